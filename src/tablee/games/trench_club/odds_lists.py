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

from tablee.games.trench_club.components import Components
from tablee.games.trench_club.data import (
    DICE,
    LEVEL_OF,
    MOST_EXPERIENCE,
    MOST_OWN_DICE,
    TOP_FACE,
    hits_on,
)
from tablee.games.trench_club.odds_battle import Battle, Blow, Known, Work
from tablee.games.trench_club.odds_outlooks import THROW, scaled_ways
from tablee.games.trench_club.throws import damage_ways

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


class Approach:
    """An attacker whose damage, and whose support, is known."""

    def __init__(self, outer: int, damage: int, bonus: int, ways: int) -> None:
        self.outer = outer
        self.damage = damage
        self.bonus = bonus
        self.ways = ways


class Attack:
    """One attack of a list, followed from all courses before it."""

    def __init__(self, battle: Battle, number: int, work: Work) -> None:
        blow: Blow = battle.blows[number]
        self.work = work
        self.battle = battle
        self.number = number
        self.blow: Blow = blow
        self.is_last: bool = number + 1 == len(battle.blows)
        self.place: int = battle.outer_place[blow.attacker]
        #: The ways of all answers together, and of everything.
        self.answer_ways: int = ANSWER ** len(blow.answering)
        self.ways: int = THROW * self.answer_ways
        self.victims: list[int] = [unit for unit in blow.gassed if battle.follows(unit)]
        if blow.is_gas:
            self.ways = THROW ** (1 + len(self.victims))
        elif blow.is_shell:
            self.ways *= TOP_FACE * blow.chosen
        #: By who answers: the places of its experience and, but for the target, of its outlook.
        self._learners: list[int] = [battle.inside.index(unit) for unit in blow.answering]
        self._circle: list[int] = [battle.inner_place.get(unit, -1) for unit in blow.answering]
        #: Courses that lack the throw at the target, its dice behind them; and whole ones.
        self._thrown: dict[int, int] = {}
        self._missed: dict[int, int] = {}
        # What was worked out before.
        self._approaches: dict[int, list[Approach]] = {}
        self._answered: dict[int, list[tuple[int, int, int]]] = {}
        self._answers: dict[Answers, dict[Answers, int]] = {}
        self._matters: dict[int, bool] = {}
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

    # ---- who attacks, and with whose support ------------------------------------------------

    def _approached(self, outer: int, settled: int) -> list[Approach]:
        key = outer << SETTLED_BITS | settled
        found = self._approaches.get(key)
        if found is None:
            found = []
            outlooks = self.battle.outlooks
            for damage, ways in enumerate(outlooks.ways[self._outlook(outer, self.place)]):
                if ways:
                    known = self._with(outer, self.place, damage)
                    if damage == outlooks.gone:
                        found.append(Approach(known, damage, 0, ways))
                    elif settled:
                        bonus = self.battle.settled_bonus(settled)
                        found.append(Approach(known, damage, bonus, ways))
                    else:
                        self._support(known, damage, ways, found)
            self._approaches[key] = found
        return found

    def _support(self, outer: int, damage: int, ways: int, found: list[Approach]) -> None:
        """T5.3: the dice for support, having looked only at as many units as it takes."""
        battle = self.battle
        bonus = battle.bonus(outer, self.number, self.number)
        if bonus >= 0:
            found.append(Approach(outer, damage, bonus, ways))
            return
        for unit in self.blow.supporters:
            place = battle.outer_place[unit]
            if self._is_open(self._outlook(outer, place)):
                for outlook, count in self._looked_at(self._outlook(outer, place)):
                    self._support(self._with(outer, place, outlook), damage, ways * count, found)
                return

    def _outlook(self, outer: int, place: int) -> int:
        return self.battle.outer.items[outer][place]

    def _with(self, outer: int, place: int, outlook: int) -> int:
        """The outer circle with another outlook."""
        return self.battle.outer.number(_changed(self.battle.outer.items[outer], place, outlook))

    def _is_open(self, outlook: int) -> bool:
        outlooks = self.battle.outlooks
        return outlook != outlooks.gone and not outlooks.is_sure(outlook)

    def _looked_at(self, outlook: int) -> list[tuple[int, int]]:
        """The outlooks of a unit that is there, and of one that is gone, with their factors."""
        outlooks = self.battle.outlooks
        lost = outlooks.ways[outlook][outlooks.gone]
        found: list[tuple[int, int]] = []
        if lost < outlooks.all_ways[outlook]:
            found.append(outlooks.alive(outlook))
        if lost:
            found.append((outlooks.gone, lost))
        return found

    # ---- attack and answers -----------------------------------------------------------------

    def _fight(self, damage: int, settled: int, inner: int, approach: Approach, ways: int) -> None:
        """T5.1, T10.4: what everybody who fires back does and learns, and the throw."""
        dice = DICE[approach.damage] + approach.bonus
        outer = approach.outer
        if settled or not self._answers_matter(outer):
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
            found = self._with(outer, self.place, taken)
            self._hurt[key] = found
        return found

    def _answers_matter(self, outer: int) -> bool:
        """Whether the support of any later attack depends on the answers."""
        if self.is_last or not self.blow.answering:
            return False
        found = self._matters.get(outer)
        if found is None:
            battle = self.battle
            lost = self._with(outer, self.place, battle.outlooks.gone)
            settled = battle.settled(lost, self.number + 1)
            there = self._with(outer, self.place, 0)
            found = not settled or settled != battle.settled(there, self.number + 1)
            self._matters[outer] = found
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
        for number, place in enumerate(self._learners):
            before.append(damage if place == 0 else known[self._circle[number]])
            before.append(LEVEL_OF[known[place]])
        together: dict[int, int] = {}
        all_answers = self._all_answers(tuple(before))
        self.work.spend(len(all_answers))
        for answers, ways in all_answers.items():
            codes = list(known)
            for number, place in enumerate(self._learners):
                experience = codes[place] + answers[2 * number + 1]
                codes[place] = experience if experience < MOST_EXPERIENCE else MOST_EXPERIENCE
                if place > 0:
                    codes[self._circle[number]] = answers[2 * number]
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
            for circle, other, struck, count in self._standing(inner, approach.outer, units, []):
                some = ways * count
                if not struck:
                    self._spare(damage, settled, circle, other, some * self.blow.chosen * THROW)
                for victim in struck:
                    share = some * (self.blow.chosen // len(struck))
                    if victim == self.battle.target:
                        dice = DICE[approach.damage]
                        self._throw(damage, settled, circle, other, dice, share)
                    else:
                        after, far, more = self._hit(circle, other, victim, approach.damage)
                        self._spare(damage, settled, after, far, share * more)

    def _standing(
        self, inner: int, outer: int, units: list[int], struck: list[int]
    ) -> list[tuple[int, int, list[int], int]]:
        """T10.5: who may be hit: the first of the units if it is in no trench, or all of them."""
        battle = self.battle
        if not units or (struck and battle.table.trench_at(struck[0]) < 0):
            return [(inner, outer, struck, 1)]
        unit = units[0]
        if not battle.follows(unit):
            return self._standing(inner, outer, units[1:], [*struck, unit])
        found: list[tuple[int, int, list[int], int]] = []
        for outlook, count in self._looked_at(self._outlook_of(inner, outer, unit)):
            circle, other = self._put(inner, outer, unit, outlook)
            more = struck if outlook == battle.outlooks.gone else [*struck, unit]
            for one, two, three, some in self._standing(circle, other, units[1:], more):
                found.append((one, two, three, some * count))
        return found

    def _outlook_of(self, inner: int, outer: int, unit: int) -> int:
        battle = self.battle
        if unit in battle.outer_place:
            return self._outlook(outer, battle.outer_place[unit])
        return battle.inner.items[inner][battle.inner_place[unit]]

    def _put(self, inner: int, outer: int, unit: int, outlook: int) -> tuple[int, int]:
        """Both circles with another outlook of a unit."""
        battle = self.battle
        if unit in battle.outer_place:
            return inner, self._with(outer, battle.outer_place[unit], outlook)
        known = _changed(battle.inner.items[inner], battle.inner_place[unit], outlook)
        return battle.inner.number(known), outer

    def _hit(self, inner: int, outer: int, victim: int, damage: int) -> tuple[int, int, int]:
        """Both circles after a throw at somebody beside the target, and its factor."""
        battle = self.battle
        table = battle.table
        if not battle.follows(victim):
            return inner, outer, THROW
        face = hits_on(table.step, self.blow.kind, table.kind[victim], self.blow.experience)
        before = self._outlook_of(inner, outer, victim)
        after, factor = battle.outlooks.hit(before, DICE[damage], face, battle.rows[victim])
        circle, other = self._put(inner, outer, victim, after)
        return circle, other, factor

    def _gas(self, damage: int, settled: int, inner: int, approach: Approach, ways: int) -> None:
        """T8.2: a throw of its own for everybody around the target."""
        outer = approach.outer
        for victim in self.victims:
            inner, outer, factor = self._hit(inner, outer, victim, approach.damage)
            ways *= factor
        self._throw(damage, settled, inner, outer, DICE[approach.damage], ways)


def _changed(known: Known, place: int, code: int) -> Known:
    return (*known[:place], code, *known[place + 1 :])


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
