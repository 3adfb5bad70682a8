"""Our own contenders: each plays at random for some seconds and says how many decisions it made.

Seconds are processor time of this process, so that a busy machine matters little.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy

from tablee.adapters.batch import BatchEnv
from tablee.bots.playout import play_out
from tablee.bots.simple import UniformBot
from tablee.games import registry
from tablee.kernel.bot import Bot
from tablee.kernel.chance import FastChance

#: Seconds -> decisions a second.
Contender = Callable[[float], float]


def timed(one_round: Callable[[], int], seconds: float) -> float:
    """Rounds until the time is up; the first one is only to warm up."""
    one_round()
    done, started = 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        done += one_round()
    return done / spent


def engine(game: str) -> Contender:
    """The rules alone: legal moves and one of them, in compiled code."""
    table = registry.game(game)
    options = table.options({})
    bots: list[Bot] = [UniformBot() for _ in range(table.seats(options))]
    chance = FastChance(1)

    def games() -> int:
        return sum(
            play_out(table.setup(options, chance), bots, chance, chance, table.longest_game)
            for _ in range(20)
        )

    return lambda seconds: timed(games, seconds)


def views(game: str) -> Contender:
    """The rules and what every mover sees: a loop in Python around `State.view(...).observe()`."""
    table = registry.game(game)
    options = table.options({})
    chance = FastChance(1)

    def one_game() -> int:
        state, steps = table.setup(options, chance), 0
        while not state.over():
            seat = state.to_act()[0]
            view = state.view(seat)
            view.observe()
            state.apply(seat, chance.choose(view.moves), chance)
            steps += 1
        return steps

    return lambda seconds: timed(one_game, seconds)


def pettingzoo(game: str) -> Contender:
    """PettingZoo's own loop over one game: `last`, a legal action, `step`."""
    from tablee.adapters.pettingzoo import env

    warnings.simplefilter("ignore")
    made = env(game)
    pick = random.Random(1)

    def one_game() -> int:
        made.reset(seed=pick.randrange(2**31))
        steps = 0
        for _ in made.agent_iter():
            observation, _, ended, cut, _ = made.last()
            if ended or cut:
                made.step(None)
            else:
                made.step(pick.choice(numpy.flatnonzero(observation["action_mask"])))
                steps += 1
        return steps

    return lambda seconds: timed(one_game, seconds)


def gymnasium(game: str) -> Contender:
    """Gymnasium's loop over one seat, against players who move by chance."""
    from tablee.adapters.gymnasium import SeatEnv

    env = SeatEnv(game, opponents="uniform")
    pick = random.Random(1)

    def one_game() -> int:
        observation, _ = env.reset(seed=pick.randrange(2**31))
        ended, steps = False, 0
        while not ended:
            action: Any = pick.choice(numpy.flatnonzero(observation["action_mask"]))
            observation, _, ended, _, _ = env.step(action)
            steps += 1
        return steps

    return lambda seconds: timed(one_game, seconds)


def batch(game: str, count: int) -> Contender:
    """So many games at once: observations, masks, and a legal action by chance in each."""
    env = BatchEnv(game, count)
    env.reset(seed=1)
    seen, masks = env.observe(), env.mask()

    def one_step() -> int:
        env.step(env.sample())
        env.observe(seen)
        env.mask(masks)
        return count

    return lambda seconds: timed(one_step, seconds)


def vector(game: str, count: int) -> Contender:
    """Gymnasium's vector environment against players who move by chance; the learner counts."""
    from tablee.adapters.vector import SeatVectorEnv

    envs = SeatVectorEnv(game, count, opponents="uniform", copy=False)
    envs.reset(seed=1)

    def one_step() -> int:
        envs.step(envs.batch.sample())
        return count

    return lambda seconds: timed(one_step, seconds)


def openspiel(game: str) -> Contender:
    """Our OpenSpiel adapter in the same loop as OpenSpiel's own games: see `theirs.spiel_loop`."""
    import tablee.adapters.openspiel  # noqa: F401  (registers the games)
    from benchmarks.adapters.theirs import spiel_loop

    return spiel_loop(f"tablee_{game.replace('-', '_')}", {})
