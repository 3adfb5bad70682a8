"""Putting it all together: one server process, from the settings to the last commit."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import structlog
import uvicorn

from tablee import __version__
from tablee.server.api.app import make_app
from tablee.server.api.connection import HttpConnection
from tablee.server.bus.choose import open_bus
from tablee.server.metrics import Metrics
from tablee.server.native import NativePlatform
from tablee.server.prometheus import PrometheusMeters
from tablee.server.rooms.rooms import Rooms
from tablee.server.settings import Settings
from tablee.server.store.choose import open_store
from tablee.server.ws.connection import TableSocket

#: Seconds between two looks at silent connections.
ALIVE_EVERY = 10
#: Seconds that requests under way get to finish when the server closes.
FINISH_WITHIN = 10

#: Told the server's address as soon as it listens.
Ready = Callable[[str], None]

logger = structlog.get_logger("tablee.serve")


class CannotListen(Exception):
    """Nobody can be served there: another program has the port, or we may not have it."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        self.taken = error.errno == errno.EADDRINUSE
        super().__init__(f"cannot listen on {host}, port {port}: {error.strerror or error}")


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


class Server(uvicorn.Server):
    """uvicorn with all rooms behind it."""

    def __init__(self, rooms: Rooms, ready: Ready = lambda _: None) -> None:
        settings = rooms.settings
        config = uvicorn.Config(
            make_app(rooms),
            host=settings.host,
            port=settings.port,
            ws=TableSocket,
            http=HttpConnection,
            lifespan="off",
            access_log=False,
            log_config=None,
            # Its warnings tell only that somebody sent nonsense, as often as they do.
            log_level="error",
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
        # Connections find the rooms here: uvicorn hands this to every connection.
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
    metrics = Metrics(PrometheusMeters())
    store, bus = open_store(settings.database), open_bus(settings.bus, metrics)
    return Rooms(settings, store, bus, metrics, NativePlatform(settings.bot_processes))


def listen(host: str, port: int) -> list[socket.socket]:
    """A socket for each address of the host; raises `CannotListen`."""
    made: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, _, _, _, address in dict.fromkeys(found):
            made.append(socket.create_server(address, family=family))
    except OSError as error:
        for each in made:
            each.close()
        raise CannotListen(host, port, error) from None
    return made


def serve(settings: Settings, ready: Ready = lambda _: None) -> None:
    """Serve until interrupted; tell `ready` the address.

    Raises `CannotListen`, or `Refused` if the database may not be used. Listening comes first: who
    starts a server twice by mistake is told of the port and not of the database.
    """
    with contextlib.ExitStack() as kept:
        sockets = [kept.enter_context(each) for each in listen(settings.host, settings.port)]
        _serve_at(sockets, settings, ready)


def _serve_at(sockets: list[socket.socket], settings: Settings, ready: Ready) -> None:
    set_up_logs(settings.log_format, settings.log_level)
    logging.getLogger().addHandler(Forward(logging.WARNING))
    # The writing thread must not wait five milliseconds for its turn whenever the loop is busy.
    sys.setswitchinterval(0.0005)
    rooms = make_rooms(settings)
    server = Server(rooms, ready)
    spare_the_collector()
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(server.serve(sockets))


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
