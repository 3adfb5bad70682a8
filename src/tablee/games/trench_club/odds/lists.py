"""The exact chance that a list of attacks on one target destroys it: every course is followed.

Where everybody stands does not change while the attacks are fought out; units are only hurt,
learn or go. So who may answer, support, or be hit by gas and stray shells is known beforehand. A
*course* is one whole number with a field for each unit that matters: whether it is gone, its
damage, its experience. After each attack a mask keeps only what can still matter to the target, so
that courses which cannot differ any more are followed as one. Everything counts whole ways, and
divides once.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import Final

from tablee.games.trench_club.data.units import (
    DICE,
    IS_AIR,
    IS_GAS,
    LEVEL_OF,
    MOST_EXPERIENCE,
    MOST_OWN_DICE,
    SCATTERS,
    TOP_FACE,
    hits_on,
)
from tablee.games.trench_club.odds.throws import MOST_DICE, damage_ways
from tablee.games.trench_club.rules.combat import (
    STRAYS,
    answerers,
    gap,
    gassed,
    open_row,
    support,
    supporters,
    target_row,
)
from tablee.games.trench_club.table.components import Components
from tablee.games.trench_club.table.moves import FIRST, MASK

#: What a table may do for one answer: a few thousandths of a second where compiled.
QUICK_WORK: Final = 4_000
#: What is done where nobody waits for it, and by a computer player to say why it attacks.
LONG_WORK: Final = 300_000

# The field of a unit in a course.
EXPERIENCE: Final = 0b0000111
DAMAGE: Final = 0b0111000
GONE: Final = 0b1000000
FIELD: Final = 0b1111111
FIELD_BITS: Final = 7
DAMAGE_SHIFT: Final = 3
#: The most experience one answer gives (T5.7).
MOST_LEARNT: Final = 2
#: The most dice of a throw are below this.
DICE_BITS: Final = 4
#: All ways of one throw and of one answer, however many of its dice there are.
THROW: Final = TOP_FACE**MOST_DICE
ANSWER: Final = TOP_FACE**MOST_OWN_DICE


class TooManyCourses(Exception):
    """A list has more courses than may be followed."""


class Blow:
    """One attack of a list, as far as it is known beforehand."""

    def __init__(self, table: Components, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.kind: int = table.kind[attacker]
        self.experience: int = table.experience[attacker]
        self.own_row: int = open_row(table, attacker)
        self.is_gas: bool = IS_GAS[self.kind]
        self.is_shell: bool = SCATTERS[self.kind]
        close = not self.is_gas and gap(table, attacker, target) == 1
        self.answering: list[int] = answerers(table, attacker, target) if close else []
        self.supporters: dict[int, bool] = supporters(table, attacker, target) if close else {}
        #: Whom gas hits beside the target.
        self.gassed: list[int] = []
        if self.is_gas:
            self.gassed = [unit for unit in gassed(table, attacker, target) if unit != target]
        #: By direction in which a shell may stray: who keeps it from the others there, or -1; and
        #: the others, of whom any may be hit.
        self.struck: list[tuple[int, list[int]]] = []
        if self.is_shell:
            for direction in range(STRAYS[LEVEL_OF[self.experience]]):
                number = table.field.near[table.place[target]][direction]
                self.struck.append(_struck(table, number))
        #: Any of so many share these ways evenly.
        self.chosen: int = 1
        for _, others in self.struck:
            self.chosen = lcm(self.chosen, *range(1, len(others) + 1))

        #: Those whose presence decides whom else a stray shell hits (T10.5).
        self.sharing: list[int] = []
        #: Everybody whom gas or a stray shell may hurt.
        self.touched: list[int] = self.gassed[:]
        for front, others in self.struck:
            there = [front, *others] if front >= 0 else others
            self.touched += there
            self.sharing += there if len(there) > 1 else []


def _struck(table: Components, number: int) -> tuple[int, list[int]]:
    """T5.8, T10.5: like `struck_at`, but also who comes next if the first there is gone."""
    if number < 0:
        return (-1, [])
    unit: int = table.at[number]
    is_front = unit >= 0 and table.trench_at(unit) < 0 and not IS_AIR[table.kind[unit]]
    others: list[int] = []
    if table.trenches and table.field.trench_of[number] >= 0:
        others = table.holders(table.field.trench_of[number])
    return (unit if is_front else -1, others)


def _least(experience: int, answers: int) -> int:
    """The least experience that comes to the same for a unit that fires back so often."""
    if experience > MOST_EXPERIENCE or answers == 0:
        return 0
    most = min(MOST_EXPERIENCE, experience + MOST_LEARNT * (answers - 1))
    level = LEVEL_OF[experience]
    return LEVEL_OF.index(level) if LEVEL_OF[most] == level else experience


class Battle:
    """A list of attacks on one target, and the units that matter to it."""

    def __init__(self, table: Components, attacks: list[int], work: int) -> None:
        self.table = table
        #: How many outcomes may still be followed.
        self.work = work
        self.target: int = attacks[0] & MASK
        self.gone: int = table.destroyed_at
        self.blows: list[Blow] = [Blow(table, item >> FIRST, self.target) for item in attacks]
        #: By unit that may matter: where its field begins. The target's is at 0.
        self.shift: dict[int, int] = {self.target: 0}
        for blow in self.blows:
            for unit in [blow.attacker, *blow.answering, *blow.supporters, *blow.sharing]:
                if unit not in self.shift:
                    self.shift[unit] = FIELD_BITS * len(self.shift)
        #: By attack: what of a course can matter from then on.
        self.kept: list[int] = [DAMAGE] * (len(attacks) + 1)
        #: By attack: how often each unit fires back from then on where that matters.
        self.answers: list[dict[int, int]] = [{} for _ in range(len(attacks) + 1)]
        for number in range(len(attacks) - 1, -1, -1):
            self._look_before(number)

    def _look_before(self, number: int) -> None:
        """What matters before an attack, given what matters after it."""
        blow, later, shift = self.blows[number], self.kept[number + 1], self.shift
        answers = self.answers[number + 1].copy()
        kept = later | (GONE | DAMAGE) << shift[blow.attacker]
        for unit in [*blow.supporters, *blow.sharing]:
            kept |= GONE << shift[unit]
        for unit in blow.touched:
            if unit in shift and later >> shift[unit] & GONE:
                kept |= DAMAGE << shift[unit]
        if later >> shift[blow.attacker] & GONE:
            for unit in blow.answering:
                kept |= FIELD << shift[unit]
                answers[unit] = answers.get(unit, 0) + 1
        self.kept[number] = kept
        self.answers[number] = answers

    def start(self) -> int:
        """The course before the first attack."""
        course = 0
        for unit, shift in self.shift.items():
            damage, experience = self.table.damage[unit], self.table.experience[unit]
            course |= (damage << DAMAGE_SHIFT | experience) << shift
        return course & self.kept[0]

    def spend(self, outcomes: int) -> None:
        """Count outcomes that are about to be followed."""
        self.work -= outcomes
        if self.work < 0:
            raise TooManyCourses

    def hurt(self, course: int, unit: int, dealt: int) -> int:
        """A course after damage to a unit that is not gone."""
        shift = self.shift[unit]
        damage = course >> shift + DAMAGE_SHIFT & 7
        if damage + dealt < self.gone:
            return course + (dealt << shift + DAMAGE_SHIFT)
        return course & ~(FIELD << shift) | GONE << shift

    def is_gone(self, course: int, unit: int) -> bool:
        """Whether a unit is gone, as far as that matters."""
        return unit in self.shift and course >> self.shift[unit] & GONE != 0


class Attack:
    """One attack of a list, followed from all courses before it."""

    def __init__(self, battle: Battle, number: int) -> None:
        blow = battle.blows[number]
        self.battle = battle
        self.blow = blow
        #: What matters after this attack.
        self.kept: int = battle.kept[number + 1]
        self.answer_ways: int = ANSWER ** len(blow.answering)
        #: Whom gas hits that matters later, beside the target.
        self.victims: list[int] = [unit for unit in blow.gassed if self._matters(unit)]
        #: By victim: what matters once it was hit, with the damage of those who come after it.
        self._gas_kept: list[int] = [self.kept] * len(self.victims)
        for place in range(len(self.victims) - 1, 0, -1):
            damage = DAMAGE << battle.shift[self.victims[place]]
            self._gas_kept[place - 1] = self._gas_kept[place] | damage
        #: The ways of everything.
        self.ways: int = THROW * self.answer_ways
        if blow.is_gas:
            self.ways = THROW ** (1 + len(self.victims))
        elif blow.is_shell:
            self.ways *= TOP_FACE * blow.chosen
        #: The fields that answers look at and change.
        self._answered: int = FIELD << battle.shift[blow.attacker]
        #: By unit that answers: where its field begins, and what matters of its experience then.
        self._learners: list[tuple[int, list[int]]] = []
        for unit in blow.answering:
            self._answered |= FIELD << battle.shift[unit]
            left = battle.answers[number + 1].get(unit, 0)
            self._learners.append((battle.shift[unit], [_least(e, left) for e in range(8)]))
        self._answers: dict[int, dict[int, int]] = {}
        #: Courses that lack the throw at the target, its dice behind them; and whole ones.
        self._thrown: dict[int, int] = {}
        self._spared: dict[int, int] = {}

    def _matters(self, unit: int) -> bool:
        """Whether it matters after this attack that a unit is gone."""
        shift = self.battle.shift
        return unit in shift and self.kept >> shift[unit] & GONE != 0

    def follow(self, course: int, ways: int) -> None:
        """Go on from a course that so many ways lead to."""
        blow = self.blow
        if self.battle.is_gone(course, blow.attacker):  # T4.4
            self._spare(course, ways * self.ways)
            return
        damage = course >> self.battle.shift[blow.attacker] + DAMAGE_SHIFT & 7
        if blow.is_gas:
            self._gas(course, damage, ways)
            return
        if blow.is_shell:
            self._strays(course, damage, ways * self.answer_ways)
            ways *= blow.chosen * (TOP_FACE - len(blow.struck))
        self._fight(course, damage, ways)

    def ended(self, following: dict[int, int]) -> int:
        """Throw at the target: the ways it is destroyed; all other courses go into `following`."""
        battle = self.battle
        following.update(self._spared)
        killed = 0
        for key, ways in self._thrown.items():
            course = key >> DICE_BITS
            thrown = self._throw_ways(battle.target, key & (1 << DICE_BITS) - 1)
            left = battle.gone - (course >> DAMAGE_SHIFT & 7)
            killed += sum(thrown[left:]) * ways
            battle.spend(left)
            for dealt in range(left):
                if thrown[dealt]:
                    hurt = course + (dealt << DAMAGE_SHIFT)
                    following[hurt] = following.get(hurt, 0) + ways * thrown[dealt]
        return killed

    def _throw_ways(self, victim: int, dice: int) -> list[int]:
        """By damage: the ways of the attacker's dice, out of `THROW`."""
        table = self.battle.table
        face = hits_on(table.step, self.blow.kind, table.kind[victim], self.blow.experience)
        scale = TOP_FACE ** (MOST_DICE - dice)
        return [ways * scale for ways in damage_ways(dice, face, target_row(table, victim))]

    def _spare(self, course: int, ways: int) -> None:
        """The target is not hurt."""
        self.battle.spend(1)
        course &= self.kept
        self._spared[course] = self._spared.get(course, 0) + ways

    def _throw(self, course: int, dice: int, ways: int) -> None:
        """So many dice are thrown at the target."""
        self.battle.spend(1)
        key = (course & self.kept) << DICE_BITS | dice
        self._thrown[key] = self._thrown.get(key, 0) + ways

    # ---- attack and answers -----------------------------------------------------------------

    def _fight(self, course: int, damage: int, ways: int) -> None:
        """T5.1, T10.4: what everybody who fires back does and learns, and the throw."""
        battle = self.battle
        helpers, opposite = 0, False
        for unit, is_opposite in self.blow.supporters.items():
            if not battle.is_gone(course, unit):
                helpers += 1
                opposite = opposite or is_opposite
        dice = DICE[damage] + support(helpers, opposite)
        if not self._matters(self.blow.attacker):
            self._throw(course, dice, ways * self.answer_ways)
            return
        others = course & ~self._answered
        for after, count in self._answers_to(course & self._answered).items():
            self._throw(others | after, dice, ways * count)

    def _answers_to(self, before: int) -> dict[int, int]:
        """The fields of the attacker and of those who answer, after all answers; and the ways."""
        found = self._answers.get(before)
        if found is None:
            found = {before: 1}
            for unit in self.blow.answering:
                found = self._answered_by(unit, before, found)
            kept: dict[int, int] = {}
            for after, ways in found.items():
                after &= self.kept
                for shift, least in self._learners:
                    experience = after >> shift & EXPERIENCE
                    after -= experience - least[experience] << shift
                kept[after] = kept.get(after, 0) + ways
            found = kept
            self._answers[before] = found
        return found

    def _answered_by(self, unit: int, before: int, found: dict[int, int]) -> dict[int, int]:
        """One more answer."""
        battle, attacker = self.battle, self.blow.attacker
        table, shift = battle.table, battle.shift[unit]
        if battle.is_gone(before, unit):
            return {course: ways * ANSWER for course, ways in found.items()}
        dice = DICE[before >> shift + DAMAGE_SHIFT & 7]
        experience = before >> shift & EXPERIENCE
        face = hits_on(table.step, table.kind[unit], self.blow.kind, experience)
        scale = TOP_FACE ** (MOST_OWN_DICE - dice)
        thrown = [ways * scale for ways in damage_ways(dice, face, self.blow.own_row)]
        learns = self.kept >> shift & EXPERIENCE != 0
        added: dict[int, int] = {}
        for course, ways in found.items():
            if battle.is_gone(course, attacker):
                # T5.7: who fires at somebody already destroyed learns nothing.
                added[course] = added.get(course, 0) + ways * ANSWER
                continue
            battle.spend(len(thrown))
            for dealt, count in enumerate(thrown):
                if count:
                    after = battle.hurt(course, attacker, dealt)
                    if learns and dealt:
                        learnt = MOST_LEARNT if battle.is_gone(after, attacker) else 1
                        after += min(MOST_EXPERIENCE - experience, learnt) << shift
                    added[after] = added.get(after, 0) + ways * count
        return added

    # ---- shells and gas ---------------------------------------------------------------------

    def _strays(self, course: int, damage: int, ways: int) -> None:
        """T5.8: the shell lands next to its target."""
        battle, chosen = self.battle, self.blow.chosen
        for front, others in self.blow.struck:
            struck = [front] if front >= 0 and not battle.is_gone(course, front) else []
            if not struck:
                struck = [unit for unit in others if not battle.is_gone(course, unit)]
            if not struck:
                self._spare(course, ways * chosen * THROW)
            for victim in struck:
                share = ways * (chosen // len(struck))
                if victim == battle.target:
                    self._throw(course, DICE[damage], share)
                elif not self._matters(victim):
                    self._spare(course, share * THROW)
                else:
                    for dealt, count in enumerate(self._throw_ways(victim, DICE[damage])):
                        if count:
                            self._spare(battle.hurt(course, victim, dealt), share * count)

    def _gas(self, course: int, damage: int, ways: int) -> None:
        """T8.2: a throw of its own for everybody around the target."""
        battle = self.battle
        courses = {course: ways}
        for place, victim in enumerate(self.victims):
            kept = self._gas_kept[place]
            thrown = self._throw_ways(victim, DICE[damage])
            after: dict[int, int] = {}
            for before, count in courses.items():
                battle.spend(len(thrown))
                if battle.is_gone(before, victim):
                    after[before & kept] = after.get(before & kept, 0) + count * THROW
                    continue
                for dealt, some in enumerate(thrown):
                    if some:
                        hurt = battle.hurt(before, victim, dealt) & kept
                        after[hurt] = after.get(hurt, 0) + count * some
            courses = after
        for after_all, count in courses.items():
            self._throw(after_all, DICE[damage], count)


def destruction(table: Components, attacks: list[int], work: int) -> Fraction | None:
    """The chance that a list of attacks, all on one target, destroys it.

    None if there are more outcomes to follow than the given work.
    """
    if not attacks:
        return Fraction(0)
    battle = Battle(table, attacks, work)
    courses: dict[int, int] = {battle.start(): 1}
    killed = 0
    all_ways = 1
    try:
        for number in range(len(attacks)):
            attack = Attack(battle, number)
            for course, ways in courses.items():
                attack.follow(course, ways)
            courses = {}
            killed = killed * attack.ways + attack.ended(courses)
            all_ways *= attack.ways
    except TooManyCourses:
        return None
    return Fraction(killed, all_ways)
