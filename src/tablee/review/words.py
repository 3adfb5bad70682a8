"""A review in sentences: what was luck, what decisions cost, and which cost most."""

from __future__ import annotations

from collections.abc import Iterable
from math import floor
from typing import Any, Final

from tablee.kernel.chance import FastChance
from tablee.kernel.game import Game
from tablee.kernel.judge import Step
from tablee.kernel.words.narrator import Narrator
from tablee.review.curve import CurveStep, steps_of_curve
from tablee.review.documents import MISTAKE, MoveReason, Review, ReviewLine, SeatReview
from tablee.review.seats import Z95, answers_of, worst_of

#: Points are told in tenths: so many digits of a win.
TENTHS: Final = 3
#: A part of a turn is told if it cost so much.
LEAST_PART: Final = 0.001


class Sentences:
    """Tells a review to one seat, in the language of its narrator."""

    def __init__(
        self, game: Game, review: Review, steps: Iterable[Step], narrator: Narrator
    ) -> None:
        self._game = game
        self._review = review
        self._steps = {step.line: step for step in steps}
        self._narrator = narrator

    def whole(self) -> list[str]:
        """What is said first: the sums, the skill, the three costliest decisions, the jumps."""
        return [*self.sums(), *self.skill(), *self.worst(), *self.jumps()]

    def jumps(self) -> list[str]:
        """The steps that changed most, in order."""
        found = [self.step(step) for step in steps_of_curve(self._review) if step.jump]
        return [self._say("review-jumps"), *found] if found else []

    def step(self, step: CurveStep) -> str:
        """A step of the curve: who did what, from which chance to which, and what that was."""
        line = step.line
        values: dict[str, Any] = {
            "line": str(line.line),
            "last": str(line.last),
            "seat": self._narrator.value("seat", line.seat),
            "before": round(100 * step.before),
            "before_error": round(100 * Z95 * step.before_error),
            "after": round(100 * line.value),
            "error": round(100 * Z95 * line.value_error),
        }
        if line.last > line.line:
            what = self._say("review-turn", **values)
        else:
            what = self._say("review-did", move=self._move(line, line.move), **values)
        if values["before"] == values["after"]:
            return self._say("review-still", what=what, **values)
        better = line.value >= step.before
        if step.cause == "decision" and not self._is_own(line):
            better = not better  # it is called good or costly for who made it
        way = "up" if better else "down"
        return self._say(f"review-jump-{step.cause}", what=what, way=way, **values)

    def _is_own(self, line: ReviewLine) -> bool:
        sides = self._review.sides
        return sides[line.seat] == sides[self._review.seat]

    def sums(self) -> list[str]:
        """From the chance at the start to the result: what is told adds up as it is told."""
        review = self._review
        own, others = _cost_errors(review)
        together = len(set(review.sides)) == 1
        told = [("review-luck", review.luck, [review.luck_error])]
        if any(line.guess for line in review.lines):
            errors = [line.guess_error for line in review.lines]
            told.append(("review-guess", review.guess, errors))
        if any(line.thinking for line in review.lines):
            errors = [line.thinking_error for line in review.lines]
            thinking = "review-thinking" if together else "review-thinking-sides"
            told.append((thinking, review.thinking, errors))
        told.append(("review-cost-all" if together else "review-cost", -review.cost, own))
        lines = [self.figure(*one) for one in told]
        if together and len(review.sides) > 1:
            lines += self._shares()
        if not together:
            told.append(("review-others", review.others_cost, others))
            lines.append(self.figure(*told[-1]))
        start = round(review.start, TENTHS)
        rest = review.end - start - sum(round(value, TENTHS) for _, value, _ in told)
        return [
            self._say("review-start", percent=100 * start, error=100 * Z95 * review.start_error),
            *lines,
            self.figure("review-rest", rest, [review.rest_error]),
            self._say("review-end", percent=round(100 * review.end)),
        ]

    def _shares(self) -> list[str]:
        """What the decisions of each friend cost, those that no longer mattered as well."""
        review = self._review
        seats = range(len(review.sides))
        made = [[line for line in review.lines if line.seat == seat] for seat in seats]
        costs = _adding_up([sum(line.cost for line in lines) for lines in made], review.cost)
        return [
            self.figure(
                "review-share",
                -costs[seat],
                [line.cost_error for line in made[seat]],
                seat=self._narrator.value("seat", seat),
            )
            for seat in seats
        ]

    def skill(self) -> list[str]:
        """What decisions cost on average, which level loses as much, and if it was told roughly."""
        seats = self._review.seats
        if len(set(self._review.sides)) > 1:
            seats = [seat for seat in seats if seat.seat == self._review.seat]
        found = [self._skill(seat) for seat in seats]
        if self._review.divisor > 1:
            found.append(self._say("review-rough", divisor=self._review.divisor))
        return found

    def _skill(self, seat: SeatReview) -> str:
        name = self._narrator.value("seat", seat.seat)
        values: dict[str, Any] = {"seat": name, "count": seat.decisions}
        if seat.skill is None:
            return self._say("review-too-short", **values)
        values["points"] = 100 * seat.skill
        values["error"] = 100 * Z95 * seat.skill_error
        if not seat.level:
            return self._say("review-skill", **values)
        levels = [self._say(f"table-level-{level}") for level in seat.levels or [seat.level]]
        if len(levels) == 1:
            return self._say("review-skill-level", level=levels[0], **values)
        return self._say("review-skill-between", weakest=levels[0], strongest=levels[-1], **values)

    def worst(self) -> list[str]:
        """The costliest decisions of the seat, or that there was no mistake."""
        found = worst_of(self._review.lines, self._review.seat)
        if not found:
            return [self._say("review-no-mistake")]
        return [self.mistake(number, line) for number, line in enumerate(found, start=1)]

    def mistake(self, number: int, line: ReviewLine) -> str:
        """One decision: what was done, what was better, and by how much."""
        values = self._decision(line) | {"number": number}
        return self._say("review-mistake" if line.best else "review-gave-up", **values)

    def why(self, line: ReviewLine, asked: int | None = None) -> list[str]:
        """What speaks for either move, with the rule that asks for the decision.

        Asked about another move of a turn: what spoke for that one besides.
        """
        values = self._decision(line)
        lines = [self._say(f"review-verdict-{_verdict_in_words(line)}", **values)]
        lines += self._better_plan(line)
        spoken_for = [("review-why-better", line.best_reason)]
        if not (line.parts and _alike(line.reason, line.best_reason)):
            spoken_for.append(("review-why-played", line.reason))
        for message, given in spoken_for:
            if given is not None:
                values["reason"] = self._reason(line.line, given)
                values["move"] = self._move(line, line.move)
                if line.best and line.best != line.move:
                    values["best"] = self._move(line, line.best)
                lines.append(self._say(message, rule=line.rule, **values))
        if asked in line.move_reasons and asked != self.judged_line(line):
            step = self._steps[asked]
            view = step.before.view(step.seat)
            values["reason"] = self._reason(asked, line.move_reasons[asked])
            values["move"] = self._narrator.offered(view.document(), step.move)
            lines.append(self._say("review-why-played", rule=view.prompt().rule, **values))
        return lines

    def _better_plan(self, line: ReviewLine) -> list[str]:
        """What the better plan of a turn does that this one does not."""
        lines = range(line.line, line.last + 1)
        made = {self._steps[number].move for number in lines if number in self._steps}
        state = self._steps[line.line].before.copy()
        told = []
        for move in map(self._game.parse, line.plan):
            if move not in state.legal(line.seat):
                break
            if move not in made:
                document = state.view(line.seat).document()
                told.append(self._narrator.offered(document, move))
            state.apply(line.seat, move, FastChance(0), None)
        return [self._say("review-why-plan", moves="; ".join(told))] if told else []

    def reasons(self, line: ReviewLine) -> dict[int, str]:
        """By line, what spoke for the moves of a decision, and at one of them what is said of it:
        for the log of a replay.
        """
        given = dict(line.move_reasons)
        judged = self.judged_line(line)
        if line.reason is not None:
            given[judged] = line.reason
        told = {number: self._reason(number, reason) for number, reason in given.items()}
        verdict = self._say(f"review-log-{_verdict_in_words(line)}", **self._decision(line))
        told[judged] = f"{told.get(judged, '')} {verdict}".strip()
        return told

    def judged_line(self, line: ReviewLine) -> int:
        """The line of the record with the move that is spoken of: one of a turn."""
        move = self._game.parse(line.move)
        lines = range(line.line, line.last + 1)
        return next((one for one in lines if self._is_made(one, move)), line.line)

    def _is_made(self, line: int, move: int) -> bool:
        step = self._steps.get(line)
        return step is not None and step.move == move

    def options(self, line: ReviewLine) -> list[tuple[str, str, float]]:
        """What can be answered here, best first: in notation, in words, and what it is worth."""
        found = sorted(answers_of(line).items(), key=lambda option: -option[1])
        return [(move, self._move(line, move), score) for move, score in found]

    def both(self, line: ReviewLine) -> tuple[str, str]:
        """What was done, and what was better."""
        return self._made(line), self._better(line)

    def find(self, number: int) -> ReviewLine | None:
        """The decision that takes in a line of the record."""
        for line in self._review.lines:
            if line.line <= number <= line.last:
                return line
        return None

    def worst_line(self, number: int) -> ReviewLine | None:
        """The mistake with this number, the worst being 1."""
        found = worst_of(self._review.lines, self._review.seat)
        return found[number - 1] if 0 < number <= len(found) else None

    def _decision(self, line: ReviewLine) -> dict[str, Any]:
        return {
            "line": str(line.line),  # a name, not an amount
            "seat": self._narrator.value("seat", line.seat),
            "move": self._made(line),
            "best": self._better(line),
            "points": 100 * line.cost,
            "error": 100 * Z95 * line.cost_error,
            "played": round(100 * min(1.0, max(0.0, line.played_score))),
            "worth": round(100 * min(1.0, max(0.0, line.best_score))),
        }

    def _made(self, line: ReviewLine) -> str:
        """What was done; of a turn, what its parts cost, and where it is not as the better one."""
        move = self._move(line, line.move)
        parts = [
            self._say("review-part", part=self._say(f"review-part-{name}"), points=100 * cost)
            for name, cost in line.parts.items()
            if cost >= LEAST_PART
        ]
        if not parts:
            return move
        message = "review-turn-bought" if line.best == line.move else "review-turn-made"
        return self._say(message, parts=", ".join(parts), move=move)

    def _better(self, line: ReviewLine) -> str:
        """What was better; where two turns have the same moves and attacks, what they bought."""
        if line.parts and line.best == line.move:
            return self._say("review-turn-purchases")
        if not line.best:
            return ""
        best = self._move(line, line.best)
        # Other moves of two turns are no choice between them.
        return self._say("review-turn-better", move=best) if line.parts else best

    def _reason(self, number: int, reason: MoveReason) -> str:
        step = self._steps[number]
        document = step.before.view(step.seat).document()
        return self._narrator.reason(reason, document)

    def _move(self, line: ReviewLine, notation: str) -> str:
        view = self._steps[line.line].before.view(line.seat)
        told = self._narrator.offered(view.document(), self._game.parse(notation))
        return told[:1].upper() + told[1:]

    def figure(self, message: str, value: float, errors: list[float], **more: Any) -> str:
        """A sentence with a number of points and its ±."""
        error = sum(one * one for one in errors) ** 0.5
        sign = "+" if value >= 0.0005 else "−" if value <= -0.0005 else "±"
        return self._say(
            message, sign=sign, points=abs(100 * value), error=100 * Z95 * error, **more
        )

    def _say(self, message: str, **values: Any) -> str:
        return self._narrator.say(message, dict(values))


def _adding_up(values: list[float], total: float) -> list[float]:
    """Values in tenths of a point that add up to their total in tenths."""
    tenths = [floor(1000 * value) for value in values]
    missing = max(0, round(1000 * total) - sum(tenths))
    most = sorted(range(len(values)), key=lambda place: tenths[place] - 1000 * values[place])
    for place in most[:missing]:
        tenths[place] += 1
    return [one / 1000 for one in tenths]


def _alike(one: MoveReason | None, other: MoveReason | None) -> bool:
    """Whether the same can be said for two moves, which tells nobody which one is better."""
    return one is not None and other is not None and one.code == other.code


def _verdict_in_words(line: ReviewLine) -> str:
    """Where nothing else is named as better, somebody gave up."""
    return "gave-up" if line.verdict == MISTAKE and not line.best else line.verdict


def _cost_errors(review: Review) -> tuple[list[float], list[float]]:
    """The errors of the costs of the own side, and of the others."""
    side = review.sides[review.seat]
    own = [line for line in review.lines if review.sides[line.seat] == side]
    others = [line for line in review.lines if review.sides[line.seat] != side]
    return [line.cost_error for line in own], [line.cost_error for line in others]
