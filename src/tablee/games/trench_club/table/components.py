"""Everything that lies on the table of Trench Club, and nothing about what may be done with it.

Units are numbered as they come into play and keep their number. `place` says where one is: a
hex, or one of the negative numbers below. Tokens have no number until they are turned: one is
drawn from `numbers` then, which is the same as dealing them face down beforehand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.hexes import HEXES
from tablee.games.trench_club.data.maps import WATER, Map
from tablee.games.trench_club.data.units import (
    DESTROYED_AT,
    FIRST_REPAIR,
    IS_BOAT,
    IS_FOOT,
    NATIONS,
    REPAIR,
    prices_with,
)
from tablee.games.trench_club.documents import TrenchOptions
from tablee.games.trench_club.table.moves import COMPANIES
from tablee.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# What the table waits for.
CHOOSE_PHASE: Final = 0
SPLIT_PHASE: Final = 1
TURN_PHASE: Final = 2
PLACE_PHASE: Final = 3
HEADQUARTERS_PHASE: Final = 4
COMPANIES_PHASE: Final = 5
MOVE_PHASE: Final = 6
SET_DOWN_PHASE: Final = 7
DESIGNATE_PHASE: Final = 8
MONEY_PHASE: Final = 9
LAUNCH_PHASE: Final = 10
GARRISON_PHASE: Final = 11
OVER_PHASE: Final = 12

# How it ended.
RUNNING: Final = 0
DESTRUCTION: Final = 1
FORTS_HELD: Final = 2
SURRENDERED: Final = 3
POINTS: Final = 4
ANNIHILATION: Final = 5
ARMISTICE: Final = 6
DECISION: Final = 7

# Places that are not hexes: destroyed, not yet placed, in fort f (IN_FORT - f), on truck t
# (ON_TRUCK - t).
GONE: Final = -1
WAITING: Final = -2
IN_FORT: Final = -10
ON_TRUCK: Final = -100

#: In `company`: none, because not assigned, bought later, or (in a view) not known.
NO_COMPANY: Final = -1
#: In `flags`: nobody's fort.
NEUTRAL: Final = -1
ALL_COMPANIES: Final = 7
#: How often the list of attacks may be changed in a turn (T14.20).
MOST_CHANGES: Final = 200


class Components(State):
    """The table: flat lists of small numbers, by unit, hex, fort or nation."""

    def __init__(self, options: TrenchOptions, field: Map, rules_version: i64) -> None:
        self.options = options
        self.field = field
        #: Tables that began by version 1 of the rules end by it.
        self.rules_version: i64 = rules_version
        # Options that the rules ask for all the time.
        self.step: i64 = options.threshold_step
        self.destroyed_at: i64 = 5 if options.destroyed_at_five else DESTROYED_AT
        self.trenches: bool = options.trenches
        self.victory_points: bool = options.victory_points
        #: By kind: what it costs at this table.
        self.price: list[int] = prices_with(options.prices)
        #: By kind: what its repair costs.
        self.repair_cost: list[int] = REPAIR if rules_version > 1 else FIRST_REPAIR
        # Where we are.
        self.phase: i64 = CHOOSE_PHASE
        self.result: i64 = RUNNING
        #: The side that won, or -1.
        self.winner: i64 = -1
        self.round: i64 = 0
        self.turn: i64 = 0
        self.starter: i64 = 0
        #: The nations in play, clockwise, and by nation the seat that commands it or -1.
        self.order: list[int] = []
        self.commander: list[int] = [-1] * NATIONS
        self.seats: i64 = options.players
        # Units.
        self.kind: list[int] = []
        self.nation: list[int] = []
        self.place: list[int] = []
        self.damage: list[int] = []
        self.experience: list[int] = []
        self.company: list[int] = []
        self.moved: list[bool] = []
        self.worked: list[bool] = []
        #: The fort in which a unit began the turn, or -1 (T6.3).
        self.began: list[int] = []
        #: By nation: the numbers of its units that are not destroyed, in order.
        self.army: list[list[int]] = [[] for _ in range(NATIONS)]
        #: By hex: the unit there, or -1.
        self.at: list[int] = [-1] * HEXES
        # Forts, mines and headquarters.
        self.flags: list[int] = [NEUTRAL] * field.fort_count
        #: Hexes with a mine, and by place in that list the nation that laid it.
        self.mines: list[int] = []
        self.mine_nation: list[int] = []
        self.headquarters: list[int] = [-1] * NATIONS
        self.headquarters_taken: list[bool] = [False] * NATIONS
        # Money and points.
        self.bonds: list[int] = [0] * NATIONS
        self.points: list[int] = [0] * NATIONS
        # Tokens: three for each nation, 0 while face down; the numbers nobody has turned yet.
        self.tokens: list[int] = [0] * (NATIONS * COMPANIES)
        self.numbers: list[int] = list(range(1, len(field.starts)))
        # Companies as bits: used in the first turn, and allowed in this one (T1.6).
        self.used: list[int] = [0] * NATIONS
        self.allowed: list[int] = [ALL_COMPANIES] * NATIONS
        self.to_name: i64 = 0
        #: The company being placed, or -1.
        self.placing: i64 = -1
        #: The nation whose surrender its ally is to agree to, or -1 (T7.1).
        self.surrendering: i64 = -1
        #: The sides that have refused this turn, as bits: they are not asked again (T14.15).
        self.refused: i64 = 0
        # This turn.
        #: The truck that is setting down its passengers, or -1.
        self.unloading: i64 = -1
        #: The trucks with passengers, in order of their numbers.
        self.loaded: list[int] = []
        #: attacker << 10 | target, in order (T4.1).
        self.attacks: list[int] = []
        self.changes: i64 = 0
        self.bought: bool = False
        # What can be worked out again, by unit: the hexes in its reach and the moves there, and
        # its moves into forts and onto trucks.
        self.walk_hexes: list[list[int]] = []
        self.walks: list[list[int]] = []
        self.other_walks: list[list[int]] = []
        self.walks_known: bool = False
        # The attacks of all units of the nation whose turn it is, once its moves are over.
        self.targets: list[int] = []
        self.targets_known: bool = False

    def copy_into(self, other: Components) -> None:
        """Make another table of the same options equal to this one, sharing nothing."""
        other.phase = self.phase
        other.result = self.result
        other.winner = self.winner
        other.round = self.round
        other.turn = self.turn
        other.starter = self.starter
        other.order = self.order[:]
        other.commander = self.commander[:]
        other.kind = self.kind[:]
        other.nation = self.nation[:]
        other.place = self.place[:]
        other.damage = self.damage[:]
        other.experience = self.experience[:]
        other.company = self.company[:]
        other.moved = self.moved[:]
        other.worked = self.worked[:]
        other.began = self.began[:]
        other.army = [units[:] for units in self.army]
        other.at = self.at[:]
        other.flags = self.flags[:]
        other.mines = self.mines[:]
        other.mine_nation = self.mine_nation[:]
        other.headquarters = self.headquarters[:]
        other.headquarters_taken = self.headquarters_taken[:]
        other.bonds = self.bonds[:]
        other.points = self.points[:]
        other.tokens = self.tokens[:]
        other.numbers = self.numbers[:]
        other.used = self.used[:]
        other.allowed = self.allowed[:]
        other.to_name = self.to_name
        other.placing = self.placing
        other.surrendering = self.surrendering
        other.refused = self.refused
        other.unloading = self.unloading
        other.loaded = self.loaded[:]
        other.attacks = self.attacks[:]
        other.changes = self.changes
        other.bought = self.bought
        # Walks are never changed once made, so they can be shared.
        other.walk_hexes = self.walk_hexes
        other.walks = self.walks
        other.other_walks = self.other_walks
        other.walks_known = self.walks_known
        other.targets = self.targets
        other.targets_known = self.targets_known

    def copy(self) -> Components:
        """An independent copy."""
        raise NotImplementedError

    def add_unit(self, kind: i64, nation: i64, place: i64) -> i64:
        """Bring a unit into play and say its number."""
        unit: i64 = len(self.kind)
        self.kind.append(kind)
        self.nation.append(nation)
        self.place.append(place)
        self.damage.append(0)
        self.experience.append(0)
        self.company.append(NO_COMPANY)
        self.moved.append(False)
        self.worked.append(False)
        self.began.append(-1)
        self.army[nation].append(unit)
        if place >= 0:
            self.at[place] = unit
        return unit

    def put(self, unit: i64, place: i64) -> None:
        """Bring a unit from where it is to another place."""
        before = self.place[unit]
        if before >= 0:
            self.at[before] = -1
        self.place[unit] = place
        if place >= 0:
            self.at[place] = unit

    def remove(self, unit: i64) -> None:
        """Take a unit out of the game."""
        self.put(unit, GONE)
        self.army[self.nation[unit]].remove(unit)

    def spot(self, unit: i64) -> tuple[int, int]:
        """Where a unit is, and which it is of those of its kind there; 0 if there is no other."""
        place: i64 = self.place[unit]
        alike: list[int] = []
        if place < 0:
            for other in self.army[self.nation[unit]]:
                if self.place[other] == place and self.kind[other] == self.kind[unit]:
                    alike.append(other)
        nth = alike.index(unit) + 1 if len(alike) > 1 and unit in alike else 0
        return place, nth

    def passengers(self, truck: i64) -> list[int]:
        """The units on a truck, in order of their numbers."""
        there: i64 = ON_TRUCK - truck
        return [unit for unit in self.army[self.nation[truck]] if self.place[unit] == there]

    def trench_at(self, unit: i64) -> i64:
        """The trench a unit is in, or -1: only foot units are in one (T10.2)."""
        if not self.trenches:
            return -1
        place: i64 = self.place[unit]
        if place < 0 or not IS_FOOT[self.kind[unit]]:
            return -1
        return self.field.trench_of[place]

    def holders(self, trench: i64) -> list[int]:
        """The foot units in a trench, in order of their numbers."""
        found: list[int] = []
        for number in self.field.trenches[trench]:
            unit = self.at[number]
            if unit >= 0 and IS_FOOT[self.kind[unit]]:
                found.append(unit)
        found.sort()
        return found

    def enemy_trench(self, number: i64, side: i64) -> bool:
        """Whether a hex is in a trench that the other side holds (T10.5)."""
        if not self.trenches or self.field.trench_of[number] < 0:
            return False
        for unit in self.holders(self.field.trench_of[number]):
            if self.nation[unit] % 2 != side:
                return True
        return False

    def stands_on(self, unit: i64) -> list[int]:
        """The hexes a unit on the map counts as standing on: all of its trench (T10.5)."""
        trench = self.trench_at(unit)
        if trench >= 0:
            return self.field.trenches[trench]
        return [self.place[unit]]

    def in_water(self, unit: i64) -> bool:
        """Whether a unit is in the water, where only boats can fight (T3.3)."""
        place: i64 = self.place[unit]
        if place < 0 or self.field.terrain[place] != WATER:
            return False
        # Aircraft are above it.
        return IS_FOOT[self.kind[unit]] and not IS_BOAT[self.kind[unit]]

    def mine_at(self, number: i64) -> i64:
        """The nation whose mine lies on a hex, or -1."""
        if self.mines and number in self.mines:
            return self.mine_nation[self.mines.index(number)]
        return -1

    def forts_of(self, nation: i64) -> list[int]:
        """The forts a nation owns."""
        return [fort for fort in range(len(self.flags)) if self.flags[fort] == nation]

    def side_forts(self, side: i64) -> i64:
        """How many forts a side owns."""
        count: i64 = 0
        for owner in self.flags:
            if owner >= 0 and owner % 2 == side:
                count += 1
        return count

    def side_units(self, side: i64) -> i64:
        """How many units a side has, those in forts included (T7.1)."""
        count: i64 = len(self.army[side]) + len(self.army[side + 2])
        return count

    def ally(self, nation: i64) -> i64:
        """The allied nation in play, or -1."""
        other: i64 = (nation + 2) % NATIONS
        return other if self.commander[other] >= 0 else -1


PHASE_KEYS: Final[list[str]] = [
    "choose", "split", "turn", "place", "headquarters", "companies", "move", "set-down",
    "designate", "money", "launch", "garrison", "over",
]  # fmt: skip
