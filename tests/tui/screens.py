"""Screens for tests: a table on a screen of a given size, driven by keys and mouse."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from tablee.cli.term import local_table
from tablee.client.links import parse_link
from tablee.kernel.chance import FastChance
from tablee.term.keys import Keys
from tablee.term.local import LocalTable
from tablee.term.remote import RemoteTable, take_seat
from tablee.texts import Texts
from tablee.tui.app import TableApp
from tablee.tui.local import LocalSource
from tablee.tui.remote import RemoteSource
from tablee.tui.widgets import MovesList, Transcript

NARROW, WIDE = (80, 24), (140, 44)


def local(game: str, lang: str = "en", **more: Any) -> LocalTable:
    """A table as the command line would make it, against players that need no time."""
    given: dict[str, Any] = {
        "option": [],
        "players": None,
        "seats": None,
        "names": "Ada",
        "seed": 3,
    }
    given |= {"guided": False, **more}
    arguments = Namespace(game=game, lang=lang, **given)
    if arguments.seats is None:
        arguments.seats = ",".join(["human", *["sensible"] * (3 if game == "les-poilus" else 1)])
    return local_table(arguments, Texts(lang))


def app_of(table: LocalTable, lang: str = "en") -> TableApp:
    """The screen of a local table."""
    texts = Texts(lang)
    return TableApp(LocalSource(table, texts, beat=0.0), table.game, texts)


def remote_app_of(link: str, home: Path, lang: str = "en") -> TableApp:
    """The screen of a server's table, at the seat its link leads to."""
    texts = Texts(lang)
    seat = take_seat(parse_link(link), "Ada", Keys(home / "seats.json"), lang)
    source = RemoteSource(RemoteTable(seat), texts)
    return TableApp(source, source.game, texts)


Script = Callable[[Pilot[str]], Awaitable[None]]


def run(app: TableApp, script: Script, size: tuple[int, int] = NARROW) -> None:
    """Run a script of keys on a screen."""

    async def drive() -> None:
        async with app.run_test(size=size) as pilot:
            await script(pilot)

    asyncio.run(asyncio.wait_for(drive(), 600))


def advance(table: LocalTable, moves: int, seed: int = 9) -> None:
    """Let sensible players begin, whoever sits there."""
    picks = FastChance(seed)
    bot = table.game.bot("sensible")
    for _ in range(moves):
        seat = table.match.to_act()[0]
        table.match.play(seat, bot.choose(table.match.view(seat), picks))


async def until(pilot: Pilot[str], wanted: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something is so."""
    end = asyncio.get_running_loop().time() + seconds
    while not wanted():
        assert asyncio.get_running_loop().time() < end, words(pilot)
        await pilot.pause(0.02)


async def my_turn(pilot: Pilot[str]) -> bool:
    """Wait until it is for this seat to act, or over; whether it is not over."""
    app = _app(pilot)

    def settled() -> bool:
        found = app.snapshot
        return found is not None and (found.outcome is not None or bool(found.moves))

    await until(pilot, settled)
    assert app.snapshot is not None
    return app.snapshot.outcome is None


async def types(pilot: Pilot[str], line: str) -> None:
    """Type a line into the command line."""
    await pilot.press("slash")
    for sign in line:
        await pilot.press("space" if sign == " " else sign)
    await pilot.press("enter")


async def moved(pilot: Pilot[str], line: int) -> None:
    """Wait until the game has gone on from a line."""
    app = _app(pilot)
    await until(pilot, lambda: app.snapshot is not None and app.snapshot.line != line)


def _app(pilot: Pilot[str]) -> TableApp:
    assert isinstance(pilot.app, TableApp)
    return pilot.app


def shown(pilot: Pilot[str], place: str) -> str:
    """What stands in one of the lines."""
    return str(pilot.app.screen_stack[0].query_one(place, Static).render())


def said(pilot: Pilot[str]) -> list[str]:
    """The transcript."""
    return [line for line, _ in pilot.app.screen_stack[0].query_one(Transcript).said]


def listed(pilot: Pilot[str]) -> list[str]:
    """The list of moves."""
    return [entry.label for entry in pilot.app.screen_stack[0].query_one(MovesList)._entries]


def words(pilot: Pilot[str]) -> str:
    """The question and what was said last, for a failing test."""
    return "\n".join([shown(pilot, "#prompt"), shown(pilot, "#hint"), *said(pilot)[-10:]])
