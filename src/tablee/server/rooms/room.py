"""A table in use: requests come in one by one, entries are written, then everybody is told.

While an entry is on its way to the disk the room is busy: nothing is decided and nobody is told
anything until it is there; only then the table changes. So nobody ever sees what is not written,
and what somebody saw is never lost. If another process was faster, the room catches up and decides
again; if the store fails, the table is as it was.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from tablee.kernel.documents import Refusal
from tablee.server import refusals
from tablee.server.logs import get_logger
from tablee.server.rooms.advice import Advisor
from tablee.server.rooms.frames import Fresh, News
from tablee.server.rooms.inbox import Command, Connection, InboxItem, Query
from tablee.server.rooms.notices import Notices
from tablee.server.rooms.ports import RoomsPort
from tablee.server.rooms.presence import Presence
from tablee.server.rooms.scheduler import Scheduler
from tablee.server.rooms.subscribers import Subscribers
from tablee.server.store.contract import Append, Conflict, Damaged, Stored, StoreError
from tablee.server.table import entries as log
from tablee.server.table.decide.actors import SERVER
from tablee.server.table.decide.decisions import decide
from tablee.server.table.decide.requests import HolderLeft, is_asked_for
from tablee.server.table.decide.upkeep import BotMoves
from tablee.server.table.fold import apply, fold
from tablee.server.table.state import Draft, NeedsHistory, Table

logger = get_logger("tablee.room")

#: Entries between two snapshots.
SNAPSHOT_EVERY = 64
#: Milliseconds for which somebody who has asked for a table, or left it, counts as watching.
STILL_WATCHED = 30_000
#: How often a request is decided again because another process was faster.
MOST_TRIES = 8


def read_on(table: Table, stored: list[Stored]) -> list[Fresh]:
    """Fold entries from the store into a table; raises `Damaged` where one does not follow."""
    fresh: list[Fresh] = []
    for found in stored:
        if found.seq != table.seq + 1:
            raise Damaged(f"table {table.id}: entry {found.seq} does not follow {table.seq}")
        entry = log.decode(found.body)
        apply(table, entry, found.at)
        fresh.append((entry, found.seq, found.at))
    return fresh


class Found:
    """A table from the store, its last entry, and how far its snapshot goes."""

    def __init__(self, table: Table, last: Stored | None, snapshot_seq: int = 0) -> None:
        self.table = table
        self.last = last
        self.snapshot_seq = snapshot_seq


class Keeper(RoomsPort, Protocol):
    """What a room uses of all rooms besides."""

    notices: Notices
    presence: Presence

    async def load(self, table_id: str, whole: bool = False) -> Found | None:
        """A table from the store."""

    def forget(self, room: Room) -> None:
        """Drop a room from memory."""

    def published(self, table_id: str, seq: int) -> None:
        """An entry was written."""


class Room:
    """A table in use."""

    __deletable__ = ("advisor", "scheduler")  # for the compiler: by `dissolve`

    def __init__(
        self, rooms: Keeper, table: Table, last: Stored | None, snapshot_seq: int = 0
    ) -> None:
        self.rooms = rooms
        self.table = table
        self.subscribers = Subscribers(self, last)
        self.scheduler = Scheduler(self)
        self.advisor = Advisor(self)
        self.idle_since = rooms.now()
        #: The address from which it was opened or first looked at; whose turn its bots wait for.
        self.address = ""
        self.gone = False
        self._snapshot_seq = snapshot_seq
        self._pending: deque[InboxItem] = deque()
        self._busy = False
        #: What is on its way to the disk, and what everybody will be told of it.
        self._draft: Draft | None = None
        self._news: News | None = None
        #: What requests are told in a room that is closed.
        self._closed_with: Refusal | None = None

    # ---- coming in --------------------------------------------------------------------------

    def submit(self, item: InboxItem) -> None:
        """Take a request; it is answered when its turn comes."""
        if self._closed_with is not None:
            self._turn_away(item)
            return
        self._pending.append(item)
        if not self._busy:
            self._work()

    async def ask(self, actor: int, request: Any) -> log.Entry | Refusal:
        """Submit a request and wait until its entry is on disk, or for the refusal."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[log.Entry | Refusal] = loop.create_future()
        self.submit(Command(actor, request, future=future))
        return await future

    async def query(self, run: Callable[[Table], Any]) -> Any:
        """Read the table as it is on disk."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def read(table: Table) -> None:
            if not future.done():
                try:
                    future.set_result(run(table))
                except Exception as error:
                    future.set_exception(error)

        def drop() -> None:
            if not future.done():
                future.set_exception(StoreError("the table could not be loaded"))

        self.submit(Query(read, drop))
        return await future

    def enter(self, connection: Connection) -> None:
        """From now on this connection is told what happens. Only from within a `Query`."""
        self.subscribers.connections.add(connection)
        self.looked_at(connection.address)
        if connection.observer >= 0:
            self.rooms.notices.came_in(self.table, connection.observer)
            self.rooms.presence.changed(self.table.id, connection.observer)

    def looked_at(self, address: str) -> None:
        """Somebody looks at this table: bots that are among themselves go on."""
        self.idle_since = self.rooms.now()
        self.address = self.address or address
        if self.rooms.settings.sleeps or not self.table.has_people():
            self.scheduler.wake_up()

    def is_watched(self) -> bool:
        """Whether somebody looks at this table, or did so lately."""
        lately = self.rooms.now() - self.idle_since < STILL_WATCHED
        return lately or bool(self.subscribers.connections)

    def is_looked_at(self) -> bool:
        """Whether somebody has this table open now."""
        return bool(self.subscribers.connections)

    def leave(self, connection: Connection) -> None:
        """This connection is gone."""
        self.subscribers.connections.discard(connection)
        self.advisor.left(connection)
        self.rooms.presence.changed(self.table.id, connection.observer)
        if is_asked_for(self.table, connection.observer) and not self.rooms.closing:
            self.submit(Command(SERVER, HolderLeft(connection.observer)))
        if not self.subscribers.connections:
            self.idle_since = self.rooms.now()

    def is_idle(self) -> bool:
        """Whether this room may be forgotten: the store has all of it."""
        waits = self._busy or self._pending or self.scheduler.waits_for_bot
        return not (self.subscribers.connections or waits)

    # ---- deciding ---------------------------------------------------------------------------

    def _work(self) -> None:
        pending = self._pending
        while pending and not self._busy:
            item = pending.popleft()
            if isinstance(item, Command):
                self._handle(item)
            elif isinstance(item, Query):
                self._show(item)
            else:
                self._busy = True
                self.rooms.spawn(self._or_break_up(None, self._catch_up()))

    def _show(self, query: Query) -> None:
        try:
            query.run(self.table)
        except Exception:
            # Whoever looked has no answer; the table is as it was.
            logger.exception("query failed", table=self.table.id)
            self.rooms.metrics.failures.inc()

    def _handle(self, command: Command) -> None:
        now = self.rooms.now()
        if self._lost_seat(command):
            self._answer(command, refusals.NOT_ALLOWED.refusal())
            return
        try:
            decided = decide(self.table, command.actor, command.request, now)
            if isinstance(decided, Refusal):
                self._answer(command, decided)
                return
            draft = fold(self.table, decided.entry, now, decided.proposed)
        except NeedsHistory:
            self._reload_for(command, whole=True)
            return
        except Exception:
            # Nothing was changed: the table is as it was.
            logger.exception("decision failed", table=self.table.id)
            self.rooms.metrics.failures.inc()
            self._answer(command, refusals.UNAVAILABLE.refusal())
            return
        self._write(command, decided.entry, draft, now)

    def _lost_seat(self, command: Command) -> bool:
        """Whether the seat changed hands while this waited: its key opens nothing any more."""
        origin, seats = command.origin, self.table.state.seats
        if origin is None or not 0 <= command.actor < len(seats):
            return False
        return origin.token_hash != seats[command.actor].token

    def _answer(self, command: Command, answer: log.Entry | Refusal) -> None:
        if command.future is not None:
            if not command.future.done():
                command.future.set_result(answer)
        elif isinstance(answer, Refusal):
            self.rooms.metrics.refusals.labels(answer.code).inc()
            if command.origin is not None:
                command.origin.refuse(command.number, answer)
            elif isinstance(command.request, BotMoves):
                self.scheduler.bot_was_refused(command.request)

    # ---- writing ----------------------------------------------------------------------------

    def _write(self, command: Command, entry: log.Entry, draft: Draft, now: int) -> None:
        self._busy = True
        wake = self.scheduler.wake_of(draft, now)
        append = Append(
            draft.id,
            draft.seq,
            now,
            log.encode(entry),
            lambda problem: self._came_back(command, entry, draft, wake, now, problem),
            wake=wake,
            finished=isinstance(entry, log.Moved) and draft.outcome() is not None,
            starts=isinstance(entry, log.Started),
            forgets=lost_addresses(self.table, draft),
        )
        self._draft, self._news = draft, None
        self.rooms.store.append(append)
        if isinstance(entry, log.Moved):
            # After the store has handed it over: then the disk and we work at the same time.
            asyncio.get_running_loop().call_soon(self._prepare, draft, entry, now)

    def _prepare(self, draft: Draft, entry: log.Entry, at: int) -> None:
        """Put together what everybody will be told of a move when it is on disk."""
        if self._draft is draft:
            # What goes wrong here does so again when they are told, and is dealt with there.
            with contextlib.suppress(Exception):
                self._news = self.subscribers.prepare(draft, [(entry, draft.seq, at)])

    def _came_back(
        self,
        command: Command,
        entry: log.Entry,
        draft: Draft,
        wake: int | None,
        at: int,
        problem: StoreError | None,
    ) -> None:
        """The store has answered. Whatever goes wrong here is this room's trouble alone."""
        news, self._draft, self._news = self._news, None, None
        try:
            if problem is None:
                self.table.adopt(draft)
                self.scheduler.noted(wake)
                self._written(command, entry, at, news)
            else:
                self._not_written(command, problem)
        except Exception:
            logger.exception("publishing failed", table=self.table.id)
            self.rooms.metrics.failures.inc()
            self._reload_for(None)

    def _written(self, command: Command, entry: log.Entry, at: int, news: News | None) -> None:
        table = self.table
        self.rooms.published(table.id, table.seq)
        self._tell([(entry, table.seq, at)], command, news)
        self._answer(command, entry)
        if table.state.deal is not None and table.outcome() is not None:
            self.rooms.on_deal_over(table.id)
        self._busy = False
        self._after_entries(isinstance(entry, log.Answered | log.Proposed))
        self._work()

    def _not_written(self, command: Command, problem: StoreError) -> None:
        """The draft is dropped: the table is as it was."""
        if isinstance(problem, Conflict) and command.tries < MOST_TRIES:
            command.tries += 1
            self.rooms.metrics.conflicts.inc()
            self.rooms.spawn(self._or_break_up(command, self._catch_up(command)))
            return
        logger.error("entry not written", table=self.table.id, problem=str(problem))
        self._busy = False
        self._answer(command, refusals.UNAVAILABLE.refusal())
        self.scheduler.try_later()
        self._work()

    def _tell(
        self, fresh: list[Fresh], command: Command | None = None, news: News | None = None
    ) -> None:
        self.subscribers.tell(self.table, fresh, command, news)
        self.rooms.notices.consider(self.table)

    def _after_entries(self, snapshot_now: bool = False) -> None:
        table = self.table
        if snapshot_now or table.seq - self._snapshot_seq >= SNAPSHOT_EVERY:
            self._snapshot_seq = table.seq
            self.rooms.store.keep_snapshot(table.id, table.seq, table.snapshot())
        self.scheduler.look_after()
        self.advisor.look_after()

    # ---- loading again ----------------------------------------------------------------------

    def _reload_for(self, command: Command | None, whole: bool = False) -> None:
        self._busy = True
        self.rooms.spawn(self._or_break_up(command, self._reload(command, whole)))

    async def _or_break_up(self, command: Command | None, work: Coroutine[Any, Any, None]) -> None:
        """A room that cannot load its table must not stay busy for ever."""
        try:
            await work
        except Exception:
            if command is not None:
                self._answer(command, refusals.UNAVAILABLE.refusal())
            self._break_up()
            raise

    async def _reload(self, command: Command | None, whole: bool) -> None:
        """Forget what is in memory, load what is on disk, tell what is new, go on."""
        told = self.subscribers.told
        try:
            loaded = await self.rooms.load(self.table.id, whole)
            missed = await self.rooms.store.entries(self.table.id, told)
        except StoreError as problem:
            logger.error("table not loaded", table=self.table.id, problem=str(problem))
            if command is not None:
                self._answer(command, refusals.UNAVAILABLE.refusal())
            self._break_up()
            return
        assert loaded is not None
        self.table = loaded.table
        self._snapshot_seq = loaded.snapshot_seq
        self.scheduler.table_changed()
        fresh: list[Fresh] = [
            (log.decode(stored.body), stored.seq, stored.at)
            for stored in missed
            if told < stored.seq <= self.table.seq
        ]
        if fresh:
            self._tell(fresh)
        self._busy = False
        if command is not None:
            self._pending.appendleft(command)
        self._after_entries()
        self._work()

    async def _catch_up(self, command: Command | None = None) -> None:
        """Apply what others have written; then decide again on what they were faster with."""
        again = command
        try:
            missed = await self.rooms.store.entries(self.table.id, self.table.seq)
            fresh = read_on(self.table, missed)
        except NeedsHistory:
            await self._reload(command, whole=True)
            return
        except Damaged:
            raise
        except StoreError as problem:
            logger.warning("not caught up", table=self.table.id, problem=str(problem))
            fresh, again = [], None
        if fresh:
            self.scheduler.table_changed()
            self._tell(fresh)
        self._busy = False
        if again is not None:
            self._pending.appendleft(again)
        elif command is not None:
            self._answer(command, refusals.UNAVAILABLE.refusal())
        self._after_entries()
        self._work()

    def _break_up(self) -> None:
        """The table cannot be loaded: let everybody come back later."""
        self._close("shutdown", refusals.UNAVAILABLE.refusal())

    def close_deleted(self) -> None:
        """The table was deleted: nobody need come back."""
        self._close("deleted", refusals.NO_SUCH_TABLE.refusal())

    def _close(self, reason: str, refusal: Refusal) -> None:
        self._closed_with = refusal
        self.rooms.forget(self)
        self.subscribers.send_away(reason)
        while self._pending:
            self._turn_away(self._pending.popleft())

    def _turn_away(self, item: InboxItem) -> None:
        if isinstance(item, Command):
            self._answer(item, self._closed_with or refusals.UNAVAILABLE.refusal())
        elif isinstance(item, Query):
            item.drop()

    def stop(self) -> None:
        """No more timers and thoughts: the server is closing, or nobody uses this room."""
        self.scheduler.stop()
        self.advisor.stop()

    def dissolve(self) -> None:
        """Let go of the parts that hold this room: the collector looks for cycles seldom."""
        self._closed_with = refusals.UNAVAILABLE.refusal()
        self.subscribers.delayed = None
        del self.scheduler, self.advisor


def lost_addresses(table: Table, draft: Draft) -> tuple[int, ...]:
    """The seats whose notices go nowhere any more, after an entry: they have changed hands."""
    before, after = table.state.seats, draft.state.seats
    if before is after:
        return ()
    return tuple(
        number
        for number, (old, new) in enumerate(zip(before, after, strict=True))
        if (old.has_address or old.address_code) and not (new.has_address or new.address_code)
    )
