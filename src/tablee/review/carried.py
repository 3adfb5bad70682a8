"""A review that goes with its record, so that nobody needs to work it out again."""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec

from tablee.games import registry
from tablee.kernel.documents import Record
from tablee.kernel.game import Game
from tablee.kernel.judge import Decision, Judge, Step
from tablee.kernel.match import Match
from tablee.kernel.record import replay
from tablee.review import documents
from tablee.review.documents import REVIEW_FORMAT, Review, ReviewLine
from tablee.review.ledger import judge_of, rule_of, sides_of, steps_of, verdict_by
from tablee.review.seats import seat_reviews, seen_from
from tablee.review.words import Sentences
from tablee.texts import Texts

VERDICTS: Final = {
    documents.MISTAKE,
    documents.RIGHT,
    documents.CLOSE,
    documents.COMMON,
    documents.DECIDED,
    documents.FORCED,
    documents.UNJUDGED,
}
#: What follows from the figures of a line; the others from more than is told.
BY_NUMBERS: Final = {documents.MISTAKE, documents.RIGHT, documents.CLOSE, documents.DECIDED}
#: How far the sums of a written review may be from what they say.
ROUNDING: Final = 1e-6
#: Nobody is less sure of a chance than who knows nothing of it.
GREATEST_ERROR: Final = 0.5
#: No figure of a line is greater: a game won and lost again.
GREATEST: Final = 2.0


def carrying(record: Record, review: Review) -> Record:
    """The record with its review."""
    body: dict[str, Any] = msgspec.to_builtins(review, str_keys=True)
    return msgspec.structs.replace(record, review=body)


def carried(record: Record) -> Review | None:
    """The review that a record carries; None without one, or if it is of no use now.

    That is so if rules or judge have changed, and if it does not fit the record: anybody may have
    written it.
    """
    if isinstance(record.review, msgspec.UnsetType):
        return None
    try:
        found = msgspec.convert(record.review, Review, str_keys=True)
    except msgspec.ValidationError:
        return None
    game = registry.game(record.game)
    judge = judge_of(game)
    current = (REVIEW_FORMAT, game.key, record.rules, judge.version, judge.divisor)
    if (found.format, found.game, found.rules, found.judge, found.divisor) != current:
        return None
    match = replay(record, game)
    if match.outcome() is None:
        return None
    steps = steps_of(match, record)
    whole = _fits(found, match, judge.decisions(steps)) and _adds_up(found, judge)
    return found if whole and _has_words(found, steps, game) else None


def _fits(found: Review, match: Match, decisions: list[Decision]) -> bool:
    """Whether a review tells of all decisions of a game, and of how it ended."""
    outcome = match.outcome()
    assert outcome is not None
    return (
        [(line.line, line.last, line.seat) for line in found.lines]
        == [(one.steps[0].line, one.steps[-1].line, one.seat) for one in decisions]
        and found.sides == sides_of(judge_of(match.game), decisions[0].before())
        and found.seat in range(len(outcome.scores))
        and math.isclose(found.end, outcome.scores[found.seat], abs_tol=ROUNDING)
        and all(_is_sound(*one, match.game) for one in zip(found.lines, decisions, strict=True))
    )


def _is_sound(line: ReviewLine, decision: Decision, game: Game) -> bool:
    """Whether what is said of a decision could have been."""
    view = decision.before().view(decision.seat)
    possible = {*view.moves, *view.at_any_time(), *(step.move for step in decision.steps)}
    try:
        move = game.parse(line.move)
        named = [move, *(game.parse(other) for other in (line.best, *line.options) if other)]
        planned = [game.parse(move) for move in line.plan]
    except ValueError:
        return False
    one = len(decision.steps) == 1
    return (
        (not one or (possible.issuperset(named) and not planned))
        and line.rule == rule_of(decision, move)
        and {step.line for step in decision.steps}.issuperset(line.move_reasons)
        and _numbers_fit(line)
        and _is_printable(line)
    )


def _is_printable(line: ReviewLine) -> bool:
    """Whether nothing that reasons speak of would do more to a terminal than be read."""
    reasons = (line.reason, line.best_reason, *line.move_reasons.values())
    values = [value for reason in reasons if reason for value in reason.args.values()]
    return all(value.isprintable() for value in values if isinstance(value, str))


def _numbers_fit(line: ReviewLine) -> bool:
    """Whether the verdict on a decision is that of its figures."""
    errors = (line.cost_error, line.luck_error, line.guess_error, line.thinking_error)
    figures = (line.played_score, line.best_score, line.luck, line.guess, line.thinking, line.value)
    greatest = max(map(abs, (*figures, *errors, *line.parts.values(), *line.options.values())))
    shares = (line.value, *line.options.values(), line.other_score or 0.0)
    if greatest > GREATEST or min(*errors, line.value_error, line.cost) < 0.0:
        return False
    if line.value_error > GREATEST_ERROR or min(shares) < -ROUNDING or max(shares) > 1.0 + ROUNDING:
        return False
    if line.verdict not in BY_NUMBERS:
        return line.verdict in VERDICTS
    cost = max(0.0, line.best_score - line.played_score)
    other = -1.0 if line.other_score is None else line.other_score
    by_figures = verdict_by(line.played_score, line.best_score, line.cost_error, other)
    return line.verdict == by_figures and math.isclose(line.cost, cost, abs_tol=ROUNDING)


def _adds_up(found: Review, judge: Judge) -> bool:
    """Whether every sum is that of its lines, and what is told of seats follows from them."""
    lines, side = found.lines, found.sides[found.seat]
    own = [found.sides[line.seat] == side for line in lines]
    sums = [
        (found.luck, sum(line.luck for line in lines)),
        (found.guess, sum(line.guess for line in lines)),
        (found.thinking, sum(line.thinking for line in lines)),
        (found.cost, sum(line.cost for line, mine in zip(lines, own, strict=True) if mine)),
        (found.others_cost, sum(line.cost for line in lines) - found.cost),
        (
            found.end - found.start,
            found.luck + found.guess + found.thinking - found.cost + found.others_cost + found.rest,
        ),
        (found.end, lines[-1].value),
    ]
    errors = (found.start_error, found.luck_error, found.rest_error)
    # Those of all lines together are at most what they are one by one.
    most = 1.0 + sum(line.luck_error + line.guess_error + line.cost_error for line in lines)
    first = seen_from(found, 0)
    seats = seat_reviews(first.lines, first.sides, first.luck_error, judge)
    return (
        found.seats == seats
        and 0.0 <= found.start <= 1.0
        and min(errors) >= 0.0
        and found.start_error <= GREATEST_ERROR
        and max(errors) <= most
        and all(math.isclose(*one, abs_tol=ROUNDING) for one in sums)
    )


def _has_words(found: Review, steps: list[Step], game: Game) -> bool:
    """Whether there are words for all of it: reasons and parts have names."""
    names = [str(seat) for seat in range(len(found.sides))]
    narrator = game.narrator(Texts("en").say, names, found.seat)
    sentences = Sentences(game, found, steps, narrator)
    try:
        for line in found.lines:
            sentences.why(line)
            sentences.reasons(line)
        sentences.whole()
    except Exception:  # whatever somebody has put into it
        return False
    return True
