"""What needs the leave of the others: taking back, and stopping the clock (K6)."""

from __future__ import annotations

from tablee.kernel.documents import Refusal
from tablee.protocol import ws
from tablee.server import refusals
from tablee.server.table import entries as log
from tablee.server.table.decide.actors import Decision, running, seated
from tablee.server.table.decide.requests import bypasses_holder
from tablee.server.table.state import NeedsHistory, Table


def propose(table: Table, actor: int, request: ws.Propose, _: int) -> Decision:
    state = table.state
    refusal = seated(table, actor) or running(table)
    if refusal is not None:
        return refusal
    # A newcomer who asks for a seat must not keep the players from their own affairs: they wait.
    if state.proposal is not None and state.proposal.what != "seat":
        return refusals.PROPOSAL_OPEN.refusal()
    if request.what == "take-back" and state.deal is not None:
        # The same luck would come again, and be known.
        refusal = refusals.LUCK_FIXED.refusal()
    elif request.what == "take-back":
        refusal = _may_take_back(table, actor, request.line)
    elif state.terms.clock is None:
        refusal = refusals.NO_CLOCK.refusal()
    elif bool(state.paused_at) != (request.what == "resume"):
        refusal = refusals.CLOCK_STATE.refusal()
    if refusal is not None:
        return refusal
    asked = [seat for seat in table.humans() if seat != actor]
    return log.Proposed(by=actor, what=request.what, line=request.line, asked=asked)


def _may_take_back(table: Table, actor: int, line: int) -> Refusal | None:
    match = table.match
    assert match is not None
    if not 0 < line <= match.line:
        return refusals.NO_SUCH_LINE.refusal(line=line)
    if match.first > 0:
        raise NeedsHistory
    found = match.lines[line - 1]
    if found.seat != actor or found.undo or found.undone:
        return refusals.NOT_YOUR_MOVE.refusal(line=line)
    return None


def answer(table: Table, actor: int, request: ws.Answer, _: int) -> Decision:
    proposal = table.state.proposal
    if proposal is None or proposal.number != request.proposal:
        return refusals.NO_SUCH_PROPOSAL.refusal(proposal=request.proposal)
    # Whoever has agreed may still think better of it.
    changes_mind = actor in proposal.agreed and not request.agree
    if actor not in proposal.waiting and not changes_mind:
        return refusals.NOT_ASKED.refusal(proposal=request.proposal)
    if request.agree and bypasses_holder(table, proposal):
        return log.Withdrawn(proposal.number)
    if proposal.what == "take-back" and table.match is not None and table.match.first > 0:
        raise NeedsHistory
    return log.Answered(actor, request.proposal, request.agree)


def withdraw(table: Table, actor: int, request: ws.Withdraw, _: int) -> Decision:
    proposal = table.state.proposal
    if proposal is None or proposal.number != request.proposal:
        return refusals.NO_SUCH_PROPOSAL.refusal(proposal=request.proposal)
    if actor != proposal.by or actor < 0:
        return refusals.NOT_ASKED.refusal(proposal=request.proposal)
    return log.Withdrawn(request.proposal)
