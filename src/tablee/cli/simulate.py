"""`tablee simulate`: many games between computer players."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from tablee.cli.arguments import add_command, add_game, add_options, check_level, table_options
from tablee.cli.files import Complaint, print_json
from tablee.games import registry


def add(commands: Any) -> None:
    command = add_command(commands, "simulate", "play many games between computer players", run)
    add_game(command)
    add_options(command)
    command.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    command.add_argument(
        "--bots", metavar="LEVEL", help="a level for all seats, or one for each: LEVEL,LEVEL…"
    )
    command.add_argument("--seed", type=int, default=1, metavar="S", help="the seed (1)")
    command.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")
    command.add_argument("--json", action="store_true", help="the report as JSON")


def run(arguments: argparse.Namespace) -> None:
    from tablee.lab.play import Plan
    from tablee.lab.simulate import simulate

    game = registry.game(arguments.game)
    for name in ("games", "jobs"):
        if getattr(arguments, name) < 1:
            raise Complaint(f"--{name}: must be at least 1")
    given = table_options(game, arguments)
    seats = game.seats(game.options(given))
    levels = (arguments.bots or game.levels[-1]).split(",")
    levels = levels * seats if len(levels) == 1 else levels
    if len(levels) != seats:
        raise Complaint(f"--bots: names {len(levels)} seats, but the table has {seats}")
    levels = [check_level(game, level, game.levels, "--bots") for level in levels]
    plan = Plan(
        game=game.key, options=given, bots=levels, games=arguments.games, seed=arguments.seed
    )
    show = None if arguments.json and not sys.stderr.isatty() else progress_bar
    report = simulate(plan, arguments.jobs, show if sys.stderr.isatty() else None)
    if arguments.json:
        print_json(report)
        return
    print(f"{report.games} games of {game.key} by {', '.join(levels)}: {report.steps} moves")
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
