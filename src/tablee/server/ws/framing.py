"""WebSocket frames (RFC 6455), as far as a server needs them; no input and no output.

A request is nearly always one small text frame that comes in one piece. That case takes a few
lines here; `docs/decisions/0004-our-own-websocket-frames.md` says what it is worth.
"""

from __future__ import annotations

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]

CONTINUATION: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

GOING_AWAY: Final = 1001
PROTOCOL_ERROR: Final = 1002
TOO_BIG: Final = 1009

#: A message longer than this ends the connection: nobody writes that by mistake.
LONGEST: Final = 64 * 1024
_LONGEST_CONTROL: Final = 125
#: The first two bytes of a frame, and the mask.
_SHORT_HEADER: Final = 6
_FINAL_TEXT: Final = 0x80 | TEXT
_MASKED: Final = 0x80


class Broken(Exception):
    """The client does not speak WebSocket; the code tells it so."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Turns bytes into messages: whole ones, and pings, pongs and a goodbye between them."""

    __slots__ = ("_kept", "_pieces", "_size")

    def __init__(self) -> None:
        #: Bytes of a frame that is not there yet.
        self._kept = bytearray()
        #: The pieces of a message that comes in several frames; None if there is none.
        self._pieces: list[bytes] | None = None
        self._size = 0

    def read(self, data: bytes) -> list[tuple[int, bytes]]:
        """What these bytes bring to an end, as (opcode, payload). Raises `Broken`."""
        kept = self._kept
        if not kept:
            size = len(data) - _SHORT_HEADER
            if 0 <= size <= 125 and data[0] == _FINAL_TEXT and data[1] == _MASKED | size:
                if self._pieces is None:
                    return [(TEXT, apply_mask(data[6:], data[2:6]))]
        kept += data
        found: list[tuple[int, bytes]] = []
        start = 0
        while (end := self._frame_end(start)) > 0:
            self._take(start, end, found)
            start = end
        del kept[:start]
        return found

    def _frame_end(self, start: int) -> int:
        """Where the frame ends that begins here; 0 if it is not all there."""
        kept = self._kept
        if len(kept) - start < 2:
            return 0
        first, size = kept[start], kept[start + 1] & 0x7F
        if first & 0x70 or not kept[start + 1] & _MASKED:
            raise Broken(PROTOCOL_ERROR)
        if first & 0x08 and (size > _LONGEST_CONTROL or not first & 0x80):
            raise Broken(PROTOCOL_ERROR)
        header = _SHORT_HEADER
        if size > 125:
            header += 2 if size == 126 else 8
            if len(kept) - start < header:
                return 0
            size = int.from_bytes(kept[start + 2 : start + header - 4], "big")
        if size > LONGEST:
            raise Broken(TOO_BIG)
        end = start + header + size
        return end if end <= len(kept) else 0

    def _take(self, start: int, end: int, found: list[tuple[int, bytes]]) -> None:
        kept = self._kept
        opcode, final = kept[start] & 0x0F, kept[start] & 0x80
        size = kept[start + 1] & 0x7F
        body = start + _SHORT_HEADER + (0 if size < 126 else 2 if size == 126 else 8)
        payload = apply_mask(bytes(kept[body:end]), bytes(kept[body - 4 : body]))
        if opcode in (CLOSE, PING, PONG):
            found.append((opcode, payload))
        elif opcode in (TEXT, BINARY, CONTINUATION):
            if (self._pieces is not None) != (opcode == CONTINUATION):
                raise Broken(PROTOCOL_ERROR)
            self._put_together(payload, bool(final), found)
        else:
            raise Broken(PROTOCOL_ERROR)

    def _put_together(self, payload: bytes, final: bool, found: list[tuple[int, bytes]]) -> None:
        if self._pieces is None:
            if final:
                found.append((TEXT, payload))
                return
            self._pieces, self._size = [], 0
        self._pieces.append(payload)
        self._size += len(payload)
        if self._size > LONGEST or len(self._pieces) > LONGEST:
            raise Broken(TOO_BIG)
        if final:
            found.append((TEXT, b"".join(self._pieces)))
            self._pieces = None


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """A frame of a server: final and without a mask."""
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, size)) + payload
    if size < 65536:
        return bytes((0x80 | opcode, 126)) + size.to_bytes(2, "big") + payload
    return bytes((0x80 | opcode, 127)) + size.to_bytes(8, "big") + payload


def goodbye(code: int) -> bytes:
    """The frame that ends a conversation."""
    return frame(CLOSE, code.to_bytes(2, "big"))
