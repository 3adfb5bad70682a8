"""Sets of cards as single numbers: bit n stands for card n.

Rules of thumb ask again and again how many of the cards they cannot see would fit into No Man's
Land. With sets that is one intersection and one count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.les_poilus.data import CARDS, FIRST_KNOCK, LAST_KNOCK, PACKED, THREATS
from tablee.games.les_poilus.table.components import TOP_BITS, TWO_ALIKE

if TYPE_CHECKING:
    from mypy_extensions import i64

CARD_BITS: Final[list[int]] = [1 << card for card in range(CARDS + 1)]


def _showing(threat: int) -> int:
    return sum(1 << card for card in range(1, CARDS + 1) if PACKED[card] >> 4 * threat & 15)


#: The cards that show each threat, Traumas and Phobias included.
SHOWING: Final[list[int]] = [_showing(threat) for threat in range(THREATS)]


def _fitting(full: int) -> int:
    """The cards that show none of a set of threats."""
    fitting = (1 << CARDS + 1) - 2
    for threat in range(THREATS):
        if full >> threat & 1:
            fitting &= ~SHOWING[threat]
    return fitting


#: For each set of threats that are active twice, the cards that can still be laid (P3.8).
FITTING: Final[list[int]] = [_fitting(full) for full in range(1 << THREATS)]
#: All Hard Knocks, and all threat cards.
KNOCK_CARDS: Final = (1 << LAST_KNOCK + 1) - (1 << FIRST_KNOCK)
THREAT_CARDS: Final = (1 << FIRST_KNOCK) - 2
ALL_CARDS_SET: Final = (1 << CARDS + 1) - 2

_COUNTS: Final[list[int]] = [number.bit_count() for number in range(1024)]


def set_of(cards: list[int]) -> i64:
    """The set of these cards."""
    found: i64 = 0
    for card in cards:
        found |= CARD_BITS[card]
    return found


def count_of(cards: i64) -> i64:
    """How many cards a set has."""
    return (
        _COUNTS[cards & 1023]
        + _COUNTS[cards >> 10 & 1023]
        + _COUNTS[cards >> 20 & 1023]
        + _COUNTS[cards >> 30 & 1023]
        + _COUNTS[cards >> 40 & 1023]
        + _COUNTS[cards >> 50 & 1023]
    )


def fitting(active: i64) -> i64:
    """P3.8: the cards that can be laid without making three alike."""
    twice: i64 = (active + TWO_ALIKE & TOP_BITS) >> 3
    full: i64 = twice & 1 | twice >> 3 & 2 | twice >> 6 & 4
    return FITTING[full | twice >> 9 & 8 | twice >> 12 & 16 | twice >> 15 & 32]
