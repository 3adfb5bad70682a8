"""A judge for any game that has a guide: imagined worlds for decisions, the real one for luck.

A decision is looked at twice. A race finds the best move; then that move, the one that was made and
the one that the guide would make at once are compared in other worlds, each with the same luck, so
that nobody is called best for the luck of the race. Before it is called a mistake, strong players
are asked for the move again: what one of them does too is none.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tablee.bots.guide import Guide
from tablee.bots.search import Search, Settings
from tablee.kernel.bot import Clock
from tablee.kernel.chance import Chance, PairedChance
from tablee.kernel.documents import Reason
from tablee.kernel.judge import (
    Appraisal,
    Decision,
    Judge,
    Question,
    Step,
    Worth,
    is_decided,
    mean_and_error,
)
from tablee.kernel.state import State, View

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Where so many trials of a position come to the same, more would as well.
FIRST_LOOK: Final = 6
#: In so many worlds the answers of a puzzle are compared when it is made.
PUZZLE_WORLDS: Final = 1000
#: A puzzle has no more answers than a person looks at one by one.
MOST_ANSWERS: Final = 9
#: How sure a race must be to give a move up.
DOUBT: Final = 3.5
#: Seeds of shared luck are below this.
SEEDS: Final = 1 << 30
#: How many moves can be asked about where a mistake comes back as a question, in what share of the
#: worlds of a deep look they are compared.
OPTIONS: Final = 5
SHARE: Final = 4
#: However little time there is: trials of a race, worlds of a comparison, trials of a position.
LEAST_RACE: Final = 40
LEAST_WORLDS: Final = 12
LEAST_DEEP_WORLDS: Final = 60
LEAST_TRIALS: Final = 8


class Effort:
    """How much a judge looks: trials of a race, worlds for a comparison, trials of a position."""

    def __init__(
        self,
        race: i64,
        worlds: i64,
        deep_worlds: i64,
        trials: i64,
        looks: i64,
        peers: i64 = 0,
        thought: i64 = 0,
    ) -> None:
        self.race = race
        self.worlds = worlds
        #: For decisions that seem to have cost most.
        self.deep_worlds = deep_worlds
        self.trials = trials
        self.looks = looks
        #: How many strong players are asked again before a move is called a mistake, and how much
        #: each of them thinks.
        self.peers = peers
        self.thought = thought

    def less(self, divisor: i64) -> Effort:
        """One part in so many of it, and never so little that nothing could be told apart."""
        return Effort(
            max(self.race // divisor, min(self.race, LEAST_RACE)),
            max(self.worlds // divisor, min(self.worlds, LEAST_WORLDS)),
            max(self.deep_worlds // divisor, min(self.deep_worlds, LEAST_DEEP_WORLDS)),
            max(self.trials // divisor, min(self.trials, LEAST_TRIALS)),
            self.looks,
            self.peers,
            max(self.thought // divisor, min(self.thought, LEAST_RACE)),
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class GuideJudge(Judge):
    """Judges by what a guide says of imagined games."""

    def __init__(self, version: str, guide: Guide, effort: Effort, preference: float) -> None:
        self.version = version
        self.full_version = version
        self.guide = guide
        self.effort = effort
        self.full_effort = effort
        #: By how much a move must be better than the guide's own to be called better.
        self.preference = preference
        self.costs = {}
        self.looks = effort.looks
        self.trust = 1.0
        self.friends = False
        self.puzzle_worlds = PUZZLE_WORLDS

    def look_less(self, divisor: i64) -> None:
        """In fewer worlds and trials."""
        self.divisor = divisor
        self.version = f"{self.full_version} 1/{divisor}" if divisor > 1 else self.full_version
        self.effort = self.full_effort.less(divisor)

    def same_side(self, state: State, seat: i64, other: i64) -> bool:  # noqa: ARG002
        """Friends win together; in any other game each for themselves."""
        return self.friends or seat == other

    def is_excused(self, view: View, move: int) -> bool:  # noqa: ARG002
        """Whether good players make this move too, whatever its figures."""
        return False

    def worth(self, state: State, chance: Chance) -> Worth:
        """The mean of some trials; a game that is over is worth what it came to."""
        outcome = state.outcome()
        if outcome is not None:
            return Worth(outcome.scores)
        totals: list[float] = []
        firsts: list[float] = []
        for trial in range(self.effort.trials):
            scores = self.glance(state, chance)
            firsts.append(scores[0])
            if not totals:
                totals = scores[:]
            else:
                for seat in range(len(scores)):
                    totals[seat] += scores[seat]
            if trial == FIRST_LOOK and min(firsts) == max(firsts):
                break
        count = float(len(firsts))
        return Worth([total / count for total in totals], mean_and_error(firsts)[1])

    def glance(self, state: State, chance: Chance) -> list[float]:
        """One trial."""
        outcome = state.outcome()
        return self.guide.scores(state.copy(), chance) if outcome is None else outcome.scores

    def look(self, state: State, chance: Chance) -> list[float]:
        """One trial for a review, which has more time than the lab."""
        return self.glance(state, chance)

    def appraise(
        self,
        decision: Decision,
        before: Worth,
        after: Worth,
        chance: Chance,
        clock: Clock,
        deep: bool,
    ) -> Appraisal:
        """Best and played move in the worlds that the seat held possible; luck in the real one."""
        step = decision.steps[0]
        found = Appraisal(step.move, after.scores[step.seat])
        if step.drew:
            self.book_luck(found, step, before, after, chance)
        view = step.before.view(step.seat)
        if len(view.moves) == 1:
            found.forced = True
            return found
        candidates = self.guide.candidates(view)
        found.excused = self.is_excused(view, step.move)
        best = (
            step.move
            if found.excused
            else self.best_move(view, candidates, step.move, chance, clock)
        )
        self._compare(found, step, view, best, candidates[0], chance, deep)
        self.explain(found, view)
        return found

    def explain(self, found: Appraisal, view: View) -> None:
        """Say what spoke for the move that was made and for the best one."""
        found.reason = self.guide.reason(view, found.move, [])
        found.best_reason = self.guide.reason(view, found.best_move, [])

    def book_luck(
        self,
        found: Appraisal,
        step: Step,
        before: Worth,  # noqa: ARG002
        after: Worth,  # noqa: ARG002
        chance: Chance,
    ) -> None:
        """How much better the real draw was than others in its place, and the error of that.

        What comes after it is played with the same luck.
        """
        ahead: list[float] = []
        for _ in range(2 * self.effort.trials):
            other = step.before.copy()
            other.apply(step.seat, step.move, chance, None)
            seed = chance.below(SEEDS)
            real = self.glance(step.after, PairedChance(seed))[step.seat]
            mean = self.glance(other, PairedChance(seed))[step.seat]
            ahead.append(real - mean)
        found.luck, found.luck_error = mean_and_error(ahead)

    def best_move(
        self, view: View, candidates: list[int], move: int, chance: Chance, clock: Clock
    ) -> int:
        """The move that a race finds best; which of them is better is found out afterwards."""
        racing = candidates if move in candidates else [*candidates, move]
        if len(racing) == 1:
            return move
        settings = Settings(self.effort.race, preference=self.preference, doubt=DOUBT)
        search = Search(self.guide, settings, view.seat, chance, clock)
        return search.race(racing, self.guide.belief(view, chance)).move

    def confirm(self, decision: Decision, found: Appraisal, chance: Chance, clock: Clock) -> None:
        """Ask strong players for the move, and weigh what else could have been done."""
        step = decision.steps[0]
        view = step.before.view(step.seat)
        candidates = self.guide.candidates(view)
        racing = candidates if step.move in candidates else [*candidates, step.move]
        settings = Settings(self.effort.thought, preference=self.preference, doubt=DOUBT)
        for _ in range(self.effort.peers):
            search = Search(self.guide, settings, view.seat, chance, clock)
            if search.race(racing, self.guide.belief(view, chance)).move == step.move:
                found.usual = True
                return
        self._weigh_options(found, view, racing, chance)

    def _weigh_options(
        self, found: Appraisal, view: View, racing: list[int], chance: Chance
    ) -> None:
        """What the best, the played and a few other moves are worth, each against the best."""
        moves = [found.best_move, found.move]
        for other in racing:
            if other not in moves and len(moves) < OPTIONS:
                moves.append(other)
        scores = self._imagined(view, moves, self.effort.deep_worlds // SHARE, chance)
        for place, move in enumerate(moves):
            # In more worlds than these another one was best.
            found.options[move] = found.best + min(0.0, _ahead(scores[place], scores[0])[0])
        found.options[found.move] = found.played

    def _compare(
        self,
        found: Appraisal,
        step: Step,
        view: View,
        best: int,
        usual: int,
        chance: Chance,
        deep: bool,
    ) -> None:
        move = step.move
        worlds = self.effort.deep_worlds if deep else self.effort.worlds
        if move == usual and best == move:
            found.played, _ = mean_and_error(self._imagined(view, [move], FIRST_LOOK, chance)[0])
            if is_decided(found.played):
                self._see_whether_it_mattered(found, view, worlds, chance)
            found.best = found.played
            return
        moves = [move]
        for other in (best, usual):
            if other not in moves:
                moves.append(other)
        scores = self._imagined(view, moves, worlds, chance)
        found.played, _ = mean_and_error(scores[0])
        found.best = found.played
        if best != move:
            ahead, error = _ahead(scores[moves.index(best)], scores[0])
            found.error = error
            if ahead > 0.0:
                found.best_move = best
                found.best = found.played + ahead
        if move != usual:
            known, known_error = _ahead(scores[0], scores[moves.index(usual)])
            real, real_error = self._really_ahead(step, usual, chance)
            if found.excused:  # by what one knows they are worth the same
                known, known_error = 0.0, 0.0
            found.guess = real - known
            found.guess_error = hypot(known_error, real_error)
        if found.best_move != usual and not self.is_excused(view, usual):
            found.thinking, found.thinking_error = _ahead(
                scores[moves.index(found.best_move)], scores[moves.index(usual)]
            )

    def _see_whether_it_mattered(
        self, found: Appraisal, view: View, worlds: i64, chance: Chance
    ) -> None:
        """The best move wins, or loses, at a first look: so may another, or it may not."""
        others = [move for move in self.guide.candidates(view) if move != found.move]
        scores = self._imagined(view, [found.move, *others[:1]], worlds, chance)
        found.played, _ = mean_and_error(scores[0])
        if others:
            found.other, _ = mean_and_error(scores[1])

    def _imagined(
        self, view: View, moves: list[int], worlds: i64, chance: Chance
    ) -> list[list[float]]:
        """What moves are worth in the same imagined worlds, with the same luck."""
        belief = self.guide.belief(view, chance)
        scores: list[list[float]] = [[] for _ in moves]
        for _ in range(worlds):
            self._try_all(belief.world(chance), view.seat, moves, scores, chance)
        return scores

    def _try_all(
        self, world: State, seat: i64, moves: list[int], scores: list[list[float]], chance: Chance
    ) -> None:
        seed = chance.below(SEEDS)
        for place, move in enumerate(moves):
            luck = PairedChance(seed)
            scores[place].append(self.look(_moved(world, seat, move, luck), luck)[seat])

    # ---- puzzles ------------------------------------------------------------------------------

    def question(self, view: View, chance: Chance) -> Question | None:  # noqa: ARG002
        """Any decision between a few moves."""
        if not 2 <= len(view.moves) <= MOST_ANSWERS:
            return None
        return Question(view.prompt().code, [[move] for move in view.moves])

    def compare(
        self, view: View, answers: list[list[int]], worlds: i64, chance: Chance
    ) -> list[list[float]]:
        """Moves in imagined worlds, at a glance."""
        belief = self.guide.belief(view, chance)
        scores: list[list[float]] = [[] for _ in answers]
        for _ in range(worlds):
            world, seed = belief.world(chance), chance.below(SEEDS)
            for place, answer in enumerate(answers):
                luck = PairedChance(seed)
                moved = _moved(world, view.seat, answer[0], luck)
                scores[place].append(self.glance(moved, luck)[view.seat])
        return scores

    def reasons(self, view: View, answer: list[int]) -> list[Reason]:
        """The guide's."""
        return [self.guide.reason(view, answer[0], [])]

    def _really_ahead(self, step: Step, usual: int, chance: Chance) -> tuple[float, float]:
        """How much better than the usual move it was as the cards really lay."""
        scores: list[list[float]] = [[], []]
        for _ in range(self.effort.trials):
            self._try_all(step.before, step.seat, [step.move, usual], scores, chance)
        return _ahead(scores[0], scores[1])


def _moved(world: State, seat: i64, move: int, chance: Chance) -> State:
    """A copy of a world in which a move was made."""
    state = world.copy()
    state.apply(seat, move, chance, None)
    return state


def _ahead(one: list[float], other: list[float]) -> tuple[float, float]:
    """By how much one is ahead of the other in the same worlds, and the standard error."""
    return mean_and_error([one[place] - other[place] for place in range(len(one))])
