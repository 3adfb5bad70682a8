"""Trench Club on a screen: the map, units chosen on it, and what they can do."""

from __future__ import annotations

from typing import Any

import msgspec
from textual import on
from textual.app import ComposeResult

from tablee.games.trench_club.data.hexes import hex_name, hex_number
from tablee.games.trench_club.data.maps import Map
from tablee.games.trench_club.data.units import LEVEL_OF, NATION_KEYS
from tablee.games.trench_club.loading import load
from tablee.games.trench_club.rules.movement import Walk, walk_of
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.moves import (
    ASSIGN,
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
    move_of,
    operation_of,
    second_of,
)
from tablee.games.trench_club.words.moves import points_word, way_words
from tablee.games.trench_club.words.names import OBJECT
from tablee.games.trench_club.words.narrator import TrenchNarrator
from tablee.games.trench_club.words.phrases import PHRASES, UNIT_FIELDS
from tablee.games.trench_club.words.places import Places
from tablee.tui.boards.board import Board, MenuItem
from tablee.tui.boards.hex_map import Chart, Counter, HexMap
from tablee.tui.boards.trench_club_marks import contact_of, marks_of
from tablee.tui.boards.trench_club_words import TrenchClubWords
from tablee.tui.snapshot import ScreenState

#: With more moves than this they are shown by unit.
MOST_FLAT = 30


class TrenchClubBoard(Board):
    """The map; a unit is chosen by Enter or a click, and so is its goal."""

    beside = True

    def __init__(self, game: Any, texts: Any) -> None:
        super().__init__(game, texts)
        self.chosen: int | None = None
        self.places = Places(texts.say)
        #: The position as a table, made when it is needed.
        self._table: TrenchClub | None = None
        self._walk_of_chosen: Walk | None = None
        self._words: TrenchClubWords | None = None

    def compose(self) -> ComposeResult:
        """Nothing but the map."""
        yield HexMap()

    @property
    def map(self) -> HexMap:
        """The map with its cursor."""
        return self.query_one(HexMap)

    @property
    def field(self) -> Map:
        """The map that is played on."""
        return self.words.field

    @property
    def table(self) -> TrenchClub:
        """The position as a table that the rules can look at."""
        assert self.snapshot is not None
        if self._table is None:
            self._table = load(msgspec.to_builtins(self.snapshot.view.position))
        return self._table

    @property
    def words(self) -> TrenchClubWords:
        """The words for what is on the map now."""
        assert self.snapshot is not None
        if self._words is None:
            assert isinstance(self.narrator, TrenchNarrator)
            self._words = TrenchClubWords(self.narrator, self.places, self.snapshot.view.position)
        return self._words

    def title(self) -> str:
        """Round, forts and money."""
        if self.snapshot is None or self.snapshot.view is None:
            return ""
        position = self.snapshot.view.position
        central = ("germany", "austria-hungary")
        held = [owner in central for owner in position.forts if owner != "neutral"]
        money = [
            self.say(
                "tui-bonds", {"nation": self.words.narrator.nation(n.nation), "bonds": n.bonds}
            )
            for n in position.nations
        ]
        values = {
            "round": position.round,
            "central": held.count(True),
            "entente": held.count(False),
            "needed": int(self.field.forts_to_win),
            "money": ", ".join(money),
        }
        options = position.options
        if options.decision:
            return self.say("tui-trench-decision", {**values, "rounds": options.armistice})
        return self.say("tui-trench-title", values)

    def show(self, snapshot: ScreenState) -> None:
        """Draw the map; a unit that can still do something stays chosen."""
        super().show(snapshot)
        self._table = self._words = self._walk_of_chosen = None
        if self.chosen is not None and not self._moves_of(self.chosen):
            self.chosen = None
        self._draw()
        self._point(self.map.cursor)

    def fit(self, snapshot: ScreenState) -> None:
        """The map fits itself. A sentence of two rows, which makes it smaller, stays to be read."""

    # ---- drawing ----------------------------------------------------------------------------

    def _draw(self) -> None:
        assert self.snapshot is not None
        position = self.snapshot.view.position
        own = self._own_side()
        units: dict[int, Counter] = {}
        for unit in position.units:
            number = hex_number(unit.at)
            if number >= 0:
                units[number] = self._counter(unit, NATION_KEYS.index(unit.nation) % 2 == own)
        chart = Chart(
            field=self.field,
            units=units,
            mines={hex_number(mine.hex) for mine in position.mines},
            flags=[
                "@" if owner == "neutral" else self.say(f"trench-club-letter-{owner}")
                for owner in position.forts
            ],
            marks=self._marks(),
        )
        self.map.draw(chart)

    def _own_side(self) -> int:
        """The side whose units are drawn as own ones; to spectators, the Central Powers."""
        assert self.snapshot is not None
        view = self.snapshot.view
        for nation, seat in zip(view.position.nations, view.commanders, strict=True):
            if seat == self.snapshot.seat:
                return NATION_KEYS.index(nation.nation) % 2
        return 0

    def _counter(self, unit: Any, own: bool) -> Counter:
        letter = self.say(f"trench-club-letter-{unit.nation}")
        level = "+" * LEVEL_OF[unit.experience]
        damage = f"-{unit.damage}" if unit.damage else ""
        return Counter(f"{letter}{self.words.narrator.sign(unit.kind)}", f"{damage}{level}", own)

    def _marks(self) -> dict[int, str]:
        """What the chosen unit can reach or attack."""
        assert self.snapshot is not None
        unit = None if self.chosen is None else self.words.unit(self.chosen)
        moving = self.snapshot.view.position.phase == "move"
        contact = contact_of(self.table, unit) if unit is not None and moving else []
        return marks_of(self.snapshot.moves, self.chosen, self.words, contact)

    def _walks_to(self, number: int) -> bool:
        """Whether the chosen unit may go to a hex."""
        assert self.snapshot is not None
        return self.chosen is not None and move_of(MOVE, self.chosen, number) in self.snapshot.moves

    def _walk(self) -> Walk:
        """The ways of the chosen unit."""
        assert self.chosen is not None
        if self._walk_of_chosen is None:
            self._walk_of_chosen = walk_of(self.table, self.chosen)
        return self._walk_of_chosen

    # ---- pointing ---------------------------------------------------------------------------

    def _point(self, number: int) -> None:
        """Say what is at a hex, and what the chosen unit could do to it."""
        if self.snapshot is None or self.snapshot.view is None:
            return
        words, there = self.words.hex(number), self.words.at(number)
        if self._walks_to(number):
            words = way_words(self.say, words, self._walk(), number)
        if self.chosen is not None and there is not None:
            note = self.note(move_of(ATTACK, self.chosen, there.unit))
            words += f" [{note}]" if note else ""
        self.post_message(self.Pointed(words))

    def note(self, move: int) -> str:
        """How often an attack destroys, and is destroyed."""
        odds = self.snapshot.odds if self.snapshot is not None else None
        return self.words.attack_note(move, odds) if odds else ""

    # ---- choosing ---------------------------------------------------------------------------

    def _moves_of(self, unit: int) -> list[int]:
        """The legal moves of a unit."""
        assert self.snapshot is not None
        return [
            move
            for move in self.snapshot.moves
            if PHRASES[operation_of(move)][1] in UNIT_FIELDS and first_of(move) == unit
        ]

    def _units(self) -> list[int]:
        """The units that can do something."""
        assert self.snapshot is not None
        found: list[int] = []
        for move in self.snapshot.moves:
            if PHRASES[operation_of(move)][1] in UNIT_FIELDS and first_of(move) not in found:
                found.append(first_of(move))
        return found

    def choose(self, unit: int | None) -> None:
        """Choose a unit, or none."""
        self.chosen = unit
        self._walk_of_chosen = None
        self._draw()
        self.post_message(self.Regrouped())

    @on(HexMap.Moved)
    def _moved(self, event: HexMap.Moved) -> None:
        event.stop()
        self._point(event.number)

    @on(HexMap.Acted)
    def _acted(self, event: HexMap.Acted) -> None:
        """A goal of the chosen unit, or a unit to be chosen; else why not."""
        event.stop()
        if self.snapshot is None or not self.snapshot.moves:
            return
        goal = self._goal(event.number)
        if goal >= 0:
            self.post_message(self.Chosen(goal))
            return
        unit = self._choosable(event.number)
        if unit is not None:
            self.choose(unit)
        elif self.chosen is not None:
            self.post_message(self.Refused(self._meant(event.number)))
        else:
            self.post_message(self.Pointed(self.say("tui-nothing-here")))

    def _goal(self, number: int) -> int:
        """The move that a hex stands for, or -1."""
        assert self.snapshot is not None
        if move_of(MARK, 0, number) in self.snapshot.moves:
            return move_of(MARK, 0, number)
        if self.chosen is None:
            return -1
        fort = self.field.fort_of[number]
        there = self.words.at(number)
        other = -1 if there is None else there.unit
        for operation, second in (
            (MOVE, number), (SET_DOWN, number), (PLACE, number), (LAY, number),
            (ENTER, fort), (CAPTURE, fort), (ATTACK, other), (BOARD, other),
        ):  # fmt: skip
            if second >= 0 and move_of(operation, self.chosen, second) in self.snapshot.moves:
                return move_of(operation, self.chosen, second)
        return -1

    def _choosable(self, number: int) -> int | None:
        """The unit at a hex that can do something; in a fort, the next one."""
        able = self._units()
        fort = self.field.fort_of[number]
        if fort >= 0:
            inside: list[int] = [u.unit for u in self.words.inside(fort) if u.unit in able]
            if not inside:
                return None
            place = inside.index(self.chosen) + 1 if self.chosen in inside else 0
            return inside[place % len(inside)]
        there = self.words.at(number)
        return there.unit if there is not None and there.unit in able else None

    def _meant(self, number: int) -> int:
        """The move somebody means who points there with a unit that cannot do it."""
        assert self.snapshot is not None
        assert self.chosen is not None
        fort = self.field.fort_of[number]
        enemy = self.words.at(number)
        if self.snapshot.view.position.phase == "designate" and enemy is not None:
            return move_of(ATTACK, self.chosen, enemy.unit)
        if fort >= 0:
            return move_of(CAPTURE, self.chosen, fort)
        return move_of(MOVE, self.chosen, number)

    def cancel(self) -> bool:
        """No unit is chosen any more."""
        if self.chosen is None:
            return False
        self.choose(None)
        return True

    def next_item(self) -> None:
        """The next unit that can do something."""
        if self.snapshot is None:
            return
        able = self._units()
        if able:
            place = able.index(self.chosen) + 1 if self.chosen in able else 0
            self.open_group(able[place % len(able)])

    def open_group(self, group: int) -> None:
        """Choose a unit from the list, and go to it."""
        self.choose(None if group == self.chosen else group)
        unit = self.words.unit(group)
        if unit is None:
            return
        kind, _, carrier = unit.at.partition(" ")
        number = hex_number(unit.at)
        if kind == "fort":
            number = self.field.entrances[int(carrier) - 1][0]
        elif kind == "truck":
            number = self.words.hex_of(int(carrier))
        if number >= 0:
            self.map.put_cursor(number)

    def zoom(self, by: int) -> None:
        """Closer, or more of the map."""
        self.map.set_zoom(self.map.zoom + by)

    # ---- the list of moves ------------------------------------------------------------------

    def entries(self) -> list[MenuItem]:
        """One unit's moves; or the units that can do something, and the other moves."""
        if self.snapshot is None:
            return []
        moves = self.snapshot.moves
        if self.chosen is not None:
            own = self._moves_of(self.chosen)
            back = MenuItem(self.say("tui-back"), group=self.chosen, passed_over=True)
            return [back] + [
                MenuItem(self._goal_label(place, move), place)
                for place, move in enumerate(moves)
                if move in own
            ]
        first = [MenuItem(self.say("tui-set-up"), sets_up=True, passed_over=True)]
        if not self._sets_up():
            first = []
        if len(moves) <= MOST_FLAT and not (moves and operation_of(moves[0]) == ASSIGN):
            return first + super().entries()
        units = [MenuItem(self._group_label(unit), group=unit) for unit in self._units()]
        rest = [
            MenuItem(self.label(place, move), place)
            for place, move in enumerate(moves)
            if PHRASES[operation_of(move)][1] not in UNIT_FIELDS
        ]
        return first + rest + units

    def _sets_up(self) -> bool:
        """Whether this seat has something to set up now."""
        assert self.snapshot is not None
        prompt, moves = self.snapshot.prompt, self.snapshot.moves
        return bool(moves) and prompt is not None and prompt.code in self.game.set_up_prompts

    def asks_in_list(self) -> bool:
        """Whether only the list has answers: units that are set up are not on the map yet."""
        if self.snapshot is None or not self._sets_up():
            return False
        return operation_of(self.snapshot.moves[0]) != MARK

    def _goal_label(self, place: int, move: int) -> str:
        """A goal of the chosen unit, as short as possible."""
        operation, second = operation_of(move), second_of(move)
        words = ""
        if operation == MOVE:
            words = f"{hex_name(second)} ({points_word(self._walk().cost(second))})"
        elif operation in (PLACE, SET_DOWN):
            words = hex_name(second)
        elif operation == ASSIGN:
            words = self.say("web-tc-company", {"company": second + 1})
        elif operation in (ENTER, CAPTURE):
            message = "enter" if operation == ENTER else "capture"
            words = self.say(f"trench-club-goal-{message}", {"fort": second + 1})
        elif operation == BOARD:
            words = self.say("trench-club-goal-board", {"truck": self.words.the(second, OBJECT)})
        elif operation == ATTACK:
            words = f"{self.words.name(second)} [{self.note(move)}]"
        return f"{place + 1}. {words}" if words else self.label(place, move)

    def _group_label(self, unit: int) -> str:
        return f"{self.words.name(unit)} ({len(self._moves_of(unit))})"
