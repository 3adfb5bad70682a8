"""Chance for simulation: quick, the same in plain Python and compiled, not secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tablee.kernel.chance.source import WORD_COUNT, WORD_MASK, Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


class FastChance(Chance):
    """Doty-Humphrey's sfc32, seeded with a whole number: quick, good, not secret.

    Only sums, shifts and exclusive-ors of 32-bit words are used, so plain Python and compiled
    code give the same numbers. Bounds are met by Lemire's multiply-and-reject.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        a: i64 = _mixed(seed & WORD_MASK)
        b: i64 = _mixed(a ^ (seed >> 32 & WORD_MASK))
        c: i64 = _mixed(b ^ (stream & WORD_MASK))
        counter: i64 = _mixed(c ^ (stream >> 32 & WORD_MASK))
        for _ in range(4):
            word: i64 = (a + b + counter) & WORD_MASK
            counter += 1
            a = b ^ b >> 9
            b = c + (c << 3) & WORD_MASK
            c = (c << 21 | c >> 11) + word & WORD_MASK
        self._a: i64 = a
        self._b: i64 = b
        self._c: i64 = c
        self._counter: i64 = counter

    def copy(self) -> FastChance:
        """Another stream that will give the same numbers."""
        copied = FastChance(0)
        copied._a = self._a
        copied._b = self._b
        copied._c = self._c
        copied._counter = self._counter
        return copied

    def bookmark(self) -> object:
        """The four words that all draws come from."""
        return (self._a, self._b, self._c, self._counter)

    def go_to(self, bookmark: object) -> None:
        """Draw on from there."""
        a, b, c, counter = cast("tuple[int, int, int, int]", bookmark)
        self._a = a
        self._b = b
        self._c = c
        self._counter = counter

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bound is at most 2**31."""
        if not 0 < bound <= 0x80000000:
            raise ValueError(f"a draw needs a bound from 1 to 2**31, not {bound}")
        while True:
            b: i64 = self._b
            c: i64 = self._c
            counter: i64 = self._counter
            word: i64 = (self._a + b + counter) & WORD_MASK
            self._counter = counter + 1
            self._a = b ^ b >> 9
            self._b = c + (c << 3) & WORD_MASK
            self._c = (c << 21 | c >> 11) + word & WORD_MASK
            product: i64 = word * bound
            low: i64 = product & WORD_MASK
            if low >= bound or low >= (WORD_COUNT - bound) % bound:
                return product >> 32

    def deal(self, items: list[int], count: i64) -> list[int]:
        """So many of the items: the draws of `take`, without a call for each."""
        dealt: list[int] = []
        a: i64 = self._a
        b: i64 = self._b
        c: i64 = self._c
        counter: i64 = self._counter
        left: i64 = len(items)
        if count > left:
            raise ValueError(f"{count} cannot be dealt of {left}")
        while count > 0:
            word: i64 = (a + b + counter) & WORD_MASK
            counter += 1
            a = b ^ b >> 9
            b = c + (c << 3) & WORD_MASK
            c = (c << 21 | c >> 11) + word & WORD_MASK
            product: i64 = word * left
            low: i64 = product & WORD_MASK
            if low >= left or low >= (WORD_COUNT - left) % left:
                dealt.append(items.pop(product >> 32))
                left -= 1
                count -= 1
        self._a = a
        self._b = b
        self._c = c
        self._counter = counter
        return dealt


def _mixed(word: i64) -> i64:
    """Wellons' lowbias32: near seeds give far-apart streams. No product exceeds 63 bits."""
    word = word + 0x9E3779B9 & WORD_MASK
    word = (word ^ word >> 16) * 0x21F0AAAD & WORD_MASK
    word = (word ^ word >> 15) * 0x735A2D97 & WORD_MASK
    return word ^ word >> 15
