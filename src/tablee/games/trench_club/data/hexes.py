"""The grid: hexes with a point at the top, odd rows half a hex to the right.

A hex has a number, 26 * row + column, on the half map as well, so that a hex keeps its number
and its name on both. Its name is the column's letter and the row counted from 1: A1 to Z20.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

#: The columns of the whole map, and of a half.
COLUMNS: Final = 26
HALF_COLUMNS: Final = 13
ROWS: Final = 20
#: How many hexes the whole map has.
HEXES: Final = 520

#: The six directions, clockwise from north-east (T5.8).
DIRECTIONS: Final = 6

_EVEN_STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1))
_ODD_STEPS: Final = ((1, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (0, -1))


def neighbours(columns: int) -> list[list[int]]:
    """For each hex its six neighbours by direction, -1 where the map ends."""
    found: list[list[int]] = []
    for number in range(HEXES):
        row, column = divmod(number, COLUMNS)
        around: list[int] = []
        for step_column, step_row in _ODD_STEPS if row % 2 else _EVEN_STEPS:
            to_column, to_row = column + step_column, row + step_row
            on_map = 0 <= to_column < columns and 0 <= to_row < ROWS and column < columns
            around.append(to_row * COLUMNS + to_column if on_map else -1)
        found.append(around)
    return found


# By hex: the row, and the place along a slanting line through the rows.
_ROW: Final[list[int]] = [number // COLUMNS for number in range(HEXES)]
_ALONG: Final[list[int]] = [
    number % COLUMNS - (number // COLUMNS - (number // COLUMNS) % 2) // 2 for number in range(HEXES)
]


def distance(first: i64, second: i64) -> i64:
    """How many steps lie between two hexes (T4.2)."""
    down: i64 = _ROW[second] - _ROW[first]
    across: i64 = _ALONG[second] - _ALONG[first]
    both: i64 = down + across
    down = down if down >= 0 else -down
    across = across if across >= 0 else -across
    both = both if both >= 0 else -both
    farthest: i64 = down if down > across else across
    return farthest if farthest > both else both


def hex_name(number: int) -> str:
    """The name of a hex, such as H12."""
    return f"{chr(ord('A') + number % COLUMNS)}{number // COLUMNS + 1}"


def hex_number(name: str) -> int:
    """The hex of a name, or -1."""
    letter, row = name[:1], name[1:]
    if not ("A" <= letter <= "Z" and row.isascii() and row.isdecimal()):
        return -1
    if not 1 <= int(row) <= ROWS or row[0] == "0":
        return -1
    return (int(row) - 1) * COLUMNS + ord(letter) - ord("A")


def half_turn(number: int, columns: int) -> int:
    """The hex that takes a hex's place when the map is turned by half a turn (T12.2)."""
    row, column = divmod(number, COLUMNS)
    return (ROWS - 1 - row) * COLUMNS + columns - 1 - column
