"""`explain` against `legal`: a move is refused exactly when it may not be made.

    python -m tests.conformance.explaining footclub --states 10000

plays games by chance and says in how many states the two were compared and where they disagree.

A number that is no move of the game is refused as `unknown-move` (K1.4), and after the end every
move as `game-over` (K1.3): `explain` says so itself, with the kinds that every table shares.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import NamedTuple

from tests.conformance.games import CASES, RandomGame

from tablee.kernel.chance import Chance, FastChance
from tablee.kernel.game import Game
from tablee.kernel.state import SPECTATOR, State

#: How many numbers are tried by chance, whatever they mean.
BY_CHANCE = 200
#: Of more earlier moves than this, so many are picked by chance.
MOST_EARLIER = 400
#: In one game of four, once in so many moves, one is made that `at_any_time` allows.
SELDOM = 40


class Disagreement(NamedTuple):
    """A move that `explain` refuses though it is allowed, or the other way round."""

    seat: int
    move: int
    #: The move's notation, or "" if the number is no move at all.
    notation: str
    #: The code of the refusal; "" if `explain` found nothing against a forbidden move.
    code: str
    #: The code of the prompt that the seat was shown.
    prompt: str

    def sort(self) -> str:
        """What disagreements of the same cause are likely to share."""
        word = self.notation.split(" ")[0] if self.notation else "no move"
        told = f"is refused as {self.code}, though it is allowed"
        return f"{self.prompt}: '{word}' {told if self.code else 'is forbidden without a reason'}"


def check_explain(
    game: Game, state: State, chance: Chance, earlier: set[int]
) -> list[Disagreement]:
    """Where `explain` and the lists of allowed moves disagree in a state.

    Tried for every seat and a spectator: all moves it may make, the moves that anybody could make
    earlier in this game, each of them with one part changed, and numbers by chance. The moves of
    this state are added to `earlier`.
    """
    views = [state.view(seat) for seat in range(SPECTATOR, state.seat_count())]
    for view in views:
        earlier.update(view.moves, view.at_any_time())
    tried = _picked(sorted(earlier), chance)
    for view in views:
        tried.update(view.moves, view.at_any_time())
    for move in sorted(tried):
        tried.update(_changed(game, move, chance))
    tried.update(chance.below(game.move_count) for _ in range(BY_CHANCE))
    tried.update((-1, game.move_count))
    found: list[Disagreement] = []
    for view in views:
        allowed = {*view.moves, *view.at_any_time()}
        for move in sorted(tried):
            refusal = view.explain(move)
            if (refusal is None) != (move in allowed):
                code = "" if refusal is None else refusal.code
                prompt = view.prompt().code
                found.append(Disagreement(view.seat, move, _notation(game, move), code, prompt))
    return found


def _picked(moves: list[int], chance: Chance) -> set[int]:
    if len(moves) <= MOST_EARLIER:
        return set(moves)
    return {chance.choose(moves) for _ in range(MOST_EARLIER)}


def _changed(game: Game, move: int, chance: Chance) -> Iterator[int]:
    """A move with its number or one of its parts changed a little."""
    yield move + 1
    yield move - 1
    yield move ^ 1 << chance.below((game.move_count - 1).bit_length())
    words = game.notation(move).split(" ")
    numbers = [place for place, word in enumerate(words) if word.isdecimal()]
    if numbers:
        place = chance.choose(numbers)
        words[place] = str(max(0, int(words[place]) + chance.choose([-2, -1, 1, 2])))
        try:
            yield game.parse(" ".join(words))
        except ValueError:
            return


def _notation(game: Game, move: int) -> str:
    try:
        return game.notation(move)
    except (ValueError, IndexError, KeyError):
        return ""


def compare(name: str, states: int, seed: int) -> tuple[int, list[Disagreement]]:
    """Play games of every table of the suite until so many states were looked at."""
    cases = [case for case in CASES if case[0] == name]
    looked_at = 0
    found: list[Disagreement] = []
    while looked_at < states:
        played = RandomGame(cases[seed % len(cases)], seed)
        with_free_moves = seed // len(cases) % 4 == 3
        chance = FastChance(seed, 2)
        earlier: set[int] = set()
        while looked_at < states:
            state = played.match.copy_state()
            found += check_explain(played.game, state, chance, earlier)
            looked_at += 1
            if state.over():
                break
            free = [(seat, move) for seat in played.seats for move in state.at_any_time(seat)]
            if with_free_moves and free and chance.below(SELDOM) == 0:
                played.play(*free[chance.below(len(free))])
            else:
                played.play(*played.choose())
        seed += 1
    return looked_at, found


def main() -> int:
    """Compare on many states of one game and print what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=sorted({name for name, _ in CASES}))
    parser.add_argument("--states", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    looked_at, found = compare(given.game, given.states, given.seed)
    print(f"{given.game}: {looked_at} states, {len(found)} disagreements")
    sorts: dict[str, list[Disagreement]] = {}
    for one in found:
        sorts.setdefault(one.sort(), []).append(one)
    for sort, alike in sorted(sorts.items(), key=lambda item: -len(item[1])):
        example = alike[0]
        shown = example.notation or example.move
        print(f"  {len(alike):7} {sort}; e.g. seat {example.seat}, {shown}")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
