"""A position for a client that thinks by the rules: sampled from its seat's view alone."""

from __future__ import annotations

from typing import Protocol

import msgspec

from tablee.kernel.documents import Refusal
from tablee.protocol import ws
from tablee.server import refusals
from tablee.server.rooms import frames
from tablee.server.table.state import Table
from tablee.server.workers.requests import sampled_position


class Asker(Protocol):
    """Who asks: a seat's tab."""

    observer: int

    def send(self, frame: bytes) -> None:
        """Send a frame."""

    def refuse(self, request: int | None, refusal: Refusal) -> None:
        """Say why not."""


def tell_sample(asker: Asker, request: ws.AskSample, table: Table) -> None:
    """Answer with a position that the seat cannot tell from the real one."""
    match = table.match
    if match is None or asker.observer < 0:
        kind = refusals.NOT_STARTED if match is None else refusals.NOT_YOUR_SEAT
        asker.refuse(request.id, kind.refusal())
        return
    position = msgspec.json.decode(sampled_position(table, asker.observer))
    found = ws.SampleFound(id=request.id, line=match.line, position=position)
    asker.send(frames.encode(found))
