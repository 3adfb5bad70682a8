"""Units in words: where one is, what it can do, who is near; and whole armies."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.hexes import hex_name
from tablee.games.trench_club.data.units import (
    AIR_FROM,
    AIR_TO,
    ARMOUR,
    ARMOUR_KEYS,
    DICE,
    GROUND_FROM,
    GROUND_TO,
    INFANTRY,
    LEVEL_KEYS,
    LEVEL_OF,
    NATION_KEYS,
    SPEED,
    hits_on,
    in_range,
)
from tablee.games.trench_club.rules.combat import gap
from tablee.games.trench_club.table.components import IN_FORT, ON_TRUCK, Components
from tablee.games.trench_club.view import TrenchView
from tablee.games.trench_club.words.names import capital, spotted
from tablee.games.trench_club.words.narrator import TrenchNarrator
from tablee.games.trench_club.words.places import Mark, Places
from tablee.kernel.words.describer import Description
from tablee.kernel.words.typed import begins, words_of

#: So many enemies are named as near, and none farther than this.
MOST_NEAR: Final = 5
NEAR: Final = 8


class UnitDescriber:
    """Tells units in one language."""

    def __init__(self, narrator: TrenchNarrator) -> None:
        self.trench = narrator
        self.say = narrator.say
        self.places = Places(narrator.say)

    def named(self, table: Components, unit: int) -> str:
        """A unit with its nation, where its place is told beside it."""
        values = {
            "unit": self.trench.unit_names.alone(spotted(table, unit)),
            "nation": self.trench.nation(table.nation[unit]),
        }
        return self.say("trench-club-unit-of", values)

    def place(self, table: Components, unit: int) -> str:
        """Where a unit is, as it can be found."""
        place = table.place[unit]
        if place >= 0:
            return self.places.name(table.field, place)
        return self.trench.where(table, place)

    def exists(self, table: Components, unit: int) -> bool:
        """Whether a unit is in the game and not destroyed."""
        return unit < len(table.kind) and unit in table.army[table.nation[unit]]

    def sheet(self, view: TrenchView, unit: int) -> Description:
        """One unit: where and how it is; its numbers and its enemies on request."""
        table = view.table
        if not self.exists(table, unit):
            return Description([self.say("trench-club-unit-gone", {})])
        level = LEVEL_KEYS[LEVEL_OF[table.experience[unit]]]
        values: dict[str, str | int] = {
            "unit": self.named(table, unit),
            "place": self.place(table, unit),
            "damage": table.damage[unit],
            "level": self.say(f"trench-club-level-{level}", {}),
        }
        sheet = capital(self.say("trench-club-sheet", values))
        brief = [sheet, *self._state(table, unit)]
        return Description(brief, [self._numbers(table, unit), *self._enemies(table, unit)])

    def _state(self, table: Components, unit: int) -> list[str]:
        """Its company where it counts, whether it has moved, and who is aboard."""
        lines: list[str] = []
        company = table.company[unit]
        if company >= 0 and not table.allowed[table.nation[unit]] >> company & 1:
            lines.append(self.say("trench-club-sheet-held-back", {"company": company + 1}))
        elif table.nation[unit] == table.turn and table.moved[unit]:
            lines.append(self.say("trench-club-sheet-moved", {}))
        aboard = [
            self.trench.unit_names.alone(spotted(table, other))
            for other in table.army[table.nation[unit]]
            if table.place[other] == ON_TRUCK - unit
        ]
        if aboard:
            lines.append(self.say("trench-club-sheet-aboard", {"units": ", ".join(aboard)}))
        return lines

    def _range(self, first: int, last: int) -> str:
        if not last:
            return self.say("table-none", {})
        return str(last) if first == last else f"{first}–{last}"

    def _numbers(self, table: Components, unit: int) -> str:
        kind = table.kind[unit]
        armour = self.say(f"trench-club-armour-{ARMOUR_KEYS[ARMOUR[kind]]}", {})
        values: dict[str, str | int] = {
            "speed": SPEED[kind] // 2,
            "ground": self._range(GROUND_FROM[kind], GROUND_TO[kind]),
            "air": self._range(AIR_FROM[kind], AIR_TO[kind]),
            "hits": hits_on(table.step, kind, INFANTRY, table.experience[unit]),
            "dice": DICE[table.damage[unit]],
            "armour": armour,
            "repair": table.repair_cost[kind],
        }
        fights = GROUND_TO[kind] or AIR_TO[kind]
        return self.say(f"trench-club-sheet-{'numbers' if fights else 'unarmed'}", values)

    def _enemies(self, table: Components, unit: int) -> list[str]:
        """The nearest enemies, and which of them are in range; none for those on a truck."""
        if table.place[unit] <= ON_TRUCK or not Mark("unit", unit).hexes(table):
            return []
        found: list[tuple[int, int]] = []
        for nation in table.order:
            if nation % 2 != table.nation[unit] % 2:
                for other in table.army[nation]:
                    if table.place[other] >= 0:
                        found.append((int(gap(table, unit, other)), other))
        lines: list[str] = []
        for far, other in sorted(found)[:MOST_NEAR]:
            if far > NEAR:
                break
            reached = in_range(table.kind[unit], table.kind[other], far)
            values: dict[str, str | int] = {
                "unit": self.named(table, other),
                "hex": hex_name(table.place[other]),
                "away": self.places.away(table, table.place[other], Mark("unit", unit)),
                "range": "in" if reached else "out",
            }
            lines.append(capital(self.say("trench-club-sheet-enemy", values)))
        return lines or [self.say("trench-club-sheet-no-enemy", {"count": NEAR})]

    def army(self, view: TrenchView, words: list[str]) -> Description | None:
        """Whole armies: one's own, or those that the words name."""
        table = view.table
        nations = [nation for nation in table.order if table.commander[nation] == view.seat]
        if words:
            nations = [nation for nation in table.order if self._names_nation(nation, words)]
            if not nations:
                return None
        elif not nations:
            nations = table.order[:]
        brief: list[str] = []
        more: list[str] = []
        for nation in nations:
            units = [self.trench.in_list(table, unit) for unit in table.army[nation]]
            values: dict[str, str | int] = {
                "nation": self.trench.nation(nation),
                "count": len(units),
                "units": self.trench.listed(units),
            }
            brief.append(self.say("trench-club-army", values))
            for unit in table.army[nation]:
                more += self.sheet(view, unit).brief
        return Description(brief, more)

    def _names_nation(self, nation: int, words: list[str]) -> bool:
        names = words_of(self.trench.nation(nation)) + words_of(NATION_KEYS[nation])
        return any(begins(word, name) for word in words for name in names)

    def inside(self, table: Components, fort: int) -> list[int]:
        """The units in a fort."""
        there = IN_FORT - fort
        return [
            unit
            for nation in table.order
            for unit in table.army[nation]
            if table.place[unit] == there
        ]
