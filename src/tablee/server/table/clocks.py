"""How time is counted at a table, when it is up, and when the server must look by itself (K8)."""

from __future__ import annotations

from typing import Final

from tablee.server.table.state import Draft, Table

#: A seat never passes to a newcomer sooner, in milliseconds, whatever the terms say (K5.7).
SHORTEST_HANDOVER: Final = 60_000
#: Instead of a seat that moved: a move was taken back, which gives nobody more time (K8.1).
TAKEN_BACK: Final = -2


def count_time(table: Draft, mover: int, at: int) -> None:
    """An entry is folded: count the time of those who were to act, where anybody asks for it."""
    terms = table.state.terms
    if terms.clock is None and not terms.absence:
        return
    acted, ran = table.were_acting, table.periods
    table.note_acting()
    for number, seat in enumerate(table.seats()):
        before, period = ran.get(number, 0), table.periods.get(number, 0)
        if before and not table.state.paused_at:
            seat.used += max(0, at - seat.counted)
        if number not in table.were_acting:
            seat.asked = 0
        elif number not in acted or number == mover:
            seat.asked = at
        if not period:
            if seat.turn_began:
                seat.stopped, seat.ran = before, at - seat.turn_began
            seat.turn_began = 0
        elif period != before or (period < 0 and number == mover):
            # Who comes back to a stretch has no more time for it than before.
            again = period == seat.stopped and (period > 0 or mover == TAKEN_BACK)
            seat.turn_began = at - seat.ran if again else at
        seat.counted = at


def pause(table: Draft, at: int) -> None:
    """Stop the clock; what has run so far counts (K8.2)."""
    count_time(table, -1, at)
    table.state.paused_at = at


def resume(table: Draft, at: int) -> None:
    """Start the clock again where it stopped."""
    state = table.state
    for seat in table.seats():
        if seat.turn_began:
            seat.turn_began += at - state.paused_at
        if seat.asked:
            seat.asked += at - state.paused_at
        seat.counted = at
    state.paused_at = 0


def clock_deadline(table: Table, seat: int) -> int | None:
    """The moment at which a seat's time is up; None if no clock runs for it."""
    state = table.state
    clock, found = state.terms.clock, state.seats[seat]
    if clock is None or state.paused_at or not found.turn_began:
        return None
    if clock.per == "turn":
        return found.turn_began + clock.seconds * 1000
    return found.counted + max(0, clock.seconds * 1000 - found.used)


def absence_deadline(table: Table, seat: int) -> int | None:
    """The moment at which a bot may sit in for a seat that does not move."""
    state = table.state
    found = state.seats[seat]
    # Snapshots of earlier releases know only of the clock, which ran as long as a seat was asked.
    asked = found.asked or found.turn_began
    if not state.terms.absence or state.paused_at or not asked:
        return None
    return asked + state.terms.absence * 1000


def handover_deadline(table: Table) -> int | None:
    """The moment at which a seat may pass to a newcomer without its holder's answer (K5.7)."""
    state = table.state
    asked = state.proposal
    if asked is None or not asked.needs_holder or not state.terms.handover:
        return None
    if asked.waiting != [asked.seat] or not asked.agreed or table.outcome() is not None:
        return None
    return asked.since + max(state.terms.handover * 1000, SHORTEST_HANDOVER)


def next_look(table: Table, now: int) -> int | None:
    """When to look at a table again: at once if it moves by itself, else at the next deadline.

    Bots alone play only while somebody looks: for their sake nobody need look.
    """
    if table.bots_to_act():
        return now if table.has_people() else None
    if table.to_answer():
        return now
    terms = table.state.terms
    passing = handover_deadline(table)
    if terms.clock is None and not terms.absence:
        return passing
    moments = [] if passing is None else [passing]
    for seat in table.acting():
        for moment in (clock_deadline(table, seat), absence_deadline(table, seat)):
            if moment is not None:
                moments.append(moment)
    return min(moments, default=None)


def time_used_up(table: Table, seat: int, now: int) -> bool:
    """Whether a seat has used up its time for the whole game."""
    clock = table.state.terms.clock
    if clock is None or clock.per != "game":
        return False
    deadline = clock_deadline(table, seat)
    used_up = table.state.seats[seat].used >= clock.seconds * 1000
    return used_up or (deadline is not None and deadline <= now)
