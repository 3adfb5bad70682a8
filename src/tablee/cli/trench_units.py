"""`tablee units`: the units of Trench Club, or a file of them, checked and shown."""

from __future__ import annotations

import argparse
from typing import Any

from tablee.cli.arguments import add_command
from tablee.cli.files import read_text

HEADINGS = [
    "unit", "cost", "repair", "speed", "ground", "air", "strike", "against", "armour", "tags",
]  # fmt: skip
PROVENANCE = "S: stated by the rules, D: derived from their examples, R: rebuilt, a house value"


def add(commands: Any) -> None:
    command = add_command(commands, "units", "show or check the units of Trench Club", run)
    command.add_argument("file", metavar="FILE", nargs="?", help="a file of units (default: ours)")


def run(arguments: argparse.Namespace) -> None:
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
