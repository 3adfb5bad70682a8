"""A view as numbers, for learning: a list of fixed length whose parts are documented.

Every number lies between 0 and 1. Seats are counted from the observer's own, which is number 0, so
that a player learns one game and not one for each chair.

Counting what happened over many games: table -> label -> how often.
"""

from __future__ import annotations


class Part:
    """A stretch of an observation: its name, how many numbers it has, and what they mean."""

    def __init__(self, name: str, size: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning


def observation_size(parts: tuple[Part, ...]) -> int:
    """How many numbers an observation has."""
    return sum(part.size for part in parts)


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
