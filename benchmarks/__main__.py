"""`make bench`: every benchmark that needs nothing but this machine."""

from __future__ import annotations

import argparse
import json
import sys

from benchmarks import rules


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="rounds; the median counts (5)")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each round (2)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    arguments = parser.parse_args()
    found = rules.run(arguments.rounds, arguments.seconds)
    print(json.dumps(found, indent=2) if arguments.json else rules.table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
