"""The computer players of FootClub, weakest first, and those that serve to compare."""

from __future__ import annotations

from typing import Final

from tablee.bots.levels import CAPTAIN, RECRUIT, REGULAR, SENSIBLE, UNIFORM, VETERAN, no_such_level
from tablee.bots.simple import UniformBot
from tablee.games.footclub.bots.learned import LearnedBot, learned_networks
from tablee.games.footclub.bots.sensible import SensibleBot
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Thought, Weighed
from tablee.kernel.kinds import BY_CHANCE, ONLY_MOVE
from tablee.kernel.state import View

#: Of 100 decisions, those in which a level does anything at all. Found by letting them meet, so
#: that each level clearly beats the one below (benchmarks/strength).
RECRUIT_SLIPS: Final = 40
REGULAR_SLIPS: Final = 10
CAPTAIN_SLIPS: Final = 10
#: How many goes of bonus wars the veteran may settle for one decision of the last turn: enough for
#: nearly every position, and some seconds of compiled code for the worst.
MOST_WORK: Final = 80_000_000


class SlippingBot(Bot):
    """Another player who now and then makes any move."""

    def __init__(self, player: Bot, slips: int) -> None:
        self._player = player
        self._slips = slips

    def choose(self, view: View, chance: Chance) -> int:
        """The other player's move, or any."""
        if chance.below(100) < self._slips:
            return chance.choose(view.moves)
        return self._player.choose(view, chance)

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        """The same, with what the other player thought; a slip has no reason."""
        if chance.below(100) < self._slips:
            move = chance.choose(view.moves)
            return Thought(move, (ONLY_MOVE if len(view.moves) == 1 else BY_CHANCE).reason())
        return self._player.think(view, chance, clock)

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:
        """What the other player would say."""
        return self._player.reason(view, move, weighed)


def bot(level: str) -> Bot:
    """One of the levels or yardsticks."""
    if level == UNIFORM:
        return UniformBot()
    if level == SENSIBLE:
        return SensibleBot()
    if level == RECRUIT:
        return SlippingBot(SensibleBot(), RECRUIT_SLIPS)
    if level == REGULAR:
        return SlippingBot(SensibleBot(), REGULAR_SLIPS)
    if level == CAPTAIN:
        return SlippingBot(LearnedBot(learned_networks(), 0), CAPTAIN_SLIPS)
    if level == VETERAN:
        return LearnedBot(learned_networks(), MOST_WORK)
    raise no_such_level(level)
