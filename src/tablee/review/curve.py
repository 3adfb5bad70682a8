"""The curve of a side's chances, step by step: what each step was above all, and the great ones."""

from __future__ import annotations

from typing import Final, Literal

from tablee.review.documents import Review, ReviewLine

#: A step of this much may have a name on the curve; so many have one at most.
LEAST_JUMP: Final = 0.05
MOST_JUMPS: Final = 8

Cause = Literal["decision", "luck", "guess", "rest"]


class CurveStep:
    """From one chance to the next."""

    def __init__(self, line: ReviewLine, before: float, cause: Cause) -> None:
        self.line = line
        self.before = before
        self.cause: Cause = cause
        self.jump = False

    def size(self) -> float:
        """By how much the chances changed, either way."""
        return abs(self.line.value - self.before)


def steps_of_curve(review: Review) -> list[CurveStep]:
    """All steps of a review, the greatest of them marked."""
    before = review.start
    steps: list[CurveStep] = []
    for line in review.lines:
        steps.append(CurveStep(line, before, cause_of(review, line, line.value - before)))
        before = line.value
    for step in sorted(steps, key=lambda step: -step.size())[:MOST_JUMPS]:
        step.jump = step.size() >= LEAST_JUMP
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
