"""A review as one seat reads it, and what is told of each seat."""

from __future__ import annotations

from math import hypot, log
from typing import Final

import msgspec

from tablee.kernel.judge import Judge
from tablee.review import documents
from tablee.review.documents import Review, ReviewLine, SeatReview

#: How many costly decisions are named.
WORST: Final = 3
#: Costs below this are alike: nobody can tell such levels apart.
LEAST_COST: Final = 0.0002

#: Half the width of a 95 % interval, in standard errors.
Z95: Final = 1.959964

_NO_CHOICE: Final = (documents.FORCED, documents.UNJUDGED, documents.DECIDED)


def seat_reviews(
    lines: list[ReviewLine], sides: list[int], luck_error: float, judge: Judge
) -> list[SeatReview]:
    """What is told of each seat, from lines whose luck is that of seat 0."""
    error = hypot(luck_error, *(line.guess_error for line in lines))
    return [_seat_review(lines, sides, seat, error, judge) for seat in range(len(sides))]


def _seat_review(
    lines: list[ReviewLine], sides: list[int], seat: int, luck_error: float, judge: Judge
) -> SeatReview:
    made = [line for line in lines if line.seat == seat]
    real = [line for line in made if line.verdict not in _NO_CHOICE]
    count = len(real)
    skill = sum(line.cost for line in real) / count if count >= judge.enough else None
    skill_error = hypot(*(line.cost_error for line in real)) / count if count else 0.0
    sign = 1.0 if sides[seat] == sides[0] else -1.0
    levels = [] if skill is None else levels_of(skill, skill_error, judge.costs)
    return SeatReview(
        seat=seat,
        decisions=count,
        # Also where it no longer mattered, so that the shares add up.
        cost=sum(line.cost for line in made),
        cost_error=hypot(*(line.cost_error for line in made)) if made else 0.0,
        skill=skill,
        skill_error=skill_error,
        level="" if skill is None or not levels else level_of(skill, judge.costs),
        levels=levels,
        luck=sign * sum(line.luck + line.guess for line in lines),
        luck_error=luck_error,
        worst=[line.line for line in worst_of(lines, seat)],
    )


def worst_of(lines: list[ReviewLine], seat: int, most: int = WORST) -> list[ReviewLine]:
    """The costliest mistakes of a seat, worst first."""
    mistakes = [line for line in lines if line.seat == seat and line.verdict == documents.MISTAKE]
    return sorted(mistakes, key=lambda line: -line.cost)[:most]


def answers_of(line: ReviewLine) -> dict[str, float]:
    """What could have been done, in notation, and what it was worth; nothing if nothing is known.

    Of a turn it is asked only where the two plans do something else about the same thing.
    """
    if not line.best or line.best == line.move:
        return {}
    if line.parts or len(line.options) > 1:
        return line.options
    return {line.best: line.best_score, line.move: line.played_score}


def level_of(skill: float, costs: dict[str, float]) -> str:
    """The level whose decisions cost about as much, by ratio; "" where none was measured."""
    if not costs:
        return ""
    own = log(max(skill, LEAST_COST))
    return min(costs, key=lambda level: abs(log(max(costs[level], LEAST_COST)) - own))


def levels_of(skill: float, error: float, costs: dict[str, float]) -> list[str]:
    """The levels that may lose as much, for all that is known; none where all of them may."""
    margin = Z95 * error
    found = [level for level, cost in costs.items() if abs(cost - skill) <= margin]
    nearest = level_of(skill, costs)
    if not found:
        return [nearest] if nearest else []
    return found if len(found) < len(costs) else []


def seen_from(review: Review, seat: int) -> Review:
    """The same review as another seat reads it: the other side's luck is its bad luck."""
    if review.sides[seat] == review.sides[review.seat]:
        return msgspec.structs.replace(review, seat=seat)
    lines = [
        msgspec.structs.replace(
            line,
            luck=-line.luck,
            guess=-line.guess,
            thinking=-line.thinking,
            value=1.0 - line.value,
        )
        for line in review.lines
    ]
    return msgspec.structs.replace(
        review,
        seat=seat,
        start=1.0 - review.start,
        end=1.0 - review.end,
        lines=lines,
        luck=-review.luck,
        guess=-review.guess,
        thinking=-review.thinking,
        cost=review.others_cost,
        others_cost=review.cost,
        rest=-review.rest,
    )
