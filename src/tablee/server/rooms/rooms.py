"""All tables of one server process: which are in memory, and what must be seen to.

It loads tables from the store, forgets those that nobody uses, hears from the bus what
other processes wrote, and looks by itself at tables where a bot or a clock is due.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from tablee.games import registry
from tablee.kernel.documents import Refusal
from tablee.kernel.state import SPECTATOR
from tablee.option_files import OwnMaps
from tablee.replay import ReplayCache
from tablee.server import refusals, tokens
from tablee.server.bus.contract import Bus
from tablee.server.clock import SteadyClock
from tablee.server.logs import get_logger
from tablee.server.metrics import Metrics
from tablee.server.platform import Platform
from tablee.server.rate_limits import Addresses
from tablee.server.rooms.askers import Askers
from tablee.server.rooms.inbox import Refresh
from tablee.server.rooms.notices import Notices
from tablee.server.rooms.presence import Presence
from tablee.server.rooms.retention import Pruner
from tablee.server.rooms.room import Found, Room, read_on
from tablee.server.rooms.unreadable import UnreadableTable, UnreadableTables
from tablee.server.settings import Settings
from tablee.server.store.contract import Append, Damaged, Store, Stored, StoreError
from tablee.server.table import entries as log
from tablee.server.table.decide.actors import HOST
from tablee.server.table.fold import apply
from tablee.server.table.state import NeedsHistory, Table
from tablee.server.workers.requests import BotRequests, ReviewUnderWay

logger = get_logger("tablee.rooms")

Result = TypeVar("Result")

#: A room that nobody uses is forgotten after so many milliseconds.
FORGET_AFTER = 60_000
#: Where several processes share tables, the one at hand gets so many milliseconds to do it.
GRACE = 10_000
#: Milliseconds after its start until a server takes those for absent who have not come back to it.
COMING_BACK = 60_000
#: Seconds for which an answer to the question after the database's health is good.
CHECKED_FOR = 1.0
#: So many tables that are due are looked at in one go, and so many entries folded in the loop.
MOST_DUE, MOST_AT_ONCE = 200, 200
#: So many may wait for a long log.
MOST_LONG_READS = 16
#: How many letters with a code one table, and one recipient, may be sent.
LETTERS_A_SECOND, LETTERS_AT_ONCE = 1 / 600, 5


class Rooms:
    """The tables of this process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        platform: Platform,
        now: Callable[[], int] | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.metrics = metrics
        self.platform = platform
        #: Milliseconds since 1970.
        self.now = now or SteadyClock()
        self.closing = False
        self.bots = BotRequests(platform.players, platform.advisers, settings.beat, metrics)
        self.notices = Notices(self)
        self.presence = Presence(self)
        self.pruner = Pruner(self)
        self.replays = ReplayCache()
        #: By table: the reviews that are being worked out.
        self.reviewing: dict[str, ReviewUnderWay] = {}
        #: The deals that computer players of every level are playing, and from which seat.
        self.levels_at_work: set[tuple[str, int]] = set()
        #: Hears of every table of a deal at which the game is over.
        self.on_deal_over: Callable[[str], None] = lambda _table: None
        #: By game: the maps that people drew.
        self.maps = {name: OwnMaps(registry.game(name), settings.maps) for name in registry.names()}
        for maps in self.maps.values():
            maps.read_all()
        self.addresses = Addresses(
            settings.address_rate,
            settings.address_burst,
            settings.address_connections,
        )
        #: Of these two only the connections count: those that speak HTTP, and those whose client
        #: does not read while much is waiting for it.
        self.http_connections = Addresses(0, 0, settings.address_connections)
        self.stalled = Addresses(0, 0, max(1, settings.address_connections // 10))
        #: Letters with a code, for each table and each recipient: nobody is to be flooded.
        self.letters = Addresses(LETTERS_A_SECOND, LETTERS_AT_ONCE, 0)
        self.askers = Askers()
        self.running: dict[str, Room] = {}
        self.unreadable = UnreadableTables(metrics, lambda: self.now())
        #: The last look at the database's health, and when it began.
        self._checked: asyncio.Future[bool] | None = None
        self._checked_at = 0.0
        self._long_reads = 0
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opened_at = 0

    async def open(self) -> None:
        """Open the store and the bus, and go on with whatever is due."""
        self._opened_at = self.now()
        self.store.condition.on_commit = self.metrics.committed
        self.store.condition.on_failure = self._store_failed
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
        # Before the bots go: a thought that nobody waits for any more is no failure.
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.presence.leave()
        await self.bus.close()
        await self.store.close()
        self.platform.close()

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

    def _store_failed(self, problem: StoreError) -> None:
        self.metrics.store_failed()
        logger.error("the database failed", problem=str(problem))

    async def is_healthy(self) -> bool:
        """Whether the database does its work; it is asked once a second at most."""
        now = time.monotonic()
        if self._checked is None or now - self._checked_at > CHECKED_FOR:
            self._checked_at = now
            self._checked = asyncio.ensure_future(self._check())
        return await asyncio.shield(self._checked) and self.store.condition.is_well()

    async def _check(self) -> bool:
        try:
            await self.store.check()
        except StoreError as problem:
            logger.warning("the database is failing", problem=str(problem))
            return False
        return True

    # ---- rooms ------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room | None:
        """The room of a table, loaded if need be; None if there is no such table.

        Raises `UnreadableTable` if what is stored of it makes no sense.
        """
        found = self.running.get(table_id)
        if found is not None:
            return found
        if self.unreadable.is_aside(table_id):
            raise UnreadableTable(f"table {table_id} cannot be read")
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.get_running_loop().create_future()
            self._loading[table_id] = loading
            try:
                room = await self._load_room(table_id)
                loading.set_result(room)
            except BaseException as error:
                loading.set_exception(error)
                loading.exception()
                raise
            finally:
                del self._loading[table_id]
            return room
        return await asyncio.shield(loading)

    async def _load_room(self, table_id: str) -> Room | None:
        try:
            loaded = await self.load(table_id)
            room = self._furnish(loaded) if loaded is not None else None
        except Exception as error:
            if isinstance(error, StoreError) and not isinstance(error, Damaged):
                raise
            self.unreadable.put_aside(table_id, error)
            raise UnreadableTable(f"table {table_id} cannot be read") from error
        self.unreadable.was_read(table_id)
        return room

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
            if len(tail) > MOST_AT_ONCE:
                await self.platform.aside(read_on, table, tail)
            else:
                read_on(table, tail)
        except NeedsHistory:
            return await self.load(table_id, whole=True)
        # The last entry may be in the snapshot; those who watch with a delay need its time.
        last = tail or await self.store.entries(table_id, table.seq - 1)
        if not last:
            raise Damaged(f"table {table_id}: entry {table.seq} is missing")
        return Found(table, last[-1], loaded.snapshot_seq)

    async def read_long(self, work: Callable[..., Result], *given: Any) -> Result:
        """Do something with a long log, beside the event loop and one after the other.

        Raises `StoreError` if too many are waiting for that already.
        """
        if self._long_reads >= MOST_LONG_READS:
            raise StoreError("too many long logs are being read")
        self._long_reads += 1
        try:
            return await self.platform.aside_in_turn(work, *given)
        finally:
            self._long_reads -= 1

    async def table(self, table_id: str) -> Table | None:
        """A table, loaded if need be; None if there is no such table."""
        room = await self.room(table_id)
        return room.table if room is not None else None

    def is_connected(self, table_id: str, seat: int) -> bool:
        """Whether a connection of this process listens for a seat."""
        room = self.running.get(table_id)
        return room is not None and room.subscribers.has(seat)

    async def is_present(self, table_id: str, seat: int) -> bool:
        """Whether somebody is at a seat, at any process; also where nobody can tell yet."""
        if self.now() < self._opened_at + COMING_BACK:
            return True
        return await self.presence.is_anywhere(table_id, seat)

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
        self.platform.release(room.table.id)
        if self.running.get(room.table.id) is room:
            del self.running[room.table.id]
        self.metrics.rooms.set(len(self.running))

    def drop(self, table_id: str) -> None:
        """A table was deleted: close its room, and keep nothing of it in memory."""
        self.replays.forget(table_id)
        room = self.running.get(table_id)
        if room is not None:
            room.close_deleted()

    def refuse_alone(self, address: str) -> Refusal | None:
        """Why computer players alone may not start at one more table of an address, or None."""
        alone, most = 0, self.settings.address_bot_tables
        for room in self.running.values():
            if room.address == address and room.table.state.started:
                alone += not room.table.has_people() and room.table.outcome() is None
        return None if alone < most else refusals.TOO_MANY_ALONE.refusal(most=most)

    async def open_table(self, table_id: str, opened: log.Opened, address: str = "") -> Room:
        """Write down a new table and furnish a room for it."""
        at = self.now()
        written: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        self.store.append(
            Append(
                table_id,
                1,
                at,
                log.encode(opened),
                written.set_result,
                opens=opened.game,
                keep=opened.terms.keep * 1000,
            )
        )
        problem = await written
        if problem is not None:
            raise problem
        table = Table(table_id)
        apply(table, opened, at)
        room = self._furnish(Found(table, Stored(1, at, b"")))
        room.address = address
        return room

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
            except Exception:
                # The next one may fare better; nothing else looks after bots and clocks.
                self.metrics.failures.inc()
                logger.exception("sweep failed")
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
        if self.settings.sleeps:
            self._forget_idle()
            return
        grace = GRACE if self.store.shared and not first else 0
        # Tables that are seen to or put aside must not crowd out those that are not.
        most = MOST_DUE + len(self.running) + len(self.unreadable)
        before = self.now() - grace
        for table_id in await self.store.due(before, most):
            room = self.running.get(table_id)
            if room is None:
                await self._see_to(table_id, before)
            elif grace:
                room.scheduler.wake_up()
        self._forget_idle()

    async def _see_to(self, table_id: str, before: int) -> None:
        """Look at a table that is due; one that cannot be read holds up no other."""
        if self.unreadable.is_aside(table_id):
            return
        try:
            room = await self.room(table_id)
        except UnreadableTable:
            return
        except StoreError as problem:
            logger.warning("not looked at", table=table_id, problem=str(problem))
            return
        if room is not None and not room.table.has_people():
            # Written by an earlier release: bots alone play only while somebody looks.
            await self.store.let_sleep(table_id, before)

    def _forget_idle(self) -> None:
        limit = self.now() - FORGET_AFTER
        for room in list(self.running.values()):
            if room.is_idle() and room.idle_since < limit:
                self.forget(room)
                room.dissolve()
