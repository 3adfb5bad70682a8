"""Where each unit could end its move this turn, the likely best first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.bots.evaluation.ground import Spot
from tablee.games.trench_club.bots.evaluation.turn import PlannedTurn
from tablee.games.trench_club.data.maps import ON_FOOT, ON_WHEELS
from tablee.games.trench_club.data.units import DICE, IS_FOOT, IS_TRUCK
from tablee.games.trench_club.rules.movement import find_walks, may_move
from tablee.games.trench_club.rules.transport import can_be_set_down
from tablee.games.trench_club.table.components import IN_FORT, Components
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

#: A share of the blows that could fall on a spot is expected to fall there.
EXPECTED_BLOWS: Final = 0.4


class Options:
    """The spots of all own units, and the rides of their trucks."""

    def __init__(self, turn: PlannedTurn, moves: list[int], width: int) -> None:
        self.turn = turn
        self.legal: set[int] = set(moves)
        #: By place in `mine`: the spots to which a unit could go.
        self.spots: list[list[Spot]] = [[] for _ in turn.ground.mine]
        #: By truck's place in `mine`: where it may end; who may board it.
        self.ends: dict[int, list[Spot]] = {}
        self.boarders: dict[int, list[int]] = {}
        self._place_of: dict[int, int] = {}
        for own in range(len(turn.ground.mine)):
            self._place_of[turn.ground.mine[own]] = own
        self._wanted: list[int] = turn.ground.forts_wanted(turn.ground.side)
        self._prizes: list[float] = turn.ground.prizes(turn.ground.side, self._wanted)
        self._rides: dict[int, Spot] = {}
        self._read(moves)
        self._add_left_hexes()
        for own in range(len(turn.ground.mine)):
            self.spots[own] = self._best(own, self.spots[own], width)

    def _read(self, moves: list[int]) -> None:
        turn = self.turn
        for move in moves:
            operation = move >> OPERATION
            own = self._place_of.get(move >> FIRST & MASK, -1)
            number: i64 = move & MASK
            if own < 0:
                continue
            if operation == MOVE:
                spot = turn.ground.spot(own, move, number, -1)
            elif operation == ENTER:
                spot = turn.ground.spot(own, move, IN_FORT - number, -1)
            elif operation == CAPTURE:
                spot = turn.ground.spot(own, move, IN_FORT - number, number)
            elif operation == UNLOAD:
                spot = turn.ground.spot(
                    own, move, turn.ground.table.place[turn.ground.mine[own]], -1
                )
            elif operation == BOARD:
                self.boarders.setdefault(self._place_of[number], []).append(own)
                continue
            else:
                continue
            if IS_TRUCK[turn.ground.table.kind[turn.ground.mine[own]]]:
                self.ends.setdefault(own, []).append(spot)
                if turn.ground.mine[own] in turn.ground.table.loaded:
                    continue
            self.spots[own].append(spot)

    def _add_left_hexes(self) -> None:
        """Hexes where an own unit stands that may go away before."""
        turn = self.turn
        table = turn.ground.table
        if table.loaded:
            return
        if not table.walks_known:
            find_walks(table)
        for own in range(len(turn.ground.mine)):
            unit: i64 = turn.ground.mine[own]
            if not may_move(table, unit):
                continue
            for number in table.walk_hexes[unit]:
                there: i64 = table.at[number]
                if (
                    there >= 0
                    and table.nation[there] == turn.ground.nation
                    and may_move(table, there)
                ):
                    move: i64 = MOVE << OPERATION | unit << FIRST | number
                    self.spots[own].append(turn.ground.spot(own, move, number, -1))

    def _best(self, own: i64, spots: list[Spot], width: i64) -> list[Spot]:
        """The likely best spots; captures always."""
        if len(spots) <= width:
            return spots
        ranked = [(-self.first_look(own, spot), number) for number, spot in enumerate(spots)]
        ranked.sort()
        return [spots[number] for _, number in ranked[:width]]

    def first_look(self, own: i64, spot: Spot) -> float:
        """What a spot seems to be worth without looking at the others."""
        turn = self.turn
        unit: i64 = turn.ground.mine[own]
        total = spot.worth
        if spot.fort >= 0:
            total += 100.0
        best = 0.0
        if spot.shares:
            for place in range(len(self._wanted)):
                goal = spot.shares[self._wanted[place]] * self._prizes[place]
                if goal > best:
                    best = goal
        stake = turn.ground.own[own] + best
        total += best
        best = 0.0
        for number in spot.targets:
            damage = turn.ground.table.damage[turn.ground.foes[number]]
            taken = turn.ground.gain(unit, number, DICE[turn.ground.table.damage[unit]])[damage]
            if taken > best:
                best = taken
        blows = 0.0
        for blow in spot.blows:
            blows += blow
        hurt = EXPECTED_BLOWS * blows / float(turn.ground.last - turn.ground.table.damage[unit])
        return total + best - turn.ground.weights.care * stake * min(1.0, hurt)

    def ride(self, own: i64, truck: i64, number: i64) -> Spot:
        """A spot where a truck sets a unit down; its move is to board."""
        key: i64 = own * 1024 + number
        found = self._rides.get(key)
        if found is None:
            turn = self.turn
            move: i64 = (
                BOARD << OPERATION | turn.ground.mine[own] << FIRST | turn.ground.mine[truck]
            )
            found = turn.ground.spot(own, move, number, -1)
            self._rides[key] = found
        return found

    def room(self, table: Components, own: i64, end: i64) -> list[int]:
        """The hexes around a truck's end that take a unit and are free in the plan."""
        kind = table.kind[self.turn.ground.mine[own]]
        gait = ON_FOOT if IS_FOOT[kind] else ON_WHEELS
        found: list[int] = []
        for number in table.field.near[end]:
            if number >= 0 and table.at[number] < 0 and can_be_set_down(table, gait, number):
                found.append(number)
        return found
