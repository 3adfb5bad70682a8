"""Everything that can be wrong with a map that was read (T12)."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.hexes import (
    COLUMNS,
    DIRECTIONS,
    HALF_COLUMNS,
    HEXES,
    distance,
    half_turn,
    hex_name,
)
from tablee.games.trench_club.data.maps import (
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
    drawn,
)

#: Starts are at least this far from each other.
START_DISTANCE: Final = 5
#: Room for the 11 units of an army within two rings of a start, for 22 within three.
ROOM: Final = ((2, 11), (3, 22))
#: Water and bridges in one piece, enough for a gunboat to go somewhere.
GUNBOAT_WATER: Final = 12


def find_faults(drawing: Drawing, fields: tuple[Map, Map]) -> None:
    """Add every fault of a drawing to its list, whatever could not be read of it."""
    _check_symmetry(drawing)
    _check_counts(drawing)
    # What is wrong with the half is wrong with the whole: a drawing tells it once.
    cut_off = _CutOff()
    for field in fields:
        _check_forts(drawing, field)
        _check_starts(drawing, field)
        _check_land(drawing, field, cut_off)
        _check_trenches(drawing, field)
        _check_water(drawing, field)
    _tell_areas(drawing, fields[0], cut_off.land, "land")
    _tell_areas(drawing, fields[0], cut_off.walled_in, "walled-in")


def _west() -> list[int]:
    return [number for number in range(HEXES) if number % COLUMNS < HALF_COLUMNS]


def _check_symmetry(drawing: Drawing) -> None:
    """T12.2: a half turn leaves terrain and forts where they are; letters may differ."""
    for number in _west():
        other = half_turn(number, HALF_COLUMNS)
        here, there = drawing.cells[number], drawing.cells[other]
        if number < other and here and there and _shape(here) != _shape(there):
            name = hex_name(other)
            drawing.fault(number, "half-turn", here=here, there=there, other=name)
    _check_letters(drawing)


def _check_letters(drawing: Drawing) -> None:
    """T12.2: what is one trench, or one fort, is one after a half turn."""
    partners: dict[str, str] = {}
    told: set[str] = set()
    for number in _west():
        other = half_turn(number, HALF_COLUMNS)
        here, there = _lettered(drawing.cells[number]), _lettered(drawing.cells[other])
        if here[:1] != there[:1] or not here:
            continue  # told above
        if partners.setdefault(here, there) != there and here not in told:
            told.add(here)
            kind, letter = here.split()
            drawing.fault(
                number,
                f"{kind}-half-turn",
                here=letter,
                partner=partners[here].split()[1],
                there=there.split()[1],
                other=hex_name(other),
            )


def _lettered(cell: str) -> str:
    """The fort or trench of a sign, or nothing."""
    if cell[1:2] in ("@", "+"):
        return f"fort {cell[0]}"
    return f"trench {cell[1]}" if cell[:1] == ":" else ""


def _shape(cell: str) -> str:
    """A sign without its letter or number, which a half turn may change."""
    mark = cell[1:2]
    if mark in ("@", "+"):
        return "fort" if mark == "@" else "entrance"
    return f"{cell[0]} start" if mark.isdecimal() else cell[:1]


def _check_counts(drawing: Drawing) -> None:
    """T12.1: seven forts with two entrances each, and six starts."""
    cells = drawing.cells
    for fort in range(HALF_FORTS):
        letter = chr(ord("A") + fort)
        body = [number for number in _west() if cells[number] == f"{letter}@"]
        doors = [number for number in _west() if cells[number] == f"{letter}+"]
        if not body:
            spot = doors[0] if doors else -1
            drawing.fault(spot, "no-fort", fort=letter)
        if len(doors) != 2:
            spot = [*doors, *body, -1][0]
            drawing.fault(spot, "entrances", fort=letter, count=len(doors))
    for start in range(1, HALF_STARTS + 1):
        found = [number for number in _west() if cells[number][1:] == str(start)]
        if not found:
            drawing.fault(-1, "no-start", start=start)
        for number in found[1:]:
            drawing.fault(number, "start-before", start=start)


def _check_forts(drawing: Drawing, field: Map) -> None:
    for fort in range(field.fort_count):
        hexes = field.bodies[fort] + field.entrances[fort]
        if _pieces(field, hexes) > 1:
            drawing.fault(_first(hexes), "fort-in-pieces")
        for entrance in field.entrances[fort]:
            if not any(field.fort_of[n] < 0 for n in field.near[entrance] if n >= 0):
                drawing.fault(entrance, "entrance-shut")
    for number in range(HEXES):
        if len(field.door_forts[number]) > 1:
            drawing.fault(number, "two-forts")


def _check_starts(drawing: Drawing, field: Map) -> None:
    starts = [start for start in field.starts if start >= 0]
    land = _land(field)
    for place, start in enumerate(starts):
        if any(distance(start, other) < START_DISTANCE for other in starts[:place]):
            drawing.fault(start, "starts-near", needed=START_DISTANCE)
        for rings, units in ROOM:
            room = sum(1 for number in land if distance(start, number) <= rings)
            if room < units:
                drawing.fault(start, "room", room=room, rings=rings, units=units)


class _CutOff:
    """The drawn hexes of either half that nobody, or no unit of speed 1, can come to."""

    def __init__(self) -> None:
        self.land: set[int] = set()
        self.walled_in: set[int] = set()


def _check_land(drawing: Drawing, field: Map, cut_off: _CutOff) -> None:
    """Everybody can walk everywhere; a unit of speed 1 everywhere but into forest (T3.12)."""
    land = _land(field)
    reached = _largest(field, land)
    for number in land:
        if number not in reached:
            cut_off.land.add(drawn(number))
    for fort in range(field.fort_count):
        doors = field.doors[fort]
        if doors and not any(door in reached for door in doors):
            drawing.fault(_first(field.entrances[fort]), "fort-unreachable")
    # Guns stay out of trenches (T10.1), so they must find a way around them as well.
    ways = [number for number in land if field.terrain[number] not in (FOREST, TRENCH)]
    reached = _largest(field, ways)
    for number in land:
        if field.terrain[number] == FOREST:
            walled_in = not any(other in reached for other in field.near[number])
        else:
            walled_in = field.terrain[number] != TRENCH and number not in reached
        if walled_in:
            cut_off.walled_in.add(drawn(number))
    # Whoever is bought in a fort must be able to walk out of it.
    passable = set(ways)
    for fort in range(field.fort_count):
        doors = field.doors[fort]
        if any(door in land for door in doors) and not passable.intersection(doors):
            drawing.fault(_first(field.entrances[fort]), "fort-walled-in")


def _tell_areas(drawing: Drawing, half: Map, hexes: set[int], code: str) -> None:
    """One cut shuts off many hexes: they are told of together, by the first of them."""
    left = set(hexes)
    while left:
        area = _spread(half, sorted(left), min(left))
        left -= set(area)
        if len(area) == 1:
            drawing.fault(area[0], code)
        else:
            drawing.fault(area[0], f"{code}-area", count=len(area) - 1)


def _check_trenches(drawing: Drawing, field: Map) -> None:
    for trench in field.trenches:
        if _pieces(field, trench) > 1:
            drawing.fault(_first(trench), "trench-broken")
    if not field.trenches:
        drawing.fault(-1, "no-trench")
    elif not any(field.door_forts[number] for trench in field.trenches for number in trench):
        spot = _first([number for trench in field.trenches for number in trench])
        drawing.fault(spot, "no-trench-at-fort")


def _check_water(drawing: Drawing, field: Map) -> None:
    wet = [n for n in range(HEXES) if field.terrain[n] in (WATER, BRIDGE)]
    # It is launched on water, not under a bridge (T8.1).
    largest = list(_largest(field, wet)) if field.water else []
    if len(largest) < GUNBOAT_WATER:
        spot = _first(largest) if largest else -1
        drawing.fault(spot, "water", count=len(largest), needed=GUNBOAT_WATER)


def _first(hexes: list[int]) -> int:
    """The hex of a group that is drawn first, the same for both halves."""
    return min(hexes, key=drawn)


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


def _largest(field: Map, hexes: list[int]) -> set[int]:
    """The largest of the pieces that some hexes fall into."""
    largest: set[int] = set()
    left = set(hexes)
    while left:
        piece = set(_spread(field, hexes, min(left)))
        left -= piece
        if len(piece) > len(largest):
            largest = piece
    return largest


def _pieces(field: Map, hexes: list[int]) -> int:
    left = set(hexes)
    pieces = 0
    while left:
        pieces += 1
        left -= set(_spread(field, hexes, min(left)))
    return pieces
