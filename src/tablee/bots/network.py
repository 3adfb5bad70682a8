"""Networks that learned something of a game: whole numbers in, whole numbers out.

Weights are whole numbers in units of 1/4096, so that plain Python and compiled code, on any
machine, come to the same moves. `scripts/training` makes the files.
"""

from __future__ import annotations

import struct
from importlib import resources
from itertools import pairwise
from math import exp
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Binary digits after the point of a weight, and of what comes out of a hidden layer.
POINT: Final = 12
#: Binary digits after the point of an amount, and what an amount of 1 is written as.
AMOUNT_POINT: Final = 8
UNIT: Final = 1 << AMOUNT_POINT
#: Bits of a lane: three units of the first layer are added up in one number.
LANE: Final = 20
LANE_MASK: Final = (1 << LANE) - 1
LANE_SIGN: Final = 1 << LANE - 1
LANES: Final = 3


class Inputs:
    """What a network is told, without what is zero."""

    def __init__(self) -> None:
        #: Places of inputs that are whole numbers, and these.
        self.places: list[int] = []
        self.counts: list[int] = []
        #: Places of inputs that are amounts, and these in units of 1/256.
        self.parts: list[int] = []
        self.amounts: list[int] = []


def counted(numbers: list[int]) -> Inputs:
    """Inputs that are all whole numbers, given with those that are zero."""
    found = Inputs()
    found.places = [place for place, number in enumerate(numbers) if number]
    found.counts = [numbers[place] for place in found.places]
    return found


class Layer:
    """For each output a start and a weight for each input."""

    def __init__(self, start: list[int], columns: list[list[int]]) -> None:
        self.start = start
        self.columns = columns


class Network:
    """Layers, each fed with what the one before gives above zero."""

    def __init__(self, layers: list[Layer], point: int) -> None:
        self.layers = layers
        #: Binary digits after the point of what comes out.
        self.point = point
        first = layers[0]
        self._starts = _packed(first.start)
        wide = len(first.columns[0])
        rows = [_packed([column[place] for column in first.columns]) for place in range(wide)]
        #: Of the first layer, for each three units the weights of all inputs.
        self._words = [[row[word] for row in rows] for word in range(len(self._starts))]

    def outputs(self, given: Inputs) -> list[int]:
        """What comes out of it, with so many binary digits after the point."""
        values = self._first_layer(given)
        last = len(self.layers) - 1
        for number in range(1, last + 1):
            shift = POINT if number < last else 2 * POINT - self.point
            values = _next_layer(self.layers[number], values, shift)
        return values

    def chance(self, output: int) -> float:
        """The chance that an output stands for, which is its log odds."""
        return 1.0 / (1.0 + exp(-float(output) / float(1 << self.point)))

    def _first_layer(self, given: Inputs) -> list[int]:
        places, counts, parts, amounts = given.places, given.counts, given.parts, given.amounts
        values: list[int] = []
        for word, start in enumerate(self._starts):
            weights = self._words[word]
            lanes: i64 = start
            for number, place in enumerate(places):
                count: i64 = counts[number]
                packed: i64 = weights[place]
                lanes += count * packed
            for _ in range(LANES):
                lanes += LANE_SIGN  # a negative number has borrowed from the next lane
                value: i64 = (lanes & LANE_MASK) - LANE_SIGN
                values.append(value)
                lanes >>= LANE
        if parts:
            for unit, column in enumerate(self.layers[0].columns):
                total: i64 = values[unit]
                for number, part in enumerate(parts):
                    weight: i64 = column[part]
                    amount: i64 = amounts[number]
                    total += weight * amount >> AMOUNT_POINT
                values[unit] = total
        return values


def _packed(numbers: list[int]) -> list[int]:
    """Three in each number; units that are missing are never above zero."""
    whole = numbers + [0] * (-len(numbers) % LANES)
    return [
        whole[unit] + (whole[unit + 1] << LANE) + (whole[unit + 2] << 2 * LANE)
        for unit in range(0, len(whole), LANES)
    ]


def _next_layer(layer: Layer, values: list[int], shift: i64) -> list[int]:
    places = [place for place, value in enumerate(values) if value > 0]
    found: list[int] = []
    for output, start in enumerate(layer.start):
        weights = layer.columns[output]
        total: i64 = start
        for place in places:
            weight: i64 = weights[place]
            value: i64 = values[place]
            total += weight * value
        found.append(total >> shift)
    return found


def read_networks(package: str, name: str) -> list[Network]:
    """The networks of a file of a package."""
    return networks_of(resources.files(package).joinpath(name).read_bytes())


def networks_of(data: bytes) -> list[Network]:
    """The networks of a file; `ValueError` if it holds none.

    Low bytes come first. How many networks, in a byte; for each the number of layers and `point`,
    in a byte each, and how wide the layers are, the inputs first, in two; then layer by layer the
    start in four bytes each, and input by input the weights in two.
    """
    found: list[Network] = []
    try:
        at = 1
        for _ in range(data[0]):
            depth, point = data[at], data[at + 1]
            widths = struct.unpack_from(f"<{depth + 1}H", data, at + 2)
            at += 4 + 2 * depth
            layers: list[Layer] = []
            for wide, width in pairwise(widths):
                start = list(struct.unpack_from(f"<{width}i", data, at))
                at += 4 * width
                weights = list(struct.unpack_from(f"<{wide * width}h", data, at))
                at += 2 * wide * width
                layers.append(Layer(start, [weights[output::width] for output in range(width)]))
            found.append(Network(layers, point))
    except (struct.error, IndexError) as error:
        raise ValueError("these are no networks") from error
    if not found or at != len(data):
        raise ValueError("these are no networks")
    return found
