"""Tables of Trench Club in the middle of a game, written in a few words.

`war("germany infantry E4", "france tank G4 damage=2")` puts units, numbered from 0, onto the half
map Aisne. It is Germany's turn unless `turn` says otherwise. Every move goes through a `Match`,
every draw comes from a script, and a scripted draw that nobody asked for fails the test.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.games.trench_club.data.units import NATION_KEYS
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.state import TrenchClub
from tablee.kernel.chance import ScriptedChance, SwitchedChance
from tablee.kernel.documents import Outcome, Refusal
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match

#: The dice of one throw that all hit, and that all miss.
HIT, MISS = 1, 12


class War:
    """A table: moves by notation, refusals by code, events by name."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._chance = SwitchedChance(ScriptedChance([]))
        options = GAME.options(document["options"])
        self.match = Match(GAME, options, self._chance, position=document)

    @property
    def seat(self) -> int:
        """The seat that is to act."""
        return self.match.to_act()[0]

    def does(self, move: str, *draws: int, seat: int | None = None) -> list[dict[str, Any]]:
        """Make a move that must be legal; its events."""
        script = ScriptedChance(list(draws))
        self._chance.source = script
        seat = self.seat if seat is None else seat
        line = self.match.play(seat, GAME.parse(move))
        assert isinstance(line, LogLine), f"{move!r} was refused: {line}"
        script.finish()
        return [GAME.event_document(event, seat) for event in line.events]

    def event(self, move: str, name: str, *draws: int) -> dict[str, Any]:
        """Make a move; its one event of a name."""
        found = [event for event in self.does(move, *draws) if event["event"] == name]
        assert len(found) == 1, found
        return found[0]

    def refused(self, move: str, seat: int | None = None) -> tuple[str, str]:
        """The code and the rule for which a move is refused."""
        refusal = self.match.refuse(self.seat if seat is None else seat, GAME.parse(move))
        assert isinstance(refusal, Refusal), f"{move!r} would be made"
        return refusal.code, refusal.rule

    def moves(self, beginning: str = "", seat: int | None = None) -> list[str]:
        """The legal moves that begin with some words."""
        legal = self.match.legal(self.seat if seat is None else seat)
        texts = [GAME.notation(move) for move in legal]
        return [text for text in texts if text.startswith(beginning)]

    def may(self, move: str) -> bool:
        """Whether a move is legal."""
        return GAME.parse(move) in self.match.legal(self.seat)

    @property
    def state(self) -> TrenchClub:
        """A copy of the whole state."""
        state = self.match.copy_state()
        assert isinstance(state, TrenchClub)
        return state

    @property
    def position(self) -> dict[str, Any]:
        """The whole state as plain data."""
        document: dict[str, Any] = msgspec.to_builtins(self.match.position())
        return document

    def unit(self, number: int) -> dict[str, Any] | None:
        """A unit of the position, or None if it is gone."""
        found = [unit for unit in self.position["units"] if unit["unit"] == number]
        return found[0] if found else None

    def at(self, number: int) -> str | None:
        """Where a unit is."""
        unit = self.unit(number)
        return None if unit is None else str(unit["at"])

    def nation(self, key: str) -> dict[str, Any]:
        """A nation of the position."""
        found = [nation for nation in self.position["nations"] if nation["nation"] == key]
        return dict(found[0])

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.match.outcome()


def war(
    *units: str,
    turn: str = "germany",
    phase: str = "move",
    forts: dict[int, str] | None = None,
    nations: dict[str, dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    **words: Any,
) -> War:
    """A table with these units; `forts` by number, `nations` for what they have beside units."""
    chosen: dict[str, Any] = {"players": 2, **(options or {})}
    in_play = _nations(chosen)
    documents = [_unit(number, text) for number, text in enumerate(units)]
    whole = len(in_play) == 4
    flags = ["neutral"] * (14 if whole else 7)
    for fort, owner in (forts or {}).items():
        flags[fort - 1] = owner
    tokens = iter(range(1, 13))
    position = {
        "options": chosen,
        "phase": phase,
        "turn": turn,
        "starter": in_play[0],
        "round": 3,
        "nations": [
            {
                "nation": nation,
                "tokens": [next(tokens), next(tokens), next(tokens)],
                **(nations or {}).get(nation, {}),
            }
            for nation in in_play
        ],
        "units": documents,
        "forts": flags,
        "next_unit": len(documents),
        "rules": 2,
        **words,
    }
    return War(position)


def _nations(options: dict[str, Any]) -> list[str]:
    if options["players"] > 2 or options.get("field") == "whole":
        return list(NATION_KEYS)
    pair = [options.get("central", "germany"), options.get("entente", "france")]
    return sorted(pair, key=NATION_KEYS.index)


def _unit(number: int, text: str) -> dict[str, Any]:
    nation, kind, *rest = text.split()
    place = rest.pop(0)
    if place in ("fort", "truck"):
        place += " " + rest.pop(0)
    document: dict[str, Any] = {"unit": number, "nation": nation, "kind": kind, "at": place}
    for word in rest:
        field, _, value = word.partition("=")
        document[field] = int(value) if value else True
    return document
