"""The chance that a list of attacks on one target destroys it, the long way round.

Every course of the battle is followed with the damage and the experience of every unit, nothing
is put together or forgotten, and who stands where is asked of the rules before every attack. It is
slow, and there to compare `attack_lists.py` with. A *course* is a tuple with one number for each
unit that is followed: damage and experience, or GONE.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import Final

from tablee.games.trench_club.data.units import (
    DICE,
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
    bonus_dice,
    gap,
    gassed,
    open_row,
    struck_at,
    target_row,
)
from tablee.games.trench_club.table.components import Components
from tablee.games.trench_club.table.moves import FIRST, MASK

Course = tuple[int, ...]
#: In a course: a unit that was destroyed.
GONE: Final = -1
#: In a course damage is counted in eights, beside the experience.
DAMAGE: Final = 3
EXPERIENCE: Final = 7


class Battle:
    """A list of attacks on one target, and the units that matter to it."""

    def __init__(self, table: Components, attacks: list[int]) -> None:
        self.table = table
        self.target: int = attacks[0] & MASK
        self.attackers: list[int] = [item >> FIRST for item in attacks]
        trench = table.trench_at(self.target)
        inside = table.holders(trench) if trench >= 0 else [self.target]
        #: How many may answer an attack at most.
        self.answerers: int = len(inside)
        #: The target first, then others in its trench, then everybody who attacks or may support.
        self.units: list[int] = [self.target]
        self._follow(inside)
        self._follow(self.attackers)
        for unit in table.army[table.nation[self.attackers[0]]]:
            if table.place[unit] >= 0 and gap(table, unit, self.target) == 1:
                self._follow([unit])
        self.place_of: dict[int, int] = {unit: place for place, unit in enumerate(self.units)}

    def _follow(self, units: list[int]) -> None:
        for unit in units:
            if unit not in self.units:
                self.units.append(unit)

    def start(self) -> Course:
        """The course before the first attack."""
        table = self.table
        codes = [table.damage[unit] << DAMAGE | table.experience[unit] for unit in self.units]
        return tuple(codes)

    def without(self, course: Course) -> Components:
        """The table without the units that are gone."""
        if GONE not in course:
            return self.table
        left = self.table.copy()
        for place, unit in enumerate(self.units):
            if course[place] == GONE:
                left.remove(unit)
        return left


class Scene:
    """An attack while the same units are gone: what depends on where everybody stands."""

    def __init__(self, table: Components, attacker: int, target: int) -> None:
        close = gap(table, attacker, target) == 1
        self.table = table
        self.bonus: int = bonus_dice(table, attacker, target) if close else 0
        self.row: int = target_row(table, target)
        self.answering: list[int] = answerers(table, attacker, target) if close else []


class Attack:
    """One attack of a list. Every outcome is counted in ways, out of `ways` in all."""

    def __init__(self, battle: Battle, attacker: int) -> None:
        table = battle.table
        self.battle = battle
        self.attacker = attacker
        self.place: int = battle.place_of[attacker]
        self.kind: int = table.kind[attacker]
        self.exponent: int = MOST_DICE + MOST_OWN_DICE * battle.answerers
        #: Who in a trench is hit by chance: any of so many share these ways evenly.
        self.chosen: int = 1
        if IS_GAS[self.kind]:
            self.exponent = MOST_DICE * len(battle.units)
        elif SCATTERS[self.kind]:
            self.exponent += 1
            for trench in table.field.trenches if table.trenches else []:
                self.chosen = lcm(self.chosen, *range(1, len(trench) + 1))
        self.ways: int = 12**self.exponent * self.chosen
        self._scenes: dict[int, Scene] = {}

    def follow(self, course: Course, ways: int, following: dict[Course, int] | None) -> int:
        """Go on from a course; the ways in which the target is destroyed.

        The other outcomes are added to `following`, if anything comes after this attack.
        """
        if course[self.place] == GONE:  # T4.4
            if following is not None:
                _add(following, course, ways * self.ways)
            return 0
        if IS_GAS[self.kind]:
            return self._gas(course, ways, following)
        if SCATTERS[self.kind]:
            return self._shell(course, ways, following)
        return self._fight(course, ways, 0, following)

    def _scene(self, course: Course) -> Scene:
        gone = 0
        for code in course:
            gone = gone << 1 | (code == GONE)
        scene = self._scenes.get(gone)
        if scene is None:
            battle = self.battle
            scene = Scene(battle.without(course), self.attacker, battle.target)
            self._scenes[gone] = scene
        return scene

    def _throw(self, course: Course, victim: int, bonus: int, row: int) -> list[int]:
        """By damage: the ways of the attacker's dice, out of 12**MOST_DICE."""
        table = self.battle.table
        code = course[self.place]
        dice = DICE[code >> DAMAGE] + bonus
        face = hits_on(table.step, self.kind, table.kind[victim], code & EXPERIENCE)
        scale = 12 ** (MOST_DICE - dice)
        return [count * scale for count in damage_ways(dice, face, row)]

    def _fight(
        self, course: Course, ways: int, spent: int, following: dict[Course, int] | None
    ) -> int:
        """Attack and answers; `spent` dice of the exponent were thrown before."""
        scene = self._scene(course)
        destroyed_at: int = self.battle.table.destroyed_at
        thrown = self._throw(course, self.battle.target, scene.bonus, scene.row)
        left = destroyed_at - (course[0] >> DAMAGE)
        rest = self.exponent - spent - MOST_DICE
        killed: int = sum(thrown[left:]) * 12**rest * ways
        if following is not None:
            scale = ways * 12 ** (rest - MOST_OWN_DICE * len(scene.answering))
            answers = self._answers(scene, course)
            for dealt in range(left):
                if thrown[dealt]:
                    count = thrown[dealt] * scale
                    for after, some in answers.items():
                        hurt = (after[0] + (dealt << DAMAGE), *after[1:])
                        _add(following, hurt, count * some)
        return killed

    def _answers(self, scene: Scene, course: Course) -> dict[Course, int]:
        """T5.1, T10.4: what everybody who fires back does and learns, each out of 12 dice."""
        table = self.battle.table
        row = open_row(table, self.attacker)
        left: int = table.destroyed_at - (course[self.place] >> DAMAGE)
        found: dict[tuple[int, Course], int] = {(0, course): 1}
        for unit in scene.answering:
            place = self.battle.place_of[unit]
            code = course[place]
            dice = DICE[code >> DAMAGE]
            face = hits_on(table.step, table.kind[unit], self.kind, code & EXPERIENCE)
            thrown = damage_ways(dice, face, row)
            scale = 12 ** (MOST_OWN_DICE - dice)
            added: dict[tuple[int, Course], int] = {}
            for (taken, before), ways in found.items():
                for dealt in range(len(thrown)):
                    count = thrown[dealt]
                    if not count:
                        continue
                    total = min(left, taken + dealt)
                    # T5.7: who fires at somebody already destroyed learns nothing.
                    learnt = 0 if dealt == 0 or taken == left else 2 if total == left else 1
                    key = (total, _learn(before, place, learnt))
                    added[key] = added.get(key, 0) + ways * count * scale
            found = added
        result: dict[Course, int] = {}
        for (taken, after), ways in found.items():
            code = GONE if taken == left else after[self.place] + (taken << DAMAGE)
            _add(result, _with(after, self.place, code), ways)
        return result

    def _shell(self, course: Course, ways: int, following: dict[Course, int] | None) -> int:
        """T5.8: the die of a shell, and whom it hits where it lands."""
        battle = self.battle
        table = self._scene(course).table
        strays: int = STRAYS[LEVEL_OF[course[self.place] & EXPERIENCE]]
        killed = self._fight(course, ways * self.chosen * (TOP_FACE - strays), 1, following)
        around = table.field.near[table.place[battle.target]]
        scale = ways * 12 ** (self.exponent - 1 - MOST_DICE)
        for direction in range(strays):
            struck = struck_at(table, around[direction])
            for victim in struck:
                share = scale * (self.chosen // len(struck))
                if victim not in battle.place_of:
                    if following is not None:
                        _add(following, course, share * 12**MOST_DICE)
                    continue
                thrown = self._throw(course, victim, 0, target_row(table, victim))
                for dealt, count in enumerate(thrown):
                    killed += self._hurt(course, victim, dealt, share * count, following)
            if not struck and following is not None:
                _add(following, course, scale * self.chosen * 12**MOST_DICE)
        return killed

    def _gas(self, course: Course, ways: int, following: dict[Course, int] | None) -> int:
        """T8.2: a throw of its own for everybody around the target."""
        battle = self.battle
        table = self._scene(course).table
        victims = [battle.target]
        if following is not None:
            everybody = gassed(table, self.attacker, battle.target)
            victims = [unit for unit in everybody if unit in battle.place_of]
        rest = MOST_DICE * (len(battle.units) - len(victims))
        courses: dict[Course, int] = {course: ways * 12**rest}
        killed = 0
        # The target comes last: then only what survives is followed.
        for victim in sorted(victims, key=lambda unit: unit == battle.target):
            thrown = self._throw(course, victim, 0, target_row(table, victim))
            after: dict[Course, int] = {}
            for before, some in courses.items():
                for dealt, count in enumerate(thrown):
                    killed += self._hurt(before, victim, dealt, some * count, after)
            courses = after
        if following is not None:
            for after_all, some in courses.items():
                _add(following, after_all, some)
        return killed

    def _hurt(
        self,
        course: Course,
        victim: int,
        dealt: int,
        ways: int,
        following: dict[Course, int] | None,
    ) -> int:
        """Damage to a unit that is followed; the ways, if it destroys the target."""
        if not ways:
            return 0
        battle = self.battle
        place = battle.place_of[victim]
        code = course[place] + (dealt << DAMAGE)
        if code >> DAMAGE >= battle.table.destroyed_at:
            if victim == battle.target:
                return ways
            code = GONE
        if following is not None:
            _add(following, _with(course, place, code), ways)
        return 0


def _add(courses: dict[Course, int], course: Course, ways: int) -> None:
    courses[course] = courses.get(course, 0) + ways


def _with(course: Course, place: int, code: int) -> Course:
    codes = list(course)
    codes[place] = code
    return tuple(codes)


def _learn(course: Course, place: int, learnt: int) -> Course:
    """T5.7: experience, at most 5."""
    code = course[place]
    experience = min(MOST_EXPERIENCE, (code & EXPERIENCE) + learnt)
    return _with(course, place, code & ~EXPERIENCE | experience)


def every_course(table: Components, attacks: list[int]) -> Fraction:
    """The chance that a list of attacks, all on one target, destroys it."""
    battle = Battle(table, attacks)
    courses: dict[Course, int] = {battle.start(): 1}
    dead = Fraction(0)
    scale = 1
    for place, attacker in enumerate(battle.attackers):
        attack = Attack(battle, attacker)
        following: dict[Course, int] | None = {} if place + 1 < len(attacks) else None
        killed = 0
        for course, ways in courses.items():
            killed += attack.follow(course, ways, following)
        scale *= attack.ways
        dead += Fraction(killed, scale)
        courses = following or {}
    return dead
