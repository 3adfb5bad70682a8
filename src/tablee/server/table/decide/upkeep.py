"""What the server does by itself: bots, clocks and absence (K8)."""

from __future__ import annotations

from tablee.kernel.documents import Reason
from tablee.server import refusals
from tablee.server.table import entries as log
from tablee.server.table.clocks import absence_deadline, clock_deadline
from tablee.server.table.decide.actors import Decision
from tablee.server.table.decide.game import play
from tablee.server.table.state import Table


class BotMoves:
    """A bot has chosen."""

    def __init__(self, seat: int, notation: str, line: int, why: Reason | None = None) -> None:
        self.seat = seat
        self.notation = notation
        self.line = line
        self.why = why


def bot_moves(table: Table, _: int, request: BotMoves, __: int) -> Decision:
    if request.seat not in table.bots_to_act():
        return refusals.NOT_YOUR_SEAT.refusal()
    return play(table, request.seat, request.notation, request.line, by_bot=True, why=request.why)


class BotFails:
    """A bot has failed several times after a line."""

    def __init__(self, seat: int, line: int) -> None:
        self.seat = seat
        self.line = line


def bot_fails(table: Table, _: int, request: BotFails, __: int) -> Decision:
    # Once for each line, whichever process tries it and however often.
    told = request.line != table.line() or table.state.faltered == request.line
    if told or request.seat not in table.bots_to_act():
        return refusals.NOT_YOUR_SEAT.refusal()
    return log.Faltered(request.seat)


class AnswerItself:
    """The table answers for somebody who has nothing to choose (K8.5)."""

    def __init__(self, seat: int, line: int) -> None:
        self.seat = seat
        self.line = line


def answer_itself(table: Table, _: int, request: AnswerItself, __: int) -> Decision:
    move = table.only_answer(request.seat) if request.seat in table.to_answer() else None
    if move is None:
        return refusals.NOT_YOUR_SEAT.refusal()
    # Nobody is told that it was not the person: that would tell that there was nothing to choose.
    return play(table, request.seat, table.game.notation(move), request.line, by_bot=False)


class LookAtClocks:
    """Somebody's time may be up."""


def look_at_clocks(table: Table, _: int, __: LookAtClocks, now: int) -> Decision:
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
