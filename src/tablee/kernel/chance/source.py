"""What every source of chance can do. A draw is a whole number below a bound."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

WORD_MASK: Final = 0xFFFFFFFF
WORD_COUNT: Final = 0x100000000


class ChanceError(Exception):
    """A script or a record does not fit the draws that the game asks for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of equally likely whole numbers."""

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1."""
        raise NotImplementedError

    def at(self, what: str, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Say in which situation the next draws are made: what for, and what tells it from others.

        Only `KeyedChance` listens: there the same situation meets the same luck.
        """

    def bookmark(self) -> object:
        """How far this source is, for `go_to`; None where a source cannot go back."""
        return None

    def go_to(self, bookmark: object) -> None:
        """Go back to a bookmark, or on to it: the draws after it come again."""

    def place(self, items: list[int]) -> i64:
        """The place of one of the items; of equal items, each has its own."""
        return self.below(len(items))

    def choose(self, items: list[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def take(self, items: list[int]) -> int:
        """One of the items, removed from the list: a card drawn from the pile."""
        return items.pop(self.below(len(items)))

    def deal(self, items: list[int], count: i64) -> list[int]:
        """So many of the items, taken out of the list one by one."""
        return [self.take(items) for _ in range(count)]

    def die(self, sides: i64) -> i64:
        """A die's face, from 1 to sides."""
        return self.below(sides) + 1

    def other_die(self, sides: i64, face: i64) -> i64:  # noqa: ARG002
        """The second die of a roll that is made again as long as both show the same.

        It may show the same; only where every draw is a branch of a tree that has to end, it
        cannot, which gives every other roll the same chance.
        """
        return self.die(sides)

    def hits(self, dice: i64, sides: i64, most: i64) -> i64:
        """How many of so many dice show no more than a face."""
        hits: i64 = 0
        for _ in range(dice):
            if self.die(sides) <= most:
                hits += 1
        return hits

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1
