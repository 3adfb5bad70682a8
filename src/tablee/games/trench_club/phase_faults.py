"""What a position of Trench Club needs for its phase: every fault of it."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.hexes import hex_number
from tablee.games.trench_club.data.units import (
    GUN_TURRET,
    GUNBOAT,
    NATION_KEYS,
    SIDE_KEYS,
    UNIT_KEYS,
)
from tablee.games.trench_club.documents import NationDocument, TrenchPosition, UnitDocument
from tablee.games.trench_club.table.moves import COMPANIES
from tablee.kernel.documents import Fault

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
