"""What a seat can know of cards that came back, worked out step by step from what it saw.

`odds` computes the next card from a few counts. This follows a game draw by draw and card by
card instead, with a weight for every way in which the returned cards may be spread: slower, and
nothing in common with it. Cards that came back with the same failure are interchangeable, and so
are cards that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import gcd

from tablee.games.les_poilus.data import FIRST_KNOCK
from tablee.games.les_poilus.table import events as happened
from tablee.kernel.state import Event

#: For each failure, how many of its cards are in the shuffled layer and in each seat's hand.
World = tuple[tuple[int, ...], ...]
#: A world -> the worlds it may become, with what their weights are multiplied by. Only ratios of
#: weights matter, so factors that all worlds share are left out.
Step = Callable[[World], list[tuple[World, int]]]

LAYER = 0


def _moved(world: World, failure: int, source: int, target: int | None) -> World:
    """One card of a failure goes from one place to another, or where everybody sees it."""
    counts = list(world[failure])
    counts[source] -= 1
    if target is not None:
        counts[target] += 1
    return (*world[:failure], tuple(counts), *world[failure + 1 :])


def _at(world: World, place: int) -> int:
    """How many returned cards are in a place."""
    return sum(counts[place] for counts in world)


class Belief:
    """One observer's worlds and their weights."""

    def __init__(self, observer: int, players: int, trials: int) -> None:
        self.observer = observer
        self.players = players
        self.top = trials
        self.layer = 0
        self.land: list[int] = []
        self.held = [0] * players
        #: Cards that came back and were not seen since -> the number of the failure.
        self.returned: dict[int, int] = {}
        self.worlds: dict[World, int] = {(): 1}

    def deal(self, leader: int, dealt: dict[int, list[int]]) -> None:
        """One card at a time from the leader on (P2.2)."""
        for turn in range(max(len(cards) for cards in dealt.values())):
            for place in range(self.players):
                seat = (leader + place) % self.players
                if turn < len(dealt[seat]):
                    self._draw(seat, dealt[seat][turn])

    def follow(self, event: Event) -> None:
        """Take notice of any other event."""
        kind, values = event[0], event[1:]
        if kind == happened.FRENZY_DREW:
            for card in values[2:]:
                self._draw(values[0], card)
        elif kind == happened.ANSWER_SHOWN:
            self._show(values[0], values[1])
        elif kind == happened.CARD_PLAYED:
            self._show(values[0], values[1])
            self._lay(values[1])
        elif kind in (happened.TRAP_SPRUNG, happened.CLUMSY_DREW):
            self._see_drawn(values[1])
            self._lay(values[1])
        elif kind == happened.CHARM_USED:
            self.land.remove(values[1])
        elif kind == happened.MISSION_FAILED:
            self._shuffle_back()
        elif kind == happened.MISSION_SUCCEEDED:
            self.land = []
        elif kind == happened.MORALE_DROPPED:
            self.top += values[0]

    def _lay(self, card: int) -> None:
        if card < FIRST_KNOCK:
            self.land.append(card)

    def _draw(self, seat: int, card: int) -> None:
        """A seat draws for its hand; the card may be looked at only if it is the observer's."""
        self.held[seat] += 1
        if seat == self.observer:
            self._see_drawn(card)
        elif self.top:
            self.top -= 1
        else:
            size = self.layer
            self.layer -= 1
            self._change(lambda world: self._hidden(world, seat, size))

    def _hidden(self, world: World, seat: int, size: int) -> list[tuple[World, int]]:
        after = [(world, size - _at(world, LAYER))]
        for failure, counts in enumerate(world):
            after.append((_moved(world, failure, LAYER, 1 + seat), counts[LAYER]))
        return after

    def _see_drawn(self, card: int) -> None:
        """This very card comes from Trials."""
        if self.top:
            self.top -= 1
            return
        size = self.layer
        self.layer -= 1
        self._see(card, LAYER, size)

    def _show(self, seat: int, card: int) -> None:
        """A seat shows a card of its hand, each of which it might have shown as well."""
        if seat != self.observer:
            self._see(card, 1 + seat, self.held[seat])
        self.held[seat] -= 1

    def _see(self, card: int, place: int, size: int) -> None:
        """This very card was in a place that holds so many."""
        failure = self.returned.pop(card, None)
        if failure is None:
            self._change(lambda world: [(world, size - _at(world, place))])
        else:
            came_from = failure
            self._change(
                lambda world: [(_moved(world, came_from, place, None), world[came_from][place])]
            )

    def _shuffle_back(self) -> None:
        back = (len(self.land), *[0] * self.players)
        for card in self.land:
            self.returned[card] = len(next(iter(self.worlds)))
        self._change(lambda world: [((*world, back), 1)])
        self.layer += self.top + len(self.land)
        self.top = 0
        self.land = []

    def _change(self, step: Step) -> None:
        worlds: dict[World, int] = {}
        for world, weight in self.worlds.items():
            for after, factor in step(world):
                if factor:
                    worlds[after] = worlds.get(after, 0) + weight * factor
        shared = gcd(*worlds.values())
        self.worlds = {world: weight // shared for world, weight in worlds.items()}

    def next_returned(self) -> dict[int, Fraction]:
        """The chance of each returned card to be the next one drawn from the shuffled layer."""
        total = sum(self.worlds.values())
        chances: dict[int, Fraction] = {}
        for card, failure in self.returned.items():
            alike = sum(1 for other in self.returned.values() if other == failure)
            in_layer = sum(weight * world[failure][LAYER] for world, weight in self.worlds.items())
            chances[card] = Fraction(in_layer, total * alike * self.layer)
        return chances
