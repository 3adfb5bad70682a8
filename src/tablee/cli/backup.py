"""`tablee backup`: a copy of a database in use."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tablee.cli.arguments import add_command
from tablee.cli.files import Complaint


def add(commands: Any) -> None:
    command = add_command(commands, "backup", "copy an SQLite database in use", run)
    command.add_argument("database", metavar="FILE", help="the database")
    command.add_argument("target", metavar="COPY", help="the file to write")


def run(arguments: argparse.Namespace) -> None:
    from tablee.server.store.contract import Refused
    from tablee.server.store.sqlite_file import back_up

    if "://" in arguments.database:
        raise Complaint("backup: is for SQLite files; PostgreSQL is copied by pg_dump")
    try:
        count = back_up(Path(arguments.database), Path(arguments.target))
    except Refused as refused:
        raise Complaint(f"backup: {refused}") from None
    print(f"{arguments.target}: {count} tables")
