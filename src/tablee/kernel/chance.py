"""Where randomness comes from. A game never owns it: chance is an argument of every move.

`FairChance` is for matches: anyone who learns its secret afterwards can check every draw.
`FastChance` is for simulation. `ScriptedChance` is for tests and tutorials.
`ReplayChance` repeats a record, and `RecordingChance` writes one.

A draw is always `below(bound)`: a whole number from 0 to bound - 1, each equally likely. All
of them reject words that would favour small numbers, so there is no modulo bias.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final, cast

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

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


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


class FairChance(Chance):
    """Draws that anyone can check once the secret is known.

    Block number i is HMAC-SHA-256(secret, label + 0x00 + i as 8 bytes, big endian), read as
    eight 32-bit big-endian words. A draw takes the next word w; if w is not below the largest
    multiple of the bound that fits in 2**32 it is thrown away and the next one is taken; the
    value is w modulo the bound.
    """

    def __init__(self, secret: bytes, label: str, words_used: int = 0) -> None:
        if len(secret) < 16:
            raise ValueError("the secret needs at least 16 bytes")
        self._secret = secret
        self._label = label.encode() + b"\0"
        self._block_number = -1
        self._block = b""
        #: How many words were taken so far: enough to go on after a restart.
        self.words_used = words_used

    def _word(self) -> int:
        block_number, word_number = divmod(self.words_used, 8)
        if block_number != self._block_number:
            message = self._label + block_number.to_bytes(8, "big")
            self._block = hmac.new(self._secret, message, hashlib.sha256).digest()
            self._block_number = block_number
        self.words_used += 1
        return int.from_bytes(self._block[word_number * 4 : word_number * 4 + 4], "big")

    def bookmark(self) -> object:
        """How many words were taken."""
        return self.words_used

    def go_to(self, bookmark: object) -> None:
        """Take words from there on."""
        self.words_used = cast("int", bookmark)

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1; bound is at most 2**32."""
        if bound <= 0 or bound > WORD_COUNT:
            raise ValueError(f"a draw needs a bound from 1 to 2**32, not {bound}")
        limit = WORD_COUNT - WORD_COUNT % bound
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % bound


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


class RecordingChance(Chance):
    """Passes draws through from another source and writes them down as (value, bound)."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.draws: list[tuple[int, int]] = []

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


class NeedsDraw(Exception):
    """A draw that has not been made yet: a number below `bound` is needed."""

    def __init__(self, bound: int) -> None:
        super().__init__(f"a number below {bound} is needed")
        self.bound = bound


class PausingChance(Chance):
    """Draws made so far; one more raises `NeedsDraw`, so that chance can be a player of its own."""

    def __init__(self, draws: list[int]) -> None:
        self._draws = draws
        self._next = 0

    def below(self, bound: i64) -> i64:
        """The next number, or a pause. One possible number is no draw."""
        if bound == 1:
            return 0
        if self._next >= len(self._draws):
            raise NeedsDraw(bound)
        self._next += 1
        return self._draws[self._next - 1]


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


class NoChance(Chance):
    """For moves that were made without a draw and are made again."""

    def below(self, bound: i64) -> i64:
        """There is nothing to draw."""
        raise ChanceError(f"a number below {bound} is needed where nothing is drawn")


class SwitchedChance(Chance):
    """Passes every draw on to a source that can be changed between two moves."""

    def __init__(self, source: Chance) -> None:
        self.source = source

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
