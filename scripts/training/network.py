"""Layers of numbers that learn: forward, backward, and Adam's steps; and how they are shipped."""

from __future__ import annotations

import struct
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from tablee.bots.network import LANE_SIGN, POINT

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

#: The greatest weight that fits into a file, in units of 1/4096.
MOST = 2**15 - 1


class Network:
    """Fully connected layers, each but the last followed by a cut at zero."""

    def __init__(self, widths: list[int], chance: np.random.Generator, last: float = 0.1) -> None:
        self.widths = widths
        self.weights: list[Floats] = []
        self.starts: list[Floats] = []
        for layer, (wide, width) in enumerate(pairwise(widths)):
            # Small numbers in the last layer: at first, all moves are about as good.
            scale = (last if layer == len(widths) - 2 else 1.0) * np.sqrt(2 / wide)
            drawn = scale * chance.standard_normal((wide, width))
            self.weights.append(drawn.astype(np.float32))
            self.starts.append(np.zeros(width, np.float32))

    def outputs(self, inputs: Floats) -> Floats:
        """What comes out, one row for each row of inputs."""
        return self.layers(inputs)[-1]

    def layers(self, inputs: Floats) -> list[Floats]:
        """The inputs, what comes out of each hidden layer, and the outputs."""
        found = [inputs]
        for layer, weights in enumerate(self.weights):
            values = found[-1] @ weights
            values += self.starts[layer]
            if layer < len(self.weights) - 1:
                np.maximum(values, 0, out=values)
            found.append(values)
        return found

    def slopes(self, layers: list[Floats], slope: Floats) -> list[Floats]:
        """How a loss changes with every number, from how it changes with the outputs."""
        found: list[Floats] = []
        for layer in reversed(range(len(self.weights))):
            found += [slope.sum(axis=0), layers[layer].T @ slope]
            if layer:
                slope = slope @ self.weights[layer].T
                slope *= layers[layer] > 0
        found.reverse()
        return found

    def numbers(self) -> list[Floats]:
        """Everything that can be learned, in the order of `slopes`."""
        return [part for pair in zip(self.weights, self.starts, strict=True) for part in pair]

    def copy(self) -> Network:
        """An independent copy."""
        other = Network(self.widths, np.random.default_rng(0))
        other.weights = [weights.copy() for weights in self.weights]
        other.starts = [start.copy() for start in self.starts]
        return other

    def drift(self, other: Network, share: float) -> None:
        """Come nearer to another network."""
        for mine, theirs in zip(self.numbers(), other.numbers(), strict=True):
            mine += np.float32(share) * (theirs - mine)


class Adam:
    """Kingma and Ba's rule for the steps, with a limit to their length."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.means = [np.zeros_like(numbers) for numbers in network.numbers()]
        self.squares = [np.zeros_like(numbers) for numbers in network.numbers()]
        self.taken = 0

    def step(self, slopes: list[Floats], rate: float) -> None:
        """One step downhill."""
        self.taken += 1
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes)))
        shorter = np.float32(min(1.0, 1.0 / (length + 1e-8)))
        rate *= float(np.sqrt(1 - 0.999**self.taken) / (1 - 0.9**self.taken))
        parts = zip(self.network.numbers(), slopes, self.means, self.squares, strict=True)
        for numbers, slope, mean, square in parts:
            slope = shorter * slope
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            numbers -= np.float32(rate) * mean / (np.sqrt(square) + np.float32(1e-6))

    def teach(
        self,
        seen: Floats,
        wanted: Floats,
        rate: float,
        outputs: NDArray[np.int64] | int = 0,
        pull: list[Floats] | None = None,
    ) -> None:
        """Bring an output of each row, as log odds, nearer to the chance that is wanted there.

        `pull` is what draws the numbers elsewhere besides.
        """
        layers, rows = self.network.layers(seen), np.arange(len(seen))
        slope = np.zeros_like(layers[-1])
        slope[rows, outputs] = (chance_of(layers[-1][rows, outputs]) - wanted) / len(seen)
        slopes = self.network.slopes(layers, slope)
        if pull is not None:
            slopes = [one + other for one, other in zip(slopes, pull, strict=True)]
        self.step(slopes, rate)


def chance_of(log_odds: Floats) -> Floats:
    """Chances from log odds."""
    return np.asarray(1 / (1 + np.exp(-log_odds)), np.float32)


def ship(networks: list[Network], path: Path, point: int, seen: Floats | None = None) -> None:
    """Write a file as `tablee.bots.network` reads it, with `point` binary digits of the outputs.

    Weights that would not fit are cut, which does not happen to good networks. Sums of the first
    layer must fit into a lane: those of the positions seen twice, or else whatever is put in, if
    no input is above 1.
    """
    data = bytes([len(networks)])
    for network in networks:
        widths = network.widths
        data += struct.pack(f"<BB{len(widths)}H", len(widths) - 1, point, *widths)
        for layer, weights in enumerate(network.weights):
            whole = _whole(weights, POINT).clip(-MOST, MOST)
            start = _whole(network.starts[layer], 2 * POINT if layer else POINT)
            if not layer:
                sums = np.abs(whole).sum(0) if seen is None else 2 * np.abs(seen @ whole).max(0)
                if (sums + np.abs(start)).max() >= LANE_SIGN:
                    raise SystemExit(f"{path}: the weights are too large")
            data += start.astype("<i4").tobytes() + whole.astype("<i2").tobytes()
    path.write_bytes(data)


def _whole(numbers: Floats, point: int) -> NDArray[np.int64]:
    return np.rint(numbers.astype(np.float64) * (1 << point)).astype(np.int64)
