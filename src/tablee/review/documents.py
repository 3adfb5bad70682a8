"""A review as a document. Scores are those of an outcome: 1 is a win, so 0.01 is a point."""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.kernel.documents import Reason

REVIEW_FORMAT: Final = "tablee-review/1"

# What is said of a decision.
MISTAKE: Final = "mistake"
RIGHT: Final = "right"
#: It seems to have cost something, but too little or too unsurely to call it a mistake.
CLOSE: Final = "close"
#: Good players make this move too.
COMMON: Final = "common"
#: The game was as good as won or lost either way.
DECIDED: Final = "decided"
FORCED: Final = "forced"
#: Nobody judges it: a gift, a name.
UNJUDGED: Final = "unjudged"


class MoveReason(Reason, frozen=True):
    """What speaks for a move; the protocol has a frame that is called `Reason`."""


class ReviewLine(msgspec.Struct, frozen=True, kw_only=True):
    """A decision and what came of it. Errors are standard errors."""

    #: The first and the last line of the record that it takes in.
    line: int
    last: int
    #: Whose decision it was.
    seat: int
    verdict: str
    #: The number of the rule that asks for the decision.
    rule: str
    #: The move that was made and the best one, in notation; of a turn, where the two plans part.
    move: str
    best: str
    #: What both were worth to that seat by what it could know.
    played_score: float
    best_score: float
    #: Where the best move was made and seems to win or to lose: what another one is worth.
    other_score: float | None = None
    cost: float
    cost_error: float
    #: For the seat that the review is of: what chance gave beyond the mean of all draws; what the
    #: decision did in the real world beyond its worth by knowledge; and what the game was worth
    #: afterwards.
    luck: float
    luck_error: float
    guess: float
    guess_error: float
    #: What the best move gained by the seat's knowledge over the one that is made without thinking.
    thinking: float = 0.0
    thinking_error: float = 0.0
    value: float
    value_error: float
    #: What spoke for the move that was made, and for the best one.
    reason: MoveReason | None = None
    best_reason: MoveReason | None = None
    #: By line, what spoke for each of several moves that are judged together.
    move_reasons: dict[int, MoveReason] = {}
    #: The parts of a plan with what each cost.
    parts: dict[str, float] = {}
    #: All moves of the better plan, in notation.
    plan: list[str] = []
    #: What moves that were looked at are worth by the seat's knowledge, in notation: of a mistake
    #: whose moves can be told apart by one question.
    options: dict[str, float] = {}


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of one seat."""

    seat: int
    #: How many decisions it had in which there was something to choose and to lose.
    decisions: int
    cost: float
    cost_error: float
    #: Cost for each of these decisions; null in a game too short to tell.
    skill: float | None
    skill_error: float
    #: The level of computer player that loses about as much; "" where nobody can tell. If the
    #: error leaves several, all of them, weakest first.
    level: str
    levels: list[str] = []
    #: What chance and guesses gave the seat.
    luck: float
    luck_error: float
    #: The first lines of its costliest mistakes, worst first.
    worst: list[int]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A game's ledger, as one seat reads it.

    end - start = luck + guesses + thinking - cost of the own side + cost of the others + rest.
    """

    format: str = REVIEW_FORMAT
    game: str
    #: The versions of the rules and of the judge that it was made with.
    rules: int
    judge: str
    #: The judge looked at one part in so many of what it looks at where there is time.
    divisor: int = 1
    #: The seat whose scores it tells, and by seat which side it is on.
    seat: int
    sides: list[int]
    start: float
    start_error: float
    end: float
    lines: list[ReviewLine]
    luck: float
    #: Less than the lines' own add up to: what one position was taken for too much, the next line
    #: takes away.
    luck_error: float = 0.0
    guess: float
    thinking: float = 0.0
    cost: float
    others_cost: float
    rest: float
    rest_error: float
    seats: list[SeatReview]
