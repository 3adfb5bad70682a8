"""Judges that look only a little, so that a test can wait for them."""

from __future__ import annotations

from functools import cache

import msgspec
from tests.finished import record_of

from tablee.bots.judge import Effort, GuideJudge
from tablee.games import registry
from tablee.games.footclub.bots.judge import FootClubJudge
from tablee.games.trench_club.bots.judge import TrenchJudge
from tablee.kernel.bot import Clock
from tablee.kernel.documents import Record
from tablee.kernel.game import Game
from tablee.kernel.judge import Judge, Step
from tablee.kernel.record import replay
from tablee.review import documents
from tablee.review.documents import Review
from tablee.review.ledger import Ledger, steps_of
from tablee.review.seats import seen_from
from tablee.review.words import Sentences
from tablee.texts import Texts


def quick_judge(game: Game) -> Judge:
    """A game's judge with hardly any effort."""
    judge = game.judge()
    assert judge is not None
    if isinstance(judge, GuideJudge):
        judge.effort = Effort(race=12, worlds=4, deep_worlds=8, trials=2, looks=2)
    if isinstance(judge, FootClubJudge):
        judge.solver.most = 2000
    if isinstance(judge, TrenchJudge):
        judge.trials = judge.throws = judge.deep_throws = 2
        judge.veteran = judge.quick = judge.captains.player
    return judge


def steps_in(record: Record) -> list[Step]:
    """The lines of a record with their states."""
    return steps_of(replay(record, registry.game(record.game)), record)


@cache
def quick_review(end: str, seed: int = 1) -> Review:
    """The review of one of the finished games."""
    record = record_of(end)
    game = registry.game(record.game)
    ledger = Ledger(game, quick_judge(game), steps_in(record), seed, Clock(), None)
    return ledger.review(record.rules)


def sentences_of(end: str, seat: int, language: str) -> Sentences:
    """Such a review in words, for one seat."""
    record = record_of(end)
    game = registry.game(record.game)
    names = [f"P{number}" for number in range(len(record.seats) or 2)]
    narrator = game.narrator(Texts(language).say, names, seat)
    found = seen_from(quick_review(end), seat)
    return Sentences(game, found, steps_in(record), narrator)


def accused_review(end: str, seat: int) -> Review:
    """Such a review in which only one decision of all is a mistake, whatever the figures were."""
    found = quick_review(end)
    game = registry.game(found.game)
    steps = {step.line: step for step in steps_in(record_of(end))}
    line = next(
        line
        for line in found.lines
        if line.seat == seat and len(steps[line.line].before.view(seat).moves) > 1
    )
    step = steps[line.line]
    others = [move for move in step.before.view(seat).moves if move != step.move]
    made, best = game.notation(step.move), game.notation(others[0])
    options = {best: 0.7, made: 0.5}
    told = msgspec.structs.replace(
        line,
        verdict=documents.MISTAKE,
        move=made,
        best=best,
        cost=0.2,
        cost_error=0.01,
        options=options if line.line == line.last else {},
    )
    lines = [
        told if other is line else msgspec.structs.replace(other, verdict=documents.CLOSE)
        for other in found.lines
    ]
    return msgspec.structs.replace(found, lines=lines)
