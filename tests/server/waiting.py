"""Work for a bot's process that goes on until it is called off, for tests of just that."""

from __future__ import annotations

import time

import msgspec

from tablee.deadline import Deadline
from tablee.kernel.documents import Advice, Reason
from tablee.server.workers import worker
from tablee.server.workers.worker import Asked, CalledOff, Choice

#: Seconds longer than any test may take: who is not called off makes it fail.
FOR_EVER = 600.0
#: The level that thinks for ever; others are quick.
SLOW_LEVEL = "veteran"


def until_called_off(called_off: CalledOff) -> None:
    clock = Deadline(FOR_EVER, called_off)
    while not clock.is_up():
        time.sleep(0.005)


def choose(asked: Asked, called_off: CalledOff) -> Choice:
    if asked.level == SLOW_LEVEL:
        until_called_off(called_off)
    return worker.choose(asked, called_off)


def choose_deaf(asked: Asked, called_off: CalledOff) -> Choice:
    """Whoever never looks at the clock."""
    if asked.level == SLOW_LEVEL:
        time.sleep(FOR_EVER)
    return worker.choose(asked, called_off)


def choose_greedily(asked: Asked, called_off: CalledOff) -> Choice:
    """Whoever wants more memory than there is; it is not used, so that nothing else runs short."""
    if asked.level == SLOW_LEVEL:
        wanted = [bytes(64 * 1024 * 1024) for _ in range(64)]
        assert wanted
    return worker.choose(asked, called_off)


def advise(asked: Asked, called_off: CalledOff) -> list[Advice]:
    """Slow about one decision only: the first of a mission of Les Poilus."""
    if msgspec.json.decode(asked.sampled).get("phase") == "intensity":
        until_called_off(called_off)
    return worker.advise(asked, called_off)


def odds(_: Asked, __: CalledOff) -> None:
    """It never looks at the clock either."""
    time.sleep(FOR_EVER)


def nothing(_: Asked, __: CalledOff) -> None:
    """It is done at once."""


def patience(_: Asked, called_off: CalledOff) -> None:
    """It goes on until it is called off."""
    until_called_off(called_off)


def fails(_: Asked, __: CalledOff) -> Choice:
    """A bot that is broken."""
    raise ZeroDivisionError("made to fail")


def cheats(_: Asked, __: CalledOff) -> Choice:
    """A bot that does not know the rules."""
    return Choice("win at once", Reason("only-move"))
