"""The journal of a running experiment: a line for each finished chunk, so that a kill loses little.

The first line says what is played. A line that was cut off by a kill is thrown away, and its games
are played again; as every game has a seed of its own, the sums come out the same.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import NoReturn

import msgspec

from tablee.games import registry
from tablee.kernel.documents import Fault, Faults
from tablee.lab.experiment import Experiment, choices_of
from tablee.lab.tally import Row, Tally
from tablee.own_bots import code_digests

FORMAT = "tablee-lab/1"


class Heading(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line: what the lines below belong to."""

    format: str
    #: The rules that were the newest when it began: others would give other games.
    rules: int
    experiment: Experiment
    #: Of each player that somebody wrote, a digest of its code: another player plays other games.
    own_bots: dict[str, str] = {}


class Line(msgspec.Struct, frozen=True):
    """A finished chunk: some games of an arm."""

    arm: int
    first: int
    tally: Tally


def _bots_of(experiment: Experiment) -> set[str]:
    """Everybody who plays, in any arm."""
    swept = [bots for _, bots in choices_of(experiment.sweep.get("bots", []))]
    names: set[str] = set()
    for bots in (experiment.bots, *swept):
        names.update([bots] if isinstance(bots, str) else bots)
    return names


class Journal:
    """Finished chunks, on disk as soon as they are told."""

    def __init__(self, file: Path, experiment: Experiment) -> None:
        self._file = file
        self._versions = registry.game(experiment.game).rules_versions
        digests = code_digests(sorted(_bots_of(experiment)))
        self._heading = Heading(FORMAT, self._versions[-1], experiment, digests)
        self._arms = math.prod(map(len, experiment.sweep.values()))
        #: The chunks that were finished before.
        self.done: dict[tuple[int, int], Tally] = {}
        self._places: dict[tuple[int, int], int] = {}
        if file.exists() and file.stat().st_size:
            whole = self._read()
        else:
            whole = 0
        self._stream = file.open("r+b" if file.exists() else "wb")
        self._stream.truncate(whole)
        self._stream.seek(whole)
        if not whole:
            self._write(self._heading)

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stream.close()

    @property
    def rules(self) -> int:
        """The version of the rules by which the experiment goes on."""
        return self._heading.rules

    def add(self, arm: int, first: int, tally: Tally) -> None:
        """Keep a finished chunk."""
        self._places[arm, first] = self._stream.tell()
        self._write(Line(arm, first, tally))

    def rows(self) -> Iterator[tuple[int, Row]]:
        """Every game's row with its arm, in order, one chunk in memory at a time."""
        with self._file.open("rb") as stream:
            for arm, first in sorted(self._places):
                stream.seek(self._places[arm, first])
                line = msgspec.json.decode(stream.readline(), type=Line)
                for row in line.tally.rows:
                    yield arm, row

    def _write(self, line: msgspec.Struct) -> None:
        self._stream.write(msgspec.json.encode(line) + b"\n")
        self._stream.flush()
        os.fsync(self._stream.fileno())

    def _read(self) -> int:
        """Take in what is there; how many bytes of it are whole lines."""
        whole = 0
        with self._file.open("rb") as stream:
            for number, text in enumerate(stream):
                if not text.endswith(b"\n"):
                    if number == 0 and not msgspec.json.encode(self._heading).startswith(text):
                        self._refuse("is not the beginning of this experiment's journal")
                    break
                try:
                    if number == 0:
                        self._check(text)
                    else:
                        line = msgspec.json.decode(text, type=Line)
                        if not self._is_chunk(line):
                            self._refuse(f"line {number + 1} is not a chunk of this experiment")
                        line.tally.rows = []  # they stay on disk
                        self.done[line.arm, line.first] = line.tally
                        self._places[line.arm, line.first] = whole
                except msgspec.DecodeError as error:
                    self._refuse(f"line {number + 1} is damaged: {error}")
                whole += len(text)
        return whole

    def _check(self, text: bytes) -> None:
        heading = msgspec.json.decode(text, type=Heading)
        if heading.rules in self._versions:
            # An experiment that began by earlier rules goes on by them.
            self._heading = msgspec.structs.replace(self._heading, rules=heading.rules)
        now = self._heading.own_bots
        changed = [name for name, code in now.items() if heading.own_bots.get(name) != code]
        if changed and heading.experiment == self._heading.experiment:
            self._refuse(f"{', '.join(changed)} has changed since; choose another folder")
        if heading != self._heading:
            self._refuse("belongs to another experiment or to other rules; choose another folder")

    def _is_chunk(self, line: Line) -> bool:
        experiment = self._heading.experiment
        size, left = experiment.chunk_size(), experiment.games - line.first
        return (
            0 <= line.arm < self._arms
            and line.first >= 0
            and line.first % size == 0
            and line.tally.games == min(size, left)
        )

    def _refuse(self, message: str) -> NoReturn:
        raise Faults([Fault("journal", message)], str(self._file)) from None
