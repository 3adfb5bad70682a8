"""Why a move is refused. It reads only what the asking seat may know.

Each function follows the rules in their order and answers with the first that says no. After the
last of them comes `None`: the move may be made. Nothing here looks at the list of legal moves, so
that a test can compare the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.footclub.data import (
    DEFENSIVE_SUPPORT_CARD,
    KINDS,
    NEEDED_TO_ATTACK,
    OFFENSIVE_SUPPORT_CARD,
    PLACED_ATTACK_CARD,
    PLAYERS,
    PRESSING_CARD,
    SUPPORTERS_CARD,
    TACKLE_CARD,
)
from tablee.games.footclub.table import moves, refusals
from tablee.games.footclub.table.components import (
    BONUS_PHASE,
    MOVABLE_SINCE,
    OFFENSIVE_PHASE,
    OVER_PHASE,
    POSSESSION_PHASE,
    SUPPORTERS_PHASE,
    Components,
)
from tablee.kernel.documents import Refusal
from tablee.kernel.kinds import GAME_OVER, NO_SUCH_SEAT, UNKNOWN_MOVE

if TYPE_CHECKING:
    from mypy_extensions import i64


def explain(table: Components, seat: i64, move: int) -> Refusal | None:
    """The first rule that says no to a move; None if it may be made."""
    if seat < 0:
        return NO_SUCH_SEAT.refusal(seat=seat, seats=2)
    if table.phase == OVER_PHASE:
        return GAME_OVER.refusal()
    if not moves.is_move(move):
        return UNKNOWN_MOVE.refusal(move=move)
    if move >= moves.BALL:
        return _explain_free_move(table, seat, move)
    if table.phase == SUPPORTERS_PHASE:
        return _explain_supporters(table, seat, move)
    if move < moves.PASS:
        return refusals.SUPPORTERS_OVER.refusal()
    if not table.asked >> seat & 1:
        return _out_of_turn(table)
    if table.phase == POSSESSION_PHASE:
        return _explain_possession(table, seat, move)
    if table.phase == OFFENSIVE_PHASE:
        return _explain_offensive(table, seat, move)
    return _explain_go(table, seat, move)


def _explain_free_move(table: Components, seat: i64, move: int) -> Refusal | None:
    """F3.7: the ball and the goal tokens of one's own side go to other players."""
    if table.rules_version < MOVABLE_SINCE:
        return UNKNOWN_MOVE.refusal(move=move)
    player = moves.player_of(move)
    if move < moves.TOKEN:
        if table.ball != seat:
            return refusals.BALL_THEIRS.refusal(ball=table.ball)
        if table.ball_on == player:
            return refusals.BALL_THERE.refusal(number=player + 1)
        return None
    origin = moves.token_origin(move)
    if not table.tokens[seat * PLAYERS + origin]:
        return refusals.NO_TOKEN.refusal(number=origin + 1)
    if origin == player:
        return refusals.TOKEN_THERE.refusal(number=player + 1)
    return None


def _holds(table: Components, seat: i64, kind: i64) -> bool:
    return table.hands[seat * KINDS + kind] > 0


def _out_of_turn(table: Components) -> Refusal:
    """The other side is asked."""
    mover = table.mover()
    if table.phase == POSSESSION_PHASE:
        return refusals.POSSESSION_THEIRS.refusal(mover=mover)
    if table.phase == OFFENSIVE_PHASE:
        return refusals.OFFENSIVE_THEIRS.refusal(mover=mover)
    assert table.phase == BONUS_PHASE
    return refusals.GO_THEIRS.refusal(mover=mover)


def _explain_supporters(table: Components, seat: i64, move: int) -> Refusal | None:
    """F2.2: both choose at the same time, once."""
    if not table.asked >> seat & 1:
        return refusals.ALREADY_CHOSEN.refusal(mover=table.mover())
    if move >= moves.PASS:
        return refusals.SUPPORTERS_FIRST.refusal()
    if move == moves.SUPPORTERS_PLACE and not _holds(table, seat, SUPPORTERS_CARD):
        return refusals.SUPPORTERS_NOT_HELD.refusal()
    return None


def _explain_possession(table: Components, seat: i64, move: int) -> Refusal | None:
    """F2.3: a card that takes the ball must be held."""
    if move >= moves.ACCEPT:
        return refusals.NO_ATTACK.refusal()
    if move >= moves.KEEP:
        return refusals.POSSESSION_FIRST.refusal()
    if move == moves.PRESSING and not _holds(table, seat, PRESSING_CARD):
        return refusals.POSSESSION_CARD_NOT_HELD.refusal(card=PRESSING_CARD)
    if move == moves.TACKLE and not _holds(table, seat, TACKLE_CARD):
        return refusals.POSSESSION_CARD_NOT_HELD.refusal(card=TACKLE_CARD)
    return None


def _explain_offensive(table: Components, seat: i64, move: int) -> Refusal | None:
    """F2.4: an attack needs its card and enough Supporters in play."""
    if move < moves.KEEP:
        return refusals.POSSESSION_OVER.refusal()
    if move >= moves.ACCEPT:
        return refusals.NO_ATTACK.refusal()
    if move == moves.ATTACK:
        in_play = table.in_play[seat]
        if in_play < NEEDED_TO_ATTACK:
            return refusals.TOO_FEW_SUPPORTERS.refusal(in_play=in_play, needed=NEEDED_TO_ATTACK)
        if not _holds(table, seat, PLACED_ATTACK_CARD):
            return refusals.ATTACK_NOT_HELD.refusal()
    return None


def _explain_go(table: Components, seat: i64, move: int) -> Refusal | None:
    """F3.1, F3.2: each side has its own support card, and exhausts what it has in play."""
    if move < moves.ACCEPT:
        return refusals.ATTACK_FIRST.refusal()
    if move > moves.EXHAUST:
        count, in_play = move - moves.EXHAUST, table.in_play[seat]
        if count > in_play:
            return refusals.TOO_FEW_TO_EXHAUST.refusal(count=count, in_play=in_play)
    attacks = seat == table.ball
    if move == moves.OFFENSIVE_SUPPORT:
        if not attacks:
            return refusals.SUPPORT_OF_ATTACKER.refusal()
        if not _holds(table, seat, OFFENSIVE_SUPPORT_CARD):
            return refusals.SUPPORT_NOT_HELD.refusal(card=OFFENSIVE_SUPPORT_CARD)
    if move == moves.DEFENSIVE_SUPPORT:
        if attacks:
            return refusals.SUPPORT_OF_DEFENDER.refusal()
        if not _holds(table, seat, DEFENSIVE_SUPPORT_CARD):
            return refusals.SUPPORT_NOT_HELD.refusal(card=DEFENSIVE_SUPPORT_CARD)
    return None
