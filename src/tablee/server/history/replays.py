"""A table's log as a record, and as a replay that is kept for whoever asks next.

Both are made from copies in the store, never from the table in use.
"""

from __future__ import annotations

import time
from typing import Any

from tablee.kernel.documents import Fairness, Reason, Record, RecordLine, Refusal
from tablee.replay import Replay
from tablee.server import refusals
from tablee.server.rooms.rooms import Rooms
from tablee.server.store.contract import Stored
from tablee.server.table import entries as log
from tablee.server.table.fold import apply
from tablee.server.table.state import Table

#: For how many requests it counts to unwind a game, for how many more each of its lines, and for
#: how many at most: whoever waits long enough may have any.
UNWINDING, A_LINE, MOST_A_GAME = 20.0, 0.02, 300.0


def price_of(lines: int) -> float:
    """For how many requests it counts to unwind a game of so many lines."""
    return min(MOST_A_GAME, UNWINDING + A_LINE * lines)


def record_of(table_id: str, stored: list[Stored], now: int = 0) -> tuple[Record, list[int]]:
    """The record that a table's entries make, and for each of its lines the entry's number.

    The secret of a deal is not in it before its time (K14.1).
    """
    table = Table(table_id)
    lines: list[RecordLine] = []
    numbers: list[int] = []
    setup: list[tuple[int, int]] = []
    for found in stored:
        entry = log.decode(found.body)
        line = table.line()
        taken = table.state.proposal if found.seq > 1 else None
        apply(table, entry, found.at)
        if isinstance(entry, log.Started):
            setup = entry.draws
        elif isinstance(entry, log.Moved):
            lines.append(RecordLine(entry.line, entry.seat, entry.move, entry.draws))
        elif isinstance(entry, log.Undone):
            lines.append(RecordLine(entry.line, entry.seat, undo=entry.undo))
        elif table.line() > line:
            by, undo = _taken_back(taken, entry)
            lines.append(RecordLine(table.line(), by, undo=undo, consent=True))
        if len(lines) > len(numbers):
            numbers.append(found.seq)
    state = table.state
    outcome = table.outcome()
    proof = Fairness(
        commitment=table.commitment(),
        secret=state.secret,
        contributions=state.contributions,
        label=table_id,
    )
    if state.deal is not None:
        proof = Fairness(
            commitment=table.commitment(),
            secret=state.secret if now >= state.deal.reveal else "",
            contributions=state.contributions,
            label=state.deal.label,
            keyed=True,
            known_luck=state.known_luck,
        )
    record = Record(
        game=state.game,
        rules=state.rules,
        options=state.options,
        seats=table.seat_documents(),
        position=state.position,
        setup=setup,
        entries=lines,
        result=outcome,
        # The draws of a guided game are written beforehand, and prove nothing (K11.1).
        fairness=proof if outcome is not None and state.guided is None else None,
    )
    return record, numbers


def _taken_back(taken: Any, entry: log.Entry) -> tuple[int, int]:
    if isinstance(entry, log.Proposed):
        return entry.by, entry.line
    return taken.by, taken.line


def reasons_of(stored: list[Stored]) -> dict[int, tuple[int, Reason]]:
    """By line, the seat of a computer player that moved, and why (K12.2)."""
    reasons = {}
    for found in stored:
        entry = log.decode(found.body)
        if isinstance(entry, log.Moved) and entry.why is not None:
            reasons[entry.line] = (entry.seat, entry.why)
    return reasons


async def replay_of(rooms: Rooms, table_id: str, address: str) -> Replay | Refusal:
    """A finished game, position by position; whoever has one unwound pays for it."""
    found = rooms.replays.find(table_id)
    if found is None:
        stored = await rooms.store.entries(table_id)
        if not rooms.addresses.take(address, time.monotonic(), price_of(len(stored))):
            return refusals.TOO_FAST.refusal()
        found = await rooms.read_long(
            lambda: Replay(record_of(table_id, stored)[0], reasons_of(stored))
        )
        rooms.replays.keep(table_id, found)
    return found
