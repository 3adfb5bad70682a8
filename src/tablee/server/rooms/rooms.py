"""All tables of one server process: which are in memory, and what must be seen to.

It loads tables from the store, forgets those that nobody uses, hears from the bus what
other processes wrote, and looks by itself at tables where a bot or a clock is due.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import structlog

from tablee.games import registry
from tablee.kernel.documents import Refusal
from tablee.kernel.state import SPECTATOR
from tablee.option_files import OwnMaps
from tablee.replay import ReplayCache
from tablee.server import refusals, tokens
from tablee.server.bus.contract import Bus
from tablee.server.metrics import Metrics
from tablee.server.rate_limits import Addresses
from tablee.server.rooms.inbox import Refresh
from tablee.server.rooms.notices import Notices
from tablee.server.rooms.presence import Presence
from tablee.server.rooms.retention import Pruner
from tablee.server.rooms.room import Found, Room
from tablee.server.settings import Settings
from tablee.server.store.contract import Append, Store, Stored, StoreError
from tablee.server.table import entries as log
from tablee.server.table.decide.actors import HOST
from tablee.server.table.fold import apply
from tablee.server.table.state import NeedsHistory, Table
from tablee.server.workers.requests import BotRequests

logger = structlog.get_logger("tablee.rooms")

#: A room that nobody uses is forgotten after so many milliseconds.
FORGET_AFTER = 60_000
#: Where several processes share tables, the one at hand gets so many milliseconds to do it.
GRACE = 10_000
#: How many letters with a code one table, and one recipient, may be sent.
LETTERS_A_SECOND, LETTERS_AT_ONCE = 1 / 600, 5


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Rooms:
    """The tables of this process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.now = now
        self.closing = False
        self.bots = BotRequests(settings.bot_processes, settings.beat, metrics)
        self.notices = Notices(self)
        self.presence = Presence(self)
        self.pruner = Pruner(self)
        self.replays = ReplayCache()
        #: By game: the maps that people drew.
        self.maps = {name: OwnMaps(registry.game(name), settings.maps) for name in registry.names()}
        for maps in self.maps.values():
            maps.read_all()
        self.addresses = Addresses(
            settings.address_rate,
            settings.address_burst,
            settings.address_connections,
        )
        #: Letters with a code, for each table and each recipient: nobody is to be flooded.
        self.letters = Addresses(LETTERS_A_SECOND, LETTERS_AT_ONCE, 0)
        self.running: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Open the store and the bus, and go on with whatever is due."""
        store: Any = self.store
        store.on_commit = self.metrics.committed
        await self.store.open()
        await self.bus.open(self._heard)
        self.spawn(self._sweep())
        self.spawn(self.notices.take_up())
        self.spawn(self.pruner.look_after())

    async def close(self) -> None:
        """Take nothing more, finish every commit, and let go."""
        self.closing = True
        for room in list(self.running.values()):
            room.stop()
        await self.bots.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.presence.leave()
        await self.bus.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, and notice if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.metrics.failures.inc()
            logger.error("background work failed", exc_info=task.exception())

    # ---- rooms ------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room | None:
        """The room of a table, loaded if need be; None if there is no such table."""
        found = self.running.get(table_id)
        if found is not None:
            return found
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.get_running_loop().create_future()
            self._loading[table_id] = loading
            try:
                loaded = await self.load(table_id)
                room = self._furnish(loaded) if loaded is not None else None
                loading.set_result(room)
            except BaseException as error:
                loading.set_exception(error)
                loading.exception()
                raise
            finally:
                del self._loading[table_id]
            return room
        return await asyncio.shield(loading)

    async def load(self, table_id: str, whole: bool = False) -> Found | None:
        """A table from the store: its snapshot and the entries since, or all entries."""
        loaded = await self.store.load(table_id)
        if loaded is None:
            return None
        if loaded.snapshot is None or whole:
            tail, table = loaded.tail, Table(table_id)
            if loaded.snapshot is not None:
                tail = await self.store.entries(table_id)
        else:
            tail = loaded.tail
            table = Table.from_snapshot(table_id, loaded.snapshot_seq, loaded.snapshot)
        try:
            for stored in tail:
                apply(table, log.decode(stored.body), stored.at)
        except NeedsHistory:
            return await self.load(table_id, whole=True)
        # The last entry may be in the snapshot; those who watch with a delay need its time.
        last = tail or await self.store.entries(table_id, table.seq - 1)
        return Found(table, last[-1], loaded.snapshot_seq)

    async def table(self, table_id: str) -> Table | None:
        """A table, loaded if need be; None if there is no such table."""
        room = await self.room(table_id)
        return room.table if room is not None else None

    def is_connected(self, table_id: str, seat: int) -> bool:
        """Whether a connection of this process listens for a seat."""
        room = self.running.get(table_id)
        return room is not None and room.subscribers.has(seat)

    def _furnish(self, found: Found) -> Room:
        room = Room(self, found.table, found.last, found.snapshot_seq)
        self.running[found.table.id] = room
        self.metrics.rooms.set(len(self.running))
        room.scheduler.wake_up()
        return room

    def forget(self, room: Room) -> None:
        """Drop a room from memory; the store has all of it."""
        room.stop()
        room.gone = True
        if self.running.get(room.table.id) is room:
            del self.running[room.table.id]
        self.metrics.rooms.set(len(self.running))

    def drop(self, table_id: str) -> None:
        """A table was deleted: close its room, and keep nothing of it in memory."""
        self.replays.forget(table_id)
        room = self.running.get(table_id)
        if room is not None:
            room.close_deleted()

    async def open_table(self, table_id: str, opened: log.Opened) -> Room:
        """Write down a new table and furnish a room for it."""
        at, keep = self.now(), opened.terms.keep
        written: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        self.store.append(
            Append(
                table_id,
                1,
                at,
                log.encode(opened),
                written.set_result,
                opens=opened.game,
                keep=0 if keep is msgspec.UNSET else keep * 1000,
            )
        )
        problem = await written
        if problem is not None:
            raise problem
        table = Table(table_id)
        apply(table, opened, at)
        return self._furnish(Found(table, Stored(1, at, b"")))

    # ---- who is who -------------------------------------------------------------------------

    def actor(self, table: Table, token: str, seat: int | None = None) -> int | Refusal:
        """The seat that a token opens, or HOST; without a token, a spectator."""
        if not token:
            return SPECTATOR
        found: list[int] = []
        for number, held in enumerate(table.state.seats):
            if tokens.opens(token, held.token):
                found.append(number)
        if seat is not None and seat in found:
            return seat
        if found and seat is None:
            return found[0]
        if seat is None and tokens.opens(token, table.state.host):
            return HOST
        return refusals.NOT_ALLOWED.refusal()

    # ---- other processes, and what is due ---------------------------------------------------

    def published(self, table_id: str, seq: int) -> None:
        """An entry was written here, perhaps by a room that was forgotten meanwhile."""
        self.bus.publish(table_id, seq)
        self._heard(table_id, seq)

    def _heard(self, table_id: str, seq: int) -> None:
        room = self.running.get(table_id)
        if room is not None and room.table.seq < seq:
            room.submit(Refresh())

    async def _sweep(self) -> None:
        first = True
        while True:
            try:
                await self._look_around(first)
                await self.presence.renew()
                first = False
            except StoreError as problem:
                logger.warning("sweep failed", problem=str(problem))
            await asyncio.sleep(self.settings.sweep)

    async def _look_around(self, first: bool) -> None:
        if self.store.shared and self.running:
            looked_at = list(self.running)
            latest = await self.store.latest(looked_at)
            for table_id in looked_at:
                if table_id in latest:
                    self._heard(table_id, latest[table_id])
                else:
                    self.drop(table_id)
        grace = GRACE if self.store.shared and not first else 0
        for table_id in await self.store.due(self.now() - grace, 200):
            if table_id not in self.running:
                await self.room(table_id)
            elif grace:
                self.running[table_id].scheduler.wake_up()
        limit = self.now() - FORGET_AFTER
        for room in list(self.running.values()):
            if room.is_idle() and room.idle_since < limit:
                self.forget(room)
