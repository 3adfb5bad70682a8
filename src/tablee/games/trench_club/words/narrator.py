"""Trench Club in sentences: how units, nations and places are named, and what is on the map."""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import Any, Final

from tablee.games.trench_club.data.hexes import hex_name
from tablee.games.trench_club.data.maps import TERRAIN_KEYS
from tablee.games.trench_club.data.units import (
    LEVEL_KEYS,
    LEVEL_OF,
    NATION_KEYS,
    SIDE_KEYS,
    UNIT_KEYS,
)
from tablee.games.trench_club.documents import TrenchOdds
from tablee.games.trench_club.odds.exchange import Exchange, odds_document
from tablee.games.trench_club.rules.money import cost_of
from tablee.games.trench_club.table.components import (
    DESIGNATE_PHASE,
    IN_FORT,
    ON_TRUCK,
    PLACE_PHASE,
    Components,
)
from tablee.games.trench_club.table.moves import (
    ADVANCE,
    AGREE,
    ASSIGN,
    ATTACK,
    BOARD,
    BUY,
    CAPTURE,
    CHOOSE,
    COMPANIES,
    CONFIRM,
    DRAW,
    END_MOVES,
    END_TURN,
    ENTER,
    FIRST,
    GARRISON,
    GIVE,
    HEAL,
    LAY,
    MARK,
    MASK,
    MOVE,
    OPERATION,
    PAY,
    PLACE,
    REFUSE,
    REPAIR,
    SET_DOWN,
    SURRENDER,
    TRANSFER,
    TURN,
    UNLOAD,
    USE,
    WITHDRAW,
    first_of,
    operation_of,
    second_of,
)
from tablee.games.trench_club.view import TrenchView
from tablee.games.trench_club.words.places import map_lines
from tablee.kernel.documents import Refusal
from tablee.kernel.game import ODDS_PLAYOUTS
from tablee.kernel.state import View
from tablee.kernel.words.narrator import Narrator

#: By operation: the message, and the names of the first and second value.
PHRASES: Final[dict[int, tuple[str, str, str]]] = {
    CHOOSE: ("choose", "", "kind"),
    ASSIGN: ("assign", "unit", "company"),
    TURN: ("turn", "", "company"),
    PLACE: ("place", "unit", "hex"),
    MARK: ("headquarters", "", "hex"),
    USE: ("use", "", "company"),
    MOVE: ("move", "unit", "hex"),
    ENTER: ("enter", "unit", "fort"),
    CAPTURE: ("capture", "unit", "fort"),
    BOARD: ("board", "unit", "truck"),
    UNLOAD: ("unload", "unit", ""),
    SET_DOWN: ("set-down", "unit", "hex"),
    LAY: ("mine", "unit", "hex"),
    END_MOVES: ("end-movement", "", ""),
    ATTACK: ("attack", "unit", "target"),
    WITHDRAW: ("withdraw", "unit", ""),
    ADVANCE: ("advance", "unit", ""),
    CONFIRM: ("confirm", "", ""),
    REPAIR: ("repair", "unit", ""),
    HEAL: ("heal", "unit", "target"),
    BUY: ("buy", "kind", "fort"),
    DRAW: ("draw", "", ""),
    GARRISON: ("garrison", "unit", "fort"),
    PAY: ("pay", "", ""),
    GIVE: ("give", "", "bonds"),
    END_TURN: ("end-turn", "", ""),
    SURRENDER: ("surrender", "", ""),
    AGREE: ("agree", "", ""),
    REFUSE: ("refuse", "", ""),
    TRANSFER: ("transfer", "ally", "bonds"),
}
#: Values that people count from 1, and values that are units.
FROM_ONE: Final = ("company", "fort")
UNIT_FIELDS: Final = ("unit", "target", "truck")
#: Moves that come in many kinds: those that differ only in the second value share a line.
_GATHERED: Final = (ASSIGN, PLACE, MOVE, SET_DOWN, LAY, BUY, GIVE)


def percent(chance: Any) -> str:
    """A chance as a whole number of per cent."""
    return f"{float(chance) * 100:.0f}"


class TrenchNarrator(Narrator):
    """Tells a game of Trench Club."""

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
            return self.listed([hex_name(number) for number in value])
        if isinstance(value, list):
            return self.listed([str(number) for number in value])
        return value if field in UNIT_FIELDS and isinstance(value, str) else int(value)

    def refusal(self, refusal: Refusal, view: View | None = None) -> str:
        """Why something was refused; with a view, the kinds of the units beside their numbers."""
        args = dict(refusal.args)
        if isinstance(view, TrenchView):
            for field in UNIT_FIELDS:
                unit = args.get(field, -1)
                if isinstance(unit, int) and 0 <= unit < len(view.table.kind):
                    args[field] = self.numbered(view.table, unit)
        return super().refusal(Refusal(refusal.code, refusal.rule, args))

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

    def side(self, side: int | str) -> str:
        """The name of a side, by number or key; nobody's if there is none."""
        key = SIDE_KEYS[side] if isinstance(side, int) else side
        if not key:
            return self.say("trench-club-nobody", {})
        return self.say(f"trench-club-side-{key}", {})

    def move(self, move: int) -> str:
        """A move as a short phrase."""
        message, first, second = PHRASES[operation_of(move)]
        values: dict[str, str | int] = {}
        for field, number in ((first, first_of(move)), (second, second_of(move))):
            if field:
                values[field] = self.value(field, number + 1 if field in FROM_ONE else number)
        return self.say(f"trench-club-move-{message}", values)

    def listing(self, view: View) -> list[tuple[str, list[str]]]:
        """The moves with the units' kinds; a unit's moves to many hexes in one line."""
        assert isinstance(view, TrenchView)
        notes = self.move_notes(view)
        found: list[tuple[str, list[str]]] = []
        for place, move in enumerate(view.moves):
            if operation_of(move) in _GATHERED:
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
        """A move with the kinds of its units; if gathered, without its second value."""
        message, first, second = PHRASES[operation_of(move)]
        values: dict[str, str | int] = {}
        for field, number in ((first, first_of(move)), (second, second_of(move))):
            if field in UNIT_FIELDS:
                values[field] = self.numbered(table, number)
            elif field:
                values[field] = self.value(field, number + 1 if field in FROM_ONE else number)
        if gathered:
            values[second] = "…"
        return self.say(f"trench-club-move-{message}", values)

    def _label(self, move: int) -> str:
        """The second value of a gathered move."""
        field, number = PHRASES[operation_of(move)][2], second_of(move)
        return str(self.value(field, number + 1 if field in FROM_ONE else number))

    def numbered(self, table: Components, unit: int) -> str:
        """A unit's number with its kind, which needs no article."""
        return f"{unit} ({self.kind(table.kind[unit])})"

    def look(self, view: View) -> list[str]:
        """The forts, the nations, every unit and every mine; then the map."""
        assert isinstance(view, TrenchView)
        table = view.table
        forts = {
            "round": table.round,
            "central": table.side_forts(0),
            "entente": table.side_forts(1),
            "needed": table.field.forts_to_win,
        }
        lines = [self.say("trench-club-look-round", forts)]
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

    def chart(self, table: Components) -> list[str]:
        """The map in signs, and what they mean."""
        letters = [self.say(f"trench-club-letter-{nation}", {}) for nation in NATION_KEYS]
        nations = [f"{letters[nation]} {self.nation(nation)}" for nation in table.order]
        legend = self.say("trench-club-look-signs", {"nations": ", ".join(nations)})
        return [*map_lines(table, letters), legend]

    def unit_line(self, table: Components, unit: int) -> str:
        """A unit in one sentence."""
        level = LEVEL_KEYS[LEVEL_OF[table.experience[unit]]]
        return self.say(
            "trench-club-look-unit",
            {
                "nation": self.nation(table.nation[unit]),
                "kind": self.kind(table.kind[unit]),
                "unit": unit,
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
            return self.say("trench-club-where-truck", {"truck": ON_TRUCK - place})
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
                    f"{self.kind(table.kind[unit])} {unit}"
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
            if move >> OPERATION == ATTACK:
                lines.append(self.attack_odds(table, first_of(move), second_of(move)))
        return lines + self.list_odds(view)

    def list_odds(self, view: TrenchView, found: TrenchOdds | None = None) -> list[str]:
        """What the list of attacks does to each of its targets."""
        odds = found or odds_document(view, ODDS_PLAYOUTS)
        if odds is None:
            return []
        lines: list[str] = []
        for target, sampled in odds.together.items():
            values = {
                "target": self.numbered(view.table, int(target)),
                "destroys": percent(Fraction(sampled.chance)),
                "margin": ceil(100 * sampled.margin),
            }
            lines.append(self.say("trench-club-odds-together", values))
        for target, chance in odds.destroyed.items():
            unit = self.numbered(view.table, int(target))
            values = {"target": unit, "destroys": percent(Fraction(chance))}
            lines.append(self.say("trench-club-odds-list", values))
        if len(odds.together) > 1 and odds.destroyed:
            lines.append(self.say("trench-club-odds-apart", {}))
        return lines

    def attack_odds(self, table: Components, unit: int, target: int) -> str:
        """What one attack does, and what its answer does."""
        exchange = Exchange(table, unit, target)
        mean = sum(damage * float(chance) for damage, chance in enumerate(exchange.damage))
        return self.say(
            "trench-club-odds-attack",
            {
                "unit": self.numbered(table, unit),
                "target": self.numbered(table, target),
                "damage": round(mean, 1),
                "destroys": percent(exchange.destroys()),
                "lost": percent(exchange.is_destroyed()),
            },
        )

    def move_notes(self, view: View) -> list[str]:
        """Beside an attack: how often it destroys, and is destroyed."""
        assert isinstance(view, TrenchView)
        notes: list[str] = []
        for move in view.moves:
            note = ""
            if move >> OPERATION == ATTACK:
                exchange = Exchange(view.table, move >> FIRST & MASK, move & MASK)
                values = {
                    "destroys": percent(exchange.destroys()),
                    "lost": percent(exchange.is_destroyed()),
                }
                note = self.say("trench-club-note-attack", values)
            notes.append(note)
        return notes
