"""WebSocket frames: read as RFC 6455 says, however the bytes arrive."""

from __future__ import annotations

import secrets
from collections.abc import Generator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tablee.server.ws import framing
from tablee.server.ws.framing import Broken, FrameReader


def masked(opcode: int, payload: bytes, final: bool = True) -> bytes:
    """A client's frame, made by `websockets`."""
    return Frame(Opcode(opcode), payload, fin=final).serialize(mask=True)


def fed(stream: bytes, cuts: list[int]) -> list[tuple[int, bytes]]:
    """What a reader makes of bytes that come in pieces."""
    reader, found, last = FrameReader(), [], 0
    for cut in (*sorted(cut % (len(stream) + 1) for cut in cuts), len(stream)):
        found += reader.read(stream[last:cut])
        last = cut
    return found


messages = st.lists(st.binary(max_size=300), min_size=1, max_size=5)
positions = st.lists(st.integers(0, 10_000), max_size=6)


@given(messages, positions, st.booleans())
def test_messages_arrive_whole_however_the_bytes_are_cut(
    sent: list[bytes], cuts: list[int], pinged: bool
) -> None:
    stream, expected = b"", []
    for payload in sent:
        stream += masked(framing.TEXT, payload)
        expected.append((framing.TEXT, payload))
        if pinged:
            stream += masked(framing.PING, payload[:125])
            expected.append((framing.PING, payload[:125]))
    assert fed(stream, cuts) == expected


@given(st.lists(st.binary(max_size=200), min_size=2, max_size=6), positions)
def test_a_message_in_several_frames_is_put_together(pieces: list[bytes], cuts: list[int]) -> None:
    stream = masked(framing.BINARY, pieces[0], final=False)
    for piece in pieces[1:-1]:
        stream += masked(framing.CONTINUATION, piece, final=False)
        stream += masked(framing.PONG, b"between")
    stream += masked(framing.CONTINUATION, pieces[-1])
    found = [item for item in fed(stream, cuts) if item[0] != framing.PONG]
    assert found == [(framing.TEXT, b"".join(pieces))]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536])
def test_every_length_is_read_and_written(size: int) -> None:
    payload = secrets.token_bytes(size)
    assert FrameReader().read(masked(framing.TEXT, payload)) == [(framing.TEXT, payload)]
    assert _parsed(framing.frame(framing.TEXT, payload)) == (Opcode.TEXT, payload)


def _parsed(data: bytes) -> tuple[Opcode, bytes]:
    """A server's frame as `websockets` reads it."""
    stream = StreamReader()
    stream.feed_data(data)
    parser: Generator[None, None, Frame] = Frame.parse(stream.read_exact, mask=False)
    with pytest.raises(StopIteration) as stop:
        next(parser)
    frame: Frame = stop.value.value
    return frame.opcode, bytes(frame.data)


def test_goodbye_carries_its_code() -> None:
    assert _parsed(framing.goodbye(1009)) == (Opcode.CLOSE, (1009).to_bytes(2, "big"))


LONG = (framing.LONGEST + 1).to_bytes(8, "big")
WRONG = {
    "without a mask": (b"\x81\x05hello", framing.PROTOCOL_ERROR),
    "reserved bits": (b"\xc1\x80\0\0\0\0", framing.PROTOCOL_ERROR),
    "an unknown opcode": (b"\x83\x80\0\0\0\0", framing.PROTOCOL_ERROR),
    "an unknown control opcode": (b"\x8b\x80\0\0\0\0", framing.PROTOCOL_ERROR),
    "a ping in pieces": (b"\x09\x80\0\0\0\0", framing.PROTOCOL_ERROR),
    "a long ping": (b"\x89\xfe\0\x7e\0\0\0\0", framing.PROTOCOL_ERROR),
    "a continuation of nothing": (b"\x80\x80\0\0\0\0", framing.PROTOCOL_ERROR),
    "a message within a message": (
        masked(framing.TEXT, b"a", final=False) + masked(framing.TEXT, b"b"),
        framing.PROTOCOL_ERROR,
    ),
    "a frame too long": (b"\x81\xff" + LONG + b"\0\0\0\0", framing.TOO_BIG),
    "a length beyond all measure": (b"\x81\xff" + b"\xff" * 12, framing.TOO_BIG),
    "pieces too long together": (
        masked(framing.TEXT, bytes(framing.LONGEST), final=False)
        + masked(framing.CONTINUATION, b"x", final=False),
        framing.TOO_BIG,
    ),
}


@pytest.mark.parametrize(("data", "code"), WRONG.values(), ids=WRONG.keys())
def test_what_is_no_websocket_ends_with_a_code(data: bytes, code: int) -> None:
    with pytest.raises(Broken) as broken:
        FrameReader().read(data)
    assert broken.value.code == code


def test_empty_pieces_without_end_are_too_much() -> None:
    reader = FrameReader()
    reader.read(masked(framing.TEXT, b"", final=False))
    empty = masked(framing.CONTINUATION, b"", final=False) * 1000

    def flood() -> None:
        for _ in range(100):
            reader.read(empty)

    with pytest.raises(Broken):
        flood()
