"""What Trench Club's units destroy for what they cost, from the results of an experiment.

    tablee lab run docs/studies/trench-club-prices.toml
    python examples/trench_club_exchange.py trench-club-prices/results.json exchange.svg

A unit's worth in battle is the price of all that it destroyed, divided by the price of all units of
its kind that were placed or bought.
"""

from __future__ import annotations

import argparse
import json
import math
from collections import Counter
from pathlib import Path
from typing import Any

from tablee.games.trench_club.data.units import UNIT_KEYS, UNITS
from tablee.lab.report import plots
from tablee.lab.report.plots import Estimate, picture_file
from tablee.lab.tally import Z95
from tablee.texts import Texts

PRICES = dict(zip(UNIT_KEYS, UNITS.cost, strict=True))


def counted(results: dict[str, Any], table: str) -> Counter[str]:
    """A count of all arms together."""
    total: Counter[str] = Counter()
    for arm in results["arms"]:
        total.update(arm["tally"]["counts"].get(table, {}))
    return total


def exchange(results: dict[str, Any]) -> list[tuple[str, Estimate]]:
    """Bonds destroyed for each bond of a unit's price, with the interval of the counts."""
    armed = counted(results, "placed") + counted(results, "bought")
    destroyed: Counter[str] = Counter()
    squares: Counter[str] = Counter()
    for pair, times in counted(results, "exchanges").items():
        unit, target = pair.split(" > ")
        destroyed[unit] += times * PRICES[target]
        squares[unit] += times * PRICES[target] ** 2
    rows = []
    for unit, number in armed.items():
        spent = number * PRICES[unit]
        worth, spread = destroyed[unit] / spent, Z95 * math.sqrt(squares[unit]) / spent
        rows.append((unit, (worth, worth - spread, worth + spread)))
    return sorted(rows, key=lambda row: -row[1][0])


def main() -> None:
    """Print the table, and draw it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("results", type=Path)
    parser.add_argument("picture", type=Path, nargs="?")
    given = parser.parse_args()
    results = json.loads(given.results.read_text("utf-8"))
    say, rows = Texts("en").say, exchange(results)
    names = {unit: say(f"trench-club-unit-{unit}") for unit, _ in rows}
    games = sum(arm["report"]["games"] for arm in results["arms"])
    bought, kills, losses = (counted(results, name) for name in ("bought", "kills", "losses"))
    print("| unit | price | bought | destroys | is destroyed | bonds destroyed for each bond |")
    print("|---|---|---|---|---|---|")
    for unit, (worth, low, _) in rows:
        figures = " | ".join(f"{count[unit] / games:.2f}" for count in (bought, kills, losses))
        print(f"| {names[unit]} | {PRICES[unit]} | {figures} | {worth:.2f} ± {worth - low:.2f} |")
    if given.picture is not None:
        label = "bonds destroyed for each bond of the unit's price"
        named = [(names[unit], estimate) for unit, estimate in rows]
        given.picture.write_text(picture_file(plots.estimates(named, label, False)), "utf-8")


if __name__ == "__main__":
    main()
