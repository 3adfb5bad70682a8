"""Records from files: a finished game that somebody saved, looked at without being kept.

Whoever opens one sends it; it is unwound and stays in memory among the replays that were asked for
last. It is known by its digest, so that a page sends it again when it has gone.
"""

from __future__ import annotations

import hashlib
import time
from typing import Any, Final

import msgspec

from tablee.kernel.chance import ChanceError
from tablee.kernel.documents import Faults, Record, Refusal
from tablee.kernel.record import read_record
from tablee.protocol.public_log import Terms
from tablee.protocol.tables import SeatInfo, TableInfo
from tablee.replay import Replay
from tablee.server import refusals
from tablee.server.history.replays import price_of
from tablee.server.rooms.rooms import Rooms

#: What the name of an opened record begins with.
PREFIX: Final = "record-"
#: Whatever a stranger's file makes of the rules, it is no record of a game.
NO_RECORD: Final = (
    *(Faults, ChanceError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError),
)
#: The longest games take half of it.
LONGEST_RECORD: Final = 512 * 1024


async def open_record(rooms: Rooms, address: str, data: dict[str, Any]) -> TableInfo | Refusal:
    """Unwind a record, and tell what is known of its table."""
    name = PREFIX + hashlib.sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:24]
    try:
        record = read_record(data)
        replay = rooms.replays.find(name)
        if replay is None:
            if not rooms.addresses.take(address, time.monotonic(), price_of(len(record.entries))):
                return refusals.TOO_FAST.refusal()
            replay = await rooms.read_long(Replay, record, {})
    except NO_RECORD as error:
        return refusals.MALFORMED.refusal(problem=str(error)[:300])
    if replay.states[-1].outcome() is None:
        return refusals.NOT_OVER.refusal()
    rooms.replays.keep(name, replay)
    return _info(name, record, replay)


def _info(name: str, record: Record, replay: Replay) -> TableInfo:
    proof = record.fairness
    return TableInfo(
        table=name,
        game=record.game,
        rules=record.rules,
        options=record.options,
        terms=Terms(),
        watchers=True,
        seat_requests=False,
        seats=[
            SeatInfo(
                holder="bot" if seat.bot else "human",
                name=seat.name,
                level=seat.bot,
                sits_in="",
                used=0,
                deadline=None,
            )
            for seat in replay.match.seats
        ],
        started=True,
        paused=False,
        to_act=[],
        outcome=replay.states[-1].outcome(),
        proposal=None,
        commitment=proof.commitment if proof else "",
        contributions=list(proof.contributions) if proof else [],
        secret=proof.secret if proof else "",
        rematch="",
        source="",
        source_line=0,
        guided=None,
    )


def opened_replay(rooms: Rooms, name: str) -> Replay | Refusal:
    """A record that was opened lately; otherwise it must be sent again."""
    found = rooms.replays.find(name) if name.startswith(PREFIX) else None
    return found if found is not None else refusals.NOT_FOUND.refusal()
