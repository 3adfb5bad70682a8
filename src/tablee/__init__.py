"""Tablée: tabletop games to play and to study.

    import tablee

    game = tablee.game("footclub")
    match = tablee.Match(game, game.options({}), tablee.FastChance(1))

`tablee.game_keys()` names the games; `tablee.games` is the package that holds them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.games.registry import game
    from tablee.games.registry import names as game_keys
    from tablee.kernel.bot import Bot
    from tablee.kernel.chance import FairChance, FastChance, ScriptedChance
    from tablee.kernel.documents import Faults, Record, Refusal
    from tablee.kernel.game import Game
    from tablee.kernel.match import Match
    from tablee.kernel.state import State, View
    from tablee.texts import Texts

__version__ = "0.1.0"

__all__ = [
    "Bot",
    "FairChance",
    "FastChance",
    "Faults",
    "Game",
    "Match",
    "Record",
    "Refusal",
    "ScriptedChance",
    "State",
    "Texts",
    "View",
    "__version__",
    "game",
    "game_keys",
]

#: Opened when first asked for: a server starts without the games, a bot without the texts.
_PLACES = {
    "game": ("tablee.games.registry", "game"),
    "game_keys": ("tablee.games.registry", "names"),
    "Bot": ("tablee.kernel.bot", "Bot"),
    "FairChance": ("tablee.kernel.chance", "FairChance"),
    "FastChance": ("tablee.kernel.chance", "FastChance"),
    "Faults": ("tablee.kernel.documents", "Faults"),
    "Game": ("tablee.kernel.game", "Game"),
    "Match": ("tablee.kernel.match", "Match"),
    "Record": ("tablee.kernel.documents", "Record"),
    "Refusal": ("tablee.kernel.documents", "Refusal"),
    "ScriptedChance": ("tablee.kernel.chance", "ScriptedChance"),
    "State": ("tablee.kernel.state", "State"),
    "Texts": ("tablee.texts", "Texts"),
    "View": ("tablee.kernel.state", "View"),
}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'tablee' has no attribute {name!r}")
    module, attribute = _PLACES[name]
    return getattr(import_module(module), attribute)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
