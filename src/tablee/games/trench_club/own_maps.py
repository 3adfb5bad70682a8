"""Maps that people drew: from a file into the options of a table, and from there to the field.

The options carry the whole drawing. So a record, a position or a view needs no file besides itself,
whoever reads it and wherever, and nobody can change the map of a running game.
"""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.documents import OwnMap, TrenchOptions
from tablee.games.trench_club.hexes import COLUMNS, HALF_COLUMNS, ROWS
from tablee.games.trench_club.maps import Drawing, Map, checked_fields, open_map, read_map
from tablee.games.trench_club.set_up import plays_whole
from tablee.kernel.documents import Fault, Faults

#: So many drawings are kept ready: a server has tables with different ones.
MOST_KEPT: Final = 32

#: By what was drawn, its name and rows: the half map and the whole one.
_KEPT: Final[dict[tuple[str, ...], tuple[Map, Map]]] = {}


def read_own_map(text: str, source: str) -> OwnMap:
    """What a map's file draws, for the options; raises `Faults` that name file and lines."""
    field = read_map(text, source)
    rows = [field.cells[row * COLUMNS : row * COLUMNS + HALF_COLUMNS] for row in range(ROWS)]
    return OwnMap(name=field.name, rows=[" ".join(row) for row in rows])


def open_field(options: TrenchOptions) -> Map:
    """The field of a table; raises `Faults` if somebody's own map is none."""
    half = not plays_whole(options)
    if isinstance(options.map, str):
        return open_map(options.map, half)
    return _fields(options.map)[0 if half else 1]


def own_map_faults(options: TrenchOptions, where: str) -> list[Fault]:
    """Everything that is wrong with a map in the options, with the row that it is in."""
    if isinstance(options.map, str):
        return []
    try:
        _fields(options.map)
    except Faults as faults:
        return [Fault(f"{where}map.{_part(fault.field)}", fault.message) for fault in faults.faults]
    return []


def _fields(own: OwnMap) -> tuple[Map, Map]:
    key = (own.name, *own.rows)
    found = _KEPT.get(key)
    if found is None:
        drawing = Drawing()
        drawing.take(own.name, own.rows)
        found = checked_fields(drawing, "")
        while len(_KEPT) >= MOST_KEPT:
            _KEPT.pop(next(iter(_KEPT)), None)
        _KEPT[key] = found
    return found


def _part(line: str) -> str:
    """The part of the options for a line of `Drawing.take`: the name is the first."""
    if not line.startswith("line "):
        return "rows"
    number = int(line[5:])
    return "name" if number == 1 else f"rows[{number - 2}]"
