"""Bots that play among themselves keep nobody else's opponent waiting; nor do those that fail."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

import pytest
from tests.server import waiting
from tests.server.conftest import Serve, Served
from tests.server.services import postgres_address
from tests.server.test_at_the_table import until
from tests.server.test_unreadable import change, database, entries_of
from tests.server.test_workers import wait_for

from tablee.client import Refused
from tablee.server.rooms import room, scheduler
from tablee.server.workers import worker
from tablee.server.workers.fair_queue import FairQueue, Requester
from tablee.server.workers.pool import WorkerPool
from tablee.server.workers.process import BotProcess
from tablee.server.workers.worker import Asked

__all__ = ["database", "postgres_address"]

ADA = {"holder": "me", "name": "Ada"}
SLOW = {"holder": "bot", "level": waiting.SLOW_LEVEL}
QUICK = {"holder": "bot", "level": "uniform"}
ASKED = Asked("footclub", "uniform", 0, b"{}", 1)


def length(served: Served, table: str) -> int:
    return len(entries_of(served, table))


@pytest.mark.rule("K10.7")
def test_tables_with_people_come_first_and_then_each_address_in_turn() -> None:
    async def try_it() -> list[str]:
        queue = FairQueue()
        heard: list[str] = []

        def note(name: str, _: asyncio.Future[None]) -> None:
            heard.append(name)

        given = [("mob", True)] * 2 + [("a", False)] * 3 + [("b", False), ("c", True)]
        for number, (address, alone) in enumerate(given):
            future = queue.add(Requester(address, alone))
            future.add_done_callback(partial(note, f"{address}{number}"))
            if address == "a" and number == 3:
                future.cancel()
        while queue.call_next():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        return heard

    assert asyncio.run(try_it()) == ["a3", "a2", "b5", "a4", "mob0", "c6", "mob1"]


@pytest.mark.rule("K10.7")
def test_bots_alone_give_up_their_process_to_people_and_think_again_later() -> None:
    async def try_it() -> None:
        workers = WorkerPool(1, BotProcess)
        alone = asyncio.create_task(
            workers.work_out(waiting.patience, ASKED, Requester("x", alone=True))
        )
        while not workers._busy:
            await asyncio.sleep(0.01)
        async with asyncio.timeout(30):
            await workers.work_out(waiting.nothing, ASKED, Requester("y"))
        assert not alone.done()
        while not workers._busy:
            await asyncio.sleep(0.01)
        alone.cancel()
        await asyncio.gather(alone, return_exceptions=True)
        await workers.close()

    asyncio.run(try_it())


@pytest.mark.rule("K10.7")
def test_sixty_tables_of_bots_do_not_keep_a_person_waiting(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """These bots think until they are called off, and there is one process for all."""
    monkeypatch.setattr(worker, "choose", waiting.choose)
    for _ in range(60):
        served.open("footclub", seats=[SLOW, SLOW], start=True)
    options = {"players": 2, "leader": 1}
    ada = served.seat(served.open(options=options, seats=[ADA, QUICK], start=True), 0)
    until(ada, lambda: ada.line >= 1, 30)


@pytest.mark.rule("K10.7")
def test_bots_alone_rest_until_somebody_looks(
    serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "STILL_WATCHED", 0)
    served = serve(database=database, beat=0.02)
    opened = served.open("footclub", seats=[QUICK, QUICK], start=True)
    table = opened["table"]
    time.sleep(0.5)
    assert length(served, table) == 2
    with served.seat(opened) as watcher:
        until(watcher, lambda: watcher.line >= 4)
    wait_for(lambda: not served.rooms.running[table].scheduler.waits_for_bot)
    time.sleep(0.1)
    before = length(served, table)
    time.sleep(0.5)
    assert length(served, table) == before
    # A glance over HTTP is enough to go on for a while.
    monkeypatch.setattr(room, "STILL_WATCHED", 30_000)
    served.call(f"/api/tables/{table}")
    wait_for(lambda: length(served, table) > before + 2)


def test_what_an_earlier_release_noted_as_due_is_let_sleep(
    serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "STILL_WATCHED", 0)
    first = serve(database=database)
    table = first.open("footclub", seats=[QUICK, QUICK], start=True)["table"]
    first.stop()
    change(database, "UPDATE tables SET wake = 1 WHERE id = ?", table)
    served = serve(database=database)

    def due() -> list[str]:
        asked = served.rooms.store.due(served.rooms.now(), 1000)
        return asyncio.run_coroutine_threadsafe(asked, served.loop).result(20)

    wait_for(lambda: table not in due())
    assert length(served, table) == 2


@pytest.mark.rule("K10.7")
def test_one_address_has_so_many_tables_of_bots_alone(serve: Serve) -> None:
    served = serve(address_bot_tables=2, beat=60.0)
    for _ in range(2):
        served.open("footclub", seats=[QUICK, QUICK], start=True)

    def refuse(path: str, body: dict[str, Any], token: str = "") -> None:
        with pytest.raises(Refused) as refused:
            served.call(path, body, token)
        assert refused.value.code == "too-many-alone"
        assert "2 tables" in str(refused.value)

    alone = {"game": "footclub", "seats": [QUICK, QUICK], "start": True}
    refuse("/api/tables", alone)
    # Nor by filling the seats later; with a person at it, as many as one likes.
    for kept in ("open", "invited"):
        opened = served.open("footclub", seats=[QUICK, {"holder": kept}])
        table, host = f"/api/tables/{opened['table']}", opened["host"]
        refuse(f"{table}/start", {"fill": "uniform"}, host)
        served.call(f"{table}/start", {}, host)
        refuse(f"{table}/seats/1/change", {"holder": "bot"}, host)
    served.open("footclub", seats=[ADA, QUICK], start=True)


@pytest.mark.rule("K10.7")
@pytest.mark.parametrize("broken", [waiting.fails, waiting.cheats])
def test_a_bot_that_always_fails_is_asked_less_and_less_and_the_table_is_told(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, broken: Any
) -> None:
    monkeypatch.setattr(worker, "choose", broken)
    monkeypatch.setattr(scheduler, "ASK_AGAIN", 0.05)
    served = serve()
    options = {"players": 2, "leader": 1}
    opened = served.open(options=options, seats=[ADA, {**QUICK, "name": "Bob"}], start=True)
    ada = served.seat(opened, 0)
    asked = 0
    think = served.rooms.bots._think

    async def counted(*given: Any) -> Any:
        nonlocal asked
        asked += 1
        return await think(*given)

    monkeypatch.setattr(served.rooms.bots, "_think", counted)
    end = time.monotonic() + 3
    while time.monotonic() < end:
        ada.wait(0.2)
        # What others do at the table is no reason to ask again.
        ada.say("still there?")
    assert 2 <= asked <= 7
    assert [entry["seat"] for entry in ada.entries if entry["kind"] == "faltered"] == [1]
    lines = served.call(f"/api/tables/{opened['table']}/digest?since=0")["lines"]
    assert sum(line.startswith("Bob cannot move right now") for line in lines) == 1
    ada.close()
    # Another server, or this one after a restart, does not say it again.
    served.stop()
    served.rooms.metrics.failures.reset()
    again = serve()
    with again.seat(opened, 0) as ada:
        time.sleep(1)
        ada.wait(0.1)
        assert [entry["kind"] for entry in ada.entries].count("faltered") == 1
        monkeypatch.setattr(worker, "choose", waiting.choose)
        until(ada, lambda: ada.line >= 1, 30)
    again.rooms.metrics.failures.reset()
