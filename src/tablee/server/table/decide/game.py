"""The start, moves and undos (K1, K2).

Only the match knows what these lead to, so they are proposed there. They are committed when the
entry is on disk; if it cannot be written the proposal is dropped.
"""

from __future__ import annotations

from tablee.kernel.chance import ScriptedChance
from tablee.kernel.documents import Reason, Refusal
from tablee.protocol import ws
from tablee.server import refusals
from tablee.server.table import entries as log
from tablee.server.table import guided
from tablee.server.table.decide.actors import SERVER, Decided, Decision, hosts, running, seated
from tablee.server.table.state import Table


def play(
    table: Table,
    seat: int,
    notation: str,
    line: int | None,
    by_bot: bool,
    why: Reason | None = None,
) -> Decision:
    """Propose a move at the one door."""
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
    state = table.state
    if state.deal is not None:
        proposal = match.propose(seat, move, line, table.keyed_chance(state.deal))
        words = state.words
    elif state.guided is None:
        fair = table.fair_chance()
        proposal = match.propose(seat, move, line, fair)
        words = fair.words_used
    else:
        refusal = match.refuse(seat, move, line)
        script = refusal or guided.follow(table, state.guided, seat, move)
        if isinstance(script, Refusal):
            return script
        proposal = match.propose(seat, move, line, script)
        words = state.words
    if isinstance(proposal, Refusal):
        return proposal
    made = proposal.line
    notation, events = table.game.notation(move), table.stored_events(made.events)
    moved = log.Moved(made.line, seat, notation, made.draws, words, events, by_bot, why)
    return Decided(moved, proposal)


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
    proposal = match.propose_undo(actor, request.line)
    if isinstance(proposal, Refusal):
        return proposal
    return Decided(log.Undone(proposal.line.line, actor, proposal.line.undo), proposal)


class Start:
    """The host starts the game; open seats get bots."""


def start(table: Table, actor: int, _: Start, __: int) -> Decision:
    if actor != SERVER and not hosts(table, actor):
        return refusals.NOT_ALLOWED.refusal()
    if table.state.started:
        return refusals.ALREADY_STARTED.refusal()
    state = table.state
    words = state.words
    if state.deal is not None:
        match = table.set_up(table.keyed_chance(state.deal))
    elif state.guided is None:
        fair = table.fair_chance()
        match = table.set_up(fair)
        words = fair.words_used
    else:
        match = table.set_up(ScriptedChance(state.guided.setup))
    events = table.stored_events(match.setup_events)
    return Decided(log.Started(match.setup_draws, words, events), match)


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
