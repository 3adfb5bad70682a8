"""Why a move is refused. It reads only what the asking seat may know.

Callers ask about moves that are not legal; each function follows the rules in their order and
answers with the first that says no. `None` means that the number is no move of this game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.trench_club.data.hexes import hex_name
from tablee.games.trench_club.data.units import NATION_KEYS, NATIONS, UNIT_KEYS
from tablee.games.trench_club.explain.actions import explain_attack, explain_trade
from tablee.games.trench_club.explain.moves import explain_move, explain_set_down
from tablee.games.trench_club.rules.set_up import waiting
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
    OVER_PHASE,
    PHASE_KEYS,
    PLACE_PHASE,
    SET_DOWN_PHASE,
    SPLIT_PHASE,
    TURN_PHASE,
    Components,
)
from tablee.games.trench_club.table.moves import (
    ADVANCE,
    ASSIGN,
    ATTACK,
    BUY,
    CHOOSE,
    CONFIRM,
    DRAW,
    END_MOVES,
    END_TURN,
    GARRISON,
    GIVE,
    HEAL,
    MARK,
    MOVE,
    PAY,
    PLACE,
    REPAIR,
    SET_DOWN,
    SURRENDER,
    TURN,
    USE,
    WITHDRAW,
    first_of,
    is_move,
    operation_of,
    second_of,
)
from tablee.kernel.documents import Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


def explain(table: Components, seat: i64, move: int) -> Refusal | None:
    """The first rule that says no to a move that is not legal."""
    if not is_move(move) or table.phase == OVER_PHASE:
        return None
    operation, first, second = operation_of(move), first_of(move), second_of(move)
    if operation == SURRENDER and not table.options.surrender:
        return why.NO_SURRENDER.refusal()
    if operation == SURRENDER and table.surrendering < 0:
        return why.ALLY_REFUSED.refusal()
    nation: i64 = table.turn
    if table.surrendering >= 0:
        nation = (table.surrendering + 2) % NATIONS
    elif table.phase == SPLIT_PHASE:
        return _explain_split(table, seat, operation, first)
    if table.commander[nation] != seat:
        return why.NOT_YOUR_TURN.refusal(nation=NATION_KEYS[nation])
    if table.surrendering >= 0:
        return why.NOT_NOW.refusal(phase="surrender")
    if not _belongs(table.phase, operation):
        return why.NOT_NOW.refusal(phase=PHASE_KEYS[table.phase])
    if operation == GIVE:
        return explain_trade(table, operation, first, second)
    if operation <= USE:
        return _explain_set_up(table, operation, first, second)
    if operation == SET_DOWN:
        return explain_set_down(table, first, second)
    if operation <= END_MOVES:
        return explain_move(table, operation, first, second)
    if operation <= CONFIRM:
        return explain_attack(table, operation, first, second)
    return explain_trade(table, operation, first, second)


def _belongs(phase: i64, operation: i64) -> bool:
    """Whether a sort of move is made in a phase at all."""
    if phase == MOVE_PHASE:
        in_order = MOVE <= operation <= END_MOVES and operation != SET_DOWN
        return in_order or operation == GIVE
    if phase == DESIGNATE_PHASE:
        return operation in (ATTACK, WITHDRAW, ADVANCE, CONFIRM, GIVE)
    if phase == MONEY_PHASE:
        return operation in (REPAIR, HEAL, BUY, DRAW, PAY, GIVE, END_TURN)
    if phase >= COMPANIES_PHASE and operation == GIVE:
        return True
    only = {
        CHOOSE_PHASE: CHOOSE,
        TURN_PHASE: TURN,
        PLACE_PHASE: PLACE,
        HEADQUARTERS_PHASE: MARK,
        COMPANIES_PHASE: USE,
        SET_DOWN_PHASE: SET_DOWN,
        LAUNCH_PHASE: PLACE,
        GARRISON_PHASE: GARRISON,
    }
    return only[phase] == operation


def _explain_split(table: Components, seat: i64, operation: i64, unit: i64) -> Refusal:
    if operation != ASSIGN:
        return why.NOT_NOW.refusal(phase=PHASE_KEYS[table.phase])
    if unit >= len(table.kind):
        return why.NO_SUCH_UNIT.refusal(unit=unit)
    if table.commander[table.nation[unit]] != seat:
        return why.NOT_YOUR_UNIT.refusal(unit=unit)
    return why.ALREADY_ASSIGNED.refusal(unit=unit)


def _explain_set_up(table: Components, operation: i64, first: i64, second: i64) -> Refusal:
    if operation == CHOOSE:
        return why.NOT_AT_START.refusal(kind=UNIT_KEYS[second])
    if operation == TURN:
        return why.TOKEN_TURNED.refusal(company=second + 1)
    if operation == MARK:
        return why.NOT_A_START.refusal(hex=hex_name(second))
    if operation == USE:
        return why.COMPANY_NAMED.refusal(company=second + 1)
    if table.phase == LAUNCH_PHASE:
        if first != len(table.kind) - 1:
            return why.OTHER_UNIT.refusal(unit=len(table.kind) - 1)
        return why.NO_WATER_HEX.refusal(hex=hex_name(second))
    if first not in waiting(table):
        return why.OTHER_COMPANY.refusal(unit=first, company=table.placing + 1)
    return why.NEAREST_RING.refusal(hex=hex_name(second))
