"""A review that goes with its record, so that nobody needs to work it out again."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.games import registry
from tablee.kernel.documents import Fault, Faults, Record
from tablee.review.documents import REVIEW_FORMAT, Review
from tablee.review.ledger import judge_of


def carrying(record: Record, review: Review) -> Record:
    """The record with its review."""
    body: dict[str, Any] = msgspec.to_builtins(review)
    return msgspec.structs.replace(record, review=body)


def carried(record: Record) -> Review | None:
    """The review that a record carries; None without one, or if rules or judge have changed.

    Raises `Faults` if it is none.
    """
    if isinstance(record.review, msgspec.UnsetType):
        return None
    try:
        found = msgspec.convert(record.review, Review)
    except msgspec.ValidationError as error:
        raise Faults([Fault("review", str(error))]) from None
    game = registry.game(record.game)
    current = (REVIEW_FORMAT, game.key, record.rules, judge_of(game).version)
    return found if (found.format, found.game, found.rules, found.judge) == current else None
