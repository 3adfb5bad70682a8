"""The `tablee` command: reads arguments, opens files, prints, and turns errors into sentences.

Exit codes: 0 all went well, 1 the answer is no (a scenario that fails), 2 the input is bad,
130 interrupted.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from typing import Any, NoReturn

from tablee import __version__
from tablee.cli import (
    documents,
    games,
    lab,
    measure,
    play,
    programs,
    puzzles,
    records,
    retention,
    serve,
    term,
    trench_club,
    tui,
)
from tablee.cli.files import Complaint
from tablee.games import registry
from tablee.kernel.documents import Faults
from tablee.own_bots import BotFault

#: In the order in which `tablee --help` lists them.
COMMANDS = (
    play.add,
    tui.add,
    term.add,
    games.add,
    games.add_learn,
    games.add_deals,
    measure.add_simulate,
    lab.add,
    programs.add_bot,
    programs.add_mcp,
    measure.add_dataset,
    records.add_replay,
    records.add_review,
    puzzles.add_puzzle,
    puzzles.add_mistakes,
    puzzles.add,
    records.add_scenario,
    trench_club.add_map,
    trench_club.add_units,
    documents.add_schema,
    measure.add_bench,
    serve.add_serve,
    records.add_verify,
    serve.add_backup,
    retention.add_prune,
    retention.add_delete,
    retention.add_privacy,
    documents.add_protocol,
    documents.add_completion,
)


def main(argv: list[str] | None = None) -> int:
    """Run one command; the exit code."""
    prepare_streams()
    try:
        arguments = build_parser().parse_args(argv)
        code = arguments.run(arguments)
        sys.stdout.flush()
        return int(code or 0)
    except (Complaint, Faults, registry.UnknownGame, BotFault) as error:
        for line in str(error).splitlines():
            print(f"tablee: {line}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # The reader went away, as `| head` does: say nothing more, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (OSError, MemoryError, RecursionError) as error:
        print(f"tablee: {error.__class__.__name__}: {error}", file=sys.stderr)
        return 2


def prepare_streams() -> None:
    """Characters that a terminal cannot show are replaced, and a closed output is no error."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are short and name the command they are about."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """What a command does not know is an error of that command, not of `tablee`."""
        known, others = super().parse_known_args(args, namespace)
        if others:
            self.error(f"unrecognized arguments: {' '.join(others)}")
        return known, others

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message}", file=sys.stderr)
        print(f"Try: {self.prog} --help", file=sys.stderr)
        raise SystemExit(2)


def build_parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    parser = Parser(
        prog="tablee",
        description="Three tabletop games to play and to study.",
        epilog="Each command explains itself: tablee simulate --help",
    )
    parser.add_argument("--version", action="version", version=f"tablee {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add in COMMANDS:
        add(commands)
    parser.set_defaults(parser=parser)
    return parser
