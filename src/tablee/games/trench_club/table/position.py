"""Trench Club as a document: the whole state written out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from tablee.games.trench_club.data.hexes import hex_name
from tablee.games.trench_club.data.units import NATION_KEYS, SIDE_KEYS, UNIT_KEYS
from tablee.games.trench_club.documents import (
    AttackDocument,
    MineDocument,
    Nation,
    NationDocument,
    Phase,
    Result,
    TrenchPosition,
    UnitDocument,
)
from tablee.games.trench_club.table.components import IN_FORT, ON_TRUCK, PHASE_KEYS, Components
from tablee.games.trench_club.table.moves import COMPANIES, FIRST, MASK

if TYPE_CHECKING:
    from mypy_extensions import i64

RESULT_KEYS: Final[list[str]] = [
    "running", "destruction", "forts", "surrender", "points", "annihilation", "armistice",
    "decision",
]  # fmt: skip


def _nation(number: int) -> Nation:
    return cast(Nation, NATION_KEYS[number])


def position(table: Components) -> TrenchPosition:
    """The whole state as a document."""
    return TrenchPosition(
        options=table.options,
        phase=cast(Phase, PHASE_KEYS[table.phase]),
        result=cast(Result, RESULT_KEYS[table.result]),
        winner=cast(Any, SIDE_KEYS[table.winner]) if table.winner >= 0 else None,
        turn=_nation(table.turn),
        starter=_nation(table.starter),
        round=table.round,
        nations=[_nation_document(table, nation) for nation in table.order],
        units=[
            _unit_document(table, unit) for nation in table.order for unit in table.army[nation]
        ],
        forts=["neutral" if owner < 0 else _nation(owner) for owner in table.flags],
        mines=[
            MineDocument(hex=hex_name(number), nation=_nation(table.mine_nation[place]))
            for place, number in enumerate(table.mines)
        ],
        attacks=[
            AttackDocument(attacker=item >> FIRST, target=item & MASK) for item in table.attacks
        ],
        changes=table.changes,
        placing=table.placing + 1,
        to_name=table.to_name,
        unloading=table.unloading,
        bought=table.bought,
        surrendering=_nation(table.surrendering) if table.surrendering >= 0 else None,
        refused=[cast(Any, key) for side, key in enumerate(SIDE_KEYS) if table.refused >> side & 1],
        next_unit=len(table.kind),
        rules=2 if table.rules_version == 2 else msgspec.UNSET,
    )


def _companies(bits: int) -> list[int]:
    return [company + 1 for company in range(COMPANIES) if bits >> company & 1]


def _nation_document(table: Components, nation: int) -> NationDocument:
    spot = table.headquarters[nation]
    return NationDocument(
        nation=_nation(nation),
        bonds=table.bonds[nation],
        points=table.points[nation],
        tokens=table.tokens[nation * COMPANIES : (nation + 1) * COMPANIES],
        headquarters=hex_name(spot) if spot >= 0 else None,
        headquarters_taken=table.headquarters_taken[nation],
        used=_companies(table.used[nation]),
        allowed=_companies(table.allowed[nation]),
    )


def place_word(place: i64) -> str:
    """Where a unit is, as documents tell it."""
    if place >= 0:
        return hex_name(place)
    if place <= ON_TRUCK:
        return f"truck {ON_TRUCK - place}"
    if place <= IN_FORT:
        return f"fort {IN_FORT - place + 1}"
    return "waiting"


def _unit_document(table: Components, unit: int) -> UnitDocument:
    return UnitDocument(
        unit=unit,
        kind=UNIT_KEYS[table.kind[unit]],
        nation=_nation(table.nation[unit]),
        at=place_word(table.place[unit]),
        damage=table.damage[unit],
        experience=table.experience[unit],
        company=table.company[unit] + 1,
        moved=table.moved[unit],
        worked=table.worked[unit],
        began_in_fort=table.began[unit] + 1,
    )
