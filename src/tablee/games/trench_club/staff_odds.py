"""What a throw is expected to do, quickly: chances of damage, and means, remembered for good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.combat import STRAYS
from tablee.games.trench_club.components import Components
from tablee.games.trench_club.data import LEVEL_OF, SCATTERS, TOP_FACE
from tablee.games.trench_club.throws import damage_chances

if TYPE_CHECKING:
    from mypy_extensions import i64

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
