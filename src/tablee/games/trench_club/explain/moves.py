"""Why a move of the move phase is refused (T3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.trench_club.data.hexes import hex_name
from tablee.games.trench_club.data.maps import (
    BY_AIR,
    BY_BOAT,
    CLOSED,
    ENTRANCE,
    FOREST,
    FORT,
    GAITS,
    ON_FOOT,
    WATER,
)
from tablee.games.trench_club.data.maps import OFF_MAP as OUTSIDE
from tablee.games.trench_club.data.units import (
    CAPACITY,
    GAIT,
    IS_BOAT,
    IS_CARRIED,
    IS_FOOT,
    IS_MINELAYER,
    IS_TRUCK,
    MOST_LOADED,
)
from tablee.games.trench_club.rules.move_phase import can_be_mined
from tablee.games.trench_club.rules.movement import (
    Walk,
    can_board,
    find_walks,
    forts_entered,
    may_move,
    takes_on,
    walk_of,
)
from tablee.games.trench_club.rules.transport import Room, can_be_set_down
from tablee.games.trench_club.table import refusals as why
from tablee.games.trench_club.table.components import Components
from tablee.games.trench_club.table.moves import BOARD, CAPTURE, END_MOVES, ENTER, LAY, UNLOAD
from tablee.kernel.documents import Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


class Walks:
    """A table that is asked about, and where its units can go, each worked out once."""

    def __init__(self, table: Components) -> None:
        self.table = table
        #: By unit: its walk, and the one it would have if no enemy stopped it (T3.7).
        self._walks: dict[int, Walk] = {}
        self._unstopped: dict[int, Walk] = {}

    def of(self, unit: i64) -> Walk:
        """Where a unit could go if it were to move now."""
        walk = self._walks.get(unit)
        if walk is None:
            walk = walk_of(self.table, unit)
            self._walks[unit] = walk
        return walk

    def unstopped(self, unit: i64) -> Walk:
        """Where it could go if contact stopped nobody."""
        walk = self._unstopped.get(unit)
        if walk is None:
            walk = walk_of(self.table, unit, contact=False)
            self._unstopped[unit] = walk
        return walk

    def room(self) -> Room:
        """How the loaded trucks could end, for which the walks of all of them are needed."""
        if not self.table.walks_known:
            find_walks(self.table)
        return Room(self.table)


def explain_move(walks: Walks, operation: i64, unit: i64, second: i64) -> Refusal | None:
    """The first rule of T3 that says no."""
    table = walks.table
    if operation == END_MOVES:
        if table.loaded:
            return why.TRUCK_LOADED.refusal(truck=table.loaded[0])
        return None
    refusal = own_unit(table, unit)
    if refusal is not None:
        return refusal
    if operation == LAY:
        return _explain_mine(table, unit, second)
    refusal = _ready(table, unit)
    if refusal is not None:
        return refusal
    if operation == ENTER:
        return _explain_entry(walks, unit, second)
    if operation == CAPTURE:
        return _explain_capture(walks, unit, second)
    if operation == BOARD:
        return _explain_boarding(walks, unit, second)
    if operation == UNLOAD:
        if unit not in table.loaded:
            return why.TRUCK_EMPTY.refusal(truck=unit)
        return _explain_end(walks, unit, table.place[unit])
    return _explain_walk(walks, unit, second)


def own_unit(table: Components, unit: i64) -> Refusal | None:
    """Whether there is such a unit, and of the nation whose turn it is."""
    if unit >= len(table.kind) or unit not in table.army[table.nation[unit]]:
        return why.NO_SUCH_UNIT.refusal(unit=unit)
    if table.nation[unit] != table.turn:
        return why.NOT_YOUR_UNIT.refusal(unit=unit)
    return None


def held_back(table: Components, unit: i64) -> Refusal | None:
    """T14.2: whether a unit's company is not used this turn."""
    company = table.company[unit]
    if company >= 0 and not table.allowed[table.turn] >> company & 1:
        return why.HELD_BACK.refusal(unit=unit, company=company + 1)
    return None


def _ready(table: Components, unit: i64) -> Refusal | None:
    if table.moved[unit]:
        return why.ALREADY_MOVED.refusal(unit=unit)
    refusal = held_back(table, unit)
    if refusal is None and not may_move(table, unit):
        return why.NOT_ON_MAP.refusal(unit=unit)
    return refusal


def _explain_end(walks: Walks, unit: i64, number: i64) -> Refusal | None:
    """T14.9: a loaded truck has no room there, or a unit would take another truck's."""
    table = walks.table
    if not table.loaded:
        return None
    room = walks.room()
    if unit not in table.loaded:
        if room.found_after_move(unit, number):
            return None
        return why.TRUCK_SHUT_IN.refusal(truck=table.loaded[0])
    if not room.fits(unit, number):
        return why.NO_ROOM_TO_SET_DOWN.refusal(hex=hex_name(number))
    if room.found_from(unit, number):
        return None
    other = next(truck for truck in table.loaded if truck != unit)
    return why.TRUCK_SHUT_IN.refusal(truck=other)


def _explain_walk(walks: Walks, unit: i64, number: i64) -> Refusal | None:
    table = walks.table
    name = hex_name(number)
    terrain = table.field.terrain[number]
    gait = GAIT[table.kind[unit]]
    if terrain == OUTSIDE:
        return why.OFF_MAP.refusal(hex=name)
    if terrain in (FORT, ENTRANCE):
        return why.FORT_CLOSED.refusal(hex=name)
    if table.at[number] >= 0:
        return why.HEX_TAKEN.refusal(hex=name)
    step = table.field.steps[gait + GAITS if table.trenches else gait][number]
    if step == CLOSED:
        if gait == BY_BOAT:
            return why.LAND_CLOSED.refusal(hex=name)
        return (why.WATER_CLOSED if terrain == WATER else why.TRENCH_CLOSED).refusal(hex=name)
    if gait != BY_AIR and table.enemy_trench(number, table.turn % 2):
        return why.TRENCH_HELD.refusal(hex=name)
    walk = walks.of(unit)
    if walk.reaches(number):
        return _explain_end(walks, unit, number)
    if terrain == WATER and gait == ON_FOOT:
        return why.WATER_TAKES_ALL.refusal(hex=name)
    if terrain == FOREST and step > walk.speed:
        return why.FOREST_TOO_DENSE.refusal(hex=name)
    if walks.unstopped(unit).reaches(number):
        return why.CONTACT_STOPS.refusal(hex=name)
    return why.TOO_FAR.refusal(hex=name)


def _explain_entry(walks: Walks, unit: i64, fort: i64) -> Refusal | None:
    table = walks.table
    if fort >= len(table.flags):
        return why.NO_SUCH_FORT.refusal(fort=fort + 1)
    if table.flags[fort] != table.turn:
        return why.NOT_OWN_FORT.refusal(fort=fort + 1)
    if IS_BOAT[table.kind[unit]]:
        return why.LAND_CLOSED.refusal(hex=hex_name(table.field.entrances[fort][0]))
    if fort in forts_entered(table, walks.of(unit), unit):
        return None
    if fort in forts_entered(table, walks.unstopped(unit), unit):
        return why.CONTACT_BARS_FORT.refusal(fort=fort + 1)
    return why.FORT_TOO_FAR.refusal(fort=fort + 1)


def _explain_capture(walks: Walks, unit: i64, fort: i64) -> Refusal | None:
    table = walks.table
    if fort >= len(table.flags):
        return why.NO_SUCH_FORT.refusal(fort=fort + 1)
    if not IS_FOOT[table.kind[unit]]:
        return why.NOT_ON_FOOT.refusal(unit=unit)
    owner = table.flags[fort]
    if owner >= 0 and owner % 2 == table.turn % 2:
        return why.FRIENDLY_FORT.refusal(fort=fort + 1)
    if table.place[unit] >= 0:
        # T10.3: out of a trench at any of its hexes.
        for source in table.stands_on(unit):
            if source in table.field.doors[fort]:
                return None
    return why.NOT_AT_ENTRANCE.refusal(fort=fort + 1)


def _explain_boarding(walks: Walks, unit: i64, truck: i64) -> Refusal | None:
    table = walks.table
    refusal = own_unit(table, truck)
    if refusal is not None:
        return refusal
    if not IS_TRUCK[table.kind[truck]]:
        return why.NOT_A_TRUCK.refusal(unit=truck)
    if not IS_CARRIED[table.kind[unit]]:
        return why.NOT_CARRIED.refusal(unit=unit)
    if not takes_on(table, truck):
        return why.TRUCK_GONE.refusal(truck=truck)
    if len(table.passengers(truck)) >= CAPACITY:
        return why.TRUCK_FULL.refusal(truck=truck)
    if truck not in table.loaded and len(table.loaded) >= MOST_LOADED:
        return why.TOO_MANY_LOADED.refusal(trucks=MOST_LOADED)
    if not can_board(table, walks.of(unit), unit, truck):
        if can_board(table, walks.unstopped(unit), unit, truck):
            return why.CONTACT_BARS_TRUCK.refusal(truck=truck)
        return why.TRUCK_TOO_FAR.refusal(truck=truck)
    if not walks.room().found_after_boarding(unit, truck):
        return why.TRUCK_SHUT_IN.refusal(truck=truck)
    return None


def _explain_mine(table: Components, unit: i64, number: i64) -> Refusal | None:
    if not IS_MINELAYER[table.kind[unit]]:
        return why.NOT_A_MINELAYER.refusal(unit=unit)
    refusal = held_back(table, unit)
    if refusal is not None:
        return refusal
    if table.place[unit] < 0:
        return why.NOT_ON_MAP.refusal(unit=unit)
    if table.worked[unit]:
        return why.MINE_LAID.refusal(unit=unit)
    if number not in table.field.near[table.place[unit]] or not can_be_mined(table, number):
        return why.CANNOT_BE_MINED.refusal(hex=hex_name(number))
    return None


def explain_set_down(table: Components, unit: i64, number: i64) -> Refusal | None:
    """T3.10: the passengers get off in order, around the truck."""
    following = table.passengers(table.unloading)[0]
    if unit != following:
        return why.NEXT_PASSENGER.refusal(unit=following)
    beside = number in table.field.near[table.place[table.unloading]] and table.at[number] < 0
    if not beside or not can_be_set_down(table, GAIT[table.kind[unit]], number):
        return why.CANNOT_SET_DOWN.refusal(hex=hex_name(number))
    if not Walks(table).room().found_beside(unit, number):
        return why.CANNOT_SET_DOWN.refusal(hex=hex_name(number))
    return None
