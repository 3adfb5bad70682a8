"""Random games of every registered game, for the conformance suite.

That is every game that is installed: `tests/test_plug_ins.py` runs the suite with one more.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.games.trench_club.drawings import own_map

from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Refusal
from tablee.kernel.game import Game
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.state import SPECTATOR, State, View

#: Tables that between them use every option of every game.
TABLES: dict[str, list[dict[str, Any]]] = {
    "les-poilus": [
        {"players": 2},
        {"players": 3, "difficulty": "recruit", "victory": "at-once"},
        {"players": 4, "difficulty": "veteran", "leader": 2},
        {"players": 5, "challenge": 2, "soldiers": ["lazare", None, "felix"]},
    ],
    "trench-club": [
        {"armistice": 3},
        {
            "armistice": 2,
            "players": 4,
            "special_forces": True,
            "special_start": True,
            "trenches": True,
            "victory_points": True,
        },
        {
            "armistice": 2,
            "players": 3,
            "map": "isonzo",
            "shared": "entente",
            "double_armies": True,
            "surrender": False,
        },
        {
            "armistice": 3,
            "map": own_map(),
            "central": "austria-hungary",
            "entente": "great-britain",
            "two_national_units": True,
            "destroyed_at_five": True,
            "threshold_step": 2,
            "first_turn_limits": False,
        },
    ],
    "footclub": [
        {},
        {"shoot_out": True},
        {"cards": [{"supporters": 9, "placed_attack": 6, "pressing": 2, "tackle": 4}]},
        {
            "shoot_out": True,
            "cards": [
                {"supporters": 7, "placed_attack": 6, "tackle": 4},
                {"supporters": 9, "placed_attack": 4, "defensive_support": 4},
            ],
        },
    ],
    "nim": [{}, {"stones": 6, "misere": True}],
}

#: Long games are looked at closely only every so many moves, so that the suite stays quick.
STRIDES = {"trench-club": 17}

CASES = [
    (name, number) for name in registry.names() for number in range(len(TABLES.get(name, [{}])))
]


def case_name(case: tuple[str, int]) -> str:
    """What pytest shows for a case."""
    return f"{case[0]}-{case[1]}"


def encoded(value: Any) -> bytes:
    """Any document as bytes, for comparing byte for byte."""
    return msgspec.json.encode(value)


class RandomGame:
    """A match played by chance alone, and the means to look at it from all sides."""

    def __init__(self, case: tuple[str, int], seed: int) -> None:
        name, number = case
        self.game: Game = registry.game(name)
        self.options = self.game.options(TABLES.get(name, [{}])[number])
        self.chance = FastChance(seed, 1)
        self.match = Match(self.game, self.options, FastChance(seed))
        self.seats = range(len(self.match.seats))
        self.observers = [SPECTATOR, *self.seats]
        self.name = f"{name}-{number}-{seed}"
        self._stride = STRIDES.get(name, 1)

    def choose(self) -> tuple[int, int]:
        """A seat that is to act and one of its moves."""
        seat = self.chance.choose(self.match.to_act())
        return seat, self.chance.choose(self.match.legal(seat))

    def play(self, seat: int, move: int) -> LogLine:
        """Make a move that must be accepted."""
        line = self.match.play(seat, move, self.match.line)
        assert not isinstance(line, Refusal), line
        return line

    def steps(self) -> Iterator[int]:
        """Play to the end, yielding before each move."""
        while self.match.to_act():
            assert self.match.line < self.game.longest_game, "the game does not end"
            yield self.match.line
            self.play(*self.choose())

    def look_closely(self) -> bool:
        """Whether the present move is one to look at from all sides."""
        return self.match.line % self._stride == 0

    def view_bytes(self, view: View) -> bytes:
        """A view with everything that is told from it."""
        return encoded(
            [
                view.document(),
                view.prompt(),
                view.moves,
                view.odds(),
            ]
        )

    def position_bytes(self, state: State) -> bytes:
        """The whole state as bytes."""
        return encoded(state.position())


@contextmanager
def kept_if_failing(random_game: RandomGame) -> Iterator[None]:
    """Write the record of a game in which a check fails, so that `tablee replay` opens it."""
    try:
        yield
    except Exception as error:
        folder = Path(os.environ.get("TABLEE_FAILURES", tempfile.gettempdir()))
        file = folder / f"tablee-failing-{random_game.name}.json"
        file.write_bytes(msgspec.json.format(encoded(random_game.match.record())))
        error.add_note(f"the game is kept: tablee replay {file}")
        raise
