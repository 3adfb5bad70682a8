"""`tablee replay`: a recorded game, told again and checked.

`tablee review`: what its decisions cost, and what was luck.

`tablee verify`: were the draws of a record fair?

`tablee scenario`: a scenario file, played and checked.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.cli.arguments import add_command, add_language, texts_of
from tablee.cli.files import Complaint, own_mistakes, print_json, read_file, read_text
from tablee.games import registry
from tablee.kernel.documents import Fault, Faults, Record, Scenario, SeatDocument
from tablee.kernel.reading import read_json
from tablee.option_files import OwnMaps, usual_folder
from tablee.texts import Texts, printable

if TYPE_CHECKING:
    from tablee.client import Receipt, Vouched


def add_replay(commands: Any) -> None:
    command = add_command(commands, "replay", "replay a recorded game and verify it", run_replay)
    command.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    command.add_argument(
        "--seat", metavar="N", help="only what this seat saw, or 'spectator' (default: all)"
    )
    command.add_argument("--upto", type=int, metavar="LINE", help="stop after this line")
    command.add_argument("--json", action="store_true", help="events and result as JSON")
    add_language(command)


def run_replay(arguments: argparse.Namespace) -> None:
    from tablee.kernel.record import read_record, replay
    from tablee.kernel.state import EVERYTHING, SPECTATOR

    source = arguments.file
    if arguments.upto is not None and arguments.upto < 0:
        raise Complaint("--upto: must be at least 0")
    try:
        record = read_record(read_json(read_file(source), source))
        game = registry.game(record.game)
        english = game.narrator(Texts("en").say, _names(record.seats, Texts("en")))
        match = replay(record, game, arguments.upto, english.refusal)
    except Faults as faults:
        raise faults.named(source) from None
    except registry.UnknownGame as error:
        raise Faults([Fault("game", str(error))], source) from None
    observer = _observer(arguments.seat, len(match.seats))
    log = match.log(observer)
    if arguments.json:
        shown: dict[str, Any] = {"events": log, "result": match.outcome()}
        if observer == EVERYTHING:
            shown["position"] = match.position()
        else:
            shown["view"] = match.view(observer).document()
        print_json(shown)
        return
    texts = texts_of(arguments)
    narrator = game.narrator(texts.say, _names(match.seats, texts), max(observer, SPECTATOR))
    for event in log:
        print(f"{event['seq']:4} {narrator.event(event)}")
    outcome = match.outcome()
    if outcome is not None:
        print(narrator.outcome(outcome))
    else:
        for line in narrator.look(match.view(max(observer, -1))):
            print(line)


def _names(seats: list[SeatDocument], texts: Texts) -> list[str]:
    """Names that can be printed: a file may hold anything."""
    return [
        printable(seat.name) or texts.say("term-name-human", {"number": number + 1})
        for number, seat in enumerate(seats)
    ]


def _observer(seat: str | None, seats: int) -> int:
    from tablee.kernel.state import EVERYTHING, SPECTATOR

    if seat is None:
        return EVERYTHING
    if seat == "spectator":
        return SPECTATOR
    if seat in map(str, range(seats)):
        return int(seat)
    raise Complaint(f"--seat: must be 0 to {seats - 1} or 'spectator', not {seat[:20]!r}")


def add_review(commands: Any) -> None:
    command = add_command(
        commands, "review", "tell what the decisions of a game cost and what was luck", run_review
    )
    command.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    command.add_argument("--seat", type=int, metavar="N", help="whose review (default: seat 0)")
    command.add_argument(
        "--seed", type=int, help="the luck of the judge, who judges anew (default: 1)"
    )
    shape = command.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="the whole ledger as JSON")
    shape.add_argument("--html", action="store_true", help="a page with the curve as HTML")
    shape.add_argument("--record", action="store_true", help="the record, carrying its review")
    command.add_argument(
        "--learn", action="store_true", help="keep its mistakes as questions for `tablee mistakes`"
    )
    command.add_argument("--why", type=int, metavar="LINE", help="only the decision of this line")
    add_language(command)


def run_review(arguments: argparse.Namespace) -> None:
    from tablee.kernel.record import read_record, replay
    from tablee.puzzles.mistakes import questions_of
    from tablee.review.carried import carried, carrying
    from tablee.review.ledger import NoJudge, NotOver, review, steps_of
    from tablee.review.page import page
    from tablee.review.seats import seen_from
    from tablee.review.words import Sentences

    source = arguments.file
    try:
        record = read_record(read_json(read_file(source), source))
        game = registry.game(record.game)
        match = replay(record, game)
        seat = _review_seat(arguments.seat, len(match.seats))
        progress = _show_progress if sys.stderr.isatty() else None
        made = carried(record) if arguments.seed is None else None
        made = made or review(
            record, 1 if arguments.seed is None else arguments.seed, progress=progress
        )
        found = seen_from(made, seat)
    except Faults as faults:
        raise faults.named(source) from None
    except registry.UnknownGame as error:
        raise Faults([Fault("game", str(error))], source) from None
    except (NotOver, NoJudge) as error:
        raise Complaint(f"{source}: {error}") from None
    steps = steps_of(match, record)
    texts = texts_of(arguments)
    if arguments.learn:
        questions = questions_of(game, found, steps, _names(match.seats, texts))
        mistakes = own_mistakes()
        count = mistakes.add(game.key, questions)
        print(mistakes.in_words(count, texts), file=sys.stderr)
    if arguments.json or arguments.record:
        print_json(carrying(record, made) if arguments.record else found)
        return
    narrator = game.narrator(texts.say, _names(match.seats, texts), seat)
    sentences = Sentences(game, found, steps, narrator)
    if arguments.html:
        print(page(found, sentences, narrator, texts.language), end="")
        return
    lines = sentences.whole()
    if arguments.why is not None:
        line = sentences.find(arguments.why)
        if line is None:
            raise Complaint(f"--why: {texts.say('review-no-line', {'line': str(arguments.why)})}")
        lines = sentences.why(line, arguments.why)
    for text in lines:
        print(text)


def _review_seat(seat: int | None, seats: int) -> int:
    if seat is None:
        return 0
    if 0 <= seat < seats:
        return seat
    raise Complaint(f"--seat: must be 0 to {seats - 1}, not {seat}")


def _show_progress(done: int, total: int) -> None:
    """How far it is, on a line of its own that is written over."""
    end = "\r" if done < total else "\n"
    print(f"review: {done} of {total}", end=end, file=sys.stderr, flush=True)


def add_verify(commands: Any) -> None:
    command = add_command(
        commands, "verify", "check that every draw of a record was fair", run_verify
    )
    command.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    command.add_argument(
        "--commitment",
        default="",
        metavar="HEX",
        help="the promise you were shown before the start",
    )
    command.add_argument(
        "--contribution", default="", metavar="HEX", help="what you added to the dice"
    )
    command.add_argument("--table", default="", metavar="NAME", help="the name in the table's link")
    command.add_argument("--json", action="store_true", help="as JSON")


def run_verify(arguments: argparse.Namespace) -> None:
    from tablee.client import Receipt
    from tablee.kernel.record import read_record
    from tablee.server.fairness import verify

    source = arguments.file
    receipt = Receipt(arguments.commitment.strip().lower(), arguments.contribution.strip().lower())
    try:
        record = read_record(read_json(read_file(source), source))
        proof = verify(record)
        _check_name(record, arguments.table)
        vouched = _vouched(record, receipt)
    except registry.UnknownGame as error:
        raise Faults([Fault("game", str(error))], source) from None
    except Faults as faults:
        raise faults.named(source) from None
    if arguments.json:
        print_json({**msgspec.to_builtins(proof), "vouched": vouched})
        return
    print(f"{proof.game}: {proof.moves} lines, {proof.draws} draws: all as the secret gives them")
    if proof.deal:
        print(f"The luck of deal {proof.deal} was fixed beforehand, by the situation (K4.6).")
    if proof.known:
        print(
            f"{proof.known} draws are those of the game it was made of, not of the secret (K14.4)."
        )
    for tally in proof.tallies:
        counts = " ".join(map(str, tally.counts))
        print(f"  below {tally.sides:3}: {counts}  (expected {tally.expected:g} each)")
    print(Texts("en").say(f"dice-{vouched}"))
    if vouched == "seen" and not arguments.table and record.fairness is not None:
        print(f"That is so if the table's link had this name in it: {record.fairness.label}")


def _check_name(record: Record, name: str) -> None:
    """A server that could name its table at the end would try names until it likes the dice."""
    assert record.fairness is not None, "it was verified"
    label = record.fairness.label
    if name and name != label and not record.fairness.keyed:
        raise Faults([Fault("fairness.label", f"is {label!r}: these are another table's dice")])


def _vouched(record: Record, receipt: Receipt) -> Vouched:
    """For what the person who kept this can vouch; a fault where the record differs."""
    from tablee.client import Unfair, vouch

    assert record.fairness is not None, "it was verified"
    try:
        found = vouch(record.fairness.commitment, record.fairness.contributions, receipt)
        return "fixed" if record.fairness.keyed else found
    except Unfair as unfair:
        message = Texts("en").say(f"dice-unfair-{unfair.part}")
        raise Faults([Fault(f"fairness.{unfair.part}", message)]) from None


def add_scenario(commands: Any) -> None:
    command = add_command(commands, "scenario", "play a scenario file and check it", run_scenario)
    command.add_argument("file", metavar="FILE", help="a scenario in TOML")
    command.add_argument("--json", action="store_true", help="the result as JSON")


def with_map(scenario: Scenario) -> Scenario:
    """The scenario with the drawing in the place of a map's name."""
    maps = OwnMaps(registry.game(scenario.game), usual_folder())
    if scenario.options is not None:
        return msgspec.structs.replace(scenario, options=maps.fill_in(scenario.options))
    position = scenario.position or {}
    if not isinstance(position.get("options"), dict):
        return scenario
    position = position | {"options": maps.fill_in(position["options"])}
    return msgspec.structs.replace(scenario, position=position)


def run_scenario(arguments: argparse.Namespace) -> int:
    from tablee.kernel.scenario import ScenarioFailure, ScenarioRun, read_scenario

    source = arguments.file
    text = read_text(source)
    failure: ScenarioFailure | None = None
    try:
        scenario = read_scenario(text)
        run = ScenarioRun(with_map(scenario), registry.game(scenario.game))
    except Faults as faults:
        raise faults.named(source) from None
    except registry.UnknownGame as error:
        raise Faults([Fault("game", str(error))], source) from None
    try:
        run.run()
    except ScenarioFailure as found:
        failure = found
    if arguments.json:
        print_json(
            {
                "title": scenario.title,
                "passed": failure is None,
                "line": failure.line if failure else None,
                "message": failure.message if failure else None,
                "moves": run.match.line,
                "result": run.match.outcome(),
            }
        )
    elif failure is None:
        print(f"{scenario.title}: passed, {run.match.line} moves")
    else:
        print(f"{source}: {scenario.title}: {failure}", file=sys.stderr)
    return 0 if failure is None else 1
