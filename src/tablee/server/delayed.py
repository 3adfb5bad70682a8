"""Watching with a delay: spectators are told late, and whoever comes in sees the past (K9.2)."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

import msgspec

from tablee.kernel.state import SPECTATOR
from tablee.server import frames, wire
from tablee.server.told import AnyTold

if TYPE_CHECKING:
    from tablee.server.audience import Audience
    from tablee.server.room import Room


class Moment:
    """The table as spectators will see it some time later."""

    def __init__(self, at: int, room: Room) -> None:
        table = room.table
        self.at = at
        self.seq = table.seq
        self.line = table.line()
        self.to_act = table.acting()
        self.info = frames.table_info(table)
        self.fields = frames.view_fields(table, SPECTATOR)


class DelayedWatch:
    """The past of one table, as far as spectators have not seen it yet."""

    def __init__(self, room: Room, audience: Audience, delay: int, last_at: int) -> None:
        self._room = room
        self._audience = audience
        self._delay = delay
        self._moments: deque[Moment] = deque([Moment(last_at, room)])
        wait = last_at / 1000 + delay - room.house.now() / 1000
        if wait > 0:
            asyncio.get_running_loop().call_later(wait + 0.01, self._greet_those_who_wait)

    def note(self, news: frames.News) -> None:
        """Something happened; spectators will hear of it in time."""
        room = self._room
        self._moments.append(Moment(room.house.now(), room))
        frame, seq = news.frame(SPECTATOR), room.table.seq
        asyncio.get_running_loop().call_later(self._delay, self._send, frame, seq)
        self._forget()

    def _forget(self) -> None:
        now = self._room.house.now()
        while len(self._moments) > 1 and self._moments[1].at <= now - self._delay * 1000:
            self._moments.popleft()

    def _send(self, frame: bytes, seq: int) -> None:
        for connection in list(self._audience.connections):
            if connection.observer == SPECTATOR and connection.watched < seq:
                connection.send(frame)

    def _greet_those_who_wait(self) -> None:
        for connection in list(self._audience.connections):
            if connection.observer == SPECTATOR and not connection.watched:
                frame, connection.watched = self.welcome([])
                connection.send(frame)

    def welcome(self, missed: list[AnyTold]) -> tuple[bytes, int]:
        """The greeting of somebody who comes in now, and up to which entry it goes."""
        self._forget()
        moment = self._moments[0]
        if moment.at > self._room.house.now() - self._delay * 1000:
            # Nothing is old enough: an empty table, and the rest will follow.
            frame = wire.Welcome(
                protocol=wire.PROTOCOL,
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
        frame = wire.Welcome(
            protocol=wire.PROTOCOL,
            seat=SPECTATOR,
            left=0,
            seq=moment.seq,
            line=moment.line,
            entries=told,
            to_act=moment.to_act,
            table=moment.info,
            **moment.fields,
        )
        return frames.encode(frame), moment.seq


def moment_info(info: wire.TableInfo) -> wire.TableInfo:
    """What may be said of a table before anything is old enough: nothing of the game."""
    # A running clock would tell whose turn it is and since when.
    seats = [msgspec.structs.replace(seat, used=0, deadline=None) for seat in info.seats]
    return msgspec.structs.replace(
        info, seats=seats, to_act=[], outcome=None, proposal=None, secret=""
    )
