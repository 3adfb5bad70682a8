"""What the page's worker gives to Python. Everything that goes either way is text or a number.

`web/src/alone/house-worker.ts` is the other side.
"""

from __future__ import annotations

from typing import Protocol

import msgspec


class Host:
    """The worker in which the rooms run.

    The page's own is an object of JavaScript with these methods. This one keeps nothing, and nobody
    is there: enough to ask what a tab would say to anybody.
    """

    async def commit(self, groups: str) -> str:
        """Make groups of changes in one transaction, strictly durable; which were made."""
        return msgspec.json.encode([True] * len(msgspec.json.decode(groups))).decode()

    async def scan(self, asked: str) -> str:  # noqa: ARG002
        """Keys that begin like this, with their values."""
        return "[]"

    def publish(self, table: str, seq: int) -> None:
        """Tell the other tabs that a table has so many entries."""

    def send(self, connection: int, frame: str) -> None:
        """Send a frame to the page."""

    def end(self, connection: int) -> None:
        """Close a connection of the page."""

    def claim(self, table: str) -> None:
        """Ask for the lock of a table; `Tab.granted` hears of it."""

    def release(self, table: str) -> None:
        """Give the lock back, or ask for it no more."""

    def start_bots(self, number: int) -> None:
        """Start a worker in which bots think."""

    def think(self, number: int, work: str, asked: str) -> None:
        """Have something worked out there; `Tab.thought` hears of it."""

    def call_off(self, number: int) -> None:
        """Nobody waits for the answer any more."""

    def end_bots(self, number: int) -> None:
        """End that worker, whatever it does."""


class Speech(Protocol):
    """The browser's Fluent."""

    def load(self, language: str, files: str) -> None:
        """Take the Fluent files of a language, as a list in JSON."""

    def has(self, language: str, name: str) -> bool:
        """Whether there is a message of this name."""

    def say(self, language: str, name: str, args: str) -> str:
        """A message and what went wrong, in JSON."""
