"""What a unit could do from each hex it can go to, and who could strike it there next turn.

An enemy's turn is looked at one unit at a time: each goes by itself, not on a truck, to wherever
the rules let it, while everybody else stays. Its own comrades are thought to make room for it.
Placing a unit can only shorten the ways of its enemies. So their ways are found once without it,
and again only for those whose old ways lead to where they could strike it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.hexes import distance, hex_name
from tablee.games.trench_club.data.maps import BY_AIR, BY_BOAT, CLOSED
from tablee.games.trench_club.data.units import (
    AIR_FROM,
    AIR_TO,
    GAIT,
    GROUND_FROM,
    GROUND_TO,
    IS_FOOT,
    IS_TURRET,
    close_range,
    in_range,
)
from tablee.games.trench_club.documents import (
    Danger,
    Dangers,
    PlannedAttack,
    PlannedHex,
    PlannedSupport,
    Threat,
    UnitPlan,
)
from tablee.games.trench_club.odds.exchange import Exchange
from tablee.games.trench_club.rules.combat import bonus_dice, gap, hexes_of
from tablee.games.trench_club.rules.designation import can_attack, may_attack
from tablee.games.trench_club.rules.movement import Front, Walk
from tablee.games.trench_club.table.components import (
    COMPANIES_PHASE,
    IN_FORT,
    ON_TRUCK,
    OVER_PHASE,
    Components,
)
from tablee.games.trench_club.table.known import Known
from tablee.games.trench_club.table.moves import FIRST, MASK, MOVE

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Digits of means and chances.
DIGITS: Final = 4


def mean_of(shares: list[Fraction]) -> float:
    """The mean damage of a distribution."""
    return round(float(sum(damage * share for damage, share in enumerate(shares))), DIGITS)


def rounded(chance: Fraction) -> float:
    """A chance as it is told."""
    return round(float(chance), DIGITS)


def plan_document(view: Known, about: str) -> UnitPlan | Dangers | None:
    """What `about` asks for: "unit 7" of one's own, or the "threats" of all enemies."""
    table = view.table
    if view.seat < 0 or table.phase < COMPANIES_PHASE or table.phase == OVER_PHASE:
        return None
    if about == "threats":
        return dangers(view)
    word, _, number = about.partition(" ")
    if word != "unit" or not (number.isascii() and number.isdecimal() and len(number) <= 4):
        return None
    unit = int(number)
    if unit >= len(table.kind) or table.commander[table.nation[unit]] != view.seat:
        return None
    return UnitPlan(unit=unit, hexes=planned_hexes(view, unit, goals_of(view, unit)))


def goals_of(view: Known, unit: int) -> set[int]:
    """The hexes where a unit stands or may go now."""
    goals = {move & MASK for move in view.moves if move >> FIRST == MOVE << FIRST | unit}
    if view.table.place[unit] >= 0:
        goals.add(view.table.place[unit])
    return goals


def planned_hexes(view: Known, unit: int, goals: set[int]) -> list[PlannedHex]:
    """What a unit of one's own could do from some hexes, in order of their numbers."""
    table = view.table.copy()
    side = table.nation[unit] % 2
    mined = _mined(table, unit)
    table.put(unit, ON_TRUCK - unit)
    first = Raid(table, 1 - side)
    enemies = _enemies(table, side)
    ways = {enemy: first.positions(enemy) for enemy in enemies}
    found: list[PlannedHex] = []
    for number in sorted(goals - mined):
        table.put(unit, number)
        strikers = [one for one in enemies if _near_enough(table, one, unit, ways[one])]
        found.append(_planned(table, unit, strikers))
        table.put(unit, ON_TRUCK - unit)
    return found


def _planned(table: Components, unit: int, strikers: list[int]) -> PlannedHex:
    """A hex where a unit has been put."""
    raid = Raid(table, 1 - table.nation[unit] % 2)
    threats: list[Threat] = []
    together = [Fraction(1)] + [Fraction(0)] * (table.destroyed_at - table.damage[unit])
    for enemy in strikers:
        exchange = raid.strike(enemy, unit)
        if exchange is not None:
            together = _added(together, exchange.damage)
            threats.append(
                Threat(
                    unit=enemy,
                    dice=exchange.dice,
                    mean=mean_of(exchange.damage),
                    destroys=rounded(exchange.destroys()),
                )
            )
    return PlannedHex(
        hex=hex_name(table.place[unit]),
        attacks=_attacks(table, unit),
        support=_support(table, unit),
        threats=threats,
        destroyed=rounded(together[-1]),
        forts=_forts(table, unit),
    )


def _attacks(table: Components, unit: int) -> list[PlannedAttack]:
    """Whom a unit could attack from where it has been put."""
    found: list[PlannedAttack] = []
    if not may_attack(table, unit):
        return found
    for target in _enemies(table, table.nation[unit] % 2):
        if can_attack(table, unit, target):
            exchange = Exchange(table, unit, target)
            found.append(
                PlannedAttack(
                    target=target,
                    dice=exchange.dice,
                    bonus=exchange.bonus,
                    hits_on=exchange.face,
                    mean=mean_of(exchange.damage),
                    destroys=rounded(exchange.destroys()),
                    answer=mean_of(exchange.answer),
                    is_destroyed=rounded(exchange.is_destroyed()),
                )
            )
    return found


def _support(table: Components, unit: int) -> list[PlannedSupport]:
    """T5.3: the attacks of comrades in close combat that get dice because a unit stands there."""
    place = table.place[unit]
    comrades = [one for one in table.army[table.nation[unit]] if one != unit]
    pairs: list[tuple[int, int]] = []
    for target in _enemies(table, table.nation[unit] % 2):
        if close_range(table.kind[unit], table.kind[target]) and gap(table, unit, target) == 1:
            for comrade in comrades:
                if table.place[comrade] >= 0 and can_attack(table, comrade, target):
                    if may_attack(table, comrade) and gap(table, comrade, target) == 1:
                        pairs.append((comrade, target))
    with_it = [bonus_dice(table, comrade, target) for comrade, target in pairs]
    table.put(unit, ON_TRUCK - unit)
    without = [bonus_dice(table, comrade, target) for comrade, target in pairs]
    table.put(unit, place)
    return [
        PlannedSupport(unit=pairs[i][0], target=pairs[i][1], bonus=with_it[i], before=without[i])
        for i in range(len(pairs))
        if with_it[i] > without[i]
    ]


def _forts(table: Components, unit: int) -> list[int]:
    """T3.8: the forts that a foot unit which stands there could take next turn."""
    if not IS_FOOT[table.kind[unit]]:
        return []
    found: list[int] = []
    for number in table.stands_on(unit):
        for fort in table.field.door_forts[number]:
            owner = table.flags[fort]
            if (owner < 0 or owner % 2 != table.nation[unit] % 2) and fort + 1 not in found:
                found.append(fort + 1)
    return sorted(found)


def dangers(view: Known) -> Dangers:
    """Of every enemy unit: the hexes it could strike at next turn, as all stand now."""
    table = view.table.copy()
    side = table.commander.index(view.seat) % 2
    raid = Raid(table, 1 - side)
    found: list[Danger] = []
    for enemy in _enemies(table, side):
        ground, air = raid.struck(enemy)
        if ground or air:
            names = [hex_name(number) for number in ground]
            found.append(Danger(unit=enemy, ground=names, air=[hex_name(one) for one in air]))
    return Dangers(enemies=found)


class Raid:
    """What the units of a side could do next turn, each by itself."""

    def __init__(self, table: Components, side: i64) -> None:
        self.table = table
        self.front = Front(table, side)
        self.walk = Walk(traced=False)

    def positions(self, unit: i64) -> list[int]:
        """Where a unit could be when attacks are made: a hex, or the fort of a turret."""
        table = self.table
        place: i64 = table.place[unit]
        kind: i64 = table.kind[unit]
        if GROUND_TO[kind] == 0 and AIR_TO[kind] == 0:
            return []
        if place <= IN_FORT and IS_TURRET[kind]:
            return [place]
        self.walk.explore(table, self.front, unit)
        mined = self.front.mined if GAIT[kind] not in (BY_AIR, BY_BOAT) else []
        found: list[int] = [] if place < 0 else [place]
        for number in self.walk.touched:
            if number != place and number not in mined:
                found.append(number)
        self.walk.clear()
        return found

    def strike(self, unit: i64, victim: i64) -> Exchange | None:
        """The hardest attack of a unit on another that stands where it is put; None if none."""
        table = self.table
        place: i64 = table.place[unit]
        best: i64 = -1
        found: Exchange | None = None
        for number in self.positions(unit):
            comrade = self._come(unit, number)
            if not table.in_water(unit) and can_attack(table, unit, victim):
                bonus: i64 = 0
                if gap(table, unit, victim) == 1:
                    bonus = bonus_dice(table, unit, victim)
                if bonus > best:
                    best = bonus
                    found = Exchange(table, unit, victim)
            self._go_back(unit, place, comrade, number)
        return found

    def struck(self, unit: i64) -> tuple[list[int], list[int]]:
        """The hexes at which a unit could strike on the ground, and in the air."""
        table = self.table
        kind: i64 = table.kind[unit]
        place: i64 = table.place[unit]
        bases: set[int] = set()
        for number in self.positions(unit):
            comrade = self._come(unit, number)
            if not table.in_water(unit):
                bases.update(hexes_of(table, unit))
            self._go_back(unit, place, comrade, number)
        ground = self._around(bases, GROUND_FROM[kind], GROUND_TO[kind])
        if table.trenches:
            # T10.5: whoever is struck in a trench is so everywhere in it.
            for trench in table.field.trenches:
                if any(number in ground for number in trench):
                    ground.update(trench)
        return sorted(ground), sorted(self._around(bases, AIR_FROM[kind], AIR_TO[kind]))

    def _come(self, unit: i64, number: i64) -> i64:
        """Put a unit somewhere; the comrade that made room for it, or -1."""
        table = self.table
        comrade: i64 = table.at[number] if number >= 0 else -1
        if comrade == unit:
            comrade = -1
        if comrade >= 0:
            table.put(comrade, ON_TRUCK - comrade)
        table.put(unit, number)
        return comrade

    def _go_back(self, unit: i64, place: i64, comrade: i64, number: i64) -> None:
        self.table.put(unit, place)
        if comrade >= 0:
            self.table.put(comrade, number)

    def _around(self, bases: set[int], nearest: i64, farthest: i64) -> set[int]:
        """The hexes, if one can stand there, that lie in a range around others."""
        field = self.table.field
        region = set(bases) if farthest > 0 else set()
        edge = region
        for _ in range(farthest):
            edge = {n for number in edge for n in field.near[number] if n >= 0 and n not in region}
            region = region | edge
        found: set[int] = set()
        for number in region:
            if field.steps[BY_AIR][number] < CLOSED:
                for base in bases:
                    if nearest <= distance(base, number) <= farthest:
                        found.add(number)
                        break
        return found


def _near_enough(table: Components, enemy: int, unit: int, positions: list[int]) -> bool:
    """Whether an enemy could strike a unit from one of some positions, by distance alone."""
    if table.trenches:
        return bool(positions)
    here: i64 = table.place[unit]
    for number in positions:
        if number < 0 or in_range(table.kind[enemy], table.kind[unit], distance(number, here)):
            return True
    return False


def _enemies(table: Components, side: i64) -> list[int]:
    """The units of the other side that are on the map or in forts."""
    found: list[int] = []
    for nation in (1 - side, 3 - side):
        for unit in table.army[nation]:
            place = table.place[unit]
            if place >= 0 or IN_FORT - 20 < place <= IN_FORT:
                found.append(unit)
    return found


def _mined(table: Components, unit: i64) -> set[int]:
    """The hexes where a unit would be lost (T8.2)."""
    if GAIT[table.kind[unit]] in (BY_AIR, BY_BOAT):
        return set()
    side = table.nation[unit] % 2
    return {number for number in table.mines if table.mine_at(number) % 2 != side}


def _added(before: list[Fraction], damage: list[Fraction]) -> list[Fraction]:
    """Damage added to damage, up to what destroys."""
    last = len(before) - 1
    found = [Fraction(0)] * (last + 1)
    for one, chance in enumerate(before):
        for more, share in enumerate(damage):
            found[min(last, one + more)] += chance * share
    return found
