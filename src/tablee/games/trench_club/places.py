"""Hexes in words: what they are called, what ground they are, and where they lie.

A hex keeps its name, and the fort by which it is found: `H12, forest, 2 hexes north of fort 3`.
"""

from __future__ import annotations

from tablee.games.trench_club.bearings import (
    BEARING_KEYS,
    bearing,
    fort_hexes,
    nearest,
    nearest_fort,
)
from tablee.games.trench_club.components import IN_FORT, ON_TRUCK, Components
from tablee.games.trench_club.hexes import distance, hex_name, hex_number
from tablee.games.trench_club.maps import ENTRANCE, FORT, OFF_MAP, TERRAIN_KEYS, Map
from tablee.kernel.text import Say


class Mark:
    """Something on the map by which other things are found: a hex, a fort or a unit."""

    def __init__(self, kind: str, number: int) -> None:
        self.kind = kind
        self.number = number

    def hexes(self, table: Components) -> list[int]:
        """Where it is; nowhere for a unit that is not on the map."""
        if self.kind == "hex":
            return [self.number]
        if self.kind == "fort":
            return fort_hexes(table.field, self.number)
        place = table.place[self.number]
        if place <= ON_TRUCK:
            place = table.place[ON_TRUCK - place]
        if place >= 0:
            return [place]
        return fort_hexes(table.field, IN_FORT - place) if place <= IN_FORT else []


def read_marks(table: Components, words: list[str], fort_words: list[str]) -> list[Mark]:
    """The hexes, forts and units that some words name; a bare number is a unit."""
    found: list[Mark] = []
    for place, word in enumerate(words):
        number = hex_number(word.upper())
        if number >= 0 and table.field.terrain[number] != OFF_MAP:
            found.append(Mark("hex", number))
        elif word.isascii() and word.isdecimal() and len(word) <= 4:
            if place and words[place - 1] in fort_words:
                if 1 <= int(word) <= table.field.fort_count:
                    found.append(Mark("fort", int(word) - 1))
            elif int(word) < len(table.kind):
                found.append(Mark("unit", int(word)))
    return found


class Places:
    """Names hexes in one language."""

    def __init__(self, say: Say) -> None:
        self._say = say

    def terrain(self, field: Map, number: int) -> str:
        """What ground a hex is."""
        return self._say(f"trench-club-terrain-{TERRAIN_KEYS[field.terrain[number]]}", {})

    def name(self, field: Map, number: int) -> str:
        """A hex with its ground, and where it lies from the nearest fort."""
        ground = field.terrain[number]
        values: dict[str, str | int] = {
            "hex": hex_name(number),
            "terrain": self.terrain(field, number),
        }
        if ground in (FORT, ENTRANCE):
            message = "entrance" if ground == ENTRANCE else "fort"
            values["fort"] = field.fort_of[number] + 1
            return self._say(f"trench-club-place-{message}", values)
        if field.door_forts[number]:
            values["fort"] = field.door_forts[number][0] + 1
            return self._say("trench-club-place-door", values)
        mark = Mark("fort", nearest_fort(field, number))
        values["away"] = self.from_hexes(number, fort_hexes(field, mark.number), mark)
        return self._say("trench-club-place", values)

    def away(self, table: Components, number: int, mark: Mark) -> str:
        """How far a hex lies from a mark, and in which direction."""
        return self.from_hexes(number, mark.hexes(table), mark)

    def from_hexes(self, number: int, hexes: list[int], mark: Mark) -> str:
        """The same from the nearest of the mark's hexes."""
        origin = nearest(number, hexes)
        of = self._say(f"trench-club-of-{mark.kind}", {"mark": self.mark(mark)})
        values: dict[str, str | int] = {
            "count": distance(origin, number),
            "bearing": self._say(
                f"trench-club-bearing-{BEARING_KEYS[bearing(origin, number)]}", {}
            ),
            "of": of,
        }
        return self._say("trench-club-away", values)

    def direction(self, origin: int, number: int) -> str:
        """The direction of a hex from another."""
        return self._say(f"trench-club-bearing-{BEARING_KEYS[bearing(origin, number)]}", {})

    def mark(self, mark: Mark) -> str:
        """What a mark is called: a hex's name, a fort's or a unit's number."""
        if mark.kind == "hex":
            return hex_name(mark.number)
        return str(mark.number + 1 if mark.kind == "fort" else mark.number)
