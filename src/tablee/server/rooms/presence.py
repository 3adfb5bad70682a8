"""Who is at a seat, whichever server process has the connection.

One process knows it from its own connections. Several tell one another through the database: a row
for each seat and process, which is worth something for a while only, so that nobody stays present
because a process was killed.
"""

from __future__ import annotations

import secrets

from tablee.server.logs import get_logger
from tablee.server.rooms.ports import RoomsPort
from tablee.server.store.contract import StoreError

logger = get_logger("tablee.presence")

#: Milliseconds for which a row is worth something, and after which all are renewed.
WORTH, RENEWED_AFTER = 90_000, 30_000


class Presence:
    """Notes for other processes who is here, and asks them."""

    def __init__(self, rooms: RoomsPort) -> None:
        self._rooms = rooms
        self._process = secrets.token_hex(8)
        #: Seats to which somebody came, or whom somebody left, and that are still to be noted.
        self._changed: dict[tuple[str, int], None] = {}
        self._is_noting = False
        self._renewed_at = 0

    def changed(self, table: str, seat: int) -> None:
        """Somebody has come to a seat here, or left it."""
        if seat < 0 or not self._rooms.store.shared or self._rooms.closing:
            return
        self._changed[table, seat] = None
        if not self._is_noting:
            self._is_noting = True
            self._rooms.spawn(self._note())

    async def is_anywhere(self, table: str, seat: int) -> bool:
        """Whether somebody is at a seat, at any process; also if nobody can tell."""
        if self._rooms.is_connected(table, seat):
            return True
        try:
            return await self._rooms.store.is_present(table, seat, self._rooms.now())
        except StoreError as problem:
            logger.warning("not known who is there", problem=str(problem))
            return True

    async def renew(self) -> None:
        """Say now and then that those who are here still are."""
        now = self._rooms.now()
        if self._rooms.store.shared and now - self._renewed_at > RENEWED_AFTER:
            self._renewed_at = now
            await self._rooms.store.still_present(self._process, now, now + WORTH)

    async def leave(self) -> None:
        """This process closes: nobody is here any more."""
        if self._rooms.store.shared:
            try:
                await self._rooms.store.still_present(self._process, self._rooms.now(), 0)
            except StoreError as problem:
                logger.warning("not noted that all have left", problem=str(problem))

    async def _note(self) -> None:
        """One after the other, each as it is then: who comes and goes at once is noted right."""
        try:
            while self._changed:
                table, seat = next(iter(self._changed))
                del self._changed[table, seat]
                until = self._rooms.now() + WORTH if self._rooms.is_connected(table, seat) else 0
                await self._rooms.store.keep_present(table, seat, self._process, until)
        except StoreError as problem:
            logger.warning("not noted who is there", problem=str(problem))
        finally:
            self._is_noting = False
