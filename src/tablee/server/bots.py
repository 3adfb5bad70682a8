"""Bots at a table: chosen for in other processes, answering on an even beat (F5.2).

How long a bot thinks may depend on its hand. So its move is made a beat after it was asked, or
at the next beat if it took longer, and not when it happens to be ready.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import secrets
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import structlog

from tablee.bots.documents import Hint
from tablee.kernel.chance import FastChance
from tablee.server import bot_worker
from tablee.server.bot_worker import Asked, Choice
from tablee.server.figures import Figures

if TYPE_CHECKING:
    from tablee.server.room import Room
    from tablee.server.table.state import Table

logger = structlog.get_logger("tablee.bots")

#: Called with the line and seat that were asked for, and the choice; None if the bot failed.
Chosen = Callable[[int, int, Choice | None], None]
#: Called with the advice; None if the bot failed.
Advised = Callable[[list[Hint] | None], None]
#: Called with the line and a seat's odds there; None if they could not be worked out.
Reckoned = Callable[[int, dict[str, Any] | None], None]
Answer = TypeVar("Answer")
Work = Callable[[Asked], Any]
#: A bot that has not answered by then is asked again.
LONGEST_THOUGHT = 120


def sampled_position(table: Table, seat: int) -> bytes:
    """A position that a seat cannot tell from the real one, and that tells it nothing new."""
    assert table.match is not None
    state = table.match.view(seat).sample(FastChance(secrets.randbits(63)))
    return msgspec.json.encode(table.game.position(state))


def thinking_for(table: Table, seat: int, level: str) -> Asked:
    """What a bot's process is given to think for a seat."""
    sampled = sampled_position(table, seat)
    return Asked(table.state.game, level, seat, sampled, secrets.randbits(63))


class Bots:
    """The bots of all tables of this process."""

    def __init__(self, processes: int, beat: float, figures: Figures) -> None:
        self._processes = max(1, processes)
        self._beat = beat
        self._figures = figures
        #: Those who advise have a process of their own: no bot waits because somebody asked.
        self._pools: dict[Work, ProcessPoolExecutor] = {}
        self._asked: set[asyncio.Task[None]] = set()
        #: The tables and seats for which advice is being thought of.
        self._advised: set[tuple[str, int]] = set()
        #: Those whose odds are being worked out, and who hears of them.
        self._reckoned: dict[tuple[str, int], list[Reckoned]] = {}

    def ask(self, room: Room, seat: int, chosen: Chosen) -> None:
        """Let a bot choose for a seat; `chosen` hears of it on the beat."""
        table = room.table
        asked = thinking_for(table, seat, table.bot_level(seat))
        self._spawn(self._choose(asked, table.line(), chosen))

    def advise(self, table: Table, seat: int, advised: Advised) -> None:
        """Let the strongest bot look at a seat's view; `advised` hears what it would consider."""
        asked = thinking_for(table, seat, table.game.levels[-1])
        self._advised.add((table.id, seat))
        self._spawn(self._advise(asked, (table.id, seat), advised))

    def reckon(self, table: Table, seat: int, reckoned: Reckoned) -> None:
        """Have a seat's odds worked out that take too long for the table's own process.

        Whoever asks again meanwhile hears of the same odds: they may be those of an earlier view.
        """
        whose = (table.id, seat)
        if whose in self._reckoned:
            self._reckoned[whose].append(reckoned)
            return
        self._reckoned[whose] = [reckoned]
        asked = thinking_for(table, seat, table.game.levels[-1])
        self._spawn(self._reckon(asked, table.line(), whose))

    def is_advising(self, table: Table, seat: int) -> bool:
        """Whether a bot thinks of advice for a seat, whichever of its tabs has asked."""
        return (table.id, seat) in self._advised

    def _spawn(self, thinking: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(thinking)
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    async def _choose(self, asked: Asked, line: int, chosen: Chosen) -> None:
        began = time.monotonic()
        choice = await self._think(bot_worker.choose, asked)
        took = time.monotonic() - began
        self._figures.bot_seconds.observe(took)
        if self._beat > 0:
            await asyncio.sleep(math.ceil(max(took, 1e-6) / self._beat) * self._beat - took)
        chosen(line, asked.seat, choice)

    async def _advise(self, asked: Asked, whose: tuple[str, int], advised: Advised) -> None:
        found = await self._think(bot_worker.advise, asked)
        self._advised.discard(whose)
        advised(found)

    async def _reckon(self, asked: Asked, line: int, whose: tuple[str, int]) -> None:
        found = await self._think(bot_worker.reckon, asked)
        for reckoned in self._reckoned.pop(whose):
            reckoned(line, found)

    async def _think(self, work: Callable[[Asked], Answer], asked: Asked) -> Answer | None:
        """Have something worked out in a bot's process; None if that failed."""
        try:
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._executor(work), work, asked)
            return await asyncio.wait_for(thinking, LONGEST_THOUGHT)
        except BrokenExecutor:
            logger.error("a bot's process ended")
            self._pools.pop(work, None)
        except Exception as error:
            logger.error("a bot failed", game=asked.game, level=asked.level, problem=repr(error))
            self._figures.failures.inc()
        return None

    def _executor(self, work: Work) -> ProcessPoolExecutor:
        if work not in self._pools:
            self._pools[work] = ProcessPoolExecutor(
                self._processes if work is bot_worker.choose else 1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=bot_worker.start,
            )
        return self._pools[work]

    async def close(self) -> None:
        """Let the bots go."""
        for task in list(self._asked):
            task.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        self._pools.clear()
