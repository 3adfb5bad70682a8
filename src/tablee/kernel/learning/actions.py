"""Actions for learners: whole numbers below a bound that is known beforehand.

Where a game has few moves, an action is the move itself (`MoveActions`). A game with millions of
moves, of which a few hundred are legal at a time, has two ways: an action is a place in the list of
legal moves (`ListActions`), or a move is put together from several actions, each with a meaning
that never changes (`FactoredActions`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tablee.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

#: More legal moves than this have never been seen at once.
MOST_LEGAL: Final = 16384
#: No move yet: further actions must follow.
NOT_YET: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionSpace:
    """Translates between the actions and the moves of a game.

    `picked` are the actions that have been taken since the last move, none where each action is a
    move.
    """

    def __init__(self, count: int) -> None:
        #: Every action is a number below this.
        self.count = count

    def has_stages(self) -> bool:
        """Whether a move may take several actions."""
        return False

    def legal(self, state: State, moves: list[int], picked: list[int]) -> list[int]:
        """The legal actions, given the legal moves."""
        raise NotImplementedError

    def move(self, state: State, moves: list[int], picked: list[int], action: int) -> i64:
        """The move that a legal action completes, or `NOT_YET`."""
        raise NotImplementedError

    def actions(self, state: State, moves: list[int], move: int) -> list[int]:
        """The actions that make a legal move, or one that they cannot tell from it."""
        raise NotImplementedError


class MoveActions(ActionSpace):
    """An action is a move."""

    def legal(self, state: State, moves: list[int], picked: list[int]) -> list[int]:  # noqa: ARG002
        """The moves themselves."""
        return moves

    def move(self, state: State, moves: list[int], picked: list[int], action: int) -> i64:  # noqa: ARG002
        """The same number."""
        return action

    def actions(self, state: State, moves: list[int], move: int) -> list[int]:  # noqa: ARG002
        """The same number."""
        return [move]


class ListActions(ActionSpace):
    """An action is a place in the list of legal moves, whose order is fixed."""

    def __init__(self) -> None:
        super().__init__(MOST_LEGAL)

    def legal(self, state: State, moves: list[int], picked: list[int]) -> list[int]:  # noqa: ARG002
        """As many as there are moves."""
        if len(moves) > MOST_LEGAL:
            raise OverflowError(f"{len(moves)} legal moves, more than {MOST_LEGAL}")
        return list(range(len(moves)))

    def move(self, state: State, moves: list[int], picked: list[int], action: int) -> i64:  # noqa: ARG002
        """The move at that place."""
        return moves[action]

    def actions(self, state: State, moves: list[int], move: int) -> list[int]:  # noqa: ARG002
        """Its place."""
        return [moves.index(move)]


@mypyc_attr(allow_interpreted_subclasses=True)
class FactoredActions(ActionSpace):
    """A move is put together from one action of each axis; those that leave no choice are left out.

    The numbers of the axes follow each other: an action says by its number alone what it means.
    """

    def __init__(self, sizes: list[int]) -> None:
        super().__init__(sum(sizes))
        #: How many actions each axis has.
        self.sizes = sizes

    def has_stages(self) -> bool:
        """It may."""
        return True

    def name(self, action: int) -> str:
        """What an action means, for tables."""
        raise NotImplementedError

    def factors(self, state: State, move: int) -> list[int]:
        """By axis: the action that belongs to a move."""
        raise NotImplementedError

    def legal(self, state: State, moves: list[int], picked: list[int]) -> list[int]:
        """The actions of the first axis on which the moves that are left differ."""
        left = self._left(state, moves, picked)
        for axis in range(len(self.sizes)):
            found: list[int] = []
            for factors in left:
                found.append(factors[axis])
            if len(found) > 1 and (min(found) != max(found)):
                return sorted(set(found))
        # One move is left, or several that no action can tell from each other.
        return left[0][:1] if left else []

    def move(self, state: State, moves: list[int], picked: list[int], action: int) -> i64:
        """The move, once those that are left are alike: the first of them in the list."""
        chosen = [*picked, action]
        first = NOT_YET
        wanted: list[int] = []
        for move in moves:
            factors = self.factors(state, move)
            if not _holds_all(factors, chosen):
                continue
            if first < 0:
                first = move
                wanted = factors
            elif factors != wanted:
                return NOT_YET
        return first

    def actions(self, state: State, moves: list[int], move: int) -> list[int]:
        """The actions that make a legal move, or one that they cannot tell from it."""
        wanted = self.factors(state, move)
        picked: list[int] = []
        made: i64 = NOT_YET
        while made < 0:
            fitting = [one for one in self.legal(state, moves, picked) if one in wanted]
            if not fitting:
                raise ValueError(f"move {move} is not among the legal ones")
            made = self.move(state, moves, picked, fitting[0])
            picked.append(fitting[0])
        return picked

    def _left(self, state: State, moves: list[int], picked: list[int]) -> list[list[int]]:
        """The factors of the moves that fit what was picked."""
        left: list[list[int]] = []
        for move in moves:
            factors = self.factors(state, move)
            if _holds_all(factors, picked):
                left.append(factors)
        return left


def _holds_all(factors: list[int], picked: list[int]) -> bool:
    return all(action in factors for action in picked)
