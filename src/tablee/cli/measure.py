"""`tablee simulate`: many games between computer players.

`tablee bench`: how fast the rules run here.

`tablee dataset`: games between computer players as data for learning.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tablee.cli.arguments import add_command, add_game, add_options, add_plan, plan_of
from tablee.cli.files import Complaint, print_json
from tablee.games import registry


def add_simulate(commands: Any) -> None:
    command = add_command(
        commands, "simulate", "play many games between computer players", run_simulate
    )
    add_game(command)
    add_options(command)
    add_plan(command)
    command.add_argument("--json", action="store_true", help="the report as JSON")


def run_simulate(arguments: argparse.Namespace) -> None:
    from tablee.lab.simulate import simulate

    plan = plan_of(arguments)
    show = None if arguments.json and not sys.stderr.isatty() else progress_bar
    report = simulate(plan, arguments.jobs, show if sys.stderr.isatty() else None)
    if arguments.json:
        print_json(report)
        return
    print(f"{report.games} games of {plan.game} by {', '.join(plan.bots)}: {report.steps} moves")
    width = max([16, *map(len, report.statistics)])
    for reason, count in report.outcomes.items():
        print(f"  {reason:{width}} {count:9}  {100 * count / report.games:6.2f} %")
    low, high = (100 * share for share in report.won_interval)
    share = f"{100 * report.won_share:6.2f} %  ({low:.2f} to {high:.2f})"
    print(f"  {'won':{width}} {report.won:9}  {share}")
    print(f"  {'wins by seat':{width}} {', '.join(map(str, report.wins))}")
    for name, value in report.statistics.items():
        low, high = value.interval
        print(f"  {name:{width}} {value.mean:9.4f}  a game ({low:.4f} to {high:.4f})")
    print(f"  {report.seconds:.1f} s, {report.steps_per_second:,.0f} moves a second")


def progress_bar(done: int, total: int) -> None:
    """A bar on the terminal's error stream, wiped when all is done."""
    width = 40
    full = width * done // total
    bar = "#" * full + "." * (width - full)
    ending = "\r" + " " * (width + 30) + "\r" if done >= total else ""
    print(f"\r[{bar}] {done}/{total}{ending}", end="", file=sys.stderr, flush=True)


def add_bench(commands: Any) -> None:
    command = add_command(commands, "bench", "measure how fast the rules run here", run_bench)
    command.add_argument("--seconds", type=float, default=2.0, help="for each game (2)")
    command.add_argument("--json", action="store_true", help="as JSON")


def run_bench(arguments: argparse.Namespace) -> None:
    from tablee.kernel import COMPILED
    from tablee.lab.simulate import measure

    if not 0 < arguments.seconds <= 3600:
        raise Complaint("--seconds: must be more than 0 and at most 3600")
    found = [measure(registry.game(name), arguments.seconds) for name in registry.names()]
    if arguments.json:
        print_json({"compiled": COMPILED, "games": found})
        return
    print(f"{'compiled by mypyc' if COMPILED else 'pure Python'}, random play, one core")
    for speed in found:
        print(f"  {speed.game:12} {speed.players} players  {speed.steps_per_second:12,.0f} moves/s")


def add_dataset(commands: Any) -> None:
    command = add_command(
        commands, "dataset", "write games as rows for learning: views, moves, results", run_dataset
    )
    add_game(command)
    add_options(command)
    add_plan(command)
    command.add_argument(
        "--out", required=True, metavar="FILE", help="the file to write: .jsonl or .parquet"
    )


def run_dataset(arguments: argparse.Namespace) -> None:
    from tablee.lab.dataset import all_decisions, write_dataset
    from tablee.lab.files import NoParquet

    file = Path(arguments.out)
    if file.suffix not in (".jsonl", ".parquet"):
        raise Complaint(f"--out: {file.name} must end in .jsonl or .parquet")
    plan = plan_of(arguments)
    try:
        count = write_dataset(all_decisions(plan, arguments.jobs), file)
    except NoParquet as error:
        raise Complaint(str(error)) from None
    except OSError as error:
        raise Complaint(f"{file}: {error.strerror or error}") from None
    print(f"{file}: {count} decisions of {plan.games} games")
