"""The one place that opens a game: those that come with the package, then plug-ins.

A plug-in is a package with an entry point in the group `tablee.games`, whose name is the game's
key and whose value its `Game`: `nim = "tablee_nim.game:GAME"`. docs/add-a-game.md shows one.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from typing import Final

from tablee.kernel.documents import Scenario
from tablee.kernel.game import Game
from tablee.kernel.reading import close_match
from tablee.kernel.scenario import read_scenario

#: Key of a game that comes with the package -> the module whose GAME it is.
BUILT_IN: Final[dict[str, str]] = {
    "les-poilus": "tablee.games.les_poilus.game",
    "footclub": "tablee.games.footclub.game",
    "trench-club": "tablee.games.trench_club.game",
}
#: The entry points of plug-ins.
GROUP: Final = "tablee.games"
#: A key stands in addresses and at the beginning of the names of messages ...
KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
#: ... where these words are ours.
RESERVED: Final = (
    *("banner", "delete", "dice", "fault", "lab", "options", "play", "privacy", "prune", "puzzle"),
    *("review", "serve", "server", "table", "term", "text", "tui", "web"),
    *BUILT_IN,
)
#: The letter of the rules that every table shares.
SHARED_LETTER: Final = "K"


class UnknownGame(ValueError):
    """There is no game of that name."""


class UnknownScenario(ValueError):
    """A game has no guided first game."""


@cache
def plug_ins() -> dict[str, tuple[str, Game]]:
    """By key: the module of each plug-in and its game. A broken one is logged and left out."""
    found: dict[str, tuple[str, Game]] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            loaded = point.load()
            if not isinstance(loaded, Game):
                raise TypeError(f"{point.value} is no tablee.Game")
            if loaded.key != point.name:
                raise ValueError(f"its key is {loaded.key!r}")
            if loaded.key in RESERVED or loaded.key in found:
                raise ValueError("that key is taken")
            if not KEY.fullmatch(loaded.key):
                raise ValueError("a key has small letters, digits and dashes")
            if loaded.rules_letter == SHARED_LETTER:
                raise ValueError(f"the rules of every table have the letter {SHARED_LETTER}")
            if loaded.locales and not resources.files(loaded.locales).joinpath("en").is_dir():
                raise ValueError(f"{loaded.locales} has no folder en")
            found[loaded.key] = (point.module, loaded)
        except (Exception, SystemExit) as error:
            # Whatever a stranger's module raises, the other games can be played.
            problem = f"{error.__class__.__name__}: {error}"
            logging.getLogger("tablee.games").warning("game %r left out: %s", point.name, problem)
    return found


def names() -> list[str]:
    """The keys of all games, in the order they are shown."""
    return [*BUILT_IN, *plug_ins()]


def module_of(name: str) -> str:
    """The module that declares a game; raises `UnknownGame` with a suggestion."""
    if name in BUILT_IN:
        return BUILT_IN[name]
    if name in plug_ins():
        return plug_ins()[name][0]
    suggestion = close_match(name, names())
    raise UnknownGame(f"there is no game {name!r}{suggestion} (games: {', '.join(names())})")


def game(name: str) -> Game:
    """The game of that name; raises `UnknownGame` with a suggestion."""
    module = module_of(name)
    if name not in BUILT_IN:
        return plug_ins()[name][1]
    found = import_module(module).GAME
    assert isinstance(found, Game)
    return found


def guided_scenario(name: str) -> Scenario:
    """The guided first game of a game; raises `UnknownGame` or `UnknownScenario`."""
    guided = game(name).guided
    if not guided:
        raise UnknownScenario(f"{name} has no guided first game")
    folder = resources.files(module_of(name).rpartition(".")[0]) / "scenarios"
    return read_scenario((folder / f"{guided}.toml").read_text("utf-8"))
