"""An SQLite file: opening it, bringing it up to date, keeping others out, and copying it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from dataclasses import asdict
from pathlib import Path
from typing import IO

from tablee.server.store.contract import InUse, Limits, Refused
from tablee.server.store.migrations import BOOKKEEPING, MIGRATIONS, SQLITE_WORDS, missing, too_new

EXPIRED = """
    SELECT id FROM tables WHERE deleted IS NULL AND (
        finished < :finished OR (keep > 0 AND finished + keep < :now)
        OR (finished IS NULL AND opened < max(:unstarted, :abandoned) AND (
            SELECT at FROM entries WHERE table_id = id ORDER BY seq DESC LIMIT 1
        ) < CASE WHEN started IS NULL THEN :unstarted ELSE :abandoned END)
    ) LIMIT :limit
"""


def connect(file: Path) -> sqlite3.Connection:
    """A connection that commits only when told to, and then for good."""
    make_private(file)
    connection = sqlite3.connect(
        file, isolation_level=None, check_same_thread=False, timeout=20, cached_statements=64
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    # What is deleted is overwritten where that costs nothing; `erase` does the rest.
    connection.execute("PRAGMA secure_delete = FAST")
    # Fewer, longer checkpoints: each costs two more waits for the disk.
    connection.execute("PRAGMA wal_autocheckpoint = 4000")
    return connection


def make_private(file: Path) -> None:
    """Make a file that only its owner may read; one that is there stays as it is.

    What SQLite lays beside a database has the same rights.
    """
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


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
    # By whatever name it is opened, it is one file.
    real = file.resolve()
    path = real.with_name(real.name + ".lock")
    try:
        make_private(path)
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
        raise InUse(
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
        make_private(partial)
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


def expired(reading: sqlite3.Connection, limits: Limits, limit: int) -> list[str]:
    """The tables that have been kept long enough."""
    rows = reading.execute(EXPIRED, {**asdict(limits), "limit": limit})
    return [str(row[0]) for row in rows]


def count_expired(file: Path, limits: Limits) -> int:
    """How many tables of a database that may be in use have been kept long enough."""
    if not file.is_file():
        raise Refused(f"{file}: there is no such database")
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as reading:
            return len(expired(reading, limits, -1))
    except sqlite3.Error as error:
        raise Refused(f"{file}: {error}") from None


def compact(file: Path) -> None:
    """Give back the space of what was erased; nobody else may be using the database."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM")
