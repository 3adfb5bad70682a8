"""A review as it travels, by HTTP or WebSocket: its figures, its sentences, and how far it is."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.review.documents import Review


class ReviewedOption(msgspec.Struct, frozen=True, kw_only=True):
    """A move that somebody could have made, in notation and in words, and what it was worth."""

    move: str
    text: str
    score: float


class ReviewedMistake(msgspec.Struct, frozen=True, kw_only=True):
    """One of a seat's costliest decisions, in sentences."""

    line: int
    sentence: str
    #: What speaks for the better move, and for the one that was made.
    why: list[str]
    #: What was done, and what was better; nothing where the game was given up.
    move: str
    best: str
    #: In points, hundredths of a win, with half the width of a 95 % interval.
    points: float
    error: float
    #: The rule that asks for the decision.
    rule: str
    #: What can be answered when the position comes back as a question, best first; nothing where
    #: there is no such question.
    options: list[ReviewedOption]


class ReviewedReason(msgspec.Struct, frozen=True, kw_only=True):
    """What spoke for a move, and what is said of it."""

    line: int
    text: str
    #: Whether the verdict stands here: of a turn, where the better plan parts from it.
    judged: bool


class ReviewedStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the curve, named."""

    line: int
    last: int
    #: What it was above all: a decision, luck of draws and dice, luck of a guess, or unknown.
    cause: Literal["decision", "luck", "guess", "rest"]
    #: Whether it is one of the great ones, which have their names on the curve.
    jump: bool
    text: str
    #: Of an own decision, for each of its moves; else none.
    reasons: list[ReviewedReason]


class ReviewAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """What decisions of a finished game cost (K12.3), or how far the review is: ask again soon."""

    table: str
    #: How much is done, and how much there is; both 0 before it begins.
    done: int
    total: int
    review: Review | None = None
    #: In the language asked for: the sums, the skill, the costliest decisions, and the curve.
    sentences: list[str] = []
    skill: list[str] = []
    worst: list[ReviewedMistake] = []
    steps: list[ReviewedStep] = []
