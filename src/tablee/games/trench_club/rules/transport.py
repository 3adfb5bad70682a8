"""T3.10, T3.11, T14.9: trucks take units on, drive and set them down.

No move may leave a loaded truck without a legal end. Several may be loaded at once and want the
same hexes, so they are looked at together: `Room` finds an order and hexes for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.maps import GAITS, ON_FOOT, ON_WHEELS, WHOLE_MOVE
from tablee.games.trench_club.data.units import CAPACITY, GAIT, IS_FOOT, MOST_LOADED
from tablee.games.trench_club.rules.arrival import Passage, arrive, meets_mine
from tablee.games.trench_club.rules.movement import find_walks
from tablee.games.trench_club.table.components import (
    IN_FORT,
    MOVE_PHASE,
    ON_TRUCK,
    SET_DOWN_PHASE,
    Components,
)
from tablee.games.trench_club.table.events import UNIT_BOARDED, UNIT_SET_DOWN
from tablee.games.trench_club.table.moves import BOARD, ENTER, FIRST, OPERATION, SET_DOWN
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

#: So many failures of a search are remembered at once.
MOST_REMEMBERED: Final = 50_000


def can_be_set_down(table: Components, gait: i64, number: i64) -> bool:
    """Whether the ground of a hex takes a passenger: no fort, no water, no enemy's trench."""
    steps = table.field.steps[gait + GAITS if table.trenches else gait]
    return steps[number] < WHOLE_MOVE and not table.enemy_trench(number, table.turn % 2)


class Room:
    """A way for all loaded trucks to end their moves, one after the other, if there is one.

    Guns may stand nowhere that foot units may not, so passengers are only counted.
    """

    def __init__(self, table: Components) -> None:
        self.table = table
        self.busy: list[bool] = [unit >= 0 for unit in table.at]
        self.trucks: list[int] = table.loaded[:]
        #: By place in `trucks`: the passengers on foot, and the others.
        self.feet: list[int] = []
        self.guns: list[int] = []
        for truck in self.trucks:
            riding = table.passengers(truck)
            feet = sum(1 for unit in riding if IS_FOOT[table.kind[unit]])
            self.feet.append(feet)
            self.guns.append(len(riding) - feet)
        #: The hexes of the way that was found: where trucks end and passengers stand.
        self.used: list[int] = []
        #: What was tried in vain: the trucks left with their passengers, and the hexes taken.
        self._failed: set[tuple[tuple[int, ...], bytes]] = set()

    def found(self) -> bool:
        """Whether there is a way."""
        self.used = []
        return self._settle(list(range(len(self.trucks))))

    def found_after_move(self, unit: i64, number: i64) -> bool:
        """Whether there is a way once another unit has gone to a hex."""
        place: i64 = self.table.place[unit]
        self._leave(place)
        # Who strikes a mine there takes nobody's place (T14.16).
        self.busy[number] = not meets_mine(self.table, unit, number)
        found = self.found()
        self.busy[number] = False
        self._come_back(place)
        return found

    def found_after_boarding(self, unit: i64, truck: i64) -> bool:
        """Whether there is a way once one more unit rides on a truck."""
        if truck not in self.trucks:
            self.trucks.append(truck)
            self.feet.append(0)
            self.guns.append(0)
        number = self.trucks.index(truck)
        load = self.feet if IS_FOOT[self.table.kind[unit]] else self.guns
        place: i64 = self.table.place[unit]
        self._leave(place)
        load[number] += 1
        found = self.found()
        load[number] -= 1
        self._come_back(place)
        if self.feet[number] + self.guns[number] == 0:
            self.trucks.pop()
            self.feet.pop()
            self.guns.pop()
        return found

    def found_from(self, truck: i64, end: i64) -> bool:
        """Whether there is a way if a loaded truck ends its move on a hex now."""
        number: i64 = self.trucks.index(truck)
        place: i64 = self.table.place[truck]
        self.used = []
        self._leave(place)
        found = not self.busy[end] and self._end_at(number, end, self._others(number))
        self._come_back(place)
        return found

    def found_beside(self, unit: i64, number: i64) -> bool:
        """Whether there is a way if the next passenger to get off takes a hex."""
        table = self.table
        truck: i64 = self.trucks.index(table.unloading)
        load = self.feet if IS_FOOT[table.kind[unit]] else self.guns
        self.used = []
        load[truck] -= 1
        self.busy[number] = not meets_mine(table, unit, number)
        found = self._set_down_around(truck, table.place[table.unloading], self._others(truck))
        self.busy[number] = False
        load[truck] += 1
        return found

    def fits(self, truck: i64, end: i64) -> bool:
        """Whether a loaded truck alone could set everybody down around a hex."""
        place: i64 = self.table.place[truck]
        self._leave(place)
        found = not self.busy[end] and self._end_at(self.trucks.index(truck), end, [])
        self._come_back(place)
        return found

    def _leave(self, place: i64) -> None:
        if place >= 0:
            self.busy[place] = False

    def _come_back(self, place: i64) -> None:
        if place >= 0:
            self.busy[place] = True

    def _others(self, number: i64) -> list[int]:
        return [other for other in range(len(self.trucks)) if other != number]

    def _settle(self, left: list[int]) -> bool:
        """Whether the trucks of some places in the list can end, in whatever order."""
        if not left:
            return True
        # Mostly the first try succeeds. Only once one has failed, the place is narrow: then the
        # same hexes are taken in many orders, and it is worth knowing which were taken in vain.
        if self._failed:
            if self._key(left) in self._failed:
                return False
            if len(left) > 2 and self._is_hopeless(left):
                return self._fail(left)
        return self._try(left) or self._fail(left)

    def _key(self, left: list[int]) -> tuple[tuple[int, ...], bytes]:
        """What decides whether some trucks can end: they, their passengers, the hexes taken."""
        loads: list[int] = []
        for number in left:
            loads += [self.trucks[number], self.feet[number], self.guns[number]]
        return tuple(loads), bytes(self.busy)

    def _fail(self, left: list[int]) -> bool:
        """Remember that some trucks cannot end."""
        # One truck among others is looked at once for each way of theirs; alone, just once.
        if len(self.trucks) > 1:
            if len(self._failed) >= MOST_REMEMBERED:
                self._failed.clear()
            self._failed.add(self._key(left))
        return False

    def _is_hopeless(self, left: list[int]) -> bool:
        """Whether a truck could not end, or all not together, even if the others were gone."""
        for number in left:
            self._leave(self.table.place[self.trucks[number]])
        wanted: i64 = 0
        roomy: set[int] = set()
        stuck = False
        for number in left:
            if not self._may_enter_fort(number):
                wanted += 1 + self.feet[number] + self.guns[number]
                stuck = stuck or not self._add_room(number, roomy)
        for number in left:
            self._come_back(self.table.place[self.trucks[number]])
        return stuck or len(roomy) < wanted

    def _add_room(self, number: i64, roomy: set[int]) -> bool:
        """Add the hexes that a truck and its passengers could take; whether there are enough."""
        truck: i64 = self.trucks[number]
        fits = False
        for end in [self.table.place[truck], *self.table.walk_hexes[truck]]:
            if self.busy[end]:
                continue
            self.busy[end] = True
            for_feet, for_guns = self._spots(end)
            self.busy[end] = False
            spare: i64 = len(for_guns) - self.guns[number]
            if spare >= 0 and spare + len(for_feet) >= self.feet[number]:
                fits = True
                roomy.add(end)
                roomy.update(for_feet)
                roomy.update(for_guns)
        return fits

    def _may_enter_fort(self, number: i64) -> bool:
        """T3.11: in a fort a truck takes nobody's place."""
        walks = self.table.other_walks[self.trucks[number]]
        return any(move >> OPERATION == ENTER for move in walks)

    def _try(self, left: list[int]) -> bool:
        """The same, each of the trucks being the first once."""
        for number in left:
            truck: i64 = self.trucks[number]
            others = [other for other in left if other != number]
            place: i64 = self.table.place[truck]
            self._leave(place)
            # Whoever takes nobody's place may as well go first.
            in_fort = self._may_enter_fort(number)
            found = self._settle(others) if in_fort else self._end_somewhere(number, others)
            self._come_back(place)
            if found or in_fort:
                return found
        return False

    def _end_somewhere(self, number: i64, others: list[int]) -> bool:
        truck: i64 = self.trucks[number]
        if self._end_at(number, self.table.place[truck], others):
            return True
        for end in self.table.walk_hexes[truck]:
            if not self.busy[end] and self._end_at(number, end, others):
                return True
        return False

    def _end_at(self, number: i64, end: i64, others: list[int]) -> bool:
        """Whether a truck can end on a free hex, and the others after it."""
        self.busy[end] = True
        self.used.append(end)
        found = self._set_down_around(number, end, others)
        if not found:
            self.used.pop()
        self.busy[end] = False
        return found

    def _set_down_around(self, number: i64, end: i64, others: list[int]) -> bool:
        """Whether a truck's passengers find room around a hex, and the other trucks then end."""
        for_feet, for_guns = self._spots(end)
        feet: i64 = self.feet[number]
        guns: i64 = self.guns[number]
        if len(for_guns) < guns:
            return False
        return self._take(for_feet + for_guns, len(for_feet), 0, feet + guns, feet, others)

    def _spots(self, end: i64) -> tuple[list[int], list[int]]:
        """The free hexes around a hex: those that only foot units can stand on, and the others."""
        for_feet: list[int] = []
        for_guns: list[int] = []
        for spot in self.table.field.near[end]:
            if spot >= 0 and not self.busy[spot]:
                if can_be_set_down(self.table, ON_WHEELS, spot):
                    for_guns.append(spot)
                elif can_be_set_down(self.table, ON_FOOT, spot):
                    for_feet.append(spot)
        return for_feet, for_guns

    def _take(
        self, spots: list[int], narrow: i64, first: i64, riding: i64, feet: i64, others: list[int]
    ) -> bool:
        """Whether so many of the spots from `first` on can be taken, and the others then end.

        The spots before `narrow` are for foot units only: no more than `feet` of them.
        """
        if riding == 0:
            return self._settle(others)
        for place in range(first, len(spots) - riding + 1):
            if place < narrow and feet == 0:
                continue
            spot: i64 = spots[place]
            on_foot: i64 = 1 if place < narrow else 0
            self.busy[spot] = True
            self.used.append(spot)
            found = self._take(spots, narrow, place + 1, riding - 1, feet - on_foot, others)
            self.busy[spot] = False
            if found:
                return True
            self.used.pop()
        return False


def has_room(table: Components, truck: i64) -> bool:
    """T3.10, T14.9: whether a truck can take one more."""
    if truck not in table.loaded:
        return len(table.loaded) < MOST_LOADED
    return len(table.passengers(truck)) < CAPACITY


def has_spot_beside(table: Components, truck: i64) -> bool:
    """Whether a truck could stay where it is and set down a passenger, whoever that is.

    While no other truck is loaded, that is enough for boarding, and quick to see.
    """
    for spot in table.field.near[table.place[truck]]:
        if spot >= 0 and table.at[spot] < 0 and can_be_set_down(table, ON_WHEELS, spot):
            return True
    return False


def legal_set_downs(table: Components) -> list[int]:
    """The hexes for the next passenger that leave room for the others."""
    if not table.walks_known:
        find_walks(table)
    truck = table.unloading
    unit: i64 = table.passengers(truck)[0]
    gait = GAIT[table.kind[unit]]
    room = Room(table)
    moves: list[int] = []
    for number in sorted(table.field.near[table.place[truck]]):
        if number < 0 or table.at[number] >= 0 or not can_be_set_down(table, gait, number):
            continue
        if room.found_beside(unit, number):
            moves.append(SET_DOWN << OPERATION | unit << FIRST | number)
    return moves


def board(table: Components, unit: i64, truck: i64, events: list[Event] | None) -> None:
    """A unit boards during its own move, and that ends it (T14.6)."""
    passage = Passage(table, unit, BOARD, truck)
    places = (table.place[unit], table.place[truck])
    table.put(unit, ON_TRUCK - truck)
    # T6.3: it has left its fort, even if the truck brings it back.
    table.began[unit] = -1
    table.moved[unit] = True
    if truck not in table.loaded:
        table.loaded.append(truck)
        table.loaded.sort()
    if events is not None:
        events.append((UNIT_BOARDED, table.nation[unit], unit, table.kind[unit], truck, *places))
    passage.take(events)


def begin_setting_down(table: Components, truck: i64) -> None:
    """The truck has ended its move; its passengers get off."""
    table.moved[truck] = True
    table.unloading = truck
    table.phase = SET_DOWN_PHASE


def set_down(table: Components, unit: i64, number: i64, events: list[Event] | None) -> None:
    """A passenger gets off; it may attack but not move (T3.10)."""
    if events is not None:
        events.append((UNIT_SET_DOWN, table.nation[unit], unit, table.kind[unit], number))
    arrive(table, unit, number, events)
    if not table.passengers(table.unloading):
        table.loaded.remove(table.unloading)
        table.unloading = -1
        table.phase = MOVE_PHASE


def enter_fort_loaded(table: Components, truck: i64, fort: i64) -> None:
    """T3.11: all passengers are in the fort and done."""
    for unit in table.passengers(truck):
        table.put(unit, IN_FORT - fort)
    table.loaded.remove(truck)
