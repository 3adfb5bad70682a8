"""Advice over a connection (K12.1): a computer player looks at what the seat knows."""

from __future__ import annotations

from typing import Protocol

from tablee.bots.documents import Hint
from tablee.bots.hints import only_hint
from tablee.kernel.documents import Refusal
from tablee.server import frames, refusals, wire
from tablee.server.errands import Look
from tablee.server.house import House
from tablee.server.room import Room
from tablee.server.table.state import Table
from tablee.texts import Texts


class Advised(Protocol):
    """The connection of whoever asks for advice."""

    house: House
    observer: int

    def send(self, frame: bytes) -> None:
        """Send a frame, never waiting."""

    def refuse(self, request: int | None, refusal: Refusal) -> None:
        """Say why a request was refused."""


class Advising:
    """Answers one connection's questions for advice, one at a time."""

    __slots__ = ("_advised", "_language")

    def __init__(self, advised: Advised, language: str) -> None:
        self._advised = advised
        self._language = language

    def ask(self, room: Room, request: wire.AskHints) -> None:
        """Look at the table as soon as the room has time for it."""
        room.submit(Look(lambda table: self._look(room, table, request)))

    def _look(self, room: Room, table: Table, request: wire.AskHints) -> None:
        advised = self._advised
        refusal = self._refusal(table)
        if refusal is not None:
            advised.refuse(request.id, refusal)
            return
        assert table.match is not None
        moves = table.match.legal(advised.observer)
        if len(moves) < 2:
            self._answer(table, request, [only_hint(table.game, move) for move in moves])
            return

        def hear(found: list[Hint] | None) -> None:
            if found is None:
                advised.refuse(request.id, refusals.UNAVAILABLE.refusal())
            else:
                room.submit(Look(lambda now: self._answer(now, request, found)))

        advised.house.bots.advise(table, advised.observer, hear)

    def _refusal(self, table: Table) -> Refusal | None:
        if table.match is None:
            return refusals.NOT_STARTED.refusal()
        if self._advised.observer < 0:
            return refusals.NOT_YOUR_SEAT.refusal()
        if not table.state.terms.hints:
            return refusals.NO_HINTS.refusal()
        advised = self._advised
        thinking = advised.house.bots.is_advising(table, advised.observer)
        return refusals.STILL_THINKING.refusal() if thinking else None

    def _answer(self, table: Table, request: wire.AskHints, found: list[Hint]) -> None:
        """Tell the advice that can still be followed: the game may have gone on meanwhile."""
        assert table.match is not None
        view = table.match.view(self._advised.observer)
        legal = set(map(table.game.notation, [*view.moves, *view.at_any_time()]))
        narrator = table.game.narrator(
            Texts(self._language).say, [seat.name for seat in table.state.seats]
        )
        advice = [
            wire.Advice(
                move=hint.move,
                words=narrator.move(table.game.parse(hint.move)),
                score=hint.score,
                error=hint.error,
                text=narrator.reason(hint.reason),
            )
            for hint in found
            if hint.move in legal
        ]
        frame = wire.HintsFound(id=request.id, line=table.line(), hints=advice)
        self._advised.send(frames.encode(frame))
