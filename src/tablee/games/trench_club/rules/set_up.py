"""T1: armies, companies and start tokens, until the first turn begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.trench_club.data.map_files import plays_whole
from tablee.games.trench_club.data.maps import BY_AIR, GAITS, ON_FOOT, WATER, WHOLE_MOVE
from tablee.games.trench_club.data.units import (
    ARMIES,
    AUSTRIA_HUNGARY,
    AUSTRIAN_BONDS,
    FIRST_SPECIAL,
    GAIT,
    GUN_TURRET,
    GUNBOAT,
    IS_FOOT,
    KINDS,
    NATION_KEYS,
    NATIONS,
    TOP_FACE,
)
from tablee.games.trench_club.documents import TrenchOptions
from tablee.games.trench_club.rules.ending import begin_turn
from tablee.games.trench_club.table.components import (
    CHOOSE_PHASE,
    HEADQUARTERS_PHASE,
    NO_COMPANY,
    PLACE_PHASE,
    SPLIT_PHASE,
    TURN_PHASE,
    WAITING,
    Components,
)
from tablee.games.trench_club.table.events import (
    DIE_ROLLED,
    FIRST_NAMED,
    HEADQUARTERS_MARKED,
    PLACING_BEGAN,
    SPECIAL_CHOSEN,
    TOKEN_TURNED,
    UNIT_ASSIGNED,
    UNIT_PLACED,
)
from tablee.games.trench_club.table.moves import (
    ASSIGN,
    CHOOSE,
    COMPANIES,
    FIRST,
    MARK,
    OPERATION,
    PLACE,
    TURN,
)
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64


def seat_nations(table: Components) -> None:
    """T1.1: who plays, clockwise, and which seat commands whom."""
    options = table.options
    table.commander = commanders(options)
    table.order = [nation for nation in range(NATIONS) if table.commander[nation] >= 0]


def commanders(options: TrenchOptions) -> list[int]:
    """For each nation the seat that commands it; -1 if it does not play."""
    if not plays_whole(options):
        playing = (NATION_KEYS.index(options.central), NATION_KEYS.index(options.entente))
        return [nation % 2 if nation in playing else -1 for nation in range(NATIONS)]
    if options.players == 4:
        return list(range(NATIONS))
    if options.players == 2:
        return [0, 1, 0, 1]
    return [0, 1, 0, 2] if options.shared == "central" else [0, 1, 2, 1]


def raise_armies(table: Components) -> None:
    """T1.2, T11.2, T11.4: the units of each nation, and Austria-Hungary's bonds."""
    options = table.options
    for nation in table.order:
        army = ARMIES[nation]
        kinds = army[:]
        if options.double_armies:
            kinds = [kind for kind in army for _ in range(2)]
        elif options.two_national_units:
            kinds.append(army[-1])
        for kind in kinds:
            table.add_unit(kind, nation, WAITING)
    # T10.1: not where trenches favour its gunners.
    if table.commander[AUSTRIA_HUNGARY] >= 0 and not options.trenches:
        table.bonds[AUSTRIA_HUNGARY] = AUSTRIAN_BONDS


def lay_out(table: Components) -> None:
    """Everything as it lies before the first decision."""
    seat_nations(table)
    raise_armies(table)
    table.turn = table.order[0]
    table.starter = table.order[0]
    table.phase = CHOOSE_PHASE if table.options.special_start else SPLIT_PHASE


def legal_choices() -> list[int]:
    """T11.1, T14.16: any special force but those that need a fort or water."""
    kinds = [k for k in range(FIRST_SPECIAL, KINDS) if k not in (GUNBOAT, GUN_TURRET)]
    return [CHOOSE << OPERATION | kind for kind in kinds]


def choose_special(table: Components, kind: i64, events: list[Event] | None) -> None:
    """A nation takes a special force, openly and in the order of the table."""
    nation = table.turn
    table.add_unit(kind, nation, WAITING)
    if events is not None:
        events.append((SPECIAL_CHOSEN, nation, kind))
    place = table.order.index(nation) + 1
    if place < len(table.order):
        table.turn = table.order[place]
    else:
        table.turn = table.order[0]
        table.phase = SPLIT_PHASE


def unassigned(table: Components, nation: i64) -> list[int]:
    """The units of a nation that are in no company yet."""
    return [unit for unit in table.army[nation] if table.company[unit] == NO_COMPANY]


def legal_splits(table: Components, seat: i64) -> list[int]:
    """T1.3: each unit goes to one of the three tokens."""
    moves: list[int] = []
    for nation in table.order:
        if table.commander[nation] == seat:
            for unit in unassigned(table, nation):
                for company in range(COMPANIES):
                    moves.append(ASSIGN << OPERATION | unit << FIRST | company)
    return moves


def assign(
    table: Components, unit: i64, company: i64, chance: Chance, events: list[Event] | None
) -> None:
    """T1.3: in secret; when everybody is done the highest die begins to place (T1.4)."""
    table.company[unit] = company
    nation = table.nation[unit]
    if events is not None:
        seat, kind = table.commander[nation], table.kind[unit]
        events.append((UNIT_ASSIGNED, seat, nation, unit, kind, company + 1))
    for other in table.order:
        if unassigned(table, other):
            return
    table.turn = roll_highest(table, "placing-die", chance, events)
    table.phase = TURN_PHASE
    if events is not None:
        events.append((PLACING_BEGAN, table.turn))


def roll_highest(table: Components, what: str, chance: Chance, events: list[Event] | None) -> int:
    """T1.4, T1.5: the nation with the highest die; ties roll again."""
    rolling = table.order[:]
    attempt: i64 = 0
    while len(rolling) > 1:
        attempt += 1
        best: i64 = 0
        highest: list[int] = []
        for nation in rolling:
            chance.at(what, nation, attempt)
            face = chance.die(TOP_FACE)
            if events is not None:
                events.append((DIE_ROLLED, nation, face))
            if face > best:
                best = face
                highest = []
            if face == best:
                highest.append(nation)
        rolling = highest
    return rolling[0]


def legal_turns(table: Components) -> list[int]:
    """T1.4: any of one's tokens that is still face down."""
    first = table.turn * COMPANIES
    return [
        TURN << OPERATION | company
        for company in range(COMPANIES)
        if table.tokens[first + company] == 0
    ]


def waiting(table: Components) -> list[int]:
    """The units of the company being placed that are not on the map yet."""
    return [
        unit
        for unit in table.army[table.turn]
        if table.place[unit] == WAITING and table.company[unit] == table.placing
    ]


def turn_token(table: Components, company: i64, chance: Chance, events: list[Event] | None) -> None:
    """T1.4: the token shows its number, and its company is placed; an empty one is not (T14.1)."""
    chance.at("token", table.turn, company)
    number = chance.choose(table.numbers)
    table.numbers.remove(number)
    table.tokens[table.turn * COMPANIES + company] = number
    table.placing = company
    table.phase = PLACE_PHASE
    units = waiting(table)
    if events is not None:
        events.append((TOKEN_TURNED, table.turn, company + 1, number, *units))
    if not units:
        _next_to_turn(table, chance, events)


def _next_to_turn(table: Components, chance: Chance, events: list[Event] | None) -> None:
    table.placing = -1
    table.turn = table.order[(table.order.index(table.turn) + 1) % len(table.order)]
    if legal_turns(table):
        table.phase = TURN_PHASE
    elif table.victory_points:
        table.phase = HEADQUARTERS_PHASE
    else:
        _begin_game(table, chance, events)


def _begin_game(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """T1.5: a new roll decides who begins."""
    table.starter = roll_highest(table, "first-die", chance, events)
    table.round = 1
    if events is not None:
        events.append((FIRST_NAMED, table.starter))
    begin_turn(table, table.starter, events)


def placing_hexes(table: Components, unit: i64) -> list[int]:
    """T1.4, T14.1: the nearest ring with a free hex of land, and water further in for foot."""
    field = table.field
    gait = GAIT[table.kind[unit]]
    if gait == BY_AIR:
        gait = ON_FOOT
    steps = field.steps[gait + GAITS if table.trenches else gait]
    side: i64 = table.turn % 2
    wet: list[int] = []
    number: i64 = table.tokens[table.turn * COMPANIES + table.placing]
    for ring in field.rings[number]:
        dry: list[int] = []
        for spot in ring:
            if table.at[spot] < 0:
                if steps[spot] < WHOLE_MOVE and not table.enemy_trench(spot, side):
                    dry.append(spot)
                elif field.terrain[spot] == WATER and IS_FOOT[table.kind[unit]]:
                    wet.append(spot)
        if dry:
            return sorted(dry + wet)
    return wet


def legal_placements(table: Components) -> list[int]:
    """Any unit of the company on any hex it may be placed on."""
    moves: list[int] = []
    for unit in waiting(table):
        for number in placing_hexes(table, unit):
            moves.append(PLACE << OPERATION | unit << FIRST | number)
    return moves


def place_unit(
    table: Components, unit: i64, number: i64, chance: Chance, events: list[Event] | None
) -> None:
    """A unit of the company comes onto the map."""
    table.put(unit, number)
    if events is not None:
        events.append((UNIT_PLACED, table.turn, unit, table.kind[unit], number))
    if not waiting(table):
        _next_to_turn(table, chance, events)


def legal_headquarters(table: Components) -> list[int]:
    """T9.2: one of the nation's three start hexes."""
    first = table.turn * COMPANIES
    numbers = table.tokens[first : first + COMPANIES]
    return [MARK << OPERATION | spot for spot in sorted(table.field.starts[n] for n in numbers)]


def mark_headquarters(
    table: Components, number: i64, chance: Chance, events: list[Event] | None
) -> None:
    """T9.2: the headquarters are open for all to see."""
    table.headquarters[table.turn] = number
    if events is not None:
        events.append((HEADQUARTERS_MARKED, table.turn, number))
    table.turn = table.order[(table.order.index(table.turn) + 1) % len(table.order)]
    if table.headquarters[table.turn] >= 0:
        _begin_game(table, chance, events)
