"""What came of a deal at one table: played again by the server before it counts (K14.2)."""

from __future__ import annotations

import msgspec

from tablee.games import registry
from tablee.kernel.documents import Fairness, Faults, Outcome, Record, Standing
from tablee.kernel.record import replay
from tablee.server.fairness import verify
from tablee.server.history.replays import record_of
from tablee.server.logs import get_logger
from tablee.server.rooms.rooms import Rooms
from tablee.server.store.contract import Stored, StoreError
from tablee.server.store.deals import Tried
from tablee.server.table.state import Table

logger = get_logger("tablee.deals")


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat made of a deal."""

    standing: Standing
    outcome: Outcome
    seat: int
    lines: int
    #: When the game ended, in milliseconds since 1970.
    at: int
    #: Who played, where a challenge tells it.
    names: list[str] = []


class NotCounted(Exception):
    """A game that its record and the deal's luck do not lead to."""


def checked(record: Record, seat: int, at: int, names: list[str]) -> Result:
    """The result of a finished game; every draw is made again and every move played again."""
    try:
        if record.fairness is not None and record.fairness.keyed:
            verify(record)
        match = replay(record, registry.game(record.game))
    except Faults as faults:
        raise NotCounted(str(faults)[:500]) from None
    outcome = match.outcome()
    if outcome is None:
        raise NotCounted("the game is not over")
    return Result(
        standing=match.game.standing(match.copy_state(), seat),
        outcome=outcome,
        seat=seat,
        lines=match.line,
        at=at,
        names=names,
    )


def _checked_table(table_id: str, stored: list[Stored], secret: str, seat: int) -> Result:
    """The result of a table's log; its deal's secret is not shown, but known here."""
    record, _ = record_of(table_id, stored)
    if record.fairness is not None and record.fairness.keyed:
        shown: Fairness = msgspec.structs.replace(record.fairness, secret=secret)
        record = msgspec.structs.replace(record, fairness=shown)
    names = [one.name for one in record.seats if not one.bot]
    return checked(record, seat, stored[-1].at, names)


async def result_of(rooms: Rooms, table: Table, seat: int) -> Result | None:
    """What a seat made of a finished game; None if the game cannot count."""
    stored = await rooms.store.entries(table.id)
    secret = table.state.secret
    try:
        return await rooms.read_long(_checked_table, table.id, stored, secret, seat)
    except (NotCounted, Faults) as problem:
        logger.error("a result does not count", table=table.id, problem=str(problem))
    return None


def listen(rooms: Rooms) -> None:
    """From now on keep what comes of deals."""
    rooms.on_deal_over = lambda table: rooms.spawn(keep(rooms, table))


async def keep(rooms: Rooms, table_id: str) -> None:
    """A game of a deal is over: if it was somebody's first try, keep what came of it."""
    try:
        tried = await rooms.store.deals.try_at(table_id)
        if tried is not None and tried.result is None:
            await look_again(rooms, tried)
    except StoreError as problem:
        # Whoever asks for the comparison has it looked at again.
        logger.warning("a result was not kept", table=table_id, problem=str(problem))


async def look_again(rooms: Rooms, tried: Tried) -> bytes | None:
    """What came of a try of which nothing is kept yet; None while the game runs."""
    table = await rooms.table(tried.table)
    if table is None or table.outcome() is None:
        return None
    result = await result_of(rooms, table, tried.seat)
    if result is None:
        return None
    body = msgspec.json.encode(result)
    await rooms.store.deals.keep_result(tried.deal, tried.player, tried.seat, body)
    return body
