"""What a table is at one moment: its data, and the running match.

It is folded from its entries (`fold.py`): applying the same entries gives the same table, in any
process and at any time. An entry is tried on a draft first; the table adopts it once it is on disk.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from tablee.games import registry
from tablee.kernel.chance import Chance, FairChance, KeyedChance, NoChance
from tablee.kernel.documents import Outcome, SeatDocument
from tablee.kernel.game import Game
from tablee.kernel.lines import Proposal, only_answer
from tablee.kernel.match import Match
from tablee.kernel.record import resume
from tablee.kernel.state import Event, View
from tablee.protocol.public_log import DealTerms
from tablee.server.fairness import commitment, deal_seed, fair_chance
from tablee.server.table import entries as log
from tablee.server.table.snapshot import SeatState, Snapshot, TableState


class NeedsHistory(Exception):
    """Taking back reaches into lines that the snapshot has left behind."""


_snapshots = msgspec.json.Decoder(Snapshot)


#: What an entry does to the match: a line, or the set-up.
Proposed = Proposal | Match | None


class Table:
    """A table in memory."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.seq = 0
        self.match: Match | None = None
        self.state: TableState
        #: Who was to act after the last entry.
        self.were_acting: list[int] = []
        #: By seat, likewise: which stretch of time its clock counted, 0 for none.
        self.periods: dict[int, int] = {}
        self._game: Game | None = None
        self._fair: FairChance | None = None
        self._keyed: KeyedChance | None = None

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

    def view(self, observer: int) -> View | None:
        """What a seat, or a spectator, may know of the game; None before the start."""
        return self.match.view(observer) if self.match is not None else None

    def is_closed(self) -> bool:
        """Whether spectators have to stay outside (K9.1); before the start nothing can be seen."""
        return self.state.started and not self.state.watchers

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

    def has_people(self) -> bool:
        """Whether somebody plays here in person, or is expected to."""
        # A loop is quicker than any(): this is asked with every move.
        for seat in self.state.seats:  # noqa: SIM110
            if seat.holder != "bot" and not seat.sits_in:
                return True
        return False

    def bots_to_act(self) -> list[int]:
        """The seats for which a bot must move now; none in a guided game (K11.1)."""
        if self.state.guided is not None:
            return []
        seats = self.state.seats
        return [n for n in self.acting() if seats[n].holder == "bot" or seats[n].sits_in]

    def only_answer(self, seat: int) -> int | None:
        """The move of a seat that has no other; None if there is something to choose."""
        return self.match.only_answer(seat) if self.match is not None else None

    def to_answer(self) -> list[int]:
        """The people for whom the table answers, as they have nothing to choose (K8.5).

        At one device everybody would see who is not asked, which in some games tells of a hand.
        """
        terms = self.state.terms
        if not terms.auto_answer or self.state.guided is not None:
            return []
        if terms.hot_seat and self.game.secret_answers:
            return []
        bots = self.bots_to_act()
        return [n for n in self.acting() if n not in bots and self.only_answer(n) is not None]

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
                NoChance(),
                table.seat_documents(),
                found.state.rules,
            )
            table.note_acting()
        return table

    # ---- the match and its chance -----------------------------------------------------------

    def set_up(self, chance: Chance) -> Match:
        """The game as it begins here; the table itself does not begin with it."""
        state, game = self.state, self.game
        options = game.options(state.options)
        return Match(game, options, chance, self.seat_documents(), state.rules, state.position)

    def fair_chance(self) -> FairChance:
        """The fair stream from where it counts: what is drawn here does once it is written.

        Before the start, what the seats have added so far goes into it.
        """
        state = self.state
        if not state.started:
            return fair_chance(state.secret, self.id, [seat.entropy for seat in state.seats])
        if self._fair is None:
            self._fair = fair_chance(state.secret, self.id, state.contributions)
        self._fair.words_used = state.words
        return self._fair

    def keyed_chance(self, deal: DealTerms) -> KeyedChance:
        """The luck of a deal, which knows no earlier and later (K4.6)."""
        if self._keyed is None:
            seed = deal_seed(self.state.secret, deal.label)
            self._keyed = KeyedChance(seed, self.state.known_luck)
        return self._keyed

    # ---- entries ----------------------------------------------------------------------------

    def draft(self) -> Draft:
        """A copy to try an entry on."""
        return Draft(self)

    def adopt(self, draft: Draft) -> None:
        """Become what the entry of a draft has made of it."""
        self.seq = draft.seq
        self.state = draft.state
        self.were_acting = draft.were_acting
        self.periods = draft.periods
        self.match = draft.match
        match = self.match
        if match is not None:
            if draft.proposed is not None:
                match.commit(draft.proposed)
            if draft.renamed:
                match.seats = self.seat_documents()


class Draft(Table):
    """A table with an entry that is not on disk yet; the table it was made of stays as it is."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.id)
        self.seq = table.seq
        self.match = table.match
        #: What the entry does to the match, which it shares with the table.
        self.proposed: Proposal | None = None
        #: Whether somebody else sits somewhere now.
        self.renamed = False
        self.were_acting = table.were_acting
        self.periods = table.periods
        self._game = table._game
        self._own_seats = False
        if table.seq:
            self.state = copy(table.state)

    def seats(self) -> list[SeatState]:
        """The seats, to be changed: what is reached through `state` is the table's until then."""
        if not self._own_seats:
            self._own_seats = True
            self.state.seats = [copy(seat) for seat in self.state.seats]
        return self.state.seats

    def acting(self) -> list[int]:
        """The seats that will be to act."""
        return super().acting() if self.proposed is None else self.proposed.state.to_act()

    def only_answer(self, seat: int) -> int | None:
        """The move of a seat that will have no other."""
        if self.proposed is None:
            return super().only_answer(seat)
        return only_answer(self.proposed.state, seat, self.proposed.line)

    def clock_period(self, seat: int) -> int:
        """Which stretch of time a seat's clock will count."""
        if self.proposed is None:
            return super().clock_period(seat)
        state = self.proposed.state
        return state.clock_period(seat) if seat in state.to_act() else 0

    def view(self, observer: int) -> View | None:
        """What an observer may know of the game, once the entry is on disk."""
        return (
            super().view(observer) if self.proposed is None else self.proposed.state.view(observer)
        )

    def outcome(self) -> Outcome | None:
        """How the game will have ended."""
        return super().outcome() if self.proposed is None else self.proposed.state.outcome()

    def line(self) -> int:
        """How many lines the game will have."""
        return super().line() if self.proposed is None else self.proposed.line.line
