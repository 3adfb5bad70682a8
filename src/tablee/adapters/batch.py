"""Many games at once, for NumPy: thousands of them stepped by compiled code in one call.

    from tablee.adapters.batch import BatchEnv

    env = BatchEnv("footclub", 1024)
    env.reset(seed=1)
    observations, masks = env.observe(), env.mask()
    rewards, ended = env.step(env.sample())

In each game one seat is asked at a time (`env.seats`); where several decide at once they are asked
in seat order, none seeing another's choice. A game that ends is replaced at once: what is observed
next is the new game. `observe` and `mask` write into arrays that you give, or into new ones.

Slot i with seed s deals the same games, one after the other, as PettingZoo's and Gymnasium's
environments do after `reset(seed=s + i)`.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy

from tablee.adapters.actions import action_space
from tablee.adapters.ends import rewards
from tablee.adapters.observing import Array, Observer
from tablee.games import registry
from tablee.kernel.bot import Bot
from tablee.kernel.chance import FastChance
from tablee.kernel.learning.batch import Batch, Dealt, Ended
from tablee.own_bots import make_bot

#: One for all slots, counted up; one for each slot; or any.
Seeds = int | Sequence[int | None] | None
#: `seat`: every slot learns another seat, in turn.
EACH = -1
#: Numbers of games are drawn so many at a time, which gives the same ones as one by one.
AHEAD = 16
#: What an illegal action costs whoever took it.
ILLEGAL_REWARD = -1.0


@contextmanager
def no_collections() -> Iterator[None]:
    """Spare Python's collector, to which thousands of games look like work: no cycle arises."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class BatchEnv:
    """So many games of a kind, side by side.

    Without `opponents` every seat is asked. With the level of a computer player, only `seat` is, or
    with `seat=EACH` another seat in each slot.
    """

    def __init__(
        self,
        game: str,
        count: int,
        options: dict[str, Any] | None = None,
        *,
        actions: str = "",
        opponents: str = "",
        seat: int = EACH,
    ) -> None:
        if count < 1:
            raise ValueError(f"a batch needs at least one game, not {count}")
        self.game = registry.game(game)
        self.options = self.game.options(options or {})
        self.count = count
        self.seat_count = self.game.seats(self.options)
        if seat != EACH and not 0 <= seat < self.seat_count:
            raise ValueError(f"there is no seat {seat} at a table with {self.seat_count} seats")
        self.actions = action_space(self.game, actions)
        self.observer = Observer(self.game, self.actions)
        size = self.observer.game_size if self.observer.is_counted else 0
        bots = [self._bots(slot if seat == EACH else seat, opponents) for slot in range(count)]
        self._batch = Batch(count, size, self.actions, self._deal, bots)
        self._numbers: list[numpy.random.Generator] = []
        #: By slot: numbers of its next games, the last one first.
        self._next: list[list[int]] = [[] for _ in range(count)]
        self._sampling = FastChance(0)
        #: The games that ended in the last step.
        self.ended: list[Ended] = []

    def _bots(self, asked: int, opponents: str) -> list[Bot | None]:
        seats = self.seat_count
        if not opponents:
            return [None] * seats
        bot = make_bot(self.game, opponents)
        return [None if seat == asked % seats else bot for seat in range(seats)]

    def _deal(self, slot: int) -> Dealt:
        if not self._next[slot]:
            self._next[slot] = self._numbers[slot].integers(2**63, size=AHEAD).tolist()[::-1]
        number = self._next[slot].pop()
        chance = FastChance(number)
        return Dealt(self.game.setup(self.options, chance), chance, FastChance(number, 1))

    def reset(self, seed: Seeds = None) -> None:
        """New games everywhere. Slots go on with their own numbers where no seed is given."""
        seeds = self._seeds(seed)
        if not self._numbers:
            self._numbers = [numpy.random.default_rng(one) for one in seeds]
        else:
            for slot, one in enumerate(seeds):
                if one is not None:
                    self._numbers[slot] = numpy.random.default_rng(one)
                    self._next[slot] = []
        if seeds[0] is not None:
            self._sampling = FastChance(seeds[0], 2)
        self.ended = []
        self._batch.start()

    def _seeds(self, seed: Seeds) -> list[int | None]:
        if seed is None:
            return [None] * self.count
        if isinstance(seed, int | numpy.integer):
            return [int(seed) + slot for slot in range(self.count)]
        if len(seed) != self.count:
            raise ValueError(f"{self.count} seeds are needed, not {len(seed)}")
        return [None if one is None else int(one) for one in seed]

    def _check_started(self) -> None:
        if not self._batch.states:
            raise ValueError("call reset() first")

    @property
    def seats(self) -> Array:
        """Who is asked in each slot."""
        return numpy.array(self._batch.seats)

    def observe(self, out: Array | None = None) -> Array:
        """What each asked seat may know, a row for each slot.

        Into an array of float32 go numbers from 0 to 1, into one of uint8 the counts themselves.
        """
        self._check_started()
        out = self.observer.empty(self.count) if out is None else self._fitting(out)
        if self.observer.is_counted:
            return self.observer.fill(self._batch.observed(), out)
        for slot, state in enumerate(self._batch.states):
            self.observer.observe(
                state, self._batch.seats[slot], self._batch.picked[slot], out[slot]
            )
        return out

    def _fitting(self, out: Array) -> Array:
        wanted = (self.count, self.observer.size)
        kinds = (numpy.float32, numpy.uint8) if self.observer.is_counted else (numpy.float32,)
        if out.shape != wanted or out.dtype not in kinds:
            given = f"{out.shape} of {out.dtype}"
            raise ValueError(f"observations need an array {wanted} of float32, not {given}")
        return out

    def mask(self, out: Array | None = None) -> Array:
        """Ones at the legal actions, a row for each slot."""
        self._check_started()
        wanted = (self.count, self.actions.count)
        if out is None:
            out = numpy.empty(wanted, numpy.int8)
        elif out.shape != wanted:
            raise ValueError(f"masks need an array {wanted}, not {out.shape}")
        out[...] = numpy.frombuffer(self._batch.masks(), numpy.int8).reshape(wanted)
        return out

    def sample(self) -> Array:
        """A legal action for each slot by chance, all equally likely."""
        self._check_started()
        return numpy.array(self._batch.sample(self._sampling), numpy.int64)

    def step(self, actions: Array | Sequence[int], *, forgive: bool = False) -> tuple[Array, Array]:
        """An action for each slot. The rewards by slot and seat, and which games ended.

        An illegal action is an error, and nothing is played; with `forgive` it ends its game, and
        costs whoever took it 1.
        """
        self._check_started()
        if len(actions) != self.count:
            raise ValueError(f"{self.count} actions are needed, not {len(actions)}")
        taken = actions.tolist() if isinstance(actions, numpy.ndarray) else list(actions)
        wrong = self._batch.wrong(taken)
        if wrong >= 0 and not forgive:
            raise ValueError(f"action {taken[wrong]} is not legal in slot {wrong}")
        gained = numpy.zeros((self.count, self.seat_count), numpy.float32)
        over = numpy.zeros(self.count, numpy.bool_)
        with no_collections():
            self.ended = self._batch.step(taken, wrong < 0)
        for end in self.ended:
            over[end.slot] = True
            if end.outcome is None:
                gained[end.slot, end.seat] = ILLEGAL_REWARD
            else:
                gained[end.slot] = rewards(self.game, end.outcome)
        return gained, over
