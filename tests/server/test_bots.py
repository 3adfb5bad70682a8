"""Bots at served tables: what they know, that they can be asked again, and that they say why."""

from __future__ import annotations

import contextlib
import math
from typing import Any

import msgspec
import pytest
from tests.server.conftest import Served
from tests.server.test_advice import HUMAN, wait

from tablee.client import Refused, Seat
from tablee.games import registry
from tablee.kernel.bot import Clock
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Record, SeatDocument
from tablee.kernel.match import Match
from tablee.kernel.reading import read_json
from tablee.kernel.record import read_record
from tablee.protocol.public_log import Terms
from tablee.replay import Replay
from tablee.server.fairness import bot_seed, key
from tablee.server.table.snapshot import SeatState as HeldSeat
from tablee.server.table.snapshot import TableState
from tablee.server.table.state import Table
from tablee.server.workers import worker
from tablee.server.workers.requests import ADVICE, MOVE, thinking_for
from tablee.texts import LANGUAGES

LEVELS = {
    "les-poilus": ["recruit", "regular", "captain"],
    "footclub": ["captain"],
    "trench-club": ["captain"],
}


def bots_of(game: str) -> list[dict[str, str]]:
    return [{"holder": "bot", "level": level} for level in LEVELS[game]]


def play_to_the_end(ada: Seat) -> None:
    """Ada plays on; a war she gives up once the computer player has made some moves."""
    while not ada.over:
        moved = sum(bool(entry.get("by_bot")) for entry in ada.entries)
        if ada.info["game"] == "trench-club" and moved >= 30 and ada.moves:
            ada.play("surrender")
        elif not ada.moves:
            wait(ada)
        else:
            with contextlib.suppress(Refused):  # a computer player chose at the same time
                ada.play(ada.moves_like("")[0])


@pytest.fixture(params=registry.names(), name="finished")
def _finished(request: pytest.FixtureRequest, served: Served) -> tuple[str, list[str], Served]:
    """A finished game of one person with computer players: its table and their levels."""
    game = request.param
    options = {"players": 4} if game == "les-poilus" else {}
    opened = served.open(game, options=options, seats=[HUMAN, *bots_of(game)], start=True)
    play_to_the_end(served.seat(opened, 0))
    return opened["table"], ["", *LEVELS[game]], served


def test_whoever_knows_the_secret_can_ask_the_bots_again(
    finished: tuple[str, list[str], Served],
) -> None:
    table, levels, served = finished
    document: Any = served.call(f"/api/tables/{table}/record")
    record: Record = read_record(read_json(msgspec.json.encode(document), "record"))
    proof = record.fairness
    assert proof is not None
    drawing_key = key(proof.secret, proof.label, proof.contributions)
    replay, asked_again = Replay(record, {}), 0
    for line, entry in enumerate(record.entries):
        if levels[entry.seat]:
            asked_again += 1
            luck = FastChance(bot_seed(drawing_key, MOVE, line, entry.seat))
            bot, view = replay.game.bot(levels[entry.seat]), replay.states[line].view(entry.seat)
            assert replay.game.notation(bot.think(view, luck, Clock()).move) == entry.move
    assert asked_again > 5


@pytest.mark.rule("K12.2")
def test_every_move_of_a_bot_has_a_reason_in_three_languages(
    finished: tuple[str, list[str], Served],
) -> None:
    table, levels, served = finished
    record = served.call(f"/api/tables/{table}/record")
    lines = [number for number, entry in enumerate(record["entries"], 1) if levels[entry["seat"]]]
    told = []
    for language in LANGUAGES:
        path = f"/api/tables/{table}/replay?since=0&lang={language}"
        reasons = served.call(path)["reasons"]
        assert [reason["line"] for reason in reasons] == lines
        for reason in reasons:
            assert reason["text"].endswith("."), reason
            assert "{" not in reason["text"]
        told.append({reason["text"] for reason in reasons})
    assert told[0].isdisjoint(told[1])
    assert told[0].isdisjoint(told[2])


def table_with(match: Match) -> Table:
    """A table with this match, as if it had been played there."""
    table = Table("twins")
    seats = [HeldSeat("human", seat.name) for seat in match.seats]
    table.state = TableState(
        game=match.game.key,
        rules=match.rules,
        options=msgspec.to_builtins(match.options),
        terms=Terms(),
        seats=seats,
        host="",
        secret="11" * 32,
        position=None,
        source="",
        source_line=0,
        watchers=True,
    )
    table.match = match
    return table


@pytest.mark.long
@pytest.mark.parametrize("name", registry.names())
def test_a_bot_that_takes_over_a_seat_knows_what_the_seat_knew(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The real table and one with other secrets: a bot's process answers the same to both."""
    for limit in ("MOST_SECONDS", "ADVICE_SECONDS"):
        monkeypatch.setattr(worker, limit, math.inf)
    game = registry.game(name)
    options = game.options({})
    seats = [SeatDocument(f"N{seat}") for seat in range(game.seats(options))]
    match = Match(game, options, FastChance(71), seats)
    player, luck = game.bot("sensible"), FastChance(72)
    compared = number = 0
    # Captains of Trench Club think twenty times as long about a turn as others about a card.
    enough = 12 if name == "trench-club" else 30
    while match.outcome() is None and compared < enough:
        number += 1
        seat = match.to_act()[0]
        view = match.view(seat)
        if len(view.moves) > 1 and number % 3 == 0:
            compared += 1
            position = msgspec.to_builtins(view.sample(FastChance(number)).position())
            twin = Match(game, options, FastChance(1), seats, match.rules, position)
            for purpose, work in ((MOVE, worker.choose), (ADVICE, worker.advise)):
                asked, other = (
                    thinking_for(table_with(one), seat, "captain", purpose) for one in (match, twin)
                )
                # The twin begins in the middle, so that its lines have other numbers.
                other = msgspec.structs.replace(other, seed=asked.seed)
                assert work(asked, never) == work(other, never)
        match.play(seat, player.choose(view, luck))
    assert compared > 10


def never() -> bool:
    return False
