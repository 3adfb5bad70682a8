"""Why an attack or a trade is refused (T4, T6, T8, T9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.trench_club.data.units import (
    AIR_TO,
    FIRST_SPECIAL,
    IS_AIR,
    IS_MEDICS,
    IS_SPECIAL,
    IS_TURRET,
    POINT_PRICE,
    UNIT_KEYS,
)
from tablee.games.trench_club.data.units import REPAIR as REPAIR_COST
from tablee.games.trench_club.explain.moves import held_back, own_unit
from tablee.games.trench_club.rules.combat import gap
from tablee.games.trench_club.rules.designation import place_in_list
from tablee.games.trench_club.rules.money import (
    GOODS,
    LEAST_GIFT,
    chooses_special,
    is_healable,
    is_repairable,
)
from tablee.games.trench_club.table import refusals as why
from tablee.games.trench_club.table.components import MOST_CHANGES, Components
from tablee.games.trench_club.table.moves import (
    ATTACK,
    DRAW,
    GARRISON,
    GIVE,
    HEAL,
    MOST_UNITS,
    PAY,
    REPAIR,
    WITHDRAW,
)
from tablee.kernel.documents import Refusal

if TYPE_CHECKING:
    from mypy_extensions import i64


def explain_attack(table: Components, operation: i64, unit: i64, target: i64) -> Refusal:
    """The first rule of T4 that says no."""
    refusal = own_unit(table, unit)
    if refusal is not None:
        return refusal
    place = place_in_list(table, unit)
    if operation != ATTACK:
        if place < 0:
            return why.NOT_LISTED.refusal(unit=unit)
        if table.changes >= MOST_CHANGES or operation == WITHDRAW:
            return why.TOO_MANY_CHANGES.refusal(most=MOST_CHANGES)
        return why.ALREADY_FIRST.refusal(unit=unit)
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


def _explain_target(table: Components, unit: i64, target: i64) -> Refusal:
    if target >= len(table.kind) or target not in table.army[table.nation[target]]:
        return why.NO_SUCH_UNIT.refusal(unit=target)
    if table.nation[target] % 2 == table.turn % 2:
        return why.NOT_AN_ENEMY.refusal(unit=target)
    if table.place[target] < 0:
        return why.NOT_ON_MAP.refusal(unit=target)
    if IS_AIR[table.kind[target]] and AIR_TO[table.kind[unit]] == 0:
        return why.NO_AIR_RANGE.refusal(unit=unit)
    return why.OUT_OF_RANGE.refusal(unit=target, distance=gap(table, unit, target))


def explain_trade(table: Components, operation: i64, first: i64, second: i64) -> Refusal:
    """The first rule of T6, T8 or T9 that says no."""
    bonds = table.bonds[table.turn]
    if operation == GIVE:
        if table.ally(table.turn) < 0:
            return why.NO_ALLY.refusal()
        if second < LEAST_GIFT:
            return why.GIFT_TOO_SMALL.refusal(least=LEAST_GIFT)
        return why.TOO_DEAR.refusal(cost=second, bonds=bonds)
    if operation == PAY:
        if not table.victory_points:
            return why.NO_POINTS.refusal()
        return why.TOO_DEAR.refusal(cost=POINT_PRICE, bonds=bonds)
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
    if len(table.kind) >= MOST_UNITS:
        return why.TOO_MANY_UNITS.refusal(most=MOST_UNITS)
    if IS_SPECIAL[first]:
        return _explain_special(table, first)
    if first not in GOODS[table.turn]:
        return why.NOT_SOLD.refusal(kind=UNIT_KEYS[first])
    return why.TOO_DEAR.refusal(cost=table.price[first], bonds=bonds)


def _explain_draw(table: Components) -> Refusal:
    if not table.options.special_forces:
        return why.NO_SPECIAL_FORCES.refusal()
    if not table.forts_of(table.turn):
        return why.NO_FORT.refusal()
    if len(table.kind) >= MOST_UNITS:
        return why.TOO_MANY_UNITS.refusal(most=MOST_UNITS)
    cost = table.price[FIRST_SPECIAL]
    if table.bonds[table.turn] < cost:
        return why.TOO_DEAR.refusal(cost=cost, bonds=table.bonds[table.turn])
    return why.MAY_CHOOSE.refusal()


def _explain_special(table: Components, kind: i64) -> Refusal:
    if not table.options.special_forces:
        return why.NO_SPECIAL_FORCES.refusal()
    cost = table.price[kind]
    if table.bonds[table.turn] < cost:
        return why.TOO_DEAR.refusal(cost=cost, bonds=table.bonds[table.turn])
    if not chooses_special(table):
        return why.MUST_DRAW.refusal()
    return why.NO_FREE_WATER.refusal()


def _explain_repair(table: Components, operation: i64, first: i64, second: i64) -> Refusal:
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
    cost = REPAIR_COST[table.kind[unit]]
    return why.TOO_DEAR.refusal(cost=cost, bonds=table.bonds[table.turn])
