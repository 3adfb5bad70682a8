"""The chances of lists of attacks that were worked out before, here or by another process."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tablee.games.trench_club.odds_battle import TooMuchWork, Work
from tablee.games.trench_club.odds_lists import destruction
from tablee.games.trench_club.odds_long import destruction_within
from tablee.games.trench_club.table.components import Components

#: What a table may do for one answer: a few thousandths of a second where compiled.
QUICK_WORK: Final = 4_000
#: What is done to know a chance exactly, and by a computer player to say why it attacks.
LONG_WORK: Final = 100_000
#: So many chances are remembered.
MOST_KNOWN: Final = 400

#: Everything a chance depends on: the map, the rules, all units, the list.
Key = tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]
#: A chance is at least this and at most that; both are the same where it is known exactly.
Bounds = tuple[Fraction, Fraction]
_KNOWN: Final[dict[Key, Bounds]] = {}


def _key(table: Components, listed: list[int]) -> Key:
    rules = (table.step, table.destroyed_at, int(table.trenches))
    units = (tuple(table.kind), tuple(table.nation), tuple(table.place))
    hurt = (tuple(table.damage), tuple(table.experience))
    return tuple(table.field.cells), (rules, *units, *hurt, tuple(listed))


def listed_chance(table: Components, listed: list[int], work: Work) -> Bounds | None:
    """The chance that listed attacks on one target destroy it; None if that is too much work."""
    found = _KNOWN.get(_key(table, listed))
    if found is None:
        try:
            exact = destruction(table, listed, work)
        except TooMuchWork:
            return None
        found = (exact, exact)
        keep_chance(table, listed, found)
    return found


def long_chance(table: Components, listed: list[int]) -> Bounds:
    """The same for any list, within seconds: within a bound where it is too long to be exact."""
    found = listed_chance(table, listed, Work(LONG_WORK))
    if found is None:
        found = destruction_within(table, listed)
        keep_chance(table, listed, found)
    return found


def forget() -> None:
    """Empty what was worked out before."""
    _KNOWN.clear()


def keep_chance(table: Components, listed: list[int], chance: Bounds) -> None:
    """Remember a chance."""
    if len(_KNOWN) >= MOST_KNOWN:
        del _KNOWN[next(iter(_KNOWN))]
    _KNOWN[_key(table, listed)] = chance
