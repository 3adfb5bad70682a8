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
    #: The statistics that may be less than 0.
    signed: list[str] = []
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
        self.signed = sorted({*self.signed, *other.signed})
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


def mean_of(total: float, squares: float, count: int, signed: bool = False) -> Mean:
    """A mean with its 95 % interval, from a sum and a sum of squares.

    What is never below 0 and has no larger squares than itself is a share from 0 to 1. Intervals
    do not leave the range.
    """
    mean = total / count
    if not signed and squares <= total:
        return Mean(mean=round(mean, 6), interval=share_interval(total, squares, count))
    variance = max(0.0, squares - count * mean * mean) / max(1, count - 1)
    spread = student95(count) * math.sqrt(variance / count)
    low = mean - spread if signed else max(0.0, mean - spread)
    return Mean(mean=round(mean, 6), interval=(round(low, 6), round(mean + spread, 6)))


def student95(count: int) -> float:
    """Half the width of a 95 % interval of so many results, in standard errors of their mean.

    Student's t, whose error is known no better than the results tell; for few of them roughly.
    """
    freedom = max(1, count - 1)
    first = (Z95**3 + Z95) / 4
    second = (5 * Z95**5 + 16 * Z95**3 + 3 * Z95) / 96
    return Z95 + first / freedom + second / freedom**2


def share_interval(total: float, squares: float, count: int) -> tuple[float, float]:
    """Wilson's interval where results may also be shared, such as a draw that counts one half.

    They vary less than wins and defeats, as if there were more games. A win and a defeat on top
    keep a few draws from being taken for certain.
    """
    share = (total + 1) / (count + 2)
    variance = (squares + 1) / (count + 2) - share * share
    more = share * (1 - share) / variance
    return wilson(total * more, count * more)


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    share = successes / trials
    centre = share + Z95 * Z95 / (2 * trials)
    spread = Z95 * math.sqrt(share * (1 - share) / trials + Z95 * Z95 / (4 * trials * trials))
    scale = 1 + Z95 * Z95 / trials
    return (round((centre - spread) / scale, 6), round((centre + spread) / scale, 6))
