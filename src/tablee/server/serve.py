"""Putting it all together: one server process, from the settings to the last commit."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import sys
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import structlog
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee import __version__
from tablee.server import refusals
from tablee.server.api.app import make_app
from tablee.server.api.problems import problem
from tablee.server.bus.choose import open_bus
from tablee.server.metrics import Metrics
from tablee.server.rooms.rooms import Rooms
from tablee.server.settings import Settings
from tablee.server.store.choose import open_store
from tablee.server.ws.connection import TableSocket

#: Seconds between two looks at silent connections.
ALIVE_EVERY = 10
#: The head of a request, its address and headers, must come within so many seconds and bytes.
HEAD_WITHIN, LONGEST_HEAD = 20, 16 * 1024
#: Seconds that requests under way get to finish when the server closes.
FINISH_WITHIN = 10

#: Told the server's address as soon as it listens.
Ready = Callable[[str], None]

logger = structlog.get_logger("tablee.serve")


def set_up_logs(form: str, level: str = "info") -> None:
    """One line of JSON for each event, or something to read in a terminal, or only warnings.

    No request line is logged and tokens never come in addresses, so no token is ever in a log.
    """
    least = logging.WARNING if form == "quiet" else logging.getLevelNamesMapping()[level.upper()]
    renderer: Any = structlog.processors.JSONRenderer()
    if form != "json":
        renderer = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    structlog.configure(
        processors=[
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )


class Forward(logging.Handler):
    """What libraries log becomes lines like all others."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log it as our own, with its own level."""
        # A library may have levels in between.
        level = min(logging.CRITICAL, record.levelno // 10 * 10)
        trouble = record.exc_info or None
        logger.log(level, record.getMessage(), source=record.name, exc_info=trouble)


class HeadLimits(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, but the head of a request must not be too long or too slow."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        #: Whether a head is being read or waited for, and how many bytes of it have come.
        self._in_head = True
        self._come = 0
        self._too_slow: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """The first head is waited for; uvicorn's own timer starts after a response."""
        super().connection_made(transport)
        self._too_slow = self.loop.call_later(HEAD_WITHIN, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes have come; no more of a head is read than it may have."""
        while data and self.transport.get_protocol() is self and not self.transport.is_closing():
            most = LONGEST_HEAD - self._come if self._in_head else LONGEST_HEAD
            piece, data = data[:most], data[most:]
            self._come += len(piece)
            super().data_received(piece)
            if self._in_head and self._come >= LONGEST_HEAD:
                self._refuse()
        if self._in_head and self._come and self._too_slow is None:
            self._too_slow = self.loop.call_later(HEAD_WITHIN, self.transport.close)

    def on_headers_complete(self) -> None:
        """The head is whole; what follows is limited elsewhere."""
        self._in_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Another head may follow on the same connection; hardly any of it can be here yet."""
        self._in_head = True
        self._come = 0
        super().on_message_complete()

    def _stop_waiting(self) -> None:
        if self._too_slow is not None:
            self._too_slow.cancel()
            self._too_slow = None

    def _refuse(self) -> None:
        if not self.transport.is_closing():
            body = msgspec.json.encode(problem(refusals.TOO_LARGE.refusal(most=LONGEST_HEAD)))
            self.transport.write(
                b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
                b"content-type: application/json\r\nconnection: close\r\n"
                b"content-length: %d\r\n\r\n%b" % (len(body), body)
            )
            self.transport.close()


class Server(uvicorn.Server):
    """uvicorn with all rooms behind it."""

    def __init__(self, rooms: Rooms, ready: Ready = lambda _: None) -> None:
        settings = rooms.settings
        config = uvicorn.Config(
            make_app(rooms),
            host=settings.host,
            port=settings.port,
            ws=TableSocket,
            http=HeadLimits,
            lifespan="off",
            access_log=False,
            log_config=None,
            log_level="warning",
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=20,
            timeout_graceful_shutdown=FINISH_WITHIN,
            backlog=4096,
        )
        super().__init__(config)
        self.rooms = rooms
        self._ready = ready

    async def serve(self, sockets: Any = None) -> None:
        """Serve until told to stop, then finish every commit."""
        # uvicorn repeats the signal that stopped it as soon as it lets go of the signals, and that
        # ends the process: so they are held until the rooms are closed.
        with self.capture_signals():
            await self.rooms.open()
            try:
                alive = asyncio.create_task(self._look_for_the_silent())
                try:
                    await super().serve(sockets)
                finally:
                    alive.cancel()
            finally:
                await self.rooms.close()
                logger.info("closed")

    async def startup(self, sockets: Any = None) -> None:
        """Listen, and say so."""
        # The WebSocket class finds the rooms here: uvicorn hands this to every connection.
        self.lifespan.state["rooms"] = self.rooms
        await super().startup(sockets)
        if self.started:
            logger.info("serving", address=self.address(), version=__version__)
            self._ready(self.address())

    def address(self) -> str:
        """Where this server really listens."""
        for server in self.servers:
            for found in server.sockets:
                host, port = found.getsockname()[:2]
                return f"http://{f'[{host}]' if ':' in host else host}:{port}"
        return ""

    async def shutdown(self, sockets: Any = None) -> None:
        """Take nothing more in."""
        self.rooms.closing = True
        await super().shutdown(sockets)

    async def _look_for_the_silent(self) -> None:
        while True:
            await asyncio.sleep(ALIVE_EVERY)
            now = time.monotonic()
            for connection in list(self.server_state.connections):
                if isinstance(connection, TableSocket):
                    connection.look_alive(now)


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed; asyncio's own loop does the same, more slowly."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def spare_the_collector() -> None:
    """Look for cycles seldom, and never among what was loaded to stay.

    A move makes no cycle, so a collection every few moves would find nothing each time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def make_rooms(settings: Settings) -> Rooms:
    """The rooms of some settings; nothing is opened yet."""
    metrics = Metrics()
    return Rooms(settings, open_store(settings.database), open_bus(settings.bus, metrics), metrics)


def serve(settings: Settings, ready: Ready = lambda _: None) -> None:
    """Serve until interrupted; tell `ready` the address.

    Raises `Refused` if the database may not be used.
    """
    set_up_logs(settings.log_format, settings.log_level)
    logging.getLogger().addHandler(Forward(logging.WARNING))
    # The writing thread must not wait five milliseconds for its turn whenever the loop is busy.
    sys.setswitchinterval(0.0005)
    rooms = make_rooms(settings)
    server = Server(rooms, ready)
    spare_the_collector()
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(server.serve())
    if not server.started:
        raise SystemExit(1)


@contextlib.asynccontextmanager
async def running(settings: Settings, rooms: Rooms | None = None) -> AsyncIterator[Server]:
    """A server inside a running event loop, for tests and for other programs."""
    server = Server(rooms or make_rooms(settings))
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            if task.done():
                task.result()
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.005)
        yield server
    finally:
        server.should_exit = True
        await task
