"""Learning what each move scores, from the moving side's view alone: for hints.

The player is finished. It plays against itself, now and then making any move at all, and a network
learns what came of every move by the judge's word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from scripts.footclub_training.learning import Learner, chances, draw
from scripts.footclub_training.matches import MOVES, Matches
from scripts.footclub_training.network import Adam, Network
from scripts.footclub_training.sight import OPEN_INPUTS, see

from tablee.games.footclub.bots.inputs import INPUTS

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

#: How often any move is made, and how many steps of all matches are learned from.
CURIOUS = 0.1
STEPS = 1500
MATCHES = 2048
RATE = 1e-3


def learn_scores(learner: Learner, seed: int) -> Network:
    """A network whose outputs are the scores of all moves, as log odds."""
    chance = np.random.default_rng(seed)
    network = Network([INPUTS, 64, 32, MOVES], chance)
    adam = Adam(network)
    matches = Matches(MATCHES, chance)
    seen = np.zeros((MATCHES, OPEN_INPUTS), np.float32)
    for step in range(STEPS):
        legal = matches.legal()
        see(matches, seen)
        likely = chances(learner.kept, seen, legal)
        anything = chance.random(MATCHES) < CURIOUS
        likely[anything] = legal[anything] / legal[anything].sum(axis=1, keepdims=True)
        moves = draw(likely, chance)
        mover = matches.mover.copy()
        asked = np.flatnonzero(legal.sum(axis=1) > 1)
        before = seen[asked, :INPUTS]
        over, points = matches.step(moves)
        see(matches, seen)
        scores = _judged(learner.judge, seen, matches.mover == mover)
        scores[over] = np.where(mover[over] == 0, points, 1 - points)
        _teach(network, adam, before, moves[asked], scores[asked], RATE * (1 - step / STEPS))
        matches.begin(over)
    return network


def _judged(judge: Network, seen: Floats, same: NDArray[np.bool_]) -> Floats:
    """What the judge expects the seat to score that has just moved."""
    expected = 1 / (1 + np.exp(-judge.outputs(seen)[:, 0]))
    return np.where(same, expected, 1 - expected)


def _teach(
    network: Network,
    adam: Adam,
    seen: Floats,
    moves: NDArray[np.int64],
    scores: Floats,
    rate: float,
) -> None:
    layers = network.layers(seen)
    rows = np.arange(len(moves))
    slope = np.zeros_like(layers[-1])
    slope[rows, moves] = 1 / (1 + np.exp(-layers[-1][rows, moves])) - scores
    adam.step(network.slopes(layers, slope / np.float32(len(moves))), rate)
