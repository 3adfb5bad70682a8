"""The keys to the seats this person has taken, so that a link leads back to one's own seat.

Beside each lies what was kept of the table's dice, to be compared at the end (K4.5).

They are kept as a browser keeps them: on this machine only, in a file nobody else may read.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from tablee.client import NOTHING_KEPT, Receipt

#: Keys of so many tables are kept, the latest ones.
MOST_TABLES = 100


class KeptSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: what opens it, and what its dice are compared with."""

    token: str = ""
    receipt: Receipt = NOTHING_KEPT


class Keys:
    """The tokens of one person, by server and table."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def token(self, server: str, table: str) -> str:
        """The token of one's own seat at a table; nothing if there is none."""
        return self._find(server, table).token

    def receipt(self, server: str, table: str) -> Receipt:
        """What was kept of a table's dice."""
        return self._find(server, table).receipt

    def keep(self, server: str, table: str, token: str, receipt: Receipt) -> None:
        """Remember a seat; where that is not possible, it is known until one leaves."""
        known = self._read()
        known.pop(f"{server} {table}", None)
        known[f"{server} {table}"] = KeptSeat(token, receipt)
        latest = dict(list(known.items())[-MOST_TABLES:])
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self._file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(latest)) + b"\n")
        except OSError:
            pass

    def _find(self, server: str, table: str) -> KeptSeat:
        found = self._read().get(f"{server} {table}", "")
        try:
            # Earlier releases kept the token alone.
            return KeptSeat(found) if isinstance(found, str) else msgspec.convert(found, KeptSeat)
        except msgspec.ValidationError:
            return KeptSeat()

    def _read(self) -> dict[str, Any]:
        try:
            found = msgspec.json.decode(self._file.read_bytes())
        except (OSError, msgspec.DecodeError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}
