"""A view of FootClub as numbers, for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.footclub.data import CARD_KEYS, KINDS, SUPPORTERS_CARD
from tablee.games.footclub.table.components import BONUS_PHASE, OPEN, Components
from tablee.games.footclub.table.known import Known
from tablee.kernel.observation import Part, Rows, observation_size, put, shares

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.kernel.observation import Numbers

PHASES: Final = 5
#: A turn is told in steps of one 120th of a match, which eight turns divide.
WHOLE_MATCH: Final = 120
#: Counts that are hardly ever passed.
MOST_GOALS: Final = 8
MOST_CARDS: Final = 8
#: Bonuses from -12 to 12.
MOST_BONUS: Final = 12
PHASE_NAMES: Final = ("Supporters", "possession", "offensive", "bonus", "over")
SIDES: Final = ("mine", "the other side's")
CARD_NAMES: Final = tuple(str(key) for key in CARD_KEYS)

OBSERVATION: Final = (
    Part(
        "phase", PHASES, "which of Supporters, possession, offensive, bonus, over", 1, PHASE_NAMES
    ),
    Part("turn", 1, "the turn, of all turns", WHOLE_MATCH),
    Part("ball", 1, "whether I have the ball", 1),
    Part("kick_off", 1, "whether I kicked off", 1),
    Part("my_go", 1, "whether I am asked", 1),
    Part("goals", 2, "mine and the other side's, of 8", MOST_GOALS, SIDES),
    Part("in_play", 2, "Supporters in play, mine and the other side's, of 8", MOST_CARDS, SIDES),
    Part(
        "bonus",
        1,
        "the Attack Bonus of the running attack, from -12 to 12; a half if none runs",
        2 * MOST_BONUS,
    ),
    Part("accepted", 1, "whether the last go accepted the bonus", 1),
    Part(
        "chosen", 2, "whether I, and the other side, have chosen Supporters in this turn", 1, SIDES
    ),
    Part("hand", KINDS, "my cards by kind, of 8", MOST_CARDS, CARD_NAMES),
    Part("pile", KINDS, "my draw pile by kind, of 8", MOST_CARDS, CARD_NAMES),
    Part("discard", KINDS, "my discard by kind, of 8", MOST_CARDS, CARD_NAMES),
    Part("their_discard", KINDS, "the other side's discard by kind, of 8", MOST_CARDS, CARD_NAMES),
    Part(
        "their_unseen",
        KINDS,
        "the other side's hand and pile together by kind, of 8",
        MOST_CARDS,
        CARD_NAMES,
    ),
    Part("their_hand_size", 1, "how many cards the other side holds, of 8", MOST_CARDS),
    Part(
        "initial_bonuses",
        2,
        "the bonus with which my attacks, and theirs, begin",
        2 * MOST_BONUS,
        SIDES,
    ),
)
SIZE: Final = observation_size(OBSERVATION)


def observe(view: Known) -> list[float]:
    """The numbers of `OBSERVATION`. A spectator sees the match from Blue's side."""
    rows = Rows(1, SIZE)
    other = 1 - max(0, int(view.seat))
    write(view.table, view.seat, view.hand_sizes[other], rows.numbers, 0)
    return shares(OBSERVATION, rows.content())


def write(table: Components, seat: i64, their_hand: i64, numbers: Numbers, first: i64) -> None:
    """The same as whole numbers, of a view's table or of a whole one.

    Of the other side's hand and pile only the sum is told, and of its hand the size: it does not
    matter whether the hand is still hidden in the pile, as it is in a view.
    """
    own: i64 = 0 if seat < 0 else seat
    other: i64 = 1 - own
    numbers[first + table.phase] = 1
    place: i64 = first + PHASES
    if table.turns > 0:
        put(numbers, place, table.turn * WHOLE_MATCH // table.turns, WHOLE_MATCH)
    if table.ball == own:
        numbers[place + 1] = 1
    if table.kick_off == own:
        numbers[place + 2] = 1
    if table.asked >> own & 1:
        numbers[place + 3] = 1
    put(numbers, place + 4, table.goals[own], MOST_GOALS)
    put(numbers, place + 5, table.goals[other], MOST_GOALS)
    put(numbers, place + 6, table.in_play[own], MOST_CARDS)
    put(numbers, place + 7, table.in_play[other], MOST_CARDS)
    _put_bonus(numbers, place + 8, table.bonus if table.phase == BONUS_PHASE else 0)
    if table.accepted:
        numbers[place + 9] = 1
    if table.choices[own] != OPEN:
        numbers[place + 10] = 1
    if table.choices[other] != OPEN:
        numbers[place + 11] = 1
    place += 12
    _write_cards(table, own, seat >= 0, numbers, place)
    place += 5 * KINDS
    put(numbers, place, their_hand, MOST_CARDS)
    _put_bonus(numbers, place + 1, table.initial_bonuses[own])
    _put_bonus(numbers, place + 2, table.initial_bonuses[other])


def _put_bonus(numbers: Numbers, place: i64, bonus: i64) -> None:
    put(numbers, place, bonus + MOST_BONUS, 2 * MOST_BONUS)


def _write_cards(table: Components, own: i64, has_hand: bool, numbers: Numbers, place: i64) -> None:
    """From `hand` to `their_unseen`.

    Piles are taken from all cards of a side, as a batch of games has none at hand in the
    processor's cache.
    """
    hands = table.hands
    discards = table.discards
    counts = table.counts
    mine: i64 = own * KINDS
    theirs: i64 = (1 - own) * KINDS
    kind: i64 = 0
    while kind < KINDS:
        held: i64 = hands[mine + kind] if has_hand else 0
        played: i64 = discards[mine + kind]
        left: i64 = counts[mine + kind] - played - held
        their_played: i64 = discards[theirs + kind]
        their_left: i64 = counts[theirs + kind] - their_played
        if kind == SUPPORTERS_CARD:
            left -= table.in_play[own]
            their_left -= table.in_play[1 - own]
        _put_cards(numbers, place, held)
        _put_cards(numbers, place + KINDS, left)
        _put_cards(numbers, place + 2 * KINDS, played)
        _put_cards(numbers, place + 3 * KINDS, their_played)
        _put_cards(numbers, place + 4 * KINDS, their_left)
        place += 1
        kind += 1


def _put_cards(numbers: Numbers, place: i64, count: i64) -> None:
    """As `put`, but within this module, where a C compiler makes it a part of the loop."""
    if count < 0:
        count = 0
    elif count > MOST_CARDS:
        count = MOST_CARDS
    written = int(count)
    numbers[place] = written
