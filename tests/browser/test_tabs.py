"""The house in a browser, without one: whole games, two tabs, and storage that is full."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.hosts import Browser, FakeTab, in_browser, until

from tablee.kernel.record import read_record
from tablee.server.fairness import verify

OPTIONS: dict[str, dict[str, Any]] = {"les-poilus": {"players": 2}, "footclub": {}}


async def sit_down(tab: FakeTab, game: str) -> tuple[str, str]:
    """A table with one person against a bot, and the person's token."""
    seats = [{"holder": "me", "name": "Ada"}, {"holder": "bot", "level": "uniform"}]
    body = {"game": game, "options": OPTIONS[game], "seats": seats, "start": True}
    opened = await tab.ask("POST", "/api/tables", body)
    return opened["table"], opened["seats"][0]["token"]


def hello(tab: FakeTab, connection: int, table: str, token: str) -> None:
    tab.tab.connect(connection, table)
    tab.say(connection, type="hello", protocol=1, token=token, lang="en")


def legal(frame: dict[str, Any]) -> list[str]:
    """The moves, as the server shortens them."""
    return [
        f"{begin} {last}".strip()
        for begin, lasts in (frame.get("moves") or {}).items()
        if isinstance(lasts, list)
        for last in lasts
    ]


def over(frame: dict[str, Any]) -> bool:
    return frame["line"] > 0 and not frame["to_act"]


async def play_on(tab: FakeTab, connection: int, lines: int = 10**6) -> None:
    """Make the moves of a seat, until so many lines or the end."""
    while True:
        await until(lambda: legal(tab.latest(connection)) or over(tab.latest(connection)))
        frame = tab.latest(connection)
        if over(frame) or frame["line"] >= lines:
            return
        moves, line = legal(frame), frame["line"]
        move = moves[line * 7 % len(moves)]
        tab.say(connection, type="move", id=line, line=line, move=move)
        await until(lambda line=line: tab.latest(connection)["line"] > line)


@pytest.mark.parametrize("game", ["footclub", "les-poilus"])
def test_a_game_is_played_to_its_end_and_its_record_is_a_true_one(game: str) -> None:
    async def run(browser: Browser) -> None:
        tab = FakeTab(browser)
        await tab.tab.open()
        table, token = await sit_down(tab, game)
        assert table.startswith("here-")
        hello(tab, 1, table, token)
        await until(lambda: tab.latest(1))
        await play_on(tab, 1)
        found = await tab.ask("GET", f"/api/tables/{table}/record")
        record = read_record(found)
        assert record.fairness is not None
        assert record.fairness.label == table
        assert verify(record).moves == len(record.entries)
        # It opens from a file, as on a server.
        opened = await tab.ask("POST", "/api/records", {"record": found})
        shown = await tab.ask("GET", f"/api/records/{opened['table']}/replay")
        assert shown["outcome"] == found["result"]

    in_browser(run)


def test_two_tabs_each_see_every_move_once_and_one_of_them_thinks() -> None:
    async def run(browser: Browser) -> None:
        first, second = FakeTab(browser), FakeTab(browser)
        for tab in (first, second):
            await tab.tab.open()
        table, token = await sit_down(first, "footclub")
        for tab in (first, second):
            hello(tab, 1, table, token)
            await until(lambda tab=tab: tab.latest(1))
        await play_on(first, 1, lines=6)
        await play_on(second, 1, lines=12)
        await until(lambda: first.latest(1)["seq"] == second.latest(1)["seq"])
        for tab in (first, second):
            told = [
                entry["seq"]
                for frame in tab.heard[1]
                if frame["type"] == "update"
                for entry in frame["entries"]
            ]
            assert told == sorted(set(told))
        assert first.thoughts > 0
        assert second.thoughts == 0
        # Whichever is looked at thinks from then on.
        before = first.thoughts
        second.is_looked_at(table)
        await play_on(first, 1, lines=second.latest(1)["line"] + 6)
        assert second.thoughts > 0
        # One thought may have been under way.
        assert first.thoughts <= before + 1

    in_browser(run)


def test_full_storage_is_told_and_nothing_is_lost() -> None:
    async def run(browser: Browser) -> None:
        tab = FakeTab(browser)
        await tab.tab.open()
        table, token = await sit_down(tab, "footclub")
        hello(tab, 1, table, token)
        await until(lambda: tab.latest(1))
        await play_on(tab, 1, lines=1)
        await until(lambda: legal(tab.latest(1)))
        before = tab.latest(1)
        browser.full = True
        tab.say(1, type="move", id=99, line=before["line"], move=legal(before)[0])
        await until(lambda: tab.heard[1][-1]["type"] == "refused")
        assert tab.heard[1][-1]["code"] == "unavailable"
        browser.full = False
        tab.say(1, type="move", id=100, line=before["line"], move=legal(before)[0])
        await until(lambda: tab.latest(1)["line"] > before["line"])
        # Another tab finds all of it.
        other = FakeTab(browser)
        await other.tab.open()
        hello(other, 1, table, token)
        await until(lambda: other.latest(1))
        assert other.latest(1)["line"] >= tab.latest(1)["line"]

    in_browser(run)


def test_the_deal_of_the_day_is_the_same_in_every_browser() -> None:
    async def run(*browsers: Browser) -> None:
        deals = []
        for browser in browsers:
            tab = FakeTab(browser)
            await tab.tab.open()
            day = (await tab.ask("GET", "/api/deals"))["today"]
            name = f"{day}.footclub"
            deals.append((await tab.ask("GET", f"/api/deals/{name}"))["commitment"])
            body = {"player": "a" * 24, "name": "Ada"}
            played = await tab.ask("POST", f"/api/deals/{name}/play", body)
            assert played["first"]
        assert deals[0] == deals[1]

    in_browser(run, count=2)
