"""Proposals: who has not answered yet, and what happens once all have agreed (K6)."""

from __future__ import annotations

from tablee.kernel.match import LogLine
from tablee.server import entries as log
from tablee.server.table.documents import Proposal
from tablee.server.table.state import NeedsHistory, Table
from tablee.server.table.times import pause, resume


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


def let_go(table: Table, what: log.What) -> None:
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
