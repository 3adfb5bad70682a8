"""Who judges a finished game of Trench Club: a turn is one decision, its plan.

A position is worth what *captains* come to who play on for some turns. So what a turn with dice
brought, beyond what its plan is worth more than the captain's, is their luck.

Plans are compared one turn ahead: a plan is fought out with dice some times, the captain plays the
rest of the turn, and the next nation says what it expects. The dice of an attack depend on who
attacks whom, so that all plans meet with the same luck.
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
from tablee.games.trench_club.bots.planner.set_up import SetUpGuide
from tablee.games.trench_club.bots.reasons import reason_of
from tablee.games.trench_club.bots.sensible import SensibleBot
from tablee.games.trench_club.data.units import NATIONS
from tablee.games.trench_club.rules.combat import fight_all
from tablee.games.trench_club.rules.ending import end_turn
from tablee.games.trench_club.rules.money import begin_money
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import (
    COMPANIES_PHASE,
    DESIGNATE_PHASE,
    MONEY_PHASE,
    OVER_PHASE,
)
from tablee.games.trench_club.table.moves import CONFIRM, OPERATION, REFUSE, SURRENDER
from tablee.games.trench_club.view import TrenchView
from tablee.kernel.bot import Bot, Clock
from tablee.kernel.chance import Chance, FastChance
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

VERSION: Final = "trench-club 5"
#: How often captains play a position on, and for how many turns: what they expect at once tells far
#: less, as whoever is to act does not see the answer.
TRIALS: Final = 12
LEAST_TRIALS: Final = 4
TURNS_AHEAD: Final = 4
#: In a long game each turn is looked at less often: it must be told in time too.
TRIALS_IN_ALL: Final = 150
#: Where the least trials come to the same within this, more would as well.
ALIKE: Final = 0.02
#: How often a plan is fought out; more often if it seems to have cost much.
THROWS: Final = 6
DEEP_THROWS: Final = 40
#: However little time there is.
LEAST_THROWS: Final = 4
LEAST_DEEP_THROWS: Final = 12
#: By 15, 40 and 33 games. A recruit's turns cost no more than a regular's, so it is not named.
COSTS: Final = {REGULAR: 0.1, CAPTAIN: 0.024, VETERAN: 0.0009}
#: To how many other throws the lab compares a throw.
LOOKS: Final = 16
#: By 60 games of captains: what stands on the map after a throw tells little of who will win.
TRUST: Final = 0.4
#: What a puzzle is about.
ATTACK_ORDER: Final = "attack-order"
#: How many turns it takes to tell a skill: a side has about eight.
ENOUGH: Final = 5
#: How often the rest of a set-up is imagined.
SET_UPS: Final = 12
SEEDS: Final = 1 << 30
#: By how much the veteran's plan must be better with other dice too, to call a turn a mistake.
LEAST_BETTER: Final = 0.03
#: Who plans every turn: nearly as well as the veteran, who plans only those that seem costly.
QUICK: Final = Budget(values=1500, width=12, sweeps=2, shakes=2, replies=4, throws=1)
#: Moves within one turn, at most.
LONGEST_TURN: Final = 400


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
        self.weights = Weights()
        captain = bot(CAPTAIN)
        assert isinstance(captain, PlannerBot)
        self.captain: PlannerBot = captain
        self.quick = PlannerBot(QUICK, self.weights)
        self.veteran = bot(VETERAN)
        self.set_up = SetUpGuide(self.weights)
        self.sensible = SensibleBot()

    def look_less(self, divisor: i64) -> None:
        """With fewer trials and throws."""
        self.divisor = divisor
        self.trials = max(TRIALS // divisor, LEAST_TRIALS)
        self.version = f"{VERSION} 1/{divisor}" if divisor > 1 else VERSION
        self.throws = max(THROWS // divisor, LEAST_THROWS)
        self.deep_throws = max(DEEP_THROWS // divisor, LEAST_DEEP_THROWS)

    def decisions(self, steps: list[Step]) -> list[Decision]:
        """The set-up, which is not judged; then turn by turn."""
        found: list[Decision] = []
        key = -2
        for step in steps:
            state = step.before
            assert isinstance(state, TrenchClub)
            number = -1
            seat = -1
            if _is_offer(step.move):
                number = -3
                seat = step.seat
            elif state.phase >= COMPANIES_PHASE:
                number = state.round * NATIONS + state.turn
                seat = state.commander[state.turn]
            if number == key:
                found[-1].steps.append(step)
            else:
                found.append(Decision(seat, [step]))
                key = number
        each = max(TRIALS_IN_ALL // max(1, len(found)), LEAST_TRIALS)
        self.trials = min(self.trials, each)
        return found

    def same_side(self, state: State, seat: i64, other: i64) -> bool:
        """Allies win together."""
        assert isinstance(state, TrenchClub)
        return _side(state, seat) == _side(state, other)

    def worth(self, state: State, chance: Chance) -> Worth:
        """What captains come to who play on; before the first turn, imagined."""
        assert isinstance(state, TrenchClub)
        set_up = state.phase < COMPANIES_PHASE
        trials = SET_UPS if set_up else self.trials
        totals = [0.0] * state.seats
        firsts: list[float] = []
        for _ in range(trials):
            trial = state.copy()
            scores = self.set_up.scores(trial, chance) if set_up else self._played_on(trial, chance)
            firsts.append(scores[0])
            for seat in range(state.seats):
                totals[seat] += scores[seat]
            if len(firsts) == LEAST_TRIALS and max(firsts) - min(firsts) <= ALIKE:
                break
        count = float(len(firsts))
        return Worth([total / count for total in totals], mean_and_error(firsts)[1])

    def _played_on(self, state: TrenchClub, chance: Chance) -> list[float]:
        """What is expected after some turns of captains."""
        turns: i64 = 0
        turn, number = state.turn, state.round
        for _ in range(TURNS_AHEAD * LONGEST_TURN):
            if state.turn != turn or state.round != number:
                turn, number = state.turn, state.round
                turns += 1
            if turns == TURNS_AHEAD or state.phase == OVER_PHASE:
                break
            self._step(state, self.captain, chance)
        return self._expected(state, chance)

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
        return _for_all(state, state.turn, turn.chance(turn.value()))

    def worth_after(self, decision: Decision, before: Worth, chance: Chance) -> Worth:
        """Without dice a turn changes it by what its plan is better than the captain's."""
        if decision.seat < 0 or _drew(decision) or _is_offer(decision.steps[0].move):
            return self.worth(decision.after(), chance)
        seat: i64 = decision.seat
        start = _as_trench(decision.before())
        left = self._expected(_as_trench(decision.after()).copy(), chance)[seat]
        usual, _ = self._plan_of(self.captain, start, chance, Clock())
        if usual is None:
            return before
        throws: i64 = self.throws
        ahead = left - mean_and_error(self.fought_out(usual, seat, chance.below(SEEDS), throws))[0]
        side = _side(start, seat)
        scores = [
            min(1.0, max(0.0, score + (ahead if _side(start, place) == side else -ahead)))
            for place, score in enumerate(before.scores)
        ]
        return Worth(scores, before.error)

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
        fight = _fight_of(decision.steps)
        planned = _planned_of(decision.steps, fight)
        trials = PlanTrials(self, planned, seat, chance.below(SEEDS), deep)
        found = Appraisal(decision.steps[0].move, trials.mean)
        start = _as_trench(decision.before())
        planner = self.veteran if deep else self.quick
        better, other_moves = self._plan_of(planner, start, chance, clock)
        ahead = 0.0
        if better is not None:
            ahead, found.error = trials.ahead(better)
        usual, _ = self._plan_of(self.captain, start, chance, clock)
        behind, behind_error = trials.ahead(usual) if usual is not None else (0.0, 0.0)
        fought = planned if fight is None else _as_trench(fight.after)
        bought = self._expected(self._finished(fought.copy(), self.captain, chance), chance)[seat]
        left = self._expected(_as_trench(decision.after()).copy(), chance)[seat]
        spent = max(0.0, bought - left)
        found.played = trials.mean - spent
        found.best = trials.mean + max(0.0, ahead)
        found.parts = [Part("plan", max(0.0, ahead)), Part("purchases", spent)]
        found.thinking = max(0.0, ahead) - behind + max(0.0, left - bought)
        found.thinking_error = hypot(found.error, behind_error)
        if _drew(decision):
            found.luck = after.scores[seat] - before.scores[seat] + behind - (left - bought)
            found.luck_error = behind_error
            found.luck_after = after
            found.luck_before = before
        if ahead > 0.0:
            self._name_difference(found, decision.steps, other_moves)
        return found

    def confirm(self, decision: Decision, found: Appraisal, chance: Chance, clock: Clock) -> None:
        """Fight the veteran's plan out anew: where it does no better, nobody is blamed."""
        before = _as_trench(decision.before())
        seat: i64 = decision.seat
        fight = _fight_of(decision.steps)
        planned = _planned_of(decision.steps, fight)
        least = found.parts[0].cost
        trials = PlanTrials(self, planned, seat, chance.below(SEEDS), deep=True)
        better, _ = self._plan_of(self.veteran, before, chance, clock)
        if better is not None:
            least = min(least, trials.ahead(better)[0])
        fought = planned if fight is None else _as_trench(fight.after)
        bought = self._expected(self._finished(fought.copy(), self.veteran, chance), chance)[seat]
        after = self._expected(_as_trench(decision.after()).copy(), chance)[seat]
        found.usual = max(0.0, least) + max(0.0, bought - after) < LEAST_BETTER

    # ---- puzzles ------------------------------------------------------------------------------

    def question(self, view: View, chance: Chance) -> Question | None:
        """Which attacks, and in which order, where some are possible and none is listed."""
        assert isinstance(view, TrenchView)
        state = view.table
        if state.phase != DESIGNATE_PHASE or state.attacks or not view.moves:
            return None
        lists = [
            listed_by(_as_trench(view.sample(chance)), player, chance)
            for player in (self.veteran, self.captain, self.sensible)
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
            state = _as_trench(view.sample(chance))
            for move in answer:
                state.apply(view.seat, move, chance, None)
            found.append(self.fought_out(state, view.seat, seed, worlds))
        return found

    def reasons(self, view: View, answer: list[int]) -> list[Reason]:
        """By target, the chance to destroy it."""
        assert isinstance(view, TrenchView)
        return reasons_of(view.table, answer)

    def answer_of(self, view: View, bot: Bot, chance: Chance) -> list[int]:
        """The attacks it lists."""
        return listed_by(_as_trench(view.sample(chance)), bot, chance)

    def _name_difference(
        self, found: Appraisal, steps: list[Step], others: list[tuple[int, TrenchClub]]
    ) -> None:
        """The first move of each plan that the other does not have, and why one makes it."""
        made = [step.move for step in steps]
        wanted = [move for move, _ in others]
        for step in steps:
            if step.move not in wanted:
                found.move = step.move
                found.reason = reason_of(_as_trench(step.before), step.move)
                break
        for move, state in others:
            if move not in made:
                found.best_move = move
                found.best_reason = reason_of(state, move)
                break

    def _plan_of(
        self, player: Bot, before: TrenchClub, chance: Chance, clock: Clock
    ) -> tuple[TrenchClub | None, list[tuple[int, TrenchClub]]]:
        """The state in which a player's attacks are listed, and its moves on the way."""
        state = before.copy()
        moves: list[tuple[int, TrenchClub]] = []
        turn = state.turn
        for _ in range(LONGEST_TURN):
            if state.phase >= MONEY_PHASE or state.turn != turn or clock.is_up():
                break
            seat: i64 = state.commander[turn]
            view = state.view(seat)
            move = player.choose(view, chance)
            if move not in view.moves:  # it would give up
                return None, []
            if move >> OPERATION == CONFIRM:
                break
            moves.append((move, state.copy()))
            state.apply(seat, move, chance, None)
        return state, moves

    def fought_out(self, planned: TrenchClub, seat: i64, seed: int, throws: i64) -> list[float]:
        """What a seat may expect after each throw of the dice for all attacks of a plan."""
        found: list[float] = []
        for throw in range(throws):
            state = planned.copy()
            if state.phase == DESIGNATE_PHASE:
                for item in planned.attacks:
                    state.attacks = [item]
                    fight_all(state, FastChance(seed + throw, item), None)
                begin_money(state, None)
            rest = FastChance(seed + throw)
            found.append(self._expected(self._finished(state, self.captain, rest), rest)[seat])
        return found

    def _finished(self, state: TrenchClub, player: Bot, chance: Chance) -> TrenchClub:
        """The state once somebody has ended the turn."""
        turn, number = state.turn, state.round
        for _ in range(LONGEST_TURN):
            if state.phase < MONEY_PHASE or state.phase == OVER_PHASE:
                break
            if state.turn != turn or state.round != number:
                break
            self._step(state, player, chance)
        return state

    def _step(self, state: TrenchClub, player: Bot, chance: Chance) -> None:
        seat = state.to_act()[0]
        view = state.view(seat)
        move = player.choose(view, chance)
        if move not in view.moves:
            move = self.sensible.choose(view, chance)
        state.apply(seat, move if move in view.moves else view.moves[0], chance, None)

    def _expected(self, state: TrenchClub, chance: Chance) -> list[float]:
        """What the captain of whoever is to act expects; small questions are answered first."""
        for _ in range(LONGEST_TURN):
            outcome = state.outcome()
            if outcome is not None:
                return outcome.scores
            seat = state.to_act()[0]
            weighed = self.captain.weigh(state.view(seat), Clock(), 1)
            if weighed:
                return _for_all(state, state.turn, weighed[0].score)
            self._step(state, self.sensible, chance)
        raise AssertionError("a turn has an end")


class PlanTrials:
    """A plan fought out some times, with which others are compared throw by throw."""

    def __init__(
        self, judge: TrenchJudge, planned: TrenchClub, seat: i64, seed: int, deep: bool
    ) -> None:
        self.judge = judge
        self.planned = planned
        self.seat = seat
        self.seed = seed
        self.most: i64 = judge.deep_throws if deep else judge.throws
        # Where nobody attacks there is nothing to throw.
        throws: i64 = self.most if planned.phase == DESIGNATE_PHASE and planned.attacks else 1
        self.scores = judge.fought_out(planned, seat, seed, throws)
        self.mean = mean_and_error(self.scores)[0]

    def ahead(self, other: TrenchClub) -> tuple[float, float]:
        """By how much another plan is better, and the standard error of that."""
        if _same(other, self.planned):
            return 0.0, 0.0
        scores = self.judge.fought_out(other, self.seat, self.seed, self.most)
        own = self.scores * len(scores) if len(self.scores) == 1 else self.scores
        return mean_and_error([scores[place] - own[place] for place in range(len(scores))])


def _is_offer(move: int) -> bool:
    """To surrender, or an ally's answer to that."""
    return SURRENDER <= move >> OPERATION <= REFUSE


def _drew(decision: Decision) -> bool:
    return any(step.drew for step in decision.steps)


def _as_trench(state: State) -> TrenchClub:
    assert isinstance(state, TrenchClub)
    return state


def _side(state: TrenchClub, seat: i64) -> int:
    return state.commander.index(seat) % 2


def _for_all(state: TrenchClub, nation: i64, chance: float) -> list[float]:
    """A nation's chance to win as a score for each seat."""
    return [
        chance if _side(state, seat) == nation % 2 else 1.0 - chance for seat in range(state.seats)
    ]


def _fight_of(steps: list[Step]) -> Step | None:
    for step in steps:
        if step.move >> OPERATION == CONFIRM:
            return step
    return None


def _planned_of(steps: list[Step], fight: Step | None) -> TrenchClub:
    """The state in which everybody has moved and the attacks are listed."""
    if fight is not None:
        return _as_trench(fight.before)
    for step in steps:
        state = _as_trench(step.before)
        if state.phase >= MONEY_PHASE:
            return state
    return _as_trench(steps[-1].after)


def _same(one: TrenchClub, other: TrenchClub) -> bool:
    """Whether two plans put everybody in the same place and attack alike."""
    return (
        one.place == other.place
        and sorted(one.attacks) == sorted(other.attacks)
        and one.flags == other.flags
    )


def judge() -> Judge:
    """The judge of Trench Club."""
    return TrenchJudge()
