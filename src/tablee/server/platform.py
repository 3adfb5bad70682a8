"""What the rooms need of the machine that they run on.

A server has threads and processes (`native`); a browser has workers and locks (`tablee.browser`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from tablee.server.settings import Mail
from tablee.server.workers.pool import WorkerPool

Result = TypeVar("Result")


class Platform(Protocol):
    """The machine."""

    #: Where bots think, and where advice is found; the same one, where there is only one.
    players: WorkerPool
    advisers: WorkerPool

    async def aside(self, work: Callable[..., Result], *given: Any) -> Result:
        """Do something that takes a while, beside the event loop if there is such a place."""

    async def aside_in_turn(self, work: Callable[..., Result], *given: Any) -> Result:
        """Do something that takes long, one after the other."""

    def claim(self, table_id: str, granted: Callable[[], None]) -> bool:
        """Whether the bots of a table are to be asked from here.

        If not now, `granted` is called as soon as they are.
        """

    def release(self, table_id: str) -> None:
        """The bots of a table need not be asked from here any more."""

    def post(self, address: str, body: bytes) -> None:
        """Send JSON to the operator's webhook."""

    def send_mail(self, mail: Mail, address: str, subject: str, text: str) -> None:
        """Send one e-mail."""

    def close(self) -> None:
        """Nothing is wanted any more."""
