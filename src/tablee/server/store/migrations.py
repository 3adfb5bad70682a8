"""The tables of the database, and how each released version becomes the next.

A migration is never changed once it was released: a new one follows. Both databases run the
same statements; where their words differ, the words in braces are filled in.
"""

from __future__ import annotations

from typing import Final

SQLITE_WORDS: Final = {"bytes": "BLOB", "clustered": "WITHOUT ROWID"}
POSTGRES_WORDS: Final = {"bytes": "BYTEA", "clustered": ""}

#: By version: what makes it out of the version before.
MIGRATIONS: Final[dict[int, tuple[str, ...]]] = {
    1: (
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            opened BIGINT NOT NULL,
            finished BIGINT,
            wake BIGINT
        )
        """,
        "CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL",
        """
        CREATE TABLE entries (
            table_id TEXT NOT NULL,
            seq BIGINT NOT NULL,
            at BIGINT NOT NULL,
            body {bytes} NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) {clustered}
        """,
        """
        CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY,
            seq BIGINT NOT NULL,
            body {bytes} NOT NULL
        )
        """,
    ),
    2: (
        """
        CREATE TABLE notices (
            table_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            line BIGINT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat, line)
        ) {clustered}
        """,
        """
        CREATE TABLE seen (
            table_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            seq BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat)
        ) {clustered}
        """,
    ),
    3: (
        """
        CREATE TABLE present (
            table_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            process TEXT NOT NULL,
            until BIGINT NOT NULL,
            PRIMARY KEY (table_id, seat, process)
        ) {clustered}
        """,
    ),
}

LATEST: Final = max(MIGRATIONS)

BOOKKEEPING: Final = """
    CREATE TABLE IF NOT EXISTS migrations (
        version BIGINT PRIMARY KEY,
        applied BIGINT NOT NULL
    )
"""


def missing(applied: set[int]) -> list[int]:
    """The versions still to be applied, oldest first."""
    return [version for version in sorted(MIGRATIONS) if version not in applied]


def too_new(applied: set[int]) -> str:
    """Why a database of a later version is refused, or nothing."""
    newest = max(applied, default=0)
    if newest <= LATEST:
        return ""
    return (
        f"the database has version {newest}, made by a later release;"
        f" this one knows versions up to {LATEST}"
    )
