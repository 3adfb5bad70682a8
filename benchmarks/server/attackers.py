"""Everything that was ever done to the server from outside, at once and without end.

A process of its own: `python -m benchmarks.server.attackers PORT TABLE SECONDS [ATTACK …]`. Every
attack comes from an address of its own (127.0.0.0/8 is all ours) and takes whatever the limits of
the server leave it: who is refused waits a moment and tries again, who is cut off connects again.
What became of the requests is printed at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from benchmarks.server.load import MASK, masked, upgrade

HOST = "127.0.0.1"
HELLO = msgspec.json.encode({"type": "hello", "protocol": 1, "since": 0})
PONG = bytes((0x8A, 0x80 | 125)) + MASK + bytes(125)
#: Seconds after which whoever was refused tries again.
PATIENCE = 0.5
#: A request without an answer by then is given up.
LONGEST = 60.0

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Attack = Callable[["Attackers", str], Awaitable[str]]


class Attackers:
    """Whoever attacks one server."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        #: A table with a very long log.
        self.table = table
        #: By attack and outcome: how often.
        self.counts: dict[str, Counter[str]] = {}

    async def run(self, seconds: float, names: list[str]) -> None:
        """All these attacks for some time."""
        tasks = []
        for number, name in enumerate(names, 1):
            self.counts[name] = Counter()
            attack, copies = ATTACKS[name]
            for _ in range(copies):
                tasks.append(asyncio.create_task(self._again(name, attack, f"127.2.0.{number}")))
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _again(self, name: str, attack: Attack, address: str) -> None:
        while True:
            try:
                outcome = await attack(self, address)
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
                outcome = type(error).__name__
            self.counts[name][outcome] += 1
            if not outcome.startswith("2"):
                await asyncio.sleep(PATIENCE)

    async def connect(self, address: str, receive: int = 0) -> Stream:
        """A connection from an address, perhaps with hardly any room for what comes."""
        made = socket.socket()
        if receive:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
        made.setblocking(False)
        made.bind((address, 0))
        await asyncio.get_running_loop().sock_connect(made, (HOST, self.port))
        return await asyncio.open_connection(sock=made, limit=4096 if receive else 2**16)

    async def request(self, address: str, head: str, body: bytes = b"") -> str:
        """Send a request, head and all, and read the answer to its end; its status."""
        reader, writer = await self.connect(address)
        with contextlib.closing(writer):
            writer.write(head.replace("\n", "\r\n").encode() + b"\r\n\r\n" + body)
            async with asyncio.timeout(LONGEST):
                status = await reader.readline()
                while await reader.read(65536):
                    pass
        return (status.split() or [b"", b"closed"])[1].decode()

    async def get(self, address: str, path: str) -> str:
        """GET something."""
        return await self.request(address, f"GET {path} HTTP/1.1\nHost: it\nConnection: close")

    async def post(self, address: str, path: str, body: dict[str, Any]) -> str:
        """POST something."""
        data = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\nHost: it\nConnection: close\nContent-Length: {len(data)}"
        return await self.request(address, head + "\nContent-Type: application/json", data)

    async def watch(self, address: str, receive: int = 0) -> Stream:
        """A WebSocket at the long table."""
        reader, writer = await self.connect(address, receive)
        writer.write(upgrade(self.table))
        async with asyncio.timeout(LONGEST):
            head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.close()
            raise ConnectionRefusedError(head[:40])
        writer.write(masked(HELLO))
        return reader, writer


async def until_closed(reader: asyncio.StreamReader, seconds: float) -> bool:
    """Read on; whether the server ends it by then."""
    try:
        async with asyncio.timeout(seconds):
            while await reader.read(65536):
                pass
        return True
    except TimeoutError:
        return False


# ---- the attacks ------------------------------------------------------------------------------


async def flood_of_pongs(attackers: Attackers, address: str) -> str:
    """Pongs that nobody asked for, as fast as they are read, until the server has had enough."""
    reader, writer = await attackers.watch(address)
    with contextlib.closing(writer):
        for _ in range(200):
            writer.write(PONG * 50)
            await writer.drain()
            if await until_closed(reader, 0.01):
                return "cut off"
    return "2xx: all taken"


async def deaf_client(attackers: Attackers, address: str) -> str:
    """Ask as often as allowed, with a log of megabytes first, and read nothing."""
    _, writer = await attackers.watch(address, receive=2048)
    with contextlib.closing(writer):
        for number in range(480):
            writer.write(masked(b'{"type":"ask","id":%d,"text":"look"}' % number))
            writer.write(masked(b'{"type":"ping","id":%d}' % number))
            await asyncio.sleep(0.25)
            if writer.transport.is_closing():
                return "cut off"
    return "2xx: kept for two minutes"


async def slow_head(attackers: Attackers, address: str) -> str:
    """A head that never ends, byte by byte."""
    return await drip(attackers, address, "GET /api/games HTTP/1.1\r\nHost: it\r\nX-Slow: ")


async def slow_body(attackers: Attackers, address: str) -> str:
    """A body that never ends, byte by byte."""
    head = "POST /api/tables HTTP/1.1\r\nHost: it\r\nContent-Type: application/json\r\n"
    return await drip(attackers, address, head + "Content-Length: 5000\r\n\r\n")


async def drip(attackers: Attackers, address: str, head: str) -> str:
    """A byte a second for two minutes."""
    reader, writer = await attackers.connect(address)
    with contextlib.closing(writer):
        writer.write(head.encode())
        for _ in range(120):
            writer.write(b" ")
            if await until_closed(reader, 1):
                return "cut off"
    return "2xx: kept for two minutes"


async def digest(attackers: Attackers, address: str) -> str:
    """The whole of a long log in sentences."""
    return await attackers.get(address, f"/api/tables/{attackers.table}/digest?since=0")


async def doubled_headers(attackers: Attackers, address: str) -> str:
    """Headers that come once, twice: in plain requests and in those for a WebSocket."""
    twice = "X-Forwarded-For: 1.2.3.4\nX-Forwarded-For: 5.6.7.8\nHost: it\nOrigin: a\nOrigin: b"
    path = f"/api/tables/{attackers.table}"
    plain = f"GET {path} HTTP/1.1\nConnection: close\nHost: it\n{twice}"
    outcome = await attackers.request(address, plain)
    head = upgrade(attackers.table).decode().replace("\r\n", "\n").strip() + f"\n{twice}"
    # Slower than the limits: it is to be understood, not only refused.
    await asyncio.sleep(0.05)
    return f"{outcome}, {await attackers.request(address, head)}"


async def bots_alone(attackers: Attackers, address: str) -> str:
    """A table of the strongest bots, which nobody watches."""
    bots = [{"holder": "bot", "level": "veteran"}] * 2
    body = {"game": "footclub", "seats": bots, "start": True}
    await asyncio.sleep(0.2)
    return await attackers.post(address, "/api/tables", body)


async def guided(attackers: Attackers, address: str) -> str:
    """A guided game, which is never played."""
    await asyncio.sleep(0.2)
    return await attackers.post(address, "/api/guided", {"game": "les-poilus", "name": "X"})


async def seat_request(attackers: Attackers, address: str) -> str:
    """Ask for somebody's seat."""
    path = f"/api/tables/{attackers.table}/seats/1/ask"
    return await attackers.post(address, path, {"name": "Mallory"})


#: By name: an attack, and how often it is under way at once.
ATTACKS: dict[str, tuple[Attack, int]] = {
    "pongs": (flood_of_pongs, 4),
    "deaf": (deaf_client, 20),
    "slow-heads": (slow_head, 100),
    "slow-bodies": (slow_body, 100),
    "digests": (digest, 8),
    "doubled-headers": (doubled_headers, 4),
    "bots-alone": (bots_alone, 1),
    "guided": (guided, 1),
    "seat-requests": (seat_request, 1),
}


def main() -> None:
    """Attack, and say what became of it."""
    port, table, seconds, *names = sys.argv[1:]
    attackers = Attackers(int(port), table)
    began = time.monotonic()
    asyncio.run(attackers.run(float(seconds), names or list(ATTACKS)))
    found = {"seconds": round(time.monotonic() - began), **attackers.counts}
    print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()
