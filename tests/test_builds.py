"""The pure and the compiled build give the same results, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.left_out import leave_out

SOURCES = Path(__file__).parent.parent / "src"

PLAY = """
import hashlib, msgspec
from tablee.bots.playout import play_out
from tablee.games import registry
from tablee.kernel import COMPILED
from tablee.kernel.chance import FastChance

print("compiled" if COMPILED else "pure")
for name in registry.names():
    game = registry.game(name)
    for level in game.levels[:2]:
        options = game.options({})
        bots = [game.bot(level) for _ in range(game.seats(options))]
        digest = hashlib.sha256()
        for number in range(GAMES):
            chance = FastChance(2024, number)
            state = game.setup(options, chance)
            steps = play_out(state, bots, chance, FastChance(4, number), game.longest_game)
            digest.update(msgspec.json.encode([steps, state.outcome(), state.position()]))
        print(name, level, digest.hexdigest())
"""


def results(python_path: str, games: int) -> list[str]:
    """The build's name, then a digest of many games for each game and level."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if python_path:
        environment["PYTHONPATH"] = python_path
    done = subprocess.run(
        [sys.executable, "-c", f"GAMES = {games}\n{PLAY}"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(sys.prefix),
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_pure_and_compiled_games_are_the_same_byte_for_byte() -> None:
    pure = results(str(SOURCES), games=6)
    assert pure[0] == "pure"
    installed = results("", games=6)
    if installed[0] != "compiled":
        leave_out("no compiled build is installed: there is nothing to compare")
    assert installed[1:] == pure[1:]
    assert len(pure) > 1
