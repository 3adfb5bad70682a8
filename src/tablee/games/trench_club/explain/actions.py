"""Why an attack or a trade is refused (T4, T6, T8, T9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.trench_club.data.units import (
    AIR_TO,
    FIRST_SPECIAL,
    GUNBOAT,
    IS_AIR,
    IS_MEDICS,
    IS_SPECIAL,
    IS_TURRET,
    NATION_KEYS,
    POINT_PRICE,
    UNIT_KEYS,
    in_range,
)
from tablee.games.trench_club.explain.moves import held_back, own_unit
from tablee.games.trench_club.rules.combat import gap
from tablee.games.trench_club.rules.designation import place_in_list
from tablee.games.trench_club.rules.money import (
    GOODS,
    LEAST_GIFT,
    chooses_special,
    free_water,
    is_healable,
    is_repairable,
)
from tablee.games.trench_club.table import refusals as why
from tablee.games.trench_club.table.components import MOST_CHANGES, Components
from tablee.games.trench_club.table.moves import (
    ADVANCE,
    ATTACK,
    CONFIRM,
    DRAW,
    END_TURN,
    GARRISON,
    GIVE,
    HEAL,
    MOST_UNITS,
    PAY,
    REPAIR,
)
from tablee.kernel.documents import Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


def explain_attack(table: Components, operation: i64, unit: i64, target: i64) -> Refusal | None:
    """The first rule of T4 that says no."""
    if operation == CONFIRM:
        return None
    refusal = own_unit(table, unit)
    if refusal is not None:
        return refusal
    place = place_in_list(table, unit)
    if operation != ATTACK:
        if place < 0:
            return why.NOT_LISTED.refusal(unit=unit)
        if table.changes >= MOST_CHANGES:
            return why.TOO_MANY_CHANGES.refusal(most=MOST_CHANGES)
        if operation == ADVANCE and place == 0:
            return why.ALREADY_FIRST.refusal(unit=unit)
        return None
    if place >= 0:
        return why.ALREADY_LISTED.refusal(unit=unit)
    refusal = held_back(table, unit)
    if refusal is not None:
        return refusal
    if table.in_water(unit):
        return why.IN_WATER.refusal(unit=unit)
    if table.place[unit] < 0 and not IS_TURRET[table.kind[unit]]:
        return why.NOT_ON_MAP.refusal(unit=unit)
    return _explain_target(table, unit, target)


def _explain_target(table: Components, unit: i64, target: i64) -> Refusal | None:
    if target >= len(table.kind) or target not in table.army[table.nation[target]]:
        return why.NO_SUCH_UNIT.refusal(unit=target)
    if table.nation[target] % 2 == table.turn % 2:
        return why.NOT_AN_ENEMY.refusal(unit=target)
    if table.place[target] < 0:
        return why.NOT_ON_MAP.refusal(unit=target)
    if IS_AIR[table.kind[target]] and AIR_TO[table.kind[unit]] == 0:
        return why.NO_AIR_RANGE.refusal(unit=unit)
    far = gap(table, unit, target)
    if not in_range(table.kind[unit], table.kind[target], far):
        return why.OUT_OF_RANGE.refusal(unit=target, distance=far)
    return None


def explain_transfer(
    table: Components, seat: i64, operation: i64, ally: i64, amount: i64
) -> Refusal | None:
    """T6.2, T14.14: why a seat may not give bonds, in its turn or another's.

    By version 1 of the rules this says nothing against `GIVE`, which belongs to one's turn.
    """
    if table.rules_version == 1:
        return None if operation == GIVE else why.OWN_TURN_ONLY.refusal()
    if table.surrendering >= 0:
        return why.NOT_NOW.refusal(phase="surrender")
    if table.ally(table.order[0]) < 0:
        return why.NO_ALLY.refusal()
    if operation == GIVE:
        return _explain_unnamed(table, seat, amount)
    nation = table.ally(ally)
    if table.commander[nation] != seat:
        return why.NOT_AN_ALLY.refusal(nation=NATION_KEYS[ally])
    return _explain_gift(amount, table.bonds[nation])


def _explain_unnamed(table: Components, seat: i64, amount: i64) -> Refusal:
    """A gift to nobody in particular; where only one nation can be meant, its bonds count."""
    own = [nation for nation in table.order if table.commander[nation] == seat]
    refusal = _explain_gift(amount, table.bonds[own[0]]) if len(own) == 1 else None
    return refusal or why.NAME_THE_ALLY.refusal()


def _explain_gift(amount: i64, bonds: i64) -> Refusal | None:
    if amount < LEAST_GIFT:
        return why.GIFT_TOO_SMALL.refusal(least=LEAST_GIFT)
    if amount > bonds:
        return why.GIFT_TOO_LARGE.refusal(cost=amount, bonds=bonds)
    return None


def _explain_cost(cost: i64, bonds: i64) -> Refusal | None:
    if cost > bonds:
        return why.TOO_DEAR.refusal(cost=cost, bonds=bonds)
    return None


def explain_trade(table: Components, operation: i64, first: i64, second: i64) -> Refusal | None:
    """The first rule of T6, T8 or T9 that says no."""
    bonds = table.bonds[table.turn]
    if operation == END_TURN:
        return None
    if operation == GIVE:
        if table.ally(table.turn) < 0:
            return why.NO_ALLY.refusal()
        return _explain_gift(second, bonds)
    if operation == PAY:
        if not table.victory_points:
            return why.NO_POINTS.refusal()
        return _explain_cost(POINT_PRICE, bonds)
    if operation in (REPAIR, HEAL):
        return _explain_repair(table, operation, first, second)
    if operation == DRAW:
        return _explain_draw(table)
    if operation == GARRISON and first != len(table.kind) - 1:
        return why.OTHER_UNIT.refusal(unit=len(table.kind) - 1)
    if second >= len(table.flags):
        return why.NO_SUCH_FORT.refusal(fort=second + 1)
    if table.flags[second] != table.turn:
        return why.NOT_OWN_FORT.refusal(fort=second + 1)
    if operation == GARRISON:
        return None
    if len(table.kind) >= MOST_UNITS:
        return why.TOO_MANY_UNITS.refusal(most=MOST_UNITS)
    if IS_SPECIAL[first]:
        return _explain_special(table, first)
    if first not in GOODS[table.turn]:
        return why.NOT_SOLD.refusal(kind=UNIT_KEYS[first])
    return _explain_cost(table.price[first], bonds)


def _explain_draw(table: Components) -> Refusal | None:
    if not table.options.special_forces:
        return why.NO_SPECIAL_FORCES.refusal()
    if not table.forts_of(table.turn):
        return why.NO_FORT.refusal()
    if len(table.kind) >= MOST_UNITS:
        return why.TOO_MANY_UNITS.refusal(most=MOST_UNITS)
    refusal = _explain_cost(table.price[FIRST_SPECIAL], table.bonds[table.turn])
    if refusal is None and chooses_special(table):
        return why.MAY_CHOOSE.refusal()
    return refusal


def _explain_special(table: Components, kind: i64) -> Refusal | None:
    if not table.options.special_forces:
        return why.NO_SPECIAL_FORCES.refusal()
    refusal = _explain_cost(table.price[kind], table.bonds[table.turn])
    if refusal is not None:
        return refusal
    if not chooses_special(table):
        return why.MUST_DRAW.refusal()
    if kind == GUNBOAT and not free_water(table):
        return why.NO_FREE_WATER.refusal()
    return None


def _explain_repair(table: Components, operation: i64, first: i64, second: i64) -> Refusal | None:
    unit = first if operation == REPAIR else second
    refusal = own_unit(table, first)
    if refusal is None:
        refusal = own_unit(table, unit)
    if refusal is not None:
        return refusal
    if table.bought:
        return why.REPAIRS_OVER.refusal()
    if operation == HEAL and not IS_MEDICS[table.kind[first]]:
        return why.NOT_MEDICS.refusal(unit=first)
    if operation == HEAL and table.worked[first]:
        return why.MEDICS_DONE.refusal(unit=first)
    if table.damage[unit] == 0:
        return why.NOT_DAMAGED.refusal(unit=unit)
    if operation == REPAIR and not is_repairable(table, unit):
        return why.NOT_IN_FORT.refusal(unit=unit)
    if operation == HEAL and not is_healable(table, first, unit):
        return why.NOT_NEXT_TO_MEDICS.refusal(unit=unit)
    return _explain_cost(table.repair_cost[table.kind[unit]], table.bonds[table.turn])
