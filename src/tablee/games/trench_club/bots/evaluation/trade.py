"""What the planning player does with its bonds: repairs that pay, feet for forts, then arms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.bots.evaluation.goals import share_out
from tablee.games.trench_club.bots.evaluation.turn import PlannedTurn
from tablee.games.trench_club.data.hexes import distance
from tablee.games.trench_club.data.units import (
    AIR_TO,
    COST,
    GROUND_TO,
    IS_AIR,
    IS_FOOT,
    SPEED,
    UNIT_KEYS,
)
from tablee.games.trench_club.table.components import IN_FORT
from tablee.games.trench_club.table.moves import (
    BUY,
    DRAW,
    END_TURN,
    FIRST,
    HEAL,
    MASK,
    OPERATION,
    PAY,
    REPAIR,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

#: What arms destroy for each bond of theirs that is lost, from games; others 1.
_PROWESS: Final[dict[str, float]] = {
    "field-gun": 2.2, "renault-ft17": 1.9, "tank": 1.6, "mark-i-female": 1.5, "howitzer": 1.4,
    "armoured-car": 1.35, "anti-tank-gunners": 1.2, "heavy-mortar": 0.8, "big-bertha": 0.6,
    "heavy-infantry": 0.5, "infantry": 0.3, "mounted-infantry": 0.2, "troop-transport": 0.0,
}  # fmt: skip
PROWESS: Final[list[float]] = [_PROWESS.get(key, 1.0) for key in UNIT_KEYS]
#: What is never done: giving bonds away.
NEVER: Final = -1e6


class Trade:
    """What each trade would gain, in bonds."""

    def __init__(self, turn: PlannedTurn) -> None:
        self.turn = turn
        self._wanted: list[int] = turn.ground.forts_wanted(turn.ground.side)
        self._shares: list[list[float]] = turn.ground.friends[:]
        for spot in turn.spots:
            if spot.shares:
                self._shares.append(spot.shares)
        self._prizes: list[float] = turn.ground.prizes(turn.ground.side, self._wanted)
        self._ways: float = self._total(self._shares)
        #: What arms are good for, by kind and fort: the same whatever else is bought.
        self._arms: dict[int, float] = {}

    def gain_with_more(self, move: i64, moves: list[int]) -> float:
        """What a trade gains together with what can still be bought after it, the best first."""
        total = self.gain(move)
        left: i64 = self.turn.ground.table.bonds[self.turn.ground.nation] - self._cost(move)
        if move >> OPERATION not in (BUY, REPAIR):
            return total
        shares, ways = self._shares, self._ways
        while True:
            if move >> OPERATION == BUY:
                self._take_on(move >> FIRST & MASK, move & MASK)
            best = 0.0
            for other in moves:
                if other >> OPERATION == BUY and self._cost(other) <= left:
                    gain = self.gain(other)
                    if gain > best:
                        best, move = gain, other
            if best == 0.0:
                break
            total += best
            left -= self._cost(move)
        self._shares, self._ways = shares, ways
        return total

    def _cost(self, move: i64) -> i64:
        """What a repair or a purchase costs."""
        first: i64 = move >> FIRST & MASK
        if move >> OPERATION == BUY:
            return self.turn.ground.table.price[first]
        table = self.turn.ground.table
        return table.repair_cost[table.kind[first]] if move >> OPERATION == REPAIR else 0

    def _take_on(self, kind: i64, fort: i64) -> None:
        """Reckon with a new unit in a fort."""
        if IS_FOOT[kind]:
            self._shares = [*self._shares, self.turn.ground.race.of(IN_FORT - fort, SPEED[kind])]
            self._ways = self._total(self._shares)

    def gain(self, move: i64) -> float:
        """What a trade gains beyond what it costs; 0 for ending the turn."""
        operation = move >> OPERATION
        first: i64 = move >> FIRST & MASK
        second: i64 = move & MASK
        weights = self.turn.ground.weights
        if operation == REPAIR:
            return self._repaired(first)
        if operation == HEAL:
            return self._repaired(second)
        if operation == BUY:
            return self._bought(first, second) - weights.bond * float(
                self.turn.ground.table.price[first]
            )
        if operation == DRAW:
            return weights.special
        if operation == PAY:
            return weights.point
        return 0.0 if operation == END_TURN else NEVER

    def _repaired(self, unit: i64) -> float:
        turn = self.turn
        healed = turn.ground.worth(unit, 0) - turn.ground.own_worth(unit)
        return healed - turn.ground.weights.bond * float(
            turn.ground.table.repair_cost[turn.ground.table.kind[unit]]
        )

    def _total(self, shares: list[list[float]]) -> float:
        total = 0.0
        chosen = [-1] * len(shares)
        reserve = self.turn.ground.weights.reserve
        for way in share_out(shares, self._wanted, self._prizes, reserve, chosen):
            total += way
        return total

    def _bought(self, kind: i64, fort: i64) -> float:
        """What a new unit in a fort is good for: the way to a fort, and its arms."""
        turn = self.turn
        weights = turn.ground.weights
        place: i64 = IN_FORT - fort
        if IS_FOOT[kind]:
            ways = (
                self._total([*self._shares, turn.ground.race.of(place, SPEED[kind])]) - self._ways
            )
            use = turn.ground.price(kind) + ways * weights.feet
        else:
            key: i64 = kind << FIRST | fort
            known = self._arms.get(key)
            if known is None:
                nearness = self._nearness(kind, fort)
                known = weights.arms * PROWESS[kind] * float(COST[kind]) * nearness
                self._arms[key] = known
            use = known
        return use * (1.0 - turn.risk_in_fort(place))

    def _nearness(self, kind: i64, fort: i64) -> float:
        """How much of a unit's arms counts, by the turns to the next enemy it can fight."""
        turn = self.turn
        table = turn.ground.table
        nearest: i64 = 20
        for foe in turn.ground.foes:
            reach = AIR_TO[kind] if IS_AIR[table.kind[foe]] else GROUND_TO[kind]
            if reach > 0 and table.place[foe] >= 0:
                for door in table.field.doors[fort]:
                    far: i64 = distance(door, table.place[foe]) - reach
                    if far < nearest:
                        nearest = far
        if nearest == 20 or SPEED[kind] == 0:
            return 0.0
        share = 1.0
        while nearest > 0:
            share *= turn.ground.weights.prospect_delay
            nearest -= SPEED[kind] // 2
        return share
