"""Why a move is refused. It reads only what the asking seat may know.

Callers ask about moves that are not legal; each function follows the rules in their order and
answers with the first that says no. `None` means that the number is no move of this game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.footclub.data import (
    DEFENSIVE_SUPPORT_CARD,
    NEEDED_TO_ATTACK,
    OFFENSIVE_SUPPORT_CARD,
    PRESSING_CARD,
    TACKLE_CARD,
)
from tablee.games.footclub.table import refusals
from tablee.games.footclub.table.components import (
    BONUS_PHASE,
    OFFENSIVE_PHASE,
    OVER_PHASE,
    POSSESSION_PHASE,
    SUPPORTERS_PHASE,
    Components,
)
from tablee.games.footclub.table.moves import (
    ACCEPT,
    DEFENSIVE_SUPPORT,
    EXHAUST,
    KEEP,
    OFFENSIVE_SUPPORT,
    PASS,
    PRESSING,
    is_move,
)
from tablee.kernel.documents import Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


def explain(table: Components, seat: i64, move: int) -> Refusal | None:
    """The first rule that says no to a move that is not legal."""
    if not is_move(move) or table.phase == OVER_PHASE:
        return None
    if table.phase == SUPPORTERS_PHASE:
        return _explain_supporters(table, seat, move)
    if move < PASS:
        return refusals.SUPPORTERS_OVER.refusal()
    if not table.asked >> seat & 1:
        return _out_of_turn(table)
    if table.phase == POSSESSION_PHASE:
        return _explain_possession(move)
    if table.phase == OFFENSIVE_PHASE:
        return _explain_offensive(table, seat, move)
    return _explain_go(table, seat, move)


def _out_of_turn(table: Components) -> Refusal:
    """The other side is asked."""
    mover = table.mover()
    if table.phase == POSSESSION_PHASE:
        return refusals.POSSESSION_THEIRS.refusal(mover=mover)
    if table.phase == OFFENSIVE_PHASE:
        return refusals.OFFENSIVE_THEIRS.refusal(mover=mover)
    assert table.phase == BONUS_PHASE
    return refusals.GO_THEIRS.refusal(mover=mover)


def _explain_supporters(table: Components, seat: i64, move: int) -> Refusal:
    if not table.asked >> seat & 1:
        return refusals.ALREADY_CHOSEN.refusal(mover=table.mover())
    if move >= PASS:
        return refusals.SUPPORTERS_FIRST.refusal()
    return refusals.SUPPORTERS_NOT_HELD.refusal()


def _explain_possession(move: int) -> Refusal:
    if move >= ACCEPT:
        return refusals.NO_ATTACK.refusal()
    if move >= KEEP:
        return refusals.POSSESSION_FIRST.refusal()
    card = PRESSING_CARD if move == PRESSING else TACKLE_CARD
    return refusals.POSSESSION_CARD_NOT_HELD.refusal(card=card)


def _explain_offensive(table: Components, seat: i64, move: int) -> Refusal:
    if move < KEEP:
        return refusals.POSSESSION_OVER.refusal()
    if move >= ACCEPT:
        return refusals.NO_ATTACK.refusal()
    in_play = table.in_play[seat]
    if in_play < NEEDED_TO_ATTACK:
        return refusals.TOO_FEW_SUPPORTERS.refusal(in_play=in_play, needed=NEEDED_TO_ATTACK)
    return refusals.ATTACK_NOT_HELD.refusal()


def _explain_go(table: Components, seat: i64, move: int) -> Refusal:
    if move < ACCEPT:
        return refusals.ATTACK_FIRST.refusal()
    if move > EXHAUST:
        in_play = table.in_play[seat]
        return refusals.TOO_FEW_TO_EXHAUST.refusal(count=move - EXHAUST, in_play=in_play)
    attacks = seat == table.ball
    if move == OFFENSIVE_SUPPORT and not attacks:
        return refusals.SUPPORT_OF_ATTACKER.refusal()
    if move == DEFENSIVE_SUPPORT and attacks:
        return refusals.SUPPORT_OF_DEFENDER.refusal()
    card = OFFENSIVE_SUPPORT_CARD if attacks else DEFENSIVE_SUPPORT_CARD
    return refusals.SUPPORT_NOT_HELD.refusal(card=card)
