"""Teach the computer FootClub, or what a position of Les Poilus is worth.

    python -m scripts.training footclub learn build/footclub.pickle
    python -m scripts.training footclub ship build/footclub.pickle
    python -m scripts.training footclub respond build/footclub.pickle build/rival.pickle --seed 1

`learn` plays against itself, `respond` learns only to beat what was learned. Both go on where the
file left off; with --minutes they stop early and can be called again, which gives the same numbers
as one long run. `learn` takes a core about a quarter of an hour. The same machine and the same
numpy give the same numbers; others differ in the last digits, and so in the end.

    python -m scripts.training les-poilus sensible --games 60000
    python -m scripts.training les-poilus fit
    python -m scripts.training les-poilus searched --games 1290
    python -m scripts.training les-poilus fit

First it learns from games played by rule of thumb; with that it can search, and from the games
of the search it learns how much better things go then. Take the compiled build for it.
"""

from __future__ import annotations

import argparse
import pickle
import sys
import time
from pathlib import Path

from scripts.training import les_poilus
from scripts.training.footclub_learning import Learner, Recipe, Steps, learn_scores
from scripts.training.network import ship

from tablee.bots.network import POINT
from tablee.games.les_poilus.game import GAME as LES_POILUS

GAMES = Path("src/tablee/games")


def main() -> int:
    """Play, learn or ship."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.training",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    games = parser.add_subparsers(dest="game", required=True)
    commands = games.add_parser("footclub").add_subparsers(dest="command", required=True)
    learn = commands.add_parser("learn", help="by self-play")
    respond = commands.add_parser("respond", help="learn only to beat what was learned")
    shipping = commands.add_parser("ship", help="write the file the package reads")
    for command in (learn, respond, shipping):
        command.add_argument("path", type=Path)
        command.add_argument("--seed", type=int, default=1)
    for command in (learn, respond):
        command.add_argument("--minutes", type=float, default=1e9)
        command.add_argument("--rounds", type=int, default=Recipe.rounds)
    respond.add_argument("rival", type=Path)
    shipping.add_argument("--into", type=Path, default=GAMES / "footclub/learned.bin")
    worth = games.add_parser("les-poilus")
    worth.add_argument("command", choices=["sensible", "searched", "fit"])
    worth.add_argument("--folder", type=Path, default=Path("build/les_poilus"))
    worth.add_argument("--games", type=int, default=60000, help="for each number of players")
    worth.add_argument("--level", default=LES_POILUS.levels[-1], help="whose games are searched")
    worth.add_argument("--seed", type=int, default=1)
    worth.add_argument("--into", type=Path, default=GAMES / "les_poilus/learned.bin")
    given = parser.parse_args()
    if given.game == "footclub":
        _footclub(given)
        return 0
    if given.games < 1:
        parser.error(f"--games: {given.games} is too few")
    if not LES_POILUS.has_bot(given.level):
        known = ", ".join(LES_POILUS.levels)
        parser.error(f"--level: there is no {given.level!r}; there are {known}")
    if given.command == "fit":
        les_poilus.fit_all(given.folder, given.into)
        return 0
    for players in les_poilus.PLAYERS:
        path = given.folder / f"{given.command}{players}.bin"
        if given.command == "sensible":
            les_poilus.sensible_games(players, given.games, given.seed, path)
        else:
            bot = LES_POILUS.bot(given.level)
            les_poilus.searched_games(players, given.games, given.seed, path, bot)
    return 0


def _footclub(given: argparse.Namespace) -> None:
    if given.command == "ship":
        learner = read(given.path)
        scores = learner.kept if learner.opponent else learn_scores(learner, given.seed)
        ship([learner.kept, scores], given.into, POINT)
        return
    path = given.path if given.command == "learn" else given.rival
    if path.exists():
        learner = read(path)
    elif given.command == "learn":
        learner = Learner(Recipe(rounds=given.rounds), given.seed)
    else:
        recipe = Recipe(rounds=given.rounds, rate=1e-3, openness=0.003, last_openness=0.001)
        learner = Learner(recipe, given.seed, read(given.path))
    go_on(learner, path, given.minutes)


def go_on(learner: Learner, path: Path, minutes: float) -> None:
    """Learn until the recipe's rounds are done or time is up, then keep everything."""
    recipe = learner.recipe
    steps = Steps(recipe.steps, recipe.matches)
    began = time.monotonic()
    scores: list[float] = []
    while learner.rounds < recipe.rounds and time.monotonic() - began < 60 * minutes:
        learner.round(steps)
        scores.append(learner.score)
        if learner.rounds % 20 == 0:
            against = f", scores {sum(scores) / len(scores):.4f}" if learner.opponent else ""
            print(f"{path.name}: round {learner.rounds} of {recipe.rounds}{against}", flush=True)
            scores = []
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(pickle.dumps(learner))
    fresh.replace(path)


def read(path: Path) -> Learner:
    """A learner as it was kept."""
    try:
        learner = pickle.loads(path.read_bytes())
    except OSError as error:
        raise SystemExit(f"{path}: {error.strerror}; `learn` makes such a file") from error
    except (pickle.UnpicklingError, EOFError, AttributeError, ImportError):
        learner = None
    if not isinstance(learner, Learner):
        raise SystemExit(f"{path} holds nothing that `learn` or `respond` kept")
    return learner


if __name__ == "__main__":
    sys.exit(main())
