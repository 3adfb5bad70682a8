"""Tables that an older version kept open in the browser's rooms after an update, and go on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from tests.browser.hosts import Browser, FakeTab, in_browser, until

from tablee.server.store.key_value import Group, Write

#: What version 0.1.0 wrote; a browser keeps the same entries and snapshots under other keys.
OLD = Path(__file__).parents[1] / "data" / "v1"
TABLES: list[dict[str, Any]] = msgspec.json.decode((OLD / "tables.json").read_bytes())["tables"]


def old_rows() -> list[Group]:
    """The rows as a browser would have them."""
    database = sqlite3.connect(f"file:{OLD / 'tables.sqlite'}?mode=ro&immutable=1", uri=True)
    writes = [
        Write("put", ("entry", table, seq), [at, body.decode()])
        for table, seq, at, body in database.execute("SELECT table_id, seq, at, body FROM entries")
    ]
    writes += [
        Write("put", ("snapshot", table, seq), body.decode())
        for table, seq, body in database.execute("SELECT table_id, seq, body FROM snapshots")
    ]
    for table, game, opened, finished in database.execute(
        "SELECT id, game, opened, finished FROM tables"
    ):
        writes.append(Write("put", ("table", table), [game, opened, 0]))
        if finished is not None:
            writes.append(Write("put", ("finished", table), finished))
    database.close()
    return [writes]


def test_tables_of_an_older_version_open_and_go_on() -> None:
    async def run(browser: Browser) -> None:
        await browser.disk.commit(old_rows())
        tab = FakeTab(browser)
        await tab.tab.open()
        for number, kept in enumerate(TABLES):
            table = kept["table"]
            info = await tab.ask("GET", f"/api/tables/{table}")
            assert (info["game"], info["options"]) == (kept["game"], kept["info"]["options"])
            for token in list(kept["tokens"].values())[:1]:
                tab.tab.connect(number, table)
                tab.say(number, type="hello", protocol=1, token=token, lang="en")
                await until(lambda number=number: tab.latest(number))
                assert tab.latest(number)["line"] >= kept["line"]

    in_browser(run)
