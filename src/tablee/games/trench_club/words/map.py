"""The map in words: forts, hexes, and what lies around something."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.hexes import HEXES, ROWS, distance, hex_name
from tablee.games.trench_club.data.maps import OFF_MAP
from tablee.games.trench_club.table.components import Components
from tablee.games.trench_club.words.names import capital
from tablee.games.trench_club.words.narrator import TrenchNarrator
from tablee.games.trench_club.words.places import Mark, Places, angle, fort_hexes, nearest
from tablee.games.trench_club.words.units import UnitDescriber
from tablee.kernel.words.describer import Description, cut

#: How far "around" reaches for units, and for the ground.
UNITS_AROUND: Final = 4
GROUND_AROUND: Final = 2


class MapDescriber:
    """Tells the map in one language."""

    def __init__(self, narrator: TrenchNarrator, units: UnitDescriber) -> None:
        self.trench = narrator
        self.say = narrator.say
        self.units = units
        self.places = Places(narrator.say)

    def around(self, table: Components, marks: list[Mark]) -> Description:
        """What lies around a mark: the units at once, the ground on request; or an overview."""
        if not marks:
            return self._overview(table)
        mark = marks[0]
        centre = mark.hexes(table)
        if not centre:
            return Description([self.say("trench-club-unit-gone", {})])
        brief = [self._title(table, mark), *self._units_around(table, mark, centre)]
        more: list[str] = []
        for far in range(1, GROUND_AROUND + 1):
            more += self._ring(table, mark, centre, far)
        return Description(brief, more)

    def _overview(self, table: Components) -> Description:
        field = table.field
        values: dict[str, str | int] = {
            "name": field.name,
            "columns": int(field.columns),
            "last": chr(ord("A") + int(field.columns) - 1),
            "rows": ROWS,
        }
        lines = [self._fort_line(table, fort) for fort in range(field.fort_count)]
        starts = [
            self.say("trench-club-map-start", {"start": start, "hex": hex_name(number)})
            for start, number in enumerate(field.starts)
            if start
        ]
        return Description([self.say("trench-club-map", values), *lines], [", ".join(starts) + "."])

    def _title(self, table: Components, mark: Mark) -> str:
        if mark.kind == "fort":
            return self._fort_line(table, mark.number)
        if mark.kind == "hex":
            return self._hex_line(table, mark.number)
        values = {
            "unit": self.units.named(table, mark.number),
            "place": self.units.place(table, mark.number),
        }
        return capital(self.say("trench-club-map-unit", values))

    def _units_around(self, table: Components, mark: Mark, centre: list[int]) -> list[str]:
        found: list[tuple[int, int]] = []
        for nation in table.order:
            for unit in table.army[nation]:
                place = table.place[unit]
                if place >= 0 and not (mark.kind == "unit" and mark.number == unit):
                    far = int(distance(nearest(place, centre), place))
                    if 0 < far <= UNITS_AROUND:
                        found.append((far, unit))
        lines: list[str] = []
        for _, unit in sorted(found):
            values = {
                "unit": self.units.named(table, unit),
                "hex": hex_name(table.place[unit]),
                "away": self.places.away(table, table.place[unit], mark),
            }
            lines.append(capital(self.say("trench-club-map-near", values)))
        return lines or [self.say("trench-club-map-nobody", {"count": UNITS_AROUND})]

    def _ring(self, table: Components, mark: Mark, centre: list[int], far: int) -> list[str]:
        """Every hex at a distance, clockwise from north."""
        field = table.field
        lines: list[tuple[float, str]] = []
        for number in range(HEXES):
            if field.terrain[number] == OFF_MAP:
                continue
            origin = nearest(number, centre)
            if distance(origin, number) != far:
                continue
            values: dict[str, str | int] = {
                "hex": hex_name(number),
                "terrain": self.places.terrain(field, number),
                "away": self.places.away(table, number, mark),
                "what": self._what(table, number),
            }
            line = self.say("trench-club-map-hex", values)
            lines.append((angle(centre[0], number), line))
        return [line for _, line in sorted(lines)]

    def _what(self, table: Components, number: int, named: bool = False) -> str:
        """What else there is to say of a hex, with a comma before it.

        `named` is whether its name was told, which tells its fort, or the first it is a door of.
        """
        found: list[str] = []
        field = table.field
        if field.fort_of[number] >= 0 and not named:
            found.append(self.say("trench-club-hex-fort", {"fort": field.fort_of[number] + 1}))
        for fort in field.door_forts[number][1 if named else 0 :]:
            found.append(self.say("trench-club-hex-door", {"fort": fort + 1}))
        if number in field.starts[1:]:
            start = field.starts.index(number)
            found.append(self.say("trench-club-hex-start", {"start": start}))
        for nation in table.order:
            if table.headquarters[nation] == number:
                owner = {"nation": self.trench.nation(nation)}
                found.append(self.say("trench-club-hex-headquarters", owner))
        if table.mine_at(number) >= 0:
            owner = {"nation": self.trench.nation(int(table.mine_at(number)))}
            found.append(self.say("trench-club-hex-mine", owner))
        if table.at[number] >= 0:
            found.append(self.units.named(table, table.at[number]))
        return "".join(f", {what}" for what in found)

    def _hex_line(self, table: Components, number: int) -> str:
        values = {
            "place": self.places.name(table.field, number),
            "what": self._what(table, number, named=True),
        }
        return self.say("trench-club-hex-line", values)

    def hex(self, table: Components, number: int) -> Description:
        """One hex: what it is and who is there; its neighbours on request."""
        return Description(
            [self._hex_line(table, number)],
            self._ring(table, Mark("hex", number), [number], 1),
        )

    def _fort_line(self, table: Components, fort: int) -> str:
        inside = [self.units.named(table, unit) for unit in self.units.inside(table, fort)]
        owner = table.flags[fort]
        values: dict[str, str | int] = {
            "fort": fort + 1,
            "hexes": ", ".join(hex_name(number) for number in fort_hexes(table.field, fort)),
            "owner": self.trench.nation(owner) if owner >= 0 else "",
            "held": "yes" if owner >= 0 else "no",
            "inside": self.trench.listed(inside),
        }
        return self.say("trench-club-map-fort", values)

    def fort(self, table: Components, marks: list[Mark]) -> Description | None:
        """One fort with its doors and who is near, or all of them."""
        if not marks:
            return cut([self._fort_line(table, f) for f in range(table.field.fort_count)], 14)
        mark = marks[0]
        if mark.kind != "fort":
            return None
        doors = [hex_name(number) for number in table.field.doors[mark.number]]
        entrances = [hex_name(number) for number in table.field.entrances[mark.number]]
        values = {"entrances": ", ".join(entrances), "doors": ", ".join(doors)}
        return Description(
            [self._fort_line(table, mark.number), self.say("trench-club-fort-doors", values)],
            self._units_around(table, mark, mark.hexes(table)),
        )
