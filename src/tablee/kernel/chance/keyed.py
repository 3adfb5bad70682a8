"""Luck keyed by the situation: for tables that are to be compared (K4.6).

Two tables with the same seed get the same deal, and the same action in the same situation meets the
same luck there, whatever else was done before. The rules say in which situation they draw
(`chance.at`); every other source pays no attention to it.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final, cast

from tablee.kernel.chance.source import WORD_COUNT, Chance, ChanceError

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The first words of what is hashed: a number below a bound, and the lot of one of several items.
NUMBER: Final = "number"
LOT: Final = "lot"
SEED_BYTES: Final = 32


class KeyedChance(Chance):
    """Draws that depend on a seed and on the situation they are made in, and on nothing else.

    A situation is a text: what is drawn for, and up to three numbers that tell it from others. The
    draws of one are numbered from 0. HMAC is HMAC-SHA-256 with the seed as its key, its message
    these words, separated by spaces:

    * a number below a bound: `number`, the situation, the draw's number, the attempt. The first
      four bytes are a word w; one that is not below the largest multiple of the bound that fits
      in 2**32 is thrown away for the next attempt's; the value is w modulo the bound.
    * one of several items: for each item `lot`, the situation, how many items there are, the
      item, and which of its equals it is. The item with the lowest digest is drawn.

    Lots make a drawn card independent of the order of a list, and of most of what else is in it.
    """

    def __init__(self, seed: bytes, known: dict[str, int] | None = None) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"the seed of a deal has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        #: What fell in an earlier game, by the message's words: there it falls again.
        self._known = known if known is not None else {}
        self._situation = ""
        self._number = 0

    def at(self, what: str, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """What follows is drawn in this situation."""
        self._situation = situation(what, first, second, third)
        self._number = 0

    def bookmark(self) -> object:
        """The situation, and how many numbers were drawn in it."""
        return (self._situation, self._number)

    def go_to(self, bookmark: object) -> None:
        """Draw on from there."""
        found, number = cast("tuple[str, int]", bookmark)
        self._situation = found
        self._number = number

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bound is at most 2**32."""
        if bound <= 0 or bound > WORD_COUNT:
            raise ValueError(f"a draw needs a bound from 1 to 2**32, not {bound}")
        words = f"{NUMBER} {self._named()} {self._number}"
        self._number += 1
        fell = self._known.get(words, -1)
        if 0 <= fell < bound:
            return fell
        limit = WORD_COUNT - WORD_COUNT % bound
        attempt = 0
        while True:
            word = int.from_bytes(self._digest(f"{words} {attempt}")[:4], "big")
            if word < limit:
                return word % bound
            attempt += 1

    def place(self, items: list[int]) -> i64:
        """The place of the item with the lowest lot; of equal items, the first that is left."""
        words = f"{LOT} {self._named()} {len(items)}"
        fell = self._known.get(words, -1)
        if fell in items:
            return items.index(fell)
        best = -1
        lowest = b""
        copies: dict[int, int] = {}
        for number in range(len(items)):
            item = items[number]
            copy = copies.get(item, 0)
            copies[item] = copy + 1
            lot = self._digest(f"{words} {item} {copy}")
            if best < 0 or lot < lowest:
                best = number
                lowest = lot
        if best < 0:
            raise ValueError("there is nothing to draw from")
        return best

    def choose(self, items: list[int]) -> int:
        """The item with the lowest lot."""
        return items[self.place(items)]

    def take(self, items: list[int]) -> int:
        """The item with the lowest lot, taken out of the list."""
        return items.pop(self.place(items))

    def _named(self) -> str:
        if not self._situation:
            raise ChanceError("the rules draw without saying in which situation")
        return self._situation

    def _digest(self, message: str) -> bytes:
        return hmac.digest(self._seed, message.encode(), "sha256")


class NotingChance(Chance):
    """Passes draws through and notes what fell in which situation: the luck of a game that was."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._situation = ""
        self._number = 0
        #: By the words of `KeyedChance`: the number, or the item drawn.
        self.noted: dict[str, int] = {}

    def at(self, what: str, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """What follows is drawn in this situation."""
        self._source.at(what, first, second, third)
        self._situation = situation(what, first, second, third)
        self._number = 0

    def below(self, bound: i64) -> i64:
        """A number, noted."""
        value = self._source.below(bound)
        self.noted.setdefault(f"{NUMBER} {self._situation} {self._number}", value)
        self._number += 1
        return value

    def place(self, items: list[int]) -> i64:
        """The place of an item, which is noted."""
        place = self._source.place(items)
        self.noted.setdefault(f"{LOT} {self._situation} {len(items)}", items[place])
        return place

    def choose(self, items: list[int]) -> int:
        """An item, noted."""
        return items[self.place(items)]

    def take(self, items: list[int]) -> int:
        """An item, noted and taken out of the list."""
        return items.pop(self.place(items))


def situation(what: str, first: i64, second: i64, third: i64) -> str:
    """A situation as a text."""
    return f"{what} {first} {second} {third}"


def thought_seed(seed: bytes, level: str, seat: i64, seen: bytes) -> int:
    """The seed of a computer player's own luck, from what it sees: the same view, the same answer.

    `seen` is its view as a document. The first eight bytes of HMAC-SHA-256, with the deal's seed as
    its key, over `thought`, level, seat and the SHA-256 of the document, with spaces between.
    """
    message = f"thought {level} {seat} {hashlib.sha256(seen).hexdigest()}"
    return int.from_bytes(hmac.digest(seed, message.encode(), "sha256")[:8], "big")
