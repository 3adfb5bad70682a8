"""What the enemy makes of a plan: its attacks are fought out, and the next nation plans its turn.

Plans that are nearly as good are compared in this way. All of them meet with the same luck: the
dice of an attack depend on who attacks whom and on nothing else of the plan.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.bots.evaluation.ground import Spot
from tablee.games.trench_club.bots.evaluation.turn import WON, PlannedTurn
from tablee.games.trench_club.bots.planner.options import Options
from tablee.games.trench_club.bots.planner.search import Budget, Search
from tablee.games.trench_club.data.units import INCOME
from tablee.games.trench_club.rules.combat import fight_all
from tablee.games.trench_club.rules.ending import end_turn
from tablee.games.trench_club.table.components import (
    ALL_COMPANIES,
    IN_FORT,
    MOVE_PHASE,
    OVER_PHASE,
    Components,
)
from tablee.games.trench_club.table.moves import FIRST, MASK
from tablee.kernel.bot import Clock
from tablee.kernel.chance import FastChance

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The enemy's search for an answer.
REPLY: Final = Budget(values=250, width=5, sweeps=1, shakes=0)
#: Plans that seem worse than the best by more bonds than this are not looked at.
HOPEFUL: Final = 15.0
#: Of one unit's other places so many.
PLACES: Final = 2
#: The choice is made among so many plans, or fewer.
FINALISTS: Final = 3


class Replies:
    """Comparison of the plans that a search found, by the enemy's answers to them."""

    def __init__(self, search: Search, clock: Clock) -> None:
        self.search = search
        self.turn = search.turn
        self.clock = clock
        self.budget = search.budget
        #: By own unit's place: whether the plan that was chosen has it elsewhere than the best
        #: one at first sight.
        self.changed: list[bool] = [False] * len(self.turn.ground.mine)
        #: The chance to win with it, -1 if it was not compared with others.
        self.chance: float = -1.0

    def choose(self) -> None:
        """Leave the plan with the best chances in the turn."""
        turn = self.turn
        first = turn.spots[:]
        best = self._best_of(self._plans())
        turn.restore(best)
        turn.value()
        for own in range(len(best)):
            self.changed[own] = best[own] is not first[own]

    def _best_of(self, plans: list[list[Spot]]) -> list[Spot]:
        """All meet with a few throws, then the more promising half with as many again."""
        best = plans[0]
        if len(plans) == 1:
            return best
        left = list(range(len(plans)))
        totals = [0.0] * len(plans)
        thrown: i64 = 0
        throws: i64 = self.budget.throws
        while True:
            for number in left:
                if self.clock.is_up():
                    # What was found with fewer throws for all of them stands.
                    return best
                totals[number] += self._chances_of(plans[number], thrown, throws)
            thrown = throws
            ranked = [(-totals[number], number) for number in left]
            ranked.sort()
            best = plans[ranked[0][1]]
            self.chance = -ranked[0][0] / float(thrown)
            if len(left) <= FINALISTS:
                return best
            left = [number for _, number in ranked[: (len(left) + 1) // 2]]
            throws *= 2

    def _plans(self) -> list[list[Spot]]:
        """The best plan, then others that are nearly as good, the better first."""
        search = self.search
        turn = self.turn
        first = turn.spots[:]
        # Plans have a number, so that nothing else is compared where values are equal.
        others: list[list[Spot]] = []
        ranked: list[tuple[float, int]] = []
        for value, spots in search.kept:
            if value > search.best - HOPEFUL:
                ranked.append((-value, len(others)))
                others.append(spots)
        for own in search.order:
            if not search.options.spots[own] or search.carries(own):
                continue
            places: list[tuple[float, int]] = []
            for value, spot in search.places(own):
                if value > search.best - HOPEFUL:
                    spots = first[:]
                    spots[own] = spot
                    places.append((-value, len(others)))
                    others.append(spots)
            places.sort()
            ranked += places[:PLACES]
        ranked.sort()
        plans = [first]
        for _, number in ranked:
            if len(plans) > self.budget.replies:
                break
            if not any(_same(others[number], plan) for plan in plans):
                plans.append(others[number])
        return plans

    def _chances_of(self, plan: list[Spot], first: i64, last: i64) -> float:
        """The sum of the chances to win over some throws of the dice."""
        turn = self.turn
        turn.restore(plan)
        if turn.value() >= WON / 2.0:
            return float(last - first)
        total = 0.0
        for throw in range(first, last):
            total += self._after_reply(throw)
        return total

    def _after_reply(self, throw: i64) -> float:
        """The chance to win once the attacks are fought out and the enemy has planned its turn."""
        turn = self.turn
        table = self._fought(throw)
        side = turn.ground.side
        income = float(INCOME * table.side_forts(side))
        end_turn(table, None)
        if table.phase == OVER_PHASE:
            return 0.5 if table.winner < 0 else float(table.winner == side)
        if table.phase != MOVE_PHASE:
            # Which companies come first in the first round is not looked into.
            table.phase = MOVE_PHASE
            table.allowed[table.turn] = ALL_COMPANIES
        reply = PlannedTurn(table, turn.ground.weights)
        options = Options(reply, table.legal(table.commander[table.turn]), REPLY.width)
        search = Search(reply, options, REPLY, self.clock)
        search.run()
        value = search.best
        if table.turn % 2 == side:
            return 1.0 / (1.0 + math.exp(-value / turn.ground.weights.scale))
        if value >= WON / 2.0:
            return 0.0
        income -= float(INCOME * reply.ground.table.side_forts(1 - side))
        value -= turn.ground.weights.bond * income
        return 1.0 / (1.0 + math.exp(value / turn.ground.weights.scale))

    def _fought(self, throw: i64) -> Components:
        """The table after the moves and attacks of the plan."""
        turn = self.turn
        table = turn.ground.table.copy()
        for spot in turn.spots:
            if spot.fort >= 0:
                for foe in turn.ground.foes:
                    if table.place[foe] == IN_FORT - spot.fort:
                        table.remove(foe)
        table.loaded = []
        for item in turn.attacks:
            who: i64 = turn.ground.mine[item >> FIRST]
            whom: i64 = turn.ground.foes[item & MASK]
            table.attacks = [who << FIRST | whom]
            fight_all(table, FastChance(throw, who << FIRST | whom), None)
        return table


def _same(one: list[Spot], other: list[Spot]) -> bool:
    """Whether two plans have everybody on the same spots."""
    return all(one[own] is other[own] for own in range(len(one)))
