"""The store: one number, one entry; nothing is told before it is on disk."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
import threading
import uuid
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
from tests.server.services import postgres_address

from tablee.server.store.choose import open_store
from tablee.server.store.contract import Append, Conflict, Refused, Store, StoreError
from tablee.server.store.key_value import KeyValueStore, MemoryDisk
from tablee.server.store.migrations import LATEST, MIGRATIONS, POSTGRES_WORDS, SQLITE_WORDS
from tablee.server.store.sqlite import SqliteStore
from tablee.server.store.sqlite_file import back_up
from tablee.server.store.sqlite_writer import Work, Writer

__all__ = ["postgres_address"]


#: By address: what the store in memory keeps.
DISKS: dict[str, MemoryDisk] = {}


@pytest.fixture(params=["sqlite", "postgres", "memory"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each test runs on both databases, and in memory."""
    if request.param == "memory":
        DISKS[f"memory:{tmp_path}"] = MemoryDisk()
        return f"memory:{tmp_path}"
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_address"))
    return str(tmp_path / "store.db")


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    disk = DISKS.get(address)
    store = open_store(address) if disk is None else KeyValueStore(disk)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def write(
    store: Store, table: str, seq: int, body: bytes = b"x", wake: int | None = -1
) -> StoreError | None:
    """Append and wait for the outcome."""
    outcome: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
    opens = "les-poilus" if seq == 1 else ""
    store.append(Append(table, seq, 1000 + seq, body, outcome.set_result, opens, wake))
    return await outcome


def name() -> str:
    return uuid.uuid4().hex


def test_of_two_writers_of_one_number_exactly_one_succeeds(address: str) -> None:
    async def run() -> None:
        async with opened(address) as store:
            table = name()
            assert await write(store, table, 1) is None
            both = await asyncio.gather(
                *(write(store, table, 2, body) for body in (b"a", b"b", b"c"))
            )
            assert [outcome is None for outcome in both].count(True) == 1
            assert sum(isinstance(outcome, Conflict) for outcome in both) == 2
            assert [entry.seq for entry in await store.entries(table)] == [1, 2]
            # A conflict takes nothing else with it.
            mixed = await asyncio.gather(
                write(store, table, 2), write(store, table, 3), write(store, name(), 1)
            )
            assert [isinstance(outcome, Conflict) for outcome in mixed] == [True, False, False]

    asyncio.run(run())


def test_a_table_loads_from_its_snapshot_and_the_entries_since(address: str) -> None:
    async def run() -> None:
        async with opened(address) as store:
            table = name()
            assert await store.load(table) is None
            for seq in range(1, 8):
                await write(store, table, seq, str(seq).encode())
            store.keep_snapshot(table, 5, b"five")
            await asyncio.sleep(0.2)
            store.keep_snapshot(table, 3, b"older ones do not replace newer ones")
            await asyncio.sleep(0.2)
            loaded = await store.load(table)
            assert loaded is not None
            assert (loaded.snapshot, loaded.snapshot_seq) == (b"five", 5)
            assert [(entry.seq, entry.at, entry.body) for entry in loaded.tail] == [
                (6, 1006, b"6"),
                (7, 1007, b"7"),
            ]
            assert await store.latest([table, "nobody"]) == {table: 7}

    asyncio.run(run())


def test_due_tables_notices_and_who_saw_what(address: str) -> None:
    async def run() -> None:
        async with opened(address) as store:
            table = name()
            await write(store, table, 1, wake=500)
            assert table in await store.due(501, 1000)
            assert table not in await store.due(500, 1000)
            await write(store, table, 2)
            assert table in await store.due(501, 1000)
            await write(store, table, 3, wake=None)
            assert table not in await store.due(10**15, 1000)
            last = (await store.entries(table))[-1].at
            assert table in await store.unfinished(last - 1, 10**6)
            assert table not in await store.unfinished(last, 10**6)
            claims = await asyncio.gather(*(store.claim_notice(table, 0, 4, 1) for _ in range(3)))
            assert sorted(claims) == [False, False, True]
            assert await store.seen(table, 0) == 0
            await store.keep_seen(table, 0, 9)
            await store.keep_seen(table, 0, 4)
            assert await store.seen(table, 0) == 9
            await store.check()

    asyncio.run(run())


def test_what_was_handed_in_is_written_before_the_store_closes(address: str) -> None:
    table = name()

    async def run() -> int:
        async with opened(address) as store:
            for seq in range(1, 40):
                store.append(Append(table, seq, seq, b"x", lambda _: None, "g" * (seq == 1)))
        async with opened(address) as store:
            return len(await store.entries(table))

    assert asyncio.run(run()) == 39


def test_the_loop_writes_for_one_table_while_the_disk_is_quick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writers: list[str] = []
    took = [0.0] * 7 + [0.01, 0.0]

    def timed(self: Writer, batch: list[Work]) -> tuple[list[StoreError | None], float]:
        writers.append("thread" if threading.current_thread().name == "tablee-write" else "loop")
        return self._commit(batch), took.pop(0)

    monkeypatch.setattr(Writer, "_timed", timed)

    async def run() -> None:
        async with opened(str(tmp_path / "one.db")) as store:
            first, second = name(), name()
            for table, seq in [(first, 1), (first, 2), (first, 3)]:
                assert await write(store, table, seq) is None
            assert writers == ["thread", "thread", "loop"]
            for table, seq in [(second, 1), (second, 2), (first, 4), (second, 3)]:
                assert await write(store, table, seq) is None
            assert writers[3:] == ["thread"] * 4
            # The disk is slow once.
            for table, seq in [(second, 4), (second, 5)]:
                assert await write(store, table, seq) is None
            assert writers[7:] == ["loop", "thread"]

    asyncio.run(run())


def test_a_second_process_on_one_sqlite_file_is_refused_in_plain_words(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "one.db")):
            command = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--database"]
            second = await asyncio.to_thread(
                subprocess.run,
                [*command, str(tmp_path / "one.db")],
                capture_output=True,
                text=True,
                timeout=60,
            )
            assert second.returncode == 2
            assert "another server process is using this database" in second.stderr
            assert "Traceback" not in second.stderr

    asyncio.run(run())


BOOKS = "CREATE TABLE migrations (version BIGINT PRIMARY KEY, applied BIGINT NOT NULL)"


def as_released(version: int, words: dict[str, str]) -> list[str]:
    """The statements that made a database of a released version, and one table in it."""
    statements = [BOOKS]
    for done in range(1, version + 1):
        statements += [statement.format(**words) for statement in MIGRATIONS[done]]
        statements.append(f"INSERT INTO migrations VALUES ({done}, 0)")
    statements.append("INSERT INTO tables (id, game, opened) VALUES ('t', 'les-poilus', 1)")
    statements.append("INSERT INTO entries VALUES ('t', 1, 1, 'x')")
    return statements


async def serves_on(address: str) -> None:
    """What was there is there, and what came later works."""
    async with opened(address) as store:
        assert [entry.seq for entry in await store.entries("t")] == [1]
        assert await store.claim_notice("t", 0, 1, 1)


@pytest.mark.parametrize("version", range(1, LATEST + 1))
def test_every_released_version_migrates_forward(tmp_path: Path, version: int) -> None:
    file = tmp_path / "old.db"
    old = sqlite3.connect(file)
    for statement in as_released(version, SQLITE_WORDS):
        old.execute(statement)
    old.commit()
    old.close()
    asyncio.run(serves_on(str(file)))


@pytest.mark.parametrize("version", range(1, LATEST + 1))
def test_every_released_version_migrates_forward_on_postgres(
    postgres_address: str, version: int
) -> None:
    database = f"v{version}_{name()}"
    address = postgres_address.rpartition("/")[0] + f"/{database}"

    async def run() -> None:
        server = await asyncpg.connect(postgres_address)
        await server.execute(f"CREATE DATABASE {database}")
        await server.close()
        old = await asyncpg.connect(address)
        for statement in as_released(version, POSTGRES_WORDS):
            await old.execute(statement)
        await old.close()
        await serves_on(address)

    asyncio.run(run())


def test_a_database_of_a_later_release_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "later.db"
    later = sqlite3.connect(file)
    later.execute(BOOKS)
    later.execute("INSERT INTO migrations VALUES (?, 0)", (LATEST + 1,))
    later.commit()
    later.close()
    with pytest.raises(Refused, match="made by a later release"):
        asyncio.run(SqliteStore(file).open())


def test_a_database_is_copied_while_it_is_written_to(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(str(tmp_path / "busy.db")) as store:
            for table in "abc":
                await write(store, table, 1)
            copying = asyncio.to_thread(back_up, tmp_path / "busy.db", tmp_path / "copy.db")
            copied = asyncio.create_task(copying)
            for seq in range(2, 60):
                await write(store, "a", seq)
            assert await copied == 3

    asyncio.run(run())
    copy = sqlite3.connect(tmp_path / "copy.db")
    found = [row[0] for row in copy.execute("SELECT seq FROM entries WHERE table_id = 'a'")]
    copy.close()
    assert found == list(range(1, len(found) + 1))
    with pytest.raises(Refused, match="no such database"):
        back_up(tmp_path / "nothing.db", tmp_path / "copy2.db")


@pytest.mark.parametrize("address", ["mysql://x", "postgresql://nobody@127.0.0.1:1/x"])
def test_an_unusable_address_is_refused_in_plain_words(address: str) -> None:
    with pytest.raises(Refused) as refused:
        asyncio.run(open_store(address).open())
    assert "nobody@" not in str(refused.value)


def test_a_second_server_by_another_name_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "store.db")

    async def run() -> None:
        async with opened(str(tmp_path / "store.db")):
            with pytest.raises(Refused, match="another server process"):
                await open_store(str(tmp_path / "link.db")).open()

    asyncio.run(run())


def test_deals_and_first_tries(address: str) -> None:
    async def run() -> None:
        async with opened(address) as store:
            deals, day, challenge = store.deals, f"day.{name()}", f"c-{name()}"
            assert await deals.find(day) is None
            both = await asyncio.gather(*(deals.claim(day, 1, body) for body in (b"a", b"b")))
            assert both[0] == both[1] == await deals.find(day)
            assert await deals.between(day, day) == [(day, both[0])]
            await deals.claim(challenge, 1, b"c")
            tables = [name(), name()]
            tries = await asyncio.gather(
                *(deals.claim_try(challenge, "ada", 0, table, 5) for table in tables)
            )
            assert tries[0] == tries[1]
            assert tries[0].table in tables
            await deals.claim_try(challenge, "ada", 1, name(), 6)
            for result in (b"first", b"another"):
                await deals.keep_result(challenge, "ada", 0, result)
            found = await deals.tries(challenge)
            assert [(tried.seat, tried.result) for tried in found] == [(0, b"first"), (1, None)]
            assert await deals.try_at(found[0].table) == found[0]
            assert await deals.try_at(name()) is None
            await deals.forget_challenges(2)
            assert await deals.find(challenge) is None
            assert await deals.tries(challenge) == []
            assert await deals.find(day) is not None

    asyncio.run(run())
