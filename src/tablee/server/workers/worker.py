"""What is worked out beside the rooms: given a seat's view, it answers with a move, advice or odds.

A view does not travel. What travels is a state *sampled from the view*: it looks to the seat
exactly like the real one and knows nothing that the seat does not know. The bot is then given
that seat's view of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from tablee.bots.advice import find_advice
from tablee.deadline import Deadline
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Advice, Reason
from tablee.kernel.game import ODDS_PLAYOUTS
from tablee.kernel.record import read_record
from tablee.review.documents import Review
from tablee.review.ledger import ReviewCalledOff
from tablee.review.ledger import review as review_record

#: Seconds after which a bot answers with the best it has found, whatever its level's budget.
MOST_SECONDS = 15.0
#: Seconds for advice: somebody is waiting for it.
ADVICE_SECONDS = 4.0

#: Whether nobody waits for the answer any more.
CalledOff = Callable[[], bool]


class Signals(Protocol):
    """How whoever works something out hears that it is called off, and tells how far it is."""

    def __call__(self) -> bool:
        """Whether it was called off."""

    def report(self, done: int, total: int) -> None:
        """Tell how far it is."""


class Asked(msgspec.Struct, frozen=True):
    """A seat to think for: the game, the level, and a state sampled from the seat's view."""

    game: str
    level: str
    seat: int
    sampled: bytes
    seed: int
    #: What odds are asked of; nothing for all.
    about: str = ""


class Finished(msgspec.Struct, frozen=True):
    """A finished game to review: its record, which everybody may see by now."""

    game: str
    record: bytes
    #: Nobody plays it; said where something goes wrong.
    level: str = "judge"


class Choice(msgspec.Struct, frozen=True):
    """A move in notation, and why."""

    move: str
    why: Reason


class Failed(msgspec.Struct, frozen=True):
    """What a bot answers with when it breaks down."""

    problem: str


#: What a process can be asked to work out.
Work = Callable[[Any, Signals], Any]


def choose(asked: Asked, called_off: CalledOff, seconds: float = MOST_SECONDS) -> Choice:
    """The move of a bot, which has so long at most."""
    game = registry.game(asked.game)
    view = game.load(msgspec.json.decode(asked.sampled)).view(asked.seat)
    clock = Deadline(seconds, called_off)
    thought = game.bot(asked.level).think(view, FastChance(asked.seed), clock)
    return Choice(game.notation(thought.move), thought.reason)


def odds(asked: Asked, _: CalledOff) -> msgspec.Struct | None:
    """What a seat can compute of the near future, with playouts."""
    game = registry.game(asked.game)
    view = game.load(msgspec.json.decode(asked.sampled)).view(asked.seat)
    return view.odds_about(asked.about) if asked.about else view.odds(ODDS_PLAYOUTS)


def advise(asked: Asked, called_off: CalledOff) -> list[Advice]:
    """The moves that a bot would consider from a seat."""
    game = registry.game(asked.game)
    view = game.load(msgspec.json.decode(asked.sampled)).view(asked.seat)
    bot = game.bot(asked.level)
    clock = Deadline(ADVICE_SECONDS, called_off)
    return find_advice(game.notation, bot, view, FastChance(asked.seed), clock)


def suggest(asked: Asked, called_off: CalledOff) -> list[Advice]:
    """The one move that a bot would make from a seat."""
    choice = choose(asked, called_off)
    return [Advice(choice.move, None, 0.0, choice.why)]


def review(finished: Finished, signals: Signals, seconds: float | None = None) -> Review | None:
    """What decisions of a finished game cost; None if it was called off.

    Where there are only so many seconds, it is rougher.
    """
    record = read_record(msgspec.json.decode(finished.record))
    clock = Deadline(math.inf, signals)
    try:
        return review_record(record, clock=clock, progress=signals.report, seconds=seconds)
    except ReviewCalledOff:
        return None
