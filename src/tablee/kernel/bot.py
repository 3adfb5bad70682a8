"""The computer player's side of the contract.

How long a computer player may think. Bots own no clock: like chance, it is an argument.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Thought, Weighed
from tablee.kernel.kinds import ONLY_MOVE, RULE_OF_THUMB
from tablee.kernel.state import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the moves of a view. It is never given a state.

    The same view and the same chance give the same move, as long as no clock stops it.
    """

    def choose(self, view: View, chance: Chance) -> int:
        """One of `view.moves`, or of `view.at_any_time()`. `chance` is the bot's own."""
        raise NotImplementedError

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:  # noqa: ARG002
        """The same choice with its reason; a bot that searches also tells what it found."""
        move = self.choose(view, chance)
        return Thought(move, self.reason(view, move, []))

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:  # noqa: ARG002
        """Why one might make this move, for one sentence; `weighed` is what a search found."""
        return (ONLY_MOVE if len(view.moves) == 1 else RULE_OF_THUMB).reason()

    def comparer(self, view: View) -> Bot | None:  # noqa: ARG002
        """Who compares moves for advice where this player's own thought does not; a `SearchBot`."""
        return None

    def needs_view(self) -> bool:
        """False if the list of moves is enough, which lets simulations skip the view."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """Asked again and again while a bot thinks. This one never stops it.

    Whoever has a real clock, or wants to be able to call a bot off, passes a subclass. A bot
    that is stopped answers with the best move it has found so far.
    """

    def is_up(self) -> bool:
        """Whether to come to an end now."""
        return False
