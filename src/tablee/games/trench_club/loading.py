"""What can be wrong with the options or a position of Trench Club, every fault of it.

What a position of Trench Club needs for its phase: every fault of it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from tablee.games.trench_club.data.hexes import hex_number
from tablee.games.trench_club.data.map_files import open_field, own_map_faults, plays_whole
from tablee.games.trench_club.data.maps import CLOSED, GAITS, Map
from tablee.games.trench_club.data.units import (
    CAPACITY,
    GAIT,
    GUN_TURRET,
    GUNBOAT,
    IS_BOAT,
    IS_CARRIED,
    IS_FOOT,
    IS_TRUCK,
    IS_TURRET,
    MOST_LOADED,
    NATION_KEYS,
    PRICE_KEYS,
    SIDE_KEYS,
    SPECIAL_FORCE,
    UNIT_KEYS,
)
from tablee.games.trench_club.documents import (
    NationDocument,
    TrenchOptions,
    TrenchPosition,
    UnitDocument,
)
from tablee.games.trench_club.rules.designation import can_attack, may_attack
from tablee.games.trench_club.rules.movement import find_walks
from tablee.games.trench_club.rules.set_up import seat_nations
from tablee.games.trench_club.rules.transport import Room, legal_set_downs
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import (
    GONE,
    IN_FORT,
    ON_TRUCK,
    OVER_PHASE,
    PHASE_KEYS,
    WAITING,
)
from tablee.games.trench_club.table.moves import COMPANIES, FIRST, MASK
from tablee.games.trench_club.table.position import RESULT_KEYS
from tablee.kernel.documents import Argument, Fault, Faults
from tablee.kernel.reading import close_match, closest, fault_with_hint, read_struct

if TYPE_CHECKING:
    pass

_FORT: Final = re.compile(r"fort ([1-9][0-9]?)")
_TRUCK: Final = re.compile(r"truck (0|[1-9][0-9]{0,3})")


def read_options(given: dict[str, Any]) -> TrenchOptions:
    """The table options from plain data; raises `Faults` naming every wrong one."""
    options = read_struct(TrenchOptions, given, "options")
    faults = options_faults(options)
    if faults:
        raise Faults(faults)
    return options


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


def load(data: dict[str, Any]) -> TrenchClub:
    """The state of a position document; raises `Faults` naming every fault."""
    document = read_struct(TrenchPosition, data)
    faults = options_faults(document.options, "options.")
    faults = faults or position_faults(document)
    if faults:
        raise Faults(faults)
    options = document.options
    table = TrenchClub(options, open_field(options))
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
    """A position in which somebody is to act must leave him something to do."""
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
        # Whoever rides on a truck has made his move (T14.6).
        table.moved[number] = unit.moved or table.place[number] <= ON_TRUCK
        table.worked[number] = unit.worked
        table.began[number] = unit.began_in_fort - 1
        if table.place[number] <= ON_TRUCK:
            loaded.add(ON_TRUCK - table.place[number])
    table.loaded = sorted(loaded)


SET_UP: Final = ("choose", "split", "turn", "place", "headquarters")
#: The results that nobody wins.
DRAWN: Final = ("annihilation", "armistice")


def phase_faults(document: TrenchPosition) -> list[Fault]:
    """What is wrong with a position whose pieces are all right."""
    faults = _end_faults(document) + _named_faults(document) + _attack_faults(document)
    if document.surrendering is not None and not _can_be_asked(document):
        message = "names a nation whose ally another person commands, while the game runs (T7.1)"
        faults.append(Fault("surrendering", message))
    if document.phase in SET_UP:
        return faults + _set_up_faults(document)
    if document.phase in ("launch", "garrison"):
        faults += _arrival_faults(document)
    for place, unit in enumerate(document.units):
        awaited = document.phase in ("launch", "garrison") and unit.unit == document.next_unit - 1
        if unit.at == "waiting" and not awaited:
            faults.append(Fault(f"units[{place}].at", "nobody waits once the game has begun"))
    if document.round == 0:
        faults.append(Fault("round", "counts from 1 once the game has begun"))
    return faults


def _can_be_asked(document: TrenchPosition) -> bool:
    """Whether there is somebody to agree to a surrender."""
    options = document.options
    side = SIDE_KEYS[NATION_KEYS.index(str(document.surrendering)) % 2]
    apart = options.players == 4 or (options.players == 3 and options.shared != side)
    return apart and options.surrender and document.phase != "over"


def _end_faults(document: TrenchPosition) -> list[Fault]:
    faults: list[Fault] = []
    if (document.phase == "over") != (document.result != "running"):
        faults.append(Fault("result", "a game is over exactly if it has a result"))
    won = document.result not in ("running", *DRAWN)
    if won != (document.winner is not None):
        faults.append(Fault("winner", "names a side exactly if the result is a victory"))
    return faults


def _named_faults(document: TrenchPosition) -> list[Fault]:
    """The truck, the company and the companies that only some phases name."""
    faults: list[Fault] = []
    phase = document.phase
    if (phase == "set-down") != (document.unloading >= 0):
        faults.append(Fault("unloading", "names a truck exactly in the phase set-down"))
    if phase == "set-down" and not any(
        unit.at == f"truck {document.unloading}" for unit in document.units
    ):
        faults.append(Fault("unloading", f"truck {document.unloading} carries nobody"))
    if (phase == "place") != (document.placing > 0):
        faults.append(Fault("placing", "names a company exactly in the phase place"))
    if (phase == "companies") != (document.to_name > 0):
        faults.append(Fault("to_name", "counts companies exactly in the phase companies"))
    left = COMPANIES - len(set(_nation(document).allowed))
    if document.to_name > left:
        faults.append(Fault("to_name", f"only {left} companies are left to be named (T1.6)"))
    return faults


def _attack_faults(document: TrenchPosition) -> list[Fault]:
    faults: list[Fault] = []
    numbers = {unit.unit: unit for unit in document.units}
    if document.attacks and document.phase != "designate":
        faults.append(Fault("attacks", "are listed in the phase designate only (T4.1)"))
    listed: list[int] = []
    for place, item in enumerate(document.attacks):
        attacker, target = numbers.get(item.attacker), numbers.get(item.target)
        if attacker is None or attacker.nation != document.turn:
            message = f"unit {item.attacker} is not of the nation whose turn it is"
            faults.append(Fault(f"attacks[{place}].attacker", message))
        if item.attacker in listed:
            message = f"unit {item.attacker} attacks already (T4.1)"
            faults.append(Fault(f"attacks[{place}].attacker", message))
        listed.append(item.attacker)
        if target is None or hex_number(target.at) < 0:
            message = f"unit {item.target} is not on the map"
            faults.append(Fault(f"attacks[{place}].target", message))
    return faults


def _arrival_faults(document: TrenchPosition) -> list[Fault]:
    """T8.1: a gunboat is launched, any other special force put into a fort."""
    last = next((unit for unit in document.units if unit.unit == document.next_unit - 1), None)
    if last is None or last.at != "waiting" or last.nation != document.turn:
        message = f"the phase {document.phase} is for the last unit, which waits (T8.1)"
        return [Fault("units", message)]
    if (UNIT_KEYS.index(last.kind) == GUNBOAT) != (document.phase == "launch"):
        return [Fault("phase", f"a {last.kind} does not come by the phase {document.phase} (T8.1)")]
    return []


def _nation(document: TrenchPosition) -> NationDocument:
    """The nation whose turn it is."""
    return next(nation for nation in document.nations if nation.nation == document.turn)


def _set_up_faults(document: TrenchPosition) -> list[Fault]:
    """T1.3, T1.4: a unit waits exactly as long as the token of its company is face down."""
    phase = document.phase
    faults: list[Fault] = []
    if phase == "choose" and not document.options.special_start:
        faults.append(Fault("phase", "this table starts without special forces (T11.1)"))
    if phase == "headquarters" and not document.options.victory_points:
        faults.append(Fault("phase", "this table does not play for victory points (T9.2)"))
    for place, unit in enumerate(document.units):
        if UNIT_KEYS.index(unit.kind) in (GUNBOAT, GUN_TURRET):
            faults.append(
                Fault(f"units[{place}].kind", f"nobody starts with a {unit.kind} (T14.16)")
            )
    if phase in ("turn", "place", "headquarters"):
        for place, unit in enumerate(document.units):
            faults += _company_faults(document, unit, f"units[{place}]")
    else:
        for place, unit in enumerate(document.units):
            if unit.at != "waiting":
                message = "nobody is placed before the armies are split (T1.3)"
                faults.append(Fault(f"units[{place}].at", message))
    return faults + _turned_faults(document) + _marked_faults(document)


def _company_faults(document: TrenchPosition, unit: UnitDocument, where: str) -> list[Fault]:
    if unit.company == 0:
        message = "nobody waits without a company once the armies are split (T1.3)"
        return [Fault(f"{where}.company", message)] if unit.at == "waiting" else []
    if unit.nation == document.turn and unit.company == document.placing:
        return []
    nation = next(one for one in document.nations if one.nation == unit.nation)
    turned = nation.tokens[unit.company - 1] > 0
    if turned and unit.at == "waiting":
        return [Fault(f"{where}.at", f"company {unit.company} has been placed (T1.4)")]
    if not turned and unit.at != "waiting":
        message = f"the token of company {unit.company} is still face down (T1.4)"
        return [Fault(f"{where}.at", message)]
    return []


def _clockwise(document: TrenchPosition) -> list[NationDocument]:
    """The nations from the one that is to act."""
    first = document.nations.index(_nation(document))
    return document.nations[first:] + document.nations[:first]


def _turned_faults(document: TrenchPosition) -> list[Fault]:
    """T1.4: tokens are turned one by one, clockwise."""
    phase = document.phase
    counts = [sum(1 for token in one.tokens if token) for one in _clockwise(document)]
    if phase in ("choose", "split"):
        if any(counts):
            return [Fault("nations", "no token is turned before the armies are split (T1.3)")]
    elif phase == "headquarters":
        if min(counts) < COMPANIES:
            return [Fault("nations", "headquarters are marked when all tokens are turned (T9.2)")]
    else:
        if phase == "place":
            if _nation(document).tokens[document.placing - 1] == 0:
                return [Fault("placing", "the token of this company is face down (T1.4)")]
            counts[0] -= 1
        if counts != sorted(counts) or counts[-1] > counts[0] + 1:
            return [Fault("nations", "tokens are turned one by one, clockwise (T1.4)")]
    return []


def _marked_faults(document: TrenchPosition) -> list[Fault]:
    """T9.2: headquarters are marked clockwise, after the tokens."""
    marked = [one.headquarters is not None for one in _clockwise(document)]
    if document.phase == "headquarters":
        wrong = marked[0] or marked != sorted(marked)
    else:
        wrong = any(marked)
    return (
        [Fault("nations", "headquarters are marked clockwise, last of all (T9.2)")] if wrong else []
    )
