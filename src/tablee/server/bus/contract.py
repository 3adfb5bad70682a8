"""What a bus promises: to try. Whoever listens must be able to do without any message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

#: Called with a table and the number of its last entry.
Heard = Callable[[str, int], None]


class Bus(Protocol):
    """Carries "table X reached entry N" between server processes."""

    async def open(self, heard: Heard) -> None:
        """Start listening."""

    async def close(self) -> None:
        """Stop."""

    def publish(self, table: str, seq: int) -> None:
        """Tell the others, if they can be reached."""


class SilentBus:
    """For one process: there is nobody to tell."""

    async def open(self, heard: Heard) -> None:
        """Nothing to listen to."""

    async def close(self) -> None:
        """Nothing to stop."""

    def publish(self, table: str, seq: int) -> None:
        """Nobody to tell."""
