"""Pairs of games that differ in one decision: whatever does not depend on it must stay the same.

    python -m scripts.same_luck --pairs 200

Both games of a pair have the same seed (`tablee.kernel.chance`). The second is the first up to some
decision, takes another move there, and goes on by itself. Every draw that both make for the same
thing is compared: a number of the same situation, and an item of the same situation drawn from the
same items. As a control the same is done with a stream (`FairChance`), where what is
drawn later depends on everything before: there most draws differ.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tablee.games import registry
from tablee.kernel.chance import (
    SEED_BYTES,
    Chance,
    FairChance,
    FastChance,
    KeyedChance,
    situation,
    thought_seed,
)
from tablee.kernel.game import Game
from tablee.kernel.state import State

#: Who plays: quick, and no fool.
LEVEL: Final = "sensible"
GAMES: Final[dict[str, dict[str, Any]]] = {
    "les-poilus": {"players": 3},
    "footclub": {"shoot_out": True},
    "trench-club": {"special_forces": True, "armistice": 12},
}
Source = Callable[[bytes], Chance]


class Noting(Chance):
    """Notes every draw: the situation, what could fall, and what fell."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._situation = ""
        self._number = 0
        #: By the situation, the number of the draw in it and what could fall: what fell.
        self.noted: dict[tuple[str, int, tuple[int, ...]], int] = {}

    def at(self, what: str, first: int = 0, second: int = 0, third: int = 0) -> None:
        self._source.at(what, first, second, third)
        self._situation = situation(what, first, second, third)
        self._number = 0

    def _note(self, number: int, could: tuple[int, ...], fell: int) -> None:
        words = (self._situation, number, could)
        if words in self.noted:
            raise AssertionError(f"two draws of one game are made for the same thing: {words}")
        self.noted[words] = fell

    def below(self, bound: int) -> int:
        value = self._source.below(bound)
        self._note(self._number, (bound,), value)
        self._number += 1
        return value

    def place(self, items: list[int]) -> int:
        place = self._source.place(items)
        self._note(-1, tuple(sorted(items)), items[place])
        return place

    def choose(self, items: list[int]) -> int:
        return items[self.place(items)]

    def take(self, items: list[int]) -> int:
        return items.pop(self.place(items))


class Played:
    """One game: its decisions, and what was drawn in it."""

    def __init__(self, game: Game, options: msgspec.Struct, seed: bytes, source: Source) -> None:
        self.chance = Noting(source(seed))
        self.state: State = game.setup(options, self.chance)
        self._seed = seed
        self._bot = game.bot(LEVEL)
        self._longest = game.longest_game
        #: The moves, each with its seat and the others that could have been made.
        self.moves: list[tuple[int, int, list[int]]] = []

    def make(self, seat: int, move: int) -> None:
        others = [other for other in self.state.legal(seat) if other != move]
        self.moves.append((seat, move, others))
        self.state.apply(seat, move, self.chance)

    def play_on(self) -> None:
        """To the end; who sees the same thinks the same."""
        while not self.state.over() and len(self.moves) < self._longest:
            seat = self.state.to_act()[0]
            view = self.state.view(seat)
            seen = msgspec.json.encode(view.document())
            own = FastChance(thought_seed(self._seed, LEVEL, seat, seen))
            self.make(seat, self._bot.choose(view, own))


def keyed(seed: bytes) -> Chance:
    return KeyedChance(seed)


def stream(seed: bytes) -> Chance:
    return FairChance(seed, "control")


class Compared:
    """What was found: draws in both games of the pairs, and those that fell otherwise."""

    def __init__(self) -> None:
        self.common = 0
        self.different = 0
        self.alone = 0


def pair(game: Game, options: msgspec.Struct, number: int, source: Source, sums: Compared) -> None:
    """Play a pair and compare it."""
    seed = number.to_bytes(SEED_BYTES, "big")
    first = Played(game, options, seed, source)
    first.play_on()
    free = [at for at, (_, _, others) in enumerate(first.moves) if others]
    lots = FastChance(number, 1)
    # Early enough that much comes after it.
    fork = free[lots.below(max(1, len(free) * 2 // 3))]
    second = Played(game, options, seed, source)
    for seat, move, _ in first.moves[:fork]:
        second.make(seat, move)
    before = len(second.chance.noted)
    seat, _, others = first.moves[fork]
    second.make(seat, lots.choose(others))
    second.play_on()
    shared = [words for words in second.chance.noted if words in first.chance.noted]
    for words in shared[before:]:
        sums.common += 1
        sums.different += first.chance.noted[words] != second.chance.noted[words]
    sums.alone += len(second.chance.noted) - len(shared)


def compare(name: str, pairs: int, source: Source) -> Compared:
    """The sums of so many pairs."""
    game = registry.game(name)
    options = game.options(GAMES[name])
    sums = Compared()
    for number in range(1, pairs + 1):
        pair(game, options, number, source, sums)
    return sums


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--game", choices=list(GAMES))
    arguments = parser.parse_args()
    faults = 0
    for name in GAMES if arguments.game is None else [arguments.game]:
        for source in (keyed, stream):
            began = time.monotonic()
            found = compare(name, arguments.pairs, source)
            print(
                f"{name:12} {source.__name__:7} {arguments.pairs} pairs: of {found.common} draws"
                f" for the same thing after the decision {found.different} fell otherwise;"
                f" {found.alone} in one game alone ({time.monotonic() - began:.0f} s)",
                flush=True,
            )
            if source is keyed:
                faults += found.different
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
