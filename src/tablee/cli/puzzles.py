"""`tablee puzzle`, `tablee mistakes`: solve puzzles, or one's own mistakes, in the terminal.

`tablee puzzles make` and `tablee puzzles check`: puzzles cut from games, and checked anew.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.cli.arguments import (
    add_command,
    add_game,
    add_language,
    add_options,
    check_positive,
    table_options,
    texts_of,
)
from tablee.cli.files import Complaint, own_folder, own_mistakes, print_json, read_file
from tablee.games import registry
from tablee.kernel.documents import Fault, Faults
from tablee.kernel.game import Game
from tablee.kernel.reading import read_json

if TYPE_CHECKING:
    from tablee.puzzles.checking import Checked
    from tablee.puzzles.courses import Course
    from tablee.puzzles.documents import Puzzle, Puzzles
    from tablee.puzzles.making import Moment


def add_puzzle(commands: Any) -> None:
    command = add_command(commands, "puzzle", "solve puzzles in the terminal", run_puzzle)
    add_game(command)
    command.add_argument("--id", metavar="ID", help="this puzzle (default: the next for you)")
    command.add_argument("--grade", choices=("easy", "medium", "hard"), help="only this grade")
    _add_screen(command)


def _add_screen(command: argparse.ArgumentParser) -> None:
    command.add_argument("--tui", action="store_true", help="full-screen, with the board")
    add_language(command)


def run_puzzle(arguments: argparse.Namespace) -> None:
    from tablee.puzzles.courses import PuzzleCourse
    from tablee.puzzles.files import shipped
    from tablee.puzzles.progress import Progress

    game = registry.game(arguments.game)
    texts = texts_of(arguments)
    puzzles = [
        puzzle
        for puzzle in shipped(game.key).puzzles
        if arguments.grade in (None, puzzle.grade) and arguments.id in (None, puzzle.id)
    ]
    if not puzzles:
        name = texts.say(f"{game.key}-name") if texts.has(f"{game.key}-name") else game.key
        raise Complaint(texts.say("puzzle-none", {"game": name}))
    progress = Progress(own_folder() / "puzzles.json")
    if not progress.is_kept():
        print(texts.say("puzzle-not-kept-here"), file=sys.stderr)
    _ask(PuzzleCourse(game, puzzles, progress, texts), arguments)


def add_mistakes(commands: Any) -> None:
    command = add_command(
        commands, "mistakes", "answer anew where your reviews found mistakes", run_mistakes
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="only this game's (default: all)")
    _add_screen(command)


def run_mistakes(arguments: argparse.Namespace) -> None:
    from tablee.puzzles.courses import MistakeCourse

    texts = texts_of(arguments)
    mistakes = own_mistakes()
    if not mistakes.is_kept():
        print(texts.say("puzzle-not-kept-here"), file=sys.stderr)
    game = registry.game(arguments.game).key if arguments.game else ""
    if not mistakes.waiting(game):
        print(texts.say("puzzle-no-mistakes"))
        return
    _ask(MistakeCourse(mistakes, texts, game), arguments)


def _ask(course: Course, arguments: argparse.Namespace) -> None:
    """Ask what a course has, line by line or on a screen."""
    from tablee.term.puzzles import PuzzleTerminal
    from tablee.term.screen import Screen

    if not arguments.tui:
        PuzzleTerminal(course, Screen(course.texts)).run()
        return
    from tablee.cli.tui import leave, need_terminal
    from tablee.tui.puzzles import PuzzleApp

    need_terminal(course.texts)
    first = course.next_after(None)
    if first is not None:
        leave(PuzzleApp(course, first))


def add(commands: Any) -> None:
    command = add_command(
        commands, "puzzles", "make puzzles from games, and check those that are shipped", run_list
    )
    actions = command.add_subparsers(title="actions", metavar="ACTION")
    make = add_command(actions, "make", "cut puzzles from games of strong bots", run_make)
    add_game(make)
    add_options(make)
    make.add_argument("--games", type=int, default=10, metavar="N", help="how many games (10)")
    make.add_argument("--seed", type=int, default=1, metavar="S", help="the seed (1)")
    make.add_argument("--level", metavar="LEVEL", help="who plays them (default: the strongest)")
    make.add_argument(
        "--record",
        action="append",
        default=[],
        metavar="FILE",
        help="cut from this record instead, or from its mistakes if it carries its review",
    )
    make.add_argument("--kind", metavar="KIND", help="only puzzles of this kind")
    make.add_argument(
        "--most", type=int, default=1000, metavar="N", help="of each grade so many in the file"
    )
    make.add_argument(
        "--most-alike", type=int, default=1000, metavar="N", help="of each kind so many in the file"
    )
    make.add_argument(
        "--into", required=True, metavar="FILE", help="add them to this file of puzzles"
    )
    check = add_command(actions, "check", "judge puzzles anew with other luck", run_check)
    check.add_argument("game", metavar="GAME", nargs="?", help="only this game's (default: all)")
    check.add_argument("--file", metavar="FILE", help="a file of puzzles (default: the shipped)")
    check.add_argument("--seed", type=int, default=1_000_003, metavar="S", help="the seed")
    check.add_argument(
        "--effort", type=int, default=10, metavar="N", help="times the worlds of the making (10)"
    )
    check.add_argument("--part", metavar="I/N", help="only every N-th puzzle, from the I-th")
    check.add_argument("--into", metavar="FILE", help="write those that stand to this file")
    check.add_argument("--json", action="store_true", help="the report as JSON")


def run_list(arguments: argparse.Namespace) -> None:  # noqa: ARG001
    """What is shipped."""
    from tablee.puzzles.files import shipped

    for name in registry.names():
        puzzles = shipped(name).puzzles
        if puzzles:
            print(f"{name}: {_counts(puzzles)}")


def _counts(puzzles: list[Puzzle]) -> str:
    grades = Counter(puzzle.grade for puzzle in puzzles)
    kinds = Counter(puzzle.kind for puzzle in puzzles)
    parts = [f"{count} {name}" for name, count in (*grades.items(), *kinds.most_common())]
    return f"{len(puzzles)} puzzle{'' if len(puzzles) == 1 else 's'}: {', '.join(parts)}"


def run_make(arguments: argparse.Namespace) -> None:
    from tablee.puzzles.documents import Puzzles
    from tablee.puzzles.making import Maker, NoJudge

    game = registry.game(arguments.game)
    check_positive(arguments, "games", "most")
    kept = _read(arguments.into, game.key) if Path(arguments.into).exists() else None
    puzzles = {puzzle.id: puzzle for puzzle in kept.puzzles} if kept else {}
    try:
        maker = Maker(game, arguments.seed)
    except NoJudge:
        raise Complaint(f"{game.key} has no judge, so it has no puzzles") from None

    def wanted(kind: str, grade: str) -> bool:
        alike = sum(puzzle.kind == kind for puzzle in puzzles.values())
        graded = sum(puzzle.grade == grade for puzzle in puzzles.values())
        right_kind = arguments.kind in (None, kind)
        return right_kind and alike < arguments.most_alike and graded < arguments.most

    for number, (moments, options) in enumerate(_sources(game, arguments), start=1):
        for puzzle in maker.cut(moments, options, wanted):
            puzzles.setdefault(puzzle.id, puzzle)
        _write(arguments.into, Puzzles(game=game.key, puzzles=list(puzzles.values())))
        print(f"game {number}: {_counts(list(puzzles.values()))}", file=sys.stderr, flush=True)


def _sources(game: Game, arguments: argparse.Namespace) -> Any:
    """By game, its decisions and its options."""
    from tablee.puzzles.making import moments_of_game

    if arguments.record:
        for file in arguments.record:
            yield _moments_of_record(game, file)
        return
    options = table_options(game, arguments)
    level = arguments.level or game.levels[-1]
    if not game.has_bot(level):
        known = ", ".join(game.levels)
        raise Complaint(f"--level: {game.key} has no {level!r}; choose from {known}")
    for number in range(arguments.games):
        yield moments_of_game(game, options, level, arguments.seed * 100_000 + number), options


def _moments_of_record(game: Game, file: str) -> tuple[list[Moment], dict[str, Any]]:
    """Its decisions; of a record that carries its review, those that were mistakes."""
    from tablee.kernel.record import read_record, replay
    from tablee.review.carried import carried
    from tablee.review.documents import MISTAKE
    from tablee.review.ledger import steps_of

    try:
        record = read_record(read_json(read_file(file), file))
        if record.game != game.key:
            raise Faults([Fault("game", f"is {record.game}, not {game.key}")])
        steps = steps_of(replay(record, game), record)
        review = carried(record)
    except Faults as faults:
        raise faults.named(file) from None
    if review is not None:
        # A decision may be a whole turn.
        wrong = [range(one.line, one.last + 1) for one in review.lines if one.verdict == MISTAKE]
        steps = [step for step in steps if any(step.line in lines for lines in wrong)]
    return [(step.seat, step.before) for step in steps], record.options


def run_check(arguments: argparse.Namespace) -> int:
    """Exit code 1 if any puzzle falls."""
    from tablee.puzzles.checking import check
    from tablee.puzzles.documents import Puzzles
    from tablee.puzzles.files import shipped

    check_positive(arguments, "effort")
    names = [registry.game(arguments.game).key] if arguments.game else registry.names()
    found: dict[str, list[Checked]] = {}
    for name in names:
        puzzles = _read(arguments.file, name) if arguments.file else shipped(name)
        puzzles = _part(puzzles, arguments.part)
        found[name] = []
        for checked in check(registry.game(name), puzzles, arguments.seed, arguments.effort):
            found[name].append(checked)
            if not arguments.json:
                print(f"{name} {checked.puzzle.id}: {_verdict(checked)}", flush=True)
        if arguments.into:
            standing = [checked.puzzle for checked in found[name] if not checked.fault]
            _write(arguments.into, Puzzles(game=name, puzzles=standing))
    fallen = sum(bool(checked.fault) for each in found.values() for checked in each)
    total = sum(len(each) for each in found.values())
    if arguments.json:
        print_json({name: [_report(checked) for checked in each] for name, each in found.items()})
    else:
        share = 100 * fallen / total if total else 0.0
        print(f"{total} puzzle{'' if total == 1 else 's'} checked, {fallen} fell ({share:.1f} %)")
    return 1 if fallen else 0


def _verdict(checked: Checked) -> str:
    if checked.fault == "broken":
        return "FELL: its position does not give its view any more"
    wrong = [answer for answer in checked.answers if not answer.right]
    least = min(wrong, key=lambda answer: answer.behind)
    margin = f"{100 * least.behind:.1f} ± {200 * least.error:.1f} points"
    return f"FELL ({checked.fault}): {margin}" if checked.fault else f"stands by {margin}"


def _report(checked: Checked) -> dict[str, Any]:
    return {
        "id": checked.puzzle.id,
        "kind": checked.puzzle.kind,
        "grade": checked.puzzle.grade,
        "fault": checked.fault,
        "answers": checked.answers,
    }


def _part(puzzles: Puzzles, part: str | None) -> Puzzles:
    from tablee.puzzles.documents import Puzzles

    if part is None:
        return puzzles
    first, slash, count = part.partition("/")
    if (
        not slash
        or not first.isdecimal()
        or not count.isdecimal()
        or not 1 <= int(first) <= int(count)
    ):
        raise Complaint("--part: write 1/4 for the first of four parts")
    return Puzzles(game=puzzles.game, puzzles=puzzles.puzzles[int(first) - 1 :: int(count)])


def _read(file: str, game: str) -> Puzzles:
    from tablee.puzzles.files import read_puzzles

    try:
        found = read_puzzles(read_file(file))
    except Faults as faults:
        raise faults.named(file) from None
    if found.game != game:
        raise Faults([Fault("game", f"is {found.game}, not {game}")], file)
    return found


def _write(file: str, puzzles: Puzzles) -> None:
    from tablee.puzzles.files import written

    try:
        Path(file).write_bytes(written(puzzles))
    except OSError as error:
        raise Complaint(f"{file}: {error.strerror or error}") from None
