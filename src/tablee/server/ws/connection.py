"""WebSockets for uvicorn, without a task or a queue for each of them.

`websockets` speaks the protocol, from the handshake to the goodbye, and knows no network. This
module moves bytes between it and the transport, hands whole messages to the session, and adds what
the library leaves to us: text is checked piece by piece, and there are limits to what somebody may
send, and to what somebody who does not read may have waiting.
"""

from __future__ import annotations

import asyncio
import codecs
import http
import logging
import re
import secrets
import time
from typing import Any, ClassVar, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets import frames as websocket_frames
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from tablee.server.origins import client_address, origin_allowed
from tablee.server.rate_limits import MUCH_WAITING
from tablee.server.rooms.rooms import Rooms
from tablee.server.ws.session import Session

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{10,40})/socket")

#: Seconds of silence after which a client is asked whether it is there, and then given up.
SILENCE, LONG_SILENCE = 45, 100
#: Seconds a client has to close a connection to which we have said goodbye.
LEAVE_WITHIN = 5
#: Seconds within which a connection must say hello.
HELLO_WITHIN = 15

# The library looks once for each connection whether it is to log every frame.
library_logger = logging.getLogger("tablee.websockets")
library_logger.setLevel(logging.WARNING)
# To look these up in the class takes longer than all else we do with a frame.
TEXT, CLOSE, PING, PONG = Opcode.TEXT, Opcode.CLOSE, Opcode.PING, Opcode.PONG
# Written in C where the library could be compiled.
apply_mask = websocket_frames.apply_mask  # type: ignore[attr-defined]
new_decoder = codecs.getincrementaldecoder("utf-8")


def short_text(data: bytes) -> bytes | None:
    """The text of a client's frame if this is one, whole and short, and all in plain ASCII.

    Nearly every request is one. All else is left to the library, which takes four times as long.
    """
    size = len(data) - 6
    if not 0 <= size < 126 or data[0] != 0x81 or data[1] != 0x80 | size:
        return None
    text: bytes = apply_mask(data[6:], data[2:6])
    return text if text.isascii() else None


def text_frame(text: bytes) -> bytes:
    """A whole text, for a client.

    Everybody at a table gets one with every move; the library takes four times as long.
    """
    size = len(text)
    if size < 126:
        return b"\x81%c" % size + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Frames(ServerProtocol):
    """The library's side of a connection; it tells ours of each frame as soon as that is whole.

    `receive_data` reads all there is before it hands anything out. By then pings would be answered
    that are one too many, and a goodbye would overtake the answer to what was said before it.
    """

    def __init__(self, connection: TableSocket) -> None:
        super().__init__(extensions=None, max_size=connection.longest_read, logger=library_logger)
        self._connection = connection
        #: Whether a frame has ended with the last byte, so that the next byte begins another.
        self.between = False

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame. What is raised here ends the connection with the code that fits it."""
        self.between = not self.reader.buffer
        opcode = frame.opcode
        if opcode is PING or opcode is PONG:
            if self._connection.take_control(frame):
                super().recv_frame(frame)
        else:
            if opcode is CLOSE:
                # Control frames may come between the pieces of a message, and a goodbye is one.
                self.current_size = None
            super().recv_frame(frame)
            if opcode is not CLOSE:
                self._connection.take_piece(frame)
        self.events.clear()


class TableSocket(asyncio.Protocol):
    """One WebSocket connection."""

    __slots__ = (
        "_decoder",
        "_frames",
        "_heard",
        "_leaving",
        "_opened",
        "_pieces",
        "_ping",
        "_rooms",
        "_server",
        "_session",
        "_stalled",
        "_transport",
    )

    #: No request is longer.
    longest_message: ClassVar[int] = 8 * 1024
    #: A message longer than this ends the connection: nobody writes that by mistake.
    longest_read: ClassVar[int] = 64 * 1024
    #: A client that does not read may have so many bytes waiting, if its address may at all.
    most_waiting: ClassVar[int] = 4 * 1024 * 1024

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        del config
        self._server = server_state
        self._rooms: Rooms = app_state["rooms"]
        self._transport: asyncio.Transport
        #: None when the connection has ended.
        self._frames: Frames | None = Frames(self)
        #: None before the handshake.
        self._session: Session | None = None
        #: What has come of a message in several pieces, and what checks it if it is text.
        self._pieces: bytearray | None = None
        self._decoder: codecs.IncrementalDecoder | None = None
        self._heard = self._opened = time.monotonic()
        #: What we have asked a silent client to send back; nothing if it was not asked.
        self._ping = b""
        #: After the last word: the connection is closed then, if the client does not do so.
        self._leaving: asyncio.TimerHandle | None = None
        #: Whether this connection is one of the few of its address that may have much waiting.
        self._stalled = False

    # ---- asyncio ----------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """uvicorn has handed the connection over."""
        # uvloop's transports are not subclasses of asyncio's.
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        del exc
        self._server.connections.discard(self)
        frames, self._frames = self._frames, None
        if frames is not None:
            # A generator that waits for more holds all this in a cycle.
            frames.parser.close()
        if self._leaving is not None:
            self._leaving.cancel()
        self._read_on()
        session, self._session = self._session, None
        if session is not None:
            self._rooms.addresses.disconnect(session.address)
            self._rooms.metrics.connections.dec()
            session.gone()

    def data_received(self, data: bytes) -> None:
        """Some bytes have come; after the last word they are thrown away."""
        frames = self._frames
        if frames is None or self._leaving is not None or self._transport.is_closing():
            return
        if frames.between and frames.current_size is None and frames.state is OPEN:
            text = short_text(data)
            if text is not None:
                now = time.monotonic()
                self._is_there(now)
                self.deliver(text, now)
                return
        frames.between = False
        frames.receive_data(data)
        if self._session is None:
            # uvicorn has read the request and repeats it here, as a whole.
            for request in frames.events_received():
                if isinstance(request, Request):
                    frames.send_response(self._answer(frames, request))
        self._flush()

    def eof_received(self) -> None:
        """The client has said its last word."""
        self._transport.close()

    def pause_writing(self) -> None:
        """The client does not read: neither do we, or it could ask for answers without end."""
        if self._leaving is None and not self._transport.is_closing():
            self._transport.pause_reading()

    def resume_writing(self) -> None:
        """It has read on."""
        self._read_on()
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def shutdown(self) -> None:
        """uvicorn is closing: tell the client to come back."""
        if self._session is not None:
            self._session.close("shutdown")
        else:
            self._transport.close()

    # ---- the handshake ----------------------------------------------------------------------

    def _answer(self, frames: Frames, request: Request) -> Response:
        rooms, settings = self._rooms, self._rooms.settings
        headers = request.headers
        known = PATH.fullmatch(request.path.partition("?")[0])
        if known is None:
            return frames.reject(http.HTTPStatus.NOT_FOUND, "no such table\n")
        hosts, origins = headers.get_all("Host"), headers.get_all("Origin")
        if len(hosts) > 1 or len(origins) > 1:
            return frames.reject(http.HTTPStatus.BAD_REQUEST, "two hosts or origins\n")
        if not origin_allowed("".join(origins) if origins else None, "".join(hosts), settings):
            return frames.reject(http.HTTPStatus.FORBIDDEN, "wrong origin\n")
        if rooms.closing:
            return frames.reject(http.HTTPStatus.SERVICE_UNAVAILABLE, "closing\n")
        answer = frames.accept(request)
        if answer.status_code != http.HTTPStatus.SWITCHING_PROTOCOLS:
            return answer
        peer = self._transport.get_extra_info("peername")
        # A proxy may add a line of its own instead of adding to the client's.
        forwarded = ",".join(headers.get_all("X-Forwarded-For"))
        address = client_address(peer[0] if peer else "", forwarded, settings.proxies)
        addresses = rooms.addresses
        if not addresses.take(address, self._opened) or not addresses.connect(address):
            return frames.reject(http.HTTPStatus.TOO_MANY_REQUESTS, "too many connections\n")
        rooms.metrics.connections.inc()
        self._session = Session(rooms, self, known[1], address)
        self._server.connections.add(self)  # type: ignore[arg-type]
        return answer

    # ---- what comes in ----------------------------------------------------------------------

    def take_control(self, frame: Frame) -> bool:
        """Whether a ping or a pong may be answered."""
        now = time.monotonic()
        if frame.opcode is PING:
            self._is_there(now)
        elif self._ping and frame.data == self._ping:
            self._is_there(now)
            return True
        return self._may_interject(now)

    def take_piece(self, frame: Frame) -> None:
        """Take a message or a piece of one. Raises UnicodeDecodeError at the first wrong byte."""
        now = time.monotonic()
        self._is_there(now)
        message = bytes(frame.data)
        if self._pieces is not None or not frame.fin:
            if not self._may_interject(now):
                return
            if self._pieces is None:
                self._pieces = bytearray()
                self._decoder = new_decoder() if frame.opcode is TEXT else None
            self._pieces += message
            if self._decoder is not None:
                self._decoder.decode(message, frame.fin)
            if not frame.fin:
                return
            message, self._pieces, self._decoder = bytes(self._pieces), None, None
        elif frame.opcode is TEXT:
            message.decode()
        self.deliver(message, now)

    def deliver(self, message: bytes, now: float) -> None:
        """Hand a whole message to the session; a binary one is read as text."""
        session = self._session
        if session is None:
            return
        if len(message) > self.longest_message:
            session.too_large(self.longest_message)
        else:
            session.receive(message, now)

    def _is_there(self, now: float) -> None:
        self._heard = now
        self._ping = b""

    def _may_interject(self, now: float) -> bool:
        """Whether one more frame that is no message is within the limits; else it is the last."""
        if self._session is None or self._session.may_interject(now):
            return True
        if self._frames is not None:
            self._frames.fail(CloseCode.POLICY_VIOLATION, "too fast")
        return False

    # ---- what goes out ----------------------------------------------------------------------

    def send_text(self, text: bytes) -> None:
        """Send a frame, never waiting; a client that does not read is given up."""
        frames, transport = self._frames, self._transport
        if frames is None or self._leaving is not None or transport.is_closing():
            return
        if frames.state is not OPEN:
            return
        if frames.writes:
            # A pong that is still to go comes first.
            self._flush()
        transport.write(text_frame(text))
        waiting = transport.get_write_buffer_size()
        if waiting > MUCH_WAITING and not self._may_wait(waiting):
            transport.abort()

    def _may_wait(self, waiting: int) -> bool:
        if not self._stalled and self._session is not None:
            self._stalled = self._rooms.stalled.connect(self._session.address)
        return self._stalled and waiting <= self.most_waiting

    def _read_on(self) -> None:
        if self._stalled and self._session is not None:
            self._rooms.stalled.disconnect(self._session.address)
            self._stalled = False

    def end(self) -> None:
        """Say goodbye, and close when the client has heard it."""
        frames = self._frames
        if frames is not None and self._leaving is None and not self._transport.is_closing():
            frames.fail(CloseCode.GOING_AWAY)
            self._flush()

    def look_alive(self, now: float) -> None:
        """Ask a silent client whether it is there; give up one that does not answer."""
        frames, session = self._frames, self._session
        if self._leaving is not None or frames is None or session is None:
            return
        silence = now - self._heard
        if session.room is None and now - self._opened > HELLO_WITHIN:
            self.shutdown()
        elif silence > LONG_SILENCE:
            self._transport.abort()
        elif silence > SILENCE and not self._ping and not self._transport.is_closing():
            self._ping = secrets.token_bytes(4)
            frames.send_ping(self._ping)
            self._flush()

    def _flush(self) -> None:
        """Write what the library has put down; nothing, last, is the end."""
        if self._frames is None or self._transport.is_closing():
            return
        if self._frames.writes:
            pieces = self._frames.data_to_send()
            self._transport.write(b"".join(pieces))
            if not pieces[-1]:
                self._leave()

    def _leave(self) -> None:
        """Nothing more is said.

        To close while something of the client's is still unread would reset the connection, and
        our last word be lost. So what still comes is thrown away until the client closes, or for a
        while.
        """
        transport = self._transport
        if not transport.can_write_eof():
            transport.close()
            return
        loop = asyncio.get_running_loop()
        self._leaving = loop.call_later(LEAVE_WITHIN, transport.abort)
        transport.write_eof()
        transport.resume_reading()
