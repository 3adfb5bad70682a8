"""Playing many games between computer players, on one core or several.

The result depends only on what is asked for, never on the number of processes: game number i
draws from streams of its own, made from the seed and i.

How fast a game's rules run on this machine: random play, one core.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tablee.bots.playout import play_out
from tablee.bots.simple import UniformBot
from tablee.kernel.chance import FastChance
from tablee.kernel.game import Game
from tablee.lab.engines import local_engine
from tablee.lab.play import Chunk, Plan
from tablee.lab.tally import Mean, Tally, mean_of, wilson

Progress = Callable[[int, int], None]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A simulation's result; all but the seconds is the same every time."""

    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int
    steps: int
    longest: int
    outcomes: dict[str, int]
    #: Games with a winner, and their share with its 95 % interval (Wilson).
    won: int
    won_share: float
    won_interval: tuple[float, float]
    #: Wins and points (a win 1, a shared result its share) by seat.
    wins: list[int]
    points: list[float]
    statistics: dict[str, Mean]
    seconds: float
    steps_per_second: float


def simulate(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play all games of a plan and report."""
    if plan.games < 1:
        raise ValueError("at least one game must be simulated")
    started = time.perf_counter()
    total = Tally()
    for _, tally in local_engine(tasks_of(0, plan, chunk_size(plan.games)), jobs):
        total.add(tally)
        if progress is not None:
            progress(total.games, plan.games)
    return report_of(plan, total, time.perf_counter() - started)


def report_of(plan: Plan, total: Tally, seconds: float) -> Report:
    """The figures of a plan whose games have all been played."""
    return Report(
        game=plan.game,
        players=len(plan.bots),
        options=plan.options,
        bots=plan.bots,
        seed=plan.seed,
        games=total.games,
        steps=total.steps,
        longest=total.longest,
        outcomes=dict(sorted(total.outcomes.items())),
        won=total.won,
        won_share=total.won / total.games,
        won_interval=wilson(total.won, total.games),
        wins=total.wins,
        points=total.scores,
        statistics={
            name: mean_of(*sums, total.games, name in total.signed)
            for name, sums in sorted(total.sums.items())
        },
        seconds=round(seconds, 3),
        steps_per_second=round(total.steps / seconds, 1) if seconds else 0.0,
    )


def chunk_size(games: int) -> int:
    """How many games are played in one go: a twentieth of all, at most 500."""
    return max(1, min(500, math.ceil(games / 20)))


def tasks_of(arm: int, plan: Plan, size: int) -> Iterator[Chunk]:
    """A plan in chunks."""
    for first in range(0, plan.games, size):
        yield Chunk(arm=arm, plan=plan, first=first, count=min(size, plan.games - first))


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
