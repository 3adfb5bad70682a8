"""What becomes of a request: an entry to write down, or a refusal.

The start, a move and an undo go through the match at once, because only there it is known what
they lead to. If their entry cannot be written, the table must be loaded anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.kernel.documents import Refusal
from tablee.kernel.match import GAME_OVER, NO_SUCH_SEAT
from tablee.kernel.state import SPECTATOR
from tablee.server import entries as log
from tablee.server import refusals, wire
from tablee.server.table import guiding
from tablee.server.table.phrases import PHRASES
from tablee.server.table.state import NeedsHistory, Table
from tablee.server.table.times import absence_deadline, clock_deadline, time_used_up
from tablee.server.tokens import opens

#: Who asks, where it is not a seat: somebody with the host's token, or the server itself.
HOST: Final = -3
SERVER: Final = -4

LONGEST_TEXT: Final = 300
LONGEST_NAME: Final = 40

Decision = log.Entry | Refusal


def decide(table: Table, actor: int, request: Any, now: int) -> Decision:
    """The entry that a request leads to, or why it is refused."""
    return _DECIDE[type(request)](table, actor, request, now)


def _running(table: Table) -> Refusal | None:
    if not table.state.started:
        return refusals.NOT_STARTED.refusal()
    if table.outcome() is not None:
        return GAME_OVER.refusal()
    return None


def _seated(table: Table, actor: int) -> Refusal | None:
    if not 0 <= actor < len(table.state.seats):
        return refusals.NOT_YOUR_SEAT.refusal()
    return None


def _hosts(table: Table, actor: int) -> bool:
    """Whether somebody has the host's rights; at a hot seat every seat is opened by his key."""
    return actor == HOST or (table.state.terms.hot_seat and _seated(table, actor) is None)


# ---- the game ---------------------------------------------------------------------------------


def play(table: Table, seat: int, notation: str, line: int | None, by_bot: bool) -> Decision:
    """Make a move through the one door."""
    refusal = _seated(table, seat)
    if refusal is not None:
        return refusal
    match = table.match
    if match is None:
        return refusals.NOT_STARTED.refusal()
    try:
        move = table.game.parse(notation)
    except ValueError as error:
        return refusals.NO_SUCH_MOVE.refusal(problem=str(error)[:200])
    if table.state.guided is not None:
        refusal = match.refuse(seat, move, line)
        refusal = refusal or guiding.follow(table, table.state.guided, seat, move)
        if refusal is not None:
            return refusal
    try:
        made = match.play(seat, move, line)
    except BaseException:
        table.draw_from_secret()
        raise
    if isinstance(made, Refusal):
        return made
    return log.Moved(
        made.seq,
        seat,
        notation,
        made.draws,
        table.words_used(),
        table.stored_events(made.events),
        by_bot,
    )


def _move(table: Table, actor: int, request: wire.Move, _: int) -> Decision:
    if 0 <= actor < len(table.state.seats) and table.state.seats[actor].sits_in_for == "clock":
        return refusals.CLOCK_STATE.refusal()
    return play(table, actor, request.move, request.line, by_bot=False)


def _undo(table: Table, actor: int, request: wire.Undo, _: int) -> Decision:
    refusal = _seated(table, actor) or _running(table)
    if refusal is not None:
        return refusal
    match = table.match
    assert match is not None
    refusal = guiding.refuse_undo(table, match, actor)
    if refusal is not None:
        return refusal
    undone = match.undo(actor, request.line)
    if isinstance(undone, Refusal):
        return undone
    return log.Undone(undone.seq, actor, undone.undo)


class Start:
    """The host starts the game; open seats get bots."""


def _start(table: Table, actor: int, _: Start, __: int) -> Decision:
    if actor != SERVER and not _hosts(table, actor):
        return refusals.NOT_ALLOWED.refusal()
    if table.state.started:
        return refusals.ALREADY_STARTED.refusal()
    match = table.start(None)
    return log.Started(
        match.setup_draws, table.words_used(), table.stored_events(match.setup_events)
    )


def _go_on(table: Table, actor: int, request: wire.GoOn, _: int) -> Decision:
    refusal = _seated(table, actor)
    if refusal is not None:
        return refusal
    found = guiding.next_move(table, request.line)
    if isinstance(found, Refusal):
        return found
    line, notation = found
    return play(table, line.seat, notation, None, by_bot=line.seat != actor)


def _go_back(table: Table, actor: int, request: wire.GoBack, _: int) -> Decision:
    return _seated(table, actor) or guiding.go_back(table, request.to)


# ---- seats ------------------------------------------------------------------------------------


class ChangeSeat:
    """The host gives a seat to somebody else before the start."""

    def __init__(self, seat: int, plan: log.SeatPlan) -> None:
        self.seat = seat
        self.plan = plan


def _change_seat(table: Table, actor: int, request: ChangeSeat, _: int) -> Decision:
    seats, plan = table.state.seats, request.plan
    if not _hosts(table, actor):
        return refusals.NOT_ALLOWED.refusal()
    if not 0 <= request.seat < len(seats):
        return NO_SUCH_SEAT.refusal(seat=request.seat, seats=len(seats))
    if plan.holder == "bot" and plan.level not in table.game.levels:
        return refusals.NO_SUCH_LEVEL.refusal(level=plan.level[:40])
    if table.state.started:
        # An empty seat may be given to a bot at any time; nobody is ever put out of his.
        empty = seats[request.seat].holder in ("open", "invited")
        if not empty or plan.holder != "bot":
            return refusals.ALREADY_STARTED.refusal()
    return log.SeatChanged(request.seat, plan)


class Join:
    """Somebody sits down on an open seat, or by invitation."""

    def __init__(self, seat: int, name: str, invited: bool, hashes: tuple[str, str], entropy: str):
        self.seat = seat
        self.name = name
        self.invited = invited
        self.hashes = hashes
        self.entropy = entropy


def _join(table: Table, _: int, request: Join, __: int) -> Decision:
    seats = table.state.seats
    if not 0 <= request.seat < len(seats):
        return NO_SUCH_SEAT.refusal(seat=request.seat, seats=len(seats))
    if seats[request.seat].holder != ("invited" if request.invited else "open"):
        return refusals.SEAT_TAKEN.refusal(seat=request.seat)
    # After the start nothing is added any more: the stream is fixed (K4.5).
    entropy = "" if table.state.started else request.entropy
    return log.Joined(request.seat, request.name, *request.hashes, entropy)


class Contribute:
    """A seat adds to the dice before the start."""

    def __init__(self, entropy: str) -> None:
        self.entropy = entropy


def _contribute(table: Table, actor: int, request: Contribute, _: int) -> Decision:
    refusal = _seated(table, actor)
    if refusal is not None:
        return refusal
    # Once only: whoever could add again could roll again.
    if table.state.started or table.state.seats[actor].entropy:
        return refusals.ALREADY_STARTED.refusal()
    return log.Contributed(actor, request.entropy)


class Recover:
    """Somebody who knows the phrase gets a new link."""

    def __init__(self, seat: int, hashes: tuple[str, str]) -> None:
        self.seat = seat
        self.hashes = hashes


def _recover(_: Table, __: int, request: Recover, ___: int) -> Decision:
    return log.Recovered(request.seat, *request.hashes)


class AskSeat:
    """A newcomer asks for a seat that a bot or somebody absent holds."""

    def __init__(self, seat: int, name: str, hashes: tuple[str, str]) -> None:
        self.seat = seat
        self.name = name
        self.hashes = hashes


def _ask_seat(table: Table, _: int, request: AskSeat, __: int) -> Decision:
    seats, open_proposal = table.state.seats, table.state.proposal
    if not 0 <= request.seat < len(seats):
        return NO_SUCH_SEAT.refusal(seat=request.seat, seats=len(seats))
    if not table.state.started:
        return refusals.NOT_STARTED.refusal()
    if open_proposal is not None:
        return refusals.PROPOSAL_OPEN.refusal(proposal=open_proposal.number)
    asked = [seat for seat in table.humans() if seat != request.seat]
    holder = seats[request.seat]
    if not asked and (holder.holder == "human" or table.humans()):
        # Nobody else could speak for the one who holds it: he himself must agree.
        asked = [request.seat]
    token, phrase = request.hashes
    return log.Proposed(
        by=SPECTATOR,
        what="seat",
        seat=request.seat,
        name=request.name,
        token=token,
        phrase=phrase,
        asked=asked,
    )


def _return(table: Table, actor: int, _: wire.Return, now: int) -> Decision:
    refusal = _seated(table, actor)
    if refusal is not None:
        return refusal
    if not table.state.seats[actor].sits_in or time_used_up(table, actor, now):
        return refusals.CLOCK_STATE.refusal()
    return log.Returned(actor)


class SetWatchers:
    """The host lets spectators in or keeps them out."""

    def __init__(self, watchers: bool) -> None:
        self.watchers = watchers


def _set_watchers(table: Table, actor: int, request: SetWatchers, _: int) -> Decision:
    if not _hosts(table, actor):
        return refusals.NOT_ALLOWED.refusal()
    return log.Watched(request.watchers)


class Rematch:
    """The players go on at another table."""

    def __init__(self, table: str) -> None:
        self.table = table


def _rematch(table: Table, actor: int, request: Rematch, _: int) -> Decision:
    if actor != HOST and _seated(table, actor) is not None:
        return refusals.NOT_YOUR_SEAT.refusal()
    if table.outcome() is None:
        return refusals.NOT_OVER.refusal()
    return log.Rematched(request.table)


class Contact:
    """A seat wants notices at this address."""

    def __init__(self, address: str, code: str) -> None:
        self.address = address
        self.code = code


def _contact(table: Table, actor: int, request: Contact, _: int) -> Decision:
    refusal = _seated(table, actor)
    return refusal or log.Contacted(actor, request.address, request.code)


class Confirm:
    """The code that was sent to the address came back."""

    def __init__(self, code: str) -> None:
        self.code = code


def _confirm(table: Table, actor: int, request: Confirm, _: int) -> Decision:
    refusal = _seated(table, actor)
    if refusal is not None:
        return refusal
    if not opens(request.code, table.state.seats[actor].address_code):
        return refusals.WRONG_PHRASE.refusal()
    return log.Confirmed(actor)


# ---- consent ----------------------------------------------------------------------------------


def _propose(table: Table, actor: int, request: wire.Propose, _: int) -> Decision:
    state = table.state
    refusal = _seated(table, actor) or _running(table)
    if refusal is not None:
        return refusal
    if state.proposal is not None:
        return refusals.PROPOSAL_OPEN.refusal(proposal=state.proposal.number)
    if request.what == "take-back":
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
    if not 0 < line <= match.seq:
        return refusals.NO_SUCH_LINE.refusal(line=line)
    if match.first > 0:
        raise NeedsHistory
    found = match.lines[line - 1]
    if found.seat != actor or found.undo or found.undone:
        return refusals.NOT_YOUR_MOVE.refusal(line=line)
    return None


def _answer(table: Table, actor: int, request: wire.Answer, _: int) -> Decision:
    proposal = table.state.proposal
    if proposal is None or proposal.number != request.proposal:
        return refusals.NO_SUCH_PROPOSAL.refusal(proposal=request.proposal)
    if actor not in proposal.waiting:
        return refusals.NOT_ASKED.refusal(proposal=request.proposal)
    if proposal.what == "take-back" and table.match is not None and table.match.first > 0:
        raise NeedsHistory
    return log.Answered(actor, request.proposal, request.agree)


def _withdraw(table: Table, actor: int, request: wire.Withdraw, _: int) -> Decision:
    proposal = table.state.proposal
    if proposal is None or proposal.number != request.proposal:
        return refusals.NO_SUCH_PROPOSAL.refusal(proposal=request.proposal)
    if actor != proposal.by or actor < 0:
        return refusals.NOT_ASKED.refusal(proposal=request.proposal)
    return log.Withdrawn(request.proposal)


# ---- chat -------------------------------------------------------------------------------------


def _say(table: Table, actor: int, request: wire.Say, _: int) -> Decision:
    if not 0 <= actor < len(table.state.seats):
        return refusals.WATCHERS_LISTEN.refusal()
    if table.state.terms.chat == "off":
        return refusals.CHAT_CLOSED.refusal()
    if table.match is not None and table.outcome() is None:
        closed = table.game.may_speak(table.match.copy_state(), actor)
        if closed is not None:
            assert isinstance(closed, Refusal)
            return closed
    if request.phrase:
        if request.phrase not in PHRASES:
            return refusals.NO_SUCH_PHRASE.refusal(phrase=request.phrase[:40])
        return log.Said(actor, phrase=request.phrase)
    if table.state.terms.chat == "phrases":
        return refusals.ONLY_PHRASES.refusal()
    text = "".join(sign for sign in request.text.strip() if sign.isprintable())
    if not 0 < len(text) <= LONGEST_TEXT:
        return refusals.TEXT_LENGTH.refusal(most=LONGEST_TEXT)
    return log.Said(actor, text)


# ---- the server's own doing -------------------------------------------------------------------


class BotMoves:
    """A bot has chosen."""

    def __init__(self, seat: int, notation: str, line: int) -> None:
        self.seat = seat
        self.notation = notation
        self.line = line


def _bot_moves(table: Table, _: int, request: BotMoves, __: int) -> Decision:
    if request.seat not in table.bots_to_act():
        return refusals.NOT_YOUR_SEAT.refusal()
    return play(table, request.seat, request.notation, request.line, by_bot=True)


class LookAtClocks:
    """Somebody's time may be up."""


def _look_at_clocks(table: Table, _: int, __: LookAtClocks, now: int) -> Decision:
    level = table.game.levels[-1]
    if table.outcome() is None:
        for seat in table.acting():
            found = table.state.seats[seat]
            if found.holder == "bot" or found.sits_in:
                continue
            deadline = clock_deadline(table, seat)
            if deadline is not None and deadline <= now:
                return log.SatIn(seat, level, "clock")
            deadline = absence_deadline(table, seat)
            if deadline is not None and deadline <= now:
                return log.SatIn(seat, level, "absence")
    return refusals.CLOCK_STATE.refusal()


_DECIDE: Final[dict[type, Callable[..., Decision]]] = {
    wire.Move: _move,
    wire.Undo: _undo,
    wire.Say: _say,
    wire.Propose: _propose,
    wire.Answer: _answer,
    wire.Withdraw: _withdraw,
    wire.Return: _return,
    wire.GoOn: _go_on,
    wire.GoBack: _go_back,
    Start: _start,
    ChangeSeat: _change_seat,
    Join: _join,
    Contribute: _contribute,
    Recover: _recover,
    AskSeat: _ask_seat,
    SetWatchers: _set_watchers,
    Rematch: _rematch,
    Contact: _contact,
    Confirm: _confirm,
    BotMoves: _bot_moves,
    LookAtClocks: _look_at_clocks,
}
