"""What a game teaches the search: hooks with defaults, so that a bare game can be searched too.

A guide keeps no state of its own between calls. What it works out once for a whole thought, such
as which hands the others probably hold, it puts into a `Belief`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Weighed
from tablee.kernel.kinds import IMAGINED, ONLY_MOVE, RULE_OF_THUMB
from tablee.kernel.state import Event, State, View

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What a seat holds possible. This one takes every state its view allows as it comes."""

    def __init__(self, view: View) -> None:
        self.view = view

    def world(self, chance: Chance) -> State:
        """A state that may be the real one; the caller may change it."""
        return self.view.sample(chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Helps a search with what is known about one game."""

    def belief(self, view: View, chance: Chance) -> Belief:  # noqa: ARG002
        """Where the worlds of one thought come from."""
        return Belief(view)

    def candidates(self, view: View) -> list[int]:
        """The moves worth searching for the seat of a view, the likely best first."""
        return view.moves

    def ordered(self, state: State, seat: i64, moves: list[int]) -> list[int]:  # noqa: ARG002
        """Moves of a seat in an imagined state, the likely best first."""
        return moves

    def policy(self, state: State, seat: i64, chance: Chance) -> int:
        """A quick move of a seat in an imagined state, by what that seat would know."""
        return chance.choose(state.legal(seat))

    def scores(self, state: State, chance: Chance) -> list[float]:
        """What each seat may expect of an imagined state, which may be played on for it.

        Here it is played to its end by `policy`.
        """
        acting: i64 = state.acting()
        while acting != 0:
            seat: i64 = 0
            while not acting >> seat & 1:
                seat += 1
            state.apply(seat, self.policy(state, seat, chance), chance, None)
            acting = state.acting()
        outcome = state.outcome()
        assert outcome is not None
        return outcome.scores

    def observed(self, events: list[Event], seat: i64) -> int:  # noqa: ARG002
        """A number for what a seat learns by these events; 0 if it learns nothing.

        What a seat has observed decides in which node of its tree it stands. Chance that shows
        in events therefore splits the tree, and what only others may see does not. The default
        takes events as public; a game with secrets uses `observation.Observer`.
        """
        return hash(tuple(events)) if events else 0

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:
        """Why one might make this move."""
        if len(view.moves) == 1:
            return ONLY_MOVE.reason()
        for found in weighed:
            if found.move == move:
                games = 0
                for other in weighed:
                    games += other.visits
                return IMAGINED.reason(games=games, percent=round(100 * found.score))
        return RULE_OF_THUMB.reason()
