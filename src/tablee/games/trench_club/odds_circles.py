"""What one attack finds in both circles around its target, and what it does to them there.

Looking at a unit splits a course into those in which it is there and those in which it is gone;
everything here looks at no more units than it must. `odds_lists.py` follows courses exactly,
`odds_long.py` within a bound: both ask the same questions, which are these.
"""

from __future__ import annotations

from tablee.games.trench_club.data.units import DICE, hits_on
from tablee.games.trench_club.odds_battle import Battle, Blow, changed
from tablee.games.trench_club.odds_outlooks import THROW


class Approach:
    """An attacker whose damage, and whose support, is known."""

    def __init__(self, outer: int, damage: int, bonus: int, ways: int) -> None:
        self.outer = outer
        self.damage = damage
        self.bonus = bonus
        self.ways = ways


class Circles:
    """One attack of a list, and the units around its target."""

    def __init__(self, battle: Battle, number: int) -> None:
        blow: Blow = battle.blows[number]
        self.battle = battle
        self.number = number
        self.blow: Blow = blow
        self.is_last: bool = number + 1 == len(battle.blows)
        self.place: int = battle.outer_place[blow.attacker]
        #: Whom gas hits beside the target, as far as they matter.
        self.victims: list[int] = [unit for unit in blow.gassed if battle.follows(unit)]
        #: By who answers: the places of its experience and, but for the target, of its outlook.
        self.learners: list[int] = [battle.inside.index(unit) for unit in blow.answering]
        self.circle: list[int] = [battle.inner_place.get(unit, -1) for unit in blow.answering]
        self._matters: dict[int, bool] = {}

    # ---- who attacks, and with whose support ------------------------------------------------

    def approaches(self, outer: int, settled: int) -> list[Approach]:
        """The attacker with every damage it may have, and the support it may get."""
        found: list[Approach] = []
        outlooks = self.battle.outlooks
        for damage, ways in enumerate(outlooks.ways[self._outlook(outer, self.place)]):
            if ways:
                known = self.battle.changed(outer, self.place, damage)
                if damage == outlooks.gone:
                    found.append(Approach(known, damage, 0, ways))
                elif settled:
                    bonus = self.battle.settled_bonus(settled)
                    found.append(Approach(known, damage, bonus, ways))
                else:
                    self._support(known, damage, ways, found)
        return found

    def _support(self, outer: int, damage: int, ways: int, found: list[Approach]) -> None:
        """T5.3: the dice for support, having looked only at as many units as it takes."""
        battle = self.battle
        bonus = battle.bonus(outer, self.number, self.number)
        if bonus >= 0:
            found.append(Approach(outer, damage, bonus, ways))
            return
        for unit in self.blow.supporters:
            place = battle.outer_place[unit]
            if self._is_open(self._outlook(outer, place)):
                for outlook, count in self._looked_at(self._outlook(outer, place)):
                    self._support(
                        self.battle.changed(outer, place, outlook), damage, ways * count, found
                    )
                return

    def _outlook(self, outer: int, place: int) -> int:
        return self.battle.outer.items[outer][place]

    def _is_open(self, outlook: int) -> bool:
        outlooks = self.battle.outlooks
        return outlook != outlooks.gone and not outlooks.is_sure(outlook)

    def _looked_at(self, outlook: int) -> list[tuple[int, int]]:
        """The outlooks of a unit that is there, and of one that is gone, with their factors."""
        outlooks = self.battle.outlooks
        lost = outlooks.ways[outlook][outlooks.gone]
        found: list[tuple[int, int]] = []
        if lost < outlooks.all_ways[outlook]:
            found.append(outlooks.alive(outlook))
        if lost:
            found.append((outlooks.gone, lost))
        return found

    def answers_matter(self, outer: int) -> bool:
        """Whether anything later depends on the answers."""
        if self.is_last or not self.blow.answering:
            return False
        if self.battle.shields[self.number]:
            return True
        found = self._matters.get(outer)
        if found is None:
            battle = self.battle
            lost = self.battle.changed(outer, self.place, battle.outlooks.gone)
            settled = battle.settled(lost, self.number + 1)
            there = battle.there(outer, self.blow.attacker, self.number + 1)
            found = not settled or settled != battle.settled(there, self.number + 1)
            self._matters[outer] = found
        return found

    # ---- shells and gas ---------------------------------------------------------------------

    def standing(
        self, inner: int, outer: int, units: list[int], struck: list[int]
    ) -> list[tuple[int, int, list[int], int]]:
        """T10.5: who may be hit: the first of the units if it is in no trench, or all of them."""
        battle = self.battle
        if not units or (struck and battle.table.trench_at(struck[0]) < 0):
            return [(inner, outer, struck, 1)]
        unit = units[0]
        if not battle.follows(unit):
            return self.standing(inner, outer, units[1:], [*struck, unit])
        found: list[tuple[int, int, list[int], int]] = []
        for outlook, count in self._looked_at(self.outlook_of(inner, outer, unit)):
            circle, other = self._put(inner, outer, unit, outlook)
            more = struck if outlook == battle.outlooks.gone else [*struck, unit]
            for one, two, three, some in self.standing(circle, other, units[1:], more):
                found.append((one, two, three, some * count))
        return found

    def outlook_of(self, inner: int, outer: int, unit: int) -> int:
        """The outlook of a unit of either circle."""
        battle = self.battle
        if unit in battle.outer_place:
            return self._outlook(outer, battle.outer_place[unit])
        return battle.inner.items[inner][battle.inner_place[unit]]

    def _put(self, inner: int, outer: int, unit: int, outlook: int) -> tuple[int, int]:
        """Both circles with another outlook of a unit."""
        battle = self.battle
        if unit in battle.outer_place:
            return inner, self.battle.changed(outer, battle.outer_place[unit], outlook)
        known = changed(battle.inner.items[inner], battle.inner_place[unit], outlook)
        return battle.inner.number(known), outer

    def hit(self, inner: int, outer: int, victim: int, damage: int) -> tuple[int, int, int]:
        """Both circles after a throw at somebody beside the target, and its factor."""
        battle = self.battle
        table = battle.table
        if not battle.follows(victim):
            return inner, outer, THROW
        face = hits_on(table.step, self.blow.kind, table.kind[victim], self.blow.experience)
        before = self.outlook_of(inner, outer, victim)
        after, factor = battle.outlooks.hit(before, DICE[damage], face, battle.rows[victim])
        circle, other = self._put(inner, outer, victim, after)
        return circle, other, factor
