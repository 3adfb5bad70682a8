"""TODO docstring."""

from __future__ import annotations

from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Weighed
from tablee.kernel.kinds import BY_CHANCE, ONLY_MOVE
from tablee.kernel.state import View


class UniformBot(Bot):
    """Chooses each legal move with equal chance."""

    def choose(self, view: View, chance: Chance) -> int:
        """Any move."""
        return chance.choose(view.moves)

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:  # noqa: ARG002
        """There is none."""
        return (ONLY_MOVE if len(view.moves) == 1 else BY_CHANCE).reason()

    def needs_view(self) -> bool:
        """The list of moves is all it looks at."""
        return False
