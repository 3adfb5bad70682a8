"""T7: how turns follow one another and how the game ends; T1.6: who may do what at first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.table.components import (
    ALL_COMPANIES,
    ANNIHILATION,
    ARMISTICE,
    COMPANIES_PHASE,
    DECISION,
    DESTRUCTION,
    FORTS_HELD,
    IN_FORT,
    MOVE_PHASE,
    OVER_PHASE,
    POINTS,
    Components,
)
from tablee.games.trench_club.table.events import (
    COMPANY_USED,
    GAME_DRAWN,
    NATION_SKIPPED,
    SIDE_WON,
    TURN_BEGAN,
)
from tablee.games.trench_club.table.moves import COMPANIES, OPERATION, USE
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

#: How many companies the first, second ... nation may use in the first round (T1.6).
FIRST_ROUND: Final[dict[int, list[int]]] = {2: [1, 2], 4: [1, 1, 2, 3]}
#: Points that win for a nation, and for a team (T9.1).
NATION_POINTS: Final = 10
TEAM_POINTS: Final = 15


def begin_turn(table: Components, nation: i64, events: list[Event] | None) -> None:
    """A nation's turn begins: everybody may move, and those in forts are noted (T6.3)."""
    table.turn = nation
    table.refused = 0
    table.bought = False
    table.unloading = -1
    table.attacks = []
    table.changes = 0
    table.walks_known = False
    for unit in table.army[nation]:
        table.moved[unit] = False
        table.worked[unit] = False
        place = table.place[unit]
        table.began[unit] = IN_FORT - place if place <= IN_FORT else -1
    if events is not None:
        events.append((TURN_BEGAN, nation, table.round))
    _limit_companies(table, nation)


def _limit_companies(table: Components, nation: i64) -> None:
    """T1.6: fewer companies in the first turns."""
    table.allowed[nation] = ALL_COMPANIES
    table.to_name = 0
    table.phase = MOVE_PHASE
    if not table.options.first_turn_limits or table.round > 2:
        return
    nations = len(table.order)
    place = (table.order.index(nation) - table.order.index(table.starter)) % nations
    if table.round == 1:
        limit = FIRST_ROUND[nations][place]
        if limit < COMPANIES:
            table.allowed[nation] = 0
            table.to_name = limit
            table.phase = COMPANIES_PHASE
        else:
            table.used[nation] = ALL_COMPANIES
    elif nations == 2 and place == 0:
        # In the second round the first player moves what they have not used.
        table.allowed[nation] = ALL_COMPANIES & ~table.used[nation]


def legal_companies(table: Components) -> list[int]:
    """The companies that can still be named; an empty one counts (T14.2)."""
    return [
        USE << OPERATION | company
        for company in range(COMPANIES)
        if not table.allowed[table.turn] >> company & 1
    ]


def use_company(table: Components, company: i64, events: list[Event] | None) -> None:
    """A company is named for this turn."""
    nation = table.turn
    table.allowed[nation] |= 1 << company
    table.used[nation] |= 1 << company
    table.to_name -= 1
    if events is not None:
        events.append((COMPANY_USED, nation, company + 1))
    if table.to_name == 0:
        table.phase = MOVE_PHASE
        table.walks_known = False


def end_turn(table: Components, events: list[Event] | None) -> None:
    """The turn is over: somebody has won (T7.1), or the next nation begins."""
    if find_end(table, events):
        return
    nations = len(table.order)
    place = table.order.index(table.turn)
    while True:
        place = (place + 1) % nations
        nation = table.order[place]
        if nation == table.starter:
            if table.round >= table.options.armistice:
                _end_of_time(table, events)
                return
            table.round += 1
        # T7.2: a nation without units and forts is skipped.
        if table.army[nation] or table.forts_of(nation):
            break
        if events is not None:
            events.append((NATION_SKIPPED, nation))
    begin_turn(table, nation, events)


def _end_of_time(table: Components, events: list[Event] | None) -> None:
    """T14.19, T14.22: after the last round nobody has won, or the side with more forts."""
    lead: i64 = table.side_forts(0) - table.side_forts(1) if table.options.decision else 0
    if lead == 0:
        finish(table, ARMISTICE, -1, events)
    else:
        finish(table, DECISION, 0 if lead > 0 else 1, events)


def find_end(table: Components, events: list[Event] | None) -> bool:
    """T7.1, T14.15, T14.17: the conditions of the active side first."""
    active: i64 = table.turn % 2
    if table.side_units(active) == 0 and table.side_units(1 - active) == 0:
        finish(table, ANNIHILATION, -1, events)
        return True
    for side in (active, 1 - active):
        reason: i64 = 0
        if table.side_units(1 - side) == 0:
            reason = DESTRUCTION
        elif not table.options.decision and table.side_forts(side) >= table.field.forts_to_win:
            reason = FORTS_HELD
        elif table.victory_points and _points_won(table, side):
            reason = POINTS
        if reason:
            finish(table, reason, side, events)
            return True
    return False


def _points_won(table: Components, side: i64) -> bool:
    first: i64 = table.points[side]
    second: i64 = table.points[side + 2]
    return first >= NATION_POINTS or second >= NATION_POINTS or first + second >= TEAM_POINTS


def finish(table: Components, result: i64, side: i64, events: list[Event] | None) -> None:
    """The game is over; side -1 means that it is drawn."""
    table.phase = OVER_PHASE
    table.result = result
    table.winner = side
    if events is not None:
        if side < 0:
            events.append((GAME_DRAWN,))
        else:
            events.append((SIDE_WON, side))
