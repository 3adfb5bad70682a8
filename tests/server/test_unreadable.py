"""A table that cannot be read: the others go on, and everybody is told what is the matter."""

from __future__ import annotations

import asyncio
import itertools
import re
import sqlite3
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from structlog.testing import capture_logs
from tests.server.conftest import Serve, Served
from tests.server.services import postgres_address
from tests.server.test_workers import wait_for

from tablee.client import Refused, Seat
from tablee.protocol.public_log import Terms
from tablee.server.rooms import unreadable
from tablee.server.store.contract import Stored
from tablee.server.table import entries as log

__all__ = ["postgres_address"]

ADA, BEN = {"holder": "me", "name": "Ada"}, {"holder": "me", "name": "Ben"}
BOT = {"holder": "bot", "level": "uniform"}
Harm = Callable[[str, str], None]


def change(database: str, statement: str, *given: object) -> None:
    """Do something to a database that no server would do."""
    if not database.startswith("postgresql"):
        with sqlite3.connect(database) as file:
            file.execute(statement, given)
        file.close()
        return

    async def run() -> None:
        connection = await asyncpg.connect(database)
        numbers = itertools.count(1)
        await connection.execute(re.sub(r"\?", lambda _: f"${next(numbers)}", statement), *given)
        await connection.close()

    asyncio.run(run())


def own_database(address: str) -> str:
    """One more database of a PostgreSQL, for a test that breaks it."""
    name = f"d{uuid.uuid4().hex}"
    change(address, f"CREATE DATABASE {name}")
    return f"{address.rpartition('/')[0]}/{name}"


def nonsense(database: str, table: str) -> None:
    change(database, "UPDATE entries SET body = ? WHERE table_id = ? AND seq = 2", b"{", table)


def gap(database: str, table: str) -> None:
    change(database, "DELETE FROM entries WHERE table_id = ? AND seq = 1", table)


def refused_options(database: str, table: str) -> None:
    opened = log.Opened(
        game="les-poilus",
        rules=1,
        options={"players": 77},
        seats=[log.SeatPlan("human")],
        terms=Terms(),
        secret="00" * 32,
        host="",
    )
    body = log.encode(opened)
    change(database, "UPDATE entries SET body = ? WHERE table_id = ? AND seq = 1", body, table)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each test runs on both databases, and leaves its damage in one of its own."""
    if request.param == "postgres":
        return own_database(request.getfixturevalue("postgres_address"))
    return str(tmp_path / "tables.db")


def metric(served: Served, name: str) -> float:
    return served.rooms.metrics.registry.get_sample_value(name) or 0.0


def entries_of(served: Served, table: str) -> list[Stored]:
    asked = served.rooms.store.entries(table)
    return asyncio.run_coroutine_threadsafe(asked, served.loop).result(20)


def two_tables(serve: Serve, database: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two tables at which a bot is to move, and a server that has ended before it did."""
    first = serve(database=database, beat=60.0)
    seats, options = [ADA, BOT], {"players": 2, "leader": 1}
    made = [first.open(options=options, seats=seats, start=True) for _ in range(2)]
    first.stop()
    return made[0], made[1]


@pytest.mark.rule("K10.6")
@pytest.mark.parametrize("harm", [nonsense, gap, refused_options])
def test_the_other_tables_go_on(serve: Serve, database: str, harm: Harm) -> None:
    ill, well = two_tables(serve, database)
    harm(database, ill["table"])
    with capture_logs() as logs:
        served = serve(database=database)
        # Nobody looks at them: the server must see to the bot by itself.
        wait_for(lambda: len(entries_of(served, well["table"])) > 2)
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                served.seat(ill, 0)
            assert refused.value.code == "unreadable"
            assert str(refused.value).startswith("The server cannot read this table")
            with pytest.raises(Refused) as refused:
                served.call(f"/api/tables/{ill['table']}")
            assert refused.value.code == "unreadable"
    assert [line["table"] for line in logs if line["event"] == "table not readable"] == [
        ill["table"]
    ]
    health = served.call("/health")
    assert (health["status"], health["unreadable"]) == ("ok", 1)
    assert metric(served, "tablee_unreadable_tables") == 1
    assert served.failures() == 1
    served.rooms.metrics.failures.reset()


def test_it_is_tried_again_after_growing_pauses(
    serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ill, _ = two_tables(serve, database)
    monkeypatch.setattr(unreadable, "FIRST_PAUSE", 200)
    served = serve(database=database, beat=60.0)
    body = entries_of(served, ill["table"])[1].body
    served.stop()
    nonsense(database, ill["table"])
    served = serve(database=database)
    loads: list[float] = []
    load = served.rooms.load

    async def counted(table: str, *more: Any) -> Any:
        if table == ill["table"]:
            loads.append(served.loop.time())
        return await load(table, *more)

    monkeypatch.setattr(served.rooms, "load", counted)
    wait_for(lambda: len(loads) >= 4)
    pauses = [later - earlier for earlier, later in itertools.pairwise(loads)]
    # Each twice as long as the one before; a slow machine only makes them longer.
    assert all(pause > 0.19 * 2**place for place, pause in enumerate(pauses)), pauses
    mend = "UPDATE entries SET body = ? WHERE table_id = ? AND seq = 2"
    change(database, mend, body, ill["table"])
    wait_for(lambda: ill["table"] in served.rooms.running)
    assert served.call("/health")["unreadable"] == 0
    served.seat(ill, 0)
    served.rooms.metrics.failures.reset()


def test_a_gap_before_the_snapshot_is_noticed_too(serve: Serve, database: str) -> None:
    """Whoever wants the whole log hears of it; the table itself goes on from its snapshot."""
    first = serve(database=database)
    opened = first.open("footclub", seats=[ADA, BEN], start=True)
    seats = [first.seat(opened, 0), first.seat(opened, 1)]
    for number in range(80):
        seats[number % 2].say(f"{number}")
    first.stop()
    change(database, "DELETE FROM entries WHERE table_id = ? AND seq = 40", opened["table"])
    served = serve(database=database)
    ada = Seat(served.address, opened["table"])
    with pytest.raises(Refused) as refused:
        ada.reconnect()
    assert refused.value.code == "unreadable"
    ada.seq = 50
    ada.reconnect()
    assert ada.seq == 82
    ada.close()
    assert served.call("/health")["unreadable"] == 1
    assert metric(served, "tablee_unreadable_tables") == 1
    assert served.failures() == 1
    served.rooms.metrics.failures.reset()
