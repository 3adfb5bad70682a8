"""Learning from mistakes: they come back as questions until they are answered well."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.finished import record_of
from tests.quick_judges import accused_review

from tablee.cli import main
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import SeatDocument
from tablee.kernel.match import Match
from tablee.kernel.record import replay
from tablee.puzzles.courses import MistakeCourse
from tablee.puzzles.documents import Puzzle
from tablee.puzzles.mistakes import MOST, Mistakes, questions_of
from tablee.review.documents import MISTAKE, MoveReason, Review
from tablee.review.ledger import Progress, steps_of
from tablee.term.local import LocalTable
from tablee.term.puzzles import PuzzleTerminal
from tablee.term.screen import Screen
from tablee.texts import LANGUAGES, Texts

NAMES = ["Ada", "Ben"]
#: What is of no matter here.
LINE_FIGURES = ("luck", "luck_error", "guess", "guess_error", "value", "value_error")
FIGURES = (
    "start", "start_error", "end", "luck", "guess", "cost", "others_cost", "rest", "rest_error",
)  # fmt: skip


def match_of(moves: int) -> Match:
    """Some lines of FootClub."""
    game = registry.game("footclub")
    seats = [SeatDocument(name) for name in NAMES]
    match = Match(game, game.options({}), FastChance(4), seats)
    while match.line < moves:
        seat = match.to_act()[0]
        match.play(seat, match.view(seat).moves[0])
    return match


def question(number: int = 0, plan: bool = False) -> Puzzle:
    """A decision of a game that a review calls a mistake."""
    game, match = registry.game("footclub"), match_of(24)
    steps = steps_of(match, match.record())
    step = [one for one in steps if len(one.before.view(one.seat).moves) > 2][number]
    played, best, other = (game.notation(move) for move in step.before.view(step.seat).moves[:3])
    line = {
        "line": step.line,
        "last": step.line,
        "seat": step.seat,
        "verdict": MISTAKE,
        "rule": "F4.1",
        "move": played,
        "best": best,
        "played_score": 0.4,
        "best_score": 0.5,
        "cost": 0.1,
        "cost_error": 0.01,
        "best_reason": MoveReason("place", {}),
        "options": {} if plan else {played: 0.4, best: 0.5, other: 0.48},
    }
    document = {
        "game": "footclub",
        "rules": 1,
        "judge": "footclub 1",
        "seat": step.seat,
        "sides": [0, 1],
        "lines": [line | dict.fromkeys(LINE_FIGURES, 0.0)],
        "seats": [],
    }
    review = msgspec.convert(document | dict.fromkeys(FIGURES, 0.0), Review)
    (found,) = questions_of(game, review, steps, NAMES)
    return found


def number_of(asked: Puzzle, right: bool) -> int:
    return next(place for place, one in enumerate(asked.answers, 1) if one.right == right)


def learn(mistakes: Mistakes, typed: str, language: str = "en") -> str:
    """What the terminal prints."""
    screen = Screen(Texts(language), io.StringIO(typed), target := io.StringIO())
    PuzzleTerminal(MistakeCourse(mistakes, screen.texts), screen).run()
    return target.getvalue()


def test_what_is_nearly_as_good_is_answered_well_too() -> None:
    asked = question()
    assert [one.right for one in sorted(asked.answers, key=lambda one: one.score)] == [
        False,
        True,
        True,
    ]
    # Of a whole turn two plans are known.
    assert len(question(plan=True).answers) == 2


def test_a_mistake_comes_back_until_it_is_answered_well(tmp_path: Path) -> None:
    file = tmp_path / "mistakes.json"
    asked = question()
    mistakes = Mistakes(file)
    assert mistakes.add("footclub", [asked]) == 1
    assert mistakes.add("footclub", [asked]) == 0
    told = learn(mistakes, f"{number_of(asked, False)}\n{number_of(asked, True)}\nquit\n")
    assert "FootClub, your game with" in told
    assert "Not the best" in told
    # Only the first answer counts each time it is asked.
    assert "One mistake is left" in told
    again = Mistakes(file)
    assert [(one.tries, one.learned) for one in again.kept] == [(1, False)]
    told = learn(again, f"{number_of(asked, True)}\nnext\n")
    assert "No mistake is left to learn from." in told
    assert Mistakes(file).waiting() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_in_every_language(language: str) -> None:
    mistakes, asked = Mistakes(), question(1)
    mistakes.add("footclub", [asked])
    told = learn(mistakes, f"{number_of(asked, False)}\n", language)
    assert "[" not in told
    assert "{" not in told


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "mistakes.json"
    file.write_text("spoilt")
    mistakes = Mistakes(file)
    mistakes.add("footclub", [question()])
    assert not mistakes.is_kept()
    assert len(mistakes.waiting()) == 1
    assert file.read_text() == "spoilt"


@pytest.mark.parametrize("spoilt", ["", "a-file"])
def test_it_is_said_where_mistakes_cannot_be_kept(tmp_path: Path, spoilt: str) -> None:
    """In a folder that is gone, and in one that is none."""
    (tmp_path / "a-file").write_text("no folder")
    mistakes = Mistakes(tmp_path / (spoilt or "gone") / "mistakes.json")
    count = mistakes.add("footclub", [question()])
    assert "cannot be kept as questions" in mistakes.in_words(count, Texts("en"))
    assert mistakes.in_words(0, Texts("en")) == "No new mistake to learn from."
    kept = Mistakes(tmp_path / "mistakes.json")
    count = kept.add("footclub", [question()])
    assert kept.in_words(count, Texts("en")).startswith("One mistake comes back")


def test_a_table_says_once_whether_its_mistakes_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("les-poilus")
    match = replay(record_of("les-poilus-monument"), game)
    table = LocalTable(game, match, [None] * len(match.seats), FastChance(1))
    made = accused_review("les-poilus-monument", 0)

    def review(*_: Any, progress: Progress, **__: Any) -> Review:
        for done in range(9):
            progress(done, 8)
        return made

    monkeypatch.setattr("tablee.term.local.review", review)
    said: list[str] = []
    table.review(0, Texts("en"), said.append)
    # Whoever waits is told how far it is.
    assert [int(re.sub(r"\D", "", line)) for line in said[1:]] == [25, 50, 75]
    assert ["cannot be kept" in told for told in table.of_mistakes()] == [True]
    table.review(0, Texts("en"), said.append)
    assert len(said) == 4
    assert table.of_mistakes() == []


def test_what_is_learned_makes_room() -> None:
    mistakes, first = Mistakes(), question()
    mistakes.add("footclub", [first])
    mistakes.note(first, True)
    many = [msgspec.structs.replace(first, id=f"{number:08x}") for number in range(MOST)]
    mistakes.add("footclub", many)
    assert len(mistakes.kept) == MOST
    assert len(mistakes.waiting()) == MOST


def test_the_command_says_when_there_is_nothing_to_learn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["mistakes", "--lang", "en"]) == 0
    assert "tablee review FILE --learn" in capsys.readouterr().out
    assert main(["mistakes", "chess"]) == 2
