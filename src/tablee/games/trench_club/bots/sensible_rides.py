"""Rides of the sensible player: who boards a truck, where it drives, and who gets off where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.bots.sensible_plan import UNKNOWN, Plan
from tablee.games.trench_club.data.maps import ON_FOOT, ON_WHEELS
from tablee.games.trench_club.data.units import IS_FOOT, IS_TRUCK
from tablee.games.trench_club.rules.transport import can_be_set_down
from tablee.games.trench_club.table.moves import (
    BOARD,
    CAPTURE,
    ENTER,
    FIRST,
    MASK,
    MOVE,
    OPERATION,
    UNLOAD,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

#: A ride must gain a passenger this much more than walking.
LEAST_RIDE: Final = 3.0
#: What a loaded truck's move counts: it goes before walks, but after captures.
AT_ONCE: Final = 60.0
#: How much a truck's own safety counts beside its passengers.
TRUCK_CARE: Final = 0.5
NOWHERE: Final = -1e9


class Rides:
    """The rides that are possible now, and the best of them."""

    def __init__(self, plan: Plan, moves: list[int]) -> None:
        self.plan = plan
        self.table = plan.table
        #: By truck: where it may end, who may board it, and any move it may make.
        self.ends: dict[int, list[int]] = {}
        self.boarders: dict[int, list[int]] = {}
        self.any_move: dict[int, int] = {}
        #: By unit: the best it can do without a ride.
        self.walks: dict[int, float] = {}
        self._known_spots: dict[int, list[int]] = {}
        self._read(moves)

    def _read(self, moves: list[int]) -> None:
        table = self.table
        busy: list[int] = []
        for move in moves:
            operation = move >> OPERATION
            unit: i64 = move >> FIRST & MASK
            if operation == BOARD:
                self.boarders.setdefault(move & MASK, []).append(unit)
            elif operation == CAPTURE:
                busy.append(unit)
            elif operation in (MOVE, UNLOAD, ENTER) and IS_TRUCK[table.kind[unit]]:
                self.any_move[unit] = move
                if operation != ENTER:
                    end: i64 = move & MASK if operation == MOVE else table.place[unit]
                    self.ends.setdefault(unit, []).append(end)
        for truck, units in self.boarders.items():
            self.boarders[truck] = [unit for unit in units if unit not in busy]
        for move in moves:
            unit = move >> FIRST & MASK
            if move >> OPERATION == MOVE and not IS_TRUCK[table.kind[unit]] and self.boarders:
                worth = self.plan.worth_at(unit, move & MASK)
                self.walks[unit] = max(worth, self.walks.get(unit, NOWHERE))

    def best(self) -> tuple[int, float]:
        """The move of the best ride and what it gains; -1 if none is worth it."""
        best = -1
        best_gain = 0.0
        for truck in self.any_move:
            move, gain = self._best_of(truck)
            if gain > best_gain:
                best, best_gain = move, gain
        return best, best_gain

    def _best_of(self, truck: int) -> tuple[int, float]:
        """What is best for one truck: take somebody on, or drive with those it has."""
        riders = self.table.passengers(truck)
        boarders = self.boarders.get(truck, [])
        if not riders and not boarders:
            return -1, 0.0
        alone = [self._alone(unit) for unit in boarders]
        best_end = -1
        best_worth = NOWHERE
        for end in self.ends.get(truck, []):
            worth = TRUCK_CARE * self.plan.worth_at(truck, end)
            for unit in riders:
                worth += self._worth_beside(unit, truck, end)
            for place, unit in enumerate(boarders):
                # More than four hardly ever stand by; then the others walk after all.
                worth += max(0.0, self._worth_beside(unit, truck, end) - alone[place])
            if worth > best_worth:
                best_end, best_worth = end, worth
        if best_end < 0:
            return self.any_move[truck], AT_ONCE if riders else 0.0
        return self._next_step(truck, best_end, boarders, AT_ONCE if riders else 0.0)

    def _next_step(
        self, truck: int, end: int, boarders: list[int], urgency: float
    ) -> tuple[int, float]:
        """The next boarding for a ride to a hex, or the drive itself."""
        best = -1
        best_gain = LEAST_RIDE
        for unit in boarders:
            gain = self._worth_beside(unit, truck, end) - self._alone(unit)
            if gain > best_gain:
                best, best_gain = unit, gain
        if best >= 0:
            return BOARD << OPERATION | best << FIRST | truck, urgency + best_gain
        if urgency == 0.0:
            return -1, 0.0
        if end == self.table.place[truck]:
            return UNLOAD << OPERATION | truck << FIRST, urgency
        return MOVE << OPERATION | truck << FIRST | end, urgency

    def _alone(self, unit: int) -> float:
        """The best a unit can do by walking or staying."""
        return max(self.walks.get(unit, NOWHERE), self.plan.worth_of_place(unit))

    def _worth_beside(self, unit: int, truck: i64, end: i64) -> float:
        """The best hex for a passenger around a truck's end."""
        worths = self.plan.worths_of(unit)
        best = NOWHERE
        for spot in self._spots(IS_FOOT[self.table.kind[unit]], truck, end):
            worth = worths[spot]
            if worth == UNKNOWN:
                worth = self.plan.worth_at(unit, spot)
            if worth > best:
                best = worth
        return best

    def _spots(self, foot: bool, truck: i64, end: i64) -> list[int]:
        """The free hexes around a truck's end that take a foot unit, or a gun."""
        key: i64 = (truck << FIRST | end) * 2 + (1 if foot else 0)
        spots = self._known_spots.get(key)
        if spots is None:
            table = self.table
            place: i64 = table.place[truck]
            gait = ON_FOOT if foot else ON_WHEELS
            spots = []
            for spot in table.field.near[end]:
                if spot >= 0 and (table.at[spot] < 0 or spot == place):
                    if can_be_set_down(table, gait, spot):
                        spots.append(spot)
            self._known_spots[key] = spots
        return spots
