"""Throws of dice as numbers of ways: n dice have 12**n, all equally likely."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.combat import damage_of
from tablee.games.trench_club.data import MOST_BONUS, MOST_OWN_DICE, TOP_FACE

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The most dice ever thrown at once, and the most damage hits can do.
MOST_DICE: Final = MOST_OWN_DICE + MOST_BONUS
MOST_DAMAGE: Final = 6

_WAYS: Final[dict[int, list[int]]] = {}
_CHANCES: Final[dict[int, list[float]]] = {}
_SHARES: Final[dict[int, list[Fraction]]] = {}


def damage_ways(dice: i64, face: i64, row: i64) -> list[int]:
    """By damage 0 to 6: in how many of 12**dice ways a row of hits takes it."""
    key = (dice * 13 + face) * 8 + row
    found = _WAYS.get(key)
    if found is None:
        found = [0] * (MOST_DAMAGE + 1)
        for hits in range(dice + 1):
            ways: int = comb(dice, hits) * int(face) ** hits * int(TOP_FACE - face) ** (dice - hits)
            found[damage_of(row, hits)] += ways
        _WAYS[key] = found
    return found


def damage_chances(dice: i64, face: i64, row: i64) -> list[float]:
    """The same as `damage_ways`, as chances."""
    key = (dice * 13 + face) * 8 + row
    found = _CHANCES.get(key)
    if found is None:
        total = 12.0 ** float(dice)
        found = [ways / total for ways in damage_ways(dice, face, row)]
        _CHANCES[key] = found
    return found


def damage_shares(dice: i64, face: i64, row: i64, most: i64) -> list[Fraction]:
    """The chance of each damage up to what destroys; beyond that nothing counts (T14.12)."""
    key = ((dice * 13 + face) * 8 + row) * 7 + most
    found = _SHARES.get(key)
    if found is None:
        ways = damage_ways(dice, face, row)
        total = 12**dice
        found = [Fraction(count, total) for count in ways[:most]]
        found.append(Fraction(sum(ways[most:]), total))
        _SHARES[key] = found
    return found


def forget() -> None:
    """Empty what was worked out before, to measure how long that takes."""
    _WAYS.clear()
    _CHANCES.clear()
    _SHARES.clear()
