"""A view of Trench Club as numbers, for learning: planes over the map, then the rest.

A plane has 520 numbers, one for each hex of the whole map, row by row; on the half map the eastern
half is empty. Nations are mine, allied or hostile as seen from the observer's seat.
"""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.hexes import HEXES
from tablee.games.trench_club.data.maps import TERRAIN_KEYS
from tablee.games.trench_club.data.units import KINDS, NATIONS
from tablee.games.trench_club.table.components import IN_FORT, ON_TRUCK, OVER_PHASE, Components
from tablee.games.trench_club.table.known import Known
from tablee.games.trench_club.table.moves import COMPANIES
from tablee.kernel.observation import Part, one_of, share

PHASES: Final = OVER_PHASE + 1
TERRAINS: Final = len(TERRAIN_KEYS)
#: Numbers that are hardly ever passed.
MOST_BONDS: Final = 100
MOST_ROUNDS: Final = 100
MOST_POINTS: Final = 20
MOST_INSIDE: Final = 6

OBSERVATION: Final = (
    Part("terrain", TERRAINS * HEXES, "a plane for each terrain: " + ", ".join(TERRAIN_KEYS)),
    Part("units", KINDS * HEXES, "a plane for each kind of unit, in the order of the unit file"),
    Part("mine", HEXES, "units that I command"),
    Part("allied", HEXES, "units of my side that another seat commands"),
    Part("hostile", HEXES, "units of the other side"),
    Part("damage", HEXES, "a unit's damage, of 6"),
    Part("experience", HEXES, "a unit's experience, of 5"),
    Part("moved", HEXES, "units that have moved in this turn"),
    Part("worked", HEXES, "units that have fought or worked in this turn"),
    Part("my_forts", HEXES, "the hexes of forts under my side's flag"),
    Part("hostile_forts", HEXES, "the hexes of forts under the other side's flag"),
    Part("fort_units", HEXES, "how many units are inside the fort of a hex, of 6"),
    Part("mines", HEXES, "hexes with a mine"),
    Part("headquarters", HEXES, "hexes with headquarters that nobody has taken"),
    Part("phase", PHASES, "which phase it is"),
    Part("my_turn", 1, "whether a nation of mine is to act"),
    Part("nations", NATIONS, "the nations that I command"),
    Part("turn", NATIONS, "the nation that is to act"),
    Part("bonds", NATIONS, "each nation's war bonds, of 100"),
    Part("points", NATIONS, "each nation's victory points, of 20"),
    Part("round", 1, "the round, of 100"),
    Part("tokens", NATIONS * COMPANIES, "tokens that are turned"),
    Part("attacks", 1, "how many attacks are listed, of 20"),
)


def observe(view: Known) -> list[float]:
    """The numbers of `OBSERVATION`. A spectator sees the map from seat 0."""
    table = view.table
    seat = max(0, int(view.seat))
    own = [nation for nation in table.order if table.commander[nation] == seat]
    side = own[0] % 2
    numbers = _terrain(table)
    numbers += _units(table, seat, side)
    numbers += _forts(table, side)
    numbers += one_of(table.phase, PHASES)
    nation = table.turn if table.surrendering < 0 else (table.surrendering + 2) % NATIONS
    acting = table.commander[nation] == seat and table.phase != OVER_PHASE
    numbers += [float(acting)]
    numbers += [float(nation in own) for nation in range(NATIONS)]
    numbers += one_of(nation, NATIONS)
    numbers += [share(bonds, MOST_BONDS) for bonds in table.bonds]
    numbers += [share(points, MOST_POINTS) for points in table.points]
    numbers += [share(table.round, MOST_ROUNDS)]
    numbers += [float(token > 0) for token in table.tokens]
    numbers += [share(len(table.attacks), 20)]
    return numbers


def _terrain(table: Components) -> list[float]:
    planes = [0.0] * (TERRAINS * HEXES)
    for number in range(HEXES):
        terrain = table.field.terrain[number]
        if terrain >= 0:
            planes[terrain * HEXES + number] = 1.0
    return planes


def _units(table: Components, seat: int, side: int) -> list[float]:
    kinds = [0.0] * (KINDS * HEXES)
    planes = [0.0] * (7 * HEXES)
    for number in range(HEXES):
        unit = table.at[number]
        if unit < 0:
            continue
        kinds[table.kind[unit] * HEXES + number] = 1.0
        nation = table.nation[unit]
        if table.commander[nation] == seat:
            owner = 0
        else:
            owner = 1 if nation % 2 == side else 2
        planes[owner * HEXES + number] = 1.0
        planes[3 * HEXES + number] = share(table.damage[unit], 6)
        planes[4 * HEXES + number] = share(table.experience[unit], 5)
        planes[5 * HEXES + number] = float(table.moved[unit])
        planes[6 * HEXES + number] = float(table.worked[unit])
    return kinds + planes


def _forts(table: Components, side: int) -> list[float]:
    planes = [0.0] * (5 * HEXES)
    inside = [0] * table.field.fort_count
    for army in table.army:
        for unit in army:
            place = table.place[unit]
            if ON_TRUCK < place <= IN_FORT:
                inside[IN_FORT - place] += 1
    for number in range(HEXES):
        fort = table.field.fort_of[number]
        if fort >= 0:
            flag = table.flags[fort]
            if flag >= 0:
                planes[(0 if flag % 2 == side else 1) * HEXES + number] = 1.0
            planes[2 * HEXES + number] = share(inside[fort], MOST_INSIDE)
    for number in table.mines:
        planes[3 * HEXES + number] = 1.0
    for nation in range(NATIONS):
        number = table.headquarters[nation]
        if number >= 0 and not table.headquarters_taken[nation]:
            planes[4 * HEXES + number] = 1.0
    return planes
