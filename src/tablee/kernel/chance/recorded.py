"""Chance that is written down, repeated from a record, or passed on to another source."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tablee.kernel.chance.source import Chance, ChanceError

if TYPE_CHECKING:
    from mypy_extensions import i64


class RecordingChance(Chance):
    """Passes draws through from another source and writes them down as (value, bound)."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.draws: list[tuple[int, int]] = []

    def at(self, what: str, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Tell the other source."""
        self._source.at(what, first, second, third)

    def bookmark(self) -> object:
        """How far the other source is."""
        return self._source.bookmark()

    def go_to(self, bookmark: object) -> None:
        """Let the other source go there; what was written down stays."""
        self._source.go_to(bookmark)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, written down."""
        value = self._source.below(bound)
        self.draws.append((value, bound))
        return value

    def place(self, items: list[int]) -> i64:
        """The place of one of the items, written down."""
        place = self._source.place(items)
        self.draws.append((place, len(items)))
        return place

    def choose(self, items: list[int]) -> int:
        """One of the items; its place in the list is written down."""
        return items[self.place(items)]

    def take(self, items: list[int]) -> int:
        """One of the items, taken out; its place in the list is written down."""
        return items.pop(self.place(items))

    def die(self, sides: i64) -> i64:
        """A die's face, written down as the number below it."""
        face = self._source.die(sides)
        self.draws.append((face - 1, sides))
        return face

    def shuffle(self, items: list[int]) -> None:
        """A random order, written down as the draws of an ordinary shuffle."""
        wanted = list(items)
        self._source.shuffle(wanted)
        last = len(items) - 1
        while last > 0:
            other = items.index(wanted[last], 0, last + 1)
            self.draws.append((other, last + 1))
            items[last], items[other] = items[other], items[last]
            last -= 1

    def drain(self) -> list[tuple[int, int]]:
        """The draws since the last call."""
        draws = self.draws
        self.draws = []
        return draws


class ReplayChance(Chance):
    """The draws of a record, checked against the bounds the game asks for."""

    def __init__(self, draws: list[tuple[int, int]]) -> None:
        self._draws = draws
        self._next = 0

    def bookmark(self) -> object:
        """How many draws were taken."""
        return self._next

    def go_to(self, bookmark: object) -> None:
        """Take draws from there on."""
        self._next = cast("int", bookmark)

    def below(self, bound: i64) -> i64:
        """The next recorded number; its bound must be the one asked for."""
        if self._next >= len(self._draws):
            raise ChanceError(f"the record has no draw for a number below {bound}")
        value, recorded_bound = self._draws[self._next]
        self._next += 1
        if recorded_bound != bound or not 0 <= value < bound:
            raise ChanceError(
                f"the record has draw [{value}, {recorded_bound}] where a number below {bound}"
                " is needed"
            )
        return value

    def finish(self) -> None:
        """Fail if recorded draws are left over."""
        left = len(self._draws) - self._next
        if left:
            raise ChanceError(f"{left} recorded draws were not used")


class SwitchedChance(Chance):
    """Passes every draw on to a source that can be changed between two moves."""

    def __init__(self, source: Chance) -> None:
        self.source = source

    def at(self, what: str, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Tell the present source."""
        self.source.at(what, first, second, third)

    def bookmark(self) -> object:
        """The present source, and how far it is."""
        return (self.source, self.source.bookmark())

    def go_to(self, bookmark: object) -> None:
        """Draw from that source again, from there on."""
        source, place = cast("tuple[Chance, object]", bookmark)
        self.source = source
        source.go_to(place)

    def below(self, bound: i64) -> i64:
        """A number from the present source."""
        return self.source.below(bound)

    def place(self, items: list[int]) -> i64:
        """A place from the present source."""
        return self.source.place(items)

    def choose(self, items: list[int]) -> int:
        """An item from the present source."""
        return self.source.choose(items)

    def take(self, items: list[int]) -> int:
        """An item taken out by the present source."""
        return self.source.take(items)

    def die(self, sides: i64) -> i64:
        """A face from the present source."""
        return self.source.die(sides)

    def shuffle(self, items: list[int]) -> None:
        """An order from the present source."""
        self.source.shuffle(items)
