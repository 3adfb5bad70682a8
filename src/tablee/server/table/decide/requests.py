"""Newcomers who ask for a seat, and what becomes of it (K5.6 to K5.9).

Nobody loses a seat to the others alone: its holder is asked, and is waited for. Only where the
terms name an absence after which that ends does the seat pass without their answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablee.kernel.kinds import NO_SUCH_SEAT
from tablee.kernel.state import SPECTATOR
from tablee.server import refusals
from tablee.server.table import entries as log
from tablee.server.table.clocks import handover_deadline
from tablee.server.table.decide.actors import Decision, hosts, running
from tablee.server.table.snapshot import OpenProposal
from tablee.server.table.state import Table
from tablee.server.tokens import opens

#: Minutes after a "no" during which nobody asks for a seat at that table.
PAUSE_MINUTES: Final = 5


class AskSeat:
    """A newcomer asks for a seat. The number is one that tells nothing of the table."""

    def __init__(self, seat: int, name: str, hashes: tuple[str, str], number: int) -> None:
        self.seat = seat
        self.name = name
        self.hashes = hashes
        self.number = number


def ask_seat(table: Table, _: int, request: AskSeat, now: int) -> Decision:
    state, seats = table.state, table.state.seats
    if not 0 <= request.seat < len(seats):
        return NO_SUCH_SEAT.refusal(seat=request.seat, seats=len(seats))
    refusal = running(table)
    if refusal is not None:
        return refusal
    if not state.watchers:
        return refusals.CLOSED_TO_WATCHERS.refusal()
    if not state.seat_requests:
        return refusals.NO_SEAT_REQUESTS.refusal()
    if state.declined_at and now < state.declined_at + PAUSE_MINUTES * 60_000:
        return refusals.ASKED_LATELY.refusal(minutes=PAUSE_MINUTES)
    if state.proposal is not None or state.postponed is not None:
        return refusals.PROPOSAL_OPEN.refusal()
    holder = seats[request.seat].holder
    if holder == "invited":
        return refusals.SEAT_TAKEN.refusal(seat=request.seat)
    token, phrase = request.hashes
    return log.Proposed(
        by=SPECTATOR,
        what="seat",
        seat=request.seat,
        name=request.name,
        token=token,
        phrase=phrase,
        asked=_asked(table, request.seat),
        number=request.number,
        needs_holder=holder == "human",
    )


def _asked(table: Table, seat: int) -> list[int]:
    """Those who are asked for a seat: the others who play, if none does all others, its holder."""
    people = [number for number, held in enumerate(table.state.seats) if held.holder == "human"]
    playing = set(table.humans()) - {seat}
    return [number for number in people if number in playing or number == seat or not playing]


def bypasses_holder(table: Table, proposal: OpenProposal) -> bool:
    """Whether a request that an earlier release let in would take a seat without its holder."""
    asks_for_seat = proposal.what == "seat" and not proposal.needs_holder
    return asks_for_seat and table.state.seats[proposal.seat].holder == "human"


class HolderLeft:
    """The last connection of a seat has ended."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


def holder_left(table: Table, _: int, request: HolderLeft, __: int) -> Decision:
    """Whoever was there is away from now on, if that counts."""
    if not table.state.terms.handover or not is_asked_for(table, request.seat):
        return refusals.CLOCK_STATE.refusal()
    return log.HolderSeen(request.seat)


def is_asked_for(table: Table, seat: int) -> bool:
    """Whether a newcomer asks for a seat whose holder must answer."""
    return any(found.is_for(seat) for found in _open_proposals(table))


class PassSeat:
    """A holder may have been away long enough. Whether they are there is looked at last."""

    def __init__(self, number: int, is_present: Callable[[], bool]) -> None:
        self.number = number
        self.is_present = is_present


def pass_seat(table: Table, _: int, request: PassSeat, now: int) -> Decision:
    proposal, deadline = table.state.proposal, handover_deadline(table)
    if proposal is None or proposal.number != request.number:
        return refusals.NO_SUCH_PROPOSAL.refusal(proposal=request.number)
    if deadline is None or deadline > now:
        return refusals.CLOCK_STATE.refusal()
    if request.is_present():
        return log.HolderSeen(proposal.seat)
    former = table.state.seats[proposal.seat].name
    return log.Passed(proposal.seat, proposal.name, former, proposal.number)


class WithdrawRequest:
    """A newcomer gives up asking; only they have the key that would have opened the seat."""

    def __init__(self, key: str) -> None:
        self.key = key


def withdraw_request(table: Table, _: int, request: WithdrawRequest, __: int) -> Decision:
    for proposal in _open_proposals(table):
        if proposal.what == "seat" and opens(request.key, proposal.token):
            return log.Withdrawn(proposal.number)
    return refusals.NOT_ALLOWED.refusal()


class RemoveAsker:
    """The host sends a newcomer away who asks for a seat."""

    def __init__(self, number: int) -> None:
        self.number = number


def remove_asker(table: Table, actor: int, request: RemoveAsker, _: int) -> Decision:
    if not hosts(table, actor):
        return refusals.NOT_ALLOWED.refusal()
    for proposal in _open_proposals(table):
        if proposal.what == "seat" and proposal.number == request.number:
            return log.Withdrawn(proposal.number)
    return refusals.NO_SUCH_PROPOSAL.refusal(proposal=request.number)


class SetSeatRequests:
    """The host lets newcomers ask for seats, or not."""

    def __init__(self, allowed: bool) -> None:
        self.allowed = allowed


def set_seat_requests(table: Table, actor: int, request: SetSeatRequests, _: int) -> Decision:
    if not hosts(table, actor):
        return refusals.NOT_ALLOWED.refusal()
    return log.SeatRequests(request.allowed)


def _open_proposals(table: Table) -> list[OpenProposal]:
    state = table.state
    return [found for found in (state.proposal, state.postponed) if found is not None]
