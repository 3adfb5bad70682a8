"""`python -m benchmarks.openspiel_cfr`: OpenSpiel's exact CFR on the tiny variants.

It prints how far CFR's average strategy is from an equilibrium, and with `--write` draws the curve
of docs/adapters.md. The distance is what all players together could gain if each alone changed to
its best answer (OpenSpiel's `nash_conv`); for two against each other, half of it is the
exploitability.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import pyspiel

from tablee.adapters.tiny import POSITIONS, tiny_tree
from tablee.adapters.tree import as_efg
from tablee.lab.report.plots import as_svg, new_figure, picture_file

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "cfr.svg"
ROUNDS = (1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1000)
COLOURS = {"footclub": "#2f6f4f", "les-poilus": "#2b5c8a", "trench-club": "#a3512b"}

#: By iterations: the distance from an equilibrium.
Curve = list[tuple[int, float]]


def curve(key: str, most: int) -> Curve:
    """The distance after so many iterations, and after fewer."""
    tree = tiny_tree(key)
    print(f"{key}: {tree.nodes:,} nodes, {tree.situations:,} situations to decide in", flush=True)
    game = pyspiel.load_efg_game(as_efg(tree))
    solver = pyspiel.CFRSolver(game)
    found: Curve = []
    done = 0
    for wanted in (number for number in ROUNDS if number <= most):
        while done < wanted:
            solver.evaluate_and_update_policy()
            done += 1
        found.append((done, pyspiel.nash_conv(game, solver.average_policy())))
        print(f"  {done:5} iterations: {found[-1][1]:.5f}", flush=True)
    return found


def picture(curves: dict[str, Curve]) -> str:
    """All curves as SVG, both scales logarithmic."""
    figure, axes = new_figure(7, 3.6)
    for key, points in curves.items():
        axes.loglog(*zip(*points, strict=True), label=key, color=COLOURS[key], marker="o", ms=3)
    axes.set_xlabel("iterations of CFR")
    axes.set_ylabel("distance from an equilibrium")
    axes.legend(frameon=False)
    return as_svg(figure, "Distance from an equilibrium by iterations of CFR, falling in all games")


def main() -> int:
    """Solve, print, and draw if asked."""
    parser = argparse.ArgumentParser(prog="benchmarks.openspiel_cfr", description=__doc__)
    parser.add_argument("--iterations", type=int, default=1000, help="(1000)")
    parser.add_argument("--write", action="store_true", help=f"draw {PICTURE.name}")
    arguments = parser.parse_args()
    curves = {key: curve(key, arguments.iterations) for key in POSITIONS}
    if arguments.write:
        PICTURE.write_text(picture_file(picture(curves)) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
