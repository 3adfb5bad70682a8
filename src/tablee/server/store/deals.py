"""Deals that many play, who has tried them, and what came of it: the same rows in both databases.

A deal is a day's or one of a challenge; its body is bytes to us. Of each player, which is the hash
of a key on their device, the first try of a deal counts: (deal, player, seat) is the primary key.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from tablee.server.fairness import CHALLENGE

#: Rows for a statement and its values; none where it only writes.
Ask = Callable[[str, tuple[object, ...]], Awaitable[list[Any]]]

CLAIM_DEAL: Final = """
    INSERT INTO deals (name, at, body) VALUES ({1}, {2}, {3}) ON CONFLICT (name) DO NOTHING
"""
DEAL: Final = "SELECT body FROM deals WHERE name = {1}"
DEALS: Final = "SELECT name, body FROM deals WHERE name >= {1} AND name <= {2} ORDER BY name"
CLAIM_TRY: Final = """
    INSERT INTO tries (deal, player, seat, table_id, at) VALUES ({1}, {2}, {3}, {4}, {5})
    ON CONFLICT (deal, player, seat) DO NOTHING
"""
TRIES: Final = """
    SELECT player, seat, table_id, at, result FROM tries WHERE deal = {1} ORDER BY at, player, seat
"""
TRY_AT: Final = "SELECT deal, player, seat, at, result FROM tries WHERE table_id = {1}"
KEEP_RESULT: Final = """
    UPDATE tries SET result = {4} WHERE deal = {1} AND player = {2} AND seat = {3}
    AND result IS NULL
"""
FORGET_TRIES: Final = """
    DELETE FROM tries WHERE deal IN (SELECT name FROM deals WHERE at < {1} AND name LIKE {2})
"""
FORGET_DEALS: Final = "DELETE FROM deals WHERE at < {1} AND name LIKE {2}"


@dataclass(slots=True, frozen=True)
class Tried:
    """Somebody's first try of a deal: from which seat, at which table, and what came of it."""

    deal: str
    player: str
    seat: int
    table: str
    #: Milliseconds since 1970.
    at: int
    result: bytes | None


class DealStore(Protocol):
    """A place for deals and first tries."""

    async def claim(self, name: str, at: int, body: bytes) -> bytes:
        """Keep a deal, unless there is one of that name; the one that is kept."""

    async def find(self, name: str) -> bytes | None:
        """A deal; None if there is none of that name."""

    async def between(self, first: str, last: str) -> list[tuple[str, bytes]]:
        """The deals whose names lie between two, both included, in order."""

    async def claim_try(self, deal: str, player: str, seat: int, table: str, at: int) -> Tried:
        """Keep a first try, unless this player has made one; the one that is kept."""

    async def tries(self, deal: str) -> list[Tried]:
        """Every first try of a deal, the earliest first."""

    async def try_at(self, table: str) -> Tried | None:
        """The first try that is made at a table; None where none is."""

    async def keep_result(self, deal: str, player: str, seat: int, result: bytes) -> None:
        """What came of a first try; once it is there it stays."""

    async def forget_challenges(self, before: int) -> None:
        """Forget challenges that were made before a time, and their tries with the names."""


class DealRows:
    """The rows of deals and tries in a database, which says how it marks a statement's values."""

    def __init__(self, mark: str, read: Ask, write: Ask) -> None:
        self._marks = [f"{mark}{number}" for number in range(6)]
        self._ask_to_read = read
        self._ask_to_write = write

    async def _read(self, statement: str, *values: object) -> list[Any]:
        return await self._ask_to_read(statement.format(*self._marks), values)

    async def _write(self, statement: str, *values: object) -> None:
        await self._ask_to_write(statement.format(*self._marks), values)

    async def claim(self, name: str, at: int, body: bytes) -> bytes:
        """Keep a deal, unless there is one of that name; the one that is kept."""
        await self._write(CLAIM_DEAL, name, at, body)
        found = await self.find(name)
        assert found is not None, "it was there a moment ago"
        return found

    async def find(self, name: str) -> bytes | None:
        """A deal; None if there is none of that name."""
        rows = await self._read(DEAL, name)
        return bytes(rows[0][0]) if rows else None

    async def between(self, first: str, last: str) -> list[tuple[str, bytes]]:
        """The deals whose names lie between two, both included, in order."""
        return [(str(row[0]), bytes(row[1])) for row in await self._read(DEALS, first, last)]

    async def claim_try(self, deal: str, player: str, seat: int, table: str, at: int) -> Tried:
        """Keep a first try, unless this player has made one; the one that is kept."""
        await self._write(CLAIM_TRY, deal, player, seat, table, at)
        mine = [t for t in await self.tries(deal) if (t.player, t.seat) == (player, seat)]
        return mine[0]

    async def tries(self, deal: str) -> list[Tried]:
        """Every first try of a deal, the earliest first."""
        return [
            Tried(deal, str(row[0]), int(row[1]), str(row[2]), int(row[3]), _result(row[4]))
            for row in await self._read(TRIES, deal)
        ]

    async def try_at(self, table: str) -> Tried | None:
        """The first try that is made at a table; None where none is."""
        rows = await self._read(TRY_AT, table)
        if not rows:
            return None
        deal, player, seat, at, result = rows[0]
        return Tried(str(deal), str(player), int(seat), table, int(at), _result(result))

    async def keep_result(self, deal: str, player: str, seat: int, result: bytes) -> None:
        """What came of a first try; once it is there it stays."""
        await self._write(KEEP_RESULT, deal, player, seat, result)

    async def forget_challenges(self, before: int) -> None:
        """Forget challenges that were made before a time, and their tries with the names."""
        await self._write(FORGET_TRIES, before, CHALLENGE + "%")
        await self._write(FORGET_DEALS, before, CHALLENGE + "%")


def _result(found: Any) -> bytes | None:
    return None if found is None else bytes(found)
