"""Bots at a table: chosen for in other processes, answering on an even beat (F5.2).

How long a bot thinks may depend on its hand. So its move is made a beat after it was asked, or
at the next beat if it took longer, and not when it happens to be ready.

Whoever asks gets a task. Cancelling it calls the bot off: its process is free for others.
"""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import structlog

from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Advice
from tablee.server.fairness import bot_seed, key
from tablee.server.metrics import Metrics
from tablee.server.table.state import Table
from tablee.server.workers import worker
from tablee.server.workers.fair_queue import Requester
from tablee.server.workers.pool import WorkerPool
from tablee.server.workers.worker import Asked, Choice, Work

logger = structlog.get_logger("tablee.bots")

#: Called with the line and seat that were asked for, and the choice; None if the bot failed.
Chosen = Callable[[int, int, Choice | None], None]
#: Called with the advice; None if the bot failed.
Advised = Callable[[list[Advice] | None], None]
#: Called with a seat's odds; None if the process failed.
Computed = Callable[[msgspec.Struct | None], None]
#: What a bot is asked for.
MOVE, ADVICE, ODDS = "move", "advice", "odds"
#: A bot at work; cancel it to call it off.
Thinking = asyncio.Task[None]


def sampled_position(table: Table, seat: int) -> bytes:
    """A position that a seat cannot tell from the real one, and that tells it nothing new."""
    assert table.match is not None
    state = table.match.view(seat).sample(FastChance(secrets.randbits(63)))
    return msgspec.json.encode(state.position())


def thinking_for(table: Table, seat: int, level: str, purpose: str) -> Asked:
    """What a bot's process is given to think for a seat.

    Its luck comes from the table's secret: asked again at the same line it thinks the same, and
    once the secret is known, anybody can ask it again.
    """
    state = table.state
    drawing_key = key(state.secret, table.id, state.contributions)
    seed = bot_seed(drawing_key, purpose, table.line(), seat)
    return Asked(state.game, level, seat, sampled_position(table, seat), seed)


class BotRequests:
    """The bots of all tables of this process."""

    def __init__(self, processes: int, beat: float, metrics: Metrics) -> None:
        self._beat = beat
        self._metrics = metrics
        #: Those who advise have a process of their own: no bot waits because somebody asked.
        self._players = WorkerPool(max(1, processes))
        self._advisers = WorkerPool(1)
        self._thinking: set[Thinking] = set()
        #: By table, seat and line whose odds are being computed: who hears of them.
        self._computed: dict[tuple[str, int, int], list[Computed]] = {}

    def pause_before_answer(self, others: bool) -> float:
        """Seconds until the table answers for somebody who has nothing to choose (K8.5).

        On the beat, as bots do. Where other people sit they must not be able to tell it from
        somebody who passes of their own will, so that it takes as long as people take.
        """
        return self._beat * (2 + secrets.randbelow(5) if others else 1)

    def ask(self, table: Table, seat: int, requester: Requester, chosen: Chosen) -> Thinking:
        """Let a bot choose for a seat; `chosen` hears of it on the beat."""
        asked = thinking_for(table, seat, table.bot_level(seat), MOVE)
        return self._spawn(self._choose(asked, requester, table.line(), chosen))

    def advise(self, table: Table, seat: int, requester: Requester, advised: Advised) -> Thinking:
        """Let the strongest bot look at a seat's view; `advised` hears what it would consider."""
        asked = thinking_for(table, seat, table.game.levels[-1], ADVICE)
        return self._spawn(self._advise(asked, requester, advised))

    def odds(self, table: Table, seat: int, requester: Requester, computed: Computed) -> None:
        """Compute a seat's odds with playouts; whoever asks meanwhile hears of the same."""
        whose = (table.id, seat, table.line())
        waiting = self._computed.setdefault(whose, [])
        waiting.append(computed)
        if len(waiting) == 1:
            asked = thinking_for(table, seat, table.game.levels[-1], ODDS)
            self._spawn(self._odds(asked, requester, whose))

    def _spawn(self, thinking: Coroutine[Any, Any, None]) -> Thinking:
        task = asyncio.create_task(thinking)
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        return task

    async def _choose(self, asked: Asked, requester: Requester, line: int, chosen: Chosen) -> None:
        began = time.monotonic()
        choice = await self._think(self._players, requester, worker.choose, asked)
        took = time.monotonic() - began
        self._metrics.bot_seconds.observe(took)
        if self._beat > 0:
            await asyncio.sleep(math.ceil(max(took, 1e-6) / self._beat) * self._beat - took)
        chosen(line, asked.seat, choice)

    async def _advise(self, asked: Asked, requester: Requester, advised: Advised) -> None:
        advised(await self._think(self._advisers, requester, worker.advise, asked))

    async def _odds(self, asked: Asked, requester: Requester, whose: tuple[str, int, int]) -> None:
        found = await self._think(self._advisers, requester, worker.odds, asked)
        for computed in self._computed.pop(whose):
            computed(found)

    async def _think(self, pool: WorkerPool, requester: Requester, work: Work, asked: Asked) -> Any:
        """Have something worked out in a bot's process; None if that failed."""
        try:
            return await pool.work_out(work, asked, requester)
        except Exception as error:
            logger.error("a bot failed", game=asked.game, level=asked.level, problem=repr(error))
            self._metrics.failures.inc()
        return None

    async def close(self) -> None:
        """Let the bots go."""
        for task in list(self._thinking):
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        for pool in (self._players, self._advisers):
            await pool.close()
