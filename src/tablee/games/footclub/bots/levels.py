"""The computer players of FootClub, weakest first, and those that serve to compare."""

from __future__ import annotations

from typing import Final

from tablee.bots.levels import CAPTAIN, RECRUIT, REGULAR, SENSIBLE, UNIFORM
from tablee.bots.simple import SlippingBot, UniformBot, slips
from tablee.games.footclub.bots.learned import LearnedBot, learned_networks
from tablee.games.footclub.bots.sensible import SensibleBot
from tablee.kernel.bot import Bot

#: Of 100 decisions, those in which a level does anything at all. Found by letting them meet, so
#: that each level clearly beats the one below (benchmarks/strength).
RECRUIT_SLIPS: Final = 40
REGULAR_SLIPS: Final = 10
CAPTAIN_SLIPS: Final = 10
#: How many goes of bonus wars the veteran may settle for one decision of the last turn: enough for
#: nearly every position, and some seconds of compiled code for the worst.
MOST_WORK: Final = 80_000_000


def bot(level: str) -> Bot:
    """One of the levels or yardsticks."""
    if level == UNIFORM:
        return UniformBot()
    if level == SENSIBLE:
        return SensibleBot()
    if level == RECRUIT:
        return SlippingBot(SensibleBot(), slips(RECRUIT_SLIPS))
    if level == REGULAR:
        return SlippingBot(SensibleBot(), slips(REGULAR_SLIPS))
    if level == CAPTAIN:
        return SlippingBot(LearnedBot(learned_networks(), 0), slips(CAPTAIN_SLIPS))
    return LearnedBot(learned_networks(), MOST_WORK)
