"""Teach the computer what a position of Les Poilus is worth.

    python -m scripts.les_poilus_training sensible --games 60000
    python -m scripts.les_poilus_training fit
    python -m scripts.les_poilus_training searched --games 1290
    python -m scripts.les_poilus_training fit

First it learns from games played by rule of thumb; with that it can search, and from the games
of the search it learns how much better things go then. Take the compiled build for it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec
import numpy as np
from scripts.les_poilus_training.games import PLAYERS, searched_games, sensible_games
from scripts.les_poilus_training.learning import PULL, Weights, fit, read, rounded, spread

from tablee.games.les_poilus.documents import NetworkDocument
from tablee.games.les_poilus.game import GAME

SHIPPED = Path("src/tablee/games/les_poilus/network.json")


def learn(folder: Path, players: int) -> NetworkDocument:
    """From games by rule of thumb, then from searched ones if there are any."""
    path = folder / f"sensible{players}.bin"
    if not path.exists() or not path.stat().st_size:
        raise SystemExit(f"{path} holds no games: play some with `sensible` first")
    given, won = read(path)
    divided = spread(given)
    weights, loss = fit(Weights.fresh(1), given / divided, won, 5, 2e-3, 1024, 0.0)
    print(f"{players} players: {len(given)} positions by rule of thumb, loss {loss:.4f}")
    seen = given
    searched = folder / f"searched{players}.bin"
    if searched.exists():
        more, more_won = read(searched)
        weights, loss = fit(weights, more / divided, more_won, 12, 1e-3, 256, PULL)
        print(f"{players} players: {len(more)} positions of the search, loss {loss:.4f}")
        seen = np.concatenate([given, more])
    return rounded(weights, divided, seen)


def main() -> int:
    """Play or learn."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.les_poilus_training",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", choices=["sensible", "searched", "fit"])
    parser.add_argument("--folder", type=Path, default=Path("build/les_poilus"))
    parser.add_argument("--games", type=int, default=60000, help="for each number of players")
    parser.add_argument("--level", default=GAME.levels[-1], help="whose games are searched")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, default=SHIPPED)
    given = parser.parse_args()
    if given.games < 1:
        parser.error(f"--games: {given.games} is too few")
    if not GAME.has_bot(given.level):
        parser.error(f"--level: there is no {given.level!r}; there are {', '.join(GAME.levels)}")
    if given.command == "fit":
        found = {players: learn(given.folder, players) for players in PLAYERS}
        given.into.write_bytes(msgspec.json.encode(found) + b"\n")
        return 0
    for players in PLAYERS:
        path = given.folder / f"{given.command}{players}.bin"
        if given.command == "sensible":
            sensible_games(players, given.games, given.seed, path)
        else:
            searched_games(players, given.games, given.seed, path, GAME.bot(given.level))
    return 0


if __name__ == "__main__":
    sys.exit(main())
