"""P3 and P6: what a seat may do in a mission, and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.data import (
    ABSENT_MINDED,
    CHARMS,
    CLUMSY,
    FEARFUL,
    FIRST_KNOCK,
    FRAGILE,
    HARD_HEADED,
    LAST_KNOCK,
    MERRY_CHRISTMAS,
    MUTE,
    PACKED,
    PANICKED,
    PRIDEFUL,
    TILE_KINDS,
    TRAPPED,
    TYRANNICAL,
)
from tablee.games.les_poilus.rules.support import end_mission
from tablee.games.les_poilus.table import events as happened
from tablee.games.les_poilus.table.components import (
    ACTION_PHASE,
    ANSWER_PHASE,
    ASKED,
    CHRISTMAS_PHASE,
    NOT_ASKED,
    OVER_PHASE,
    THREE_ALIKE,
    TOP_BITS,
    TWO_ALIKE,
    VICTORY,
    Components,
)
from tablee.games.les_poilus.table.moves import (
    ANSWER,
    CHARM,
    CHRISTMAS,
    LAY_RANDOM,
    PLAY,
    SPEECH,
    WITHDRAW,
)
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

#: By the kinds of tiles held, a bit for each: the withdrawals that lay one, or else none.
LAYINGS: Final = [
    [WITHDRAW + 1 + kind for kind in range(TILE_KINDS) if held >> kind & 1] or [WITHDRAW]
    for held in range(1 << TILE_KINDS)
]
SPEECHES: Final = [SPEECH + threat for threat in range(6)]


def three_alike(active: i64) -> bool:
    """P3.8: whether three identical threats are active."""
    return (active + THREE_ALIKE) & TOP_BITS != 0


def two_alike(active: i64) -> bool:
    """P6.7: whether two identical threats are active."""
    return (active + TWO_ALIKE) & TOP_BITS != 0


# ---- what may be done -------------------------------------------------------------------------


def hard_headed_holds(table: Components, seat: i64) -> bool:
    """P6.11: Hard-headed forbids withdrawing with two or more cards."""
    return table.has_knock(seat, HARD_HEADED) and len(table.hands[seat]) >= 2


def prideful_holds(table: Components, seat: i64) -> bool:
    """P6.12: Prideful forbids withdrawing with cards in hand, but for the last seat."""
    alone = table.in_mission == 1 << seat
    return table.has_knock(seat, PRIDEFUL) and bool(table.hands[seat]) and not alone


def fragile_holds(table: Components, seat: i64) -> bool:
    """P6.6: another seat's Fragile forbids withdrawing with cards in hand."""
    owner = table.owner_of(FRAGILE)
    return owner >= 0 and bool(table.hands[seat]) and owner != seat and table.in_the_mission(owner)


def fearful_demands(table: Components, seat: i64) -> bool:
    """P6.7 and P3.12: whether Fearful makes this seat withdraw.

    It is void while a Hard-headed or Prideful that has lain there longer forbids withdrawing.
    """
    if not table.has_knock(seat, FEARFUL) or not two_alike(table.active):
        return False
    for card in table.knocks[seat]:  # oldest first
        if card == FEARFUL:
            return True
        if card == HARD_HEADED and hard_headed_holds(table, seat):
            return False
        if card == PRIDEFUL and prideful_holds(table, seat):
            return False
    return True


def may_withdraw(table: Components, seat: i64) -> bool:
    """P3.5, P3.6: whether no Hard Knock forbids withdrawing."""
    bits: i64 = table.knock_bits[seat]
    if bits and (hard_headed_holds(table, seat) or prideful_holds(table, seat)):
        return False
    return not (table.lying >> (FRAGILE - FIRST_KNOCK) & 1 and fragile_holds(table, seat))


def legal_actions(table: Components, seat: i64) -> list[int]:
    """P3.1: the actions of the seat on turn, in the order of P3.2 to P3.5."""
    bits: i64 = table.knock_bits[seat]
    if bits and fearful_demands(table, seat):
        forced: list[int] = []
        _add_withdrawals(table, seat, forced)
        return forced
    moves = [PLAY + card for card in table.hands[seat]]  # P3.2
    if table.charms_up >> seat & 1:  # P3.3
        shift: i64 = 4 * CHARMS[table.soldiers[seat]]
        if table.active >> shift & 15:
            for card in table.no_mans_land:
                packed: i64 = PACKED[card]
                if packed >> shift & 15:
                    moves.append(CHARM + card)
    if table.tokens[seat] > 0 and not table.has_knock(seat, MUTE):  # P3.4, P6.3
        moves += SPEECHES
    if not table.lying:  # P3.5: no Hard Knock forbids it or changes how
        moves += _plain_layings(table, seat)
    elif may_withdraw(table, seat):
        _add_withdrawals(table, seat, moves)
    return moves


def _add_withdrawals(table: Components, seat: i64, moves: list[int]) -> None:
    """One move for each way to lay a tile, and with Absent-minded to drop one first."""
    if not table.knock_bits[seat]:
        moves += _plain_layings(table, seat)
    elif table.has_knock(seat, ABSENT_MINDED) and table.tile_count(seat) > 0:  # P6.14
        first: i64 = seat * TILE_KINDS
        for kind in range(TILE_KINDS):
            if table.tiles[first + kind] > 0:
                _add_layings(table, seat, kind, moves)
    else:
        _add_layings(table, seat, -1, moves)


def _plain_layings(table: Components, seat: i64) -> list[int]:
    """The ways to lay a tile where no Hard Knock lies before the seat."""
    tiles = table.tiles
    first: i64 = seat * TILE_KINDS
    held: i64 = 0
    if tiles[first]:
        held = 1
    if tiles[first + 1]:
        held |= 2
    if tiles[first + 2]:
        held |= 4
    if tiles[first + 3]:
        held |= 8
    return LAYINGS[held]


def _add_layings(table: Components, seat: i64, dropped: i64, moves: list[int]) -> None:
    base: i64 = WITHDRAW + 6 * (dropped + 1)
    first: i64 = seat * TILE_KINDS
    tiles = table.tiles
    empty = True
    for kind in range(TILE_KINDS):
        count: i64 = tiles[first + kind]
        if count > 1 or (count == 1 and kind != dropped):
            if empty and table.has_knock(seat, PANICKED):  # P6.8
                moves.append(base + LAY_RANDOM)
                return
            empty = False
            moves.append(base + 1 + kind)
    if empty:
        moves.append(base)


def legal_answers(table: Components, seat: i64) -> list[int]:
    """P3.4: no card, or one that shows the threat of the speech."""
    moves: list[int] = [ANSWER]
    shift: i64 = 4 * table.speech_threat
    for card in table.hands[seat]:
        packed: i64 = PACKED[card]
        if packed >> shift & 15:
            moves.append(ANSWER + card)
    return moves


def legal_christmas(table: Components) -> list[int]:
    """P3.2: any Hard Knock lying before anybody."""
    return [
        CHRISTMAS + card
        for card in range(FIRST_KNOCK, LAST_KNOCK + 1)
        if table.lying >> (card - FIRST_KNOCK) & 1
    ]


# ---- what comes of it ---------------------------------------------------------------------------


def play_card(
    table: Components, seat: i64, card: int, chance: Chance, events: list[Event] | None
) -> None:
    """P3.2: play a card from hand; a trap draws another (P3.7)."""
    table.take_from_hand(seat, card)
    if events is not None:
        events.append((happened.CARD_PLAYED, seat, card))
    _lay(table, seat, card, events)
    if TRAPPED[card] and table.traps and not three_alike(table.active):
        _draw_and_lay(table, seat, happened.TRAP_SPRUNG, chance, events)
    if table.phase != CHRISTMAS_PHASE:
        end_action(table, events)


def _lay(table: Components, seat: i64, card: int, events: list[Event] | None) -> None:
    """P3.2: a threat to No Man's Land, a Hard Knock before its player, Merry Christmas away."""
    if card < FIRST_KNOCK:
        table.no_mans_land.append(card)
        table.active += PACKED[card]
    elif card == MERRY_CHRISTMAS:
        table.discard.append(card)
        if table.lying:
            table.phase = CHRISTMAS_PHASE
            table.turn = seat
        elif events is not None:
            events.append((happened.CHRISTMAS_IDLE, seat))
    else:
        table.add_knock(seat, card)
        if card == TYRANNICAL and table.leader != seat:  # P6.4
            table.leader = seat
            if events is not None:
                events.append((happened.LEADERSHIP_TAKEN, seat))


def _draw_and_lay(
    table: Components, seat: i64, why: int, chance: Chance, events: list[Event] | None
) -> None:
    """P3.7, P6.13: draw a trial card and lay it; its own trap is ignored."""
    if table.trials() == 0:  # P3.10
        if events is not None:
            events.append((happened.NOTHING_TO_DRAW, seat))
        return
    card = table.draw(chance)
    if events is not None:
        events.append((why, seat, card))
    _lay(table, seat, card, events)


def use_charm(table: Components, seat: i64, card: int, events: list[Event] | None) -> None:
    """P3.3: discard a card of the charm's threat and turn the soldier over."""
    table.no_mans_land.remove(card)
    table.active -= PACKED[card]
    table.discard.append(card)
    table.charms_up &= ~(1 << seat)
    if events is not None:
        events.append((happened.CHARM_USED, seat, card))
    end_action(table, events)


def make_speech(table: Components, seat: i64, threat: i64, events: list[Event] | None) -> None:
    """P3.4: spend a token; every other seat in the mission is asked."""
    table.tokens[seat] -= 1
    if table.players == 2:  # P7.1
        table.supply += 1
    else:
        table.spent_tokens += 1
    if events is not None:
        events.append((happened.SPEECH_MADE, seat, threat))
    asked = False
    for other in range(table.players):
        if other != seat and table.in_the_mission(other):
            table.answers[other] = ASKED
            asked = True
    if asked:
        table.speech_threat = threat
        table.phase = ANSWER_PHASE
    else:
        end_action(table, events)


def answer(table: Components, seat: i64, card: int, events: list[Event] | None) -> None:
    """P3.4: the choices are made at the same time and shown together."""
    table.answers[seat] = card
    if events is not None:
        events.append((happened.ANSWER_GIVEN, seat, card))
    if ASKED in table.answers:
        return
    for other in range(table.players):
        given = table.answers[other]
        if given == NOT_ASKED:
            continue
        table.answers[other] = NOT_ASKED
        if given:
            table.take_from_hand(other, given)
            table.discard.append(given)
        if events is not None:
            if given:
                events.append((happened.ANSWER_SHOWN, other, given))
            else:
                events.append((happened.ANSWER_DECLINED, other))
    table.speech_threat = -1
    table.phase = ACTION_PHASE
    end_action(table, events)


def free_by_christmas(table: Components, seat: i64, card: int, events: list[Event] | None) -> None:
    """P3.2: discard one Hard Knock lying before any player."""
    owner = table.owner_of(card)
    table.discard_knock(owner, card)
    if events is not None:
        events.append((happened.CHRISTMAS_FREED, seat, owner, card))
    table.phase = ACTION_PHASE
    end_action(table, events)


def withdraw(
    table: Components, seat: i64, drop: i64, lay: i64, chance: Chance, events: list[Event] | None
) -> None:
    """P3.5: leave the mission and lay a Support tile; Clumsy then draws a card (P6.13)."""
    first: i64 = seat * TILE_KINDS
    if drop:  # P6.14
        table.tiles[first + drop - 1] -= 1
        table.dropped[first + drop - 1] += 1
        if events is not None:
            events.append((happened.TILE_DROPPED, seat, drop - 1))
    if lay == LAY_RANDOM:  # P6.8
        held = [kind for kind in range(TILE_KINDS) for _ in range(table.tiles[first + kind])]
        chance.at("blind-tile", seat, table.mission)
        lay = chance.choose(held) + 1
    if lay:
        table.tiles[first + lay - 1] -= 1
        table.laid[seat] = lay - 1
    if events is not None:
        if lay:
            events.append((happened.WITHDREW, seat, lay - 1))
        else:
            events.append((happened.WITHDREW_WITHOUT_TILE, seat))
    table.active -= table.knock_threats(seat)
    table.in_mission &= ~(1 << seat)
    if table.has_knock(seat, CLUMSY):
        _draw_and_lay(table, seat, happened.CLUMSY_DREW, chance, events)
    if table.phase != CHRISTMAS_PHASE:
        end_action(table, events)


def end_action(table: Components, events: list[Event] | None) -> None:
    """After an action: failure (P3.8), victory at once (P4.5), the end (P3.9) or the next turn."""
    if (table.active + THREE_ALIKE) & TOP_BITS:
        end_mission(table, True, events)
    elif table.victory_at_once and table.trials() == 0 and table.hands_empty():
        table.phase = OVER_PHASE
        table.result = VICTORY
        if events is not None:
            events.append((happened.GAME_WON, table.mission, table.start_trials))
    elif table.in_mission == 0:
        end_mission(table, False, events)
    else:
        seat = table.turn  # P3.13
        while True:
            seat += 1
            if seat == table.players:
                seat = 0
            if table.in_mission >> seat & 1:
                break
        table.turn = seat
