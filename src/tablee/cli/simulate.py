"""`tablee simulate`: many games between computer players."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from tablee.cli.arguments import add_command, add_game, add_options, add_plan, plan_of
from tablee.cli.files import print_json


def add(commands: Any) -> None:
    command = add_command(commands, "simulate", "play many games between computer players", run)
    add_game(command)
    add_options(command)
    add_plan(command)
    command.add_argument("--json", action="store_true", help="the report as JSON")


def run(arguments: argparse.Namespace) -> None:
    from tablee.lab.simulate import simulate

    plan = plan_of(arguments)
    show = None if arguments.json and not sys.stderr.isatty() else progress_bar
    report = simulate(plan, arguments.jobs, show if sys.stderr.isatty() else None)
    if arguments.json:
        print_json(report)
        return
    print(f"{report.games} games of {plan.game} by {', '.join(plan.bots)}: {report.steps} moves")
    for reason, count in report.outcomes.items():
        print(f"  {reason:16} {count:9}  {100 * count / report.games:6.2f} %")
    low, high = (100 * share for share in report.won_interval)
    share = f"{100 * report.won_share:6.2f} %  ({low:.2f} to {high:.2f})"
    print(f"  {'won':16} {report.won:9}  {share}")
    print(f"  {'wins by seat':16} {', '.join(map(str, report.wins))}")
    for name, value in report.statistics.items():
        low, high = value.interval
        print(f"  {name:16} {value.mean:9.4f}  a game ({low:.4f} to {high:.4f})")
    print(f"  {report.seconds:.1f} s, {report.steps_per_second:,.0f} moves a second")


def progress_bar(done: int, total: int) -> None:
    """A bar on the terminal's error stream, wiped when all is done."""
    width = 40
    full = width * done // total
    bar = "#" * full + "." * (width - full)
    ending = "\r" + " " * (width + 30) + "\r" if done >= total else ""
    print(f"\r[{bar}] {done}/{total}{ending}", end="", file=sys.stderr, flush=True)
