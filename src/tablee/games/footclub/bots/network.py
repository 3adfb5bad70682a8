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

from tablee.games.footclub.bots.inputs import UNIT, Inputs

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Binary digits after the point of a weight, and of an amount.
POINT: Final = 12
AMOUNT_POINT: Final = 8
assert 1 << AMOUNT_POINT == UNIT


class Layer:
    """For each output a start and a weight for each input."""

    def __init__(self, columns: list[list[int]], start: list[int]) -> None:
        self.columns = columns
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
    on, places, amounts = inputs.on, inputs.places, inputs.amounts
    others: i64 = len(places)
    found: list[int] = []
    for output, start in enumerate(layer.start):
        weights = layer.columns[output]
        total: i64 = start
        for place in on:
            total += weights[place]
        number: i64 = 0
        while number < others:
            weight: i64 = weights[places[number]]
            amount: i64 = amounts[number]
            total += weight * amount >> AMOUNT_POINT
            number += 1
        found.append(total)
    return found


def _next_layer(layer: Layer, values: list[int]) -> list[int]:
    places = [place for place, value in enumerate(values) if value > 0]
    found: list[int] = []
    for output, start in enumerate(layer.start):
        weights = layer.columns[output]
        total: i64 = start << POINT
        for place in places:
            weight: i64 = weights[place]
            value: i64 = values[place]
            total += weight * value
        found.append(total >> POINT)
    return found


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
            ends = at + wide * width
            columns = [numbers[at + output : ends : width] for output in range(width)]
            at = ends
            layers.append(Layer(columns, start))
        found.append(Network(layers))
    return found
