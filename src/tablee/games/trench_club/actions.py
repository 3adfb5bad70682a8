"""Actions of Trench Club whose numbers always mean the same: a unit, a target, a kind of move.

A move takes one action for each of the three on which the legal moves differ, in this order. Units
and targets are called by where they are, as learners see them on the planes of an observation: a
unit on the map by its hex, one in a fort by fort and kind, any other (waiting, on a truck, to be
bought) by its kind. What cannot be told apart so, such as two field guns in one fort, is the first
such move in the list of legal ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tablee.games.trench_club.data.hexes import HEXES, hex_name
from tablee.games.trench_club.data.units import KINDS, UNIT_KEYS
from tablee.games.trench_club.table.components import IN_FORT, ON_TRUCK, Components
from tablee.games.trench_club.table.moves import (
    COMPANIES,
    FIRST,
    FORTS,
    MASK,
    OPERATION,
    OPERATIONS,
    operation_words,
)
from tablee.kernel.learning.actions import FactoredActions
from tablee.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

#: Units: on a hex, in a fort by kind, elsewhere by kind, or none.
FORT_UNITS: Final = HEXES
OTHER_UNITS: Final = FORT_UNITS + FORTS * KINDS
NO_UNIT: Final = OTHER_UNITS + KINDS
UNIT_COUNT: Final = NO_UNIT + 1
#: Targets: a hex, a fort, a company, a kind of unit, or none.
TARGETS: Final = UNIT_COUNT
FORT_TARGETS: Final = TARGETS + HEXES
COMPANY_TARGETS: Final = FORT_TARGETS + FORTS
KIND_TARGETS: Final = COMPANY_TARGETS + COMPANIES
NO_TARGET: Final = KIND_TARGETS + KINDS
TARGET_COUNT: Final = NO_TARGET + 1 - TARGETS
#: Kinds of moves: the operations of `table.moves`.
KINDS_OF_MOVES: Final = TARGETS + TARGET_COUNT
ACTION_COUNT: Final = KINDS_OF_MOVES + OPERATIONS

#: By operation: the letter of its first value, and of its second: see `operation_words`.
_FIRST: Final = [operation_words(operation)[1] for operation in range(OPERATIONS)]
_SECOND: Final = [operation_words(operation)[2] for operation in range(OPERATIONS)]


class TrenchActions(FactoredActions):
    """Unit × target × kind."""

    def __init__(self) -> None:
        super().__init__([UNIT_COUNT, TARGET_COUNT, OPERATIONS])

    def factors(self, state: State, move: int) -> list[int]:
        """The unit, the target and the kind of a move, as actions."""
        table = cast(Components, state)
        operation: i64 = move >> OPERATION
        first: i64 = move >> FIRST & MASK
        second: i64 = move & MASK
        return [
            int(_unit(table, operation, first)),
            int(_target(table, operation, second)),
            int(KINDS_OF_MOVES + operation),
        ]

    def name(self, action: int) -> str:
        """What an action means."""
        return action_name(action)


def _unit(table: Components, operation: i64, first: i64) -> i64:
    letter = _FIRST[operation]
    if letter == "k":
        return OTHER_UNITS + first
    if letter != "u":
        return NO_UNIT
    place: i64 = table.place[first]
    if place >= 0:
        return place
    kind: i64 = table.kind[first]
    if ON_TRUCK < place <= IN_FORT:
        return FORT_UNITS + (IN_FORT - place) * KINDS + kind
    return OTHER_UNITS + kind


def _target(table: Components, operation: i64, second: i64) -> i64:
    letter = _SECOND[operation]
    if letter == "h":
        return TARGETS + second
    if letter == "f":
        return FORT_TARGETS + second
    if letter == "c":
        return COMPANY_TARGETS + second
    if letter == "k":
        return KIND_TARGETS + second
    if letter == "v":
        return _place_target(table, table.place[second])
    return NO_TARGET


def _place_target(table: Components, place: i64) -> i64:
    """Where a unit that is attacked, boarded or healed is; on a truck, where the truck is."""
    if place <= ON_TRUCK:
        place = table.place[ON_TRUCK - place]
    return TARGETS + place if place >= 0 else FORT_TARGETS + (IN_FORT - place)


def action_name(action: int) -> str:
    """What an action means."""
    if not 0 <= action < ACTION_COUNT:
        raise ValueError(f"there is no action {action}")
    if action >= KINDS_OF_MOVES:
        words = operation_words(action - KINDS_OF_MOVES)[0]
        return f"kind: {words}" if words else "kind: not used"
    if action >= TARGETS:
        return "target: " + _target_name(action)
    return "unit: " + _unit_name(action)


def _unit_name(action: int) -> str:
    if action < FORT_UNITS:
        return f"on {hex_name(action)}"
    if action < OTHER_UNITS:
        fort, kind = divmod(action - FORT_UNITS, KINDS)
        return f"{UNIT_KEYS[kind]} in fort {fort + 1}"
    return f"{UNIT_KEYS[action - OTHER_UNITS]} elsewhere" if action < NO_UNIT else "none"


def _target_name(action: int) -> str:
    if action < FORT_TARGETS:
        return hex_name(action - TARGETS)
    if action < COMPANY_TARGETS:
        return f"fort {action - FORT_TARGETS + 1}"
    if action < KIND_TARGETS:
        return f"company {action - COMPANY_TARGETS + 1}"
    return UNIT_KEYS[action - KIND_TARGETS] if action < NO_TARGET else "none"
