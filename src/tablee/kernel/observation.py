"""A view as numbers, for learning: a list of fixed length whose parts are documented.

Every number lies between 0 and 1. Seats are counted from the observer's own, which is number 0, so
that a player learns one game and not one for each chair.

A game that is to be observed quickly writes small whole numbers instead, into memory that compiled
code reaches directly: `Rows`. Each stands for a share of its part's `most`.

Counting what happened over many games: table -> label -> how often.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from librt.strings import BytesWriter
    from mypy_extensions import i64

    #: Memory for numbers from 0 to 255: mypyc's own in the compiled build, else a bytearray.
    Numbers = BytesWriter


class Part:
    """A stretch of an observation: its name, how many numbers it has, and what they mean.

    `most` is what 1.0 stands for where the game writes whole numbers (`State.observe_into`).
    `names` are those of its numbers, or of its planes: stretches of equal length.
    """

    def __init__(
        self, name: str, size: int, meaning: str, most: int = 0, names: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning
        self.most = most
        self.names = names


def observation_size(parts: tuple[Part, ...]) -> int:
    """How many numbers an observation has."""
    return sum(part.size for part in parts)


def is_counted(parts: tuple[Part, ...]) -> bool:
    """Whether the game writes whole numbers, by `State.observe_into`."""
    return bool(parts) and all(part.most > 0 for part in parts)


#: Whether this module runs as machine code, where functions are not Python's own.
COMPILED: Final = not isinstance(observation_size, FunctionType)


class Rows:
    """So many rows of numbers, all zero until they are written."""

    def __init__(self, count: i64, size: i64) -> None:
        self.count: i64 = count
        self.size: i64 = size
        self._zeros = bytes(count * size)
        self.numbers: Numbers = _new_numbers(self._zeros)

    def clear(self) -> None:
        """Make every number 0."""
        if COMPILED:
            self.numbers.truncate(0)
            self.numbers.write(self._zeros)
        else:
            self.numbers = _plain_numbers(self._zeros)

    def content(self) -> bytes:
        """All rows, one after the other."""
        return self.numbers.getvalue() if COMPILED else bytes(_plain(self.numbers))


def _new_numbers(zeros: bytes) -> Numbers:
    if COMPILED:
        numbers = BytesWriter()
        numbers.write(zeros)
    else:
        numbers = _plain_numbers(zeros)
    return numbers


def _plain_numbers(zeros: bytes) -> Any:
    return bytearray(zeros)


def _plain(numbers: Any) -> Any:
    return numbers


def shares(parts: tuple[Part, ...], counts: bytes) -> list[float]:
    """A row of whole numbers as shares of what each could be at most."""
    numbers: list[float] = []
    place = 0
    for part in parts:
        most = part.most
        numbers += [count / most if count else 0.0 for count in counts[place : place + part.size]]
        place += part.size
    return numbers


def put(numbers: Numbers, place: i64, count: i64, most: i64) -> None:
    """Write a count: not below 0, and not above the most it is expected to be."""
    if count < 0:
        count = 0
    elif count > most:
        count = most
    # At hand before it is assigned: compiled code would work it out twice.
    written = int(count)
    numbers[place] = written


def one_of(place: int, size: int) -> list[float]:
    """All zeros but a one at a place; a place outside means none."""
    return [1.0 if place == number else 0.0 for number in range(size)]


def share(count: int, most: int) -> float:
    """A count as a share of the most it is expected to be."""
    return min(1.0, max(0.0, count / most))


def members(items: list[int], first: int, size: int) -> list[float]:
    """A one for each of the numbers from `first` on that is among the items."""
    found = [0.0] * size
    for item in items:
        if 0 <= item - first < size:
            found[item - first] = 1.0
    return found


def add_one(counts: dict[str, dict[str, int]], table: str, label: str) -> None:
    """Count one more."""
    add_count(counts, table, label, 1)


def add_count(counts: dict[str, dict[str, int]], table: str, label: str, count: int) -> None:
    """Count some more."""
    labels = counts.setdefault(table, {})
    labels[label] = labels.get(label, 0) + count
