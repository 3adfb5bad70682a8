"""Which answers of a question are right, which are mistakes, and whether any is neither.

An answer is wrong if the review would call it a mistake: it costs at least three points, beyond two
standard errors. It is right if it is the best, or so near that nobody can tell. Anything in between
would be a matter of opinion, so there is no puzzle.
"""

from __future__ import annotations

from typing import Final

from tablee.kernel.chance import Chance
from tablee.kernel.judge import AS_GOOD_AS_DECIDED, Judge, mean_and_error
from tablee.kernel.state import View
from tablee.review.ledger import LEAST_MISTAKE, SURE

#: A wrong answer costs so much when a puzzle is made: more than a mistake must, so that it is still
#: one when the puzzle is checked with other luck.
MARGIN: Final = 0.045
#: Answers that are so near to the best are right.
NEAR: Final = 0.01
#: A puzzle has no more right answers.
MOST_RIGHT: Final = 2


class Weighed:
    """An answer with what it was found to be worth."""

    def __init__(self, moves: list[int], score: float, behind: float, error: float) -> None:
        self.moves = moves
        self.score = score
        #: How far it is behind the best, and the standard error of that.
        self.behind = behind
        self.error = error

    @property
    def right(self) -> bool:
        """Whether nobody can tell it from the best."""
        return self.behind <= NEAR and self.behind <= max(NEAR / 2, SURE * self.error)

    @property
    def wrong(self) -> bool:
        """Whether it clearly is a mistake."""
        return self.behind >= MARGIN and self.behind - SURE * self.error >= LEAST_MISTAKE

    @property
    def mistake(self) -> bool:
        """Whether the review would call it a mistake."""
        return self.behind >= LEAST_MISTAKE and self.behind > SURE * self.error


def weigh(
    judge: Judge,
    view: View,
    answers: list[list[int]],
    best: int,
    worlds: int,
    chance: Chance,
) -> list[Weighed]:
    """The answers against the one at place `best`, in the same worlds with the same luck."""
    scores = judge.compare(view, answers, worlds, chance)
    exact = len(scores[0]) == 1
    found: list[Weighed] = []
    for moves, own in zip(answers, scores, strict=True):
        mean = sum(own) / len(own)
        pairs = zip(scores[best], own, strict=True)
        behind, error = mean_and_error([ahead - score for ahead, score in pairs])
        found.append(Weighed(moves, mean, behind, 0.0 if exact else error))
    return found


def best_of(judge: Judge, view: View, answers: list[list[int]], worlds: int, chance: Chance) -> int:
    """The place of the answer that does best: found in other worlds than it is compared in."""
    scores = judge.compare(view, answers, worlds, chance)
    means = [sum(own) / len(own) for own in scores]
    return means.index(max(means))


def is_puzzle(found: list[Weighed]) -> bool:
    """Whether every answer is right or wrong, few are right, and the game is not decided."""
    right = [answer for answer in found if answer.right]
    wrong = [answer for answer in found if answer.wrong]
    if not wrong or len(right) + len(wrong) < len(found) or not 1 <= len(right) <= MOST_RIGHT:
        return False
    if len(right) > len(wrong):
        return False
    low = min(answer.score for answer in found)
    high = max(answer.score for answer in found)
    return low < AS_GOOD_AS_DECIDED and high > 1.0 - AS_GOOD_AS_DECIDED
