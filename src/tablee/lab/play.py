"""Games between computer players, played and counted: the work that is shared out.

Game number i draws from streams of its own, made from the seed and i, so that it comes out the
same wherever and whenever it is played.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from tablee.bots.playout import play_out
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.state import Event
from tablee.lab.luck import Adjusted, judge_for
from tablee.lab.tally import Row, Tally
from tablee.own_bots import make_bot

#: What a seat's points without luck are called among the statistics, before its number.
ADJUSTED = "adjusted_points_"
#: The judge's streams of chance are numbered from here.
LOOKING = 1 << 40


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to simulate."""

    game: str
    options: dict[str, Any]
    #: A computer player for each seat, by name: a level, or one of your own.
    bots: list[str]
    games: int
    seed: int
    #: The version of the rules; 0 for the newest.
    rules: int = 0
    #: Whether to fill the game's count tables, which costs some speed.
    details: bool = False
    #: Whether to keep a row for each game.
    rows: bool = False
    #: Whether to tell each seat's points without the luck of draws and dice as well.
    luck_adjusted: bool = False


class Chunk(msgspec.Struct, frozen=True, kw_only=True):
    """Some games of a plan. `arm` is the plan's place in an experiment."""

    arm: int
    plan: Plan
    first: int
    count: int


def play_task(task: Chunk) -> Tally:
    """Play the games of a task."""
    return play_range(task.plan, task.first, task.count)


def play_range(plan: Plan, first: int, count: int) -> Tally:
    """Play the games numbered from `first`."""
    game = registry.game(plan.game)
    options = game.options(plan.options)
    bots = [make_bot(game, name) for name in plan.bots]
    judge = judge_for(game) if plan.luck_adjusted else None
    seats = range(len(bots))
    tally = Tally(wins=[0 for _ in seats], scores=[0.0 for _ in seats])
    outcomes: Counter[str] = Counter()
    lengths: Counter[int] = Counter()
    for number in range(first, first + count):
        chance = FastChance(plan.seed, 2 * number)
        own_chance = FastChance(plan.seed, 2 * number + 1)
        events: list[Event] | None = [] if plan.details else None
        adjusted: dict[str, float] = {}
        if judge is None:
            state = game.setup(options, chance, events, plan.rules)
            steps = play_out(state, bots, chance, own_chance, game.longest_game, events)
        else:
            # A stream of its own, far from those of the games.
            watched = Adjusted(judge, chance, FastChance(plan.seed, LOOKING + number))
            state = watched.play(game, options, bots, own_chance, events, plan.rules)
            steps = watched.steps
            adjusted = {ADJUSTED + str(n): score for n, score in enumerate(watched.scores(state))}
        outcome = state.outcome()
        assert outcome is not None
        lengths[steps] += 1
        outcomes[outcome.reason] += 1
        tally.won += bool(outcome.winners)
        for seat in outcome.winners:
            tally.wins[seat] += 1
        for seat in seats:
            tally.scores[seat] += outcome.scores[seat]
        statistics = state.statistics() | adjusted
        if plan.rows:
            tally.rows.append(
                Row(number, steps, outcome.reason, outcome.winners, outcome.scores, statistics)
            )
        for name, value in statistics.items():
            total, squares = tally.sums.get(name, (0.0, 0.0))
            tally.sums[name] = (total + value, squares + value * value)
            if (value < 0 or name in adjusted) and name not in tally.signed:
                tally.signed.append(name)
        if events is not None:
            game.count(events, tally.counts)
    tally.games = count
    tally.steps = sum(steps * games for steps, games in lengths.items())
    tally.longest = max(lengths)
    tally.outcomes = dict(outcomes)
    tally.lengths = dict(lengths)
    return tally
