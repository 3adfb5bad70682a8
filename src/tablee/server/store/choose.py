"""From an address on the command line to a store."""

from __future__ import annotations

from pathlib import Path

from tablee.extras import to_install
from tablee.server.store.contract import Refused, Store
from tablee.server.store.sqlite import SqliteStore


def open_store(address: str) -> Store:
    """The store at `postgresql://…`, or in the SQLite file of that name."""
    if address.startswith(("postgresql://", "postgres://")):
        try:
            from tablee.server.store.postgres import PostgresStore
        except ImportError:
            raise Refused(f"PostgreSQL needs asyncpg: {to_install('asyncpg')}") from None
        return PostgresStore(address)
    scheme, separator, rest = address.partition("://")
    if separator and scheme != "sqlite":
        raise Refused(f"--database: {scheme}:// is neither sqlite:// nor postgresql://")
    return SqliteStore(Path(rest.removeprefix("/") if separator else address))
