"""The review of a finished game: worked out in a bot's process, kept, and told to whoever asks."""

from __future__ import annotations

import asyncio
import time

import msgspec

from tablee.games import registry
from tablee.kernel.documents import Refusal
from tablee.protocol.reviews import (
    ReviewAnswer,
    ReviewedMistake,
    ReviewedOption,
    ReviewedReason,
    ReviewedStep,
)
from tablee.replay import Replay
from tablee.review.curve import steps_of_curve
from tablee.review.documents import Review, ReviewLine
from tablee.review.ledger import stamp_of, steps_of
from tablee.review.seats import Z95, seen_from, worst_of
from tablee.review.words import Sentences
from tablee.server import refusals
from tablee.server.history.replays import record_of, replay_of
from tablee.server.rooms.room import Room
from tablee.server.rooms.rooms import Rooms
from tablee.server.table.state import Table
from tablee.server.workers.fair_queue import Requester
from tablee.server.workers.requests import ReviewUnderWay
from tablee.texts import Texts

#: For how many requests it counts to review a game, which keeps a process busy for seconds.
REVIEWING = 60.0
#: Seconds after which nobody waits for a review any more who has not asked how far it is.
PATIENCE = 20.0


async def review_for(
    rooms: Rooms, room: Room, address: str, seat: int, language: str, start: bool = True
) -> ReviewAnswer | Refusal:
    """What decisions of a finished game cost, as a seat reads it; or how far that is."""
    if await room.query(Table.outcome) is None:
        return refusals.NOT_OVER.refusal()
    table = room.table
    if not 0 <= seat < len(table.state.seats):
        return refusals.MALFORMED.refusal(problem=f"there is no seat {seat}")
    found = await review_of(rooms, table, address, start)
    if isinstance(found, Refusal):
        return found
    if found is None:
        return ReviewAnswer(table=table.id, done=0, total=0)
    if isinstance(found, ReviewUnderWay):
        done, total = found.progress()
        return ReviewAnswer(table=table.id, done=done, total=total)
    replay = await replay_of(rooms, table.id, address)
    if isinstance(replay, Refusal):
        return replay
    names = [seat.name for seat in table.state.seats]
    return await rooms.read_long(_answer, table.id, replay, found, names, seat, language)


async def review_of(
    rooms: Rooms, table: Table, address: str, start: bool = True
) -> Review | ReviewUnderWay | Refusal | None:
    """The review of a finished game (K12.3), or how far it is; whoever has one made pays for it.

    It is kept with the table, and made anew where rules or judge have changed since. Who does not
    want to start one hears None where there is none.
    """
    game = registry.game(table.state.game)
    if table.outcome() is None:
        return refusals.NOT_OVER.refusal()
    if game.judge() is None:
        return refusals.NO_JUDGE.refusal() if start else None
    under_way = rooms.reviewing.get(table.id)
    if under_way is None:
        stamp = stamp_of(game, table.state.rules)
        kept = await rooms.store.review(table.id)
        if kept is not None and kept[0] == stamp:
            return msgspec.json.decode(kept[1], type=Review)
        under_way = rooms.reviewing.get(table.id)
        if under_way is None and not start:
            return None
        if under_way is None:
            if not rooms.addresses.take(address, time.monotonic(), REVIEWING):
                return refusals.TOO_FAST.refusal()
            under_way = ReviewUnderWay(time.monotonic())
            rooms.reviewing[table.id] = under_way
            rooms.spawn(_review(rooms, table.id, stamp, address, under_way))
    under_way.asked_at = time.monotonic()
    if under_way.failed:
        rooms.reviewing.pop(table.id, None)
        return refusals.UNAVAILABLE.refusal()
    return under_way.found or under_way


async def _review(
    rooms: Rooms, table_id: str, stamp: str, address: str, under_way: ReviewUnderWay
) -> None:
    """Have a game reviewed and keep what comes of it; stop once nobody waits for it."""
    done = asyncio.Event()

    def reviewed(found: Review | None) -> None:
        under_way.found = found
        under_way.failed = found is None
        done.set()

    try:
        stored = await rooms.store.entries(table_id)
        record = (await rooms.read_long(record_of, table_id, stored))[0]
        thinking = rooms.bots.review(record, Requester(address), under_way.begin, reviewed)
        while not done.is_set():
            try:
                async with asyncio.timeout(1.0):
                    await done.wait()
            except TimeoutError:
                if time.monotonic() - under_way.asked_at > PATIENCE:
                    thinking.cancel()
                    break
        if under_way.found is not None:
            await rooms.store.keep_review(table_id, stamp, msgspec.json.encode(under_way.found))
    except Exception:
        under_way.failed = True
        raise
    finally:
        if not under_way.failed:
            rooms.reviewing.pop(table_id, None)


def review_sentences(replay: Replay, found: Review, names: list[str], language: str) -> Sentences:
    """A review in words, for the seat that it is told to."""
    narrator = replay.game.narrator(Texts(language).say, names, found.seat)
    steps = steps_of(replay.match, replay.match.record())
    return Sentences(replay.game, found, steps, narrator)


def _answer(
    table_id: str, replay: Replay, found: Review, names: list[str], seat: int, language: str
) -> ReviewAnswer:
    """The whole answer for one seat."""
    own = seen_from(found, seat)
    sentences = review_sentences(replay, own, names, language)
    mistakes = enumerate(worst_of(own.lines, seat), start=1)
    return ReviewAnswer(
        table=table_id,
        done=len(own.lines),
        total=len(own.lines),
        review=own,
        sentences=sentences.sums(),
        skill=sentences.skill(),
        worst=[_mistake(number, line, sentences) for number, line in mistakes],
        steps=_steps(own, sentences),
    )


def _mistake(number: int, line: ReviewLine, sentences: Sentences) -> ReviewedMistake:
    move, best = sentences.both(line)
    return ReviewedMistake(
        line=line.line,
        sentence=sentences.mistake(number, line),
        why=sentences.why(line),
        move=move,
        best=best,
        points=100 * line.cost,
        error=100 * Z95 * line.cost_error,
        rule=line.rule,
        options=[
            ReviewedOption(move=notation, text=text, score=score)
            for notation, text, score in sentences.options(line)
        ],
    )


def _reasons(line: ReviewLine, sentences: Sentences) -> list[ReviewedReason]:
    judged = sentences.judged_line(line)
    return [
        ReviewedReason(line=number, text=text, judged=number == judged)
        for number, text in sentences.reasons(line).items()
    ]


def _steps(own: Review, sentences: Sentences) -> list[ReviewedStep]:
    return [
        ReviewedStep(
            line=step.line.line,
            last=step.line.last,
            cause=step.cause,
            jump=step.jump,
            text=sentences.step(step),
            reasons=_reasons(step.line, sentences) if step.line.seat == own.seat else [],
        )
        for step in steps_of_curve(own)
    ]
