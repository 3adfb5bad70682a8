"""T3.10, T3.11, T14.9: trucks take units on, drive and set them down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.trench_club.components import (
    IN_FORT,
    MOVE_PHASE,
    ON_TRUCK,
    SET_DOWN_PHASE,
    Components,
)
from tablee.games.trench_club.data import GAIT, IS_FOOT
from tablee.games.trench_club.events import UNIT_BOARDED, UNIT_SET_DOWN
from tablee.games.trench_club.maps import GAITS, ON_FOOT, ON_WHEELS, WHOLE_MOVE
from tablee.games.trench_club.moves import ENTER, FIRST, OPERATION, SET_DOWN
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64


def can_be_set_down(table: Components, gait: i64, number: i64) -> bool:
    """Whether the ground of a hex takes a passenger: no fort, no water, no enemy's trench."""
    steps = table.field.steps[gait + GAITS if table.trenches else gait]
    if steps[number] >= WHOLE_MOVE:
        return False
    side = table.turn % 2
    layer = table.mine_at(number)
    if layer >= 0 and layer % 2 != side:
        return False
    return not table.enemy_trench(number, side)


def fits(
    table: Components,
    truck: i64,
    number: i64,
    feet: i64,
    guns: i64,
    taken: i64 = -1,
    freed: i64 = -1,
) -> bool:
    """Whether a truck at a hex could set down so many foot units and guns around it.

    `taken` and `freed` are hexes that another unit would take or leave before. Guns may stand
    nowhere that foot units may not, so counting is enough.
    """
    own: i64 = table.place[truck]
    for_guns: i64 = 0
    for_all: i64 = 0
    for other in table.field.near[number]:
        if other < 0 or other == taken:
            continue
        if table.at[other] >= 0 and other != own and other != freed:
            continue
        if can_be_set_down(table, ON_WHEELS, other):
            for_guns += 1
            for_all += 1
        elif can_be_set_down(table, ON_FOOT, other):
            for_all += 1
        if for_guns >= guns and for_all >= feet + guns:
            return True
    return False


def count_passengers(table: Components, truck: i64, foot: bool) -> i64:
    """How many foot units, or other units, a truck carries."""
    count: i64 = 0
    if truck != table.loaded:
        return count
    for unit in table.passengers(truck):
        if IS_FOOT[table.kind[unit]] == foot:
            count += 1
    return count


def has_end(
    table: Components, truck: i64, feet: i64, guns: i64, taken: i64 = -1, freed: i64 = -1
) -> bool:
    """T14.9: whether a loaded truck still has somewhere to set everybody down."""
    if fits(table, truck, table.place[truck], feet, guns, taken, freed):
        return True
    for number in table.walk_hexes[truck]:
        is_free = number != taken and (table.at[number] < 0 or number == freed)
        if is_free and fits(table, truck, number, feet, guns, taken, freed):
            return True
    return any(move >> OPERATION == ENTER for move in table.other_walks[truck])


def end_after_boarding(table: Components, truck: i64, unit: i64) -> bool:
    """Whether a truck has a legal end with one more passenger."""
    feet = count_passengers(table, truck, True)
    guns = count_passengers(table, truck, False)
    if IS_FOOT[table.kind[unit]]:
        feet += 1
    else:
        guns += 1
    return has_end(table, truck, feet, guns, -1, table.place[unit])


def can_stop(table: Components, truck: i64, number: i64) -> bool:
    """T3.10: whether a loaded truck may end its move on a hex."""
    feet = count_passengers(table, truck, True)
    guns = count_passengers(table, truck, False)
    return fits(table, truck, number, feet, guns)


def legal_set_downs(table: Components) -> list[int]:
    """The hexes for the next passenger that leave room for the others."""
    truck = table.unloading
    unit: i64 = table.passengers(truck)[0]
    gait = GAIT[table.kind[unit]]
    feet = count_passengers(table, truck, True)
    guns = count_passengers(table, truck, False)
    if IS_FOOT[table.kind[unit]]:
        feet -= 1
    else:
        guns -= 1
    place: i64 = table.place[truck]
    moves: list[int] = []
    for number in sorted(table.field.near[place]):
        if number < 0 or table.at[number] >= 0 or not can_be_set_down(table, gait, number):
            continue
        if feet + guns == 0 or fits(table, truck, place, feet, guns, number):
            moves.append(SET_DOWN << OPERATION | unit << FIRST | number)
    return moves


def board(table: Components, unit: i64, truck: i64, events: list[Event] | None) -> None:
    """A unit boards during its own move, and that ends it (T14.6)."""
    table.put(unit, ON_TRUCK - truck)
    table.loaded = truck
    table.moved[unit] = True
    if events is not None:
        events.append((UNIT_BOARDED, table.nation[unit], unit, table.kind[unit], truck))


def begin_setting_down(table: Components, truck: i64) -> None:
    """The truck has ended its move; its passengers get off."""
    table.moved[truck] = True
    table.unloading = truck
    table.phase = SET_DOWN_PHASE


def set_down(table: Components, unit: i64, number: i64, events: list[Event] | None) -> None:
    """A passenger gets off; it may attack but not move (T3.10)."""
    table.put(unit, number)
    if events is not None:
        events.append((UNIT_SET_DOWN, table.nation[unit], unit, table.kind[unit], number))
    if not table.passengers(table.unloading):
        table.unloading = -1
        table.loaded = -1
        table.phase = MOVE_PHASE


def enter_fort_loaded(table: Components, truck: i64, fort: i64) -> None:
    """T3.11: all passengers are in the fort and done."""
    for unit in table.passengers(truck):
        table.put(unit, IN_FORT - fort)
    table.loaded = -1
