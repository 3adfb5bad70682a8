"""What the levels of computer players are called at every table, and the yardsticks of the lab."""

from __future__ import annotations

from typing import Final

from tablee.kernel.game import Game

RECRUIT: Final = "recruit"
REGULAR: Final = "regular"
CAPTAIN: Final = "captain"
VETERAN: Final = "veteran"
UNIFORM: Final = "uniform"
SENSIBLE: Final = "sensible"

#: Weakest first.
LEVELS: Final = (RECRUIT, REGULAR, CAPTAIN, VETERAN)
YARDSTICKS: Final = (UNIFORM, SENSIBLE)


def usual_level(game: Game) -> str:
    """Who plays where nobody asked for a level: quick and no fool, if there is such a player."""
    return SENSIBLE if game.has_bot(SENSIBLE) else game.levels[-1]
