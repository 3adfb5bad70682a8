"""What a unit meets on its way: an enemy's mine (T8.2), headquarters (T9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.units import IS_AIR, IS_BOAT, TAKES_HEADQUARTERS
from tablee.games.trench_club.rules.money import score
from tablee.games.trench_club.rules.movement import HALF_POINT, UNREACHED, Front, Walk
from tablee.games.trench_club.table.components import ON_TRUCK, Components
from tablee.games.trench_club.table.events import HEADQUARTERS_TAKEN, MINE_STRUCK, UNIT_DESTROYED
from tablee.games.trench_club.table.moves import BOARD, MOVE
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Points for a headquarters (T9.2).
HEADQUARTERS_POINTS: Final = 3


def meets_mine(table: Components, unit: i64, number: i64) -> bool:
    """T8.2: whether an enemy's mine lies on a hex, for a unit on the ground."""
    if not table.mines:
        return False
    kind = table.kind[unit]
    if IS_AIR[kind] or IS_BOAT[kind]:
        return False
    layer = table.mine_at(number)
    return layer >= 0 and layer % 2 != table.nation[unit] % 2


def arrive(table: Components, unit: i64, number: i64, events: list[Event] | None) -> bool:
    """A unit comes onto a hex for good; whether it is still there afterwards."""
    if meets_mine(table, unit, number):
        _strike_mine(table, unit, number, table.mine_at(number), events)
        return False
    table.put(unit, number)
    if table.victory_points and TAKES_HEADQUARTERS[table.kind[unit]]:
        _take_headquarters(table, unit, number, events)
    return True


def _strike_mine(
    table: Components, unit: i64, number: i64, layer: i64, events: list[Event] | None
) -> None:
    """T8.2, T14.16: the unit is destroyed, a truck with its passengers; the mine is used up."""
    place = table.mines.index(number)
    table.mines.pop(place)
    table.mine_nation.pop(place)
    # Others may go there now.
    table.walks_known = False
    if events is not None:
        events.append((MINE_STRUCK, table.nation[unit], unit, table.kind[unit], number))
    victims = [unit]
    if unit in table.loaded:
        victims = [*table.passengers(unit), unit]
        table.loaded.remove(unit)
    for victim in victims:
        at = number if victim == unit else ON_TRUCK - unit
        table.remove(victim)
        if events is not None:
            events.append((UNIT_DESTROYED, table.nation[victim], victim, table.kind[victim], at))
        score(table, layer, 1, events)


class Passage:
    """T9.2, T14.17: the enemies' headquarters that a move leads over before its end.

    A move has a goal and no way; where one of its ways leads over headquarters it is taken.
    """

    def __init__(self, table: Components, unit: i64, operation: i64, goal: i64) -> None:
        self.table = table
        self.unit: i64 = unit
        self.operation: i64 = operation
        self.goal: i64 = goal
        #: The headquarters in the order they are passed, and the hexes of the way if any are.
        self.spots: list[int] = []
        self.way: list[int] = []
        if table.victory_points and table.rules_version > 1:
            if TAKES_HEADQUARTERS[table.kind[unit]]:
                self._find(self._ahead())

    def _ahead(self) -> list[int]:
        """The headquarters the unit could take, but for one at its goal or where it stands."""
        table = self.table
        side: i64 = table.nation[self.unit] % 2
        found: list[int] = []
        for owner in table.order:
            spot: i64 = table.headquarters[owner]
            if owner % 2 == side or table.headquarters_taken[owner] or spot < 0:
                continue
            if spot != table.place[self.unit] and (self.operation != MOVE or spot != self.goal):
                found.append(spot)
        return found

    def _find(self, spots: list[int]) -> None:
        if not spots:
            return
        front = Front(self.table, self.table.nation[self.unit] % 2)
        walk = Walk()
        walk.explore(self.table, front, self.unit)
        orders: list[list[int]] = [[spot] for spot in spots]
        if len(spots) == 2:  # more enemies than two there are not
            orders = [spots, spots[::-1], *orders]
        for order in orders:
            if self._leads_over(front, walk, order):
                self.spots = order
                return

    def _leads_over(self, front: Front, walk: Walk, order: list[int]) -> bool:
        """Whether the goal can still be reached after these hexes, one after the other."""
        way: list[int] = []
        for spot in order:
            if walk.free[spot] >= UNREACHED:
                return False
            way += walk.path(spot)[1 if way else 0 :]
            onward = Walk()
            onward.explore(self.table, front, self.unit, spot, walk.free[spot])
            walk = onward
        if not self._reaches_goal(walk):
            return False
        if self.operation == MOVE:
            self.way = way + walk.path(self.goal)[1:]
        return True

    def _reaches_goal(self, walk: Walk) -> bool:
        if self.operation == MOVE:
            return walk.reaches(self.goal)
        field = self.table.field
        # T3.9, T3.10: the goal is a fort or a truck.
        if self.operation == BOARD:
            beside = field.near[self.table.place[self.goal]]
        else:
            beside = field.doors[self.goal]
        for number in beside:
            if number >= 0 and walk.free[number] + HALF_POINT <= walk.speed:
                return True
        return False

    def take(self, events: list[Event] | None) -> None:
        """The unit takes what it passes."""
        for spot in self.spots:
            _take_headquarters(self.table, self.unit, spot, events)


def _take_headquarters(
    table: Components, unit: i64, number: i64, events: list[Event] | None
) -> None:
    """T9.2, T14.17: a unit that can takes an enemy's headquarters by entering, once."""
    nation = table.nation[unit]
    for owner in table.order:
        if table.headquarters[owner] == number and owner % 2 != nation % 2:
            if not table.headquarters_taken[owner]:
                table.headquarters_taken[owner] = True
                if events is not None:
                    kind = table.kind[unit]
                    events.append((HEADQUARTERS_TAKEN, nation, unit, kind, owner))
                score(table, nation, HEADQUARTERS_POINTS, events)
