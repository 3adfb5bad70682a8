"""Tables in one SQLite file, for one server process.

All writes are made by one thread (`sqlite_writer`). WAL with synchronous=FULL: a commit is on disk
when it returns. A lock on a file beside the database keeps a second server process out.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

from tablee.server.store.contract import (
    Append,
    Condition,
    Limits,
    Loaded,
    Refused,
    Stored,
    StoreError,
    without_gap,
)
from tablee.server.store.deals import DealRows, DealStore
from tablee.server.store.migrations import OF_A_TABLE
from tablee.server.store.sqlite_file import connect, expired, lock_beside, migrate
from tablee.server.store.sqlite_writer import SnapshotWrite, StoreTask, Work, Writer, problem_of

Answer = TypeVar("Answer")

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
KEEP_REVIEW = """
    INSERT INTO reviews (table_id, stamp, body)
    SELECT id, ?2, ?3 FROM tables WHERE id = ?1 AND deleted IS NULL
    ON CONFLICT (table_id) DO UPDATE SET stamp = excluded.stamp, body = excluded.body
"""
DELETE = """
    UPDATE tables SET deleted = ?, wake = NULL
    WHERE deleted IS NULL AND id IN (SELECT value FROM json_each(?))
"""
ERASE = """
    DELETE FROM {table} WHERE table_id IN (SELECT id FROM tables WHERE deleted < ?)
"""
CLAIM_NOTICE = "INSERT OR IGNORE INTO notices (table_id, seat, line, at) VALUES (?, ?, ?, ?)"


class SqliteStore:
    """A store in one file."""

    shared = False

    def __init__(self, file: Path) -> None:
        self.file = file
        self._writer: Writer | None = None
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="tablee-read")
        self._lock: IO[str] | None = None
        self.condition = Condition()
        self.deals: DealStore = DealRows("?", self._fetch, self._execute)

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
        self._writer = Writer(self._writing, self.condition)

    async def close(self) -> None:
        """Write what is still waiting, then let go of the file."""
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
            self._readers.shutdown()
            self._writing.close()
            self._reading.close()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def append(self, append: Append) -> None:
        """Write an entry with the next transaction."""
        self._hand_in(append)

    def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Write a snapshot with the next transaction."""
        self._hand_in(SnapshotWrite(table, seq, body))

    def _hand_in(self, work: Work) -> None:
        assert self._writer is not None, "the store is not open"
        self._writer.hand_in(work)

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
                raise problem_of(error) from None

        try:
            return await self._loop.run_in_executor(self._readers, ask)
        except StoreError as problem:
            self.condition.failed(problem)
            raise

    async def _fetch(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        return await self._read(lambda reading: reading.execute(statement, values).fetchall())

    async def _execute(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        await self._do(statement, values)
        return []

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

    async def keep_review(self, table: str, stamp: str, body: bytes) -> None:
        """Keep the review of a finished game in the place of an earlier one."""
        await self._do(KEEP_REVIEW, (table, stamp, body))

    async def review(self, table: str) -> tuple[str, bytes] | None:
        """The review that is kept of a table, after its stamp."""
        statement = "SELECT stamp, body FROM reviews WHERE table_id = ?"
        row = await self._read(lambda reading: reading.execute(statement, (table,)).fetchone())
        return (str(row[0]), bytes(row[1])) if row else None

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
        if self._writer is None or not self._writer.is_alive:
            raise StoreError("the writing thread has stopped")
        await self._read(lambda reading: reading.execute("SELECT * FROM migrations").fetchall())
        await self._do(TOUCH, ())
        self.condition.raise_if_ill()


def _entries(reading: sqlite3.Connection, table: str, since: int, limit: int) -> list[Stored]:
    rows = reading.execute(
        "SELECT seq, at, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?",
        (table, since, limit),
    )
    return [Stored(*row) for row in rows]
