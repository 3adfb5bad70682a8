"""Why a move is refused. It reads only what the asking seat may know.

Each function follows the rules in their order and answers with the first that says no. Nobody
looks at the list of legal moves: `None` means that no rule forbids the move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.hexes import hex_name
from tablee.games.trench_club.data.units import (
    GUN_TURRET,
    GUNBOAT,
    IS_SPECIAL,
    NATION_KEYS,
    NATIONS,
    UNIT_KEYS,
)
from tablee.games.trench_club.explain.actions import explain_attack, explain_trade, explain_transfer
from tablee.games.trench_club.explain.moves import Walks, explain_move, explain_set_down
from tablee.games.trench_club.rules.set_up import placing_hexes, waiting
from tablee.games.trench_club.table import moves
from tablee.games.trench_club.table import refusals as why
from tablee.games.trench_club.table.components import (
    CHOOSE_PHASE,
    COMPANIES_PHASE,
    DESIGNATE_PHASE,
    GARRISON_PHASE,
    HEADQUARTERS_PHASE,
    LAUNCH_PHASE,
    MONEY_PHASE,
    MOVE_PHASE,
    NO_COMPANY,
    OVER_PHASE,
    PHASE_KEYS,
    PLACE_PHASE,
    SET_DOWN_PHASE,
    SPLIT_PHASE,
    TURN_PHASE,
    Components,
)
from tablee.kernel.documents import Refusal
from tablee.kernel.kinds import GAME_OVER, NO_SUCH_SEAT, UNKNOWN_MOVE

if TYPE_CHECKING:
    from mypy_extensions import i64

#: By phase: the moves that belong to it, but for gifts and surrender.
_TIMELY: Final[dict[int, tuple[int, ...]]] = {
    CHOOSE_PHASE: (moves.CHOOSE,),
    SPLIT_PHASE: (moves.ASSIGN,),
    TURN_PHASE: (moves.TURN,),
    PLACE_PHASE: (moves.PLACE,),
    HEADQUARTERS_PHASE: (moves.MARK,),
    COMPANIES_PHASE: (moves.USE,),
    MOVE_PHASE: (
        moves.MOVE, moves.ENTER, moves.CAPTURE, moves.BOARD, moves.UNLOAD, moves.LAY,
        moves.END_MOVES,
    ),
    SET_DOWN_PHASE: (moves.SET_DOWN,),
    DESIGNATE_PHASE: (moves.ATTACK, moves.WITHDRAW, moves.ADVANCE, moves.CONFIRM),
    MONEY_PHASE: (
        moves.REPAIR, moves.HEAL, moves.BUY, moves.DRAW, moves.PAY, moves.END_TURN,
    ),
    LAUNCH_PHASE: (moves.PLACE,),
    GARRISON_PHASE: (moves.GARRISON,),
}  # fmt: skip


def explain(walks: Walks, seat: i64, move: int) -> Refusal | None:
    """The first rule that says no to a move; None if it may be made."""
    table = walks.table
    if seat < 0:
        return NO_SUCH_SEAT.refusal(seat=seat, seats=table.seats)
    if table.phase == OVER_PHASE:
        return GAME_OVER.refusal()
    if not moves.is_move(move):
        return UNKNOWN_MOVE.refusal(move=move)
    operation = moves.operation_of(move)
    first, second = moves.first_of(move), moves.second_of(move)
    if operation in (moves.TRANSFER, moves.GIVE):
        refusal = explain_transfer(table, seat, operation, first, second)
        # By version 1 of the rules a gift has its time like other moves.
        if refusal is not None or operation == moves.TRANSFER:
            return refusal
    if operation == moves.SURRENDER and not table.options.surrender:
        return why.NO_SURRENDER.refusal()
    if table.surrendering >= 0:
        return _explain_answer(table, seat, operation)
    if operation == moves.SURRENDER:
        refused = table.refused >> table.commander.index(seat) % 2 & 1
        return why.ALLY_REFUSED.refusal() if refused else None
    if table.phase != SPLIT_PHASE and table.commander[table.turn] != seat:
        return why.NOT_YOUR_TURN.refusal(nation=NATION_KEYS[table.turn])
    if not _is_timely(table.phase, operation):
        return why.NOT_NOW.refusal(phase=PHASE_KEYS[table.phase])
    if operation == moves.GIVE:
        return explain_trade(table, operation, first, second)
    if operation == moves.ASSIGN:
        return _explain_split(table, seat, first)
    if operation <= moves.USE:
        return _explain_set_up(table, operation, first, second)
    if operation == moves.SET_DOWN:
        return explain_set_down(table, first, second)
    if operation <= moves.END_MOVES:
        return explain_move(walks, operation, first, second)
    if operation <= moves.CONFIRM:
        return explain_attack(table, operation, first, second)
    return explain_trade(table, operation, first, second)


def _is_timely(phase: i64, operation: i64) -> bool:
    """Whether a sort of move is made in a phase at all."""
    if operation == moves.GIVE:
        return phase >= COMPANIES_PHASE
    return operation in _TIMELY[phase]


def _explain_answer(table: Components, seat: i64, operation: i64) -> Refusal | None:
    """T7.1, T14.15: only the ally of whoever offers to surrender has something to say."""
    nation = (table.surrendering + 2) % NATIONS
    if table.commander[nation] != seat:
        return why.NOT_YOUR_TURN.refusal(nation=NATION_KEYS[nation])
    if operation not in (moves.AGREE, moves.REFUSE):
        return why.NOT_NOW.refusal(phase="surrender")
    return None


def _explain_split(table: Components, seat: i64, unit: i64) -> Refusal | None:
    if unit >= len(table.kind):
        return why.NO_SUCH_UNIT.refusal(unit=unit)
    if table.commander[table.nation[unit]] != seat:
        return why.NOT_YOUR_UNIT.refusal(unit=unit)
    if table.company[unit] != NO_COMPANY:
        return why.ALREADY_ASSIGNED.refusal(unit=unit)
    return None


def _explain_set_up(table: Components, operation: i64, first: i64, second: i64) -> Refusal | None:
    if operation == moves.PLACE:
        return _explain_placing(table, first, second)
    own = table.turn * moves.COMPANIES
    if operation == moves.CHOOSE:
        if not IS_SPECIAL[second] or second in (GUNBOAT, GUN_TURRET):
            return why.NOT_AT_START.refusal(kind=UNIT_KEYS[second])
    elif operation == moves.TURN:
        if table.tokens[own + second]:
            return why.TOKEN_TURNED.refusal(company=second + 1)
    elif operation == moves.MARK:
        numbers = table.tokens[own : own + moves.COMPANIES]
        if second not in [table.field.starts[number] for number in numbers]:
            return why.NOT_A_START.refusal(hex=hex_name(second))
    elif table.allowed[table.turn] >> second & 1:
        return why.COMPANY_NAMED.refusal(company=second + 1)
    return None


def _explain_placing(table: Components, unit: i64, number: i64) -> Refusal | None:
    if table.phase == LAUNCH_PHASE:
        if unit != len(table.kind) - 1:
            return why.OTHER_UNIT.refusal(unit=len(table.kind) - 1)
        if number not in table.field.water or table.at[number] >= 0:
            return why.NO_WATER_HEX.refusal(hex=hex_name(number))
        return None
    if unit not in waiting(table):
        return why.OTHER_COMPANY.refusal(unit=unit, company=table.placing + 1)
    if number not in placing_hexes(table, unit):
        return why.NEAREST_RING.refusal(hex=hex_name(number))
    return None
