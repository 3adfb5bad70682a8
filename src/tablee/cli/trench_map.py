"""`tablee map`: a map of Trench Club, checked and drawn."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tablee.cli.arguments import add_command
from tablee.cli.files import Complaint, read_text


def add(commands: Any) -> None:
    command = add_command(commands, "map", "check a map of Trench Club and draw it as SVG", run)
    command.add_argument("file", metavar="FILE", help="a map in text, or the name of one of ours")
    command.add_argument("--svg", metavar="FILE", help="where to draw it (default: only check)")


def run(arguments: argparse.Namespace) -> None:
    from tablee.games.trench_club.map_drawing import draw_svg
    from tablee.games.trench_club.maps import MAP_KEYS, map_text, read_map

    source = arguments.file
    if source in MAP_KEYS:
        text = map_text(source)
    else:
        text = read_text(source)
    field = read_map(text, source)
    print(f"{source}: {field.name}, nothing is wrong with it")
    if arguments.svg:
        picture = Path(arguments.svg)
        try:
            if source not in MAP_KEYS and picture.exists() and picture.samefile(source):
                raise Complaint(f"{picture}: is the map itself; its picture needs another file")
            picture.write_text(draw_svg(field), "utf-8")
        except OSError as error:
            raise Complaint(f"{arguments.svg}: {error.strerror or error}") from None
