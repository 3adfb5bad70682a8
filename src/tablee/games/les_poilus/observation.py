"""A view of Les Poilus as numbers, for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.data import (
    CARD_KEYS,
    CARDS,
    FIRST_KNOCK,
    LAST_KNOCK,
    SOLDIER_KEYS,
    THREAT_KEYS,
    TILE_KEYS,
    TILE_KINDS,
)
from tablee.games.les_poilus.table.components import ASKED, NO_TILE, NOT_ASKED, Components
from tablee.games.les_poilus.table.known import Known
from tablee.kernel.observation import Part, Rows, observation_size, put, shares

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.kernel.observation import Numbers

SEATS: Final = 5
THREATS: Final = 6
PHASES: Final = 6
SOLDIERS: Final = 6
KNOCKS: Final = LAST_KNOCK - FIRST_KNOCK + 1
#: A hand, a number of missions and a number of tokens that are hardly ever passed.
MOST_HELD: Final = 15
MOST_MISSIONS: Final = 20
MOST_TOKENS: Final = 5
MOST_TILES: Final = 4
MOST_PLACE_TILES: Final = 8

PHASE_NAMES: Final = ("intensity", "action", "answer", "Christmas", "Support", "over")
#: Seats are counted from the observer's own, to the left.
SEAT_NAMES: Final = ("mine", "1 to my left", "2 to my left", "3 to my left", "4 to my left")
CARD_NAMES: Final = tuple(str(key) for key in CARD_KEYS[1:])
THREAT_NAMES: Final = tuple(str(key) for key in THREAT_KEYS)
SOLDIER_NAMES: Final = tuple(str(key) for key in SOLDIER_KEYS)
TILE_NAMES: Final = tuple(str(key) for key in TILE_KEYS)


def _by_seat(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{seat}: {name}" for seat in SEAT_NAMES for name in names)


OBSERVATION: Final = (
    Part(
        "phase",
        PHASES,
        "which of intensity, action, answer, Christmas, Support, over",
        1,
        PHASE_NAMES,
    ),
    Part("players", 4, "two, three, four or five", 1, ("two", "three", "four", "five")),
    Part(
        "options",
        2,
        "whether traps are in use; whether victory comes at once",
        1,
        ("traps", "victory at once"),
    ),
    Part("mission", 1, "the mission's number, of 20", MOST_MISSIONS),
    Part(
        "piles",
        2,
        "Trials and the Morale reserve, of 59 cards",
        CARDS,
        ("Trials", "Morale reserve"),
    ),
    Part("leader", SEATS, "who leads", 1, SEAT_NAMES),
    Part("turn", SEATS, "whose turn it is", 1, SEAT_NAMES),
    Part("in_mission", SEATS, "who has not withdrawn", 1, SEAT_NAMES),
    Part("hand", CARDS, "the cards I hold", 1, CARD_NAMES),
    Part("no_mans_land", CARDS, "the cards in No Man's Land", 1, CARD_NAMES),
    Part("discard", CARDS, "the cards that are gone", 1, CARD_NAMES),
    Part(
        "returned",
        CARDS,
        "cards that a failed mission put back and that I have not seen since",
        1,
        CARD_NAMES,
    ),
    Part("active", THREATS, "how often each threat is active, of 3", 3, THREAT_NAMES),
    Part(
        "knocks",
        SEATS * KNOCKS,
        "the Hard Knocks before each seat",
        1,
        _by_seat(CARD_NAMES[FIRST_KNOCK - 1 : LAST_KNOCK]),
    ),
    Part("hand_sizes", SEATS, "how many cards each seat holds, of 15", MOST_HELD, SEAT_NAMES),
    Part("soldiers", SEATS * SOLDIERS, "each seat's soldier", 1, _by_seat(SOLDIER_NAMES)),
    Part("charms", SEATS, "whose Good-luck Charm can be used", 1, SEAT_NAMES),
    Part("tokens", SEATS, "each seat's Speech tokens, of 5", MOST_TOKENS, SEAT_NAMES),
    Part("supply", 1, "the Speech tokens in the supply, of 5", MOST_TOKENS),
    Part("speech", THREATS, "the threat of the speech that is being answered", 1, THREAT_NAMES),
    Part("asked", SEATS, "who still owes an answer", 1, SEAT_NAMES),
    Part("answered", SEATS, "who has answered in secret", 1, SEAT_NAMES),
    Part("my_tiles", TILE_KINDS, "my Support tiles by kind, of 4", MOST_TILES, TILE_NAMES),
    Part(
        "public_tiles",
        SEATS * TILE_KINDS,
        "tiles that each place is known to hold, of 4",
        MOST_TILES,
        _by_seat(TILE_NAMES),
    ),
    Part(
        "tile_sizes", SEATS, "how many tiles each place holds, of 8", MOST_PLACE_TILES, SEAT_NAMES
    ),
    Part("laid", SEATS, "which places have laid a tile", 1, SEAT_NAMES),
    Part("my_laid", TILE_KINDS, "the tile that I have laid", 1, TILE_NAMES),
)
SIZE: Final = observation_size(OBSERVATION)
#: In the place of a view's sizes: the table itself can be asked.
NOT_HIDDEN: Final[list[int]] = []
#: Leader, turn and mission by seat, then four sets of cards and the threats.
AFTER_SEATS: Final = 3 * SEATS + 4 * CARDS + THREATS


def observe(view: Known) -> list[float]:
    """The numbers of `OBSERVATION`. A spectator sees the table from seat 0, without a hand."""
    rows = Rows(1, SIZE)
    write(view.table, view.seat, view.reserve, view.hand_sizes, view.tile_sizes, rows.numbers, 0)
    return shares(OBSERVATION, rows.content())


def write(
    table: Components,
    seat: i64,
    reserve: i64,
    hand_sizes: list[int],
    tile_sizes: list[int],
    numbers: Numbers,
    first: i64,
) -> None:
    """The same as whole numbers, of a view's table or of a whole one.

    The sizes are a view's, in whose table other hands and tiles are hidden, else `NOT_HIDDEN`.
    """
    own: i64 = 0 if seat < 0 else seat
    players: i64 = table.players
    numbers[first + table.phase] = 1
    place: i64 = first + PHASES
    numbers[place + players - 2] = 1
    if table.traps:
        numbers[place + 4] = 1
    if table.victory_at_once:
        numbers[place + 5] = 1
    put(numbers, place + 6, table.mission, MOST_MISSIONS)
    put(numbers, place + 7, table.trials(), CARDS)
    put(numbers, place + 8, reserve, CARDS)
    place += 9
    _write_cards(table, seat, numbers, place + 3 * SEATS)
    for number in range(players):
        other: i64 = (own + number) % players
        at: i64 = place + number
        if other == table.leader:
            numbers[at] = 1
        if other == table.turn:
            numbers[at + SEATS] = 1
        if table.in_the_mission(other):
            numbers[at + 2 * SEATS] = 1
        held = hand_sizes[other] if hand_sizes else len(table.hands[other])
        _write_seat(table, seat, other, held, numbers, place + AFTER_SEATS, number)
    place += AFTER_SEATS
    for threat in range(THREATS):
        put(numbers, place - THREATS + threat, table.active >> 4 * threat & 15, 3)
    place += SEATS * (KNOCKS + 1 + SOLDIERS + 2)
    put(numbers, place, table.supply, MOST_TOKENS)
    if table.speech_threat >= 0:
        numbers[place + 1 + table.speech_threat] = 1
    _write_tiles(table, seat, tile_sizes, numbers, place + 1 + THREATS + 2 * SEATS)


def _write_cards(table: Components, seat: i64, numbers: Numbers, place: i64) -> None:
    """My hand, No Man's Land, the discard, and what was put back and not seen since.

    That includes the cards that others have drawn since, which a view keeps in `returned`.
    """
    last: i64 = place - 1
    if seat >= 0:
        for card in table.hands[seat]:
            numbers[last + card] = 1
    last += CARDS
    for card in table.no_mans_land:
        numbers[last + card] = 1
    last += CARDS
    for card in table.discard:
        numbers[last + card] = 1
    last += CARDS
    for card in table.returned:
        numbers[last + card] = 1
    if table.epoch:
        for other in range(table.players):
            if other != seat:
                for card in table.hands[other]:
                    if table.epoch_of[card]:
                        numbers[last + card] = 1


def _write_seat(
    table: Components, seat: i64, other: i64, held: int, numbers: Numbers, place: i64, number: i64
) -> None:
    """What everybody knows of a seat that is `number` places from the observer's."""
    knocks: i64 = place + number * KNOCKS - FIRST_KNOCK
    for card in table.knocks[other]:
        numbers[knocks + card] = 1
    place += SEATS * KNOCKS
    put(numbers, place + number, held, MOST_HELD)
    place += SEATS
    soldier = table.soldiers[other]
    if soldier >= 0:
        numbers[place + number * SOLDIERS + soldier] = 1
    place += SEATS * SOLDIERS
    if table.charms_up >> other & 1:
        numbers[place + number] = 1
    put(numbers, place + SEATS + number, table.tokens[other], MOST_TOKENS)
    place += 2 * SEATS + 1 + THREATS
    answer = table.answers[other]
    if answer == ASKED:
        numbers[place + number] = 1
    elif answer != NOT_ASKED and other != seat:
        numbers[place + SEATS + number] = 1


def _write_tiles(
    table: Components, seat: i64, tile_sizes: list[int], numbers: Numbers, place: i64
) -> None:
    own: i64 = 0 if seat < 0 else seat
    if seat >= 0:
        for kind in range(TILE_KINDS):
            put(numbers, place + kind, table.tiles[own * TILE_KINDS + kind], MOST_TILES)
    place += TILE_KINDS
    sizes: i64 = place + SEATS * TILE_KINDS
    for number in range(table.places):
        other: i64 = (own + number) % table.places
        for kind in range(TILE_KINDS):
            known = table.public_tiles[other * TILE_KINDS + kind]
            if known:
                put(numbers, place + number * TILE_KINDS + kind, known, MOST_TILES)
        count = tile_sizes[other] if tile_sizes else int(table.tile_count(other))
        put(numbers, sizes + number, count, MOST_PLACE_TILES)
        if table.laid[other] != NO_TILE:
            numbers[sizes + SEATS + number] = 1
    if seat >= 0 and table.laid[own] >= 0:
        numbers[sizes + 2 * SEATS + table.laid[own]] = 1
