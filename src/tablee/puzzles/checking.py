"""Shipped puzzles checked anew: other worlds, other luck, and more of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from tablee.kernel.chance import FastChance
from tablee.kernel.game import Game
from tablee.puzzles.documents import Puzzle, PuzzleAnswer, Puzzles
from tablee.puzzles.making import NoJudge
from tablee.puzzles.weighing import weigh

#: So much more than when they were made.
EFFORT: Final = 10

# Why a puzzle falls.
BROKEN: Final = "broken"
WRONG_ANSWER_RIGHT: Final = "wrong-answer-right"
RIGHT_ANSWER_WRONG: Final = "right-answer-wrong"


class Checked(msgspec.Struct, frozen=True):
    """One puzzle after the check; `fault` is "" where it stands."""

    puzzle: Puzzle
    fault: str
    #: The answers with their new figures.
    answers: list[PuzzleAnswer]


def check(game: Game, puzzles: Puzzles, seed: int, effort: int = EFFORT) -> Iterator[Checked]:
    """Check every puzzle; whoever shipped them wants `fault` to be "" everywhere."""
    judge = game.judge()
    if judge is None:
        raise NoJudge(game.key)
    for number, puzzle in enumerate(puzzles.puzzles):
        view = game.load(puzzle.position).view(puzzle.seat)
        if msgspec.to_builtins(view.document()) != puzzle.view:
            yield Checked(puzzle, BROKEN, [])
            continue
        moves = [[game.parse(move) for move in answer.moves] for answer in puzzle.answers]
        scores = [answer.score if answer.right else -1.0 for answer in puzzle.answers]
        best = scores.index(max(scores))
        worlds = effort * puzzle.worlds
        found = weigh(judge, view, moves, best, worlds, FastChance(seed, number))
        answers = [
            msgspec.structs.replace(
                answer, score=round(new.score, 4), behind=round(new.behind, 4), error=new.error
            )
            for answer, new in zip(puzzle.answers, found, strict=True)
        ]
        fault = ""
        for answer, new in zip(puzzle.answers, found, strict=True):
            if answer.right and new.mistake:
                fault = RIGHT_ANSWER_WRONG
            elif not answer.right and not new.mistake:
                fault = WRONG_ANSWER_RIGHT
        yield Checked(puzzle, fault, answers)
