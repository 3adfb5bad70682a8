"""Actions for learners: whole numbers below a bound that is known beforehand.

Where a game has few moves, an action is the move itself. Trench Club has millions of possible
moves, of which a few hundred are legal at a time: there an action is a place in the list of legal
moves, whose order is fixed.
"""

from __future__ import annotations

from typing import Final

from tablee.kernel.game import Game

#: A game with at most so many moves uses them as actions.
FEW_MOVES: Final = 4096
#: More legal moves than this have never been seen at once.
MOST_LEGAL: Final = 16384


class Actions:
    """Translates between the actions and the moves of a game."""

    def __init__(self, game: Game) -> None:
        self.are_moves = game.legal_count <= FEW_MOVES
        #: Every action is a number below this.
        self.count = game.legal_count if self.are_moves else MOST_LEGAL

    def legal(self, moves: list[int]) -> list[int]:
        """The legal actions, lowest first, given the legal moves."""
        if self.are_moves:
            return sorted(moves)
        if len(moves) > MOST_LEGAL:
            raise OverflowError(f"{len(moves)} legal moves, more than {MOST_LEGAL}")
        return list(range(len(moves)))

    def move(self, action: int, moves: list[int]) -> int | None:
        """The move of an action; None if it is not legal."""
        if self.are_moves:
            return action if action in moves else None
        return moves[action] if 0 <= action < len(moves) else None
