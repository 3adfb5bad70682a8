"""A thought is called off as soon as nobody can use its answer, and its process is free at once.

The bots here think for ever unless they are called off, and there is one process for all: whoever
else gets an answer got it because they were.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.trench_club.tables import war
from tests.server import waiting
from tests.server.conftest import Serve, Served
from tests.server.test_at_the_table import until

from tablee.client import Seat
from tablee.protocol.public_log import Terms
from tablee.server.table import entries as log
from tablee.server.table.decide.actors import SERVER
from tablee.server.table.decide.game import Start
from tablee.server.tokens import hashed
from tablee.server.workers import pool, worker
from tablee.server.workers.fair_queue import Requester
from tablee.server.workers.pool import BotFailed, WorkerPool
from tablee.server.workers.process import BotProcess
from tablee.server.workers.worker import Asked

ADA = {"holder": "me", "name": "Ada"}
SLOW = {"holder": "bot", "level": waiting.SLOW_LEVEL}
QUICK = {"holder": "bot", "level": "uniform"}


@pytest.fixture(autouse=True)
def _thinking_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "choose", waiting.choose)
    monkeypatch.setattr(worker, "advise", waiting.advise)


def slow_match(served: Served) -> tuple[dict[str, Any], Seat]:
    """A match of one person against a bot that thinks for ever."""
    opened = served.open("footclub", seats=[ADA, SLOW], start=True)
    return opened, served.seat(opened, 0)


def waits_in_vain(served: Served) -> Seat:
    """A seat at a table whose quick bot is to move, but has no process to think in."""
    options = {"players": 2, "leader": 1}
    seat = served.seat(served.open(options=options, seats=[ADA, QUICK], start=True), 0)
    seat.wait(0.3)
    assert seat.line == 0
    return seat


def gets_its_turn(seat: Seat) -> None:
    until(seat, lambda: seat.line >= 1, 60)


def is_thinking(served: Served, table: str) -> bool:
    return served.rooms.running[table].scheduler.waits_for_bot


def test_when_the_game_goes_on_without_it(served: Served) -> None:
    """Both choose at the same time: the person was faster, and the bot is asked anew."""
    opened, ada = slow_match(served)
    other = waits_in_vain(served)
    ada.play(ada.moves[0])
    gets_its_turn(other)
    assert is_thinking(served, opened["table"])


def test_when_a_move_is_taken_back(served: Served) -> None:
    _, ada = slow_match(served)
    ada.play(ada.moves[0])
    other = waits_in_vain(served)
    ada.undo()
    gets_its_turn(other)


@pytest.mark.rule("K5.6")
def test_when_a_person_takes_the_seat(served: Served) -> None:
    opened, ada = slow_match(served)
    other = waits_in_vain(served)
    asked = served.call(f"/api/tables/{opened['table']}/seats/1/ask", {"name": "Ben"})
    ada.ask({"type": "answer", "proposal": asked["proposal"], "agree": True})
    gets_its_turn(other)
    assert not is_thinking(served, opened["table"])


@pytest.mark.rule("K8.4")
def test_when_the_one_it_sits_in_for_is_back(served: Served) -> None:
    seats = [ADA, {"holder": "me", "name": "Ben"}]
    options = {"players": 2, "leader": 1}
    opened = served.open(options=options, seats=seats, terms={"absence": 60}, start=True)
    ada = served.seat(opened, 0)
    served.let_pass(61, opened["table"])
    until(ada, lambda: ada.info["seats"][1]["sits_in"] == waiting.SLOW_LEVEL)
    other = waits_in_vain(served)
    ben = served.seat(opened, 1)
    ben.ask({"type": "return"})
    gets_its_turn(other)
    assert not is_thinking(served, opened["table"])


def test_when_the_game_is_over(served: Served) -> None:
    position = war("germany infantry C5", "france infantry K6").position
    name, key = "a-surrender", f"key-{0:030}"
    seats = [
        log.SeatPlan("bot", "Bot", waiting.SLOW_LEVEL),
        log.SeatPlan("human", "Ada", token=hashed(key)),
    ]
    opened = log.Opened(
        game="trench-club",
        rules=position.get("rules", 1),
        options=position["options"],
        seats=seats,
        terms=Terms(),
        secret="00" * 32,
        host="",
        position=position,
    )

    async def open_it() -> None:
        room = await served.rooms.open_table(name, opened)
        await room.ask(SERVER, Start())

    asyncio.run_coroutine_threadsafe(open_it(), served.loop).result(20)
    ada = served.seat({"table": name, "seats": [{"seat": 1, "token": key}]}, 1)
    other = waits_in_vain(served)
    ada.play("surrender")
    gets_its_turn(other)
    assert ada.over
    assert not is_thinking(served, name)


def test_when_the_server_closes(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "choose", waiting.choose_deaf)
    served = serve()
    slow_match(served)
    served.close_seats()
    served.stop()


def test_whoever_does_not_notice_is_done_without(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "choose", waiting.choose_deaf)
    monkeypatch.setattr(pool, "NOTICES_WITHIN", 0.2)
    served = serve()
    _, ada = slow_match(served)
    other = waits_in_vain(served)
    ada.play(ada.moves[0])
    gets_its_turn(other)


# ---- advice -----------------------------------------------------------------------------------


def two_who_ask(served: Served) -> tuple[dict[str, Any], Seat, Seat]:
    """One whose advice is thought of for ever, and one who waits for the adviser."""
    hints = {"hints": True, "hot_seat": True}
    seats = [ADA, {"holder": "me", "name": "Ben"}]
    opened = served.open(options={"players": 2, "leader": 0}, seats=seats, terms=hints, start=True)
    ada = served.seat(opened, 0)
    other = served.seat(served.open("trench-club", seats=[ADA, QUICK], terms=hints, start=True), 0)
    for number, seat in enumerate((ada, other)):
        seat._send({"type": "hints", "id": 77 + number})
        seat.ask({"type": "ping"})
    assert served.rooms.running[opened["table"]].advisor.is_advising(0)
    return opened, ada, other


def answer(seat: Seat, number: int) -> dict[str, Any]:
    return seat._until(lambda frame: frame["type"] == "hints" and frame["id"] == number)


@pytest.mark.rule("K12.1")
def test_advice_when_whoever_asked_is_gone(served: Served) -> None:
    opened, ada, other = two_who_ask(served)
    ada.close()
    assert answer(other, 78)["hints"]
    assert not served.rooms.running[opened["table"]].advisor.is_advising(0)


@pytest.mark.rule("K12.1")
def test_advice_when_whoever_asked_sits_down_elsewhere(served: Served) -> None:
    _, ada, other = two_who_ask(served)
    ada._send({"type": "sit", "id": 79, "seat": 1})
    assert answer(ada, 77)["hints"] == []
    assert answer(other, 78)["hints"]


@pytest.mark.rule("K12.1")
def test_advice_is_for_what_the_seat_sees_when_it_comes(served: Served) -> None:
    opened, ada, other = two_who_ask(served)
    pieces = served.rooms.running[opened["table"]].advisor._pieces
    first = pieces[0]
    ada.say("What shall I do?")
    assert pieces[0] is first
    ada._send({"type": "move", "id": 79, "line": 0, "move": ada.moves[0]})
    assert answer(other, 78)["hints"]
    found = answer(ada, 77)
    assert found["line"] == 1
    assert {one["move"] for one in found["hints"]} <= set(ada.moves)


# ---- the processes ----------------------------------------------------------------------------


def test_a_process_that_ends_is_replaced() -> None:
    asked = Asked("footclub", "uniform", 0, b"{}", 1)

    async def try_it() -> None:
        workers = WorkerPool(1, BotProcess)
        thinking = asyncio.create_task(workers.work_out(waiting.odds, asked, Requester()))
        while not workers._busy:
            await asyncio.sleep(0.01)
        (process,) = workers._busy
        assert isinstance(process, BotProcess)
        process._process.kill()
        with pytest.raises(BotFailed, match="ended"):
            await thinking
        # The next one can think, if not about nonsense.
        with pytest.raises(BotFailed, match="Faults"):
            await workers.work_out(worker.odds, asked, Requester())
        await workers.close()

    asyncio.run(try_it())


def test_a_bot_that_never_answers_is_asked_again() -> None:
    asked = Asked("footclub", "uniform", 0, b"{}", 1)

    async def try_it() -> None:
        workers = WorkerPool(1, BotProcess)
        for _ in range(2):
            with pytest.raises(BotFailed, match="did not answer"):
                await workers.work_out(waiting.odds, asked, Requester(), longest=0.2)
        await workers.close()

    asyncio.run(try_it())


SERVER_TO_KILL = """
import asyncio
from tests.server import waiting
from tablee.server.workers.pool import WorkerPool
from tablee.server.workers.process import BotProcess
from tablee.server.workers.fair_queue import Requester
from tablee.server.workers.worker import Asked

async def think():
    pools = [WorkerPool(1, BotProcess), WorkerPool(1, BotProcess)]
    asked = Asked("footclub", "uniform", 0, b"{}", 1)
    await pools[0].work_out(waiting.nothing, asked, Requester())
    thinking = asyncio.create_task(pools[1].work_out(waiting.odds, asked, Requester()))
    while not pools[1]._busy:
        await asyncio.sleep(0.01)
    idle, busy = *pools[0]._idle, *pools[1]._busy
    print(idle._process.pid, busy._process.pid, flush=True)
    await thinking

if __name__ == "__main__":
    asyncio.run(think())
"""


def is_there(process: int) -> bool:
    if Path("/proc/self/stat").exists():
        # Where nobody asks for it, a process that has ended leaves its name behind.
        with contextlib.suppress(OSError):
            return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def soon(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
def test_no_process_outlives_a_server_that_was_killed(tmp_path: Any) -> None:
    script = tmp_path / "server_to_kill.py"
    script.write_text(SERVER_TO_KILL)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True) as server:
        try:
            assert server.stdout is not None
            processes = [int(text) for text in server.stdout.readline().split()]
            assert len(processes) == 2
            assert all(map(is_there, processes))
        finally:
            server.kill()
    soon(lambda: not any(map(is_there, processes)))
