"""A table's log, page by page: what was too long for the greeting."""

from __future__ import annotations

from typing import Protocol

from tablee.kernel.documents import Refusal
from tablee.kernel.state import SPECTATOR
from tablee.protocol import ws
from tablee.server import refusals
from tablee.server.rooms import frames
from tablee.server.rooms.room import Room
from tablee.server.rooms.rooms import Rooms
from tablee.server.store.contract import Damaged, StoreError


class Asker(Protocol):
    """The connection of whoever asks."""

    rooms: Rooms
    observer: int

    def send(self, frame: bytes) -> None:
        """Send a frame, never waiting."""

    def refuse(self, request: int | None, refusal: Refusal) -> None:
        """Say why a request was refused."""


async def tell_log(asker: Asker, room: Room, request: ws.AskLog) -> None:
    """Answer with the last page of what is asked for, as this seat may know it."""
    subscribers = room.subscribers
    # Whoever watches with a delay hears nothing of what they have not seen yet.
    late = subscribers.delayed if asker.observer == SPECTATOR else None
    last = min(request.before - 1, subscribers.told if late is None else late.seen())
    first = max(request.since, last - frames.LOG_PAGE)
    stored = []
    if first < last:
        try:
            stored = await asker.rooms.store.entries(room.table.id, first, last - first)
        except Damaged as problem:
            asker.rooms.unreadable.tell_once(room.table.id, problem)
            asker.refuse(request.id, refusals.UNREADABLE.refusal())
            return
        except StoreError:
            asker.refuse(request.id, refusals.UNAVAILABLE.refusal())
            return
    page, skipped = frames.last_page(stored, request.since)
    told = frames.public_entries(subscribers.redactor, page, asker.observer)
    asker.send(frames.encode(ws.LogFound(id=request.id, skipped=skipped, entries=told)))
