"""What the planning player knows before it plans: what units are worth, and about each spot where
one may end its move whom it could attack from there, who could strike it, and how far forts are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.trench_club.bots.evaluation.goals import Race, Threats, Time, share_out
from tablee.games.trench_club.bots.evaluation.weights import Weights
from tablee.games.trench_club.data.hexes import distance
from tablee.games.trench_club.data.maps import FOREST, WATER
from tablee.games.trench_club.data.units import (
    AIR_TO,
    ARMOUR,
    COST,
    DICE,
    GROUND_TO,
    INFANTRY,
    IS_AIR,
    IS_FOOT,
    SPEED,
    close_range,
    hits_on,
    in_range,
)
from tablee.games.trench_club.odds.throws import damage_chances, mean_damage, precision, worth_lost
from tablee.games.trench_club.rules.combat import gap, target_row
from tablee.games.trench_club.rules.designation import may_attack
from tablee.games.trench_club.table.components import IN_FORT, ON_TRUCK, Components

if TYPE_CHECKING:
    from mypy_extensions import i64


class Spot:
    """A place where one unit may end its move, and what can be said about it beforehand."""

    def __init__(self, move: int, place: int, fort: int) -> None:
        #: The move that leads there, -1 for staying.
        self.move: i64 = move
        self.place: i64 = place
        #: The fort that is taken by it, or -1.
        self.fort: i64 = fort
        #: The enemies that could be attacked from there, and which of them in close combat.
        self.targets: list[int] = []
        self.close: list[bool] = []
        #: The enemies that could strike there, and the damage they would do.
        self.threats: list[int] = []
        self.blows: list[float] = []
        #: The share of each fort that a unit on foot may hope for from there.
        self.shares: list[float] = []
        self.worth: float = 0.0


class Ground:
    """The table, the enemies and what everything is worth, for the nation whose turn it is."""

    def __init__(self, table: Components, weights: Weights) -> None:
        self.table = table.copy()
        self.weights = weights
        self.nation: i64 = table.turn
        self.side: i64 = table.turn % 2
        self.last: i64 = table.destroyed_at
        self.mine: list[int] = table.army[table.turn][:]
        self.time = Time(self.table)
        self.race = Race(self.table, weights, self.time.own)
        self._enemy_race = Race(self.table, weights, self.time.foe)
        threats = Threats(self.table, self.side)
        self.foes: list[int] = threats.foes
        self.ground = threats.ground
        self.air = threats.air
        self.own: list[float] = [self.own_worth(unit) for unit in self.mine]
        self.friends: list[list[float]] = self._allied_ways()
        self.worths: list[list[float]] = []
        self.captors: list[int] = []
        self._weigh_foes()
        self._gains: dict[int, list[float]] = {}
        self._answers: dict[int, list[float]] = {}
        self._deaths: dict[int, list[float]] = {}
        self._prospects: list[list[float]] = [self._hopes(unit) for unit in self.mine]

    # What units are worth.

    def own_worth(self, unit: i64) -> float:
        """A unit's worth as it is."""
        return self.worth(unit, self.table.damage[unit])

    def worth(self, unit: i64, damage: i64) -> float:
        """A unit's worth with some damage."""
        weights = self.weights
        health = 1.0 - float(damage) / float(self.last)
        learnt = 1.0 + weights.learnt * float(self.table.experience[unit])
        left = weights.body + (1.0 - weights.body) * health
        return self.price(self.table.kind[unit]) * learnt * left

    def price(self, kind: i64) -> float:
        """What a new unit of a kind is worth; feet are worth more than they cost."""
        cost = float(COST[kind])
        if not IS_FOOT[kind]:
            return cost
        return self.weights.foot + self.weights.better_foot * (cost - float(COST[INFANTRY]))

    def fort_worth(self, owned: i64) -> float:
        """What one more fort is worth to a side that owns so many."""
        return self.weights.fort + self.weights.fort_step * float(owned)

    def forts_wanted(self, side: i64) -> list[int]:
        """The forts that a side could take."""
        flags = self.table.flags
        found: list[int] = []
        for fort in range(len(flags)):
            if flags[fort] < 0 or flags[fort] % 2 != side:
                found.append(fort)
        return found

    def prizes(self, side: i64, forts: list[int]) -> list[float]:
        """What forts are worth to a side that takes them."""
        worth = self.fort_worth(self.table.side_forts(side))
        if side != self.side:
            worth *= self.weights.tempo
        swung = worth * self.weights.swing
        flags = self.table.flags
        return [swung if flags[fort] >= 0 else worth for fort in forts]

    def _allied_ways(self) -> list[list[float]]:
        """The ways of the ally's units on foot, which go to forts of their own."""
        found: list[list[float]] = []
        table = self.table
        ally = table.ally(self.nation)
        if ally >= 0:
            for unit in table.army[ally]:
                if IS_FOOT[table.kind[unit]] and table.place[unit] > ON_TRUCK:
                    found.append(self.race.of(table.place[unit], SPEED[table.kind[unit]]))
        return found

    def _weigh_foes(self) -> None:
        """By enemy and damage: its worth, with the fort it is about to take."""
        table = self.table
        walkers: list[int] = []
        shares: list[list[float]] = []
        for place in range(len(self.foes)):
            foe = self.foes[place]
            if IS_FOOT[table.kind[foe]]:
                walkers.append(place)
                shares.append(self._enemy_race.of(table.place[foe], SPEED[table.kind[foe]]))
        chosen = [-1] * len(walkers)
        foe_side: i64 = 1 - self.side
        wanted = self.forts_wanted(foe_side)
        prizes = self.prizes(foe_side, wanted)
        ways = share_out(shares, wanted, prizes, self.weights.reserve, chosen)
        goals = [0.0] * len(self.foes)
        at_doors = self._at_doors(wanted)
        missing: i64 = self.time.foe_goal - table.side_forts(foe_side)
        for number in range(len(walkers)):
            goals[walkers[number]] = ways[number]
        if len(at_doors) >= missing:
            for place in at_doors:
                goals[place] += self.weights.defeat
        for place in range(len(self.foes)):
            foe = self.foes[place]
            worths = [self.worth(foe, damage) + goals[place] for damage in range(self.last)]
            worths.append(0.0)
            self.worths.append(worths)

    def _at_doors(self, wanted: list[int]) -> list[int]:
        """The enemies that can take a fort in their next turn, one for each fort."""
        table = self.table
        taken: list[int] = []
        found: list[int] = []
        for place in range(len(self.foes)):
            foe = self.foes[place]
            number: i64 = table.place[foe]
            if number >= 0 and IS_FOOT[table.kind[foe]] and table.field.door_forts[number]:
                self.captors.append(place)
                for fort in table.field.door_forts[number]:
                    if fort in wanted and fort not in taken:
                        taken.append(fort)
                        found.append(place)
                        break
        return found

    # What is known about a spot beforehand.

    def spot(self, own: i64, move: i64, place: i64, fort: i64) -> Spot:
        """A spot for one of the own units; its fort is one that the move takes."""
        found = Spot(move, place, fort)
        unit: i64 = self.mine[own]
        kind: i64 = self.table.kind[unit]
        if IS_FOOT[kind]:
            found.shares = self.race.of(place, SPEED[kind])
        if place >= 0:
            self._look_around(found, unit, kind)
            found.worth = self._prospect(own, kind, place)
            if self.table.field.terrain[place] == WATER and IS_FOOT[kind]:
                found.worth -= self.weights.wet
            layer = self.table.mine_at(place)
            if layer >= 0 and layer % 2 != self.side and not IS_AIR[kind]:
                found.worth -= 2.0 * self.own[own]
        elif place <= IN_FORT and place > ON_TRUCK:
            found.worth = self._in_fort(unit, kind)
            if fort >= 0:
                found.worth += self._inside(fort)
        return found

    def _look_around(self, spot: Spot, unit: i64, kind: i64) -> None:
        """Who can be attacked from a hex, and who can strike there."""
        table = self.table
        place: i64 = spot.place
        before: i64 = table.place[unit]
        forest = table.field.terrain[place] == FOREST and not IS_AIR[kind]
        row: i64 = 2 * ARMOUR[kind] + (1 if forest else 0)
        reached = self.air if IS_AIR[kind] else self.ground
        armed = GROUND_TO[kind] > 0 or AIR_TO[kind] > 0
        table.place[unit] = place
        fights = armed and may_attack(table, unit)
        for number in range(len(self.foes)):
            foe: i64 = self.foes[number]
            other: i64 = table.kind[foe]
            if reached[number][place]:
                face = hits_on(table.step, other, kind, table.experience[foe])
                blow = mean_damage(DICE[table.damage[foe]], face, row) * precision(table, foe)
                spot.threats.append(number)
                spot.blows.append(blow)
            if fights and table.place[foe] >= 0:
                far = gap(table, unit, foe) if table.trenches else distance(place, table.place[foe])
                if in_range(kind, other, far):
                    spot.targets.append(number)
                    spot.close.append(far == 1)
        table.place[unit] = before

    def _hopes(self, unit: i64) -> list[float]:
        """By enemy: what an attack of a unit would bring."""
        table = self.table
        kind = table.kind[unit]
        found: list[float] = []
        for number in range(len(self.foes)):
            foe: i64 = self.foes[number]
            reach = AIR_TO[kind] if IS_AIR[table.kind[foe]] else GROUND_TO[kind]
            if reach == 0 or table.place[foe] < 0:
                found.append(0.0)
                continue
            gain = self.gain(unit, number, DICE[table.damage[unit]])[table.damage[foe]]
            if reach == 1 and close_range(table.kind[foe], kind):
                gain -= self.answer(unit, number)[table.damage[foe]]
            found.append(gain if gain > 0.0 else 0.0)
        return found

    def _prospect(self, own: i64, kind: i64, place: i64) -> float:
        """What a unit may do from a hex in turns to come."""
        if SPEED[kind] == 0:
            return 0.0
        table = self.table
        best = 0.0
        hopes = self._prospects[own] if own < len(self._prospects) else []
        for number in range(len(hopes)):
            hope = hopes[number]
            if hope <= best:
                continue
            foe: i64 = self.foes[number]
            reach: i64 = AIR_TO[kind] if IS_AIR[table.kind[foe]] else GROUND_TO[kind]
            far: i64 = distance(place, table.place[foe]) - reach
            while far > 0 and hope > best:
                hope *= self.weights.prospect_delay
                far -= SPEED[kind] // 2
            if hope > best:
                best = hope
        return best * self.weights.prospect

    def _in_fort(self, unit: i64, kind: i64) -> float:
        """Safe but idle; a damaged unit is repaired there, if that can be paid."""
        table = self.table
        cost = float(COST[kind])
        worth = -self.weights.idle * cost
        if table.damage[unit] > 0 and table.bonds[self.nation] + 3 >= table.repair_cost[kind]:
            healed = self.worth(unit, 0) - self.worth(unit, table.damage[unit])
            worth += self.weights.repair * healed
        return worth

    def _inside(self, fort: i64) -> float:
        """What the enemies in a fort are worth."""
        total = 0.0
        for number in range(len(self.foes)):
            foe = self.foes[number]
            if self.table.place[foe] == IN_FORT - fort:
                total += self.worths[number][self.table.damage[foe]]
        return total

    def gain(self, unit: i64, number: i64, dice: i64) -> list[float]:
        """By damage of an enemy: what an attack of a unit with so many dice takes from it."""
        table = self.table
        foe: i64 = self.foes[number]
        face = hits_on(table.step, table.kind[unit], table.kind[foe], table.experience[unit])
        aim = precision(table, unit)
        key: i64 = ((number * 16 + dice) * 16 + face) * 16 + int(12.0 * aim)
        found = self._gains.get(key)
        if found is None:
            chances = damage_chances(dice, face, target_row(table, foe))
            found = worth_lost(self.worths[number], chances, aim, self.last)
            self._gains[key] = found
        return found

    def answer(self, unit: i64, number: i64) -> list[float]:
        """By damage of an enemy: what its answer takes from a unit."""
        key: i64 = number << 10 | unit
        found = self._answers.get(key)
        if found is None:
            self._answer(unit, number, key)
            found = self._answers[key]
        return found

    def death(self, unit: i64, number: i64) -> list[float]:
        """By damage of an enemy: how often its answer destroys a unit."""
        key: i64 = number << 10 | unit
        found = self._deaths.get(key)
        if found is None:
            self._answer(unit, number, key)
            found = self._deaths[key]
        return found

    def _answer(self, unit: i64, number: i64, key: i64) -> None:
        table = self.table
        foe: i64 = self.foes[number]
        kind: i64 = table.kind[unit]
        face = hits_on(table.step, table.kind[foe], kind, table.experience[foe])
        worths = [self.worth(unit, damage) for damage in range(self.last)]
        worths.append(0.0)
        before: i64 = table.damage[unit]
        losses: list[float] = []
        deaths: list[float] = []
        for damage in range(self.last):
            chances = damage_chances(DICE[damage], face, 2 * ARMOUR[kind])
            losses.append(worth_lost(worths, chances, 1.0, self.last)[before])
            death = 0.0
            for more in range(max(self.last - before, 0), 7):
                death += chances[more]
            deaths.append(death)
        self._answers[key] = losses
        self._deaths[key] = deaths
