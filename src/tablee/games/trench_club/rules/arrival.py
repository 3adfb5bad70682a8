"""What a unit meets where it comes to a stop: an enemy's mine (T8.2), headquarters (T9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.data.units import IS_AIR, IS_BOAT, TAKES_HEADQUARTERS
from tablee.games.trench_club.rules.money import score
from tablee.games.trench_club.table.components import Components
from tablee.games.trench_club.table.events import HEADQUARTERS_TAKEN, MINE_STRUCK, UNIT_DESTROYED
from tablee.kernel.state import Event

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Points for a headquarters (T9.2).
HEADQUARTERS_POINTS: Final = 3


def meets_mine(table: Components, unit: i64, number: i64) -> bool:
    """T8.2: whether an enemy's mine lies on a hex, for a unit on the ground."""
    if not table.mines:
        return False
    kind = table.kind[unit]
    if IS_AIR[kind] or IS_BOAT[kind]:
        return False
    layer = table.mine_at(number)
    return layer >= 0 and layer % 2 != table.nation[unit] % 2


def arrive(table: Components, unit: i64, number: i64, events: list[Event] | None) -> bool:
    """A unit comes onto a hex for good; whether it is still there afterwards."""
    if meets_mine(table, unit, number):
        _strike_mine(table, unit, number, table.mine_at(number), events)
        return False
    table.put(unit, number)
    if table.victory_points and TAKES_HEADQUARTERS[table.kind[unit]]:
        _take_headquarters(table, unit, number, events)
    return True


def _strike_mine(
    table: Components, unit: i64, number: i64, layer: i64, events: list[Event] | None
) -> None:
    """T8.2, T14.16: the unit is destroyed, a truck with its passengers; the mine is used up."""
    place = table.mines.index(number)
    table.mines.pop(place)
    table.mine_nation.pop(place)
    # Others may go there now.
    table.walks_known = False
    if events is not None:
        events.append((MINE_STRUCK, table.nation[unit], unit, table.kind[unit], number))
    victims = [unit]
    if unit in table.loaded:
        victims = [*table.passengers(unit), unit]
        table.loaded.remove(unit)
    for victim in victims:
        table.remove(victim)
        if events is not None:
            events.append((UNIT_DESTROYED, table.nation[victim], victim, table.kind[victim]))
        score(table, layer, 1, events)


def _take_headquarters(
    table: Components, unit: i64, number: i64, events: list[Event] | None
) -> None:
    """T9.2, T14.17: a unit that can takes an enemy's headquarters by stopping there, once."""
    nation = table.nation[unit]
    for owner in table.order:
        if table.headquarters[owner] == number and owner % 2 != nation % 2:
            if not table.headquarters_taken[owner]:
                table.headquarters_taken[owner] = True
                if events is not None:
                    kind = table.kind[unit]
                    events.append((HEADQUARTERS_TAKEN, nation, unit, kind, owner))
                score(table, nation, HEADQUARTERS_POINTS, events)
