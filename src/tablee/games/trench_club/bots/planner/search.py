"""The search for a turn: everybody's place is improved in turn until nothing gets better.

Then single plans are shaken, all who can going for one enemy, and improved again. The value of a
plan is worked out by `PlannedTurn.value`; a budget of such values ends the search, or a clock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.bots.evaluation.ground import Spot
from tablee.games.trench_club.bots.evaluation.turn import PlannedTurn
from tablee.games.trench_club.bots.planner.options import Options
from tablee.games.trench_club.data.units import CAPACITY, IS_FOOT, IS_TRUCK
from tablee.games.trench_club.table.components import ON_TRUCK
from tablee.games.trench_club.table.moves import BOARD, FIRST, MASK, OPERATION
from tablee.kernel.bot import Clock

if TYPE_CHECKING:
    from mypy_extensions import i64

#: A plan must be better by this much to be taken.
BETTER: Final = 0.01
#: What it costs to leave a unit on a truck: every passenger must be set down.
ON_BOARD: Final = 40.0
#: A ride must seem better than walking by this much.
LEAST_RIDE: Final = 2.0
FAR_OFF: Final = 1e9


class Budget:
    """How much a level thinks: how many values, spots for each unit, sweeps and shaken plans; for
    how many plans it asks what the enemy would reply, with how many throws of the dice.
    """

    def __init__(
        self,
        values: int,
        width: int,
        sweeps: int,
        shakes: int,
        replies: int = 0,
        throws: int = 0,
    ) -> None:
        self.values = values
        self.width = width
        self.sweeps = sweeps
        self.shakes = shakes
        self.replies = replies
        self.throws = throws


class Search:
    """The search for the best plan of one turn."""

    def __init__(self, turn: PlannedTurn, options: Options, budget: Budget, clock: Clock) -> None:
        self.turn = turn
        self.options = options
        self.budget = budget
        self.clock = clock
        self.left: i64 = budget.values
        #: Where everybody is now.
        self.stays: list[Spot] = turn.spots[:]
        #: The feet first: everything else depends on where they go.
        self.order: list[int] = []
        for first in (True, False):
            for own in range(len(turn.ground.mine)):
                if IS_FOOT[turn.ground.table.kind[turn.ground.mine[own]]] == first:
                    self.order.append(own)
        #: By truck: who is on it already.
        self.riders: dict[int, list[int]] = {}
        for own in range(len(turn.ground.mine)):
            place = turn.ground.table.place[turn.ground.mine[own]]
            if place <= ON_TRUCK:
                truck = turn.ground.mine.index(ON_TRUCK - place)
                self.riders.setdefault(truck, []).append(own)
        self.best: float = self.value()
        #: Plans that could not be improved, with their values.
        self.kept: list[tuple[float, list[Spot]]] = []

    def run(self) -> None:
        """Leave the best plan that was found in the turn."""
        self._improve(self.budget.sweeps)
        self._keep()
        shaken = 0
        for number in self._worth_attacking():
            if shaken >= self.budget.shakes or self._over():
                break
            if self._shake(number):
                shaken += 1
        self.value()

    def _keep(self) -> None:
        if self.budget.replies > 0:
            self.kept.append((self.best, self.turn.spots[:]))

    def places(self, own: i64) -> list[tuple[float, Spot]]:
        """What the plan would be worth with a unit elsewhere."""
        turn = self.turn
        current: Spot = turn.spots[own]
        found: list[tuple[float, Spot]] = []
        for spot in [*self.options.spots[own], self.stays[own]]:
            if spot is not current and turn.is_free(own, spot):
                turn.put(own, spot)
                found.append((self.value(), spot))
                turn.put(own, current)
        return found

    def others(self, steps: list[int]) -> tuple[list[int], list[float]]:
        """Moves that the plan does not want, and what it would be worth with each of them."""
        turn = self.turn
        moves: list[int] = []
        values: list[float] = []
        for own in range(len(turn.ground.mine)):
            current: Spot = turn.spots[own]
            for spot in self.options.spots[own]:
                known = spot.move in steps or spot.move not in self.options.legal
                if not known and spot is not current and turn.is_free(own, spot):
                    turn.put(own, spot)
                    moves.append(spot.move)
                    values.append(min(self.value(), self.best))
                    turn.put(own, current)
        return moves, values

    def _over(self) -> bool:
        return self.left <= 0 or self.clock.is_up()

    def value(self) -> float:
        """What the plan is worth as it stands; nobody may stay on a truck."""
        self.left -= 1
        value = self.turn.value()
        if self.riders:
            for own in range(len(self.stays)):
                if self.turn.spots[own].place <= ON_TRUCK:
                    value -= ON_BOARD
        return value

    def _improve(self, sweeps: i64) -> None:
        """Find everybody the best place beside the others, until nothing changes."""
        for _ in range(sweeps):
            before = self.best
            for own in self.order:
                if self._over():
                    return
                if self.options.spots[own] and not self.carries(own):
                    self._improve_one(own)
            for truck in self.options.ends:
                if self._over():
                    return
                self._improve_ride(truck)
            if self.best < before + BETTER:
                return

    def _improve_one(self, own: i64) -> None:
        turn = self.turn
        current: Spot = turn.spots[own]
        best_spot = current
        for spot in [*self.options.spots[own], self.stays[own]]:
            if spot is current or not turn.is_free(own, spot):
                continue
            turn.put(own, spot)
            value = self.value()
            if value > self.best + BETTER:
                self.best = value
                best_spot = spot
            turn.put(own, current)
        turn.put(own, best_spot)

    def carries(self, truck: i64) -> bool:
        """Whether a unit is a truck on which the plan has somebody."""
        turn = self.turn
        if not IS_TRUCK[turn.ground.table.kind[turn.ground.mine[truck]]]:
            return False
        if truck in self.riders:
            return True
        boards: i64 = BOARD << OPERATION | turn.ground.mine[truck]
        return any(spot.move >= 0 and spot.move & ~(MASK << FIRST) == boards for spot in turn.spots)

    # Rides.

    def _improve_ride(self, truck: i64) -> None:
        """Find a truck the best end, with everybody who gains by the ride."""
        turn = self.turn
        riders = self.riders.get(truck, [])
        boarders: list[int] = []
        for own in self.options.boarders.get(truck, []):
            if turn.spots[own].fort < 0:
                boarders.append(own)
        if not riders and not boarders:
            return
        before = turn.spots[:]
        best = self.best
        kept: list[Spot] = []
        for end in self.options.ends[truck]:
            if self._over():
                break
            if end.place < 0 or not turn.is_free(truck, end):
                continue
            if self._ride(truck, end, riders, boarders):
                value = self.value()
                if value > best + BETTER:
                    best = value
                    kept = turn.spots[:]
            turn.restore(before)
        if kept:
            turn.restore(kept)
            self.best = best

    def _ride(self, truck: i64, end: Spot, riders: list[int], boarders: list[int]) -> bool:
        """Put a truck on a hex and passengers around it; whether anybody rides."""
        turn = self.turn
        turn.put(truck, end)
        aboard: i64 = 0
        for own in riders:
            spot = self._best_seat(own, truck, end.place, -FAR_OFF)
            if spot is None:
                return False
            turn.put(own, spot)
            aboard += 1
        for own in boarders:
            if aboard == CAPACITY:
                break
            least = self.options.first_look(own, turn.spots[own]) + LEAST_RIDE
            spot = self._best_seat(own, truck, end.place, least)
            if spot is not None:
                turn.put(own, spot)
                aboard += 1
        return aboard > 0

    def _best_seat(self, own: i64, truck: i64, end: i64, least: float) -> Spot | None:
        """The best hex around a truck's end for a passenger, if it is good enough."""
        best: Spot | None = None
        for number in self.options.room(self.turn.ground.table, own, end):
            spot = self.options.ride(own, truck, number)
            look = self.options.first_look(own, spot)
            if look > least:
                best, least = spot, look
        return best

    # Shaken plans.

    def _worth_attacking(self) -> list[int]:
        """The enemies on the map, the most valuable first."""
        turn = self.turn
        ranked: list[tuple[float, int]] = []
        for number in range(len(turn.ground.foes)):
            foe = turn.ground.foes[number]
            if turn.ground.table.place[foe] >= 0:
                ranked.append((-turn.ground.worths[number][turn.ground.table.damage[foe]], number))
        ranked.sort()
        return [number for _, number in ranked]

    def _shake(self, number: i64) -> bool:
        """Let all who can go for one enemy, improve that, and keep it if it is better.

        False if nobody can attack it who does not do so already.
        """
        turn = self.turn
        before = turn.spots[:]
        best = self.best
        moved = False
        for own in self.order:
            if number in turn.spots[own].targets or self.carries(own):
                continue
            if turn.spots[own].fort >= 0:
                continue
            for spot in self.options.spots[own]:
                if number in spot.targets and turn.is_free(own, spot):
                    turn.put(own, spot)
                    moved = True
                    break
        if not moved:
            return False
        self.best = self.value()
        self._improve(2)
        self._keep()
        if self.best < best + BETTER:
            turn.restore(before)
            self.best = best
        return True
