"""What a browser gives the rooms: a worker for the bots, locks between tabs, and its database."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from tablee.browser.host import Host
from tablee.server.bus.contract import Heard
from tablee.server.settings import Mail
from tablee.server.store.contract import StoreError
from tablee.server.store.key_value import Group, Key, Value
from tablee.server.workers.pool import BotFailed, WorkerPool
from tablee.server.workers.worker import Asked, Finished, Work

Result = TypeVar("Result")


def packed(value: object) -> str:
    """Something as text, for another worker of this page."""
    return pickle.dumps(value).decode("latin-1")


def unpacked(text: str) -> Any:
    """What another worker of this page has packed."""
    return pickle.loads(text.encode("latin-1"))


class BrowserWorker:
    """A worker in which bots think."""

    def __init__(self, host: Host, number: int) -> None:
        self._host = host
        self._number = number
        self._answer: asyncio.Future[Any] | None = None
        self._progress = (0, 0)
        self.ended = False
        host.start_bots(number)

    def work_out(self, work: Work, asked: Asked | Finished) -> asyncio.Future[Any]:
        """Have something worked out; raises `BotFailed`."""
        self._progress = (0, 0)
        self._answer = asyncio.get_running_loop().create_future()
        self._host.think(self._number, work.__name__, packed(asked))
        return self._answer

    def thought(self, answer: str, failed: bool) -> None:
        """The answer has come."""
        if self._answer is None or self._answer.done():
            return
        if failed:
            self._answer.set_exception(BotFailed(answer))
        else:
            self._answer.set_result(unpacked(answer))

    def report(self, done: int, total: int) -> None:
        """So far it is."""
        self._progress = (done, total)

    def progress(self) -> tuple[int, int]:
        """How much is done, and how much there is."""
        return self._progress

    def call_off(self) -> None:
        """Nobody waits for the answer any more."""
        self._host.call_off(self._number)

    def end(self) -> None:
        """End it, whatever it does."""
        if not self.ended:
            self.ended = True
            self._host.end_bots(self._number)
            self.thought("ended", failed=True)


class BrowserPlatform:
    """A browser's tab."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.workers: dict[int, BrowserWorker] = {}
        #: Each takes tens of megabytes: those who play and those who advise share one.
        self.players = self.advisers = WorkerPool(1, self._start)
        self._held: set[str] = set()
        self._claimed: dict[str, Callable[[], None]] = {}

    def _start(self) -> BrowserWorker:
        number = len(self.workers) + 1
        self.workers[number] = BrowserWorker(self._host, number)
        return self.workers[number]

    async def aside(self, work: Callable[..., Result], *given: Any) -> Result:
        """There is no place aside: others have their turn first."""
        await asyncio.sleep(0)
        return work(*given)

    async def aside_in_turn(self, work: Callable[..., Result], *given: Any) -> Result:
        """There is no place aside."""
        return await self.aside(work, *given)

    def claim(self, table_id: str, granted: Callable[[], None]) -> bool:
        """Of several tabs at one table, one asks the bots."""
        if table_id in self._held:
            return True
        if table_id not in self._claimed:
            self._host.claim(table_id)
        self._claimed[table_id] = granted
        return False

    def granted(self, table_id: str) -> None:
        """This tab asks the bots of a table from now on."""
        granted = self._claimed.pop(table_id, None)
        if granted is None:
            self._host.release(table_id)
            return
        self._held.add(table_id)
        granted()

    def taken(self, table_id: str) -> None:
        """Another tab, which is looked at, asks the bots of a table from now on."""
        self._held.discard(table_id)

    def release(self, table_id: str) -> None:
        """The bots of a table need not be asked from here any more."""
        if table_id in self._held or table_id in self._claimed:
            self._held.discard(table_id)
            self._claimed.pop(table_id, None)
            self._host.release(table_id)

    def post(self, _address: str, _body: bytes) -> None:
        """Nobody is told by a webhook."""
        raise ValueError("a browser sends no notices")

    def send_mail(self, _mail: Mail, _address: str, _subject: str, _text: str) -> None:
        """Nobody is sent a letter."""
        raise ValueError("a browser sends no letters")

    def close(self) -> None:
        """The worker ends with its tab."""


class BrowserDisk:
    """The browser's database."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def open(self) -> None:
        """The worker has opened it."""

    async def close(self) -> None:
        """The worker closes it."""

    async def commit(self, groups: list[Group]) -> list[bool]:
        """Make all changes at one stroke and for good."""
        try:
            made = await self._host.commit(msgspec.json.encode(groups).decode())
        except Exception as error:
            # Whatever the browser has against it: storage that is full, or forbidden.
            raise StoreError(str(error)) from error
        return msgspec.json.decode(made, type=list[bool])

    async def scan(
        self, prefix: Key, after: int | None = None, limit: int = -1, backwards: bool = False
    ) -> list[tuple[Key, Value]]:
        """The keys that begin like this."""
        asked = msgspec.json.encode([prefix, after, limit, backwards]).decode()
        try:
            found = await self._host.scan(asked)
        except Exception as error:
            raise StoreError(str(error)) from error
        return msgspec.json.decode(found, type=list[tuple[Key, Value]])


class BrowserBus:
    """The other tabs."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.heard: Heard = lambda _table, _seq: None

    async def open(self, heard: Heard) -> None:
        """Start listening."""
        self.heard = heard

    async def close(self) -> None:
        """The channel ends with its tab."""

    def publish(self, table: str, seq: int) -> None:
        """Tell the other tabs."""
        self._host.publish(table, seq)
