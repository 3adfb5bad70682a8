"""A small network learns from played games, and is rounded to whole numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tablee.games.les_poilus.bots.inputs import INPUTS
from tablee.games.les_poilus.bots.network import LANE
from tablee.games.les_poilus.documents import NetworkDocument

Numbers = npt.NDArray[np.floating[Any]]

#: Units of the hidden layer: a multiple of three, as three are added up at once.
UNITS = 24
#: How strongly a network that goes on learning is held to what it knew.
PULL = 3e-4
#: What the weights of the units are multiplied by before they are rounded.
UNIT_SCALE = 1 << 12


class Weights:
    """A network with one hidden layer, in fractions."""

    def __init__(self, inputs: Numbers, units: Numbers, bias: Numbers) -> None:
        self.parts = [inputs, units, bias]

    @staticmethod
    def fresh(seed: int) -> Weights:
        """Weights by chance."""
        rng = np.random.default_rng(seed)
        inputs = rng.normal(0, 1 / np.sqrt(INPUTS / 2), (INPUTS, UNITS)).astype(np.float32)
        units = rng.normal(0, 0.15, UNITS).astype(np.float32)
        return Weights(inputs, units, np.zeros(1, np.float32))

    def copy(self) -> Weights:
        """The same, to go on from."""
        return Weights(*[part.copy() for part in self.parts])

    def chances(self, given: Numbers) -> Numbers:
        """The chance to win for each row."""
        inputs, units, bias = self.parts
        sums = np.maximum(given @ inputs, 0) @ units + bias
        return np.asarray(1 / (1 + np.exp(-sums)), np.float32)

    def slopes(self, given: Numbers, won: Numbers) -> list[Numbers]:
        """How the loss changes with each weight."""
        inputs, units, bias = self.parts
        sums = given @ inputs
        felt = np.maximum(sums, 0)
        off = (1 / (1 + np.exp(-(felt @ units + bias))) - won) / len(won)
        back = np.outer(off, units) * (sums > 0)
        return [given.T @ back, felt.T @ off, np.array([off.sum()], np.float32)]


def read(path: Path) -> tuple[Numbers, Numbers]:
    """Positions and results of played games."""
    rows = np.fromfile(path, dtype=np.int16).reshape(-1, INPUTS + 1).astype(np.float32)
    return rows[:, 1:], rows[:, 0]


def spread(given: Numbers) -> Numbers:
    """What inputs are divided by, so that all weigh alike."""
    found = np.maximum(given.std(0), 0.05) * 2
    found[0] = 1
    return np.asarray(found, np.float32)


def loss(chances: Numbers, won: Numbers) -> float:
    """The mean logarithm of the chance given to what did not happen."""
    return float(-np.mean(won * np.log(chances + 1e-9) + (1 - won) * np.log(1 - chances + 1e-9)))


def fit(
    start: Weights, given: Numbers, won: Numbers, rounds: int, rate: float, batch: int, pull: float
) -> tuple[Weights, float]:
    """Adam with a falling rate; the last games are held back to choose the best round."""
    rng = np.random.default_rng(0)
    kept = int(len(given) * (0.95 if pull == 0 else 0.85))
    weights = start.copy()
    means = [np.zeros_like(part) for part in weights.parts]
    squares = [np.zeros_like(part) for part in weights.parts]
    steps = rounds * (kept // batch)
    step = 0
    best, least = weights.copy(), 9.0
    for _ in range(rounds):
        order = rng.permutation(kept)
        for first in range(0, kept - batch + 1, batch):
            chosen = order[first : first + batch]
            step += 1
            falling = rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            for place, slope in enumerate(weights.slopes(given[chosen], won[chosen])):
                part = weights.parts[place]
                pulled = slope + pull * (part - start.parts[place])
                means[place] = 0.9 * means[place] + 0.1 * pulled
                squares[place] = 0.999 * squares[place] + 0.001 * pulled * pulled
                size = np.sqrt(squares[place] / (1 - 0.999**step)) + 1e-8
                part -= falling * (means[place] / (1 - 0.9**step)) / size
        found = loss(weights.chances(given[kept:]), won[kept:])
        if found < least:
            best, least = weights.copy(), found
    return best, least


def rounded(weights: Weights, divided: Numbers, seen: Numbers) -> NetworkDocument:
    """Whole numbers, small enough that sums over the positions seen fit into a lane twice."""
    inputs, units, bias = weights.parts
    plain = inputs / divided[:, None]
    scale = min(4096.0, (1 << LANE - 2) / float(np.abs(seen @ plain).max()))
    whole = np.round(plain * scale).astype(int)
    return NetworkDocument(
        inputs=whole.tolist(),
        units=np.round(units * UNIT_SCALE).astype(int).tolist(),
        bias=round(float(bias[0]) * scale * UNIT_SCALE),
        scale=1 / (scale * UNIT_SCALE),
    )
