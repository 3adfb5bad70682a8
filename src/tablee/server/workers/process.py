"""A process in which a bot thinks, and both ends of the line to it.

A byte of memory that it shares with the server tells it that nobody waits for the answer any more;
a bot sees it the next time it looks at its clock. Nothing of it lies in a file, and a process ends
with its server, however that ends.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from ctypes import Array, c_byte, c_int
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from typing import Any

from tablee.server.workers.pool import BotFailed
from tablee.server.workers.worker import Asked, Failed, Finished, Work

#: A process that wants more bytes than this has gone wrong; it must not take the server's.
MOST_MEMORY = 1024 * 1024 * 1024


class BotProcess:
    """One process; used for one thing at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, worker_end = context.Pipe()
        self._called_off = context.RawValue(c_byte, 0)
        self._progress = context.RawArray(c_int, 2)
        arguments = (worker_end, self._called_off, self._progress)
        self._process = context.Process(target=serve, args=arguments, daemon=True)
        self._process.start()
        worker_end.close()
        #: It waits for the answers.
        self._thread = ThreadPoolExecutor(1)
        self.ended = False

    def work_out(self, work: Work, asked: Asked | Finished) -> asyncio.Future[Any]:
        """Have something worked out; raises `BotFailed`."""
        self._called_off.value = 0
        self._progress[:] = [0, 0]
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._thread, self._exchange, work, asked)

    def progress(self) -> tuple[int, int]:
        """How much is done, and how much there is; zeros where that is not told."""
        return self._progress[0], self._progress[1]

    def _exchange(self, work: Work, asked: Asked | Finished) -> Any:
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


class SharedSignals:
    """Memory that a process shares with the server: called off or not, and how far it is."""

    def __init__(self, flag: c_byte, progress: Array[c_int]) -> None:
        self._flag = flag
        self._progress = progress

    def __call__(self) -> bool:
        return self._flag.value != 0

    def report(self, done: int, total: int) -> None:
        """Tell how far it is."""
        self._progress[:] = [done, total]


def serve(line: Connection, flag: c_byte, progress: Array[c_int]) -> None:
    """Work out one thing after the other, until the server is gone; `flag` calls one off."""
    # Interruptions are left to the server, which ends its processes in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _limit_memory()
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    while True:
        try:
            work, asked = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer = work(asked, SharedSignals(flag, progress))
        except MemoryError:
            # Nobody knows what is left in here: the next thought begins in another process.
            return
        except Exception as error:
            answer = Failed(repr(error))
        try:
            line.send(answer)
        except OSError:
            return


def _limit_memory() -> None:
    """Memory is refused to this process long before the whole machine has none left."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    if most == resource.RLIM_INFINITY or most > MOST_MEMORY:
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, MOST_MEMORY))


def _end_with_the_server() -> None:
    """Whatever is being thought of, a server that was killed has no use for it."""
    parent = parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
