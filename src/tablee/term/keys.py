"""The keys to the seats this person has taken, so that a link leads back to one's own seat.

They are kept as a browser keeps them: on this machine only, in a file nobody else may read.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

#: Keys of so many tables are kept, the latest ones.
MOST_TABLES = 100


class Keys:
    """The tokens of one person, by server and table."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def token(self, server: str, table: str) -> str:
        """The token of one's own seat at a table; nothing if there is none."""
        found = self._read().get(f"{server} {table}")
        return found if isinstance(found, str) else ""

    def keep(self, server: str, table: str, token: str) -> None:
        """Remember a token; where that is not possible, the seat is known until one leaves."""
        known = self._read()
        known.pop(f"{server} {table}", None)
        known[f"{server} {table}"] = token
        latest = dict(list(known.items())[-MOST_TABLES:])
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(latest)) + b"\n")
        except OSError:
            pass

    def _read(self) -> dict[str, Any]:
        try:
            found = msgspec.json.decode(self._file.read_bytes())
        except (OSError, msgspec.DecodeError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}
