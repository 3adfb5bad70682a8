"""Text mode over a connection: a command comes in, words go out.

Text mode at a server's table: a seat's commands, answered from what that seat may know.

The one who answers is given a view and told entries, never the table's state: what a seat reads
here it could have worked out from its own frames.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import msgspec

from tablee.kernel.documents import Refusal, Summary
from tablee.kernel.state import SPECTATOR
from tablee.protocol import ws
from tablee.protocol.public_log import AnyPublic, PublicMoved, PublicStarted, PublicUndone
from tablee.protocol.sentences import Sentences
from tablee.protocol.tables import EntryWords
from tablee.replay import Replay
from tablee.review.documents import Review
from tablee.review.seats import seen_from
from tablee.server import refusals
from tablee.server.deals.compare import lines_at
from tablee.server.history.replays import replay_of
from tablee.server.history.reviews import review_of, review_sentences
from tablee.server.rooms import frames
from tablee.server.rooms.inbox import Query
from tablee.server.rooms.room import Room
from tablee.server.rooms.rooms import Rooms
from tablee.server.rooms.table_words import table_words
from tablee.server.store.contract import Stored, StoreError
from tablee.server.table import entries as log
from tablee.server.table.state import Table
from tablee.server.workers.requests import ReviewUnderWay
from tablee.text_mode.commands import Need
from tablee.text_mode.interpreter import Interpreter
from tablee.text_mode.observed import Observed
from tablee.texts import Texts


class Asker(Protocol):
    """The connection of whoever asks."""

    rooms: Rooms
    observer: int
    address: str

    def send(self, frame: bytes) -> None:
        """Send a frame, never waiting."""

    def refuse(self, request: int | None, refusal: Refusal) -> None:
        """Say why a request was refused."""

    def may_ask_for_more(self, number: int, cost: int) -> bool:
        """Whether one may ask for what takes as long as so many requests more."""


class Asking:
    """Answers one connection's commands."""

    __slots__ = ("_asker", "_conversation")

    def __init__(self, asker: Asker, language: str) -> None:
        self._asker = asker
        self._conversation = Conversation(language)

    def ask(self, room: Room, request: ws.Ask | ws.Describe) -> None:
        """Answer a command as soon as the room has time for it."""
        asker = self._asker
        if asker.observer == SPECTATOR and room.subscribers.delayed is not None:
            # A spectator who is told late must not ask how things stand now.
            asker.refuse(request.id, refusals.CLOSED_TO_WATCHERS.refusal())
        elif room.table.match is None:
            asker.refuse(request.id, refusals.NOT_STARTED.refusal())
        elif isinstance(request, ws.Describe):
            first = room.table.seq if request.since is None else request.since
            asker.rooms.spawn(self._ask_with_log(room, request, first))
        else:
            since = self._conversation.since(room.table, asker.observer, request)
            need = self._need(room.table, request)
            if need == "deal":
                asker.rooms.spawn(self._answer_with_deal(room, request))
            elif need == "review":
                asker.rooms.spawn(self._answer_with_review(room, request))
            elif need == "summary":
                asker.rooms.spawn(self._answer_with_summary(room, request))
            elif need == "odds":
                room.submit(Query(lambda table: self._answer_with_odds(room, table, request)))
            elif since is None:
                room.submit(Query(lambda table: self._answer(table, request, [])))
            elif room.table.seq - since <= PAGE or asker.may_ask_for_more(request.id, LONG_LOG):
                asker.rooms.spawn(self._ask_with_log(room, request, since))

    def _need(self, table: Table, request: ws.Ask) -> Need:
        """What has to be found out before a command is answered, if it may be asked for now."""
        seat, over = self._asker.observer, table.outcome() is not None
        possible = {
            "deal": table.state.deal is not None,
            "review": over and seat != SPECTATOR,
            "summary": over,
            "odds": seat != SPECTATOR,
        }
        need = self._conversation.needs(table, seat, request)
        return need if possible.get(need) else ""

    async def _answer_with_deal(self, room: Room, request: ws.Ask) -> None:
        """Who else has played this deal is looked up first (K14.3)."""
        try:
            lines = await lines_at(self._asker.rooms, room.table, self._conversation.texts)
        except StoreError:
            self._asker.refuse(request.id, refusals.UNAVAILABLE.refusal())
            return
        room.submit(Query(lambda table: self._answer(table, request, [], deal=lines)))

    async def _answer_with_review(self, room: Room, request: ws.Ask) -> None:
        """The game is reviewed first, for which somebody waits some seconds (K12.3)."""
        rooms, address = self._asker.rooms, self._asker.address
        try:
            found = await review_of(rooms, room.table, address)
            for _ in range(LONGEST_WAIT):
                if not isinstance(found, ReviewUnderWay):
                    break
                await asyncio.sleep(1)
                found = await review_of(rooms, room.table, address)
            replay = await replay_of(rooms, room.table.id, address)
        except StoreError:
            self._asker.refuse(request.id, refusals.UNAVAILABLE.refusal())
            return
        if isinstance(replay, Refusal):
            self._asker.refuse(request.id, replay)
        elif isinstance(found, Refusal) and found.code != refusals.NO_JUDGE.code:
            self._asker.refuse(request.id, found)
        else:
            review = found if isinstance(found, Review) else None
            room.submit(
                Query(lambda table: self._answer(table, request, [], review=(replay, review)))
            )

    async def _answer_with_summary(self, room: Room, request: ws.Ask) -> None:
        """The whole game is counted first."""
        try:
            replay = await replay_of(self._asker.rooms, room.table.id, self._asker.address)
            if isinstance(replay, Refusal):
                self._asker.refuse(request.id, replay)
                return
            summary = await self._asker.rooms.read_long(replay.summary)
        except StoreError:
            self._asker.refuse(request.id, refusals.UNAVAILABLE.refusal())
            return
        room.submit(Query(lambda table: self._answer(table, request, [], summary=summary)))

    def _answer_with_odds(self, room: Room, table: Table, request: ws.Ask) -> None:
        """What is to be told is computed first, in another process if that needs playouts."""
        room.advisor.odds(
            table, self._asker, request.id, lambda now, odds: self._answer(now, request, [], odds)
        )

    async def _ask_with_log(self, room: Room, request: ws.Ask | ws.Describe, since: int) -> None:
        """Answer with the entries since some number, as this seat may know them."""
        asker = self._asker
        most = PAGE if isinstance(request, ws.Describe) else MOST_ENTRIES
        try:
            # One more than are told: whether any is left.
            stored = await asker.rooms.store.entries(room.table.id, since, most + 1)
        except StoreError:
            asker.refuse(request.id, refusals.UNAVAILABLE.refusal())
            return

        def answer(table: Table) -> None:
            subscribers = room.subscribers
            have = stored[-1].seq if stored else since
            fresh = [Stored(seq, at, log.encode(entry)) for entry, seq, at in subscribers.recent]
            known = stored + [found for found in fresh if found.seq > have]
            told = [
                subscribers.redactor.redact(
                    log.decode(found.body), found.seq, found.at, asker.observer
                )
                for found in known
                if since < found.seq <= table.seq
            ]
            self._answer(table, request, told)

        room.submit(Query(answer))

    def _answer(
        self,
        table: Table,
        request: ws.Ask | ws.Describe,
        told: list[AnyPublic],
        odds: msgspec.Struct | None = None,
        summary: Summary | None = None,
        review: tuple[Replay, Review | None] | None = None,
        deal: list[str] | None = None,
    ) -> None:
        talk, observer = self._conversation, self._asker.observer
        if isinstance(request, ws.Describe):
            self._asker.send(frames.encode(talk.describe(table, observer, request, told)))
        else:
            words = talk.answer(table, observer, request, told, odds, summary, review, deal)
            self._asker.send(frames.encode(words))


#: The log goes back so many entries, and no farther; the digest has all of them.
MOST_ENTRIES = 400
#: So many are described at once; a command that needs more of them counts as more requests.
PAGE, LONG_LOG = 100, 6
#: Seconds for which a command waits for a review.
LONGEST_WAIT = 60


class Conversation:
    """One connection in text mode; where it has several seats, each has its own memory."""

    def __init__(self, language: str) -> None:
        self.texts = Texts(language)
        self._interpreters: dict[int, Interpreter] = {}

    def since(self, table: Table, observer: int, request: ws.Ask) -> int | None:
        """After which entry the log is needed to answer; None if it is not."""
        earliest = max(0, table.seq - MOST_ENTRIES)
        if request.since is not None:
            return min(max(request.since, earliest), table.seq)
        return earliest if self.needs(table, observer, request) == "log" else None

    def needs(self, table: Table, observer: int, request: ws.Ask) -> Need:
        """What has to be found out before a command can be answered."""
        return self._interpreter(table, observer).needs(request.text, remote=True)

    def answer(
        self,
        table: Table,
        observer: int,
        request: ws.Ask,
        told: list[AnyPublic],
        odds: msgspec.Struct | None = None,
        summary: Summary | None = None,
        review: tuple[Replay, Review | None] | None = None,
        deal: list[str] | None = None,
    ) -> ws.Words:
        """The answer to a command, or the news."""
        interpreter = self._interpreter(table, observer)
        names = seat_names(table)
        sentences = None
        if review is not None and review[1] is not None:
            mine = seen_from(review[1], observer)
            sentences = review_sentences(review[0], mine, names, self.texts.language)
        observed = Observed(
            view=_match_of(table).view(observer),
            names=names,
            to_act=table.acting(),
            outcome=table.outcome(),
            events=self._events(told, names, observer),
            remote=True,
            auto_answer=observer in table.to_answer(),
            asked=_is_asked(table, observer),
            odds=odds,
            summary=summary,
            review=sentences,
            deal=deal or [],
        )
        if request.since is None or request.text:
            answer = interpreter.answer(observed, request.text)
        else:
            own = all(getattr(entry, "seat", observer) == observer for entry in told)
            waits = request.since >= table.seq
            answer = interpreter.tell(observed, observed.events, waits=waits, own=own)
        return ws.Words(
            id=request.id,
            seq=table.seq,
            line=table.line(),
            lines=answer.lines,
            more=answer.more,
            act=answer.act,
            argument=answer.argument,
        )

    def describe(
        self, table: Table, observer: int, request: ws.Describe, told: list[AnyPublic]
    ) -> ws.Described:
        """The table in sentences, and the events of the first of these entries."""
        narrator = table.game.narrator(self.texts.say, seat_names(table), observer)
        part = told[:PAGE]
        return ws.Described(
            id=request.id,
            seq=table.seq,
            line=table.line(),
            words=table_words(narrator, _match_of(table).view(observer), table.outcome()),
            entries=[
                EntryWords(seq=entry.seq, lines=[narrator.event(one) for one in entry.events])
                for entry in part
                if isinstance(entry, PublicMoved | PublicStarted)
            ],
            told=part[-1].seq if len(part) < len(told) else table.seq,
        )

    def _interpreter(self, table: Table, observer: int) -> Interpreter:
        if observer not in self._interpreters:
            self._interpreters[observer] = Interpreter(table.game, self.texts)
        return self._interpreters[observer]

    def _events(self, told: list[AnyPublic], names: list[str], reader: int) -> list[dict[str, Any]]:
        """Told entries as events of the game, and the rest as notes in words."""
        sentences = Sentences(None, self.texts, names, reader)
        undone = {entry.undo for entry in told if isinstance(entry, PublicUndone)}
        found: list[dict[str, Any]] = []
        for entry in told:
            if isinstance(entry, PublicMoved | PublicStarted):
                back = isinstance(entry, PublicMoved) and entry.line in undone
                mark = {"undone": True} if back else {}
                found += [{**event, **mark} for event in entry.events]
            else:
                found += [{"event": "note", "text": t} for t in sentences.sentences(entry)]
        return found


def seat_names(table: Table) -> list[str]:
    """What those at the table are called."""
    return [seat.name or f"#{number + 1}" for number, seat in enumerate(table.state.seats)]


def _match_of(table: Table) -> Any:
    assert table.match is not None
    return table.match


def _is_asked(table: Table, observer: int) -> bool:
    proposal = table.state.proposal
    return proposal is not None and observer in proposal.waiting
