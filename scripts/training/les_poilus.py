"""What a position of Les Poilus is worth: games as numbers, and a small network that learns them.

A game is every position between two missions, and whether it was won.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from scripts.training.network import Adam, Network, chance_of, ship

from tablee.bots.network import POINT
from tablee.games.les_poilus.bots.guide import finish_mission, policy_move
from tablee.games.les_poilus.bots.inputs import INPUTS, inputs
from tablee.games.les_poilus.game import GAME
from tablee.games.les_poilus.state import Poilus
from tablee.games.les_poilus.table.components import INTENSITY_PHASE, VICTORY
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance, FastChance

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

PLAYERS = (2, 3, 4, 5)
DIFFICULTIES = ("recruit", "normal", "veteran")
#: How often a leader of the sensible games names an intensity by chance, to see other positions.
STRAYING = 0.15
#: Intensities beyond these are hardly ever named.
INTENSITIES = 8
#: Units of the hidden layer.
UNITS = 24
#: Positions learned at once: by rule of thumb, and of the search.
BATCHES = (1024, 256)
#: How strongly a network that goes on learning is held to what it knew.
PULL = 3e-4


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
        options = GAME.options({"players": players, "difficulty": difficulty})
        state = GAME.setup(options, chance)
        assert isinstance(state, Poilus)
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


def read(path: Path) -> tuple[Floats, Floats]:
    """Positions and results of played games."""
    if not path.exists() or not path.stat().st_size:
        raise SystemExit(f"{path} holds no games: play some with `sensible` first")
    rows = np.fromfile(path, dtype=np.int16).reshape(-1, INPUTS + 1).astype(np.float32)
    return rows[:, 1:], rows[:, 0]


def fit_all(folder: Path, into: Path) -> None:
    """A network for each number of players, shipped together."""
    found: list[Network] = []
    positions: list[Floats] = []
    for players in PLAYERS:
        given, won = read(folder / f"sensible{players}.bin")
        divided = spread(given)
        network = Network([INPUTS, UNITS, 1], np.random.default_rng(1), last=0.5)
        network, least = fit(network, given / divided, won, 5, 2e-3, BATCHES[0], 0.0)
        print(f"{players} players: {len(given)} positions by rule of thumb, loss {least:.4f}")
        positions.append(given)
        searched = folder / f"searched{players}.bin"
        if searched.exists():
            given, won = read(searched)
            network, least = fit(network, given / divided, won, 12, 1e-3, BATCHES[1], PULL)
            print(f"{players} players: {len(given)} positions of the search, loss {least:.4f}")
            positions.append(given)
        network.weights[0] /= divided[:, None]  # it takes inputs as they are
        found.append(network)
    ship(found, into, 2 * POINT, np.concatenate(positions))


def spread(given: Floats) -> Floats:
    """What inputs are divided by, so that all weigh alike."""
    found = np.maximum(given.std(0), 0.05) * 2
    found[0] = 1
    return np.asarray(found, np.float32)


def loss(network: Network, given: Floats, won: Floats) -> float:
    """The mean logarithm of the chance given to what did not happen."""
    found = chance_of(network.outputs(given)[:, 0])
    return float(-np.mean(won * np.log(found + 1e-9) + (1 - won) * np.log(1 - found + 1e-9)))


def fit(
    start: Network, given: Floats, won: Floats, rounds: int, rate: float, batch: int, pull: float
) -> tuple[Network, float]:
    """With a falling rate; the last games are held back to choose the best round."""
    rng = np.random.default_rng(0)
    kept = int(len(given) * (0.95 if pull == 0 else 0.85))
    network = start.copy()
    adam = Adam(network)
    steps = rounds * (kept // batch)
    best, least = start, loss(start, given[kept:], won[kept:])
    for _ in range(rounds):
        order = rng.permutation(kept)
        for first in range(0, kept - batch + 1, batch):
            some = order[first : first + batch]
            falling = rate * 0.5 * (1 + np.cos(np.pi * (adam.taken + 1) / steps))
            held = [
                np.float32(pull) * (now - before)
                for now, before in zip(network.numbers(), start.numbers(), strict=True)
            ]
            adam.teach(given[some], won[some], float(falling), pull=held)
        found = loss(network, given[kept:], won[kept:])
        if found < least:
            best, least = network.copy(), found
    return best, least
