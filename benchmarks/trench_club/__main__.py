"""`python -m benchmarks.trench_club` prints everything; `--only SECTION` a part of it.

Shares have their 95 % interval (Wilson) behind them. The same seed and number of games give the
same shares, whatever the number of processes; times are of this machine, in processor time of one
core where that can be, so that a busy machine matters little.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from benchmarks.trench_club.asked import Asked
from benchmarks.trench_club.battles import battles
from benchmarks.trench_club.checks import fights, options
from benchmarks.trench_club.fairness import nations, sides, start
from benchmarks.trench_club.speed import odds_times, speed
from tablee.bots.levels import LEVELS
from tablee.kernel import COMPILED

SECTIONS: dict[str, Callable[[Asked], None]] = {
    "sides": sides,
    "start": start,
    "nations": nations,
    "battles": battles,
    "fights": fights,
    "options": options,
    "speed": speed,
    "odds": odds_times,
}


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.trench_club", description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="for each line (4000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--only", choices=list(SECTIONS), action="append", help="only this part")
    parser.add_argument("--field", choices=["half", "whole"], help="fairness on this map only")
    parser.add_argument(
        "--level", choices=["sensible", *LEVELS], default="sensible", help="who plays (sensible)"
    )
    arguments = parser.parse_args()
    asked = Asked(
        arguments.games,
        arguments.seed,
        arguments.jobs,
        half=arguments.field != "whole",
        whole=arguments.field != "half",
        level=arguments.level,
    )
    print(f"{'compiled' if COMPILED else 'pure Python'}, seed {arguments.seed}")
    for name in arguments.only or SECTIONS:
        print(flush=True)
        SECTIONS[name](asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
