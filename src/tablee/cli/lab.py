"""`tablee lab`: experiments, comparisons and balance."""

from __future__ import annotations

import argparse
import math
import os
import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.cli.arguments import (
    add_command,
    add_game,
    add_language,
    add_options,
    check_player,
    check_positive,
    table_options,
    texts_of,
)
from tablee.cli.files import Complaint, print_json, read_text
from tablee.cli.measure import progress_bar
from tablee.games import registry
from tablee.option_files import usual_folder

if TYPE_CHECKING:
    from tablee.kernel.game import Game


def add(commands: Any) -> None:
    command = add_command(commands, "lab", "run experiments with computer players", None)
    parts = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_run(parts)
    _add_compare(parts)
    _add_ladder(parts)
    _add_balance(parts)


def _add_run(parts: Any) -> None:
    command = add_command(parts, "run", "run an experiment, or go on with it after a stop", run)
    command.add_argument(
        "file", metavar="FILE", help="the experiment in TOML; - for standard input"
    )
    command.add_argument(
        "--out", metavar="FOLDER", help="where results go (default: the file's name)"
    )
    command.add_argument("--engine", choices=("local", "ray"), default="local", help="(local)")
    _add_jobs(command)
    command.add_argument("--address", metavar="URL", help="of a Ray cluster (default: start one)")
    command.add_argument("--format", choices=("csv", "parquet"), default="csv", help="(csv)")
    _add_adjusted(command)
    add_language(command)


def _add_adjusted(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--luck-adjusted",
        action="store_true",
        help="take the luck of draws and dice out of the points: fewer games are enough",
    )


def _add_jobs(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (all cores)"
    )


def run(arguments: argparse.Namespace) -> None:
    from tablee.lab.engines import NoEngine
    from tablee.lab.experiment import read_experiment
    from tablee.lab.files import NoParquet
    from tablee.lab.report.plots import NoPlots
    from tablee.lab.run import Engine

    check_positive(arguments, "jobs")
    experiment = read_experiment(read_text(arguments.file), arguments.file, usual_folder())
    if arguments.luck_adjusted:
        check_judge(registry.game(experiment.game))
        experiment = msgspec.structs.replace(experiment, luck_adjusted=True)
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
    from tablee.lab.report.plots import picture_file
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
    page, pictures = report_page(results, texts, command, date.today().isoformat())
    (folder / "report.html").write_text(page, "utf-8")
    (folder / "pictures").mkdir(exist_ok=True)
    for name, picture in pictures.items():
        (folder / "pictures" / f"{name}.svg").write_text(picture_file(picture), "utf-8")
    width = max(len(arm.name) for arm in results.arms)
    for arm in results.arms:
        low, high = arm.report.won_interval
        share = f"{100 * arm.report.won_share:6.2f} % ({100 * low:.2f} to {100 * high:.2f})"
        print(f"{arm.name:{width}} {arm.report.games:9} games, with a winner {share}")
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


def _add_pairs(command: argparse.ArgumentParser) -> None:
    add_options(command)
    command.add_argument("--pairs", type=int, default=500, metavar="N", help="pairs of games (500)")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="the seed (1)")
    _add_jobs(command)
    _add_adjusted(command)
    command.add_argument("--json", action="store_true", help="as JSON")


def check_judge(game: Game) -> None:
    """A complaint where nobody can tell luck from play."""
    if game.judge() is None:
        raise Complaint(f"--luck-adjusted: {game.key} has no judge")


def _add_compare(parts: Any) -> None:
    command = add_command(
        parts, "compare", "compare two computer players: the same deals, seats swapped", compare
    )
    add_game(command)
    command.add_argument("first", metavar="FIRST", help="a level, a yardstick or bot.py:Class")
    command.add_argument("second", metavar="SECOND", help="another one")
    command.add_argument(
        "--sprt",
        metavar="ELO0,ELO1",
        help="stop as soon as it is clear whether the first is stronger by ELO1 rather than ELO0",
    )
    _add_pairs(command)


def compare(arguments: argparse.Namespace) -> None:
    from tablee.lab.compare import Contest
    from tablee.lab.compare import compare as play_contest
    from tablee.lab.elo import Sprt

    game = registry.game(arguments.game)
    check_positive(arguments, "jobs", "pairs")
    contest = Contest(
        game=game.key,
        options=table_options(game, arguments),
        first=check_player(game, arguments.first, "FIRST"),
        second=check_player(game, arguments.second, "SECOND"),
        pairs=arguments.pairs,
        seed=arguments.seed,
        luck_adjusted=arguments.luck_adjusted,
    )
    if contest.luck_adjusted:
        check_judge(game)
    sprt = None
    if arguments.sprt:
        try:
            elo0, elo1 = map(float, arguments.sprt.split(","))
        except ValueError:
            raise Complaint("--sprt: write two numbers, such as 0,20") from None
        if not (math.isfinite(elo0) and math.isfinite(elo1)):
            raise Complaint("--sprt: write two finite numbers, such as 0,20")
        if not elo0 < elo1:
            raise Complaint("--sprt: the first number must be the smaller one")
        sprt = Sprt(elo0=elo0, elo1=elo1)
    shown = progress_bar if sys.stderr.isatty() else None
    found = play_contest(contest, sprt, arguments.jobs, shown)
    if shown and found.verdict:
        progress_bar(1, 1)
    if arguments.json:
        print_json(found)
        return
    low, high = found.interval
    score = found.score
    print(f"{game.key}: {contest.first} against {contest.second}, {score.pairs} pairs")
    print(f"  pairs won {score.won}, even {score.even}, lost {score.lost}")
    if contest.luck_adjusted:
        print("  without luck, which the pairs won and lost still have:")
    print(f"  points {100 * found.share:.2f} % ({100 * low:.2f} to {100 * high:.2f})")
    low, high = found.elo_interval
    print(f"  Elo {found.elo:+.0f} ({low:+.0f} to {high:+.0f})")
    if sprt:
        answer = found.verdict or "not decided"
        print(f"  stronger by {sprt.elo1:g} rather than {sprt.elo0:g}: {answer}")


def _add_ladder(parts: Any) -> None:
    command = add_command(parts, "ladder", "round-robin tournament of bots", ladder)
    add_game(command)
    command.add_argument(
        "levels", nargs="*", metavar="BOT", help="levels, yardsticks or bot.py:Class (all levels)"
    )
    _add_pairs(command)


def ladder(arguments: argparse.Namespace) -> None:
    from tablee.lab.compare import climb

    game = registry.game(arguments.game)
    check_positive(arguments, "jobs", "pairs")
    levels = [check_player(game, name, "BOT") for name in arguments.levels or game.levels]
    if len(set(levels)) < max(2, len(levels)):
        raise Complaint("BOT: name at least two different bots, each once")
    shown = progress_bar if sys.stderr.isatty() else None
    options = table_options(game, arguments)
    pairs, seed, jobs = arguments.pairs, arguments.seed, arguments.jobs
    if arguments.luck_adjusted:
        check_judge(game)
    found = climb(game.key, options, levels, pairs, seed, jobs, shown, arguments.luck_adjusted)
    if arguments.json:
        print_json(found)
        return
    adjusted = ", without luck" if arguments.luck_adjusted else ""
    print(f"{game.key}: {pairs} pairs of each with each; Elo above {levels[0]}{adjusted}")
    width = max(16, *(len(level) for level in levels))
    for rung in found.rungs:
        low, high = rung.interval
        print(f"  {rung.level:{width}} {rung.elo:+7.0f}  ({low:+.0f} to {high:+.0f})")


def _add_balance(parts: Any) -> None:
    command = add_command(
        parts, "balance", "find the value of a number that reaches a target", balance
    )
    command.add_argument("file", metavar="FILE", help="what to balance, in TOML")
    _add_jobs(command)
    _add_adjusted(command)
    command.add_argument("--json", action="store_true", help="as JSON")


def balance(arguments: argparse.Namespace) -> None:
    from tablee.lab.balance import check as check_balance
    from tablee.lab.balance import find, read_balance
    from tablee.lab.run import Engine
    from tablee.lab.tally import Mean

    check_positive(arguments, "jobs")
    wanted = read_balance(read_text(arguments.file), arguments.file, usual_folder())
    if arguments.luck_adjusted:
        check_judge(registry.game(wanted.game))
        wanted = msgspec.structs.replace(wanted, luck_adjusted=True)
        check_balance(wanted)

    def shown(value: float, mean: Mean) -> None:
        low, high = mean.interval
        line = f"{wanted.search.option} {value:g}: {mean.mean:.4f} ({low:.4f} to {high:.4f})"
        print(line, file=sys.stderr, flush=True)

    found = find(wanted, Engine(jobs=arguments.jobs), shown)
    if arguments.json:
        print_json(found)
        return
    low, high = found.measured.interval
    goal = f"{wanted.target.measure} {wanted.target.value:g}"
    reached = "reached" if found.reached else "not reached; the nearest value"
    print(f"{goal}: {reached}: {wanted.search.option} = {found.value:g}")
    print(f"  there {found.measured.mean:.4f} ({low:.4f} to {high:.4f})")
    if found.alike:
        others = ", ".join(f"{value:g}" for value in found.alike)
        print(f"  cannot be told apart from {others} by {wanted.search.games} games at each value")
    if found.as_near:
        others = ", ".join(f"{value:g}" for value in found.as_near)
        print(f"  the target is within the error at {others} too")
