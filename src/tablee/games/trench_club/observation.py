"""A view of Trench Club as numbers, for learning: planes over the map, then the rest.

A plane has 520 numbers, one for each hex of the whole map, row by row; on the half map the eastern
half is empty. Nations are mine, allied or hostile as seen from the observer's seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.hexes import HEXES
from tablee.games.trench_club.data.maps import TERRAIN_KEYS
from tablee.games.trench_club.data.units import KINDS, NATION_KEYS, NATIONS, UNIT_KEYS
from tablee.games.trench_club.table.components import (
    IN_FORT,
    ON_TRUCK,
    OVER_PHASE,
    PHASE_KEYS,
    Components,
)
from tablee.games.trench_club.table.known import Known
from tablee.games.trench_club.table.moves import COMPANIES
from tablee.kernel.observation import Part, Rows, observation_size, put, shares

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tablee.kernel.observation import Numbers

PHASES: Final = OVER_PHASE + 1
TERRAINS: Final = len(TERRAIN_KEYS)
#: Numbers that are hardly ever passed.
MOST_BONDS: Final = 100
MOST_ROUNDS: Final = 100
MOST_POINTS: Final = 20
MOST_INSIDE: Final = 6
MOST_DAMAGE: Final = 6
MOST_EXPERIENCE: Final = 5
MOST_ATTACKS: Final = 20

TOKEN_NAMES: Final = tuple(
    f"{nation}: company {company + 1}" for nation in NATION_KEYS for company in range(COMPANIES)
)

OBSERVATION: Final = (
    Part(
        "terrain",
        TERRAINS * HEXES,
        "a plane for each terrain: " + ", ".join(TERRAIN_KEYS),
        1,
        tuple(TERRAIN_KEYS),
    ),
    Part(
        "units",
        KINDS * HEXES,
        "a plane for each kind of unit, in the order of the unit file",
        1,
        tuple(UNIT_KEYS),
    ),
    Part("mine", HEXES, "units that I command", 1),
    Part("allied", HEXES, "units of my side that another seat commands", 1),
    Part("hostile", HEXES, "units of the other side", 1),
    Part("damage", HEXES, "a unit's damage, of 6", MOST_DAMAGE),
    Part("experience", HEXES, "a unit's experience, of 5", MOST_EXPERIENCE),
    Part("moved", HEXES, "units that have moved in this turn", 1),
    Part("worked", HEXES, "units that have fought or worked in this turn", 1),
    Part("my_forts", HEXES, "the hexes of forts under my side's flag", 1),
    Part("hostile_forts", HEXES, "the hexes of forts under the other side's flag", 1),
    Part("fort_units", HEXES, "how many units are inside the fort of a hex, of 6", MOST_INSIDE),
    Part("mines", HEXES, "hexes with a mine", 1),
    Part("headquarters", HEXES, "hexes with headquarters that nobody has taken", 1),
    Part("phase", PHASES, "which phase it is", 1, tuple(PHASE_KEYS)),
    Part("my_turn", 1, "whether a nation of mine is to act", 1),
    Part("nations", NATIONS, "the nations that I command", 1, tuple(NATION_KEYS)),
    Part("turn", NATIONS, "the nation that is to act", 1, tuple(NATION_KEYS)),
    Part("bonds", NATIONS, "each nation's war bonds, of 100", MOST_BONDS, tuple(NATION_KEYS)),
    Part("points", NATIONS, "each nation's victory points, of 20", MOST_POINTS, tuple(NATION_KEYS)),
    Part("round", 1, "the round, of 100", MOST_ROUNDS),
    Part("tokens", NATIONS * COMPANIES, "tokens that are turned", 1, TOKEN_NAMES),
    Part("attacks", 1, "how many attacks are listed, of 20", MOST_ATTACKS),
)
SIZE: Final = observation_size(OBSERVATION)
#: Planes of units that follow those of the kinds, and planes of forts, mines and headquarters.
UNIT_PLANES: Final = 7
FORT_PLANES: Final = 5


def observe(view: Known) -> list[float]:
    """The numbers of `OBSERVATION`. A spectator sees the map from seat 0."""
    rows = Rows(1, SIZE)
    write(view.table, view.seat, rows.numbers, 0)
    return shares(OBSERVATION, rows.content())


def write(table: Components, seat: i64, numbers: Numbers, first: i64) -> None:
    """The same as whole numbers: what is hidden, the companies, is not among them."""
    own: i64 = 0 if seat < 0 else seat
    side: i64 = table.commander.index(own) % 2
    for number in range(HEXES):
        terrain = table.field.terrain[number]
        if terrain >= 0:
            numbers[first + terrain * HEXES + number] = 1
    place: i64 = first + TERRAINS * HEXES
    _write_units(table, own, side, numbers, place)
    place += (KINDS + UNIT_PLANES) * HEXES
    _write_forts(table, side, numbers, place)
    _write_rest(table, own, numbers, place + FORT_PLANES * HEXES)


def _write_rest(table: Components, own: i64, numbers: Numbers, place: i64) -> None:
    numbers[place + table.phase] = 1
    place += PHASES
    nation: i64 = table.turn if table.surrendering < 0 else (table.surrendering + 2) % NATIONS
    if table.commander[nation] == own and table.phase != OVER_PHASE:
        numbers[place] = 1
    place += 1
    numbers[place + NATIONS + nation] = 1
    for other in range(NATIONS):
        if table.commander[other] == own:
            numbers[place + other] = 1
        put(numbers, place + 2 * NATIONS + other, table.bonds[other], MOST_BONDS)
        put(numbers, place + 3 * NATIONS + other, table.points[other], MOST_POINTS)
    place += 4 * NATIONS
    put(numbers, place, table.round, MOST_ROUNDS)
    place += 1
    for token in range(NATIONS * COMPANIES):
        if table.tokens[token] > 0:
            numbers[place + token] = 1
    put(numbers, place + NATIONS * COMPANIES, len(table.attacks), MOST_ATTACKS)


def _write_units(table: Components, own: i64, side: i64, numbers: Numbers, place: i64) -> None:
    planes: i64 = place + KINDS * HEXES
    for number in range(HEXES):
        unit = table.at[number]
        if unit < 0:
            continue
        numbers[place + table.kind[unit] * HEXES + number] = 1
        nation = table.nation[unit]
        at: i64 = planes + number
        if table.commander[nation] == own:
            numbers[at] = 1
        elif nation % 2 == side:
            numbers[at + HEXES] = 1
        else:
            numbers[at + 2 * HEXES] = 1
        put(numbers, at + 3 * HEXES, table.damage[unit], MOST_DAMAGE)
        put(numbers, at + 4 * HEXES, table.experience[unit], MOST_EXPERIENCE)
        if table.moved[unit]:
            numbers[at + 5 * HEXES] = 1
        if table.worked[unit]:
            numbers[at + 6 * HEXES] = 1


def _write_forts(table: Components, side: i64, numbers: Numbers, place: i64) -> None:
    inside = [0] * table.field.fort_count
    for army in table.army:
        for unit in army:
            where = table.place[unit]
            if ON_TRUCK < where <= IN_FORT:
                inside[IN_FORT - where] += 1
    for number in range(HEXES):
        fort = table.field.fort_of[number]
        if fort >= 0:
            flag = table.flags[fort]
            if flag >= 0:
                numbers[place + (0 if flag % 2 == side else HEXES) + number] = 1
            put(numbers, place + 2 * HEXES + number, inside[fort], MOST_INSIDE)
    for number in table.mines:
        numbers[place + 3 * HEXES + number] = 1
    for nation in range(NATIONS):
        number = table.headquarters[nation]
        if number >= 0 and not table.headquarters_taken[nation]:
            numbers[place + 4 * HEXES + number] = 1
