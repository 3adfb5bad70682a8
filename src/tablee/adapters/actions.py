"""Which actions an environment has: see `tablee.kernel.learning.actions`."""

from __future__ import annotations

from typing import Final

from tablee.kernel.game import Game
from tablee.kernel.learning.actions import ActionSpace, ListActions, MoveActions

#: A game with at most so many moves uses them as actions.
FEW_MOVES: Final = 4096
#: An action is a move; an action of a few makes a move; an action is a place in the list.
MOVES: Final = "moves"
FACTORED: Final = "factored"
LIST: Final = "list"


def kinds_of_actions(game: Game) -> list[str]:
    """The kinds of actions that a game can be played with, the usual one first."""
    if game.legal_count <= FEW_MOVES:
        return [MOVES, LIST]
    return [LIST] if game.factored is None else [FACTORED, LIST]


def action_space(game: Game, kind: str = "") -> ActionSpace:
    """The actions of a kind, or of the game's usual one."""
    kinds = kinds_of_actions(game)
    kind = kind or kinds[0]
    if kind not in kinds:
        raise ValueError(f"{game.key} has no actions {kind!r}; there are: {', '.join(kinds)}")
    if kind == FACTORED and game.factored is not None:
        return game.factored()
    return MoveActions(game.legal_count) if kind == MOVES else ListActions()
