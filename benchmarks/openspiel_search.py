"""`python -m benchmarks.openspiel_search`: OpenSpiel's ISMCTS against random play, in FootClub.

Each game of a pair of seeds is played from both seats. What is printed is the search's share of
the points, with its 95 % interval.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import tablee.adapters.openspiel  # noqa: F401, registers the games
from tablee.lab.tally import wilson


def play(game: Any, seed: int, seat: int, simulations: int) -> float:
    """One game of the search against random play; its points."""
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


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.openspiel_search", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="(60)")
    parser.add_argument("--simulations", type=int, default=60, help="for each decision (60)")
    arguments = parser.parse_args()
    game = pyspiel.load_game("tablee_footclub")
    points = 0.0
    for number in range(arguments.games):
        points += play(game, number // 2, number % 2, arguments.simulations)
    low, high = wilson(points, arguments.games)
    share = points / arguments.games
    print(
        f"ISMCTS, {arguments.simulations} simulations, against random play:"
        f" {100 * share:.1f} % of the points ({100 * low:.1f} to {100 * high:.1f}),"
        f" {arguments.games} games of FootClub"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
