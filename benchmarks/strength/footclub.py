"""How the computer players of FootClub fare against each other, written into docs/bots.md.

    python -m benchmarks.strength footclub --jobs 2 --write

Each deal is played twice with sides swapped. Results are kept in `build/strength/footclub.jsonl` as
they come in. Calling it again goes on from there; --only chooses what to play now, such as
veteran-sensible. Rivals are files made by `python -m scripts.footclub_training respond` and `ship`.
To solve most last turns takes no time, to solve the rest takes nearly all of it: --work limits it,
which makes the top level a little weaker than it is at a table. --minutes is for each pair.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.strength import page
from benchmarks.strength.chunks import Store, cut
from benchmarks.strength.command import parser_of, play_in_time, store_of, tell
from benchmarks.strength.footclub_matches import KEY, LastTurns, Meeting, last_turns, meeting, play

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
    parser = parser_of(KEY, __doc__ or "")
    parser.add_argument("--matches", type=int, default=20_000, help="of each pair (20000)")
    parser.add_argument("--only", help="these pairs only, separated by commas")
    parser.add_argument("--rivals", default="", help="files of rivals of the top level")
    parser.add_argument("--work", type=int, default=WORK, help=f"in a last turn ({WORK})")
    parser.add_argument("--last-turns", type=int, default=0, help="solve so many without limit")
    arguments = parser.parse_args(given)
    store = store_of(KEY, arguments)
    text = report([_measured(pair, store, arguments) for pair in wanted(arguments)])
    if arguments.last_turns:
        text += "\n\n" + told(last_turns(arguments.last_turns, arguments.seed))
    tell(KEY, text, arguments, f" --rivals {arguments.rivals}" if arguments.rivals else "")
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
    play_in_time(chunks, store, play, arguments, f"{' – '.join(pair)}: ")
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
