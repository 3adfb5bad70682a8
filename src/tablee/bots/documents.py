"""What a computer player thought, as values: for the table, for hints and for the lab.

Scores are those of `Outcome`: 1 for a win, 0 for a defeat, a shared result in between. A score
that was estimated has its standard error beside it.
"""

from __future__ import annotations

import msgspec

from tablee.kernel.documents import Reason


class Weighed(msgspec.Struct, frozen=True):
    """A move and what a search expects of it for the seat that would make it."""

    move: int
    score: float
    error: float = 0.0
    visits: int = 0


class Thought(msgspec.Struct, frozen=True):
    """The move a computer player decided on, and why; with what else it looked at, if it did."""

    move: int
    reason: Reason
    #: The moves that were searched, best first; empty if nothing was.
    weighed: list[Weighed] = []
    simulations: int = 0


class Hint(msgspec.Struct, frozen=True):
    """A move worth considering, in notation, with its chances and the reason for it.

    A bot that judges without playing on knows no chances.
    """

    move: str
    score: float | None
    error: float
    reason: Reason
