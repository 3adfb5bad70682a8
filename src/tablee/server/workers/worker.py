"""What runs in a bot's own process: given a seat's view, it answers with a move, advice or odds.

A view does not travel. What travels is a state *sampled from the view*: it looks to the seat
exactly like the real one and knows nothing that the seat does not know. The bot is then given
that seat's view of it.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from ctypes import c_byte
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from typing import Any

import msgspec

from tablee.bots.advice import find_advice
from tablee.deadline import Deadline
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Advice, Reason
from tablee.kernel.game import ODDS_PLAYOUTS

#: Seconds after which a bot answers with the best it has found, whatever its level's budget.
MOST_SECONDS = 15.0
#: Seconds for advice: somebody is waiting for it.
ADVICE_SECONDS = 4.0
#: A process that wants more bytes than this has gone wrong; it must not take the server's.
MOST_MEMORY = 1024 * 1024 * 1024

#: Whether nobody waits for the answer any more.
CalledOff = Callable[[], bool]


class Asked(msgspec.Struct, frozen=True):
    """A seat to think for: the game, the level, and a state sampled from the seat's view."""

    game: str
    level: str
    seat: int
    sampled: bytes
    seed: int


class Choice(msgspec.Struct, frozen=True):
    """A move in notation, and why."""

    move: str
    why: Reason


class Failed(msgspec.Struct, frozen=True):
    """What a bot answers with when it breaks down."""

    problem: str


#: What a process can be asked to work out.
Work = Callable[[Asked, CalledOff], Any]


def serve(line: Connection, flag: c_byte) -> None:
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
            answer = work(asked, lambda: flag.value != 0)
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


def choose(asked: Asked, called_off: CalledOff) -> Choice:
    """The move of a bot."""
    game = registry.game(asked.game)
    view = game.load(msgspec.json.decode(asked.sampled)).view(asked.seat)
    clock = Deadline(MOST_SECONDS, called_off)
    thought = game.bot(asked.level).think(view, FastChance(asked.seed), clock)
    return Choice(game.notation(thought.move), thought.reason)


def odds(asked: Asked, _: CalledOff) -> msgspec.Struct | None:
    """What a seat can compute of the near future, with playouts."""
    game = registry.game(asked.game)
    view = game.load(msgspec.json.decode(asked.sampled)).view(asked.seat)
    return view.odds(ODDS_PLAYOUTS)


def advise(asked: Asked, called_off: CalledOff) -> list[Advice]:
    """The moves that a bot would consider from a seat."""
    game = registry.game(asked.game)
    view = game.load(msgspec.json.decode(asked.sampled)).view(asked.seat)
    bot = game.bot(asked.level)
    clock = Deadline(ADVICE_SECONDS, called_off)
    return find_advice(game.notation, bot, view, FastChance(asked.seed), clock)
