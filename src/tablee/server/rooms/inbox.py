"""What people come into a room with: requests, questions, and news from elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from tablee.kernel.documents import Refusal
from tablee.server.table import entries as log
from tablee.server.table.state import Table


class Connection(Protocol):
    """Somebody who is told what happens: a seat's tab, or a spectator's."""

    observer: int
    #: Where it comes from, and the hash of the token it came with; none for a spectator.
    address: str
    token_hash: str
    #: Up to which entry a spectator was greeted, where watching is delayed.
    watched: int

    def send(self, frame: bytes) -> None:
        """Send a frame, never waiting."""

    def refuse(self, request: int | None, refusal: Refusal) -> None:
        """Say why a request was refused."""

    def close(self, reason: str) -> None:
        """End the connection with a word of explanation."""


class Command:
    """A request on its way through a room."""

    __slots__ = ("actor", "future", "number", "origin", "request", "tries")

    def __init__(
        self,
        actor: int,
        request: Any,
        origin: Connection | None = None,
        number: int | None = None,
        future: asyncio.Future[log.Entry | Refusal] | None = None,
    ) -> None:
        self.actor = actor
        self.request = request
        self.origin = origin
        self.number = number
        self.future = future
        self.tries = 0


class Query:
    """Something that reads the table and needs it to be as it is on disk."""

    __slots__ = ("drop", "run")

    def __init__(
        self, run: Callable[[Table], None], drop: Callable[[], None] = lambda: None
    ) -> None:
        self.run = run
        #: Called instead if the room breaks up before its turn comes.
        self.drop = drop


class Refresh:
    """Others have written to this table."""


InboxItem = Command | Query | Refresh
