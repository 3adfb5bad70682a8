"""What each sort of entry does to a table.

Nothing is decided here and nothing is refused: an entry was decided before it was written. Each
function answers with the seat that moved, or -1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.kernel.documents import Entry as RecordEntry
from tablee.kernel.documents import Faults
from tablee.kernel.match import Match
from tablee.kernel.record import replay_entry
from tablee.server import entries as log
from tablee.server.table.agreed import absent, answer, fall, let_go, propose
from tablee.server.table.documents import Seat, TableState
from tablee.server.table.state import Table
from tablee.server.table.times import count_time

NOBODY: Final = -1


def apply(table: Table, entry: log.Entry, at: int) -> None:
    """Do what an entry says. A move that was just made here is not made again."""
    mover = _APPLY[type(entry)](table, entry, at)
    table.seq += 1
    if table.state.started:
        count_time(table, mover, at)


# ---- the game ---------------------------------------------------------------------------------


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
    return NOBODY


def _started(table: Table, entry: log.Started, _: int) -> int:
    if table.match is None:
        table.start(entry)
    table.state.started = True
    table.state.words = entry.words
    table.draw_from_secret()
    return NOBODY


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
    let_go(table, "take-back")
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
    let_go(table, "take-back")
    return entry.seat


def _replay(table: Table, match: Match, line: RecordEntry) -> None:
    try:
        replay_entry(match, table.game, table.chance, line, f"line {line.seq}")
    except Faults as faults:
        raise AssertionError(f"table {table.id} does not replay: {faults}") from faults


# ---- seats ------------------------------------------------------------------------------------


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
    table.name_seats()
    return NOBODY


def _joined(table: Table, entry: log.Joined, _: int) -> int:
    seat = table.state.seats[entry.seat]
    seat.holder, seat.name, seat.level, seat.invite = "human", entry.name, "", ""
    seat.token, seat.phrase, seat.entropy = entry.token, entry.phrase, entry.entropy
    table.name_seats()
    return NOBODY


def _contributed(table: Table, entry: log.Contributed, _: int) -> int:
    table.state.seats[entry.seat].entropy = entry.entropy
    return NOBODY


def _recovered(table: Table, entry: log.Recovered, _: int) -> int:
    seat = table.state.seats[entry.seat]
    seat.token, seat.phrase = entry.token, entry.phrase
    return NOBODY


def _sat_in(table: Table, entry: log.SatIn, _: int) -> int:
    seat = table.state.seats[entry.seat]
    seat.sits_in, seat.sits_in_for = entry.level, entry.reason
    absent(table, entry.seat)
    return NOBODY


def _returned(table: Table, entry: log.Returned, at: int) -> int:
    seat = table.state.seats[entry.seat]
    seat.sits_in = seat.sits_in_for = ""
    if seat.turn_began:
        seat.turn_began = at
    return NOBODY


def _contacted(table: Table, entry: log.Contacted, _: int) -> int:
    seat = table.state.seats[entry.seat]
    seat.address, seat.address_code = entry.address, entry.code
    return NOBODY


def _confirmed(table: Table, entry: log.Confirmed, _: int) -> int:
    table.state.seats[entry.seat].address_code = ""
    return NOBODY


# ---- consent, chat, spectators ----------------------------------------------------------------


def _proposed(table: Table, entry: log.Proposed, at: int) -> int:
    propose(table, entry, at)
    return NOBODY


def _answered(table: Table, entry: log.Answered, at: int) -> int:
    answer(table, entry, at)
    return NOBODY


def _withdrawn(table: Table, _: log.Withdrawn, __: int) -> int:
    fall(table)
    return NOBODY


def _said(_: Table, __: log.Said, ___: int) -> int:
    return NOBODY


def _watched(table: Table, entry: log.Watched, _: int) -> int:
    table.state.watchers = entry.watchers
    return NOBODY


def _rematched(table: Table, entry: log.Rematched, _: int) -> int:
    table.state.rematch = entry.table
    return NOBODY


_APPLY: Final[dict[type[log.Entry], Callable[[Table, Any, int], int]]] = {
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
