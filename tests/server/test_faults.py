"""Power cuts, bad disks, clocks that jump, bots that eat memory. `make faults` takes longer."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from scripts.faults.disk import NoDisk, WatchedDisk
from scripts.faults.power_cuts import Recording, cut_many
from tests.left_out import leave_out
from tests.server import waiting
from tests.server.conftest import Serve, Served
from tests.server.test_at_the_table import until
from tests.server.test_table import DUEL, play_on
from tests.serving import serving

from tablee.client import Refused, Seat, call
from tablee.server.table.clocks import clock_deadline
from tablee.server.workers import worker

ADA, BEN = {"holder": "me", "name": "Ada"}, {"holder": "me", "name": "Ben"}
HOUR = 3600

# ---- power cuts -------------------------------------------------------------------------------


def cuts(folder: Path, synchronous: str = "") -> list[str]:
    """What is wrong after each of some power cuts; nothing where all is well."""
    try:
        recording = Recording(folder, tables=2, synchronous=synchronous)
    except NoDisk as missing:
        leave_out(str(missing))
    recording.record(moves=120)
    return cut_many(folder, 10, seed=3, processes=1)


def test_no_power_cut_takes_what_a_player_was_told(tmp_path: Path) -> None:
    assert cuts(tmp_path) == [""] * 10


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_a_database_that_does_not_wait_for_the_disk_is_found_out(
    tmp_path: Path, synchronous: str
) -> None:
    assert any("lost" in problem for problem in cuts(tmp_path, synchronous))


# ---- bad disks --------------------------------------------------------------------------------


@pytest.fixture
def disk(tmp_path: Path) -> WatchedDisk:
    """A disk that can be made to fail."""
    (tmp_path / "disk").mkdir()
    try:
        return WatchedDisk(tmp_path / "disk", tmp_path)
    except NoDisk as missing:
        leave_out(str(missing))


@pytest.fixture
def address(disk: WatchedDisk) -> Iterator[str]:
    """A server on that disk."""
    with serving(disk.folder, env={**os.environ, **disk.environment}) as found:
        yield found.rstrip("/")


def duel(address: str) -> tuple[str, list[Seat]]:
    opened = call(address, "/api/tables", {"game": "les-poilus", **DUEL})
    table: str = opened["table"]
    return table, [Seat.open(address, table, keys["token"]) for keys in opened["seats"]]


def log_of(disk: WatchedDisk) -> str:
    return (disk.folder / "log").read_text()


def test_on_a_read_only_disk_tables_can_be_looked_at_and_go_on_later(
    disk: WatchedDisk, address: str
) -> None:
    table, seats = duel(address)
    play_on(seats, 4)
    before = [list(seat.entries) for seat in seats]
    mover = next(seat for seat in seats if seat.moves)
    disk.make_read_only()
    for _ in range(3):
        with pytest.raises(Refused) as refused:
            mover.play(mover.moves[0])
        assert refused.value.code == "unavailable"
    with pytest.raises(Refused) as refused:
        duel(address)
    assert refused.value.code == "unavailable"
    assert call(address, f"/api/tables/{table}")["started"]
    with Seat.open(address, table) as watcher:
        assert watcher.line == 4
    assert [seat.entries for seat in seats] == before
    disk.make_well()
    play_on(seats, 4)
    duel(address)
    assert "Traceback" not in log_of(disk)


def test_a_server_does_not_start_on_a_read_only_disk_and_says_so(disk: WatchedDisk) -> None:
    disk.make_read_only()
    command = [sys.executable, "-m", "tablee", "serve", "--port", "0"]
    command += ["--database", str(disk.folder / "tables.db")]
    environment = {**os.environ, **disk.environment}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "Read-only file system" in ended.stderr


def test_while_the_disk_is_slow_only_moves_wait(disk: WatchedDisk, address: str) -> None:
    table, seats = duel(address)
    other, others = duel(address)
    play_on(seats, 4)
    mover = next(seat for seat in seats if seat.moves)
    watcher = Seat.open(address, table)
    # Where one table is played at alone, on a quick disk, the loop writes by itself.
    play_on(others, 1)
    disk.make_slow(4)
    mover._send({"type": "move", "id": 99, "line": mover.line, "move": mover.moves[0]})
    for _ in range(3):
        watcher.ask({"type": "ping"})
        assert call(address, f"/api/tables/{other}")["started"]
    # They were answered at once, and nobody was told of the move.
    assert (watcher.line, mover.line) == (4, 4)
    mover._until(lambda frame: frame.get("answers") == 99)
    assert mover.line == 5
    disk.make_well()
    play_on(seats, 4)
    assert log_of(disk).count("\n") <= 2


# ---- clocks -----------------------------------------------------------------------------------


def put_clock(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    """Put the system's clock forward or back."""
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + seconds * 1_000_000_000)


def timed(served: Served) -> tuple[str, list[Seat]]:
    """A table with a minute for each turn."""
    terms = {"clock": {"per": "turn", "seconds": 60}, "absence": 600}
    options = {"players": 2, "leader": 0}
    opened = served.open(options=options, seats=[ADA, BEN], start=True, terms=terms)
    return opened["table"], [served.seat(opened, number) for number in (0, 1)]


def sits_in(seat: Seat) -> bool:
    return any(entry["kind"] == "sat-in" for entry in seat.entries)


@pytest.mark.rule("K8.1")
@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_nobody_wins_or_loses_time_when_the_clock_is_put(
    served: Served, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    table, seats = timed(served)
    play_on(seats, 2)
    put_clock(monkeypatch, jump)
    served.let_pass(0, table)
    while seats[1].wait(0.5):
        assert not sits_in(seats[1])
    served.let_pass(61, table)
    until(seats[1], lambda: sits_in(seats[1]))


@pytest.mark.rule("K8.1")
@pytest.mark.parametrize("per", ["turn", "game"])
def test_a_server_that_starts_in_the_past_goes_on(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, per: str
) -> None:
    first = serve()
    terms = {"clock": {"per": per, "seconds": 60}}
    opened = first.open(
        options={"players": 2, "leader": 0}, seats=[ADA, BEN], start=True, terms=terms
    )
    seats = [first.seat(opened, number) for number in (0, 1)]
    play_on(seats, 3)
    first.stop()
    put_clock(monkeypatch, -HOUR)
    second = serve()
    seats = [second.seat(opened, number) for number in (0, 1)]
    play_on(seats, 6)
    assert not sits_in(seats[0])
    # Whoever is to act now has their minute, and not an hour.
    room = second.rooms.running[opened["table"]]
    (acting,) = room.table.acting()
    deadline = clock_deadline(room.table, acting)
    assert deadline is not None
    assert 0 < deadline - second.rooms.now() <= 60_000


# ---- memory -----------------------------------------------------------------------------------


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="no such limit elsewhere")
def test_a_bot_that_eats_memory_is_ended_and_its_table_goes_on(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = worker.choose
    monkeypatch.setattr(worker, "choose", waiting.choose_greedily)
    greedy = {"holder": "bot", "level": waiting.SLOW_LEVEL}
    options: dict[str, Any] = {"players": 2, "leader": 1}
    ada = served.seat(served.open(options=options, seats=[ADA, greedy], start=True), 0)
    until_failed(served)
    # The next thought begins in a new process, and other tables have their bots.
    modest = {"holder": "bot", "level": "uniform"}
    other = served.seat(served.open(options=options, seats=[ADA, modest], start=True), 0)
    until(other, lambda: other.line >= 1)
    assert ada.line == 0
    ada.ask({"type": "ping"})
    monkeypatch.setattr(worker, "choose", choose)
    until(ada, lambda: ada.line >= 1)
    served.rooms.metrics.failures.reset()


def until_failed(served: Served) -> None:
    for _ in range(600):
        if served.failures():
            return
        time.sleep(0.05)
    raise AssertionError("nothing failed")
