"""The chance that a long list of attacks destroys its target, within a bound and in bounded time.

The same convolution as in `odds_lists.py`, for lists that would take too long there. What makes it
quick: all damages and experiences of the target are followed at once (`odds_packed.py`); whoever
answers does so one after the other, and what comes to the same is put together in between; and the
fates of those who have attacked are drawn ahead (`odds_fates.py`). Chances are rounded down, and
the least likely courses are left out if there are too many: in what is missing in the end the
target may have been destroyed or not.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tablee.games.trench_club.data.units import DICE, TOP_FACE
from tablee.games.trench_club.odds_answers import Answers
from tablee.games.trench_club.odds_fates import FatedBattle
from tablee.games.trench_club.odds_packed import ONE, all_of, field_of, hurt, lowered, moved, shares
from tablee.games.trench_club.odds_steps import (
    DICE_MASK,
    INNER,
    INNER_MASK,
    OWN_BITS,
    OWN_MASK,
    SIDE,
    Courses,
)
from tablee.games.trench_club.table.components import Components

#: Courses times steps that are followed at most: five to eight seconds.
EFFORT: Final = 1_000_000


class LongAttack(Answers):
    """One attack of a list, followed from all courses before it, step by step."""

    def fight_out(self, courses: Courses) -> Courses:
        """The courses after this attack."""
        coming = self._approached(courses)
        if self.blow.is_gas:
            self._gas(coming)
        else:
            if self.blow.is_shell:
                coming = self._strays(coming)
            self._fight(coming)
        following, dropped = self.lightened(self.following)
        self.settle(dropped)
        found: Courses = {}
        for course, packed in following.items():
            settled = self.fated.sides.items[course >> SIDE][0]
            found[course] = moved(packed, self.fated.target_learnt(self.number + 1, settled))
        return found

    # ---- who attacks ------------------------------------------------------------------------

    def _approached(self, courses: Courses) -> Courses:
        """The damage and the support of the attacker are looked at."""
        known: dict[int, list[tuple[int, int, int]]] = {}
        found: Courses = {}
        for course, packed in courses.items():
            side = course >> SIDE
            rest = course & INNER_MASK << INNER
            approached = known.get(side)
            if approached is None:
                approached = self._approaches(side)
                known[side] = approached
            for there, added, share in approached:
                if added < 0:  # T4.4
                    self.leave(there, rest >> INNER, packed * share)
                else:
                    key = there << SIDE | rest | added
                    found[key] = found.get(key, 0) + packed * share
        # What gas and shells do to others must have happened before anything is left out.
        if self.blow.is_gas or self.blow.is_shell:
            return {course: lowered(raw) for course, raw in found.items()}
        return self.kept(found)

    def _approaches(self, side: int) -> list[tuple[int, int, int]]:
        """Sides with the dice and the damage of the attacker, -1 if it is gone, and their share."""
        settled, outer = self.fated.sides.items[side]
        whole = self.fated.all_ways(outer)
        found: list[tuple[int, int, int]] = []
        for approach in self.approaches(outer, settled):
            added = -1
            if approach.damage < self.gone:
                added = DICE[approach.damage] + approach.bonus << OWN_BITS | approach.damage
            share = approach.ways * self.fated.all_ways(approach.outer) * ONE // whole
            found.append((self.fated.side(settled, approach.outer), added, share))
        return found

    # ---- attack and answers -----------------------------------------------------------------

    def _fight(self, coming: Courses) -> None:
        """T5.1, T10.4: the throw, and one answer after the other as far as they matter."""
        answered: Courses = {}
        for course, packed in coming.items():
            there = self._unanswered(course >> SIDE)
            if there >= 0:
                self.throw_last(course, packed, there)
            else:
                key = ~there << SIDE | course & (1 << SIDE) - 1
                answered[key] = answered.get(key, 0) + packed
        target = self.battle.target
        if target not in self.blow.answering:
            answered = self._throw(answered)
        for number, unit in enumerate(self.blow.answering):
            if unit == target:
                answered = self._throw(self.target_answers(answered))
            else:
                answered = self.look(answered, self.circle[number])
                answered = self.answer(answered, number)
        self._end(answered)

    def _unanswered(self, side: int) -> int:
        """The side after an attack whose answers do not matter; otherwise ~ the one before them.

        While somebody answers, the damage of the attacker is part of the course, not of the side.
        """
        found = self._before.get(side)
        if found is None:
            settled, outer = self.fated.sides.items[side]
            found = side
            if not settled and self.blow.answering:
                lost = self.battle.changed(outer, self.place, self.gone)
                found = self.fated.side(settled, lost)
                if self.answers_matter(outer):
                    found = ~self.fated.side(settled, self.battle.changed(outer, self.place, 0))
            self._before[side] = found
        return found

    def _throw(self, courses: Courses) -> Courses:
        """The throw at the target, while answers are still to come."""
        found: Courses = {}
        for course, packed in courses.items():
            dice = course >> OWN_BITS & DICE_MASK
            left, killed = hurt(packed, shares(dice, self.blow.face, self.row), self.gone)
            self.killed += killed
            key = course ^ dice << OWN_BITS
            found[key] = found.get(key, 0) + left
        return self.kept(found)

    def _end(self, courses: Courses) -> None:
        """What becomes of the attacker after all answers."""
        for course, packed in courses.items():
            settled, outer = self.fated.sides.items[course >> SIDE]
            after = self.battle.changed(outer, self.place, course & OWN_MASK)
            there = self.fated.side(settled, after)
            self.leave(there, course >> INNER & INNER_MASK, packed * ONE)

    # ---- shells and gas ---------------------------------------------------------------------

    def _strays(self, coming: Courses) -> Courses:
        """T5.8: the shell lands next to its target; or on it, which is still to come."""
        found: Courses = {}
        known: dict[int, list[tuple[int, int, bool, int]]] = {}
        on_target = (TOP_FACE - len(self.blow.struck)) * ONE // TOP_FACE
        for course, packed in coming.items():
            dice = course >> OWN_BITS & DICE_MASK
            key = course ^ dice << OWN_BITS
            falls = known.get(key)
            if falls is None:
                falls = self._falls(key)
                known[key] = falls
            for there, inner, is_hit, share in falls:
                if is_hit:
                    hit = inner << INNER | DICE[course & OWN_MASK] << OWN_BITS
                    self.throw_last(hit, lowered(packed * share), there)
                else:
                    self.leave(there, inner, packed * share)
            found[course] = lowered(packed * on_target)
        return found

    def _falls(self, course: int) -> list[tuple[int, int, bool, int]]:
        """Where a stray shell may land: both circles after it, whether it hits the target."""
        settled, outer = self.fated.sides.items[course >> SIDE]
        inner = course >> INNER & INNER_MASK
        whole = self.fated.all_ways(outer) * self.fated.all_inner_ways(inner) * TOP_FACE
        found: list[tuple[int, int, bool, int]] = []
        for units in self.blow.struck:
            for circle, other, struck, count in self.standing(inner, outer, units, []):
                some = count * self.fated.all_ways(other) * self.fated.all_inner_ways(circle) * ONE
                if not struck:
                    found.append((self.fated.side(settled, other), circle, False, some // whole))
                for victim in struck:
                    after, far = circle, other
                    is_hit = victim == self.battle.target
                    if not is_hit:
                        after, far, _ = self.hit(circle, other, victim, course & OWN_MASK)
                    there = self.fated.side(settled, far)
                    found.append((there, after, is_hit, some // (whole * len(struck))))
        return found

    def _gas(self, coming: Courses) -> None:
        """T8.2: a throw of its own for everybody around the target."""
        sides: dict[int, int] = {}
        circles: dict[int, int] = {}
        for course, packed in coming.items():
            own = course & OWN_MASK
            inner = course >> INNER & INNER_MASK
            key = course >> SIDE << OWN_BITS | own
            there = sides.get(key, -1)
            if there < 0:
                there = self._gassed_side(course >> SIDE, own)
                sides[key] = there
            key = inner << OWN_BITS | own
            circle = circles.get(key, -1)
            if circle < 0:
                circle = self._gassed_circle(inner, own)
                circles[key] = circle
            dice = course >> OWN_BITS & DICE_MASK
            self.throw_last(circle << INNER | dice << OWN_BITS, packed, there)

    def _gassed_side(self, side: int, own: int) -> int:
        settled, outer = self.fated.sides.items[side]
        for victim in self.victims:
            if victim in self.battle.outer_place:
                outer = self.hit(0, outer, victim, own)[1]
        return self.fated.side(settled, outer)

    def _gassed_circle(self, inner: int, own: int) -> int:
        for victim in self.victims:
            if victim in self.battle.inner_place:
                inner = self.hit(inner, 0, victim, own)[0]
        return inner


def destruction_within(
    table: Components, attacks: list[int], effort: int = EFFORT
) -> tuple[Fraction, Fraction]:
    """The chance that a list of attacks destroys its target: at least and at most."""
    battle = FatedBattle(table, attacks)
    # An attacker, a throw, and for everybody who answers a look at it and its answer.
    steps = sum([2 + 2 * len(blow.answering) for blow in battle.blows])
    most = effort // steps + 1
    side, inner = battle.first()
    packed = field_of(table.damage[battle.target], table.experience[battle.target])
    courses: Courses = {}
    for left, share in battle.sides_left(side, 0):
        courses[left << SIDE | inner << INNER] = lowered(packed * share)
    # By bound: the courses that go on there.
    bounded: list[Courses] = [{}, {}]
    killed = 0
    for number in range(len(attacks)):
        attack = LongAttack(battle, number, most)
        bounds = [LongAttack(battle, number, most) for _ in bounded]
        if not battle.shields[number]:
            attack.bounds = [*bounds]
        courses = attack.fight_out(courses)
        for place, bound in enumerate(bounds):
            bounded[place] = bound.fight_out(bounded[place])
        killed += attack.killed + bounds[0].killed
    spared = sum([all_of(packed) for packed in [*courses.values(), *bounded[1].values()]])
    return Fraction(killed, ONE * ONE), 1 - Fraction(spared, ONE)
