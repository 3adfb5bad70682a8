"""Why the planning player moves as it does: one sentence for each sort of move.

A reason is read off the view and the move alone, so that it can be told for any move a person
thinks of as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.trench_club.bots.evaluation.ground import Spot
from tablee.games.trench_club.bots.evaluation.turn import PlannedTurn
from tablee.games.trench_club.bots.evaluation.weights import Weights
from tablee.games.trench_club.data.units import IS_FOOT
from tablee.games.trench_club.odds.lists import LONG_WORK, destruction
from tablee.games.trench_club.table.components import IN_FORT, Components
from tablee.games.trench_club.table.moves import (
    ATTACK,
    BOARD,
    BUY,
    CAPTURE,
    CONFIRM,
    END_MOVES,
    END_TURN,
    ENTER,
    FIRST,
    HEAL,
    MASK,
    MOVE,
    OPERATION,
    REPAIR,
    SET_DOWN,
    SURRENDER,
    USE,
)
from tablee.kernel.documents import Reason
from tablee.kernel.kinds import RULE_OF_THUMB, TABLE_REASONS, ReasonKind, kinds_in

if TYPE_CHECKING:
    from mypy_extensions import i64

TAKES_FORT: Final = ReasonKind("takes-fort", ("fort",))
WINS: Final = ReasonKind("wins", ("fort",))
AT_DOOR: Final = ReasonKind("at-door", ("unit", "fort"))
TO_FORT: Final = ReasonKind("to-fort", ("unit", "fort"))
TO_FIGHT: Final = ReasonKind("to-fight", ("unit", "target", "target_kind"))
TO_SAFETY: Final = ReasonKind("to-safety", ("unit",))
NEARER: Final = ReasonKind("nearer", ("unit",))
RIDES: Final = ReasonKind("rides", ("unit",))
SHELTERS: Final = ReasonKind("shelters", ("unit", "fort"))
STANDS: Final = ReasonKind("stands")
FIRES: Final = ReasonKind("fires", ("target", "target_kind", "percent"))
EXCHANGE: Final = ReasonKind("exchange", ("dealt", "taken"))
ENOUGH: Final = ReasonKind("enough")
REPAIRS: Final = ReasonKind("repairs", ("unit",))
BUYS_FEET: Final = ReasonKind("buys-feet", ("fort",))
BUYS_ARMS: Final = ReasonKind("buys-arms", ("fort",))
SAVES: Final = ReasonKind("saves")
READIEST: Final = ReasonKind("readiest", ("company",))
HOPELESS: Final = ReasonKind("hopeless")
SETS_UP: Final = ReasonKind("sets-up", ("times", "percent"))

REASON_KINDS: Final = kinds_in(globals(), ReasonKind, besides=TABLE_REASONS)

#: Reasons of moves that need no look at the table.
_PLAIN: Final[dict[int, ReasonKind]] = {
    END_MOVES: STANDS,
    CONFIRM: ENOUGH,
    END_TURN: SAVES,
    SURRENDER: HOPELESS,
}


def reason_of(table: Components, move: int) -> Reason:
    """Why one might make a move."""
    operation = move >> OPERATION
    first: i64 = move >> FIRST & MASK
    second: i64 = move & MASK
    if operation in _PLAIN:
        return _PLAIN[operation].reason()
    if operation == CAPTURE:
        wins = not table.options.decision and (
            table.side_forts(table.turn % 2) + 1 >= table.field.forts_to_win
        )
        return (WINS if wins else TAKES_FORT).reason(fort=second + 1)
    if operation in (MOVE, SET_DOWN):
        return _of_spot(table, first, second)
    if operation == BOARD:
        return RIDES.reason(unit=first)
    if operation == ENTER:
        return SHELTERS.reason(unit=first, fort=second + 1)
    if operation == ATTACK:
        return _of_attack(table, first, second)
    if operation in (REPAIR, HEAL):
        return REPAIRS.reason(unit=first if operation == REPAIR else second)
    if operation == BUY:
        return (BUYS_FEET if IS_FOOT[first] else BUYS_ARMS).reason(fort=second + 1)
    if operation == USE:
        return READIEST.reason(company=second + 1)
    return RULE_OF_THUMB.reason()


def _of_attack(table: Components, unit: i64, target: i64) -> Reason:
    """With the exact chance that the list so far destroys the target."""
    attacks = [item for item in table.attacks if item & MASK == target]
    listed = [*attacks, unit << FIRST | target]
    chance = destruction(table, listed, LONG_WORK)
    if chance is None:
        return RULE_OF_THUMB.reason()
    return FIRES.reason(
        target=target, target_kind=table.kind[target], percent=round(100 * float(chance))
    )


def _of_spot(table: Components, unit: i64, number: i64) -> Reason:
    """A door, a fight, safety, or a way: whatever the hex is best for."""
    turn = PlannedTurn(table, Weights())
    own: i64 = turn.ground.mine.index(unit)
    spot = turn.ground.spot(own, -1, number, -1)
    wanted = turn.ground.forts_wanted(turn.ground.side)
    for fort in table.field.door_forts[number]:
        if IS_FOOT[table.kind[unit]] and fort in wanted:
            return AT_DOOR.reason(unit=unit, fort=fort + 1)
    if spot.targets:
        best = spot.targets[0]
        for foe in spot.targets:
            if _taken(turn, unit, foe) > _taken(turn, unit, best):
                best = foe
        target = turn.ground.foes[best]
        return TO_FIGHT.reason(unit=unit, target=target, target_kind=table.kind[target])
    if spot.shares:
        turn.put(own, spot)
        turn.value()
        if turn.goal_forts[own] >= 0:
            return TO_FORT.reason(unit=unit, fort=turn.goal_forts[own] + 1)
    if table.place[unit] > IN_FORT and _blows(spot) < _blows(turn.spots[own]):
        return TO_SAFETY.reason(unit=unit)
    return NEARER.reason(unit=unit)


def _taken(turn: PlannedTurn, unit: i64, foe: i64) -> float:
    return turn.ground.gain(unit, foe, 12)[turn.ground.table.damage[turn.ground.foes[foe]]]


def _blows(spot: Spot) -> float:
    total = 0.0
    for blow in spot.blows:
        total += blow
    return total
