"""Running an experiment: on all cores or a cluster, with progress, and again after a kill."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from tablee.lab.engines import local_engine, ray_engine
from tablee.lab.experiment import Arm, Experiment, arms_of
from tablee.lab.journal import Journal
from tablee.lab.play import Chunk
from tablee.lab.simulate import Report, report_of, tasks_of
from tablee.lab.tally import Tally

#: Told how many games are done, how many there are, and the seconds since the start.
Progress = Callable[[int, int, float], None]


class Engine(msgspec.Struct, frozen=True, kw_only=True):
    """Where the games are played: processes of this machine, or a Ray cluster."""

    name: str = "local"
    jobs: int = 1
    address: str | None = None

    def work(self, tasks: Iterator[Chunk]) -> Iterator[tuple[Chunk, Tally]]:
        """Each task with its tally, in any order."""
        if self.name == "ray":
            return ray_engine(tasks, self.address)
        return local_engine(tasks, self.jobs)


class ArmResult(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an arm."""

    name: str
    label: dict[str, object]
    report: Report
    tally: Tally


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an experiment. But for `seconds`, the same every time."""

    experiment: Experiment
    arms: list[ArmResult]
    seconds: float


def run(
    experiment: Experiment,
    folder: Path | None = None,
    engine: Engine | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play every arm; with a folder, what was played there before is not played again."""
    arms = arms_of(experiment)
    engine = engine or Engine()
    if folder is None:
        return _run(experiment, arms, engine, progress, None)
    folder.mkdir(parents=True, exist_ok=True)
    with Journal(folder / "journal.jsonl", experiment) as journal:
        return _run(experiment, arms, engine, progress, journal)


def _run(
    experiment: Experiment,
    arms: list[Arm],
    engine: Engine,
    progress: Progress | None,
    journal: Journal | None,
) -> Results:
    started = time.perf_counter()
    size = experiment.chunk_size()
    sums = [InOrder(size) for _ in arms]
    finished = 0
    for (number, first), tally in (journal.done if journal else {}).items():
        sums[number].add(first, tally)
        finished += tally.games
    resumed = finished
    everything = len(arms) * experiment.games

    def missing() -> Iterator[Chunk]:
        for number, arm in enumerate(arms):
            plan = msgspec.structs.replace(arm.plan, rules=journal.rules) if journal else arm.plan
            for task in tasks_of(number, plan, size):
                if journal is None or (number, task.first) not in journal.done:
                    yield task

    if finished < everything:
        for task, tally in engine.work(missing()):
            if journal is not None:
                journal.add(task.arm, task.first, tally)
            sums[task.arm].add(task.first, tally)
            finished += tally.games
            if progress is not None:
                spent = time.perf_counter() - started
                progress(finished, everything, spent * finished / max(1, finished - resumed))
    seconds = time.perf_counter() - started
    made = [
        ArmResult(
            name=arm.name(),
            label=arm.label,
            report=report_of(arm.plan, total.sum, 0.0),
            tally=total.sum,
        )
        for arm, total in zip(arms, sums, strict=True)
    ]
    return Results(experiment=experiment, arms=made, seconds=round(seconds, 3))


class InOrder:
    """Adds chunks up in their order, whatever order they come in.

    Sums of fractions depend on the order in which they are made; these do not.
    """

    def __init__(self, size: int) -> None:
        self.sum = Tally()
        self._size = size
        self._next = 0
        self._early: dict[int, Tally] = {}

    def add(self, first: int, tally: Tally) -> None:
        """Add a chunk, or keep it until those before it are there."""
        self._early[first] = tally
        while self._next in self._early:
            self.sum.add(self._early.pop(self._next))
            self._next += self._size
