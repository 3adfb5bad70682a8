"""What is wrong with a position that somebody wrote, each fault by the name of its field.

The structs of `documents.py` bound every single value. What is left are sums and references: that
every unit is in one place that is there for it, that names mean somebody, and that the phase fits
what is on the table.
"""

from __future__ import annotations

import re
from typing import Final

from tablee.games.trench_club.data.hexes import COLUMNS, hex_number
from tablee.games.trench_club.data.map_files import open_field
from tablee.games.trench_club.data.maps import CLOSED, GAITS
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
    SIDE_KEYS,
    UNIT_KEYS,
)
from tablee.games.trench_club.documents import (
    NationDocument,
    TrenchPosition,
    UnitDocument,
)
from tablee.games.trench_club.options import nations_in_play
from tablee.games.trench_club.table.moves import COMPANIES
from tablee.kernel.documents import Fault
from tablee.kernel.reading import close_match

_FORT: Final = re.compile(r"fort ([1-9][0-9]?)")
_TRUCK: Final = re.compile(r"truck (0|[1-9][0-9]{0,3})")
_SET_UP: Final = ("choose", "split", "turn", "place", "headquarters")
#: The results that nobody wins.
_DRAWN: Final = ("annihilation", "armistice")


class Faulty:
    """Collects the faults of a position whose options are right."""

    def __init__(self, document: TrenchPosition) -> None:
        self.document = document
        self.options = document.options
        self.field = open_field(document.options)
        self.nations = nations_in_play(document.options)
        self.found: list[Fault] = []

    def when(self, is_wrong: bool, field: str, message: str) -> None:
        """Note a fault if there is one."""
        if is_wrong:
            self.found.append(Fault(field, message))

    def check(self) -> list[Fault]:
        """Every fault; what the phase needs is asked of a table that is right otherwise."""
        document = self.document
        self._plays("turn", document.turn)
        self._plays("starter", document.starter)
        in_order = [nation.nation for nation in document.nations] == self.nations
        self.when(not in_order, "nations", f"must be {', '.join(self.nations)}, in this order")
        dealt: list[int] = []
        for place, nation in enumerate(document.nations):
            self._check_nation(nation, f"nations[{place}]", dealt)
        forts = self.field.fort_count
        self.when(len(document.forts) != forts, "forts", f"must be {forts}")
        for place, owner in enumerate(document.forts):
            if owner != "neutral":
                self._plays(f"forts[{place}]", owner)
        self._check_units()
        laid = [mine.hex for mine in document.mines]
        for place, mine in enumerate(document.mines):
            spot = hex_number(mine.hex)
            shut = spot < 0 or self.field.steps[2][spot] == CLOSED
            self.when(shut, f"mines[{place}].hex", f"'{mine.hex}' cannot be mined (T8.2)")
            again = mine.hex in laid[:place]
            self.when(again, f"mines[{place}].hex", "has a mine already (T8.2)")
            self._plays(f"mines[{place}].nation", mine.nation)
        if not self.found:
            self._check_phase()
        return self.found

    def _plays(self, field: str, nation: str) -> None:
        self.when(nation not in self.nations, field, f"{nation} does not play at this table")

    def _check_nation(self, nation: NationDocument, where: str, dealt: list[int]) -> None:
        self.when(len(nation.tokens) != COMPANIES, f"{where}.tokens", f"must be {COMPANIES}")
        for number in filter(None, nation.tokens):
            bad = number >= len(self.field.starts) or number in dealt
            self.when(bad, f"{where}.tokens", f"{number} is not a start, or dealt twice")
            dealt.append(number)
        spot = nation.headquarters
        unmarked = spot is None or hex_number(spot) in self.field.starts[1:]
        self.when(not unmarked, f"{where}.headquarters", f"{spot} is not a start")

    def _check_units(self) -> None:
        """Each unit has a number of its own, and a place in which nobody else is."""
        numbers: dict[int, UnitDocument] = {}
        for unit in self.document.units:
            numbers.setdefault(unit.unit, unit)
        taken: dict[object, UnitDocument] = {}
        for place, unit in enumerate(self.document.units):
            where = f"units[{place}]"
            if unit.kind not in UNIT_KEYS:
                suggestion = close_match(unit.kind, UNIT_KEYS)
                self.when(True, f"{where}.kind", f"'{unit.kind}' is not a unit{suggestion}")
                continue
            self._plays(f"{where}.nation", unit.nation)
            twice = numbers[unit.unit] is not unit
            self.when(twice, f"{where}.unit", f"number {unit.unit} is given twice")
            above = unit.unit >= self.document.next_unit
            self.when(above, f"{where}.unit", "must be below next_unit")
            destroyed = self.options.destroyed_at_five and unit.damage > 4
            self.when(destroyed, f"{where}.damage", "five damage destroys (T11.3)")
            truck = _TRUCK.fullmatch(unit.at)
            if truck is not None:
                wrong = self._wrong_truck(unit, numbers.get(int(truck.group(1))))
            else:
                wrong = self._wrong_place(unit, taken)
            self.when(wrong != "", f"{where}.at", wrong)

    def _wrong_place(self, unit: UnitDocument, taken: dict[object, UnitDocument]) -> str:
        """Why a unit cannot be in a fort or on a hex, or nothing; `taken` is by hex and trench."""
        kind, spot, field = UNIT_KEYS.index(unit.kind), hex_number(unit.at), self.field
        fort = _FORT.fullmatch(unit.at)
        if fort is not None:
            place = int(fort.group(1)) - 1
            own = place < len(self.document.forts) and self.document.forts[place] == unit.nation
            is_there = own and place < field.fort_count and not IS_BOAT[kind]
            return "" if is_there else f"a {unit.kind} cannot be in {unit.at} (T3.9, T8.2)"
        if unit.at == "waiting":
            return ""
        if spot < 0 or spot % COLUMNS >= field.columns:
            return f"'{unit.at}' is not a place on this map"
        if taken.setdefault(unit.at, unit) is not unit:
            return f"unit {taken[unit.at].unit} stands there already (T3.6)"
        gait = GAIT[kind] + (GAITS if self.options.trenches else 0)
        if field.steps[gait][spot] == CLOSED or IS_TURRET[kind]:
            return f"a {unit.kind} cannot be on {unit.at} (T3.2)"
        trench = field.trench_of[spot] if self.options.trenches and IS_FOOT[kind] else -1
        holder = taken.setdefault(trench, unit) if trench >= 0 else unit
        enemies = NATION_KEYS.index(holder.nation) % 2 != NATION_KEYS.index(unit.nation) % 2
        return f"the enemy holds the trench of {unit.at} (T10.5)" if enemies else ""

    def _wrong_truck(self, unit: UnitDocument, truck: UnitDocument | None) -> str:
        """T3.10, T3.11, T14.9: why a unit cannot be on a truck, or nothing."""
        document = self.document
        if truck is None or truck.kind not in UNIT_KEYS:
            return f"'{unit.at}' is not a truck (T3.10)"
        riding = [other.at for other in document.units if _TRUCK.fullmatch(other.at)]
        carries = IS_TRUCK[UNIT_KEYS.index(truck.kind)] and truck.nation == unit.nation
        if not carries or not IS_CARRIED[UNIT_KEYS.index(unit.kind)]:
            return f"'{unit.at}' does not carry a {unit.kind} of {unit.nation} (T3.10, T14.9)"
        if riding.count(unit.at) > CAPACITY or len(set(riding)) > MOST_LOADED:
            return f"{CAPACITY} units ride on a truck, on {MOST_LOADED} trucks at most (T14.9)"
        moving = document.phase in ("move", "set-down") and truck.nation == document.turn
        still = not truck.moved or truck.unit == document.unloading
        if not moving or not still or hex_number(truck.at) < 0:
            return "a loaded truck is on the map, in its own move phase, before its move (T3.10)"
        return ""

    # ---- what the phase needs ---------------------------------------------------------------

    def _check_phase(self) -> None:
        document, phase = self.document, self.document.phase
        won = document.result not in ("running", *_DRAWN)
        fits: list[tuple[str, bool, bool]] = [
            ("result", document.result != "running", phase == "over"),
            ("winner", document.winner is not None, won),
            ("unloading", document.unloading >= 0, phase == "set-down"),
            ("placing", document.placing > 0, phase == "place"),
            ("to_name", document.to_name > 0, phase == "companies"),
        ]
        for field, given, wanted in fits:
            message = "is needed" if wanted else "is not for"
            self.when(given != wanted, field, f"{message} the phase {phase}, {document.result}")
        loaded = any(unit.at == f"truck {document.unloading}" for unit in document.units)
        self.when(phase == "set-down" and not loaded, "unloading", "carries nobody")
        left = COMPANIES - len(set(self._clockwise()[0].allowed))
        self.when(document.to_name > left, "to_name", f"only {left} are left to be named (T1.6)")
        if document.surrendering is not None:
            side = SIDE_KEYS[NATION_KEYS.index(document.surrendering) % 2]
            players, shared = self.options.players, self.options.shared
            apart = players == 4 or (players == 3 and shared != side)
            asked = apart and self.options.surrender and phase != "over"
            self.when(not asked, "surrendering", "has no ally who could be asked (T7.1)")
        self._check_attacks()
        if phase in _SET_UP:
            self._check_set_up()
            self._check_tokens()
        else:
            self._check_begun()

    def _check_attacks(self) -> None:
        document = self.document
        early = document.phase != "designate" and len(document.attacks) > 0
        self.when(early, "attacks", "are listed in the phase designate only (T4.1)")
        left = [unit.unit for unit in document.units if unit.nation == document.turn]
        there = [unit.unit for unit in document.units if hex_number(unit.at) >= 0]
        for place, item in enumerate(document.attacks):
            where = f"attacks[{place}]"
            message = f"unit {item.attacker} is not of this nation, or attacks already (T4.1)"
            self.when(item.attacker not in left, f"{where}.attacker", message)
            left = [unit for unit in left if unit != item.attacker]
            message = f"unit {item.target} is not on the map"
            self.when(item.target not in there, f"{where}.target", message)

    def _check_begun(self) -> None:
        """Once the game has begun only a special force that arrives is not in its place (T8.1)."""
        document, phase = self.document, self.document.phase
        self.when(document.round == 0, "round", "counts from 1 once the game has begun")
        waiting = [unit for unit in document.units if unit.at == "waiting"]
        awaited = document.next_unit - 1 if phase in ("launch", "garrison") else -1
        if awaited >= 0:
            found = [unit for unit in waiting if unit.unit == awaited]
            is_there = len(found) > 0 and found[0].nation == document.turn
            self.when(not is_there, "units", f"the last one waits in the phase {phase} (T8.1)")
            by_water = is_there and UNIT_KEYS.index(found[0].kind) == GUNBOAT
            wrong = is_there and by_water != (phase == "launch")
            self.when(wrong, "phase", "a gunboat is launched, others go into a fort (T8.1)")
        for place, unit in enumerate(document.units):
            waits = unit.at == "waiting" and unit.unit != awaited
            self.when(waits, f"units[{place}].at", "nobody waits once the game has begun")

    def _check_set_up(self) -> None:
        """T1.3, T1.4: a unit waits exactly as long as the token of its company is face down."""
        document, phase = self.document, self.document.phase
        plain = phase == "choose" and not self.options.special_start
        self.when(plain, "phase", "this table starts without special forces (T11.1)")
        pointless = phase == "headquarters" and not self.options.victory_points
        self.when(pointless, "phase", "this table does not play for victory points (T9.2)")
        tokens = {nation.nation: nation.tokens for nation in document.nations}
        for place, unit in enumerate(document.units):
            where, waits = f"units[{place}]", unit.at == "waiting"
            never = UNIT_KEYS.index(unit.kind) in (GUNBOAT, GUN_TURRET)
            self.when(never, f"{where}.kind", f"nobody starts with a {unit.kind} (T14.16)")
            if phase in ("choose", "split"):
                self.when(not waits, f"{where}.at", "waits until the armies are split (T1.3)")
            elif unit.company == 0:
                self.when(waits, f"{where}.company", "nobody waits without one (T1.3)")
            elif unit.nation != document.turn or unit.company != document.placing:
                face_down = tokens[unit.nation][unit.company - 1] == 0
                message = f"waits until token {unit.company} is turned, and no longer (T1.4)"
                self.when(waits != face_down, f"{where}.at", message)

    def _check_tokens(self) -> None:
        """T1.4, T9.2: tokens are turned one by one, clockwise; then headquarters are marked."""
        phase, acting = self.document.phase, self._clockwise()
        counts = [sum(1 for token in nation.tokens if token) for nation in acting]
        marked = [nation.headquarters is not None for nation in acting]
        if phase == "headquarters":
            wrong = min(counts) < COMPANIES or marked[0] or marked != sorted(marked)
        elif phase in ("choose", "split"):
            wrong = any(counts) or any(marked)
        else:
            placing = self.document.placing
            face_down = placing > 0 and acting[0].tokens[placing - 1] == 0
            self.when(face_down, "placing", "the token of this company is face down (T1.4)")
            counts[0] -= 1 if phase == "place" else 0
            uneven = counts != sorted(counts) or counts[-1] > counts[0] + 1
            wrong = any(marked) or (uneven and not face_down)
        message = "tokens are turned one by one, clockwise, then headquarters (T1.3, T1.4, T9.2)"
        self.when(wrong, "nations", message)

    def _clockwise(self) -> list[NationDocument]:
        """The nations from the one that is to act."""
        first = self.nations.index(self.document.turn)
        return self.document.nations[first:] + self.document.nations[:first]
