"""Everybody who is told what happens at one table, and what they were told lately.

Watching with a delay: spectators are told late, and whoever comes in sees the past (K9.2).
"""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from tablee.kernel.state import SPECTATOR
from tablee.protocol import tables, ws
from tablee.protocol.public_log import AnyPublic
from tablee.server.rooms import frames
from tablee.server.rooms.frames import Fresh
from tablee.server.rooms.inbox import Command, Connection
from tablee.server.rooms.ports import RoomPort
from tablee.server.store.contract import Stored
from tablee.server.table import entries as log
from tablee.server.table.redact import Redactor
from tablee.server.table.state import Table

#: Entries kept in memory for those who just come in.
RECENT = 128


#: Entries after which somebody else may have a seat.
CHANGE_OF_HANDS = log.Answered | log.Proposed | log.SeatChanged | log.Passed | log.WonBack

#: Entries after which spectators may have to leave.
DOORS = log.Watched | log.Started


class Subscribers:
    """The connections of one room."""

    def __init__(self, room: RoomPort, last: Stored | None) -> None:
        table = room.table
        self.redactor = Redactor(table.game)
        self.connections: set[Connection] = set()
        self.recent: deque[Fresh] = deque(maxlen=RECENT)
        #: Up to which entry everybody was told.
        self.told = table.seq
        delay = table.state.terms.delay
        self.delayed = DelayedWatch(room, self, delay, last.at if last else 0) if delay else None

    def has(self, observer: int) -> bool:
        """Whether somebody listens for a seat."""
        return any(connection.observer == observer for connection in self.connections)

    def prepare(self, draft: Table, fresh: list[Fresh]) -> frames.News:
        """What everybody will be told of an entry that is on its way to the disk."""
        news = frames.News(draft, self.redactor, fresh)
        for connection in self.connections:
            if connection.observer != SPECTATOR or self.delayed is None:
                news.frame(connection.observer)
        return news

    def tell(
        self,
        table: Table,
        fresh: list[Fresh],
        command: Command | None,
        news: frames.News | None = None,
    ) -> None:
        """Tell everybody of entries that are on disk; who caused them gets it as an answer."""
        self.recent.extend(fresh)
        self.told = table.seq
        if news is None:
            news = frames.News(table, self.redactor, fresh)
        if self.delayed is not None:
            self.delayed.note(news)
        if command is None:
            # Caught up with: it may have cards in it that a newcomer drew meanwhile.
            self._show_out(table, fresh)
        if table.is_closed() and any(isinstance(entry, DOORS) for entry, _, _ in fresh):
            self._close_all(SPECTATOR, "closed-to-watchers")
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
            if isinstance(entry, log.Recovered):
                self._close_all(entry.seat, "seat-lost")
            elif isinstance(entry, CHANGE_OF_HANDS):
                self._close_replaced(table)

    def _close_replaced(self, table: Table) -> None:
        """A seat that changed hands: its former holder's tabs are closed."""
        for connection in list(self.connections):
            seat = connection.observer
            if seat >= 0 and connection.token_hash != table.state.seats[seat].token:
                connection.close("seat-lost")

    def remove(self, address: str) -> None:
        """Close the connections of spectators at an address; who has a key is no stranger."""
        for connection in list(self.connections):
            if connection.address == address and not connection.token_hash:
                connection.close("removed")

    def _close_all(self, observer: int, reason: str) -> None:
        for connection in list(self.connections):
            if connection.observer == observer:
                connection.close(reason)

    def send_away(self, reason: str) -> None:
        """The table cannot go on here."""
        for connection in list(self.connections):
            connection.close(reason)


class Moment:
    """The table as spectators will see it some time later."""

    def __init__(self, at: int, room: RoomPort) -> None:
        table = room.table
        self.at = at
        self.seq = table.seq
        self.line = table.line()
        self.to_act = table.acting()
        self.info = frames.table_info(table)
        self.fields = frames.view_fields(table, SPECTATOR)


class DelayedWatch:
    """The past of one table, as far as spectators have not seen it yet."""

    def __init__(self, room: RoomPort, subscribers: Subscribers, delay: int, last_at: int) -> None:
        self._room = room
        self._subscribers = subscribers
        self._delay = delay
        self._moments: deque[Moment] = deque([Moment(last_at, room)])
        wait = last_at / 1000 + delay - room.rooms.now() / 1000
        if wait > 0:
            asyncio.get_running_loop().call_later(wait + 0.01, self._greet_those_who_wait)

    def note(self, news: frames.News) -> None:
        """Something happened; spectators will hear of it in time."""
        room = self._room
        self._moments.append(Moment(room.rooms.now(), room))
        frame, seq = news.frame(SPECTATOR), room.table.seq
        asyncio.get_running_loop().call_later(self._delay, self._send, frame, seq)
        self._forget()

    def _forget(self) -> None:
        now = self._room.rooms.now()
        while len(self._moments) > 1 and self._moments[1].at <= now - self._delay * 1000:
            self._moments.popleft()

    def _send(self, frame: bytes, seq: int) -> None:
        for connection in list(self._subscribers.connections):
            if connection.observer == SPECTATOR and connection.watched < seq:
                connection.send(frame)

    def _greet_those_who_wait(self) -> None:
        for connection in list(self._subscribers.connections):
            if connection.observer == SPECTATOR and not connection.watched:
                frame, connection.watched = self.welcome([], 0)
                connection.send(frame)

    def seen(self) -> int:
        """The last entry that is old enough to be told; 0 if none is."""
        self._forget()
        moment = self._moments[0]
        return moment.seq if moment.at <= self._room.rooms.now() - self._delay * 1000 else 0

    def welcome(self, missed: list[AnyPublic], skipped: int) -> tuple[bytes, int]:
        """The greeting of somebody who comes in now, and up to which entry it goes."""
        seen = self.seen()
        moment = self._moments[0]
        if not seen:
            # Nothing is old enough: an empty table, and the rest will follow.
            frame = ws.Welcome(
                protocol=ws.PROTOCOL,
                seat=SPECTATOR,
                left=0,
                seq=0,
                line=0,
                entries=[],
                to_act=[],
                table=moment_info(moment.info),
            )
            return frames.encode(frame), 0
        told = [entry for entry in missed if entry.seq <= moment.seq]
        frame = ws.Welcome(
            protocol=ws.PROTOCOL,
            seat=SPECTATOR,
            left=0,
            skipped=min(skipped, moment.seq) or msgspec.UNSET,
            seq=moment.seq,
            line=moment.line,
            entries=told,
            to_act=moment.to_act,
            table=moment.info,
            **moment.fields,
        )
        return frames.encode(frame), moment.seq


def moment_info(info: tables.TableInfo) -> tables.TableInfo:
    """What may be said of a table before anything is old enough: nothing of the game."""
    # A running clock would tell whose turn it is and since when.
    seats = [msgspec.structs.replace(seat, used=0, deadline=None) for seat in info.seats]
    return msgspec.structs.replace(
        info, seats=seats, to_act=[], outcome=None, proposal=None, secret=""
    )
