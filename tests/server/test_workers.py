"""Several tabs and several server processes at one table: exactly one of two moves wins."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from scripts.faults.kills import Campaign
from tests.server.conftest import Serve, Served
from tests.server.services import Redis, postgres_address, redis_server
from tests.server.test_at_the_table import first_mover, until
from tests.server.test_table import DUEL, play_on

from tablee.client import Refused, Seat
from tablee.protocol import ws

__all__ = ["postgres_address", "redis_server"]


def race(tabs: list[Seat]) -> list[str]:
    """Both tabs make a move at the same moment; how it ended for each."""
    outcomes = [""] * len(tabs)
    ready = threading.Barrier(len(tabs))

    def move(number: int) -> None:
        tab = tabs[number]
        ready.wait()
        try:
            tab.play(tab.moves[number % len(tab.moves)])
            outcomes[number] = "made"
        except Refused as refused:
            outcomes[number] = refused.code

    threads = [threading.Thread(target=move, args=(number,)) for number in range(len(tabs))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    return outcomes


def race_on(left: Served, right: Served, rounds: int) -> None:
    """The same seats in two tabs each; all the while exactly one move is made."""
    opened = left.open(**DUEL)
    pairs = [[served.seat(opened, seat) for served in (left, right)] for seat in (0, 1)]
    for _ in range(rounds):
        everybody = [seat for pair in pairs for seat in pair]
        latest = max(seat.seq for seat in everybody)
        for seat in everybody:
            until(seat, lambda s=seat, n=latest: s.seq >= n)
        if everybody[0].over:
            break
        tabs = pairs[everybody[0].info["to_act"][0]]
        line = tabs[0].line
        assert sorted(race(tabs)) == ["made", "stale"]
        for tab in tabs:
            # Whoever lost has the new view already.
            assert tab.line == line + 1
    for pair in pairs:
        assert pair[0].entries == pair[1].entries
        for seat in pair:
            numbers = [entry["seq"] for entry in seat.entries]
            assert numbers == list(range(1, len(numbers) + 1))
            seat.close()


@pytest.mark.rule("K1.2")
def test_of_two_tabs_exactly_one_wins(served: Served) -> None:
    race_on(served, served, 25)


@pytest.mark.rule("K1.2")
def test_of_two_workers_exactly_one_wins(
    serve: Serve, postgres_address: str, redis_server: Redis
) -> None:
    shared = {"database": postgres_address, "bus": redis_server.address}
    race_on(serve(**shared), serve(**shared), 25)


def test_a_lost_bus_heals_by_itself(
    serve: Serve, postgres_address: str, redis_server: Redis
) -> None:
    """Redis goes away in the middle of a game and comes back; the players hardly notice."""
    shared = {"database": postgres_address, "bus": redis_server.address}
    left, right = serve(**shared), serve(**shared)
    opened = left.open(**DUEL)
    seats = [left.seat(opened, 0), right.seat(opened, 1)]
    play_on(seats, 6)
    redis_server.stop()
    play_on(seats, 6)
    redis_server.start()
    play_on(seats, 6)
    time.sleep(1.2)
    began = time.monotonic()
    play_on(seats, 6)
    assert time.monotonic() - began < 20
    for seat in seats:
        seat.close()


def test_workers_without_a_bus_still_agree(serve: Serve, postgres_address: str) -> None:
    left, right = serve(database=postgres_address), serve(database=postgres_address)
    opened = left.open(**DUEL)
    seats = [left.seat(opened, 0), right.seat(opened, 1)]
    play_on(seats, 8)
    for seat in seats:
        seat.close()


def is_present(served: Served, table: str, seat: int) -> bool:
    """Whether a worker knows of somebody at a seat, here or elsewhere."""
    asked = served.rooms.presence.is_anywhere(table, seat)
    return asyncio.run_coroutine_threadsafe(asked, served.loop).result(20)


def wait_for(condition: Callable[[], bool]) -> None:
    for _ in range(600):
        if condition():
            return
        time.sleep(0.05)
    raise AssertionError("it does not come to that")


@pytest.mark.rule("K5.6")
def test_who_is_present_at_another_worker_is_asked_for_his_seat(
    serve: Serve, postgres_address: str
) -> None:
    left, right = serve(database=postgres_address), serve(database=postgres_address)
    opened = left.open(**DUEL)
    table = opened["table"]
    ada, ben = left.seat(opened, 0), right.seat(opened, 1)
    wait_for(lambda: is_present(right, table, 0))
    asked = right.call(f"/api/tables/{table}/seats/0/ask", {"name": "Ben too"})
    until(ben, lambda: ben.info["proposal"] is not None)
    assert sorted(ben.info["proposal"]["waiting"]) == [0, 1]
    ben.ask({"type": "answer", "proposal": asked["proposal"], "agree": True})
    until(ada, lambda: (ada.info["proposal"] or {}).get("waiting") == [0])
    ada.close()
    wait_for(lambda: not is_present(right, table, 0))
    ada.reconnect()
    wait_for(lambda: is_present(right, table, 0))
    # A worker that closes takes its players with it.
    left.stop()
    assert not is_present(right, table, 0)


def test_a_dead_workers_bots_are_taken_over(
    serve: Serve, postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tablee.server.rooms import rooms

    monkeypatch.setattr(rooms, "GRACE", 500)
    left = serve(database=postgres_address, beat=30.0)
    seats = [{"holder": "me", "name": "Ada"}, {"holder": "bot", "level": "uniform"}]
    opened = left.open(options={"players": 2, "leader": 1}, seats=seats, start=True)
    # The bot of this worker would take half a minute; it is stopped before.
    left.stop()
    right = serve(database=postgres_address)
    with right.seat(opened, 0) as ada:
        until(ada, lambda: ada.line >= 1, 15)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_killed_under_load_loses_nothing(
    kind: str, tmp_path: Any, request: pytest.FixtureRequest
) -> None:
    """The short form of `make faults`."""
    database = str(tmp_path / "faults.db")
    if kind == "postgres":
        database = request.getfixturevalue("postgres_address")
    campaign = Campaign(database, tables=3, seed=7)
    campaign.run(kills=2, moves=30)
    assert campaign.moves() >= 2


def test_a_closing_server_finishes_its_commits_and_says_goodbye(serve: Serve) -> None:
    first = serve()
    opened = first.open(**DUEL)
    seats = [first.seat(opened, 0), first.seat(opened, 1)]
    play_on(seats, 5)
    mover = first_mover(seats) if seats[0].seq == seats[1].seq else seats[0]
    told = mover.entries
    first.stop()
    second = serve()
    with second.seat(opened, mover.seat) as again:
        assert again.entries[: len(told)] == told


@pytest.mark.parametrize("sign", ["SIGTERM", "SIGINT"])
def test_a_signal_closes_the_server_in_good_order(sign: str, tmp_path: Path) -> None:
    database, log = tmp_path / "tables.db", tmp_path / "server.log"
    command = [sys.executable, "-m", "tablee", "serve", "--port", "0"]
    with log.open("wb") as into:
        process = subprocess.Popen([*command, "--database", str(database)], stderr=into)
    try:
        end = time.monotonic() + 60
        while b'"serving"' not in log.read_bytes():
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.05)
        process.send_signal(getattr(signal, sign))
        process.wait(30)
    finally:
        process.kill()
    said = log.read_text()
    assert '"closed"' in said
    assert "Traceback" not in said
    # The last connection to the file was closed, and with it went the journal.
    assert not database.with_name("tables.db-wal").exists()


def test_trouble_in_one_room_is_not_the_trouble_of_others(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table whose frames cannot be made is loaded anew; the others never notice."""
    served = serve()
    ill, well = served.open(**DUEL), served.open(**DUEL)
    seats = [served.seat(ill, 0), served.seat(ill, 1)]
    mover = first_mover(seats)
    update = ws.Update
    failed: list[int] = []

    def broken(**fields: Any) -> ws.Update:
        # The frame is made while the move is written, and once more when it is told.
        if len(failed) < 2:
            failed.append(fields["seq"])
            raise RuntimeError("made to fail")
        return update(**fields)

    monkeypatch.setattr(ws, "Update", broken)
    mover._send({"type": "move", "id": 1, "line": 0, "move": mover.moves[0]})
    wait_for(lambda: len(failed) == 2)
    others = [served.seat(well, 0), served.seat(well, 1)]
    play_on(others, 5)
    again = served.seat(ill, mover.seat)
    until(again, lambda: again.line == 1)
    served.rooms.metrics.failures.reset()
