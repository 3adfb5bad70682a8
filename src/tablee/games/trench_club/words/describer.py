"""Trench Club for those who play by words alone."""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.games.trench_club.data.hexes import hex_name
from tablee.games.trench_club.data.units import NATION_KEYS, UNIT_KEYS
from tablee.games.trench_club.documents import TrenchOdds
from tablee.games.trench_club.rules.money import LEAST_GIFT
from tablee.games.trench_club.table.components import (
    DESIGNATE_PHASE,
    GONE,
    IN_FORT,
    MOVE_PHASE,
    ON_TRUCK,
    Components,
)
from tablee.games.trench_club.table.moves import (
    ATTACK,
    COMPANIES,
    FIRST,
    FORTS,
    GIVE,
    MASK,
    TRANSFER,
    first_of,
    move_of,
    operation_of,
    second_of,
)
from tablee.games.trench_club.view import TrenchView
from tablee.games.trench_club.words.map import MapDescriber
from tablee.games.trench_club.words.moves import MoveDescriber
from tablee.games.trench_club.words.names import OBJECT
from tablee.games.trench_club.words.narrator import TrenchNarrator
from tablee.games.trench_club.words.phrases import PHRASES, UNIT_FIELDS
from tablee.games.trench_club.words.places import Mark, read_marks
from tablee.games.trench_club.words.plans import PlanDescriber
from tablee.games.trench_club.words.units import UnitDescriber
from tablee.kernel.state import View
from tablee.kernel.words.describer import Describer, Description, cut
from tablee.kernel.words.typed import left_over, words_of

#: Told also where much happened.
WEIGHTY: Final = (
    "turn-began", "special-chosen", "token-turned", "fort-captured", "mine-laid", "mine-struck",
    "headquarters-taken", "attacked", "unit-destroyed", "unit-bought", "unit-ordered",
    "special-drawn", "points-scored", "surrender-offered", "surrender-refused", "nation-skipped",
    "side-won", "game-drawn", "undone", "taken-back",
)  # fmt: skip
#: More numbers or hexes than this are not one move.
MOST_VALUES: Final = 4


def _is_units(move: int) -> bool:
    """Whether it is a unit that makes a move."""
    return PHRASES[operation_of(move)][1] in UNIT_FIELDS


def _first_as_unit(table: Components, marks: list[Mark]) -> list[Mark]:
    """Where no number names a unit, the first hex means who stands there."""
    if not marks or marks[0].kind != "hex" or table.at[marks[0].number] < 0:
        return marks
    return [Mark("unit", table.at[marks[0].number]), *marks[1:]]


class TrenchDescriber(Describer):
    """Tells Trench Club by words alone: units, forts and hexes by name, moves by unit."""

    def __init__(self, narrator: TrenchNarrator) -> None:
        super().__init__(narrator)
        self.trench = narrator
        self.topics = ("map", "unit", "units", "fort", "hex", "chart", "plan", "threats")
        self.weighty = WEIGHTY
        self.units = UnitDescriber(narrator)
        self.map = MapDescriber(narrator, self.units)
        self.by_unit = MoveDescriber(narrator, self.units)
        self.plans = PlanDescriber(narrator)
        self.fort_words = ["fort", "forts", *self.names_of("trench-club-word-fort")]

    def look(self, view: View) -> Description:
        """The score at once; nations, attacks and units on request."""
        assert isinstance(view, TrenchView)
        table = view.table
        lines = self.trench.look(view)
        drawn = len(self.trench.chart(table))
        nations = 1 + len(table.order) * (2 if table.victory_points else 1)
        return Description(lines[:nations] + self._attacks(table), lines[nations:-drawn])

    def _attacks(self, table: Components) -> list[str]:
        """The list of attacks in its order (T4.1)."""
        lines: list[str] = []
        for place, item in enumerate(table.attacks):
            values: dict[str, str | int] = {
                "place": place + 1,
                "unit": self.trench.the(table, item >> FIRST),
                "target": self.trench.the(table, item & MASK, OBJECT),
            }
            lines.append(self.say("trench-club-look-attack", values))
        return lines

    def odds(
        self, view: View, words: list[str], found: msgspec.Struct | None = None
    ) -> Description:
        """The odds of attacks; of one unit's, or on one unit, where one is named."""
        assert isinstance(view, TrenchView)
        table = view.table
        if table.phase != DESIGNATE_PHASE or table.commander[table.turn] != view.seat:
            return Description([self.say("trench-club-odds-later", {})])
        wanted = self._units_named(table, words)
        lines: list[str] = []
        for move in view.moves:
            unit, target = first_of(move), second_of(move)
            if operation_of(move) == ATTACK:
                if not wanted or unit in wanted or target in wanted:
                    lines.append(self.trench.fights.attack(table, unit, target))
        odds = found if isinstance(found, TrenchOdds) else None
        listed = self.trench.fights.whole_list(view, odds)
        return cut(listed + lines, 6) if listed or lines else Description([])

    def moves(self, view: View, words: list[str]) -> Description | None:
        """The moves by unit; of one unit with all its goals, or those towards something."""
        assert isinstance(view, TrenchView)
        marks = read_marks(view.table, words, self.fort_words)
        if words and (not marks or marks[0].kind != "unit"):
            # Whoever stands there, or is called so, and can move is meant.
            able = {first_of(move) for move in view.moves if _is_units(move)}
            own = [unit for unit in self._units_named(view.table, words) if unit in able]
            if len(own) == 1:
                place = view.table.place[own[0]]
                rest = [one for one in marks if one.kind != "hex" or one.number != place]
                marks = [Mark("unit", own[0]), *rest]
        if words and not marks:
            return None
        if view.table.phase == MOVE_PHASE or marks:
            return self.by_unit.moves(view, marks)
        if view.table.phase == DESIGNATE_PHASE:
            return self.by_unit.attacks(view)
        return super().moves(view, words)

    def topic(self, view: View, topic: str, words: list[str]) -> Description | None:
        """The map, a unit, an army, a fort, a hex, or the map drawn in signs."""
        assert isinstance(view, TrenchView)
        table = view.table
        if topic == "chart":
            return Description(self.trench.chart(table)) if not words else None
        if topic == "units":
            return self.units.army(view, words)
        # "fort 3" names the fort by the command's own word.
        if topic == "fort" and words:
            words = ["fort", *words]
        marks = read_marks(table, words, self.fort_words)
        if topic == "fort":
            return self.map.fort(table, marks) if marks or not words else None
        if topic == "map":
            return self.map.around(table, marks) if marks or not words else None
        if topic == "plan":
            return self.plans.plan(view, _first_as_unit(table, marks))
        if topic == "threats":
            return self.plans.threats(view, _first_as_unit(table, marks))
        if topic == "unit" and words:
            return self._sheets(view, words, marks)
        # More words than a name are a move: "hex 3 to H12".
        if len(words) != 1 or len(marks) != 1 or marks[0].kind != topic:
            return None
        return self.map.hex(table, marks[0].number)

    def _sheets(self, view: TrenchView, words: list[str], marks: list[Mark]) -> Description | None:
        """Who stands on a hex, or is called so; not if more is said, as in a move."""
        if len(marks) > 1:
            return None
        if marks and marks[0].kind == "unit":
            return self.units.sheet(view, marks[0].number) if len(words) == 1 else None
        found = self._units_named(view.table, words)
        if found:
            sheets = [self.units.sheet(view, unit) for unit in found[:MOST_VALUES]]
            more = sheets[0].more if len(sheets) == 1 else []
            return Description([line for sheet in sheets for line in sheet.brief], more)
        if marks and len(words) == 1:
            place = {"hex": hex_name(marks[0].number)}
            return Description([self.say("trench-club-nobody-at", place)])
        return None

    def _units_named(self, table: Components, words: list[str]) -> list[int]:
        """The units that some words name: by number, by hex, or by kind and perhaps by fort."""
        marks = read_marks(table, words, self.fort_words)
        forts = [IN_FORT - mark.number for mark in marks if mark.kind == "fort"]
        hexes = [mark.number for mark in marks if mark.kind == "hex"]
        found = [mark.number for mark in marks if mark.kind == "unit"]
        found += [table.at[number] for number in hexes if table.at[number] >= 0]
        if hexes and found:
            return found
        for nation in table.order:
            for unit in table.army[nation]:
                fits = table.place[unit] in forts if forts else table.place[unit] != GONE
                if fits and unit not in found and self._named(table.kind[unit], words):
                    found.append(unit)
        return found

    def possible(self, view: View, words: list[str]) -> list[int]:
        """Every move that could be made of the numbers, hexes and kinds among some words."""
        assert isinstance(view, TrenchView)
        table = view.table
        numbers = [int(w) for w in words if w.isascii() and w.isdecimal() and len(w) <= 4]
        marks = read_marks(table, words, [])
        named = self._units_named(table, words)[:MOST_VALUES]
        values: dict[str, list[int]] = {
            "": [0],
            "unit": [*dict.fromkeys([n for n in numbers if n < len(table.kind)] + named)],
            "hex": [mark.number for mark in marks if mark.kind == "hex"],
            "fort": [number - 1 for number in numbers if 1 <= number <= FORTS],
            "company": [number - 1 for number in numbers if 1 <= number <= COMPANIES],
            "bonds": [number for number in numbers if number <= MASK],
            "kind": [kind for kind in range(len(UNIT_KEYS)) if self._named(kind, words)],
            "ally": [nation for nation in table.order if self._is_nation(nation, words)],
        }
        if len(numbers) > MOST_VALUES or len(marks) > MOST_VALUES:
            return []
        found: list[int] = []
        for operation, (_, first, second) in PHRASES.items():
            for one in values["unit" if first in UNIT_FIELDS else first]:
                for other in values["unit" if second in UNIT_FIELDS else second]:
                    found.append(move_of(operation, one, other))
        return found

    def _named(self, kind: int, words: list[str]) -> bool:
        """Whether the words name a kind of unit, here or in English."""
        names = [words_of(self.trench.kind(kind)), words_of(UNIT_KEYS[kind])]
        return any(left_over(name, words) >= 0 for name in names)

    def _is_nation(self, nation: int, words: list[str]) -> bool:
        """Whether the words name a nation, here or in English."""
        names = [words_of(self.trench.nation(nation)), words_of(NATION_KEYS[nation])]
        return any(left_over(name, words) >= 0 for name in names)

    def phrases(self, view: View, move: int) -> list[str]:
        """A move with the names of its units, with their numbers, and in notation."""
        assert isinstance(view, TrenchView)
        names = [self.trench.phrase(view.table, move, False), *super().phrases(view, move)]
        if operation_of(move) == TRANSFER and view.table.commander.count(view.seat) == 1:
            # With a single ally it need not be named.
            names += super().phrases(view, move_of(GIVE, 0, second_of(move)))
        return names

    def known_by(self, view: View, move: int) -> list[str]:
        """Also the hexes and forts by which the units of a move are called."""
        assert isinstance(view, TrenchView)
        found = super().known_by(view, move)
        _, first, second = PHRASES[operation_of(move)]
        for field, unit in ((first, first_of(move)), (second, second_of(move))):
            place = view.table.place[unit] if field in UNIT_FIELDS else GONE
            if place <= ON_TRUCK:
                place = view.table.place[ON_TRUCK - place]
            if place >= 0:
                found.append(hex_name(place).casefold())
            elif place <= IN_FORT:
                found.append(str(IN_FORT - place + 1))
        return found

    def at_any_time(self, view: View) -> list[str]:
        """A surrender, and in one phrase for each ally what it can be given."""
        assert isinstance(view, TrenchView)
        names: list[str] = []
        most: dict[int, int] = {}
        for move in view.at_any_time():
            if operation_of(move) == TRANSFER:
                most[first_of(move)] = second_of(move)
            else:
                names.append(self.phrases(view, move)[0])
        for ally, bonds in most.items():
            values = {"least": LEAST_GIFT, "most": bonds, "ally": self.trench.nation(ally)}
            names.append(self.trench.say("trench-club-gifts", values))
        return names
