"""A broken database is seen: in `/health`, in the metrics and in the log."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs
from tests.server.conftest import Serve, Served
from tests.server.services import postgres_address
from tests.server.test_table import DUEL
from tests.server.test_unreadable import change, metric, own_database
from tests.server.test_workers import wait_for

from tablee.client import NoServer, Refused, Seat
from tablee.server.rooms import rooms
from tablee.server.store import contract
from tablee.server.store.contract import Condition, StoreError

__all__ = ["postgres_address"]


@pytest.fixture(autouse=True)
def _asked_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "CHECKED_FOR", 0.0)


def health(served: Served) -> str:
    """What `/health` says; unless that is ok it answers 503, without the code of a refusal."""
    try:
        return str(served.call("/health")["status"])
    except NoServer:
        return "failing"


def in_writing_thread(served: Served, statement: str) -> None:
    """Change something about the connection that writes, between two commits."""
    store: Any = served.rooms.store
    store._writing.execute(statement)


@pytest.mark.rule("K10.5")
def test_a_full_disk_is_seen_and_so_is_its_end(served: Served) -> None:
    seats = [served.seat(served.open(**DUEL), seat) for seat in (0, 1)]
    assert health(served) == "ok"
    in_writing_thread(served, "PRAGMA max_page_count = 1")
    with capture_logs() as logs:
        wait_for(lambda: not has_room(seats[0]))
        assert health(served) == "failing"
        # It is asked itself, and not only remembered.
        assert health(served) == "failing"
    failures = [line for line in logs if line["event"] == "the database failed"]
    assert failures
    assert failures[0]["problem"] == "database or disk is full"
    assert metric(served, "tablee_store_failures_total") == len(failures) == served.failures()
    in_writing_thread(served, "PRAGMA max_page_count = 4294967294")
    seats[0].say("there is room again")
    assert health(served) == "ok"
    served.rooms.metrics.failures.reset()


def has_room(seat: Seat) -> bool:
    try:
        seat.say("x" * 300)
    except Refused:
        return False
    return True


def test_a_file_system_that_does_not_take_anything_is_seen(served: Served) -> None:
    """Without anybody who plays: nothing but the question itself is written."""
    served.open(**DUEL)
    assert health(served) == "ok"
    in_writing_thread(served, "PRAGMA query_only = ON")
    assert health(served) == "failing"
    in_writing_thread(served, "PRAGMA query_only = OFF")
    assert health(served) == "ok"
    served.rooms.metrics.failures.reset()


def test_damaged_pages_are_seen(serve: Serve, tmp_path: Path) -> None:
    first = serve()
    tables = [first.open(**DUEL) for _ in range(30)]
    first.stop()
    file = tmp_path / "tables.db"
    page = 4096
    with sqlite3.connect(file) as reading:
        root = reading.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'")
        place = (int(root.fetchone()[0]) - 1) * page
    reading.close()
    with file.open("r+b") as raw:
        raw.seek(place)
        raw.write(b"\xff" * page)
    served = serve()
    with capture_logs() as logs, pytest.raises(Refused) as refused:
        served.call(f"/api/tables/{tables[0]['table']}")
    assert refused.value.code == "unreadable"
    assert "the database failed" in [line["event"] for line in logs]
    assert health(served) == "failing"
    assert served.failures() > 0
    served.rooms.metrics.failures.reset()


def test_a_postgresql_that_does_not_write_is_seen(serve: Serve, postgres_address: str) -> None:
    database = own_database(postgres_address)
    served = serve(database=database)
    ada = served.seat(served.open(**DUEL), 0)
    assert health(served) == "ok"
    change(database, "ALTER TABLE entries RENAME TO elsewhere")
    with pytest.raises(Refused):
        ada.say("hello")
    assert health(served) == "failing"
    assert min(metric(served, "tablee_store_failures_total"), served.failures()) > 0
    change(database, "ALTER TABLE elsewhere RENAME TO entries")
    ada.say("there again")
    assert health(served) == "ok"
    # Nobody plays: a little is written all the same.
    change(database, "CREATE RULE nothing AS ON UPDATE TO migrations DO INSTEAD SELECT 1 / 0")
    assert health(served) == "failing"
    served.rooms.metrics.failures.reset()


def test_a_check_is_shared_by_those_who_ask_at_once(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "CHECKED_FOR", 5.0)
    checks = 0
    check = served.rooms.store.check

    async def counted() -> None:
        nonlocal checks
        checks += 1
        await check()

    monkeypatch.setattr(served.rooms.store, "check", counted)
    asked = [
        asyncio.run_coroutine_threadsafe(served.rooms.is_healthy(), served.loop) for _ in range(20)
    ]
    assert all(one.result(10) for one in asked)
    assert checks == 1
    # A commit that fails meanwhile is known at once.
    served.rooms.store.condition.committed(StoreError("the disk is full"), 1, 0.1)
    assert health(served) == "failing"
    assert checks == 1
    served.rooms.metrics.failures.reset()


def test_a_failed_commit_is_remembered_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    condition = Condition()
    condition.committed(StoreError("the disk is full"), 3, 0.1)
    condition.committed(None, 0, 0.1)
    with pytest.raises(StoreError, match="full"):
        condition.raise_if_ill()
    monkeypatch.setattr(contract, "REMEMBERED", 0.0)
    condition.raise_if_ill()


LIBRARY = """
import logging, structlog
from tablee.server.serve import Forward, set_up_logs
set_up_logs("json", "error")
library = logging.getLogger("some.library")
library.addHandler(Forward(logging.WARNING))
library.warning("not so bad")
library.critical("very bad")
library.log(45, "bad")
structlog.get_logger().info("nothing")
"""


def test_what_libraries_log_keeps_its_level() -> None:
    ran = subprocess.run([sys.executable, "-c", LIBRARY], capture_output=True, check=True)
    told = [msgspec.json.decode(line) for line in ran.stderr.splitlines()]
    assert [(line["event"], line["level"]) for line in told] == [
        ("very bad", "critical"),
        ("bad", "error"),
    ]
