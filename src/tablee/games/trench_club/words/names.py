"""What units are called: by kind and place, and by order where several are alike.

Nobody but programs knows a unit by its number: people read "the heavy mortar at G14", or "the
second infantry in fort 3" where two of a kind are in one place. The browser names them likewise
(`web/src/games/trench-club/unit-names.ts`).
"""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.hexes import hex_name, hex_number
from tablee.games.trench_club.data.units import UNIT_KEYS
from tablee.games.trench_club.documents import TrenchPosition, UnitDocument
from tablee.games.trench_club.table.components import GONE, IN_FORT, ON_TRUCK, WAITING, Components
from tablee.kernel.words.narrator import Say

#: Grammar: who does something, and to whom it is done. Only German tells them apart.
SUBJECT: Final = "subject"
OBJECT: Final = "object"
#: Kinds whose name in a sentence is not that of their counter: it declines, or is a plural.
NOUNS: Final = ("heavy-mortar", "anti-tank-gunners", "medics")
TRUCK: Final = "troop-transport"


class Spotted:
    """A unit as it is found: its kind, where it is, and which of those alike there."""

    def __init__(self, kind: str, place: int, nth: int = 0, truck_place: int = GONE) -> None:
        self.kind = kind
        self.place = place
        self.nth = nth
        #: Of a passenger: where its truck is, if that is known.
        self.truck_place = truck_place


def spotted(table: Components, unit: int) -> Spotted:
    """A unit of a table."""
    place, nth = table.spot(unit)
    truck = table.place[ON_TRUCK - place] if place <= ON_TRUCK else GONE
    return Spotted(UNIT_KEYS[table.kind[unit]], place, nth, truck)


def spotted_in(position: TrenchPosition, unit: int) -> Spotted | None:
    """A unit of a position document, or nothing if it is gone."""
    found = next((one for one in position.units if one.unit == unit), None)
    if found is None:
        return None
    alike = [
        one.unit
        for one in position.units
        if (one.nation, one.kind, one.at) == (found.nation, found.kind, found.at)
    ]
    place, truck = place_of(found), GONE
    if place <= ON_TRUCK:
        carrier = next((one for one in position.units if one.unit == ON_TRUCK - place), None)
        truck = GONE if carrier is None else place_of(carrier)
    nth = sorted(alike).index(unit) + 1 if len(alike) > 1 else 0
    return Spotted(found.kind, place, nth, truck)


def place_of(unit: UnitDocument) -> int:
    """Where a unit of a document is, as a table's `place` says it."""
    word, _, number = unit.at.partition(" ")
    if word == "fort":
        return IN_FORT - int(number) + 1
    if word == "truck":
        return ON_TRUCK - int(number)
    return WAITING if word == "waiting" else hex_number(unit.at)


class UnitNames:
    """Names units in one language."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def the(self, unit: Spotted, case: str = SUBJECT) -> str:
        """In a sentence: "the second infantry in fort 3"."""
        noun = unit.kind in NOUNS
        kind = f"trench-club-{'noun' if noun else 'unit'}-{unit.kind}"
        values: dict[str, str | int] = {
            "kind": self._say(kind, {"case": case} if noun else {}),
            "case": case,
            **self._values(unit),
        }
        return self._at(self._say("trench-club-unit-the", values), unit)

    def label(self, unit: Spotted) -> str:
        """In a list: "second infantry in fort 3"."""
        return self._at(self.alone(unit), unit)

    def alone(self, unit: Spotted) -> str:
        """Where its place is told beside it: "second infantry"."""
        kind = self._say(f"trench-club-unit-{unit.kind}", {})
        return self._say("trench-club-unit-label", {"kind": kind, **self._values(unit)})

    def unknown(self, unit: int) -> str:
        """Of which nothing but the number is known."""
        return self._say("trench-club-unit-unknown", {"unit": unit})

    def _values(self, unit: Spotted) -> dict[str, str | int]:
        return {
            "gender": self._say(f"trench-club-gender-{unit.kind}", {}),
            "nth": unit.nth,
            "ordinal": self._say("trench-club-ordinal", {"nth": unit.nth}),
        }

    def _at(self, named: str, unit: Spotted) -> str:
        """A name with the place behind it, if the unit is anywhere."""
        if unit.place >= 0:
            values: dict[str, str | int] = {"unit": named, "hex": hex_name(unit.place)}
            return self._say("trench-club-unit-at-hex", values)
        if unit.place <= ON_TRUCK:
            if unit.truck_place < 0:
                return self._say("trench-club-unit-aboard", {"unit": named})
            values = {"unit": named, "hex": hex_name(unit.truck_place)}
            return self._say("trench-club-unit-at-truck", values)
        if unit.place <= IN_FORT:
            values = {"unit": named, "fort": IN_FORT - unit.place + 1}
            return self._say("trench-club-unit-at-fort", values)
        return named


def capital(text: str) -> str:
    """A text that begins a line: a name may come first."""
    return text[:1].upper() + text[1:]
