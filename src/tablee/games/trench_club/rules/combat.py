"""T5: one attack after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.hexes import DIRECTIONS, distance
from tablee.games.trench_club.data.maps import FOREST
from tablee.games.trench_club.data.units import (
    ARMOUR,
    DICE,
    ENCIRCLEMENT,
    FLANK,
    IS_AIR,
    IS_GAS,
    LEVEL_OF,
    MOST_EXPERIENCE,
    ROWS_OF_HITS,
    SCATTERS,
    TANK,
    TOP_FACE,
    close_range,
    hits_on,
)
from tablee.games.trench_club.rules.money import score
from tablee.games.trench_club.table.components import IN_FORT, Components
from tablee.games.trench_club.table.events import (
    ANSWERED,
    ATTACK_SKIPPED,
    ATTACKED,
    EXPERIENCE_GAINED,
    SHELL_STRAYED,
    SHELL_WASTED,
    UNIT_DESTROYED,
)
from tablee.games.trench_club.table.moves import FIRST, MASK
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Hits a foot unit in a trench takes like a tank in forest (T10.4).
TRENCH_ROW: Final = 2 * ARMOUR[TANK] + 1
#: The highest face on which a shell strays, by level (T5.8).
STRAYS: Final[list[int]] = [6, 3, 0]


def hexes_of(table: Components, unit: i64) -> list[int]:
    """Where a unit counts as standing; a turret all over its fort."""
    place: i64 = table.place[unit]
    if place <= IN_FORT:
        fort: i64 = IN_FORT - place
        return table.field.bodies[fort] + table.field.entrances[fort]
    return table.stands_on(unit)


def gap(table: Components, unit: i64, other: i64) -> i64:
    """The distance of two units, from the nearest hexes they stand on (T4.2, T10.5)."""
    here: i64 = table.place[unit]
    there: i64 = table.place[other]
    if here >= 0 and there >= 0 and not table.trenches:
        return distance(here, there)
    nearest: i64 = 99
    for first in hexes_of(table, unit):
        for second in hexes_of(table, other):
            far = distance(first, second)
            if far < nearest:
                nearest = far
    # An aircraft above an enemy's trench is next to it.
    return nearest if nearest > 0 else 1


def bonus_dice(table: Components, attacker: i64, target: i64) -> i64:
    """T5.3: dice for flank or encirclement in close combat."""
    if table.trenches or table.place[attacker] < 0:
        return _bonus_around(table, attacker, target)
    nation: i64 = table.nation[attacker]
    kind: i64 = table.kind[target]
    place: i64 = table.place[attacker]
    around = table.field.near[table.place[target]]
    helpers: i64 = 0
    opposite = False
    for direction in range(DIRECTIONS):
        number: i64 = around[direction]
        if number < 0 or number == place:
            continue
        unit: i64 = table.at[number]
        if unit >= 0 and table.nation[unit] == nation and close_range(table.kind[unit], kind):
            if not table.in_water(unit):
                helpers += 1
                if around[(direction + 3) % DIRECTIONS] == place:
                    opposite = True
    return support(helpers, opposite)


def _bonus_around(table: Components, attacker: i64, target: i64) -> i64:
    """T10.4: the same where units may stand on several hexes, which count as one."""
    found = supporters(table, attacker, target)
    return support(len(found), True in found.values())


def support(helpers: i64, opposite: bool) -> i64:
    """T5.3: the dice for so many helpers, one of them perhaps opposite the attacker."""
    if helpers >= 2 or opposite:
        return ENCIRCLEMENT
    return FLANK if helpers == 1 else 0


def supporters(table: Components, attacker: i64, target: i64) -> dict[int, bool]:
    """T5.3, T10.4: who else could attack the target at close range; whether from opposite."""
    sides = _sides(table, target, attacker)
    found: dict[int, bool] = {}
    for unit in table.army[table.nation[attacker]]:
        if unit == attacker or table.place[unit] < 0 or table.in_water(unit):
            continue
        if not close_range(table.kind[unit], table.kind[target]):
            continue
        touching = _sides(table, target, unit)
        if touching:
            opposite = False
            for direction in touching:
                if (direction + 3) % DIRECTIONS in sides:
                    opposite = True
            found[unit] = opposite
    return found


def _sides(table: Components, target: i64, unit: i64) -> list[int]:
    """The directions in which a unit stands next to a target."""
    there = hexes_of(table, unit)
    found: list[int] = []
    for number in hexes_of(table, target):
        for direction in range(DIRECTIONS):
            if table.field.near[number][direction] in there and direction not in found:
                found.append(direction)
    return found


def answerers(table: Components, attacker: i64, target: i64) -> list[int]:
    """T5.1, T10.4: who fires back in close combat."""
    if table.place[attacker] < 0:  # nobody can attack a turret
        return []
    trench = table.trench_at(target)
    defenders = table.holders(trench) if trench >= 0 else [target]
    kind = table.kind[attacker]
    found: list[int] = []
    for unit in defenders:
        if close_range(table.kind[unit], kind) and not table.in_water(unit):
            found.append(unit)
    return found


def target_row(table: Components, unit: i64) -> i64:
    """T5.5: the row of hits of a unit that is attacked where it stands."""
    kind = table.kind[unit]
    if IS_AIR[kind]:
        return 2 * ARMOUR[kind]
    if table.trench_at(unit) >= 0:
        return TRENCH_ROW
    forest = table.field.terrain[table.place[unit]] == FOREST
    return 2 * ARMOUR[kind] + (1 if forest else 0)


def open_row(table: Components, unit: i64) -> i64:
    """T5.5: an attacker never uses forest or trench."""
    return 2 * ARMOUR[table.kind[unit]]


def damage_of(row: i64, hits: i64) -> i64:
    """How much damage so many hits do."""
    damage: i64 = 0
    for needed in ROWS_OF_HITS[row]:
        if hits >= needed:
            damage += 1
    return damage


def fight_all(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """T4.4, T5: the listed attacks in their order."""
    for item in table.attacks:
        attacker: i64 = item >> FIRST
        target: i64 = item & MASK
        if table.place[attacker] == -1 or table.place[target] == -1:
            if events is not None:
                kinds = table.kind
                nation = table.nation[attacker]
                skipped = (nation, attacker, kinds[attacker], target, kinds[target])
                places = (table.place[attacker], table.place[target])
                events.append((ATTACK_SKIPPED, *skipped, *places))
            continue
        kind = table.kind[attacker]
        if SCATTERS[kind]:
            _shell(table, attacker, target, chance, events)
        elif IS_GAS[kind]:
            _gas(table, attacker, target, chance, events)
        else:
            _fight(table, attacker, target, chance, events)
    table.attacks = []


def _roll(dice: i64, face: i64, chance: Chance, faces: list[int] | None) -> i64:
    """T5.4: how many dice do not show more than a face."""
    if faces is None:
        return chance.hits(dice, TOP_FACE, face)
    hits: i64 = 0
    for _ in range(dice):
        rolled: i64 = chance.die(TOP_FACE)
        if rolled <= face:
            hits += 1
        faces.append(rolled)
    return hits


def _fight(
    table: Components, attacker: i64, target: i64, chance: Chance, events: list[Event] | None
) -> None:
    """T5.1: attack and answer, at the same time."""
    answers: list[int] = []
    bonus: i64 = 0
    if gap(table, attacker, target) == 1:
        answers = answerers(table, attacker, target)
        bonus = bonus_dice(table, attacker, target)
    done = _throw(table, attacker, target, bonus, target_row(table, target), chance, events)
    suffered: list[int] = []
    for unit in answers:
        suffered.append(_answer(table, unit, attacker, chance, events))
    _hurt(table, attacker, target, done, events)
    for place in range(len(answers)):
        _hurt(table, answers[place], attacker, suffered[place], events)


def _throw(
    table: Components,
    attacker: i64,
    target: i64,
    bonus: i64,
    row: i64,
    chance: Chance,
    events: list[Event] | None,
) -> i64:
    """T5.2-T5.5: the attacker's dice and the damage they would do."""
    kind: i64 = table.kind[attacker]
    dice: i64 = DICE[table.damage[attacker]] + bonus
    face = hits_on(table.step, kind, table.kind[target], table.experience[attacker])
    faces: list[int] | None = None if events is None else []
    chance.at("attack", attacker, target, table.round)
    hits = _roll(dice, face, chance, faces)
    damage = damage_of(row, hits)
    if events is not None and faces is not None:
        nation = table.nation[attacker]
        who = (nation, attacker, kind, target, table.kind[target])
        places = (table.place[attacker], table.place[target])
        events.append((ATTACKED, *who, dice, bonus, face, hits, damage, *faces, *places))
    return damage


def _answer(
    table: Components, unit: i64, attacker: i64, chance: Chance, events: list[Event] | None
) -> i64:
    """The damage one unit would do by firing back."""
    kind: i64 = table.kind[unit]
    dice: i64 = DICE[table.damage[unit]]
    face = hits_on(table.step, kind, table.kind[attacker], table.experience[unit])
    faces: list[int] | None = None if events is None else []
    chance.at("answer", unit, attacker, table.round)
    hits = _roll(dice, face, chance, faces)
    damage = damage_of(open_row(table, attacker), hits)
    if events is not None and faces is not None:
        who = (table.nation[unit], unit, kind, attacker, table.kind[attacker])
        places = (table.place[unit], table.place[attacker])
        events.append((ANSWERED, *who, dice, face, hits, damage, *faces, *places))
    return damage


def _hurt(
    table: Components, unit: i64, victim: i64, damage: i64, events: list[Event] | None
) -> None:
    """T5.6, T5.7: damage and experience; T9.1: a point for an enemy destroyed."""
    gained = _damage(table, unit, victim, damage, events)
    if gained > 0:
        gain_experience(table, unit, gained, events)


def _damage(
    table: Components, unit: i64, victim: i64, damage: i64, events: list[Event] | None
) -> i64:
    """Apply damage; the experience it is worth: 0, 1, or 2 if the victim is destroyed."""
    before: i64 = table.damage[victim]
    if damage == 0 or before >= table.destroyed_at:
        return 0
    after: i64 = before + damage
    if after < table.destroyed_at:
        table.damage[victim] = after
        return 1
    table.damage[victim] = table.destroyed_at
    place: i64 = table.place[victim]
    table.remove(victim)
    nation: i64 = table.nation[unit]
    if events is not None:
        events.append((UNIT_DESTROYED, table.nation[victim], victim, table.kind[victim], place))
    if table.nation[victim] % 2 != nation % 2:
        score(table, nation, 1, events)
    return 2


def gain_experience(table: Components, unit: i64, gained: i64, events: list[Event] | None) -> None:
    """T5.7: at most 5."""
    before: i64 = table.experience[unit]
    after: i64 = before + gained
    if after > MOST_EXPERIENCE:
        after = MOST_EXPERIENCE
    table.experience[unit] = after
    if events is not None and after > before and table.place[unit] != -1:
        who = (table.nation[unit], unit, table.kind[unit])
        events.append((EXPERIENCE_GAINED, *who, after, table.place[unit]))


def _shell(
    table: Components, attacker: i64, target: i64, chance: Chance, events: list[Event] | None
) -> None:
    """T5.8, T14.13: Big Bertha's shell may land next to its target."""
    strays = STRAYS[LEVEL_OF[table.experience[attacker]]]
    chance.at("shell", attacker, target, table.round)
    face: i64 = chance.die(TOP_FACE) if strays > 0 else TOP_FACE
    if face > strays:
        _fight(table, attacker, target, chance, events)
        return
    number: i64 = table.field.near[table.place[target]][face - 1]
    if events is not None:
        events.append((SHELL_STRAYED, table.nation[attacker], attacker, face, number))
    struck = struck_at(table, number)
    if not struck:
        if events is not None:
            events.append((SHELL_WASTED, table.nation[attacker], attacker))
        return
    chance.at("stray-shell", attacker, number, table.round)
    victim = chance.choose(struck) if len(struck) > 1 else struck[0]
    done = _throw(table, attacker, victim, 0, target_row(table, victim), chance, events)
    _hurt(table, attacker, victim, done, events)


def struck_at(table: Components, number: i64) -> list[int]:
    """Who may be hit by a stray shell on a hex, with equal chances (T5.8).

    It is whoever stands there on the ground; else any unit in the trench there (T10.5).
    """
    if number < 0:
        return []
    unit: i64 = table.at[number]
    if unit >= 0 and table.trench_at(unit) < 0 and not IS_AIR[table.kind[unit]]:
        return [unit]
    if table.trenches and table.field.trench_of[number] >= 0:
        return table.holders(table.field.trench_of[number])
    return []


def gassed(table: Components, attacker: i64, target: i64) -> list[int]:
    """T8.2, T10.4: whom a gas attack hits, in order of their numbers."""
    place: i64 = table.place[target]
    found: list[int] = []
    for number in [place, *table.field.near[place]]:
        if number < 0:
            continue
        unit = table.at[number]
        if unit >= 0 and unit != attacker and not IS_AIR[table.kind[unit]]:
            if unit not in found:
                found.append(unit)
        if table.trenches and table.field.trench_of[number] >= 0:
            for inside in table.holders(table.field.trench_of[number]):
                if inside not in found and inside != attacker:
                    found.append(inside)
    found.sort()
    return found


def _gas(
    table: Components, attacker: i64, target: i64, chance: Chance, events: list[Event] | None
) -> None:
    """T8.2, T14.16: one throw for each victim, friend or foe; experience once."""
    gained: i64 = 0
    for victim in gassed(table, attacker, target):
        done = _throw(table, attacker, victim, 0, target_row(table, victim), chance, events)
        worth = _damage(table, attacker, victim, done, events)
        if worth > gained:
            gained = worth
    if gained > 0:
        gain_experience(table, attacker, gained, events)
