"""Units that attack no more, whose *fate* is drawn ahead: until which attack they stand.

Of such a unit only its presence matters, for the support it gives (T5.3). What gas will do to it
later (T8.2) depends on nothing but the dice of the launchers. So the attack before which it is lost
can be drawn at once, and its damage forgotten. Nor does it matter who it is that will be there: all
such units together *promise* support to every later attack, and two or one opposite promise
as much as can be had.
"""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.units import DICE, MOST_EXPERIENCE, hits_on
from tablee.games.trench_club.odds_battle import Battle, Known, Numbering, changed
from tablee.games.trench_club.odds_packed import ONE, Share, shares
from tablee.games.trench_club.rules.combat import support
from tablee.games.trench_club.table.components import Components

#: As many supporters as count (T5.3): one more, or one opposite, changes nothing.
ENOUGH: Final = 2


class FatedBattle(Battle):
    """A list of attacks on one target in which fates are drawn.

    Behind the outlooks of the outer circle stands the number of its promises; a *side* is the outer
    circle together with what is settled.
    """

    def __init__(self, table: Components, attacks: list[int]) -> None:
        super().__init__(table, attacks)
        #: By attack: how many supporters are promised.
        self.promises = Numbering()
        self.sides = Numbering()

    def first(self) -> tuple[int, int]:
        """The side and the inner circle before the first attack.

        The target's experience is not part of the circle here: it is followed with its damage.
        """
        inner, outer = self.start()
        promised = self.promises.number((0,) * len(self.blows))
        fated = self.outer.number((*self.outer.items[outer], promised))
        return self.side(0, fated), self.inner.number(changed(self.inner.items[inner], 0, 0))

    def side(self, settled: int, outer: int) -> int:
        """The number of a side."""
        return self.sides.number((settled, outer))

    def all_ways(self, outer: int) -> int:
        """The ways of everything in the outer circle that nobody looked at."""
        ways = 1
        for outlook in self.outer.items[outer][:-1]:
            ways *= self.outlooks.all_ways[outlook]
        return ways

    def all_inner_ways(self, inner: int) -> int:
        """The same of the inner circle."""
        ways = 1
        for outlook in self.inner.items[inner][len(self.inside) :]:
            ways *= self.outlooks.all_ways[outlook]
        return ways

    # ---- support ----------------------------------------------------------------------------

    def bonus(self, outer: int, number: int, later: int) -> int:
        """T5.3: the dice for the support of an attack, seen from before another; -1 if open."""
        least, most = self._bonuses(outer, number, later)
        return least if least == most else -1

    def _bonuses(self, outer: int, number: int, later: int) -> tuple[int, int]:
        """The least and the most dice for the support of an attack."""
        outlooks = self.outlooks
        known = self.outer.items[outer]
        danger = self._danger[number][later]
        sure: int = self.promises.items[known[-1]][later]
        possible = sure
        for unit, is_opposite in self.blows[later].supporters.items():
            outlook = known[self.outer_place[unit]]
            if outlook != outlooks.gone:
                counts = ENOUGH if is_opposite else 1
                possible += counts
                if not danger >> unit & 1 and outlooks.is_sure(outlook):
                    sure += counts
        return support(sure, False), support(possible, False)

    def side_at(self, side: int, number: int, is_most: bool) -> int:
        """As if the support of all attacks from one on were settled, at the least or the most."""
        settled, outer = self.sides.items[side]
        if not settled:
            found: list[int] = []
            for later in range(number, len(self.blows)):
                least, most = self._bonuses(outer, number, later)
                found.append(most if is_most else least)
            settled = self._settled.number(tuple(found))
        return self.side_left(settled, outer, number)

    def there(self, outer: int, unit: int, number: int) -> int:
        """The outer circle with a unit that will not be lost before the last attack."""
        return self._promising(outer, unit, number, len(self.blows))

    def _promising(self, outer: int, unit: int, number: int, until: int) -> int:
        """The outer circle with a unit that stands from one attack on until before another."""
        known = list(self.outer.items[outer])
        promised = [0] * number
        for later in range(number, len(self.blows)):
            counts = self.promises.items[known[-1]][later]
            if later < until and unit in self.blows[later].supporters:
                counts += ENOUGH if self.blows[later].supporters[unit] else 1
            promised.append(min(ENOUGH, counts))
        known[self.outer_place[unit]] = self.outlooks.gone
        known[-1] = self.promises.number(tuple(promised))
        return self.outer.number(tuple(known))

    # ---- what matters from an attack on -----------------------------------------------------

    def sides_left(self, side: int, number: int) -> list[Share]:
        """What matters of a side from an attack on, with the fates that can be drawn by then."""
        settled, outer = self.sides.items[side]
        if settled:
            return [(self.side_left(self.still_settled(settled), outer, number), ONE)]
        drawn: dict[int, int] = {outer: ONE}
        for unit, place in self.outer_place.items():
            if not (self._damage[number] | self._shared[number]) >> unit & 1:
                after: dict[int, int] = {}
                for one, chance in drawn.items():
                    for fated, share in self._fates(unit, place, number, one):
                        after[fated] = after.get(fated, 0) + chance * share // ONE
                drawn = after
        found: dict[int, int] = {}
        for one, chance in drawn.items():
            left = self.side_left(self.settled(one, number), one, number)
            found[left] = found.get(left, 0) + chance
        return list(found.items())

    def side_left(self, settled: int, outer: int, number: int) -> int:
        """What matters of a side whose fates are drawn."""
        left, _ = self.outer_essence(outer, number, settled)
        if settled:
            left = self.changed(left, len(self.outer_place), 0)
        return self.side(settled, left)

    def target_learnt(self, number: int, settled: int) -> list[int]:
        """T5.7: by experience of the target, the least that does as much from an attack on."""
        return [0] * (MOST_EXPERIENCE + 1) if settled else self._kept[number][0]

    def learnt(self, known: Known, place: int, number: int) -> int:
        """The inner circle after somebody has answered, without what of it cannot matter."""
        items = list(known)
        items[place] = self._kept[number][place][items[place]]
        unit = self.inside[place]
        if not self._answering[number] >> unit & 1:
            circle = self.inner_place[unit]
            items[circle], _ = self._forget(items[circle], unit, number, self._shared[number])
        return self.inner.number(tuple(items))

    # ---- fates ------------------------------------------------------------------------------

    def _fates(self, unit: int, place: int, number: int, outer: int) -> list[Share]:
        """The outer circle with each fate of a unit; as it is if that cannot be drawn yet."""
        outlooks = self.outlooks
        outlook = self.outer.items[outer][place]
        if outlook == outlooks.gone:
            return [(outer, ONE)]
        whole = outlooks.all_ways[outlook]
        chances = [ways * ONE // whole for ways in outlooks.ways[outlook]]
        found: list[Share] = [(self._promising(outer, unit, number, number), chances[-1])]
        for later in range(number, len(self.blows)):
            if unit in self.blows[later].touched():
                dice = self._dice_of(number, later, outer)
                if dice < 0:
                    return [(outer, ONE)]
                chances = self._gassed(unit, chances, dice, later)
                found.append((self._promising(outer, unit, number, later), chances[-1]))
        there = self._promising(outer, unit, number, len(self.blows))
        return [*found, (there, sum(chances[:-1]))]

    def _dice_of(self, number: int, later: int, outer: int) -> int:
        """The dice of a later gas attack, 0 if its launcher is gone; -1 if that is open."""
        blow = self.blows[later]
        launcher = self.outer.items[outer][self.outer_place[blow.attacker]]
        if not blow.is_gas or self._danger[number][later] >> blow.attacker & 1:
            return -1
        if launcher == self.outlooks.gone:
            return 0
        return DICE[launcher] if launcher < self.outlooks.gone else -1

    def _gassed(self, unit: int, chances: list[int], dice: int, later: int) -> list[int]:
        """T8.2: the chances of each damage after one more throw; last that it is lost by it."""
        blow = self.blows[later]
        table = self.table
        face = hits_on(table.step, blow.kind, table.kind[unit], blow.experience)
        gone = self.outlooks.gone
        raw = [0] * (gone + 1)
        for dealt, share in enumerate(shares(dice, face, self.rows[unit])):
            for damage in range(gone):
                raw[min(gone, damage + dealt)] += chances[damage] * share
        return [chance // ONE for chance in raw]
