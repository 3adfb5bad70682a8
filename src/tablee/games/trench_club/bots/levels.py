"""The computer players of Trench Club that a table offers, and those that serve to compare."""

from __future__ import annotations

from typing import Final

from tablee.bots.levels import CAPTAIN, RECRUIT, REGULAR, SENSIBLE, UNIFORM
from tablee.bots.simple import SlippingBot, UniformBot
from tablee.games.trench_club.bots.evaluation.weights import Weights
from tablee.games.trench_club.bots.planner.bot import PlannerBot
from tablee.games.trench_club.bots.planner.search import Budget
from tablee.games.trench_club.bots.sensible import SensibleBot
from tablee.games.trench_club.table.components import MOVE_PHASE
from tablee.games.trench_club.table.moves import MOVE, OPERATION
from tablee.games.trench_club.view import TrenchView
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance
from tablee.kernel.state import View

#: Of a recruit's steps in the move phase one in so many goes where chance will.
STRAYING: Final = 4


def stray(view: View, chance: Chance) -> int:
    """A recruit's slip: in the move phase, any walk."""
    assert isinstance(view, TrenchView)
    if view.table.phase == MOVE_PHASE and chance.below(STRAYING) == 0:
        walks = [move for move in view.moves if move >> OPERATION == MOVE]
        if walks:
            return chance.choose(walks)
    return -1


def bot(level: str) -> Bot:
    """One of the levels or yardsticks."""
    if level == UNIFORM:
        return UniformBot()
    if level == RECRUIT:
        return SlippingBot(SensibleBot(), stray)
    if level in (REGULAR, SENSIBLE):
        return SensibleBot()
    if level == CAPTAIN:
        return PlannerBot(Budget(values=400, width=6, sweeps=1, shakes=0), Weights())
    budget = Budget(values=4000, width=24, sweeps=4, shakes=6, replies=8, throws=2)
    return PlannerBot(budget, Weights())
