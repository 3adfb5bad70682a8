"""P4 and P5: Support after a mission, the end of the game, and the drop of morale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.les_poilus.data import (
    DEMORALIZED,
    SELFISH,
    SYMBOLS,
    TILE_KINDS,
    TILE_POINTS,
    TYRANNICAL,
)
from tablee.games.les_poilus.table import events as happened
from tablee.games.les_poilus.table.components import (
    HARD_KNOCKS,
    INTENSITY_PHASE,
    MONUMENT,
    NO_TILE,
    OVER_PHASE,
    SUPPORT_PHASE,
    THREE_ALIKE,
    TOP_BITS,
    VICTORY,
    Components,
)
from tablee.games.les_poilus.table.moves import REMOVE, SUPPORT, SUPPORT_CHARM, remove, removed
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64


def end_mission(table: Components, failed: bool, events: list[Event] | None) -> None:
    """P3.9: No Man's Land is discarded, or shuffled back into Trials; then Support."""
    table.failed = failed
    if failed:
        if events is not None:
            threat = 0
            while not (table.active + THREE_ALIKE) & TOP_BITS & 15 << 4 * threat:
                threat += 1
            events.append((happened.MISSION_FAILED, table.mission, threat))
        table.count_epochs()
        for card in table.no_mans_land:
            table.epoch_of[card] = table.epoch
        table.returned.extend(table.no_mans_land)
        table.returned.sort()
        table.shuffled += table.top + len(table.no_mans_land)
        table.top = 0
    else:
        if events is not None:
            events.append((happened.MISSION_SUCCEEDED, table.mission))
        table.discard.extend(table.no_mans_land)
    table.no_mans_land.clear()
    table.in_mission = 0
    table.active = 0
    best = _hand_out_tiles(table, events)
    if best < 0 or best >= table.players:  # P4.2: a tie; P7.2: the Chaplain
        if events is not None:
            events.append((happened.SUPPORT_WASTED,))
        _after_support(table, events)
    elif table.knocks[best] or not (failed or table.charms_up >> best & 1):
        table.phase = SUPPORT_PHASE
        table.turn = best
    else:
        _after_support(table, events)


def _hand_out_tiles(table: Components, events: list[Event] | None) -> i64:
    """P4.1: show the tiles and give them away; the place with strictly the most, or -1."""
    places = table.places
    received: list[int] = [0 for _ in range(places)]
    given: list[int] = []
    for place in range(places):
        kind: i64 = table.laid[place]
        if kind == NO_TILE:
            continue
        points: i64 = TILE_POINTS[kind]
        target: i64 = (place + points + places) % places
        if place < table.players and table.has_knock(place, SELFISH):  # P6.10
            target = place
        received[target] += 1
        given.append(target * TILE_KINDS + kind)
        known: i64 = place * TILE_KINDS + kind
        if table.public_tiles[known] > 0:
            table.public_tiles[known] -= 1
        table.laid[place] = NO_TILE
        if events is not None:
            events.append((happened.TILE_SHOWN, place, kind, target))
    for tile in given:
        table.tiles[tile] += 1
        table.public_tiles[tile] += 1
    best: i64 = -1
    most: i64 = 0
    for place in range(places):
        count: i64 = received[place]
        if count > most:
            best = place
            most = count
        elif count == most:
            best = -1
    if events is not None and 0 <= best < table.players:
        events.append((happened.SUPPORT_GAINED, best, most))
    return best


def legal_support(table: Components, seat: i64) -> list[int]:
    """P4.2, P4.3: nothing, the charm, one Hard Knock, or after a success two."""
    moves: list[int] = [SUPPORT]
    if not table.failed and not table.charms_up >> seat & 1:
        moves.append(SUPPORT_CHARM)
    cards = sorted(table.knocks[seat])
    for card in cards:
        moves.append(remove(card))
    if not table.failed:
        for first in cards:
            for second in cards:
                if first < second:
                    moves.append(remove(first, second))
    return moves


def use_support(table: Components, seat: i64, move: i64, events: list[Event] | None) -> None:
    """P4.2, P4.3: the best supported seat takes what it chose."""
    if move == SUPPORT_CHARM:
        table.charms_up |= 1 << seat
        if events is not None:
            events.append((happened.CHARM_RESTORED, seat))
    elif move >= REMOVE:
        for card in removed(move):
            table.discard_knock(seat, card)
            if events is not None:
                events.append((happened.KNOCK_REMOVED, seat, card))
    elif events is not None:
        events.append((happened.SUPPORT_DECLINED, seat))
    _after_support(table, events)


def symbols_before(table: Components, seat: i64) -> i64:
    """P4.4: how many Hard Knock symbols lie before a seat."""
    count: i64 = 0
    for card in table.knocks[seat]:
        count += SYMBOLS[card]
    return count


def _after_support(table: Components, events: list[Event] | None) -> None:
    """P4.4 and P4.5, then morale drops (P5)."""
    for seat in range(table.players):
        if len(table.knocks[seat]) >= 3 and symbols_before(table, seat) >= 4:
            if events is not None:
                symbols = symbols_before(table, seat)
                events.append((happened.FRIEND_LOST, seat, symbols))
            _end(table, HARD_KNOCKS)
            return
    if table.trials() == 0 and table.hands_empty():
        if events is not None:
            events.append((happened.GAME_WON, table.mission, table.start_trials))
        _end(table, VICTORY)
        return
    _drop_morale(table, events)


def _end(table: Components, result: i64) -> None:
    table.phase = OVER_PHASE
    table.result = result


def morale_drop(table: Components) -> i64:
    """P5.1: as many cards as all hands hold, at least 3, one more for Demoralized."""
    held: i64 = 0
    for hand in table.hands:
        held += len(hand)
    if held < 3:
        held = 3
    if table.owner_of(DEMORALIZED) >= 0:  # P6.5
        held += 1
    return held


def _drop_morale(table: Components, events: list[Event] | None) -> None:
    """P5: cards move to Trials; an empty reserve loses; else the next leader."""
    count = morale_drop(table)
    reserve = table.reserve()
    if count > reserve:
        count = reserve
    table.top += count
    if events is not None:
        events.append((happened.MORALE_DROPPED, count, reserve - count))
    if count == reserve:  # P5.2
        if events is not None:
            events.append((happened.MONUMENT_SEEN, table.mission))
        _end(table, MONUMENT)
        return
    if table.owner_of(TYRANNICAL) < 0:  # P5.3, P6.4
        if table.supply > 0:
            table.supply -= 1
            table.tokens[table.leader] += 1
            if events is not None:
                events.append((happened.TOKEN_TAKEN, table.leader))
        table.leader = (table.leader + 1) % table.players
        if events is not None:
            events.append((happened.LEADER_PASSED, table.leader))
    table.mission += 1
    table.turn = table.leader
    table.phase = INTENSITY_PHASE
