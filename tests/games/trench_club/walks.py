"""Walks and rides worked out the slow way, straight from the rules, to compare with."""

from __future__ import annotations

from itertools import combinations

from tablee.games.trench_club.data.maps import CLOSED, GAITS, WHOLE_MOVE
from tablee.games.trench_club.data.units import (
    CAPACITY,
    GAIT,
    IS_CARRIED,
    IS_FOOT,
    SPEED,
    close_range,
)
from tablee.games.trench_club.rules.movement import UNREACHED
from tablee.games.trench_club.state import TrenchClub

#: Foot units are set down where no gun may be.
FOOT, WHEELS = 0, 2


def in_contact(table: TrenchClub, unit: int, number: int) -> bool:
    """T3.7: whether a unit would be in contact on a hex."""
    side = table.nation[unit] % 2
    for enemy in _enemies(table, side):
        if table.in_water(enemy) or not close_range(table.kind[enemy], table.kind[unit]):
            continue
        for spot in table.stands_on(enemy):
            if number in table.field.near[spot] or (number == spot and table.trench_at(enemy) >= 0):
                return True
    return False


def _enemies(table: TrenchClub, side: int) -> list[int]:
    nations = (1 - side, 3 - side)
    return [unit for nation in nations for unit in table.army[nation] if table.place[unit] >= 0]


def _steps(table: TrenchClub, unit: int) -> list[int]:
    """What each hex costs a unit, enemies and their trenches closed."""
    gait = GAIT[table.kind[unit]]
    side = table.nation[unit] % 2
    steps = list(table.field.steps[gait + GAITS if table.trenches else gait])
    for number in range(len(steps)):
        occupant = table.at[number]
        if occupant >= 0 and table.nation[occupant] % 2 != side:
            steps[number] = CLOSED
        if gait != 3 and table.enemy_trench(number, side):
            steps[number] = CLOSED
    return steps


def brute_force(table: TrenchClub, unit: int) -> dict[int, tuple[int, int]]:
    """Every walk step by step: by hex the cheapest free and the cheapest stopped arrival."""
    kind = table.kind[unit]
    steps = _steps(table, unit)
    side = table.nation[unit] % 2
    grounded = GAIT[kind] not in (3, 4)
    mines = {
        number
        for number, nation in zip(table.mines, table.mine_nation, strict=True)
        if nation % 2 != side and grounded
    }
    contacts = {number: in_contact(table, unit, number) for number in range(len(steps))}
    found: dict[int, tuple[int, int]] = {}

    def walk(around: list[int], paid: int, contact: bool) -> None:
        for other in around:
            if other < 0 or steps[other] == CLOSED:
                continue
            left = SPEED[kind] - paid
            cost = steps[other]
            free, stopped = found.get(other, (UNREACHED, UNREACHED))
            if cost == WHOLE_MOVE:
                if paid == 0:
                    found[other] = (free, min(stopped, SPEED[kind]))
                continue
            if cost > left:
                if left == 1 and cost == 2:
                    cost = 1
                else:
                    continue
            if (contact and contacts[other]) or other in mines:
                found[other] = (free, min(stopped, paid + cost))
            elif paid + cost < free:
                found[other] = (paid + cost, stopped)
                walk(table.field.near[other], paid + cost, contacts[other])

    place = table.place[unit]
    if place >= 0:
        sources = table.stands_on(unit)
        for source in sources:
            found[source] = (0, UNREACHED)
        touching = any(contacts[source] for source in sources)
        for source in sources:
            walk(table.field.near[source], 0, touching)
    else:
        walk(table.field.doors[-10 - place], 0, False)
    return found


class Rides:
    """Every way in which the loaded trucks of a table can end; no own fort is near."""

    def __init__(self, table: TrenchClub) -> None:
        self.table = table
        self.taken = frozenset(number for number, unit in enumerate(table.at) if unit >= 0)
        #: By loaded truck: how many ride on foot, and how many guns.
        self.load: dict[int, tuple[int, int]] = {}
        for truck in table.loaded:
            riding = table.passengers(truck)
            feet = sum(1 for unit in riding if IS_FOOT[table.kind[unit]])
            self.load[truck] = (feet, len(riding) - feet)
        self._known: dict[object, bool] = {}
        own = table.army[table.turn]
        self.walks = {
            unit: brute_force(table, unit)
            for unit in own
            if not table.moved[unit] and table.place[unit] >= 0
        }

    def _ground(self, gait: int, number: int) -> bool:
        table = self.table
        steps = table.field.steps[gait + GAITS if table.trenches else gait]
        return steps[number] < WHOLE_MOVE and not table.enemy_trench(number, table.turn % 2)

    def _set_downs(
        self, end: int, load: tuple[int, int], taken: frozenset[int]
    ) -> list[tuple[int, ...]]:
        """Every set of hexes on which passengers can get off around a hex."""
        near = self.table.field.near[end]
        spots = [n for n in near if n >= 0 and n not in taken and self._ground(FOOT, n)]
        return [
            chosen
            for chosen in combinations(spots, sum(load))
            if sum(1 for spot in chosen if self._ground(WHEELS, spot)) >= load[1]
        ]

    def with_unit(self, taken: frozenset[int], unit: int, number: int) -> frozenset[int]:
        """The hexes that are taken once a unit has come to one, if no mine destroys it."""
        table = self.table
        grounded = GAIT[table.kind[unit]] not in (3, 4)
        mine = table.mine_at(number)
        destroyed = grounded and mine >= 0 and mine % 2 != table.nation[unit] % 2
        return taken if destroyed else taken | {number}

    def can_finish(self, load: dict[int, tuple[int, int]], taken: frozenset[int]) -> bool:
        """T14.9: whether all these trucks can end, in some order."""
        key = (tuple(load.items()), taken)
        if key not in self._known:
            self._known[key] = not load or any(
                self.can_end(load, taken, truck, end)
                for truck in load
                for end in (self.table.place[truck], *self.walks[truck])
                if end == self.table.place[truck] or end not in taken
            )
        return self._known[key]

    def can_end(
        self, load: dict[int, tuple[int, int]], taken: frozenset[int], truck: int, end: int
    ) -> bool:
        """Whether a truck can end on a hex, and the others after it."""
        now = taken - {self.table.place[truck]} | {end}
        rest = {other: riding for other, riding in load.items() if other != truck}
        return any(
            self.can_finish(rest, now | set(chosen))
            for chosen in self._set_downs(end, load[truck], now)
        )

    def can_set_down(self, unit: int, number: int) -> bool:
        """Whether the next passenger may get off on a hex."""
        table = self.table
        foot = IS_FOOT[table.kind[unit]]
        if number in self.taken or not self._ground(FOOT if foot else WHEELS, number):
            return False
        rest = dict(self.load)
        feet, guns = rest.pop(table.unloading)
        left = (feet - foot, guns - (not foot))
        taken = self.with_unit(self.taken, unit, number)
        return any(
            self.can_finish(rest, taken | set(chosen))
            for chosen in self._set_downs(table.place[table.unloading], left, taken)
        )

    def can_board(self, unit: int, truck: int) -> bool:
        """T3.10: whether a unit gets onto a truck that has not moved."""
        table = self.table
        kind = table.kind[unit]
        if not IS_CARRIED[kind] or len(table.passengers(truck)) >= CAPACITY:
            return False
        near = table.field.near[table.place[truck]]
        if not any(
            self.walks[unit].get(n, (UNREACHED, UNREACHED))[0] + 1 <= SPEED[kind] for n in near
        ):
            return False
        feet, guns = self.load.get(truck, (0, 0))
        foot = IS_FOOT[kind]
        load = {**self.load, truck: (feet + foot, guns + (not foot))}
        return self.can_finish(load, self.taken - {table.place[unit]})
