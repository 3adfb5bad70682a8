"""Everybody who is told what happens at one table, and what they were told lately."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from tablee.kernel.state import SPECTATOR
from tablee.server import entries as log
from tablee.server import frames
from tablee.server.delayed import DelayedWatch
from tablee.server.errands import Command, Connection
from tablee.server.frames import Fresh
from tablee.server.store.contract import Stored
from tablee.server.table.state import Table
from tablee.server.telling import EntryTeller

if TYPE_CHECKING:
    from tablee.server.room import Room

#: Entries kept in memory for those who just come in.
RECENT = 128


class Audience:
    """The connections of one room."""

    def __init__(self, room: Room, last: Stored | None) -> None:
        table = room.table
        self.teller = EntryTeller(table.game)
        self.connections: set[Connection] = set()
        self.recent: deque[Fresh] = deque(maxlen=RECENT)
        #: Up to which entry everybody was told.
        self.told = table.seq
        delay = table.state.terms.delay
        self.delayed = DelayedWatch(room, self, delay, last.at if last else 0) if delay else None

    def has(self, observer: int) -> bool:
        """Whether somebody listens for a seat."""
        return any(connection.observer == observer for connection in self.connections)

    def tell(self, table: Table, fresh: list[Fresh], command: Command | None) -> None:
        """Tell everybody of entries that are on disk; who caused them gets it as an answer."""
        self.recent.extend(fresh)
        self.told = table.seq
        news = frames.News(table, self.teller, fresh)
        if self.delayed is not None:
            self.delayed.note(news)
        origin = command.origin if command is not None else None
        for connection in list(self.connections):
            observer = connection.observer
            if observer == SPECTATOR and self.delayed is not None:
                continue
            frame = news.frame(observer)
            if connection is origin and command is not None:
                frame = frames.answering(frame, command.number or 0)
            connection.send(frame)
        self._show_out(table, fresh)

    def _show_out(self, table: Table, fresh: list[Fresh]) -> None:
        """Close the connections of those who may not listen any more."""
        for entry, _, _ in fresh:
            if isinstance(entry, log.Watched) and not entry.watchers:
                self._close_all(SPECTATOR, "closed-to-watchers")
            elif isinstance(entry, log.Recovered):
                self._close_all(entry.seat, "seat-lost")
            elif isinstance(entry, log.Answered | log.Proposed | log.SeatChanged):
                self._close_replaced(table)

    def _close_replaced(self, table: Table) -> None:
        """A seat that changed hands: its former holder's tabs are closed."""
        for connection in list(self.connections):
            seat = connection.observer
            if seat >= 0 and connection.token_hash != table.state.seats[seat].token:
                connection.close("seat-lost")

    def _close_all(self, observer: int, reason: str) -> None:
        for connection in list(self.connections):
            if connection.observer == observer:
                connection.close(reason)

    def send_away(self) -> None:
        """The table cannot go on here: everybody may come back later."""
        for connection in list(self.connections):
            connection.close("shutdown")
