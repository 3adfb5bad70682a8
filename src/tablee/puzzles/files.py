"""The puzzles that come with the games, and files of others."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from tablee.kernel.documents import Fault, Faults
from tablee.puzzles.documents import PUZZLES_FORMAT, Puzzles

#: The folder of the package in which each game's file lies.
SHIPPED: Final = "shipped"


@cache
def shipped(game: str) -> Puzzles:
    """The puzzles that come with a game; none where it has no file."""
    file = resources.files("tablee.puzzles") / SHIPPED / f"{game}.json"
    if not file.is_file():
        return Puzzles(game=game, puzzles=[])
    return read_puzzles(file.read_bytes())


def read_puzzles(text: bytes) -> Puzzles:
    """Puzzles from a file's contents; raises `Faults`."""
    try:
        found = msgspec.json.decode(text, type=Puzzles)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Faults([Fault("document", str(error))]) from None
    if found.format != PUZZLES_FORMAT:
        raise Faults([Fault("format", f"must be {PUZZLES_FORMAT!r}")])
    return found


def written(puzzles: Puzzles) -> bytes:
    """The contents of a file: a line for each puzzle, so that changes can be read."""
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles.puzzles)
    head = f'{{"format":"{puzzles.format}","game":"{puzzles.game}","puzzles":[\n'
    return head.encode() + lines + b"\n]}\n"
