"""How fast Trench Club is: random play, exact odds."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial

from benchmarks.trench_club.asked import Asked
from tablee.bots.playout import play_out
from tablee.bots.simple import UniformBot
from tablee.games import registry
from tablee.games.trench_club.odds.exchange import Exchange
from tablee.games.trench_club.odds.lists import LONG_WORK, destruction
from tablee.games.trench_club.odds.playouts import together
from tablee.games.trench_club.odds.throws import forget
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import DESIGNATE_PHASE
from tablee.games.trench_club.table.moves import ATTACK, FIRST, MASK, OPERATION
from tablee.kernel.chance import FastChance
from tablee.kernel.game import ODDS_PLAYOUTS

ROUNDS = 5
#: So many lists are played out to see how long that takes.
MOST_SAMPLED = 20


def speed(asked: Asked) -> None:
    """Random play on the half map: moves listed and applied in a second of processor time."""
    game = registry.game("trench-club")
    options = game.options({})
    found: list[float] = []
    for number in range(ROUNDS):
        steps = 0
        began = time.process_time()
        for deal in range(max(10, asked.games // 20)):
            chance = FastChance(asked.seed, deal)
            state = game.setup(options, chance)
            steps += play_out(state, [UniformBot(), UniformBot()], chance, chance, 10**7)
        spent = time.process_time() - began
        if number:  # the first round warms up
            found.append(steps / spent)
    low, high = min(found), max(found)
    print("Random play on the half map, moves listed and applied in a second of processor time")
    name = f"median of {ROUNDS - 1} rounds"
    print(f"  {name:44} {statistics.median(found):9,.0f} ({low:,.0f} to {high:,.0f})")


def battles(games: int, seed: int) -> list[TrenchClub]:
    """Tables of sensible games on which attacks are about to be listed."""
    game = registry.game("trench-club")
    bot = game.bot("sensible")
    found: list[TrenchClub] = []
    for number in range(games):
        chance = FastChance(seed, number)
        state = game.setup(game.options({"trenches": number % 2 == 1}), chance)
        assert isinstance(state, TrenchClub)
        while not state.over():
            seat = state.to_act()[0]
            if state.phase == DESIGNATE_PHASE and not state.attacks:
                found.append(state.copy())
            state.apply(seat, bot.choose(state.view(seat), chance), chance)
    return found


def median_time(work: list[Callable[[], object]], cold: bool) -> str:
    """The median time of some work, and what 95 of 100 stay below, in microseconds."""
    spent: list[float] = []
    for do in work:
        if cold:
            forget()
        began = time.perf_counter_ns()
        do()
        spent.append((time.perf_counter_ns() - began) / 1000)
    spent.sort()
    most = spent[len(spent) * 95 // 100]
    return f"{statistics.median(spent):8.1f} µs (95 of 100 below {most:.1f})"


def odds_times(asked: Asked) -> None:
    """Exact odds of one attack, and of three attacks on one target; playouts of such lists."""
    single: list[Callable[[], object]] = []
    triple: list[Callable[[], object]] = []
    sampled: list[Callable[[], object]] = []
    for table in battles(max(4, asked.games // 200), asked.seed):
        by_target: dict[int, list[int]] = {}
        for move in table.legal(table.acting_seat()):
            if move >> OPERATION == ATTACK:
                by_target.setdefault(move & MASK, []).append(move & (MASK << FIRST | MASK))
        for target, attacks in by_target.items():
            single.append(partial(Exchange, table, attacks[0] >> FIRST, target))
            if len(attacks) >= 3:
                triple.append(partial(destruction, table, attacks[:3], LONG_WORK))
                sampled.append(partial(together, table, attacks[:3], ODDS_PLAYOUTS))
    print(f"Exact odds, {len(single)} attacks and {len(triple)} lists of three out of real games")
    for name, work in (("one attack", single), ("a list of three attacks", triple)):
        print(f"  {name:44} {median_time(work, False)}")
        print(f"  {name + ', nothing remembered':44} {median_time(work, True)}")
    name = f"{ODDS_PLAYOUTS:,} playouts of such a list"
    print(f"  {name:44} {median_time(sampled[:MOST_SAMPLED], False)}")
