"""Do the win chances that Trench Club's planners tell come true?

    python -m scripts.trench_club_chances --games 40

plays games between sensible players, asks the *captain* at the beginning of each turn how likely
the side that is to move wins, and compares that with who won. The scales of
`bots/evaluation/weights.py` are right if what was told and what came of it agree.

    python -m scripts.trench_club_chances --armies --games 120

plays so many games of captains for each pair of armies and each half map, and finds what has to be
added to the odds they tell (`bots/playing_on.py`): for whoever is to act, and for each army.
"""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np

from tablee.games import registry
from tablee.games.trench_club.bots.planner.bot import PlannerBot
from tablee.games.trench_club.bots.playing_on import TURNS_AHEAD
from tablee.games.trench_club.bots.sensible import SensibleBot
from tablee.games.trench_club.data.units import NATION_KEYS, NATIONS
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import MOVE_PHASE
from tablee.kernel.bot import Clock
from tablee.kernel.chance import FastChance

GAME = registry.game("trench-club")
#: Chances are put together by tenths.
TENTHS = 10

#: A chance that was told, what the one who was told it scored, and its seat.
Stated = tuple[float, float, int]


def stated_in_a_game(options: dict[str, Any], seed: int, level: str) -> Iterator[Stated]:
    """What is told at the beginning of each turn of a game."""
    state = GAME.setup(GAME.options(options), FastChance(seed))
    player, planner, sensible = GAME.bot(level), GAME.bot("captain"), SensibleBot()
    assert isinstance(state, TrenchClub)
    assert isinstance(planner, PlannerBot)
    chance, turn, told = FastChance(seed, 1), -1, []
    while state.outcome() is None:
        seat = state.to_act()[0]
        view = state.view(seat)
        if state.phase == MOVE_PHASE and state.turn != turn:
            turn = state.turn
            weighed = planner.weigh(view, Clock(), 1)
            if weighed:
                told.append((seat, weighed[0].score))
        move = player.choose(view, chance)
        # Nobody gives up: it is to be seen what comes of it.
        state.apply(seat, move if move in view.moves else sensible.choose(view, chance), chance)
    outcome = state.outcome()
    assert outcome is not None
    return ((score, outcome.scores[seat], seat) for seat, score in told)


def table(told: list[Stated]) -> Iterator[str]:
    """What was told and what came of it, tenth by tenth."""
    yield "| told | turns | told, % | won, % |"
    yield "| --- | --- | --- | --- |"
    for tenth in range(TENTHS):
        found = [one for one in told if min(int(one[0] * TENTHS), TENTHS - 1) == tenth]
        if found:
            means = [100 * sum(column) / len(found) for column in zip(*found, strict=True)]
            between = f"{10 * tenth}–{10 * tenth + 10} %"
            yield f"| {between} | {len(found)} | {means[0]:.0f} | {means[1]:.0f} |"


def print_armies(games: int, seed: int) -> None:
    """What to add to the odds that are told, by a logistic regression of who won."""
    rows, told, won = [], [], []
    pairs = itertools.product(range(0, NATIONS, 2), range(1, NATIONS, 2), ("aisne", "isonzo"))
    for (central, entente, field), game in itertools.product(pairs, range(games)):
        nations = central, entente
        armies = {"central": NATION_KEYS[central], "entente": NATION_KEYS[entente], "map": field}
        found = stated_in_a_game(armies, seed + game, "captain")
        for chance, score, seat in itertools.islice(found, TURNS_AHEAD, None):
            known = [0.0] * NATIONS
            known[nations[seat]], known[nations[1 - seat]] = 1.0, -1.0
            rows.append([1.0, *known])
            told.append(min(max(chance, 0.005), 0.995))
            won.append(score)
    x, odds, y = np.array(rows), np.log(np.array(told) / (1 - np.array(told))), np.array(won)
    weights = np.zeros(1 + NATIONS)
    for _ in range(20):  # Newton's method; the small number makes the armies add up to nothing
        p = 1 / (1 + np.exp(-(odds + x @ weights)))
        slope = x.T @ (y - p) - 0.001 * weights
        weights += np.linalg.solve((x.T * (p * (1 - p))) @ x + 0.001 * np.eye(len(weights)), slope)
    print(f"{len(rows)} turns; to act {weights[0]:+.2f}")
    for key, weight in zip(NATION_KEYS, weights[1:], strict=True):
        print(f"  {key:16} {weight:+.2f}")


def main() -> None:
    """Print a table for each map, or what armies are worth."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--armies", action="store_true")
    given = parser.parse_args()
    if given.armies:
        print_armies(given.games, given.seed)
        return
    for name, options in (("half map", {}), ("whole map", {"players": 4})):
        told: list[Stated] = []
        for game in range(given.games):
            told += stated_in_a_game(options, given.seed + game, "sensible")
        print(f"{name}, {given.games} games:", *table(told), "", sep="\n")


if __name__ == "__main__":
    main()
