"""Twin games: whole games that look the same to one seat, though what it may not know differs.

A plan is made beforehand: two starts that the observer cannot tell apart, and moves with draws for
each of them that keep it so to the end. There are two ways to come by one:

* the starts differ (other cards in a hidden hand), and moves are looked for that do not show it;
* the starts are the same, and somebody else makes two secret moves in one order or the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec

from tablee.kernel.chance import Chance, FastChance, RecordingChance
from tablee.kernel.game import Game
from tablee.kernel.state import SPECTATOR, Event, State

#: How many moves are tried before the difference may shrink, and before it is given up.
TRIES, LAST_TRIES = 12, 60
#: So many games are begun until one can be played to its end without showing the difference.
GAMES = 12
#: Secret moves that are swapped are among the first so many.
EARLY = 60

Pair = tuple[Any, Any]


class Leading(Chance):
    """Draws, and remembers what was drawn rather than its place."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.drawn: list[int] = []

    def below(self, bound: int) -> int:
        self.drawn.append(self._source.below(bound))
        return self.drawn[-1]

    def place(self, items: list[int]) -> int:
        place = self._source.below(len(items))
        self.drawn.append(items[place])
        return place


class Following(Chance):
    """Draws the same things as another table did, wherever they lie; else anything."""

    def __init__(self, drawn: list[int], source: Chance) -> None:
        self._drawn = iter(drawn)
        self._source = source

    def below(self, bound: int) -> int:
        drawn = next(self._drawn, bound)
        return drawn if drawn < bound else self._source.below(bound)

    def place(self, items: list[int]) -> int:
        drawn = next(self._drawn, -1)
        return items.index(drawn) if drawn in items else self._source.below(len(items))


class Step:
    """One move of a seat at each table, in notation, and what is drawn for it."""

    def __init__(self, seat: int, moves: Pair, draws: Pair) -> None:
        self.seat = seat
        self.moves = moves
        self.draws = draws


class Eyes:
    """What an observer, and everybody, can see of two tables."""

    def __init__(self, game: Game, observer: int) -> None:
        self._game = game
        self._observers = (observer, SPECTATOR)

    def differ(self, left: State, right: State) -> bool:
        return left.position() != right.position()

    def alike(self, left: State, right: State) -> bool:
        if left.to_act() != right.to_act() or left.outcome() != right.outcome():
            return False
        return all(self._seen(left, who) == self._seen(right, who) for who in self._observers)

    def _seen(self, state: State, who: int) -> bytes:
        view = state.view(who)
        return msgspec.json.encode([view.document(), view.prompt()])

    def told_alike(self, left: list[Event], right: list[Event]) -> bool:
        document = self._game.event_document
        return all(
            [document(event, who) for event in left] == [document(event, who) for event in right]
            for who in self._observers
        )


class Twins:
    """Two tables that look the same to an observer, and how they go on."""

    def __init__(self, game: Game, observer: int, states: Pair, picks: Chance) -> None:
        self.game = game
        self.observer = observer
        self._eyes = Eyes(game, observer)
        self._picks = picks
        self.states = states
        #: The positions from which both begin.
        self.starts = tuple(msgspec.to_builtins(state.position()) for state in states)
        self.steps: list[Step] = []
        #: After how many steps the tables differed.
        self.differed = 0

    @property
    def whole(self) -> bool:
        """Whether the games are over."""
        return not self.states[0].to_act()

    def still_differ(self) -> bool:
        """Whether there is anything that the observer may not know and that is not the same."""
        return self._eyes.differ(*self.states)

    def make(self, seat: int, moves: Pair, different: bool = False) -> bool:
        """Make a move at both tables, unless the observer could tell them apart by it."""
        after = tuple(state.copy() for state in self.states)
        told: tuple[list[Event], list[Event]] = ([], [])
        leading = Leading(self._picks)
        chances = (
            RecordingChance(leading),
            RecordingChance(Following(leading.drawn, self._picks)),
        )
        for state, move, chance, events in zip(after, moves, chances, told, strict=True):
            state.apply(seat, move, chance, events)
        if not self._eyes.alike(*after) or not self._eyes.told_alike(*told):
            return False
        if self._eyes.differ(*after):
            self.differed += 1
        elif different:
            return False
        self.states = after
        notations = tuple(map(self.game.notation, moves))
        draws = tuple(chance.drain() for chance in chances)
        self.steps.append(Step(seat, notations, draws))  # type: ignore[arg-type]
        return True


# ---- other cards in a hidden hand -------------------------------------------------------------


def sampled(game: Game, options: msgspec.Struct, observer: int, seed: int) -> Twins | None:
    """Twins whose starts differ; None if nothing is hidden at the start of this game."""
    picks, eyes = FastChance(seed, 5), Eyes(game, observer)
    real = game.setup(options, FastChance(seed))
    for _ in range(20):
        twin: State = real.view(observer).sample(picks)
        if eyes.differ(real, twin) and eyes.alike(real, twin):
            twins = Twins(game, observer, (real, twin), picks)
            while not twins.whole and _find_step(twins, picks):
                pass
            return twins
    return None


def _find_step(twins: Twins, picks: Chance) -> bool:
    left, right = twins.states
    tries = TRIES if twins.still_differ() else 0
    for attempt in range(LAST_TRIES):
        seat = picks.choose(left.to_act())
        both = [move for move in left.legal(seat) if move in right.legal(seat)]
        if both:
            move = picks.choose(both)
            if twins.make(seat, (move, move), different=attempt < tries):
                return True
    return False


# ---- secret moves in another order ------------------------------------------------------------


def swapped(game: Game, options: msgspec.Struct, observer: int, seed: int) -> Twins:
    """Twins with the same start, at one of which somebody made two secret moves the other way."""
    made = _random_game(game, options, seed)
    best: Twins | None = None
    for first, second in _pairs(made[:EARLY], observer):
        other = made[:]
        other[first], other[second] = made[second], made[first]
        twins = _played(game, options, observer, seed, made, other)
        if twins is not None and (best is None or twins.differed > best.differed):
            best = twins
            if twins.whole:
                break
    assert best is not None, "nothing is ever done in secret"
    return best


def _random_game(game: Game, options: msgspec.Struct, seed: int) -> list[tuple[int, int]]:
    """The moves of a game up to the last that might be swapped."""
    state, picks = game.setup(options, FastChance(seed)), FastChance(seed, 6)
    made: list[tuple[int, int]] = []
    while state.to_act() and len(made) < EARLY:
        seat = picks.choose(state.to_act())
        move = picks.choose(state.legal(seat))
        state.apply(seat, move, picks, None)
        made.append((seat, move))
    return made


def _pairs(made: list[tuple[int, int]], observer: int) -> Iterator[tuple[int, int]]:
    """Two different moves of somebody else, the farthest apart first."""
    others = [place for place, (seat, _) in enumerate(made) if seat != observer]
    pairs = [(i, j) for i, j in combinations(others, 2) if made[i][0] == made[j][0]]
    for first, second in sorted(pairs, key=lambda pair: pair[0] - pair[1]):
        if made[first] != made[second]:
            yield first, second


def _played(
    game: Game,
    options: msgspec.Struct,
    observer: int,
    seed: int,
    made: list[tuple[int, int]],
    other: list[tuple[int, int]],
) -> Twins | None:
    picks = FastChance(seed, 6)
    states = tuple(game.setup(options, FastChance(seed)) for _ in range(2))
    twins = Twins(game, observer, states, picks)  # type: ignore[arg-type]
    for (seat, move), (_, another) in zip(made, other, strict=True):
        legal = move in twins.states[0].legal(seat) and another in twins.states[1].legal(seat)
        if not legal or not twins.make(seat, (move, another)):
            break
    if not twins.differed or twins.states[0].to_act() != twins.states[1].to_act():
        return None
    while not twins.whole and _find_step(twins, picks):
        pass
    return twins if twins.whole else None


def plan(game: Game, options: msgspec.Struct, observer: int) -> Twins:
    """A whole game of twins."""
    for seed in range(GAMES):
        twins = sampled(game, options, observer, seed)
        if twins is not None and twins.whole:
            return twins
    return swapped(game, options, observer, 1)
