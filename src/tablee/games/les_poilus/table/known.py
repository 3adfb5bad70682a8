"""The fields of a view: what odds, observations and words read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.les_poilus.table.components import Components
from tablee.kernel.state import View

if TYPE_CHECKING:
    from mypy_extensions import i64


class Known(View):
    """What one seat, or a spectator, may know of a game."""

    def __init__(self, seat: i64, table: Components, moves: list[int]) -> None:
        self.seat = seat
        self.moves = moves
        #: The table as this seat may know it.
        self.table = table
        self.hand_sizes: list[int] = []
        self.tile_sizes: list[int] = []
        self.dropped_sizes: list[int] = []
        self.reserve: i64 = 0
