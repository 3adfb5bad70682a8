"""What came of some games: counts and sums that add up, and the figures made of them."""

from __future__ import annotations

import math
from collections import Counter
from typing import TypeVar

import msgspec

Number = TypeVar("Number", int, float)

#: Half the width of a 95 % interval, in standard errors.
Z95 = 1.959964


class Row(msgspec.Struct, frozen=True, array_like=True):
    """One game."""

    number: int
    steps: int
    reason: str
    winners: list[int]
    scores: list[float]
    statistics: dict[str, float]


class Tally(msgspec.Struct, kw_only=True):
    """What came of some games. Tallies add up."""

    games: int = 0
    steps: int = 0
    longest: int = 0
    outcomes: dict[str, int] = {}
    won: int = 0
    wins: list[int] = []
    scores: list[float] = []
    #: Games by their length in moves.
    lengths: dict[int, int] = {}
    #: Of each statistic the sum and the sum of squares, enough for a mean and its error.
    sums: dict[str, tuple[float, float]] = {}
    #: What the game counts besides: table -> label -> how often.
    counts: dict[str, dict[str, int]] = {}
    #: A row for each game, if they are kept; rows are not added up.
    rows: list[Row] = []

    def add(self, other: Tally) -> None:
        """Count another tally's games as well."""
        self.games += other.games
        self.steps += other.steps
        self.longest = max(self.longest, other.longest)
        self.outcomes = dict(Counter(self.outcomes) + Counter(other.outcomes))
        self.won += other.won
        self.wins = _summed(self.wins, other.wins)
        self.scores = _summed(self.scores, other.scores)
        for steps, games in other.lengths.items():
            self.lengths[steps] = self.lengths.get(steps, 0) + games
        for name, (total, squares) in other.sums.items():
            before = self.sums.get(name, (0.0, 0.0))
            self.sums[name] = (before[0] + total, before[1] + squares)
        for table, labels in other.counts.items():
            mine = self.counts.setdefault(table, {})
            for label, count in labels.items():
                mine[label] = mine.get(label, 0) + count


def _summed(first: list[Number], second: list[Number]) -> list[Number]:
    """Sums by seat; a tally of no games has no seats yet."""
    return [a + b for a, b in zip(first, second, strict=True)] if first else list(second)


class Mean(msgspec.Struct, frozen=True, kw_only=True):
    """The mean of a statistic over all games, with its 95 % interval."""

    mean: float
    interval: tuple[float, float]


def mean_of(total: float, squares: float, count: int) -> Mean:
    """A mean with its 95 % interval, from a sum and a sum of squares.

    What only happens or does not is a share, which is not sure because it has never varied.
    """
    mean = total / count
    if total == squares:
        return Mean(mean=round(mean, 6), interval=wilson(total, count))
    variance = max(0.0, squares / count - mean * mean)
    spread = Z95 * math.sqrt(variance / count)
    return Mean(mean=round(mean, 6), interval=(round(mean - spread, 6), round(mean + spread, 6)))


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    share = successes / trials
    centre = share + Z95 * Z95 / (2 * trials)
    spread = Z95 * math.sqrt(share * (1 - share) / trials + Z95 * Z95 / (4 * trials * trials))
    scale = 1 + Z95 * Z95 / trials
    return (round((centre - spread) / scale, 6), round((centre + spread) / scale, 6))
