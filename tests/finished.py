"""Finished games, one for each way to end: three, four and seven.

A match that one side wins the other loses, and whoever surrenders is told so: those are the same
games seen from the other seat.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from tablee.kernel.documents import Record
from tablee.kernel.record import read_record

RECORDS = Path(__file__).parent / "data" / "v1" / "records"
#: How it ends -> the seat that looks at the result page.
SEATS = {
    "les-poilus-victory": 0,
    "les-poilus-monument": 0,
    "les-poilus-hard-knocks": 0,
    "footclub-win": 1,
    "footclub-lost": 0,
    "footclub-draw": 0,
    "footclub-shoot-out": 0,
    "trench-club-destruction": 0,
    "trench-club-forts": 0,
    "trench-club-points": 0,
    "trench-club-surrender": 1,
    "trench-club-surrendered": 0,
    "trench-club-annihilation": 0,
    "trench-club-armistice": 0,
}
ENDS = list(SEATS)
#: Those that are another's game from the other seat, or lie under another name.
FILES = {
    "footclub-lost": "footclub-win",
    "trench-club-surrendered": "trench-club-surrender",
    "trench-club-forts": "trench-club-forts-own-map",
}


@cache
def record_of(end: str) -> Record:
    """The record of a game that ended so."""
    data = (RECORDS / f"{FILES.get(end, end)}.json").read_bytes()
    return read_record(msgspec.json.decode(data))
