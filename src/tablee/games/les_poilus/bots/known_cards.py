"""What a seat goes by when it judges a table: the same from a view and inside a simulation.

In a simulation there is a full state at hand, and making a view of it for every imagined move
would cost more than the move. `KnownCards` reads the state instead, but only what the view of that
seat would hold: its own hand, the sizes of the others', and the set of cards it cannot place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.les_poilus.bots.card_sets import ALL_CARDS_SET, CARD_BITS, set_of
from tablee.games.les_poilus.data import FIRST_KNOCK
from tablee.games.les_poilus.table.components import NO_TILE, Components
from tablee.games.les_poilus.view import PoilusView

if TYPE_CHECKING:
    from mypy_extensions import i64


class KnownCards:
    """A table from one seat. Of the hands only `hand` and `hand_sizes` may be read."""

    def __init__(self, table: Components, seat: i64, moves: list[int]) -> None:
        self.table = table
        self.seat: i64 = seat
        self.moves = moves
        self.hand: list[int] = table.hands[seat]
        self.hand_sizes: list[int] = []
        self.reserve: i64 = 0
        #: The cards this seat cannot place, and those of them that a failure put back.
        self.hidden: i64 = 0
        self.returned: i64 = 0
        #: P7: with two players, whether the Chaplain has no tile at all but the other seat has.
        self.chaplain_lacks: bool = False


def known_cards_of(view: PoilusView) -> KnownCards:
    """What the seat of a view goes by."""
    table = view.table
    known = KnownCards(table, view.seat, view.moves)
    known.hand_sizes = view.hand_sizes
    known.reserve = view.reserve
    known.returned = set_of(table.returned)
    known.hidden = set_of(table.unseen) | known.returned
    if table.players == 2:
        known.chaplain_lacks = (
            view.tile_sizes[2] == 0
            and table.laid[2] == NO_TILE
            and view.tile_sizes[1 - view.seat] > 0
        )
    return known


def known_cards_in(table: Components, seat: i64, moves: list[int]) -> KnownCards:
    """What a seat would go by in a full state."""
    known = KnownCards(table, seat, moves)
    sizes: list[int] = []
    for hand in table.hands:
        sizes.append(len(hand))
    known.hand_sizes = sizes
    known.reserve = table.reserve()
    shown: i64 = table.lying << FIRST_KNOCK
    for card in table.discard:
        shown |= CARD_BITS[card]
    for card in table.no_mans_land:
        shown |= CARD_BITS[card]
    for card in known.hand:
        shown |= CARD_BITS[card]
    known.hidden = ALL_CARDS_SET & ~shown
    if table.epoch:
        known.returned = _hidden_returned(table, seat)
    if table.players == 2:
        known.chaplain_lacks = (
            table.tile_count(2) == 0 and table.laid[2] == NO_TILE and table.tile_count(1 - seat) > 0
        )
    return known


def _hidden_returned(table: Components, seat: i64) -> i64:
    found = set_of(table.returned)
    for other in range(table.players):
        if other != seat:
            for card in table.hands[other]:
                if table.epoch_of[card]:
                    found |= CARD_BITS[card]
    return found
