"""Networks of whole numbers: three sums in one number are three sums, and files hold networks."""

from __future__ import annotations

import struct
from math import exp

import pytest

from tablee.bots.network import POINT, UNIT, Inputs, Layer, Network, counted, networks_of
from tablee.kernel.chance import FastChance

INPUTS, UNITS, OUTPUTS = 9, 7, 2


def drawn(chance: FastChance, count: int, most: int) -> list[int]:
    return [chance.below(2 * most + 1) - most for _ in range(count)]


def layers_by_chance(chance: FastChance) -> list[Layer]:
    first = Layer(
        drawn(chance, UNITS, 1 << 14), [drawn(chance, INPUTS, 32767) for _ in range(UNITS)]
    )
    last = Layer(
        drawn(chance, OUTPUTS, 1 << 24), [drawn(chance, UNITS, 32767) for _ in range(OUTPUTS)]
    )
    return [first, last]


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("point", [POINT, 2 * POINT])
def test_units_that_share_a_number_do_not_disturb_each_other(seed: int, point: int) -> None:
    chance = FastChance(seed)
    first, last = layers = layers_by_chance(chance)
    given = Inputs()
    given.places, given.counts = [0, 3, 5, 6], [1, 3, 2, 5]
    given.parts, given.amounts = [1, 8], [UNIT // 3, 2 * UNIT]
    sums = []
    for start, weights in zip(first.start, first.columns, strict=True):
        whole = sum(
            weights[place] * count for place, count in zip(given.places, given.counts, strict=True)
        )
        parts = sum(
            weights[place] * amount // UNIT
            for place, amount in zip(given.parts, given.amounts, strict=True)
        )
        sums.append(max(0, start + whole + parts))
    found = [
        start + sum(weight * value for weight, value in zip(weights, sums, strict=True))
        for start, weights in zip(last.start, last.columns, strict=True)
    ]
    network = Network(layers, point)
    assert network.outputs(given) == [total >> 2 * POINT - point for total in found]
    assert network.chance(1 << point) == pytest.approx(1 / (1 + exp(-1)))


def test_inputs_that_are_zero_are_left_out() -> None:
    given = counted([0, 2, 0, 1])
    assert (given.places, given.counts, given.parts) == ([1, 3], [2, 1], [])


def test_files_hold_networks_or_are_refused() -> None:
    data = bytes([1, 1, 12]) + struct.pack("<2H2i4h", 2, 2, 100, -100, 1, 2, 3, 4)
    (network,) = networks_of(data)
    assert (network.point, network.layers[0].start) == (12, [100, -100])
    assert network.layers[0].columns == [[1, 3], [2, 4]]
    for broken in (b"", b"\0", b"odd", data[:-1], data + b"\0"):
        with pytest.raises(ValueError, match="no networks"):
            networks_of(broken)
