"""Do the win chances that Trench Club's planners tell come true?

    python -m scripts.trench_club_chances --games 40

plays games between sensible players, asks the *captain* at the beginning of each turn how likely
the side that is to move wins, and compares that with who won. The scales of
`bots/evaluation/weights.py` are right if what was told and what came of it agree.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from tablee.games import registry
from tablee.games.trench_club.bots.planner.bot import PlannerBot
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import MOVE_PHASE
from tablee.kernel.bot import Clock
from tablee.kernel.chance import FastChance

GAME = registry.game("trench-club")
#: Chances are put together by tenths.
TENTHS = 10

#: A chance that was told, and what the one who was told it scored.
Stated = tuple[float, float]


def stated_in_a_game(options: dict[str, Any], seed: int) -> Iterator[Stated]:
    """What is told at the beginning of each turn of a game."""
    state = GAME.setup(GAME.options(options), FastChance(seed))
    player, planner = GAME.bot("sensible"), GAME.bot("captain")
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
        state.apply(seat, player.choose(view, chance), chance)
    outcome = state.outcome()
    assert outcome is not None
    return ((score, outcome.scores[seat]) for seat, score in told)


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


def main() -> None:
    """Print a table for each map."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=2026)
    given = parser.parse_args()
    for name, options in (("half map", {}), ("whole map", {"players": 4})):
        told: list[Stated] = []
        for game in range(given.games):
            told += stated_in_a_game(options, given.seed + game)
        print(f"{name}, {given.games} games:", *table(told), "", sep="\n")


if __name__ == "__main__":
    main()
