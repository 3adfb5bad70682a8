"""Long measurements in small pieces: played on several cores, kept as they finish, never twice.

A chunk names a few games completely, so that whoever runs it gets the same result. Finished chunks
are lines of a file; a run that was broken off goes on where it stopped, and a longer one only plays
what is missing.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec


class Chunk(msgspec.Struct, frozen=True, kw_only=True):
    """Some games between the same players with the same options."""

    game: str
    options: dict[str, Any]
    #: Who sits at each seat: a level, a yardstick, or a name the game's measurement knows.
    players: list[str]
    seed: int
    first: int
    count: int

    def key(self) -> str:
        """The same for the same games, and for no others."""
        return msgspec.json.encode(self, order="deterministic").decode()


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a chunk."""

    #: For each game, each seat's score.
    scores: list[list[float]]
    #: For each game, why it ended.
    reasons: list[str]
    #: Decisions with a choice, and the processor time of all of them.
    decisions: int
    seconds: float


class Line(msgspec.Struct, frozen=True):
    """A line of the file."""

    chunk: Chunk
    played: Played


Player = Callable[[Chunk], Played]


class Store:
    """The file of finished chunks."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._played: dict[str, Played] = {}
        if path.exists():
            for number, text in enumerate(path.read_bytes().splitlines(), start=1):
                try:
                    line = msgspec.json.decode(text, type=Line)
                except msgspec.DecodeError:
                    # A run that was ended while it wrote; what is missing is played again.
                    print(f"{path}: line {number} cannot be read", file=sys.stderr)
                    continue
                self._played[line.chunk.key()] = line.played

    def get(self, chunk: Chunk) -> Played | None:
        """What came of a chunk, if it has been played."""
        return self._played.get(chunk.key())

    def keep(self, chunk: Chunk, played: Played) -> None:
        """Write a finished chunk down."""
        self._played[chunk.key()] = played
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("a+b") as file:
            begun = file.tell() > 0
            if begun:
                file.seek(-1, os.SEEK_END)
                begun = file.read(1) != b"\n"
            line = msgspec.json.encode(Line(chunk, played)) + b"\n"
            file.write(b"\n" + line if begun else line)


def cut(
    game: str, options: dict[str, Any], players: list[str], seed: int, games: int, size: int
) -> Iterator[Chunk]:
    """The chunks of a whole measurement."""
    for first in range(0, games, size):
        yield Chunk(
            game=game,
            options=options,
            players=players,
            seed=seed,
            first=first,
            count=min(size, games - first),
        )


def play_missing(
    chunks: Iterable[Chunk],
    store: Store,
    play: Player,
    jobs: int,
) -> None:
    """Play every chunk that is not in the store."""
    missing = [chunk for chunk in chunks if store.get(chunk) is None]
    if jobs == 1:
        for chunk in missing:
            store.keep(chunk, play(chunk))
        return
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    try:
        waiting: dict[Future[Played], Chunk] = {
            pool.submit(play, chunk): chunk for chunk in missing
        }
        for future in as_completed(waiting):
            store.keep(waiting[future], future.result())
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
