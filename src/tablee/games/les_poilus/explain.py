"""Why a move is refused. It reads only what the asking seat may know.

It knows nothing of the list of legal moves: each function follows the rules in their order and
answers with the first that says no. Where none does, the answer is `None`: the move may be made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.les_poilus.data import (
    ABSENT_MINDED,
    CARDS,
    CHARMS,
    FIRST_KNOCK,
    FRAGILE,
    LAST_KNOCK,
    MUTE,
    PANICKED,
    THREATS,
    TILE_KINDS,
    shows,
)
from tablee.games.les_poilus.rules.mission import (
    fearful_demands,
    fragile_holds,
    hard_headed_holds,
    prideful_holds,
)
from tablee.games.les_poilus.rules.preparation import least_intensity, most_intensity
from tablee.games.les_poilus.table import moves, refusals
from tablee.games.les_poilus.table.components import (
    ANSWER_PHASE,
    ASKED,
    CHRISTMAS_PHASE,
    INTENSITY_PHASE,
    NOT_ASKED,
    OVER_PHASE,
    SUPPORT_PHASE,
    Components,
)
from tablee.kernel.documents import Refusal
from tablee.kernel.kinds import GAME_OVER, NO_SUCH_SEAT, UNKNOWN_MOVE

if TYPE_CHECKING:
    from mypy_extensions import i64


def is_move(move: int) -> bool:
    """Whether a number is a move of this game at all."""
    if move < moves.PLAY:
        return move > 0
    if move < moves.SPEECH:
        card = move - moves.PLAY if move < moves.CHARM else move - moves.CHARM
        return 0 < card <= CARDS
    if move < moves.WITHDRAW:
        return move < moves.SPEECH + THREATS
    if move < moves.ANSWER:
        return move < moves.WITHDRAW + 6 * (TILE_KINDS + 1)
    if move < moves.CHRISTMAS:
        return move <= moves.ANSWER + CARDS
    if move < moves.SUPPORT:
        return FIRST_KNOCK <= move - moves.CHRISTMAS <= LAST_KNOCK
    if move < moves.REMOVE:
        return move in (moves.SUPPORT, moves.SUPPORT_CHARM)
    if move >= moves.MOVE_COUNT:
        return False
    cards = moves.removed(move)
    return len(cards) == 1 or cards[0] < cards[1]


def explain(table: Components, seat: i64, move: int) -> Refusal | None:
    """The first rule that says no to a move; None if no rule does."""
    if seat < 0:
        return NO_SUCH_SEAT.refusal(seat=seat, seats=table.players)
    if table.phase == OVER_PHASE:
        return GAME_OVER.refusal()
    if not is_move(move):
        return UNKNOWN_MOVE.refusal(move=move)
    refusal = _out_of_turn(table, seat, move)
    if refusal is not None:
        return refusal
    if table.phase == INTENSITY_PHASE:
        return _explain_intensity(table, move)
    if table.phase == ANSWER_PHASE:
        return _explain_answer(table, seat, move)
    if table.phase == CHRISTMAS_PHASE:
        return _explain_christmas(table, move)
    if table.phase == SUPPORT_PHASE:
        return _explain_support(table, seat, move)
    return _explain_action(table, seat, move)


def _out_of_turn(table: Components, seat: i64, move: int) -> Refusal | None:
    """Somebody else is to act."""
    if table.phase == ANSWER_PHASE:
        if table.answers[seat] == ASKED:
            return None
        if not moves.ANSWER <= move < moves.CHRISTMAS:
            return refusals.ANSWERS_FIRST.refusal()
        asked = table.answers[seat] != NOT_ASKED
        return (refusals.ALREADY_ANSWERED if asked else refusals.NOT_ASKED).refusal()
    if seat == table.turn:
        return None
    if table.phase == INTENSITY_PHASE:
        return refusals.LEADER_NAMES.refusal(leader=table.turn)
    if table.phase == CHRISTMAS_PHASE:
        return refusals.CHRISTMAS_FIRST.refusal(chooser=table.turn)
    if table.phase == SUPPORT_PHASE:
        return refusals.SUPPORT_FIRST.refusal(chooser=table.turn)
    if not table.in_the_mission(seat):
        return refusals.WITHDRAWN.refusal()
    return refusals.NOT_YOUR_TURN.refusal(turn=table.turn)


def _explain_intensity(table: Components, move: int) -> Refusal | None:
    if move >= moves.PLAY:
        return refusals.INTENSITY_FIRST.refusal()
    intensity = move - moves.INTENSITY
    least, most = least_intensity(table), most_intensity(table)
    if intensity < least:
        return refusals.INTENSITY_TOO_LOW.refusal(least=least)
    if intensity > most:
        return refusals.INTENSITY_TOO_HIGH.refusal(most=most)
    return None


def _explain_action(table: Components, seat: i64, move: int) -> Refusal | None:
    if moves.ANSWER <= move < moves.CHRISTMAS:
        return refusals.NO_SPEECH.refusal()
    if move >= moves.SUPPORT:
        return refusals.NO_SUPPORT.refusal()
    if move < moves.PLAY or move >= moves.CHRISTMAS:
        return refusals.NO_SUCH_ACTION.refusal()
    if move >= moves.WITHDRAW:
        return _explain_withdrawal(table, seat, move)
    if fearful_demands(table, seat):
        return refusals.FEARFUL.refusal()
    if move >= moves.SPEECH:
        return _explain_speech(table, seat)
    if move >= moves.CHARM:
        return _explain_charm(table, seat, move - moves.CHARM)
    card = move - moves.PLAY
    if card not in table.hands[seat]:
        return refusals.CARD_NOT_HELD.refusal(card=card)
    return None


def _explain_speech(table: Components, seat: i64) -> Refusal | None:
    if table.has_knock(seat, MUTE):
        return refusals.MUTE.refusal()
    if not table.tokens[seat]:
        return refusals.NO_TOKEN.refusal()
    return None


def _explain_charm(table: Components, seat: i64, card: int) -> Refusal | None:
    if not table.charms_up >> seat & 1:
        return refusals.CHARM_USED.refusal()
    if any(card in knocks for knocks in table.knocks):
        return refusals.CHARM_HARD_KNOCK.refusal(card=card)
    if card not in table.no_mans_land:
        return refusals.CHARM_NOT_LYING.refusal(card=card)
    threat = CHARMS[table.soldiers[seat]]
    if not shows(card, threat):
        return refusals.CHARM_OTHER_THREAT.refusal(card=card, threat=threat)
    return None


def _explain_withdrawal(table: Components, seat: i64, move: int) -> Refusal | None:
    """Hard Knocks that forbid it come first, then what is wrong with the tiles named."""
    if not fearful_demands(table, seat):
        if hard_headed_holds(table, seat):
            return refusals.HARD_HEADED.refusal(cards=len(table.hands[seat]))
        if prideful_holds(table, seat):
            return refusals.PRIDEFUL.refusal()
        if fragile_holds(table, seat):
            return refusals.FRAGILE.refusal(owner=table.owner_of(FRAGILE))
    drop, lay = divmod(move - moves.WITHDRAW, 6)
    first = seat * TILE_KINDS
    held = [table.tiles[first + kind] for kind in range(TILE_KINDS)]
    if drop and not table.has_knock(seat, ABSENT_MINDED):
        return refusals.DROP_NOT_ASKED.refusal()
    if drop and not held[drop - 1]:
        return refusals.TILE_NOT_HELD.refusal(tile=drop - 1)
    if not drop and table.has_knock(seat, ABSENT_MINDED) and any(held):
        return refusals.DROP_NEEDED.refusal()
    if drop:
        held[drop - 1] -= 1
    return _explain_tile(table, seat, lay, held)


def _explain_tile(table: Components, seat: i64, lay: int, held: list[int]) -> Refusal | None:
    """What is wrong with the tile laid, of those a seat still holds then."""
    panicked = table.has_knock(seat, PANICKED)
    if not lay:
        return refusals.TILE_NEEDED.refusal() if any(held) else None
    if lay == moves.LAY_RANDOM:
        if not panicked:
            return refusals.TILE_CHOSEN.refusal()
        return None if any(held) else refusals.NO_TILE_LEFT.refusal()
    if panicked and any(held):
        return refusals.TILE_BY_CHANCE.refusal()
    if not held[lay - 1]:
        return refusals.TILE_NOT_HELD.refusal(tile=lay - 1)
    return None


def _explain_answer(table: Components, seat: i64, move: int) -> Refusal | None:
    if not moves.ANSWER <= move < moves.CHRISTMAS:
        return refusals.ANSWERS_FIRST.refusal()
    card = move - moves.ANSWER
    if card and card not in table.hands[seat]:
        return refusals.CARD_NOT_HELD.refusal(card=card)
    if card and not shows(card, table.speech_threat):
        return refusals.ANSWER_OTHER_THREAT.refusal(card=card, threat=table.speech_threat)
    return None


def _explain_christmas(table: Components, move: int) -> Refusal | None:
    if not moves.CHRISTMAS <= move < moves.SUPPORT:
        return refusals.CHRISTMAS_FIRST.refusal(chooser=table.turn)
    card = move - moves.CHRISTMAS
    if not any(card in knocks for knocks in table.knocks):
        return refusals.KNOCK_NOT_LYING.refusal(card=card)
    return None


def _explain_support(table: Components, seat: i64, move: int) -> Refusal | None:
    if move < moves.SUPPORT:
        return refusals.SUPPORT_FIRST.refusal(chooser=seat)
    if move == moves.SUPPORT_CHARM:
        return _explain_charm_regained(table, seat)
    cards = moves.removed(move) if move >= moves.REMOVE else []
    for card in cards:
        if not table.has_knock(seat, card):
            return refusals.KNOCK_NOT_YOURS.refusal(card=card)
    if table.failed and len(cards) > 1:
        return refusals.ONE_KNOCK_AFTER_FAILURE.refusal()
    return None


def _explain_charm_regained(table: Components, seat: i64) -> Refusal | None:
    if table.failed:
        return refusals.NO_CHARM_AFTER_FAILURE.refusal()
    if table.charms_up >> seat & 1:
        return refusals.CHARM_STILL_UP.refusal()
    return None
