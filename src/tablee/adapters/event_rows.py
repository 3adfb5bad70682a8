"""What a player has been told, as numbers: the information-state tensor of OpenSpiel.

An event is a row: a one for each kind of event, then its values in the order of its fields. What
the player may not know of it is zero, and so are the rows that are not filled yet.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy

from tablee.games import registry
from tablee.kernel.game import Game
from tablee.kernel.state import Event

#: Values of an event that a row has room for.
VALUES = 12
#: Values are numbers of cards, seats, units and hexes, from -2 on.
SCALE = 1024.0
#: Events that are kept, the last ones; 0 where a game has too many of them for a tensor.
ROWS = {"footclub": 256, "les-poilus": 512, "trench-club": 0}
USUAL_ROWS = 256


def rows_of(game: Game) -> int:
    """How many events of a game are kept."""
    return ROWS.get(game.key, USUAL_ROWS)


def row_size(game: Game) -> int:
    """How many numbers an event has."""
    return len(game.event_kinds) + VALUES


@lru_cache(maxsize=65536)
def _numbers(key: str, event: Event, player: int) -> tuple[float, ...]:
    """The values of an event as a player may know it."""
    document = registry.game(key).event_kinds[event[0]].document(event, player)
    values: list[int] = []
    for name, value in document.items():
        if name != "event":
            values += value if isinstance(value, list) else [value]  # type: ignore[list-item]
    return tuple(min(1.0, (value + 2) / SCALE) for value in values[:VALUES])


def fill_rows(game: Game, events: list[Event], player: int, rows: numpy.ndarray[Any, Any]) -> None:
    """Write the last events, as a player may know them, into an array of rows by numbers."""
    rows.fill(0)
    kinds = len(game.event_kinds)
    for row, event in zip(rows, events[-len(rows) :], strict=False):
        row[event[0]] = 1
        numbers = _numbers(game.key, event, player)
        row[kinds : kinds + len(numbers)] = numbers
