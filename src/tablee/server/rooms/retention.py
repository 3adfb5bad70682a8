"""Tables that go: deleted by their host, or kept long enough (K13).

A deleted table is marked first: from then on nobody finds it, here or in another process. Its rows
are erased a moment later, when no process can have anything on its way to it any more.
"""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from tablee.server.logs import get_logger
from tablee.server.rooms.ports import RoomsPort
from tablee.server.settings import Retention
from tablee.server.store.contract import Limits, Store, StoreError

logger = get_logger("tablee.retention")

#: Milliseconds after which every process has noticed that a table is gone.
GRACE = 15_000
#: So many tables are deleted at once: whoever plays waits for the disk meanwhile.
AT_ONCE = 20
#: A clock that was set by more milliseconds than this says nothing of how old a table is.
MOST_DRIFT = 86_400_000
#: Seconds until the next ones, while there are more.
PAUSE = 5.0


class Deleter(RoomsPort, Protocol):
    """What is asked of all rooms besides."""

    def drop(self, table_id: str) -> None:
        """A table was deleted: close its room."""


class Pruner:
    """Deletes tables of one server process."""

    def __init__(self, rooms: Deleter) -> None:
        self._rooms = rooms
        #: What the clock on the wall and the one that cannot be set said at first.
        self._began = rooms.now() - time.monotonic() * 1000

    async def delete(self, tables: list[str]) -> None:
        """Delete tables: nobody finds them from now on, and soon nothing of them is left."""
        rooms = self._rooms
        await rooms.store.delete(tables, rooms.now())
        for table_id in tables:
            rooms.drop(table_id)
        rooms.spawn(self._erase_soon())

    async def _erase_soon(self) -> None:
        await asyncio.sleep(GRACE / 1000)
        try:
            await self._rooms.store.erase(self._rooms.now() - GRACE // 2)
        except StoreError as problem:
            # The next look erases it.
            logger.warning("not erased", problem=str(problem))

    async def look_after(self) -> None:
        """Now and then, delete what was kept long enough."""
        # Not at once: the clock of a machine that was just started may still be set.
        pause = self._rooms.settings.prune_every
        while True:
            await asyncio.sleep(pause)
            pause = self._rooms.settings.prune_every
            # Looked at once: the clock may also be set while tables are looked for.
            now = self._rooms.now()
            try:
                if self._was_set(now):
                    logger.warning("tables not pruned", problem="the clock was set by days")
                elif await self._prune(now) == AT_ONCE:
                    pause = min(pause, PAUSE)
            except StoreError as problem:
                logger.warning("tables not pruned", problem=str(problem))

    def _was_set(self, now: int) -> bool:
        """Whether the time now is one that nobody has waited for: nothing may go because of it."""
        began = now - time.monotonic() * 1000
        return abs(began - self._began) > MOST_DRIFT

    async def _prune(self, now: int) -> int:
        rooms = self._rooms
        await rooms.store.erase(now - GRACE)
        limits = limits_of(rooms.settings.retention, now)
        if limits.finished:
            await rooms.store.deals.forget_challenges(limits.finished)
        found = await rooms.store.expired(limits, AT_ONCE)
        if found:
            await self.delete(found)
            logger.info("tables pruned", tables=len(found))
        return len(found)


def limits_of(retention: Retention, now: int) -> Limits:
    """The moments that the operator's figures mean now."""

    def before(seconds: int) -> int:
        return now - seconds * 1000 if seconds else 0

    return Limits(
        unstarted=before(retention.unstarted),
        abandoned=before(retention.abandoned),
        finished=before(retention.finished),
        now=now,
    )


async def prune(store: Store, limits: Limits, now: int) -> int:
    """Delete and erase every table that was kept long enough; how many."""
    erased = 0
    while found := await store.expired(limits, 1000):
        await store.delete(found, now)
        erased += len(found)
    if erased and store.shared:
        # Other processes may have some of them in memory.
        await asyncio.sleep(GRACE / 1000)
    await store.erase(now + 1)
    return erased
