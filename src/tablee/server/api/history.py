"""What was: records, replays and the proof of the dice.

These read the whole log of a table. They are asked for seldom, and work on copies from the store,
never on the table in use.

What happened since somebody left, in sentences.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import msgspec

from tablee.kernel.documents import Record, Refusal
from tablee.kernel.state import EVERYTHING, SPECTATOR
from tablee.kernel.words.narrator import Narrator
from tablee.protocol import http
from tablee.protocol.sentences import Sentences
from tablee.replay import Replay
from tablee.review.carried import carrying
from tablee.review.documents import Review
from tablee.server import fairness, refusals
from tablee.server.history.replays import price_of, record_of, replay_of
from tablee.server.history.reviews import review_of
from tablee.server.rooms.frames import public_entries
from tablee.server.rooms.room import Room
from tablee.server.rooms.rooms import Rooms
from tablee.server.rooms.table_words import table_words
from tablee.server.store.contract import Stored
from tablee.server.table import entries as log
from tablee.server.table.redact import Redactor
from tablee.server.table.state import Table
from tablee.texts import Texts

#: A digest tells so many entries at once.
DIGEST_PAGE = 400
#: More lines than these are told beside the event loop.
MOST_LINES = 20


async def record(rooms: Rooms, room: Room, reviewed: bool = False) -> Record | Refusal:
    """The whole record, once the game is over; with its review, if it is wanted and was made."""
    if await room.query(Table.outcome) is None:
        return refusals.NOT_OVER.refusal()
    stored = await rooms.store.entries(room.table.id)
    found: Record = (await rooms.read_long(record_of, room.table.id, stored, rooms.now()))[0]
    review = await review_of(rooms, room.table, "", start=False) if reviewed else None
    return carrying(found, review) if isinstance(review, Review) else found


async def result(rooms: Rooms, room: Room, address: str, language: str) -> http.Result | Refusal:
    """How a finished game ended, what was counted in it, and the same in sentences."""
    outcome = await room.query(Table.outcome)
    if outcome is None:
        return refusals.NOT_OVER.refusal()
    replay = await replay_of(rooms, room.table.id, address)
    if isinstance(replay, Refusal):
        return replay
    names = [seat.name for seat in room.table.state.seats]
    narrator = replay.game.narrator(Texts(language).say, names)
    summary = await rooms.read_long(replay.summary)
    return http.Result(
        table=room.table.id,
        outcome=outcome,
        summary=summary,
        end=narrator.outcome(outcome),
        sentences=[] if summary is None else narrator.summary(summary),
        moments=[narrator.moment(one) for one in summary.moments] if summary else [],
    )


async def replay_view(
    rooms: Rooms,
    room: Room,
    address: str,
    line: int | None,
    seat: int | None,
    since: int | None = None,
    opened: bool = False,
    language: str = "en",
    words: bool = False,
) -> http.ReplayView | Refusal:
    """The table after some line: as a seat saw it, or all of it. Only once the game is over."""
    if await room.query(Table.outcome) is None:
        return refusals.NOT_OVER.refusal()
    table = room.table
    if line is not None and not 0 <= line <= table.line():
        return refusals.NO_SUCH_LINE.refusal(line=line)
    replay = await replay_of(rooms, table.id, address)
    if isinstance(replay, Refusal):
        return replay
    names = [seat.name for seat in table.state.seats]
    return await shown_replay(
        rooms, address, table.id, replay, names, line, seat, since, opened, language, words
    )


async def shown_replay(
    rooms: Rooms,
    address: str,
    table_id: str,
    replay: Replay,
    names: list[str],
    line: int | None,
    seat: int | None,
    since: int | None = None,
    opened: bool = False,
    language: str = "en",
    words: bool = False,
) -> http.ReplayView | Refusal:
    """A replay after some line, whatever it was made from."""
    last = replay.last
    wanted = last if line is None else line
    if not 0 <= wanted <= last:
        return refusals.NO_SUCH_LINE.refusal(line=wanted)
    if seat is not None and seat >= len(names):
        return refusals.MALFORMED.refusal(problem=f"there is no seat {seat}")
    first = max(0, wanted - 1) if since is None else min(since, last)
    shown = (table_id, replay, names, first, wanted, seat, opened, language, words)
    if wanted - first > MOST_LINES:
        if not rooms.addresses.take(address, time.monotonic(), price_of(wanted - first)):
            return refusals.TOO_FAST.refusal()
        return await rooms.read_long(_replay_view, *shown)
    return _replay_view(*shown)


def _replay_view(
    table_id: str,
    replay: Replay,
    names: list[str],
    first: int,
    wanted: int,
    seat: int | None,
    opened: bool,
    language: str,
    words: bool,
) -> http.ReplayView:
    state = replay.states[wanted]
    view = state.view(SPECTATOR if seat is None else max(seat, SPECTATOR))
    seats = range(len(names)) if opened else ()
    events = replay.events(EVERYTHING if seat is None or opened else seat, first, wanted)
    # Who looks through somebody's eyes is told of them as "you".
    reader = SPECTATOR if seat is None or opened else seat
    narrator = replay.game.narrator(Texts(language).say, names, reader)
    return http.ReplayView(
        table=table_id,
        line=wanted,
        last=replay.last,
        seat=seat,
        view=_plain(state.position() if seat is None else view.document()),
        views=[_plain(state.view(other).document()) for other in seats],
        to_act=state.to_act(),
        prompt=view.prompt(),
        events=events,
        reasons=_reasons_of(replay, narrator, first, wanted),
        outcome=state.outcome(),
        words=table_words(narrator, view, state.outcome()) if words else None,
        sentences=[narrator.event(event) for event in events] if words else [],
    )


def _reasons_of(replay: Replay, narrator: Narrator, first: int, last: int) -> list[http.BotReason]:
    return [
        http.BotReason(
            line=line,
            seat=seat,
            text=narrator.reason(reason, replay.states[line - 1].view(seat).document()),
        )
        for line, (seat, reason) in replay.reasons.items()
        if first < line <= last
    ]


def _plain(document: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(document)
    return found


async def fairness_info(rooms: Rooms, room: Room) -> http.FairnessInfo:
    """The promise, and what was rolled so far beside what was to be expected."""
    over = await room.query(Table.outcome) is not None
    table = room.table
    stored = await rooms.store.entries(table.id)
    deal = table.state.deal
    revealed = deal is None or rooms.now() >= deal.reveal
    dice, others = await rooms.read_long(_rolled, table, stored)
    drawn = [rolled + (more if over else []) for rolled, more in zip(dice, others, strict=True)]
    return http.FairnessInfo(
        commitment=table.commitment(),
        label=table.id if deal is None else deal.label,
        contributions=table.state.contributions,
        keyed=deal is not None,
        secret=table.state.secret if over and revealed else "",
        seats=[
            http.SeatTally(
                seat=seat, dice=fairness.tallies(rolled), tallies=fairness.tallies(drawn[seat])
            )
            for seat, rolled in enumerate(dice)
        ],
    )


def _rolled(
    table: Table, stored: list[Stored]
) -> tuple[list[list[tuple[int, int]]], list[list[tuple[int, int]]]]:
    """By seat: the dice that everybody saw, and all it drew besides."""
    game, options = table.game, table.game.options(table.state.options)
    kinds = {kind.name: number for number, kind in enumerate(game.event_kinds)}
    dice: list[list[tuple[int, int]]] = [[] for _ in table.state.seats]
    besides: list[list[tuple[int, int]]] = [[] for _ in table.state.seats]
    for found in stored:
        entry = log.decode(found.body)
        if not isinstance(entry, log.Moved | log.Started):
            continue
        others = Counter(entry.draws)
        for name, *values in entry.events:
            for seat, face, sides in game.rolls((kinds[str(name)], *values), options):
                dice[seat].append((face - 1, sides))
                others[face - 1, sides] -= 1
        if isinstance(entry, log.Moved):
            besides[entry.seat] += others.elements()
    return dice, besides


async def digest(rooms: Rooms, room: Room, observer: int, since: int, lang: str) -> http.Digest:
    """What happened since an entry, as an observer may know it, or the first part of that."""
    names, seq = await room.query(_names_and_seq)
    table = room.table
    last = max(since, min(seq, since + DIGEST_PAGE))
    stored = await rooms.store.entries(table.id, since, last - since)
    lines = await rooms.read_long(_sentences, table.game, names, stored, observer, lang)
    return http.Digest(since=since, seq=seq, last=last, lines=lines)


def _sentences(
    game: Any, names: list[str], stored: list[Stored], observer: int, lang: str
) -> list[str]:
    texts = Texts(lang)
    sentences = Sentences(game.narrator(texts.say, names, observer), texts, names, observer)
    lines: list[str] = []
    for entry in public_entries(Redactor(game), stored, observer):
        lines += sentences.sentences(entry)
    return lines


def _names_and_seq(table: Table) -> tuple[list[str], int]:
    names = [seat.name or f"#{n + 1}" for n, seat in enumerate(table.state.seats)]
    return names, table.seq
