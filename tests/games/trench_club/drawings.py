"""A map that somebody drew: Isonzo with other woods, and with lines as people write them."""

from __future__ import annotations

from typing import Any

from tablee.games.trench_club.data.maps import map_text
from tablee.games.trench_club.game import GAME

#: Hexes by row and column, counted from 1, that become forest; each with its half turn.
WOODS = ((2, 2), (2, 4), (19, 12), (19, 10))


def map_file(name: str = "La Marne, été 1914") -> str:
    """The text of its file."""
    lines = [f"# drawn by hand\nname: {name}\n"]
    for line in map_text("isonzo").split("\n"):
        words = line.split()
        if not words or not words[0].isdecimal():
            continue
        for row, column in WOODS:
            if words[0] == str(row):
                words[column] = "^"
        lines.append("  ".join(words) + "   # a remark")
    return "\r\n".join(lines)


def own_map(name: str = "La Marne, été 1914") -> dict[str, Any]:
    """The same as the option takes it."""
    return GAME.read_option(map_file(name), "marne.txt")
