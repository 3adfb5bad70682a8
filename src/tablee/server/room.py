"""A table in use: requests come in one by one, entries are written, then everybody is told.

While an entry is on its way to the disk the room is busy: nothing is decided and nobody is told
anything until it is there. So nobody ever sees what is not written, and what somebody saw is
never lost. If another process was faster, the room loads the table anew and decides again.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import structlog

from tablee.kernel.documents import Refusal
from tablee.kernel.state import SPECTATOR
from tablee.server import entries as log
from tablee.server import frames, refusals
from tablee.server.delayed import DelayedWatch
from tablee.server.store.contract import UNCHANGED, Append, Conflict, Stored, StoreError
from tablee.server.table.decisions import SERVER, BotMoves, LookAtClocks, decide
from tablee.server.table.state import NeedsHistory, Table
from tablee.server.table.times import next_look

if TYPE_CHECKING:
    from tablee.server.house import House

logger = structlog.get_logger("tablee.room")

#: Entries between two snapshots.
SNAPSHOT_EVERY = 64
#: Entries kept in memory for those who just come in.
RECENT = 128
#: A bot's turn is not written down again as long as one was noted within this time.
BOT_WAKE_MS = 5000

Fresh = tuple[log.Entry, int, int]


class Connection(Protocol):
    """Somebody who is told what happens: a seat's tab, or a spectator's."""

    observer: int
    #: Up to which entry a spectator was greeted, where watching is delayed.
    watched: int

    def send(self, frame: bytes) -> None:
        """Send a frame, never waiting."""

    def refuse(self, request: int | None, refusal: Refusal) -> None:
        """Say why a request was refused."""

    def close(self, reason: str) -> None:
        """End the connection with a word of explanation."""


class Command:
    """A request on its way through a room."""

    __slots__ = ("actor", "future", "number", "origin", "request", "tries")

    def __init__(
        self,
        actor: int,
        request: Any,
        origin: Connection | None = None,
        number: int | None = None,
        future: asyncio.Future[log.Entry | Refusal] | None = None,
    ) -> None:
        self.actor = actor
        self.request = request
        self.origin = origin
        self.number = number
        self.future = future
        self.tries = 0


class Look:
    """Something that reads the table and needs it to be as it is on disk."""

    __slots__ = ("run",)

    def __init__(self, run: Callable[[Table], None]) -> None:
        self.run = run


class CatchUp:
    """Others have written to this table."""


class Room:
    """A table in use."""

    def __init__(self, house: House, table: Table, last: Stored | None) -> None:
        self.house = house
        self.table = table
        self.teller = frames.EntryTeller(table.game)
        self.connections: set[Connection] = set()
        self.recent: deque[tuple[log.Entry, int, int]] = deque(maxlen=RECENT)
        self.idle_since = house.now()
        self.gone = False
        self._told = table.seq
        self._snapshot_seq = table.seq - len(self.recent)
        self._pending: deque[Command | Look | CatchUp] = deque()
        self._busy = False
        self._wake: int | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._bot_asked: tuple[int, int] | None = None
        delay = table.state.terms.delay
        self.delayed = DelayedWatch(self, delay, last.at if last else 0) if delay else None

    # ---- coming in --------------------------------------------------------------------------

    def submit(self, command: Command | Look | CatchUp) -> None:
        """Take a request; it is answered when its turn comes."""
        self._pending.append(command)
        if not self._busy:
            self._work()

    async def ask(self, actor: int, request: Any) -> log.Entry | Refusal:
        """Submit a request and wait until its entry is on disk, or for the refusal."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[log.Entry | Refusal] = loop.create_future()
        self.submit(Command(actor, request, future=future))
        return await future

    async def look(self, run: Callable[[Table], Any]) -> Any:
        """Read the table as it is on disk."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def read(table: Table) -> None:
            if not future.done():
                try:
                    future.set_result(run(table))
                except Exception as error:
                    future.set_exception(error)

        self.submit(Look(read))
        return await future

    def enter(self, connection: Connection) -> None:
        """From now on this connection is told what happens. Only from within a `Look`."""
        self.connections.add(connection)

    def leave(self, connection: Connection) -> None:
        """This connection is gone."""
        self.connections.discard(connection)
        if not self.connections:
            self.idle_since = self.house.now()

    def is_idle(self) -> bool:
        """Whether this room may be forgotten: the store has all of it."""
        return not (self.connections or self._busy or self._pending or self._bot_asked)

    def _work(self) -> None:
        while self._pending and not self._busy:
            command = self._pending.popleft()
            if isinstance(command, Look):
                command.run(self.table)
            elif isinstance(command, CatchUp):
                self._busy = True
                self.house.spawn(self._catch_up())
            else:
                self._handle(command)

    def _handle(self, command: Command) -> None:
        now = self.house.now()
        try:
            decision = decide(self.table, command.actor, command.request, now)
        except NeedsHistory:
            self._reload_for(command, whole=True)
            return
        except Exception:
            logger.exception("decision failed", table=self.table.id)
            self.house.figures.failures.inc()
            self._answer(command, refusals.UNAVAILABLE.refusal())
            self._reload_for(None)
            return
        if isinstance(decision, Refusal):
            self._answer(command, decision)
            return
        self._write(command, decision, now)

    def _answer(self, command: Command, answer: log.Entry | Refusal) -> None:
        if command.future is not None:
            if not command.future.done():
                command.future.set_result(answer)
        elif isinstance(answer, Refusal):
            self.house.figures.refusals.labels(answer.code).inc()
            if command.origin is not None:
                command.origin.refuse(command.number, answer)
            elif isinstance(command.request, BotMoves):
                self._bot_asked = None
                self._look_after()

    # ---- writing ----------------------------------------------------------------------------

    def _write(self, command: Command, entry: log.Entry, now: int) -> None:
        self._busy = True
        table = self.table
        over_before = isinstance(entry, log.Moved) and table.outcome() is not None
        table.apply(entry, now)
        append = Append(
            table.id,
            table.seq,
            now,
            log.encode(entry),
            lambda problem: self._came_back(command, entry, now, problem),
            wake=self._new_wake(now),
            finished=over_before,
        )
        self.house.store.append(append)

    def _new_wake(self, now: int) -> int | None:
        wake = next_look(self.table, now)
        if wake == self._wake:
            return UNCHANGED
        if wake == now and self._wake is not None and 0 <= now - self._wake < BOT_WAKE_MS:
            return UNCHANGED
        self._wake = wake
        return wake

    def _came_back(
        self, command: Command, entry: log.Entry, at: int, problem: StoreError | None
    ) -> None:
        """The store has answered. Whatever goes wrong here is this room's trouble alone."""
        try:
            if problem is None:
                self._written(command, entry, at)
            else:
                self._not_written(command, problem)
        except Exception:
            logger.exception("telling failed", table=self.table.id)
            self.house.figures.failures.inc()
            self._reload_for(None)

    def _written(self, command: Command, entry: log.Entry, at: int) -> None:
        table = self.table
        self.house.published(table.id, table.seq)
        self._tell([(entry, table.seq, at)], command)
        self._answer(command, entry)
        self._busy = False
        self._after_entries(isinstance(entry, log.Answered | log.Proposed))
        self._work()

    def _not_written(self, command: Command, problem: StoreError) -> None:
        if isinstance(problem, Conflict) and command.tries < 8:
            command.tries += 1
            self.house.figures.conflicts.inc()
            self._reload_for(command)
            return
        logger.error("entry not written", table=self.table.id, problem=str(problem))
        self._answer(command, refusals.UNAVAILABLE.refusal())
        self._reload_for(None)

    def _after_entries(self, snapshot_now: bool = False) -> None:
        table = self.table
        if snapshot_now or table.seq - self._snapshot_seq >= SNAPSHOT_EVERY:
            self._snapshot_seq = table.seq
            self.house.store.keep_snapshot(table.id, table.seq, table.snapshot())
        self._look_after()

    # ---- telling ----------------------------------------------------------------------------

    def _tell(self, fresh: list[Fresh], command: Command | None) -> None:
        self.recent.extend(fresh)
        self._told = self.table.seq
        if self.delayed is not None:
            self.delayed.note(fresh)
        if self.connections:
            made: dict[int, bytes] = {}
            for connection in list(self.connections):
                observer = connection.observer
                if observer == SPECTATOR and self.delayed is not None:
                    continue
                frame = made.get(observer)
                if frame is None:
                    frame = frames.update(self.table, self.teller, fresh, observer)
                    made[observer] = frame
                if command is not None and connection is command.origin:
                    frame = frames.answering(frame, command.number or 0)
                connection.send(frame)
        self._show_out(fresh)
        self.house.notices.consider(self)

    def _show_out(self, fresh: list[Fresh]) -> None:
        """Close the connections of those who may not listen any more."""
        for entry, _, _ in fresh:
            if isinstance(entry, log.Watched) and not entry.watchers:
                self._close_all(SPECTATOR, "closed-to-watchers")
            elif isinstance(entry, log.Recovered):
                self._close_all(entry.seat, "seat-lost")
            elif isinstance(entry, log.Answered | log.Proposed | log.SeatChanged):
                self._close_replaced()

    def _close_replaced(self) -> None:
        """A seat that changed hands: its former holder's tabs are closed."""
        for connection in list(self.connections):
            if connection.observer >= 0 and not self.house.still_holds(self.table, connection):
                connection.close("seat-lost")

    def _close_all(self, observer: int, reason: str) -> None:
        for connection in list(self.connections):
            if connection.observer == observer:
                connection.close(reason)

    # ---- loading again ----------------------------------------------------------------------

    def _reload_for(self, command: Command | None, whole: bool = False) -> None:
        self._busy = True
        self.house.spawn(self._reload(command, whole))

    async def _reload(self, command: Command | None, whole: bool) -> None:
        """Forget what is in memory, load what is on disk, tell what is new, go on."""
        try:
            loaded = await self.house.load(self.table.id, whole)
            missed = await self.house.store.entries(self.table.id, self._told)
        except StoreError as problem:
            logger.error("table not loaded", table=self.table.id, problem=str(problem))
            if command is not None:
                self._answer(command, refusals.UNAVAILABLE.refusal())
            self._break_up()
            return
        assert loaded is not None
        self.table, _ = loaded
        self._wake = next_look(self.table, self.house.now())
        fresh: list[Fresh] = [
            (log.decode(stored.body), stored.seq, stored.at)
            for stored in missed
            if self._told < stored.seq <= self.table.seq
        ]
        if fresh:
            self._tell(fresh, None)
        self._busy = False
        if command is not None:
            self._pending.appendleft(command)
        self._after_entries()
        self._work()

    async def _catch_up(self) -> None:
        """Apply what others have written."""
        try:
            missed = await self.house.store.entries(self.table.id, self.table.seq)
            fresh: list[Fresh] = []
            for stored in missed:
                entry = log.decode(stored.body)
                self.table.apply(entry, stored.at)
                fresh.append((entry, stored.seq, stored.at))
        except NeedsHistory:
            await self._reload(None, whole=True)
            return
        except StoreError as problem:
            logger.warning("not caught up", table=self.table.id, problem=str(problem))
            fresh = []
        if fresh:
            self._wake = next_look(self.table, self.house.now())
            self._tell(fresh, None)
        self._busy = False
        self._after_entries()
        self._work()

    def _break_up(self) -> None:
        """The store does not answer: let everybody come back later."""
        self.gone = True
        self.house.forget(self)
        for connection in list(self.connections):
            connection.close("shutdown")
        for command in self._pending:
            if isinstance(command, Command):
                self._answer(command, refusals.UNAVAILABLE.refusal())
        self._pending.clear()

    # ---- bots and clocks --------------------------------------------------------------------

    def _look_after(self) -> None:
        """See whether a bot is to move, or when somebody's time will be up."""
        if self.gone or self.house.closing:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        table = self.table
        if self._wake is None:
            # Nothing is due: neither a bot nor a clock. The most common case, and the quickest.
            return
        bots = table.bots_to_act()
        if bots and table.outcome() is None:
            self._ask_bot(bots[0])
            return
        moment = next_look(table, self.house.now())
        if moment is not None:
            wait = max(0.0, (moment - self.house.now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait + 0.005, self._time_is_up)

    def wake_up(self) -> None:
        """The server was asked to look at this table by itself."""

        def look(table: Table) -> None:
            self._wake = next_look(table, self.house.now())
            self._look_after()

        self.submit(Look(look))

    def _time_is_up(self) -> None:
        self._timer = None
        self.submit(Command(SERVER, LookAtClocks()))
        self.submit(Look(lambda _: self._look_after() if self._timer is None else None))

    def _ask_bot(self, seat: int) -> None:
        asked = (self.table.line(), seat)
        if self._bot_asked == asked:
            return
        self._bot_asked = asked
        self.house.bots.ask(self, seat, self._bot_chose)

    def _bot_chose(self, line: int, seat: int, notation: str | None) -> None:
        if self._bot_asked != (line, seat):
            return
        self._bot_asked = None
        if notation is not None:
            self.submit(Command(SERVER, BotMoves(seat, notation, line)))
        else:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(1.0, self._look_after)

    def stop(self) -> None:
        """No more timers: the server is closing."""
        if self._timer is not None:
            self._timer.cancel()
