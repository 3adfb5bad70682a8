"""A server for tests: in a thread of this process, on a free port of the loopback."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.client import Seat, call
from tablee.server import fairness, tokens
from tablee.server.rooms.rooms import Rooms
from tablee.server.serve import Server, fastest_loop, make_rooms, running, set_up_logs
from tablee.server.settings import Retention, Settings

QUICK = Settings(
    port=0,
    beat=0.0,
    seat_rate=1e6,
    seat_burst=1e6,
    address_rate=1e6,
    address_burst=1e6,
    address_connections=100_000,
    address_bot_tables=100_000,
    sweep=0.2,
    # Old tables are kept in tests for ever.
    retention=Retention(unstarted=0, abandoned=0, finished=0),
)


class Served:
    """A running server, and a short way to talk to it."""

    def __init__(self, settings: Settings, rooms: Rooms | None = None) -> None:
        self.settings = settings
        self._rooms = rooms
        self._started = threading.Event()
        self.error: BaseException | None = None
        self._seats: list[Seat] = []
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        assert self._started.wait(30)
        if self.error is not None:
            raise self.error

    def _run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=fastest_loop()) as runner:
                runner.run(self._serve())
        except BaseException as error:
            self.error = error
            self._started.set()

    async def _serve(self) -> None:
        over = asyncio.Event()
        loop = asyncio.get_running_loop()
        self._over = over
        async with running(self.settings, self._rooms or make_rooms(self.settings)) as server:
            self.server: Server = server
            self.rooms = server.rooms
            self.loop = loop
            self.address = server.address()
            self._started.set()
            await over.wait()

    def let_pass(self, seconds: int, table: str) -> None:
        """Put the server's clock forward, and have it look at a table."""
        now, rooms = self.rooms.now, self.rooms

        def look() -> None:
            rooms.now = lambda: now() + seconds * 1000
            rooms.running[table].scheduler.wake_up()

        self.loop.call_soon_threadsafe(look)

    def stop(self) -> None:
        """Close the server in good order."""
        if self.thread.is_alive():
            self.loop.call_soon_threadsafe(self._over.set)
            self.thread.join(30)
            assert not self.thread.is_alive()

    def failures(self) -> float:
        """How many errors nobody foresaw."""
        value = self.rooms.metrics.registry.get_sample_value("tablee_failures_total")
        return value or 0.0

    def call(self, path: str, body: Any = None, token: str = "") -> Any:
        """A REST request."""
        return call(self.address, path, body, token)

    def open(self, game: str = "les-poilus", **more: Any) -> dict[str, Any]:
        """Open a table."""
        opened: dict[str, Any] = self.call("/api/tables", {"game": game, **more})
        return opened

    def seat(self, opened: dict[str, Any], seat: int | None = None) -> Seat:
        """Sit down with the keys of an opened table; None to watch."""
        tokens = {keys["seat"]: keys["token"] for keys in opened["seats"]}
        token = "" if seat is None else tokens[seat]
        made = Seat.open(self.address, opened["table"], token, seat)
        self._seats.append(made)
        return made

    def close_seats(self) -> None:
        """Let go of every connection that a test has left open."""
        for seat in self._seats:
            seat.close()


Serve = Callable[..., Served]


@pytest.fixture(autouse=True, scope="session")
def logs() -> None:
    set_up_logs("text")


@pytest.fixture
def same_dice(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run of a test plays the same games: tables draw from numbers made of its name."""
    counter = itertools.count()

    def number() -> bytes:
        return hashlib.sha256(f"{request.node.nodeid} {next(counter)}".encode()).digest()

    monkeypatch.setattr(fairness, "new_secret", lambda: number().hex())
    monkeypatch.setattr(tokens, "new_table_id", lambda: number().hex()[:22])


@pytest.fixture
def serve(tmp_path: Path, same_dice: None) -> Iterator[Serve]:
    """Starts servers; at the end all are closed, and none may have failed."""
    del same_dice
    started: list[Served] = []

    def start(rooms: Rooms | None = None, **changes: Any) -> Served:
        given = {"database": str(tmp_path / "tables.db"), **changes}
        settings = msgspec.structs.replace(QUICK, **given)
        started.append(Served(settings, rooms))
        return started[-1]

    yield start
    for served in started:
        served.close_seats()
        served.stop()
    assert [served.failures() for served in started] == [0.0] * len(started)


@pytest.fixture
def served(serve: Serve) -> Served:
    """One server."""
    return serve()
