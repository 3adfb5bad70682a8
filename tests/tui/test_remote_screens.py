"""A screen at a server's table, and others beside it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.conftest import QUICK, Served
from tests.term.person import Person
from tests.tui.screens import WIDE, moved, my_turn, remote_app_of, run, said, shown, types, until
from textual.pilot import Pilot

from tablee.client.links import parse_link
from tablee.games import registry
from tablee.term.keys import Keys
from tablee.term.remote import take_seat


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    # A screen takes the streams of its process, with which the first worker would be started.
    resource_tracker.ensure_running()
    server = Served(msgspec.structs.replace(QUICK, database=str(tmp_path / "tables.db")))
    yield server
    server.stop()
    assert server.failures() == 0


def open_table(served: Served, game: str, *holders: str) -> tuple[str, dict[str, Any]]:
    seats = [{"holder": holder, "name": "Bob" if holder == "bot" else ""} for holder in holders]
    opened = served.open(game, seats=seats, options={"players": len(holders)})
    return f"{served.address}/#/table/{opened['table']}", opened


def start(served: Served, opened: dict[str, Any]) -> None:
    served.call(f"/api/tables/{opened['table']}/start", {}, opened["host"])


@pytest.mark.parametrize("game", registry.names())
def test_a_screen_waits_for_the_start_and_plays(served: Served, tmp_path: Path, game: str) -> None:
    link, opened = open_table(served, game, "open", "bot")
    app = remote_app_of(link, tmp_path, "de")

    async def script(pilot: Pilot[str]) -> None:
        await until(pilot, lambda: "noch nicht begonnen" in shown(pilot, "#prompt"))
        start(served, opened)
        for _ in range(6):
            if not await my_turn(pilot):
                break
            assert app.snapshot is not None
            line = app.snapshot.line
            await types(pilot, "1")
            await moved(pilot, line)
        await types(pilot, "tisch")
        await until(pilot, lambda: len(said(pilot)) > 8)

    run(app, script)


def test_a_match_is_played_to_its_end_by_a_screen_and_a_terminal(
    served: Served, tmp_path: Path
) -> None:
    link, opened = open_table(served, "footclub", "open", "open")
    app = remote_app_of(link, tmp_path, "fr")
    person = Person(f"term {link}", "de", tmp_path / "other")
    terminal = threading.Thread(target=person.play)

    async def script(pilot: Pilot[str]) -> None:
        await until(pilot, lambda: app.snapshot is not None and "Zoé" in app.snapshot.names)
        start(served, opened)
        terminal.start()
        while await my_turn(pilot):
            assert app.snapshot is not None
            line = app.snapshot.line
            await types(pilot, "1")
            await moved(pilot, line)

    run(app, script, WIDE)
    terminal.join(60)
    assert person.close() == 0
    assert any(line.startswith("Abpfiff") for line in person.heard)


def test_refusals_undo_and_chat_come_from_the_server(served: Served, tmp_path: Path) -> None:
    link, opened = open_table(served, "footclub", "open", "open")
    app = remote_app_of(link, tmp_path)
    ben = take_seat(parse_link(link), "Ben", Keys(tmp_path / "ben.json"), "en")
    start(served, opened)

    async def script(pilot: Pilot[str]) -> None:
        await my_turn(pilot)
        await types(pilot, "attack")
        await until(pilot, lambda: "(rule F2.2)" in said(pilot)[-1])
        line = app.snapshot.line if app.snapshot else 0
        await types(pilot, "1")
        await moved(pilot, line)
        await pilot.press("escape", "u")
        await until(pilot, lambda: any("You take move" in line for line in said(pilot)))
        ben.say("well?")
        await until(pilot, lambda: "Ben: well?" in said(pilot))

    run(app, script)
    ben.close()


def test_a_screen_says_that_the_luck_of_a_deal_is_fixed(served: Served, tmp_path: Path) -> None:
    made = served.call("/api/deals", {"player": "a" * 24, "game": "footclub"})
    body = {"player": "a" * 24, "name": "Ada"}
    opened = served.call(f"/api/deals/{made['name']}/play", body)["opened"]
    app = remote_app_of(
        f"{served.address}/t/{opened['table']}#{opened['seats'][0]['token']}", tmp_path
    )

    async def script(pilot: Pilot[str]) -> None:
        await until(pilot, lambda: "The luck at this table is fixed beforehand." in said(pilot))

    run(app, script)
