"""Measurements as experiments of the lab: played in chunks, kept in its journal, never twice.

Only how a game is played is a measurement's own: players that no table offers, deals played twice,
time taken. How many games are wanted now is no part of an experiment, so that a longer run goes on
with the same journal.
"""

from __future__ import annotations

import argparse
import itertools
import math
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tablee.kernel.documents import Faults
from tablee.lab.engines import spread
from tablee.lab.experiment import Experiment
from tablee.lab.journal import Journal
from tablee.lab.play import Chunk, Plan
from tablee.lab.tally import Row, Tally

#: More games of an arm than anybody plays.
MOST = 1_000_000


class Measurement:
    """An experiment with its journal. An arm is a place in `plans`."""

    def __init__(
        self,
        name: str,
        arguments: argparse.Namespace,
        game: str,
        options: dict[str, Any],
        sweep: dict[str, list[Any]],
        chunk: int,
    ) -> None:
        seed, self.size = arguments.seed, chunk
        self._experiment = Experiment(
            game=game,
            games=MOST,
            seed=seed,
            options=options,
            sweep=dict(sweep.items()),
            rows=True,
            chunk=chunk,
        )
        self.plans: list[Plan] = []
        for values in itertools.product(*sweep.values()):
            swept = dict(zip(sweep, values, strict=True))
            bots = swept.pop("bots")
            plan = Plan(game=game, options=options | swept, bots=bots, games=MOST, seed=seed)
            self.plans.append(plan)
        self._path = arguments.store / f"{game}-{name}-{seed}.jsonl"
        self._old = arguments.store / f"{game}.jsonl"

    def tasks(self, arms: Iterable[int], games: int) -> list[Chunk]:
        """The chunks of so many games of each arm, a bit of everything first."""
        return [
            Chunk(arm=arm, plan=self.plans[arm], first=first, count=self.size)
            for first in range(0, games, self.size)
            for arm in arms
        ]

    def play(
        self, work: Callable[[Chunk], Tally], tasks: list[Chunk], arguments: argparse.Namespace
    ) -> None:
        """Play what is missing, or as much of it as there is time for."""
        limit = arguments.minutes
        ends = math.inf if limit is None else time.monotonic() + 60 * limit
        with self._journal() as journal:
            missing = [task for task in tasks if (task.arm, task.first) not in journal.done]
            in_time = itertools.takewhile(lambda _: time.monotonic() < ends, missing)
            played = spread(work, in_time, arguments.jobs)
            for done, (task, tally) in enumerate(played, start=1):
                journal.add(task.arm, task.first, tally)
                print(
                    f"\r{self._path.stem}: {done} of {len(missing)} chunks", end="", file=sys.stderr
                )

    def rows(self) -> dict[int, list[Row]]:
        """All games of each arm that have been played so far, in order."""
        found: dict[int, list[Row]] = {arm: [] for arm in range(len(self.plans))}
        with self._journal() as journal:
            for arm, row in journal.rows():
                found[arm].append(row)
        return found

    def _journal(self) -> Journal:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            fresh = not self._path.exists()
            journal = Journal(self._path, self._experiment)
        except (OSError, Faults) as error:
            raise SystemExit(f"python -m benchmarks.strength: --store: {error}") from error
        if fresh and self._old.is_file():
            for arm, first, tally in self._old_chunks(self._old):
                journal.add(arm, first, tally)
        return journal

    def _old_chunks(self, path: Path) -> Iterator[tuple[int, int, Tally]]:
        """Results that were kept before the lab's journal was: chunks of games without rows."""
        found: dict[tuple[int, int], Tally] = {}
        for line in path.read_bytes().splitlines():
            try:
                old = msgspec.json.decode(line)
            except msgspec.DecodeError:
                continue  # a run that was ended while it wrote
            chunk, played = old["chunk"], old["played"]
            for arm, plan in enumerate(self.plans):
                if (chunk["options"], chunk["players"], chunk["seed"], chunk["count"]) == (
                    plan.options, plan.bots, plan.seed, self.size,
                ):  # fmt: skip
                    times = len(played["scores"]) // self.size
                    rows = [
                        row(times * chunk["first"] + place, scores, reason)
                        for place, (scores, reason) in enumerate(
                            zip(played["scores"], played["reasons"], strict=True)
                        )
                    ]
                    rows[0].statistics.update(time_of(played["decisions"], played["seconds"]))
                    found[arm, chunk["first"]] = Tally(games=self.size, rows=rows)
        for (arm, first), tally in found.items():
            yield arm, first, tally


def row(number: int, scores: list[float], reason: str) -> Row:
    """A game, by what each player scored."""
    return Row(number, 0, reason, [at for at, score in enumerate(scores) if score == 1], scores, {})


def time_of(decisions: int, seconds: float) -> dict[str, float]:
    """How long somebody thought, as statistics of a row."""
    return {"decisions": decisions, "seconds": round(seconds, 6)}


def seconds_each(rows: Iterable[Row]) -> float:
    """The time of a decision, over all rows; 0 if there was none."""
    told = [each.statistics for each in rows if each.statistics]
    decisions = sum(each["decisions"] for each in told)
    return sum(each["seconds"] for each in told) / decisions if decisions else 0.0


def mean_of_deals(points: list[float]) -> tuple[float, float]:
    """The mean of values that are independent, and half its 95 % interval."""
    mean = sum(points) / len(points)
    variance = sum((each - mean) ** 2 for each in points) / max(1, len(points) - 1)
    return mean, 1.959964 * math.sqrt(variance / len(points))
