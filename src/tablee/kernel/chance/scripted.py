"""Chance that somebody laid down beforehand, for tests, lessons and adapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tablee.kernel.chance.source import Chance, ChanceError

if TYPE_CHECKING:
    from mypy_extensions import i64


class ScriptedChance(Chance):
    """Draws written down beforehand; one that does not fit, or is left over, is an error.

    `below` takes a number, `die` the face shown and `choose` the item itself, so that a script
    can be read: card 17, a five, not their places in some list.
    """

    def __init__(self, script: list[int]) -> None:
        self._script = list(script)
        self._next = 0

    def _take(self, wanted: str) -> int:
        if self._next >= len(self._script):
            raise ChanceError(
                f"the script of {len(self._script)} draws is used up, but {wanted} is needed"
            )
        value = self._script[self._next]
        self._next += 1
        return value

    def bookmark(self) -> object:
        """How many draws were taken."""
        return self._next

    def go_to(self, bookmark: object) -> None:
        """Take draws from there on."""
        self._next = cast("int", bookmark)

    def below(self, bound: i64) -> i64:
        """The next number of the script, which must be below the bound."""
        value = self._take(f"a number below {bound}")
        if not 0 <= value < bound:
            raise ChanceError(f"draw {self._next} is {value}, not a number below {bound}")
        return value

    def place(self, items: list[int]) -> i64:
        """The place of the next item of the script."""
        return items.index(self.choose(items))

    def choose(self, items: list[int]) -> int:
        """The next item of the script, which must be among the items."""
        value = self._take(f"one of {items}")
        if value not in items:
            raise ChanceError(f"draw {self._next} is {value}, which is not among {items}")
        return value

    def take(self, items: list[int]) -> int:
        """The next item of the script, taken out of the items."""
        value = self.choose(items)
        items.remove(value)
        return value

    def die(self, sides: i64) -> i64:
        """The next face of the script."""
        value = self._take(f"a face from 1 to {sides}")
        if not 1 <= value <= sides:
            raise ChanceError(f"draw {self._next} is {value}, not a face from 1 to {sides}")
        return value

    def shuffle(self, items: list[int]) -> None:
        """The next items of the script become the order."""
        left = list(items)
        items[:] = [self.take(left) for _ in items]

    def unused(self) -> list[int]:
        """The draws that nobody asked for."""
        return self._script[self._next :]

    def finish(self) -> None:
        """Fail if draws are left over: the game did not do what the script's author thought."""
        left = self.unused()
        if left:
            raise ChanceError(f"{len(left)} scripted draws were not used: {left}")


class NoChance(Chance):
    """For moves that were made without a draw and are made again."""

    def below(self, bound: i64) -> i64:
        """There is nothing to draw."""
        raise ChanceError(f"a number below {bound} is needed where nothing is drawn")
