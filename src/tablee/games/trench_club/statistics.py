"""A finished game of Trench Club as numbers, and what the lab counts in it."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.units import CENTRAL, TOP_FACE, UNIT_KEYS
from tablee.games.trench_club.documents import TrenchOptions
from tablee.games.trench_club.rules.set_up import commanders
from tablee.games.trench_club.table import events as happened
from tablee.games.trench_club.table.components import (
    ARMISTICE,
    DECISION,
    DESTRUCTION,
    FORTS_HELD,
    GONE,
    POINTS,
    SURRENDERED,
    Components,
)
from tablee.kernel.documents import Standing
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
    CountTable("exchanges", labels=UNIT_LABELS),
    CountTable("first_captures_by_round"),
)


#: The ends that statistics tell apart; a drawn game counts half a point for each side.
ENDED_BY: Final[dict[str, int]] = {
    "forts": FORTS_HELD,
    "destruction": DESTRUCTION,
    "surrender": SURRENDERED,
    "points": POINTS,
    "armistice": ARMISTICE,
    "decision": DECISION,
}


def components(table: Components) -> dict[str, int]:
    """Tokens and forts; units and bonds come and go."""
    turned = sum(1 for number in table.tokens if number)
    return {"tokens": len(table.numbers) + turned, "forts": len(table.flags)}


def statistics(table: Components) -> dict[str, float]:
    """Rounds, how it ended, and what the side that began and the Central Powers scored."""
    found = {"rounds": float(table.round), "within_60_rounds": float(table.round <= 60)}
    for reason, result in ENDED_BY.items():
        found[f"ended_by_{reason}"] = float(table.result == result)
    central = 0.5 if table.winner < 0 else float(table.winner == CENTRAL)
    found["central_points"] = central
    found["first_player_points"] = 1.0 - central if table.starter % 2 else central
    return found


def rolls(event: Event, options: TrenchOptions) -> list[tuple[int, int, int]]:
    """The dice of each nation, for the seat that commands it.

    The die of a shell is left out: it is told of only where the shell strays.
    """
    if event[0] not in (happened.ATTACKED, happened.ANSWERED, happened.DIE_ROLLED):
        return []
    fields = happened.EVENT_KINDS[event[0]].fields
    seat = commanders(options)[event[1 + fields.index("nation")]]
    if event[0] == happened.DIE_ROLLED:
        return [(seat, event[1 + fields.index("face")], TOP_FACE)]
    first = 1 + fields.index("faces*")
    dice = event[1 + fields.index("dice")]
    return [(seat, face, TOP_FACE) for face in event[first : first + dice]]


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


def standing(table: Components, seat: int) -> Standing:
    """By the result; a victory the sooner and a defeat the later, then what armies are worth."""
    side = next(nation for nation in table.order if table.commander[nation] == seat) % 2
    worth = [0, 0]
    for unit, kind in enumerate(table.kind):
        if table.place[unit] != GONE:
            worth[table.nation[unit] % 2] += table.price[kind]
    ahead = worth[side] - worth[1 - side]
    won = 1 if table.winner < 0 else 2 if table.winner == side else 0
    rounds = int(table.round)
    rank = [won, (rounds, 0, -rounds)[won], ahead]
    return Standing(rank, {"won": won, "ahead": ahead, "rounds": rounds})
