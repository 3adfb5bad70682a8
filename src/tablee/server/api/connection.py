"""HTTP as uvicorn speaks it, with an end to everything that somebody else may draw out.

A request must come in time and in measure, its answer must be read, and an address may have only so
many connections. A trusted reverse proxy has its own limits for those behind it, so its connections
are not counted.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.kernel.documents import Refusal
from tablee.server import refusals
from tablee.server.api.problems import problem
from tablee.server.origins import client_address, is_proxy
from tablee.server.rate_limits import MUCH_WAITING
from tablee.server.rooms.rooms import Rooms

#: The head of a request, its address and headers, must come within so many seconds and bytes.
HEAD_WITHIN, LONGEST_HEAD = 20, 16 * 1024
#: Its body must come within so many seconds; how long it may be, `guards` says.
BODY_WITHIN = 20
#: Of an answer that waits, so many bytes at least must be read in so many seconds.
READ_WITHIN, LEAST_READ = 20, 16 * 1024
#: So many requests may be sent before the first of them is answered.
MOST_REQUESTS = 16


class HttpConnection(HttpToolsProtocol):
    """One connection; if it becomes a WebSocket, `ws.connection` takes over."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._rooms: Rooms = self.app_state["rooms"]
        #: By which this connection is counted; nothing if it is not.
        self._address = ""
        #: Whether a head is being read or waited for, and how many bytes of it have come.
        self._in_head = True
        self._come = 0
        self._too_slow: asyncio.TimerHandle | None = None
        #: Looks whether an answer is read.
        self._unread: asyncio.TimerHandle | None = None
        #: Whether this connection is one of the few that may have much waiting.
        self._stalled = False

    def connection_made(self, transport: Any) -> None:
        """The first head is waited for; uvicorn's own timer starts after a response."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not is_proxy(peer, self._rooms.settings.proxies):
            address = client_address(peer, "", ())
            if not self._rooms.http_connections.connect(address):
                self._refuse("429 Too Many Requests", refusals.TOO_FAST.refusal())
                return
            self._address = address
        self._wait(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        self._let_go()
        super().connection_lost(exc)
        # It calls us when it has answered: the two would hold each other.
        self.cycle = None  # type: ignore[assignment]

    def handle_websocket_upgrade(self) -> None:
        """From here on it is another kind of connection, which is counted by itself."""
        self._let_go()
        super().handle_websocket_upgrade()
        # It calls us with what it reads, and has read the last of it.
        self.parser = None  # type: ignore[assignment]

    def _let_go(self) -> None:
        self._stop_waiting()
        self._stop_looking()
        address, self._address = self._address, ""
        if address:
            self._rooms.http_connections.disconnect(address)

    # ---- what comes in ----------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Some bytes have come; no more of a head is read than it may have."""
        while data and self.transport.get_protocol() is self and not self.transport.is_closing():
            most = LONGEST_HEAD - self._come if self._in_head else LONGEST_HEAD
            piece, data = data[:most], data[most:]
            self._come += len(piece)
            super().data_received(piece)
            if self._in_head and self._come >= LONGEST_HEAD:
                too_large = refusals.TOO_LARGE.refusal(most=LONGEST_HEAD)
                self._refuse("431 Request Header Fields Too Large", too_large)
            elif len(self.pipeline) > MOST_REQUESTS:
                self._rooms.metrics.abuse.inc()
                self.transport.abort()
        if self._too_slow is None and not self.transport.is_closing():
            if not self._in_head:
                self._wait(BODY_WITHIN)
            elif self._come:
                self._wait(HEAD_WITHIN)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._in_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Another head may follow on the same connection; hardly any of it can be here yet."""
        self._in_head = True
        self._come = 0
        self._stop_waiting()
        super().on_message_complete()

    def _wait(self, seconds: float) -> None:
        self._too_slow = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._too_slow is not None:
            self._too_slow.cancel()
            self._too_slow = None

    def _give_up(self) -> None:
        """It took too long; who has sent a head and no body is told so."""
        if not (self._in_head or self.cycle.response_started or self.pipeline):
            self.transport.write(
                b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            )
        self.transport.close()

    def _refuse(self, status: str, refusal: Refusal) -> None:
        if not self.transport.is_closing():
            body = msgspec.json.encode(problem(refusal))
            self.transport.write(
                b"HTTP/1.1 %b\r\ncontent-type: application/json\r\nconnection: close\r\n"
                b"content-length: %d\r\n\r\n%b" % (status.encode(), len(body), body)
            )
            self.transport.close()

    # ---- what goes out ----------------------------------------------------------------------

    def pause_writing(self) -> None:
        """An answer is not read as fast as it is written."""
        super().pause_writing()
        if self._address and self.transport.get_write_buffer_size() > MUCH_WAITING:
            self._stalled = self._rooms.stalled.connect(self._address)
            if not self._stalled:
                self.transport.abort()
                return
        self._look_later()

    def resume_writing(self) -> None:
        """It was read."""
        self._stop_looking()
        super().resume_writing()

    def on_response_complete(self) -> None:
        """Also a short answer holds the connection until it is read."""
        super().on_response_complete()
        if self._unread is None and self.transport.get_write_buffer_size():
            self._look_later()

    def _look_later(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
        waiting = self.transport.get_write_buffer_size()
        self._unread = self.loop.call_later(READ_WITHIN, self._look, waiting)

    def _look(self, before: int) -> None:
        waiting = self.transport.get_write_buffer_size()
        self._unread = None
        if waiting and before - waiting < LEAST_READ:
            self.transport.abort()
        elif waiting:
            self._look_later()

    def _stop_looking(self) -> None:
        if self._stalled:
            self._rooms.stalled.disconnect(self._address)
            self._stalled = False
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
