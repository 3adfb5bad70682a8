"""A review that goes with its record, so that nobody needs to work it out again."""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec

from tablee.games import registry
from tablee.kernel.documents import Fault, Faults, Record
from tablee.kernel.game import Game
from tablee.kernel.judge import Decision
from tablee.kernel.record import replay
from tablee.review import documents
from tablee.review.documents import REVIEW_FORMAT, Review, ReviewLine
from tablee.review.ledger import judge_of, steps_of

VERDICTS: Final = {
    documents.MISTAKE,
    documents.RIGHT,
    documents.CLOSE,
    documents.COMMON,
    documents.DECIDED,
    documents.FORCED,
    documents.UNJUDGED,
}
#: How far the sums of a written review may be from what they say.
ROUNDING: Final = 1e-6


def carrying(record: Record, review: Review) -> Record:
    """The record with its review."""
    body: dict[str, Any] = msgspec.to_builtins(review)
    return msgspec.structs.replace(record, review=body)


def carried(record: Record) -> Review | None:
    """The review that a record carries; None without one, or if it is of no use now.

    That is so if rules or judge have changed, and if it does not fit the record: anybody may have
    written it. Raises `Faults` if it is none.
    """
    if isinstance(record.review, msgspec.UnsetType):
        return None
    try:
        found = msgspec.convert(record.review, Review)
    except msgspec.ValidationError as error:
        raise Faults([Fault("review", str(error))]) from None
    game = registry.game(record.game)
    current = (REVIEW_FORMAT, game.key, record.rules, judge_of(game).version)
    if (found.format, found.game, found.rules, found.judge) != current:
        return None
    return found if _fits(found, record, game) else None


def _fits(found: Review, record: Record, game: Game) -> bool:
    """Whether a review tells of all decisions of a record, and adds up to how it ended."""
    match = replay(record, game)
    outcome = match.outcome()
    if outcome is None:
        return False
    decisions = judge_of(game).decisions(steps_of(match, record))
    seats = len(outcome.scores)
    explained = found.luck + found.guess + found.thinking - found.cost
    explained += found.others_cost + found.rest
    return (
        [(line.line, line.last, line.seat) for line in found.lines]
        == [(one.steps[0].line, one.steps[-1].line, one.seat) for one in decisions]
        and len(found.sides) == seats
        and found.seat in range(seats)
        and all(one.seat in range(seats) for one in found.seats)
        and all(one.level in ("", *game.levels) for one in found.seats)
        and math.isclose(found.end, outcome.scores[found.seat], abs_tol=ROUNDING)
        and math.isclose(found.end - found.start, explained, abs_tol=ROUNDING)
        and all(map(_is_sound, found.lines, decisions, [game] * len(decisions)))
    )


def _is_sound(line: ReviewLine, decision: Decision, game: Game) -> bool:
    """Whether what is said of a decision could have been."""
    view = decision.before().view(decision.seat)
    possible = {*view.moves, *view.at_any_time(), *(step.move for step in decision.steps)}
    try:
        named = [game.parse(move) for move in (line.move, line.best, *line.options) if move]
    except ValueError:
        return False
    one = len(decision.steps) == 1
    return line.verdict in VERDICTS and (not one or possible.issuperset(named))
