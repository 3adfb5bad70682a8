"""The one place that opens a game."""

from __future__ import annotations

from importlib import import_module, resources
from typing import Final

from tablee.kernel.documents import Scenario
from tablee.kernel.game import Game
from tablee.kernel.reading import close_match
from tablee.kernel.scenario import read_scenario

#: Name of a game -> the module whose GAME it is.
MODULES: Final[dict[str, str]] = {
    "les-poilus": "tablee.games.les_poilus.game",
    "footclub": "tablee.games.footclub.game",
    "trench-club": "tablee.games.trench_club.game",
}


class UnknownGame(ValueError):
    """There is no game of that name."""


def names() -> list[str]:
    """The names of all games, in the order they are shown."""
    return list(MODULES)


def game(name: str) -> Game:
    """The game of that name; raises `UnknownGame` with a hint."""
    if name not in MODULES:
        hint = close_match(name, names())
        raise UnknownGame(f"there is no game {name!r}{hint} (games: {', '.join(names())})")
    found = import_module(MODULES[name]).GAME
    assert isinstance(found, Game)
    return found


def guided_scenario(name: str) -> Scenario:
    """The guided first game of a game; raises `UnknownGame` with a hint."""
    game(name)
    folder = resources.files(MODULES[name].rpartition(".")[0]) / "scenarios"
    return read_scenario((folder / f"{game(name).guided}.toml").read_text("utf-8"))
