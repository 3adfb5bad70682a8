"""How the computer players of FootClub fare against each other, written into docs/bots.md.

    python -m benchmarks.strength footclub --jobs 2 --write

Each deal is played twice with sides swapped. Results are kept in `build/strength/footclub.jsonl` as
they come in. Calling it again goes on from there; --only chooses what to play now, such as
veteran-sensible. Rivals are files made by `python -m scripts.footclub_training respond` and `ship`.
To solve most last turns takes no time, to solve the rest takes nearly all of it: --work limits it,
which makes the top level a little weaker than it is at a table.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path

from benchmarks.strength import page
from benchmarks.strength.chunks import Store, cut, play_missing
from benchmarks.strength.footclub_matches import KEY, LastTurns, Meeting, last_turns, meeting, play

STORE = page.PAGE.parent.parent / "build" / "strength"
#: Deals in a chunk.
SIZE = 50
PAIRS = (
    ("recruit", "uniform"),
    ("regular", "recruit"),
    ("captain", "regular"),
    ("veteran", "captain"),
    ("veteran", "sensible"),
)
TOP = "veteran"
WORK = 500_000


def main(given: list[str]) -> int:
    """Play what is missing, and report."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.strength footclub",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--matches", type=int, default=20_000, help="of each pair (20000)")
    parser.add_argument("--only", help="these pairs only, separated by commas")
    parser.add_argument("--rivals", default="", help="files of rivals of the top level")
    parser.add_argument("--work", type=int, default=WORK, help=f"in a last turn ({WORK})")
    parser.add_argument("--last-turns", type=int, default=0, help="solve so many without limit")
    parser.add_argument("--seed", type=int, default=2026, help="of all deals (2026)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--minutes", type=float, help="stop after so long with each pair")
    parser.add_argument("--store", type=Path, default=STORE, help="where results are")
    parser.add_argument("--write", action="store_true", help="write the report into docs/bots.md")
    arguments = parser.parse_args(given)
    pairs = wanted(arguments)
    store = Store(arguments.store / f"{KEY}.jsonl")
    found = [_measured(pair, store, arguments) for pair in pairs]
    text = report(found)
    if arguments.last_turns:
        text += "\n\n" + told(last_turns(arguments.last_turns, arguments.seed))
    print(text)
    if arguments.write:
        command = f"python -m benchmarks.strength {KEY} --seed {arguments.seed} --write"
        if arguments.rivals:
            command += f" --rivals {arguments.rivals}"
        page.write(KEY, f"Made by `{command}`.\n\n{text}")
    return 0


def wanted(arguments: argparse.Namespace) -> list[tuple[str, str]]:
    """The pairs that were asked for."""
    pairs = [*PAIRS, *((rival, TOP) for rival in arguments.rivals.split(",") if rival)]
    if arguments.only:
        only = arguments.only.split(",")
        pairs = [pair for pair in pairs if "-".join(pair) in only]
    return [(_limited(one, arguments.work), _limited(two, arguments.work)) for one, two in pairs]


def _limited(name: str, work: int) -> str:
    return f"{name}@{work}" if name == TOP or name.endswith(".bin") else name


def _measured(pair: tuple[str, str], store: Store, arguments: argparse.Namespace) -> Meeting:
    """What is in the store for a pair, after playing what is missing."""
    deals = arguments.matches // 2
    chunks = list(cut(KEY, {}, list(pair), arguments.seed, deals, SIZE))
    ends = math.inf if arguments.minutes is None else time.monotonic() + 60 * arguments.minutes
    missing = [chunk for chunk in chunks if store.get(chunk) is None]
    step = 4 * arguments.jobs
    for first in range(0, len(missing), step):
        if time.monotonic() >= ends:
            break
        play_missing(missing[first : first + step], store, play, arguments.jobs)
        done = min(first + step, len(missing))
        print(f"\r{pair}: {done} of {len(missing)} chunks", end="", file=sys.stderr, flush=True)
    return meeting(pair, [found for chunk in chunks if (found := store.get(chunk)) is not None])


def report(found: list[Meeting]) -> str:
    """The results as a table."""
    head = ["player", "against", "points (95 % interval)", "drawn", "matches"]
    rows = [
        [
            Path(one.player.partition("@")[0]).stem,
            one.against.partition("@")[0],
            f"{100 * one.score:.1f} % (±{100 * one.error:.1f})",
            f"{100 * one.drawn:.0f} %",
            f"{one.matches:,}",
        ]
        for one in found
        if one.matches
    ]
    return page.table(head, rows)


def told(found: LastTurns) -> str:
    """How much of the last turn is solved exactly, in a sentence."""
    return (
        f"Of {found.matches:,} last turns between learned players the veteran solves"
        f" {100 * found.solved:.1f} % exactly at its first decision. That takes"
        f" {1000 * found.mean:.0f} ms of processor time on average, {found.most:.1f} s at most."
    )
