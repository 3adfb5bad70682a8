"""Tables of Les Poilus in the middle of a game, written in a few words.

`table(...)` takes what a rule is about and puts the rest of the 59 cards and 16 tiles where they
do no harm: cards into the reserve, tiles into the box. Every move goes through a `Match`, every
draw comes from a script, and a scripted draw that nobody asked for fails the test.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tablee.games.les_poilus.data import (
    CARD_KEYS,
    CARDS,
    DOUBLES,
    SOLDIER_KEYS,
    TILE_COUNTS,
    TILE_KEYS,
    TOKENS,
    card_number,
)
from tablee.games.les_poilus.game import GAME
from tablee.games.les_poilus.state import Poilus
from tablee.kernel.chance import Chance, ScriptedChance, SwitchedChance
from tablee.kernel.documents import Outcome, Prompt, Refusal
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.state import Event

#: The third tile of each place, as long as there are any, where a test does not say otherwise.
THIRD_TILES = ("left2", "right2", "left", "right")


def setup(options: msgspec.Struct, chance: Chance, events: list[Event] | None = None) -> Poilus:
    """A new game by the newest rules."""
    state = GAME.setup(options, chance, events)
    assert isinstance(state, Poilus)
    return state


class Seated:
    """A table with people at it: moves by notation, refusals by code, events by name."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._chance = SwitchedChance(ScriptedChance([]))
        options = GAME.options(document["options"])
        self.match = Match(GAME, options, self._chance, position=document)

    def does(self, seat: int, move: str, *draws: int | str) -> list[dict[str, Any]]:
        """Make a move that must be legal; its events, as the seat that moves may know them."""
        script = ScriptedChance([_draw(draw) for draw in draws])
        self._chance.source = script
        line = self.match.play(seat, GAME.parse(move))
        assert isinstance(line, LogLine), f"{move!r} was refused: {line.code}"
        script.finish()
        return [GAME.event_document(event, seat) for event in line.events]

    def names(self, seat: int, move: str, *draws: int | str) -> list[str]:
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

    def kinds(self, seat: int) -> set[str]:
        """The first words of the legal moves of a seat."""
        return {move.partition(" ")[0] for move in self.moves(seat)}

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked."""
        return self.match.prompt(seat)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know, as plain data."""
        document: dict[str, Any] = msgspec.to_builtins(self.match.view(seat).document())
        return document

    @property
    def state(self) -> Poilus:
        """A copy of the whole state."""
        state = self.match.copy_state()
        assert isinstance(state, Poilus)
        return state

    @property
    def position(self) -> dict[str, Any]:
        """The whole state as plain data."""
        document: dict[str, Any] = msgspec.to_builtins(self.match.position())
        return document

    @property
    def trials(self) -> int:
        """How many cards the Trials pile has."""
        return int(self.position["trials_top"]) + int(self.position["trials_shuffled"])

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self.match.outcome()

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds, in order of their numbers."""
        return sorted(self.position["seats"][seat]["hand"])

    def knocks(self, seat: int) -> list[str]:
        """The Hard Knocks before a seat, oldest first."""
        return [CARD_KEYS[card] for card in self.position["seats"][seat]["hard_knocks"]]

    def tiles(self, place: int) -> dict[str, int]:
        """The tiles of a seat, or of the Chaplain, by kind."""
        return dict(self.position["places"][place]["tiles"])


def _draw(draw: int | str) -> int:
    """A scripted draw: a card by number or key, a kind of tile by key."""
    if isinstance(draw, int):
        return draw
    if draw in TILE_KEYS:
        return list[str](TILE_KEYS).index(draw)
    return card_number(draw)


def _cards(cards: Iterable[int | str]) -> list[int]:
    return [card if isinstance(card, int) else card_number(card) for card in cards]


def document(
    players: int = 3,
    *,
    hands: Mapping[int, Iterable[int | str]] | None = None,
    knocks: Mapping[int, Iterable[int | str]] | None = None,
    land: Iterable[int | str] = (),
    trials: int = 10,
    reserve: int | None = None,
    shuffled: int = 0,
    returned: Iterable[int] = (),
    unseen: Iterable[int | str] | None = None,
    discard: Iterable[int | str] = (),
    tokens: Mapping[int, int] | None = None,
    supply: int = 0,
    withdrawn: Mapping[int, str | None] | None = None,
    chaplain_laid: str | None = None,
    tiles: Mapping[int, Mapping[str, int]] | None = None,
    charms_used: Iterable[int] = (),
    soldiers: Iterable[str] = SOLDIER_KEYS,
    phase: str = "action",
    mission: int = 2,
    leader: int = 0,
    turn: int | None = None,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A valid position as plain data.

    `withdrawn` names the seats that are out, each with the tile it has laid (None: without).
    `trials` cards lie on Trials; every card that is not named waits in the reserve, or is out of
    the game where `reserve` or `unseen` leaves no room for it.
    """
    held = {seat: _cards(cards) for seat, cards in (hands or {}).items()}
    before = {seat: _cards(cards) for seat, cards in (knocks or {}).items()}
    out = withdrawn or {}
    gone = _cards(discard)
    named = [*gone, *_cards(land), *returned]
    for cards in (*held.values(), *before.values()):
        named += cards
    rest = [card for card in range(1, CARDS + 1) if card not in named]
    waiting = rest if unseen is None else sorted(_cards(unseen))
    never_seen = trials + shuffled - len(list(returned))
    if reserve is None:
        reserve = len(waiting) - never_seen
    elif unseen is None:
        waiting = rest[: never_seen + reserve]
    gone += [card for card in rest if card not in waiting]
    in_mission = phase in ("action", "answer", "christmas")
    seats = [
        {
            "soldier": list(soldiers)[seat],
            "charm_up": seat not in list(charms_used),
            "tokens": (tokens or {}).get(seat, 0),
            "in_mission": in_mission and seat not in out,
            "hand": sorted(held.get(seat, [])),
            "hard_knocks": before.get(seat, []),
        }
        for seat in range(players)
    ]
    places, box = _tiles(players, out, chaplain_laid, tiles or {})
    held_tokens = sum((tokens or {}).values())
    if players == 2:  # nothing is ever spent for good (P7.1)
        supply = TOKENS[2] - held_tokens
    supply = min(supply, TOKENS[players] - held_tokens)
    return {
        "options": {"players": players, **(options or {})},
        "phase": phase,
        "mission": mission,
        "leader": leader,
        "turn": leader if turn is None else turn,
        "seats": seats,
        "places": places,
        "no_mans_land": _cards(land),
        "trials_top": trials,
        "trials_shuffled": shuffled,
        "returned": sorted(returned),
        "unseen": waiting,
        "reserve": reserve,
        "discard": gone,
        "supply": supply,
        "spent_tokens": TOKENS[players] - held_tokens - supply,
        "box": box,
        **more,
    }


def _tiles(
    players: int,
    withdrawn: Mapping[int, str | None],
    chaplain_laid: str | None,
    given: Mapping[int, Mapping[str, int]],
) -> tuple[list[dict[str, Any]], dict[str, int]]:
    """The tiles of each place with those laid, and what is left in the box."""
    places = 3 if players == 2 else players
    doubles = DOUBLES[players]
    kinds = [str(key) for key in TILE_KEYS]
    box = {key: TILE_COUNTS[kind] * (kind < 2 or doubles) for kind, key in enumerate(kinds)}
    held: list[dict[str, int]] = []
    for place in range(places):
        pair = {"left": 1, "right": 1}
        held.append(dict.fromkeys(kinds, 0) | dict(given.get(place, pair)))
        for key, count in held[place].items():
            box[key] -= count
    documents: list[dict[str, Any]] = []
    for place, own in enumerate(held):
        if place not in given:
            third = next(key for key in THIRD_TILES if box[key])
            own[third] += 1
            box[third] -= 1
        laid = withdrawn.get(place) if place < players else chaplain_laid
        if laid is not None:
            own[laid] -= 1
        documents.append({"tiles": own, "laid": laid})
    return documents, box


def table(players: int = 3, **words: Any) -> Seated:
    """A table in the middle of a game; the words are those of `document`."""
    return Seated(document(players, **words))
