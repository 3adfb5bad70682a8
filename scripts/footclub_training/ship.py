"""Writing networks as whole numbers, the way `tablee.games.footclub.bots.network` reads them."""

from __future__ import annotations

from array import array
from pathlib import Path
from sys import byteorder

import numpy as np
from scripts.footclub_training.network import Network

from tablee.games.footclub.bots.network import POINT

MOST = 2**15 - 1


def ship(networks: list[Network], path: Path) -> None:
    """Write a file; numbers that would not fit are cut, which does not happen to good networks."""
    words = [len(networks)]
    for network in networks:
        words += [len(network.weights), *network.widths]
        for weights, start in zip(network.weights, network.starts, strict=True):
            for numbers in (start, weights):
                whole = np.rint(numbers * (1 << POINT)).clip(-MOST, MOST)
                words += whole.astype(int).reshape(-1).tolist()
    data = array("h", words)
    if byteorder == "big":
        data.byteswap()
    path.write_bytes(data.tobytes())
