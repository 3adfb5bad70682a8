"""A player that plans whole turns: *captain* looks once, *veteran* searches on.

It has no memory: every choice is the next step of a plan made anew from the view. As units move
there is less to plan, so the later steps of a turn are quick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.bots.evaluation.trade import Trade
from tablee.games.trench_club.bots.evaluation.turn import WON, PlannedTurn
from tablee.games.trench_club.bots.evaluation.weights import Weights
from tablee.games.trench_club.bots.planner.options import Options
from tablee.games.trench_club.bots.planner.replies import Replies
from tablee.games.trench_club.bots.planner.search import Budget, Search
from tablee.games.trench_club.bots.planner.set_up import comparing
from tablee.games.trench_club.bots.reasons import reason_of
from tablee.games.trench_club.bots.sensible import SensibleBot
from tablee.games.trench_club.bots.sensible_plan import Plan
from tablee.games.trench_club.table.components import (
    COMPANIES_PHASE,
    DESIGNATE_PHASE,
    MONEY_PHASE,
    MOVE_PHASE,
    SET_DOWN_PHASE,
    Components,
)
from tablee.games.trench_club.table.moves import (
    ATTACK,
    BOARD,
    CAPTURE,
    CONFIRM,
    END_MOVES,
    FIRST,
    LAY,
    MASK,
    MOVE,
    OPERATION,
    SET_DOWN,
    SURRENDER,
)
from tablee.games.trench_club.view import TrenchView
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason, Thought, Weighed
from tablee.kernel.kinds import ONLY_MOVE
from tablee.kernel.state import View

if TYPE_CHECKING:
    from mypy_extensions import i64

#: How many moves it tells of when it is asked for more than a move.
ADVISED: Final = 3
#: Replies are asked for until so many units have moved.
EARLY: Final = 2


class PlannerBot(Bot):
    """Plans a turn within a budget."""

    def __init__(self, budget: Budget, weights: Weights) -> None:
        self.budget = budget
        self.weights = weights
        self.sensible = SensibleBot()

    def choose(self, view: View, chance: Chance) -> int:
        """The next step of the best plan it finds."""
        if len(view.moves) == 1:
            return view.moves[0]
        weighed = self.weigh(view, Clock(), 1)
        return weighed[0].move if weighed else self.sensible.choose(view, chance)

    def think(self, view: View, chance: Chance, clock: Clock) -> Thought:
        """The same with its reason and what else it looked at."""
        weighed = self.weigh(view, clock, ADVISED) if len(view.moves) > 1 else []
        move = weighed[0].move if weighed else self.choose(view, chance)
        return Thought(move, self.reason(view, move, weighed), weighed)

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:  # noqa: ARG002
        """Why one might make this move."""
        assert isinstance(view, TrenchView)
        if len(view.moves) == 1:
            return ONLY_MOVE.reason()
        return reason_of(view.table, move)

    def comparer(self, view: View) -> Bot | None:
        """In the set-up somebody else: there it plays by rule of thumb."""
        assert isinstance(view, TrenchView)
        return comparing(self.weights) if view.table.phase < COMPANIES_PHASE else None

    def weigh(self, view: View, clock: Clock, least: int) -> list[Weighed]:
        """The moves it looked at with what they are expected to score, best first.

        In the move phase these are the steps of one plan, whose order does not matter; if there
        are fewer than `least`, then other moves as well.
        """
        assert isinstance(view, TrenchView)
        table = view.table
        phase = table.phase
        if table.surrendering >= 0:
            return []
        if phase == MOVE_PHASE:
            if Plan(table).hopeless(table.turn % 2) and view.at_any_time():
                return [Weighed(SURRENDER << OPERATION, 0.0)]
            return self._weigh_moves(table, view.moves, clock, least)
        if phase == SET_DOWN_PHASE:
            return self._weigh_seats(table, view.moves)
        if phase == DESIGNATE_PHASE:
            return self._weigh_attacks(table, view.moves)
        if phase == MONEY_PHASE:
            return self._weigh_trades(table, view.moves)
        if phase == COMPANIES_PHASE:
            return self._weigh_companies(table, view.moves, clock)
        return []

    def _sorted(self, turn: PlannedTurn, moves: list[int], values: list[float]) -> list[Weighed]:
        """Moves with their chances, best first; of equal ones the first."""
        ranked = [(-value, place) for place, value in enumerate(values)]
        ranked.sort()
        return [Weighed(moves[place], turn.chance(-value)) for value, place in ranked]

    def _weigh_moves(
        self, table: Components, moves: list[int], clock: Clock, least: int
    ) -> list[Weighed]:
        turn = PlannedTurn(table, self.weights)
        options = Options(turn, moves, self.budget.width)
        search = Search(turn, options, self.budget, clock)
        search.run()
        replies = Replies(search, clock)
        if self._asks_for_replies(table) and search.best < WON / 2.0:
            replies.choose()
        steps = _steps(turn, options, replies.changed)
        if not steps:
            steps = [self._last_step(table, moves, search)]
        chance = replies.chance
        if chance < 0.0:
            chance = turn.chance(search.best)
        elif turn.has_ally():
            # Replies compare plans; how likely two nations win they do not tell.
            chance = turn.chance(turn.value())
        else:
            chance = turn.stated(chance)
        found = [Weighed(move, chance) for move in steps]
        if len(found) < least:
            moves, values = search.others(steps)
            # They were not compared by the replies: at most as good as the plan that was.
            for other in self._sorted(turn, moves, values):
                found.append(Weighed(other.move, min(other.score, chance)))
        return found

    def _asks_for_replies(self, table: Components) -> bool:
        """Whether it compares plans by the replies: only early in a turn, as the later steps
        follow from the first.
        """
        if self.budget.replies == 0:
            return False
        moved = 0
        for unit in table.army[table.turn]:
            if table.moved[unit]:
                moved += 1
        return moved < EARLY

    def _last_step(self, table: Components, moves: list[int], search: Search) -> int:
        """A mine where enemies come, or the end of movement; loaded trucks must end first."""
        plan = Plan(table)
        best = -1
        most = 0
        for move in moves:
            if move >> OPERATION == LAY and plan.threats_at(move & MASK) > most:
                best, most = move, plan.threats_at(move & MASK)
        if best >= 0:
            return best
        end = END_MOVES << OPERATION
        if end in search.options.legal:
            return end
        for spots in search.options.ends.values():
            for spot in spots:
                if spot.move in search.options.legal:
                    return spot.move
        return moves[0]

    def _weigh_seats(self, table: Components, moves: list[int]) -> list[Weighed]:
        """Where a passenger is best set down."""
        turn = PlannedTurn(table, self.weights)
        found: list[int] = []
        values: list[float] = []
        for move in moves:
            if move >> OPERATION == SET_DOWN:
                own: i64 = turn.ground.mine.index(move >> FIRST & MASK)
                before = turn.spots[:]
                turn.put(own, turn.ground.spot(own, move, move & MASK, -1))
                found.append(move)
                values.append(turn.value())
                turn.restore(before)
        return self._sorted(turn, found, values)

    def _weigh_attacks(self, table: Components, moves: list[int]) -> list[Weighed]:
        """Every attack that may come next, the others being chosen as they bring most."""
        turn = PlannedTurn(table, self.weights)
        listed: list[int] = []
        for item in table.attacks:
            own: i64 = turn.ground.mine.index(item >> FIRST)
            listed.append(own << FIRST | turn.ground.foes.index(item & MASK))
        turn.listed = listed
        turn.closed = True
        found = [CONFIRM << OPERATION]
        values = [turn.value()]
        turn.closed = False
        for move in moves:
            if move >> OPERATION == ATTACK:
                own = turn.ground.mine.index(move >> FIRST & MASK)
                turn.listed = [*listed, own << FIRST | turn.ground.foes.index(move & MASK)]
                found.append(move)
                values.append(turn.value())
        return self._sorted(turn, found, values)

    def _weigh_trades(self, table: Components, moves: list[int]) -> list[Weighed]:
        """Repairs, purchases and the end of the turn."""
        turn = PlannedTurn(table, self.weights)
        turn.closed = True
        value = turn.value()
        trade = Trade(turn)
        found: list[int] = []
        values: list[float] = []
        for move in moves:
            gain = trade.gain_with_more(move, moves)
            if gain >= 0.0:
                found.append(move)
                values.append(value + gain)
        return self._sorted(turn, found, values)

    def _weigh_companies(self, table: Components, moves: list[int], clock: Clock) -> list[Weighed]:
        """The company with which most can be done."""
        values: list[float] = []
        nation = table.turn
        for move in moves:
            trial = table.copy()
            trial.allowed[nation] |= 1 << (move & MASK)
            trial.phase = MOVE_PHASE
            trial.walks_known = False
            turn = PlannedTurn(trial, self.weights)
            options = Options(turn, trial.legal(trial.commander[nation]), self.budget.width)
            search = Search(turn, options, self.budget, clock)
            search.run()
            values.append(search.best)
        return self._sorted(PlannedTurn(table, self.weights), moves, values)


def _steps(turn: PlannedTurn, options: Options, changed: list[bool]) -> list[int]:
    """The moves of a plan that can be made now: captures, then rides, then the others.

    Before all of them come those that are not the best at first sight, so that the plans made
    after them are plans with them.
    """
    early: list[int] = []
    captures: list[int] = []
    boardings: list[int] = []
    others: list[int] = []
    drives: list[int] = []
    for own in range(len(turn.ground.mine)):
        move = turn.spots[own].move
        if move not in options.legal:
            continue
        if changed[own] and move >> OPERATION == MOVE and own not in options.ends:
            early.append(move)
        elif move >> OPERATION == CAPTURE:
            captures.append(move)
        elif move >> OPERATION == BOARD:
            boardings.append(move)
        elif own in options.ends:
            drives.append(move)
        else:
            others.append(move)
    if boardings:
        drives = []
    return early + captures + boardings + drives + others
