"""Working out a review: every decision is weighed, and everything that happened is booked.

Three passes: all decisions quickly, then deeply those that may have been mistakes, and once more
those that are going to be called so. Each decision has luck of its own, made from the seed and its
number, so that the same record gives the same review.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot
from typing import Final

from tablee.games import registry
from tablee.kernel.bot import Clock
from tablee.kernel.chance import FastChance, ReplayChance
from tablee.kernel.documents import Reason, Record
from tablee.kernel.game import Game
from tablee.kernel.judge import AS_GOOD_AS_DECIDED, Appraisal, Decision, Judge, Step, Worth
from tablee.kernel.match import Match
from tablee.kernel.record import replay
from tablee.kernel.state import State
from tablee.review import budget, documents
from tablee.review.documents import MoveReason, Review, ReviewLine
from tablee.review.seats import WORST, seat_reviews

#: Nothing that cost less is called a mistake, nor what is within so many standard errors.
LEAST_MISTAKE: Final = 0.03
SURE: Final = 2.0
#: No line of which less is left explains too little; it is rounding.
NOTHING: Final = 1e-9
#: How many decisions of a seat are looked at deeply, at most.
DEEP: Final = 6

#: Told how much is done and how much there is to do.
Progress = Callable[[int, int], None]


class NotOver(ValueError):
    """A running game has no review."""


class NoJudge(ValueError):
    """Nobody can judge this game."""


class ReviewCalledOff(Exception):
    """Nobody waits for the review any more."""


def judge_of(game: Game) -> Judge:
    """Who judges a game; raises `NoJudge`."""
    found = game.judge()
    if found is None:
        raise NoJudge(f"{game.key} has no judge, so its games cannot be reviewed")
    return found


def stamp_of(game: Game, rules: int) -> str:
    """What a review depends on besides the record: kept ones with another stamp are made anew."""
    return f"{documents.REVIEW_FORMAT} {game.key} rules {rules} judge {judge_of(game).version}"


def review(
    record: Record,
    seed: int = 1,
    clock: Clock | None = None,
    progress: Progress | None = None,
    seconds: float | None = None,
) -> Review:
    """The review of a finished game, as seat 0 reads it (`seen_from` turns it round).

    Where there are only so many seconds, the judge looks at less, and the review says so. Raises
    `NotOver`, `NoJudge`, `Faults` for a record that does not fit, and `ReviewCalledOff` as soon as
    the clock says so.
    """
    game = registry.game(record.game)
    judge = judge_of(game)
    match = replay(record, game)
    if match.outcome() is None:
        raise NotOver("the game is not over, so there is nothing to review yet")
    steps = steps_of(match, record)
    ledger = Ledger(game, judge, steps, seed, clock or Clock(), progress)
    if seconds is not None:
        ledger.fit(seconds)
    return ledger.review(match.rules)


def steps_of(match: Match, record: Record) -> list[Step]:
    """The lines that stand, each with the states before and after it."""
    if record.position is None:
        setup = ReplayChance(match.setup_draws)
        state = match.game.setup(match.options, setup, None, match.rules)
    else:
        state = match.game.load(record.position)
    steps: list[Step] = []
    for line in match.lines:
        if line.undo or line.undone:
            continue
        after = state.copy()
        after.apply(line.seat, line.move, ReplayChance(line.draws), None)
        steps.append(Step(line.line, line.seat, line.move, bool(line.draws), state, after))
        state = after
    return steps


class Ledger:
    """The books of one game."""

    def __init__(
        self,
        game: Game,
        judge: Judge,
        steps: list[Step],
        seed: int,
        clock: Clock,
        progress: Progress | None,
    ) -> None:
        self._game = game
        self._judge = judge
        self._seed = seed
        self._clock = clock
        self._progress = progress
        self._decisions = judge.decisions(steps)
        #: What the game was worth at first, and after each decision.
        self._worths: list[Worth] = []
        self._appraisals: list[Appraisal] = []
        #: The decisions that were looked at deeply.
        self._deep: set[int] = set()
        self._seats = sorted({one.seat for one in self._decisions})
        self._done = 0

    def fit(self, seconds: float) -> None:
        """Look at no more than that takes."""
        budget.fit(self._judge, self._decisions, DEEP * len(self._seats), seconds)

    def review(self, rules: int) -> Review:
        """Weigh everything and add it up."""
        if not self._decisions:
            raise NotOver("nothing was decided in this game")
        self._go_on()
        self._worths.append(self._judge.worth(self._decisions[0].before(), self._chance(0, 0)))
        for number in range(len(self._decisions)):
            self._worths.append(self._worth_after(number))
            self._appraisals.append(self._appraise(number, False))
            self._step_done()
        for seat in self._seats:
            self._settle(seat)
        if self._progress is not None:
            self._progress(self._total(), self._total())
        return self._booked(rules)

    def _settle(self, seat: int) -> None:
        """Look deeply until the worst decisions of a seat are known."""
        for _ in range(DEEP):
            number = self._doubtful(seat)
            if number < 0:
                break
            self._appraisals[number] = self._appraise(number, True)
            self._deep.add(number)
            self._confirm(number)
            self._step_done()

    def _chance(self, number: int, purpose: int) -> FastChance:
        return FastChance(self._seed, 8 * number + purpose)

    def _confirm(self, number: int) -> None:
        """With luck of its own: who is accused must not be so by the luck of the search."""
        decision, found = self._decisions[number], self._appraisals[number]
        if _verdict(decision, found) == documents.MISTAKE:
            self._judge.confirm(decision, found, self._chance(number, 4), self._clock)

    def _go_on(self) -> None:
        if self._clock.is_up():
            raise ReviewCalledOff

    def _step_done(self) -> None:
        self._done += 1
        self._go_on()
        if self._progress is not None:
            self._progress(self._done, self._total())

    def _total(self) -> int:
        """How much there is to do at most: how many deep looks it takes is not known before."""
        return len(self._decisions) + DEEP * len(self._seats)

    def _worth_after(self, number: int) -> Worth:
        outcome = self._decisions[number].after().outcome()
        if outcome is not None:
            return Worth(outcome.scores)
        decision, before = self._decisions[number], self._worths[number]
        return self._judge.worth_after(decision, before, self._chance(number, 1))

    def _appraise(self, number: int, deep: bool) -> Appraisal:
        decision = self._decisions[number]
        step = decision.steps[0]
        before, after = self._worths[number], self._worths[number + 1]
        if step.move not in step.before.legal(step.seat):
            return self._at_any_time(decision, before, after)
        chance = self._chance(number, 3 if deep else 2)
        return self._judge.appraise(decision, before, after, chance, self._clock, deep)

    def _unjudged(self, step: Step) -> Appraisal:
        found = Appraisal(step.move, 0.0)
        found.forced = True
        return found

    def _at_any_time(self, decision: Decision, before: Worth, after: Worth) -> Appraisal:
        """A surrender costs what the game was still worth; anything else is not judged."""
        if not decision.after().over():
            return self._unjudged(decision.steps[0])
        found = Appraisal(decision.steps[0].move, after.scores[decision.seat])
        found.best = before.scores[decision.seat]
        found.best_move = -1
        found.error = before.error
        return found

    def _doubtful(self, seat: int) -> int:
        """The decision that may be among a seat's worst and looks most like it; -1 if none may.

        Where as many mistakes are settled as are named, only what may be worse is of interest.
        """
        settled: list[float] = []
        doubtful: list[int] = []
        for number, decision in enumerate(self._decisions):
            found = self._appraisals[number]
            if decision.seat != seat or found.cost() <= 0.0:
                continue
            if number in self._deep or found.best_move < 0 or found.error == 0.0:
                if _verdict(decision, found) == documents.MISTAKE:
                    settled.append(found.cost())
            else:
                doubtful.append(number)
        settled.sort(reverse=True)
        bar = settled[WORST - 1] if len(settled) >= WORST else LEAST_MISTAKE
        likely = [
            number
            for number in doubtful
            if self._appraisals[number].cost() + SURE * self._appraisals[number].error >= bar
        ]
        return max(likely, key=lambda number: self._appraisals[number].cost(), default=-1)

    def _booked(self, rules: int) -> Review:
        sides = sides_of(self._judge, self._decisions[0].before())
        lines = [self._line(number, sides) for number in range(len(self._decisions))]
        start, end = self._worths[0], self._worths[-1]
        luck = sum(line.luck for line in lines)
        guess = sum(line.guess for line in lines)
        cost = sum(line.cost for line in lines if _is_own(line, sides))
        others = sum(line.cost for line in lines if not _is_own(line, sides))
        thinking = sum(line.thinking for line in lines)
        luck_error = self._luck_error([])
        change = end.scores[0] - start.scores[0]
        return Review(
            game=self._game.key,
            rules=rules,
            judge=self._judge.version,
            divisor=self._judge.divisor,
            seat=0,
            sides=sides,
            start=start.scores[0],
            start_error=start.error,
            end=end.scores[0],
            lines=lines,
            luck=luck,
            luck_error=luck_error,
            guess=guess,
            thinking=thinking,
            cost=cost,
            others_cost=others,
            rest=change - luck - guess - thinking + cost - others,
            rest_error=self._rest_error(lines, sides),
            seats=seat_reviews(lines, sides, luck_error, self._judge),
        )

    def _luck_error(self, ends: list[tuple[Worth, float]]) -> float:
        """The standard error of all luck, with other worths and how often they are added.

        What stands on the curve is added by one line and taken away by the next.
        """
        times: dict[int, float] = {}
        worths = {id(worth): worth for worth, _ in ends}
        for worth, often in ends:
            times[id(worth)] = times.get(id(worth), 0.0) + often
        errors = []
        for found in self._appraisals:
            errors.append(found.luck_error)
            for one, way in ((found.luck_after, 1.0), (found.luck_before, -1.0)):
                if one is not None:
                    worths[id(one)] = one
                    times[id(one)] = times.get(id(one), 0.0) + way
        return hypot(*errors, *(often * worths[key].error for key, often in times.items()))

    def _rest_error(self, lines: list[ReviewLine], sides: list[int]) -> float:
        """The standard error of what is left of end minus start; none where nothing can be."""
        before, left = self._worths[0].scores[0], 0.0
        for line in lines:
            cost = line.cost if _is_own(line, sides) else -line.cost
            left = max(
                left, abs(line.value - before - line.luck - line.guess - line.thinking + cost)
            )
            before = line.value
        if left < NOTHING:
            return 0.0
        ends = [(self._worths[-1], -1.0), (self._worths[0], 1.0)]
        errors = []
        for number, line in enumerate(lines):
            errors.append(line.guess_error)
            if line.best:
                errors.append(line.cost_error)
            else:  # what was given up is what the game was worth just then
                ends.append((self._worths[number], -1.0))
        return hypot(self._luck_error(ends), *errors)

    def _line(self, number: int, sides: list[int]) -> ReviewLine:
        decision, found = self._decisions[number], self._appraisals[number]
        after = self._worths[number + 1]
        mine = sides[decision.seat] == sides[0]
        sign = 1.0 if mine else -1.0
        verdict = _verdict(decision, found)
        costs = verdict not in (documents.UNJUDGED, documents.FORCED)
        best = found.best_move if found.best_move >= 0 else found.move
        return ReviewLine(
            line=decision.steps[0].line,
            last=decision.steps[-1].line,
            seat=decision.seat,
            verdict=verdict,
            rule=rule_of(decision, found.move),
            move=self._game.notation(found.move),
            best=self._game.notation(best) if found.best_move >= 0 else "",
            played_score=found.played,
            best_score=found.best,
            other_score=found.other if found.other >= 0.0 else None,
            cost=found.cost(),
            cost_error=found.error if costs and not found.excused else 0.0,
            luck=sign * found.luck,
            luck_error=found.whole_luck_error(),
            guess=sign * found.guess,
            guess_error=found.guess_error,
            thinking=sign * found.thinking,
            thinking_error=found.thinking_error,
            value=after.scores[0],
            value_error=after.error,
            reason=_move_reason(found.reason),
            best_reason=_move_reason(found.best_reason) if found.best_move != found.move else None,
            move_reasons={
                line: MoveReason(reason.code, reason.args)
                for line, reason in self._judge.move_reasons(decision).items()
            },
            parts={part.name: part.cost for part in found.parts},
            plan=[self._game.notation(move) for move in found.plan],
            options={self._game.notation(move): score for move, score in found.options.items()},
        )


def rule_of(decision: Decision, move: int) -> str:
    """The rule by which a move of a decision was asked for."""
    made = (step for step in decision.steps if step.move == move)
    step = next(made, decision.steps[0])
    return step.before.view(decision.seat).prompt().rule


def sides_of(judge: Judge, state: State) -> list[int]:
    """By seat, the first seat that wins and loses with it, as the number of its side."""
    firsts: list[int] = []
    sides: list[int] = []
    for seat in range(state.seat_count()):
        for first in firsts:
            if judge.same_side(state, seat, first):
                break
        else:
            first = seat
            firsts.append(seat)
        sides.append(firsts.index(first))
    return sides


def _move_reason(reason: Reason | None) -> MoveReason | None:
    return None if reason is None else MoveReason(reason.code, reason.args)


def _is_own(line: ReviewLine, sides: list[int]) -> bool:
    return sides[line.seat] == sides[0]


def _verdict(decision: Decision, found: Appraisal) -> str:
    if found.forced:
        at_will = decision.steps[0].move not in decision.before().legal(decision.seat)
        return documents.UNJUDGED if at_will else documents.FORCED
    verdict = verdict_by(found.played, found.best, found.error, found.other)
    if verdict != documents.DECIDED and (found.excused or found.usual):
        return documents.COMMON
    return verdict


def verdict_by(played: float, best: float, error: float, other: float = -1.0) -> str:
    """What the figures alone say of a decision; `other` is of another move, if that is known."""
    looked_at = [played, best] if other < 0.0 else [played, best, other]
    low, high = min(looked_at), max(looked_at)
    if low >= AS_GOOD_AS_DECIDED or high <= 1.0 - AS_GOOD_AS_DECIDED:
        return documents.DECIDED
    cost = best - played
    if cost <= 0.0:
        return documents.RIGHT
    sure = cost >= LEAST_MISTAKE and cost > SURE * error
    return documents.MISTAKE if sure else documents.CLOSE
