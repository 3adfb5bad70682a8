"""Odds that take long: worked out in another process before a connection is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from tablee.kernel.documents import Refusal
from tablee.server import refusals
from tablee.server.rooms.inbox import Look
from tablee.server.rooms.room import Room
from tablee.server.rooms.rooms import House
from tablee.server.table.state import Table


class Asker(Protocol):
    """The connection of whoever asks."""

    house: House
    observer: int

    def refuse(self, request: int | None, refusal: Refusal) -> None:
        """Say why a request was refused."""


def work_out(
    asker: Asker, room: Room, table: Table, request: int, answer: Callable[[Table], None]
) -> None:
    """Answer once a seat's odds are known, which may be at once."""
    assert table.match is not None
    view = table.match.view(asker.observer)
    if not table.game.has_long_odds(view):
        answer(table)
        return
    line = table.line()

    def hear(of_line: int, odds: dict[str, Any] | None) -> None:
        if odds is not None and of_line == line:
            table.game.keep_odds(view, odds)
        room.submit(Look(lambda now: heard(now, of_line, odds is not None)))

    def heard(now: Table, of_line: int, is_known: bool) -> None:
        if is_known and (of_line != line or now.line() != line):
            # The list has changed meanwhile.
            work_out(asker, room, now, request, answer)
        elif is_known and not now.game.has_long_odds(view):
            answer(now)
        else:
            asker.refuse(request, refusals.UNAVAILABLE.refusal())

    asker.house.bots.reckon(table, asker.observer, hear)
