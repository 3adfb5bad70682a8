"""How often teams of computer players win Les Poilus, written into docs/bots.md.

    python -m benchmarks.strength les-poilus --jobs 2 --write

Results are kept in `build/strength/les-poilus.jsonl` as they come in. Calling it again goes on from
there; --only and --tables choose what to play now, and the report is of everything that is there.
With --minutes it stops in good time, for machines that others need too.
"""

from __future__ import annotations

import argparse

from benchmarks.strength.chunks import Chunk
from benchmarks.strength.command import (
    at_least_one,
    chosen,
    parser_of,
    play_in_time,
    store_of,
    tell,
)
from benchmarks.strength.les_poilus_games import KEY, chunks, columns, play, settings
from benchmarks.strength.les_poilus_report import report


def main(given: list[str]) -> int:
    """Play what is missing, and report."""
    parser = parser_of(KEY, __doc__ or "")
    parser.add_argument("--games", type=at_least_one, default=1000, help="for each cell (1000)")
    parser.add_argument("--only", help="these players only, separated by commas")
    parser.add_argument("--tables", help="these tables only, such as 3-normal,4-veteran")
    arguments = parser.parse_args(given)
    store = store_of(KEY, arguments)
    play_in_time(wanted(arguments), store, play, arguments)
    tell(KEY, report(store, arguments.seed), arguments)
    return 0


def wanted(arguments: argparse.Namespace) -> list[Chunk]:
    """The chunks that were asked for, a bit of everything first."""
    players = chosen(arguments.only, "--only", columns())
    named = {f"{options['players']}-{options['difficulty']}": options for options in settings()}
    found: list[Chunk] = []
    for name in chosen(arguments.tables, "--tables", list(named)):
        options = named[name]
        for player in players:
            found += chunks(player, options, arguments.seed, arguments.games)
    return sorted(found, key=lambda chunk: chunk.first)
