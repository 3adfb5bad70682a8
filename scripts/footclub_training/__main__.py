"""Teach the computer a game of FootClub, or teach an opponent to beat what it learned.

    python -m scripts.footclub_training learn build/footclub.pickle
    python -m scripts.footclub_training ship build/footclub.pickle
    python -m scripts.footclub_training respond build/footclub.pickle build/rival.pickle --seed 1

`learn` goes on where the file left off; with --minutes it stops early and can be called again,
which gives the same numbers as one long run. It takes a core about a quarter of an hour. The same
machine and the same numpy give the same numbers; others differ in the last digits, and so in the
end.
"""

from __future__ import annotations

import argparse
import pickle
import sys
import time
from pathlib import Path

from scripts.footclub_training.learning import Learner, Recipe, Steps
from scripts.footclub_training.scores import learn_scores
from scripts.footclub_training.ship import ship

SHIPPED = Path("src/tablee/games/footclub/learned.bin")


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
    except (pickle.UnpicklingError, EOFError, AttributeError, ImportError) as error:
        raise SystemExit(f"{path} holds nothing that `learn` or `respond` kept") from error
    if not isinstance(learner, Learner):
        raise SystemExit(f"{path} holds nothing that `learn` or `respond` kept")
    return learner


def begun(given: argparse.Namespace) -> Learner:
    """A learner that knows nothing, or one that wants to beat another."""
    if given.command == "learn":
        return Learner(Recipe(rounds=given.rounds), given.seed)
    recipe = Recipe(rounds=given.rounds, rate=1e-3, openness=0.003, last_openness=0.001)
    return Learner(recipe, given.seed, read(given.path))


def main() -> int:
    """Learn, ship or respond."""
    parser = argparse.ArgumentParser(
        prog="python -m scripts.footclub_training",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True)
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
    shipping.add_argument("--into", type=Path, default=SHIPPED)
    given = parser.parse_args()
    if given.command == "ship":
        learner = read(given.path)
        scores = learner.kept if learner.opponent else learn_scores(learner, given.seed)
        ship([learner.kept, scores], given.into)
        return 0
    path = given.path if given.command == "learn" else given.rival
    if path.exists():
        learner = read(path)
    else:
        learner = begun(given)
    go_on(learner, path, given.minutes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
