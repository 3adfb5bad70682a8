"""Tables in PostgreSQL, for any number of server processes.

Writes are grouped here too: one task takes whatever was handed in meanwhile and sends it as one
transaction with synchronous_commit on. An entry whose number is taken is left out by the
database and reported as a `Conflict`; the rest of the transaction stands.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import astuple
from typing import Any

import asyncpg

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
from tablee.server.store.deals import DealRows, DealStore
from tablee.server.store.migrations import (
    BOOKKEEPING,
    MIGRATIONS,
    OF_A_TABLE,
    POSTGRES_WORDS,
    missing,
    too_new,
)

LARGEST_BATCH = 512
#: Any number will do, as long as every server process uses the same one.
MIGRATION_LOCK = 0x7461626C

ADD_ENTRIES = """
    INSERT INTO entries (table_id, seq, at, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])
    ON CONFLICT DO NOTHING RETURNING table_id, seq
"""
OPEN_TABLES = """
    INSERT INTO tables (id, game, opened, wake, keep)
    SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
"""
SET_WAKES = """
    UPDATE tables SET wake = given.wake
    FROM unnest($1::text[], $2::bigint[]) AS given (id, wake) WHERE tables.id = given.id
"""
START = """
    UPDATE tables SET started = given.at
    FROM unnest($1::text[], $2::bigint[]) AS given (id, at) WHERE tables.id = given.id
"""
FINISH = """
    UPDATE tables SET finished = given.at
    FROM unnest($1::text[], $2::bigint[]) AS given (id, at) WHERE tables.id = given.id
"""
KEEP_SNAPSHOT = """
    INSERT INTO snapshots (table_id, seq, body) VALUES ($1, $2, $3)
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body
    WHERE excluded.seq > snapshots.seq
"""
KEEP_SEEN = """
    INSERT INTO seen (table_id, seat, seq) VALUES ($1, $2, $3)
    ON CONFLICT (table_id, seat) DO UPDATE SET seq = greatest(excluded.seq, seen.seq)
"""
KEEP_EMAIL = """
    INSERT INTO emails (table_id, seat, email)
    SELECT id, $2::bigint, $3::text FROM tables
    WHERE id = $1 AND finished IS NULL AND deleted IS NULL
    ON CONFLICT (table_id, seat) DO UPDATE SET email = excluded.email
"""
KEEP_REVIEW = """
    INSERT INTO reviews (table_id, stamp, body)
    SELECT id, $2::text, $3::bytea FROM tables WHERE id = $1 AND deleted IS NULL
    ON CONFLICT (table_id) DO UPDATE SET stamp = excluded.stamp, body = excluded.body
"""
FORGET_EMAIL = "DELETE FROM emails WHERE table_id = $1 AND seat = $2"
FORGET_EMAILS = "DELETE FROM emails WHERE table_id = ANY($1::text[])"
EXPIRED = """
    SELECT id FROM tables WHERE deleted IS NULL AND (
        finished < $3::bigint OR (keep > 0 AND finished + keep < $4::bigint)
        OR (finished IS NULL AND opened < greatest($1::bigint, $2::bigint) AND (
            SELECT at FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1
        ) < CASE WHEN started IS NULL THEN $1::bigint ELSE $2::bigint END)
    ) LIMIT $5
"""
DELETE = """
    UPDATE tables SET deleted = $2, wake = NULL WHERE deleted IS NULL AND id = ANY($1::text[])
"""
ERASE = "DELETE FROM {table} WHERE table_id IN (SELECT id FROM tables WHERE deleted < $1)"
CLAIM_NOTICE = """
    INSERT INTO notices (table_id, seat, line, at) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING line
"""
#: It changes nothing, but a row is written.
TOUCH = "UPDATE migrations SET applied = applied WHERE version = 1"
DAMAGE = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError)


KEEP_PRESENT = """
    INSERT INTO present (table_id, seat, process, until) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id, seat, process) DO UPDATE SET until = excluded.until
"""
STILL_PRESENT = "UPDATE present SET until = $2 WHERE process = $1 AND until > 0"
IS_PRESENT = "SELECT 1 FROM present WHERE table_id = $1 AND seat = $2 AND until >= $3 LIMIT 1"


class PostgresStore:
    """A store that many processes share."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self._waiting: list[Append] = []
        self._wanted = asyncio.Event()
        self._closing = False
        self._pool: Any = None
        self._writer: asyncio.Task[None] | None = None
        self._background: set[asyncio.Task[None]] = set()
        self.condition = Condition()
        self.deals: DealStore = DealRows("$", self._ask, self._ask)

    async def open(self) -> None:
        """Connect, bring the database up to date and start writing."""
        try:
            self._pool = await asyncpg.create_pool(
                self.address,
                min_size=2,
                max_size=6,
                command_timeout=30,
                server_settings={"synchronous_commit": "on", "application_name": "tablee"},
            )
            async with self._pool.acquire() as connection:
                await self._migrate(connection)
        except (*TROUBLE, ValueError) as error:
            # The address may hold a password: it is not repeated here.
            raise Refused(f"PostgreSQL: {error}") from None
        self._writer = asyncio.create_task(self._write(), name="tablee-write")

    async def _migrate(self, connection: Any) -> None:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            await connection.execute(BOOKKEEPING)
            rows = await connection.fetch("SELECT version FROM migrations")
            applied = {int(row["version"]) for row in rows}
            reason = too_new(applied)
            if reason:
                raise Refused(f"PostgreSQL: {reason}")
            for version in missing(applied):
                for statement in MIGRATIONS[version]:
                    await connection.execute(statement.format(**POSTGRES_WORDS))
                await connection.execute(
                    "INSERT INTO migrations VALUES ($1, $2)", version, int(time.time())
                )

    async def close(self) -> None:
        """Write what is still waiting, then disconnect."""
        self._closing = True
        self._wanted.set()
        if self._writer is not None:
            await self._writer
        if self._background:
            await asyncio.wait(self._background, timeout=5)
        if self._pool is not None:
            await self._pool.close()

    def append(self, append: Append) -> None:
        """Hand an entry to the writing task."""
        self._waiting.append(append)
        self._wanted.set()

    async def _write(self) -> None:
        while True:
            if not self._waiting:
                if self._closing:
                    return
                self._wanted.clear()
                await self._wanted.wait()
                continue
            batch = self._waiting[:LARGEST_BATCH]
            del self._waiting[:LARGEST_BATCH]
            began = time.perf_counter()
            outcomes: list[StoreError | None]
            try:
                outcomes = await self._commit(batch)
            except TROUBLE as error:
                outcomes = [_problem(error)] * len(batch)
            self.condition.committed(outcomes[0], len(batch), time.perf_counter() - began)
            for append, outcome in zip(batch, outcomes, strict=True):
                append.done(outcome)

    async def _commit(self, batch: list[Append]) -> list[StoreError | None]:
        async with self._pool.acquire() as connection, connection.transaction():
            rows = await connection.fetch(
                ADD_ENTRIES,
                [append.table for append in batch],
                [append.seq for append in batch],
                [append.at for append in batch],
                [append.body for append in batch],
            )
            added = {(row["table_id"], row["seq"]) for row in rows}
            # Of equal numbers in one batch the database takes the first.
            first = {(append.table, append.seq): append for append in reversed(batch)}
            written = [append for key, append in first.items() if key in added]
            await self._write_the_rest(connection, written)
        succeeded = {id(append) for append in written}
        return [
            None if id(append) in succeeded else Conflict(f"entry {append.seq} is already there")
            for append in batch
        ]

    async def _write_the_rest(self, connection: Any, written: list[Append]) -> None:
        opened = [append for append in written if append.opens]
        if opened:
            await connection.execute(
                OPEN_TABLES,
                [append.table for append in opened],
                [append.opens for append in opened],
                [append.at for append in opened],
                [None if append.wake == UNCHANGED else append.wake for append in opened],
                [append.keep for append in opened],
            )
        woken = [append for append in written if append.wake != UNCHANGED and not append.opens]
        if woken:
            tables, wakes = [append.table for append in woken], [append.wake for append in woken]
            await connection.execute(SET_WAKES, tables, wakes)
        started = [append for append in written if append.starts]
        if started:
            tables, times = [append.table for append in started], [append.at for append in started]
            await connection.execute(START, tables, times)
        for append in written:
            for seat in append.forgets:
                await connection.execute(FORGET_EMAIL, append.table, seat)
        finished = [append for append in written if append.finished]
        if finished:
            tables, times = (
                [append.table for append in finished],
                [append.at for append in finished],
            )
            await connection.execute(FINISH, tables, times)
            await connection.execute(FORGET_EMAILS, tables)

    def keep_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Write a snapshot in the background."""

        async def keep() -> None:
            try:
                await self._pool.execute(KEEP_SNAPSHOT, table, seq, body)
            except TROUBLE as error:
                self.condition.failed(_problem(error))

        task = asyncio.create_task(keep())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _fetch(self, statement: str, *args: object) -> list[Any]:
        try:
            return list(await self._pool.fetch(statement, *args))
        except TROUBLE as error:
            problem = _problem(error)
            self.condition.failed(problem)
            raise problem from None

    async def _ask(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        return await self._fetch(statement, *values)

    async def load(self, table: str) -> Loaded | None:
        """The latest snapshot and the entries since; None if there is no such table."""
        gone = "SELECT 1 FROM tables WHERE id = $1 AND deleted IS NOT NULL"
        if await self._fetch(gone, table):
            return None
        rows = await self._fetch("SELECT seq, body FROM snapshots WHERE table_id = $1", table)
        loaded = Loaded(rows[0]["body"], rows[0]["seq"]) if rows else Loaded()
        loaded.tail = await self.entries(table, loaded.snapshot_seq)
        return loaded if rows or loaded.tail else None

    async def entries(self, table: str, since: int = 0, limit: int = -1) -> list[Stored]:
        """The entries after number `since`, or the first so many of them."""
        rows = await self._fetch(
            "SELECT seq, at, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq"
            " LIMIT $3",
            table,
            since,
            None if limit < 0 else limit,
        )
        found = [Stored(row["seq"], row["at"], row["body"]) for row in rows]
        return without_gap(table, since, found)

    async def latest(self, tables: list[str]) -> dict[str, int]:
        """The last number of each of these tables."""
        rows = await self._fetch(
            "SELECT table_id, max(seq) AS last FROM entries JOIN tables ON id = table_id"
            " WHERE table_id = ANY($1::text[]) AND deleted IS NULL GROUP BY table_id",
            tables,
        )
        return {row["table_id"]: row["last"] for row in rows}

    async def due(self, before: int, limit: int) -> list[str]:
        """The tables that were to be looked at before a time."""
        rows = await self._fetch(
            "SELECT id FROM tables WHERE wake < $1 ORDER BY wake LIMIT $2", before, limit
        )
        return [row["id"] for row in rows]

    async def let_sleep(self, table: str, before: int) -> None:
        """A table that was due before a time need not be looked at."""
        statement = "UPDATE tables SET wake = NULL WHERE id = $1 AND wake < $2"
        await self._fetch(statement, table, before)

    async def unfinished(self, since: int, limit: int) -> list[str]:
        """The tables that are not over and whose last entry was written after a time."""
        rows = await self._fetch(
            "SELECT id FROM tables WHERE finished IS NULL AND deleted IS NULL"
            " AND (SELECT at FROM entries"
            " WHERE table_id = id ORDER BY seq DESC LIMIT 1) > $1 LIMIT $2",
            since,
            limit,
        )
        return [str(row["id"]) for row in rows]

    async def claim_notice(self, table: str, seat: int, line: int, at: int) -> bool:
        """Whether this notice is ours to send."""
        return bool(await self._fetch(CLAIM_NOTICE, table, seat, line, at))

    async def keep_seen(self, table: str, seat: int, seq: int) -> None:
        """Note up to which entry a seat was told before it left."""
        await self._fetch(KEEP_SEEN, table, seat, seq)

    async def seen(self, table: str, seat: int) -> int:
        """Up to which entry a seat was told when it last left."""
        rows = await self._fetch(
            "SELECT seq FROM seen WHERE table_id = $1 AND seat = $2", table, seat
        )
        return int(rows[0]["seq"]) if rows else 0

    async def keep_present(self, table: str, seat: int, process: str, until: int) -> None:
        """Note that a process has somebody at a seat, until some time; until 0: no longer."""
        await self._fetch(KEEP_PRESENT, table, seat, process, until)

    async def still_present(self, process: str, now: int, until: int) -> None:
        """All whom a process has are there for longer; who was not heard of is forgotten."""
        await self._fetch(STILL_PRESENT, process, until)
        await self._fetch("DELETE FROM present WHERE until < $1", now)

    async def is_present(self, table: str, seat: int, now: int) -> bool:
        """Whether some process has somebody at a seat."""
        return bool(await self._fetch(IS_PRESENT, table, seat, now))

    async def keep_email(self, table: str, seat: int, email: str) -> None:
        """Note where a seat wants its notices."""
        await self._fetch(KEEP_EMAIL, table, seat, email)

    async def email(self, table: str, seat: int) -> str:
        """Where a seat wants its notices."""
        statement = "SELECT email FROM emails WHERE table_id = $1 AND seat = $2"
        rows = await self._fetch(statement, table, seat)
        return str(rows[0]["email"]) if rows else ""

    async def keep_review(self, table: str, stamp: str, body: bytes) -> None:
        """Keep the review of a finished game in the place of an earlier one."""
        await self._fetch(KEEP_REVIEW, table, stamp, body)

    async def review(self, table: str) -> tuple[str, bytes] | None:
        """The review that is kept of a table, after its stamp."""
        rows = await self._fetch("SELECT stamp, body FROM reviews WHERE table_id = $1", table)
        return (str(rows[0]["stamp"]), bytes(rows[0]["body"])) if rows else None

    async def expired(self, limits: Limits, limit: int) -> list[str]:
        """The tables that have been kept long enough."""
        rows = await self._fetch(EXPIRED, *astuple(limits), limit)
        return [str(row["id"]) for row in rows]

    async def delete(self, tables: list[str], at: int) -> None:
        """From now on there are no such tables."""
        await self._fetch(DELETE, tables, at)

    async def erase(self, before: int) -> int:
        """Erase all that is kept of tables that were deleted before a time."""
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for table in OF_A_TABLE:
                    await connection.execute(ERASE.format(table=table), before)
                gone = "DELETE FROM tables WHERE deleted < $1 RETURNING id"
                return len(await connection.fetch(gone, before))
        except TROUBLE as error:
            raise StoreError(f"PostgreSQL: {error}") from None

    async def check(self) -> None:
        """Read and write a little; raises `StoreError` if that fails or the last commit has."""
        await self._fetch("SELECT * FROM migrations")
        await self._fetch(TOUCH)
        self.condition.raise_if_ill()


def _problem(error: BaseException) -> StoreError:
    kind = Damaged if isinstance(error, DAMAGE) else StoreError
    return kind(f"PostgreSQL: {error}")
