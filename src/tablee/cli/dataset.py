"""`tablee dataset`: games between computer players as data for learning."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tablee.cli.arguments import add_command, add_game, add_options, add_plan, plan_of
from tablee.cli.files import Complaint


def add(commands: Any) -> None:
    command = add_command(
        commands, "dataset", "write games as rows for learning: views, moves, results", run
    )
    add_game(command)
    add_options(command)
    add_plan(command)
    command.add_argument(
        "--out", required=True, metavar="FILE", help="the file to write: .jsonl or .parquet"
    )


def run(arguments: argparse.Namespace) -> None:
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
