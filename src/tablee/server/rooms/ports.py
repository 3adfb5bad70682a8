"""What the parts of a room may ask of it, and of all rooms together.

Scheduler, advice, subscribers, notices and presence are given these instead of the whole, so that
each says by its types what it uses, and none of them imports the room it serves.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from tablee.server.metrics import Metrics
from tablee.server.platform import Platform
from tablee.server.rooms.inbox import InboxItem
from tablee.server.settings import Settings
from tablee.server.store.contract import Store
from tablee.server.table.state import Table
from tablee.server.workers.requests import BotRequests


class RoomsPort(Protocol):
    """What all tables of a process share."""

    settings: Settings
    store: Store
    metrics: Metrics
    platform: Platform
    bots: BotRequests
    closing: bool
    on_deal_over: Callable[[str], None]

    def now(self) -> int:
        """Milliseconds since 1970."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, and notice if it fails."""

    def is_connected(self, table_id: str, seat: int) -> bool:
        """Whether a connection of this process listens for a seat."""

    async def is_present(self, table_id: str, seat: int) -> bool:
        """Whether somebody is at a seat, at any process, for all that is known."""

    async def table(self, table_id: str) -> Table | None:
        """A table, loaded if need be; None if there is no such table."""


class RoomPort(Protocol):
    """What the parts of one room use of it."""

    @property
    def rooms(self) -> RoomsPort:
        """What all tables of this process share."""

    @property
    def table(self) -> Table:
        """The table as it is; another object after it was loaded anew."""

    @property
    def gone(self) -> bool:
        """Whether this room was dropped from memory."""

    @property
    def address(self) -> str:
        """The address whose turn the bots of this table wait for."""

    def is_watched(self) -> bool:
        """Whether somebody looks at this table, or did so lately."""

    def is_looked_at(self) -> bool:
        """Whether somebody has this table open now."""

    def submit(self, item: InboxItem) -> None:
        """Take a request; it is answered when its turn comes."""
