"""T6: income, gifts, repairs and purchases; T8.1: special forces; T9.1: points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.hexes import distance
from tablee.games.trench_club.data.units import (
    ARMIES,
    FIRST_SPECIAL,
    GUNBOAT,
    INCOME,
    IS_MEDICS,
    KINDS,
    POINT_PRICE,
    TRANSFER_FEE,
)
from tablee.games.trench_club.rules.ending import end_turn
from tablee.games.trench_club.table.components import (
    GARRISON_PHASE,
    IN_FORT,
    LAUNCH_PHASE,
    MONEY_PHASE,
    WAITING,
    Components,
)
from tablee.games.trench_club.table.events import (
    BONDS_GIVEN,
    INCOME_PAID,
    POINT_BOUGHT,
    POINTS_SCORED,
    SPECIAL_DRAWN,
    UNIT_BOUGHT,
    UNIT_ORDERED,
    UNIT_PLACED,
    UNIT_REPAIRED,
)
from tablee.games.trench_club.table.moves import (
    BUY,
    DRAW,
    END_TURN,
    FIRST,
    GARRISON,
    GIVE,
    HEAL,
    MASK,
    MOST_UNITS,
    OPERATION,
    PAY,
    PLACE,
    REPAIR,
    TRANSFER,
)
from tablee.kernel.chance import Chance
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The smallest gift (T14.14): one bond of it goes to the bank.
LEAST_GIFT: Final = 2
#: By nation: the kinds it can buy (T6.4).
GOODS: Final[list[list[int]]] = [sorted(set(army)) for army in ARMIES]


def score(table: Components, nation: i64, points: i64, events: list[Event] | None) -> None:
    """T9.1: a nation gains points, if points are played for."""
    if not table.victory_points:
        return
    table.points[nation] += points
    if events is not None:
        events.append((POINTS_SCORED, nation, points, table.points[nation]))


def gifts(table: Components, moves: list[int]) -> None:
    """T6.2 by version 1 of the rules: a gift to the ally at any time in one's own turn."""
    if table.rules_version > 1 or table.ally(table.turn) < 0:
        return
    most = min(table.bonds[table.turn], MASK)
    for amount in range(LEAST_GIFT, most + 1):
        moves.append(GIVE << OPERATION | amount)


def transfers(table: Components, seat: i64) -> list[int]:
    """T6.2, T14.14: what a seat's nations may give their allies, whoever's turn it is."""
    moves: list[int] = []
    if table.rules_version == 1:
        return moves
    for nation in table.order:
        ally = table.ally(nation)
        if ally >= 0 and table.commander[nation] == seat:
            base: i64 = TRANSFER << OPERATION | ally << FIRST
            for amount in range(LEAST_GIFT, min(table.bonds[nation], MASK) + 1):
                moves.append(base | amount)
    return moves


def give(table: Components, nation: i64, amount: i64, events: list[Event] | None) -> None:
    """T6.2: a nation gives its ally bonds; each transfer loses one to the bank."""
    ally = table.ally(nation)
    table.bonds[nation] -= amount
    table.bonds[ally] += amount - TRANSFER_FEE
    if events is not None:
        events.append((BONDS_GIVEN, nation, ally, amount))


def begin_money(table: Components, events: list[Event] | None) -> None:
    """T6.1: income for the own forts; then repairs and purchases, if any are possible."""
    nation = table.turn
    forts = len(table.forts_of(nation))
    table.bonds[nation] += INCOME * forts
    table.phase = MONEY_PHASE
    if events is not None and forts:
        events.append((INCOME_PAID, nation, INCOME * forts, forts))
    end_if_nothing_left(table, events)


def end_if_nothing_left(table: Components, events: list[Event] | None) -> None:
    """A turn with nothing more to decide ends by itself."""
    if table.phase == MONEY_PHASE and len(legal_money(table)) == 1 and not _waits_for_ally(table):
        end_turn(table, events)


def _waits_for_ally(table: Components) -> bool:
    """T14.14: whether something could be paid for if the ally gave all it has."""
    nation = table.turn
    ally = table.ally(nation)
    if table.rules_version == 1 or ally < 0 or table.bonds[ally] < LEAST_GIFT:
        return False
    gift: i64 = table.bonds[ally] - TRANSFER_FEE
    table.bonds[nation] += gift
    waits = len(legal_money(table)) > 1
    table.bonds[nation] -= gift
    return waits


def legal_money(table: Components) -> list[int]:
    """Repairs until something is bought (T14.14), purchases, points, gifts, and the end."""
    moves: list[int] = []
    if not table.bought:
        _add_repairs(table, moves)
    _add_purchases(table, moves)
    if table.victory_points and table.bonds[table.turn] >= POINT_PRICE:
        moves.append(PAY << OPERATION)
    gifts(table, moves)
    moves.append(END_TURN << OPERATION)
    return moves


def is_repairable(table: Components, unit: i64) -> bool:
    """T6.3: damaged, and in the same own fort since the start of the turn."""
    began: i64 = table.began[unit]
    return began >= 0 and table.damage[unit] > 0 and table.place[unit] == IN_FORT - began


def is_healable(table: Components, medics: i64, unit: i64) -> bool:
    """T8.2, T14.16: a damaged own unit on the map next to medics that have not acted."""
    if medics == unit or not IS_MEDICS[table.kind[medics]] or table.worked[medics]:
        return False
    place: i64 = table.place[medics]
    if place < 0 or table.place[unit] < 0 or table.damage[unit] == 0:
        return False
    return any(distance(place, number) == 1 for number in table.stands_on(unit))


def _add_repairs(table: Components, moves: list[int]) -> None:
    nation = table.turn
    bonds = table.bonds[nation]
    army = table.army[nation]
    for unit in army:
        if table.damage[unit] and table.repair_cost[table.kind[unit]] <= bonds:
            if is_repairable(table, unit):
                moves.append(REPAIR << OPERATION | unit << FIRST)
    for medics in army:
        if IS_MEDICS[table.kind[medics]]:
            for unit in army:
                if table.repair_cost[table.kind[unit]] <= bonds and is_healable(
                    table, medics, unit
                ):
                    moves.append(HEAL << OPERATION | medics << FIRST | unit)


def _add_purchases(table: Components, moves: list[int]) -> None:
    """T6.4: units of the own nation, placed in own forts."""
    nation = table.turn
    bonds = table.bonds[nation]
    forts = table.forts_of(nation)
    if not forts or len(table.kind) >= MOST_UNITS:
        return
    for kind in GOODS[nation]:
        if table.price[kind] <= bonds:
            for fort in forts:
                moves.append(BUY << OPERATION | kind << FIRST | fort)
    if table.options.special_forces and bonds >= table.price[FIRST_SPECIAL]:
        if chooses_special(table):
            for kind in placeable_specials(table):
                for fort in forts:
                    moves.append(BUY << OPERATION | kind << FIRST | fort)
        else:
            moves.append(DRAW << OPERATION)


def chooses_special(table: Components) -> bool:
    """T8.1: a team with fewer units on the map and fewer forts need not roll."""
    side: i64 = table.turn % 2
    if table.side_forts(side) >= table.side_forts(1 - side):
        return False
    return units_on_map(table, side) < units_on_map(table, 1 - side)


def units_on_map(table: Components, side: i64) -> i64:
    """The units of a side outside forts (T14.16)."""
    count: i64 = 0
    for nation in (side, side + 2):
        for unit in table.army[nation]:
            if table.place[unit] >= 0:
                count += 1
    return count


def free_water(table: Components) -> list[int]:
    """The hexes where a gunboat can be launched."""
    return [number for number in table.field.water if table.at[number] < 0]


def placeable_specials(table: Components) -> list[int]:
    """T8.1: the special forces that can be placed: a gunboat needs water."""
    kinds = list(range(FIRST_SPECIAL, KINDS))
    if not free_water(table):
        kinds.remove(GUNBOAT)
    return kinds


def repair(table: Components, unit: i64, events: list[Event] | None) -> None:
    """T6.3: all damage is gone, experience stays."""
    cost = table.repair_cost[table.kind[unit]]
    table.bonds[table.turn] -= cost
    table.damage[unit] = 0
    if events is not None:
        events.append((UNIT_REPAIRED, table.turn, unit, table.kind[unit], cost, *table.spot(unit)))


def heal(table: Components, medics: i64, unit: i64, events: list[Event] | None) -> None:
    """T8.2: medics repair a unit next to them."""
    table.worked[medics] = True
    repair(table, unit, events)


def buy(table: Components, kind: i64, fort: i64, events: list[Event] | None) -> None:
    """T6.4: a new unit in an own fort, or a gunboat to be launched."""
    _pay_for(table, kind)
    if kind == GUNBOAT and events is not None:
        events.append((UNIT_ORDERED, table.turn, kind, table.price[kind]))
    _bring(table, kind, fort, events)


def _pay_for(table: Components, kind: i64) -> None:
    table.bought = True
    table.bonds[table.turn] -= table.price[kind]


def draw_special(table: Components, chance: Chance, events: list[Event] | None) -> None:
    """T8.1: chance decides which special force it is; then it is placed."""
    chance.at("special-force", table.turn, table.round)
    kind = chance.choose(placeable_specials(table))
    if events is not None:
        events.append((SPECIAL_DRAWN, table.turn, kind, table.price[kind]))
    _pay_for(table, kind)
    forts = table.forts_of(table.turn)
    if kind == GUNBOAT or len(forts) == 1:
        _bring(table, kind, forts[0], events)
        return
    table.add_unit(kind, table.turn, WAITING)
    table.phase = GARRISON_PHASE


def _bring(table: Components, kind: i64, fort: i64, events: list[Event] | None) -> None:
    nation = table.turn
    if kind == GUNBOAT:
        table.add_unit(kind, nation, WAITING)
        table.phase = LAUNCH_PHASE
        return
    unit = table.add_unit(kind, nation, IN_FORT - fort)
    if events is not None:
        events.append((UNIT_BOUGHT, nation, unit, kind, table.price[kind], fort + 1))


def legal_garrisons(table: Components) -> list[int]:
    """T8.1: the special force that was drawn goes into any own fort."""
    unit: i64 = len(table.kind) - 1
    forts = table.forts_of(table.turn)
    return [GARRISON << OPERATION | unit << FIRST | fort for fort in forts]


def garrison(table: Components, unit: i64, fort: i64, events: list[Event] | None) -> None:
    """The special force is in its fort."""
    table.put(unit, IN_FORT - fort)
    table.phase = MONEY_PHASE
    if events is not None:
        kind = table.kind[unit]
        events.append((UNIT_BOUGHT, table.turn, unit, kind, table.price[kind], fort + 1))


def legal_launches(table: Components) -> list[int]:
    """T8.1: the gunboat goes onto any free water hex."""
    unit: i64 = len(table.kind) - 1
    return [PLACE << OPERATION | unit << FIRST | number for number in free_water(table)]


def launch(table: Components, unit: i64, number: i64, events: list[Event] | None) -> None:
    """The gunboat is on the water."""
    table.put(unit, number)
    table.phase = MONEY_PHASE
    if events is not None:
        events.append((UNIT_PLACED, table.turn, unit, table.kind[unit], number))


def cost_of(table: Components, move: i64) -> i64:
    """What a move of this phase costs in bonds; 0 for one that is not paid for."""
    operation: i64 = move >> OPERATION
    if operation == BUY:
        return table.price[move >> FIRST & MASK]
    if operation == DRAW:
        return table.price[FIRST_SPECIAL]
    if operation == PAY:
        return POINT_PRICE
    if operation in (REPAIR, HEAL):
        unit: i64 = move >> FIRST & MASK if operation == REPAIR else move & MASK
        return table.repair_cost[table.kind[unit]]
    return 0


def pay_for_point(table: Components, events: list[Event] | None) -> None:
    """T9.1: 60 bonds for a point."""
    table.bonds[table.turn] -= POINT_PRICE
    if events is not None:
        events.append((POINT_BOUGHT, table.turn, POINT_PRICE))
    score(table, table.turn, 1, events)
