"""Computer players of Les Poilus that know its rules."""

from __future__ import annotations

from tablee.bots.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.state import View


class SensibleBot(Bot):
    """Placeholder."""

    def choose(self, view: View, chance: Chance) -> int:
        return chance.choose(view.moves)
