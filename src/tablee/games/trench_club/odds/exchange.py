"""Exact chances of one attack, by convolution and not by dice.

`lists.py` and, where that takes too long, `playouts.py` are for lists of attacks.

A roll of n dice has 12**n equally likely ways; everything here counts ways and divides once.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from tablee.games.trench_club.data.maps import FOREST
from tablee.games.trench_club.data.units import (
    DICE,
    IS_AIR,
    LEVEL_OF,
    ROWS_OF_HITS,
    SCATTERS,
    TOP_FACE,
    hits_on,
)
from tablee.games.trench_club.documents import AttackOdds, Cover, Sampled, TrenchOdds
from tablee.games.trench_club.odds.lists import LONG_WORK, QUICK_WORK, destruction
from tablee.games.trench_club.odds.playouts import ALL, together
from tablee.games.trench_club.odds.throws import damage_shares
from tablee.games.trench_club.rules.combat import (
    STRAYS,
    answerers,
    bonus_dice,
    gap,
    open_row,
    struck_at,
    target_row,
)
from tablee.games.trench_club.table.components import DESIGNATE_PHASE, Components
from tablee.games.trench_club.table.known import Known
from tablee.games.trench_club.table.moves import ATTACK, FIRST, MASK, OPERATION

if TYPE_CHECKING:
    from mypy_extensions import i64


def shell_hits(table: Components, attacker: i64, target: i64) -> Fraction:
    """T5.8: how often a shell hits its target; a stray one may do so in a trench (T10.5)."""
    strays = STRAYS[LEVEL_OF[table.experience[attacker]]]
    chance = Fraction(TOP_FACE - strays, TOP_FACE)
    for direction in range(strays):
        struck = struck_at(table, table.field.near[table.place[target]][direction])
        if target in struck:
            chance += Fraction(1, TOP_FACE * len(struck))
    return chance


class Exchange:
    """One attack and its answers: the distribution of damage on both sides."""

    def __init__(self, table: Components, attacker: i64, target: i64) -> None:
        close = gap(table, attacker, target) == 1
        kind = table.kind[attacker]
        #: Dice for flank or encirclement (T5.3), which are among the dice.
        self.bonus: i64 = bonus_dice(table, attacker, target) if close else 0
        self.dice: i64 = DICE[table.damage[attacker]] + self.bonus
        self.face: i64 = hits_on(table.step, kind, table.kind[target], table.experience[attacker])
        most: i64 = table.destroyed_at - table.damage[target]
        #: By damage dealt: its chance.
        self.damage: list[Fraction] = damage_shares(
            self.dice, self.face, target_row(table, target), most
        )
        if SCATTERS[kind]:
            hits = shell_hits(table, attacker, target)
            self.damage = [chance * hits for chance in self.damage]
            self.damage[0] += 1 - hits
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
        bonus=exchange.bonus,
        row=ROWS_OF_HITS[target_row(table, target)],
        answer_row=ROWS_OF_HITS[open_row(table, attacker)],
        cover=cover_of(table, target),
    )


def cover_of(table: Components, unit: int) -> Cover:
    """What a unit is covered by where it stands (T5.5, T10.4)."""
    if IS_AIR[table.kind[unit]]:
        return "open"
    if table.trench_at(unit) >= 0:
        return "trench"
    return "forest" if table.field.terrain[table.place[unit]] == FOREST else "open"


def lists_of(table: Components) -> dict[int, list[int]]:
    """By target: the listed attacks on it."""
    found: dict[int, list[int]] = {}
    for target in sorted({item & MASK for item in table.attacks}):
        found[target] = [item for item in table.attacks if item & MASK == target]
    return found


def odds_document(view: Known, playouts: int = 0) -> TrenchOdds | None:
    """The odds of the attacks a seat may list or has listed; None in other phases.

    Without playouts everything is exact and quick; lists that are too long for that are named.
    """
    table = view.table
    if table.phase != DESIGNATE_PHASE or table.commander[table.turn] != view.seat:
        return None
    pairs = list(table.attacks)
    for move in view.moves:
        if move >> OPERATION == ATTACK:
            pairs.append(move & (MASK << FIRST | MASK))
    destroyed: dict[str, str] = {}
    missing: list[int] = []
    lists = lists_of(table)
    for target, listed in lists.items():
        chance = destruction(table, listed, LONG_WORK if playouts else QUICK_WORK)
        if chance is None:
            missing.append(target)
        else:
            destroyed[str(target)] = str(chance)
    sampled: dict[str, Sampled] = {}
    everybody: Sampled | None = None
    if playouts and (missing or len(lists) > 1):
        found = together(table, table.attacks, playouts)
        sampled = {str(target): found[target] for target in lists}
        everybody = found.get(ALL)
        missing = []
    return TrenchOdds(
        attacks=[_attack_odds(table, pair >> FIRST, pair & MASK) for pair in pairs],
        destroyed=destroyed,
        missing=missing,
        together=sampled,
        all_destroyed=everybody,
    )
