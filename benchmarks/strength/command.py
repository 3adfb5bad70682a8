"""What the measurements of all games share: their arguments, playing for so long, the report."""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path

from benchmarks.strength import page
from benchmarks.strength.chunks import Chunk, Player, Store, play_missing

STORE = page.PAGE.parent.parent / "build" / "strength"


def parser_of(key: str, about: str) -> argparse.ArgumentParser:
    """The arguments that every measurement has; the caller adds its own."""
    parser = argparse.ArgumentParser(
        prog=f"python -m benchmarks.strength {key}",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seed", type=int, default=2026, help="of all deals (2026)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--minutes", type=float, help="stop after so long, to go on another time")
    parser.add_argument("--store", type=folder, default=STORE, help="the folder of results")
    parser.add_argument("--write", action="store_true", help="write the report into docs/bots.md")
    return parser


def folder(given: str) -> Path:
    """A folder, there already or to be made."""
    if Path(given).is_file():
        raise argparse.ArgumentTypeError(f"{given} is a file; the folder that it is in is wanted")
    return Path(given)


def store_of(key: str, arguments: argparse.Namespace) -> Store:
    """Where the results of a game are kept."""
    return Store(arguments.store / f"{key}.jsonl")


def play_in_time(
    chunks: list[Chunk], store: Store, play: Player, arguments: argparse.Namespace, what: str = ""
) -> None:
    """Play what is missing, or as much of it as there is time for."""
    limit = arguments.minutes
    ends = math.inf if limit is None else time.monotonic() + 60 * limit
    missing = [chunk for chunk in chunks if store.get(chunk) is None]
    step = 4 * arguments.jobs
    for first in range(0, len(missing), step):
        if time.monotonic() >= ends:
            break
        play_missing(missing[first : first + step], store, play, arguments.jobs)
        done = min(first + step, len(missing))
        print(f"\r{what}{done} of {len(missing)} chunks", end="", file=sys.stderr, flush=True)


def tell(key: str, text: str, arguments: argparse.Namespace, more: str = "") -> None:
    """Print a report, and write it into the page if that was asked for."""
    print(text)
    if arguments.write:
        command = f"python -m benchmarks.strength {key} --seed {arguments.seed} --write{more}"
        page.write(key, f"Made by `{command}`.\n\n{text}")
