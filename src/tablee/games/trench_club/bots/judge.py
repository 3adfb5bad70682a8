"""Who judges a finished game of Trench Club: a turn is one decision, its plan.

A position is worth what *captains* come to who play on for some turns, together with what it was
worth a turn ago and what that turn seems to have changed. Plans are compared one turn ahead, where
much looks open that is decided four turns later: so only the odds between two plans are taken from
there, and put on what the position is worth. What a turn with dice brought beyond its plan is their
luck: what captains come to before it is the mean over all throws.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from tablee.bots.levels import CAPTAIN, REGULAR, VETERAN
from tablee.games.trench_club.bots.attack_orders import (
    LONGEST_LIST,
    listed_by,
    orders,
    reasons_of,
)
from tablee.games.trench_club.bots.evaluation.turn import PlannedTurn
from tablee.games.trench_club.bots.evaluation.weights import Weights
from tablee.games.trench_club.bots.levels import bot
from tablee.games.trench_club.bots.planner.bot import PlannerBot
from tablee.games.trench_club.bots.planner.search import Budget
from tablee.games.trench_club.bots.played_turn import (
    about,
    drew,
    fight_of,
    is_offer,
    planned_of,
)
from tablee.games.trench_club.bots.playing_on import (
    Captains,
    PlanTrials,
    as_trench,
    both,
    carried_over,
    for_all,
    in_proportion,
    side_of,
    spread,
    unseen,
)
from tablee.games.trench_club.bots.reasons import reason_of
from tablee.games.trench_club.data.units import NATIONS
from tablee.games.trench_club.rules.ending import end_turn
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import (
    COMPANIES_PHASE,
    DESIGNATE_PHASE,
    MONEY_PHASE,
    OVER_PHASE,
)
from tablee.games.trench_club.view import TrenchView
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance
from tablee.kernel.documents import Reason
from tablee.kernel.judge import (
    Appraisal,
    Decision,
    Judge,
    Part,
    Question,
    Step,
    Worth,
    mean_and_error,
)
from tablee.kernel.state import State, View

if TYPE_CHECKING:
    from mypy_extensions import i64

VERSION: Final = "trench-club 12"
#: How often captains play a position on.
TRIALS: Final = 12
LEAST_TRIALS: Final = 2
#: In a long game each turn is looked at less often: it must be told in time too.
TRIALS_IN_ALL: Final = 112
USUAL_GAME: Final = 17
LONG_GAME: Final = 24
#: By how much what a turn changes, seen one turn ahead, is wrong (standard deviation): by 462
#: turns of captains and recruits, each end of which was played on twelve times.
TURN_ERROR: Final = 0.08
#: Where so many trials say within this that it is won, or lost, more would as well.
FIRST_TRIALS: Final = 3
ALIKE: Final = 0.02
#: How often a plan is fought out; more often if it seems to have cost much.
THROWS: Final = 6
DEEP_THROWS: Final = 24
#: However little time there is.
LEAST_THROWS: Final = 4
LEAST_DEEP_THROWS: Final = 12
#: By 20 games of each. A recruit's turns cost no more than a regular's, so it is not named.
COSTS: Final = {REGULAR: 0.115, CAPTAIN: 0.018, VETERAN: 0.0005}
#: To how many other throws the lab compares a throw.
LOOKS: Final = 16
#: By 60 games of captains: what stands on the map after a throw tells little of who will win.
TRUST: Final = 0.4
#: What a puzzle is about.
ATTACK_ORDER: Final = "attack-order"
#: How many turns it takes to tell a skill: a side has about eight.
ENOUGH: Final = 5
SEEDS: Final = 1 << 30
#: By how much the veteran's plan must be better with other dice too, to call a turn a mistake.
LEAST_BETTER: Final = 0.03
#: Who plans every turn: nearly as well as the veteran, who plans only those that seem costly.
QUICK: Final = Budget(values=1500, width=12, sweeps=2, shakes=2, replies=4, throws=1)


class TrenchJudge(Judge):
    """Judges turns by what the next nation expects after them."""

    def __init__(self) -> None:
        self.version = VERSION
        self.costs = COSTS
        self.enough = ENOUGH
        self.looks = LOOKS
        self.trust = TRUST
        self.trials: i64 = TRIALS
        self.throws: i64 = THROWS
        self.deep_throws: i64 = DEEP_THROWS
        self.puzzle_worlds = DEEP_THROWS
        #: The plan to which the last turn was compared: who confirms a mistake fights it out anew.
        self.better: TrenchClub | None = None
        #: How many decisions the game has.
        self.turns: i64 = 1
        self.weights = Weights()
        self.captains = Captains()
        self.quick = PlannerBot(QUICK, self.weights)
        veteran = bot(VETERAN)
        assert isinstance(veteran, PlannerBot)
        self.veteran: PlannerBot = veteran

    def look_less(self, divisor: i64) -> None:
        """With fewer trials and throws."""
        self.divisor = divisor
        self.trials = max(TRIALS // divisor, FIRST_TRIALS)
        self.version = f"{VERSION} 1/{divisor}" if divisor > 1 else VERSION
        self.throws = max(THROWS // divisor, LEAST_THROWS)
        self.deep_throws = max(DEEP_THROWS // divisor, LEAST_DEEP_THROWS)

    def _throws_here(self, deep: bool) -> int:
        """How often a plan is fought out in a game of this length."""
        most: i64 = self.deep_throws if deep else self.throws
        least: i64 = LEAST_DEEP_THROWS if deep else LEAST_THROWS
        return min(most, max(least, most * LONG_GAME // max(LONG_GAME, self.turns)))

    def decisions(self, steps: list[Step]) -> list[Decision]:
        """Turn by turn; the set-up is not judged."""
        found: list[Decision] = []
        key = -1
        for step in steps:
            state = step.before
            assert isinstance(state, TrenchClub)
            if is_offer(step.move):
                number = -2
                seat = step.seat
            elif state.phase >= COMPANIES_PHASE:
                number = state.round * NATIONS + state.turn
                seat = state.commander[state.turn]
            else:
                continue
            if number == key:
                found[-1].steps.append(step)
            else:
                found.append(Decision(seat, [step]))
                key = number
        self.turns = max(1, len(found))
        return found

    def same_side(self, state: State, seat: i64, other: i64) -> bool:
        """Allies win together."""
        assert isinstance(state, TrenchClub)
        return side_of(state, seat) == side_of(state, other)

    def worth(self, state: State, chance: Chance) -> Worth:
        """What captains come to who play on; what is not yet set up, they do as well."""
        return self._played_on(as_trench(state), self.trials, chance)

    def _played_on(self, state: TrenchClub, most: i64, chance: Chance) -> Worth:
        """What captains come to, by so many trials at most."""
        totals = [0.0] * state.seats
        firsts: list[float] = []
        for _ in range(most):
            trial = state.copy()
            self.captains.set_up(trial, chance)
            scores = self.captains.played_on(trial, chance)
            firsts.append(scores[0])
            for seat in range(state.seats):
                totals[seat] += scores[seat]
            if len(firsts) == FIRST_TRIALS and _decided(firsts):
                break
        count = float(len(firsts))
        error = max(mean_and_error(firsts)[1], unseen(totals[0] / count, count))
        return Worth([total / count for total in totals], error)

    def glance(self, state: State, chance: Chance) -> list[float]:  # noqa: ARG002
        """What stands on the map when the next turn begins, without a plan.

        A turn in which nothing is left to decide ends by itself: so that all throws are seen from
        the same side, the others are ended too. A set-up is anybody's.
        """
        assert isinstance(state, TrenchClub)
        if MONEY_PHASE <= state.phase < OVER_PHASE:
            state = state.copy()
            end_turn(state, None)
        if state.phase == OVER_PHASE:
            outcome = state.outcome()
            assert outcome is not None
            return outcome.scores
        if state.phase < COMPANIES_PHASE:
            return [0.5] * state.seats
        turn = PlannedTurn(state, self.weights)
        return for_all(state, state.turn, turn.chance(turn.value()))

    def worth_after(self, decision: Decision, before: Worth, chance: Chance) -> Worth:
        """What it was worth with what the turn changed, and with dice what captains come to.

        Without dice nothing but the plan has changed it; with them two looks are better than one.
        """
        least: i64 = LEAST_TRIALS
        shared: i64 = TRIALS_IN_ALL * USUAL_GAME // (self.turns * self.turns)
        most: i64 = min(self.trials, max(shared, least))
        if is_offer(decision.steps[0].move):
            return self._played_on(as_trench(decision.after()), most, chance)
        told = self._with_change(decision, before, chance)
        if not drew(decision):
            return told or before
        found = self._played_on(as_trench(decision.after()), most, chance)
        return found if told is None else both(told, found)

    def _with_change(self, decision: Decision, before: Worth, chance: Chance) -> Worth | None:
        """What the turn made of what it was worth, against the captain's plan and all its dice."""
        seat: i64 = decision.seat
        start = as_trench(decision.before())
        left = self.captains.expected(as_trench(decision.after()).copy(), chance)[seat]
        usual, _ = self.captains.plan_of(self.captains.player, start, chance, Clock())
        if usual is None:
            return None
        scores = self.captains.fought_out(
            usual, seat, chance.below(SEEDS), self._throws_here(deep=False)
        )
        side = side_of(start, seat)
        worth = carried_over(before.scores[seat], mean_and_error(scores)[0], left)
        scores = [
            worth if side_of(start, place) == side else 1.0 - worth
            for place in range(len(before.scores))
        ]
        return Worth(scores, hypot(before.error, TURN_ERROR) if drew(decision) else before.error)

    def appraise(
        self,
        decision: Decision,
        before: Worth,
        after: Worth,
        chance: Chance,
        clock: Clock,
        deep: bool,
    ) -> Appraisal:
        """The plan of the turn against the veteran's, and the purchases against the captain's."""
        seat: i64 = decision.seat
        fight = fight_of(decision.steps)
        planned = planned_of(decision.steps, fight)
        throws: i64 = self._throws_here(deep)
        trials = PlanTrials(self.captains, planned, seat, chance.below(SEEDS), throws)
        found = Appraisal(decision.steps[0].move, trials.mean)
        start = as_trench(decision.before())
        planner = self.veteran if deep else self.quick
        better, other_moves = self.captains.plan_of(planner, start, chance, clock, not deep)
        self.better = better
        ahead, ahead_error = 0.0, 0.0
        if better is not None:
            ahead, ahead_error = trials.ahead(better, throws)
        usual, _ = self.captains.plan_of(self.captains.player, start, chance, clock)
        behind, behind_error = 0.0, 0.0
        if usual is not None:
            behind, behind_error = trials.ahead(usual, self._throws_here(deep=False))
        worth = before.scores[seat]
        captains = trials.mean + behind
        plan = carried_over(worth, captains, trials.mean)
        best = carried_over(worth, captains, trials.mean + max(0.0, ahead))
        bought, left = self._purchases(decision, chance)
        spent = min(carried_over(after.scores[seat], left, bought) - after.scores[seat], plan)
        found.best = best
        found.played = plan - max(0.0, spent)
        # What a turn costs is as uncertain as what the positions are worth.
        found.error = hypot(
            in_proportion(ahead_error, best - plan, ahead),
            spread(worth, before.error, captains, trials.mean, trials.mean + max(0.0, ahead)),
            spread(after.scores[seat], after.error, left, left, bought) if spent > 0.0 else 0.0,
        )
        found.parts = [Part("plan", best - plan), Part("purchases", max(0.0, spent))]
        found.thinking = best - worth + max(0.0, -spent)
        if not drew(decision):
            # Nothing else changed what it is worth; the captain's own dice fall anew each time.
            found.thinking = after.scores[seat] - worth + found.cost()
        behind_error = in_proportion(behind_error, worth - plan, behind)
        found.thinking_error = hypot(found.error, behind_error)
        if drew(decision):
            found.luck = after.scores[seat] - plan + spent
            found.luck_error = behind_error
            found.luck_after = after
            found.luck_before = before
        if ahead > 0.0:
            self._name_difference(found, decision.steps, other_moves)
        return found

    def confirm(
        self,
        decision: Decision,
        found: Appraisal,
        chance: Chance,
        clock: Clock,  # noqa: ARG002
    ) -> None:
        """Fight the veteran's plan out anew: where it does no better, nobody is blamed."""
        planned = planned_of(decision.steps, fight_of(decision.steps))
        seed, throws = chance.below(SEEDS), self._throws_here(deep=True)
        trials = PlanTrials(self.captains, planned, decision.seat, seed, throws)
        least = found.parts[0].cost
        worth = found.best - least
        better = self.better
        if better is not None:
            ahead, _ = trials.ahead(better, throws)
            again = carried_over(worth, trials.mean, trials.mean + ahead) - worth
            least = max(0.0, min(least, again))
        bought, left = self._purchases(decision, chance, self.veteran)
        spent = worth - carried_over(worth, bought, left)
        found.usual = least + max(0.0, spent) < LEAST_BETTER

    def move_reasons(self, decision: Decision) -> dict[int, Reason]:
        """As a computer player says it of its own moves; to give up is no part of a turn."""
        return {
            step.line: reason_of(as_trench(step.before), step.move)
            for step in decision.steps
            if not is_offer(step.move)
        }

    def _purchases(
        self, decision: Decision, chance: Chance, player: Bot | None = None
    ) -> tuple[float, float]:
        """What is expected after the same throw with a player's purchases, and with those made."""
        fight = fight_of(decision.steps)
        if fight is not None:
            fought = as_trench(fight.after)
        else:
            fought = planned_of(decision.steps, None)
        seat: i64 = decision.seat
        finished = self.captains.finished(fought.copy(), player or self.captains.player, chance)
        bought = self.captains.expected(finished, chance)[seat]
        left = self.captains.expected(as_trench(decision.after()).copy(), chance)[seat]
        return bought, left

    # ---- puzzles ------------------------------------------------------------------------------

    def question(self, view: View, chance: Chance) -> Question | None:
        """Which attacks, and in which order, where some are possible and none is listed."""
        assert isinstance(view, TrenchView)
        state = view.table
        if state.phase != DESIGNATE_PHASE or state.attacks or not view.moves:
            return None
        lists = [
            listed_by(as_trench(view.sample(chance)), player, chance)
            for player in (self.veteran, self.captains.player, self.captains.sensible)
        ]
        if not 2 <= len(lists[0]) <= LONGEST_LIST:
            return None
        return Question(ATTACK_ORDER, orders(state, lists), whole=False)

    def compare(
        self, view: View, answers: list[list[int]], worlds: i64, chance: Chance
    ) -> list[list[float]]:
        """Each list is fought out with the same dice for who attacks whom."""
        seed = chance.below(SEEDS)
        found: list[list[float]] = []
        for answer in answers:
            state = as_trench(view.sample(chance))
            for move in answer:
                state.apply(view.seat, move, chance, None)
            found.append(self.captains.fought_out(state, view.seat, seed, worlds))
        return found

    def reasons(self, view: View, answer: list[int]) -> list[Reason]:
        """By target, the chance to destroy it."""
        assert isinstance(view, TrenchView)
        return reasons_of(view.table, answer)

    def answer_of(self, view: View, bot: Bot, chance: Chance) -> list[int]:
        """The attacks it lists."""
        return listed_by(as_trench(view.sample(chance)), bot, chance)

    def _name_difference(
        self, found: Appraisal, steps: list[Step], others: list[tuple[int, TrenchClub]]
    ) -> None:
        """Where two plans do something else about the same thing, or the first move of each."""
        made = [step.move for step in steps]
        wanted = [move for move, _ in others]
        own = [step for step in steps if step.move not in wanted]
        missed = [(move, state) for move, state in others if move not in made]
        found.plan = wanted
        for move, state in missed:
            for step in own:
                if about(step.move) == about(move):
                    self._name(found, step, move, state)
                    if move in step.before.legal(step.seat):
                        # Whoever does one of them cannot do the other: that can be asked.
                        found.options = {move: found.best, step.move: found.played}
                    return
        if own and missed:
            self._name(found, own[0], *missed[0])

    def _name(self, found: Appraisal, step: Step, move: int, state: TrenchClub) -> None:
        found.move = step.move
        found.reason = reason_of(as_trench(step.before), step.move)
        found.best_move = move
        found.best_reason = reason_of(state, move)


def _decided(scores: list[float]) -> bool:
    return max(scores) <= ALIKE or min(scores) >= 1.0 - ALIKE


def judge() -> Judge:
    """The judge of Trench Club."""
    return TrenchJudge()
