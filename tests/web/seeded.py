"""A finished table of each game in a browser's database: for the static site."""

from __future__ import annotations

from functools import cache

import msgspec
from scripts.site.conformance import play
from tests.web.ends import seed

from tablee.browser.tab import PREFIX
from tablee.kernel.record import read_record

#: By game, the number of a short one among those that are the same everywhere.
NUMBERS = {"les-poilus": 1, "footclub": 1, "trench-club": 0}


def finished_table(game: str) -> str:
    """The name of a game's table that `finished_tables` lays down."""
    return f"{PREFIX}finished-{game}"


@cache
def finished_tables() -> str:
    """A script that lays down a finished table of each game."""
    return "".join(
        seed(finished_table(game), read_record(msgspec.json.decode(play(game, number))))
        for game, number in NUMBERS.items()
    )
