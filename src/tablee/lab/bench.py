"""How fast a game's rules run on this machine: random play, one core."""

from __future__ import annotations

import time

import msgspec

from tablee.bots.bot import UniformBot
from tablee.bots.playout import play_out
from tablee.kernel.chance import FastChance
from tablee.kernel.game import Game


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """Moves listed, chosen and applied in a stretch of time."""

    game: str
    players: int
    games: int
    steps: int
    seconds: float
    steps_per_second: float


def measure(game: Game, seconds: float, seed: int = 1) -> Speed:
    """Play random games, set-up included, for about so many seconds."""
    options = game.options({})
    bots = [UniformBot() for _ in range(game.seats(options))]
    games = steps = 0
    started = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        for _ in range(20):
            chance = FastChance(seed, games)
            state = game.setup(options, chance)
            steps += play_out(state, list(bots), chance, chance, game.longest_game)
            games += 1
        spent = time.perf_counter() - started
    return Speed(
        game=game.key,
        players=len(bots),
        games=games,
        steps=steps,
        seconds=round(spent, 3),
        steps_per_second=round(steps / spent, 1),
    )
