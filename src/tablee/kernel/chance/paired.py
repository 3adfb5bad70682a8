"""Chance for futures that are compared: what happens in both meets with the same luck in both."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from tablee.kernel.chance.fast import FastChance
from tablee.kernel.chance.keyed import situation
from tablee.kernel.chance.source import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


class PairedChance(Chance):
    """Every situation (`chance.at`) draws from a stream of its own.

    So one draw more or less in one future leaves the others of both alike, and their difference
    varies far less than with one stream. Unlike `KeyedChance` a situation that comes again goes on
    with its stream: within one future all draws are independent, whatever the rules call them.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[str, FastChance] = {}
        self._stream = FastChance(seed)

    def at(self, what: str, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """What follows is drawn in this situation."""
        name = situation(what, first, second, third)
        stream = self._streams.get(name)
        if stream is None:
            stream = FastChance(self._seed, 1 + crc32(name.encode()))
            self._streams[name] = stream
        self._stream = stream

    def below(self, bound: i64) -> i64:
        """The next number of the situation."""
        return self._stream.below(bound)
