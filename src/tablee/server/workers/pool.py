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


class WorkerPool:
    """So many processes, started when they are needed, and those who wait for one."""

    def __init__(self, most: int) -> None:
        self._places = asyncio.Semaphore(most)
        self._idle: list[BotProcess] = []
        self._busy: dict[BotProcess, asyncio.Future[Any]] = {}

    async def work_out(self, work: Work, asked: Asked) -> Any:
        """Have something worked out; raises `BotFailed`. Cancelling it calls it off."""
        await self._places.acquire()
        try:
            process = self._idle.pop() if self._idle else BotProcess()
        except BaseException:
            self._places.release()
            raise
        answer = process.work_out(work, asked)
        self._busy[process] = answer
        answer.add_done_callback(lambda _: self._is_free(process))
        try:
            # The process is not free before it has answered, even if nobody listens.
            async with asyncio.timeout(LONGEST_THOUGHT):
                return await asyncio.shield(answer)
        except TimeoutError:
            process.end()
            raise BotFailed("a bot did not answer") from None
        except asyncio.CancelledError:
            process.call_off()
            loop = asyncio.get_running_loop()
            loop.call_later(NOTICES_WITHIN, self._give_up, process, answer)
            raise

    def _is_free(self, process: BotProcess) -> None:
        answer = self._busy.pop(process)
        if not answer.cancelled():
            answer.exception()  # whoever called it off does not want to know
        if not process.ended:
            self._idle.append(process)
        self._places.release()

    def _give_up(self, process: BotProcess, answer: asyncio.Future[Any]) -> None:
        """Do without a process that does not notice that it was called off."""
        if self._busy.get(process) is answer:
            process.end()

    async def close(self) -> None:
        """End every process: none has anything to lose."""
        answers = list(self._busy.values())
        for process in (*self._idle, *self._busy):
            process.end()
        self._idle.clear()
        await asyncio.gather(*answers, return_exceptions=True)
