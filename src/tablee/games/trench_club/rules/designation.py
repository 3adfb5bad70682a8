"""T4: the list of attacks, made in order and changed until it is confirmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.trench_club.data.units import AIR_TO, GROUND_TO, IS_TURRET, in_range
from tablee.games.trench_club.rules.combat import fight_all, gap
from tablee.games.trench_club.rules.money import begin_money, gifts
from tablee.games.trench_club.table.components import (
    DESIGNATE_PHASE,
    IN_FORT,
    MOST_CHANGES,
    Components,
)
from tablee.games.trench_club.table.events import (
    ATTACK_ADVANCED,
    ATTACK_LISTED,
    ATTACK_WITHDRAWN,
    ATTACKS_CONFIRMED,
    MOVEMENT_ENDED,
)
from tablee.games.trench_club.table.moves import (
    ADVANCE,
    ATTACK,
    CONFIRM,
    FIRST,
    MASK,
    OPERATION,
    WITHDRAW,
)
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64


def may_attack(table: Components, unit: i64) -> bool:
    """T3.3, T3.9, T14.2: on the map and not in water, or a turret; and not held back."""
    company = table.company[unit]
    if company >= 0 and not table.allowed[table.nation[unit]] >> company & 1:
        return False
    if table.place[unit] >= 0:
        return not table.in_water(unit)
    return table.place[unit] <= IN_FORT and IS_TURRET[table.kind[unit]]


def can_attack(table: Components, unit: i64, target: i64) -> bool:
    """T4.2, T4.3: an enemy on the map within range."""
    if table.place[target] < 0 or table.nation[target] % 2 == table.nation[unit] % 2:
        return False
    return in_range(table.kind[unit], table.kind[target], gap(table, unit, target))


def attacks_of(table: Components, unit: i64, moves: list[int]) -> None:
    """Add every attack of a unit to a list of moves."""
    kind: i64 = table.kind[unit]
    if GROUND_TO[kind] == 0 and AIR_TO[kind] == 0:
        return
    base: i64 = ATTACK << OPERATION | unit << FIRST
    enemy: i64 = 1 - table.nation[unit] % 2
    for nation in (enemy, enemy + 2):
        for target in table.army[nation]:
            if can_attack(table, unit, target):
                moves.append(base | target)


def end_movement(table: Components, events: list[Event] | None) -> None:
    """T2: the move phase is over; attacks are listed if any is possible."""
    if events is not None:
        events.append((MOVEMENT_ENDED, table.turn))
    table.phase = DESIGNATE_PHASE
    table.targets_known = False
    if not possible_attacks(table):
        begin_money(table, events)


def possible_attacks(table: Components) -> list[int]:
    """Every attack of the nation whose turn it is; nothing changes them until the fighting."""
    if not table.targets_known:
        moves: list[int] = []
        for unit in table.army[table.turn]:
            if may_attack(table, unit):
                attacks_of(table, unit, moves)
        table.targets = moves
        table.targets_known = True
    return table.targets


def legal_designations(table: Components) -> list[int]:
    """T4.1: attacks of units not on the list yet, changes to it, and its confirmation."""
    listed: list[int] = [item >> FIRST for item in table.attacks]
    possible = possible_attacks(table)
    if listed:
        moves = [move for move in possible if move >> FIRST & MASK not in listed]
    else:
        moves = possible[:]
    if table.changes < MOST_CHANGES:
        for place in range(len(listed)):
            moves.append(WITHDRAW << OPERATION | listed[place] << FIRST)
            if place > 0:
                moves.append(ADVANCE << OPERATION | listed[place] << FIRST)
    gifts(table, moves)
    moves.append(CONFIRM << OPERATION)
    return moves


def list_attack(table: Components, unit: i64, target: i64, events: list[Event] | None) -> None:
    """An attack is put at the end of the list."""
    table.attacks.append(unit << FIRST | target)
    if events is not None:
        who = (table.turn, unit, table.kind[unit], target, table.kind[target])
        events.append((ATTACK_LISTED, *who, table.place[unit], table.place[target]))


def place_in_list(table: Components, unit: i64) -> i64:
    """Where an attacker stands in the list, or -1."""
    for place in range(len(table.attacks)):
        if table.attacks[place] >> FIRST == unit:
            return place
    return -1


def withdraw_attack(table: Components, unit: i64, events: list[Event] | None) -> None:
    """An attack is taken off the list."""
    table.attacks.pop(place_in_list(table, unit))
    table.changes += 1
    if events is not None:
        events.append((ATTACK_WITHDRAWN, table.turn, unit, table.kind[unit], table.place[unit]))


def advance_attack(table: Components, unit: i64, events: list[Event] | None) -> None:
    """An attack changes places with the one before it."""
    place = place_in_list(table, unit)
    items = table.attacks
    items[place - 1], items[place] = items[place], items[place - 1]
    table.changes += 1
    if events is not None:
        events.append((ATTACK_ADVANCED, table.turn, unit, table.kind[unit], table.place[unit]))


def confirm(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """T4.1, T5: the list stands, and the attacks are fought out."""
    if events is not None:
        events.append((ATTACKS_CONFIRMED, table.turn, len(table.attacks)))
    fight_all(table, chance, events)
    begin_money(table, events)
