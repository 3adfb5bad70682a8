"""How often a whole list of attacks destroys each of its targets, from playouts.

Order, support and losses make attacks on several targets depend on each other, and a long list on
one has too many courses to be followed. So the list is carried out many times with the rules of
`combat.py`. Its chance is seeded from the list and the position: whoever asks again about the same
table is told the same.
"""

from __future__ import annotations

import hashlib
from fractions import Fraction
from math import sqrt
from typing import Final

from tablee.games.trench_club.documents import Sampled
from tablee.games.trench_club.rules.combat import fight_all
from tablee.games.trench_club.table.components import GONE, Components
from tablee.games.trench_club.table.moves import MASK
from tablee.kernel.chance import FastChance

#: Standard errors on each side of a 95 % interval.
WIDTH: Final = 1.96
#: Digits of a margin.
DIGITS: Final = 6


#: Stands for all targets of a list.
ALL: Final = -1


def together(table: Components, attacks: list[int], count: int) -> dict[int, Sampled]:
    """By target: how often it is destroyed when the attacks are carried out in their order.

    Where there are several, also how often all of them are.
    """
    chance = FastChance(_seed(table, attacks))
    destroyed: dict[int, int] = {item & MASK: 0 for item in attacks}
    everybody = 0
    for _ in range(count):
        fight = table.copy()
        fight.attacks = attacks[:]
        fight_all(fight, chance, None)
        left = len(destroyed)
        for target in destroyed:
            if fight.place[target] == GONE:
                destroyed[target] += 1
                left -= 1
        if left == 0:
            everybody += 1
    if len(destroyed) > 1:
        destroyed[ALL] = everybody
    return {target: _sampled(destroyed[target], count) for target in sorted(destroyed)}


def _sampled(destroyed: int, count: int) -> Sampled:
    """With half of the 95 % interval after Wilson: it has a width even if all came out alike."""
    share = destroyed / count
    square = WIDTH * WIDTH / count
    margin = WIDTH * sqrt(share * (1.0 - share) / count + square / (4.0 * count)) / (1.0 + square)
    return Sampled(
        chance=str(Fraction(destroyed, count)), margin=round(margin, DIGITS), playouts=count
    )


def _seed(table: Components, attacks: list[int]) -> int:
    """A number from all that the chances depend on: the map, the rules, all units, the list."""
    rules = [table.step, table.destroyed_at, int(table.trenches)]
    units = [table.kind, table.nation, table.place, table.damage, table.experience]
    known = repr((table.field.cells, rules, units, attacks))
    return int.from_bytes(hashlib.sha256(known.encode()).digest()[:8], "big")
