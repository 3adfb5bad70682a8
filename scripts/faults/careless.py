"""The server with a database that does not wait for the disk: the campaign must find it out.

python scripts/faults/careless.py OFF serve --port 8000 …
"""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path
from unittest import mock

from tablee.cli import main
from tablee.server.store.sqlite_file import connect


def careless(file: Path) -> sqlite3.Connection:
    """A connection with less than `synchronous = FULL`."""
    connection = connect(file)
    connection.execute(f"PRAGMA synchronous = {sys.argv[1]}")
    return connection


if __name__ == "__main__":
    with mock.patch("tablee.server.store.sqlite.connect", careless):
        sys.exit(main(sys.argv[2:]))
