"""WebSockets as RFC 6455 has them, however the bytes arrive, and what we add to the library."""

from __future__ import annotations

import gc
import time
import weakref
from collections.abc import Generator
from socket import create_connection
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.conftest import QUICK, Serve, Served
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tablee.server.rooms.rooms import Rooms
from tablee.server.serve import make_rooms
from tablee.server.ws import connection as sockets
from tablee.server.ws.connection import LONG_SILENCE, SILENCE, TableSocket

CONT, TEXT, BINARY = Opcode.CONT, Opcode.TEXT, Opcode.BINARY
CLOSE, PING, PONG = Opcode.CLOSE, Opcode.PING, Opcode.PONG
UPGRADE = (
    b"GET /api/tables/nobody-sits-here/socket HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\n"
    b"connection: Upgrade\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
LONGEST = TableSocket.longest_read


def masked(opcode: Opcode, payload: bytes = b"", final: bool = True) -> bytes:
    """A client's frame, made by `websockets`."""
    return Frame(opcode, payload, fin=final).serialize(mask=True)


def parsed(data: bytes) -> list[tuple[Opcode, bytes]]:
    """A server's frames as `websockets` reads them."""
    stream, found = StreamReader(), []
    stream.feed_data(data)
    while stream.buffer:
        parser: Generator[None, None, Frame] = Frame.parse(stream.read_exact, mask=False)
        with pytest.raises(StopIteration) as stop:
            next(parser)
        frame: Frame = stop.value.value
        found.append((frame.opcode, bytes(frame.data)))
    return found


# ---- without a network --------------------------------------------------------------------------


class Wire:
    """A transport that goes nowhere."""

    def __init__(self) -> None:
        self.written = b""
        self.reading = True
        self.aborted = False
        self.waiting = 0

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.aborted

    def get_extra_info(self, name: str) -> Any:
        return ("127.0.0.1", 1) if name == "peername" else None

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def abort(self) -> None:
        self.aborted = True


class Heard(TableSocket):
    """Keeps what would go to a session."""

    __slots__ = ("__weakref__", "messages")

    messages: list[bytes]

    def deliver(self, message: bytes, now: float) -> None:
        del now
        self.messages.append(message)


@pytest.fixture(scope="module")
def rooms() -> Rooms:
    """One that is never opened."""
    return make_rooms(QUICK)


def shaken(rooms: Rooms) -> tuple[Heard, Wire]:
    """A connection after the handshake."""
    wire = Wire()
    connection = Heard(Config(None), ServerState(), {"rooms": rooms})  # type: ignore[arg-type]
    connection.messages = []
    connection.connection_made(wire)  # type: ignore[arg-type]
    connection.data_received(UPGRADE)
    assert wire.written.startswith(b"HTTP/1.1 101")
    wire.written = b""
    return connection, wire


def feed(connection: TableSocket, stream: bytes, cuts: list[int]) -> None:
    """Bytes that come in pieces."""
    last = 0
    for cut in (*sorted(cut % (len(stream) + 1) for cut in cuts), len(stream)):
        connection.data_received(stream[last:cut])
        last = cut


texts = st.lists(st.text(max_size=300), min_size=1, max_size=5)
positions = st.lists(st.integers(0, 10_000), max_size=6)


@given(texts, positions, st.booleans())
def test_messages_arrive_whole_however_the_bytes_are_cut(
    rooms: Rooms, sent: list[str], cuts: list[int], pinged: bool
) -> None:
    connection, wire = shaken(rooms)
    stream, answers = b"", []
    for text in sent:
        stream += masked(TEXT, text.encode())
        if pinged:
            stream += masked(PING, text.encode()[:125])
            answers.append((PONG, text.encode()[:125]))
    feed(connection, stream, cuts)
    assert connection.messages == [text.encode() for text in sent]
    assert parsed(wire.written) == answers


def test_what_looks_like_a_frame_within_another_is_a_part_of_it(rooms: Rooms) -> None:
    connection, _ = shaken(rooms)
    # A mask of zeros leaves the bytes as they are.
    short_text = b"\x81\x83\0\0\0\0xyz"
    pieces = [b"\x82\x8f", b"\0\0\0\0", b"before", short_text]
    for piece in (short_text, *pieces, short_text, masked(TEXT, b"ab", final=False)):
        connection.data_received(piece)
    connection.data_received(masked(CONT, b"cd"))
    connection.data_received(short_text)
    assert connection.messages == [b"xyz", b"before" + short_text, b"xyz", b"abcd", b"xyz"]


@given(st.text(), positions, positions, st.sampled_from([TEXT, BINARY]))
def test_a_message_in_several_frames_is_put_together(
    rooms: Rooms, text: str, borders: list[int], cuts: list[int], kind: Opcode
) -> None:
    """Also where a border lies within a letter."""
    connection, _ = shaken(rooms)
    whole, stream, last, opcode = text.encode(), b"", 0, kind
    for border in sorted(border % (len(whole) + 1) for border in borders):
        stream += masked(opcode, whole[last:border], final=False) + masked(PONG, b"between")
        last, opcode = border, CONT
    stream += masked(opcode, whole[last:])
    feed(connection, stream, cuts)
    assert connection.messages == [whole]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536])
def test_every_length_is_read_and_written(rooms: Rooms, size: int) -> None:
    connection, wire = shaken(rooms)
    payload = b"x" * size
    connection.data_received(masked(TEXT, payload))
    assert connection.messages == [payload]
    connection.send_text(payload)
    assert parsed(wire.written) == [(TEXT, payload)]


class Seated:
    """A session that has said hello."""

    room = "a room"

    def may_interject(self, _: float) -> bool:
        return True


def test_a_silent_client_is_asked_and_only_our_own_ping_counts_as_answered(rooms: Rooms) -> None:
    connection, wire = shaken(rooms)
    connection._session = Seated()  # type: ignore[assignment]
    start = time.monotonic()
    connection.look_alive(start + SILENCE - 1)
    assert not wire.written
    connection.look_alive(start + SILENCE + 1)
    connection.look_alive(start + SILENCE + 2)
    [(opcode, payload)] = parsed(wire.written)
    assert opcode is PING
    assert payload
    connection._heard = start - LONG_SILENCE
    connection.data_received(masked(PONG, b"not " + payload))
    connection.data_received(masked(PONG))
    assert connection._heard == start - LONG_SILENCE
    connection.data_received(masked(PONG, payload))
    connection.look_alive(start + SILENCE - 1)
    assert not wire.aborted
    connection.look_alive(time.monotonic() + LONG_SILENCE + 1)
    assert wire.aborted


def test_who_does_not_read_is_not_read_and_at_last_given_up(rooms: Rooms) -> None:
    connection, wire = shaken(rooms)
    connection.pause_writing()
    assert not wire.reading
    connection.resume_writing()
    assert wire.reading
    connection.send_text(b"hello")
    assert not wire.aborted
    wire.waiting = TableSocket.most_waiting + 1
    connection.send_text(b"hello")
    assert wire.aborted


def test_a_connection_that_has_ended_leaves_nothing_behind(rooms: Rooms) -> None:
    connection, _ = shaken(rooms)
    connection.data_received(masked(TEXT, b"half", final=False) + b"\x81")
    gone = weakref.ref(connection)
    gc.disable()
    try:
        connection.connection_lost(None)
        del connection
        assert gone() is None
    finally:
        gc.enable()


# ---- over the network ---------------------------------------------------------------------------


def answers(served: Served, data: bytes) -> list[tuple[Opcode, bytes]]:
    """What the server says to some bytes after the handshake, until it closes."""
    host, _, port = served.address.rpartition("//")[2].partition(":")
    with create_connection((host, int(port)), timeout=20) as raw:
        raw.sendall(UPGRADE)
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += raw.recv(1)
        assert head.startswith(b"HTTP/1.1 101"), head
        raw.sendall(data)
        found = b""
        while more := raw.recv(65536):
            found += more
    return parsed(found)


def close_code(found: list[tuple[Opcode, bytes]]) -> int:
    """The code with which a conversation ended."""
    opcode, payload = found[-1]
    assert opcode is CLOSE
    return int.from_bytes(payload[:2], "big")


def goodbye(code: int, reason: bytes = b"") -> bytes:
    """A client's goodbye."""
    return masked(CLOSE, code.to_bytes(2, "big") + reason)


WRONG = {
    "without a mask": (b"\x81\x05hello", 1002),
    "reserved bits": (b"\xc1\x80\0\0\0\0", 1002),
    "an unknown opcode": (b"\x83\x80\0\0\0\0", 1002),
    "an unknown control opcode": (b"\x8b\x80\0\0\0\0", 1002),
    "a ping in pieces": (b"\x09\x80\0\0\0\0", 1002),
    "a long ping": (b"\x89\xfe\0\x7e\0\0\0\0" + bytes(126), 1002),
    "a continuation of nothing": (masked(CONT), 1002),
    "a message within a message": (masked(TEXT, b"a", final=False) + masked(TEXT, b"b"), 1002),
    "a frame too long": (b"\x81\xff" + (LONGEST + 1).to_bytes(8, "big") + bytes(4), 1009),
    "a length beyond all measure": (b"\x81\xff" + b"\xff" * 12, 1009),
    "pieces too long together": (
        masked(TEXT, bytes(LONGEST), final=False) + masked(CONT, b"x", final=False),
        1009,
    ),
    "no UTF-8": (masked(TEXT, b"\xce\xba\xff"), 1007),
    "half a letter at the end": (masked(TEXT, b"a\xf0\x9f"), 1007),
    "half a surrogate": (masked(TEXT, b"\xed\xa0\x80"), 1007),
    "no UTF-8 in a first piece": (masked(TEXT, b"\xff", final=False), 1007),
    "no UTF-8 across a border": (
        masked(TEXT, b"\xf0\x9f", final=False) + masked(CONT, b"\xf0", final=False),
        1007,
    ),
    "no UTF-8 and then a goodbye": (masked(TEXT, b"\xff") + goodbye(1000), 1007),
    "a goodbye of one byte": (masked(CLOSE, b"\x03"), 1002),
    "a goodbye whose reason is no UTF-8": (goodbye(1000, b"\xff"), 1007),
    **{
        f"goodbye with {code}": (goodbye(code), 1002)
        for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535)
    },
}


@pytest.fixture(scope="module")
def standing(tmp_path_factory: pytest.TempPathFactory) -> Generator[Served]:
    """One server for all that is wrong."""
    database = str(tmp_path_factory.mktemp("framing") / "tables.db")
    served = Served(msgspec.structs.replace(QUICK, database=database))
    yield served
    served.stop()
    assert served.failures() == 0


@pytest.mark.parametrize(("data", "code"), WRONG.values(), ids=WRONG.keys())
def test_what_is_no_websocket_ends_with_a_code(standing: Served, data: bytes, code: int) -> None:
    assert close_code(answers(standing, data)) == code


@pytest.mark.parametrize("code", [1000, 1001, 1003, 1007, 1011, 1014, 3000, 3999, 4000, 4999])
def test_a_goodbye_is_returned_after_the_answers(standing: Served, code: int) -> None:
    found = answers(standing, masked(TEXT, b"nonsense") + goodbye(code, "à bientôt".encode()))
    assert [opcode for opcode, _ in found] == [TEXT, CLOSE]
    assert found[1][1] == code.to_bytes(2, "big") + "à bientôt".encode()


def test_a_goodbye_without_a_code_or_within_a_message_is_one_too(standing: Served) -> None:
    assert answers(standing, masked(CLOSE)) == [(CLOSE, b"")]
    within = masked(TEXT, b"once upon", final=False) + goodbye(1000) + masked(CONT, b" a time")
    assert answers(standing, within) == [(CLOSE, (1000).to_bytes(2, "big"))]


@pytest.mark.rule("K10.3")
@pytest.mark.parametrize(
    "frame",
    [masked(PING), masked(PONG, b"unasked"), masked(CONT, final=False)],
    ids=["pings", "pongs", "empty pieces"],
)
def test_frames_that_say_nothing_have_a_limit(serve: Serve, frame: bytes) -> None:
    served = serve(seat_rate=0.01, seat_burst=10)
    found = answers(served, masked(TEXT, final=False) + frame * 1000)
    assert close_code(found) == 1008
    assert len(found) <= 10


def test_who_does_not_close_after_a_goodbye_is_cut_off(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "LEAVE_WITHIN", 0.2)
    host, _, port = served.address.rpartition("//")[2].partition(":")
    with create_connection((host, int(port)), timeout=20) as raw:
        raw.sendall(UPGRADE)
        while not served.server.server_state.connections:
            time.sleep(0.01)
        raw.sendall(masked(CLOSE))
        while raw.recv(65536):
            pass
        # The server has ended its half and still reads ours; then it does so no more.
        until = time.monotonic() + 10
        while served.server.server_state.connections and time.monotonic() < until:
            time.sleep(0.02)
        assert not served.server.server_state.connections
