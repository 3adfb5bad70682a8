"""T3: the moves of the nation whose turn it is, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tablee.games.trench_club.components import IN_FORT, Components
from tablee.games.trench_club.data import IS_AIR, IS_BOAT, IS_MINELAYER, TAKES_HEADQUARTERS
from tablee.games.trench_club.events import (
    FORT_CAPTURED,
    FORT_ENTERED,
    HEADQUARTERS_TAKEN,
    MINE_LAID,
    MINE_STRUCK,
    UNIT_DESTROYED,
    UNIT_MOVED,
)
from tablee.games.trench_club.maps import ON_FOOT, WHOLE_MOVE
from tablee.games.trench_club.money import gifts, score
from tablee.games.trench_club.movement import find_walks, has_room, may_move, walk_of
from tablee.games.trench_club.moves import (
    BOARD,
    END_MOVES,
    FIRST,
    LAY,
    MASK,
    MOVE,
    OPERATION,
    SURRENDER,
    UNLOAD,
)
from tablee.games.trench_club.transport import (
    begin_setting_down,
    can_stop,
    count_passengers,
    end_after_boarding,
    enter_fort_loaded,
    fits,
    has_end,
)
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Points for a headquarters (T9.2).
HEADQUARTERS_POINTS: Final = 3


def legal_moves(table: Components) -> list[int]:
    """All moves of the move phase."""
    if not table.walks_known:
        find_walks(table)
    nation = table.turn
    loaded = table.loaded
    moves: list[int] = []
    # Moves are passed on as they are, without being unpacked and packed again.
    passed = cast("list[object]", moves)
    at = table.at
    for unit in table.army[nation]:
        if not may_move(table, unit):
            continue
        if loaded >= 0:
            _add_beside_loaded(table, unit, loaded, moves)
            continue
        hexes = table.walk_hexes[unit]
        walks = cast("list[object]", table.walks[unit])
        for place in range(len(hexes)):
            if at[hexes[place]] < 0:  # T3.6
                passed.append(walks[place])
        for move in table.other_walks[unit]:
            if move >> OPERATION != BOARD or _boards(table, unit, move & MASK):
                moves.append(move)
    _add_mines(table, moves)
    gifts(table, moves)
    if loaded < 0:
        moves.append(END_MOVES << OPERATION)
    if not table.begun and table.options.surrender:
        moves.append(SURRENDER << OPERATION)
    return moves


def _boards(table: Components, unit: i64, truck: i64) -> bool:
    return (
        not table.moved[truck] and has_room(table, truck) and end_after_boarding(table, truck, unit)
    )


def _add_beside_loaded(table: Components, unit: i64, loaded: i64, moves: list[int]) -> None:
    """T14.9: no move may leave the loaded truck without a legal end."""
    if unit == loaded and can_stop(table, unit, table.place[unit]):
        moves.append(UNLOAD << OPERATION | unit << FIRST)
    feet = count_passengers(table, loaded, True)
    guns = count_passengers(table, loaded, False)
    place: i64 = table.place[unit]
    for number in table.walk_hexes[unit]:
        if table.at[number] >= 0:
            continue
        if unit == loaded:
            if not fits(table, unit, number, feet, guns):
                continue
        elif not has_end(table, loaded, feet, guns, number, place):
            continue
        moves.append(MOVE << OPERATION | unit << FIRST | number)
    for move in table.other_walks[unit]:
        if move >> OPERATION != BOARD or _boards(table, unit, move & MASK):
            moves.append(move)


def _add_mines(table: Components, moves: list[int]) -> None:
    """T8.2, T14.16: one mine a turn, on an empty hex of land next to the minelayer."""
    for unit in table.army[table.turn]:
        if IS_MINELAYER[table.kind[unit]] and lays_mines(table, unit):
            for number in sorted(table.field.near[table.place[unit]]):
                if number >= 0 and can_be_mined(table, number):
                    moves.append(LAY << OPERATION | unit << FIRST | number)


def lays_mines(table: Components, unit: i64) -> bool:
    """Whether a minelayer is on the map, not held back, and has not laid a mine this turn."""
    if table.worked[unit] or table.place[unit] < 0:
        return False
    company = table.company[unit]
    return company < 0 or table.allowed[table.nation[unit]] >> company & 1 != 0


def can_be_mined(table: Components, number: i64) -> bool:
    """Whether a hex is empty land without a mine."""
    if table.at[number] >= 0 or table.mine_at(number) >= 0:
        return False
    return table.field.steps[ON_FOOT][number] < WHOLE_MOVE


def move_unit(table: Components, unit: i64, number: i64, events: list[Event] | None) -> None:
    """A unit goes to a hex."""
    table.begun = True
    kind = table.kind[unit]
    nation = table.nation[unit]
    if events is not None:
        way = walk_of(table, unit).path(number)
        events.append((UNIT_MOVED, nation, unit, kind, number, *way))
    loaded = unit == table.loaded
    if table.mines and not IS_AIR[kind] and not IS_BOAT[kind]:
        layer = table.mine_at(number)
        if layer >= 0 and layer % 2 != nation % 2:
            _strike_mine(table, unit, number, layer, events)
            return
    table.put(unit, number)
    table.moved[unit] = True
    if table.victory_points and TAKES_HEADQUARTERS[kind]:
        _take_headquarters(table, unit, number, events)
    if loaded:
        begin_setting_down(table, unit)


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
    if unit == table.loaded:
        victims = [*table.passengers(unit), unit]
        table.loaded = -1
    for victim in victims:
        table.remove(victim)
        if events is not None:
            events.append((UNIT_DESTROYED, table.nation[victim], victim, table.kind[victim]))
        score(table, layer, 1, events)


def _take_headquarters(
    table: Components, unit: i64, number: i64, events: list[Event] | None
) -> None:
    """T9.2: a unit that can takes an enemy's headquarters by ending its move there, once."""
    nation = table.nation[unit]
    for owner in table.order:
        if table.headquarters[owner] == number and owner % 2 != nation % 2:
            if not table.headquarters_taken[owner]:
                table.headquarters_taken[owner] = True
                if events is not None:
                    kind = table.kind[unit]
                    events.append((HEADQUARTERS_TAKEN, nation, unit, kind, owner))
                score(table, nation, HEADQUARTERS_POINTS, events)


def enter_fort(table: Components, unit: i64, fort: i64, events: list[Event] | None) -> None:
    """T3.9, T3.11: a unit enters an own fort, with its passengers if it is a loaded truck."""
    table.begun = True
    if unit == table.loaded:
        enter_fort_loaded(table, unit, fort)
    table.put(unit, IN_FORT - fort)
    table.moved[unit] = True
    if events is not None:
        events.append((FORT_ENTERED, table.nation[unit], unit, table.kind[unit], fort + 1))


def capture(table: Components, unit: i64, fort: i64, events: list[Event] | None) -> None:
    """T3.8, T14.7: a foot unit takes a fort; enemies inside are removed."""
    table.begun = True
    nation = table.nation[unit]
    owner = table.flags[fort]
    table.flags[fort] = nation
    table.put(unit, IN_FORT - fort)
    table.moved[unit] = True
    # The fort is own at once, so that others may enter it.
    table.walks_known = False
    if events is not None:
        events.append((FORT_CAPTURED, nation, unit, table.kind[unit], fort + 1, owner))
    score(table, nation, 1, events)
    if owner >= 0:
        inside: i64 = IN_FORT - fort
        for victim in table.army[owner][:]:
            if table.place[victim] == inside:
                table.remove(victim)
                if events is not None:
                    events.append((UNIT_DESTROYED, owner, victim, table.kind[victim]))
                score(table, nation, 1, events)


def lay_mine(table: Components, unit: i64, number: i64, events: list[Event] | None) -> None:
    """T8.2: a minelayer mines a hex next to it."""
    table.begun = True
    table.worked[unit] = True
    table.mines.append(number)
    table.mine_nation.append(table.nation[unit])
    if events is not None:
        events.append((MINE_LAID, table.nation[unit], unit, number))
