"""Where one hex lies from another, in the eight directions of the map."""

from __future__ import annotations

from math import atan2, pi, sqrt
from typing import Final

from tablee.games.trench_club.hexes import COLUMNS, distance
from tablee.games.trench_club.maps import Map

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
