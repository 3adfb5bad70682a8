"""The signs on the map for what the chosen unit can do, and where enemies would hold it."""

from __future__ import annotations

from tablee.games.trench_club.data.units import IS_AIR, NATION_KEYS, UNIT_KEYS
from tablee.games.trench_club.documents import UnitDocument
from tablee.games.trench_club.rules.movement import Front
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.moves import (
    ATTACK,
    BOARD,
    CAPTURE,
    ENTER,
    LAY,
    MARK,
    MOVE,
    PLACE,
    SET_DOWN,
    first_of,
    operation_of,
    second_of,
)
from tablee.tui.boards.trench_club_words import TrenchClubWords

#: Moves whose goal is a hex.
TO_HEX = (MOVE, SET_DOWN, PLACE, LAY)
REACH, CONTACT, TARGET, CHOSEN = "o", "!", "x", "<"


def contact_of(table: TrenchClub, unit: UnitDocument) -> list[bool]:
    """By hex: whether an enemy makes contact with a unit there (T3.7)."""
    front = Front(table, NATION_KEYS.index(unit.nation) % 2)
    return front.air if IS_AIR[UNIT_KEYS.index(unit.kind)] else front.ground


def marks_of(
    moves: list[int], chosen: int | None, words: TrenchClubWords, contact: list[bool]
) -> dict[int, str]:
    """By hex: what the chosen unit can do there; without contact where nobody walks."""
    marks: dict[int, str] = {}
    for move in moves:
        operation, second = operation_of(move), second_of(move)
        if operation == MARK:
            marks[second] = REACH
        if chosen is None or first_of(move) != chosen:
            continue
        if operation in TO_HEX:
            marks[second] = CONTACT if operation == MOVE and contact[second] else REACH
        elif operation in (ENTER, CAPTURE):
            for number in words.field.entrances[second]:
                marks[number] = REACH
        elif operation in (ATTACK, BOARD):
            place = words.hex_of(second)
            if place >= 0:
                marks[place] = TARGET if operation == ATTACK else REACH
    if chosen is not None and words.hex_of(chosen) >= 0:
        marks[words.hex_of(chosen)] = CHOSEN
    return marks
