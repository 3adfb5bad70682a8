"""Maps that people drew: from a file into the options of a table, and from there to the field.

The options carry the whole drawing. So a record, a position or a view needs no file besides itself,
whoever reads it and wherever, and nobody can change the map of a running game.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from tablee.games.trench_club.data.hexes import COLUMNS, HALF_COLUMNS, ROWS
from tablee.games.trench_club.data.map_faults import find_faults
from tablee.games.trench_club.data.maps import Drawing, Map, map_text
from tablee.games.trench_club.documents import OwnMap, TrenchOptions
from tablee.kernel.documents import Fault, Faults
from tablee.kernel.reading import lines_of

#: So many drawings are kept ready: a server has tables with different ones.
MOST_KEPT: Final = 32

#: By what was drawn, its name and rows: the half map and the whole one.
_KEPT: Final[dict[tuple[str, ...], tuple[Map, Map]]] = {}


def read_own_map(text: str, source: str) -> OwnMap:
    """What a map's file draws, for the options; raises `Faults` that name file and lines."""
    field = read_map(text, source)
    rows = [field.cells[row * COLUMNS : row * COLUMNS + HALF_COLUMNS] for row in range(ROWS)]
    return OwnMap(name=field.name, rows=[" ".join(row) for row in rows])


def map_option(text: str, source: str) -> dict[str, Any]:
    """A map that somebody drew, as the option takes it."""
    return cast(dict[str, Any], msgspec.to_builtins(read_own_map(text, source)))


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


def plays_whole(options: TrenchOptions) -> bool:
    """Whether four nations play on the whole map (T1.1)."""
    if options.field is None:
        return options.players > 2
    return options.field == "whole"


#: The maps that come with the game.
MAP_KEYS: Final[list[str]] = ["aisne", "isonzo"]


def read_map(text: str, source: str) -> Map:
    """The whole map of a file; raises `Faults` that name the file, each line and fault."""
    drawing = Drawing()
    drawing.read(lines_of(text, source))
    return checked_fields(drawing, source)[1]


def checked_fields(drawing: Drawing, source: str) -> tuple[Map, Map]:
    """The half map and the whole one; raises `Faults` with everything that is wrong with them."""
    whole = Map(drawing.name, COLUMNS, drawing.whole())
    fields = (whole.half(), whole)
    find_faults(drawing, fields)
    if drawing.faults:
        raise Faults(drawing.faults_by_line(), source)
    return fields


#: By key, the half map and the whole one of a map that was opened.
_OPENED: Final[dict[str, Map]] = {}


def open_map(key: str, half: bool) -> Map:
    """A map that comes with the game, or its western half; read once and then shared."""
    wanted = f"{key} half" if half else key
    if wanted not in _OPENED:
        whole = read_map(map_text(key), f"{key}.txt")
        _OPENED[key] = whole
        _OPENED[f"{key} half"] = whole.half()
    return _OPENED[wanted]
