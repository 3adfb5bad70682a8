"""Trench Club in figures: how fair it is, how long it lasts, how fast it runs.

`python -m benchmarks.trench_club` prints everything; `--only SECTION` a part of it. Shares have
their 95 % interval (Wilson) behind them. The same seed and number of games give the same shares;
times are of this machine, in processor time of one core, so that a busy machine matters little.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.bots.bot import UniformBot
from tablee.bots.playout import play_out
from tablee.games import registry
from tablee.games.trench_club import data, money, odds
from tablee.games.trench_club.components import DESIGNATE_PHASE
from tablee.games.trench_club.maps import MAP_KEYS
from tablee.games.trench_club.moves import ATTACK, FIRST, MASK, OPERATION
from tablee.games.trench_club.state import TrenchClub
from tablee.kernel.chance import FastChance
from tablee.lab.play import Plan
from tablee.lab.simulate import Report, simulate
from tablee.lab.tally import wilson

if TYPE_CHECKING:
    from collections.abc import Iterator

CENTRAL = ("germany", "austria-hungary")
ENTENTE = ("great-britain", "france")


def play(games: int, seed: int, players: int = 2, **options: Any) -> Report:
    """Sensible players against one another."""
    given = {"players": players, **options}
    bots = ["sensible"] * players
    return simulate(Plan(game="trench-club", options=given, bots=bots, games=games, seed=seed))


def share(points: float, games: int) -> str:
    """A share of all games in per cent, with its interval; half points for draws."""
    low, high = wilson(round(points), games)
    return f"{100 * points / games:5.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def central_points(*reports: Report) -> str:
    """What the Central Powers scored."""
    points = sum(report.statistics["central_points"].mean * report.games for report in reports)
    return share(points, sum(report.games for report in reports))


def first_points(*reports: Report) -> str:
    """What the side that began scored."""
    points = sum(report.statistics["first_player_points"].mean * report.games for report in reports)
    return share(points, sum(report.games for report in reports))


@contextmanager
def equal_armies(nation: int) -> Iterator[None]:
    """Everybody has, and buys, the units of one nation."""
    armies = [army[:] for army in data.ARMIES]
    goods = [kinds[:] for kinds in money.GOODS]
    for other in range(data.NATIONS):
        data.ARMIES[other][:] = armies[nation]
        money.GOODS[other][:] = goods[nation]
    try:
        yield
    finally:
        for other in range(data.NATIONS):
            data.ARMIES[other][:] = armies[other]
            money.GOODS[other][:] = goods[other]


def sides(games: int, seed: int) -> None:
    """Equal armies, over random deals of the tokens: the sides change starts all the time."""
    print(f"Central Powers score, equal armies on the half map, {games} games each")
    for map_key in MAP_KEYS:
        for nation in (data.GERMANY, data.FRANCE):
            with equal_armies(nation):
                report = play(games, seed, map=map_key)
            name = f"{map_key}, all {data.NATION_KEYS[nation]}"
            print(f"  {name:28} {central_points(report)}")


def start(games: int, seed: int) -> None:
    """What beginning is worth, with the limits of T1.6 and without."""
    print(f"The side that begins scores, equal armies on the half map, {games} games each")
    for map_key in MAP_KEYS:
        for limits in (True, False):
            with equal_armies(data.GERMANY):
                report = play(games, seed, map=map_key, first_turn_limits=limits)
            name = f"{map_key}, {'with' if limits else 'without'} T1.6"
            print(f"  {name:28} {first_points(report)}")


def nations(games: int, seed: int) -> None:
    """The real armies: every pair on the half map, and all four on the whole one."""
    print(f"Central Powers score, real armies on the half map, {games} games each")
    found: list[Report] = []
    for map_key in MAP_KEYS:
        for central in CENTRAL:
            for entente in ENTENTE:
                report = play(games, seed, map=map_key, central=central, entente=entente)
                found.append(report)
                name = f"{map_key}, {central} - {entente}"
                print(f"  {name:40} {central_points(report)}")
    for place, map_key in enumerate(MAP_KEYS):
        name = f"{map_key}, all four pairs"
        print(f"  {name:40} {central_points(*found[4 * place : 4 * place + 4])}")
    print(f"  {'the side that begins':40} {first_points(*found)}")
    ends(found)
    whole = max(1, games // 4)
    print(f"Central Powers score, four nations on the whole map, {whole} games each")
    reports = [play(whole, seed, players=4, map=map_key) for map_key in MAP_KEYS]
    for map_key, report in zip(MAP_KEYS, reports, strict=True):
        print(f"  {map_key:40} {central_points(report)}")
    print(f"  {'the side that begins':40} {first_points(*reports)}")
    ends(reports)


def ends(reports: list[Report]) -> None:
    """Rounds and ends of some simulations."""
    total = sum(report.games for report in reports)
    for name in sorted(reports[0].statistics):
        means = [report.statistics[name].mean * report.games for report in reports]
        if name == "rounds":
            print(f"  {'rounds, mean':40} {sum(means) / total:5.1f}")
        elif name.startswith(("ended_by", "within")):
            print(f"  {name.replace('_', ' '):40} {share(sum(means), total)}")


def speed(games: int, seed: int) -> None:
    """Random play on the half map: moves listed and applied in a second of processor time."""
    game = registry.game("trench-club")
    options = game.options({})
    found: list[float] = []
    for number in range(5):
        steps = 0
        began = time.process_time()
        for deal in range(max(10, games // 10)):
            chance = FastChance(seed, deal)
            state = game.setup(options, chance)
            bots = [UniformBot(), UniformBot()]
            steps += play_out(state, list(bots), chance, chance, game.longest_game)
        spent = time.process_time() - began
        if number:  # the first round warms up
            found.append(steps / spent)
    low, high = min(found), max(found)
    middle = statistics.median(found)
    print("Random play on the half map, moves listed and applied a second of processor time")
    print(f"  {'median of 4 rounds':40} {middle:9,.0f} ({low:,.0f} to {high:,.0f})")


def battles(games: int, seed: int) -> list[TrenchClub]:
    """Tables of sensible games on which attacks are about to be listed."""
    game = registry.game("trench-club")
    options = game.options({})
    bot = game.bot("sensible")
    found: list[TrenchClub] = []
    for number in range(games):
        chance = FastChance(seed, number)
        state = game.setup(options, chance)
        assert isinstance(state, TrenchClub)
        while not state.over():
            seat = state.to_act()[0]
            if state.phase == DESIGNATE_PHASE and not state.attacks:
                copied = state.copy()
                found.append(copied)
            state.apply(seat, bot.choose(state.view(seat), chance), chance)
    return found


def median_time(work: list[Callable[[], object]], cold: bool) -> str:
    """The median and the longest time of some work, in microseconds."""
    spent: list[float] = []
    for do in work:
        if cold:
            for kept in (odds._WAYS, odds._CHANCES, odds._SHARES):
                kept.clear()
        began = time.perf_counter_ns()
        do()
        spent.append((time.perf_counter_ns() - began) / 1000)
    spent.sort()
    return (
        f"{statistics.median(spent):8.1f} µs (95 of 100 below {spent[len(spent) * 95 // 100]:.1f})"
    )


def odds_times(games: int, seed: int) -> None:
    """Exact odds of one attack, and of three attacks on one target."""
    single: list[Callable[[], object]] = []
    triple: list[Callable[[], object]] = []
    for table in battles(max(3, games // 20), seed):
        by_target: dict[int, list[int]] = {}
        for move in table.legal(table.acting_seat()):
            if move >> OPERATION == ATTACK:
                by_target.setdefault(move & MASK, []).append(move & (MASK << FIRST | MASK))
        for target, attacks in by_target.items():
            attacker = attacks[0] >> FIRST
            single.append(partial(odds.Exchange, table, attacker, target))
            if len(attacks) >= 3:
                triple.append(partial(odds.destruction, table, attacks[:3]))
    print(f"Exact odds, {len(single)} attacks and {len(triple)} lists of three out of real games")
    for name, work in (("one attack", single), ("a list of three attacks", triple)):
        print(f"  {name:40} {median_time(work, False)}")
        print(f"  {name + ', nothing remembered':40} {median_time(work, True)}")


SECTIONS: dict[str, Callable[[int, int], None]] = {
    "sides": sides,
    "start": start,
    "nations": nations,
    "speed": speed,
    "odds": odds_times,
}


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.trench_club", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="for each line (400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=list(SECTIONS), action="append", help="only this part")
    arguments = parser.parse_args()
    compiled = not str(odds.__file__).endswith(".py")
    print(f"{'compiled' if compiled else 'pure Python'}, seed {arguments.seed}")
    for name in arguments.only or SECTIONS:
        print()
        SECTIONS[name](arguments.games, arguments.seed)
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
