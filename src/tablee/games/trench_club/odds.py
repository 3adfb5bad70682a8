"""Exact chances of attacks, by convolution and not by dice.

A roll of n dice has 12**n equally likely ways; everything here counts ways and divides once.
For a list of attacks on one target the target's damage and experience are followed, and which
attackers the answers have destroyed, because those no longer stand on its flanks. Two things
are left out there: whom a stray shell hits instead (only that it misses counts), and what the
target's companions in a trench learn by firing back.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.combat import (
    STRAYS,
    answerers,
    bonus_dice,
    damage_of,
    gap,
    open_row,
    target_row,
)
from tablee.games.trench_club.components import DESIGNATE_PHASE, Components
from tablee.games.trench_club.data import (
    DICE,
    LEVEL_OF,
    MOST_EXPERIENCE,
    SCATTERS,
    TOP_FACE,
    hits_on,
)
from tablee.games.trench_club.documents import AttackOdds, TrenchOdds
from tablee.games.trench_club.moves import ATTACK, FIRST, MASK, OPERATION
from tablee.games.trench_club.view import TrenchView

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The most dice ever thrown at once, and the most damage hits can do.
MOST_DICE: Final = 15
MOST_DAMAGE: Final = 6

_WAYS: Final[dict[int, list[int]]] = {}
_CHANCES: Final[dict[int, list[float]]] = {}
_SHARES: Final[dict[int, list[Fraction]]] = {}


def damage_ways(dice: i64, face: i64, row: i64) -> list[int]:
    """By damage 0 to 6: in how many of 12**dice ways a row of hits takes it."""
    key = (dice * 13 + face) * 8 + row
    found = _WAYS.get(key)
    if found is None:
        found = [0] * (MOST_DAMAGE + 1)
        for hits in range(dice + 1):
            ways: int = comb(dice, hits) * int(face) ** hits * int(TOP_FACE - face) ** (dice - hits)
            found[damage_of(row, hits)] += ways
        _WAYS[key] = found
    return found


def damage_chances(dice: i64, face: i64, row: i64) -> list[float]:
    """The same as `damage_ways`, as chances."""
    key = (dice * 13 + face) * 8 + row
    found = _CHANCES.get(key)
    if found is None:
        total = 12.0 ** float(dice)
        found = [ways / total for ways in damage_ways(dice, face, row)]
        _CHANCES[key] = found
    return found


def damage_shares(dice: i64, face: i64, row: i64, most: i64) -> list[Fraction]:
    """The chance of each damage up to what destroys; beyond that nothing counts (T14.12)."""
    key = ((dice * 13 + face) * 8 + row) * 7 + most
    found = _SHARES.get(key)
    if found is None:
        ways = damage_ways(dice, face, row)
        total = 12**dice
        found = [Fraction(count, total) for count in ways[:most]]
        found.append(Fraction(sum(ways[most:]), total))
        _SHARES[key] = found
    return found


class Exchange:
    """One attack and its answers: the distribution of damage on both sides."""

    def __init__(self, table: Components, attacker: i64, target: i64) -> None:
        close = gap(table, attacker, target) == 1
        kind = table.kind[attacker]
        bonus: i64 = bonus_dice(table, attacker, target) if close else 0
        self.dice: i64 = DICE[table.damage[attacker]] + bonus
        self.face: i64 = hits_on(table.step, kind, table.kind[target], table.experience[attacker])
        most: i64 = table.destroyed_at - table.damage[target]
        #: By damage dealt: its chance.
        self.damage: list[Fraction] = damage_shares(
            self.dice, self.face, target_row(table, target), most
        )
        if SCATTERS[kind]:
            strays = Fraction(STRAYS[LEVEL_OF[table.experience[attacker]]], TOP_FACE)
            self.damage = [chance * (1 - strays) for chance in self.damage]
            self.damage[0] += strays
        #: The target's own answer, 0 dice if it has none.
        self.answer_dice: i64 = 0
        self.answer_face: i64 = 0
        least: i64 = table.destroyed_at - table.damage[attacker]
        self.answer: list[Fraction] = [Fraction(0)] * (least + 1)
        self.answer[0] = Fraction(1)
        if close:
            for unit in answerers(table, attacker, target):
                self._add_answer(table, unit, attacker, target, least)

    def _add_answer(
        self, table: Components, unit: i64, attacker: i64, target: i64, least: i64
    ) -> None:
        dice: i64 = DICE[table.damage[unit]]
        face = hits_on(table.step, table.kind[unit], table.kind[attacker], table.experience[unit])
        if unit == target:
            self.answer_dice = dice
            self.answer_face = face
        shares = damage_shares(dice, face, open_row(table, attacker), least)
        if self.answer[0] == 1:
            self.answer = shares
            return
        added = [Fraction(0)] * (least + 1)
        for before, chance in enumerate(self.answer):
            if chance:
                for damage, share in enumerate(shares):
                    added[min(before + damage, least)] += chance * share
        self.answer = added

    def destroys(self) -> Fraction:
        """The chance that the target is destroyed."""
        return self.damage[-1]

    def is_destroyed(self) -> Fraction:
        """The chance that the attacker is destroyed by the answers."""
        return self.answer[-1]


#: What is followed through a list: the target's damage and experience, attackers lost as bits.
_Course = tuple[int, int, int]


def destruction(table: Components, attacks: list[int]) -> Fraction:
    """The chance that a list of attacks, all on one target, destroys it."""
    if not attacks:
        return Fraction(0)
    target = attacks[0] & MASK
    courses: dict[_Course, Fraction] = {
        (table.damage[target], table.experience[target], 0): Fraction(1)
    }
    dead = Fraction(0)
    tables: dict[int, Components] = {0: table.copy()}
    for place in range(len(attacks)):
        following: dict[_Course, Fraction] = {}
        for course, chance in courses.items():
            lost = course[2]
            if lost not in tables:
                tables[lost] = table.copy()
                for earlier in range(place):
                    if lost >> earlier & 1:
                        tables[lost].remove(attacks[earlier] >> FIRST)
            dead += _follow(tables[lost], attacks, place, course, chance, following)
        courses = following
    return dead


def _follow(
    table: Components,
    attacks: list[int],
    place: int,
    course: _Course,
    chance: Fraction,
    following: dict[_Course, Fraction],
) -> Fraction:
    """One attack of a list in one course of events; the chance that it destroys.

    The table is a copy without those lost so far.
    """
    damage, experience, lost = course
    attacker = attacks[place] >> FIRST
    target = attacks[place] & MASK
    table.damage[target] = damage
    table.experience[target] = experience
    exchange = Exchange(table, attacker, target)
    killed = Fraction(0)
    answers = _answer_results(exchange)
    for dealt, first_chance in enumerate(exchange.damage):
        if not first_chance:
            continue
        if damage + dealt >= table.destroyed_at:
            killed += chance * first_chance
            continue
        for gained, is_lost, second_chance in answers:
            after = min(MOST_EXPERIENCE, experience + gained)
            course = (damage + dealt, after, lost | is_lost << place)
            before = following.get(course, Fraction(0))
            following[course] = before + chance * first_chance * second_chance
    return killed


def _answer_results(exchange: Exchange) -> list[tuple[int, int, Fraction]]:
    """The answer as (experience gained, attacker lost, chance)."""
    answer = exchange.answer
    harmless, deadly = answer[0], answer[-1]
    harmful = Fraction(1) - harmless - deadly
    results = [(0, 0, harmless), (1, 0, harmful), (2, 1, deadly)]
    return [result for result in results if result[2]]


def _attack_odds(table: Components, attacker: int, target: int) -> AttackOdds:
    exchange = Exchange(table, attacker, target)
    return AttackOdds(
        attacker=attacker,
        target=target,
        dice=exchange.dice,
        hits_on=exchange.face,
        answer_dice=exchange.answer_dice,
        answer_hits_on=exchange.answer_face,
        damage=[str(chance) for chance in exchange.damage],
        answer_damage=[str(chance) for chance in exchange.answer],
        destroys=str(exchange.destroys()),
        is_destroyed=str(exchange.is_destroyed()),
    )


def odds_document(view: TrenchView) -> TrenchOdds | None:
    """The odds of the attacks a seat may list or has listed; None in other phases."""
    table = view.table
    if table.phase != DESIGNATE_PHASE or table.commander[table.turn] != view.seat:
        return None
    pairs = list(table.attacks)
    for move in view.moves:
        if move >> OPERATION == ATTACK:
            pairs.append(move & (MASK << FIRST | MASK))
    destroyed: dict[str, str] = {}
    for target in sorted({item & MASK for item in table.attacks}):
        listed = [item for item in table.attacks if item & MASK == target]
        destroyed[str(target)] = str(destruction(table, listed))
    return TrenchOdds(
        attacks=[_attack_odds(table, pair >> FIRST, pair & MASK) for pair in pairs],
        destroyed=destroyed,
    )
