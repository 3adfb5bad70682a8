"""The review of a finished game: what decisions cost, and what was luck."""

from tablee.review.documents import Review, ReviewLine, SeatReview
from tablee.review.ledger import NotOver, ReviewCalledOff, review
from tablee.review.seats import seen_from

__all__ = [
    "NotOver",
    "Review",
    "ReviewCalledOff",
    "ReviewLine",
    "SeatReview",
    "review",
    "seen_from",
]
