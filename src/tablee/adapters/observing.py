"""Observations and masks as NumPy arrays: new ones, or those that a caller gives.

The games write whole numbers in compiled code; here they become shares of what each could be at
most, in one sweep over all rows.
"""

from __future__ import annotations

from typing import Any, Final

import numpy

from tablee.kernel.game import Game
from tablee.kernel.learning.actions import ActionSpace
from tablee.kernel.observation import Rows, is_counted, observation_size
from tablee.kernel.state import State

Array = numpy.ndarray[Any, Any]
#: Stretches to divide that lie nearer than this are divided together.
NEAR: Final = 64
#: Rows that are shorter than this are divided so many at once.
SHORT: Final = 64
TOGETHER: Final = 16


class Observer:
    """Fills arrays with what seats may know, and with which of their actions are legal."""

    def __init__(self, game: Game, actions: ActionSpace) -> None:
        self.is_counted = is_counted(game.observation)
        #: How many numbers the game has, what was picked, and an observation.
        self.game_size = observation_size(game.observation)
        self.picked = actions.count if actions.has_stages() else 0
        self.size = self.game_size + self.picked
        self.actions = actions
        most = [part.most or 1 for part in game.observation for _ in range(part.size)]
        self._most = numpy.array(most + [1] * self.picked, numpy.float32)
        self._stretches = stretches(self._most)
        self._most_of_rows = numpy.tile(self._most, TOGETHER) if self.size < SHORT else None
        self._row = Rows(1, self.size)

    def empty(self, *rows: int) -> Array:
        """An array for observations of so many rows, or for a single one."""
        return numpy.empty((*rows, self.size), numpy.float32)

    def fill(self, content: bytes, out: Array) -> Array:
        """Whole numbers, row by row, into an array: as shares if it is one of floats."""
        counts = numpy.frombuffer(content, numpy.uint8)
        most = self._most_of_rows
        if most is not None and out.dtype == numpy.float32 and out.flags.c_contiguous:
            whole = len(counts) // len(most) * len(most)
            numbers = out.reshape(-1)
            together = numbers[:whole].reshape(-1, len(most))
            numpy.divide(counts[:whole].reshape(together.shape), most, out=together)
            numpy.divide(counts[whole:], most[: len(counts) - whole], out=numbers[whole:])
            return out
        out[...] = counts.reshape(out.shape)
        if out.dtype != numpy.uint8:
            for first, last, most in self._stretches:
                part = out[..., first:last]
                numpy.divide(part, most, out=part)
        return out

    def observe(
        self, state: State, seat: int, picked: list[int], out: Array | None = None
    ) -> Array:
        """What a seat may know of a game, and the actions it has taken since its last move."""
        if self.is_counted:
            row = self._row
            row.clear()
            state.observe_into(seat, row.numbers, 0)
            # For a single row, one division of all is the quickest.
            seen = numpy.divide(numpy.frombuffer(row.content(), numpy.uint8), self._most, out=out)
        else:
            seen = self.empty() if out is None else out
            seen[: self.game_size] = state.view(seat).observe()
            seen[self.game_size :] = 0
        for action in picked:
            seen[self.game_size + action] = 1
        return seen

    def mask(self, legal: list[int], out: Array | None = None) -> Array:
        """Ones at the legal actions."""
        if out is None:
            # For a few actions, quicker than NumPy's own way to set them.
            row = bytearray(self.actions.count)
            for action in legal:
                row[action] = 1
            return numpy.frombuffer(row, numpy.int8)
        out.fill(0)
        out[legal] = 1
        return out


def stretches(most: Array) -> list[tuple[int, int, Array]]:
    """Where numbers are not 0 or 1 and must be divided: first, last, and by what."""
    places = numpy.flatnonzero(most != 1)
    if not len(places):
        return []
    ends = numpy.flatnonzero(numpy.diff(places) > NEAR)
    firsts = [places[0], *places[ends + 1]]
    lasts = [*(places[ends] + 1), places[-1] + 1]
    return [(int(a), int(b), most[a:b]) for a, b in zip(firsts, lasts, strict=True)]
