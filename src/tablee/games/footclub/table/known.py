"""The fields of a view: what odds, observations and words read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.footclub.table.components import Components
from tablee.kernel.state import View

if TYPE_CHECKING:
    from mypy_extensions import i64


class Known(View):
    """What one seat, or a spectator, may know of a match."""

    def __init__(self, seat: i64, table: Components, moves: list[int]) -> None:
        self.seat = seat
        self.moves = moves
        #: The table as this observer may know it.
        self.table = table
        self.hand_sizes: list[int] = []

    def pile_size(self, seat: i64) -> int:
        """How many cards a draw pile holds."""
        hidden = 0 if seat == self.seat else self.hand_sizes[seat]
        return len(self.table.piles[seat]) - hidden
