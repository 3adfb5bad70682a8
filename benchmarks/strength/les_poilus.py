"""How often teams of computer players win Les Poilus, written into docs/bots.md.

    python -m benchmarks.strength les-poilus --jobs 2 --write

Results are kept in `build/strength/les-poilus.jsonl` as they come in. Calling it again goes on from
there; --only and --tables choose what to play now, and the report is of everything that is there.
With --minutes it stops in good time, for machines that others need too.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from benchmarks.strength import page
from benchmarks.strength.chunks import Chunk, Store, play_missing
from benchmarks.strength.les_poilus_games import KEY, chunks, columns, play, settings
from benchmarks.strength.les_poilus_report import report

STORE = page.PAGE.parent.parent / "build" / "strength"


def main(given: list[str]) -> int:
    """Play what is missing, and report."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.strength les-poilus",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=1000, help="for each cell (1000)")
    parser.add_argument("--only", help="these players only, separated by commas")
    parser.add_argument("--tables", help="these tables only, such as 3-normal,4-veteran")
    parser.add_argument("--seed", type=int, default=2026, help="of all deals (2026)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--minutes", type=float, help="stop after so long, to go on another time")
    parser.add_argument("--store", type=Path, default=STORE, help="where results are")
    parser.add_argument("--write", action="store_true", help="write the report into docs/bots.md")
    arguments = parser.parse_args(given)
    store = Store(arguments.store / f"{KEY}.jsonl")
    ends = time.monotonic() + 60 * arguments.minutes if arguments.minutes else None
    missing = [chunk for chunk in wanted(arguments) if store.get(chunk) is None]
    step = 4 * arguments.jobs
    for first in range(0, len(missing), step):
        if ends is not None and time.monotonic() >= ends:
            break
        play_missing(missing[first : first + step], store, play, arguments.jobs)
        done = min(first + step, len(missing))
        print(f"\r{done} of {len(missing)} chunks", end="", file=sys.stderr, flush=True)
    text = report(store, arguments.seed)
    print(text)
    if arguments.write:
        command = f"python -m benchmarks.strength {KEY} --seed {arguments.seed} --write"
        page.write(KEY, f"Made by `{command}` with the compiled build.\n\n{text}")
    return 0


def wanted(arguments: argparse.Namespace) -> list[Chunk]:
    """The chunks that were asked for, a bit of everything first."""
    players = arguments.only.split(",") if arguments.only else columns()
    tables = arguments.tables.split(",") if arguments.tables else None
    found: list[Chunk] = []
    for options in settings():
        if tables and f"{options['players']}-{options['difficulty']}" not in tables:
            continue
        for player in players:
            found += chunks(player, options, arguments.seed, arguments.games)
    return sorted(found, key=lambda chunk: chunk.first)
