"""What a position between two missions is worth: the chance that the friends win from it.

One small network for each number of players, trained on played games (docs/bots.md tells how) and
kept in `network.json`. It works in whole numbers, so that it says the same on every machine.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from math import exp
from typing import TYPE_CHECKING, Final

import msgspec

from tablee.games.les_poilus.bots.inputs import INPUTS
from tablee.games.les_poilus.documents import NetworkDocument

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Bits of a lane: three units of the hidden layer are added up in one number.
LANE: Final = 20
LANE_MASK: Final = (1 << LANE) - 1
LANE_SIGN: Final = 1 << LANE - 1
LANES: Final = 3


class Network:
    """One hidden layer whose units count from 0 on."""

    def __init__(self, document: NetworkDocument) -> None:
        #: For each input the weights to all units, three in a number.
        self.rows: list[list[int]] = []
        for row in document.inputs:
            packed: list[int] = []
            for unit in range(0, len(row), LANES):
                packed.append(row[unit] + (row[unit + 1] << LANE) + (row[unit + 2] << 2 * LANE))
            self.rows.append(packed)
        self.units: list[int] = document.units
        self.bias: int = document.bias
        self.scale: float = document.scale

    def value(self, given: list[int]) -> float:
        """The chance to win."""
        return 1.0 / (1.0 + exp(-self.scale * float(self.total(given))))

    def total(self, given: list[int]) -> i64:
        """The sum of what the units say."""
        places: list[int] = []
        for place in range(INPUTS):
            if given[place] != 0:
                places.append(place)
        total: i64 = self.bias
        unit: i64 = 0
        rows = self.rows
        for word in range(len(rows[0])):
            lanes: i64 = 0
            for place in places:
                count: i64 = given[place]
                weights: i64 = rows[place][word]
                lanes += count * weights
            for _ in range(LANES):
                value: i64 = lanes & LANE_MASK
                if value & LANE_SIGN:
                    lanes += LANE_SIGN  # a negative number has borrowed from the next lane
                else:
                    total += value * self.units[unit]
                lanes >>= LANE
                unit += 1
        return total


@cache
def networks() -> dict[int, Network]:
    """The networks of this package by number of players."""
    folder = resources.files("tablee.games.les_poilus")
    kept = (folder / "network.json").read_bytes()
    found = msgspec.json.decode(kept, type=dict[int, NetworkDocument])
    return {players: Network(document) for players, document in found.items()}
