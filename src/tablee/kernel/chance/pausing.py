"""Chance as a player of its own: a move is made as far as its draws go, and says what it needs."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from tablee.kernel.chance.source import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


class NeedsDraw(Exception):
    """A draw that has not been made yet: a number below `bound` is needed.

    They are equally likely, or as likely as `weights` says.
    """

    def __init__(self, bound: int, weights: list[int] | None = None) -> None:
        super().__init__(f"a number below {bound} is needed")
        self.bound = bound
        self.weights = weights


class PausingChance(Chance):
    """Draws made so far; one more raises `NeedsDraw`.

    No branch goes on for ever, as a roll is not made again; dice of which only the hits count are
    one draw.
    """

    def __init__(self, draws: list[int]) -> None:
        self._draws = draws
        self._next = 0

    def below(self, bound: i64) -> i64:
        """The next number, or a pause. One possible number is no draw."""
        if bound == 1:
            return 0
        if self._next >= len(self._draws):
            raise NeedsDraw(bound)
        self._next += 1
        return self._draws[self._next - 1]

    def other_die(self, sides: i64, face: i64) -> i64:
        """Another face than that one."""
        other: i64 = self.below(sides - 1) + 1
        return other + 1 if other >= face else other

    def hits(self, dice: i64, sides: i64, most: i64) -> i64:
        """The next number of hits, or a pause that tells how likely each is."""
        if self._next >= len(self._draws):
            raise NeedsDraw(int(dice) + 1, hit_weights(int(dice), int(sides), int(most)))
        self._next += 1
        return self._draws[self._next - 1]


def hit_weights(dice: int, sides: int, most: int) -> list[int]:
    """In how many of all throws so many dice hit, by hits."""
    return [
        comb(dice, hits) * most**hits * (sides - most) ** (dice - hits) for hits in range(dice + 1)
    ]
