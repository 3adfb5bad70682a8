"""Who asks for seats, by address: one request at a time, not too many of them, and whom a host has
sent away (K5.9).

It is kept in memory and nowhere else: addresses are not written down.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from tablee.server.table.state import Table

#: So many are remembered; the oldest is forgotten for the next one.
MOST: Final = 10_000
#: So many requests one address may make at one table within so many milliseconds.
MOST_REQUESTS, WITHIN = 3, 300_000


class Asked:
    """A request for a seat."""

    __slots__ = ("number", "table", "written")

    def __init__(self, table: str, number: int) -> None:
        self.table = table
        self.number = number
        self.written = False


class Askers:
    """The requests for seats that were made through this process."""

    def __init__(self) -> None:
        self._asked: dict[str, Asked] = {}
        self._removed: dict[tuple[str, str], None] = {}
        #: By table and address: when the last requests were made, the oldest first.
        self._made: dict[tuple[str, str], list[int]] = {}

    async def begin(
        self,
        address: str,
        asked: Asked,
        find: Callable[[str], Awaitable[Table | None]],
    ) -> bool:
        """Whether this address may ask now; whoever may has begun to."""
        before = self._asked.get(address)
        if before is not None:
            table = await find(before.table) if before.written else None
            is_open = not before.written or (table is not None and _asks(table, before.number))
            if is_open or self._asked.get(address) is not before:
                return False
        self._asked.pop(address, None)
        _keep(self._asked, address, asked)
        return True

    def end(self, address: str, asked: Asked, written: bool, now: int) -> None:
        """It was asked, or refused."""
        asked.written = written
        if written:
            made = self._made.pop((asked.table, address), [])
            _keep(self._made, (asked.table, address), [*made, now][-MOST_REQUESTS:])
        elif self._asked.get(address) is asked:
            del self._asked[address]

    def is_too_fast(self, table: str, address: str, now: int) -> bool:
        """Whether an address asks at a table, withdraws and asks again without end.

        Each request is shown to the players with a name: that would be a way past a closed chat.
        """
        made = self._made.get((table, address), [])
        return len(made) == MOST_REQUESTS and now < made[0] + WITHIN

    def remove(self, table: str, number: int) -> str:
        """The address that made a request, not to be let in any more; nothing if nobody knows."""
        for address, asked in self._asked.items():
            if (asked.table, asked.number) == (table, number):
                _keep(self._removed, (table, address), None)
                return address
        return ""

    def is_removed(self, table: str, address: str) -> bool:
        """Whether the host of a table has sent an address away."""
        return (table, address) in self._removed


def _asks(table: Table, number: int) -> bool:
    found = (table.state.proposal, table.state.postponed)
    return any(proposal is not None and proposal.number == number for proposal in found)


def _keep(kept: dict[Any, Any], key: Any, value: Any) -> None:
    while len(kept) >= MOST:
        del kept[next(iter(kept))]
    kept[key] = value
