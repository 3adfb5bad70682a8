"""A browser for tests: tabs that share a database, a channel and locks, all in one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from tablee.browser import bots
from tablee.browser.host import Host
from tablee.browser.tab import SETTINGS, Tab
from tablee.server.store.key_value import Group, MemoryDisk

QUICK = msgspec.structs.replace(SETTINGS, beat=0.0, seat_rate=1e6, seat_burst=1e6)


class Browser:
    """What all tabs share."""

    def __init__(self) -> None:
        self.disk = MemoryDisk()
        self.tabs: list[FakeTab] = []
        #: By table, the tabs that want to think for it; the first one does.
        self.locks: dict[str, list[FakeTab]] = {}
        #: Whether there is room for anything.
        self.full = False


class FakeTab(Host):
    """One tab: the host of a house, and what its page has heard."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.heard: dict[int, list[Any]] = {}
        self.thoughts = 0
        browser.tabs.append(self)
        self.tab = Tab(self, QUICK)

    async def commit(self, groups: str) -> str:
        if self.browser.full:
            raise OSError("QuotaExceededError")
        made = await self.browser.disk.commit(msgspec.json.decode(groups, type=list[Group]))
        return msgspec.json.encode(made).decode()

    async def scan(self, asked: str) -> str:
        prefix, after, limit, backwards = msgspec.json.decode(asked)
        found = await self.browser.disk.scan(tuple(prefix), after, limit, backwards)
        return msgspec.json.encode(found).decode()

    def publish(self, table: str, seq: int) -> None:
        for tab in self.browser.tabs:
            if tab is not self:
                asyncio.get_running_loop().call_soon(tab.tab.heard, table, seq)

    def send(self, connection: int, frame: str) -> None:
        self.heard.setdefault(connection, []).append(msgspec.json.decode(frame))

    def end(self, connection: int) -> None:
        self.heard.setdefault(connection, []).append({"type": "end"})

    def claim(self, table: str) -> None:
        waiting = self.browser.locks.setdefault(table, [])
        waiting.append(self)
        if waiting == [self]:
            asyncio.get_running_loop().call_soon(self.tab.granted, table)

    def release(self, table: str) -> None:
        waiting = self.browser.locks[table]
        first = waiting[0] is self
        waiting.remove(self)
        if first and waiting:
            asyncio.get_running_loop().call_soon(waiting[0].tab.granted, table)

    def is_looked_at(self, table: str) -> None:
        """This tab is the one in front: it takes the lock from whoever has it."""
        holder, *waiting = self.browser.locks[table]
        self.browser.locks[table] = [self, *(tab for tab in waiting if tab is not self)]
        holder.tab.taken(table)
        self.tab.granted(table)

    def think(self, number: int, work: str, asked: str) -> None:
        self.thoughts += 1
        answer = bots.work_out(self, work, asked)
        asyncio.get_running_loop().call_soon(self.tab.thought, number, answer, False)

    def called_off(self) -> bool:
        return False

    def report(self, done: int, total: int) -> None:
        self.tab.report(1, done, total)

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """Ask as the page does; the document."""
        text = "" if body is None else msgspec.json.encode(body).decode()
        request = {"method": method, "path": path, "body": text, "token": token}
        status, found = msgspec.json.decode(
            await self.tab.ask(msgspec.json.encode(request).decode())
        )
        assert status < 500, found
        return found

    def say(self, connection: int, **message: Any) -> None:
        self.tab.receive(connection, msgspec.json.encode(message).decode())

    def latest(self, connection: int) -> dict[str, Any]:
        """The last frame that tells how the table is."""
        for frame in reversed(self.heard.get(connection, [])):
            if frame["type"] in ("welcome", "update"):
                return dict(frame)
        return {}


async def until(condition: Any, seconds: float = 30.0) -> None:
    """Wait for something to be so."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0)


def in_browser(work: Callable[..., Coroutine[Any, Any, None]], count: int = 1) -> None:
    """Run a test in so many browsers, and close their tabs as a worker is ended with its page."""

    async def run() -> None:
        browsers = [Browser() for _ in range(count)]
        try:
            await work(*browsers)
        finally:
            for browser in browsers:
                for tab in browser.tabs:
                    await tab.tab.rooms.close()

    asyncio.run(run())
