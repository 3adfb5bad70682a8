"""What the learned player looks at: a view as numbers, the same for Blue and for Red.

Most inputs are on or off. A count is shown by as many inputs as it can be high, the lowest ones
on. A few are amounts, in units of 1/256, so that whole numbers do and both builds agree.

`scripts/training` fills the same inputs for thousands of matches at once; a test holds
the two together.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from tablee.bots.network import UNIT, Inputs
from tablee.games.footclub.data import CARD_COUNTS, KINDS, SUPPORTERS_AT_START, counts_list
from tablee.games.footclub.odds import ALL_WAYS, goal_ways
from tablee.games.footclub.rules.set_up import pile_counts
from tablee.games.footclub.table.components import BONUS_PHASE
from tablee.games.footclub.view import FootClubView

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Cards by kind that a side can have drawn or not (F1.2).
PILE: Final[list[int]] = [
    count - (SUPPORTERS_AT_START if kind == 0 else 0)
    for kind, count in enumerate(counts_list(CARD_COUNTS))
]
CARDS: Final = 20
TURNS: Final = 8
STARS: Final = 8
#: Leads and bonuses beyond these count as these.
MOST_LEAD: Final = 3
MOST_BONUS: Final = 6
BONUSES: Final = 2 * MOST_BONUS + 1
#: The bonus with which both sides attack in the matches it learned from (F1.1).
USUAL_BONUS: Final = -2

# Where each group of inputs begins.
TURN: Final = 0
LEAD: Final = TURN + TURNS
BALL: Final = LEAD + 2 * MOST_LEAD + 1
PHASE: Final = BALL + 1
ACCEPTED: Final = PHASE + 4
DEFENCE_BONUS: Final = ACCEPTED + 1
ATTACK_BONUS: Final = DEFENCE_BONUS + BONUSES
OWN_STARS: Final = ATTACK_BONUS + BONUSES
OTHER_STARS: Final = OWN_STARS + STARS
HAND: Final = OTHER_STARS + STARS
PILE_LEFT: Final = HAND + CARDS
UNSEEN: Final = PILE_LEFT + CARDS
HAND_SIZE: Final = UNSEEN + CARDS
EXPECTED: Final = HAND_SIZE + 1
HELD: Final = EXPECTED + KINDS
GOAL: Final = HELD + KINDS
INPUTS: Final = GOAL + 1

#: A hand of ten cards is one unit.
HAND_UNIT: Final = 10


def _held_table() -> list[int]:
    """P(a hand holds a card of a kind) by unseen cards, those of the kind and the hand's size."""
    table: list[int] = []
    for unseen in range(CARDS + 1):
        for of_kind in range(KINDS):
            for size in range(CARDS + 1):
                ways = comb(unseen, size) or 1
                without = comb(max(0, unseen - of_kind), size)
                table.append(_share(ways - without, ways))
    return table


def _share(part: int, whole: int) -> int:
    """A share in units, rounded."""
    return (2 * UNIT * part + whole) // (2 * whole)


_HELD: Final[list[int]] = _held_table()
_GOAL: Final[list[int]] = [
    _share(goal_ways(bonus), ALL_WAYS) for bonus in range(-MOST_BONUS, MOST_BONUS + 1)
]


def is_usual(view: FootClubView) -> bool:
    """Whether a match has the cards and the bonuses of those it learned from."""
    table = view.table
    if table.initial_bonuses != [USUAL_BONUS, USUAL_BONUS]:
        return False
    options = table.options
    return not options.cards or (
        pile_counts(options, 0) == PILE and pile_counts(options, 1) == PILE
    )


def inputs(view: FootClubView) -> Inputs:
    """What a seat goes by."""
    table, seat = view.table, view.seat
    other: i64 = 1 - seat
    found = Inputs()
    found.places.append(TURN + min(table.turn, TURNS) - 1)
    lead: i64 = table.goals[seat] - table.goals[other]
    found.places.append(LEAD + _within(lead, MOST_LEAD) + MOST_LEAD)
    if table.ball == seat:
        found.places.append(BALL)
    found.places.append(PHASE + table.phase)
    if table.accepted:
        found.places.append(ACCEPTED)
    if table.phase == BONUS_PHASE:
        bonus: i64 = _within(table.bonus, MOST_BONUS) + MOST_BONUS
        found.places.append((ATTACK_BONUS if table.ball == seat else DEFENCE_BONUS) + bonus)
        _show_amount(found, GOAL, _GOAL[bonus])
    _show_count(found, OWN_STARS, table.in_play[seat], STARS)
    _show_count(found, OTHER_STARS, table.in_play[other], STARS)
    _show_counts(found, HAND, table.hands[seat * KINDS : (seat + 1) * KINDS])
    _show_counts(found, PILE_LEFT, _counted(table.piles[seat]))
    _show_other_hand(found, view, other)
    found.counts = [1] * len(found.places)
    return found


def _show_other_hand(found: Inputs, view: FootClubView, other: i64) -> None:
    """What the hidden hand may hold, if every way of dealing is as likely (F5.3)."""
    pile = view.table.piles[other]
    unseen = len(pile)
    size = view.hand_sizes[other]
    counts = _counted(pile)
    _show_counts(found, UNSEEN, counts)
    _show_amount(found, HAND_SIZE, _share(size, HAND_UNIT))
    for kind in range(KINDS):
        count = counts[kind]
        if count:
            _show_amount(found, EXPECTED + kind, _share(count * size, unseen))
            _show_amount(found, HELD + kind, _HELD[(unseen * KINDS + count) * (CARDS + 1) + size])


def _show_count(found: Inputs, first: i64, count: i64, most: i64) -> None:
    shown: i64 = 0
    while shown < count and shown < most:
        found.places.append(first + shown)
        shown += 1


def _show_counts(found: Inputs, first: i64, counts: list[int]) -> None:
    for kind in range(KINDS):
        most: i64 = PILE[kind]
        _show_count(found, first, counts[kind], most)
        first += most


def _show_amount(found: Inputs, part: i64, amount: int) -> None:
    if amount:
        found.parts.append(part)
        found.amounts.append(amount)


def _counted(pile: list[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in pile:
        counts[kind] += 1
    return counts


def _within(value: i64, most: i64) -> i64:
    return max(-most, min(most, value))
