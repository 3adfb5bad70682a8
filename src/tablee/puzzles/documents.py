"""Puzzles as documents. Scores are those of an outcome: 1 is a win, so 0.01 is a point."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.kernel.documents import Prompt, Reason

PUZZLES_FORMAT: Final = "tablee-puzzles/1"

EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
GRADES: Final = (EASY, MEDIUM, HARD)


class PuzzleReason(Reason, frozen=True):
    """What speaks for an answer; the protocol has a frame that is called `Reason`."""


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """One answer, and what it is worth by what its seat knows."""

    #: The moves of the answer, one after the other; mostly one.
    moves: list[str]
    score: float
    #: By how much the best answer is ahead, and the standard error of that; 0 where it is exact.
    behind: float
    error: float
    #: Whether it counts as right: it is the best, or within the error bar of it.
    right: bool
    reasons: list[PuzzleReason]


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position in which one answer is clearly best."""

    id: str
    #: What it is about: a message `<game>-puzzle-<kind>` asks it.
    kind: str
    grade: str
    rules: int
    options: dict[str, Any]
    #: Whose decision it is.
    seat: int
    #: Whom each seat plays, by name; "" for nobody in particular.
    names: list[str]
    #: A full position that the seat must hold possible: what it cannot know is made up.
    position: dict[str, Any]
    #: What the seat knows: what is shown, and all that the answers were judged by.
    view: dict[str, Any]
    prompt: Prompt
    odds: dict[str, Any] | None
    answers: list[PuzzleAnswer]
    #: Whether the figures are exact.
    exact: bool
    #: How often each level of computer player finds a right answer, from 0 to 1.
    found: dict[str, float]
    #: The version of the judge, and in how many worlds the answers were compared.
    judge: str
    worlds: int


class Puzzles(msgspec.Struct, frozen=True, kw_only=True):
    """The puzzles of one game."""

    format: str = PUZZLES_FORMAT
    game: str
    puzzles: list[Puzzle]
