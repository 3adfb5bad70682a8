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
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TYPE_CHECKING

import msgspec
import structlog

from tablee.kernel.chance import FastChance
from tablee.server import bot_worker
from tablee.server.figures import Figures

if TYPE_CHECKING:
    from tablee.server.room import Room
    from tablee.server.table.state import Table

logger = structlog.get_logger("tablee.bots")

#: Called with the line and seat that were asked for, and the move; None if the bot failed.
Chosen = Callable[[int, int, str | None], None]
#: A bot that has not answered by then is asked again.
LONGEST_THOUGHT = 120


def sampled_position(table: Table, seat: int) -> bytes:
    """A position that a seat cannot tell from the real one, and that tells it nothing new."""
    assert table.match is not None
    state = table.match.view(seat).sample(FastChance(secrets.randbits(63)))
    return msgspec.json.encode(table.game.position(state))


class Bots:
    """The bots of all tables of this process."""

    def __init__(self, processes: int, beat: float, figures: Figures) -> None:
        self._processes = max(1, processes)
        self._beat = beat
        self._figures = figures
        self._pool: ProcessPoolExecutor | None = None
        self._asked: set[asyncio.Task[None]] = set()

    def ask(self, room: Room, seat: int, chosen: Chosen) -> None:
        """Let a bot choose for a seat; `chosen` hears of it on the beat."""
        table = room.table
        line = table.line()
        given = (
            table.state.game,
            table.bot_level(seat),
            seat,
            sampled_position(table, seat),
            secrets.randbits(63),
        )
        task = asyncio.create_task(self._choose(given, line, chosen))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    async def _choose(
        self, given: tuple[str, str, int, bytes, int], line: int, chosen: Chosen
    ) -> None:
        began = time.monotonic()
        notation: str | None = None
        try:
            loop = asyncio.get_running_loop()
            thinking = loop.run_in_executor(self._executor(), bot_worker.choose, *given)
            notation = await asyncio.wait_for(thinking, LONGEST_THOUGHT)
        except BrokenExecutor:
            logger.error("a bot's process ended")
            self._pool = None
        except Exception as error:
            logger.error("a bot failed", game=given[0], level=given[1], problem=repr(error))
            self._figures.failures.inc()
        took = time.monotonic() - began
        self._figures.bot_seconds.observe(took)
        if self._beat > 0:
            await asyncio.sleep(math.ceil(max(took, 1e-6) / self._beat) * self._beat - took)
        chosen(line, given[2], notation)

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=bot_worker.start,
            )
        return self._pool

    async def close(self) -> None:
        """Let the bots go."""
        for task in list(self._asked):
            task.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
