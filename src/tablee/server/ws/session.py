"""One WebSocket, from the first message to the last: who it is, and what becomes of its requests.

It trusts no field. Whatever cannot be understood is refused with a code and the connection goes
on; whoever sends nonsense without end is shown out.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Any, Protocol

import msgspec

from tablee.kernel.documents import Refusal
from tablee.kernel.state import SPECTATOR
from tablee.kernel.words.narrator import Narrator
from tablee.protocol import ws
from tablee.server import refusals
from tablee.server.logs import get_logger
from tablee.server.rate_limits import Bucket
from tablee.server.rooms import frames
from tablee.server.rooms.inbox import Command, Query
from tablee.server.rooms.room import Room
from tablee.server.rooms.rooms import Rooms
from tablee.server.store.contract import Damaged, Stored, StoreError
from tablee.server.table import entries as log
from tablee.server.table.decide.actors import HOST
from tablee.server.table.state import Table
from tablee.server.tokens import hashed
from tablee.server.ws.advice import AdviceAnswers
from tablee.server.ws.log_pages import tell_log
from tablee.server.ws.reviews import tell_review
from tablee.server.ws.samples import tell_sample
from tablee.server.ws.text_mode import Asking
from tablee.texts import TextError, Texts

logger = get_logger("tablee.session")

_decoder = msgspec.json.Decoder(ws.AnyRequest)
SERVER_CODES = frozenset(kind.code for kind in refusals.SERVER_REFUSALS)
#: So much nonsense at once, and so much a second, is taken for a mistake and not for abuse.
NONSENSE_BURST, NONSENSE_RATE = 30, 0.5
#: A command of text mode, or a part of the log, counts for so many requests more.
MORE = 2


class Transport(Protocol):
    """What carries the frames."""

    def send_text(self, frame: bytes) -> None:
        """Send a frame, never waiting."""

    def end(self) -> None:
        """Close the connection."""


class Session:
    """A seat's tab, or a spectator's."""

    __slots__ = (
        "_advising",
        "_asking",
        "_bucket",
        "_lang",
        "_nonsense",
        "_table_id",
        "_token",
        "_transport",
        "address",
        "closed",
        "greeting",
        "observer",
        "room",
        "rooms",
        "token_hash",
        "watched",
    )

    def __init__(self, rooms: Rooms, transport: Transport, table_id: str, address: str) -> None:
        self.rooms = rooms
        self.address = address
        self.room: Room | None = None
        self.observer = SPECTATOR
        self.token_hash = ""
        self.watched = 0
        self.closed = False
        #: Whether `hello` is being answered.
        self.greeting = False
        self._transport = transport
        self._table_id = table_id
        self._token = ""
        self._lang = "en"
        now = time.monotonic()
        self._bucket = Bucket(rooms.settings.seat_rate, rooms.settings.seat_burst, now)
        self._nonsense: Bucket | None = None
        #: Made with the first command of text mode.
        self._asking: Asking | None = None
        #: Made with the first question for advice.
        self._advising: AdviceAnswers | None = None

    # ---- what a room does with it -----------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Send a frame, never waiting."""
        if not self.closed:
            self._transport.send_text(frame)

    def refuse(self, request: int | None, refusal: Refusal) -> None:
        """Say why a request was refused."""
        frame = ws.Refused(
            id=request,
            code=refusal.code,
            rule=refusal.rule,
            args=refusal.args,
            text=self._sentence(refusal),
        )
        self.send(frames.encode(frame))

    def close(self, reason: str) -> None:
        """End the connection with a word of explanation."""
        if not self.closed:
            self.send(b'{"type":"closed","reason":"' + reason.encode() + b'"}')
            self._transport.end()
            self.gone()

    def gone(self) -> None:
        """The connection has ended."""
        if self.closed:
            return
        self.closed = True
        room = self.room
        if room is not None:
            room.leave(self)
            if self.observer >= 0 and not self.rooms.closing:
                if not room.subscribers.has(self.observer):
                    seq = room.subscribers.told
                    self.rooms.spawn(self._keep_seen(room.table.id, self.observer, seq))
        # They hold this session, and it the room.
        self._asking = self._advising = None

    async def _keep_seen(self, table_id: str, seat: int, seq: int) -> None:
        try:
            await self.rooms.store.keep_seen(table_id, seat, seq)
        except StoreError as problem:
            logger.warning("not noted who left", problem=str(problem))

    def _sentence(self, refusal: Refusal) -> str:
        texts = Texts(self._lang)
        try:
            if refusal.code in SERVER_CODES:
                reason = texts.say(f"server-refusal-{refusal.code}", dict(refusal.args))
                return texts.say("table-refusal", {"reason": reason, "rule": refusal.rule})
            if self.room is None:
                return refusal.code
            table = self.room.table
            names = [seat.name for seat in table.state.seats]
            view = table.match.view(self.observer) if table.match else None
            narrator: Narrator = table.game.narrator(texts.say, names, self.observer)
            return narrator.refusal(refusal, view)
        except (TextError, LookupError, ValueError):
            return refusal.code

    # ---- what comes in ----------------------------------------------------------------------

    def receive(self, message: bytes, now: float) -> None:
        """Take one message that has come at this time of the monotonic clock."""
        if not self._bucket.take(now) or not self.rooms.addresses.take(self.address, now):
            self._complain(refusals.TOO_FAST.refusal(), None, message)
            return
        try:
            request = _decoder.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._complain(refusals.MALFORMED.refusal(problem=str(error)[:200]), None, message)
            return
        room = self.room
        if isinstance(request, ws.Hello):
            self._hello(request)
        elif room is None:
            self._complain(refusals.HELLO_FIRST.refusal(), request.id, message)
        elif room.gone:
            self.close("shutdown")
        elif isinstance(request, ws.Move):
            self._move(room, request)
        else:
            self._request(room, request)

    def _complain(self, refusal: Refusal, number: int | None, message: bytes) -> None:
        """Refuse nonsense; show out whoever does not stop."""
        self.rooms.metrics.refusals.labels(refusal.code).inc()
        now = time.monotonic()
        if self._nonsense is None:
            self._nonsense = Bucket(NONSENSE_RATE, NONSENSE_BURST, now)
        if not self._nonsense.take(now):
            self.rooms.metrics.abuse.inc()
            logger.warning("abuse", address=self.address, code=refusal.code, size=len(message))
            self.close("abuse")
            return
        self.refuse(number, refusal)

    def may_interject(self, now: float) -> bool:
        """Whether a ping, or one more piece of a message, is within what one may ask for."""
        if self._bucket.take(now):
            return True
        self.rooms.metrics.abuse.inc()
        logger.warning("abuse", address=self.address, code=refusals.TOO_FAST.code, size=0)
        return False

    def too_large(self, most: int) -> None:
        """A message was longer than any that makes sense."""
        self._complain(refusals.TOO_LARGE.refusal(most=most), None, b"")

    def _request(self, room: Room, request: Any) -> None:
        if isinstance(request, ws.Ping):
            self.send(frames.encode(ws.Pong(id=request.id)))
        elif isinstance(request, ws.AskOdds):
            room.submit(Query(lambda table: self._tell_odds(room, table, request)))
        elif isinstance(request, ws.AskSample):
            if self.may_ask_for_more(request.id, MORE):
                room.submit(Query(partial(tell_sample, self, request)))
        elif isinstance(request, ws.AskMoves | ws.AskWhy):
            room.submit(Query(lambda table: self._tell(table, request)))
        elif isinstance(request, ws.Ask | ws.Describe):
            self._ask(room, request)
        elif isinstance(request, ws.AskAdvice):
            self._advise(room, request)
        elif isinstance(request, ws.AskLog):
            if self.may_ask_for_more(request.id, MORE):
                self.rooms.spawn(tell_log(self, room, request))
        elif isinstance(request, ws.AskReview):
            if self.may_ask_for_more(request.id, MORE):
                self.rooms.spawn(tell_review(self, room, request, self._lang))
        elif isinstance(request, ws.Sit):
            self._sit(room, request)
        else:
            room.submit(Command(self.observer, request, self, request.id))

    def _move(self, room: Room, move: ws.Move) -> None:
        seat = self.observer
        if seat >= 0 and room.table.state.seats[seat].sits_in_for == "absence":
            # Whoever moves is back (K8.4).
            room.submit(Command(seat, ws.Return(id=move.id)))
        room.submit(Command(seat, move, self, move.id))

    def _ask(self, room: Room, request: ws.Ask | ws.Describe) -> None:
        if not self.may_ask_for_more(request.id, MORE):
            return
        if self._asking is None:
            self._asking = Asking(self, self._lang)
        self._asking.ask(room, request)

    def may_ask_for_more(self, number: int, cost: int) -> bool:
        """Whether one may ask for what takes as long as so many requests more."""
        now = time.monotonic()
        if self._bucket.take(now, cost) and self.rooms.addresses.take(self.address, now, cost):
            return True
        self._complain(refusals.TOO_FAST.refusal(), number, b"")
        return False

    def _advise(self, room: Room, request: ws.AskAdvice) -> None:
        if self._advising is None:
            self._advising = AdviceAnswers(self, self._lang)
        self._advising.ask(room, request)

    # ---- coming in --------------------------------------------------------------------------

    def _hello(self, hello: ws.Hello) -> None:
        self._lang = hello.lang
        if hello.protocol != ws.PROTOCOL:
            self.refuse(None, refusals.WRONG_PROTOCOL.refusal(spoken=ws.PROTOCOL))
        elif self.room is not None or self.greeting:
            self._complain(refusals.MALFORMED.refusal(problem="hello was said before"), None, b"")
        else:
            self.greeting = True
            self.rooms.spawn(self._greet(hello))

    async def _greet(self, hello: ws.Hello) -> None:
        try:
            await self._come_in(hello)
        except Damaged as problem:
            self.rooms.unreadable.tell_once(self._table_id, problem)
            self.refuse(None, refusals.UNREADABLE.refusal())
        except StoreError:
            self.refuse(None, refusals.UNAVAILABLE.refusal())
        except Exception:
            self.refuse(None, refusals.UNAVAILABLE.refusal())
            raise
        finally:
            self.greeting = False

    async def _come_in(self, hello: ws.Hello) -> None:
        room = await self.rooms.room(self._table_id)
        if room is None:
            self._complain(refusals.NO_SUCH_TABLE.refusal(), None, b"")
            return
        admitted: int | Refusal = await room.query(partial(self._admit, hello))
        if isinstance(admitted, Refusal):
            self._complain(admitted, None, b"")
            return
        store, table_id = self.rooms.store, room.table.id
        left = await store.seen(table_id, admitted) if admitted >= 0 else 0
        while not self.closed:
            missed: list[Stored] = []
            first = 0
            if hello.since is not None:
                # Of a long log, the end.
                first = max(hello.since, room.table.seq - frames.LOG_PAGE)
                missed = await store.entries(table_id, first)
            if await room.query(partial(self._enter, room, hello, first, missed, left)):
                return

    def _admit(self, hello: ws.Hello, table: Table) -> int | Refusal:
        """As whom somebody may come in now; the host watches, if they have no seat."""
        observer = self.rooms.actor(table, hello.token, hello.seat)
        if observer == HOST:
            observer = SPECTATOR
        if observer == SPECTATOR and table.is_closed():
            return refusals.CLOSED_TO_WATCHERS.refusal()
        if not hello.token and self.rooms.askers.is_removed(table.id, self.address):
            return refusals.REMOVED.refusal()
        return observer

    def _enter(
        self,
        room: Room,
        hello: ws.Hello,
        first: int,
        missed: list[Stored],
        left: int,
        table: Table,
    ) -> bool:
        """Greet and come in, at one stroke; False if the table has moved on too far meanwhile."""
        if self.closed:
            return True
        observer = self._admit(hello, table)
        if isinstance(observer, Refusal):
            # The door was closed, or the seat changed hands, a moment ago.
            self._complain(observer, None, b"")
            return True
        skipped = 0
        if hello.since is not None:
            have = missed[-1].seq if missed else first
            later = [fresh for fresh in room.subscribers.recent if fresh[1] > have]
            if have + len(later) < table.seq:
                return False
            missed = missed + [Stored(seq, at, log.encode(entry)) for entry, seq, at in later]
            known = [stored for stored in missed if stored.seq <= table.seq]
            missed, skipped = frames.last_page(known, hello.since)
        self.observer = observer
        self._token = hello.token
        self.token_hash = hashed(hello.token) if hello.token else ""
        redactor, delayed = room.subscribers.redactor, room.subscribers.delayed
        if observer == SPECTATOR and delayed is not None:
            told = frames.public_entries(redactor, missed, observer)
            frame, self.watched = delayed.welcome(told, skipped)
        else:
            # Whoever looks from elsewhere too has missed nothing.
            seen = table.seq if observer >= 0 and room.subscribers.has(observer) else left
            frame = frames.welcome(table, redactor, missed, observer, seen, skipped)
        self.room = room
        room.enter(self)
        self.send(frame)
        return True

    def _sit(self, room: Room, request: ws.Sit) -> None:
        """Hot seat: the same token opens another seat. Whoever has no seat stays there."""
        if self.observer < 0:
            self.refuse(request.id, refusals.NOT_YOUR_SEAT.refusal())
            return

        def change(table: Table) -> None:
            # Not before: the seat may be changing hands at this moment.
            observer = self.rooms.actor(table, self._token, request.seat)
            if isinstance(observer, Refusal):
                self._complain(observer, request.id, b"")
                return
            room.advisor.left(self)
            for seat in (self.observer, observer):
                self.rooms.presence.changed(table.id, seat)
            self.observer = observer
            self.send(frames.welcome(table, room.subscribers.redactor, [], observer, table.seq))

        room.submit(Query(change))

    # ---- questions --------------------------------------------------------------------------

    def _tell(self, table: Table, request: ws.AskMoves | ws.AskWhy) -> None:
        match = table.match
        # A spectator has no moves; one who is told late must not learn how far the game is.
        late = self.room is not None and self.room.subscribers.delayed is not None
        if match is None or (self.observer < 0 and (late or not isinstance(request, ws.AskMoves))):
            kind = refusals.NOT_STARTED if match is None else refusals.NOT_YOUR_SEAT
            self.refuse(request.id, kind.refusal())
            return
        if isinstance(request, ws.AskMoves):
            legal = match.legal(self.observer) if self.observer >= 0 else []
            notations = map(table.game.notation, legal)
            moves = [text for text in notations if text.startswith(request.prefix)]
            self.send(frames.encode(ws.MovesFound(id=request.id, line=match.line, moves=moves)))
        else:
            self._tell_why(table, request)

    def _tell_odds(self, room: Room, table: Table, request: ws.AskOdds) -> None:
        if table.match is None or self.observer < 0:
            kind = refusals.NOT_STARTED if table.match is None else refusals.NOT_YOUR_SEAT
            self.refuse(request.id, kind.refusal())
            return

        def tell(_: Table, odds: msgspec.Struct | None) -> None:
            found = None if odds is None else msgspec.to_builtins(odds)
            self.send(frames.encode(ws.OddsFound(id=request.id, odds=found)))

        if request.all or request.about:
            room.advisor.odds(table, self, request.id, tell, request.about)
        else:
            tell(table, table.match.view(self.observer).odds())

    def _tell_why(self, table: Table, request: ws.AskWhy) -> None:
        assert table.match is not None
        try:
            move = table.game.parse(request.move)
        except ValueError as error:
            self.refuse(request.id, refusals.NO_SUCH_MOVE.refusal(problem=str(error)[:200]))
            return
        refusal = table.match.refuse(self.observer, move)
        frame = ws.Reason(
            id=request.id,
            code=refusal.code if refusal else None,
            rule=refusal.rule if refusal else None,
            args=refusal.args if refusal else {},
            text=self._sentence(refusal) if refusal else "",
        )
        self.send(frames.encode(frame))
