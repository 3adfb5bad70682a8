"""Everything that can be wrong with a map that was read (T12)."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.hexes import (
    COLUMNS,
    DIRECTIONS,
    HALF_COLUMNS,
    HEXES,
    distance,
    half_turn,
    hex_name,
)
from tablee.games.trench_club.maps import (
    BRIDGE,
    ENTRANCE,
    FOREST,
    FORT,
    HALF_FORTS,
    HALF_STARTS,
    OFF_MAP,
    TRENCH,
    WATER,
    Drawing,
    Map,
)
from tablee.kernel.documents import Fault

#: Starts are at least this far from each other.
START_DISTANCE: Final = 5
#: Room for the 11 units of an army within two rings of a start, for 22 within three.
ROOM: Final = ((2, 11), (3, 22))
#: Water and bridges in one piece, enough for a gunboat to go somewhere.
GUNBOAT_WATER: Final = 12


def find_faults(drawing: Drawing) -> None:
    """Add every fault of a readable drawing to its list."""
    _check_symmetry(drawing)
    _check_counts(drawing)
    if drawing.faults:
        return
    whole = Map(drawing.name, COLUMNS, drawing.whole())
    for field in (whole.half(), whole):
        known = len(drawing.faults)
        _check_forts(drawing, field)
        _check_starts(drawing, field)
        _check_land(drawing, field)
        _check_trenches(drawing, field)
        _check_water(drawing, field)
        # What is wrong with the half is wrong with the whole: once is enough.
        if len(drawing.faults) > known:
            return


def _west() -> list[int]:
    return [number for number in range(HEXES) if number % COLUMNS < HALF_COLUMNS]


def _check_symmetry(drawing: Drawing) -> None:
    """T12.2: a half turn leaves terrain and forts where they are; letters may differ."""
    for number in _west():
        other = half_turn(number, HALF_COLUMNS)
        here, there = _shape(drawing.cells[number]), _shape(drawing.cells[other])
        if number < other and here != there:
            message = f"{here} is not {there}, the sign of {hex_name(other)} after a half turn"
            drawing.fault(number, message)


def _shape(cell: str) -> str:
    """A sign without its letter or number, which a half turn may change."""
    mark = cell[1:2]
    if mark in ("@", "+"):
        return "fort" if mark == "@" else "entrance"
    return f"{cell[0]} start" if mark.isdecimal() else cell[:1]


def _check_counts(drawing: Drawing) -> None:
    cells = drawing.cells
    for fort in range(HALF_FORTS):
        letter = chr(ord("A") + fort)
        body = [number for number in _west() if cells[number] == f"{letter}@"]
        doors = [number for number in _west() if cells[number] == f"{letter}+"]
        if not body:
            drawing.faults.append(Fault("map", f"fort {letter} has no hex"))
        if len(doors) != 2:
            message = f"fort {letter} has {len(doors)} entrances, not 2"
            drawing.faults.append(Fault("map", message))
    for start in range(1, HALF_STARTS + 1):
        found = [number for number in _west() if cells[number][1:] == str(start)]
        if len(found) != 1:
            message = f"start {start} is drawn {len(found)} times, not once"
            drawing.faults.append(Fault("map", message))


def _check_forts(drawing: Drawing, field: Map) -> None:
    for fort in range(field.fort_count):
        hexes = field.bodies[fort] + field.entrances[fort]
        if _pieces(field, hexes) != 1:
            drawing.fault(hexes[0], "the fort is not in one piece")
        for entrance in field.entrances[fort]:
            if not any(field.fort_of[n] < 0 for n in field.near[entrance] if n >= 0):
                drawing.fault(entrance, "nobody can come to this entrance")
    for number in range(HEXES):
        if len(field.door_forts[number]) > 1:
            drawing.fault(number, "is next to entrances of two forts")


def _check_starts(drawing: Drawing, field: Map) -> None:
    starts = field.starts[1:]
    for place, start in enumerate(starts):
        for other in starts[:place]:
            if distance(start, other) < START_DISTANCE:
                drawing.fault(start, f"is a start less than {START_DISTANCE} from another")
        for rings, units in ROOM:
            room = [n for n in _land(field) if distance(start, n) <= rings]
            if len(room) < units:
                message = f"the start has room for {len(room)} units in {rings} rings, not {units}"
                drawing.fault(start, message)


def _check_land(drawing: Drawing, field: Map) -> None:
    """Everybody can walk everywhere; a unit of speed 1 everywhere but into forest (T3.12)."""
    land = _land(field)
    reached = _spread(field, land, field.starts[1])
    for number in land:
        if number not in reached:
            drawing.fault(number, "cannot be reached by land")
    for fort in range(field.fort_count):
        if not any(door in reached for door in field.doors[fort]):
            drawing.fault(field.entrances[fort][0], "the fort cannot be reached on foot")
    slow = [number for number in land if field.terrain[number] != FOREST]
    # Guns stay out of trenches (T10.1), so they must find a way around them as well.
    guns = [number for number in slow if field.terrain[number] != TRENCH]
    reached = _spread(field, guns, field.starts[1])
    for number in guns:
        if number not in reached:
            drawing.fault(number, "is walled in for units of speed 1")


def _check_trenches(drawing: Drawing, field: Map) -> None:
    touching = 0
    for trench in field.trenches:
        if _pieces(field, trench) != 1:
            drawing.fault(trench[0], "the trench is broken")
        touching += any(field.door_forts[number] for number in trench)
    if field.trenches and touching == 0:
        drawing.fault(field.trenches[0][0], "no trench touches a fort")
    if not field.trenches:
        drawing.faults.append(Fault("map", "there is no trench"))


def _check_water(drawing: Drawing, field: Map) -> None:
    wet = [n for n in range(HEXES) if field.terrain[n] in (WATER, BRIDGE)]
    largest = max((len(_spread(field, wet, number)) for number in wet), default=0)
    if largest < GUNBOAT_WATER:
        message = f"the largest water has {largest} hexes; a gunboat needs {GUNBOAT_WATER}"
        drawing.faults.append(Fault("map", message))


def _land(field: Map) -> list[int]:
    closed = (OFF_MAP, WATER, FORT, ENTRANCE)
    return [number for number in range(HEXES) if field.terrain[number] not in closed]


def _spread(field: Map, hexes: list[int], first: int) -> list[int]:
    """The hexes that hang together with the first one."""
    allowed = set(hexes)
    reached = [first]
    seen = {first}
    for number in reached:
        for direction in range(DIRECTIONS):
            other = field.near[number][direction]
            if other in allowed and other not in seen:
                seen.add(other)
                reached.append(other)
    return reached


def _pieces(field: Map, hexes: list[int]) -> int:
    left = set(hexes)
    pieces = 0
    while left:
        pieces += 1
        left -= set(_spread(field, hexes, min(left)))
    return pieces
