"""Where tasks are worked off: in this process, in processes of this machine, or on a Ray cluster.

An engine takes tasks and gives back each with its result, in any order. Whoever adds results up
does so in the order of the tasks, so that the sums are the same whatever the engine.
"""

from __future__ import annotations

import importlib
import logging
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

from tablee.extras import to_install
from tablee.lab.play import Chunk, play_task
from tablee.lab.tally import Tally

Job = TypeVar("Job")
Result = TypeVar("Result")

#: Tasks that wait for each worker: enough to keep it busy, few enough to keep memory flat.
WAITING = 4


class NoEngine(Exception):
    """An engine that cannot be used here; the message says what to do."""


def local_engine(tasks: Iterable[Chunk], jobs: int) -> Iterator[tuple[Chunk, Tally]]:
    """Work tasks off in so many processes; one means this one."""
    return spread(play_task, tasks, jobs)


def spread(
    work: Callable[[Job], Result], tasks: Iterable[Job], jobs: int
) -> Iterator[tuple[Job, Result]]:
    """Each task with what `work` makes of it, in order."""
    if jobs == 1:
        for task in tasks:
            yield task, work(task)
        return
    # Threads would share one interpreter; forks would copy whatever the caller had open.
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    waiting: deque[tuple[Job, Future[Result]]] = deque()
    try:
        for task in tasks:
            waiting.append((task, pool.submit(work, task)))
            if len(waiting) >= WAITING * jobs:
                done, future = waiting.popleft()
                yield done, future.result()
        while waiting:
            done, future = waiting.popleft()
            yield done, future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def ray_engine(tasks: Iterable[Chunk], address: str | None) -> Iterator[tuple[Chunk, Tally]]:
    """Work tasks off on a Ray cluster; without an address, on one started on this machine."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise NoEngine(f"Ray is not installed: {to_install('ray[client]')}") from None
    # The workers must find the package that this process runs, installed or not.
    paths = os.pathsep.join(path for path in sys.path if path)
    try:
        ray.init(
            address=address,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            runtime_env={"env_vars": {"PYTHONPATH": paths}} if address is None else None,
        )
    except (ValueError, ConnectionError, RuntimeError) as error:
        raise NoEngine(f"Ray cannot be used at {address or 'this machine'}: {error}") from None
    try:
        remote: Any = ray.remote(play_task)
        most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: dict[Any, Chunk] = {}
        for task in tasks:
            running[remote.remote(task)] = task
            if len(running) >= most:
                yield from _finished(ray, running)
        while running:
            yield from _finished(ray, running)
    finally:
        ray.shutdown()


def _finished(ray: Any, running: dict[Any, Chunk]) -> Iterator[tuple[Chunk, Tally]]:
    ready, _ = ray.wait(list(running), num_returns=1)
    for reference in ready:
        yield running.pop(reference), ray.get(reference)
