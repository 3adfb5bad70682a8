"""What fights are likely to come to, in sentences: one attack, and a whole list of them."""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import Any

from tablee.games.trench_club.documents import TrenchOdds
from tablee.games.trench_club.odds.exchange import Exchange, odds_document
from tablee.games.trench_club.table.components import Components
from tablee.games.trench_club.table.moves import ATTACK, first_of, operation_of, second_of
from tablee.games.trench_club.view import TrenchView
from tablee.games.trench_club.words.names import OBJECT, SUBJECT, UnitNames, capital, spotted
from tablee.kernel.game import ODDS_PLAYOUTS
from tablee.kernel.words.narrator import Say


def percent(chance: Any) -> str:
    """A chance as a whole number of per cent."""
    return f"{float(chance) * 100:.0f}"


class FightWords:
    """Tells the odds of attacks."""

    def __init__(self, say: Say, names: UnitNames) -> None:
        self._say = say
        self._names = names

    def _the(self, table: Components, unit: int, case: str) -> str:
        return self._names.the(spotted(table, unit), case)

    def attack(self, table: Components, unit: int, target: int) -> str:
        """What one attack does, and what its answer does."""
        exchange = Exchange(table, unit, target)
        mean = sum(damage * float(chance) for damage, chance in enumerate(exchange.damage))
        values = {
            "unit": self._the(table, unit, SUBJECT),
            "target": self._the(table, target, OBJECT),
            "damage": round(mean, 1),
            "destroys": percent(exchange.destroys()),
            "lost": percent(exchange.is_destroyed()),
        }
        return capital(self._say("trench-club-odds-attack", values))

    def note(self, table: Components, move: int) -> str:
        """Of a move that is an attack, how often it destroys and is destroyed; else nothing."""
        if operation_of(move) != ATTACK:
            return ""
        exchange = Exchange(table, first_of(move), second_of(move))
        values = {
            "destroys": percent(exchange.destroys()),
            "lost": percent(exchange.is_destroyed()),
        }
        return self._say("trench-club-note-attack", values)

    def whole_list(self, view: TrenchView, found: TrenchOdds | None = None) -> list[str]:
        """What the list of attacks does to each of its targets."""
        odds = found or odds_document(view, ODDS_PLAYOUTS)
        if odds is None:
            return []
        lines: list[str] = []
        for target, sampled in odds.together.items():
            values = {
                "target": self._the(view.table, int(target), OBJECT),
                "destroys": percent(Fraction(sampled.chance)),
                "margin": ceil(100 * sampled.margin),
            }
            lines.append(self._say("trench-club-odds-together", values))
        for target, chance in odds.destroyed.items():
            unit = self._the(view.table, int(target), OBJECT)
            values = {"target": unit, "destroys": percent(Fraction(chance))}
            lines.append(self._say("trench-club-odds-list", values))
        if len(odds.together) > 1 and odds.destroyed:
            lines.append(self._say("trench-club-odds-apart", {}))
        return lines
