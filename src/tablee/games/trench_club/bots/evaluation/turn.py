"""A turn as the planning player weighs it: where all end, who fires at whom, what comes back.

The table is a copy on which units are put where a plan wants them. `value` then fights the turn
out by exact chances, looks at what the enemies could do to each unit in their next turn, and adds
up forts, units and the ways to forts, all in bonds.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.bots.evaluation.goals import share_out
from tablee.games.trench_club.bots.evaluation.ground import Ground, Spot
from tablee.games.trench_club.bots.evaluation.weights import Weights
from tablee.games.trench_club.data.units import DICE, IS_GAS, close_range, hits_on
from tablee.games.trench_club.odds.throws import damage_chances, precision, spread
from tablee.games.trench_club.rules.combat import bonus_dice, gassed, target_row
from tablee.games.trench_club.table.components import IN_FORT, ON_TRUCK, WAITING, Components
from tablee.games.trench_club.table.moves import FIRST, MASK

if TYPE_CHECKING:
    from mypy_extensions import i64

#: What a won game counts.
WON: Final = 5000.0


class PlannedTurn:
    """A plan for the turn and what comes of it."""

    def __init__(self, table: Components, weights: Weights) -> None:
        #: What does not change while the turn is planned.
        self.ground = Ground(table, weights)
        self.flags: list[int] = table.flags[:]
        #: By place in `mine`: where the plan has each unit.
        self.spots: list[Spot] = []
        for own in range(len(self.ground.mine)):
            self.spots.append(
                self.ground.spot(own, -1, self.ground.table.place[self.ground.mine[own]], -1)
            )
        #: Attacks that are listed already: attacker << 10 | place of the target in `foes`.
        self.listed: list[int] = []
        #: Whether nobody attacks but those listed.
        self.closed: bool = False
        # What the last `value` came to: the attacks in order, in the same form; for each enemy
        # the chances of its damage and what is left of its fire; for each own unit the chance
        # that answers spare it, and its way to a fort.
        self.attacks: list[int] = []
        self.chances: list[list[float]] = []
        self.fire: list[float] = []
        self.survival: list[float] = []
        self.goals: list[float] = []
        self.goal_forts: list[int] = []
        # The attacks that are possible in the plan: by place, who, whom, what it takes and how.
        self._who: list[int] = []
        self._whom: list[int] = []
        self._dice: list[int] = []
        self._answered: list[bool] = []
        self._takes: list[list[float]] = []
        self._begin_fight()

    def put(self, own: i64, spot: Spot) -> None:
        """Let a unit end its move on a spot; a fort it takes is own at once."""
        old: Spot = self.spots[own]
        if old.fort >= 0:
            self.ground.table.flags[old.fort] = self.flags[old.fort]
        self._place(own, spot)

    def _place(self, own: i64, spot: Spot) -> None:
        self.spots[own] = spot
        unit: i64 = self.ground.mine[own]
        if self.ground.table.place[unit] != spot.place:
            self.ground.table.put(unit, spot.place)
        if spot.fort >= 0:
            self.ground.table.flags[spot.fort] = self.ground.nation

    def restore(self, spots: list[Spot]) -> None:
        """Go back to an earlier plan."""
        changed: list[int] = []
        for own in range(len(self.ground.mine)):
            old: Spot = self.spots[own]
            if old is not spots[own]:
                changed.append(own)
                # First off the map: somebody else may be where it belongs.
                self.ground.table.put(self.ground.mine[own], WAITING)
                if old.fort >= 0:
                    self.ground.table.flags[old.fort] = self.flags[old.fort]
        for own in changed:
            self._place(own, spots[own])

    def is_free(self, own: i64, spot: Spot) -> bool:
        """Whether a unit can be put on a spot beside the others of the plan."""
        if spot.fort >= 0:
            return (
                self.ground.table.flags[spot.fort] != self.ground.nation
                or self.spots[own].fort == spot.fort
            )
        if spot.place < 0:
            return True
        there: i64 = self.ground.table.at[spot.place]
        return there < 0 or there == self.ground.mine[own]

    def value(self) -> float:
        """What the plan is worth, for the own side against the other."""
        table = self.ground.table
        weights = self.ground.weights
        own_forts = table.side_forts(self.ground.side)
        foe_forts = table.side_forts(1 - self.ground.side)
        self._share_goals()
        if own_forts >= self.ground.time.own_goal:
            return WON
        self._fight()
        total = weights.fort * float(own_forts - foe_forts)
        total += 0.5 * weights.fort_step * float(own_forts * own_forts - foe_forts * foe_forts)
        for number in range(len(self.ground.foes)):
            worths = self.ground.worths[number]
            chances = self.chances[number]
            for damage in range(self.ground.last):
                total -= chances[damage] * worths[damage]
        total += self._after_enemies(own_forts)
        total -= self._retaken()
        return total - weights.defeat * self._defeat(foe_forts)

    def _retaken(self) -> float:
        """What is lost with forts of the plan that an enemy at the door takes at once.

        That it takes a fort that was nobody's is part of what it is worth; now it was ours.
        """
        lost = 0.0
        table = self.ground.table
        for number in self.ground.captors:
            for fort in table.field.door_forts[table.place[self.ground.foes[number]]]:
                if table.flags[fort] == self.ground.nation and self.flags[fort] < 0:
                    lost += self.ground.weights.fort * (
                        1.0 - self.chances[number][self.ground.last]
                    )
        return lost

    # The race for forts.

    def _share_goals(self) -> None:
        """Who goes to which fort; the ally's units go to theirs."""
        walkers: list[int] = []
        shares: list[list[float]] = []
        for own in range(len(self.ground.mine)):
            if self.spots[own].shares:
                walkers.append(own)
                shares.append(self.spots[own].shares)
        count = len(shares)
        shares = shares + self.ground.friends
        chosen = [-1] * len(shares)
        wanted = self.ground.forts_wanted(self.ground.side)
        prizes = self.ground.prizes(self.ground.side, wanted)
        ways = share_out(shares, wanted, prizes, self.ground.weights.reserve, chosen)
        self.goals = [0.0] * len(self.ground.mine)
        self.goal_forts = [-1] * len(self.ground.mine)
        for number in range(count):
            self.goals[walkers[number]] = ways[number]
            self.goal_forts[walkers[number]] = chosen[number]

    def chance(self, value: float) -> float:
        """The chance to win that a value stands for.

        A value leaves out the ally, who is the same in every plan; who wins does not.
        """
        if value >= WON / 2.0:
            return 1.0
        weights = self.ground.weights
        if self.has_ally():
            value += self.allied() + weights.first
            return 1.0 / (1.0 + math.exp(-value / weights.allied_scale))
        return 1.0 / (1.0 + math.exp(-value / weights.stated_scale))

    def stated(self, chance: float) -> float:
        """What is told of a chance by which replies were compared."""
        if chance <= 0.0 or chance >= 1.0:
            return chance
        odds = (
            math.log(chance / (1.0 - chance))
            * self.ground.weights.scale
            / self.ground.weights.stated_scale
        )
        return 1.0 / (1.0 + math.exp(-odds))

    def has_ally(self) -> bool:
        """Whether another nation is on the same side."""
        return self.ground.table.ally(self.ground.nation) >= 0

    def allied(self) -> float:
        """What the ally's units and their ways to forts are worth."""
        total = 0.0
        for unit in self.ground.table.army[self.ground.table.ally(self.ground.nation)]:
            total += self.ground.own_worth(unit)
        shares = [spot.shares for spot in self.spots if spot.shares]
        count = len(shares)
        shares = shares + self.ground.friends
        wanted = self.ground.forts_wanted(self.ground.side)
        prizes = self.ground.prizes(self.ground.side, wanted)
        chosen = [-1] * len(shares)
        for way in share_out(shares, wanted, prizes, self.ground.weights.reserve, chosen)[count:]:
            total += way
        return total

    # The fight.

    def _fight(self) -> None:
        """List the attacks that bring most, those that nobody answers first."""
        self._begin_fight()
        self._find_attacks()
        if not self._who:
            return
        used = [False] * len(self.ground.mine)
        for item in self.listed:
            for place in range(len(self._who)):
                if self._who[place] == item >> FIRST and self._whom[place] == item & MASK:
                    self._attack(place)
                    used[item >> FIRST] = True
        if not self.closed:
            self._list(used, False)
            self._list(used, True)
        for number in range(len(self.ground.foes)):
            self._left_of(number)

    def _begin_fight(self) -> None:
        """As it is before the first attack."""
        self.attacks = []
        self.survival = [1.0] * len(self.ground.mine)
        self.chances = []
        self.fire = [1.0] * len(self.ground.foes)
        for foe in self.ground.foes:
            chances = [0.0] * (self.ground.last + 1)
            chances[self.ground.table.damage[foe]] = 1.0
            self.chances.append(chances)

    def _find_attacks(self) -> None:
        """Every attack from the spots of the plan."""
        table = self.ground.table
        self._who = []
        self._whom = []
        self._dice = []
        self._answered = []
        self._takes = []
        for own in range(len(self.ground.mine)):
            spot: Spot = self.spots[own]
            if not spot.targets:
                continue
            unit: i64 = self.ground.mine[own]
            kind: i64 = table.kind[unit]
            for place in range(len(spot.targets)):
                number: i64 = spot.targets[place]
                foe: i64 = self.ground.foes[number]
                dice: i64 = DICE[table.damage[unit]]
                answered = False
                if spot.close[place]:
                    dice += bonus_dice(table, unit, foe)
                    answered = close_range(table.kind[foe], kind) and not table.in_water(foe)
                if IS_GAS[kind] and self._gasses_friends(unit, foe):
                    continue
                self._who.append(own)
                self._whom.append(number)
                self._dice.append(dice)
                self._answered.append(answered)
                self._takes.append(self.ground.gain(unit, number, dice))

    def _gasses_friends(self, unit: i64, foe: i64) -> bool:
        table = self.ground.table
        return any(
            table.nation[victim] % 2 == self.ground.side for victim in gassed(table, unit, foe)
        )

    def _list(self, used: list[bool], answered: bool) -> None:
        """Take the attack that brings most, again and again."""
        count = len(self._who)
        gains = [0.0] * count
        for place in range(count):
            if self._answered[place] == answered and not used[self._who[place]]:
                gains[place] = self._brings(place)
        while True:
            best = self.ground.weights.least_attack
            best_place = -1
            for place in range(count):
                if gains[place] > best and not used[self._who[place]]:
                    best, best_place = gains[place], place
            if best_place < 0:
                return
            used[self._who[best_place]] = True
            self._attack(best_place)
            whom = self._whom[best_place]
            for place in range(count):
                if self._whom[place] == whom and self._answered[place] == answered:
                    if not used[self._who[place]]:
                        gains[place] = self._brings(place)

    def _brings(self, place: i64) -> float:
        """What an attack is expected to bring after those already listed."""
        number: i64 = self._whom[place]
        chances = self.chances[number]
        takes = self._takes[place]
        total = 0.0
        for damage in range(self.ground.last):
            total += chances[damage] * takes[damage]
        if self._answered[place]:
            own: i64 = self._who[place]
            unit: i64 = self.ground.mine[own]
            losses = self.ground.answer(unit, number)
            deaths = self.ground.death(unit, number)
            goal = self.goals[own]
            lost = 0.0
            for damage in range(self.ground.last):
                lost += chances[damage] * (losses[damage] + goal * deaths[damage])
            total -= self.ground.weights.answer_care * lost
        return total

    def _attack(self, place: i64) -> None:
        """Add an attack to the list, with what it does."""
        table = self.ground.table
        own: i64 = self._who[place]
        number: i64 = self._whom[place]
        unit: i64 = self.ground.mine[own]
        foe: i64 = self.ground.foes[number]
        self.attacks.append(own << FIRST | number)
        if self._answered[place]:
            deaths = self.ground.death(unit, number)
            dead = 0.0
            for damage in range(self.ground.last):
                dead += self.chances[number][damage] * deaths[damage]
            self.survival[own] = 1.0 - dead
        face = hits_on(table.step, table.kind[unit], table.kind[foe], table.experience[unit])
        throw = damage_chances(self._dice[place], face, target_row(table, foe))
        self.chances[number] = spread(
            self.chances[number], throw, precision(table, unit), self.ground.last
        )

    def _left_of(self, number: i64) -> None:
        """What is left of an enemy's fire."""
        chances = self.chances[number]
        before: i64 = self.ground.table.damage[self.ground.foes[number]]
        left = 0.0
        for damage in range(before, self.ground.last):
            left += chances[damage] * float(DICE[damage])
        self.fire[number] = left / float(DICE[before])

    # The enemies' next turn.

    def _after_enemies(self, own_forts: i64) -> float:
        """What is left of the own units and their ways to forts once the enemies have fired.

        Each enemy's fire is shared out over those it can reach, most of it where it hurts most.
        """
        count = len(self.ground.mine)
        weights = self.ground.weights
        wanted = [0.0] * len(self.ground.foes)
        for own in range(count):
            spot: Spot = self.spots[own]
            stake = self.ground.own[own] + self.goals[own]
            for place in range(len(spot.threats)):
                pull = spot.blows[place] * stake
                wanted[spot.threats[place]] += pull * pull
        total = 0.0
        at_doors: list[float] = []
        for own in range(count):
            spot = self.spots[own]
            stake = self.ground.own[own] + self.goals[own]
            lost = self.risk_in_fort(spot.place)
            hurt = lost
            if spot.threats:
                blows = 0.0
                for place in range(len(spot.threats)):
                    foe: i64 = spot.threats[place]
                    pull = spot.blows[place] * stake
                    if pull > 0.0:
                        blows += self.fire[foe] * spot.blows[place] * pull * pull / wanted[foe]
                hurt = blows / float(
                    self.ground.last - self.ground.table.damage[self.ground.mine[own]]
                )
                lost = min(1.0, weights.deadly * hurt * hurt)
                hurt = min(1.0, hurt)
            total += spot.worth
            left = 1.0 - 0.5 * weights.care * (lost + hurt)
            total += self.survival[own] * self.ground.own[own] * left
            total += self.survival[own] * self.goals[own] * (1.0 - weights.goal_care * lost)
            if spot.place >= 0 and self.goals[own] > 0.0:
                if self.goal_forts[own] in self.ground.table.field.door_forts[spot.place]:
                    at_doors.append(self.survival[own] * (1.0 - lost))
        missing: i64 = self.ground.time.own_goal - own_forts
        return total + weights.victory * _all_of(at_doors, missing)

    def risk_in_fort(self, place: i64) -> float:
        """How likely a fort falls in which a unit is."""
        if place > IN_FORT or place <= ON_TRUCK:
            return 0.0
        risk = 0.0
        fort: i64 = IN_FORT - place
        for number in self.ground.captors:
            if (
                fort
                in self.ground.table.field.door_forts[
                    self.ground.table.place[self.ground.foes[number]]
                ]
            ):
                risk = max(risk, 1.0 - self.chances[number][self.ground.last])
        return risk

    def _defeat(self, foe_forts: i64) -> float:
        """How likely the enemies take the forts they still need in their next turn."""
        missing: i64 = self.ground.time.foe_goal - foe_forts
        if missing > len(self.ground.captors):
            return 0.0
        table = self.ground.table
        falls: list[float] = []
        forts: list[int] = []
        for number in self.ground.captors:
            for fort in table.field.door_forts[table.place[self.ground.foes[number]]]:
                if table.flags[fort] < 0 or table.flags[fort] % 2 == self.ground.side:
                    alive = 1.0 - self.chances[number][self.ground.last]
                    if fort in forts:
                        place = forts.index(fort)
                        falls[place] = max(falls[place], alive)
                    else:
                        forts.append(fort)
                        falls.append(alive)
        return _all_of(falls, missing)


def _all_of(chances: list[float], count: i64) -> float:
    """The chance that the `count` likeliest of some things all happen."""
    if count <= 0:
        return 1.0
    if len(chances) < count:
        return 0.0
    left = sorted(chances)
    total = 1.0
    for place in range(count):
        total *= left[len(left) - 1 - place]
    return total
