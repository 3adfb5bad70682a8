"""The start, moves and undos (K1, K2).

These go through the match at once, because only there it is known what they lead to. If their
entry cannot be written, the table must be loaded anew.
"""

from __future__ import annotations

from tablee.kernel.documents import Refusal
from tablee.protocol import ws
from tablee.server import refusals
from tablee.server.table import entries as log
from tablee.server.table import guided
from tablee.server.table.decide.actors import SERVER, Decision, hosts, running, seated
from tablee.server.table.state import Table


def play(table: Table, seat: int, notation: str, line: int | None, by_bot: bool) -> Decision:
    """Make a move through the one door."""
    refusal = seated(table, seat)
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
        refusal = refusal or guided.follow(table, table.state.guided, seat, move)
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
        made.line,
        seat,
        table.game.notation(move),
        made.draws,
        table.words_used(),
        table.stored_events(made.events),
        by_bot,
    )


def move(table: Table, actor: int, request: ws.Move, _: int) -> Decision:
    if 0 <= actor < len(table.state.seats) and table.state.seats[actor].sits_in_for == "clock":
        return refusals.CLOCK_STATE.refusal()
    return play(table, actor, request.move, request.line, by_bot=False)


def undo(table: Table, actor: int, request: ws.Undo, _: int) -> Decision:
    refusal = seated(table, actor) or running(table)
    if refusal is not None:
        return refusal
    match = table.match
    assert match is not None
    refusal = guided.refuse_undo(table, match, actor)
    if refusal is not None:
        return refusal
    undone = match.undo(actor, request.line)
    if isinstance(undone, Refusal):
        return undone
    return log.Undone(undone.line, actor, undone.undo)


class Start:
    """The host starts the game; open seats get bots."""


def start(table: Table, actor: int, _: Start, __: int) -> Decision:
    if actor != SERVER and not hosts(table, actor):
        return refusals.NOT_ALLOWED.refusal()
    if table.state.started:
        return refusals.ALREADY_STARTED.refusal()
    match = table.start(None)
    return log.Started(
        match.setup_draws, table.words_used(), table.stored_events(match.setup_events)
    )


def go_on(table: Table, actor: int, request: ws.GoOn, _: int) -> Decision:
    refusal = seated(table, actor)
    if refusal is not None:
        return refusal
    found = guided.next_move(table, request.line)
    if isinstance(found, Refusal):
        return found
    line, notation = found
    return play(table, line.seat, notation, None, by_bot=line.seat != actor)


def go_back(table: Table, actor: int, request: ws.GoBack, _: int) -> Decision:
    return seated(table, actor) or guided.go_back(table, request.to)
