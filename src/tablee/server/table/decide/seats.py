"""Who sits where, and who may (K5)."""

from __future__ import annotations

from tablee.kernel.kinds import GAME_OVER, NO_SUCH_SEAT
from tablee.protocol import ws
from tablee.server import refusals
from tablee.server.table import entries as log
from tablee.server.table.clocks import time_used_up
from tablee.server.table.decide.actors import HOST, Decision, hosts, seated
from tablee.server.table.state import Table
from tablee.server.tokens import opens


class ChangeSeat:
    """The host gives a seat to somebody else before the start."""

    def __init__(self, seat: int, plan: log.SeatPlan) -> None:
        self.seat = seat
        self.plan = plan


def change_seat(table: Table, actor: int, request: ChangeSeat, _: int) -> Decision:
    seats, plan = table.state.seats, request.plan
    if not hosts(table, actor):
        return refusals.NOT_ALLOWED.refusal()
    if not 0 <= request.seat < len(seats):
        return NO_SUCH_SEAT.refusal(seat=request.seat, seats=len(seats))
    if plan.holder == "bot" and not table.game.has_bot(plan.level):
        return refusals.NO_SUCH_LEVEL.refusal(level=plan.level[:40])
    deal = table.state.deal
    compared = deal.level if deal is not None and deal.first else ""
    if plan.holder == "bot" and compared and plan.level != compared:
        return refusals.DEAL_LEVEL.refusal()
    if table.state.started:
        # An empty seat may be given to a bot at any time; nobody is ever put out of theirs.
        empty = seats[request.seat].holder in ("open", "invited")
        if not empty or plan.holder != "bot":
            return refusals.ALREADY_STARTED.refusal()
    return log.SeatChanged(request.seat, plan)


class Join:
    """Somebody sits down on an open seat, or by invitation."""

    def __init__(self, seat: int, name: str, invite: str, hashes: tuple[str, str], entropy: str):
        self.seat = seat
        self.name = name
        self.invite = invite
        self.hashes = hashes
        self.entropy = entropy


def join(table: Table, _: int, request: Join, __: int) -> Decision:
    seats = table.state.seats
    if not 0 <= request.seat < len(seats):
        return NO_SUCH_SEAT.refusal(seat=request.seat, seats=len(seats))
    seat = seats[request.seat]
    if seat.holder not in ("open", "invited"):
        return refusals.SEAT_TAKEN.refusal(seat=request.seat)
    if seat.holder == "invited" and not opens(request.invite, seat.invite):
        return refusals.NOT_ALLOWED.refusal()
    # After the start nothing is added any more: the stream is fixed (K4.5).
    fixed = table.state.started or table.state.deal is not None
    entropy = "" if fixed else request.entropy
    return log.Joined(request.seat, request.name, *request.hashes, entropy)


class Contribute:
    """A seat adds to the dice before the start."""

    def __init__(self, entropy: str) -> None:
        self.entropy = entropy


def contribute(table: Table, actor: int, request: Contribute, _: int) -> Decision:
    refusal = seated(table, actor)
    if refusal is not None:
        return refusal
    if table.state.deal is not None:
        return refusals.LUCK_FIXED.refusal()
    # Once only: whoever could add again could roll again.
    if table.state.started or table.state.seats[actor].entropy:
        return refusals.ALREADY_STARTED.refusal()
    return log.Contributed(actor, request.entropy)


class Recover:
    """Somebody who knows the phrase of a seat, or has the key of one that was lost."""

    def __init__(self, phrase: str, key: str, hashes: tuple[str, str]) -> None:
        self.phrase = phrase
        self.key = key
        self.hashes = hashes


def recover(table: Table, _: int, request: Recover, __: int) -> Decision:
    """A new link to one's own seat, or that seat while its new holder has not moved (K5.8)."""
    for number, seat in enumerate(table.state.seats):
        if opens(request.phrase, seat.phrase):
            return log.Recovered(number, *request.hashes)
        former = seat.former
        if former is not None and (
            opens(request.phrase, former.phrase) or opens(request.key, former.token)
        ):
            return log.WonBack(number, former.name, seat.name, *request.hashes)
    return refusals.WRONG_PHRASE.refusal()


def come_back(table: Table, actor: int, _: ws.Return, now: int) -> Decision:
    refusal = seated(table, actor)
    if refusal is not None:
        return refusal
    if not table.state.seats[actor].sits_in or time_used_up(table, actor, now):
        return refusals.CLOCK_STATE.refusal()
    return log.Returned(actor)


class SetWatchers:
    """The host lets spectators in or keeps them out."""

    def __init__(self, watchers: bool) -> None:
        self.watchers = watchers


def set_watchers(table: Table, actor: int, request: SetWatchers, _: int) -> Decision:
    if not hosts(table, actor):
        return refusals.NOT_ALLOWED.refusal()
    return log.Watched(request.watchers)


class Rematch:
    """The players go on at another table."""

    def __init__(self, table: str) -> None:
        self.table = table


def rematch(table: Table, actor: int, request: Rematch, _: int) -> Decision:
    if actor != HOST and seated(table, actor) is not None:
        return refusals.NOT_YOUR_SEAT.refusal()
    if table.outcome() is None:
        return refusals.NOT_OVER.refusal()
    return log.Rematched(request.table)


class Contact:
    """A seat wants notices at an address, to which this code was sent."""

    def __init__(self, code: str) -> None:
        self.code = code


def contact(table: Table, actor: int, request: Contact, _: int) -> Decision:
    refusal = seated(table, actor)
    if refusal is None and table.outcome() is not None:
        refusal = GAME_OVER.refusal()
    return refusal or log.Contacted(actor, request.code)


class Confirm:
    """The code that was sent to the address came back."""

    def __init__(self, code: str) -> None:
        self.code = code


def confirm(table: Table, actor: int, request: Confirm, _: int) -> Decision:
    refusal = seated(table, actor)
    if refusal is not None:
        return refusal
    if not opens(request.code, table.state.seats[actor].address_code):
        return refusals.WRONG_PHRASE.refusal()
    return log.Confirmed(actor)
