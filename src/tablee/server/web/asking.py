"""Text mode over a connection: a command comes in, words go out."""

from __future__ import annotations

from typing import Protocol

from tablee.kernel.documents import Refusal
from tablee.kernel.state import SPECTATOR
from tablee.server import entries as log
from tablee.server import frames, refusals, wire
from tablee.server.errands import Look
from tablee.server.house import House
from tablee.server.room import Room
from tablee.server.store.contract import Stored, StoreError
from tablee.server.table.state import Table
from tablee.server.text_mode import Conversation
from tablee.server.told import AnyTold
from tablee.server.web.reckoning import work_out


class Asker(Protocol):
    """The connection of whoever asks."""

    house: House
    observer: int

    def send(self, frame: bytes) -> None:
        """Send a frame, never waiting."""

    def refuse(self, request: int | None, refusal: Refusal) -> None:
        """Say why a request was refused."""


class Asking:
    """Answers one connection's commands."""

    __slots__ = ("_asker", "_conversation")

    def __init__(self, asker: Asker, language: str) -> None:
        self._asker = asker
        self._conversation = Conversation(language)

    def ask(self, room: Room, request: wire.Ask) -> None:
        """Answer a command as soon as the room has time for it."""
        asker = self._asker
        if asker.observer == SPECTATOR and room.audience.delayed is not None:
            # A spectator who is told late must not ask how things stand now.
            asker.refuse(request.id, refusals.CLOSED_TO_WATCHERS.refusal())
        elif room.table.match is None:
            asker.refuse(request.id, refusals.NOT_STARTED.refusal())
        else:
            since = self._conversation.since(room.table, asker.observer, request)
            if self._wants_odds(room.table, request):
                room.submit(Look(lambda table: self._answer_with_odds(room, table, request)))
            elif since is None:
                room.submit(Look(lambda table: self._answer(table, request, [])))
            else:
                asker.house.spawn(self._ask_with_log(room, request, since))

    def _wants_odds(self, table: Table, request: wire.Ask) -> bool:
        seat = self._asker.observer
        return seat != SPECTATOR and self._conversation.wants_odds(table, seat, request)

    def _answer_with_odds(self, room: Room, table: Table, request: wire.Ask) -> None:
        """What is to be told is worked out first, in another process if it takes long."""
        work_out(self._asker, room, table, request.id, lambda now: self._answer(now, request, []))

    async def _ask_with_log(self, room: Room, request: wire.Ask, since: int) -> None:
        """Answer with the entries since some number, as this seat may know them."""
        asker = self._asker
        try:
            stored = await asker.house.store.entries(room.table.id, since)
        except StoreError:
            asker.refuse(request.id, refusals.UNAVAILABLE.refusal())
            return

        def answer(table: Table) -> None:
            audience = room.audience
            have = stored[-1].seq if stored else since
            fresh = [Stored(seq, at, log.encode(entry)) for entry, seq, at in audience.recent]
            known = stored + [found for found in fresh if found.seq > have]
            told = [
                audience.teller.tell(log.decode(found.body), found.seq, found.at, asker.observer)
                for found in known
                if since < found.seq <= table.seq
            ]
            self._answer(table, request, told)

        room.submit(Look(answer))

    def _answer(self, table: Table, request: wire.Ask, told: list[AnyTold]) -> None:
        words = self._conversation.answer(table, self._asker.observer, request, told)
        self._asker.send(frames.encode(words))
