"""The map as lines of signs, much as its file draws it, with the units on it."""

from __future__ import annotations

from tablee.games.trench_club.components import Components
from tablee.games.trench_club.hexes import COLUMNS, ROWS
from tablee.games.trench_club.maps import ENTRANCE, FORT


def map_lines(table: Components, letters: list[str]) -> list[str]:
    """A line for each row, below one with the columns; `letters` stand for the nations."""
    columns = table.field.columns
    names = [f"{chr(ord('A') + column):4}" for column in range(columns)]
    lines = ["   " + "".join(names).rstrip()]
    for row in range(ROWS):
        first = row * COLUMNS
        signs = [f"{_sign(table, first + column, letters):4}" for column in range(columns)]
        indent = "  " if row % 2 else ""
        lines.append(f"{row + 1:2} {indent}{''.join(signs).rstrip()}")
    return lines


def _sign(table: Components, number: int, letters: list[str]) -> str:
    """A unit by nation and number, else a mine, else the ground; forts by their number."""
    field = table.field
    unit = table.at[number]
    if unit >= 0:
        return f"{letters[table.nation[unit]]}{unit}"
    if table.mine_at(number) >= 0:
        return "*"
    if field.terrain[number] in (FORT, ENTRANCE):
        return f"{field.fort_of[number] + 1}{field.cells[number][1]}"
    cell = field.cells[number]
    return cell[0] if cell[0] == ":" else cell
