"""WebSockets for uvicorn, without a task or a queue for each of them.

Framing and handshake are done by `websockets` without I/O; this class moves bytes between it and
the transport and hands whole messages to the session. An idle connection costs a few objects.
"""

from __future__ import annotations

import asyncio
import http
import re
import time
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from tablee.server.house import House
from tablee.server.web.guards import client_address, origin_allowed
from tablee.server.web.session import Session

#: No request is longer; one message may come in several frames.
LONGEST_MESSAGE = 8 * 1024
#: A single frame longer than this ends the connection: nobody writes that by mistake.
LONGEST_FRAME = 64 * 1024
#: A client that does not read may have so many bytes waiting.
MOST_WAITING = 4 * 1024 * 1024
PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{10,40})/socket")

#: Seconds of silence after which a client is asked whether it is there, and then given up.
SILENCE, LONG_SILENCE = 45, 100
#: Seconds within which a connection must say hello.
HELLO_WITHIN = 15


def header(length: int) -> bytes:
    """The header of an unmasked, unfragmented text frame."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


class TableSocket(asyncio.Protocol):
    """One WebSocket connection."""

    __slots__ = (
        "_address",
        "_buffer",
        "_config",
        "_frames",
        "_heard",
        "_house",
        "_opened",
        "_pinged",
        "_server",
        "_session",
        "_size",
        "_transport",
    )

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._server = server_state
        self._house: House = app_state["house"]
        self._frames: ServerProtocol | None = ServerProtocol(max_size=LONGEST_FRAME)
        self._transport: asyncio.Transport
        self._session: Session | None = None
        self._address = ""
        self._buffer: list[bytes] = []
        self._size = 0
        self._heard = self._opened = time.monotonic()
        self._pinged = False

    # ---- asyncio ----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """uvicorn has handed the connection over."""
        # uvloop's transports are not subclasses of asyncio's.
        self._transport = cast("asyncio.Transport", transport)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        del exc
        self._server.connections.discard(self)
        self._frames = None
        session, self._session = self._session, None
        if session is not None:
            self._house.addresses.disconnect(self._address)
            self._house.figures.connections.dec()
            session.gone()

    def data_received(self, data: bytes) -> None:
        """Some bytes have come."""
        found = self._frames
        if found is None:
            return
        self._heard = time.monotonic()
        self._pinged = False
        found.receive_data(data)
        for event in found.events_received():
            if isinstance(event, Request):
                self._handshake(found, event)
            else:
                self._frame(event)
        for piece in found.data_to_send():
            if piece:
                self._transport.write(piece)
            else:
                self._transport.close()
        if found.close_expected() and found.parser_exc is not None:
            self._transport.close()

    def eof_received(self) -> None:
        """The client has said its last word."""
        self._transport.close()

    def shutdown(self) -> None:
        """uvicorn is closing: tell the client to come back."""
        if self._session is not None:
            self._session.close("shutdown")
        else:
            self._transport.close()

    # ---- WebSocket --------------------------------------------------------------------------

    def _handshake(self, found: ServerProtocol, request: Request) -> None:
        path = request.path.partition("?")[0]
        known = PATH.fullmatch(path)
        peer = self._transport.get_extra_info("peername")
        settings = self._house.settings
        address = client_address(
            peer[0] if peer else "", request.headers.get("X-Forwarded-For", ""), settings.proxies
        )
        if known is None:
            found.send_response(found.reject(http.HTTPStatus.NOT_FOUND, "no such table\n"))
        elif not origin_allowed(
            request.headers.get("Origin"), request.headers.get("Host", ""), settings
        ):
            found.send_response(found.reject(http.HTTPStatus.FORBIDDEN, "wrong origin\n"))
        elif self._house.closing:
            found.send_response(found.reject(http.HTTPStatus.SERVICE_UNAVAILABLE, "closing\n"))
        elif not self._house.addresses.take(address) or not self._house.addresses.connect(address):
            status = http.HTTPStatus.TOO_MANY_REQUESTS
            found.send_response(found.reject(status, "too many connections\n"))
        else:
            self._address = address
            self._session = Session(self._house, self, known[1], address)
            self._house.figures.connections.inc()
            found.send_response(found.accept(request))

    def _frame(self, frame: Any) -> None:
        session = self._session
        if session is None or frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        if frame.fin and not self._buffer:
            if len(frame.data) > LONGEST_MESSAGE:
                session.too_large(LONGEST_MESSAGE)
            else:
                session.receive(bytes(frame.data))
            return
        self._buffer.append(bytes(frame.data))
        self._size += len(frame.data)
        if self._size > LONGEST_MESSAGE:
            session.too_large(LONGEST_MESSAGE)
            session.close("abuse")
        elif frame.fin:
            whole = b"".join(self._buffer)
            self._buffer, self._size = [], 0
            session.receive(whole)

    # ---- what the session does with it ------------------------------------------------------

    def send_text(self, frame: bytes) -> None:
        """Send a frame, never waiting; a client that does not read is given up."""
        transport = self._transport
        if transport.is_closing():
            return
        transport.write(header(len(frame)) + frame)
        if transport.get_write_buffer_size() > MOST_WAITING:
            transport.abort()

    def end(self) -> None:
        """Say goodbye and close."""
        found = self._frames
        if found is not None:
            try:
                found.send_close(1001)
                for piece in found.data_to_send():
                    if piece:
                        self._transport.write(piece)
            except Exception:
                pass
        self._transport.close()

    def look_alive(self, now: float) -> None:
        """Ask a silent client whether it is there; give up one that does not answer."""
        silence = now - self._heard
        session = self._session
        if session is None or (session.room is None and now - self._opened > HELLO_WITHIN):
            self.shutdown()
        elif silence > LONG_SILENCE:
            self._transport.abort()
        elif silence > SILENCE and not self._pinged:
            self._pinged = True
            self._transport.write(b"\x89\x00")
