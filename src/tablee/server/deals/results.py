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
    #: Who played, where a challenge tells it, and the people they played against.
    names: list[str] = []
    against: list[str] = []


class NotCounted(Exception):
    """A game that its record and the deal's luck do not lead to."""


def checked(record: Record, seat: int, at: int) -> Result:
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
    if record.seats[seat].bot:
        raise NotCounted("a computer player sat there")
    together = match.game.cooperative
    people = [(number, one.name) for number, one in enumerate(record.seats) if not one.bot]
    return Result(
        standing=match.game.standing(match.copy_state(), seat),
        outcome=outcome,
        seat=seat,
        lines=match.line,
        at=at,
        names=[name for number, name in people if together or number == seat],
        against=[name for number, name in people if not together and number != seat],
    )


def _checked_table(
    table_id: str, stored: list[Stored], secret: str, reveal: int, seat: int
) -> Result | None:
    """The result of a table's log; its deal's secret is not shown, but known here.

    None if the game ended after the secret was shown: by then its luck could be worked out.
    """
    record, numbers = record_of(table_id, stored)
    ended = next(found.at for found in reversed(stored) if found.seq == numbers[-1])
    if reveal and ended >= reveal:
        return None
    if record.fairness is not None and record.fairness.keyed:
        shown: Fairness = msgspec.structs.replace(record.fairness, secret=secret)
        record = msgspec.structs.replace(record, fairness=shown)
    return checked(record, seat, ended)


async def result_of(rooms: Rooms, table: Table, seat: int) -> Result | None:
    """What a seat made of a finished game; None if the game cannot count."""
    stored = await rooms.store.entries(table.id)
    secret, deal = table.state.secret, table.state.deal
    reveal = deal.reveal if deal is not None else 0
    try:
        return await rooms.read_long(_checked_table, table.id, stored, secret, reveal, seat)
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
