"""Deals and first tries in a store of sorted keys, as `deals.py` has them in rows.

deal, N             at, body                 try, N, player, seat      table, at
try-at, T           deal, player, seat       tried, N, player, seat    result
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tablee.server.fairness import CHALLENGE
from tablee.server.store.deals import Tried

Key = tuple[str | int, ...]
#: Reads what begins with a key; makes a change of the first key's sort, or not if it is taken.
Scan = Callable[..., Awaitable[list[tuple[Key, Any]]]]
Change = Callable[..., Awaitable[bool]]


class KeyedDeals:
    """The deals of such a store."""

    def __init__(self, scan: Scan, add: Change, delete: Change) -> None:
        self._scan = scan
        self._add = add
        self._delete = delete

    async def claim(self, name: str, at: int, body: bytes) -> bytes:
        """Keep a deal, unless there is one of that name; the one that is kept."""
        await self._add((("deal", name), [at, body.decode()]))
        found = await self.find(name)
        assert found is not None, "it was there a moment ago"
        return found

    async def find(self, name: str) -> bytes | None:
        """A deal; None if there is none of that name."""
        found = await self._scan("deal", name)
        return found[0][1][1].encode() if found else None

    async def between(self, first: str, last: str) -> list[tuple[str, bytes]]:
        """The deals whose names lie between two, both included, in order."""
        return [
            (str(key[1]), body.encode())
            for key, (_, body) in await self._scan("deal")
            if first <= str(key[1]) <= last
        ]

    async def claim_try(self, deal: str, player: str, seat: int, table: str, at: int) -> Tried:
        """Keep a first try, unless this player has made one; the one that is kept."""
        await self._add(
            (("try", deal, player, seat), [table, at]), (("try-at", table), [deal, player, seat])
        )
        return next(t for t in await self.tries(deal) if (t.player, t.seat) == (player, seat))

    async def tries(self, deal: str) -> list[Tried]:
        """Every first try of a deal, the earliest first."""
        results = {key[2:]: result for key, result in await self._scan("tried", deal)}
        found = [
            Tried(deal, str(key[2]), int(key[3]), table, at, _bytes(results.get(key[2:])))
            for key, (table, at) in await self._scan("try", deal)
        ]
        return sorted(found, key=lambda tried: (tried.at, tried.player, tried.seat))

    async def try_at(self, table: str) -> Tried | None:
        """The first try that is made at a table; None where none is."""
        found = await self._scan("try-at", table)
        if not found:
            return None
        deal, player, seat = found[0][1]
        tries = await self.tries(deal)
        return next((t for t in tries if (t.player, t.seat) == (player, seat)), None)

    async def keep_result(self, deal: str, player: str, seat: int, result: bytes) -> None:
        """What came of a first try; once it is there it stays."""
        await self._add((("tried", deal, player, seat), result.decode()))

    async def forget_challenges(self, before: int) -> None:
        """Forget challenges that were made before a time, and their tries with the names."""
        for key, (at, _) in await self._scan("deal"):
            name = str(key[1])
            if name.startswith(CHALLENGE) and at < before:
                tables = [("try-at", tried.table) for tried in await self.tries(name)]
                await self._delete(("deal", name), ("try", name), ("tried", name), *tables)


def _bytes(text: str | None) -> bytes | None:
    return None if text is None else text.encode()
