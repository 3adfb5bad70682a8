"""What runs in a bot's own process: it is given a seat's view and answers with a move.

A view does not travel. What travels is a state *sampled from the view*: it looks to the seat
exactly like the real one and knows nothing that the seat does not know. The bot is then given
that seat's view of it.
"""

from __future__ import annotations

import signal

import msgspec

from tablee.games import registry
from tablee.kernel.chance import FastChance


def start() -> None:
    """Leave interruptions to the server, which ends its workers in order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def choose(game_key: str, level: str, seat: int, sampled: bytes, seed: int) -> str:
    """The move of a bot in notation."""
    game = registry.game(game_key)
    state = game.load(msgspec.json.decode(sampled))
    chance = FastChance(seed)
    return game.notation(game.bot(level).choose(state.view(seat), chance))
