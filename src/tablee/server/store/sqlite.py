"""Tables in one SQLite file, for one server process.

All writes go through one thread. It takes whatever has been handed in meanwhile and commits it
as one transaction (group commit), so that a hundred tables share one wait for the disk. WAL with
synchronous=FULL: a commit is on disk when it returns. A lock on a file beside the database keeps
a second server process out.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
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
    Conflict,
    Loaded,
    Refused,
    Stored,
    StoreError,
)
from tablee.server.store.migrations import (
    BOOKKEEPING,
    MIGRATIONS,
    SQLITE_WORDS,
    missing,
    too_new,
)

Answer = TypeVar("Answer")
#: More entries than this in one transaction would make the first of them wait too long.
LARGEST_BATCH = 512

OPEN_TABLE = "INSERT INTO tables (id, game, opened, wake) VALUES (?, ?, ?, ?)"
ADD_ENTRY = "INSERT INTO entries (table_id, seq, at, body) VALUES (?, ?, ?, ?)"
# Many entries in one statement: the interpreter is then entered once and not once for each.
ADD_ENTRIES = """
    INSERT OR IGNORE INTO entries (table_id, seq, at, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           CAST(json_extract(value, '$[3]') AS BLOB)
    FROM json_each(?)
"""
SET_WAKE = "UPDATE tables SET wake = ? WHERE id = ?"
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
CLAIM_NOTICE = "INSERT OR IGNORE INTO notices (table_id, seat, line, at) VALUES (?, ?, ?, ?)"


class Snapshot:
    """A snapshot on its way to the disk."""

    def __init__(self, table: str, seq: int, body: bytes) -> None:
        self.row = (table, seq, body)


class Task:
    """Any other statement for the writing thread, with a future for how many rows it changed."""

    def __init__(self, statement: str, row: tuple[object, ...], future: asyncio.Future[int]):
        self.statement = statement
        self.row = row
        self.future = future
        self.changed = 0


Work = Append | Snapshot | Task


def connect(file: Path) -> sqlite3.Connection:
    """A connection that commits only when told to, and then for good."""
    connection = sqlite3.connect(
        file, isolation_level=None, check_same_thread=False, timeout=20, cached_statements=64
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # Fewer, longer checkpoints: each costs two more waits for the disk.
    connection.execute("PRAGMA wal_autocheckpoint = 4000")
    return connection


class SqliteStore:
    """A store in one file."""

    shared = False

    def __init__(self, file: Path) -> None:
        self.file = file
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="tablee-read")
        self._lock: IO[str] | None = None
        #: How many entries the last transactions held, for the figures.
        self.on_commit: Callable[[int, float], None] = lambda _entries, _seconds: None

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
            if isinstance(error, sqlite3.Error):
                raise Refused(f"{self.file}: {error}") from None
            raise
        opened.pop_all()
        self._writer = threading.Thread(target=self._write, name="tablee-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what is still queued, then let go of the file."""
        if self._writer is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
            self._writer = None
            self._readers.shutdown()
            self._writing.close()
            self._reading.close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def append(self, append: Append) -> None:
        """Hand an entry to the writing thread."""
        self._queue.put(append)

    def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Hand a snapshot to the writing thread."""
        self._queue.put(Snapshot(table, seq, body))

    def _write(self) -> None:
        """The writing thread: take all there is, commit it, tell the event loop."""
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch: list[Work] = [first]
            stopping = False
            while len(batch) < LARGEST_BATCH:
                try:
                    work = self._queue.get_nowait()
                except queue.Empty:
                    break
                if work is None:
                    stopping = True
                    break
                batch.append(work)
            self._commit(batch)
            if stopping:
                return

    def _commit(self, batch: list[Work]) -> None:
        began = time.perf_counter()
        outcomes: list[StoreError | None] = []
        writing = self._writing
        try:
            writing.execute("BEGIN IMMEDIATE")
            together = self._write_together(batch)
            for work in batch:
                outcomes.append(self._write_one(work, together))
            writing.execute("COMMIT")
        except sqlite3.Error as error:
            if writing.in_transaction:
                writing.execute("ROLLBACK")
            outcomes = [StoreError(str(error))] * len(batch)
        self._tell(batch, outcomes, time.perf_counter() - began)

    def _write_together(self, batch: list[Work]) -> bool:
        """Write all entries of a batch at once; False if there is a conflict among them."""
        rows = [
            (work.table, work.seq, work.at, work.body.decode())
            for work in batch
            if isinstance(work, Append)
        ]
        if len(rows) < 3:
            return False
        written = self._writing.execute(ADD_ENTRIES, (msgspec.json.encode(rows).decode(),))
        if written.rowcount == len(rows):
            return True
        # Somebody's number is taken: begin again and find out whose, one by one.
        self._writing.execute("ROLLBACK")
        self._writing.execute("BEGIN IMMEDIATE")
        return False

    def _write_one(self, work: Work, written: bool) -> StoreError | None:
        execute = self._writing.execute
        if isinstance(work, Snapshot):
            execute(KEEP_SNAPSHOT, work.row)
            return None
        if isinstance(work, Task):
            work.changed = execute(work.statement, work.row).rowcount
            return None
        if not written:
            try:
                execute(ADD_ENTRY, (work.table, work.seq, work.at, work.body))
            except sqlite3.IntegrityError:
                return Conflict(f"entry {work.seq} of this table is already there")
        if work.opens:
            wake = None if work.wake == UNCHANGED else work.wake
            execute(OPEN_TABLE, (work.table, work.opens, work.at, wake))
        elif work.wake != UNCHANGED:
            execute(SET_WAKE, (work.wake, work.table))
        if work.finished:
            execute(FINISH, (work.at, work.table))
        return None

    def _tell(self, batch: list[Work], outcomes: list[StoreError | None], took: float) -> None:
        try:
            self._loop.call_soon_threadsafe(self._told, batch, outcomes, took)
        except RuntimeError:
            # The event loop has gone: nobody is left who could be told.
            return

    def _told(self, batch: list[Work], outcomes: list[StoreError | None], took: float) -> None:
        self.on_commit(len(batch), took)
        for work, outcome in zip(batch, outcomes, strict=True):
            if isinstance(work, Append):
                work.done(outcome)
            elif isinstance(work, Task) and not work.future.done():
                if outcome is None:
                    work.future.set_result(work.changed)
                else:
                    work.future.set_exception(outcome)

    async def _do(self, statement: str, row: tuple[object, ...]) -> int:
        future: asyncio.Future[int] = self._loop.create_future()
        self._queue.put(Task(statement, row, future))
        return await future

    async def _read(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        def ask() -> Answer:
            try:
                return question(self._reading)
            except sqlite3.Error as error:
                raise StoreError(str(error)) from None

        return await self._loop.run_in_executor(self._readers, ask)

    async def load(self, table: str) -> Loaded | None:
        """The latest snapshot and the entries since; None if there is no such table."""

        def question(reading: sqlite3.Connection) -> Loaded | None:
            row = reading.execute(
                "SELECT seq, body FROM snapshots WHERE table_id = ?", (table,)
            ).fetchone()
            loaded = Loaded(row[1], row[0]) if row else Loaded()
            loaded.tail = _entries(reading, table, loaded.snapshot_seq)
            return loaded if row or loaded.tail else None

        return await self._read(question)

    async def entries(self, table: str, since: int = 0) -> list[Stored]:
        """The entries after number `since`."""
        return await self._read(lambda reading: _entries(reading, table, since))

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

    async def check(self) -> None:
        """Raise `StoreError` if the database does not answer."""
        await self._read(lambda reading: reading.execute("SELECT 1").fetchone())
        if self._writer is None or not self._writer.is_alive():
            raise StoreError("the writing thread has stopped")


def _entries(reading: sqlite3.Connection, table: str, since: int) -> list[Stored]:
    rows = reading.execute(
        "SELECT seq, at, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq",
        (table, since),
    )
    return [Stored(*row) for row in rows]


def migrate(connection: sqlite3.Connection, file: Path) -> None:
    """Bring the file up to date, each version in one transaction."""
    connection.execute(BOOKKEEPING)
    applied = {row[0] for row in connection.execute("SELECT version FROM migrations")}
    reason = too_new(applied)
    if reason:
        raise Refused(f"{file}: {reason}")
    for version in missing(applied):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in MIGRATIONS[version]:
                connection.execute(statement.format(**SQLITE_WORDS))
            connection.execute("INSERT INTO migrations VALUES (?, ?)", (version, int(time.time())))
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise


def lock_beside(file: Path) -> IO[str]:
    """Hold the lock of a database until the returned file is closed or the process ends."""
    path = file.with_name(file.name + ".lock")
    try:
        held = path.open("a+", encoding="ascii")
    except OSError as error:
        raise Refused(f"{path}: {error.strerror or error}") from None
    try:
        if os.name == "nt":  # pragma: no cover
            import msvcrt

            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise Refused(
            f"{file}: another server process is using this database. One SQLite file serves one"
            " process; for several, use --database postgresql://… and --bus redis://…"
        ) from None
    return held


def back_up(source: Path, target: Path) -> int:
    """Copy a database that may be in use; the number of tables in the copy.

    The copy is a consistent moment. It gets its name only once it is complete and on disk.
    """
    if not source.is_file():
        raise Refused(f"{source}: there is no such database")
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    try:
        reading = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
        writing = sqlite3.connect(partial)
        try:
            reading.backup(writing)
            count = writing.execute("SELECT count(*) FROM tables").fetchone()[0]
            fault = writing.execute("PRAGMA quick_check").fetchone()[0]
        finally:
            writing.close()
            reading.close()
        if fault != "ok":
            raise Refused(f"{source}: {fault}")
        with partial.open("rb") as written:
            os.fsync(written.fileno())
        partial.replace(target)
    except (sqlite3.Error, OSError) as error:
        partial.unlink(missing_ok=True)
        raise Refused(f"{source}: {error}") from None
    return int(count)
