"""Plans in words: what a unit could do from a hex, and who could strike it there."""

from __future__ import annotations

from tablee.games.trench_club.data.hexes import hex_name, hex_number
from tablee.games.trench_club.data.units import IS_AIR
from tablee.games.trench_club.documents import PlannedHex
from tablee.games.trench_club.odds.plans import dangers, goals_of, planned_hexes
from tablee.games.trench_club.table.components import Components
from tablee.games.trench_club.view import TrenchView
from tablee.games.trench_club.words.fights import percent
from tablee.games.trench_club.words.names import capital, spotted
from tablee.games.trench_club.words.narrator import TrenchNarrator
from tablee.games.trench_club.words.places import Mark
from tablee.kernel.words.describer import Description, cut


class PlanDescriber:
    """Tells plans and threats in one language."""

    def __init__(self, narrator: TrenchNarrator) -> None:
        self.trench = narrator
        self.say = narrator.say

    def plan(self, view: TrenchView, marks: list[Mark]) -> Description | None:
        """A unit of one's own, from where it stands or from a hex that is named."""
        table = view.table
        units = [mark.number for mark in marks if mark.kind == "unit"]
        hexes = [mark.number for mark in marks if mark.kind == "hex"]
        if len(units) != 1 or len(hexes) > 1:
            return None
        unit = units[0]
        if unit >= len(table.kind) or table.commander[table.nation[unit]] != view.seat:
            return Description([self.say("trench-club-plan-own", {})])
        goals = goals_of(view, unit)
        wanted = set(hexes) or {table.place[unit]}
        found = planned_hexes(view, unit, goals & wanted)
        if not found:
            place = hex_name(hexes[0]) if hexes else self.trench.where(table, table.place[unit])
            values = {"unit": capital(self._label(table, unit)), "place": place}
            return Description([self.say("trench-club-plan-cannot", values)])
        lines = [line for one in found for line in self._hex(view, one)]
        if not hexes and len(goals) > 1:
            others = [one for one in planned_hexes(view, unit, goals - wanted) if one.attacks]
            if others:
                names = ", ".join(one.hex for one in others)
                lines.append(self.say("trench-club-plan-more", {"hexes": names}))
        return cut(lines, 6)

    def _label(self, table: Components, unit: int) -> str:
        return self.trench.unit_names.label(spotted(table, unit))

    def _hex(self, view: TrenchView, planned: PlannedHex) -> list[str]:
        """All there is to say of one hex."""
        table = view.table
        named = self._label
        lines = [
            self.say(
                "trench-club-plan-attack",
                {
                    "hex": planned.hex,
                    "target": named(table, one.target),
                    "dice": one.dice,
                    "bonus": one.bonus,
                    "hits": one.hits_on,
                    "damage": round(one.mean, 1),
                    "destroys": percent(one.destroys),
                    "answer": round(one.answer, 1),
                },
            )
            for one in planned.attacks
        ]
        for help_ in planned.support:
            values = {
                "unit": named(table, help_.unit),
                "target": named(table, help_.target),
                "bonus": help_.bonus - help_.before,
            }
            lines.append(self.say("trench-club-plan-support", values))
        for fort in planned.forts:
            lines.append(self.say("trench-club-plan-fort", {"fort": fort, "hex": planned.hex}))
        for threat in planned.threats:
            values = {
                "hex": planned.hex,
                "unit": named(table, threat.unit),
                "damage": round(threat.mean, 1),
                "destroys": percent(threat.destroys),
            }
            lines.append(self.say("trench-club-plan-threat", values))
        if len(planned.threats) > 1:
            chance = percent(planned.destroyed)
            lines.append(self.say("trench-club-plan-together", {"destroys": chance}))
        return lines or [self.say("trench-club-plan-nothing", {"hex": planned.hex})]

    def threats(self, view: TrenchView, marks: list[Mark]) -> Description | None:
        """Which of one's units enemies could strike next turn; of one enemy where it is named."""
        table = view.table
        if view.seat < 0:
            return None
        wanted = [mark.number for mark in marks if mark.kind == "unit"]
        lines: list[str] = []
        for danger in dangers(view).enemies:
            if wanted and danger.unit not in wanted:
                continue
            ground = {hex_number(name) for name in danger.ground}
            air = {hex_number(name) for name in danger.air}
            struck = [
                self._label(table, unit)
                for nation in table.order
                if nation % 2 != table.nation[danger.unit] % 2
                for unit in table.army[nation]
                if table.place[unit] in (air if IS_AIR[table.kind[unit]] else ground)
            ]
            if struck:
                values = {
                    "unit": capital(self._label(table, danger.unit)),
                    "targets": self.trench.listed(struck),
                }
                lines.append(self.say("trench-club-threat", values))
        return cut(lines, 6) if lines else Description([self.say("trench-club-no-threat", {})])
