"""Write the TypeScript types of the games' and the server's documents, for the browser.

    python scripts/web_types.py            write web/src/generated
    python scripts/web_types.py --check    fail if what is there is not what would be written

The types come from the same structs as `tablee schema`; a file of web/src/generated is never
edited by hand.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from tablee.games import registry
from tablee.kernel.documents import Outcome, Prompt, Refusal
from tablee.server.api.openapi import struct_schemas
from tablee.server.api.typescript import declaration, typescript

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "generated"
HEADER = "// Written by scripts/web_types.py from the Python structs. Do not edit.\n\n"


def _structs(types: list[Any]) -> str:
    """Structs for a file: those that `server.ts` has come from there."""
    _, components = msgspec.json.schema_components(types, ref_template="#/{name}")
    _, shared = struct_schemas()
    known = ", ".join(sorted(name for name in components if name in shared))
    parts = [f'import type {{ {known} }} from "./server";\n\nexport type {{ {known} }};\n']
    for name, schema in sorted(components.items()):
        if name not in shared:
            parts.append(declaration(name, schema, always=True))
    return "\n".join(parts)


def _les_poilus_cards() -> str:
    from tablee.games.les_poilus import data

    cards = [
        {
            "key": data.CARD_KEYS[card].replace("_", "-"),
            "threats": [
                key for place, key in enumerate(data.THREAT_KEYS) if data.shows(card, place)
            ],
            "trap": data.TRAPPED[card],
            "symbols": data.SYMBOLS[card],
        }
        for card in range(1, data.CARDS + 1)
    ]
    lines = ",\n".join(f"  {json.dumps(card)}" for card in cards)
    soldiers = [
        {"key": key, "name": name, "charm": data.THREAT_KEYS[charm]}
        for key, name, charm in zip(data.SOLDIER_KEYS, data.SOLDIER_NAMES, data.CHARMS, strict=True)
    ]
    return (
        "/** Card n stands at place n - 1. */\n"
        "export const CARDS: { key: string; threats: Threat[]; trap: boolean; symbols: number }[]"
        f" = [\n{lines},\n];\n\n"
        f"export const THREATS = {json.dumps(data.THREAT_KEYS)} as const;\n"
        "export type Threat = (typeof THREATS)[number];\n"
        f"export const TILES = {json.dumps(data.TILE_KEYS)} as const;\n"
        "export type Tile = (typeof TILES)[number];\n"
        "export const SOLDIERS: { key: string; name: string; charm: Threat }[] = "
        f"{json.dumps(soldiers, indent=2, ensure_ascii=False)};\n"
    )


def _footclub_cards() -> str:
    from tablee.games.footclub import data, odds

    usual = msgspec.to_builtins(data.TEAMS)
    counts = msgspec.to_builtins(data.CARD_COUNTS)
    return (
        f"export const KINDS = {json.dumps(data.CARD_KEYS)} as const;\n"
        "export type Kind = (typeof KINDS)[number];\n"
        "/** Out of 72: the ways to score with a bonus of -6, -5, ... 6. */\n"
        f"export const GOAL_WAYS = {json.dumps(odds.GOAL_WAYS)};\n"
        f"export const SUPPORTERS_AT_START = {data.SUPPORTERS_AT_START};\n"
        f"export const SMALLEST_PILE = {data.OPENING_HAND + data.DRAWN_PER_TURN};\n"
        f"export const CARD_COUNTS: Required<CardCounts> = {json.dumps(counts)};\n"
        f"export const TEAMS: Teams = {json.dumps(usual, indent=2, ensure_ascii=False)};\n"
    )


def _trench_names() -> str:
    from tablee.games.trench_club.data import battles, maps
    from tablee.games.trench_club.data import units as data
    from tablee.games.trench_club.rules import ending

    settled = {key: battles.battle_options(key) for key in battles.BATTLE_KEYS}

    return (
        f"export const UNIT_KEYS = {json.dumps(data.UNIT_KEYS)} as const;\n"
        "export type Kind = (typeof UNIT_KEYS)[number];\n"
        f"export const PRICE_KEYS = {json.dumps(data.PRICE_KEYS)} as const;\n"
        f"export const NATION_KEYS = {json.dumps(data.NATION_KEYS)} as const;\n"
        f"export const SIDE_KEYS = {json.dumps(data.SIDE_KEYS)} as const;\n"
        f"export const TERRAIN_KEYS = {json.dumps(maps.TERRAIN_KEYS)} as const;\n"
        f"export const NATION_POINTS = {ending.NATION_POINTS};\n"
        f"export const TEAM_POINTS = {ending.TEAM_POINTS};\n"
        "/** By short battle: the options that it settles. */\n"
        "export const BATTLES: Record<string, Partial<TrenchOptions>> = "
        f"{json.dumps(settled, indent=2)};\n"
    )


def _trench_field() -> str:
    """The unit sheets and the maps, which only the board needs."""
    from tablee.games.trench_club.data import battles, map_files, maps
    from tablee.games.trench_club.data import units as data
    from tablee.games.trench_club.data.hexes import COLUMNS, HALF_COLUMNS

    sheets = {
        key: {
            "cost": data.COST[kind],
            "repair": data.REPAIR[kind],
            "speed": data.SPEED[kind],
            "ground": [data.GROUND_FROM[kind], data.GROUND_TO[kind]],
            "air": [data.AIR_FROM[kind], data.AIR_TO[kind]],
            "hits": [data.HITS[step][9 * kind : 9 * kind + data.LEVELS] for step in (1, 2)],
            "armour": data.ARMOUR_KEYS[data.ARMOUR[kind]],
            "gait": data.GAIT[kind],
            "tags": [tag for place, tag in enumerate(data.TAG_KEYS) if _bit(kind, place)],
        }
        for kind, key in enumerate(data.UNIT_KEYS)
    }
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(sheet)}" for key, sheet in sheets.items())
    drawings = {}
    for key in map_files.MAP_KEYS:
        drawing = maps.Drawing()
        drawing.read(maps.map_text(key).split("\n"))
        rows = range(0, len(drawing.cells), COLUMNS)
        drawings[key] = {
            "name": drawing.name,
            "rows": [" ".join(drawing.cells[at : at + HALF_COLUMNS]) for at in rows],
        }
    starts = {}
    for key in battles.BATTLE_KEYS:
        begun = battles.battle_position(key)
        starts[key] = {"forts": begun["forts"], "units": begun["units"]}
    return (
        'import type { Kind, UnitDocument } from "./trench-club";\n\n'
        "/** A kind of unit; speeds are in half points, hits by step and level. */\n"
        "export interface Sheet {\n  cost: number;\n  repair: number;\n  speed: number;\n"
        "  ground: number[];\n  air: number[];\n  hits: number[][];\n  armour: string;\n"
        "  gait: number;\n  tags: string[];\n}\n\n"
        f"export const SHEETS: Record<Kind, Sheet> = {{\n{lines},\n}};\n\n"
        f"export const DICE = {json.dumps(data.DICE)};\n"
        f"export const ENCIRCLEMENT = {data.ENCIRCLEMENT};\n"
        f"export const TRANSFER_FEE = {data.TRANSFER_FEE};\n"
        "/** The western halves; the eastern ones are their half turn. */\n"
        "export const DRAWINGS: Record<string, { name: string; rows: string[] }> = "
        f"{json.dumps(drawings, indent=2)};\n"
        "/** How short battles begin. */\n"
        "export const STARTS: Record<string, { forts: string[]; units: UnitDocument[] }> = "
        f"{json.dumps(starts, indent=2)};\n"
    )


def _bit(kind: int, place: int) -> bool:
    from tablee.games.trench_club.data.units import UNITS

    return bool(UNITS.tags[kind] >> place & 1)


def files() -> dict[str, str]:
    """Name and text of every file."""
    from tablee.games.footclub.documents import FootClubOdds, Teams
    from tablee.games.les_poilus.documents import PoilusOdds
    from tablee.games.trench_club.documents import Dangers, TrenchOdds, UnitPlan

    made = {
        "server.ts": typescript(),
        "kernel.ts": HEADER + _structs([Prompt, Refusal, Outcome]),
        "trench-club-field.ts": HEADER + _trench_field(),
    }
    more: dict[str, tuple[list[Any], str]] = {
        "les-poilus": ([PoilusOdds], _les_poilus_cards()),
        "footclub": ([FootClubOdds, Teams], _footclub_cards()),
        "trench-club": ([TrenchOdds, UnitPlan, Dangers], _trench_names()),
    }
    for name in registry.names():
        game = registry.game(name)
        extra, text = more.get(name, ([], ""))
        structs = _structs([game.options_type, game.view_type, *extra])
        made[f"{name}.ts"] = HEADER + structs + ("\n" + text if text else "")
    return made


def main() -> None:
    """Write the files, or compare them."""
    parser = argparse.ArgumentParser(description="Types of the documents for the browser.")
    parser.add_argument("--check", action="store_true", help="only compare")
    check = parser.parse_args().check
    stale = []
    for name, text in files().items():
        path = FOLDER / name
        if path.is_file() and path.read_text(encoding="utf-8") == text:
            continue
        stale.append(name)
        if not check:
            FOLDER.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if check and stale:
        sys.exit(f"web/src/generated is out of date ({', '.join(stale)}): run `make web-types`.")


if __name__ == "__main__":
    main()
