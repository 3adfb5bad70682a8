"""A position that somebody wrote: the state of it, or every fault by the name of its field.

Faults that show only once the units stand on the map are found here: that loaded trucks can be
unloaded, that listed attacks could be made, and that whoever is to act has something to do.
"""

from __future__ import annotations

from typing import Any

from tablee.games.trench_club.data.battles import battle_position
from tablee.games.trench_club.data.hexes import hex_number
from tablee.games.trench_club.data.map_files import open_field
from tablee.games.trench_club.data.units import (
    NATION_KEYS,
    SIDE_KEYS,
    UNIT_KEYS,
)
from tablee.games.trench_club.documents import (
    NationDocument,
    TrenchOptions,
    TrenchPosition,
)
from tablee.games.trench_club.options import options_faults
from tablee.games.trench_club.position_faults import Faulty
from tablee.games.trench_club.rules.designation import can_attack, may_attack
from tablee.games.trench_club.rules.movement import find_walks
from tablee.games.trench_club.rules.set_up import seat_nations
from tablee.games.trench_club.rules.transport import Room, legal_set_downs
from tablee.games.trench_club.state import TrenchClub, set_up
from tablee.games.trench_club.table.components import (
    GONE,
    IN_FORT,
    ON_TRUCK,
    OVER_PHASE,
    PHASE_KEYS,
    WAITING,
)
from tablee.games.trench_club.table.events import TURN_BEGAN
from tablee.games.trench_club.table.moves import COMPANIES, FIRST, MASK
from tablee.games.trench_club.table.position import RESULT_KEYS
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Fault, Faults
from tablee.kernel.reading import read_struct
from tablee.kernel.state import Event


def new_game(
    options: TrenchOptions, rules: int, chance: Chance, events: list[Event] | None = None
) -> TrenchClub:
    """The state at the start: the set-up, or in the middle of things where there is a battle."""
    if not options.battle:
        return set_up(options, rules, chance, events)
    table = load({**battle_position(options.battle), "rules": rules})
    if events is not None:
        events.append((TURN_BEGAN, table.turn, table.round))
    return table


def load(data: dict[str, Any]) -> TrenchClub:
    """The state of a position document; raises `Faults` naming every fault."""
    document = read_struct(TrenchPosition, data)
    faults = options_faults(document.options, "options.")
    faults = faults or Faulty(document).check()
    if faults:
        raise Faults(faults)
    options = document.options
    table = TrenchClub(options, open_field(options), document.rules or 1)
    seat_nations(table)
    table.phase = PHASE_KEYS.index(document.phase)
    table.result = RESULT_KEYS.index(document.result)
    table.winner = -1 if document.winner is None else SIDE_KEYS.index(document.winner)
    table.turn = NATION_KEYS.index(document.turn)
    table.starter = NATION_KEYS.index(document.starter)
    table.round = document.round
    for nation in document.nations:
        _load_nation(table, nation)
    _load_units(table, document)
    table.flags = [
        -1 if owner == "neutral" else NATION_KEYS.index(owner) for owner in document.forts
    ]
    table.mines = [hex_number(mine.hex) for mine in document.mines]
    table.mine_nation = [NATION_KEYS.index(mine.nation) for mine in document.mines]
    table.attacks = [item.attacker << FIRST | item.target for item in document.attacks]
    table.changes = document.changes
    table.placing = document.placing - 1
    table.to_name = document.to_name
    table.unloading = document.unloading
    table.bought = document.bought
    if document.surrendering is not None:
        table.surrendering = NATION_KEYS.index(document.surrendering)
    table.refused = sum(1 << SIDE_KEYS.index(side) for side in set(document.refused))
    stuck = _shut_in(table) or _impossible(table) or _undecided(table)
    if stuck:
        raise Faults(stuck)
    return table


def _shut_in(table: TrenchClub) -> list[Fault]:
    """T14.9: a position in which loaded trucks have nowhere to end cannot come about."""
    if not table.loaded:
        return []
    find_walks(table)
    room = Room(table)
    if room.found() if table.unloading < 0 else legal_set_downs(table):
        return []
    trucks = " and ".join(str(truck) for truck in table.loaded)
    return [Fault("units", f"truck {trucks} cannot set its passengers down (T14.9)")]


def _impossible(table: TrenchClub) -> list[Fault]:
    """T4.2: only attacks that could be made are on the list."""
    return [
        Fault(f"attacks[{place}]", f"unit {item >> FIRST} cannot attack unit {item & MASK} (T4.2)")
        for place, item in enumerate(table.attacks)
        if not may_attack(table, item >> FIRST) or not can_attack(table, item >> FIRST, item & MASK)
    ]


def _undecided(table: TrenchClub) -> list[Fault]:
    """A position in which somebody is to act must leave them something to do."""
    if table.phase == OVER_PHASE or any(table.legal(seat) for seat in table.to_act()):
        return []
    return [Fault("phase", f"nothing can be done in the phase {PHASE_KEYS[table.phase]} here")]


def _load_nation(table: TrenchClub, document: NationDocument) -> None:
    nation = NATION_KEYS.index(document.nation)
    table.bonds[nation] = document.bonds
    table.points[nation] = document.points
    for company, number in enumerate(document.tokens):
        table.tokens[nation * COMPANIES + company] = number
        if number:
            table.numbers.remove(number)
    if document.headquarters is not None:
        table.headquarters[nation] = hex_number(document.headquarters)
    table.headquarters_taken[nation] = document.headquarters_taken
    table.used[nation] = sum(1 << company - 1 for company in set(document.used))
    table.allowed[nation] = sum(1 << company - 1 for company in set(document.allowed))


def read_place(word: str) -> int:
    """The place of a word that `place_word` wrote."""
    if word == "waiting":
        return WAITING
    if word.startswith("fort "):
        return IN_FORT - (int(word[5:]) - 1)
    if word.startswith("truck "):
        return ON_TRUCK - int(word[6:])
    return hex_number(word)


def _load_units(table: TrenchClub, document: TrenchPosition) -> None:
    # Numbers that no unit of the document has belong to units destroyed earlier.
    for _ in range(document.next_unit):
        gone = table.add_unit(0, table.order[0], GONE)
        table.army[table.order[0]].remove(gone)
    loaded: set[int] = set()
    for unit in sorted(document.units, key=lambda each: each.unit):
        number = unit.unit
        nation = NATION_KEYS.index(unit.nation)
        table.kind[number] = UNIT_KEYS.index(unit.kind)
        table.nation[number] = nation
        table.army[nation].append(number)
        table.put(number, read_place(unit.at))
        table.damage[number] = unit.damage
        table.experience[number] = unit.experience
        table.company[number] = unit.company - 1
        # Whoever rides on a truck has made their move (T14.6).
        table.moved[number] = unit.moved or table.place[number] <= ON_TRUCK
        table.worked[number] = unit.worked
        table.began[number] = unit.began_in_fort - 1
        if table.place[number] <= ON_TRUCK:
            loaded.add(ON_TRUCK - table.place[number])
    table.loaded = sorted(loaded)
