"""Trench Club in sentences: how units, nations and places are named, and what is on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tablee.games.trench_club.data.hexes import hex_name
from tablee.games.trench_club.data.maps import TERRAIN_KEYS
from tablee.games.trench_club.data.units import (
    LEVEL_KEYS,
    LEVEL_OF,
    NATION_KEYS,
    SIDE_KEYS,
    UNIT_KEYS,
)
from tablee.games.trench_club.documents import TrenchViewDocument
from tablee.games.trench_club.rules.money import cost_of
from tablee.games.trench_club.table.components import (
    DESIGNATE_PHASE,
    GONE,
    IN_FORT,
    ON_TRUCK,
    PLACE_PHASE,
    Components,
)
from tablee.games.trench_club.table.moves import (
    ATTACK,
    COMPANIES,
    CONFIRM,
    SURRENDER,
    first_of,
    operation_of,
    second_of,
)
from tablee.games.trench_club.view import TrenchView
from tablee.games.trench_club.words.fights import FightWords
from tablee.games.trench_club.words.names import (
    OBJECT,
    SUBJECT,
    TRUCK,
    Spotted,
    UnitNames,
    capital,
    spotted,
    spotted_in,
)
from tablee.games.trench_club.words.phrases import FROM_ONE, GATHERED, PHRASES, UNIT_FIELDS
from tablee.games.trench_club.words.places import map_lines
from tablee.kernel.documents import Outcome, Prompt, Reason, Refusal
from tablee.kernel.state import View
from tablee.kernel.words.narrator import Narrated, Narrator, Say

#: Finds a unit by its number, if it is known.
Find = Callable[[int], Spotted | None]


def _unseen(_: int) -> None:
    """Finds no unit."""


class TrenchNarrator(Narrator):
    """Tells a game of Trench Club."""

    def __init__(self, game: Narrated, say: Say, names: list[str]) -> None:
        super().__init__(game, say, names)
        self.unit_names = UnitNames(say)
        self.fights = FightWords(say, self.unit_names)

    def value(self, field: str, value: Any) -> str | int:
        """A nation's, unit's, hex's or side's name; numbers as they are."""
        if field in ("seat", "seats"):
            return self.names[int(value)]
        if field in ("nation", "owner", "ally"):
            return self.nation(value)
        if field in ("kind", "target_kind"):
            return self.kind(value)
        if field == "hex":
            return value if isinstance(value, str) else hex_name(value) if value >= 0 else "none"
        if field == "side":
            return self.side(value)
        if field == "phase":
            return self.say(f"trench-club-phase-{value}", {})
        if field == "ways":
            # Whoever comes out of a fort by its door comes from nowhere on the map.
            return hex_name(value[0]) if len(value) > 1 else "none"
        if field == "units":
            return len(value)
        if isinstance(value, list):
            return self.listed([str(number) for number in value])
        if field in UNIT_FIELDS:
            return value if isinstance(value, str) else self.unit_names.unknown(value)
        return int(value)

    def _named(self, fields: dict[str, Any], find: Find, truck: str = OBJECT) -> dict[str, Any]:
        """Fields with the names of units in place of their numbers.

        Sentences are built so that a `unit` does something to a `target` or a `truck`.
        """
        cases = {"unit": SUBJECT, "target": OBJECT, "truck": truck}
        named = dict(fields)
        for field, case in cases.items():
            if isinstance(fields.get(field), int):
                found = find(fields[field])
                if found is not None:
                    named[field] = self.unit_names.the(found, case)
        return named

    def _find_in(self, seen: msgspec.Struct | None) -> Find:
        """Finds units in a view document."""
        if not isinstance(seen, TrenchViewDocument):
            return _unseen
        return lambda unit: spotted_in(seen.position, unit)

    def _find_on(self, table: Components) -> Find:
        """Finds units on a table."""
        return lambda unit: spotted(table, unit) if 0 <= unit < len(table.kind) else None

    def event(self, document: dict[str, Any]) -> str:
        """What happened, with units by their kind and by where they were then."""
        found: dict[int, Spotted] = {}
        for field, of in (("unit", ""), ("target", "target_"), ("truck", "truck_")):
            kind = TRUCK if field == "truck" else document.get(f"{of}kind")
            if field in document and kind is not None:
                key = UNIT_KEYS[kind] if isinstance(kind, int) else kind
                nth = document.get("nth", 0) if field == "unit" else 0
                found[document[field]] = Spotted(key, document.get(f"{of}at", GONE), nth)
        return super().event(self._named(document, found.get))

    def prompt(self, prompt: Prompt, seen: msgspec.Struct | None = None) -> str:
        """What a seat is asked, with the names of its units where they are seen."""
        args = self._named(prompt.args, self._find_in(seen))
        return super().prompt(Prompt(prompt.code, prompt.rule, args))

    def reason(self, reason: Reason, seen: msgspec.Struct | None = None) -> str:
        """Why a computer player would make a move."""
        args = self._named(reason.args, self._find_in(seen))
        return capital(super().reason(Reason(reason.code, args)))

    def refusal(self, refusal: Refusal, view: View | None = None) -> str:
        """Why something was refused; a truck is what the sentence is about."""
        args = refusal.args
        if isinstance(view, TrenchView):
            args = self._named(args, self._find_on(view.table), truck=SUBJECT)
        return capital(super().refusal(Refusal(refusal.code, refusal.rule, args)))

    def nation(self, nation: int | str) -> str:
        """The name of a nation, by number or key; -1 is nobody."""
        if isinstance(nation, int):
            if nation < 0:
                return self.say("trench-club-nobody", {})
            nation = NATION_KEYS[nation]
        return self.say(f"trench-club-nation-{nation}", {})

    def kind(self, kind: int | str) -> str:
        """The name of a kind of unit, by number or key."""
        key = UNIT_KEYS[kind] if isinstance(kind, int) else kind
        return self.say(f"trench-club-unit-{key}", {})

    def sign(self, kind: str) -> str:
        """Two letters for a kind of unit, on maps drawn in signs."""
        return self.say(f"trench-club-sign-{kind}", {})

    def side(self, side: int | str) -> str:
        """The name of a side, by number or key; nobody's if there is none."""
        key = SIDE_KEYS[side] if isinstance(side, int) else side
        if not key:
            return self.say("trench-club-nobody", {})
        return self.say(f"trench-club-side-{key}", {})

    def move(self, move: int) -> str:
        """A move as a short phrase, which knows units by their numbers alone."""
        return self._move(move, _unseen)

    def offered(self, document: msgspec.Struct, move: int) -> str:
        """A move with the names of its units."""
        return self._move(move, self._find_in(document))

    def doubt(self, document: msgspec.Struct, move: int) -> str:
        """A surrender ends the game; no attack although there could be one is a slip."""
        assert isinstance(document, TrenchViewDocument)
        if operation_of(move) == SURRENDER:
            return self.say("trench-club-sure-surrender", {})
        if operation_of(move) == CONFIRM and not document.position.attacks:
            return self.say("trench-club-sure-no-attacks", {})
        return ""

    def outcome(self, outcome: Outcome) -> str:
        """How the war ended, for whoever won or lost it."""
        you = "nobody"
        if self.reader >= 0 and outcome.winners:
            you = "winner" if self.reader in outcome.winners else "loser"
        values = self.values(outcome.args) | {"you": you}
        return self.say(f"trench-club-end-{outcome.reason}", values)

    def _move(self, move: int, find: Find, gathered: bool = False) -> str:
        message, first, second = PHRASES[operation_of(move)]
        fields = {
            field: number + 1 if field in FROM_ONE else number
            for field, number in ((first, first_of(move)), (second, second_of(move)))
            if field
        }
        values = {
            field: self.value(field, value) for field, value in self._named(fields, find).items()
        }
        if gathered:
            values[second] = "…"
        return capital(self.say(f"trench-club-move-{message}", values))

    def listing(self, view: View) -> list[tuple[str, list[str]]]:
        """The moves with the units' kinds; a unit's moves to many hexes in one line."""
        assert isinstance(view, TrenchView)
        notes = self.move_notes(view)
        found: list[tuple[str, list[str]]] = []
        for place, move in enumerate(view.moves):
            if operation_of(move) in GATHERED:
                heading = self.priced(view.table, move, True)
                label = self._label(move)
                if found and found[-1][0] == heading:
                    found[-1][1].append(label)
                else:
                    found.append((heading, [label]))
                continue
            remark = f"  [{notes[place]}]" if notes[place] else ""
            found.append(("", [self.priced(view.table, move) + remark]))
        return found

    def priced(self, table: Components, move: int, gathered: bool = False) -> str:
        """A move as `phrase` tells it, with what it costs if it is paid for."""
        text = self.phrase(table, move, gathered)
        cost = cost_of(table, move)
        return f"{text} ({self.say('trench-club-price', {'bonds': cost})})" if cost else text

    def phrase(self, table: Components, move: int, gathered: bool) -> str:
        """A move with the names of its units; if gathered, without its second value."""
        return self._move(move, self._find_on(table), gathered)

    def _label(self, move: int) -> str:
        """The second value of a gathered move."""
        field, number = PHRASES[operation_of(move)][2], second_of(move)
        return str(self.value(field, number + 1 if field in FROM_ONE else number))

    def the(self, table: Components, unit: int, case: str = SUBJECT) -> str:
        """A unit in a sentence."""
        return self.unit_names.the(spotted(table, unit), case)

    def in_list(self, table: Components, unit: int) -> str:
        """A unit in a list, without an article."""
        return self.unit_names.label(spotted(table, unit))

    def look(self, view: View) -> list[str]:
        """The forts, the nations, every unit and every mine; then the map."""
        assert isinstance(view, TrenchView)
        table = view.table
        lines = [self._score(table)]
        for nation in table.order:
            owned = [str(fort + 1) for fort in table.forts_of(nation)]
            values = {
                "nation": self.nation(nation),
                "units": len(table.army[nation]),
                "bonds": table.bonds[nation],
                "forts": ", ".join(owned) or self.say("trench-club-no-fort", {}),
            }
            lines.append(self.say("trench-club-look-nation", values))
            if table.victory_points:
                points = {"nation": self.nation(nation), "points": table.points[nation]}
                lines.append(self.say("trench-club-look-points", points))
        for nation in table.order:
            for unit in table.army[nation]:
                lines.append(self.unit_line(table, unit))
        for place, number in enumerate(table.mines):
            mine = {"nation": self.nation(table.mine_nation[place]), "hex": hex_name(number)}
            lines.append(self.say("trench-club-look-mine", mine))
        return lines + self.chart(table)

    def _score(self, table: Components) -> str:
        """The round and the forts; of a battle also what it is about."""
        values: dict[str, str | int] = {
            "round": table.round,
            "central": table.side_forts(0),
            "entente": table.side_forts(1),
        }
        options = table.options
        if not options.decision:
            values["needed"] = table.field.forts_to_win
            return self.say("trench-club-look-round", values)
        score = self.say("trench-club-look-decision", {**values, "rounds": options.armistice})
        if not options.battle:
            return score
        return f"{self.say(f'trench-club-battle-{options.battle}-about', {})} {score}"

    def chart(self, table: Components) -> list[str]:
        """The map in signs, and what they mean."""
        letters = [self.say(f"trench-club-letter-{nation}", {}) for nation in NATION_KEYS]
        signs = [self.sign(kind) for kind in UNIT_KEYS]
        nations = [f"{letters[nation]} {self.nation(nation)}" for nation in table.order]
        there = {table.kind[unit] for unit in table.at if unit >= 0}
        kinds = [f"{signs[kind]} {self.kind(kind)}" for kind in sorted(there)]
        values = {"nations": ", ".join(nations), "kinds": self.listed(kinds)}
        return [*map_lines(table, letters, signs), self.say("trench-club-look-signs", values)]

    def unit_line(self, table: Components, unit: int) -> str:
        """A unit in one sentence."""
        level = LEVEL_KEYS[LEVEL_OF[table.experience[unit]]]
        return self.say(
            "trench-club-look-unit",
            {
                "nation": self.nation(table.nation[unit]),
                "unit": self.unit_names.alone(spotted(table, unit)),
                "where": self.where(table, table.place[unit]),
                "damage": table.damage[unit],
                "level": self.say(f"trench-club-level-{level}", {}),
            },
        )

    def where(self, table: Components, place: int) -> str:
        """A place in words: a hex with its terrain, a fort, a truck."""
        if place >= 0:
            key = TERRAIN_KEYS[table.field.terrain[place]]
            terrain = self.say(f"trench-club-terrain-{key}", {})
            return self.say("trench-club-where-hex", {"hex": hex_name(place), "terrain": terrain})
        if place <= ON_TRUCK:
            at = table.place[ON_TRUCK - place]
            if at < 0:
                return self.where(table, at)
            return self.say("trench-club-where-truck", {"hex": hex_name(at)})
        if place <= IN_FORT:
            return self.say("trench-club-where-fort", {"fort": IN_FORT - place + 1})
        return self.say("trench-club-where-waiting", {})

    def hand(self, view: View) -> list[str]:
        """The seat's own companies, as long as they are a secret."""
        assert isinstance(view, TrenchView)
        table = view.table
        lines: list[str] = []
        if table.phase > PLACE_PHASE:
            return lines
        for nation in table.order:
            if table.commander[nation] != view.seat:
                continue
            for company in range(COMPANIES):
                units = [
                    self.unit_names.alone(spotted(table, unit))
                    for unit in table.army[nation]
                    if table.company[unit] == company
                ]
                values = {
                    "nation": self.nation(nation),
                    "company": company + 1,
                    "units": self.listed(units),
                }
                lines.append(self.say("trench-club-hand-company", values))
        return lines

    def odds(self, view: View) -> list[str]:
        """The attacks that can be listed, and what the list does to each target."""
        assert isinstance(view, TrenchView)
        table = view.table
        if table.phase != DESIGNATE_PHASE or table.commander[table.turn] != view.seat:
            return []
        lines: list[str] = []
        for move in view.moves:
            if operation_of(move) == ATTACK:
                lines.append(self.fights.attack(table, first_of(move), second_of(move)))
        return lines + self.fights.whole_list(view)

    def move_notes(self, view: View) -> list[str]:
        """Beside an attack: how often it destroys, and is destroyed."""
        assert isinstance(view, TrenchView)
        return [self.fights.note(view.table, move) for move in view.moves]
