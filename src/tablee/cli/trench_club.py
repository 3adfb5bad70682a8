"""`tablee map`: a map of Trench Club, checked and drawn.

`tablee units`: the units of Trench Club, or a file of them, checked and shown.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tablee.cli.arguments import add_command
from tablee.cli.files import Complaint, read_text


def add_map(commands: Any) -> None:
    command = add_command(commands, "map", "check a map of Trench Club and draw it as SVG", run_map)
    command.add_argument("file", metavar="FILE", help="a map in text, or the name of one of ours")
    command.add_argument(
        "--svg",
        metavar="FILE",
        help="where to draw it, - for standard output (default: only check)",
    )


def run_map(arguments: argparse.Namespace) -> None:
    from tablee.games.trench_club.data.map_drawing import draw_svg
    from tablee.games.trench_club.data.map_files import MAP_KEYS, read_map
    from tablee.games.trench_club.data.maps import map_text

    source = arguments.file
    if source in MAP_KEYS:
        text = map_text(source)
    else:
        text = read_text(source)
    field = read_map(text, source)
    told = f"{source}: {field.name}, nothing is wrong with it"
    if arguments.svg == "-":
        print(told, file=sys.stderr)
        print(draw_svg(field))
        return
    print(told)
    if arguments.svg:
        _write(draw_svg(field), Path(arguments.svg), Path(source))


def _write(drawn: str, picture: Path, source: Path) -> None:
    try:
        if picture.exists() and source.exists() and picture.samefile(source):
            raise Complaint(f"{picture}: is the map itself; its picture needs another file")
        picture.write_text(drawn, "utf-8")
    except OSError as error:
        raise Complaint(f"{picture}: {error.strerror or error}") from None


HEADINGS = [
    "unit", "cost", "repair", "speed", "ground", "air", "strike", "against", "armour", "tags",
]  # fmt: skip
PROVENANCE = "S: stated by the rules, D: derived from their examples, R: rebuilt, a house value"


def add_units(commands: Any) -> None:
    command = add_command(commands, "units", "show or check the units of Trench Club", run_units)
    command.add_argument("file", metavar="FILE", nargs="?", help="a file of units (default: ours)")


def run_units(arguments: argparse.Namespace) -> None:
    from tablee.games.trench_club.data.units import UNITS, read_units

    units = UNITS
    if arguments.file is not None:
        units = read_units(read_text(arguments.file), arguments.file)
        print(f"{arguments.file}: {len(units.columns)} units, nothing is wrong with them")
    rows = [HEADINGS]
    tags = len(HEADINGS) - 2
    for unit, words in units.columns.items():
        rows.append([unit, *words[:tags], " ".join(words[tags:])])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (word.ljust(width) for word, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())
    print(PROVENANCE)
