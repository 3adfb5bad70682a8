"""What the staff says of the map: a hex, the unit or the fort on it, an attack's odds."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tablee.games.trench_club.data.hexes import hex_name, hex_number
from tablee.games.trench_club.data.map_files import open_field
from tablee.games.trench_club.data.units import LEVEL_KEYS, LEVEL_OF
from tablee.games.trench_club.documents import TrenchPosition, UnitDocument
from tablee.games.trench_club.table.moves import first_of, second_of
from tablee.games.trench_club.words.names import capital, spotted_in
from tablee.games.trench_club.words.narrator import TrenchNarrator
from tablee.games.trench_club.words.places import Places


class TrenchClubWords:
    """The words for one position, in the player's language."""

    def __init__(self, narrator: TrenchNarrator, places: Places, position: TrenchPosition) -> None:
        self.narrator = narrator
        self.field = open_field(position.options)
        self._say = narrator.say
        self._places = places
        self._position = position

    # ---- who is where -----------------------------------------------------------------------

    def unit(self, number: int) -> UnitDocument | None:
        """The unit of that number."""
        return next((unit for unit in self._position.units if unit.unit == number), None)

    def at(self, number: int) -> UnitDocument | None:
        """The unit at a hex."""
        here = hex_name(number)
        return next((unit for unit in self._position.units if unit.at == here), None)

    def hex_of(self, number: int) -> int:
        """The hex of a unit, or -1 if it is inside something."""
        unit = self.unit(number)
        return -1 if unit is None else hex_number(unit.at)

    def inside(self, fort: int) -> list[UnitDocument]:
        """The units in a fort."""
        return [unit for unit in self._position.units if unit.at == f"fort {fort + 1}"]

    # ---- words ------------------------------------------------------------------------------

    def name(self, number: int) -> str:
        """A unit's kind and place."""
        found = spotted_in(self._position, number)
        names = self.narrator.unit_names
        return names.unknown(number) if found is None else names.label(found)

    def the(self, number: int, case: str) -> str:
        """A unit in a sentence."""
        found = spotted_in(self._position, number)
        names = self.narrator.unit_names
        return names.unknown(number) if found is None else names.the(found, case)

    def hex(self, number: int) -> str:
        """A hex and who or what is there."""
        fort = self.field.fort_of[number]
        if fort >= 0:
            return self._fort(fort)
        place = self._places.name(self.field, number)
        unit = self.at(number)
        if unit is not None:
            return self._sheet(unit, place)
        here = hex_name(number)
        for mine in self._position.mines:
            if mine.hex == here:
                owner = {"nation": self.narrator.nation(mine.nation)}
                return f"{place}, {self._say('trench-club-hex-mine', owner)}"
        return place

    def _sheet(self, unit: UnitDocument, place: str) -> str:
        named = {
            "unit": self.narrator.kind(unit.kind),
            "nation": self.narrator.nation(unit.nation),
        }
        values = {
            "unit": self._say("trench-club-unit-of", named),
            "place": place,
            "damage": unit.damage,
            "level": self._say(f"trench-club-level-{LEVEL_KEYS[LEVEL_OF[unit.experience]]}", {}),
        }
        return capital(self._say("trench-club-sheet", values))

    def _fort(self, fort: int) -> str:
        owner = self._position.forts[fort]
        values = {
            "fort": fort + 1,
            "hexes": ", ".join(hex_name(number) for number in self.field.entrances[fort]),
            "owner": "" if owner == "neutral" else self.narrator.nation(owner),
            "held": "no" if owner == "neutral" else "yes",
            "inside": self.narrator.listed([self.name(unit.unit) for unit in self.inside(fort)]),
        }
        return self._say("trench-club-map-fort", values)

    def attack_note(self, move: int, odds: Any) -> str:
        """How often an attack destroys, and is destroyed; nothing for other moves."""
        for found in odds["attacks"]:
            if (found["attacker"], found["target"]) == (first_of(move), second_of(move)):
                values = {
                    "destroys": f"{float(Fraction(found['destroys'])) * 100:.0f}",
                    "lost": f"{float(Fraction(found['is_destroyed'])) * 100:.0f}",
                }
                return self._say("trench-club-note-attack", values)
        return ""
