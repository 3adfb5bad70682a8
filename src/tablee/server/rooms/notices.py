"""Turn notices for those who are away: by webhook, and by e-mail to a confirmed address.

A notice is claimed in the store before it is sent, so it is never sent twice, whichever process
sends it and however often the server restarts. A seat that is told over an open connection gets
none: the process that holds the connection claims the notice when somebody comes in, or at half
time, before any other would send it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from tablee.server.logs import get_logger
from tablee.server.rooms.ports import RoomsPort
from tablee.server.store.contract import StoreError
from tablee.server.table.state import Table
from tablee.texts import Texts

logger = get_logger("tablee.notices")

#: Milliseconds after which a server that starts looks no more at who is to act at a table.
REMEMBERED = 7 * 86_400_000
#: So many tables, at most, are looked at then.
MOST_TAKEN_UP = 2000


class TurnNotice(msgspec.Struct, frozen=True):
    """What a webhook is sent. It holds no token: links are kept by those who play."""

    table: str
    game: str
    seat: int
    name: str
    line: int
    link: str
    text: str


class Notices:
    """Sees to it that nobody forgets their turn."""

    def __init__(self, rooms: RoomsPort) -> None:
        self._rooms = rooms
        settings = rooms.settings
        self._wanted = bool(settings.webhook or settings.mail)
        self._waiting: dict[tuple[str, int], int] = {}

    async def take_up(self) -> None:
        """The server has started: those who were waiting for a notice when it ended get theirs."""
        if not self._wanted:
            return
        rooms = self._rooms
        try:
            tables = await rooms.store.unfinished(rooms.now() - REMEMBERED, MOST_TAKEN_UP)
        except StoreError as problem:
            logger.warning("notices not taken up", problem=str(problem))
            return
        for table_id in tables:
            try:
                table = await rooms.table(table_id)
            except StoreError as problem:
                logger.warning("notices not taken up", table=table_id, problem=str(problem))
                continue
            if table is not None:
                self.consider(table)

    def consider(self, table: Table) -> None:
        """A table has moved on: see who is to act and away."""
        if not self._wanted or table.outcome() is not None:
            return
        not_asked = table.bots_to_act() + table.to_answer()
        for seat in table.acting():
            if seat in not_asked or table.state.seats[seat].holder != "human":
                continue
            if self._waiting.get((table.id, seat)) == table.line():
                continue
            self._waiting[table.id, seat] = table.line()
            self._rooms.spawn(self._send_later(table.id, seat, table.line()))

    def came_in(self, table: Table, seat: int) -> None:
        """Whoever comes in sees that it is their turn."""
        if self._wanted and seat in table.acting():
            self._rooms.spawn(self._keep_back(table.id, seat, table.line()))

    async def _keep_back(self, table_id: str, seat: int, line: int) -> None:
        """Let no process send this notice."""
        await self._claim(table_id, seat, line)

    async def _send_later(self, table_id: str, seat: int, line: int) -> None:
        half = self._rooms.settings.notice_after / 2
        try:
            await asyncio.sleep(half)
            if self._rooms.is_connected(table_id, seat):
                await self._keep_back(table_id, seat, line)
                return
            await asyncio.sleep(half)
        finally:
            self._waiting.pop((table_id, seat), None)
        try:
            table = await self._rooms.table(table_id)
        except StoreError as problem:
            logger.warning("notice not sent", table=table_id, problem=str(problem))
            return
        if table is None or table.line() != line or seat not in table.acting():
            return
        told = self._rooms.is_connected(table_id, seat)
        if await self._claim(table_id, seat, line) and not told:
            await self._send(table, seat, line)

    async def _claim(self, table_id: str, seat: int, line: int) -> bool:
        """Whether this notice is ours; nobody's while the database does not answer."""
        try:
            return await self._rooms.store.claim_notice(table_id, seat, line, self._rooms.now())
        except StoreError as problem:
            logger.warning("notice not claimed", problem=str(problem))
            return False

    async def _send(self, table: Table, seat: int, line: int) -> None:
        settings, platform = self._rooms.settings, self._rooms.platform
        texts = Texts(table.state.terms.language)
        found = table.state.seats[seat]
        game = texts.say(f"{table.state.game}-name")
        text = texts.say("server-notice-turn", {"name": found.name, "game": game})
        link = f"{settings.public}/t/{table.id}" if settings.public else ""
        turn = TurnNotice(table.id, table.state.game, seat, found.name, line, link, text)
        if settings.webhook:
            await self.attempt(
                "webhook", platform.post, settings.webhook, msgspec.json.encode(turn)
            )
        address = ""
        if settings.mail is not None and found.has_address:
            address = await self._address(table.id, seat)
        if settings.mail is not None and address:
            subject = texts.say("server-notice-subject", {"game": game})
            await self.attempt(
                "mail", platform.send_mail, settings.mail, address, subject, f"{text}\n{link}\n"
            )

    async def _address(self, table_id: str, seat: int) -> str:
        try:
            return await self._rooms.store.email(table_id, seat)
        except StoreError as problem:
            logger.warning("address not found", problem=str(problem))
            return ""

    async def attempt(self, way: str, send: Callable[..., None], *args: object) -> None:
        """Send something aside; a failure is counted, and nobody waits."""
        try:
            await self._rooms.platform.aside(send, *args)
            result = "sent"
        except (OSError, ValueError) as problem:
            logger.warning("notice not sent", way=way, problem=type(problem).__name__)
            result = "failed"
        self._rooms.metrics.notices.labels(way, result).inc()
