"""The hex map in characters: ground, forts, units, what can be reached, and a cursor.

Everything is told by a sign; styles only help. A cell shows a unit by its nation's letter and two
of its kind, else a mine, else the ground, and behind it a mark: `o` can be reached, `!` can be
reached and an enemy makes contact, `x` can be attacked, `<` is chosen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from tablee.games.trench_club.data.hexes import COLUMNS, ROWS
from tablee.games.trench_club.data.maps import (
    ENTRANCE,
    FOREST,
    FORT,
    OFF_MAP,
    ROAD,
    TRENCH,
    WATER,
    Map,
)

#: Room for the rows' numbers.
MARGIN = 3
#: By zoom: the width of a hex and its height.
SIZES = ((4, 1), (7, 2))
GROUND_STYLES = {
    FOREST: "hex-map--forest",
    ROAD: "hex-map--road",
    WATER: "hex-map--water",
    TRENCH: "hex-map--trench",
    FORT: "hex-map--fort",
    ENTRANCE: "hex-map--fort",
}


@dataclass(frozen=True, slots=True)
class Counter:
    """A unit on the map: its sign, a few words about it, and whose it is."""

    sign: str
    detail: str
    own: bool


@dataclass(slots=True)
class Chart:
    """What lies on the map, by hex."""

    field: Map
    units: dict[int, Counter]
    mines: set[int]
    #: By fort: the sign of its owner.
    flags: list[str]
    #: By hex: a mark behind its sign.
    marks: dict[int, str]


class HexMap(ScrollView, can_focus=True):
    """A map with a cursor."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "hex-map--forest",
        "hex-map--road",
        "hex-map--water",
        "hex-map--trench",
        "hex-map--fort",
        "hex-map--own",
        "hex-map--enemy",
        "hex-map--mark",
        "hex-map--cursor",
        "hex-map--edge",
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(0,-1)", show=False),
        Binding("down", "go(0,1)", show=False),
        Binding("left", "go(-1,0)", show=False),
        Binding("right", "go(1,0)", show=False),
        Binding("enter,space", "act", show=False),
    ]

    class Acted(Message):
        """Something is to be done at a hex."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    class Moved(Message):
        """The cursor has moved."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self) -> None:
        super().__init__(id="hex-map")
        self.chart: Chart | None = None
        self.cursor = 0
        self.zoom = 0
        #: Whether the player has chosen how close the map is shown.
        self._zoomed = False

    def draw(self, chart: Chart) -> None:
        """Show a chart."""
        first = self.chart is None
        self.chart = chart
        width, height = SIZES[self.zoom]
        columns = int(chart.field.columns)
        self.virtual_size = Size(MARGIN + width * columns + width // 2, height * ROWS + 1)
        if first:
            self.cursor = chart.field.starts[1]
            self.call_after_refresh(self.on_resize)
        self.refresh()

    def on_resize(self) -> None:
        """As close as the whole map fits, unless the player has chosen; the cursor in sight."""
        if self.chart is None:
            return
        if not self._zoomed:
            self.zoom = max(zoom for zoom in range(len(SIZES)) if zoom == 0 or self._fits(zoom))
            self.draw(self.chart)
        self.show_cursor()

    def _fits(self, zoom: int) -> bool:
        assert self.chart is not None
        width, height = SIZES[zoom]
        across = MARGIN + width * int(self.chart.field.columns) + width // 2
        return (
            across <= self.container_size.width and height * ROWS + 1 <= self.container_size.height
        )

    def set_zoom(self, zoom: int) -> None:
        """Show the map closer, or more of it."""
        self._zoomed = True
        self.zoom = max(0, min(zoom, len(SIZES) - 1))
        if self.chart is not None:
            self.draw(self.chart)
            self.show_cursor()

    # ---- the cursor -------------------------------------------------------------------------

    def put_cursor(self, number: int) -> None:
        """Move the cursor to a hex, if it is on the map."""
        if self.chart is None or not 0 <= number < len(self.chart.field.terrain):
            return
        if self.chart.field.terrain[number] == OFF_MAP:
            return
        self.cursor = number
        self.refresh()
        self.show_cursor()
        self.post_message(self.Moved(number))

    def show_cursor(self) -> None:
        """Scroll so that the cursor is in sight, with something around it."""
        width, height = SIZES[self.zoom]
        row, column = divmod(self.cursor, COLUMNS)
        x = width * column + (width // 2 if row % 2 else 0)
        # The names of columns and rows take some of the room.
        around = Region(x - width, height * (row - 1), 3 * width + MARGIN, 3 * height + 1)
        self.scroll_to_region(around, animate=False, force=True)

    def action_go(self, columns: int, rows: int) -> None:
        """The cursor's keys."""
        row, column = divmod(self.cursor, COLUMNS)
        if 0 <= row + rows < ROWS and 0 <= column + columns < COLUMNS:
            self.put_cursor((row + rows) * COLUMNS + column + columns)

    def action_act(self) -> None:
        """Enter, or a space."""
        self.post_message(self.Acted(self.cursor))

    def on_click(self, event: events.Click) -> None:
        """A click goes there and acts."""
        if event.y == 0 or event.x < MARGIN:
            return
        x, y = event.x - MARGIN + self.scroll_offset.x, event.y - 1 + self.scroll_offset.y
        number = self._hex_at(int(x), int(y))
        if number < 0:
            return
        self.put_cursor(number)
        self.action_act()

    def _hex_at(self, x: int, y: int) -> int:
        width, height = SIZES[self.zoom]
        row = y // height
        column = (x - (width // 2 if row % 2 else 0)) // width
        on_map = self.chart is not None and 0 <= row < ROWS
        return row * COLUMNS + column if on_map and 0 <= column < COLUMNS else -1

    # ---- drawing ----------------------------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        """One line of the map, as far as it is in sight; names of rows and columns stay there."""
        if self.chart is None:
            return Strip.blank(self.size.width, self.rich_style)
        scroll_x, scroll_y = int(self.scroll_offset.x), int(self.scroll_offset.y)
        edge = self.get_component_rich_style("hex-map--edge", partial=True)
        if y == 0:
            margin, segments = " " * MARGIN, [Segment(self._column_names(), edge)]
        else:
            margin, segments = self._row(y - 1 + scroll_y)
        room = self.size.width - MARGIN
        line = Strip(segments).crop(scroll_x, scroll_x + room).extend_cell_length(room)
        return Strip.join([Strip([Segment(margin, edge)]), line]).apply_style(self.rich_style)

    def _column_names(self) -> str:
        assert self.chart is not None
        width = SIZES[self.zoom][0]
        columns = range(int(self.chart.field.columns))
        return "".join(f"{chr(ord('A') + column):<{width}}" for column in columns)

    def _row(self, y: int) -> tuple[str, list[Segment]]:
        """The number of a row and its hexes."""
        assert self.chart is not None
        width, height = SIZES[self.zoom]
        row, part = divmod(y, height)
        if row >= ROWS:
            return " " * MARGIN, []
        segments = [Segment(" " * (width // 2))] if row % 2 else []
        for column in range(int(self.chart.field.columns)):
            segments += self._cell(row * COLUMNS + column, part, width)
        return f"{row + 1:>2} " if part == 0 else " " * MARGIN, segments

    def _cell(self, number: int, part: int, width: int) -> list[Segment]:
        assert self.chart is not None
        chart = self.chart
        unit = chart.units.get(number)
        if part == 0:
            text = self._sign(number) + chart.marks.get(number, "")
        else:
            text = unit.detail if unit is not None else ""
        text = text[: width - (0 if part == 0 and width == 4 else 1)]
        style = self._style(number, unit)
        if number == self.cursor and self.has_focus:
            style += self.get_component_rich_style("hex-map--cursor", partial=True)
            return [Segment(f"{text:<{width - 1}}", style), Segment(" ")]
        return [Segment(text, style), Segment(" " * (width - len(text)))]

    def _sign(self, number: int) -> str:
        assert self.chart is not None
        chart, ground = self.chart, self.chart.field.terrain[number]
        unit = chart.units.get(number)
        if unit is not None:
            return unit.sign
        if number in chart.mines:
            return "*"
        if ground in (FORT, ENTRANCE):
            fort = chart.field.fort_of[number]
            first = number == min(chart.field.bodies[fort])
            if ground == ENTRANCE:
                return f"{fort + 1}+"
            return f"{fort + 1}{chart.flags[fort]}" if first else f"{fort + 1}@"
        cell = chart.field.cells[number]
        return cell[0] if cell[0] == ":" else cell

    def _style(self, number: int, unit: Counter | None) -> Style:
        assert self.chart is not None
        if unit is not None:
            return self.get_component_rich_style(
                "hex-map--own" if unit.own else "hex-map--enemy", partial=True
            )
        if number in self.chart.marks:
            return self.get_component_rich_style("hex-map--mark", partial=True)
        name = GROUND_STYLES.get(self.chart.field.terrain[number])
        return self.get_component_rich_style(name, partial=True) if name else Style()
