"""Who judges a finished match: the learned player's policy and scores, and the solved last turn.

A position is played to the end of its turn by the learned policy; what the next turn is worth, both
sides' networks say, each by what its side would know. The last turn is worked out to its end.

Of other cards and bonuses than those it learned from it knows nothing: there a position is worth
what it comes to when both sides play the match on by rule of thumb, and only a draw or another move
than that can change it.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from tablee.bots.guide import Belief, Guide
from tablee.bots.judge import LEAST_TRIALS, MOST_ANSWERS, OPTIONS, SEEDS, Effort, GuideJudge
from tablee.bots.levels import CAPTAIN, RECRUIT, REGULAR, VETERAN
from tablee.games.footclub.bots.inputs import inputs, is_usual
from tablee.games.footclub.bots.last_turn import Unsolved
from tablee.games.footclub.bots.learned import (
    CLOSE,
    RAREST,
    LearnedBot,
    learned_networks,
    weights_of,
)
from tablee.games.footclub.bots.sensible import SensibleBot
from tablee.games.footclub.bots.solving import Solver
from tablee.games.footclub.bots.throws import Result, draws_of, results_of
from tablee.games.footclub.state import FootClubState
from tablee.games.footclub.table.components import (
    BOTH,
    HIDDEN,
    OPEN,
    OVER_PHASE,
    SUPPORTERS_PHASE,
)
from tablee.games.footclub.table.moves import BALL
from tablee.games.footclub.view import FootClubView
from tablee.kernel.bot import Clock
from tablee.kernel.chance import Chance, PairedChance
from tablee.kernel.documents import Reason, Weighed
from tablee.kernel.judge import (
    Appraisal,
    Decision,
    Judge,
    Question,
    Step,
    Worth,
    mean_and_error,
)
from tablee.kernel.state import State, View

if TYPE_CHECKING:
    from mypy_extensions import i64

VERSION: Final = "footclub 9"
EFFORT: Final = Effort(race=240, worlds=50, deep_worlds=300, trials=40, looks=12)
#: By how much both networks together are wrong about the beginning of a turn: by 320 of them, each
#: played on 200 times by the learned player.
NETWORK_ERROR: Final = 0.033
#: How often a match with other cards or bonuses is played on to its end, if it does not always end
#: alike so many times.
MATCHES: Final = 300
FIRST_MATCHES: Final = 60
#: By 20, 20, 25 and 54 matches.
COSTS: Final = {RECRUIT: 0.0073, REGULAR: 0.0045, CAPTAIN: 0.0017, VETERAN: 0.0}
#: By 200 games of captains: both sides make good a part of their luck.
TRUST: Final = 0.8
#: What a puzzle of the last turn is about.
LAST_TURN: Final = "last-turn"
#: How many goes of bonus wars may be settled for one position of the last turn.
MOST_WORK: Final = 4_000_000


class FootClubBelief(Belief):
    """Worlds in which a secret choice was made as the learned player makes it."""

    def __init__(self, view: FootClubView, guide: FootClubGuide) -> None:
        super().__init__(view)
        self.match_view = view
        self.guide = guide

    def world(self, chance: Chance) -> State:
        """The hidden hand by chance; F2.2: what was chosen by what that hand would choose."""
        state = self.match_view.sample(chance)
        assert isinstance(state, FootClubState)
        other: i64 = 1 - self.match_view.seat
        if self.match_view.table.choices[other] == HIDDEN:
            asked = state.asked
            state.asked = BOTH
            state.choices[other] = OPEN
            state.choices[other] = self.guide.policy(state, other, chance)
            state.asked = asked
        return state


class FootClubGuide(Guide):
    """Plays a turn to its end by what was learned."""

    def __init__(self) -> None:
        networks = learned_networks()
        self.network = networks[0]
        self.values = networks[1]
        self.learned = LearnedBot(networks, 0)
        self.sensible = SensibleBot()

    def belief(self, view: View, chance: Chance) -> Belief:  # noqa: ARG002
        """Secret choices by what was learned."""
        assert isinstance(view, FootClubView)
        return FootClubBelief(view, self)

    def candidates(self, view: View) -> list[int]:
        """All moves, the likeliest first."""
        assert isinstance(view, FootClubView)
        moves = view.moves
        if len(moves) == 1:
            return moves
        if not is_usual(view):
            first = self.sensible.move(view)
            return [first, *(move for move in moves if move != first)]
        weights = weights_of(self.network.outputs(inputs(view)), moves)
        return [moves[place] for place in sorted(range(len(moves)), key=lambda at: -weights[at])]

    def policy(self, state: State, seat: i64, chance: Chance) -> int:
        """As the learned player moves."""
        moves = state.legal(seat)
        if len(moves) == 1:
            return moves[0]
        chance.at("thought", seat)
        return self.learned.choose(state.view(seat), chance)

    def scores(self, state: State, chance: Chance) -> list[float]:
        """The turn is played to its end; an unusual match to its own."""
        assert isinstance(state, FootClubState)
        usual = is_usual(state.view(0))
        while state.phase != OVER_PHASE and not (usual and begins(state)):
            seat: i64 = 1 if state.asked == 2 else 0
            state.apply(seat, self.policy(state, seat, chance), chance, None)
        if state.phase == OVER_PHASE:
            outcome = state.outcome()
            assert outcome is not None
            return outcome.scores
        blue = 0.5 * (self.expects(state.view(0)) + 1.0 - self.expects(state.view(1)))
        return [blue, 1.0 - blue]

    def expects(self, view: FootClubView) -> float:
        """What a side that is asked expects by what it learned."""
        seen = inputs(view)
        outputs = self.values.outputs(seen)
        weights = weights_of(self.network.outputs(seen), view.moves)
        total = 0.0
        sum_of_weights = 0.0
        for place, move in enumerate(view.moves):
            if weights[place] >= RAREST:
                weight = float(weights[place])
                total += weight * self.values.chance(outputs[move])
                sum_of_weights += weight
        return total / sum_of_weights

    def reason(self, view: View, move: int, weighed: list[Weighed]) -> Reason:
        """The learned player's."""
        return self.learned.reason(view, move, weighed)


def begins(state: FootClubState) -> bool:
    """Whether a turn begins: nobody has decided anything in it."""
    return state.phase == SUPPORTERS_PHASE and state.asked == BOTH


class FootClubJudge(GuideJudge):
    """No move that the learned player would make is a mistake; the last turn is exact."""

    def __init__(self) -> None:
        self.turn_guide = FootClubGuide()
        self.solver = Solver(MOST_WORK)
        super().__init__(VERSION, self.turn_guide, EFFORT, 0.0)
        self.costs = COSTS
        self.trust = TRUST

    def look_less(self, divisor: i64) -> None:
        """And only easier positions of the last turn are solved."""
        GuideJudge.look_less(self, divisor)
        self.solver.most = MOST_WORK // divisor

    def is_excused(self, view: View, move: int) -> bool:
        """Whether the learned player makes this move now and then."""
        assert isinstance(view, FootClubView)
        if not is_usual(view):
            return False
        weights = weights_of(self.turn_guide.network.outputs(inputs(view)), view.moves)
        return weights[view.moves.index(move)] >= RAREST

    def best_move(
        self, view: View, candidates: list[int], move: int, chance: Chance, clock: Clock
    ) -> int:
        """Of the moves that the learned player makes, the one it expects most of."""
        assert isinstance(view, FootClubView)
        if not is_usual(view):
            return GuideJudge.best_move(self, view, candidates, move, chance, clock)
        outputs = self.turn_guide.values.outputs(inputs(view))
        common = [other for other in candidates if self.is_excused(view, other)]
        return max(common, key=lambda other: outputs[other])

    def worth(self, state: State, chance: Chance) -> Worth:
        """Exact once the last turn is under way, if it can be solved."""
        assert isinstance(state, FootClubState)
        if state.phase not in (OVER_PHASE, SUPPORTERS_PHASE):
            seat = state.mover()
            scores = self._solved(state.view(seat), Clock())
            if scores:
                best = max(scores)
                return Worth([1.0 - best, best] if seat else [best, 1.0 - best])
        if is_usual(state.view(0)):
            found = GuideJudge.worth(self, state, chance)
            if not state.over():
                found.error = hypot(found.error, NETWORK_ERROR)
            return found
        return self._played_on(state, -1, -1, chance)

    def worth_after(self, decision: Decision, before: Worth, chance: Chance) -> Worth:
        """What it was worth before, if both sides play on like that or nothing was chosen."""
        step = decision.steps[0]
        forced = len(step.before.legal(step.seat)) == 1
        if not step.drew and (forced or self._plays_on(step)):
            return before
        return self.worth(step.after, chance)

    def book_luck(
        self, found: Appraisal, step: Step, before: Worth, after: Worth, chance: Chance
    ) -> None:
        """The real dice and cards beside all that can fall.

        Where a match is played on to its end: what came of it beyond what the move was worth.
        """
        state = step.before
        assert isinstance(state, FootClubState)
        if is_usual(state.view(0)):
            self._count_out(found, step, chance)
            return
        meant = before
        if not self._plays_on(step):
            meant = self._played_on(state, step.seat, step.move, chance)
        found.luck = after.scores[step.seat] - meant.scores[step.seat]
        found.luck_after = after
        found.luck_before = meant

    def _count_out(self, found: Appraisal, step: Step, chance: Chance) -> None:
        """Each result counts as much as it is likely; what comes after it has the same luck."""
        after = step.after
        assert isinstance(after, FootClubState)
        mean = 0.0
        open_results: list[Result] = []
        for result in results_of(step, chance):
            state = result.after(step, chance)
            if begins(state):
                mean += result.chance * self._mean_of_draws(step, state)
            elif sum(state.shoot_out_goals):
                # Both sides shoot alike (F4.1).
                mean += result.chance * 0.5
            else:
                open_results.append(result)
        if (begins(after) or after.over()) and not open_results:
            found.luck = self.glance(after, chance)[step.seat] - mean
            return
        # As many positions in all as if one other were drawn each time.
        trials = max(LEAST_TRIALS, 4 * self.effort.trials // (1 + len(open_results)))
        ahead: list[float] = []
        for _ in range(trials):
            seed = chance.below(SEEDS)
            real = self.glance(after, PairedChance(seed))[step.seat] - mean
            for result in open_results:
                other = self.glance(result.after(step, chance), PairedChance(seed))[step.seat]
                real -= result.chance * other
            ahead.append(real)
        found.luck, found.luck_error = mean_and_error(ahead)

    def _mean_of_draws(self, step: Step, begun: FootClubState) -> float:
        """What a turn that has begun is worth in the mean of all cards that both could draw."""
        means = [0.0, 0.0]
        for seat in range(2):
            for state, share in draws_of(step, begun, seat):
                means[seat] += share * self.turn_guide.expects(state.view(seat))
        return 0.5 * (means[step.seat] + 1.0 - means[1 - step.seat])

    def _plays_on(self, step: Step) -> bool:
        """Whether a match that is played on to its end goes on with this very move."""
        state = step.before
        assert isinstance(state, FootClubState)
        view = state.view(step.seat)
        if is_usual(view) or state.turn == state.turns or step.move not in view.moves:
            return False
        return self.turn_guide.sensible.move(view) == step.move

    def _played_on(self, state: State, seat: i64, move: i64, chance: Chance) -> Worth:
        """What a match comes to, after a move if one is given."""
        matches = max(LEAST_TRIALS, MATCHES // self.divisor)
        scores: list[float] = []
        while len(scores) < matches:
            trial = state.copy()
            if move >= 0:
                trial.apply(seat, move, chance, None)
            scores.append(self.glance(trial, chance)[0])
            if len(scores) == FIRST_MATCHES and min(scores) == max(scores):
                break
        mean, error = mean_and_error(scores)
        return Worth([mean, 1.0 - mean], error)

    def confirm(self, decision: Decision, found: Appraisal, chance: Chance, clock: Clock) -> None:
        """What the moves of the last turn truly score, else what they seem worth."""
        view = decision.before().view(decision.seat)
        assert isinstance(view, FootClubView)
        scores = self._solved_for(decision, clock)
        if not scores:
            GuideJudge.confirm(self, decision, found, chance, clock)
            return
        order = sorted(range(len(scores)), key=lambda place: -scores[place])
        for place in order[: OPTIONS - 1]:
            found.options[view.moves[place]] = scores[place]
        found.options[found.move] = found.played

    def _solved_for(self, decision: Decision, clock: Clock) -> list[float]:
        """What each move that its seat had truly scores, in the last turn."""
        step = decision.steps[0]
        state = step.before
        assert isinstance(state, FootClubState)
        view = state.view(step.seat)
        if state.phase == SUPPORTERS_PHASE or len(view.moves) == 1 or step.move not in view.moves:
            return []
        return self._solved(view, clock)

    def appraise(
        self,
        decision: Decision,
        before: Worth,
        after: Worth,
        chance: Chance,
        clock: Clock,
        deep: bool,
    ) -> Appraisal:
        """The last turn by its solution, else in imagined worlds."""
        step = decision.steps[0]
        view = step.before.view(step.seat)
        assert isinstance(view, FootClubView)
        scores = self._solved_for(decision, clock)
        if not scores:
            return GuideJudge.appraise(self, decision, before, after, chance, clock, deep)
        found = Appraisal(step.move, scores[view.moves.index(step.move)])
        best = max(scores)
        if best - found.played > CLOSE:
            found.best = best
            found.best_move = view.moves[scores.index(best)]
        if step.drew:
            found.luck = after.scores[step.seat] - found.played
            found.luck_after = after
        self.explain(found, view)
        return found

    def question(self, view: View, chance: Chance) -> Question | None:  # noqa: ARG002
        """Moves of the last turn, which are exact; before it, where one is hardly ever another.

        The ball and the goal tokens are only for show (F3.7).
        """
        assert isinstance(view, FootClubView)
        moves = [move for move in view.moves if move < BALL]
        if not 2 <= len(moves) <= MOST_ANSWERS:
            return None
        answers = [[move] for move in moves]
        if view.table.phase != SUPPORTERS_PHASE and self._solved(view, Clock()):
            return Question(LAST_TURN, answers)
        if not is_usual(view):
            return None
        common = [move for move in moves if self.is_excused(view, move)]
        return Question(view.prompt().code, answers) if len(common) == 1 else None

    def compare(
        self, view: View, answers: list[list[int]], worlds: i64, chance: Chance
    ) -> list[list[float]]:
        """The last turn by its solution."""
        assert isinstance(view, FootClubView)
        if view.table.phase != SUPPORTERS_PHASE:
            scores = self._solved(view, Clock())
            if scores:
                return [[scores[view.moves.index(answer[0])]] for answer in answers]
        return GuideJudge.compare(self, view, answers, worlds, chance)

    def _solved(self, view: FootClubView, clock: Clock) -> list[float]:
        """F5.3: what each move of the last turn truly scores; nothing before it."""
        if view.table.turn < view.table.turns:
            return []
        try:
            return self.solver.scores(view, clock)
        except Unsolved:
            return []


def judge() -> Judge:
    """The judge of FootClub."""
    return FootClubJudge()
