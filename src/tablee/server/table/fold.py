"""What each sort of entry makes of a table.

Nothing is decided here and nothing is refused: an entry was decided before it is folded. Each
function changes a draft and answers with the seat that moved, or -1. Where the entry was decided
here, what it does to the match comes with it; an entry from the store is played again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.kernel.chance import ReplayChance
from tablee.kernel.documents import Faults, RecordLine
from tablee.kernel.lines import Proposal
from tablee.kernel.match import Match
from tablee.kernel.record import propose_line
from tablee.kernel.state import SPECTATOR
from tablee.server.table import entries as log
from tablee.server.table.clocks import TAKEN_BACK, count_time
from tablee.server.table.proposals import (
    absent,
    answer,
    fall,
    let_go,
    let_go_requests,
    pass_on,
    propose,
)
from tablee.server.table.snapshot import BOT_NAMES, SeatState, TableState
from tablee.server.table.state import Draft, Proposed, Table

NOBODY: Final = -1


def fold(table: Table, entry: log.Entry, at: int, proposed: Proposed = None) -> Draft:
    """The table after an entry. The table itself stays as it is until it adopts that."""
    draft = table.draft()
    if isinstance(proposed, Match):
        draft.match = proposed
    else:
        draft.proposed = proposed
    mover = _FOLD[type(entry)](draft, entry, at)
    draft.seq += 1
    if draft.state.started:
        count_time(draft, mover, at)
    return draft


def apply(table: Table, entry: log.Entry, at: int) -> None:
    """Do what an entry says that is on disk."""
    table.adopt(fold(table, entry, at))


# ---- the game ---------------------------------------------------------------------------------


def _opened(table: Draft, entry: log.Opened, _: int) -> int:
    seats = [
        SeatState(plan.holder, plan.name, plan.level, plan.invite, plan.token, plan.phrase)
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
        characters=entry.characters,
        deal=entry.deal,
        known_luck=entry.known_luck,
    )
    return NOBODY


def _started(table: Draft, entry: log.Started, _: int) -> int:
    state = table.state
    if table.match is None:
        table.match = table.set_up(ReplayChance(entry.draws))
    state.contributions = [seat.entropy for seat in state.seats]
    state.started = True
    state.words = entry.words
    _call_bots(table)
    return NOBODY


def _call_bots(table: Draft) -> None:
    """Computer players that nobody named are called after whom they play."""
    if table.match is None or not table.state.characters:
        return
    called = table.game.called(table.match.view(SPECTATOR), table.seat_documents())
    for seat, name in zip(table.seats(), called, strict=True):
        if seat.holder == "bot" and seat.name in BOT_NAMES:
            seat.name = name
    table.renamed = True


def _moved(table: Draft, entry: log.Moved, _: int) -> int:
    state = table.state
    if table.proposed is None:
        line = RecordLine(entry.line, entry.seat, entry.move, entry.draws)
        table.proposed = _played_again(table, line)
    state.words = entry.words
    if state.guided is not None:
        state.guided_at += 1
    let_go(table, "take-back")
    if state.seats[entry.seat].former is not None and not _made_itself(table, entry):
        table.seats()[entry.seat].former = None
    clock = state.terms.clock
    per_turn = clock is not None and clock.per == "turn"
    late = per_turn and state.seats[entry.seat].sits_in_for == "clock"
    if late and not _turn_goes_on(table, entry.seat):
        seat = table.seats()[entry.seat]
        seat.sits_in = seat.sits_in_for = ""
    return NOBODY if _needed_no_turn(table) else entry.seat


def _made_itself(table: Draft, entry: log.Moved) -> bool:
    """Whether a move was not its holder's: a bot's, or the table's where there was no choice."""
    if entry.by_bot:
        return True
    match = table.match
    return (
        table.state.terms.auto_answer
        and match is not None
        and match.only_answer(entry.seat) is not None
    )


def _needed_no_turn(table: Draft) -> bool:
    """Whether a move could be made at any time: it gives nobody more time (K8.1)."""
    terms, proposed = table.state.terms, table.proposed
    if (terms.clock is None and not terms.absence) or proposed is None:
        return False
    return proposed.line.move in proposed.origin.at_any_time(proposed.line.seat)


def _turn_goes_on(table: Draft, seat: int) -> bool:
    """Whether a seat that has moved is still in the turn whose time was counted before."""
    period = table.clock_period(seat)
    return period > 0 and period == table.periods.get(seat)


def _undone(table: Draft, entry: log.Undone, _: int) -> int:
    if table.proposed is None:
        line = RecordLine(entry.line, entry.seat, undo=entry.undo)
        table.proposed = _played_again(table, line)
    if table.state.guided is not None:
        table.state.guided_at -= 1
    let_go(table, "take-back")
    return TAKEN_BACK


def _played_again(table: Draft, line: RecordLine) -> Proposal:
    assert table.match is not None
    try:
        return propose_line(table.match, line, f"line {line.line}")
    except Faults as faults:
        raise AssertionError(f"table {table.id} does not replay: {faults}") from faults


# ---- seats ------------------------------------------------------------------------------------


def _seat_changed(table: Draft, entry: log.SeatChanged, _: int) -> int:
    plan, seats = entry.plan, table.seats()
    seat = seats[entry.seat]
    seats[entry.seat] = SeatState(
        plan.holder,
        plan.name,
        plan.level,
        plan.invite,
        plan.token,
        plan.phrase,
        used=seat.used,
        turn_began=seat.turn_began,
        asked=seat.asked,
        stopped=seat.stopped,
        ran=seat.ran,
        counted=seat.counted,
    )
    table.renamed = True
    _call_bots(table)
    return NOBODY


def _joined(table: Draft, entry: log.Joined, _: int) -> int:
    seat = table.seats()[entry.seat]
    seat.holder, seat.name, seat.level, seat.invite = "human", entry.name, "", ""
    seat.token, seat.phrase, seat.entropy = entry.token, entry.phrase, entry.entropy
    table.renamed = True
    return NOBODY


def _contributed(table: Draft, entry: log.Contributed, _: int) -> int:
    table.seats()[entry.seat].entropy = entry.entropy
    return NOBODY


def _recovered(table: Draft, entry: log.Recovered, _: int) -> int:
    seat = table.seats()[entry.seat]
    seat.token, seat.phrase = entry.token, entry.phrase
    return NOBODY


def _won_back(table: Draft, entry: log.WonBack, _: int) -> int:
    seat = table.seats()[entry.seat]
    seat.name, seat.token, seat.phrase = entry.name, entry.token, entry.phrase
    seat.sits_in = seat.sits_in_for = seat.address_code = ""
    seat.has_address = False
    seat.muted, seat.former = False, None
    table.renamed = True
    # Whoever asked meanwhile asked the newcomer, whose word counts no more.
    let_go_requests(table, entry.seat)
    return NOBODY


def _muted(table: Draft, entry: log.Muted, _: int) -> int:
    table.seats()[entry.seat].muted = entry.muted
    return NOBODY


def _sat_in(table: Draft, entry: log.SatIn, _: int) -> int:
    seat = table.seats()[entry.seat]
    seat.sits_in, seat.sits_in_for = entry.level, entry.reason
    absent(table, entry.seat)
    return NOBODY


def _returned(table: Draft, entry: log.Returned, at: int) -> int:
    seat = table.seats()[entry.seat]
    seat.sits_in = seat.sits_in_for = ""
    if seat.turn_began:
        seat.turn_began = at
    if seat.asked:
        seat.asked = at
    return NOBODY


def _contacted(table: Draft, entry: log.Contacted, _: int) -> int:
    seat = table.seats()[entry.seat]
    seat.address_code, seat.has_address = entry.code, False
    return NOBODY


def _confirmed(table: Draft, entry: log.Confirmed, _: int) -> int:
    seat = table.seats()[entry.seat]
    seat.address_code, seat.has_address = "", True
    return NOBODY


# ---- consent, chat, spectators ----------------------------------------------------------------


def _proposed(table: Draft, entry: log.Proposed, at: int) -> int:
    propose(table, entry, at)
    return NOBODY


def _answered(table: Draft, entry: log.Answered, at: int) -> int:
    answer(table, entry, at)
    return NOBODY


def _withdrawn(table: Draft, entry: log.Withdrawn, _: int) -> int:
    postponed = table.state.postponed
    if postponed is not None and postponed.number == entry.proposal:
        table.state.postponed = None
    else:
        fall(table)
    return NOBODY


def _holder_seen(table: Draft, entry: log.HolderSeen, at: int) -> int:
    state = table.state
    if state.proposal is not None:
        state.proposal = state.proposal.holder_seen(entry.seat, at)
    if state.postponed is not None:
        state.postponed = state.postponed.holder_seen(entry.seat, at)
    return NOBODY


def _passed(table: Draft, _: log.Passed, __: int) -> int:
    pass_on(table)
    return NOBODY


def _seat_requests(table: Draft, entry: log.SeatRequests, _: int) -> int:
    state = table.state
    state.seat_requests = entry.allowed
    if not entry.allowed:
        state.postponed = None
        let_go(table, "seat")
    return NOBODY


def _said(_: Draft, __: log.Said, ___: int) -> int:
    return NOBODY


def _faltered(table: Draft, _: log.Faltered, __: int) -> int:
    table.state.faltered = table.line()
    return NOBODY


def _watched(table: Draft, entry: log.Watched, _: int) -> int:
    table.state.watchers = entry.watchers
    return NOBODY


def _rematched(table: Draft, entry: log.Rematched, _: int) -> int:
    table.state.rematch = entry.table
    return NOBODY


_FOLD: Final[dict[type[log.Entry], Callable[[Draft, Any, int], int]]] = {
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
    log.HolderSeen: _holder_seen,
    log.Passed: _passed,
    log.WonBack: _won_back,
    log.SeatRequests: _seat_requests,
    log.Muted: _muted,
    log.SatIn: _sat_in,
    log.Returned: _returned,
    log.Faltered: _faltered,
    log.Watched: _watched,
    log.Rematched: _rematched,
    log.Contacted: _contacted,
    log.Confirmed: _confirmed,
}
