"""A seat at a table: it keeps what the server last sent, and sends what is to be done."""

from __future__ import annotations

import hashlib
import secrets
import time
from contextlib import ExitStack
from types import TracebackType
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tablee.client.joining import join_by_link, open_table
from tablee.client.links import parse_link
from tablee.client.receipts import NOTHING_KEPT, Receipt, Unfair, Vouched, vouch
from tablee.client.rest import Lost, Refused, call

if TYPE_CHECKING:
    from tablee.kernel.state import View

PROTOCOL = 1
LARGEST_FRAME = 64 * 1024 * 1024
#: Seconds to wait where a long log is asked for too fast; less would be taken for abuse.
LOG_PAUSE = 2.0
#: Seconds a goodbye may take: it is not heard where much is still unread.
LEAVE_WITHIN = 1.0


def long_moves(moves: dict[str, Any]) -> list[str]:
    """The moves of a frame, one by one; groups that are only counted are left out."""
    found = []
    for begin, lasts in moves.items():
        if isinstance(lasts, list):
            found += [f"{begin} {last}".strip() for last in lasts]
    return found


class Seat:
    """A seat at a table, or a spectator's place if there is no token."""

    def __init__(
        self,
        server: str,
        table: str,
        token: str = "",
        seat: int | None = None,
        lang: str = "en",
        receipt: Receipt = NOTHING_KEPT,
    ) -> None:
        self.server = server.rstrip("/")
        self.table = table
        self._token = token
        #: The key of whoever opened the table.
        self._host = ""
        self._wanted = seat
        self._lang = lang
        self._socket: ClientConnection | None = None
        self._open = ExitStack()
        self._next = 0
        #: What is known here of the dice, whatever the server says later.
        self.receipt = receipt
        self.seat = -1
        #: The last entry and the last line of the game that this client has seen.
        self.seq = 0
        self.line = 0
        self.info: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.prompt: dict[str, Any] | None = None
        #: The legal moves, and of very long lists the groups that must be asked for.
        self.moves: list[str] = []
        self.groups: dict[str, int] = {}
        #: Whether the table will answer for this seat, which has only one answer (K8.5).
        self.auto_answer = False
        #: Every entry that was told, in order.
        self.entries: list[dict[str, Any]] = []

    @classmethod
    def open(
        cls,
        server: str,
        table: str,
        token: str = "",
        seat: int | None = None,
        lang: str = "en",
        receipt: Receipt = NOTHING_KEPT,
    ) -> Seat:
        """Connect and say hello."""
        made = cls(server, table, token, seat, lang, receipt)
        made.reconnect()
        return made

    @classmethod
    def new(
        cls,
        server: str,
        game: str,
        options: dict[str, Any] | None = None,
        name: str = "Bot",
        seat: int = 0,
        level: str = "",
        lang: str = "en",
    ) -> Seat:
        """Open a table and sit down there.

        With a level, computer players take the other seats and the game starts. Else they are
        free: send the others `link`, `wait` while there are `free` ones, then `start`.
        """
        server = server.rstrip("/")
        table, token, host = open_table(server, game, options or {}, name, seat)
        made = cls.open(server, table, token, lang=lang)
        made._host = host
        if level:
            made.start(level)
        return made

    @classmethod
    def join(cls, link: str, name: str = "Bot", lang: str = "en") -> Seat:
        """Sit down where a link leads: on a free seat, the one invited to, or one's own.

        Raises `BadLink` if it leads to no table, `Refused` if no seat is free.
        """
        where = parse_link(link)
        token, receipt = join_by_link(where, name, lang)
        return cls.open(where.server, where.table, token, lang=lang, receipt=receipt)

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave the table."""
        self._socket = None
        self._open.close()

    def reconnect(self) -> None:
        """Connect anew and hear what was missed, nothing twice and nothing skipped."""
        self.close()
        address = "ws" + self.server.removeprefix("http")
        path = f"{address}/api/tables/{self.table}/socket"
        try:
            self._socket = self._open.enter_context(
                connect(path, max_size=LARGEST_FRAME, compression=None, close_timeout=LEAVE_WITHIN)
            )
        except WebSocketException as error:
            raise Lost(str(error)) from None
        hello: dict[str, Any] = {"type": "hello", "protocol": PROTOCOL, "lang": self._lang}
        hello["since"] = self.seq
        if self._token:
            hello["token"] = self._token
        if self._wanted is not None:
            hello["seat"] = self._wanted
        known = len(self.entries)
        try:
            self._send(hello)
            welcome = self._until(lambda frame: frame["type"] == "welcome")
        except BaseException:
            # Who was not let in does not sit there: the next attempt begins anew.
            self.close()
            raise
        self._fetch_log(known, hello["since"], welcome.get("skipped", 0))

    def _fetch_log(self, known: int, since: int, skipped: int) -> None:
        """Ask for what was left out of a long log, the end first; it follows the first entries."""
        while skipped:
            try:
                page = self.ask({"type": "log", "since": since, "before": skipped + 1})
            except Refused as refused:
                if refused.code != "too-fast":
                    raise
                time.sleep(LOG_PAUSE)
                continue
            self.entries[known:known] = page["entries"]
            skipped = page.get("skipped", 0)

    # ---- looking ----------------------------------------------------------------------------

    @property
    def link(self) -> str:
        """The table's link, for others to sit down by."""
        return f"{self.server}/#/table/{self.table}"

    @property
    def free(self) -> list[int]:
        """The seats that nobody has."""
        seats = enumerate(self.info["seats"])
        return [number for number, seat in seats if seat["holder"] not in ("human", "bot")]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def outcome(self) -> dict[str, Any] | None:
        """How it ended."""
        found: dict[str, Any] | None = self.info.get("outcome")
        return found

    @property
    def events(self) -> list[dict[str, Any]]:
        """Everything that happened in the game, as this seat may know it."""
        return [event for entry in self.entries for event in entry.get("events", ())]

    def vouch(self) -> Vouched:
        """What this side can vouch for of the dice, once the game is over; raises `Unfair`."""
        shown = self.info
        if shown.get("deal"):
            # Fixed before anybody came; its secret is shown when the deal's time is over.
            return "fixed"
        found = vouch(shown["commitment"], shown["contributions"], self.receipt)
        if hashlib.sha256(bytes.fromhex(shown["secret"])).hexdigest() != shown["commitment"]:
            raise Unfair("secret")
        return found

    # ---- acting -----------------------------------------------------------------------------

    def start(self, level: str = "") -> None:
        """Start the game, as the one who opened the table; bots of a level take free seats."""
        if not self._host:
            raise Refused("not-allowed", "K5.1", "only whoever opened the table can start the game")
        # As with `join`: else the dice would be the server's alone.
        if not self.receipt.contribution:
            self.contribute()
        call(self.server, f"/api/tables/{self.table}/start", {"fill": level}, self._host)
        while not self.info["started"]:
            self.wait()

    def contribute(self) -> None:
        """Add to the dice, once and before the start, having seen the promise."""
        entropy = secrets.token_hex(32)
        path = f"/api/tables/{self.table}/contribute?as={self.seat}&lang={self._lang}"
        call(self.server, path, {"entropy": entropy}, self._token)
        self.receipt = Receipt(self.receipt.commitment, entropy)

    def play(self, move: str) -> None:
        """Make a move; raises `Refused` with the reason if it may not be made."""
        self.ask({"type": "move", "line": self.line, "move": move})

    def undo(self) -> None:
        """Take the last move back, where the rules allow it."""
        self.ask({"type": "undo", "line": self.line})

    def say(self, text: str = "", phrase: str = "") -> None:
        """Speak."""
        self.ask({"type": "say", "text": text, "phrase": phrase})

    def moves_like(self, prefix: str) -> list[str]:
        """The moves that begin like this, where the list is too long to be sent with each view."""
        found: list[str] = self.ask({"type": "moves", "prefix": prefix})["moves"]
        return found

    def sample_view(self) -> View:
        """What this seat may know as a `View`, as bots are given it: it can be searched.

        The server sends a position that looks the same from this seat; what is hidden from it is
        made up.
        """
        from tablee.games import registry

        found = self.ask({"type": "sample"})
        return registry.game(self.info["game"]).load(found["position"]).view(self.seat)

    def why(self, move: str) -> str:
        """Why a move may not be made; nothing if it may."""
        answer: str = self.ask({"type": "why", "move": move})["text"]
        return answer

    def command(self, text: str) -> dict[str, Any]:
        """A command of text mode, such as `look`: `lines`, and perhaps something to be done."""
        return self.ask({"type": "ask", "text": text})

    def news(self, since: int) -> dict[str, Any]:
        """What happened after an entry and what is asked now, as `lines`."""
        return self.ask({"type": "ask", "since": since})

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self._next += 1
        number = self._next
        self._send({"id": number, **request})

        def is_answer(frame: dict[str, Any]) -> bool:
            return bool(frame.get("id") == number or frame.get("answers") == number)

        answer = self._until(is_answer)
        if answer["type"] == "refused":
            raise Refused.from_answer(answer)
        return answer

    def wait(self, timeout: float | None = None) -> bool:
        """Wait for the next frame; False if none came in time."""
        try:
            self._take(self._receive(timeout))
        except TimeoutError:
            return False
        return True

    # ---- frames -----------------------------------------------------------------------------

    def _send(self, request: dict[str, Any]) -> None:
        if self._socket is None:
            raise Lost("not connected")
        try:
            self._socket.send(msgspec.json.encode(request), text=True)
        except WebSocketException as error:
            raise Lost(str(error)) from None

    def _receive(self, timeout: float | None) -> dict[str, Any]:
        if self._socket is None:
            raise Lost("not connected")
        try:
            text = self._socket.recv(timeout, decode=False)
        except (WebSocketException, OSError) as error:
            if isinstance(error, TimeoutError):
                raise
            raise Lost(str(error)) from None
        frame: dict[str, Any] = msgspec.json.decode(text)
        return frame

    def _until(self, wanted: Any) -> dict[str, Any]:
        while True:
            frame = self._receive(60)
            self._take(frame)
            if wanted(frame):
                return frame
            if frame["type"] == "refused" and frame["id"] is None:
                raise Refused.from_answer(frame)

    def _take(self, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind == "closed":
            self.close()
            raise Lost(frame["reason"])
        if kind not in ("welcome", "update"):
            return
        self.seq, self.line = frame["seq"], frame["line"]
        self.entries += frame["entries"]
        self.seat = frame.get("seat", self.seat)
        self.info = frame.get("table", self.info)
        self.info["to_act"] = frame["to_act"]
        if not self.info["started"] and not self.receipt.commitment:
            self.receipt = Receipt(self.info["commitment"], self.receipt.contribution)
        if "view" in frame:
            self.view, self.prompt = frame["view"], frame["prompt"]
            self.auto_answer = frame.get("auto_answer", False)
            self.moves = long_moves(frame["moves"])
            counted = frame["moves"].items()
            self.groups = {begin: n for begin, n in counted if isinstance(n, int)}
