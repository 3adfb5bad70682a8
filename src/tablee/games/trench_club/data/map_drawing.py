"""A map as a picture (SVG): terrain, roads, water, trenches, forts, starts and names of hexes."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.hexes import COLUMNS, DIRECTIONS, HEXES, ROWS, hex_name
from tablee.games.trench_club.data.maps import (
    BRIDGE,
    ENTRANCE,
    FOREST,
    FORT,
    OFF_MAP,
    OPEN,
    ROAD,
    TRENCH,
    WATER,
    Map,
)

#: Half the height of a hex, half its width, and the margin around the map.
RADIUS: Final = 26.0
HALF_WIDTH: Final = 22.5
MARGIN: Final = 34.0

_GROUND: Final[dict[int, str]] = {
    OPEN: "#e9e4d2",
    FOREST: "#b9c9a0",
    ROAD: "#e9e4d2",
    BRIDGE: "#a9c6d8",
    WATER: "#a9c6d8",
    TRENCH: "#dcd3ba",
    FORT: "#8f8a80",
    ENTRANCE: "#c9c2b4",
}


def _centre(number: int) -> tuple[float, float]:
    row, column = divmod(number, COLUMNS)
    x = MARGIN + HALF_WIDTH * (2 * column + 1 + row % 2)
    return x, MARGIN + RADIUS + 1.5 * RADIUS * row


def _point(x: float, y: float) -> str:
    return f"{x:.1f},{y:.1f}"


def _hexagon(number: int) -> str:
    x, y = _centre(number)
    corners = [
        (x, y - RADIUS), (x + HALF_WIDTH, y - RADIUS / 2), (x + HALF_WIDTH, y + RADIUS / 2),
        (x, y + RADIUS), (x - HALF_WIDTH, y + RADIUS / 2), (x - HALF_WIDTH, y - RADIUS / 2),
    ]  # fmt: skip
    return " ".join(_point(*corner) for corner in corners)


def draw_svg(field: Map) -> str:
    """The picture of a whole map or of a half."""
    width = 2 * MARGIN + HALF_WIDTH * (2 * int(field.columns) + 1)
    height = 2 * MARGIN + 1.5 * RADIUS * ROWS + RADIUS / 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}"'
        f' font-family="Georgia, serif" text-anchor="middle">',
        f"<title>{_escaped(field.name)}</title>",
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="#f7f4ea"/>',
        f'<text x="{width / 2:.0f}" y="22" font-size="17" fill="#4a4238">'
        f"{_escaped(field.name)}</text>",
    ]
    hexes = [number for number in range(HEXES) if field.terrain[number] != OFF_MAP]
    for number in hexes:
        ground = _GROUND[field.terrain[number]]
        parts.append(
            f'<polygon points="{_hexagon(number)}" fill="{ground}" stroke="#b8af9a"'
            ' stroke-width="0.8"/>'
        )
    for number in hexes:
        if field.terrain[number] == FOREST:
            parts += _trees(number)
    parts += _lines(field, hexes, (ROAD, BRIDGE), "#a98f62", 5.5)
    parts += _lines(field, hexes, (TRENCH,), "#6b5638", 4.0, "7 3")
    for number in hexes:
        x, y = _centre(number)
        parts.append(
            f'<text x="{x:.1f}" y="{y + 21:.1f}" font-size="6.5" fill="#857c6b">'
            f"{hex_name(number)}</text>"
        )
    for fort in range(field.fort_count):
        parts += _fort(field, fort)
    for start in range(1, len(field.starts)):
        x, y = _centre(field.starts[start])
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="#5d6b57" stroke="#f7f4ea"/>'
            f'<text x="{x:.1f}" y="{y + 4.5:.1f}" font-size="13" fill="#f7f4ea">{start}</text>'
        )
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _trees(number: int) -> list[str]:
    x, y = _centre(number)
    return [
        f'<path d="M{x + dx:.1f} {y + dy - 10:.1f} l6 13 h-12 z" fill="#6f8a5a"/>'
        for dx, dy in ((-8, 1), (7, -2), (0, 8))
    ]


def _lines(
    field: Map,
    hexes: list[int],
    terrains: tuple[int, ...],
    colour: str,
    width: float,
    dashes: str = "",
) -> list[str]:
    """Lines from hex to hex where two neighbours are alike, and a dot where one stands alone."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    parts: list[str] = []
    for number in hexes:
        if field.terrain[number] not in terrains:
            continue
        x, y = _centre(number)
        joined = False
        for direction in range(DIRECTIONS):
            other = field.near[number][direction]
            if other >= 0 and field.terrain[other] in terrains:
                joined = True
                if other > number and field.trench_of[other] == field.trench_of[number]:
                    to_x, to_y = _centre(other)
                    parts.append(
                        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
                        f' stroke="{colour}" stroke-width="{width}" stroke-linecap="round"'
                        f"{dashed}/>"
                    )
        if not joined or field.terrain[number] == BRIDGE:
            parts.append(
                f'<rect x="{x - 9:.1f}" y="{y - 5:.1f}" width="18" height="10" rx="2"'
                f' fill="{colour}"/>'
            )
    return parts


def _fort(field: Map, fort: int) -> list[str]:
    parts: list[str] = []
    for number in field.bodies[fort]:
        x, y = _centre(number)
        parts.append(
            f'<rect x="{x - 13:.1f}" y="{y - 11:.1f}" width="26" height="22" rx="3"'
            ' fill="#5b564e" stroke="#3d3933"/>'
        )
    for number in field.entrances[fort]:
        x, y = _centre(number)
        parts.append(
            f'<path d="M{x - 9:.1f} {y + 9:.1f} v-11 a9 9 0 0 1 18 0 v11 z" fill="#7a5c3c"'
            ' stroke="#3d3933"/>'
        )
    x, y = _centre(field.bodies[fort][0])
    parts.append(
        f'<text x="{x:.1f}" y="{y + 5:.1f}" font-size="14" fill="#f7f4ea">{fort + 1}</text>'
    )
    return parts
