"""What the sensible player thinks of the field: goals of foot units, dangers, and good hexes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.hexes import HEXES, distance
from tablee.games.trench_club.data.maps import FAR, FOREST, WATER
from tablee.games.trench_club.data.units import (
    AIR_FROM,
    AIR_TO,
    ARMOUR,
    COST,
    DICE,
    GROUND_FROM,
    GROUND_TO,
    IS_AIR,
    IS_BOAT,
    IS_FOOT,
    IS_TRUCK,
    SPEED,
    close_range,
    hits_on,
    in_range,
)
from tablee.games.trench_club.odds.throws import damage_chances
from tablee.games.trench_club.table.components import IN_FORT, ON_TRUCK, Components
from tablee.games.trench_club.table.moves import (
    CAPTURE,
    END_MOVES,
    ENTER,
    FIRST,
    LAY,
    MASK,
    MOVE,
    OPERATION,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

#: What a fort is worth beside the units in it, in bonds.
FORT_WORTH: Final = 25.0
#: Not worked out yet.
UNKNOWN: Final = -1e12
#: A move must gain this much to be made.
LEAST_GAIN: Final = 0.05


def _mean(dice: i64, face: i64, row: i64) -> float:
    chances = damage_chances(dice, face, row)
    mean = 0.0
    for damage in range(1, 7):
        mean += chances[damage] * float(damage)
    return mean


class Plan:
    """One look at the table by the nation whose turn it is."""

    def __init__(self, table: Components) -> None:
        self.table = table
        self.nation: i64 = table.turn
        self.side: i64 = table.turn % 2
        self.enemies: list[int] = []
        for nation in (1 - self.side, 3 - self.side):
            for unit in table.army[nation]:
                if table.place[unit] >= 0:
                    self.enemies.append(unit)
        #: By unit: the fort a foot unit is to take, or -1.
        self.goal: list[int] = [-1] * len(table.kind)
        #: By unit, then hex: what it is worth there, as far as it was worked out.
        self._worths: dict[int, list[float]] = {}
        self._set_goals()

    def _set_goals(self) -> None:
        """Each foot unit gets the nearest fort that not too many others walk to already."""
        table = self.table
        targets: list[int] = []
        for fort in range(len(table.flags)):
            owner = table.flags[fort]
            if owner < 0 or owner % 2 != self.side:
                targets.append(fort)
        walkers = [unit for unit in table.army[self.nation] if IS_FOOT[table.kind[unit]]]
        claims = [0] * len(table.flags)
        while walkers and targets:
            best_unit = -1
            best_fort = -1
            best_cost = FAR * 10
            for unit in walkers:
                for fort in targets:
                    cost: i64 = self.way(unit, fort) * 6 // SPEED[table.kind[unit]]
                    # Two to a fort are enough; an enemy's fort is worth a longer way.
                    cost += claims[fort] * 14
                    if table.flags[fort] >= 0:
                        cost -= 4
                    if cost < best_cost:
                        best_cost, best_unit, best_fort = cost, unit, fort
            if best_unit < 0:
                return
            self.goal[best_unit] = best_fort
            claims[best_fort] += 1
            walkers.remove(best_unit)

    def way(self, unit: i64, fort: i64) -> i64:
        """The half points from a unit to a fort's door."""
        table = self.table
        place: i64 = table.place[unit]
        if place <= ON_TRUCK:
            place = table.place[ON_TRUCK - place]
        ways = table.field.ways[fort]
        if place >= 0:
            return self.way_from(place, ways)
        best: i64 = FAR
        if place <= IN_FORT:
            for door in table.field.doors[IN_FORT - place]:
                best = min(best, ways[door] + 2)
        return best

    def way_from(self, number: i64, ways: list[int]) -> i64:
        """The half points from a hex; water is left by the nearest bank."""
        if ways[number] < FAR or self.table.field.terrain[number] != WATER:
            return ways[number]
        best: i64 = FAR
        for other in self.table.field.near[number]:
            if other >= 0 and ways[other] + 4 < best:
                best = ways[other] + 4
        return best

    def hopeless(self, side: i64) -> bool:
        """Whether a side has next to nothing left."""
        table = self.table
        own = table.side_units(side)
        return own <= 1 and table.side_forts(side) == 0 and table.side_units(1 - side) >= 5

    def best_move(self, moves: list[int], ride: int, ride_gain: float) -> int:
        """The move that gains most, a ride included, or the end of movement."""
        table = self.table
        best = END_MOVES << OPERATION
        best_gain = LEAST_GAIN
        if ride >= 0 and ride_gain > best_gain:
            best, best_gain = ride, ride_gain
        stay = 0.0
        staying: i64 = -1
        for move in moves:
            operation = move >> OPERATION
            unit: i64 = move >> FIRST & MASK
            number: i64 = move & MASK
            if operation == MOVE:
                if unit != staying:
                    staying = unit
                    stay = self.worth_of_place(unit)
                gain = self.worth_at(unit, number) - stay
                if IS_TRUCK[table.kind[unit]]:
                    gain *= 0.2
            elif operation == CAPTURE:
                gain = FORT_WORTH * 4.0
            elif operation == ENTER:
                gain = self.worth_in_fort(unit, number) - self.worth_of_place(unit)
            elif operation == LAY:
                gain = 0.2 + 0.1 * float(self.threats_at(number))
            else:
                continue
            if gain > best_gain:
                best, best_gain = move, gain
        return best

    def threats_at(self, number: i64) -> int:
        """How many enemies on foot are near a hex."""
        table = self.table
        count = 0
        for enemy in self.enemies:
            if IS_FOOT[table.kind[enemy]] and distance(table.place[enemy], number) <= 4:
                count += 1
        return count

    def worth_of_place(self, unit: i64) -> float:
        """What it is worth to stay."""
        place: i64 = self.table.place[unit]
        if place >= 0:
            return self.worth_at(unit, place)
        if place <= IN_FORT and place > ON_TRUCK:
            return self.worth_in_fort(unit, IN_FORT - place)
        return 0.0

    def worth_in_fort(self, unit: i64, fort: i64) -> float:
        """Safe and able to be repaired, unless the fort may fall; idle otherwise."""
        table = self.table
        kind = table.kind[unit]
        cost = float(COST[kind])
        worth = cost * (float(table.damage[unit]) / 6.0 - 0.3)
        if self.fort_in_danger(fort):
            worth -= cost
        if IS_FOOT[kind] and self.goal[unit] >= 0:
            worth -= 12.0
        return worth

    def fort_in_danger(self, fort: i64) -> bool:
        """Whether an enemy on foot stands at a door."""
        table = self.table
        for enemy in self.enemies:
            if IS_FOOT[table.kind[enemy]]:
                if fort in table.field.door_forts[table.place[enemy]]:
                    return True
        return False

    def fort_worth(self, fort: i64) -> float:
        """How good a fort is for new units: near forts to be taken, and not about to fall."""
        table = self.table
        if self.fort_in_danger(fort):
            return -20.0
        nearest = FAR
        for door in table.field.doors[fort]:
            for other in range(len(table.flags)):
                owner = table.flags[other]
                if owner < 0 or owner % 2 != self.side:
                    nearest = min(nearest, table.field.ways[other][door])
        return 2.0 - 0.05 * float(min(nearest, 40))

    def worth_at(self, unit: i64, number: i64) -> float:
        """What it is worth for a unit to end on a hex; worked out once."""
        worths = self.worths_of(unit)
        worth = worths[number]
        if worth == UNKNOWN:
            worth = self._worth(unit, number)
            worths[number] = worth
        return worth

    def worths_of(self, unit: i64) -> list[float]:
        """By hex: what a unit is worth there, UNKNOWN where nobody has asked yet."""
        worths = self._worths.get(unit)
        if worths is None:
            worths = [UNKNOWN] * HEXES
            self._worths[unit] = worths
        return worths

    def _worth(self, unit: i64, number: i64) -> float:
        """Goal, targets in reach, danger."""
        table = self.table
        kind: i64 = table.kind[unit]
        cost = float(COST[kind])
        worth = self._approach(unit, kind, number)
        worth += self._targets(unit, kind, number)
        worth -= 0.35 * cost * min(1.5, self._danger(unit, kind, number))
        if IS_FOOT[kind] and table.field.terrain[number] == WATER:
            worth -= 4.0
        layer = table.mine_at(number)
        if layer >= 0 and layer % 2 != self.side and not IS_AIR[kind]:
            worth -= 10.0 * cost
        return worth

    def _approach(self, unit: i64, kind: i64, number: i64) -> float:
        """Foot units walk to their fort; the others go where the enemy is, within range."""
        table = self.table
        if IS_FOOT[kind]:
            goal = self.goal[unit]
            if goal < 0:
                return 0.0
            way = self.way_from(number, table.field.ways[goal])
            worth = -1.1 * float(min(way, 60))
            return worth + (8.0 if way == 0 else 0.0)
        nearest: i64 = 40
        wants_air = GROUND_TO[kind] == 0
        for enemy in self.enemies:
            if wants_air and AIR_TO[kind] > 0 and not IS_AIR[table.kind[enemy]]:
                continue
            far = distance(table.place[enemy], number)
            if far < nearest:
                nearest = far
        farthest = max(GROUND_TO[kind], AIR_TO[kind])
        if nearest == 40:
            return 0.0
        worth = -0.6 * float(max(0, nearest - farthest))
        if GROUND_FROM[kind] != 1 and AIR_FROM[kind] != 1 and nearest < 3:
            worth -= 2.0  # guns keep their distance
        return worth + self._guards(number)

    def _guards(self, number: i64) -> float:
        """Standing at an own fort's door keeps enemies on foot away from it."""
        table = self.table
        for fort in table.field.door_forts[number]:
            owner = table.flags[fort]
            if owner >= 0 and owner % 2 == self.side and self.threats_at(number):
                return 1.5
        return 0.0

    def _targets(self, unit: i64, kind: i64, number: i64) -> float:
        """The best attack from a hex, as a share of what it would do."""
        table = self.table
        if GROUND_TO[kind] == 0 and AIR_TO[kind] == 0:
            return 0.0
        if table.field.terrain[number] == WATER and not IS_AIR[kind] and not IS_BOAT[kind]:
            return 0.0
        best = 0.0
        dice: i64 = DICE[table.damage[unit]]
        for enemy in self.enemies:
            victim: i64 = table.kind[enemy]
            far = distance(table.place[enemy], number)
            if not in_range(kind, victim, far):
                continue
            row: i64 = 2 * ARMOUR[victim]
            if table.field.terrain[table.place[enemy]] == FOREST and not IS_AIR[victim]:
                row += 1
            face = hits_on(table.step, kind, victim, table.experience[unit])
            extra: i64 = dice + 2 if far == 1 else dice
            left = float(table.destroyed_at - table.damage[enemy])
            mean = _mean(extra, face, row)
            share = min(1.0, mean / left)
            worth = float(COST[victim]) * (min(mean, left) / 6.0 + 0.3 * share)
            if far == 1 and close_range(victim, kind):
                answer_face = hits_on(table.step, victim, kind, table.experience[enemy])
                answer = _mean(DICE[table.damage[enemy]], answer_face, 2 * ARMOUR[kind])
                worth -= 0.7 * float(COST[kind]) * answer / 6.0
            if self._threatens_fort(enemy):
                worth += 4.0
            if worth > best:
                best = worth
        return best

    def _threatens_fort(self, enemy: i64) -> bool:
        table = self.table
        if not IS_FOOT[table.kind[enemy]]:
            return False
        for fort in table.field.door_forts[table.place[enemy]]:
            owner = table.flags[fort]
            if owner < 0 or owner % 2 == self.side:
                return True
        return False

    def _danger(self, unit: i64, kind: i64, number: i64) -> float:
        """The share of a unit that enemies could destroy there before its next turn."""
        table = self.table
        row: i64 = 2 * ARMOUR[kind]
        if table.field.terrain[number] == FOREST and not IS_AIR[kind]:
            row += 1
        left = float(table.destroyed_at - table.damage[unit])
        mean = 0.0
        for enemy in self.enemies:
            other: i64 = table.kind[enemy]
            reach: i64 = AIR_TO[other] if IS_AIR[kind] else GROUND_TO[other]
            if reach == 0:
                continue
            far = distance(table.place[enemy], number)
            if far <= reach + SPEED[other] // 2:
                face = hits_on(table.step, other, kind, table.experience[enemy])
                mean += 0.5 * _mean(DICE[table.damage[enemy]], face, row)
        return mean / left
