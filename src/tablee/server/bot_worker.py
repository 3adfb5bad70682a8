"""What runs in a bot's own process: given a seat's view, it answers with a move, advice or odds.

A view does not travel. What travels is a state *sampled from the view*: it looks to the seat
exactly like the real one and knows nothing that the seat does not know. The bot is then given
that seat's view of it.
"""

from __future__ import annotations

import signal
from typing import Any

import msgspec

from tablee.bots.documents import Hint
from tablee.bots.hints import hints as found_hints
from tablee.clocks import Deadline
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Reason

#: Seconds after which a bot answers with the best it has found, whatever its level's budget.
MOST_SECONDS = 15.0
#: Seconds for advice: somebody is waiting for it.
HINT_SECONDS = 4.0
#: So many times as long as a table's own process takes for odds: about a minute.
ODDS_PATIENCE = 10_000


class Asked(msgspec.Struct, frozen=True):
    """A seat to think for: the game, the level, and a state sampled from the seat's view."""

    game: str
    level: str
    seat: int
    sampled: bytes
    seed: int


class Choice(msgspec.Struct, frozen=True):
    """A move in notation, and why."""

    move: str
    why: Reason


def start() -> None:
    """Leave interruptions to the server, which ends its workers in order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def choose(asked: Asked) -> Choice:
    """The move of a bot."""
    game = registry.game(asked.game)
    view = game.load(msgspec.json.decode(asked.sampled)).view(asked.seat)
    thought = game.bot(asked.level).think(view, FastChance(asked.seed), Deadline(MOST_SECONDS))
    return Choice(game.notation(thought.move), thought.reason)


def reckon(asked: Asked) -> dict[str, Any] | None:
    """What a seat can compute of the near future, however long it takes within reason."""
    game = registry.game(asked.game)
    view = game.load(msgspec.json.decode(asked.sampled)).view(asked.seat)
    odds = game.quick_odds(view, ODDS_PATIENCE)
    found: dict[str, Any] | None = msgspec.to_builtins(odds)
    return found


def advise(asked: Asked) -> list[Hint]:
    """The moves that a bot would consider from a seat."""
    game = registry.game(asked.game)
    view = game.load(msgspec.json.decode(asked.sampled)).view(asked.seat)
    bot = game.bot(asked.level)
    return found_hints(game, bot, view, FastChance(asked.seed), Deadline(HINT_SECONDS))
