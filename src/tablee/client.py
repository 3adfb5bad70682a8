"""A small client: sit at a table of a Tablée server and play, from Python.

    with Seat.open("http://127.0.0.1:8000", table, token) as seat:
        while not seat.over:
            if seat.moves:
                seat.play(seat.moves[0])
            else:
                seat.wait()

It keeps what the server last sent: `view`, `prompt`, `moves`, `events`, `outcome`. It needs nothing
but `msgspec` and `websockets`. See `docs/server/bots-in-20-lines.md`.

It also keeps what the server cannot take back: the promise behind the dice as it was shown, and
what this side added to them. `vouch` compares them with what is shown at the end (K4.5).
"""

from __future__ import annotations

import hashlib
import http.client
import secrets
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, Literal

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

PROTOCOL = 1
LARGEST_FRAME = 64 * 1024 * 1024
#: Seconds to wait where a long log is asked for too fast; less would be taken for abuse.
LOG_PAUSE = 2.0


class Refused(Exception):
    """The server said no: a stable code, the rule, a sentence; what a programmer needs besides."""

    def __init__(self, code: str, rule: str, text: str, problem: str = "") -> None:
        self.code = code
        self.rule = rule
        super().__init__(f"{text or code} [{problem}]" if problem else text or code)

    @classmethod
    def from_answer(cls, answer: dict[str, Any]) -> Refused:
        """As a document of the server says it."""
        text, problem = answer.get("text", ""), answer.get("args", {}).get("problem", "")
        return cls(answer["code"], answer.get("rule", ""), text, "" if problem in text else problem)


class Lost(Exception):
    """The connection has ended; `reconnect` takes up where it broke off."""


def call(server: str, path: str, body: Any = None, token: str = "", method: str = "") -> Any:
    """One REST request; the answer as plain data. Raises `Refused` if the server says no."""
    data = None if body is None else msgspec.json.encode(body)
    headers = {"Content-Type": "application/json"} if data is not None else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    method = method or ("GET" if data is None else "POST")
    request = urllib.request.Request(server + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return msgspec.json.decode(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            problem = msgspec.json.decode(error.read())
        raise Refused.from_answer(problem) from None
    except http.client.HTTPException as error:
        raise Lost(f"the answer broke off: {error!r}") from None


def long_moves(moves: dict[str, Any]) -> list[str]:
    """The moves of a frame, one by one; groups that are only counted are left out."""
    found = []
    for begin, lasts in moves.items():
        if isinstance(lasts, list):
            found += [f"{begin} {last}".strip() for last in lasts]
    return found


class Receipt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one side keeps of a table's dice: nobody else can change it."""

    #: The server's promise, as it was shown before the start; nothing if it was not seen then.
    commitment: str = ""
    #: What this side added, and the server took; nothing if it added nothing.
    contribution: str = ""


NOTHING_KEPT: Final = Receipt()

#: For what somebody can vouch who holds a receipt: the promise was seen and a contribution given
#: before the first draw; all of it is only told by the server; nobody added anything to its dice.
Vouched = Literal["seen", "told", "alone"]


class Unfair(Exception):
    """What the server shows at the end is not what it showed, or was given, at the beginning."""

    def __init__(self, part: Literal["commitment", "contribution", "secret"]) -> None:
        self.part = part
        super().__init__(f"the {part} is not the one of the beginning")


def vouch(commitment: str, contributions: list[str], receipt: Receipt) -> Vouched:
    """What a receipt proves of the dice of a finished game; raises `Unfair` where it differs."""
    if receipt.commitment and receipt.commitment != commitment:
        raise Unfair("commitment")
    # Whichever seat it is written at: it is in the key of all draws.
    if receipt.contribution and receipt.contribution not in contributions:
        raise Unfair("contribution")
    if not any(contributions):
        return "alone"
    return "seen" if receipt.commitment and receipt.contribution else "told"


def join(
    server: str, table: str, seat: int, name: str, invite: str = "", lang: str = "en"
) -> tuple[str, Receipt]:
    """Sit down and add to the dice, having seen the promise; the seat's token and the receipt."""
    path = f"/api/tables/{table}"
    info = call(server, path)
    entropy = secrets.token_hex(32)
    body = {"name": name, "entropy": entropy} | ({"invite": invite} if invite else {})
    token: str = call(server, f"{path}/seats/{seat}/join?lang={lang}", body)["token"]
    if info["started"]:
        return token, Receipt()
    # After the start nothing is added any more: the others may have started at this very moment.
    now = call(server, path, token=token)
    taken = not now["started"] or entropy in now["contributions"]
    return token, Receipt(info["commitment"], entropy if taken else "")


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
                connect(path, max_size=LARGEST_FRAME, compression=None)
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
            skipped = page["skipped"]

    # ---- looking ----------------------------------------------------------------------------

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
        found = vouch(shown["commitment"], shown["contributions"], self.receipt)
        if hashlib.sha256(bytes.fromhex(shown["secret"])).hexdigest() != shown["commitment"]:
            raise Unfair("secret")
        return found

    # ---- acting -----------------------------------------------------------------------------

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
