"""How fast the rules run: random play on one core, both builds, beside OpenSpiel's Hanabi.

Each contender plays whole games by chance alone, set-up included; every decision lists the legal
moves and applies one of them. OpenSpiel's loop runs wholly in C++ (`pyspiel.evaluate_bots`) and
only its decisions count, as ours. Rounds take turns, so that a busy machine slows all alike.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

SOURCES = Path(__file__).parent.parent / "src"
HANABI = "OpenSpiel Hanabi (C++)"


def run(rounds: int, seconds: float) -> dict[str, Any]:
    """Steps a second of each contender, median over the rounds, and the ratios."""
    found: dict[str, list[float]] = {}
    for number in range(rounds):
        for build, path in (("compiled", ""), ("pure", str(SOURCES))):
            for speed in tablee_speeds(path, build, seconds):
                name = f"{speed['game']} {build}"
                found.setdefault(name, []).append(speed["steps_per_second"])
        hanabi = hanabi_decisions(players=4, seconds=seconds, seed=number)
        if hanabi is not None:
            found.setdefault(HANABI, []).append(hanabi)
    medians = {name: statistics.median(values) for name, values in found.items()}
    spread = {name: [min(values), max(values)] for name, values in found.items()}
    ratios: dict[str, float] = {}
    if HANABI in medians:
        ratios = {name: value / medians[HANABI] for name, value in medians.items()}
    return {"rounds": rounds, "median": medians, "range": spread, "to_hanabi": ratios}


def tablee_speeds(path: str, build: str, seconds: float) -> list[dict[str, Any]]:
    """`tablee bench` with the sources or with the installed build."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path:
        environment["PYTHONPATH"] = path
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "bench", "--json", "--seconds", str(seconds)],
        env=environment,
        cwd=sys.prefix,
        capture_output=True,
        check=True,
    )
    answer = msgspec.json.decode(done.stdout)
    if answer["compiled"] != (build == "compiled"):
        print(f"the {build} build is not installed: left out", file=sys.stderr)
        return []
    speeds: list[dict[str, Any]] = answer["games"]
    return speeds


def hanabi_decisions(players: int, seconds: float, seed: int) -> float | None:
    """Decisions a second of OpenSpiel's random Hanabi; None if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        print("OpenSpiel is not installed: left out", file=sys.stderr)
        return None
    game = pyspiel.load_game("hanabi", {"players": players})
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(players)]
    decisions = 0
    spent = 0.0
    number = 0
    while spent < seconds:
        started = time.perf_counter()
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, 1000 * seed + number)
        spent += time.perf_counter() - started
        decisions += sum(1 for step in state.full_history() if step.player >= 0)
        number += 1
    return decisions / spent


def table(found: dict[str, Any]) -> str:
    """The result for people."""
    lines = [f"Random play, one core, median of {found['rounds']} rounds", ""]
    lines.append(f"{'':26} {'moves/s':>12} {'lowest':>12} {'highest':>12} {'to Hanabi':>10}")
    for name, value in found["median"].items():
        low, high = found["range"][name]
        ratio = found["to_hanabi"].get(name)
        shown = "" if ratio is None else f"{ratio:9.2f}x"
        lines.append(f"{name:26} {value:12,.0f} {low:12,.0f} {high:12,.0f} {shown:>10}")
    return "\n".join(lines)
