"""The bus on Redis. It may be restarted at any time: messages are lost, and nothing else.

Messages are sent in the background and dropped while Redis is away, for a message that arrives
late is worth no more than the periodic check that heals its loss.
"""

from __future__ import annotations

import asyncio
from typing import Any

import redis.asyncio as redis
from redis.exceptions import RedisError

from tablee.server.bus.contract import Heard
from tablee.server.logs import get_logger
from tablee.server.metrics import Metrics

logger = get_logger("tablee.bus")

CHANNEL = "tablee:tables"
#: Messages waiting for Redis; more are dropped.
MOST_WAITING = 10_000
TROUBLE = (RedisError, OSError, asyncio.TimeoutError)


class RedisBus:
    """Publishes and hears through one channel."""

    def __init__(self, address: str, metrics: Metrics) -> None:
        self._address = address
        self._metrics = metrics
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard) -> None:
        """Start to speak and to listen; Redis need not be there yet."""
        self._speaking = redis.from_url(self._address, socket_connect_timeout=2, socket_timeout=5)
        self._listening = redis.from_url(self._address, socket_connect_timeout=2)
        self._tasks = [
            asyncio.create_task(self._speak(), name="tablee-bus-speak"),
            asyncio.create_task(self._listen(heard), name="tablee-bus-listen"),
        ]

    async def close(self) -> None:
        """Stop both."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._speaking.aclose()
        await self._listening.aclose()

    def publish(self, table: str, seq: int) -> None:
        """Queue a message."""
        try:
            self._waiting.put_nowait(f"{table} {seq}".encode())
        except asyncio.QueueFull:
            self._metrics.bus_lost.inc()

    async def _speak(self) -> None:
        while True:
            message = await self._waiting.get()
            try:
                await self._speaking.publish(CHANNEL, message)
            except TROUBLE:
                self._metrics.bus_lost.inc()
                await asyncio.sleep(0.05)

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self._listening.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        self._hear(message, heard)
            except TROUBLE as problem:
                logger.warning("bus lost", problem=type(problem).__name__)
            await asyncio.sleep(0.5)

    def _hear(self, message: dict[str, Any], heard: Heard) -> None:
        if message.get("type") != "message":
            return
        table, _, seq = bytes(message["data"]).decode("ascii", "replace").partition(" ")
        if seq.isdecimal():
            heard(table, int(seq))
