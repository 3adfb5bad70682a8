"""A view of FootClub as numbers, for learning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.footclub.data import CARD_KEYS, KINDS, SUPPORTERS_CARD
from tablee.games.footclub.table.components import BONUS_PHASE, OPEN, Components
from tablee.games.footclub.table.known import Known
from tablee.kernel.observation import Part, Rows, at_most, observation_size, shares

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


def write(table: Components, seat: i64, their_hand: int, numbers: Numbers, first: i64) -> None:
    """The same as whole numbers, of a view's table or of a whole one.

    Of the other side's hand and pile only the sum is told, and of its hand the size: it does not
    matter whether the hand is still hidden in the pile, as it is in a view.
    """
    own: i64 = 0 if seat < 0 else seat
    other: i64 = 1 - own
    numbers[first + table.phase] = 1
    place: i64 = first + PHASES
    if table.turns > 0:
        numbers[place] = at_most(int(table.turn * WHOLE_MATCH // table.turns), WHOLE_MATCH)
    numbers[place + 1] = 1 if table.ball == own else 0
    numbers[place + 2] = 1 if table.kick_off == own else 0
    numbers[place + 3] = 1 if table.asked >> own & 1 else 0
    numbers[place + 4] = at_most(table.goals[own], MOST_GOALS)
    numbers[place + 5] = at_most(table.goals[other], MOST_GOALS)
    numbers[place + 6] = at_most(table.in_play[own], MOST_CARDS)
    numbers[place + 7] = at_most(table.in_play[other], MOST_CARDS)
    numbers[place + 8] = _bonus(int(table.bonus) if table.phase == BONUS_PHASE else 0)
    numbers[place + 9] = 1 if table.accepted else 0
    numbers[place + 10] = 1 if table.choices[own] != OPEN else 0
    numbers[place + 11] = 1 if table.choices[other] != OPEN else 0
    place += 12
    if seat >= 0:
        _write_counts(table.hands, own, numbers, place)
    place += KINDS
    _write_unplayed(table, own, seat >= 0, numbers, place)
    place += KINDS
    _write_counts(table.discards, own, numbers, place)
    place += KINDS
    _write_counts(table.discards, other, numbers, place)
    place += KINDS
    _write_unplayed(table, other, False, numbers, place)
    place += KINDS
    numbers[place] = at_most(their_hand, MOST_CARDS)
    numbers[place + 1] = _bonus(table.initial_bonuses[own])
    numbers[place + 2] = _bonus(table.initial_bonuses[other])


def _bonus(bonus: int) -> int:
    return at_most(bonus + MOST_BONUS, 2 * MOST_BONUS)


def _write_counts(counts: list[int], side: i64, numbers: Numbers, place: i64) -> None:
    first: i64 = side * KINDS
    for kind in range(KINDS):
        count = counts[first + kind]
        if count:
            numbers[place + kind] = at_most(count, MOST_CARDS)


def _write_unplayed(
    table: Components, side: i64, but_hand: bool, numbers: Numbers, place: i64
) -> None:
    """What a side has neither played nor in play, with or without its hand.

    Taken from all its cards, as a batch of games has no pile at hand in the processor's cache.
    """
    first: i64 = side * KINDS
    for kind in range(KINDS):
        count = table.counts[first + kind] - table.discards[first + kind]
        if kind == SUPPORTERS_CARD:
            count -= table.in_play[side]
        if but_hand:
            count -= table.hands[first + kind]
        if count:
            numbers[place + kind] = at_most(count, MOST_CARDS)
