"""What a seat or a spectator is told: whitelists, built field by field.

Nothing of a table leaves the server but through this module. An observer gets the view that the
game grants it, the events as `event_document` shows them, and of every other entry the fields
named here.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.server import entries as log
from tablee.server import wire
from tablee.server.store.contract import Stored
from tablee.server.table import guiding
from tablee.server.table.state import Table
from tablee.server.table.times import clock_deadline

#: With more moves than this, only their numbers are sent with every update.
MOST_MOVES_SENT = 400

_encoder = msgspec.json.Encoder()


def encode(frame: wire.Frame) -> bytes:
    """A frame as it goes over the wire."""
    return _encoder.encode(frame)


def table_info(table: Table) -> wire.TableInfo:
    """What everybody who has the link may know."""
    state = table.state
    seats = [
        wire.SeatInfo(
            holder=seat.holder,
            name=seat.name,
            level=seat.level,
            sits_in=seat.sits_in,
            used=seat.used if state.terms.clock else 0,
            deadline=clock_deadline(table, number),
        )
        for number, seat in enumerate(state.seats)
    ]
    outcome = table.outcome()
    return wire.TableInfo(
        table=table.id,
        game=state.game,
        rules=state.rules,
        options=state.options,
        terms=state.terms,
        watchers=state.watchers,
        seats=seats,
        started=state.started,
        paused=bool(state.paused_at),
        to_act=table.acting(),
        outcome=outcome,
        proposal=_proposal_info(table),
        commitment=table.commitment(),
        contributions=state.contributions if state.started else [],
        secret=state.secret if outcome is not None else "",
        rematch=state.rematch,
        source=state.source,
        source_line=state.source_line,
        guided=guiding.info(table),
    )


def _proposal_info(table: Table) -> wire.ProposalInfo | None:
    found = table.state.proposal
    if found is None:
        return None
    return wire.ProposalInfo(
        proposal=found.number,
        by=found.by,
        what=found.what,
        line=found.line,
        seat=found.seat,
        name=found.name,
        waiting=found.waiting,
    )


# ---- entries ----------------------------------------------------------------------------------


class EntryTeller:
    """Tells the entries of one game."""

    def __init__(self, game: Any) -> None:
        self._kinds = {kind.name: number for number, kind in enumerate(game.event_kinds)}
        self._game = game

    def events(self, stored: list[log.StoredEvent], observer: int) -> list[dict[str, Any]]:
        """Stored events as an observer may know them."""
        shown = []
        for name, *values in stored:
            event = (self._kinds[str(name)], *values)
            shown.append(self._game.event_document(event, observer))
        return shown

    def tell(self, entry: log.Entry, seq: int, at: int, observer: int) -> dict[str, Any]:
        """One entry as an observer may know it."""
        told: dict[str, Any] = {"seq": seq, "at": at}
        if isinstance(entry, log.Moved):
            told |= {"kind": "moved", "line": entry.line, "seat": entry.seat}
            told["by_bot"] = entry.by_bot
            told["events"] = self.events(entry.events, observer)
        elif isinstance(entry, log.Started):
            told |= {"kind": "started", "events": self.events(entry.events, observer)}
        else:
            told |= _TELL[type(entry)](entry)
        return told


_TELL: dict[type[log.Entry], Any] = {
    log.Opened: lambda entry: {"kind": "opened", "game": entry.game},
    log.SeatChanged: lambda entry: {
        "kind": "seat-changed",
        "seat": entry.seat,
        "holder": entry.plan.holder,
        "name": entry.plan.name,
        "level": entry.plan.level,
    },
    log.Joined: lambda entry: {"kind": "joined", "seat": entry.seat, "name": entry.name},
    log.Contributed: lambda entry: {"kind": "contributed", "seat": entry.seat},
    log.Recovered: lambda entry: {"kind": "recovered", "seat": entry.seat},
    log.Undone: lambda entry: {
        "kind": "undone",
        "line": entry.line,
        "seat": entry.seat,
        "undo": entry.undo,
    },
    log.Said: lambda entry: {
        "kind": "said",
        "seat": entry.seat,
        "text": entry.text,
        "phrase": entry.phrase,
    },
    log.Proposed: lambda entry: {
        "kind": "proposed",
        "by": entry.by,
        "what": entry.what,
        "line": entry.line,
        "seat": entry.seat,
        "name": entry.name,
        "asked": entry.asked,
    },
    log.Answered: lambda entry: {
        "kind": "answered",
        "seat": entry.seat,
        "proposal": entry.proposal,
        "agree": entry.agree,
    },
    log.Withdrawn: lambda entry: {"kind": "withdrawn", "proposal": entry.proposal},
    log.SatIn: lambda entry: {
        "kind": "sat-in",
        "seat": entry.seat,
        "level": entry.level,
        "reason": entry.reason,
    },
    log.Returned: lambda entry: {"kind": "returned", "seat": entry.seat},
    log.Watched: lambda entry: {"kind": "watched", "watchers": entry.watchers},
    log.Rematched: lambda entry: {"kind": "rematched", "table": entry.table},
    # That a seat wants notices is nobody's business, and its address even less.
    log.Contacted: lambda _: {"kind": "other"},
    log.Confirmed: lambda _: {"kind": "other"},
}


# ---- views ------------------------------------------------------------------------------------


def shortened(moves: list[str]) -> wire.Moves:
    """Moves grouped by all but their last word, so that long lists stay short."""
    groups: dict[str, list[str]] = {}
    for move in moves:
        begin, _, last = move.rpartition(" ")
        groups.setdefault(begin, []).append(last)
    if len(moves) <= MOST_MOVES_SENT:
        return dict(groups)
    return {begin: len(lasts) for begin, lasts in groups.items()}


def view_fields(table: Table, observer: int) -> dict[str, Any]:
    """The view, prompt and moves of an observer; nothing before the start."""
    match = table.match
    if match is None:
        return {}
    view = match.view(observer)
    document = table.game.view_document(view)
    moves: list[str] = getattr(document, "moves", [])
    if moves:
        document = msgspec.structs.replace(document, moves=[])
    return {"view": document, "prompt": view.prompt(), "moves": shortened(moves)}


#: After these entries only the game has changed: the rest of the table is not sent again.
GAME_ENTRIES = (log.Moved, log.Undone, log.Said)


def update(
    table: Table, teller: EntryTeller, fresh: list[tuple[log.Entry, int, int]], observer: int
) -> bytes:
    """The frame that tells an observer of new entries (entry, seq, at)."""
    told = [teller.tell(entry, seq, at, observer) for entry, seq, at in fresh]
    fields: dict[str, Any] = {}
    only_chat = all(isinstance(entry, log.Said) for entry, _, _ in fresh)
    if not only_chat:
        fields = view_fields(table, observer)
    state = table.state
    whole = state.terms.clock is not None or table.outcome() is not None or state.guided is not None
    if whole or not all(isinstance(entry, GAME_ENTRIES) for entry, _, _ in fresh):
        fields["table"] = table_info(table)
    return encode(
        wire.Update(seq=table.seq, line=table.line(), entries=told, to_act=table.acting(), **fields)
    )


def welcome(
    table: Table, teller: EntryTeller, missed: list[Stored], observer: int, left: int
) -> bytes:
    """The frame that greets an observer: the whole table, and the entries it asked for."""
    told = [
        teller.tell(log.decode(stored.body), stored.seq, stored.at, observer)
        for stored in missed
        if stored.seq <= table.seq
    ]
    return encode(
        wire.Welcome(
            protocol=wire.PROTOCOL,
            seat=observer,
            left=left,
            seq=table.seq,
            line=table.line(),
            entries=told,
            to_act=table.acting(),
            table=table_info(table),
            **view_fields(table, observer),
        )
    )


def answering(frame: bytes, request: int) -> bytes:
    """The same frame for the connection whose request caused it."""
    return b'{"answers":' + str(request).encode() + b"," + frame[1:]
