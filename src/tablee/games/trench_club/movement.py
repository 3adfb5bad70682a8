"""T3: how far units go. Costs are counted in half points.

A hex may be reached *free*, so that the unit could go on, or *stopped* by contact (T3.7). The
cheapest way may stop where a dearer one does not, so both are kept (T14.5). Own and allied
units never change where a unit can go, only where it may end: walks are worked out once a turn
and looked through for free hexes each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.components import IN_FORT, Components
from tablee.games.trench_club.data import (
    AIR_FROM,
    CAPACITY,
    GAIT,
    GROUND_FROM,
    IS_CARRIED,
    IS_FOOT,
    IS_TRUCK,
    SPEED,
)
from tablee.games.trench_club.hexes import HEXES
from tablee.games.trench_club.maps import BY_AIR, CLOSED, FAR, GAITS, WHOLE_MOVE
from tablee.games.trench_club.moves import (
    BOARD,
    CAPTURE,
    ENTER,
    FIRST,
    MOVE,
    OPERATION,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The cost of a step into a fort or onto a truck (T3.9, T3.10), and of open ground (T3.4).
HALF_POINT: Final = 1
OPEN_STEP: Final = 2
#: No unit has more half points than this.
MOST_POINTS: Final = 12


class Front:
    """What the enemies of a side do to its movement: contact, and trenches they hold."""

    def __init__(self, table: Components, side: i64) -> None:
        self.side: i64 = side
        #: By hex: whether a unit on the ground, or in the air, would be in contact there.
        self.ground: list[bool] = [False] * HEXES
        self.air: list[bool] = [False] * HEXES
        #: By hex: whether it is part of a trench that enemies hold (T10.5).
        self.held: list[bool] = [False] * HEXES if table.trenches else []
        for nation in (1 - side, 3 - side):
            for unit in table.army[nation]:
                if table.place[unit] >= 0 and not table.in_water(unit):
                    self._add(table, unit)

    def _add(self, table: Components, unit: i64) -> None:
        """T3.7: an enemy makes contact next to it if it could attack in close combat."""
        kind = table.kind[unit]
        grounded = GROUND_FROM[kind] == 1
        winged = AIR_FROM[kind] == 1
        trench = table.trench_at(unit)
        near = table.field.near
        if trench < 0:
            if grounded or winged:
                for number in near[table.place[unit]]:
                    if number >= 0:
                        self.ground[number] = self.ground[number] or grounded
                        self.air[number] = self.air[number] or winged
            return
        for part in table.field.trenches[trench]:
            self.held[part] = True
            self.air[part] = self.air[part] or winged
            for number in near[part]:
                if number >= 0:
                    self.ground[number] = self.ground[number] or grounded
                    self.air[number] = self.air[number] or winged


class Walk:
    """Where one unit can go: the cheapest free and stopped arrival at each hex."""

    def __init__(self) -> None:
        self.free: list[int] = [FAR] * HEXES
        self.stopped: list[int] = [FAR] * HEXES
        #: The hex before, on the cheapest free and stopped way; -1 from a fort.
        self.free_from: list[int] = [-1] * HEXES
        self.stopped_from: list[int] = [-1] * HEXES
        self.touched: list[int] = []
        self.sources: list[int] = []
        self.speed: i64 = 0
        self.levels: list[list[int]] = [[] for _ in range(MOST_POINTS + 1)]

    def clear(self) -> None:
        """Forget everything, for the next unit."""
        for number in self.touched:
            self.free[number] = FAR
            self.stopped[number] = FAR
        self.touched = []
        self.sources = []

    def explore(self, table: Components, front: Front, unit: i64) -> None:
        """Find every arrival of a unit that has not moved yet."""
        kind = table.kind[unit]
        gait: i64 = GAIT[kind]
        self.speed = SPEED[kind]
        place: i64 = table.place[unit]
        steps = table.field.steps[gait + GAITS if table.trenches else gait]
        contact = front.air if gait == BY_AIR else front.ground
        if place >= 0:
            self.sources = table.stands_on(unit)
            in_contact = False
            for source in self.sources:
                self._arrive_free(source, 0, source)
                if contact[source]:
                    in_contact = True
            for source in self.sources:
                self._step_out(table, front, steps, contact, source, 0, in_contact, gait)
        elif place <= IN_FORT:
            # T3.9: out of a fort by either entrance; the first hex outside is never a second
            # contact (T3.7).
            fort: i64 = IN_FORT - place
            for door in table.field.doors[fort]:
                self._enter(table, front, steps[door], door, -1, 0, False, gait)
        for cost in range(1, self.speed):
            level = self.levels[cost]
            for number in level:
                if self.free[number] == cost:
                    self._step_out(
                        table, front, steps, contact, number, cost, contact[number], gait
                    )
        for cost in range(self.speed + 1):
            self.levels[cost] = []

    def _arrive_free(self, number: i64, cost: i64, source: i64) -> None:
        if self.free[number] == FAR and self.stopped[number] == FAR:
            self.touched.append(number)
        self.free[number] = cost
        self.free_from[number] = source

    def _arrive_stopped(self, number: i64, cost: i64, source: i64) -> None:
        if cost < self.stopped[number]:
            if self.free[number] == FAR and self.stopped[number] == FAR:
                self.touched.append(number)
            self.stopped[number] = cost
            self.stopped_from[number] = source

    def _step_out(
        self,
        table: Components,
        front: Front,
        steps: list[int],
        contact: list[bool],
        number: i64,
        cost: i64,
        in_contact: bool,
        gait: i64,
    ) -> None:
        for other in table.field.near[number]:
            if other >= 0:
                step: i64 = steps[other]
                if step < CLOSED:
                    stops = in_contact and contact[other]
                    self._enter(table, front, step, other, number, cost, stops, gait)

    def _enter(
        self,
        table: Components,
        front: Front,
        step: i64,
        number: i64,
        source: i64,
        cost: i64,
        stops: bool,
        gait: i64,
    ) -> None:
        """One step onto a hex, if it can be made."""
        if step == CLOSED:
            return
        occupant = table.at[number]
        if occupant >= 0 and table.nation[occupant] % 2 != front.side:  # T3.6
            return
        if front.held and gait != BY_AIR and front.held[number]:  # T10.5
            return
        left: i64 = self.speed - cost
        if step == WHOLE_MOVE:
            if cost == 0:  # T3.3
                self._arrive_stopped(number, self.speed, source)
            return
        if step > left:
            # T3.4: the last half point is enough for open ground.
            if left != HALF_POINT or step != OPEN_STEP:
                return
            step = left
        cost += step
        if table.mines and gait != BY_AIR:
            layer = table.mine_at(number)
            if layer >= 0 and layer % 2 != front.side:
                stops = True  # T8.2: nobody goes on from there
        if stops:
            self._arrive_stopped(number, cost, source)
        elif cost < self.free[number]:
            self._arrive_free(number, cost, source)
            self.levels[cost].append(number)

    def reaches(self, number: i64) -> bool:
        """Whether a hex can be reached at all."""
        return self.free[number] < FAR or self.stopped[number] < FAR

    def path(self, goal: int) -> list[int]:
        """The hexes of the cheapest way to a goal that was reached, free if that is possible."""
        if self.free[goal] < FAR:
            way = [goal]
        else:
            way = [goal, self.stopped_from[goal]]
        while way[-1] >= 0 and way[-1] not in self.sources:
            way.append(self.free_from[way[-1]])
        way.reverse()
        return [number for number in way if number >= 0]


def walk_of(table: Components, unit: int) -> Walk:
    """Where a unit on the map or in a fort could go if it were to move now."""
    walk = Walk()
    walk.explore(table, Front(table, table.nation[unit] % 2), unit)
    return walk


def may_move(table: Components, unit: i64) -> bool:
    """T3.1, T14.2: not moved yet, not held back, and not on a truck."""
    if table.moved[unit]:
        return False
    place = table.place[unit]
    if place < 0 and (place > IN_FORT or place <= IN_FORT - 20):
        return False
    company = table.company[unit]
    return company < 0 or table.allowed[table.nation[unit]] >> company & 1 != 0


def find_walks(table: Components) -> None:
    """Work out the moves of every unit of the nation whose turn it is."""
    nation = table.turn
    front = Front(table, nation % 2)
    walk = Walk()
    walks: list[list[int]] = [[] for _ in range(len(table.kind))]
    trucks = [unit for unit in table.army[nation] if takes_on(table, unit)]
    for unit in table.army[nation]:
        if may_move(table, unit):
            walk.explore(table, front, unit)
            walks[unit] = _moves(table, walk, unit, trucks)
            walk.clear()
    table.walks = walks
    table.walks_known = True


def takes_on(table: Components, unit: i64) -> bool:
    """T3.10: a truck on the map that has not moved and is not held back."""
    return IS_TRUCK[table.kind[unit]] and table.place[unit] >= 0 and may_move(table, unit)


def _moves(table: Components, walk: Walk, unit: i64, trucks: list[int]) -> list[int]:
    """The moves that a walk allows, as long as hexes are free and trucks have room."""
    moves: list[int] = []
    base: i64 = MOVE << OPERATION | unit << FIRST
    own: i64 = table.place[unit]
    for number in walk.touched:
        if number != own and number not in walk.sources:
            moves.append(base | number)
    for fort in forts_entered(table, walk, unit):
        moves.append(ENTER << OPERATION | unit << FIRST | fort)
    for fort in forts_captured(table, walk, unit):
        moves.append(CAPTURE << OPERATION | unit << FIRST | fort)
    for truck in trucks:
        if can_board(table, walk, unit, truck):
            moves.append(BOARD << OPERATION | unit << FIRST | truck)
    return moves


def forts_entered(table: Components, walk: Walk, unit: i64) -> list[int]:
    """T3.9: the own forts a unit can enter, for half a point from a free arrival (T14.6)."""
    nation: i64 = table.nation[unit]
    here: i64 = IN_FORT - table.place[unit]
    found: list[int] = []
    for fort in range(len(table.flags)):
        if table.flags[fort] == nation and fort != here:
            for door in table.field.doors[fort]:
                if walk.free[door] + HALF_POINT <= walk.speed:
                    found.append(fort)
                    break
    return found


def forts_captured(table: Components, walk: Walk, unit: i64) -> list[int]:
    """T3.8: the neutral and enemy forts next to which a foot unit starts its move."""
    found: list[int] = []
    if not IS_FOOT[table.kind[unit]] or table.place[unit] < 0:
        return found
    side: i64 = table.nation[unit] % 2
    for source in walk.sources:
        for fort in table.field.door_forts[source]:
            owner = table.flags[fort]
            if (owner < 0 or owner % 2 != side) and fort not in found:
                found.append(fort)
    return found


def can_board(table: Components, walk: Walk, unit: i64, truck: i64) -> bool:
    """T3.10: whether a unit comes next to a truck, free and with half a point left."""
    if not IS_CARRIED[table.kind[unit]]:
        return False
    place: i64 = table.place[unit]
    if place <= IN_FORT and place > IN_FORT - 20:
        # T14.9: straight out of the fort's door.
        if table.place[truck] in table.field.doors[IN_FORT - place]:
            return True
    for number in table.field.near[table.place[truck]]:
        if number >= 0 and walk.free[number] + HALF_POINT <= walk.speed:
            return True
    return False


def has_room(table: Components, truck: i64) -> bool:
    """T3.10, T14.9: a truck takes four, and one truck is loaded at a time."""
    loaded = table.loaded
    if loaded < 0:
        return True
    return loaded == truck and len(table.passengers(truck)) < CAPACITY
