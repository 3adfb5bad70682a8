"""What the network is told of a position between two missions: small whole numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.bots.card_sets import KNOCK_CARDS, count_of, set_of
from tablee.games.les_poilus.bots.judgement import KNOCK_WEIGHTS, can_point, need
from tablee.games.les_poilus.data import (
    FIRST_KNOCK,
    LAST_KNOCK,
    LEFT,
    MERRY_CHRISTMAS,
    PACKED,
    RIGHT,
    SYMBOLS,
    THREATS,
    TILE_KINDS,
    TRAPPED,
)
from tablee.games.les_poilus.rules.support import symbols_before
from tablee.games.les_poilus.table.components import Components

if TYPE_CHECKING:
    from mypy_extensions import i64

# Always 1.
ALWAYS: Final = 0
# Cards in hands: how many, and of which sort.
CHRISTMAS_HELD: Final = 1
HELD: Final = 4
LARGEST_HAND: Final = 5
EMPTY_HANDS: Final = 6
KNOCKS_HELD: Final = 7
WIDE_HELD: Final = 8
TRAPS_HELD: Final = 10
KNOCK_WEIGHT_HELD: Final = 11
CROWDED: Final = 40
HELD_BEYOND_DROP: Final = 34
# The piles, and how near their ends are.
TRIALS: Final = 2
RESERVE: Final = 3
TRAPS_ON: Final = 9
HIDDEN_KNOCKS: Final = 27
HIDDEN_WIDE: Final = 28
HIDDEN_CHRISTMAS: Final = 29
TO_DO: Final = 30
TO_DO_PER_RESERVE: Final = 31
RESERVE_BELOW_6: Final = 32
RESERVE_BELOW_12: Final = 33
RESERVE_BELOW_20: Final = 43
TO_DO_BELOW_10: Final = 35
TO_DO_BELOW_20: Final = 42
RETURNED: Final = 38
HIDDEN_KNOCK_SHARE: Final = 41
# Seats with at least one, two, three and four symbols; what the hands would add.
WITH_SYMBOLS: Final = 12
SYMBOLS_IN_ALL: Final = 22
KNOCKS_TOO_MANY: Final = 23
SYMBOL_ROOM: Final = 26
DOOMED_SEATS: Final = 69
# Charms, Speech tokens and the next leader.
CHARMS_UP: Final = 16
SPEAKERS: Final = 17
TOKENS: Final = 18
SUPPLY: Final = 21
LEADER_SYMBOLS: Final = 36
LEADER_HELD: Final = 37
LEADER_SPEAKS: Final = 39
# Support tiles.
WITHOUT_TILES: Final = 19
WITH_ONE_TILE: Final = 20
GREATEST_NEED: Final = 24
NEED_REACHED: Final = 25
REACHED_BY_TWO: Final = 64
REACHED_BY_THREE: Final = 65
FIRST_POINTS: Final = 66
SECOND_POINTS: Final = 67
CHAPLAIN_TILES: Final = 68
# The Hard Knocks that lie, one input each.
LYING: Final = 44
INPUTS: Final = 70

#: Threat cards from this number on show three threats.
FIRST_WIDE: Final = 37
WHOLE_WEIGHTS: Final = [int(10.0 * weight) for weight in KNOCK_WEIGHTS]


def inputs(table: Components) -> list[int]:
    """The position of an imagined table, with all it holds."""
    found = [0] * INPUTS
    found[ALWAYS] = 1
    found[TRAPS_ON] = 1 if table.traps else 0
    _tell_hands(table, found)
    _tell_symbols(table, found)
    _tell_means(table, found)
    _tell_tiles(table, found)
    _tell_piles(table, found)
    lying: i64 = table.lying
    place: i64 = LYING
    while lying:
        if lying & 1:
            found[place] = 1
        lying >>= 1
        place += 1
    return found


def _tell_hands(table: Components, found: list[int]) -> None:
    held: i64 = 0
    most: i64 = 0
    empty: i64 = 0
    knocks: i64 = 0
    weight: i64 = 0
    wide: i64 = 0
    traps: i64 = 0
    packed: i64 = 0
    for hand in table.hands:
        size: i64 = len(hand)
        held += size
        if size > most:
            most = size
        if size == 0:
            empty += 1
        for card in hand:
            if card < FIRST_KNOCK:
                packed += PACKED[card]
                if card >= FIRST_WIDE:
                    wide += 1
                if TRAPPED[card]:
                    traps += 1
            elif card <= LAST_KNOCK:
                knocks += 1
                weight += WHOLE_WEIGHTS[card - FIRST_KNOCK]
            else:
                found[CHRISTMAS_HELD] = 1
    found[HELD] = held
    found[LARGEST_HAND] = most
    found[EMPTY_HANDS] = empty
    found[KNOCKS_HELD] = knocks
    found[KNOCK_WEIGHT_HELD] = weight
    found[WIDE_HELD] = wide
    if table.traps:
        found[TRAPS_HELD] = traps
    if held > 3:
        found[HELD_BEYOND_DROP] = held - 3
    crowded: i64 = 0
    for _ in range(THREATS):
        count = packed & 15
        if count > 2:
            crowded += count - 2
        packed >>= 4
    found[CROWDED] = crowded


def _tell_symbols(table: Components, found: list[int]) -> None:
    total: i64 = 0
    room: i64 = 0
    too_many: i64 = 0
    doomed: i64 = 0
    for seat in range(table.players):
        symbols = symbols_before(table, seat)
        total += symbols
        for reached in range(min(symbols, 4)):
            found[WITH_SYMBOLS + reached] += 1
        if symbols < 3:
            room += 3 - symbols
        held: i64 = 0
        for card in table.hands[seat]:
            if FIRST_KNOCK <= card <= LAST_KNOCK:
                held += SYMBOLS[card]
                if symbols + SYMBOLS[card] >= 4:
                    too_many += 1
        if symbols + held >= 4:
            doomed += 1
    found[SYMBOLS_IN_ALL] = total
    found[SYMBOL_ROOM] = room
    found[KNOCKS_TOO_MANY] = too_many
    found[DOOMED_SEATS] = doomed


def _tell_means(table: Components, found: list[int]) -> None:
    charms: i64 = 0
    speakers: i64 = 0
    tokens: i64 = 0
    for seat in range(table.players):
        if table.charms_up >> seat & 1:
            charms += 1
        held: i64 = table.tokens[seat]
        if held > 0:
            speakers += 1
            tokens += held
    leader = table.leader
    found[CHARMS_UP] = charms
    found[SPEAKERS] = speakers
    found[TOKENS] = tokens
    found[SUPPLY] = table.supply
    found[LEADER_SYMBOLS] = symbols_before(table, leader)
    found[LEADER_HELD] = len(table.hands[leader])
    found[LEADER_SPEAKS] = 1 if table.tokens[leader] > 0 else 0


def _tell_tiles(table: Components, found: list[int]) -> None:
    players: i64 = table.players
    most = 0.0
    needy: i64 = 0
    for seat in range(players):
        tiles = table.tile_count(seat)
        if tiles == 0:
            found[WITHOUT_TILES] += 1
        elif tiles == 1:
            found[WITH_ONE_TILE] += 1
        if table.knock_bits[seat] or not table.charms_up >> seat & 1:
            wanted = need(table, seat)
            if wanted > most:
                most = wanted
                needy = seat
    found[GREATEST_NEED] = int(5.0 * most)
    if most > 0.0:
        for place in range(table.places):
            if can_point(table, place, needy):
                found[NEED_REACHED] += 1
    if players == 2:
        found[FIRST_POINTS] = table.tiles[LEFT]
        found[SECOND_POINTS] = table.tiles[TILE_KINDS + RIGHT]
        found[CHAPLAIN_TILES] = table.tile_count(2)
        return
    for seat in range(players):
        reached: i64 = 0
        for other in range(players):
            if other != seat and can_point(table, other, seat):
                reached += 1
        if reached >= 2:
            found[REACHED_BY_TWO] += 1
        if reached >= 3:
            found[REACHED_BY_THREE] += 1


def _tell_piles(table: Components, found: list[int]) -> None:
    trials: i64 = table.trials()
    reserve: i64 = table.reserve()
    to_do: i64 = trials + found[HELD]
    hidden = set_of(table.unseen) | set_of(table.returned)
    knocks = count_of(hidden & KNOCK_CARDS)
    left: i64 = len(table.unseen) + len(table.returned)
    found[TRIALS] = trials
    found[RESERVE] = reserve
    found[RETURNED] = len(table.returned)
    found[HIDDEN_KNOCKS] = knocks
    found[HIDDEN_KNOCK_SHARE] = 20 * knocks // left if left > 0 else 0
    found[HIDDEN_WIDE] = count_of(hidden >> FIRST_WIDE & 7)
    found[HIDDEN_CHRISTMAS] = hidden >> MERRY_CHRISTMAS & 1
    found[TO_DO] = to_do
    found[TO_DO_PER_RESERVE] = 16 * to_do // (reserve + 3)
    found[RESERVE_BELOW_6] = max(0, 6 - reserve)
    found[RESERVE_BELOW_12] = max(0, 12 - reserve)
    found[RESERVE_BELOW_20] = max(0, 20 - reserve)
    found[TO_DO_BELOW_10] = max(0, 10 - to_do)
    found[TO_DO_BELOW_20] = max(0, 20 - to_do)
