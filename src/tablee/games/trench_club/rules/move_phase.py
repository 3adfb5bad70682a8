"""T3: the moves of the nation whose turn it is, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tablee.games.trench_club.data.maps import ON_FOOT, WHOLE_MOVE
from tablee.games.trench_club.data.units import IS_MINELAYER
from tablee.games.trench_club.rules.arrival import Passage, arrive
from tablee.games.trench_club.rules.money import gifts, score
from tablee.games.trench_club.rules.movement import find_walks, may_move, walk_of
from tablee.games.trench_club.rules.transport import (
    Room,
    begin_setting_down,
    enter_fort_loaded,
    has_room,
    has_spot_beside,
)
from tablee.games.trench_club.table.components import IN_FORT, Components
from tablee.games.trench_club.table.events import (
    FORT_CAPTURED,
    FORT_ENTERED,
    MINE_LAID,
    UNIT_DESTROYED,
    UNIT_MOVED,
)
from tablee.games.trench_club.table.moves import (
    BOARD,
    END_MOVES,
    ENTER,
    FIRST,
    LAY,
    MASK,
    MOVE,
    OPERATION,
    UNLOAD,
)
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64


def legal_moves(table: Components) -> list[int]:
    """All moves of the move phase."""
    if not table.walks_known:
        find_walks(table)
    moves: list[int] = []
    if table.loaded:
        _add_beside_loaded(table, moves)
    else:
        _add_walks(table, moves)
    _add_mines(table, moves)
    gifts(table, moves)
    if not table.loaded:
        moves.append(END_MOVES << OPERATION)
    return moves


def _add_walks(table: Components, moves: list[int]) -> None:
    """The moves of all units while no truck is loaded."""
    # Moves are passed on as they are, without being unpacked and packed again.
    passed = cast("list[object]", moves)
    at = table.at
    room: Room | None = None
    for unit in table.army[table.turn]:
        if not may_move(table, unit):
            continue
        for walk in cast("list[object]", table.walks[unit]):
            goal: i64 = cast("i64", walk) & MASK
            if at[goal] < 0:  # T3.6
                passed.append(walk)
        for move in table.other_walks[unit]:
            if move >> OPERATION == BOARD:
                truck: i64 = move & MASK
                if not _takes_one_more(table, truck):
                    continue
                if not has_spot_beside(table, truck):
                    if room is None:
                        room = Room(table)
                    if not room.found_after_boarding(unit, truck):
                        continue
            moves.append(move)


def _takes_one_more(table: Components, truck: i64) -> bool:
    """T3.10, T14.9: whether a truck has not moved, is not full and may be loaded."""
    return not table.moved[truck] and has_room(table, truck)


def _add_beside_loaded(table: Components, moves: list[int]) -> None:
    """T14.9: no move may leave a loaded truck without a legal end."""
    room = Room(table)
    room.found()
    # Whoever keeps off the hexes of one way for all trucks is in nobody's way.
    kept = room.used
    for unit in table.army[table.turn]:
        if not may_move(table, unit):
            continue
        base: i64 = MOVE << OPERATION | unit << FIRST
        loaded = unit in table.loaded
        if loaded and room.found_from(unit, table.place[unit]):
            moves.append(UNLOAD << OPERATION | unit << FIRST)
        for number in table.walk_hexes[unit]:
            if table.at[number] >= 0:
                continue
            if loaded:
                if room.found_from(unit, number):
                    moves.append(base | number)
            elif number not in kept or room.found_after_move(unit, number):
                moves.append(base | number)
        for move in table.other_walks[unit]:
            truck = move & MASK
            if move >> OPERATION != BOARD or (
                _takes_one_more(table, truck) and room.found_after_boarding(unit, truck)
            ):
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
    # T10.5: whoever is in a trench stands on each of its hexes.
    if table.trenches and table.field.trench_of[number] >= 0:
        if table.holders(table.field.trench_of[number]):
            return False
    return table.field.steps[ON_FOOT][number] < WHOLE_MOVE


def move_unit(table: Components, unit: i64, number: i64, events: list[Event] | None) -> None:
    """A unit goes to a hex."""
    passage = Passage(table, unit, MOVE, number)
    if events is not None:
        way = passage.way or walk_of(table, unit).path(number)
        events.append((UNIT_MOVED, table.nation[unit], unit, table.kind[unit], number, *way))
    passage.take(events)
    table.moved[unit] = True
    if arrive(table, unit, number, events) and unit in table.loaded:
        begin_setting_down(table, unit)


def enter_fort(table: Components, unit: i64, fort: i64, events: list[Event] | None) -> None:
    """T3.9, T3.11: a unit enters an own fort, with its passengers if it is a loaded truck."""
    passage = Passage(table, unit, ENTER, fort)
    if unit in table.loaded:
        enter_fort_loaded(table, unit, fort)
    at = table.place[unit]
    table.put(unit, IN_FORT - fort)
    table.moved[unit] = True
    if events is not None:
        events.append((FORT_ENTERED, table.nation[unit], unit, table.kind[unit], fort + 1, at))
    passage.take(events)


def capture(table: Components, unit: i64, fort: i64, events: list[Event] | None) -> None:
    """T3.8, T14.7: a foot unit takes a fort; enemies inside are removed."""
    nation = table.nation[unit]
    owner = table.flags[fort]
    table.flags[fort] = nation
    at = table.place[unit]
    table.put(unit, IN_FORT - fort)
    table.moved[unit] = True
    # The fort is own at once, so that others may enter it.
    table.walks_known = False
    if events is not None:
        events.append((FORT_CAPTURED, nation, unit, table.kind[unit], fort + 1, owner, at))
    score(table, nation, 1, events)
    if owner >= 0:
        inside: i64 = IN_FORT - fort
        for victim in table.army[owner][:]:
            if table.place[victim] == inside:
                table.remove(victim)
                if events is not None:
                    events.append((UNIT_DESTROYED, owner, victim, table.kind[victim], inside))
                score(table, nation, 1, events)


def lay_mine(table: Components, unit: i64, number: i64, events: list[Event] | None) -> None:
    """T8.2: a minelayer mines a hex next to it."""
    table.worked[unit] = True
    table.mines.append(number)
    table.mine_nation.append(table.nation[unit])
    if events is not None:
        events.append((MINE_LAID, table.nation[unit], unit, number))
