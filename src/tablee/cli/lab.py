"""`tablee lab`: experiments, comparisons and balance."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.cli.arguments import add_command, add_language, texts_of
from tablee.cli.files import Complaint, read_text

if TYPE_CHECKING:
    pass


def add(commands: Any) -> None:
    command = add_command(commands, "lab", "run experiments with computer players", None)
    parts = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_run(parts)


def _add_run(parts: Any) -> None:
    command = add_command(parts, "run", "run an experiment, or go on with it after a stop", run)
    command.add_argument(
        "file", metavar="FILE", help="the experiment in TOML; - for standard input"
    )
    command.add_argument(
        "--out", metavar="FOLDER", help="where results go (default: the file's name)"
    )
    command.add_argument("--engine", choices=("local", "ray"), default="local", help="(local)")
    command.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (all cores)"
    )
    command.add_argument("--address", metavar="URL", help="of a Ray cluster (default: start one)")
    command.add_argument("--format", choices=("csv", "parquet"), default="csv", help="(csv)")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    from tablee.lab.engines import NoEngine
    from tablee.lab.experiment import read_experiment
    from tablee.lab.files import NoParquet
    from tablee.lab.plots import NoPlots
    from tablee.lab.run import Engine

    if arguments.jobs < 1:
        raise Complaint("--jobs: must be at least 1")
    experiment = read_experiment(read_text(arguments.file), arguments.file)
    stem = "experiment" if arguments.file == "-" else Path(arguments.file).stem
    folder = Path(arguments.out or stem)
    engine = Engine(name=arguments.engine, jobs=arguments.jobs, address=arguments.address)
    try:
        _run_and_write(arguments, experiment, folder, engine)
    except (NoEngine, NoParquet, NoPlots) as error:
        raise Complaint(str(error)) from None


def _run_and_write(
    arguments: argparse.Namespace, experiment: Any, folder: Path, engine: Any
) -> None:
    from tablee.lab.files import (
        arm_records,
        count_records,
        game_records,
        write_results,
        write_table,
    )
    from tablee.lab.journal import Journal
    from tablee.lab.report import report_page
    from tablee.lab.run import run as run_experiment

    results = run_experiment(experiment, folder, engine, time_left if sys.stderr.isatty() else None)
    ending = arguments.format
    write_results(results, folder)
    write_table(arm_records(results), folder / f"arms.{ending}")
    write_table(count_records(results), folder / f"counts.{ending}")
    if experiment.rows:
        with Journal(folder / "journal.jsonl", experiment) as journal:
            write_table(game_records(results.arms, journal.rows()), folder / f"games.{ending}")
    texts = texts_of(arguments)
    command = f"tablee lab run {arguments.file}"
    page = report_page(results, texts.say, texts.language, command)
    (folder / "report.html").write_text(page, "utf-8")
    for arm in results.arms:
        low, high = arm.report.won_interval
        share = f"{100 * arm.report.won_share:6.2f} % ({100 * low:.2f} to {100 * high:.2f})"
        print(f"{arm.name:40} {arm.report.games:9} games, with a winner {share}")
    print(f"{folder / 'report.html'}")


def time_left(done: int, total: int, seconds: float) -> None:
    """A bar on the terminal's error stream with the time that is left, wiped at the end."""
    width = 30
    full = width * done // total
    left = int(seconds * (total - done) / max(1, done))
    clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}"
    line = f"[{'#' * full}{'.' * (width - full)}] {done}/{total}, {clock} left"
    ending = "\r" + " " * 78 + "\r" if done >= total else ""
    print(f"\r{line:78}{ending}", end="", file=sys.stderr, flush=True)
