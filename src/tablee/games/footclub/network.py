"""The learned player's network: whole numbers in, whole numbers out.

Weights and sums are whole numbers in units of 1/4096, so that plain Python and compiled code, on
any machine, come to the same moves.
"""

from __future__ import annotations

from array import array
from importlib import resources
from itertools import pairwise
from sys import byteorder
from typing import TYPE_CHECKING, Final

from tablee.games.footclub.inputs import UNIT, Inputs

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Binary digits after the point of a weight, and of an amount.
POINT: Final = 12
AMOUNT_POINT: Final = 8
assert 1 << AMOUNT_POINT == UNIT


class Layer:
    """A row of weights for each input, and a start for each output."""

    def __init__(self, rows: list[list[int]], start: list[int]) -> None:
        self.rows = rows
        self.start = start


class Network:
    """Layers, each fed with what the one before gives above zero."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def outputs(self, inputs: Inputs) -> list[int]:
        """What comes out of it, in units of 1/4096."""
        values = _first_layer(self.layers[0], inputs)
        for layer in self.layers[1:]:
            values = _next_layer(layer, values)
        return values


def _first_layer(layer: Layer, inputs: Inputs) -> list[int]:
    sums = layer.start[:]
    width: i64 = len(sums)
    for place in inputs.on:
        row = layer.rows[place]
        for column in range(width):
            sums[column] += row[column]
    for number, place in enumerate(inputs.places):
        row = layer.rows[place]
        amount: i64 = inputs.amounts[number]
        for column in range(width):
            weight: i64 = row[column]
            sums[column] += weight * amount >> AMOUNT_POINT
    return sums


def _next_layer(layer: Layer, values: list[int]) -> list[int]:
    sums = [start << POINT for start in layer.start]
    width: i64 = len(sums)
    for place in range(len(values)):
        value: i64 = values[place]
        if value <= 0:
            continue
        row = layer.rows[place]
        for column in range(width):
            weight: i64 = row[column]
            sums[column] += weight * value
    return [total >> POINT for total in sums]


def read_networks(name: str) -> list[Network]:
    """The networks of a file of this package."""
    return networks_of(resources.files("tablee.games.footclub").joinpath(name).read_bytes())


def networks_of(data: bytes) -> list[Network]:
    """The networks of a file.

    It is a list of 16-bit numbers, low byte first: how many networks; for each how many
    layers and how wide they are, the inputs first; then layer by layer the start and the rows.
    """
    words = array("h", data)
    if byteorder == "big":
        words.byteswap()
    numbers = words.tolist()
    found: list[Network] = []
    at = 1
    for _ in range(numbers[0]):
        widths = numbers[at + 1 : at + 2 + numbers[at]]
        at += 2 + numbers[at]
        layers: list[Layer] = []
        for wide, width in pairwise(widths):
            start = numbers[at : at + width]
            at += width
            rows = [numbers[at + i * width : at + (i + 1) * width] for i in range(wide)]
            at += wide * width
            layers.append(Layer(rows, start))
        found.append(Network(layers))
    return found
