"""K13: tables go, by their host or with time, and nothing of them is left."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.conftest import Serve, Served
from tests.server.services import Redis, postgres_address, redis_server
from tests.server.test_notices import MailBox, wait_for
from tests.server.test_seats import code_of
from tests.server.test_store import DISKS, address, as_released, name, opened, write
from tests.server.test_table import DUEL, TWO, play_on

from tablee.cli import main
from tablee.client import Lost, Refused, Seat, call
from tablee.server.api.privacy import privacy_info
from tablee.server.rooms import retention
from tablee.server.settings import DAY, Mail, Retention, Settings
from tablee.server.store.contract import Append, Limits, Store, StoreError
from tablee.server.store.key_value import KINDS
from tablee.server.store.migrations import OF_A_TABLE, POSTGRES_WORDS, SQLITE_WORDS
from tablee.texts import LANGUAGES, Texts

__all__ = ["address", "postgres_address", "redis_server"]

NEVER = Limits()


def until(wanted: Callable[[], object], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "it never happens"
        time.sleep(0.05)


async def made(store: Store, at: int, keep: int = 0, **last: Any) -> str:
    """A table whose last entry was written at a time."""
    table = name()
    for seq, more in ((1, {"opens": "footclub", "keep": keep}), (2, last)):
        written: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()
        store.append(Append(table, seq, at, b"x", written.set_result, **more))
        assert await written is None
    return table


@pytest.mark.rule("K13.1")
def test_a_table_is_kept_for_as_long_as_its_sort_is(address: str) -> None:
    async def run() -> None:
        async with opened(address) as store:
            unstarted = await made(store, 1000)
            abandoned = await made(store, 1000, starts=True)
            finished = await made(store, 1000, finished=True)
            own = await made(store, 1000, keep=500, finished=True)
            both = await made(store, 1000, keep=9000, finished=True)
            all_of_them = {unstarted, abandoned, finished, own, both}

            async def expired(**limits: int) -> set[str]:
                return set(await store.expired(Limits(**limits), 10**6)) & all_of_them

            assert await expired() == set()
            assert await expired(now=1501) == {own}
            assert await expired(unstarted=1001) == {unstarted}
            assert await expired(abandoned=1001) == {abandoned}
            assert await expired(finished=1001, now=1001) == {finished, own, both}
            assert await expired(unstarted=1000, abandoned=1000, finished=1000, now=1500) == set()
            # Whatever happens there counts.
            assert await write(store, unstarted, 3) is None
            assert await expired(unstarted=1003) == set()

    asyncio.run(run())


@pytest.mark.rule("K13.2")
def test_nothing_is_left_of_a_deleted_table(address: str) -> None:
    async def run() -> None:
        async with opened(address) as store:
            gone, stays = await made(store, 1000), await made(store, 1000)
            for table in (gone, stays):
                store.keep_snapshot(table, 2, b"snapshot")
                await store.keep_seen(table, 0, 1)
                await store.claim_notice(table, 0, 1, 1)
                await store.keep_present(table, 0, "process", 10**15)
                await store.keep_email(table, 0, "ada@example.org")
            await asyncio.sleep(0.2)
            await store.delete([gone], 5000)
            assert await store.load(gone) is None
            assert await store.load(stays) is not None
            if store.shared:
                assert set(await store.latest([gone, stays])) == {stays}
            assert gone not in await store.unfinished(0, 10**6)
            await store.erase(5000)
            assert await rows_of(address, gone) > 0
            await store.erase(5001)
            assert await rows_of(address, gone) == 0
            assert await rows_of(address, stays) > 4

    asyncio.run(run())


async def rows_of(address: str, table: str) -> int:
    """How many rows a database has of a table."""
    if address in DISKS:
        return sum([len(await DISKS[address].scan((kind, table))) for kind in KINDS])
    counted = [f"SELECT count(*) FROM {one} WHERE table_id = '{table}'" for one in OF_A_TABLE]
    counted.append(f"SELECT count(*) FROM tables WHERE id = '{table}'")
    if "://" in address:
        connection = await asyncpg.connect(address)
        found = [await connection.fetchval(statement) for statement in counted]
        await connection.close()
        return sum(found)
    file = sqlite3.connect(address)
    found = [file.execute(statement).fetchone()[0] for statement in counted]
    file.close()
    return sum(found)


@pytest.mark.rule("K13.3")
def test_an_address_goes_with_the_end_and_with_the_seat(address: str) -> None:
    async def run() -> None:
        async with opened(address) as store:
            for last in ({"forgets": (1,)}, {"finished": True}):
                table = await made(store, 1000)
                for seat in (0, 1):
                    await store.keep_email(table, seat, f"old{seat}@example.org")
                    await store.keep_email(table, seat, f"seat{seat}@example.org")
                assert await store.email(table, 1) == "seat1@example.org"
                written = asyncio.get_running_loop().create_future()
                store.append(Append(table, 3, 1003, b"x", written.set_result, **last))
                await written
                assert await store.email(table, 1) == ""
                assert await store.email(table, 0) == (
                    "" if "finished" in last else "seat0@example.org"
                )
            over = await made(store, 1000, finished=True)
            await store.keep_email(over, 0, "late@example.org")
            assert await store.email(over, 0) == ""

    asyncio.run(run())


CONTACTED = '{"kind":"contacted","seat":1,"address":"%s@example.org","code":"c"}'
OLD_LOG = [
    *(f"INSERT INTO entries VALUES ('t', {seq}, 1, '{CONTACTED % who}')"
      for seq, who in ((2, "first"), (3, "second"))),
    "INSERT INTO tables (id, game, opened, finished) VALUES ('over', 'les-poilus', 1, 2)",
    f"INSERT INTO entries VALUES ('over', 1, 1, '{CONTACTED % 'over'}')",
    "INSERT INTO snapshots VALUES ('t', 3, 'the address is in here')",
]  # fmt: skip


async def addresses_moved(address: str) -> None:
    async with opened(address) as store:
        assert await store.email("t", 1) == "second@example.org"
        assert await store.email("over", 1) == ""
        for table in ("t", "over"):
            assert all("example.org" not in str(entry.body) for entry in await store.entries(table))
        loaded = await store.load("t")
        assert loaded is not None
        assert loaded.snapshot is None
        # What an earlier release has begun is not taken for something nobody has begun.
        assert "t" not in await store.expired(Limits(unstarted=10**15), 10**6)


@pytest.mark.rule("K13.3")
def test_addresses_in_the_log_of_an_earlier_release_are_moved_out_of_it(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    old = sqlite3.connect(file)
    for statement in as_released(3, SQLITE_WORDS) + OLD_LOG:
        old.execute(statement)
    old.commit()
    old.close()
    asyncio.run(addresses_moved(str(file)))


@pytest.mark.rule("K13.3")
def test_addresses_of_an_earlier_release_are_moved_on_postgres(postgres_address: str) -> None:
    database = f"v{name()}"
    address = postgres_address.rpartition("/")[0] + f"/{database}"

    async def run() -> None:
        server = await asyncpg.connect(postgres_address)
        await server.execute(f"CREATE DATABASE {database}")
        await server.close()
        old = await asyncpg.connect(address)
        for statement in as_released(3, POSTGRES_WORDS) + OLD_LOG:
            await old.execute(statement)
        await old.close()
        await addresses_moved(address)

    asyncio.run(run())


# ---- the host ---------------------------------------------------------------------------------


def delete(served: Served, opened: dict[str, Any], token: str) -> None:
    call(served.address, f"/api/tables/{opened['table']}", token=token, method="DELETE")


def why_lost(seat: Seat) -> str:
    """Why a connection ends."""
    try:
        while seat.wait(10):
            pass
    except Lost as lost:
        return str(lost)
    return "it does not end"


@pytest.mark.rule("K13.2")
def test_the_host_deletes_a_table_and_everybody_is_told(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "GRACE", 200)
    opened = served.open(**DUEL)
    ben, watcher = served.seat(opened, 1), served.seat(opened)
    for token in ("", opened["seats"][0]["token"], "wrong"):
        with pytest.raises(Refused) as refused:
            delete(served, opened, token)
        assert refused.value.code == "not-allowed"
    delete(served, opened, opened["host"])
    for seat in (ben, watcher):
        assert why_lost(seat) == "deleted"
    table = f"/api/tables/{opened['table']}"
    assert code_of(served.call, table) == "no-such-table"
    with pytest.raises(Refused) as refused:
        served.seat(opened, 1)
    assert refused.value.code == "no-such-table"
    until(lambda: asyncio.run(rows_of(served.settings.database, opened["table"])) == 0)


@pytest.mark.rule("K13.2")
def test_a_table_deleted_at_one_worker_is_gone_at_the_other(
    serve: Serve, postgres_address: str, redis_server: Redis
) -> None:
    shared = {"database": postgres_address, "bus": redis_server.address}
    left, right = serve(**shared), serve(**shared)
    opened = left.open(**DUEL)
    ben = right.seat(opened, 1)
    delete(left, opened, opened["host"])
    assert why_lost(ben) == "deleted"
    assert code_of(right.call, f"/api/tables/{opened['table']}") == "no-such-table"


def test_the_host_deletes_a_table_by_its_link(
    served: Served, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened = served.open(**DUEL)
    link = f"{served.address}/t/{opened['table']}"
    monkeypatch.setattr("builtins.input", lambda _: "no")
    assert main(["delete", f"{link}#{opened['host']}", "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert "Les Poilus, at the table: Ada, Ben." in printed.out
    assert "Nothing was deleted." in printed.err
    assert main(["delete", f"{link}#{opened['seats'][0]['token']}", "--yes"]) == 2
    monkeypatch.setattr("builtins.input", lambda _: "Ja")
    assert main(["delete", f"{link}#{opened['host']}", "--lang", "de"]) == 0
    assert code_of(served.call, f"/api/tables/{opened['table']}") == "no-such-table"
    assert main(["delete", "https://nowhere", "--yes"]) == 2


# ---- time -------------------------------------------------------------------------------------


def make_older(served: Served, table: str, days: int) -> None:
    """Let everything at a table have happened earlier."""
    file = sqlite3.connect(served.settings.database, timeout=20)
    earlier = days * DAY * 1000
    file.execute("UPDATE entries SET at = at - ? WHERE table_id = ?", (earlier, table))
    for column in ("opened", "started", "finished"):
        file.execute(f"UPDATE tables SET {column} = {column} - ? WHERE id = ?", (earlier, table))
    file.commit()
    file.close()


@pytest.mark.rule("K13.1")
def test_the_server_deletes_what_was_kept_long_enough(serve: Serve) -> None:
    served = serve(retention=Retention(), prune_every=0.3)
    waiting, playing, over = (served.open(options={"players": 2}, seats=TWO) for _ in range(3))
    soon = served.open(options={"players": 2}, seats=TWO, terms={"keep": DAY})
    for one in (playing, over, soon):
        served.call(f"/api/tables/{one['table']}/start", {}, one["host"])
    for one in (over, soon):
        seats = [served.seat(one, 0), served.seat(one, 1)]
        play_on(seats)
        for seat in seats:
            seat.close()
    tables = {"waiting": waiting, "playing": playing, "over": over, "soon": soon}

    def is_there(table: str) -> bool:
        try:
            served.call(f"/api/tables/{table}")
        except Refused as refused:
            return refused.code != "no-such-table"
        return True

    def there() -> set[str]:
        return {name for name, one in tables.items() if is_there(one["table"])}

    for one in tables.values():
        make_older(served, one["table"], 2)
    until(lambda: there() == {"waiting", "playing", "over"})
    for one in tables.values():
        make_older(served, one["table"], 13)
    until(lambda: there() == {"playing", "over"})
    for one in tables.values():
        make_older(served, one["table"], 80)
    until(lambda: there() == {"over"})
    for one in tables.values():
        make_older(served, one["table"], 300)
    until(lambda: there() == set())


def test_a_clock_that_was_set_deletes_nothing(serve: Serve) -> None:
    served = serve(retention=Retention(), prune_every=0.1)
    opened = served.open(**DUEL)
    now = served.rooms.now
    served.rooms.now = lambda: now() + 2000 * DAY * 1000
    time.sleep(1)
    served.rooms.now = now
    assert served.call(f"/api/tables/{opened['table']}")["started"]


def test_old_tables_are_pruned_by_hand(serve: Serve, capsys: pytest.CaptureFixture[str]) -> None:
    served = serve()
    old, new = served.open(**DUEL), served.open(**DUEL)
    make_older(served, old["table"], 20)
    database = served.settings.database

    def prune(*more: str) -> tuple[int, str]:
        code = main(["prune", "--database", database, "--lang", "en", *more])
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    # How many there are can be asked at any time; a server in use deletes them itself.
    code, said = prune("--older-than", "2w", "--dry-run")
    assert (code, said) == (0, f"One table of {database} would be deleted.\n")
    code, said = prune("--older-than", "2w")
    assert (code, "another server process" in said) == (2, True)
    served.stop()
    assert prune("--older-than", "2w") == (0, f"One table of {database} was deleted.\n")
    assert asyncio.run(rows_of(database, old["table"])) == 0
    assert asyncio.run(rows_of(database, new["table"])) > 0
    assert prune("--older-than", "2w") == (0, f"0 tables of {database} were deleted.\n")
    assert prune("--older-than", "never")[0] == 2
    with pytest.raises(SystemExit):
        prune("--older-than", "soon")


def test_old_tables_are_pruned_on_postgres(
    postgres_address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "GRACE", 100)

    async def run() -> str:
        async with opened(postgres_address) as store:
            return await made(store, 1000)

    table = asyncio.run(run())
    command = ["prune", "--database", postgres_address, "--older-than", "99w", "--lang", "en"]
    assert main([*command, "--dry-run"]) == 0
    assert "would be deleted" in capsys.readouterr().out
    assert asyncio.run(rows_of(postgres_address, table)) > 0
    assert main(command) == 0
    assert asyncio.run(rows_of(postgres_address, table)) == 0


# ---- addresses, files, prices -----------------------------------------------------------------


@pytest.mark.rule("K13.3")
@pytest.mark.parametrize("how", ["end", "hand-over"])
def test_an_address_is_nowhere_in_the_database_afterwards(serve: Serve, how: str) -> None:
    box = MailBox()
    mail = Mail(host="127.0.0.1", port=box.port, sender="games@example.org", starttls=False)
    served = serve(mail=mail, notice_after=600)
    opened = served.open(**DUEL)
    table, token = f"/api/tables/{opened['table']}", opened["seats"][0]["token"]
    served.call(f"{table}/notices", {"email": "ada@example.org"}, token)
    wait_for(box.kept, 1)
    emails = "SELECT count(*) FROM emails"
    assert _count(served, emails) == 1
    in_log = "SELECT count(*) FROM entries WHERE CAST(body AS TEXT) LIKE '%ada@example%'"
    assert _count(served, in_log) == 0
    if how == "end":
        seats = [served.seat(opened, 0), served.seat(opened, 1)]
        play_on(seats)
        again = {"email": "ada@example.org"}
        assert code_of(served.call, f"{table}/notices", again, token) == "game-over"
    else:
        ada, ben = served.seat(opened, 0), served.seat(opened, 1)
        asked = served.call(f"{table}/seats/0/ask", {"name": "Eve"})
        for seat in (ada, ben):
            seat.ask({"type": "answer", "proposal": asked["proposal"], "agree": True})
    assert _count(served, emails) == 0
    served.stop()
    file = Path(served.settings.database)
    assert b"ada@example.org" not in file.read_bytes()
    box.close()


def _count(served: Served, statement: str) -> int:
    file = sqlite3.connect(served.settings.database)
    found: int = file.execute(statement).fetchone()[0]
    file.close()
    return found


def test_files_are_for_their_owner_alone(served: Served, tmp_path: Path) -> None:
    served.open(**DUEL)
    assert main(["backup", served.settings.database, str(tmp_path / "copy.db")]) == 0
    files = [*tmp_path.glob("tables.db*"), tmp_path / "copy.db"]
    assert len(files) >= 4
    assert {file.name: file.stat().st_mode & 0o777 for file in files} == {
        file.name: 0o600 for file in files
    }


def test_a_database_that_cannot_be_made_is_refused_in_plain_words(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "folder")]) == 2


def test_a_guided_table_costs_as_much_as_any(serve: Serve) -> None:
    served = serve(address_rate=0.001, address_burst=30)
    served.call("/api/guided", {"game": "les-poilus"})
    assert code_of(served.call, "/api/guided", {"game": "les-poilus"}) == "too-fast"


# ---- told -------------------------------------------------------------------------------------


@pytest.mark.rule("K13.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_the_operators_own_figures(serve: Serve, language: str) -> None:
    kept = Retention(unstarted=36 * 3600, abandoned=77 * DAY, finished=0)
    served = serve(retention=kept, webhook="http://127.0.0.1:9/")
    told = served.call(f"/api/privacy?lang={language}")
    assert (told["unstarted"], told["abandoned"], told["finished"]) == (129600, 77 * DAY, 0)
    assert "36" in told["terms"][0]
    assert "77" in told["terms"][1]
    lines = [line for section in told["sections"] for line in section["lines"]]
    assert set(told["terms"]) <= set(lines)
    say = Texts(language).say
    assert say("privacy-finished-always") in lines
    assert say("privacy-webhook") in lines
    mail = Mail(host="x", sender="y")
    with_mail = privacy_info(Settings(mail=mail), Texts(language))
    assert say("privacy-mail") in [line for one in with_mail.sections for line in one.lines]


def test_the_same_is_told_in_the_terminal(serve: Serve, capsys: pytest.CaptureFixture[str]) -> None:
    served = serve(retention=Retention(abandoned=77 * DAY))
    assert main(["privacy", served.address, "--lang", "de"]) == 0
    assert "wird nach 77 Tagen gelöscht" in capsys.readouterr().out
    assert main(["privacy", "--lang", "en"]) == 0
    assert "is deleted 365 days after its end" in capsys.readouterr().out
    assert main(["privacy", "http://127.0.0.1:9", "--lang", "en"]) == 2
    assert "cannot be reached" in capsys.readouterr().err
