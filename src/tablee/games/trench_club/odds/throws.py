"""Throws of dice as numbers of ways: n dice have 12**n, all equally likely.

What a throw is expected to do, quickly: chances of damage, and means, remembered for good.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.units import (
    LEVEL_OF,
    MOST_BONUS,
    MOST_OWN_DICE,
    SCATTERS,
    TOP_FACE,
)
from tablee.games.trench_club.rules.combat import STRAYS, damage_of
from tablee.games.trench_club.table.components import Components

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


_MEANS: Final[dict[int, float]] = {}


def mean_damage(dice: i64, face: i64, row: i64) -> float:
    """The mean damage of a throw on a unit without damage."""
    key = (dice * 13 + face) * 8 + row
    found = _MEANS.get(key)
    if found is None:
        found = 0.0
        chances = damage_chances(dice, face, row)
        for damage in range(1, 7):
            found += chances[damage] * float(damage)
        _MEANS[key] = found
    return found


def precision(table: Components, unit: i64) -> float:
    """T5.8: how often a shell lands where it should."""
    if not SCATTERS[table.kind[unit]]:
        return 1.0
    strays = STRAYS[LEVEL_OF[table.experience[unit]]]
    return 1.0 - float(strays) / float(TOP_FACE)


def worth_lost(worths: list[float], chances: list[float], aim: float, last: i64) -> list[float]:
    """By damage before a throw: the mean of what a unit loses of its worth.

    `worths` is by damage, the `last` of them being that of a destroyed unit; `aim` is how often
    the throw is made at all.
    """
    found: list[float] = []
    for before in range(last):
        mean = 0.0
        worth = worths[before]
        for damage in range(1, 7):
            after: i64 = before + damage
            if after > last:
                after = last
            mean += chances[damage] * (worth - worths[after])
        found.append(mean * aim)
    return found


def spread(before: list[float], chances: list[float], aim: float, last: i64) -> list[float]:
    """The chances of each damage after a throw; the `last` is destruction."""
    found = [0.0] * (last + 1)
    found[last] = before[last]
    missed = 1.0 - aim
    for damage in range(last):
        chance = before[damage]
        if chance > 0.0:
            found[damage] += chance * missed
            for more in range(7):
                after: i64 = damage + more
                if after > last:
                    after = last
                found[after] += chance * aim * chances[more]
    return found
