"""Strength from results: Elo differences with error bars, a test that stops early, and ladders."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from tablee.lab.tally import Z95

#: Elo points for each unit of the logistic scale.
SCALE = 400 / math.log(10)
#: Shares are kept this far from 0 and 1, where Elo has no bounds.
EDGE = 1e-4


def elo_of(share: float) -> float:
    """The difference in strength at which a player expects this share of the points."""
    share = min(1 - EDGE, max(EDGE, share))
    return SCALE * math.log(share / (1 - share))


def share_of(elo: float) -> float:
    """The share of the points that a player so much stronger expects."""
    return 1 / (1 + math.exp(-elo / SCALE))


class Score(msgspec.Struct, kw_only=True):
    """The results of pairs, each a share of the points from 0 to 1. Scores add up."""

    pairs: int = 0
    total: float = 0.0
    squares: float = 0.0
    #: Pairs by result: lost, drawn or split, and won.
    lost: int = 0
    even: int = 0
    won: int = 0

    def count(self, share: float, result: float | None = None) -> None:
        """Add a pair; `result` is its real share where `share` is one without luck."""
        self.pairs += 1
        self.total += share
        self.squares += share * share
        result = share if result is None else result
        self.lost += result < 0.5
        self.even += result == 0.5
        self.won += result > 0.5

    def add(self, other: Score) -> None:
        """Add other pairs."""
        self.pairs += other.pairs
        self.total += other.total
        self.squares += other.squares
        self.lost += other.lost
        self.even += other.even
        self.won += other.won

    def share(self) -> float:
        """The mean share of the points."""
        return self.total / self.pairs

    def error(self) -> float:
        """The standard error of the share. Pairs are independent; the games of a pair are not.

        A pair won and a pair lost are counted on top, so that few pairs, all alike, prove little.
        """
        mean = self.cautious_share()
        variance = (self.squares + 1) / (self.pairs + 2) - mean * mean
        return math.sqrt(variance / (self.pairs + 2))

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        spread = Z95 * self.error()
        return (max(0.0, self.cautious_share() - spread), min(1.0, self.cautious_share() + spread))

    def cautious_share(self) -> float:
        """The share with a pair won and a pair lost on top."""
        return (self.total + 1) / (self.pairs + 2)

    def log_likelihood_ratio(self, elo0: float, elo1: float) -> float:
        """How much better `elo1` explains the results than `elo0`, by the normal approximation.

        This is the generalised sequential probability ratio test over pairs, whose results need
        not be wins and losses.
        """
        if not self.pairs:
            return 0.0
        variance = self.error() ** 2
        share0, share1 = share_of(elo0), share_of(elo1)
        return (share1 - share0) * (2 * self.share() - share0 - share1) / (2 * variance)


class Sprt(msgspec.Struct, frozen=True, kw_only=True):
    """A sequential test: is the first player stronger by `elo1` rather than by `elo0`?"""

    elo0: float
    elo1: float
    #: The chances of a wrong yes and of a wrong no.
    alpha: float = 0.05
    beta: float = 0.05

    def verdict(self, score: Score) -> str:
        """The answer, "yes" or "no"; nothing if more pairs are needed."""
        ratio = score.log_likelihood_ratio(self.elo0, self.elo1)
        if ratio >= math.log((1 - self.beta) / self.alpha):
            return "yes"
        if ratio <= math.log(self.beta / (1 - self.alpha)):
            return "no"
        return ""


def ladder(
    names: Sequence[str], results: dict[tuple[int, int], Score]
) -> list[tuple[float, float]]:
    """Elo of each player and its standard error, from pairs between them; the first stands at 0.

    `results[i, j]` is what player i scored against player j. The strengths are those that make
    the expected points equal the scored ones (Bradley and Terry), found by Newton's method.
    """
    count = len(names)
    strength = [0.0] * count
    inverse: list[list[float]] = []
    for _ in range(60):
        gradient = [0.0] * count
        curvature = [[0.0] * count for _ in range(count)]
        for (i, j), score in results.items():
            share = score.share()
            if not EDGE < share < 1 - EDGE:
                # Whoever won every pair is stronger, but not without bounds.
                share = score.cautious_share()
            expected = 1 / (1 + math.exp(strength[j] - strength[i]))
            # Each pair counts as much as its results are sure.
            weight = expected * (1 - expected) / max(score.error() ** 2, 1e-9)
            gap = weight * (share - expected)
            gradient[i] += gap
            gradient[j] -= gap
            bend = weight * expected * (1 - expected)
            curvature[i][i] += bend
            curvature[j][j] += bend
            curvature[i][j] -= bend
            curvature[j][i] -= bend
        inverse = inverted([row[1:] for row in curvature[1:]])
        step = [sum(a * b for a, b in zip(row, gradient[1:], strict=True)) for row in inverse]
        for place, change in enumerate(step):
            strength[place + 1] += max(-1.0, min(1.0, change))
        if max(map(abs, step), default=0.0) < 1e-9:
            break
    errors = [0.0, *(math.sqrt(max(0.0, inverse[k][k])) for k in range(count - 1))]
    return [(SCALE * s, SCALE * e) for s, e in zip(strength, errors, strict=True)]


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        if abs(rows[pivot][column]) < 1e-300:
            raise ValueError("some players have not met, even through others")
        rows[column], rows[pivot] = rows[pivot], rows[column]
        lead = rows[column][column]
        rows[column] = [value / lead for value in rows[column]]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
