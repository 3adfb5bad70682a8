"""Why a move is refused. It reads only what the asking seat may know.

Callers ask about moves that are not legal; each function follows the rules in their order and
answers with the first that says no. `None` means that the number is no move of this game.
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
from tablee.games.les_poilus.table import refusals
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
from tablee.games.les_poilus.table.moves import (
    ANSWER,
    CHARM,
    CHRISTMAS,
    LAY_RANDOM,
    MOVE_COUNT,
    PLAY,
    REMOVE,
    SPEECH,
    SUPPORT,
    SUPPORT_CHARM,
    WITHDRAW,
    removed,
)
from tablee.kernel.documents import Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


def is_move(move: int) -> bool:
    """Whether a number is a move of this game at all."""
    if move < PLAY:
        return move > 0
    if move < SPEECH:
        card = move - PLAY if move < CHARM else move - CHARM
        return 0 < card <= CARDS
    if move < WITHDRAW:
        return move < SPEECH + THREATS
    if move < ANSWER:
        return move < WITHDRAW + 6 * (TILE_KINDS + 1)
    if move < CHRISTMAS:
        return move <= ANSWER + CARDS
    if move < SUPPORT:
        return FIRST_KNOCK <= move - CHRISTMAS <= LAST_KNOCK
    if move < REMOVE:
        return move in (SUPPORT, SUPPORT_CHARM)
    if move >= MOVE_COUNT:
        return False
    cards = removed(move)
    return len(cards) == 1 or cards[0] < cards[1]


def explain(table: Components, seat: i64, move: int) -> Refusal | None:
    """The first rule that says no to a move that is not legal."""
    if not is_move(move) or table.phase == OVER_PHASE:
        return None
    refusal = _out_of_turn(table, seat, move)
    if refusal is not None:
        return refusal
    if table.phase == INTENSITY_PHASE:
        return _explain_intensity(table, move)
    if table.phase == ANSWER_PHASE:
        return _explain_answer(table, seat, move)
    if table.phase == CHRISTMAS_PHASE:
        return _explain_christmas(move, table)
    if table.phase == SUPPORT_PHASE:
        return _explain_support(table, seat, move)
    return _explain_action(table, seat, move)


def _out_of_turn(table: Components, seat: i64, move: int) -> Refusal | None:
    """Somebody else is to act."""
    if table.phase == ANSWER_PHASE:
        if table.answers[seat] == ASKED:
            return None
        if not ANSWER <= move < CHRISTMAS:
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


def _explain_intensity(table: Components, move: int) -> Refusal:
    if move >= PLAY:
        return refusals.INTENSITY_FIRST.refusal()
    least = least_intensity(table)
    if move < least:
        return refusals.INTENSITY_TOO_LOW.refusal(least=least)
    return refusals.INTENSITY_TOO_HIGH.refusal(most=most_intensity(table))


def _explain_action(table: Components, seat: i64, move: int) -> Refusal:
    if ANSWER <= move < CHRISTMAS:
        return refusals.NO_SPEECH.refusal()
    if move >= SUPPORT:
        return refusals.NO_SUPPORT.refusal()
    if move < PLAY or move >= CHRISTMAS:
        return refusals.NO_SUCH_ACTION.refusal()
    if WITHDRAW <= move < ANSWER:
        return _explain_withdrawal(table, seat, move)
    if fearful_demands(table, seat):
        return refusals.FEARFUL.refusal()
    if move < CHARM:
        return refusals.CARD_NOT_HELD.refusal(card=move - PLAY)
    if move < SPEECH:
        return _explain_charm(table, seat, move - CHARM)
    if table.has_knock(seat, MUTE):
        return refusals.MUTE.refusal()
    return refusals.NO_TOKEN.refusal()


def _explain_charm(table: Components, seat: i64, card: int) -> Refusal:
    if not table.charms_up >> seat & 1:
        return refusals.CHARM_USED.refusal()
    threat = CHARMS[table.soldiers[seat]]
    if any(card in knocks for knocks in table.knocks):
        return refusals.CHARM_HARD_KNOCK.refusal(card=card)
    if card not in table.no_mans_land:
        return refusals.CHARM_NOT_LYING.refusal(card=card)
    return refusals.CHARM_OTHER_THREAT.refusal(card=card, threat=threat)


def _explain_withdrawal(table: Components, seat: i64, move: int) -> Refusal:
    """Hard Knocks that forbid it come first, then what is wrong with the tiles named."""
    if not fearful_demands(table, seat):
        if hard_headed_holds(table, seat):
            return refusals.HARD_HEADED.refusal(cards=len(table.hands[seat]))
        if prideful_holds(table, seat):
            return refusals.PRIDEFUL.refusal()
        if fragile_holds(table, seat):
            return refusals.FRAGILE.refusal(owner=table.owner_of(FRAGILE))
    drop, lay = divmod(move - WITHDRAW, 6)
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
    if not lay:
        return refusals.TILE_NEEDED.refusal()
    if lay == LAY_RANDOM:
        return refusals.TILE_CHOSEN.refusal()
    if table.has_knock(seat, PANICKED) and any(held):
        return refusals.TILE_BY_CHANCE.refusal()
    return refusals.TILE_NOT_HELD.refusal(tile=lay - 1)


def _explain_answer(table: Components, seat: i64, move: int) -> Refusal:
    if not ANSWER <= move < CHRISTMAS:
        return refusals.ANSWERS_FIRST.refusal()
    card = move - ANSWER
    if card not in table.hands[seat]:
        return refusals.CARD_NOT_HELD.refusal(card=card)
    assert not shows(card, table.speech_threat)
    return refusals.ANSWER_OTHER_THREAT.refusal(card=card, threat=table.speech_threat)


def _explain_christmas(move: int, table: Components) -> Refusal:
    if CHRISTMAS <= move < SUPPORT:
        return refusals.KNOCK_NOT_LYING.refusal(card=move - CHRISTMAS)
    return refusals.CHRISTMAS_FIRST.refusal(chooser=table.turn)


def _explain_support(table: Components, seat: i64, move: int) -> Refusal:
    if move < SUPPORT:
        return refusals.SUPPORT_FIRST.refusal(chooser=seat)
    if move == SUPPORT_CHARM:
        failed = table.failed
        return (refusals.NO_CHARM_AFTER_FAILURE if failed else refusals.CHARM_STILL_UP).refusal()
    for card in removed(move):
        if not table.has_knock(seat, card):
            return refusals.KNOCK_NOT_YOURS.refusal(card=card)
    return refusals.ONE_KNOCK_AFTER_FAILURE.refusal()
