"""K8.5: the table answers for people who have nothing to choose."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.server.conftest import Serve, Served
from tests.server.test_at_the_table import until

from tablee.client import Seat
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import SeatDocument
from tablee.kernel.match import Match
from tablee.server.metrics import Metrics
from tablee.server.native import NativePlatform
from tablee.server.workers.requests import BotRequests
from tablee.term.local import LocalTable

ME: dict[str, Any] = {"holder": "me", "name": "Ada"}
BOT: dict[str, Any] = {"holder": "bot", "level": "uniform"}


def play_out(seat: Seat) -> list[tuple[str, int]]:
    """Play the first of the moves to the end; what was asked, and how many answers it had."""
    asked: list[tuple[str, int]] = []
    end = time.monotonic() + 60
    while not seat.over:
        assert time.monotonic() < end, "it did not end in time"
        if seat.seat in seat.info["to_act"] and not seat.auto_answer:
            assert seat.prompt is not None
            asked.append((seat.prompt["code"], len(seat.moves)))
            seat.play(seat.moves[len(asked) % len(seat.moves)])
        else:
            seat.wait(0.2)
    return asked


@pytest.mark.rule("K8.5")
def test_a_question_with_one_answer_is_not_asked_and_the_record_holds_the_move(
    served: Served,
) -> None:
    opened = served.open("footclub", seats=[ME, BOT], terms={"auto_answer": True}, start=True)
    seat = served.seat(opened, 0)
    asked = play_out(seat)
    assert asked
    assert all(answers > 1 for _, answers in asked)
    record = served.call(f"/api/tables/{opened['table']}/record")
    own = [line for line in record["entries"] if line["seat"] == 0]
    assert len(own) > len(asked)
    # Nobody is told which of them were not asked.
    moved = [entry for entry in seat.entries if entry["kind"] == "moved" and entry["seat"] == 0]
    assert len(moved) == len(own)
    assert not any(entry.get("by_bot") for entry in moved)


@pytest.mark.rule("K8.5")
def test_elsewhere_everybody_is_asked(served: Served) -> None:
    opened = served.open("footclub", seats=[ME, BOT], start=True)
    asked = play_out(served.seat(opened, 0))
    assert any(answers == 1 for _, answers in asked)


@pytest.mark.rule("K8.5")
def test_only_the_seat_itself_is_told(served: Served) -> None:
    terms = {"auto_answer": True}
    # The beat of this server is nothing, so that the table answers at once: what is told of a
    # question that it will answer is seen in the frames that come before.
    opened = served.open("footclub", seats=[ME, {**ME, "name": "Ben"}], terms=terms, start=True)
    ada, ben, watcher = served.seat(opened, 0), served.seat(opened, 1), served.seat(opened)
    seats = [ada, ben]
    end = time.monotonic() + 60
    while not ada.over:
        assert time.monotonic() < end
        assert not watcher.auto_answer
        mover = next(
            (one for one in seats if one.seat in one.info["to_act"] and not one.auto_answer), None
        )
        before = ada.line
        if mover is not None and mover.line == ada.line == ben.line:
            assert len(mover.moves) > 1
            mover.play(mover.moves[0])
        for one in (*seats, watcher):
            one.wait(0.05)
        if ada.line == before:
            until(ada, lambda: ada.line >= ben.line)


@pytest.mark.rule("K8.5")
def test_at_one_device_everybody_is_asked(served: Served) -> None:
    terms = {"auto_answer": True, "hot_seat": True}
    opened = served.open("footclub", seats=[ME, {**ME, "name": "Ben"}], terms=terms, start=True)
    ada, ben = served.seat(opened, 0), served.seat(opened, 1)
    answers: list[int] = []
    end = time.monotonic() + 60
    while not ada.over:
        assert time.monotonic() < end
        for one in (ada, ben):
            one.wait(0.02)
            if one.seat in one.info["to_act"] and one.line == max(ada.line, ben.line):
                assert not one.auto_answer
                answers.append(len(one.moves))
                one.play(one.moves[-1])
    assert 1 in answers


@pytest.mark.rule("K8.5")
def test_whoever_takes_a_move_back_is_asked_again() -> None:
    game = registry.game("footclub")
    for seed in range(200):
        match = Match(game, game.options({}), FastChance(seed))
        choices = [seat for seat in (0, 1) if match.only_answer(seat) is not None]
        if not choices:
            continue
        seat = choices[0]
        move = match.only_answer(seat)
        assert match.legal(seat) == [move]
        match.play(seat, move)  # type: ignore[arg-type]
        match.undo(seat)
        assert match.legal(seat) == [move]
        assert match.only_answer(seat) is None
        return
    pytest.fail("nobody had only one answer")


@pytest.mark.rule("K8.5")
def test_it_answers_on_the_beat_and_among_people_as_they_do() -> None:
    pool = NativePlatform(1).players
    bots = BotRequests(pool, pool, 0.6, Metrics())
    assert {bots.pause_before_answer(others=False) for _ in range(50)} == {0.6}
    among = {round(bots.pause_before_answer(others=True), 6) for _ in range(500)}
    assert min(among) >= 1.2
    assert max(among) <= 3.6
    assert len(among) == 5


@pytest.mark.rule("K8.5")
@pytest.mark.parametrize("humans", [1, 2])
def test_a_local_table_asks_a_lone_person_only_what_there_is_to_choose(humans: int) -> None:
    game = registry.game("footclub")
    few: list[int] = []
    for seed in range(12):
        seats = [SeatDocument("Ada"), SeatDocument("Ben")]
        match = Match(game, game.options({}), FastChance(seed), seats)
        bots = [None, None if humans == 2 else game.bot("uniform")]
        table = LocalTable(game, match, bots, FastChance(seed))
        while match.outcome() is None:
            table.move_bots()
            for seat in [one for one in match.to_act() if bots[one] is None]:
                moves = match.legal(seat)
                if moves:
                    few.append(len(moves))
                    table.play(seat, game.notation(moves[-1]))
    assert (1 in few) == (humans == 2)


def test_a_table_that_answers_wakes_up_with_the_server(serve: Serve) -> None:
    """The store notes that such a table must be looked at, as it does for bots."""
    first = serve(beat=30.0)
    # The dice are those of this test's name: they are always the same.
    for _ in range(40):
        opened = first.open("footclub", seats=[ME, BOT], terms={"auto_answer": True}, start=True)
        seat = first.seat(opened, 0)
        if seat.auto_answer:
            break
    else:
        pytest.fail("everybody had a choice")
    first.close_seats()
    first.stop()
    second = serve()
    again = second.seat(opened, 0)
    until(again, lambda: again.over or not again.auto_answer)
