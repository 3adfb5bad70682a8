"""The tables of the database, and how each released version becomes the next.

A migration is never changed once it was released: a new one follows. Both databases run the
same statements; where their words differ, the words in braces are filled in.
"""

from __future__ import annotations

from typing import Final

SQLITE_WORDS: Final = {
    "bytes": "BLOB",
    "clustered": "WITHOUT ROWID",
    "is_contact": """CAST(body AS TEXT) LIKE '{"kind":"contacted"%'""",
    "seat": "coalesce(json_extract(CAST(body AS TEXT), '$.seat'), 0)",
    "address": "json_extract(CAST(body AS TEXT), '$.address')",
    "without_address": "CAST(json_remove(CAST(body AS TEXT), '$.address') AS BLOB)",
}
POSTGRES_WORDS: Final = {
    "bytes": "BYTEA",
    "clustered": "",
    "is_contact": """body LIKE '{"kind":"contacted"%'::bytea""",
    "seat": "coalesce((convert_from(body, 'UTF8')::json ->> 'seat')::bigint, 0)",
    "address": "convert_from(body, 'UTF8')::json ->> 'address'",
    "without_address": (
        "convert_to((convert_from(body, 'UTF8')::jsonb - 'address')::text, 'UTF8')"
    ),
}

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
    4: (
        "ALTER TABLE tables ADD COLUMN started BIGINT",
        "ALTER TABLE tables ADD COLUMN keep BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN deleted BIGINT",
        # Nobody knows which of them was started: so none is taken for one that never was.
        "UPDATE tables SET started = opened",
        """
        CREATE TABLE emails (
            table_id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            email TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)
        ) {clustered}
        """,
        # Addresses stood in the log, and in the snapshots made of it, which are made again.
        """
        INSERT INTO emails (table_id, seat, email)
        SELECT table_id, {seat}, {address} FROM entries
        WHERE {is_contact} AND {address} IS NOT NULL
        AND table_id IN (SELECT id FROM tables WHERE finished IS NULL)
        ORDER BY seq DESC ON CONFLICT DO NOTHING
        """,
        "DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM entries WHERE {is_contact})",
        "UPDATE entries SET body = {without_address} WHERE {is_contact}",
    ),
    5: (
        """
        CREATE TABLE reviews (
            table_id TEXT PRIMARY KEY,
            stamp TEXT NOT NULL,
            body {bytes} NOT NULL
        )
        """,
    ),
    6: (
        """
        CREATE TABLE deals (
            name TEXT PRIMARY KEY,
            at BIGINT NOT NULL,
            body {bytes} NOT NULL
        )
        """,
        """
        CREATE TABLE tries (
            deal TEXT NOT NULL,
            player TEXT NOT NULL,
            seat BIGINT NOT NULL,
            table_id TEXT NOT NULL,
            at BIGINT NOT NULL,
            result {bytes},
            PRIMARY KEY (deal, player, seat)
        ) {clustered}
        """,
        "CREATE INDEX tries_by_table ON tries (table_id)",
    ),
}

LATEST: Final = max(MIGRATIONS)

#: Where rows of a table lie besides `tables`, which goes last.
OF_A_TABLE: Final = ("entries", "snapshots", "notices", "seen", "present", "emails", "reviews")

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
