"""The computer player's side of the contract."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.kernel.chance import Chance
from tablee.kernel.state import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the moves of a view. It is never given a state."""

    def choose(self, view: View, chance: Chance) -> int:
        """One of `view.moves`. `chance` is the bot's own, not the game's."""
        raise NotImplementedError

    def needs_view(self) -> bool:
        """False if the list of moves is enough, which lets simulations skip the view."""
        return True


class UniformBot(Bot):
    """Chooses each legal move with equal chance."""

    def choose(self, view: View, chance: Chance) -> int:
        """Any move."""
        return chance.choose(view.moves)

    def needs_view(self) -> bool:
        """The list of moves is all it looks at."""
        return False
