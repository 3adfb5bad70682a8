"""What a table is at one moment, folded from its entries.

`TableState` is plain data and goes into snapshots as it is; `Table` adds the running match.
Applying the same entries gives the same table, in any process and at any time.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablee.games import registry
from tablee.kernel.chance import (
    Chance,
    NoChance,
    ReplayChance,
    ScriptedChance,
    SwitchedChance,
)
from tablee.kernel.documents import Entry as RecordEntry
from tablee.kernel.documents import Faults, GuidedGame, KeptMatch, Outcome, SeatDocument
from tablee.kernel.game import Game
from tablee.kernel.match import LogLine, Match
from tablee.kernel.record import replay_entry, resume
from tablee.kernel.state import Event
from tablee.server import entries as log
from tablee.server.fairness import commitment, fair_chance
from tablee.server.table.terms import Terms


class Seat(msgspec.Struct, omit_defaults=True):
    """One seat. Secrets are here only as hashes."""

    holder: Literal["open", "invited", "human", "bot"]
    name: str = ""
    level: str = ""
    invite: str = ""
    token: str = ""
    phrase: str = ""
    entropy: str = ""
    #: The bot that plays for an absent player, and why.
    sits_in: str = ""
    sits_in_for: str = ""
    #: Milliseconds used up; since when it is to act, and up to when that is counted.
    used: int = 0
    #: Where notices go, once the code that was sent there came back.
    address: str = ""
    address_code: str = ""
    turn_began: int = 0
    counted: int = 0


class Proposal(msgspec.Struct):
    """What somebody asks the others for."""

    number: int
    by: int
    what: log.What
    line: int
    seat: int
    name: str
    token: str
    phrase: str
    waiting: list[int]


class TableState(msgspec.Struct, kw_only=True):
    """Everything about a table but the match."""

    game: str
    rules: int
    options: dict[str, Any]
    terms: Terms
    seats: list[Seat]
    host: str
    secret: str
    position: dict[str, Any] | None
    source: str
    source_line: int
    watchers: bool
    started: bool = False
    contributions: list[str] = []
    words: int = 0
    paused_at: int = 0
    proposal: Proposal | None = None
    rematch: str = ""
    #: A guided game, and how many of its lines are played.
    guided: GuidedGame | None = None
    guided_at: int = 0


class Snapshot(msgspec.Struct):
    """A table without the entries that led to it."""

    state: TableState
    match: KeptMatch | None


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
        self._game: Game | None = None
        self._chance = SwitchedChance(NoChance())
        #: Who was to act after the last entry: a move that is being decided does not count yet.
        self._were_acting: list[int] = []

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

    def outcome(self) -> Outcome | None:
        """How the game ended; None before that."""
        return self.match.outcome() if self.match is not None else None

    def line(self) -> int:
        """How many lines the game has."""
        return self.match.seq if self.match is not None else 0

    def humans(self) -> list[int]:
        """The seats that somebody holds and plays himself."""
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
                table._chance,
                table.seat_documents(),
                found.state.rules,
            )
            table.draw_from_secret()
            table._were_acting = table.acting()
        return table

    def seat_documents(self) -> list[SeatDocument]:
        """Who sits where, as a record says it."""
        return [SeatDocument(seat.name, seat.level) for seat in self.state.seats]

    def draw_from_secret(self) -> None:
        """From here on, draws come from the fair stream."""
        state = self.state
        self._chance.source = fair_chance(state.secret, self.id, state.contributions, state.words)

    def draw_from(self, source: Chance) -> None:
        """From here on, draws come from another source."""
        self._chance.source = source

    def words_used(self) -> int:
        """How far the fair stream was read."""
        return getattr(self._chance.source, "words_used", self.state.words)

    # ---- applying entries -------------------------------------------------------------------

    def apply(self, entry: log.Entry, at: int) -> None:
        """Do what an entry says. A move that was just made here is not made again."""
        mover = _APPLY[type(entry)](self, entry, at)
        self.seq += 1
        if self.state.started:
            self._count_time(mover, at)

    def _count_time(self, mover: int, at: int) -> None:
        before, after = self._were_acting, self.acting()
        self._were_acting = after
        for number, seat in enumerate(self.state.seats):
            if number in before and not self.state.paused_at:
                seat.used += max(0, at - seat.counted)
            if number not in after:
                seat.turn_began = 0
            elif number not in before or number == mover:
                seat.turn_began = at
            seat.counted = at

    def start(self, entry: log.Started | None) -> Match:
        """Set the game up: from the fair stream, or with the draws of an entry."""
        state, game = self.state, self.game
        state.contributions = [seat.entropy for seat in state.seats]
        if entry is not None:
            self._chance.source = ReplayChance(entry.draws)
        elif state.guided is not None:
            self._chance.source = ScriptedChance(state.guided.setup)
        else:
            self.draw_from_secret()
        self.match = Match(
            game,
            game.options(state.options),
            self._chance,
            self.seat_documents(),
            state.rules,
            state.position,
        )
        return self.match

    def stored_events(self, events: list[Event]) -> list[log.StoredEvent]:
        """Events by name: numbers of kinds may change from release to release."""
        kinds = self.game.event_kinds
        return [[kinds[event[0]].name, *event[1:]] for event in events]


def _opened(table: Table, entry: log.Opened, _: int) -> int:
    seats = [
        Seat(plan.holder, plan.name, plan.level, plan.invite, plan.token, plan.phrase)
        for plan in entry.seats
    ]
    table.state = TableState(
        game=entry.game,
        rules=entry.rules,
        options=entry.options,
        terms=entry.terms,
        seats=seats,
        host=entry.host,
        secret=entry.secret,
        position=entry.position,
        source=entry.source,
        source_line=entry.source_line,
        watchers=entry.terms.watchers,
        guided=entry.guided,
    )
    return -1


def _seat_changed(table: Table, entry: log.SeatChanged, _: int) -> int:
    plan, seat = entry.plan, table.state.seats[entry.seat]
    table.state.seats[entry.seat] = Seat(
        plan.holder,
        plan.name,
        plan.level,
        plan.invite,
        plan.token,
        plan.phrase,
        used=seat.used,
        turn_began=seat.turn_began,
        counted=seat.counted,
    )
    _rename(table)
    return -1


def _rename(table: Table) -> None:
    if table.match is not None:
        table.match.seats = table.seat_documents()


def _joined(table: Table, entry: log.Joined, _: int) -> int:
    seat = table.state.seats[entry.seat]
    seat.holder, seat.name, seat.level, seat.invite = "human", entry.name, "", ""
    seat.token, seat.phrase, seat.entropy = entry.token, entry.phrase, entry.entropy
    return -1


def _contributed(table: Table, entry: log.Contributed, _: int) -> int:
    table.state.seats[entry.seat].entropy = entry.entropy
    return -1


def _recovered(table: Table, entry: log.Recovered, _: int) -> int:
    seat = table.state.seats[entry.seat]
    seat.token, seat.phrase = entry.token, entry.phrase
    return -1


def _started(table: Table, entry: log.Started, _: int) -> int:
    if table.match is None:
        table.start(entry)
    table.state.started = True
    table.state.words = entry.words
    table.draw_from_secret()
    return -1


def _moved(table: Table, entry: log.Moved, _: int) -> int:
    match, state = table.match, table.state
    assert match is not None
    if match.seq < entry.line:
        line = RecordEntry(entry.line, entry.seat, entry.move, entry.draws)
        _replay(table, match, line)
        state.words = entry.words
        table.draw_from_secret()
    state.words = entry.words
    if state.guided is not None:
        state.guided_at += 1
    if state.proposal is not None and state.proposal.what == "take-back":
        state.proposal = None
    seat = state.seats[entry.seat]
    if seat.sits_in_for == "clock" and state.terms.clock and state.terms.clock.per == "turn":
        seat.sits_in = seat.sits_in_for = ""
    return entry.seat


def _undone(table: Table, entry: log.Undone, _: int) -> int:
    match = table.match
    assert match is not None
    if match.seq < entry.line:
        _replay(table, match, RecordEntry(entry.line, entry.seat, undo=entry.undo))
        table.draw_from_secret()
    if table.state.guided is not None:
        table.state.guided_at -= 1
    proposal = table.state.proposal
    if proposal is not None and proposal.what == "take-back":
        table.state.proposal = None
    return entry.seat


def _replay(table: Table, match: Match, line: RecordEntry) -> None:
    try:
        replay_entry(match, table.game, table._chance, line, f"line {line.seq}")
    except Faults as faults:
        raise AssertionError(f"table {table.id} does not replay: {faults}") from faults


def _said(_: Table, __: log.Said, ___: int) -> int:
    return -1


def _proposed(table: Table, entry: log.Proposed, at: int) -> int:
    table.state.proposal = Proposal(
        table.seq + 1,
        entry.by,
        entry.what,
        entry.line,
        entry.seat,
        entry.name,
        entry.token,
        entry.phrase,
        list(entry.asked),
    )
    return _settle_proposal(table, at)


def _answered(table: Table, entry: log.Answered, at: int) -> int:
    proposal = table.state.proposal
    assert proposal is not None
    if not entry.agree:
        table.state.proposal = None
        return -1
    proposal.waiting.remove(entry.seat)
    return _settle_proposal(table, at)


def _settle_proposal(table: Table, at: int) -> int:
    """Do what was proposed once nobody is left to ask."""
    proposal, state = table.state.proposal, table.state
    assert proposal is not None
    if proposal.waiting:
        return -1
    if proposal.what == "take-back":
        match = table.match
        assert match is not None
        if match.first > 0:
            raise NeedsHistory
        back = match.take_back(proposal.by, proposal.line)
        assert isinstance(back, LogLine), back
        if state.guided is not None:
            state.guided_at = sum(line.undo == 0 and not line.undone for line in match.lines)
    elif proposal.what == "pause":
        table._count_time(-1, at)
        state.paused_at = at
    elif proposal.what == "resume":
        for seat in state.seats:
            if seat.turn_began:
                seat.turn_began += at - state.paused_at
            seat.counted = at
        state.paused_at = 0
    else:
        seat = state.seats[proposal.seat]
        seat.holder, seat.name, seat.level = "human", proposal.name, ""
        seat.token, seat.phrase, seat.invite = proposal.token, proposal.phrase, ""
        seat.sits_in = seat.sits_in_for = ""
        _rename(table)
    state.proposal = None
    return -1


def _withdrawn(table: Table, _: log.Withdrawn, __: int) -> int:
    table.state.proposal = None
    return -1


def _sat_in(table: Table, entry: log.SatIn, _: int) -> int:
    seat = table.state.seats[entry.seat]
    seat.sits_in, seat.sits_in_for = entry.level, entry.reason
    proposal = table.state.proposal
    if proposal is not None and entry.seat in proposal.waiting:
        # Whoever is away cannot hold up the others; the last one present decides.
        proposal.waiting.remove(entry.seat)
        if not proposal.waiting:
            table.state.proposal = None
    return -1


def _returned(table: Table, entry: log.Returned, at: int) -> int:
    seat = table.state.seats[entry.seat]
    seat.sits_in = seat.sits_in_for = ""
    if seat.turn_began:
        seat.turn_began = at
    return -1


def _watched(table: Table, entry: log.Watched, _: int) -> int:
    table.state.watchers = entry.watchers
    return -1


def _rematched(table: Table, entry: log.Rematched, _: int) -> int:
    table.state.rematch = entry.table
    return -1


def _contacted(table: Table, entry: log.Contacted, _: int) -> int:
    seat = table.state.seats[entry.seat]
    seat.address, seat.address_code = entry.address, entry.code
    return -1


def _confirmed(table: Table, entry: log.Confirmed, _: int) -> int:
    table.state.seats[entry.seat].address_code = ""
    return -1


#: For each sort of entry what it does; the answer is the seat that moved, or -1.
_APPLY: dict[type[log.Entry], Any] = {
    log.Opened: _opened,
    log.SeatChanged: _seat_changed,
    log.Joined: _joined,
    log.Contributed: _contributed,
    log.Recovered: _recovered,
    log.Started: _started,
    log.Moved: _moved,
    log.Undone: _undone,
    log.Said: _said,
    log.Proposed: _proposed,
    log.Answered: _answered,
    log.Withdrawn: _withdrawn,
    log.SatIn: _sat_in,
    log.Returned: _returned,
    log.Watched: _watched,
    log.Rematched: _rematched,
    log.Contacted: _contacted,
    log.Confirmed: _confirmed,
}
