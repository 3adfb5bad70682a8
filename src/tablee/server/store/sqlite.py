"""Tables in one SQLite file, for one server process.

All writes are made by one thread, one transaction at a time (group commit): while one is on its
way to the disk, whatever is handed in waits together for the next. So a hundred tables share one
wait for the disk. WAL with synchronous=FULL: a commit is on disk when it returns. A lock on a file
beside the database keeps a second server process out.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, TypeVar

import msgspec

from tablee.server.store.contract import (
    UNCHANGED,
    Append,
    Condition,
    Conflict,
    Damaged,
    Limits,
    Loaded,
    Refused,
    Stored,
    StoreError,
    without_gap,
)
from tablee.server.store.migrations import OF_A_TABLE
from tablee.server.store.sqlite_file import connect, expired, lock_beside, migrate

Answer = TypeVar("Answer")
#: More entries than this in one transaction would make the first of them wait too long.
LARGEST_BATCH = 512
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
#: A transaction with fewer entries costs hardly less than one with so many.
WORTH_A_COMMIT = 16

OPEN_TABLE = "INSERT INTO tables (id, game, opened, wake, keep) VALUES (?, ?, ?, ?, ?)"
ADD_ENTRY = "INSERT INTO entries (table_id, seq, at, body) VALUES (?, ?, ?, ?)"
# Many entries in one statement: the interpreter is then entered once and not once for each. If one
# number is taken the whole transaction goes, so SQLite need not keep what each page was before.
ADD_ENTRIES = """
    INSERT OR ROLLBACK INTO entries (table_id, seq, at, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           CAST(json_extract(value, '$[3]') AS BLOB)
    FROM json_each(?)
"""
SET_WAKE = "UPDATE tables SET wake = ? WHERE id = ?"
START = "UPDATE tables SET started = ? WHERE id = ?"
FINISH = "UPDATE tables SET finished = ? WHERE id = ?"
KEEP_SNAPSHOT = """
    INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
    WHERE excluded.seq > snapshots.seq
"""
KEEP_SEEN = """
    INSERT INTO seen (table_id, seat, seq) VALUES (?, ?, ?)
    ON CONFLICT (table_id, seat) DO UPDATE SET seq = max(excluded.seq, seen.seq)
"""
#: It changes nothing, but a page is written.
TOUCH = "UPDATE migrations SET applied = applied WHERE version = 1"
KEEP_EMAIL = """
    INSERT INTO emails (table_id, seat, email)
    SELECT id, ?2, ?3 FROM tables WHERE id = ?1 AND finished IS NULL AND deleted IS NULL
    ON CONFLICT (table_id, seat) DO UPDATE SET email = excluded.email
"""
FORGET_EMAIL = "DELETE FROM emails WHERE table_id = ? AND seat = ?"
FORGET_EMAILS = "DELETE FROM emails WHERE table_id = ?"
DELETE = """
    UPDATE tables SET deleted = ?, wake = NULL
    WHERE deleted IS NULL AND id IN (SELECT value FROM json_each(?))
"""
ERASE = """
    DELETE FROM {table} WHERE table_id IN (SELECT id FROM tables WHERE deleted < ?)
"""
CLAIM_NOTICE = "INSERT OR IGNORE INTO notices (table_id, seat, line, at) VALUES (?, ?, ?, ?)"


class SnapshotWrite:
    """A snapshot on its way to the disk."""

    def __init__(self, table: str, seq: int, body: bytes) -> None:
        self.row = (table, seq, body)


class StoreTask:
    """Any other statement for the writing thread, with a future for how many rows it changed."""

    def __init__(self, statement: str, row: tuple[object, ...], future: asyncio.Future[int]):
        self.statement = statement
        self.row = row
        self.future = future
        self.changed = 0


Work = Append | SnapshotWrite | StoreTask


class SqliteStore:
    """A store in one file."""

    shared = False

    def __init__(self, file: Path) -> None:
        self.file = file
        #: What waits for the next transaction, and whether one is under way.
        self._waiting: list[Work] = []
        self._under_way = False
        self._handing_over = False
        self._all_written: asyncio.Future[None] | None = None
        self._batches: queue.SimpleQueue[list[Work] | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="tablee-read")
        self._lock: IO[str] | None = None
        self.condition = Condition()

    async def open(self) -> None:
        """Lock the file, bring it up to date and start the writing thread."""
        self._loop = asyncio.get_running_loop()
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock_beside(self.file)
        opened = contextlib.ExitStack()
        opened.callback(self._lock.close)
        try:
            self._writing = opened.enter_context(contextlib.closing(connect(self.file)))
            migrate(self._writing, self.file)
            self._reading = opened.enter_context(contextlib.closing(connect(self.file)))
            self._reading.execute("PRAGMA query_only = ON")
        except BaseException as error:
            opened.close()
            if isinstance(error, sqlite3.Error | OSError):
                raise Refused(f"{self.file}: {error}") from None
            raise
        opened.pop_all()
        self._writer = threading.Thread(target=self._write, name="tablee-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what is still waiting, then let go of the file."""
        if self._writer is not None:
            if self._waiting or self._under_way:
                self._all_written = self._loop.create_future()
                await self._all_written
            self._batches.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
            self._readers.shutdown()
            self._writing.close()
            self._reading.close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # ---- handing over, in the event loop ----------------------------------------------------

    def append(self, append: Append) -> None:
        """Write an entry with the next transaction."""
        self._hand_in(append)

    def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Write a snapshot with the next transaction."""
        self._hand_in(SnapshotWrite(table, seq, body))

    def _hand_in(self, work: Work) -> None:
        self._waiting.append(work)
        self._hand_over_soon()

    def _hand_over_soon(self) -> None:
        """Not at once: whoever else is heard in this round of the loop comes along."""
        if self._waiting and not (self._under_way or self._handing_over):
            self._handing_over = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        self._handing_over = False
        if self._waiting and not self._under_way:
            batch = self._waiting[:LARGEST_BATCH]
            del self._waiting[:LARGEST_BATCH]
            self._under_way = True
            self._batches.put(batch)

    def _answered(self, batch: list[Work], outcomes: list[StoreError | None], took: float) -> None:
        self._under_way = False
        if len(self._waiting) >= WORTH_A_COMMIT:
            # The disk works while everybody is told.
            self._hand_over()
        entries = sum(isinstance(work, Append) for work in batch)
        self.condition.committed(outcomes[0], entries, took)
        for work, outcome in zip(batch, outcomes, strict=True):
            if isinstance(work, Append):
                work.done(outcome)
            elif isinstance(work, StoreTask) and not work.future.done():
                if outcome is None:
                    work.future.set_result(work.changed)
                else:
                    work.future.set_exception(outcome)
        self._hand_over_soon()
        if self._all_written is not None and not (self._waiting or self._under_way):
            self._all_written.set_result(None)
            self._all_written = None

    # ---- the writing thread -----------------------------------------------------------------

    def _write(self) -> None:
        while (batch := self._batches.get()) is not None:
            began = time.perf_counter()
            outcomes = self._commit(batch)
            took = time.perf_counter() - began
            # If the event loop has gone nobody is left who could be told.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._answered, batch, outcomes, took)

    def _commit(self, batch: list[Work]) -> list[StoreError | None]:
        writing = self._writing
        try:
            try:
                self._commit_together(batch)
                return [None] * len(batch)
            except sqlite3.IntegrityError:
                # Somebody's number is taken: find out whose, one by one.
                self._roll_back()
            writing.execute("BEGIN IMMEDIATE")
            outcomes = [self._write_one(work) for work in batch]
            writing.execute("COMMIT")
            return outcomes
        except sqlite3.Error as error:
            self._roll_back()
            return [_problem(error)] * len(batch)

    def _roll_back(self) -> None:
        if self._writing.in_transaction:
            self._writing.execute("ROLLBACK")

    def _commit_together(self, batch: list[Work]) -> None:
        """Write a batch in which no number is taken."""
        execute = self._writing.execute
        appends = [work for work in batch if isinstance(work, Append)]
        more = [work for work in batch if not isinstance(work, Append) or work.has_more]
        # A single statement is a transaction by itself.
        if more:
            execute("BEGIN IMMEDIATE")
        if len(appends) == 1:
            execute(ADD_ENTRY, appends[0].row)
        elif appends:
            rows = [(work.table, work.seq, work.at, work.body.decode()) for work in appends]
            execute(ADD_ENTRIES, (msgspec.json.encode(rows).decode(),))
        for work in more:
            self._write_more(work)
        if more:
            execute("COMMIT")

    def _write_one(self, work: Work) -> StoreError | None:
        if isinstance(work, Append):
            try:
                self._writing.execute(ADD_ENTRY, work.row)
            except sqlite3.IntegrityError:
                return Conflict(f"entry {work.seq} of this table is already there")
        self._write_more(work)
        return None

    def _write_more(self, work: Work) -> None:
        """Write what there is besides the entry itself."""
        execute = self._writing.execute
        if isinstance(work, SnapshotWrite):
            execute(KEEP_SNAPSHOT, work.row)
            return
        if isinstance(work, StoreTask):
            work.changed = execute(work.statement, work.row).rowcount
            return
        if work.opens:
            wake = None if work.wake == UNCHANGED else work.wake
            execute(OPEN_TABLE, (work.table, work.opens, work.at, wake, work.keep))
        elif work.wake != UNCHANGED:
            execute(SET_WAKE, (work.wake, work.table))
        if work.starts:
            execute(START, (work.at, work.table))
        if work.finished:
            execute(FINISH, (work.at, work.table))
            execute(FORGET_EMAILS, (work.table,))
        for seat in work.forgets:
            execute(FORGET_EMAIL, (work.table, seat))

    # ---- questions --------------------------------------------------------------------------

    async def _do(self, statement: str, row: tuple[object, ...]) -> int:
        future: asyncio.Future[int] = self._loop.create_future()
        self._hand_in(StoreTask(statement, row, future))
        return await future

    async def _read(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        def ask() -> Answer:
            try:
                return question(self._reading)
            except sqlite3.Error as error:
                raise _problem(error) from None

        try:
            return await self._loop.run_in_executor(self._readers, ask)
        except StoreError as problem:
            self.condition.failed(problem)
            raise

    async def load(self, table: str) -> Loaded | None:
        """The latest snapshot and the entries since; None if there is no such table."""

        def question(reading: sqlite3.Connection) -> Loaded | None:
            gone = "SELECT 1 FROM tables WHERE id = ? AND deleted IS NOT NULL"
            if reading.execute(gone, (table,)).fetchone():
                return None
            row = reading.execute(
                "SELECT seq, body FROM snapshots WHERE table_id = ?", (table,)
            ).fetchone()
            loaded = Loaded(row[1], row[0]) if row else Loaded()
            loaded.tail = _entries(reading, table, loaded.snapshot_seq, -1)
            return loaded if row or loaded.tail else None

        loaded = await self._read(question)
        if loaded is not None:
            without_gap(table, loaded.snapshot_seq, loaded.tail)
        return loaded

    async def entries(self, table: str, since: int = 0, limit: int = -1) -> list[Stored]:
        """The entries after number `since`, or the first so many of them."""
        found = await self._read(lambda reading: _entries(reading, table, since, limit))
        return without_gap(table, since, found)

    async def latest(self, tables: list[str]) -> dict[str, int]:
        """The last number of each of these tables."""

        def question(reading: sqlite3.Connection) -> dict[str, int]:
            found = {}
            for table in tables:
                row = reading.execute(
                    "SELECT max(seq) FROM entries WHERE table_id = ?", (table,)
                ).fetchone()
                if row[0] is not None:
                    found[table] = int(row[0])
            return found

        return await self._read(question)

    async def due(self, before: int, limit: int) -> list[str]:
        """The tables that were to be looked at before a time."""
        statement = "SELECT id FROM tables WHERE wake < ? ORDER BY wake LIMIT ?"
        return await self._read(
            lambda reading: [row[0] for row in reading.execute(statement, (before, limit))]
        )

    async def let_sleep(self, table: str, before: int) -> None:
        """A table that was due before a time need not be looked at."""
        await self._do("UPDATE tables SET wake = NULL WHERE id = ? AND wake < ?", (table, before))

    async def unfinished(self, since: int, limit: int) -> list[str]:
        """The tables that are not over and whose last entry was written after a time."""
        statement = (
            "SELECT id FROM tables WHERE finished IS NULL AND deleted IS NULL AND"
            " (SELECT at FROM entries"
            " WHERE table_id = id ORDER BY seq DESC LIMIT 1) > ? LIMIT ?"
        )
        rows = await self._read(
            lambda reading: reading.execute(statement, (since, limit)).fetchall()
        )
        return [str(row[0]) for row in rows]

    async def claim_notice(self, table: str, seat: int, line: int, at: int) -> bool:
        """Whether this notice is ours to send."""
        return await self._do(CLAIM_NOTICE, (table, seat, line, at)) == 1

    async def keep_seen(self, table: str, seat: int, seq: int) -> None:
        """Note up to which entry a seat was told before it left."""
        await self._do(KEEP_SEEN, (table, seat, seq))

    async def seen(self, table: str, seat: int) -> int:
        """Up to which entry a seat was told when it last left."""
        statement = "SELECT seq FROM seen WHERE table_id = ? AND seat = ?"
        row = await self._read(lambda reading: reading.execute(statement, (table, seat)).fetchone())
        return int(row[0]) if row else 0

    async def keep_email(self, table: str, seat: int, email: str) -> None:
        """Note where a seat wants its notices."""
        await self._do(KEEP_EMAIL, (table, seat, email))

    async def email(self, table: str, seat: int) -> str:
        """Where a seat wants its notices."""
        statement = "SELECT email FROM emails WHERE table_id = ? AND seat = ?"
        row = await self._read(lambda reading: reading.execute(statement, (table, seat)).fetchone())
        return str(row[0]) if row else ""

    async def expired(self, limits: Limits, limit: int) -> list[str]:
        """The tables that have been kept long enough."""
        return await self._read(lambda reading: expired(reading, limits, limit))

    async def delete(self, tables: list[str], at: int) -> None:
        """From now on there are no such tables."""
        await self._do(DELETE, (at, msgspec.json.encode(tables).decode()))

    async def erase(self, before: int) -> int:
        """Erase all that is kept of tables that were deleted before a time."""
        # Pages that are given back are overwritten too, which is too slow for every day.
        await self._do("PRAGMA secure_delete = ON", ())
        for table in OF_A_TABLE:
            await self._do(ERASE.format(table=table), (before,))
        erased = await self._do("DELETE FROM tables WHERE deleted < ?", (before,))
        await self._do("PRAGMA secure_delete = FAST", ())
        return erased

    # One process has everybody: it need not ask a database who is there.

    async def keep_present(self, table: str, seat: int, process: str, until: int) -> None:
        """Nobody else would ask."""

    async def still_present(self, process: str, now: int, until: int) -> None:
        """Nobody else would ask."""

    async def is_present(self, table: str, seat: int, now: int) -> bool:  # noqa: ARG002
        """No other process has anybody."""
        return False

    async def check(self) -> None:
        """Read and write a little; raises `StoreError` if that fails or the last commit has."""
        if self._writer is None or not self._writer.is_alive():
            raise StoreError("the writing thread has stopped")
        await self._read(lambda reading: reading.execute("SELECT * FROM migrations").fetchall())
        await self._do(TOUCH, ())
        self.condition.raise_if_ill()


def _problem(error: sqlite3.Error) -> StoreError:
    # The other bytes of a code tell more of the same.
    damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGE
    return Damaged(str(error)) if damaged else StoreError(str(error))


def _entries(reading: sqlite3.Connection, table: str, since: int, limit: int) -> list[Stored]:
    rows = reading.execute(
        "SELECT seq, at, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?",
        (table, since, limit),
    )
    return [Stored(*row) for row in rows]
