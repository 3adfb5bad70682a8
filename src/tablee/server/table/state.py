"""What a table is at one moment: its data, and the running match.

It is folded from its entries (`fold.py`): applying the same entries gives the same table, in any
process and at any time.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.games import registry
from tablee.kernel.chance import Chance, NoChance, ReplayChance, ScriptedChance, SwitchedChance
from tablee.kernel.documents import Outcome, SeatDocument
from tablee.kernel.game import Game
from tablee.kernel.match import Match
from tablee.kernel.record import resume
from tablee.kernel.state import Event
from tablee.server.fairness import commitment, fair_chance
from tablee.server.table import entries as log
from tablee.server.table.snapshot import Snapshot, TableState


class NeedsHistory(Exception):
    """Taking back reaches into lines that the snapshot has left behind."""


_snapshots = msgspec.json.Decoder(Snapshot)


class Table:
    """A table in memory."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.match: Match | None = None
        self.state: TableState
        self.chance = SwitchedChance(NoChance())
        #: Who was to act after the last entry: a move that is being decided does not count yet.
        self.were_acting: list[int] = []
        #: By seat, likewise: which stretch of time its clock counted, 0 for none.
        self.periods: dict[int, int] = {}
        self._game: Game | None = None

    # ---- reading ----------------------------------------------------------------------------

    @property
    def game(self) -> Any:
        """The game that is played here."""
        if self._game is None:
            self._game = registry.game(self.state.game)
        return self._game

    def acting(self) -> list[int]:
        """The seats that are to act."""
        return self.match.to_act() if self.match is not None else []

    def note_acting(self) -> None:
        """Keep in mind who is to act now, and whose clock runs."""
        self.were_acting = self.acting()
        self.periods = {seat: self.clock_period(seat) for seat in self.were_acting}

    def clock_period(self, seat: int) -> int:
        """Which stretch of time a seat's clock counts (K8.1); 0 while it stands still."""
        return self.match.clock_period(seat) if self.match is not None else 0

    def outcome(self) -> Outcome | None:
        """How the game ended; None before that."""
        return self.match.outcome() if self.match is not None else None

    def line(self) -> int:
        """How many lines the game has."""
        return self.match.line if self.match is not None else 0

    def humans(self) -> list[int]:
        """The seats that somebody holds and plays in person."""
        seats = enumerate(self.state.seats)
        return [n for n, seat in seats if seat.holder == "human" and not seat.sits_in]

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot must move now; none in a guided game (K11.1)."""
        if self.state.guided is not None:
            return []
        seats = self.state.seats
        return [n for n in self.acting() if seats[n].holder == "bot" or seats[n].sits_in]

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays a seat."""
        found = self.state.seats[seat]
        return found.sits_in or found.level

    def commitment(self) -> str:
        """The promise made before the first draw."""
        return commitment(self.state.secret)

    def seat_documents(self) -> list[SeatDocument]:
        """Who sits where, as a record says it."""
        return [SeatDocument(seat.name, seat.level) for seat in self.state.seats]

    def stored_events(self, events: list[Event]) -> list[log.StoredEvent]:
        """Events by name: numbers of kinds may change from release to release."""
        kinds = self.game.event_kinds
        return [[kinds[event[0]].name, *event[1:]] for event in events]

    # ---- snapshots --------------------------------------------------------------------------

    def snapshot(self) -> bytes:
        """This table as bytes."""
        kept = self.match.keep() if self.match is not None else None
        return msgspec.json.encode(Snapshot(self.state, kept))

    @classmethod
    def from_snapshot(cls, table_id: str, seq: int, body: bytes) -> Table:
        """The table of a snapshot."""
        found = _snapshots.decode(body)
        table = cls(table_id)
        table.seq = seq
        table.state = found.state
        if found.match is not None:
            game = table.game
            table.match = resume(
                found.match,
                game,
                game.options(found.state.options),
                table.chance,
                table.seat_documents(),
                found.state.rules,
            )
            table.draw_from_secret()
            table.note_acting()
        return table

    # ---- the match and its chance -----------------------------------------------------------

    def start(self, entry: log.Started | None) -> Match:
        """Set the game up: from the fair stream, or with the draws of an entry."""
        state, game = self.state, self.game
        state.contributions = [seat.entropy for seat in state.seats]
        if entry is not None:
            self.draw_from(ReplayChance(entry.draws))
        elif state.guided is not None:
            self.draw_from(ScriptedChance(state.guided.setup))
        else:
            self.draw_from_secret()
        self.match = Match(
            game,
            game.options(state.options),
            self.chance,
            self.seat_documents(),
            state.rules,
            state.position,
        )
        return self.match

    def name_seats(self) -> None:
        """Tell the match who sits where by now."""
        if self.match is not None:
            self.match.seats = self.seat_documents()

    def draw_from_secret(self) -> None:
        """From here on, draws come from the fair stream."""
        state = self.state
        self.draw_from(fair_chance(state.secret, self.id, state.contributions, state.words))

    def draw_from(self, source: Chance) -> None:
        """From here on, draws come from another source."""
        self.chance.source = source

    def words_used(self) -> int:
        """How far the fair stream was read."""
        return getattr(self.chance.source, "words_used", self.state.words)
