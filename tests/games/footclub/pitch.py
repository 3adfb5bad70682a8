"""Matches of FootClub under way, written in a few words.

`pitch(...)` takes what a rule is about and shares the other cards of both sides out between pile
and discard. Every move goes through a `Match`, every draw comes from a script, and a scripted draw
that nobody asked for fails the test.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from tablee.games.footclub.data import CARD_COUNTS, CARD_KEYS, counts_list
from tablee.games.footclub.game import GAME
from tablee.games.footclub.state import FootClubState
from tablee.kernel.chance import Chance, ScriptedChance, SwitchedChance
from tablee.kernel.documents import Outcome, Prompt, Refusal
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.state import Event

BLUE, RED = 0, 1


def setup(
    options: msgspec.Struct, chance: Chance, events: list[Event] | None = None
) -> FootClubState:
    """A new match by the newest rules."""
    state = GAME.setup(options, chance, events)
    assert isinstance(state, FootClubState)
    return state


class Kickabout:
    """A match with people at it: moves by notation, refusals by code, events by name."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._chance = SwitchedChance(ScriptedChance([]))
        options = GAME.options(document["options"])
        self.match = Match(GAME, options, self._chance, position=document)

    def does(self, seat: int, move: str, *draws: int) -> list[dict[str, Any]]:
        """Make a move that must be legal; its events, as the seat that moves may know them."""
        script = ScriptedChance(list(draws))
        self._chance.source = script
        line = self.match.play(seat, GAME.parse(move))
        assert isinstance(line, LogLine), f"{move!r} was refused: {line.code}"
        script.finish()
        return [GAME.event_document(event, seat) for event in line.events]

    def names(self, seat: int, move: str, *draws: int) -> list[str]:
        """Make a move; the names of its events."""
        return [str(event["event"]) for event in self.does(seat, move, *draws)]

    def refused(self, seat: int, move: str) -> tuple[str, str]:
        """The code and the rule for which a move is refused."""
        refusal = self.match.refuse(seat, GAME.parse(move))
        assert isinstance(refusal, Refusal), f"{move!r} would be made"
        return refusal.code, refusal.rule

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat."""
        return [GAME.notation(move) for move in self.match.legal(seat)]

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked."""
        return self.match.prompt(seat)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        document: dict[str, Any] = msgspec.to_builtins(self.match.view(seat).document())
        return document

    def odds(self, seat: int) -> dict[str, Any]:
        """What a seat can compute, as plain data."""
        document: dict[str, Any] = msgspec.to_builtins(self.match.view(seat).odds())
        return document

    @property
    def state(self) -> FootClubState:
        """A copy of the whole state."""
        state = self.match.copy_state()
        assert isinstance(state, FootClubState)
        return state

    @property
    def position(self) -> dict[str, Any]:
        """The whole state as plain data."""
        document: dict[str, Any] = msgspec.to_builtins(self.match.position())
        return document

    @property
    def acting(self) -> list[int]:
        """The seats that are to act."""
        return self.match.to_act()

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.match.outcome()

    def side(self, seat: int) -> dict[str, Any]:
        """A side as plain data."""
        side: dict[str, Any] = self.position["sides"][seat]
        return side

    def next_draw(self) -> list[int]:
        """A script for the draw of the next turn; empty if there is none."""
        return [kind for pile in self.state.piles for kind in pile[:2]]


def cards(*held: str) -> dict[str, int]:
    """Cards by kind."""
    return {key: held.count(key) for key in CARD_KEYS if key in held}


def side_document(
    turn: int, hand: Iterable[str], in_play: int, discard: Iterable[str], goals: int
) -> dict[str, Any]:
    """A side whose other cards lie in the pile as far as it has room, else on the discard."""
    held, gone = list(hand), list(discard)
    gone += ["supporters"] * max(0, 5 - in_play - gone.count("supporters"))
    rest: list[str] = []
    for key, total in zip(CARD_KEYS, counts_list(CARD_COUNTS), strict=True):
        left = total - held.count(key) - gone.count(key)
        left -= in_play if key == "supporters" else 0
        rest += [key] * left
    # What lies on a discard was spent in some attack, so one attack goes there first.
    if "placed_attack" in rest:
        rest.remove("placed_attack")
        rest.append("placed_attack")
    room = 16 - 2 * turn
    return {
        "goals": goals,
        "in_play": in_play,
        "hand": cards(*held),
        "pile": cards(*rest[:room]),
        "discard": cards(*gone, *rest[room:]),
    }


def document(
    phase: str = "possession",
    *,
    turn: int = 4,
    ball: int = BLUE,
    kick_off: int = BLUE,
    mover: int | None = None,
    bonus: int | None = None,
    accepted: bool = False,
    blue: Iterable[str] = (),
    red: Iterable[str] = (),
    in_play: tuple[int, int] = (5, 5),
    discards: tuple[Iterable[str], Iterable[str]] = ((), ()),
    goals: tuple[int, int] = (0, 0),
    options: dict[str, Any] | None = None,
    rules: int = 1,
) -> dict[str, Any]:
    """A valid position as plain data; `mover` matters in phase 'bonus' only."""
    gone = [list(discards[0]), list(discards[1])]
    if phase == "bonus":
        gone[ball].append("placed_attack")
        bonus = -2 if bonus is None else bonus
        mover = ball if mover is None else mover
    elif phase in ("possession", "offensive"):
        mover = ball if phase == "offensive" else 1 - ball
    hands = (blue, red)
    return {
        "options": options or {},
        "rules": rules,
        "phase": phase,
        "turn": turn,
        "ball": ball,
        "kick_off": kick_off,
        "mover": mover,
        "bonus": bonus,
        "accepted": accepted,
        "sides": [
            side_document(turn, hands[seat], in_play[seat], gone[seat], goals[seat])
            for seat in (BLUE, RED)
        ],
    }


def pitch(phase: str = "possession", **more: Any) -> Kickabout:
    """A match under way."""
    return Kickabout(document(phase, **more))
