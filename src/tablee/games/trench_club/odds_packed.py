"""Chances of every damage and experience of a target, packed into one large number.

A chance is a whole number of parts out of ONE. Those of all damages and experiences stand side by
side in the *fields* of one number, with room between them: so adding two such numbers adds all
chances at once, multiplying one scales all of them, and shifting it moves all of them to another
damage or experience. Python does this with whole numbers of any length as fast as one can wish,
compiled or not.

A product counts parts of ONE * ONE: it is *raw* until `lowered`. Chances are always rounded down,
so that what is lost on the way can be told exactly, as what is missing from ONE in the end.
"""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.units import LEVEL_OF, LEVELS, MOST_EXPERIENCE
from tablee.games.trench_club.odds.throws import MOST_DAMAGE, damage_ways

#: The parts of a chance.
SCALE: Final = 56
ONE: Final = 1 << SCALE
#: The bits of a field: enough for a raw chance, and four digits of Python's long numbers.
FIELD: Final = 120
#: All fields of one experience: damages 0 to 5.
BLOCK: Final = FIELD * MOST_DAMAGE
#: One answer may lift the experience beyond the most there is, until that is set right (T5.7).
BLOCKS: Final = MOST_EXPERIENCE + 3
FULL: Final = (1 << FIELD) - 1
FULL_BLOCK: Final = (1 << BLOCK) - 1


def _everywhere(bits: int) -> int:
    """The same bits in each field."""
    found = 0
    for number in range(BLOCKS * MOST_DAMAGE):
        found |= bits << number * FIELD
    return found


_LOW: Final = _everywhere((1 << FIELD - SCALE) - 1)
#: By damage: its fields.
_OF_DAMAGE: Final[list[int]] = [
    sum(FULL << block * BLOCK + damage * FIELD for block in range(BLOCKS))
    for damage in range(MOST_DAMAGE)
]
#: By damage: the fields of all that is less.
_BELOW: Final[list[int]] = [sum(_OF_DAMAGE[:damage]) for damage in range(MOST_DAMAGE + 1)]
#: By level: its fields.
_OF_LEVEL: Final[list[int]] = [
    sum(
        FULL_BLOCK << experience * BLOCK
        for experience in range(MOST_EXPERIENCE + 1)
        if LEVEL_OF[experience] == level
    )
    for level in range(LEVELS)
]
#: What is put in place of something, and how likely that is.
Share = tuple[int, int]
_SHARES: Final[dict[int, list[int]]] = {}


def field_of(damage: int, experience: int) -> int:
    """A target with this damage and experience for sure."""
    return ONE << experience * BLOCK + damage * FIELD


def lowered(raw: int) -> int:
    """Parts of ONE again."""
    return raw >> SCALE & _LOW


def by_damage(packed: int) -> list[int]:
    """The chances of each damage, whatever the experience."""
    together = 0
    while packed:
        together += packed & FULL_BLOCK
        packed >>= BLOCK
    found: list[int] = []
    for _ in range(MOST_DAMAGE):
        found.append(together & FULL)
        together >>= FIELD
    return found


def all_of(packed: int) -> int:
    """All chances together."""
    return sum(by_damage(packed))


def with_damage(packed: int, damage: int, level: int) -> int:
    """Only the fields of a damage and a level."""
    return packed & _OF_DAMAGE[damage] & _OF_LEVEL[level]


def hurt(packed: int, thrown: list[int], gone: int) -> tuple[int, int]:
    """Raw: what is left of a target after a throw at it, and the chance that it is destroyed."""
    damages = by_damage(packed)
    deadly = 0
    killed = 0
    for damage in range(gone):
        # What was not yet enough for one damage less is now.
        deadly += damages[gone - 1 - damage]
        killed += thrown[damage + 1] * deadly
    left = thrown[0] * packed
    for dealt in range(1, gone):
        if thrown[dealt]:
            left += (packed & _BELOW[gone - dealt]) * thrown[dealt] << dealt * FIELD
    return left, killed


def moved(packed: int, experiences: list[int]) -> int:
    """By experience: which one is put in its place (T5.7)."""
    if not packed >> BLOCK and experiences[0] == 0:
        return packed
    found = 0
    for before in range(BLOCKS):
        after = experiences[min(before, MOST_EXPERIENCE)]
        found += (packed >> before * BLOCK & FULL_BLOCK) << after * BLOCK
    return found


def shares(dice: int, face: int, row: int) -> list[int]:
    """By damage: the chance that a throw does it."""
    key = (dice * 13 + face) * 8 + row
    found = _SHARES.get(key)
    if found is None:
        found = [ways * ONE // 12**dice for ways in damage_ways(dice, face, row)]
        _SHARES[key] = found
    return found
