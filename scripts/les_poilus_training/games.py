"""Played games as numbers: every position between two missions, and whether the game was won."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from pathlib import Path

from tablee.games.les_poilus.bots.guide import finish_mission, policy_move
from tablee.games.les_poilus.bots.inputs import inputs
from tablee.games.les_poilus.game import GAME
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table.components import INTENSITY_PHASE, VICTORY
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance, FastChance

PLAYERS = (2, 3, 4, 5)
DIFFICULTIES = ("recruit", "normal", "veteran")
#: How often a leader of the sensible games names an intensity by chance, to see other positions.
STRAYING = 0.15
#: Intensities beyond these are hardly ever named.
INTENSITIES = 8


def sensible_games(players: int, games: int, seed: int, path: Path) -> None:
    """Games by rule of thumb, with some odd intensities."""
    straying = random.Random(seed)

    def play(state: Poilus, chance: Chance) -> None:
        move = policy_move(state, state.turn)
        if straying.random() < STRAYING:
            move = straying.choice(state.legal(state.turn)[:INTENSITIES])
        state.apply(state.turn, move, chance)
        finish_mission(state, chance)

    _record(players, games, seed, path, play)


def searched_games(players: int, games: int, seed: int, path: Path, bot: Bot) -> None:
    """Games of a team that searches."""
    own = FastChance(seed, 1 << 40)

    def play(state: Poilus, chance: Chance) -> None:
        seat = state.to_act()[0]
        state.apply(seat, bot.choose(state.view(seat), own), chance)

    _record(players, games, seed, path, play)


def _record(
    players: int, games: int, seed: int, path: Path, play: Callable[[Poilus, Chance], None]
) -> None:
    rows = array("h")
    for number in range(games):
        difficulty = DIFFICULTIES[number % len(DIFFICULTIES)]
        chance = FastChance(seed, number)
        state = GAME.setup(GAME.options({"players": players, "difficulty": difficulty}), chance)
        seen: list[list[int]] = []
        while not state.over():
            if state.phase == INTENSITY_PHASE:
                seen.append(inputs(state))
            play(state, chance)
        for position in seen:
            rows.append(1 if state.result == VICTORY else 0)
            rows.extend(position)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(rows.tobytes())
