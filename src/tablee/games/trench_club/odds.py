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
    MOST_BONUS,
    MOST_EXPERIENCE,
    MOST_OWN_DICE,
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
MOST_DICE: Final = MOST_OWN_DICE + MOST_BONUS
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


#: What a list of attacks is counted in: ways of an attack with its stray die, and of an answer.
_ATTACK_WAYS: Final = 12 ** (MOST_DICE + 1)
_ANSWER_DICE: Final = MOST_OWN_DICE


class _Strike:
    """One attack of a list, while the same attackers are lost: what each course has in common.

    Everything is counted in ways out of one number, so that only whole numbers are added and
    multiplied: of an attack out of `_ATTACK_WAYS`, of the answers out of `answer_ways`.
    """

    def __init__(self, table: Components, attacker: int, target: int) -> None:
        close = gap(table, attacker, target) == 1
        kind = table.kind[attacker]
        bonus: i64 = bonus_dice(table, attacker, target) if close else 0
        dice: i64 = DICE[table.damage[attacker]] + bonus
        face = hits_on(table.step, kind, table.kind[target], table.experience[attacker])
        ways = damage_ways(dice, face, target_row(table, target))
        strays: int = STRAYS[LEVEL_OF[table.experience[attacker]]] if SCATTERS[kind] else 0
        scale: int = 12 ** int(MOST_DICE - dice) * (TOP_FACE - strays)
        #: By damage dealt: its ways.
        self.damage: list[int] = [count * scale for count in ways]
        self.damage[0] += 12**MOST_DICE * strays
        self.table = table
        self.attacker = attacker
        self.target = target
        self.answering: list[int] = answerers(table, attacker, target) if close else []
        self.answer_ways: int = 12 ** (_ANSWER_DICE * len(self.answering))
        self._results: dict[int, list[tuple[int, int, int]]] = {}

    def answers(self, damage: int, experience: int) -> list[tuple[int, int, int]]:
        """The answer of a target in some state: experience gained, attacker lost, ways."""
        key = damage * 3 + LEVEL_OF[experience]
        found = self._results.get(key)
        if found is None:
            found = self._answers(damage, experience)
            self._results[key] = found
        return found

    def _answers(self, damage: int, experience: int) -> list[tuple[int, int, int]]:
        table = self.table
        least: int = table.destroyed_at - table.damage[self.attacker]
        kind = table.kind[self.attacker]
        row = open_row(table, self.attacker)
        total = [1] + [0] * least
        for unit in self.answering:
            dice = DICE[damage if unit == self.target else table.damage[unit]]
            learnt = experience if unit == self.target else table.experience[unit]
            ways = damage_ways(dice, hits_on(table.step, table.kind[unit], kind, learnt), row)
            scale: int = 12 ** (_ANSWER_DICE - dice)
            added = [0] * (least + 1)
            for before, some in enumerate(total):
                if some:
                    for dealt, count in enumerate(ways):
                        added[min(before + dealt, least)] += some * count * scale
            total = added
        harmless, deadly = total[0], total[-1]
        results = [
            (0, 0, harmless),
            (1, 0, self.answer_ways - harmless - deadly),
            (2, 1, deadly),
        ]
        return [result for result in results if result[2]]


def _without(table: Components, attacks: list[int], lost: int) -> Components:
    """The table without the attackers that the answers have destroyed."""
    if not lost:
        return table
    left = table.copy()
    for place, item in enumerate(attacks):
        if lost >> place & 1:
            left.remove(item >> FIRST)
    return left


def destruction(table: Components, attacks: list[int]) -> Fraction:
    """The chance that a list of attacks, all on one target, destroys it."""
    dead = Fraction(0)
    if not attacks:
        return dead
    target = attacks[0] & MASK
    # What is followed: the target's damage and experience, and attackers lost as bits.
    courses: dict[tuple[int, int, int], int] = {
        (table.damage[target], table.experience[target], 0): 1
    }
    scale = 1
    for place in range(len(attacks)):
        strikes: dict[int, _Strike] = {}
        following: dict[tuple[int, int, int], int] = {}
        killed = 0
        for course, ways in courses.items():
            lost = course[2]
            if lost not in strikes:
                left = _without(table, attacks, lost)
                strikes[lost] = _Strike(left, attacks[place] >> FIRST, target)
            killed += _follow(strikes[lost], place, course, ways, following)
        scale *= _ATTACK_WAYS
        dead += Fraction(killed, scale)
        for strike in strikes.values():
            scale *= strike.answer_ways
            break
        courses = following
    return dead


def _follow(
    strike: _Strike,
    place: int,
    course: tuple[int, int, int],
    ways: int,
    following: dict[tuple[int, int, int], int],
) -> int:
    """One attack of a list in one course of events; the ways in which it destroys."""
    damage, experience, lost = course
    destroyed_at: int = strike.table.destroyed_at
    killed = 0
    answers = strike.answers(damage, experience)
    for dealt, count in enumerate(strike.damage):
        if not count:
            continue
        if damage + dealt >= destroyed_at:
            killed += ways * count
            continue
        some = ways * count
        for gained, is_lost, answer in answers:
            after = min(MOST_EXPERIENCE, experience + gained)
            state = (damage + dealt, after, lost | is_lost << place)
            following[state] = following.get(state, 0) + some * answer
    return killed


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
