"""WebSockets for uvicorn, without a task or a queue for each of them.

The handshake is done by `websockets`, which is then let go; from there on this class moves bytes
between the frames and the transport and hands whole messages to the session. An idle connection
costs a few objects.
"""

from __future__ import annotations

import asyncio
import http
import re
import time
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from tablee.server.origins import client_address, origin_allowed
from tablee.server.rooms.rooms import House
from tablee.server.ws import framing
from tablee.server.ws.framing import Broken, FrameReader
from tablee.server.ws.session import Session

#: No request is longer.
LONGEST_MESSAGE = 8 * 1024
#: A client that does not read may have so many bytes waiting.
MOST_WAITING = 4 * 1024 * 1024
PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{10,40})/socket")

#: Seconds of silence after which a client is asked whether it is there, and then given up.
SILENCE, LONG_SILENCE = 45, 100
#: Seconds a client has to close a connection to which we have said goodbye.
LEAVE_WITHIN = 5
#: Seconds within which a connection must say hello.
HELLO_WITHIN = 15


class TableSocket(asyncio.Protocol):
    """One WebSocket connection."""

    __slots__ = (
        "_heard",
        "_house",
        "_leaving",
        "_opened",
        "_pinged",
        "_reader",
        "_server",
        "_session",
        "_transport",
    )

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        del config
        self._server = server_state
        self._house: House = app_state["house"]
        #: None before the handshake, and after the goodbye.
        self._reader: FrameReader | None = None
        self._transport: asyncio.Transport
        self._session: Session | None = None
        self._heard = self._opened = time.monotonic()
        self._pinged = False
        #: After the last word: the connection is closed then, if the client does not do so.
        self._leaving: asyncio.TimerHandle | None = None

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
        self._reader = None
        if self._leaving is not None:
            self._leaving.cancel()
        session, self._session = self._session, None
        if session is not None:
            self._house.addresses.disconnect(session.address)
            self._house.figures.connections.dec()
            session.gone()

    def data_received(self, data: bytes) -> None:
        """Some bytes have come."""
        reader, session = self._reader, self._session
        if reader is None or session is None:
            if self._leaving is None and not self._transport.is_closing():
                self._shake_hands(data)
            return
        self._heard = now = time.monotonic()
        self._pinged = False
        try:
            for opcode, payload in reader.read(data):
                if session.closed:
                    return
                if opcode == framing.TEXT:
                    if len(payload) > LONGEST_MESSAGE:
                        session.too_large(LONGEST_MESSAGE)
                    else:
                        session.receive(payload, now)
                elif opcode == framing.PING:
                    self._transport.write(framing.frame(framing.PONG, payload))
                elif opcode == framing.CLOSE:
                    self._say_goodbye(framing.frame(framing.CLOSE, payload[:2]))
                    return
        except Broken as broken:
            self._say_goodbye(framing.goodbye(broken.code))

    def eof_received(self) -> None:
        """The client has said its last word."""
        self._transport.close()

    def shutdown(self) -> None:
        """uvicorn is closing: tell the client to come back."""
        if self._session is not None:
            self._session.close("shutdown")
        else:
            self._transport.close()

    # ---- the handshake ----------------------------------------------------------------------

    def _shake_hands(self, data: bytes) -> None:
        """uvicorn has read the request and repeats it here, as a whole."""
        protocol = ServerProtocol()
        protocol.receive_data(data)
        for request in protocol.events_received():
            if isinstance(request, Request):
                protocol.send_response(self._answer(protocol, request))
        for piece in protocol.data_to_send():
            if piece:
                self._transport.write(piece)
        if self._reader is None:
            self._transport.close()

    def _answer(self, protocol: ServerProtocol, request: Request) -> Response:
        house, settings = self._house, self._house.settings
        known = PATH.fullmatch(request.path.partition("?")[0])
        peer = self._transport.get_extra_info("peername")
        headers = request.headers
        address = client_address(
            peer[0] if peer else "", headers.get("X-Forwarded-For", ""), settings.proxies
        )
        if known is None:
            return protocol.reject(http.HTTPStatus.NOT_FOUND, "no such table\n")
        if not origin_allowed(headers.get("Origin"), headers.get("Host", ""), settings):
            return protocol.reject(http.HTTPStatus.FORBIDDEN, "wrong origin\n")
        if house.closing:
            return protocol.reject(http.HTTPStatus.SERVICE_UNAVAILABLE, "closing\n")
        answer = protocol.accept(request)
        if answer.status_code != http.HTTPStatus.SWITCHING_PROTOCOLS:
            return answer
        addresses = house.addresses
        if not addresses.take(address, self._opened) or not addresses.connect(address):
            return protocol.reject(http.HTTPStatus.TOO_MANY_REQUESTS, "too many connections\n")
        house.figures.connections.inc()
        self._session = Session(house, self, known[1], address)
        self._reader = FrameReader()
        return answer

    # ---- what the session does with it ------------------------------------------------------

    def send_text(self, text: bytes) -> None:
        """Send a frame, never waiting; a client that does not read is given up."""
        transport = self._transport
        if self._leaving is not None or transport.is_closing():
            return
        transport.write(framing.frame(framing.TEXT, text))
        if transport.get_write_buffer_size() > MOST_WAITING:
            transport.abort()

    def end(self) -> None:
        """Say goodbye, and close when the client has heard it.

        To close while something of the client's is still unread would reset the connection, and
        our last word be lost. So what still comes is thrown away until the client closes, or for a
        while.
        """
        if self._transport.is_closing() or not self._transport.can_write_eof():
            self._say_goodbye(framing.goodbye(framing.GOING_AWAY))
            return
        self._reader = None
        self._transport.write(framing.goodbye(framing.GOING_AWAY))
        self._transport.write_eof()
        loop = asyncio.get_running_loop()
        self._leaving = loop.call_later(LEAVE_WITHIN, self._transport.abort)

    def _say_goodbye(self, last: bytes) -> None:
        self._reader = None
        if not self._transport.is_closing():
            self._transport.write(last)
            self._transport.close()

    def look_alive(self, now: float) -> None:
        """Ask a silent client whether it is there; give up one that does not answer."""
        silence = now - self._heard
        session = self._session
        if self._leaving is not None:
            return
        if session is None or (session.room is None and now - self._opened > HELLO_WITHIN):
            self.shutdown()
        elif silence > LONG_SILENCE:
            self._transport.abort()
        elif silence > SILENCE and not self._pinged:
            self._pinged = True
            self._transport.write(framing.frame(framing.PING))
