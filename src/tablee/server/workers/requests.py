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

from tablee.kernel.chance import FastChance, thought_seed
from tablee.kernel.documents import Advice, Record
from tablee.kernel.state import View
from tablee.protocol.public_log import DealTerms
from tablee.review.documents import Review
from tablee.server.fairness import bot_seed, deal_seed, key
from tablee.server.logs import get_logger
from tablee.server.metrics import Metrics
from tablee.server.table.state import Table
from tablee.server.workers import worker
from tablee.server.workers.fair_queue import Requester
from tablee.server.workers.pool import LONGEST_THOUGHT, Worker, WorkerPool
from tablee.server.workers.worker import Asked, Choice, Finished, Work

logger = get_logger("tablee.bots")

#: Called with the line and seat that were asked for, and the choice; None if the bot failed.
Chosen = Callable[[int, int, Choice | None], None]
#: Called with the advice; None if the bot failed.
Advised = Callable[[list[Advice] | None], None]
#: Called with a seat's odds; None if the process failed.
Computed = Callable[[msgspec.Struct | None], None]
#: Called with a review; None if the process failed.
Reviewed = Callable[[Review | None], None]
#: A review may take its time: without a compiler, some minutes.
LONGEST_REVIEW = 900.0
#: Whoever plays is asked for first.
NOBODY = Requester("", alone=True)
#: What a bot is asked for.
MOVE, ADVICE, ODDS = "move", "advice", "odds"
#: The table, seat and line of odds, and what they are about.
Whose = tuple[str, int, int, str]
#: A bot at work; cancel it to call it off.
Thinking = asyncio.Task[None]


class ReviewUnderWay:
    """A review that is being worked out, and when somebody last asked for it."""

    def __init__(self, now: float) -> None:
        self.asked_at = now
        self._process: Worker | None = None
        self.found: Review | None = None
        self.failed = False

    def begin(self, process: Worker) -> None:
        """A process is at it."""
        self._process = process

    def progress(self) -> tuple[int, int]:
        """How much is done, and how much there is; zeros before it begins."""
        return (0, 0) if self._process is None else self._process.progress()


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
    if state.deal is not None:
        return _thinking_at_deal(table, state.deal, seat, level)
    drawing_key = key(state.secret, table.id, state.contributions)
    seed = bot_seed(drawing_key, purpose, table.line(), seat)
    return Asked(state.game, level, seat, sampled_position(table, seat), seed)


def _thinking_at_deal(table: Table, deal: DealTerms, seat: int, level: str) -> Asked:
    """Where luck is fixed beforehand, whoever sees the same thinks the same (K4.6)."""
    assert table.match is not None
    seed = deal_seed(table.state.secret, deal.label)
    return thinking_alike(seed, table.state.game, level, seat, table.match.view(seat))


def thinking_alike(seed: bytes, game: str, level: str, seat: int, view: View) -> Asked:
    """What a bot's process is given so that the same view gets the same answer."""
    own = thought_seed(seed, level, seat, msgspec.json.encode(view.document()))
    sampled = view.sample(FastChance(own, 1)).position()
    return Asked(game, level, seat, msgspec.json.encode(sampled), own)


class BotRequests:
    """The bots of all tables of this process."""

    def __init__(
        self, players: WorkerPool, advisers: WorkerPool, beat: float, metrics: Metrics
    ) -> None:
        self._beat = beat
        self._metrics = metrics
        #: On a server two pools: no bot waits because somebody asked for advice.
        self._players = players
        self._advisers = advisers
        self._thinking: set[Thinking] = set()
        #: By what odds are being computed of: who hears of them.
        self._computed: dict[Whose, list[Computed]] = {}

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

    def advise(
        self, table: Table, seat: int, requester: Requester, advised: Advised, quick: bool = False
    ) -> Thinking:
        """Let the strongest bot look at a seat's view; `advised` hears what it would consider.

        With `quick` the strongest but one says which move it would make.
        """
        levels = table.game.levels
        level = levels[-2:][0] if quick else levels[-1]
        work = worker.suggest if quick else worker.advise
        asked = thinking_for(table, seat, level, ADVICE)
        return self._spawn(self._advise(work, asked, requester, advised))

    def odds(
        self, table: Table, seat: int, requester: Requester, computed: Computed, about: str = ""
    ) -> None:
        """Compute a seat's odds with playouts; whoever asks meanwhile hears of the same."""
        whose = (table.id, seat, table.line(), about)
        waiting = self._computed.setdefault(whose, [])
        waiting.append(computed)
        if len(waiting) == 1:
            asked = thinking_for(table, seat, table.game.levels[-1], ODDS)
            asked = msgspec.structs.replace(asked, about=about)
            self._spawn(self._odds(asked, requester, whose))

    def review(
        self,
        record: Record,
        requester: Requester,
        began: Callable[[Worker], None],
        reviewed: Reviewed,
    ) -> Thinking:
        """Review a finished game, after everybody's moves; `reviewed` hears of it."""
        finished = Finished(record.game, msgspec.json.encode(record))
        after_all = Requester(requester.address, alone=True)

        async def work() -> None:
            reviewed(
                await self._think(
                    self._players, after_all, worker.review, finished, began, LONGEST_REVIEW
                )
            )

        return self._spawn(work())

    async def choose_alone(self, asked: Asked) -> Choice | None:
        """Let a bot choose where nobody waits for it, after everybody's moves; None if it fails."""
        found: Choice | None = await self._think(self._players, NOBODY, worker.choose, asked)
        return found

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

    async def _advise(
        self, work: Work, asked: Asked, requester: Requester, advised: Advised
    ) -> None:
        advised(await self._think(self._advisers, requester, work, asked))

    async def _odds(self, asked: Asked, requester: Requester, whose: Whose) -> None:
        found = await self._think(self._advisers, requester, worker.odds, asked)
        for computed in self._computed.pop(whose):
            computed(found)

    async def _think(
        self,
        pool: WorkerPool,
        requester: Requester,
        work: Work,
        asked: Asked | Finished,
        began: Callable[[Worker], None] | None = None,
        longest: float = LONGEST_THOUGHT,
    ) -> Any:
        """Have something worked out in a bot's process; None if that failed."""
        try:
            return await pool.work_out(work, asked, requester, began, longest)
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
