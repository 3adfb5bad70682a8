"""`python -m benchmarks.adapters` measures every interface in one run.

It prints the table of docs/adapters.md. Contenders take turns, round after round; the median
counts. `--write` puts the table into the page.
Beside the run-time requirements it wants pettingzoo, gymnasium, open_spiel and pgx
(`.venv/bin/pip install pgx`); what is not installed is left out, and the table says so.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
import statistics
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

# JAX reads these when it is imported: one core for everybody.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

from benchmarks.adapters import ours, theirs
from tablee.kernel import COMPILED

PAGE = Path(__file__).parents[2] / "docs" / "adapters.md"
BEGIN, END = "<!-- speeds -->\n", "<!-- /speeds -->\n"
GAMES = ("footclub", "les-poilus", "trench-club")
BATCHES = (1, 64, 1024)
#: Trench Club's observations are large: as many games as fit into a few hundred megabytes.
SMALLER = {"trench-club": (1, 64)}
#: Whose versions are told below the table.
PACKAGES = ("pettingzoo", "gymnasium", "open_spiel", "pgx", "jax", "numpy")

Entry = tuple[str, str, Callable[[], ours.Contender]]


def entries(games: list[str]) -> list[Entry]:
    """What is measured: interface, game, and how it is made."""
    found: list[Entry] = []
    for game in games:
        found.append(("engine loop, no observation", game, partial(ours.engine, game)))
        found.append(("views in Python", game, partial(ours.views, game)))
        found.append(("PettingZoo", game, partial(ours.pettingzoo, game)))
        found.append(("Gymnasium", game, partial(ours.gymnasium, game)))
        counts = SMALLER.get(game, BATCHES)
        found += [
            (f"batch of {count:,}", game, partial(ours.batch, game, count)) for count in counts
        ]
        found.append((f"VectorEnv of {counts[-1]:,}", game, partial(ours.vector, game, counts[-1])))
        if game != "trench-club":  # a game of which takes many seconds there
            found.append(("OpenSpiel", game, partial(ours.openspiel, game)))
    found.append(("OpenSpiel's own loop", "Hanabi (C++)", theirs.hanabi))
    for name in ("leduc_holdem", "kuhn_poker"):
        found += [
            (f"pgx, batch of {count:,}", name, partial(theirs.pgx_game, name, count))
            for count in (64, 1024)
        ]
    return found


def run(games: list[str], rounds: int, seconds: float) -> dict[tuple[str, str], list[float]]:
    """Decisions a second by interface and game, one for each round.

    Each contender is made for its turn and gone after it: a thousand games of others in between
    its own would cost it the processor's cache.
    """
    found: dict[tuple[str, str], list[float]] = {}
    for number in range(rounds):
        for interface, game, make in entries(games):
            try:
                speed = make()(seconds)
            except ImportError as error:
                if number == 0:
                    print(f"left out: {interface} {game}: {error}", file=sys.stderr)
                continue
            found.setdefault((interface, game), []).append(speed)
            gc.collect()
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    return found


def table(found: dict[tuple[str, str], list[float]]) -> str:
    """The result as a table in Markdown."""
    lines = ["| interface | game | agent steps a second | lowest and highest round |"]
    lines.append("|---|---|---:|---|")
    for (interface, game), values in found.items():
        middle, spread = statistics.median(values), f"{min(values):,.0f} to {max(values):,.0f}"
        lines.append(f"| {interface} | {game} | {middle:,.0f} | {spread} |")
    return "\n".join(lines) + "\n"


def packages() -> str:
    """A sentence: which versions were measured, and what was not there."""
    there, missing = [f"Python {platform.python_version()}"], []
    for name in PACKAGES:
        try:
            there.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    left_out = f" Not installed, and so left out: {', '.join(missing)}." if missing else ""
    return f"With {', '.join(there)}.{left_out}\n"


def main() -> int:
    """Run, print, and write the page if asked."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.adapters", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds; the median counts (5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each round (2)")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game")
    parser.add_argument("--write", action="store_true", help="put the table into docs/adapters.md")
    arguments = parser.parse_args()
    if not COMPILED:
        print("the rules are not compiled here: the figures are those of plain Python")
    found = run(arguments.game or list(GAMES), arguments.rounds, arguments.seconds)
    made = f"{table(found)}\n{packages()}"
    print(made)
    if arguments.write:
        page = PAGE.read_text("utf-8")
        before, rest = page.split(BEGIN)
        PAGE.write_text(before + BEGIN + made + END + rest.split(END)[1], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
