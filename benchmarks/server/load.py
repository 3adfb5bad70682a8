"""Closed-loop play: every table always has exactly one move under way.

The clients run in a process of their own. They are as thin as can be, because they share the
processors with the server: frames are made and read by hand, and a table's two seats sit on two
connections, as two browsers would.
"""

from __future__ import annotations

import asyncio
import base64
import os
import secrets
import sys
import time
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

Connection = TypeVar("Connection", bound=asyncio.Protocol)
MASK = b"\x00\x00\x00\x00"
#: Games are opened before the measurement, so many at once.
OPEN_AT_ONCE = 8


def cpu_seconds(process: int) -> float:
    """Processor time of a process so far; it does not depend on who else uses the machine."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def masked(text: bytes) -> bytes:
    """A client's text frame; a mask of zeros is a mask, and costs nothing."""
    if len(text) < 126:
        return bytes((0x81, 0x80 | len(text))) + MASK + text
    return b"\x81\xfe" + len(text).to_bytes(2, "big") + MASK + text


class Player(asyncio.Protocol):
    """One seat's connection."""

    def __init__(self, game: TableLoad, seat: int) -> None:
        self.game = game
        self.seat = seat
        #: When the last move was sent.
        self.sent = 0.0
        self._buffer = bytearray()
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(upgrade(self.game.table))

    def connection_lost(self, exc: Exception | None) -> None:
        self.game.lost(exc)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:80])
            del buffer[: end + 4]
            self._open = True
            hello = {"type": "hello", "protocol": 1, "token": self.game.tokens[self.seat]}
            self.send(msgspec.json.encode(hello))
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            opcode, frame = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if opcode == 1:
                self.game.hear(self, frame)

    def send(self, text: bytes) -> None:
        self.transport.write(masked(text))


def upgrade(table: str) -> bytes:
    """The request that opens a WebSocket."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: load\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()


class Frame(msgspec.Struct):
    """What the load needs of a frame; the rest is skipped, not built."""

    type: str
    line: int = 0
    to_act: list[int] = []
    answers: int = 0
    moves: dict[str, Any] = {}
    code: str = ""


_frames = msgspec.json.Decoder(Frame)


def same(connection: Connection) -> Connection:
    """What asyncio calls to have a connection made, when there is one already."""
    return connection


class TableLoad:
    """A table that is played as fast as the server answers."""

    def __init__(self, table: str, tokens: list[str], load: Load) -> None:
        self.table = table
        self.tokens = tokens
        self.load = load
        self.players: list[Player] = []
        self.all_sit = asyncio.get_running_loop().create_future()
        self._first: tuple[Player, Frame]
        self._welcomed = 0
        self._line = -1
        self._over = False

    def hear(self, player: Player, text: bytes) -> None:
        frame = _frames.decode(text)
        if frame.type == "update":
            if frame.answers:
                self.load.answered(time.perf_counter() - player.sent)
            if frame.moves and frame.line > self._line:
                self.play(player, frame)
            elif not frame.to_act and not frame.moves and not self._over:
                self._over = True
                self.load.finished(self)
        elif frame.type == "welcome":
            self._welcomed += 1
            if frame.moves:
                self._first = (player, frame)
            # Whoever moves before the others sit would never hear of their next turn.
            if self._welcomed == len(self.tokens):
                self.all_sit.set_result(None)
        elif frame.type == "refused":
            self.load.refused[frame.code] = self.load.refused.get(frame.code, 0) + 1

    def start(self) -> None:
        self.play(*self._first)

    def play(self, player: Player, frame: Frame) -> None:
        if self.load.stopping:
            return
        self._line = frame.line
        begin, lasts = next(iter(frame.moves.items()))
        move = f"{begin} {lasts[frame.line * 7 % len(lasts)]}".strip()
        player.sent = time.perf_counter()
        request = {"type": "move", "id": frame.line + 1, "line": frame.line, "move": move}
        player.send(msgspec.json.encode(request))

    def leave(self) -> None:
        for player in self.players:
            player.transport.close()

    def lost(self, exc: Exception | None) -> None:
        if not self._over and not self.load.stopping:
            self.load.problems.append(repr(exc))


class Load:
    """Many tables at once, for some seconds.

    When a game ends the next one is ready, opened and with its players at their seats: so there
    are always as many games under way as were asked for, and only moves are measured.
    """

    def __init__(self, host: str, port: int, game: str, tables: int, spare: int) -> None:
        self.host, self.port, self.game = host, port, game
        self.tables, self.spare = tables, spare
        self.latencies: list[float] = []
        self.problems: list[str] = []
        self.refused: dict[str, int] = {}
        self.stopping = False
        self.games = self.missing = 0
        self._measuring = False
        self._ready: deque[TableLoad] = deque()

    def answered(self, seconds: float) -> None:
        if self._measuring:
            self.latencies.append(seconds)

    def finished(self, game: TableLoad) -> None:
        if self.stopping:
            return
        self.games += 1
        game.leave()
        if self._ready:
            self._ready.popleft().start()
        else:
            self.missing += 1

    async def _open_some(self, count: int) -> None:
        for _ in range(count):
            opened = await open_table(self.host, self.port, self.game)
            tokens = [keys["token"] for keys in opened["seats"]]
            game = TableLoad(opened["table"], tokens, self)
            loop = asyncio.get_running_loop()
            for seat in range(len(tokens)):
                player = Player(game, seat)
                await loop.create_connection(partial(same, player), self.host, self.port)
                game.players.append(player)
            await asyncio.wait_for(game.all_sit, 60)
            self._ready.append(game)

    async def run(self, server: int, warm_up: float, seconds: float) -> dict[str, Any]:
        began = time.perf_counter()
        each = -(-(self.tables + self.spare) // OPEN_AT_ONCE)
        await asyncio.gather(*(self._open_some(each) for _ in range(OPEN_AT_ONCE)))
        opened = len(self._ready) / (time.perf_counter() - began)
        for _ in range(self.tables):
            self._ready.popleft().start()
        await asyncio.sleep(warm_up)
        self._measuring = True
        used, used_here = cpu_seconds(server), time.process_time()
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        took = time.perf_counter() - began
        used, used_here = cpu_seconds(server) - used, time.process_time() - used_here
        self._measuring = False
        self.stopping = True
        found = sorted(self.latencies)
        moves = len(found)
        return {
            "tables": self.tables,
            "moves_per_second": round(moves / took),
            "p50_ms": round(1000 * found[moves // 2], 2) if found else None,
            "p99_ms": round(1000 * found[moves * 99 // 100], 2) if found else None,
            "server_cpu_us_per_move": round(1e6 * used / max(1, moves)),
            "load_cpu_us_per_move": round(1e6 * used_here / max(1, moves)),
            "games": self.games,
            "tables_opened_per_second": round(opened),
            "problems": self.problems[:3] + ["too few games were opened"] * bool(self.missing),
            "refused": self.refused,
        }


async def open_table(host: str, port: int, game: str = "footclub", local: str = "") -> Any:
    """Open a table for two, perhaps from an address of one's own."""
    seats = [{"holder": "me", "name": "A"}, {"holder": "me", "name": "B"}]
    body = {"game": game, "options": {"players": 2}, "seats": seats, "start": True}
    return await post(host, port, "/api/tables", body, local)


class Idler(asyncio.Protocol):
    """A connection that watches, and does nothing else."""

    def __init__(self, table: str) -> None:
        self._table = table
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._greeted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(upgrade(self._table))

    def data_received(self, data: bytes) -> None:
        if not self._greeted:
            self._greeted = True
            self._transport.write(masked(b'{"type":"hello","protocol":1}'))
        elif b'"welcome"' in data and not self.welcomed.done():
            self.welcomed.set_result(None)


async def post(host: str, port: int, path: str, body: Any, local: str = "") -> Any:
    """One HTTP request on a connection of its own."""
    data = msgspec.json.encode(body)
    local_address = (local, 0) if local else None
    reader, writer = await asyncio.open_connection(host, port, local_addr=local_address)
    writer.write(
        f"POST {path} HTTP/1.1\r\nHost: load\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(data)}\r\nConnection: close\r\n\r\n".encode()
        + data
    )
    answer = await reader.read()
    writer.close()
    head, _, rest = answer.partition(b"\r\n\r\n")
    assert b" 200 " in head.split(b"\r\n", 1)[0], answer[:300]
    return msgspec.json.decode(rest)


def main() -> None:
    game, port, server, tables, spare, warm_up, seconds = sys.argv[1:8]
    load = Load("127.0.0.1", int(port), game, int(tables), int(spare))
    run = load.run(int(server), float(warm_up), float(seconds))
    try:
        import uvloop

        found = uvloop.run(run)
    except ImportError:
        found = asyncio.run(run)
    print(msgspec.json.encode(found).decode(), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
