"""What can be wrong with the options or a position of Trench Club, every fault of it."""

from __future__ import annotations

import re
from typing import Final

from tablee.games.trench_club.data.hexes import hex_number
from tablee.games.trench_club.data.map_files import open_field, own_map_faults, plays_whole
from tablee.games.trench_club.data.maps import CLOSED, GAITS, Map
from tablee.games.trench_club.data.units import (
    CAPACITY,
    GAIT,
    IS_BOAT,
    IS_CARRIED,
    IS_FOOT,
    IS_TRUCK,
    IS_TURRET,
    MOST_LOADED,
    NATION_KEYS,
    PRICE_KEYS,
    SPECIAL_FORCE,
    UNIT_KEYS,
)
from tablee.games.trench_club.documents import TrenchOptions, TrenchPosition, UnitDocument
from tablee.games.trench_club.phase_faults import phase_faults
from tablee.kernel.documents import Argument, Fault
from tablee.kernel.reading import close_match, closest, fault_with_hint

_FORT: Final = re.compile(r"fort ([1-9][0-9]?)")
_TRUCK: Final = re.compile(r"truck (0|[1-9][0-9]{0,3})")


def options_faults(options: TrenchOptions, where: str = "options.") -> list[Fault]:
    """Combinations of options that make no sense, each with its reason."""
    faults: list[Fault] = []
    whole = plays_whole(options)
    if options.players > 2 and not whole:
        message = f"the half map is for two people, not {options.players} (T1.1)"
        args: dict[str, Argument] = {"players": options.players}
        faults.append(Fault(where + "field", message, "trench-club-fault-half", args))
    for field, given, usual in (
        ("central", options.central, "germany"),
        ("entente", options.entente, "france"),
    ):
        if whole and given != usual:
            message = "is chosen on the half map only: on the whole map all four play (T1.1)"
            faults.append(Fault(where + field, message, "trench-club-fault-whole"))
    if options.shared != "central" and options.players != 3:
        message = "a side is shared out like this only among three people (T1.1)"
        faults.append(Fault(where + "shared", message, "trench-club-fault-shared"))
    if options.double_armies and options.two_national_units:
        message = "two of every unit gives two national units already (T11.2, T11.4)"
        code = "trench-club-fault-national"
        faults.append(Fault(where + "two_national_units", message, code))
    return faults + own_map_faults(options, where) + _price_faults(options, where)


def _price_faults(options: TrenchOptions, where: str) -> list[Fault]:
    faults: list[Fault] = []
    for key in options.prices:
        field = f"{where}prices.{key}"
        args: dict[str, Argument]
        if key in UNIT_KEYS and key not in PRICE_KEYS:
            message = f"all special forces cost the same: say {SPECIAL_FORCE} (T8.1)"
            args = {"key": SPECIAL_FORCE}
            faults.append(Fault(field, message, "trench-club-fault-special-price", args))
        elif key not in PRICE_KEYS:
            close, keys = closest(key, PRICE_KEYS), ", ".join(PRICE_KEYS)
            message = "is not a unit" if close else f"is not a unit; there are: {keys}"
            args = {"close": close} if close else {"keys": keys}
            faults.append(fault_with_hint(field, message, "trench-club-fault-unit", args))
    return faults


def nations_in_play(options: TrenchOptions) -> list[str]:
    """The nations of a table, clockwise."""
    if plays_whole(options):
        return list(NATION_KEYS)
    return sorted([options.central, options.entente], key=NATION_KEYS.index)


def position_faults(document: TrenchPosition) -> list[Fault]:
    """What is wrong with a position whose options are right."""
    options = document.options
    field = open_field(options)
    nations = nations_in_play(options)
    faults: list[Fault] = []
    for name, nation in (("turn", document.turn), ("starter", document.starter)):
        if nation not in nations:
            faults.append(Fault(name, f"{nation} does not play at this table"))
    if [nation.nation for nation in document.nations] != nations:
        faults.append(Fault("nations", f"must be {', '.join(nations)}, in this order"))
    faults += _token_faults(document, field)
    if len(document.forts) != field.fort_count:
        faults.append(Fault("forts", f"must be {field.fort_count}, not {len(document.forts)}"))
    for place, owner in enumerate(document.forts):
        if owner != "neutral" and owner not in nations:
            faults.append(Fault(f"forts[{place}]", f"{owner} does not play at this table"))
    faults += _unit_faults(document, field, nations)
    faults += _mine_faults(document, field, nations)
    if not faults:
        faults += phase_faults(document)
    return faults


def _token_faults(document: TrenchPosition, field: Map) -> list[Fault]:
    faults: list[Fault] = []
    seen: list[int] = []
    for place, nation in enumerate(document.nations):
        where = f"nations[{place}]"
        if len(nation.tokens) != 3:
            faults.append(Fault(f"{where}.tokens", f"must be 3, not {len(nation.tokens)}"))
        for number in nation.tokens:
            if number >= len(field.starts):
                faults.append(Fault(f"{where}.tokens", f"there is no start {number}"))
            elif number and number in seen:
                faults.append(Fault(f"{where}.tokens", f"token {number} is dealt twice"))
            seen.append(number)
        spot = nation.headquarters
        if spot is not None and hex_number(spot) not in field.starts[1:]:
            faults.append(Fault(f"{where}.headquarters", f"{spot} is not a start"))
    return faults


def _unit_faults(document: TrenchPosition, field: Map, nations: list[str]) -> list[Fault]:
    faults: list[Fault] = []
    numbers: dict[int, UnitDocument] = {}
    taken: dict[str, int] = {}
    for place, unit in enumerate(document.units):
        where = f"units[{place}]"
        if unit.kind not in UNIT_KEYS:
            hint = close_match(unit.kind, UNIT_KEYS)
            faults.append(Fault(f"{where}.kind", f"'{unit.kind}' is not a unit{hint}"))
            continue
        if unit.nation not in nations:
            faults.append(Fault(f"{where}.nation", f"{unit.nation} does not play at this table"))
        if unit.unit in numbers:
            faults.append(Fault(f"{where}.unit", f"number {unit.unit} is given twice"))
        if unit.unit >= document.next_unit:
            faults.append(Fault(f"{where}.unit", "must be below next_unit"))
        if document.options.destroyed_at_five and unit.damage > 4:
            faults.append(Fault(f"{where}.damage", "five damage destroys (T11.3)"))
        numbers[unit.unit] = unit
        faults += _place_faults(document, field, unit, where, taken)
    for place, unit in enumerate(document.units):
        truck = _TRUCK.fullmatch(unit.at)
        if truck is not None and unit.kind in UNIT_KEYS:
            found = _truck_faults(document, unit, numbers.get(int(truck.group(1))))
            faults += [Fault(f"units[{place}].at", message) for message in found]
    if document.options.trenches:
        faults += _trench_faults(document, field)
    return faults


def _place_faults(
    document: TrenchPosition, field: Map, unit: UnitDocument, where: str, taken: dict[str, int]
) -> list[Fault]:
    kind = UNIT_KEYS.index(unit.kind)
    if unit.at == "waiting" or _TRUCK.fullmatch(unit.at):
        return []
    fort = _FORT.fullmatch(unit.at)
    if fort is not None:
        number = int(fort.group(1)) - 1
        if number >= field.fort_count or number >= len(document.forts):
            return [Fault(f"{where}.at", f"there is no fort {number + 1}")]
        if IS_BOAT[kind]:
            return [Fault(f"{where}.at", f"a {unit.kind} cannot be in a fort (T8.2)")]
        if document.forts[number] != unit.nation:
            return [Fault(f"{where}.at", f"fort {number + 1} is not {unit.nation}'s (T3.9)")]
        return []
    spot = hex_number(unit.at)
    if spot < 0 or spot % 26 >= field.columns:
        return [Fault(f"{where}.at", f"'{unit.at}' is not a place on this map")]
    if unit.at in taken:
        return [Fault(f"{where}.at", f"unit {taken[unit.at]} stands there already (T3.6)")]
    taken[unit.at] = unit.unit
    gait = GAIT[kind] + (GAITS if document.options.trenches else 0)
    if field.steps[gait][spot] == CLOSED or IS_TURRET[kind]:
        return [Fault(f"{where}.at", f"a {unit.kind} cannot be on {unit.at} (T3.2)")]
    return []


def _trench_faults(document: TrenchPosition, field: Map) -> list[Fault]:
    """T10.5: only one side is in a trench."""
    faults: list[Fault] = []
    sides: dict[int, int] = {}
    for place, unit in enumerate(document.units):
        spot = hex_number(unit.at)
        if spot < 0 or unit.kind not in UNIT_KEYS or not IS_FOOT[UNIT_KEYS.index(unit.kind)]:
            continue
        trench = field.trench_of[spot]
        side = NATION_KEYS.index(unit.nation) % 2
        if trench >= 0 and sides.setdefault(trench, side) != side:
            message = f"the enemy holds the trench of {unit.at} (T10.5)"
            faults.append(Fault(f"units[{place}].at", message))
    return faults


def _truck_faults(
    document: TrenchPosition, unit: UnitDocument, truck: UnitDocument | None
) -> list[str]:
    if truck is None or truck.kind not in UNIT_KEYS or not IS_TRUCK[UNIT_KEYS.index(truck.kind)]:
        return [f"'{unit.at}' is not a truck (T3.10)"]
    faults: list[str] = []
    if truck.nation != unit.nation:
        faults.append("the truck is another nation's (T14.9)")
    if not IS_CARRIED[UNIT_KEYS.index(unit.kind)]:
        faults.append(f"a {unit.kind} cannot be carried (T3.10)")
    if sum(1 for other in document.units if other.at == unit.at) > CAPACITY:
        faults.append(f"a truck carries {CAPACITY} units (T3.10)")
    if len({other.at for other in document.units if other.at.startswith("truck ")}) > MOST_LOADED:
        faults.append(f"no more than {MOST_LOADED} trucks are loaded at a time (T14.9)")
    if hex_number(truck.at) < 0:
        faults.append("a loaded truck is on the map (T3.11)")
    if document.phase not in ("move", "set-down") or truck.nation != document.turn:
        faults.append("a truck is loaded in its own move phase only (T3.10)")
    if truck.moved and truck.unit != document.unloading:
        faults.append("a truck that has moved carries nobody any more (T3.10)")
    return faults


def _mine_faults(document: TrenchPosition, field: Map, nations: list[str]) -> list[Fault]:
    faults: list[Fault] = []
    seen: list[str] = []
    for place, mine in enumerate(document.mines):
        where = f"mines[{place}]"
        spot = hex_number(mine.hex)
        if spot < 0 or field.steps[2][spot] == CLOSED:
            faults.append(Fault(f"{where}.hex", f"'{mine.hex}' cannot be mined (T8.2)"))
        if mine.hex in seen:
            faults.append(Fault(f"{where}.hex", "has a mine already (T8.2)"))
        if mine.nation not in nations:
            faults.append(Fault(f"{where}.nation", f"{mine.nation} does not play at this table"))
        seen.append(mine.hex)
    return faults
