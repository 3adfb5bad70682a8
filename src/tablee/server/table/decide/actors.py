"""Who asks, what they get, and what is asked of everybody."""

from __future__ import annotations

from typing import Final

from tablee.kernel.documents import Refusal
from tablee.kernel.kinds import GAME_OVER
from tablee.server import refusals
from tablee.server.table import entries as log
from tablee.server.table.state import Proposed, Table

#: Who asks, where it is not a seat: somebody with the host's token, or the server itself.
HOST: Final = -3
SERVER: Final = -4


class Decided:
    """The entry that a request leads to, and what it does to the match, which waits for it."""

    __slots__ = ("entry", "proposed")

    def __init__(self, entry: log.Entry, proposed: Proposed = None) -> None:
        self.entry = entry
        self.proposed = proposed


#: An entry alone does nothing to the match, or what everybody has agreed on.
Decision = Decided | log.Entry | Refusal


def seated(table: Table, actor: int) -> Refusal | None:
    """Why somebody without a seat may not do this."""
    if not 0 <= actor < len(table.state.seats):
        return refusals.NOT_YOUR_SEAT.refusal()
    return None


def hosts(table: Table, actor: int) -> bool:
    """Whether somebody has the host's rights; at a hot seat their key opens the seats too."""
    if actor == HOST:
        return True
    seats = table.state.seats
    return 0 <= actor < len(seats) and seats[actor].token == table.state.host


def running(table: Table) -> Refusal | None:
    """Why nothing can be done at a table that has not started or is over."""
    if not table.state.started:
        return refusals.NOT_STARTED.refusal()
    if table.outcome() is not None:
        return GAME_OVER.refusal()
    return None
