"""What is stored, sent and read by others: the options of a table, and the table itself."""

from typing import Annotated

import msgspec

from tablee.kernel.state import EVERYTHING

#: In the place of a card that an observer may not know.
HIDDEN = -1
Card = Annotated[int, msgspec.Meta(ge=HIDDEN, le=2)]
Pair = msgspec.Meta(min_length=2, max_length=2)


class NimOptions(msgspec.Struct, frozen=True):
    """The options of a table."""

    players: Annotated[int, msgspec.Meta(ge=2, le=2)] = 2
    stones: Annotated[int, msgspec.Meta(ge=5, le=50)] = 21
    #: Whether whoever takes the last stone loses (N3.1).
    misere: bool = False


class NimTable(msgspec.Struct):
    """All that lies on the table: a whole state, or what an observer knows of it."""

    options: NimOptions
    stones: Annotated[int, msgspec.Meta(ge=0, le=60)]
    mover: Annotated[int, msgspec.Meta(ge=0, le=1)]
    cards: Annotated[list[Card], Pair]
    played: Annotated[list[bool], Pair]

    def seen_by(self, observer: int) -> "NimTable":
        """N1.2, field by field: nothing else gets into a view."""
        known = [observer in (seat, EVERYTHING) or self.played[seat] for seat in range(2)]
        cards = [self.cards[seat] if known[seat] else HIDDEN for seat in range(2)]
        return NimTable(self.options, self.stones, self.mover, cards, self.played[:])
