"""Workers in which bots think: who gets one, and how a thought is called off.

Each of them works out one thing at a time. On a server they are processes (`process`), in a browser
its own workers. One that does not notice that it was called off is ended.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from tablee.server.workers.fair_queue import FairQueue, Requester
from tablee.server.workers.worker import Asked, Finished, Work

#: A bot that has not answered by then is asked again, in another process.
LONGEST_THOUGHT = 120.0
#: Seconds that whoever is called off gets to notice it.
NOTICES_WITHIN = 5.0


class BotFailed(Exception):
    """A bot broke down, or its process did."""


class Worker(Protocol):
    """Something that thinks beside the rooms, about one thing at a time: a process, or a browser's
    worker.
    """

    ended: bool

    def work_out(self, work: Work, asked: Asked | Finished) -> asyncio.Future[Any]:
        """Have something worked out; raises `BotFailed`."""

    def progress(self) -> tuple[int, int]:
        """How much is done, and how much there is; zeros where that is not told."""

    def call_off(self) -> None:
        """Nobody waits for the answer any more."""

    def end(self) -> None:
        """End it, whatever it does."""


class Thought:
    """What a process is working out, and for whom."""

    def __init__(self, requester: Requester, answer: asyncio.Future[Any]) -> None:
        self.requester = requester
        self.answer = answer
        #: Whether somebody more urgent has the process next: it is thought out again later.
        self.postponed = False


class WorkerPool:
    """So many workers, started when they are needed, and those who wait for one."""

    def __init__(self, most: int, start: Callable[[], Worker]) -> None:
        self._free = most
        self._start = start
        self._waiting = FairQueue()
        self._idle: list[Worker] = []
        self._busy: dict[Worker, Thought] = {}

    def warm_up(self) -> None:
        """Start one now, where that takes long, rather than when somebody waits for it."""
        if not (self._idle or self._busy):
            self._idle.append(self._start())

    async def work_out(
        self,
        work: Work,
        asked: Asked | Finished,
        requester: Requester,
        began: Callable[[Worker], None] | None = None,
        longest: float = LONGEST_THOUGHT,
    ) -> Any:
        """Have something worked out; raises `BotFailed`. Cancelling it calls it off.

        `began` hears which process is at it, again if it is put off and begun anew.
        """
        while True:
            process, thought = await self._begin(work, asked, requester)
            if began is not None:
                began(process)
            try:
                answer = await self._answer_of(process, thought, longest)
            except BotFailed:
                if not thought.postponed:
                    raise
                continue
            if not thought.postponed:
                return answer

    async def _begin(
        self, work: Work, asked: Asked | Finished, requester: Requester
    ) -> tuple[Worker, Thought]:
        await self._place(requester)
        try:
            process = self._idle.pop() if self._idle else self._start()
        except BaseException:
            self._release()
            raise
        thought = Thought(requester, process.work_out(work, asked))
        self._busy[process] = thought
        thought.answer.add_done_callback(lambda _: self._is_free(process))
        return process, thought

    async def _place(self, requester: Requester) -> None:
        """Wait for a free process."""
        if self._free:
            self._free -= 1
            return
        if not requester.alone:
            self._postpone_one()
        waiting = self._waiting.add(requester)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                # The turn had just come: it is somebody else's.
                self._release()
            raise

    def _release(self) -> None:
        if not self._waiting.call_next():
            self._free += 1

    def _postpone_one(self) -> None:
        """People wait: bots that play alone give up a process, if they have one."""
        for process, thought in self._busy.items():
            if thought.requester.alone and not thought.postponed:
                thought.postponed = True
                self._call_off(process, thought)
                return

    async def _answer_of(self, process: Worker, thought: Thought, longest: float) -> Any:
        try:
            # The process is not free before it has answered, even if nobody listens.
            async with asyncio.timeout(longest):
                return await asyncio.shield(thought.answer)
        except TimeoutError:
            process.end()
            raise BotFailed("a bot did not answer") from None
        except asyncio.CancelledError:
            self._call_off(process, thought)
            raise

    def _call_off(self, process: Worker, thought: Thought) -> None:
        process.call_off()
        loop = asyncio.get_running_loop()
        loop.call_later(NOTICES_WITHIN, self._give_up, process, thought)

    def _is_free(self, process: Worker) -> None:
        answer = self._busy.pop(process).answer
        if not answer.cancelled():
            answer.exception()  # whoever called it off does not want to know
        if not process.ended:
            self._idle.append(process)
        self._release()

    def _give_up(self, process: Worker, thought: Thought) -> None:
        """Do without a process that does not notice that it was called off."""
        if self._busy.get(process) is thought:
            process.end()

    async def close(self) -> None:
        """End every process: none has anything to lose."""
        answers = [thought.answer for thought in self._busy.values()]
        for process in (*self._idle, *self._busy):
            process.end()
        self._idle.clear()
        await asyncio.gather(*answers, return_exceptions=True)
