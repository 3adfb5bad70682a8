"""Players without an idea of their own: any move, and another player who now and then slips."""

from __future__ import annotations

from collections.abc import Callable

from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Thought, Weighed
from tablee.kernel.kinds import BY_CHANCE, ONLY_MOVE
from tablee.kernel.state import View

#: Whether a player slips in this decision: the move that comes of it, or -1.
Slip = Callable[[View, Chance], int]


class UniformBot(Bot):
    """Chooses each legal move with equal chance."""

    def choose(self, view: View, chance: Chance) -> int:
        """Any move."""
        return chance.choose(view.moves)

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:  # noqa: ARG002
        """There is none."""
        return _by_chance(view)

    def needs_view(self) -> bool:
        """The list of moves is all it looks at."""
        return False


class SlippingBot(Bot):
    """Another player who now and then makes a move by chance."""

    def __init__(self, player: Bot, slip: Slip) -> None:
        self._player = player
        self._slip = slip

    def choose(self, view: View, chance: Chance) -> int:
        """The slip, or the other player's move."""
        move = self._slip(view, chance)
        return self._player.choose(view, chance) if move < 0 else move

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        """The same, with what the other player thought; a slip has no reason."""
        move = self._slip(view, chance)
        if move < 0:
            return self._player.think(view, chance, clock)
        return Thought(move, _by_chance(view))

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:
        """What the other player would say."""
        return self._player.reason(view, move, weighed)


def slips(share: int) -> Slip:
    """Of 100 decisions, so many are any move at all."""

    def slip(view: View, chance: Chance) -> int:
        return chance.choose(view.moves) if chance.below(100) < share else -1

    return slip


def _by_chance(view: View) -> Reason:
    return (ONLY_MOVE if len(view.moves) == 1 else BY_CHANCE).reason()
