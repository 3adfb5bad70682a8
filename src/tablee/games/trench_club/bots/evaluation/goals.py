"""The race for forts: how soon units on foot could take them, and who goes where.

Threat maps: which hexes each enemy could strike in its next turn, and how hard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.bots.evaluation.weights import Weights
from tablee.games.trench_club.data.hexes import HEXES
from tablee.games.trench_club.data.maps import FAR, WATER
from tablee.games.trench_club.data.units import AIR_TO, GROUND_TO, IS_AIR, IS_BOAT, IS_TURRET, SPEED
from tablee.games.trench_club.rules.movement import Front, Walk
from tablee.games.trench_club.table.components import IN_FORT, ON_TRUCK, Components

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Half points of a step out of a fort, and out of the water.
STEP_OUT: Final = 2
BANK: Final = 4
#: Beyond so many turns nobody plans.
LONGEST: Final = 12
#: Turns left where no round is the last.
ENDLESS: Final = 1000


def way(table: Components, place: i64, fort: i64) -> i64:
    """The half points on foot from a hex, fort or truck to a fort's door."""
    if place <= ON_TRUCK:
        place = table.place[ON_TRUCK - place]
    ways = table.field.ways[fort]
    best: i64 = FAR
    if place >= 0:
        best = ways[place]
        if best == FAR and table.field.terrain[place] == WATER:
            for other in table.field.near[place]:
                if other >= 0 and ways[other] + BANK < best:
                    best = ways[other] + BANK
    elif place <= IN_FORT:
        for door in table.field.doors[IN_FORT - place]:
            if ways[door] + STEP_OUT < best:
                best = ways[door] + STEP_OUT
    return best


class Time:
    """How many turns both sides have left where the last round decides (T14.22).

    The forts that win, too, which are counted after the last turn of all.
    """

    def __init__(self, table: Components) -> None:
        #: The turns after this one of the side that plans, and of its enemies.
        self.own: i64 = ENDLESS
        self.foe: i64 = ENDLESS
        #: The forts that win for them at the end of this turn, and of the next.
        self.own_goal: i64 = table.field.forts_to_win
        self.foe_goal: i64 = table.field.forts_to_win
        if not table.options.decision:
            return
        self.own = table.options.armistice - table.round
        last = table.order[table.order.index(table.starter) - 1]
        self.foe = self.own if last % 2 == table.turn % 2 else self.own + 1
        most: i64 = len(table.flags) // 2 + 1
        self.own_goal = most if self.foe == 0 else ENDLESS
        self.foe_goal = most if self.own == 0 < self.foe else ENDLESS


class Race:
    """How much of a fort's worth is left when a unit on foot comes to take it."""

    def __init__(self, table: Components, weights: Weights, left: i64) -> None:
        self.table = table
        #: By number of turns until a unit stands at the door. It must have a turn left then.
        self.shares: list[float] = [weights.at_door if left > 0 else 0.0]
        for turns in range(1, LONGEST):
            share = weights.on_way * weights.delay ** float(turns)
            self.shares.append(share if turns < left else 0.0)
        self._known: dict[int, list[float]] = {}

    def turns(self, place: i64, speed: i64, fort: i64) -> i64:
        """How many turns a unit needs until it stands at a fort's door."""
        return (way(self.table, place, fort) + speed - 1) // speed

    def of(self, place: i64, speed: i64) -> list[float]:
        """By fort: the share for a unit at a place."""
        key: i64 = (place + 100000) * 16 + speed
        found = self._known.get(key)
        if found is None:
            found = []
            for fort in range(len(self.table.flags)):
                turns = self.turns(place, speed, fort)
                found.append(self.shares[turns] if turns < LONGEST else 0.0)
            self._known[key] = found
        return found


def share_out(
    shares: list[list[float]],
    forts: list[int],
    prizes: list[float],
    reserve: float,
    chosen: list[int],
) -> list[float]:
    """What each unit's way to a fort is worth, when each goes to one and the best go first.

    A fort is worth its prize; the second to it counts for `reserve`, the third for that of that.
    `chosen` is filled with the fort of each unit, -1 for none.
    """
    count = len(shares)
    found = [0.0] * count
    done = [False] * count
    factor = prizes[:]
    for place in range(count):
        chosen[place] = -1
    for _ in range(count):
        best = 0.0
        best_unit = -1
        best_place = -1
        for unit in range(count):
            if done[unit]:
                continue
            ways = shares[unit]
            for place in range(len(forts)):
                share = ways[forts[place]] * factor[place]
                if share > best:
                    best, best_unit, best_place = share, unit, place
        if best_unit < 0:
            break
        done[best_unit] = True
        found[best_unit] = best
        chosen[best_unit] = forts[best_place]
        factor[best_place] *= reserve
    return found


class Threats:
    """The enemies of a side, and where each could strike if nobody stood in its way."""

    def __init__(self, table: Components, side: i64) -> None:
        self.table = table
        #: The enemies on the map or in forts.
        self.foes: list[int] = []
        for nation in (1 - side, 3 - side):
            for unit in table.army[nation]:
                place = table.place[unit]
                if place >= 0 or ON_TRUCK < place <= IN_FORT:
                    self.foes.append(unit)
        #: By place in `foes`, then hex: whether a unit on the ground, or in the air, is in reach.
        self.ground: list[list[bool]] = []
        self.air: list[list[bool]] = []
        # Nobody stands in the way: what we do this turn may open any path.
        free = table.copy()
        free.army = [[], [], [], []]
        front = Front(free, 1 - side)
        walk = Walk(traced=False)
        for foe in self.foes:
            kind = table.kind[foe]
            spots = self._spots(foe, front, walk)
            self.ground.append(self._struck(spots, GROUND_TO[kind]))
            self.air.append(self._struck(spots, AIR_TO[kind]))

    def _spots(self, foe: i64, front: Front, walk: Walk) -> list[int]:
        """The hexes from which an enemy could attack."""
        table = self.table
        kind = table.kind[foe]
        if GROUND_TO[kind] == 0 and AIR_TO[kind] == 0:
            return []
        place: i64 = table.place[foe]
        if IS_TURRET[kind]:
            fort = IN_FORT - place
            return table.field.bodies[fort] + table.field.entrances[fort] if place < 0 else []
        found: list[int] = [place] if place >= 0 else []
        if SPEED[kind] > 0:
            walk.explore(table, front, foe)
            found = found + walk.touched
            walk.clear()
        if IS_AIR[kind] or IS_BOAT[kind]:
            return found
        terrain = table.field.terrain
        return [number for number in found if terrain[number] != WATER]

    def _struck(self, spots: list[int], reach: i64) -> list[bool]:
        """The hexes within so many steps of some hexes; none if the reach is 0."""
        struck = [False] * HEXES
        if reach == 0:
            return struck
        near = self.table.field.near
        edge: list[int] = []
        seen = [False] * HEXES
        for number in spots:
            if not seen[number]:
                seen[number] = True
                edge.append(number)
        for _ in range(reach):
            following: list[int] = []
            for number in edge:
                for other in near[number]:
                    if other >= 0:
                        struck[other] = True
                        if not seen[other]:
                            seen[other] = True
                            following.append(other)
            edge = following
        for number in spots:
            struck[number] = struck[number] or reach > 1
        return struck
