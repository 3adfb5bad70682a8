"""What runs in the bots' worker of a page: one thing after the other, as in a bot's process."""

from __future__ import annotations

import time
from typing import Protocol

from tablee.browser.platform import packed, unpacked
from tablee.games import registry
from tablee.review.documents import Review
from tablee.server.workers import worker

#: Seconds for a move: on a slow phone some bots would take longer, and look at their clock late.
MOST_SECONDS = 12.0
#: Seconds for a review, about: without a compiler it looks at less in them.
REVIEW_SECONDS = 100.0


def choose(asked: worker.Asked, called_off: worker.CalledOff) -> worker.Choice:
    """The move of a bot, within what somebody with a phone waits for."""
    return worker.choose(asked, called_off, MOST_SECONDS)


def review(finished: worker.Finished, signals: worker.Signals) -> Review | None:
    """What decisions of a finished game cost, as far as that can be told in some time."""
    return worker.review(finished, signals, REVIEW_SECONDS)


def work_named(name: str) -> worker.Work:
    """What a bot's process can be asked for, by its name."""
    own: dict[str, worker.Work] = {"choose": choose, "review": review}
    work: worker.Work = own.get(name) or getattr(worker, name)
    return work


class Thinking(Protocol):
    """What the worker gives to Python."""

    def called_off(self) -> bool:
        """Whether nobody waits any more; never, where workers share no memory."""

    def report(self, done: int, total: int) -> None:
        """Tell the house how far it is."""


class Signals:
    """Passes on what the worker says."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking

    def __call__(self) -> bool:
        return bool(self._thinking.called_off())

    def report(self, done: int, total: int) -> None:
        """Tell how far it is."""
        self._thinking.report(done, total)


def get_ready() -> float:
    """Load the games and their players before anybody waits for one.

    Tells how long a little work takes here, in seconds, so that the page can say which players
    will be slow on this device.
    """
    for name in registry.names():
        game = registry.game(name)
        for level in game.levels:
            game.bot(level)
    return min(_a_little_work() for _ in range(3))


def _a_little_work() -> float:
    began, total = time.perf_counter(), 0
    for number in range(50_000):
        total += number % 7
    return time.perf_counter() - began


def work_out(thinking: Thinking, work: str, asked: str) -> str:
    """Work something out; raises whatever goes wrong."""
    return packed(work_named(work)(unpacked(asked), Signals(thinking)))
