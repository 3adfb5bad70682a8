"""The thread that writes: one transaction at a time, group commit.

While one is on its way to the disk, whatever is handed in waits together for the next. So a
hundred tables share one wait for the disk. Where only one table is played at, on a disk that is
quick, the event loop writes by itself: two changes of threads would take longer than the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time

import msgspec

from tablee.server.store.contract import (
    UNCHANGED,
    Append,
    Condition,
    Conflict,
    Damaged,
    StoreError,
)

#: More entries than this in one transaction would make the first of them wait too long.
LARGEST_BATCH = 512
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
#: A transaction with fewer entries costs hardly less than one with so many.
WORTH_A_COMMIT = 16
#: The loop waits for a disk by itself only if that took less than so long lately, in seconds.
QUICK = 0.001

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
FORGET_EMAIL = "DELETE FROM emails WHERE table_id = ? AND seat = ?"
FORGET_EMAILS = "DELETE FROM emails WHERE table_id = ?"


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


class Writer:
    """Writes what is handed in from one event loop."""

    def __init__(self, connection: sqlite3.Connection, condition: Condition) -> None:
        self._connection = connection
        self._condition = condition
        self._loop = asyncio.get_running_loop()
        #: What waits for the next transaction, and whether one is under way.
        self._waiting: list[Work] = []
        self._under_way = False
        self._handing_over = False
        #: The table of the last transaction, if it was a single entry; the longest wait of late.
        self._only_table = ""
        self._longest = QUICK
        self._all_written: asyncio.Future[None] | None = None
        self._batches: queue.SimpleQueue[list[Work] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="tablee-write", daemon=True)
        self._thread.start()

    @property
    def is_alive(self) -> bool:
        """Whether anything would still be written."""
        return self._thread.is_alive()

    async def close(self) -> None:
        """Write what is still waiting, and end the thread."""
        if self._waiting or self._under_way:
            self._all_written = self._loop.create_future()
            await self._all_written
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    # ---- handing over, in the event loop ----------------------------------------------------

    def hand_in(self, work: Work) -> None:
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
            if self._is_soon_written(batch):
                self._answered(batch, *self._timed(batch))
            else:
                self._batches.put(batch)

    def _is_soon_written(self, batch: list[Work]) -> bool:
        """Whether nobody is kept waiting if the loop writes a batch by itself."""
        before, self._only_table = self._only_table, ""
        work = batch[0]
        if len(batch) == 1 and isinstance(work, Append) and not work.has_more:
            self._only_table = work.table
        return before != "" and self._only_table == before and self._longest < QUICK

    def _answered(self, batch: list[Work], outcomes: list[StoreError | None], took: float) -> None:
        self._under_way = False
        # One slow answer of the disk, and the thread waits for the next fifty or so.
        self._longest = max(took, 0.9 * self._longest)
        if len(self._waiting) >= WORTH_A_COMMIT:
            # The disk works while everybody is told.
            self._hand_over()
        entries = sum(isinstance(work, Append) for work in batch)
        self._condition.committed(outcomes[0], entries, took)
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
            outcomes, took = self._timed(batch)
            # If the event loop has gone nobody is left who could be told.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._answered, batch, outcomes, took)

    def _timed(self, batch: list[Work]) -> tuple[list[StoreError | None], float]:
        began = time.perf_counter()
        return self._commit(batch), time.perf_counter() - began

    def _commit(self, batch: list[Work]) -> list[StoreError | None]:
        connection = self._connection
        try:
            try:
                self._commit_together(batch)
                return [None] * len(batch)
            except sqlite3.IntegrityError:
                # Somebody's number is taken: find out whose, one by one.
                self._roll_back()
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._write_one(work) for work in batch]
            connection.execute("COMMIT")
            return outcomes
        except sqlite3.Error as error:
            self._roll_back()
            return [problem_of(error)] * len(batch)

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _commit_together(self, batch: list[Work]) -> None:
        """Write a batch in which no number is taken."""
        execute = self._connection.execute
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
                self._connection.execute(ADD_ENTRY, work.row)
            except sqlite3.IntegrityError:
                return Conflict(f"entry {work.seq} of this table is already there")
        self._write_more(work)
        return None

    def _write_more(self, work: Work) -> None:
        """Write what there is besides the entry itself."""
        execute = self._connection.execute
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


def problem_of(error: sqlite3.Error) -> StoreError:
    """What the store says of an error of SQLite's."""
    # The other bytes of a code tell more of the same.
    damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGE
    return Damaged(str(error)) if damaged else StoreError(str(error))
