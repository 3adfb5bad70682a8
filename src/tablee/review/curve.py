"""The curve of a side's chances, step by step: what each step was above all, and the great ones."""

from __future__ import annotations

from math import hypot
from typing import Final, Literal

from tablee.review.documents import Review, ReviewLine

#: A step of this much may have a name on the curve; so many have one at most.
LEAST_JUMP: Final = 0.05
MOST_JUMPS: Final = 8
#: It has one if it is more than so many standard errors.
SURE: Final = 2.0

Cause = Literal["decision", "luck", "guess", "rest"]


class CurveStep:
    """From one chance to the next."""

    def __init__(self, line: ReviewLine, before: float, error: float, cause: Cause) -> None:
        self.line = line
        self.before = before
        self.before_error = error
        self.cause: Cause = cause
        self.jump = False

    def size(self) -> float:
        """By how much the chances changed, either way."""
        return abs(self.line.value - self.before)

    def may_jump(self) -> bool:
        """Whether it is great enough for a name, and more than the noise of what it is called."""
        return self.size() >= max(LEAST_JUMP, SURE * self._noise())

    def _noise(self) -> float:
        """The standard error of the part that the step is called after."""
        line = self.line
        if self.cause == "luck":
            return line.luck_error
        if self.cause == "guess":
            return line.guess_error
        if self.cause == "decision":
            return hypot(line.cost_error, line.thinking_error)
        return hypot(self.before_error, line.value_error)


def steps_of_curve(review: Review) -> list[CurveStep]:
    """All steps of a review, the greatest of them marked."""
    before, error = review.start, review.start_error
    steps: list[CurveStep] = []
    for line in review.lines:
        cause = cause_of(review, line, line.value - before)
        steps.append(CurveStep(line, before, error, cause))
        before, error = line.value, line.value_error
    great = [step for step in steps if step.may_jump()]
    for step in sorted(great, key=lambda step: -step.size())[:MOST_JUMPS]:
        step.jump = True
    return steps


def cause_of(review: Review, line: ReviewLine, change: float) -> Cause:
    """Which part of a change is the greatest in its direction."""
    own = review.sides[line.seat] == review.sides[review.seat]
    parts: dict[Cause, float] = {
        "decision": line.thinking + (-line.cost if own else line.cost),
        "luck": line.luck,
        "guess": line.guess,
    }
    parts["rest"] = change - sum(parts.values())
    way = 1.0 if change >= 0.0 else -1.0
    return max(parts, key=lambda cause: way * parts[cause])
