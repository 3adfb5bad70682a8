"""What a seat or a spectator is told: whitelists, built field by field.

Nothing of a table leaves the server but through this module. An observer gets the view that the
game grants it, and the entries as `table.redact` lets them through.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.kernel.state import SPECTATOR
from tablee.protocol import tables, ws
from tablee.server.store.contract import Stored
from tablee.server.table import entries as log
from tablee.server.table import guided
from tablee.server.table.clocks import clock_deadline
from tablee.server.table.redact import Redactor
from tablee.server.table.state import Table

#: An entry, its number, and when it was written.
Fresh = tuple[log.Entry, int, int]

#: Of a long log so many entries, and bytes of them, are told at once.
LOG_PAGE, LOG_BYTES = 200, 256 * 1024
#: With more moves than this, only their numbers are sent with every update.
MOST_MOVES_SENT = 400

_encoder = msgspec.json.Encoder()


def encode(frame: ws.Frame) -> bytes:
    """A frame as it goes over the wire."""
    return _encoder.encode(frame)


def table_info(table: Table) -> tables.TableInfo:
    """What everybody who has the link may know."""
    state = table.state
    seats = [
        tables.SeatInfo(
            holder=seat.holder,
            name=seat.name,
            level=seat.level,
            sits_in=seat.sits_in,
            muted=seat.muted,
            used=seat.used if state.terms.clock else 0,
            deadline=clock_deadline(table, number),
        )
        for number, seat in enumerate(state.seats)
    ]
    outcome = table.outcome()
    return tables.TableInfo(
        table=table.id,
        game=state.game,
        rules=state.rules,
        options=state.options,
        terms=state.terms,
        watchers=state.watchers,
        seat_requests=state.seat_requests,
        seats=seats,
        started=state.started,
        paused=bool(state.paused_at),
        to_act=table.acting(),
        outcome=outcome,
        proposal=_proposal_info(table),
        commitment=table.commitment(),
        contributions=state.contributions if state.started else [],
        # The secret of a deal is told by the deal, once its time has come.
        secret=state.secret if outcome is not None and state.deal is None else "",
        rematch=state.rematch,
        source=state.source,
        source_line=state.source_line,
        guided=guided.info(table),
        deal=state.deal,
    )


def _proposal_info(table: Table) -> tables.ProposalInfo | None:
    found = table.state.proposal
    if found is None:
        return None
    return tables.ProposalInfo(
        proposal=found.number,
        by=found.by,
        what=found.what,
        line=found.line,
        seat=found.seat,
        name=found.name,
        waiting=found.waiting,
        agreed=found.agreed,
    )


# ---- views ------------------------------------------------------------------------------------


def shortened(moves: list[str]) -> ws.Moves:
    """Moves grouped by all but their last word, so that long lists stay short."""
    if not moves:
        return {}
    groups: dict[str, list[str]] = {}
    for move in moves:
        begin, _, last = move.rpartition(" ")
        if begin in groups:
            groups[begin].append(last)
        else:
            groups[begin] = [last]
    if len(moves) <= MOST_MOVES_SENT:
        return groups  # type: ignore[return-value]
    return {begin: len(lasts) for begin, lasts in groups.items()}


def view_fields(table: Table, observer: int) -> dict[str, Any]:
    """The view, prompt and moves of an observer; nothing before the start.

    Only a seat itself is told that the table will answer for it.
    """
    view = table.view(observer)
    if view is None:
        return {}
    document: Any = view.document()
    told: list[str] | None = getattr(document, "moves", None)
    short = shortened(list(map(table.game.notation, view.moves)) if told is None else told)
    if told:
        # They are told once. The document was made for this frame: nobody else holds the list.
        told.clear()
    fields = {"view": document, "prompt": view.prompt(), "moves": short}
    return {**fields, "auto_answer": True} if observer in table.to_answer() else fields


# ---- frames -----------------------------------------------------------------------------------

#: After these entries only the game has changed: the rest of the table is not sent again.
GAME_ENTRIES = (log.Moved, log.Undone, log.Said)


class News:
    """New entries of a table, as frames for whoever is to hear of them.

    What everybody is told alike is put together once; each observer's frame too.
    """

    def __init__(self, table: Table, redactor: Redactor, fresh: list[Fresh]) -> None:
        self._table = table
        self._redactor = redactor
        self._fresh = fresh
        self._made: dict[int, bytes] = {}
        self._only_chat = True
        alike, whole = True, table.state.terms.clock is not None or table.state.guided is not None
        for entry, _, _ in fresh:
            alike = alike and not redactor.differs(entry)
            whole = whole or not isinstance(entry, GAME_ENTRIES)
            self._only_chat = self._only_chat and isinstance(entry, log.Said)
        #: What everybody is told alike, ready for the wire.
        self._alike: Any = (
            msgspec.Raw(_encoder.encode(self._entries_for(SPECTATOR))) if alike else None
        )
        self._info: Any = msgspec.UNSET
        if whole or table.outcome() is not None:
            self._info = msgspec.Raw(_encoder.encode(table_info(table)))

    def _entries_for(self, observer: int) -> list[Any]:
        redact = self._redactor.redact
        return [redact(entry, seq, at, observer) for entry, seq, at in self._fresh]

    def frame(self, observer: int) -> bytes:
        """The frame that tells an observer."""
        frame = self._made.get(observer)
        if frame is None:
            frame = self._made[observer] = self._make(observer)
        return frame

    def _make(self, observer: int) -> bytes:
        table = self._table
        update = ws.Update(
            seq=table.seq,
            line=table.line(),
            entries=self._entries_for(observer) if self._alike is None else self._alike,
            to_act=table.acting(),
            table=self._info,
            **({} if self._only_chat else view_fields(table, observer)),
        )
        return _encoder.encode(update)


def last_page(stored: list[Stored], since: int) -> tuple[list[Stored], int]:
    """The last entries after number `since`, and the last one left out; 0 if none is.

    What comes before the first of those given counts as left out.
    """
    page, size = stored[-LOG_PAGE:], 0
    for place in range(len(page) - 1, -1, -1):
        size += len(page[place].body)
        # One that is too long by itself is told all the same.
        if size > LOG_BYTES and place < len(page) - 1:
            page = page[place + 1 :]
            break
    skipped = page[0].seq - 1 if page else 0
    return page, skipped if skipped > since else 0


def public_entries(redactor: Redactor, stored: list[Stored], observer: int) -> list[Any]:
    """Entries from the store as an observer may know them."""
    return [
        redactor.redact(log.decode(found.body), found.seq, found.at, observer) for found in stored
    ]


def welcome(
    table: Table,
    redactor: Redactor,
    missed: list[Stored],
    observer: int,
    left: int,
    skipped: int = 0,
) -> bytes:
    """The frame that greets an observer: the whole table, and the entries it asked for."""
    told = public_entries(redactor, missed, observer)
    return encode(
        ws.Welcome(
            protocol=ws.PROTOCOL,
            seat=observer,
            left=left,
            skipped=skipped or msgspec.UNSET,
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
    return b'{"answers":%d,' % request + frame[1:]
