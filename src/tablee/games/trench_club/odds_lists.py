"""The exact chance that a list of attacks on one target destroys it, by convolution.

Everything is followed that matters to the target: its own damage and experience, what the others
in its trench learn by firing back (T10.4), who still stands on its flanks (T14.11), and what stray
shells (T5.8) and gas (T8.2) do to all of them and to those who attack later. Courses that cannot
differ any more are followed as one; `odds_battle.py` says which. Everything counts whole ways, and
divides once.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tablee.games.trench_club.data.units import (
    DICE,
    LEVEL_OF,
    MOST_EXPERIENCE,
    MOST_OWN_DICE,
    TOP_FACE,
    hits_on,
)
from tablee.games.trench_club.odds.throws import damage_ways
from tablee.games.trench_club.odds_battle import Battle, Work
from tablee.games.trench_club.odds_circles import Approach, Circles
from tablee.games.trench_club.odds_outlooks import THROW, scaled_ways
from tablee.games.trench_club.table.components import Components

#: Work without a limit.
UNLIMITED: Final = 1 << 60
#: All ways of one answer, however many of its dice there are.
ANSWER: Final = 12**MOST_OWN_DICE
# A course as one number: the outer circle, the inner one, what is settled, and the target's damage.
DAMAGE_BITS: Final = 3
SETTLED_BITS: Final = 16
INNER_BITS: Final = 24
INNER: Final = DAMAGE_BITS + SETTLED_BITS
OUTER: Final = INNER + INNER_BITS
DAMAGE_MASK: Final = (1 << DAMAGE_BITS) - 1
SETTLED_MASK: Final = (1 << SETTLED_BITS) - 1
INNER_MASK: Final = (1 << INNER_BITS) - 1
#: The most dice of a throw are below this.
DICE_BITS: Final = 4

#: What answers come to: for each who answers its damage and what it learns; last the damage of the
#: attacker.
Answers = tuple[int, ...]


class Attack(Circles):
    """One attack of a list, followed from all courses before it."""

    def __init__(self, battle: Battle, number: int, work: Work) -> None:
        super().__init__(battle, number)
        blow = self.blow
        self.work = work
        #: The ways of all answers together, and of everything.
        self.answer_ways: int = ANSWER ** len(blow.answering)
        self.ways: int = THROW * self.answer_ways
        if blow.is_gas:
            self.ways = THROW ** (1 + len(self.victims))
        elif blow.is_shell:
            self.ways *= TOP_FACE * blow.chosen
        #: Courses that lack the throw at the target, its dice behind them; and whole ones.
        self._thrown: dict[int, int] = {}
        self._missed: dict[int, int] = {}
        # What was worked out before.
        self._approaches: dict[int, list[Approach]] = {}
        self._answered: dict[int, list[tuple[int, int, int]]] = {}
        self._answers: dict[Answers, dict[Answers, int]] = {}
        self._hurt: dict[int, int] = {}
        self._outer_left: dict[int, tuple[int, int, int]] = {}
        self._inner_left: dict[int, tuple[int, int]] = {}

    def follow(self, course: int, ways: int) -> None:
        """Go on from a course that so many ways lead to."""
        damage = course & DAMAGE_MASK
        settled = course >> DAMAGE_BITS & SETTLED_MASK
        inner = course >> INNER & INNER_MASK
        for approach in self._approached(course >> OUTER, settled):
            outer = approach.outer
            some = ways * approach.ways
            if approach.damage == self.battle.outlooks.gone:  # T4.4
                self._spare(damage, settled, inner, outer, some * self.ways)
            elif self.blow.is_gas:
                self._gas(damage, settled, inner, approach, some)
            else:
                if self.blow.is_shell:
                    self._strays(damage, settled, inner, approach, some * self.answer_ways)
                    some *= self.blow.chosen * (TOP_FACE - len(self.blow.struck))
                self._fight(damage, settled, inner, approach, some)

    def ended(self, following: dict[int, int]) -> int:
        """Throw at the target: the ways it is destroyed; all other courses go into `following`."""
        following.update(self._missed)
        killed = 0
        row = self.battle.rows[self.battle.target]
        for key, ways in self._thrown.items():
            course = key >> DICE_BITS
            thrown = scaled_ways(key & (1 << DICE_BITS) - 1, self.blow.face, row)
            left = self.battle.outlooks.gone - (course & DAMAGE_MASK)
            deadly = sum(thrown[left:])
            if deadly:
                killed += deadly * ways * self._all_ways(course)
            if not self.is_last:
                for dealt in range(left):
                    if thrown[dealt]:
                        hurt = course + dealt
                        following[hurt] = following.get(hurt, 0) + ways * thrown[dealt]
        return killed

    def _all_ways(self, course: int) -> int:
        """The ways of everything nobody looked at."""
        battle = self.battle
        inner = battle.inner.items[course >> INNER & INNER_MASK]
        ways = 1
        for outlook in (*inner[len(battle.inside) :], *battle.outer.items[course >> OUTER]):
            ways *= battle.outlooks.all_ways[outlook]
        return ways

    def _left(self, damage: int, settled: int, inner: int, outer: int) -> tuple[int, int]:
        """What matters of a course after this attack, and the factor of what is forgotten."""
        key = outer << SETTLED_BITS | settled
        left = self._outer_left.get(key)
        if left is None:
            battle = self.battle
            after = battle.still_settled(settled) if settled else 0
            if not settled and not self.is_last:
                after = battle.settled(outer, self.number + 1)
            left = (after, *battle.outer_essence(outer, self.number + 1, after))
            self._outer_left[key] = left
        settled, outer, factor = left
        inner, more = self._left_inside(settled, inner)
        course = outer << OUTER | inner << INNER | settled << DAMAGE_BITS | damage
        return course, factor * more if more > 1 else factor

    def _left_inside(self, settled: int, inner: int) -> tuple[int, int]:
        key = inner << 1 | (settled > 0)
        kept = self._inner_left.get(key)
        if kept is None:
            kept = self.battle.inner_essence(inner, self.number + 1, settled)
            self._inner_left[key] = kept
        return kept

    def _spare(self, damage: int, settled: int, inner: int, outer: int, ways: int) -> None:
        """The target is not hurt."""
        if not self.is_last:
            course, factor = self._left(damage, settled, inner, outer)
            self._missed[course] = self._missed.get(course, 0) + ways * factor

    def _throw(
        self, damage: int, settled: int, inner: int, outer: int, dice: int, ways: int
    ) -> None:
        """So many dice are thrown at the target."""
        self.work.spend(1)
        course, factor = self._left(damage, settled, inner, outer)
        key = course << DICE_BITS | dice
        self._thrown[key] = self._thrown.get(key, 0) + ways * factor

    def _approached(self, outer: int, settled: int) -> list[Approach]:
        key = outer << SETTLED_BITS | settled
        found = self._approaches.get(key)
        if found is None:
            found = self.approaches(outer, settled)
            self._approaches[key] = found
        return found

    # ---- attack and answers -----------------------------------------------------------------

    def _fight(self, damage: int, settled: int, inner: int, approach: Approach, ways: int) -> None:
        """T5.1, T10.4: what everybody who fires back does and learns, and the throw."""
        dice = DICE[approach.damage] + approach.bonus
        outer = approach.outer
        if settled or not self.answers_matter(outer):
            self._throw(damage, settled, inner, outer, dice, ways * self.answer_ways)
            return
        answers = self._answers_of(inner, damage, approach.damage)
        self.work.spend(len(answers))
        for after, taken, count in answers:
            self._throw(damage, 0, after, self._answered_outer(outer, taken), dice, ways * count)

    def _answered_outer(self, outer: int, taken: int) -> int:
        """The outer circle with the attacker's damage after all answers."""
        key = outer << DAMAGE_BITS | taken
        found = self._hurt.get(key, -1)
        if found < 0:
            found = self.battle.changed(outer, self.place, taken)
            self._hurt[key] = found
        return found

    def _answers_of(self, inner: int, damage: int, own: int) -> list[tuple[int, int, int]]:
        """The inner circle after all answers, the damage of the attacker, and the ways."""
        key = (inner << DAMAGE_BITS | damage) << DAMAGE_BITS | own
        found = self._answered.get(key)
        if found is not None:
            return found
        battle = self.battle
        known = battle.inner.items[inner]
        before = [own]
        for number, place in enumerate(self.learners):
            before.append(damage if place == 0 else known[self.circle[number]])
            before.append(LEVEL_OF[known[place]])
        together: dict[int, int] = {}
        all_answers = self._all_answers(tuple(before))
        self.work.spend(len(all_answers))
        for answers, ways in all_answers.items():
            codes = list(known)
            for number, place in enumerate(self.learners):
                experience = codes[place] + answers[2 * number + 1]
                codes[place] = experience if experience < MOST_EXPERIENCE else MOST_EXPERIENCE
                if place > 0:
                    codes[self.circle[number]] = answers[2 * number]
            after, factor = self._left_inside(0, battle.inner.number(tuple(codes)))
            pair = after << DAMAGE_BITS | answers[-1]
            together[pair] = together.get(pair, 0) + ways * factor
        found = [(pair >> DAMAGE_BITS, pair & DAMAGE_MASK, ways) for pair, ways in together.items()]
        self._answered[key] = found
        return found

    def _all_answers(self, before: Answers) -> dict[Answers, int]:
        """`before` is the attacker's damage, then for each who answers its outlook and level."""
        known = self._answers.get(before)
        if known is not None:
            return known
        battle = self.battle
        table = battle.table
        outlooks = battle.outlooks
        found: dict[Answers, int] = {(before[0],): 1}
        for number, unit in enumerate(self.blow.answering):
            learnt = LEVEL_OF.index(before[2 * number + 2])
            face = hits_on(table.step, table.kind[unit], self.blow.kind, learnt)
            added: dict[Answers, int] = {}
            for hurt, count in enumerate(outlooks.ways[before[2 * number + 1]]):
                if count:
                    thrown = [ANSWER]
                    if hurt < outlooks.gone:
                        thrown = self._answer_ways(DICE[hurt], face)
                    self.work.spend(len(found))
                    for answers, ways in found.items():
                        self._answer(answers, hurt, thrown, ways * count, added)
            found = added
        if not battle.touched[self.number + 1] >> self.blow.attacker & 1:
            found = self._only_lost(found)
        self._answers[before] = found
        return found

    def _answer_ways(self, dice: int, face: int) -> list[int]:
        scale = 12 ** (MOST_OWN_DICE - dice)
        return [ways * scale for ways in damage_ways(dice, face, self.blow.own_row)]

    def _answer(
        self, answers: Answers, hurt: int, thrown: list[int], ways: int, added: dict[Answers, int]
    ) -> None:
        """One more answer, of a unit with some damage."""
        taken = answers[-1]
        gone = self.battle.outlooks.gone
        for dealt in range(len(thrown)):
            if thrown[dealt]:
                total = min(gone, taken + dealt)
                # T5.7: who fires at somebody already destroyed learns nothing.
                learnt = 0 if dealt == 0 or taken == gone else 2 if total == gone else 1
                after = (*answers[:-1], hurt, learnt, total)
                added[after] = added.get(after, 0) + ways * thrown[dealt]

    def _only_lost(self, found: dict[Answers, int]) -> dict[Answers, int]:
        """The damage of an attacker that nobody can hit any more is forgotten."""
        kept: dict[Answers, int] = {}
        for answers, ways in found.items():
            lost = answers[-1] == self.battle.outlooks.gone
            after = answers if lost else (*answers[:-1], 0)
            kept[after] = kept.get(after, 0) + ways
        return kept

    # ---- shells and gas ---------------------------------------------------------------------

    def _strays(self, damage: int, settled: int, inner: int, approach: Approach, ways: int) -> None:
        """T5.8: the shell lands next to its target."""
        for units in self.blow.struck:
            for circle, other, struck, count in self.standing(inner, approach.outer, units, []):
                some = ways * count
                if not struck:
                    self._spare(damage, settled, circle, other, some * self.blow.chosen * THROW)
                for victim in struck:
                    share = some * (self.blow.chosen // len(struck))
                    if victim == self.battle.target:
                        dice = DICE[approach.damage]
                        self._throw(damage, settled, circle, other, dice, share)
                    else:
                        after, far, more = self.hit(circle, other, victim, approach.damage)
                        self._spare(damage, settled, after, far, share * more)

    def _gas(self, damage: int, settled: int, inner: int, approach: Approach, ways: int) -> None:
        """T8.2: a throw of its own for everybody around the target."""
        outer = approach.outer
        for victim in self.victims:
            inner, outer, factor = self.hit(inner, outer, victim, approach.damage)
            ways *= factor
        self._throw(damage, settled, inner, outer, DICE[approach.damage], ways)


def destruction(table: Components, attacks: list[int], work: Work | None = None) -> Fraction:
    """The chance that a list of attacks, all on one target, destroys it.

    Raises `TooMuchWork` if that is more than the given work.
    """
    if not attacks:
        return Fraction(0)
    battle = Battle(table, attacks)
    inner, outer = battle.start()
    courses: dict[int, int] = {outer << OUTER | inner << INNER | table.damage[battle.target]: 1}
    killed = 0
    all_ways = 1
    for number in range(len(attacks)):
        attack = Attack(battle, number, work or Work(UNLIMITED))
        for course, ways in courses.items():
            attack.follow(course, ways)
        courses = {}
        killed = killed * attack.ways + attack.ended(courses)
        all_ways *= attack.ways
    return Fraction(killed, all_ways)
