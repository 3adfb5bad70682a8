"""Moves in words, in an order that can be kept in mind: by unit, then by goal."""

from __future__ import annotations

from typing import Final

from tablee.games.trench_club.data.hexes import distance, hex_name
from tablee.games.trench_club.data.units import IS_AIR
from tablee.games.trench_club.rules.movement import Front, Walk, walk_of
from tablee.games.trench_club.table.components import Components
from tablee.games.trench_club.table.moves import (
    ATTACK,
    BOARD,
    CAPTURE,
    ENTER,
    LAY,
    MOVE,
    PLACE,
    SET_DOWN,
    UNLOAD,
    first_of,
    operation_of,
    second_of,
)
from tablee.games.trench_club.view import TrenchView
from tablee.games.trench_club.words.names import OBJECT, capital
from tablee.games.trench_club.words.narrator import TrenchNarrator
from tablee.games.trench_club.words.phrases import PHRASES, UNIT_FIELDS
from tablee.games.trench_club.words.places import Mark, Places, nearest
from tablee.games.trench_club.words.units import UnitDescriber
from tablee.kernel.words.describer import Description, cut
from tablee.kernel.words.narrator import Say

#: Moves to one of many hexes.
TO_HEXES: Final = (MOVE, LAY, PLACE, SET_DOWN)
#: Of the goals towards something, so many are told at once.
MOST_TOWARDS: Final = 4


def points_word(half_points: int) -> str:
    """Half points as people count them: 1½."""
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def way_words(say: Say, place: str, walk: Walk, goal: int) -> str:
    """A goal with what the way there costs (T3.2), and the hexes it leads over."""
    over = [hex_name(spot) for spot in walk.path(goal)[:-1] if spot not in walk.sources]
    values: dict[str, str | int] = {
        "place": place,
        "points": points_word(walk.cost(goal)),
        "hexes": ", ".join(over),
    }
    return say(f"trench-club-goal-{'way' if over else 'cost'}", values)


class MoveDescriber:
    """Tells moves in one language."""

    def __init__(self, narrator: TrenchNarrator, units: UnitDescriber) -> None:
        self.trench = narrator
        self.say = narrator.say
        self.units = units
        self.places = Places(narrator.say)

    def moves(self, view: TrenchView, marks: list[Mark]) -> Description:
        """All units that can move; or one unit's goals, those towards something first."""
        if not marks:
            return self._by_unit(view)
        first = marks[0]
        if first.kind != "unit":
            return self._to(view, first)
        if not self.units.exists(view.table, first.number):
            return Description([self.say("trench-club-unit-gone", {})])
        numbers = self._of_unit(view, first.number)
        if not numbers:
            unit = {"unit": self.trench.the(view.table, first.number)}
            return Description([capital(self.say("trench-club-moves-none", unit))])
        if len(marks) > 1:
            return self._towards(view, numbers, marks[1])
        return self._goals(view, first.number, numbers)

    def _of_unit(self, view: TrenchView, unit: int) -> list[int]:
        """Places in the list of moves that are this unit's."""
        return [
            place
            for place, move in enumerate(view.moves)
            if PHRASES[operation_of(move)][1] in UNIT_FIELDS and first_of(move) == unit
        ]

    def _by_unit(self, view: TrenchView) -> Description:
        """One line a unit with the number of its hexes and its other goals; then the rest."""
        units: list[int] = []
        rest: list[str] = []
        for place, move in enumerate(view.moves):
            if PHRASES[operation_of(move)][1] not in UNIT_FIELDS:
                rest.append(f"{place + 1}. {self.trench.priced(view.table, move)}")
            elif first_of(move) not in units:
                units.append(first_of(move))
        lines = [self._unit_line(view, unit) for unit in units]
        if units:
            values: dict[str, str | int] = {"count": len(units), "unit": self._typed(view, units)}
            lines.insert(0, self.say("trench-club-moves-units", values))
        return Description(lines + rest)

    def _typed(self, view: TrenchView, units: list[int]) -> str:
        """How a unit may be typed: by its hex, else by its kind."""
        for unit in units:
            if view.table.place[unit] >= 0:
                return str(hex_name(view.table.place[unit]))
        return self.trench.kind(view.table.kind[units[0]])

    def _unit_line(self, view: TrenchView, unit: int) -> str:
        hexes = 0
        goals: list[str] = []
        for place in self._of_unit(view, unit):
            move = view.moves[place]
            if operation_of(move) == MOVE:
                hexes += 1
            elif operation_of(move) not in TO_HEXES:
                goals.append(f"{self._goal(view.table, move)} [{place + 1}]")
        if hexes:
            goals.insert(0, self.say("trench-club-goal-hexes", {"count": hexes}))
        values = {"unit": self.trench.in_list(view.table, unit), "goals": ", ".join(goals)}
        return capital(self.say("trench-club-moves-unit", values))

    def _goal(self, table: Components, move: int) -> str:
        """A goal that is not a hex."""
        operation, second = operation_of(move), second_of(move)
        if operation in (ENTER, CAPTURE):
            message = "enter" if operation == ENTER else "capture"
            return self.say(f"trench-club-goal-{message}", {"fort": second + 1})
        if operation == BOARD:
            return self.say(
                "trench-club-goal-board", {"truck": self.trench.the(table, second, OBJECT)}
            )
        if operation == UNLOAD:
            return self.say("trench-club-goal-unload", {})
        return self.trench.phrase(table, move, False)

    def _goals(self, view: TrenchView, unit: int, numbers: list[int]) -> Description:
        """Every goal of a unit by name at once; with ground and bearing on request."""
        names: list[str] = []
        special: list[str] = []
        more: list[str] = []
        front = Front(view.table, view.table.nation[unit] % 2)
        walk = walk_of(view.table, unit)
        for place in numbers:
            move = view.moves[place]
            if operation_of(move) == MOVE:
                names.append(f"{hex_name(second_of(move))} [{place + 1}]")
                goal = self._hex(view.table, unit, move, front)
                more.append(f"{place + 1}. {way_words(self.say, goal, walk, second_of(move))}")
            elif operation_of(move) in TO_HEXES:
                special.append(f"{place + 1}. {self.trench.priced(view.table, move)}")
            else:
                special.append(f"{place + 1}. {self._goal(view.table, move)}")
        values: dict[str, str | int] = {
            "unit": self.units.named(view.table, unit),
            "place": self.units.place(view.table, unit),
        }
        lines = [capital(self.say("trench-club-goals", values)), *special]
        if names:
            hexes = {"count": len(names), "hexes": ", ".join(names)}
            lines.append(self.say("trench-club-goals-hexes", hexes))
        return Description(lines, more)

    def _hex(self, table: Components, unit: int, move: int, front: Front) -> str:
        """A hex with its ground and bearing, and whether an enemy makes contact there (T3.7)."""
        number = second_of(move)
        contact = front.air if IS_AIR[table.kind[unit]] else front.ground
        name = self.places.name(table.field, number)
        return self.say("trench-club-goal-contact", {"place": name}) if contact[number] else name

    def _towards(self, view: TrenchView, numbers: list[int], goal: Mark) -> Description:
        """A unit's goals, the nearest to something first."""
        hexes = goal.hexes(view.table)
        if not hexes:
            return Description([self.say("trench-club-unit-gone", {})])
        found: list[tuple[int, int]] = []
        for place in numbers:
            if operation_of(view.moves[place]) in TO_HEXES:
                number = second_of(view.moves[place])
                found.append((int(distance(nearest(number, hexes), number)), place))
        lines: list[str] = []
        for _, place in sorted(found):
            number = second_of(view.moves[place])
            values = {
                "hex": hex_name(number),
                "terrain": self.places.terrain(view.table.field, number),
                "away": self.places.away(view.table, number, goal),
            }
            lines.append(f"{place + 1}. {self.say('trench-club-place', values)}")
        for place in numbers:
            move = view.moves[place]
            if operation_of(move) in (ENTER, CAPTURE):
                if goal.kind == "fort" and second_of(move) == goal.number:
                    lines.insert(0, f"{place + 1}. {self._goal(view.table, move)}")
        return cut(lines, MOST_TOWARDS)

    def _to(self, view: TrenchView, goal: Mark) -> Description:
        """Who can go to a hex or into a fort."""
        lines: list[str] = []
        for place, move in enumerate(view.moves):
            operation = operation_of(move)
            to_hex = goal.kind == "hex" and operation in TO_HEXES
            if to_hex or (goal.kind == "fort" and operation in (ENTER, CAPTURE)):
                if second_of(move) == goal.number:
                    lines.append(f"{place + 1}. {self.trench.priced(view.table, move)}")
        return cut(lines) if lines else Description([self.say("trench-club-moves-nobody", {})])

    def attacks(self, view: TrenchView) -> Description:
        """Each unit's targets with their odds; then the changes to the list, and its end."""
        table = view.table
        notes = self.trench.move_notes(view)
        targets: dict[int, list[str]] = {}
        rest: list[str] = []
        for place, move in enumerate(view.moves):
            if operation_of(move) != ATTACK:
                rest.append(f"{place + 1}. {self.trench.priced(table, move)}")
                continue
            unit, target = first_of(move), second_of(move)
            values = {"unit": self.trench.in_list(table, target), "odds": notes[place]}
            line = self.say("trench-club-target", values)
            targets.setdefault(unit, []).append(f"{line} [{place + 1}]")
        lines: list[str] = []
        for unit, found in targets.items():
            values = {"unit": self.trench.the(table, unit), "targets": "; ".join(found)}
            lines.append(capital(self.say("trench-club-targets", values)))
        return cut(rest + lines, 16)
