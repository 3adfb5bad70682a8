"""Puzzles on a screen: the board, the answers beside it, and what each was worth."""

from __future__ import annotations

import pytest
from tests.tui.screens import NARROW, WIDE, run, said, shown, types, until
from textual.pilot import Pilot

from tablee.games import registry
from tablee.puzzles.courses import PuzzleCourse
from tablee.puzzles.files import shipped
from tablee.puzzles.progress import Progress
from tablee.texts import Texts
from tablee.tui.puzzles import PuzzleApp
from tablee.tui.widgets import MovesList


@pytest.mark.parametrize("game", ["les-poilus", "footclub", "trench-club"])
def test_a_puzzle_is_answered_explained_and_followed_by_another(game: str) -> None:
    puzzles, progress = shipped(game).puzzles[:2], Progress()
    texts = Texts("de" if game == "footclub" else "en")
    course = PuzzleCourse(registry.game(game), puzzles, progress, texts)
    first = course.next_after(None)
    assert first is not None
    app = PuzzleApp(course, first)

    async def script(pilot: Pilot[str]) -> None:
        await until(pilot, lambda: pilot.app.query_one(MovesList).option_count > 0)
        answers = first.puzzle.answers
        assert pilot.app.query_one(MovesList).option_count == len(answers)
        assert first.asks() in shown(pilot, "#prompt").replace("\n", " ")
        await types(pilot, "99")
        no_such = texts.say("puzzle-no-such-answer", {"count": len(answers)})
        await until(pilot, lambda: no_such in said(pilot))
        right = next(place for place, one in enumerate(answers, 1) if one.right)
        await types(pilot, str(right))
        await until(pilot, lambda: texts.say("puzzle-right") in said(pilot))
        assert progress.streak() == 1
        # By the list as well, and then the next one.
        pilot.app.query_one(MovesList).focus()
        await pilot.press("enter")
        await pilot.press("n")
        await until(pilot, lambda: app.source.words.puzzle.id != first.puzzle.id)
        await until(pilot, lambda: texts.say("puzzle-right") not in said(pilot))
        assert len(progress.tried) == 1

    run(app, script, WIDE if game == "trench-club" else NARROW)
