"""Threat maps: which hexes each enemy could strike in its next turn, and how hard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.trench_club.components import IN_FORT, ON_TRUCK, Components
from tablee.games.trench_club.data import AIR_TO, GROUND_TO, IS_AIR, IS_BOAT, IS_TURRET, SPEED
from tablee.games.trench_club.hexes import HEXES
from tablee.games.trench_club.maps import WATER
from tablee.games.trench_club.movement import Front, Walk

if TYPE_CHECKING:
    from mypy_extensions import i64


class Threats:
    """The enemies of a side, and where each could strike if nobody stood in its way."""

    def __init__(self, table: Components, side: i64) -> None:
        self.table = table
        #: The enemies on the map or in forts.
        self.foes: list[int] = []
        for nation in (1 - side, 3 - side):
            for unit in table.army[nation]:
                place = table.place[unit]
                if place >= 0 or ON_TRUCK < place <= IN_FORT:
                    self.foes.append(unit)
        #: By place in `foes`, then hex: whether a unit on the ground, or in the air, is in reach.
        self.ground: list[list[bool]] = []
        self.air: list[list[bool]] = []
        # Nobody stands in the way: what we do this turn may open any path.
        free = table.copy()
        free.army = [[], [], [], []]
        front = Front(free, 1 - side)
        walk = Walk(traced=False)
        for foe in self.foes:
            kind = table.kind[foe]
            spots = self._spots(foe, front, walk)
            self.ground.append(self._struck(spots, GROUND_TO[kind]))
            self.air.append(self._struck(spots, AIR_TO[kind]))

    def _spots(self, foe: i64, front: Front, walk: Walk) -> list[int]:
        """The hexes from which an enemy could attack."""
        table = self.table
        kind = table.kind[foe]
        if GROUND_TO[kind] == 0 and AIR_TO[kind] == 0:
            return []
        place: i64 = table.place[foe]
        if IS_TURRET[kind]:
            fort = IN_FORT - place
            return table.field.bodies[fort] + table.field.entrances[fort] if place < 0 else []
        found: list[int] = [place] if place >= 0 else []
        if SPEED[kind] > 0:
            walk.explore(table, front, foe)
            found = found + walk.touched
            walk.clear()
        if IS_AIR[kind] or IS_BOAT[kind]:
            return found
        terrain = table.field.terrain
        return [number for number in found if terrain[number] != WATER]

    def _struck(self, spots: list[int], reach: i64) -> list[bool]:
        """The hexes within so many steps of some hexes; none if the reach is 0."""
        struck = [False] * HEXES
        if reach == 0:
            return struck
        near = self.table.field.near
        edge: list[int] = []
        seen = [False] * HEXES
        for number in spots:
            if not seen[number]:
                seen[number] = True
                edge.append(number)
        for _ in range(reach):
            following: list[int] = []
            for number in edge:
                for other in near[number]:
                    if other >= 0:
                        struck[other] = True
                        if not seen[other]:
                            seen[other] = True
                            following.append(other)
            edge = following
        for number in spots:
            struck[number] = struck[number] or reach > 1
        return struck
