"""Advice for the set-up (T1): what a choice does to the chances of the first turn.

The planners set up by rule of thumb, which knows no chances. For a person who asks, choices are
compared: the rest is set up by rule of thumb, in worlds that the seat holds possible, and whoever
begins plans its first turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.bots.guide import Guide
from tablee.bots.search import Settings
from tablee.bots.search_bot import SearchBot
from tablee.games.trench_club.bots.evaluation.turn import PlannedTurn
from tablee.games.trench_club.bots.evaluation.weights import Weights
from tablee.games.trench_club.bots.planner.options import Options
from tablee.games.trench_club.bots.planner.search import Budget, Search
from tablee.games.trench_club.bots.reasons import SETS_UP
from tablee.games.trench_club.bots.sensible import SensibleBot
from tablee.games.trench_club.data.units import NATIONS
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import COMPANIES_PHASE, MOVE_PHASE
from tablee.kernel.bot import Clock
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Weighed
from tablee.kernel.kinds import RULE_OF_THUMB
from tablee.kernel.state import State, View

if TYPE_CHECKING:
    from mypy_extensions import i64

#: How many choices are compared, and how many set-ups are imagined for all of them.
CHOICES: Final = 6
SET_UPS: Final = 240
#: The plan for the first turn.
FIRST_TURN: Final = Budget(values=250, width=5, sweeps=1, shakes=0)


class SetUpGuide(Guide):
    """Sets up to the end and judges the first turn."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.sensible = SensibleBot()

    def candidates(self, view: View) -> list[int]:
        """A few choices from all over the list: neighbours in it are much alike."""
        count = len(view.moves)
        if count <= CHOICES:
            return view.moves
        return [view.moves[number * count // CHOICES] for number in range(CHOICES)]

    def scores(self, state: State, chance: Chance) -> list[float]:
        """The chance of each seat's side, as whoever begins would judge it."""
        assert isinstance(state, TrenchClub)
        while state.phase <= COMPANIES_PHASE:
            seat = state.to_act()[0]
            state.apply(seat, self.sensible.choose(state.view(seat), chance), chance, None)
        assert state.phase == MOVE_PHASE
        turn = PlannedTurn(state, self.weights)
        options = Options(turn, state.legal(state.commander[state.turn]), FIRST_TURN.width)
        search = Search(turn, options, FIRST_TURN, Clock())
        search.run()
        own = turn.chance(search.best)
        scores = [0.0] * state.seat_count()
        for nation in range(NATIONS):
            commander: i64 = state.commander[nation]
            if commander >= 0:
                scores[commander] = own if nation % 2 == turn.ground.side else 1.0 - own
        return scores

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:  # noqa: ARG002
        """How often it was tried, and what came of it."""
        for found in weighed:
            if found.move == move:
                return SETS_UP.reason(times=found.visits, percent=round(100 * found.score))
        return RULE_OF_THUMB.reason()


def comparing(weights: Weights) -> SearchBot:
    """Somebody who compares choices of the set-up."""
    return SearchBot(SetUpGuide(weights), Settings(SET_UPS, patient=True))
