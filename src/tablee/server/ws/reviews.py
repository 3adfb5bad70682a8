"""A review told over a WebSocket: how far it is once a second, and at last all of it."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

from tablee.kernel.documents import Refusal
from tablee.protocol import ws
from tablee.server import refusals
from tablee.server.history.reviews import review_for
from tablee.server.rooms import frames
from tablee.server.rooms.room import Room
from tablee.server.rooms.rooms import Rooms
from tablee.server.store.contract import StoreError

#: Seconds between two answers.
PAUSE: Final = 1.0


class Asker(Protocol):
    """The connection of whoever asks."""

    rooms: Rooms
    observer: int
    address: str
    closed: bool

    def send(self, frame: bytes) -> None:
        """Send a frame, never waiting."""

    def refuse(self, request: int | None, refusal: Refusal) -> None:
        """Say why a request was refused."""


async def tell_review(asker: Asker, room: Room, request: ws.AskReview, language: str) -> None:
    """Answer until the review is there, or nobody listens any more."""
    seat = max(asker.observer, 0) if request.seat is None else request.seat
    while not asker.closed:
        try:
            found = await review_for(asker.rooms, room, asker.address, seat, language)
        except StoreError:
            found = refusals.UNAVAILABLE.refusal()
        if isinstance(found, Refusal):
            asker.refuse(request.id, found)
            return
        asker.send(frames.encode(ws.ReviewFound(id=request.id, answer=found)))
        if found.review is not None:
            return
        await asyncio.sleep(PAUSE)
