"""What the lab counts in games of Trench Club."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.units import UNIT_KEYS
from tablee.games.trench_club.table import events as happened
from tablee.kernel.kinds import CountTable
from tablee.kernel.observation import add_count, add_one
from tablee.kernel.state import Event

UNIT_LABELS: Final = "trench-club-unit-"
COUNT_TABLES: Final = (
    CountTable("placed", labels=UNIT_LABELS),
    CountTable("bought", labels=UNIT_LABELS),
    CountTable("attacks", labels=UNIT_LABELS),
    CountTable("damage_dealt", labels=UNIT_LABELS),
    CountTable("damage_taken", labels=UNIT_LABELS),
    CountTable("kills", labels=UNIT_LABELS),
    CountTable("losses", labels=UNIT_LABELS),
    CountTable("forts_captured", labels=UNIT_LABELS),
    CountTable("exchanges"),
    CountTable("first_captures_by_round"),
)


def count(events: list[Event], counts: dict[str, dict[str, int]]) -> None:
    """Units placed, bought, lost; damage and kills by kind; who destroyed whom; first captures."""
    shooter = -1
    captured = False
    this_round = ""
    for event in events:
        kind = event[0]
        if kind == happened.UNIT_PLACED:
            add_one(counts, "placed", UNIT_KEYS[event[3]])
        elif kind == happened.UNIT_BOUGHT:
            add_one(counts, "bought", UNIT_KEYS[event[3]])
        elif kind == happened.TURN_BEGAN:
            this_round = str(event[2])
        elif kind in (happened.ATTACKED, happened.ANSWERED):
            shooter = event[3]
            damage = event[10] if kind == happened.ATTACKED else event[9]
            add_one(counts, "attacks", UNIT_KEYS[shooter])
            add_count(counts, "damage_dealt", UNIT_KEYS[shooter], damage)
            add_count(counts, "damage_taken", UNIT_KEYS[event[5]], damage)
        elif kind == happened.MINE_STRUCK:
            shooter = -1
        elif kind == happened.UNIT_DESTROYED:
            add_one(counts, "losses", UNIT_KEYS[event[3]])
            if shooter >= 0:
                add_one(counts, "kills", UNIT_KEYS[shooter])
                add_one(counts, "exchanges", f"{UNIT_KEYS[shooter]} > {UNIT_KEYS[event[3]]}")
        elif kind == happened.FORT_CAPTURED:
            add_one(counts, "forts_captured", UNIT_KEYS[event[3]])
            if not captured:
                captured = True
                add_one(counts, "first_captures_by_round", this_round)
