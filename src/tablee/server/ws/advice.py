"""Advice over a connection (K12.1): a computer player looks at what the seat knows."""

from __future__ import annotations

from tablee.kernel.documents import Advice, Refusal
from tablee.protocol import tables, ws
from tablee.server import refusals
from tablee.server.rooms import frames
from tablee.server.rooms.inbox import Connection, Query
from tablee.server.rooms.room import Room
from tablee.server.table.state import Table
from tablee.texts import Texts


class AdviceAnswers:
    """Answers one connection's questions for advice, one at a time."""

    __slots__ = ("_advised", "_language")

    def __init__(self, advised: Connection, language: str) -> None:
        self._advised = advised
        self._language = language

    def ask(self, room: Room, request: ws.AskAdvice) -> None:
        """Look at the table as soon as the room has time for it."""
        room.submit(Query(lambda table: self._query(room, table, request)))

    def _query(self, room: Room, table: Table, request: ws.AskAdvice) -> None:
        advised = self._advised
        if advised not in room.subscribers.connections:
            return
        refusal = self._refusal(room, table)
        if refusal is not None:
            advised.refuse(request.id, refusal)
            return

        def heard(now: Table, found: list[Advice] | None) -> None:
            if found is None:
                advised.refuse(request.id, refusals.UNAVAILABLE.refusal())
            else:
                self._answer(now, request, found)

        room.advisor.ask(table, advised.observer, advised, heard, request.quick)

    def _refusal(self, room: Room, table: Table) -> Refusal | None:
        if table.match is None:
            return refusals.NOT_STARTED.refusal()
        if self._advised.observer < 0:
            return refusals.NOT_YOUR_SEAT.refusal()
        if not table.state.terms.hints:
            return refusals.NO_ADVICE.refusal()
        thinking = room.advisor.is_advising(self._advised.observer)
        return refusals.STILL_THINKING.refusal() if thinking else None

    def _answer(self, table: Table, request: ws.AskAdvice, found: list[Advice]) -> None:
        """Tell the advice that can be followed."""
        assert table.match is not None
        view = table.match.view(self._advised.observer)
        legal = set(map(table.game.notation, [*view.moves, *view.at_any_time()]))
        names = [seat.name for seat in table.state.seats]
        narrator = table.game.narrator(Texts(self._language).say, names, view.seat)
        document = view.document()
        advice = [
            tables.AdviceInfo(
                move=advised.move,
                words=narrator.offered(document, table.game.parse(advised.move)),
                score=advised.score,
                error=advised.error,
                text=narrator.reason(advised.reason, document),
            )
            for advised in found
            if advised.move in legal
        ]
        frame = ws.AdviceFound(id=request.id, line=table.line(), hints=advice)
        self._advised.send(frames.encode(frame))
