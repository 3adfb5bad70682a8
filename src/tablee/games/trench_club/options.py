"""The options of a table: read from plain data, or every fault with its reason."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.games.trench_club.data.battles import BATTLE_KEYS, battle_options
from tablee.games.trench_club.data.map_files import own_map_faults, plays_whole
from tablee.games.trench_club.data.units import (
    NATION_KEYS,
    PRICE_KEYS,
    SPECIAL_FORCE,
    UNIT_KEYS,
)
from tablee.games.trench_club.documents import (
    TrenchOptions,
)
from tablee.kernel.documents import Argument, Fault, Faults
from tablee.kernel.reading import closest, fault_with_suggestion, read_struct


def read_options(given: dict[str, Any]) -> TrenchOptions:
    """The table options from plain data; raises `Faults` naming every wrong one."""
    key = given.get("battle")
    if isinstance(key, str) and key in BATTLE_KEYS:
        given = {**battle_options(key), **given}
    options = read_struct(TrenchOptions, given, "options")
    faults = options_faults(options)
    if faults:
        raise Faults(faults)
    return options


def options_faults(options: TrenchOptions, where: str = "options.") -> list[Fault]:
    """Combinations of options that make no sense, each with its reason."""
    if options.battle:
        return _battle_faults(options, where)
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


def _battle_faults(options: TrenchOptions, where: str) -> list[Fault]:
    """T14.23: whatever a table with a battle says otherwise than its scenario."""
    assert options.battle
    settled = msgspec.convert(battle_options(options.battle), TrenchOptions)
    message = f"is settled by the battle {options.battle!r} (T14.23)"
    args: dict[str, Argument] = {"battle": options.battle}
    return [
        Fault(where + field, message, "trench-club-fault-battle", args)
        for field in options.__struct_fields__
        if getattr(options, field) != getattr(settled, field)
    ]


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
            faults.append(fault_with_suggestion(field, message, "trench-club-fault-unit", args))
    return faults


def nations_in_play(options: TrenchOptions) -> list[str]:
    """The nations of a table, clockwise."""
    if plays_whole(options):
        return list(NATION_KEYS)
    return sorted([options.central, options.entente], key=NATION_KEYS.index)
