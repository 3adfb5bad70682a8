"""Proposals: who has not answered yet, and what happens once all have agreed (K6)."""

from __future__ import annotations

from tablee.kernel.lines import Proposal
from tablee.protocol.public_log import What
from tablee.server.table import entries as log
from tablee.server.table.clocks import pause, resume
from tablee.server.table.snapshot import FormerHolder, OpenProposal
from tablee.server.table.state import Draft, NeedsHistory


def propose(table: Draft, entry: log.Proposed, at: int) -> None:
    """Somebody asks the others; where nobody is left to ask it happens at once (K6.2)."""
    table.state.postponed = table.state.proposal
    table.state.proposal = OpenProposal(
        entry.number or table.seq + 1,
        entry.by,
        entry.what,
        entry.line,
        entry.seat,
        entry.name,
        entry.token,
        entry.phrase,
        list(entry.asked),
        needs_holder=entry.needs_holder,
        since=at,
    )
    _settle(table, at)


def answer(table: Draft, entry: log.Answered, at: int) -> None:
    """Somebody agrees or declines."""
    proposal = table.state.proposal
    assert proposal is not None
    if not entry.agree:
        if proposal.what == "seat":
            table.state.declined_at = at
        fall(table)
        return
    table.state.proposal = proposal.agreed_by(entry.seat)
    _settle(table, at)


def let_go(table: Draft, what: What) -> None:
    """A proposal of this sort falls (K6.1)."""
    proposal = table.state.proposal
    if proposal is not None and proposal.what == what:
        fall(table)


def let_go_requests(table: Draft, seat: int) -> None:
    """What newcomers ask for a seat falls, also where it had to wait."""
    state = table.state
    if state.postponed is not None and state.postponed.is_for(seat):
        state.postponed = None
    if state.proposal is not None and state.proposal.is_for(seat):
        fall(table)


def fall(table: Draft) -> None:
    """The open proposal is no more; a request for a seat that had to wait is asked again."""
    table.state.proposal, table.state.postponed = table.state.postponed, None


def absent(table: Draft, seat: int) -> None:
    """Whoever is away cannot hold up the others; the last one present decides."""
    state = table.state
    if state.postponed is not None:
        state.postponed = state.postponed.unless_away(seat)
    if state.proposal is not None:
        state.proposal = state.proposal.unless_away(seat)
        if state.proposal is None:
            fall(table)


def _settle(table: Draft, at: int) -> None:
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


def _take_back(table: Draft, proposal: OpenProposal) -> None:
    match = table.match
    assert match is not None
    if match.first > 0:
        raise NeedsHistory
    back = match.propose_take_back(proposal.by, proposal.line)
    assert isinstance(back, Proposal), back
    table.proposed = back
    if table.state.guided is not None:
        standing = [line for line in match.lines if line.undo == 0 and not line.undone]
        table.state.guided_at = len(standing) - len(back.fallen or [])


def _hand_over(table: Draft, proposal: OpenProposal) -> None:
    seat = table.seats()[proposal.seat]
    seat.holder, seat.name, seat.level = "human", proposal.name, ""
    seat.token, seat.phrase, seat.invite = proposal.token, proposal.phrase, ""
    seat.sits_in = seat.sits_in_for = ""
    # Whoever sat there before is sent no more notices.
    seat.address_code, seat.has_address = "", False
    seat.muted = False
    table.renamed = True


def pass_on(table: Draft) -> None:
    """A seat passes to the newcomer without its holder's answer, who may win it back (K5.8)."""
    proposal = table.state.proposal
    assert proposal is not None
    seat = table.seats()[proposal.seat]
    # Whoever has not moved yet has no claim against the one before.
    seat.former = seat.former or FormerHolder(seat.name, seat.token, seat.phrase)
    _hand_over(table, proposal)
    fall(table)
