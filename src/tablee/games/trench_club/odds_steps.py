"""The steps of an attack in a long list: where courses go, and what is done with too many of them.

A *raw* chance is a product that is not `lowered` yet (`odds_packed.py`).
"""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.odds_circles import Circles
from tablee.games.trench_club.odds_fates import FatedBattle
from tablee.games.trench_club.odds_packed import ONE, Share, all_of, hurt, lowered, shares

# A course as one number: the side, the inner circle; and within an attack the dice that are still
# to be thrown at the target, and the damage of the attacker.
OWN_BITS: Final = 3
DICE_BITS: Final = 4
INNER_BITS: Final = 24
INNER: Final = OWN_BITS + DICE_BITS
SIDE: Final = INNER + INNER_BITS
OWN_MASK: Final = (1 << OWN_BITS) - 1
DICE_MASK: Final = (1 << DICE_BITS) - 1
INNER_MASK: Final = (1 << INNER_BITS) - 1

#: Courses, each with the packed chances of the target.
Courses = dict[int, int]


class Steps(Circles):
    """One attack of a long list: the courses that come out of it."""

    def __init__(self, battle: FatedBattle, number: int, most: int) -> None:
        super().__init__(battle, number)
        self.fated: FatedBattle = battle
        self.most = most
        self.row: int = battle.rows[battle.target]
        self.gone: int = battle.outlooks.gone
        #: Raw: how likely the target is destroyed in this attack.
        self.killed: int = 0
        #: Raw: the courses after it.
        self.following: Courses = {}
        #: The same attack with the least and with the most support there can be, where courses go
        #: on that are too many; nobody follows what becomes of those that are too many there.
        self.bounds: list[Steps] = []
        # What was worked out before.
        self._left: dict[int, list[Share]] = {}
        self._left_inner: dict[int, int] = {}
        self._before: dict[int, int] = {}

    def lightened(self, raw: Courses) -> tuple[Courses, Courses]:
        """The most likely courses, and the others if they are too many."""
        found: Courses = {}
        for course, packed in raw.items():
            low = lowered(packed)
            if low:
                found[course] = low
        if len(found) <= self.most:
            return found, {}
        chances = [all_of(packed) for packed in found.values()]
        least = sorted(chances, reverse=True)[self.most]
        kept: Courses = {}
        dropped: Courses = {}
        for (course, packed), chance in zip(found.items(), chances, strict=True):
            if chance > least:
                kept[course] = packed
            else:
                dropped[course] = packed
        return kept, dropped

    def kept(self, raw: Courses) -> Courses:
        """The most likely courses; the others end the attack without any more answers.

        More dice never help the target, so that in truth they do as well as something in between.
        """
        kept, dropped = self.lightened(raw)
        for is_most, bound in enumerate(self.bounds):
            sides: dict[int, int] = {}
            for course, packed in dropped.items():
                there = sides.get(course >> SIDE, -1)
                if there < 0:
                    there = self.fated.side_at(course >> SIDE, self.number, is_most > 0)
                    sides[course >> SIDE] = there
                bound.throw_last(course, packed, there)
        return kept

    def settle(self, dropped: Courses) -> None:
        """Courses after this attack that are too many."""
        number = self.number + 1
        for is_most, bound in enumerate(self.bounds):
            sides: dict[int, int] = {}
            for course, packed in dropped.items():
                there = sides.get(course >> SIDE, -1)
                if there < 0:
                    there = self.fated.side_at(course >> SIDE, number, is_most > 0)
                    sides[course >> SIDE] = there
                bound.follow(there, course >> INNER & INNER_MASK, packed * ONE)

    def leave(self, side: int, inner: int, raw: int) -> None:
        """A course is over as far as this attack goes."""
        left = self._left.get(side)
        if left is None:
            left = self.fated.sides_left(side, self.number + 1)
            self._left[side] = left
        if len(left) == 1:
            self.follow(left[0][0], inner, raw)
        else:
            low = lowered(raw)
            for there, share in left:
                self.follow(there, inner, low * share)

    def follow(self, side: int, inner: int, raw: int) -> None:
        """A course after this attack, of which only what matters from then on is kept."""
        is_settled = self.fated.sides.items[side][0] > 0
        key = inner << 1 | is_settled
        circle = self._left_inner.get(key, -1)
        if circle < 0:
            circle = self.fated.inner_essence(inner, self.number + 1, int(is_settled))[0]
            self._left_inner[key] = circle
        course = side << SIDE | circle << INNER
        self.following[course] = self.following.get(course, 0) + raw

    def throw_last(self, course: int, packed: int, side: int) -> None:
        """The throw at the target, with which the attack ends."""
        thrown = shares(course >> OWN_BITS & DICE_MASK, self.blow.face, self.row)
        left, killed = hurt(packed, thrown, self.gone)
        self.killed += killed
        self.leave(side, course >> INNER & INNER_MASK, left)
