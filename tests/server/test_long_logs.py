"""A table with a long log: told in pages, beside the event loop, and at a price."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import Serve, Served
from tests.server.services import postgres_address
from tests.server.test_at_the_table import until
from tests.server.test_unreadable import ADA, BEN, BOT, database

from tablee.client import Refused, Seat
from tablee.server.api import history
from tablee.server.rooms import frames, rooms
from tablee.server.store.contract import Append, Stored, StoreError
from tablee.server.table import entries as log

__all__ = ["database", "postgres_address"]

LONG = 1_500


def write(served: Served, table: str, first: int, last: int, publish: bool = True) -> None:
    """Put chat into a table's log, as if it had been said."""

    async def write_all() -> None:
        loop = asyncio.get_running_loop()
        written = []
        for seq in range(first, last + 1):
            done: asyncio.Future[StoreError | None] = loop.create_future()
            body = log.encode(log.Said(seq % 2, f"number {seq}"))
            served.rooms.store.append(Append(table, seq, seq, body, done.set_result))
            written.append(done)
        assert set(await asyncio.gather(*written)) == {None}
        if publish:
            served.rooms.published(table, last)

    asyncio.run_coroutine_threadsafe(write_all(), served.loop).result(60)


def long_table(
    serve: Serve, terms: dict[str, Any] | None = None, **changes: Any
) -> tuple[Served, dict[str, Any]]:
    """A server with a table of which much was said."""
    first = serve(**changes)
    opened = first.open("footclub", seats=[ADA, BEN], start=True, terms=terms or {})
    write(first, opened["table"], 3, LONG)
    first.stop()
    return serve(**changes), opened


def sizes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each frame has that a client takes from now on."""
    found: list[int] = []
    receive = Seat._receive

    def counted(seat: Seat, timeout: float | None) -> dict[str, Any]:
        frame = receive(seat, timeout)
        if "entries" in frame:
            found.append(len(frame["entries"]))
        return frame

    monkeypatch.setattr(Seat, "_receive", counted)
    return found


def numbers(seat: Seat) -> list[int]:
    return [entry["seq"] for entry in seat.entries]


@pytest.mark.rule("K10.3")
def test_a_client_is_told_a_long_log_in_pages(
    serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    served, opened = long_table(serve, database=database)
    told = sizes(monkeypatch)
    with served.seat(opened, 0) as ada:
        assert numbers(ada) == list(range(1, LONG + 1))
        assert max(told) <= frames.LOG_PAGE
        assert len(told) == -(-LONG // frames.LOG_PAGE)
        ada.close()
        write(served, opened["table"], LONG + 1, LONG + 500)
        ada.reconnect()
        until(ada, lambda: ada.seq == LONG + 500)
        assert numbers(ada) == list(range(1, LONG + 501))
        assert max(told) <= frames.LOG_PAGE


def test_whoever_asks_for_a_long_log_too_fast_waits_and_has_it_all(serve: Serve) -> None:
    served, opened = long_table(serve, seat_rate=40, seat_burst=10)
    assert numbers(served.seat(opened, 0)) == list(range(1, LONG + 1))


def test_a_page_has_so_many_bytes() -> None:
    stored = [Stored(seq, 0, b"x" * 50_000) for seq in range(101, 131)]
    page, skipped = frames.last_page(stored, 100)
    assert sum(len(found.body) for found in page) <= frames.LOG_BYTES
    assert [found.seq for found in page] == list(range(skipped + 1, 131))
    assert frames.last_page(stored[-3:], 127) == (stored[-3:], 0)
    # One that is longer by itself is told all the same: else nobody could go on.
    giant = [Stored(9, 0, b"x" * (frames.LOG_BYTES + 1))]
    assert frames.last_page(giant, 8) == (giant, 0)


@pytest.mark.rule("K9.2")
def test_who_watches_late_is_told_no_more_of_the_log_than_they_have_seen(serve: Serve) -> None:
    served, opened = long_table(serve, terms={"delay": 600})
    with served.seat(opened, 0) as ada, served.seat(opened) as watcher:
        assert numbers(watcher) == list(range(1, LONG + 1))
        ada.say("a secret")
        found = watcher.ask({"type": "log", "before": 10**6})
        assert found["entries"][-1]["seq"] == LONG
        assert ada.ask({"type": "log", "before": 10**6})["entries"][-1]["text"] == "a secret"


def test_a_digest_comes_in_parts(serve: Serve, database: str) -> None:
    served, opened = long_table(serve, database=database)
    lines: list[str] = []
    told, parts = 0, 0
    while told < LONG:
        part = served.call(f"/api/tables/{opened['table']}/digest?since={told}")
        assert part["seq"] == LONG
        assert told < part["told"] <= told + history.DIGEST_PAGE
        lines, told, parts = lines + part["lines"], part["told"], parts + 1
    assert parts == -(-LONG // history.DIGEST_PAGE)
    assert [line for line in lines if "number" in line] == [
        f"{('Ada', 'Ben')[seq % 2]}: number {seq}" for seq in range(3, LONG + 1)
    ]


def threads_of(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[str]:
    """In which threads a function is called from now on."""
    found: list[str] = []
    function: Callable[..., Any] = getattr(module, name)

    def noted(*given: Any) -> Any:
        found.append(threading.current_thread().name)
        return function(*given)

    monkeypatch.setattr(module, name, noted)
    return found


def test_long_logs_are_read_beside_the_event_loop(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    called = [
        threads_of(monkeypatch, history, "_sentences"),
        threads_of(monkeypatch, history, "_rolled"),
        threads_of(monkeypatch, history, "record_of"),
        threads_of(monkeypatch, history, "_replay_view"),
        threads_of(monkeypatch, rooms, "read_on"),
    ]
    served = serve()
    opened = served.open("footclub", seats=[BOT, BOT], start=True)
    with served.seat(opened) as watcher:
        until(watcher, lambda: watcher.over, 60)
        table, last = opened["table"], watcher.seq
    write(served, table, last + 1, last + 300, publish=False)
    served.stop()
    served = serve()
    for path in ("digest?since=0", "fairness", "record", "replay?since=0&words=true"):
        served.call(f"/api/tables/{table}/{path}")
    for threads in called:
        assert threads
        assert served.thread.name not in threads, called


def test_long_logs_have_their_price(serve: Serve) -> None:
    served, opened = long_table(serve, address_rate=0.01, address_burst=60)
    path = f"/api/tables/{opened['table']}/digest?since=0"
    for _ in range(7):
        served.call(path)
    with pytest.raises(Refused) as refused:
        served.call(path)
    assert refused.value.code == "too-fast"


def test_so_many_may_wait_for_a_long_log(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = served.open("footclub", seats=[ADA, BEN], start=True)
    monkeypatch.setattr(rooms, "MOST_LONG_READS", 0)
    with pytest.raises(Refused) as refused:
        served.call(f"/api/tables/{opened['table']}/digest")
    assert refused.value.code == "unavailable"


def test_a_described_log_comes_in_parts(serve: Serve) -> None:
    served, opened = long_table(serve)
    with served.seat(opened, 0) as ada:
        told, parts = 0, 0
        while told < ada.seq:
            part = ada.ask({"type": "describe", "since": told})
            assert told < part["told"] <= told + 100
            told, parts = part["told"], parts + 1
        assert parts == LONG // 100
