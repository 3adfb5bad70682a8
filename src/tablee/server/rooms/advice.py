"""The advice that is being thought of at one table (K12.1), for each seat one piece at most.

Advice is for what the seat sees. When that changes, the bot is called off and asked anew; when
whoever asked is gone, it is called off for good. Odds that need playouts come from the same
process.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from tablee.bots.advice import only_advice
from tablee.kernel.documents import Advice, Refusal
from tablee.server import refusals
from tablee.server.rooms.inbox import Connection, Query
from tablee.server.rooms.ports import RoomPort
from tablee.server.table.state import Table
from tablee.server.workers.fair_queue import Requester
from tablee.server.workers.requests import Thinking

#: Called with the table as it is and the advice; None if the bot failed.
Heard = Callable[[Table, list[Advice] | None], None]
#: Called with the table as it is and the odds of whoever asked.
Computed = Callable[[Table, msgspec.Struct | None], None]


class Asker(Protocol):
    """The connection of whoever asks for odds."""

    observer: int

    def refuse(self, request: int | None, refusal: Refusal) -> None:
        """Say why a request was refused."""


class Piece:
    """A question for advice on its way."""

    def __init__(self, connection: Connection, seen: bytes, heard: Heard, quick: bool) -> None:
        self.connection = connection
        #: The view that is being thought about.
        self.seen = seen
        self.heard = heard
        self.quick = quick
        self.thinking: Thinking | None = None

    def call_off(self) -> None:
        """The bot need not go on."""
        if self.thinking is not None:
            self.thinking.cancel()


class Advisor:
    """Advises the seats of one room."""

    def __init__(self, room: RoomPort) -> None:
        self._room = room
        self._pieces: dict[int, Piece] = {}

    def is_advising(self, seat: int) -> bool:
        """Whether a bot thinks of advice for a seat, whichever of its tabs has asked."""
        return seat in self._pieces

    def ask(
        self, table: Table, seat: int, connection: Connection, heard: Heard, quick: bool = False
    ) -> None:
        """Find advice for a seat whose turn it may be. Only from within a `Query`."""
        assert table.match is not None
        moves = table.match.legal(seat)
        if len(moves) < 2:
            heard(table, [only_advice(table.game.notation, move) for move in moves])
            return
        piece = Piece(connection, seen_by(table, seat), heard, quick)
        self._pieces[seat] = piece

        def hear(found: list[Advice] | None) -> None:
            self._room.submit(Query(lambda now: self._found(now, seat, piece, found)))

        requester = Requester(self._room.address)
        piece.thinking = self._room.rooms.bots.advise(table, seat, requester, hear, quick)

    def odds(
        self, table: Table, asker: Asker, request: int, answer: Computed, about: str = ""
    ) -> None:
        """Answer with a seat's odds, playouts included. Only from within a `Query`."""
        assert table.match is not None
        exact = None if about else table.match.view(asker.observer).odds()
        if (exact is None and not about) or not table.game.plays_out_odds:
            answer(table, exact)
            return
        line = table.line()

        def found(now: Table, odds: msgspec.Struct | None) -> None:
            if odds is None:
                asker.refuse(request, refusals.UNAVAILABLE.refusal())
            elif now.line() != line:
                # The list has changed meanwhile.
                self.odds(now, asker, request, answer, about)
            else:
                answer(now, odds)

        def hear(odds: msgspec.Struct | None) -> None:
            self._room.submit(Query(lambda now: found(now, odds)))

        requester = Requester(self._room.address)
        self._room.rooms.bots.odds(table, asker.observer, requester, hear, about)

    def _found(self, table: Table, seat: int, piece: Piece, found: list[Advice] | None) -> None:
        if self._pieces.get(seat) is piece:
            if piece.seen == seen_by(table, seat):
                del self._pieces[seat]
                piece.heard(table, found)
            else:
                self._ask_anew(table, seat, piece)

    def _ask_anew(self, table: Table, seat: int, piece: Piece) -> None:
        piece.call_off()
        del self._pieces[seat]
        self.ask(table, seat, piece.connection, piece.heard, piece.quick)

    def look_after(self) -> None:
        """The table has changed: see whom that concerns."""
        table = self._room.table
        for seat, piece in list(self._pieces.items()):
            if piece.seen != seen_by(table, seat):
                self._ask_anew(table, seat, piece)

    def left(self, connection: Connection) -> None:
        """Whoever asked from here is not at the seat any more."""
        for seat, piece in list(self._pieces.items()):
            if piece.connection is connection:
                piece.call_off()
                del self._pieces[seat]
                piece.heard(self._room.table, [])

    def stop(self) -> None:
        """Nobody is advised here any more."""
        for piece in self._pieces.values():
            piece.call_off()
        self._pieces.clear()


def seen_by(table: Table, seat: int) -> bytes:
    """All that a seat sees and can do, to be compared."""
    assert table.match is not None
    view = table.match.view(seat)
    return msgspec.json.encode((view.document(), view.moves))
