"""T3: how far units go. Costs are counted in half points.

A hex may be reached *free*, so that the unit could go on, or *stopped* by contact (T3.7). The
cheapest way may stop where a dearer one does not, so both are kept (T14.5). Own and allied
units never change where a unit can go, only where it may end: walks are worked out once a turn
and looked through for free hexes each time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tablee.games.trench_club.data.hexes import HEXES
from tablee.games.trench_club.data.maps import BY_AIR, BY_BOAT, CLOSED, GAITS, WHOLE_MOVE
from tablee.games.trench_club.data.units import (
    AIR_FROM,
    GAIT,
    GROUND_FROM,
    IS_BOAT,
    IS_CARRIED,
    IS_FOOT,
    IS_TRUCK,
    SPEED,
    TOP_SPEED,
)
from tablee.games.trench_club.table.components import IN_FORT, Components
from tablee.games.trench_club.table.moves import BOARD, CAPTURE, ENTER, FIRST, MOVE, OPERATION

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The cost of a step into a fort or onto a truck (T3.9, T3.10), and of open ground (T3.4).
HALF_POINT: Final = 1
OPEN_STEP: Final = 2
#: In a walk: more than any cost; Python keeps numbers up to 256 at hand and makes larger ones anew.
UNREACHED: Final = 250
#: In `Walk.free`, while a walk is worked out: an enemy stands there.
BARRED: Final = -1
#: No unit has more half points than this.
MOST_POINTS: Final = 2 * TOP_SPEED


class Front:
    """What the enemies of a side do to its movement: contact, and hexes they close."""

    def __init__(self, table: Components, side: i64) -> None:
        self.side: i64 = side
        self.table = table
        #: By hex: whether a unit on the ground, or in the air, would be in contact there.
        self.ground: list[bool] = [False] * HEXES
        self.air: list[bool] = [False] * HEXES
        #: By hex: whether it is part of a trench that enemies hold (T10.5).
        self.held: list[bool] = [False] * HEXES if table.trenches else []
        #: Where enemies stand, and where their mines lie.
        self.occupied: list[int] = []
        self.mined: list[int] = []
        self.gaits: list[list[int]] = [[] for _ in range(GAITS)]
        for nation in (1 - side, 3 - side):
            for unit in table.army[nation]:
                if table.place[unit] >= 0:
                    self.occupied.append(table.place[unit])
                    if not table.in_water(unit):
                        self._add_contact(unit)
        for number in table.mines:
            if table.mine_at(number) % 2 != side:
                self.mined.append(number)

    def _add_contact(self, unit: i64) -> None:
        """T3.7: an enemy makes contact next to it if it could attack in close combat."""
        table = self.table
        kind = table.kind[unit]
        grounded = GROUND_FROM[kind] == 1
        winged = AIR_FROM[kind] == 1
        trench = table.trench_at(unit)
        near = table.field.near
        for part in table.stands_on(unit):
            if trench >= 0:
                self.held[part] = True
                self.air[part] = self.air[part] or winged
            if grounded or winged:
                for number in near[part]:
                    if number >= 0:
                        self.ground[number] = self.ground[number] or grounded
                        self.air[number] = self.air[number] or winged

    def steps(self, gait: i64) -> list[int]:
        """What a step into each hex costs, trenches that enemies hold being closed (T10.5)."""
        steps = self.gaits[gait]
        if not steps:
            steps = self.table.field.steps[gait + GAITS if self.table.trenches else gait]
            if self.held and gait != BY_AIR:
                steps = steps[:]
                for number in range(HEXES):
                    if self.held[number]:
                        steps[number] = CLOSED
            self.gaits[gait] = steps
        return steps


class Walk:
    """Where one unit can go: the cheapest free and stopped arrival at each hex."""

    def __init__(self, traced: bool = True) -> None:
        self.free: list[int] = [UNREACHED] * HEXES
        self.stopped: list[int] = [UNREACHED] * HEXES
        #: The hex before, on the cheapest free and stopped way, -1 from a fort; if `traced`.
        self.traced: bool = traced
        self.free_from: list[int] = [-1] * HEXES if traced else []
        self.stopped_from: list[int] = [-1] * HEXES if traced else []
        self.touched: list[int] = []
        self.sources: list[int] = []
        self.speed: i64 = 0
        self.levels: list[list[int]] = [[] for _ in range(MOST_POINTS + 1)]

    def clear(self) -> None:
        """Forget everything, for the next unit."""
        free = self.free
        stopped = self.stopped
        number: i64
        for number in self.touched:
            free[number] = UNREACHED
            stopped[number] = UNREACHED
        self.touched = []
        self.sources = []

    def explore(
        self, table: Components, front: Front, unit: i64, start: i64 = -1, spent: i64 = 0
    ) -> None:
        """Find every arrival of a unit that has not moved yet.

        With `start`: of one that has come so far, free, for `spent` half points.
        """
        kind = table.kind[unit]
        gait: i64 = GAIT[kind]
        self.speed = SPEED[kind]
        place: i64 = table.place[unit]
        steps = front.steps(gait)
        contact = front.air if gait == BY_AIR else front.ground
        # T8.2: mines lie on the ground; a gunboat passes under a mined bridge.
        mined = front.mined if gait != BY_AIR and gait != BY_BOAT else []
        near = table.field.near
        free = self.free
        barred: i64
        for barred in front.occupied:  # T3.6
            free[barred] = BARRED
        if start >= 0:
            self.sources = [start]
            self.touched.append(start)
            free[start] = spent
            self._step_out(near[start], steps, contact, mined, start, spent, contact[start])
        elif place >= 0:
            self.sources = [place]
            for part in table.stands_on(unit):
                if part != place:
                    self.sources.append(part)
            in_contact = False
            for source in self.sources:
                self.touched.append(source)
                free[source] = 0
                if contact[source]:
                    in_contact = True
            for source in self.sources:
                self._step_out(near[source], steps, contact, mined, source, 0, in_contact)
        elif place <= IN_FORT:
            # T3.9: out of a fort by either entrance; the first hex outside is never a second
            # contact (T3.7).
            doors = table.field.doors[IN_FORT - place]
            self._step_out(doors, steps, contact, mined, -1, 0, False)
        speed: i64 = self.speed
        for cost in range(1, speed):
            for number in self.levels[cost]:
                if free[number] == cost:
                    self._step_out(
                        near[number], steps, contact, mined, number, cost, contact[number]
                    )
        for cost in range(1, speed + 1):
            if self.levels[cost]:
                self.levels[cost] = []
        occupied: i64
        for occupied in front.occupied:
            if free[occupied] < 0:
                free[occupied] = UNREACHED

    def _step_out(
        self,
        around: list[int],
        steps: list[int],
        contact: list[bool],
        mined: list[int],
        source: i64,
        cost: i64,
        in_contact: bool,
    ) -> None:
        """Every step from a hex, or out of a fort."""
        left: i64 = self.speed - cost
        free = self.free
        stopped = self.stopped
        # Numbers are passed on as they are, without being unpacked and packed again.
        for item in cast("list[object]", around):
            number: i64 = cast("i64", item)
            if number < 0:
                continue
            known: i64 = free[number]
            if known <= cost:
                continue
            step: i64 = steps[number]
            stops = in_contact and contact[number]  # T3.7
            if step > left:
                if step == WHOLE_MOVE and cost == 0:  # T3.3
                    step = left
                    stops = True
                # T3.4: the last half point is enough for open ground.
                elif left == HALF_POINT and step == OPEN_STEP:
                    step = HALF_POINT
                else:
                    continue
            total: i64 = cost + step
            if known <= total:
                continue
            if stops or (mined and number in mined):
                before: i64 = stopped[number]
                if total < before:
                    if known == UNREACHED and before == UNREACHED:
                        cast("list[object]", self.touched).append(item)
                    stopped[number] = total
                    if self.traced:
                        self.stopped_from[number] = source
                continue
            if known == UNREACHED and stopped[number] == UNREACHED:
                cast("list[object]", self.touched).append(item)
            free[number] = total
            cast("list[object]", self.levels[total]).append(item)
            if self.traced:
                self.free_from[number] = source

    def reaches(self, number: i64) -> bool:
        """Whether a hex can be reached at all."""
        return self.free[number] < UNREACHED or self.stopped[number] < UNREACHED

    def cost(self, goal: int) -> int:
        """The half points of the way that `path` shows."""
        return self.free[goal] if self.free[goal] < UNREACHED else self.stopped[goal]

    def path(self, goal: int) -> list[int]:
        """The hexes of the cheapest way to a goal that was reached, free if that is possible."""
        if goal in self.sources:
            # From one hex of its trench to another (T10.5).
            return [self.sources[0], goal]
        if self.free[goal] < UNREACHED:
            way = [goal]
        else:
            way = [goal, self.stopped_from[goal]]
        while way[-1] >= 0 and way[-1] not in self.sources:
            way.append(self.free_from[way[-1]])
        way.reverse()
        return [number for number in way if number >= 0]


def walk_of(table: Components, unit: int, contact: bool = True) -> Walk:
    """Where a unit on the map or in a fort could go if it were to move now.

    Without `contact`: where it could go if no enemy stopped it (T3.7).
    """
    walk = Walk()
    front = Front(table, table.nation[unit] % 2)
    if not contact:
        front.ground = front.air = [False] * HEXES
    walk.explore(table, front, unit)
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


_MOVES_TO: Final[dict[int, list[int]]] = {}


def moves_to(unit: i64, hexes: list[int]) -> list[int]:
    """The moves of a unit to some hexes; each is made once for all tables."""
    known = _MOVES_TO.get(unit)
    if known is None:
        base: i64 = MOVE << OPERATION | unit << FIRST
        known = [base | number for number in range(HEXES)]
        _MOVES_TO[unit] = known
    moves = cast("list[object]", known)
    return cast("list[int]", [moves[number] for number in cast("list[i64]", hexes)])


def find_walks(table: Components) -> None:
    """Work out the moves of every unit of the nation whose turn it is."""
    nation = table.turn
    front = Front(table, nation % 2)
    walk = Walk(traced=False)
    count = len(table.kind)
    table.walk_hexes = [[] for _ in range(count)]
    table.walks = [[] for _ in range(count)]
    table.other_walks = [[] for _ in range(count)]
    trucks = [unit for unit in table.army[nation] if takes_on(table, unit)]
    for unit in table.army[nation]:
        if may_move(table, unit):
            walk.explore(table, front, unit)
            # Its own hex was touched first, unless it comes out of a fort.
            hexes = walk.touched[1:] if table.place[unit] >= 0 else walk.touched
            table.walk_hexes[unit] = hexes
            table.walks[unit] = moves_to(unit, hexes)
            table.other_walks[unit] = _other_moves(table, walk, unit, trucks)
            walk.clear()
    table.walks_known = True


def takes_on(table: Components, unit: i64) -> bool:
    """T3.10: a truck on the map that has not moved and is not held back."""
    return IS_TRUCK[table.kind[unit]] and table.place[unit] >= 0 and may_move(table, unit)


def _other_moves(table: Components, walk: Walk, unit: i64, trucks: list[int]) -> list[int]:
    """The forts and trucks that a walk leads to."""
    moves: list[int] = []
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
    if IS_BOAT[table.kind[unit]]:  # T8.2: on water only, even at a door
        return found
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
