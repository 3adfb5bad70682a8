"""How strong the computer players of a game are: `python -m benchmarks.strength GAME --help`."""

from __future__ import annotations

import sys
from collections.abc import Callable

from benchmarks.strength import footclub, les_poilus, trench_club

#: Each takes the arguments after the name of the game.
GAMES: dict[str, Callable[[list[str]], int]] = {
    "les-poilus": les_poilus.main,
    "footclub": footclub.main,
    "trench-club": trench_club.main,
}


def main() -> int:
    """Measure one game."""
    if len(sys.argv) < 2 or sys.argv[1] not in GAMES:
        print(f"usage: python -m benchmarks.strength {{{','.join(GAMES)}}} [--help]")
        return 2
    return GAMES[sys.argv[1]](sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
