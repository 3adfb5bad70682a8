"""`python -m benchmarks.openspiel_search`: OpenSpiel's ISMCTS against random play, in FootClub.

A pair is two games of one seed, the search in either seat. Printed is the search's share of the
points, with the 95 % interval of independent pairs; the same command gives the same figure
whatever `--jobs` is.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tablee.adapters.openspiel  # noqa: F401, registers the games
from tablee.lab.tally import mean_of


@cache
def footclub() -> Any:
    """OpenSpiel's game, once for each process."""
    return pyspiel.load_game("tablee_footclub")


def play(seed: int, seat: int, simulations: int) -> float:
    """One game of the search against random play; its points."""
    game = footclub()
    random = numpy.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[random.randint(len(outcomes))][0])
            continue
        actions = state.legal_actions()
        searches = state.current_player() == seat and len(actions) > 1
        action = bot.step(state) if searches else actions[random.randint(len(actions))]
        state.apply_action(action)
    return float((state.returns()[seat] + 1) / 2)


def pair(simulations: int, seed: int) -> float:
    """The search's share of the points in the two games of a seed."""
    return (play(seed, 0, simulations) + play(seed, 1, simulations)) / 2


def told(shares: list[float], simulations: int) -> str:
    """The figure of these pairs."""
    found = mean_of(sum(shares), sum(share**2 for share in shares), len(shares))
    low, high = found.interval
    return (
        f"ISMCTS, {simulations} simulations, against random play: {100 * found.mean:.1f} % of the"
        f" points ({100 * low:.1f} to {100 * high:.1f}), {2 * len(shares)} games of FootClub"
    )


def main() -> int:
    """Play and print; every tenth pair tells how it stands."""
    parser = argparse.ArgumentParser(prog="benchmarks.openspiel_search", description=__doc__)
    parser.add_argument("--pairs", type=int, default=30, help="of games, from both seats (30)")
    parser.add_argument("--simulations", type=int, default=60, help="for each decision (60)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    asked = parser.parse_args()
    shares: list[float] = []
    with ProcessPoolExecutor(asked.jobs) as processes:
        for share in processes.map(partial(pair, asked.simulations), range(asked.pairs)):
            shares.append(share)
            if len(shares) % 10 == 0 and len(shares) < asked.pairs:
                print(told(shares, asked.simulations), file=sys.stderr, flush=True)
    print(told(shares, asked.simulations))
    return 0


if __name__ == "__main__":
    sys.exit(main())
