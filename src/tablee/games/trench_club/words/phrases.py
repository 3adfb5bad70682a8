"""How moves are told: the message of each, and the names of its values."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.table.moves import (
    ADVANCE,
    AGREE,
    ASSIGN,
    ATTACK,
    BOARD,
    BUY,
    CAPTURE,
    CHOOSE,
    CONFIRM,
    DRAW,
    END_MOVES,
    END_TURN,
    ENTER,
    GARRISON,
    GIVE,
    HEAL,
    LAY,
    MARK,
    MOVE,
    PAY,
    PLACE,
    REFUSE,
    REPAIR,
    SET_DOWN,
    SURRENDER,
    TRANSFER,
    TURN,
    UNLOAD,
    USE,
    WITHDRAW,
)

#: By operation: the message, and the names of the first and second value.
PHRASES: Final[dict[int, tuple[str, str, str]]] = {
    CHOOSE: ("choose", "", "kind"),
    ASSIGN: ("assign", "unit", "company"),
    TURN: ("turn", "", "company"),
    PLACE: ("place", "unit", "hex"),
    MARK: ("headquarters", "", "hex"),
    USE: ("use", "", "company"),
    MOVE: ("move", "unit", "hex"),
    ENTER: ("enter", "unit", "fort"),
    CAPTURE: ("capture", "unit", "fort"),
    BOARD: ("board", "unit", "truck"),
    UNLOAD: ("unload", "unit", ""),
    SET_DOWN: ("set-down", "unit", "hex"),
    LAY: ("mine", "unit", "hex"),
    END_MOVES: ("end-movement", "", ""),
    ATTACK: ("attack", "unit", "target"),
    WITHDRAW: ("withdraw", "unit", ""),
    ADVANCE: ("advance", "unit", ""),
    CONFIRM: ("confirm", "", ""),
    REPAIR: ("repair", "unit", ""),
    HEAL: ("heal", "unit", "target"),
    BUY: ("buy", "kind", "fort"),
    DRAW: ("draw", "", ""),
    GARRISON: ("garrison", "unit", "fort"),
    PAY: ("pay", "", ""),
    GIVE: ("give", "", "bonds"),
    END_TURN: ("end-turn", "", ""),
    SURRENDER: ("surrender", "", ""),
    AGREE: ("agree", "", ""),
    REFUSE: ("refuse", "", ""),
    TRANSFER: ("transfer", "ally", "bonds"),
}
#: Values that people count from 1, and values that are units.
FROM_ONE: Final = ("company", "fort")
UNIT_FIELDS: Final = ("unit", "target", "truck")
#: Moves that come in many kinds: those that differ only in the second value share a line.
GATHERED: Final = (ASSIGN, PLACE, MOVE, SET_DOWN, LAY, BUY, GIVE)
