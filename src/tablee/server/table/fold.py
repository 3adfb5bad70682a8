"""What each sort of entry does to a table.

Nothing is decided here and nothing is refused: an entry was decided before it was written. Each
function answers with the seat that moved, or -1.

Proposals: who has not answered yet, and what happens once all have agreed (K6).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.kernel.documents import Faults, RecordLine
from tablee.kernel.match import LogLine, Match
from tablee.kernel.record import replay_line
from tablee.protocol.public_log import What
from tablee.server.table import entries as log
from tablee.server.table.clocks import count_time, pause, resume
from tablee.server.table.snapshot import Proposal, Seat, TableState
from tablee.server.table.state import NeedsHistory, Table

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
    if match.line < entry.line:
        line = RecordLine(entry.line, entry.seat, entry.move, entry.draws)
        _replay(table, match, line)
        state.words = entry.words
        table.draw_from_secret()
    state.words = entry.words
    if state.guided is not None:
        state.guided_at += 1
    let_go(table, "take-back")
    seat = state.seats[entry.seat]
    per_turn = state.terms.clock is not None and state.terms.clock.per == "turn"
    if seat.sits_in_for == "clock" and per_turn and not _turn_goes_on(table, entry.seat):
        seat.sits_in = seat.sits_in_for = ""
    return entry.seat


def _turn_goes_on(table: Table, seat: int) -> bool:
    """Whether a seat that has moved is still in the turn whose time was counted before."""
    period = table.clock_period(seat)
    return period > 0 and period == table.periods.get(seat)


def _undone(table: Table, entry: log.Undone, _: int) -> int:
    match = table.match
    assert match is not None
    if match.line < entry.line:
        _replay(table, match, RecordLine(entry.line, entry.seat, undo=entry.undo))
        table.draw_from_secret()
    if table.state.guided is not None:
        table.state.guided_at -= 1
    let_go(table, "take-back")
    return entry.seat


def _replay(table: Table, match: Match, line: RecordLine) -> None:
    try:
        replay_line(match, table.game, table.chance, line, f"line {line.line}")
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
        asked=seat.asked,
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
    if seat.asked:
        seat.asked = at
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


def propose(table: Table, entry: log.Proposed, at: int) -> None:
    """Somebody asks the others; where nobody is left to ask it happens at once (K6.2)."""
    table.state.postponed = table.state.proposal
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
    _settle(table, at)


def answer(table: Table, entry: log.Answered, at: int) -> None:
    """Somebody agrees or declines."""
    proposal = table.state.proposal
    assert proposal is not None
    if not entry.agree:
        fall(table)
        return
    proposal.waiting.remove(entry.seat)
    _settle(table, at)


def let_go(table: Table, what: What) -> None:
    """A proposal of this sort falls (K6.1)."""
    proposal = table.state.proposal
    if proposal is not None and proposal.what == what:
        fall(table)


def fall(table: Table) -> None:
    """The open proposal is no more; a request for a seat that had to wait is asked again."""
    table.state.proposal, table.state.postponed = table.state.postponed, None


def absent(table: Table, seat: int) -> None:
    """Whoever is away cannot hold up the others; the last one present decides."""
    proposal, postponed = table.state.proposal, table.state.postponed
    if postponed is not None and seat in postponed.waiting:
        postponed.waiting.remove(seat)
        if not postponed.waiting:
            table.state.postponed = None
    if proposal is not None and seat in proposal.waiting:
        proposal.waiting.remove(seat)
        if not proposal.waiting:
            fall(table)


def _settle(table: Table, at: int) -> None:
    proposal = table.state.proposal
    assert proposal is not None
    if proposal.waiting:
        return
    if proposal.what == "take-back":
        _take_back(table, proposal)
    elif proposal.what == "pause":
        pause(table, at)
    elif proposal.what == "resume":
        resume(table, at)
    else:
        _hand_over(table, proposal)
    fall(table)


def _take_back(table: Table, proposal: Proposal) -> None:
    match = table.match
    assert match is not None
    if match.first > 0:
        raise NeedsHistory
    back = match.take_back(proposal.by, proposal.line)
    assert isinstance(back, LogLine), back
    if table.state.guided is not None:
        standing = [line for line in match.lines if line.undo == 0 and not line.undone]
        table.state.guided_at = len(standing)


def _hand_over(table: Table, proposal: Proposal) -> None:
    seat = table.state.seats[proposal.seat]
    seat.holder, seat.name, seat.level = "human", proposal.name, ""
    seat.token, seat.phrase, seat.invite = proposal.token, proposal.phrase, ""
    seat.sits_in = seat.sits_in_for = ""
    # Whoever sat there before is sent no more notices.
    seat.address = seat.address_code = ""
    table.name_seats()
