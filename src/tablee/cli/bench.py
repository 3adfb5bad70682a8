"""`tablee bench`: how fast the rules run here."""

from __future__ import annotations

import argparse
from typing import Any

from tablee.cli.arguments import add_command
from tablee.cli.files import Complaint, print_json
from tablee.games import registry


def add(commands: Any) -> None:
    command = add_command(commands, "bench", "measure how fast the rules run here", run)
    command.add_argument("--seconds", type=float, default=2.0, help="for each game (2)")
    command.add_argument("--json", action="store_true", help="as JSON")


def run(arguments: argparse.Namespace) -> None:
    from tablee.kernel import COMPILED
    from tablee.lab.simulate import measure

    if not 0 < arguments.seconds <= 3600:
        raise Complaint("--seconds: must be more than 0 and at most 3600")
    found = [measure(registry.game(name), arguments.seconds) for name in registry.names()]
    if arguments.json:
        print_json({"compiled": COMPILED, "games": found})
        return
    print(f"{'compiled by mypyc' if COMPILED else 'pure Python'}, random play, one core")
    for speed in found:
        print(f"  {speed.game:12} {speed.players} players  {speed.steps_per_second:12,.0f} moves/s")
