"""A list of attacks on one target: what of each unit can matter to it, and until when.

Where everybody stands does not change while the attacks are fought out; units are only hurt,
learn or go. So who may answer, support, or be hit by gas and stray shells is known beforehand, and
with it what can be forgotten of a *course* of the battle before each attack:

- who supports an attack matters only while it is not settled how many dice that gives (T5.3);
- what the target and the others in its trench learn by firing back (T10.4) matters only if it can
  still lift them a level, and if they answer somebody whose support counts later;
- of a unit that has attacked, only whether it is there.
"""

from __future__ import annotations

from math import lcm
from typing import Final

from tablee.games.trench_club.data.units import (
    IS_AIR,
    IS_GAS,
    LEVEL_OF,
    LEVELS,
    MOST_EXPERIENCE,
    SCATTERS,
    hits_on,
)
from tablee.games.trench_club.odds_outlooks import Outlooks
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

#: What is known of several units: outlooks, and before those in `Battle.inner` experience.
Known = tuple[int, ...]
#: The most experience one answer gives (T5.7).
MOST_LEARNT: Final = 2


class Blow:
    """One attack of a list, as far as it is known beforehand."""

    def __init__(self, table: Components, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.kind: int = table.kind[attacker]
        self.experience: int = table.experience[attacker]
        self.is_gas: bool = IS_GAS[self.kind]
        self.is_shell: bool = SCATTERS[self.kind]
        close = not self.is_gas and gap(table, attacker, target) == 1
        self.face: int = hits_on(table.step, self.kind, table.kind[target], self.experience)
        self.own_row: int = open_row(table, attacker)
        self.answering: list[int] = answerers(table, attacker, target) if close else []
        self.supporters: dict[int, bool] = supporters(table, attacker, target) if close else {}
        #: Whom gas hits beside the target.
        self.gassed: list[int] = []
        if self.is_gas:
            self.gassed = [unit for unit in gassed(table, attacker, target) if unit != target]
        #: By direction in which a shell may stray: who may be hit there, the foremost first.
        self.struck: list[list[int]] = []
        if self.is_shell:
            for direction in range(STRAYS[LEVEL_OF[self.experience]]):
                number = table.field.near[table.place[target]][direction]
                self.struck.append(_struck(table, number))
        #: Who in a trench is hit by chance: any of so many share these ways evenly.
        self.chosen: int = 1
        for struck in self.struck:
            self.chosen = lcm(self.chosen, *range(1, len(struck) + 1))

    def touched(self) -> list[int]:
        """Everybody whom this attack may hurt beside its target and its attacker."""
        return self.gassed + [unit for struck in self.struck for unit in struck]


def _struck(table: Components, number: int) -> list[int]:
    """T5.8, T10.5: like `struck_at`, but also who comes next if the first there is gone."""
    if number < 0:
        return []
    found: list[int] = []
    unit = table.at[number]
    if unit >= 0 and table.trench_at(unit) < 0 and not IS_AIR[table.kind[unit]]:
        found.append(unit)
    if table.trenches and table.field.trench_of[number] >= 0:
        found += table.holders(table.field.trench_of[number])
    return found


class TooMuchWork(Exception):
    """A list has more courses than may be followed."""


class Work:
    """How many outcomes may still be followed: whoever asks for odds must not wait long."""

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self, outcomes: int) -> None:
        """Count outcomes that are about to be followed."""
        self.left -= outcomes
        if self.left < 0:
            raise TooMuchWork


class Numbering:
    """Gives each tuple a number, so that a course can be one number too."""

    def __init__(self) -> None:
        self.items: list[Known] = []
        self._numbers: dict[Known, int] = {}

    def number(self, item: Known) -> int:
        """The number of a tuple, from 0."""
        found = self._numbers.get(item)
        if found is None:
            found = len(self.items)
            self._numbers[item] = found
            self.items.append(item)
        return found


class Battle:
    """A list of attacks on one target, and the units that matter to it.

    A course of it is the target's damage; the dice for the support of all attacks to come, once
    that is *settled*; the *inner* circle, which is the experience of all in the target's trench,
    itself first, and the outlooks of the others there; and the outlooks of the *outer* circle:
    everybody who attacks, supports, or keeps a shell from another.
    """

    def __init__(self, table: Components, attacks: list[int]) -> None:
        self.table = table
        self.target: int = attacks[0] & MASK
        self.outlooks = Outlooks(table.destroyed_at)
        self.blows: list[Blow] = [Blow(table, item >> FIRST, self.target) for item in attacks]
        trench = table.trench_at(self.target)
        holders = table.holders(trench) if trench >= 0 else [self.target]
        #: All in the trench, the target first.
        self.inside: list[int] = [self.target, *[one for one in holders if one != self.target]]
        #: By unit: its place in the inner or the outer circle.
        self.inner_place: dict[int, int] = {}
        for place, unit in enumerate(self.inside[1:]):
            self.inner_place[unit] = len(self.inside) + place
        self.outer_place: dict[int, int] = {}
        for blow in self.blows:
            self._follow([blow.attacker, *blow.supporters])
            for struck in blow.struck:
                if len(struck) > 1:
                    self._follow(struck)
        self.rows: dict[int, int] = {}
        for unit in [*self.inside, *self.outer_place]:
            if table.place[unit] >= 0:
                self.rows[unit] = target_row(table, unit)
        self.inner = Numbering()
        self.outer = Numbering()
        self._settled = Numbering()
        self._settled.number((-1,))  # number 0 is for what is open
        last = len(self.blows)
        # By attack, as bits: what matters from then on of the outer circle and of the others in the
        # trench: the damage, or only whether a unit is there; the latter even if all is settled.
        self._damage: list[int] = [0] * (last + 1)
        self._presence: list[int] = [0] * (last + 1)
        self._shared: list[int] = [0] * (last + 1)
        self._answering: list[int] = [0] * (last + 1)
        #: By attack, as bits: whom some attack from then on may hit.
        self.touched: list[int] = [0] * (last + 1)
        #: By attack and place inside: what is kept of an experience.
        self._kept: list[list[list[int]]] = []
        #: By attack and a later one, as bits: who may be lost in between.
        self._danger: list[list[int]] = []
        for number in range(last + 1):
            self._look_ahead(number)
        #: By attack: whether some answer from then on matters beyond the support of attacks: who is
        #: lost by it no longer stands between a shell and others (T10.5).
        self.shields: list[bool] = [False] * (last + 1)
        for number in range(last - 1, -1, -1):
            shield = bool(self.blows[number].answering) and self._is_shield(number)
            self.shields[number] = shield or self.shields[number + 1]

    def _follow(self, units: list[int]) -> None:
        for unit in units:
            if unit not in self.outer_place and unit not in self.inside:
                self.outer_place[unit] = len(self.outer_place)

    def follows(self, unit: int) -> bool:
        """Whether a unit other than the target matters."""
        return unit in self.outer_place or unit in self.inner_place

    def _look_ahead(self, number: int) -> None:
        """What can matter from an attack on. Bits are unit numbers."""
        lost = 0
        dangers = [0] * len(self.blows)
        for later in range(number, len(self.blows)):
            blow = self.blows[later]
            dangers[later] = lost
            touched = _bits(blow.touched())
            self.touched[number] |= touched
            lost |= touched
            if blow.answering:
                lost |= 1 << blow.attacker
            self._damage[number] |= 1 << blow.attacker
            self._presence[number] |= _bits(list(blow.supporters))
            for struck in blow.struck:
                if len(struck) > 1:
                    self._shared[number] |= _bits(struck)
            if self._counts_later(later):
                self._answering[number] |= _bits(blow.answering)
        self._danger.append(dangers)
        self._kept.append([self._kept_of(number, unit) for unit in self.inside])

    def _counts_later(self, number: int) -> bool:
        """Whether it may matter to a later attack if this one's attacker is lost."""
        attacker = self.blows[number].attacker
        if any(attacker in blow.supporters for blow in self.blows[number + 1 :]):
            return True
        return self._is_shield(number)

    def _is_shield(self, number: int) -> bool:
        """T10.5: whether an attacker keeps a later shell from others, as long as it is there."""
        attacker = self.blows[number].attacker
        for blow in self.blows[number + 1 :]:
            for struck in blow.struck:
                if len(struck) > 1 and attacker in struck:
                    return True
        return False

    def _kept_of(self, number: int, unit: int) -> list[int]:
        """T5.7: by experience, the least that does as much from an attack on."""
        answers = [
            later for later in range(number, len(self.blows)) if unit in self.blows[later].answering
        ]
        used = [later for later in answers if self._counts_later(later)]
        if not used:
            return [0] * (MOST_EXPERIENCE + 1)
        gain = MOST_LEARNT * len([later for later in answers if later < used[-1]])
        least = [LEVEL_OF.index(level) for level in range(LEVELS)]
        found: list[int] = []
        for experience in range(MOST_EXPERIENCE + 1):
            level = LEVEL_OF[experience]
            top = LEVEL_OF[min(MOST_EXPERIENCE, experience + gain)]
            found.append(experience if top > level else least[level])
        return found

    def start(self) -> tuple[int, int]:
        """The inner and the outer circle before the first attack."""
        table = self.table
        learnt = [table.experience[unit] for unit in self.inside]
        inner = learnt + [table.damage[unit] for unit in self.inside[1:]]
        outer = [table.damage[unit] for unit in self.outer_place]
        return self.inner.number(tuple(inner)), self.outer.number(tuple(outer))

    def changed(self, outer: int, place: int, outlook: int) -> int:
        """The outer circle with another outlook of one unit."""
        return self.outer.number(changed(self.outer.items[outer], place, outlook))

    def there(self, outer: int, unit: int, number: int) -> int:  # noqa: ARG002
        """The outer circle with a unit that has not been lost before an attack."""
        return self.changed(outer, self.outer_place[unit], 0)

    # ---- support ----------------------------------------------------------------------------

    def bonus(self, outer: int, number: int, later: int) -> int:
        """T5.3: the dice for the support of an attack, seen from before another; -1 if open."""
        outlooks = self.outlooks
        known = self.outer.items[outer]
        danger = self._danger[number][later]
        possible = 0
        sure = 0
        opposite = False
        for unit, is_opposite in self.blows[later].supporters.items():
            outlook = known[self.outer_place[unit]]
            if outlook == outlooks.gone:
                continue
            possible += 1
            if not danger >> unit & 1 and outlooks.is_sure(outlook):
                sure += 1
                opposite = opposite or is_opposite
        if opposite or sure >= 2 or sure == possible:
            return support(sure, opposite)
        return -1

    def settled(self, outer: int, number: int) -> int:
        """The dice for all support from an attack on, as a number; 0 while any are open."""
        if self.shields[number]:
            return 0
        found: list[int] = []
        for later in range(number, len(self.blows)):
            bonus = self.bonus(outer, number, later)
            if bonus < 0:
                return 0
            found.append(bonus)
        return self._settled.number(tuple(found))

    def still_settled(self, settled: int) -> int:
        """The same after one more attack."""
        return self._settled.number(self._settled.items[settled][1:])

    def settled_bonus(self, settled: int) -> int:
        """The dice for the support of the next attack."""
        return self._settled.items[settled][0]

    # ---- what can be forgotten --------------------------------------------------------------

    def outer_essence(self, outer: int, number: int, settled: int) -> tuple[int, int]:
        """What matters of the outer circle from an attack on; the factor of the rest."""
        known = list(self.outer.items[outer])
        factor = 1
        presence = self._shared[number]
        if not settled:
            presence |= self._presence[number]
        for unit, place in self.outer_place.items():
            if not self._damage[number] >> unit & 1:
                known[place], more = self._forget(known[place], unit, number, presence)
                factor *= more
        return self.outer.number(tuple(known)), factor

    def inner_essence(self, inner: int, number: int, settled: int) -> tuple[int, int]:
        """What matters of the inner circle from an attack on; the factor of the rest."""
        known = list(self.inner.items[inner])
        factor = 1
        for place in range(len(self.inside)):
            known[place] = 0 if settled else self._kept[number][place][known[place]]
        for unit, place in self.inner_place.items():
            if settled or not self._answering[number] >> unit & 1:
                known[place], more = self._forget(known[place], unit, number, self._shared[number])
                factor *= more
        return self.inner.number(tuple(known)), factor

    def _forget(self, outlook: int, unit: int, number: int, presence: int) -> tuple[int, int]:
        """Of a unit whose damage does not matter, whether it is there may; or nothing."""
        if not presence >> unit & 1:
            return 0, self.outlooks.all_ways[outlook]
        if self.touched[number] >> unit & 1:
            return outlook, 1
        return self.outlooks.presence(outlook)


def changed(known: Known, place: int, code: int) -> Known:
    """The same with another code in one place."""
    return (*known[:place], code, *known[place + 1 :])


def _bits(units: list[int]) -> int:
    bits = 0
    for unit in units:
        bits |= 1 << unit
    return bits
