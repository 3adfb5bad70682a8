"""Where one hex lies from another, in the eight directions of the map.

Hexes in words: what they are called, what ground they are, and where they lie.

A hex keeps its name, and the fort by which it is found: `H12, forest, 2 hexes north of fort 3`.

The map as lines of signs, much as its file draws it, with the units on it.
"""

from __future__ import annotations

from math import atan2, pi, sqrt
from typing import Final

from tablee.games.trench_club.data.hexes import COLUMNS, ROWS, distance, hex_name, hex_number
from tablee.games.trench_club.data.maps import ENTRANCE, FORT, OFF_MAP, TERRAIN_KEYS, Map
from tablee.games.trench_club.table.components import IN_FORT, ON_TRUCK, Components
from tablee.kernel.words.narrator import Say

#: Clockwise from north, as the map is drawn.
BEARING_KEYS: Final[list[str]] = [
    "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
]  # fmt: skip

#: Half a hex's width, and the way from row to row, where a side is 1.
_HALF_WIDTH: Final = sqrt(3) / 2
_ROW: Final = 1.5


def _way(origin: int, target: int) -> tuple[float, float]:
    """How far another hex lies to the east and to the north."""
    row, column = divmod(origin, COLUMNS)
    to_row, to_column = divmod(target, COLUMNS)
    east = (2 * to_column + to_row % 2 - 2 * column - row % 2) * _HALF_WIDTH
    return east, (row - to_row) * _ROW


def angle(origin: int, target: int) -> float:
    """The direction of another hex: a full turn is 8, clockwise from north."""
    east, north = _way(origin, target)
    return atan2(east, north) / (pi / 4) % len(BEARING_KEYS)


def bearing(origin: int, target: int) -> int:
    """The bearing of another hex: a place in `BEARING_KEYS`."""
    return round(angle(origin, target)) % len(BEARING_KEYS)


def nearest(number: int, hexes: list[int]) -> int:
    """Which of some hexes is nearest to a hex; of several, the one straightest ahead."""

    def far(other: int) -> tuple[int, float]:
        east, north = _way(number, other)
        return int(distance(other, number)), east * east + north * north

    return min(hexes, key=far)


def fort_hexes(field: Map, fort: int) -> list[int]:
    """All hexes of a fort, its entrances included."""
    return sorted(field.bodies[fort] + field.entrances[fort])


def nearest_fort(field: Map, number: int) -> int:
    """The fort nearest to a hex; that with the lowest number of several."""
    far = [
        distance(nearest(number, fort_hexes(field, fort)), number)
        for fort in range(field.fort_count)
    ]
    return far.index(min(far))


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
        # A unit is called by where it is.
        name = hex_name(origin) if mark.kind == "unit" else self.mark(mark)
        of = self._say(f"trench-club-of-{mark.kind}", {"mark": name})
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
        """What a mark is called: a hex's name, or a fort's number."""
        return hex_name(mark.number) if mark.kind == "hex" else str(mark.number + 1)


def map_lines(table: Components, letters: list[str], kinds: list[str]) -> list[str]:
    """A line for each row, below one with the columns; letters for nations, signs for kinds."""
    columns = table.field.columns
    names = [f"{chr(ord('A') + column):4}" for column in range(columns)]
    lines = ["   " + "".join(names).rstrip()]
    for row in range(ROWS):
        first = row * COLUMNS
        signs = [f"{_sign(table, first + column, letters, kinds):4}" for column in range(columns)]
        indent = "  " if row % 2 else ""
        lines.append(f"{row + 1:2} {indent}{''.join(signs).rstrip()}")
    return lines


def _sign(table: Components, number: int, letters: list[str], kinds: list[str]) -> str:
    """A unit by nation and kind, else a mine, else the ground; forts by their number."""
    field = table.field
    unit = table.at[number]
    if unit >= 0:
        return f"{letters[table.nation[unit]]}{kinds[table.kind[unit]]}"
    if table.mine_at(number) >= 0:
        return "*"
    if field.terrain[number] in (FORT, ENTRANCE):
        return f"{field.fort_of[number] + 1}{field.cells[number][1]}"
    cell = field.cells[number]
    return cell[0] if cell[0] == ":" else cell
