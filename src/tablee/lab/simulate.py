"""Playing many games between computer players, on one core or several.

The result depends only on what is asked for, never on the number of processes: game number i
draws from streams of its own, made from the seed and i.
"""

from __future__ import annotations

import math
import signal
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from tablee.bots.playout import play_out
from tablee.games import registry
from tablee.kernel.chance import FastChance

Progress = Callable[[int, int], None]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to simulate."""

    game: str
    options: dict[str, Any]
    #: A level for each seat.
    bots: list[str]
    games: int
    seed: int


class Tally(msgspec.Struct, kw_only=True):
    """What came of some games. Tallies add up."""

    games: int = 0
    steps: int = 0
    longest: int = 0
    outcomes: dict[str, int] = {}
    won: int = 0
    wins: list[int] = []
    scores: list[float] = []
    #: Of each statistic the sum and the sum of squares, enough for a mean and its error.
    sums: dict[str, tuple[float, float]] = {}

    def add(self, other: Tally) -> None:
        """Count another tally's games as well."""
        self.games += other.games
        self.steps += other.steps
        self.longest = max(self.longest, other.longest)
        self.outcomes = dict(Counter(self.outcomes) + Counter(other.outcomes))
        self.won += other.won
        self.wins = _summed(self.wins, other.wins)
        self.scores = _summed(self.scores, other.scores)
        for name, (total, squares) in other.sums.items():
            before = self.sums.get(name, (0.0, 0.0))
            self.sums[name] = (before[0] + total, before[1] + squares)


def _summed(first: list[Any], second: list[Any]) -> list[Any]:
    if not first:
        return list(second)
    return [a + b for a, b in zip(first, second, strict=True)]


class Mean(msgspec.Struct, frozen=True, kw_only=True):
    """The mean of a statistic over all games, with its 95 % interval."""

    mean: float
    interval: tuple[float, float]


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


def play_range(plan: Plan, first: int, count: int) -> Tally:
    """Play the games numbered from `first`."""
    game = registry.game(plan.game)
    options = game.options(plan.options)
    bots = [game.bot(level) for level in plan.bots]
    seats = range(len(bots))
    tally = Tally(wins=[0 for _ in seats], scores=[0.0 for _ in seats])
    outcomes: Counter[str] = Counter()
    sums: dict[str, tuple[float, float]] = {}
    for number in range(first, first + count):
        chance = FastChance(plan.seed, 2 * number)
        state = game.setup(options, chance)
        steps = play_out(
            state, bots, chance, FastChance(plan.seed, 2 * number + 1), game.longest_game
        )
        outcome = state.outcome()
        assert outcome is not None
        tally.steps += steps
        tally.longest = max(tally.longest, steps)
        outcomes[outcome.reason] += 1
        tally.won += bool(outcome.winners)
        for seat in outcome.winners:
            tally.wins[seat] += 1
        for seat in seats:
            tally.scores[seat] += outcome.scores[seat]
        for name, value in game.statistics(state).items():
            total, squares = sums.get(name, (0.0, 0.0))
            sums[name] = (total + value, squares + value * value)
    tally.games = count
    tally.outcomes = dict(outcomes)
    tally.sums = sums
    return tally


def simulate(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play all games of a plan and report."""
    if plan.games < 1:
        raise ValueError("at least one game must be simulated")
    started = time.perf_counter()
    total = Tally()
    for tally in _tallies(plan, jobs):
        total.add(tally)
        if progress is not None:
            progress(total.games, plan.games)
    seconds = time.perf_counter() - started
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
        statistics={name: mean_of(*total.sums[name], total.games) for name in sorted(total.sums)},
        seconds=round(seconds, 3),
        steps_per_second=round(total.steps / seconds, 1),
    )


def _tallies(plan: Plan, jobs: int) -> Iterator[Tally]:
    """The tallies of all chunks, in order."""
    size = max(1, min(500, math.ceil(plan.games / 20)))
    chunks = ((first, min(size, plan.games - first)) for first in range(0, plan.games, size))
    if jobs == 1:
        for first, count in chunks:
            yield play_range(plan, first, count)
        return
    # Threads would share one interpreter; forks would copy whatever the caller had open.
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    waiting: deque[Future[Tally]] = deque()
    try:
        for first, count in chunks:
            waiting.append(pool.submit(play_range, plan, first, count))
            if len(waiting) >= 4 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def mean_of(total: float, squares: float, count: int) -> Mean:
    """A mean with its 95 % interval, from a sum and a sum of squares."""
    mean = total / count
    variance = max(0.0, squares / count - mean * mean)
    spread = 1.959964 * math.sqrt(variance / count)
    return Mean(mean=round(mean, 6), interval=(round(mean - spread, 6), round(mean + spread, 6)))


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    z = 1.959964
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return (round((centre - spread) / scale, 6), round((centre + spread) / scale, 6))
