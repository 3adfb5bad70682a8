"""Processes in which bots think, and how a thought is called off.

Each process works out one thing at a time. A byte of memory that it shares with the server tells
it that nobody waits for the answer any more; a bot sees it the next time it looks at its clock.
Nothing of it lies in a file, and a process ends with its server, however that ends.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from ctypes import c_byte
from typing import Any

from tablee.server.workers import worker
from tablee.server.workers.fair_queue import FairQueue, Requester
from tablee.server.workers.worker import Asked, Failed, Work

#: A bot that has not answered by then is asked again, in another process.
LONGEST_THOUGHT = 120.0
#: Seconds that whoever is called off gets to notice it.
NOTICES_WITHIN = 5.0


class BotFailed(Exception):
    """A bot broke down, or its process did."""


class BotProcess:
    """One process; used for one thing at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, worker_end = context.Pipe()
        self._called_off = context.RawValue(c_byte, 0)
        arguments = (worker_end, self._called_off)
        self._process = context.Process(target=worker.serve, args=arguments, daemon=True)
        self._process.start()
        worker_end.close()
        #: It waits for the answers.
        self._thread = ThreadPoolExecutor(1)
        self.ended = False

    def work_out(self, work: Work, asked: Asked) -> asyncio.Future[Any]:
        """Have something worked out; raises `BotFailed`."""
        self._called_off.value = 0
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._thread, self._exchange, work, asked)

    def _exchange(self, work: Work, asked: Asked) -> Any:
        try:
            self._line.send((work, asked))
            answer = self._line.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise BotFailed("a bot's process ended") from error
        if isinstance(answer, Failed):
            raise BotFailed(answer.problem)
        return answer

    def call_off(self) -> None:
        """Nobody waits for the answer any more."""
        self._called_off.value = 1

    def end(self) -> None:
        """End it, whatever it does."""
        self.ended = True
        self._process.kill()
        self._thread.shutdown(wait=False)


class Thought:
    """What a process is working out, and for whom."""

    def __init__(self, requester: Requester, answer: asyncio.Future[Any]) -> None:
        self.requester = requester
        self.answer = answer
        #: Whether somebody more urgent has the process next: it is thought out again later.
        self.postponed = False


class WorkerPool:
    """So many processes, started when they are needed, and those who wait for one."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting = FairQueue()
        self._idle: list[BotProcess] = []
        self._busy: dict[BotProcess, Thought] = {}

    async def work_out(self, work: Work, asked: Asked, requester: Requester) -> Any:
        """Have something worked out; raises `BotFailed`. Cancelling it calls it off."""
        while True:
            process, thought = await self._begin(work, asked, requester)
            try:
                answer = await self._answer_of(process, thought)
            except BotFailed:
                if not thought.postponed:
                    raise
                continue
            if not thought.postponed:
                return answer

    async def _begin(
        self, work: Work, asked: Asked, requester: Requester
    ) -> tuple[BotProcess, Thought]:
        await self._place(requester)
        try:
            process = self._idle.pop() if self._idle else BotProcess()
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

    async def _answer_of(self, process: BotProcess, thought: Thought) -> Any:
        try:
            # The process is not free before it has answered, even if nobody listens.
            async with asyncio.timeout(LONGEST_THOUGHT):
                return await asyncio.shield(thought.answer)
        except TimeoutError:
            process.end()
            raise BotFailed("a bot did not answer") from None
        except asyncio.CancelledError:
            self._call_off(process, thought)
            raise

    def _call_off(self, process: BotProcess, thought: Thought) -> None:
        process.call_off()
        loop = asyncio.get_running_loop()
        loop.call_later(NOTICES_WITHIN, self._give_up, process, thought)

    def _is_free(self, process: BotProcess) -> None:
        answer = self._busy.pop(process).answer
        if not answer.cancelled():
            answer.exception()  # whoever called it off does not want to know
        if not process.ended:
            self._idle.append(process)
        self._release()

    def _give_up(self, process: BotProcess, thought: Thought) -> None:
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
