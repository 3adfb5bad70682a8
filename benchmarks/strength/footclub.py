"""How the computer players of FootClub fare against each other, written into docs/bots.md.

    python -m benchmarks.strength footclub --jobs 2 --write

Each deal is played twice with sides swapped. Results are kept in `build/strength/footclub.jsonl` as
they come in. Calling it again goes on from there; --only chooses what to play now, such as
veteran-sensible, and the report is of everything that is there. Rivals are files made by
`python -m scripts.footclub_training respond` and `ship`. To solve most last turns takes no time, to
solve the rest takes nearly all of it: --work limits it, which makes the top level a little weaker
than it is at a table. --minutes is for each pair.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

from benchmarks.strength import page
from benchmarks.strength.chunks import Chunk, Played, Store, cut
from benchmarks.strength.command import (
    at_least_none,
    at_least_one,
    chosen,
    parser_of,
    play_in_time,
    store_of,
    tell,
)
from benchmarks.strength.footclub_matches import KEY, LastTurns, Meeting, last_turns, meeting, play
from tablee.games.footclub.bots.network import networks_of

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
MATCHES = 20_000


def main(given: list[str]) -> int:
    """Play what is missing, and report."""
    parser = parser_of(KEY, __doc__ or "")
    parser.add_argument(
        "--matches", type=at_least_one, default=MATCHES, help=f"of each pair ({MATCHES})"
    )
    parser.add_argument("--only", help="these pairs only, separated by commas")
    parser.add_argument(
        "--rivals", type=rivals, default="", help="files of rivals of the top level"
    )
    parser.add_argument("--work", type=at_least_none, default=WORK, help=f"in a last turn ({WORK})")
    solve = "solve so many without limit"
    parser.add_argument("--last-turns", type=at_least_none, default=0, help=solve)
    arguments = parser.parse_args(given)
    store = store_of(KEY, arguments)
    for pair in wanted(arguments):
        chunks = chunks_of(pair, arguments.seed, arguments.matches)
        play_in_time(chunks, store, play, arguments, f"{' – '.join(pair)}: ")
    text = report([_measured(pair, store, arguments) for pair in pairs(arguments)])
    if arguments.last_turns:
        text += "\n\n" + told(last_turns(arguments.last_turns, arguments.seed))
    tell(KEY, text, arguments, f" --rivals {arguments.rivals}" if arguments.rivals else "")
    return 0


def rivals(given: str) -> str:
    """Files of rivals, separated by commas."""
    for name in filter(None, given.split(",")):
        if not name.endswith(".bin"):
            raise argparse.ArgumentTypeError(f"{name}: the name of a rival's file ends in .bin")
        try:
            networks_of(Path(name).read_bytes())
        except OSError as error:
            raise argparse.ArgumentTypeError(f"{name}: {error.strerror}") from error
        except (ValueError, IndexError) as error:
            raise argparse.ArgumentTypeError(f"{name} holds no networks") from error
    return given


def pairs(arguments: argparse.Namespace) -> list[tuple[str, str]]:
    """All pairs, which the report tells of."""
    found = [*PAIRS, *((rival, TOP) for rival in arguments.rivals.split(",") if rival)]
    return [(_limited(one, arguments.work), _limited(two, arguments.work)) for one, two in found]


def wanted(arguments: argparse.Namespace) -> list[tuple[str, str]]:
    """The pairs that were asked for, such as veteran-sensible or rival-1-veteran."""
    named = {f"{_plain(one)}-{_plain(two)}": (one, two) for one, two in pairs(arguments)}
    return [named[name] for name in chosen(arguments.only, "--only", list(named))]


def _limited(name: str, work: int) -> str:
    return f"{name}@{work}" if name == TOP or name.endswith(".bin") else name


def _plain(name: str) -> str:
    """A player's name without its folder, its ending and its limit."""
    return Path(name.partition("@")[0]).stem


def chunks_of(pair: tuple[str, str], seed: int, matches: int) -> list[Chunk]:
    """The matches of a pair."""
    return list(cut(KEY, {}, list(pair), seed, math.ceil(matches / 2), SIZE))


def _measured(pair: tuple[str, str], store: Store, arguments: argparse.Namespace) -> Meeting:
    """What is in the store for a pair, whatever is wanted now."""
    found: dict[int, Played] = {}
    for matches in (MATCHES, arguments.matches):
        for chunk in chunks_of(pair, arguments.seed, matches):
            played = store.get(chunk)
            if played is not None:
                found.setdefault(chunk.first, played)
    return meeting(pair, list(found.values()))


def report(found: list[Meeting]) -> str:
    """The results as a table."""
    head = ["player", "against", "points (95 % interval)", "drawn", "matches"]
    rows = [
        [
            _plain(one.player),
            _plain(one.against),
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
