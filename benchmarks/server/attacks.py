"""Play while the server is attacked, and see that the players hardly notice.

    python -m benchmarks.server.attacks --minutes 20
    python -m benchmarks.server.attacks --minutes 1 --attacks pongs digests

The server has the limits that it has by default. Each table is played from an address of its own
(Linux gives us all of 127.0.0.0/8), every move a moment after the other, as fast as the limits of a
connection allow. Beside it all of `attackers` goes on. The exit code says whether the players' p99
stayed below 250 ms, the server's memory stayed flat, nobody who played was cut off or refused, and
the server knows of no exception that it did not foresee.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server.__main__ import UNLIMITED, free_port, resident, wait_for
from benchmarks.server.attackers import ATTACKS
from benchmarks.server.load import Frame, Load, Player, TableLoad, open_table, same
from tablee.client import Lost, Refused, Seat, call

ROOT = Path(__file__).parent.parent.parent
HOST = "127.0.0.1"
#: The limits: seconds for the players' p99, and by how much memory may grow from the second quarter
#: of the time to the last.
SLOWEST, GROWTH, GROWTH_BYTES = 0.25, 1.1, 10e6
#: In less time than this memory says nothing: tables that nobody uses are forgotten after a minute.
FLAT_AFTER = 300
#: Seconds between two looks at the server.
EVERY = 5


class PacedTable(TableLoad):
    """A table at which every move is made a moment after the last."""

    load: Players

    def __init__(self, table: str, tokens: list[str], load: Players, number: int) -> None:
        super().__init__(table, tokens, load)
        self.number = number

    def play(self, player: Player, frame: Frame) -> None:
        """A moment later."""
        self._line = frame.line
        asyncio.get_running_loop().call_later(self.load.pause, super().play, player, frame)

    def lost(self, exc: Exception | None) -> None:
        """Whoever is cut off comes back to another table, and it is told in the end."""
        if not self._over and not self.load.stopping:
            super().lost(exc)
            self._over = True
            self.load.replace(self)


class Players(Load):
    """Tables that are played by people who keep to the limits."""

    def __init__(self, port: int, tables: int, pause: float) -> None:
        super().__init__(HOST, port, "footclub", tables, 0)
        self.pause = pause
        self._playing: dict[int, PacedTable] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looked = 0

    async def sit_down(self) -> None:
        """Open all tables and begin."""
        for number in range(self.tables):
            await self._sit_down(number)
        self._measuring = True

    async def _sit_down(self, number: int) -> None:
        address = f"127.1.{number // 250}.{number % 250 + 1}"
        loop = asyncio.get_running_loop()
        try:
            opened = await open_table(HOST, self.port, self.game, address)
            tokens = [keys["token"] for keys in opened["seats"]]
            game = PacedTable(opened["table"], tokens, self, number)
            for seat in range(len(tokens)):
                player = Player(game, seat)
                make = partial(same, player)
                await loop.create_connection(make, HOST, self.port, local_addr=(address, 0))
                game.players.append(player)
            await asyncio.wait_for(game.all_sit, 60)
        except (AssertionError, OSError, TimeoutError) as error:
            self.problems.append(f"a table could not be opened: {error!r}"[:200])
            await asyncio.sleep(1)
            self._later(number)
            return
        self._playing[number] = game
        game.start()

    def finished(self, game: TableLoad) -> None:
        """The next game, with other players."""
        self.games += 1
        game.leave()
        assert isinstance(game, PacedTable)
        self._later(game.number)

    def replace(self, game: PacedTable) -> None:
        """A table was lost."""
        self._playing.pop(game.number, None)
        game.leave()
        self._later(game.number)

    def _later(self, number: int) -> None:
        if not self.stopping:
            task = asyncio.get_running_loop().create_task(self._sit_down(number))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def late(self) -> float:
        """The p99 since the last look."""
        found = sorted(self.latencies[self._looked :])
        self._looked = len(self.latencies)
        return percentile(found, 99)

    def stop(self) -> None:
        """No more moves; those without an answer took as long as they took."""
        self.stopping = True
        now = time.perf_counter()
        for game in self._playing.values():
            waited = now - max(player.sent for player in game.players)
            if waited > self.pause + SLOWEST:
                self.latencies.append(waited)


class Opponent(threading.Thread):
    """Plays against a computer player, and notes how long that takes."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self._address = address
        self.took: list[float] = []

    def run(self) -> None:
        """Until the server is gone."""
        while True:
            with contextlib.suppress(Refused, Lost, TimeoutError):
                self._play()
            time.sleep(1)

    def _play(self) -> None:
        seats = [{"holder": "me", "name": "A"}, {"holder": "bot", "level": "recruit"}]
        body = {"game": "footclub", "seats": seats, "start": True}
        try:
            opened = call(self._address, "/api/tables", body)
        except OSError:
            return
        with Seat.open(self._address, opened["table"], opened["seats"][0]["token"]) as seat:
            while not seat.over:
                if not seat.moves:
                    began = time.monotonic()
                    while not seat.moves and not seat.over:
                        seat.wait(60)
                    self.took.append(time.monotonic() - began)
                else:
                    with contextlib.suppress(Refused):
                        seat.play(seat.moves[0])
                    time.sleep(0.1)


def percentile(found: list[float], percent: int) -> float:
    """Of a sorted list; 0 if it is empty."""
    return found[len(found) * percent // 100] if found else 0.0


@contextlib.contextmanager
def serving(folder: Path, *more: str) -> Iterator[tuple[int, int]]:
    """A server on the database of a folder; its port and process."""
    port = free_port()
    command = [sys.executable, "-m", "tablee", "serve", "--port", str(port), *more]
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen([*command, "--database", str(folder / "t.db")], stderr=log)
    try:
        wait_for(port)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(60)


def long_table(folder: Path, lines: int) -> str:
    """A table at which much was said, made without limits before it begins."""
    seats = [{"holder": "me", "name": "A"}, {"holder": "me", "name": "B"}]
    body = {"game": "footclub", "seats": seats, "start": True}
    with serving(folder, *UNLIMITED) as (port, _):
        address = f"http://{HOST}:{port}"
        opened = call(address, "/api/tables", body)
        seat = Seat.open(address, opened["table"], opened["seats"][0]["token"])
        # Where the server keeps a log from growing so long, it is as long as it can be.
        with seat, contextlib.suppress(Refused):
            for number in range(lines):
                seat.say(f"{number} bottles of beer on the wall, {number} bottles of beer")
    table: str = opened["table"]
    return table


def workers_of(process: int) -> int:
    """Memory of the processes that a process has started, in bytes."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    total = 0
    for child in children:
        with contextlib.suppress(OSError):
            total += resident(int(child))
    return total


async def play(port: int, process: int, given: argparse.Namespace) -> tuple[Players, list[int]]:
    """Play for so long, and look at the server's memory now and then."""
    players = Players(port, given.tables, given.pause)
    await players.sit_down()
    memory: list[int] = []
    end = time.monotonic() + given.minutes * 60
    while time.monotonic() < end:
        await asyncio.sleep(EVERY)
        memory.append(resident(process))
        if len(memory) % given.report == 0:
            moves = len(players.latencies)
            print(
                f"{len(memory) * EVERY:5} s: {moves:7} moves, p99 {players.late() * 1000:5.0f} ms,"
                f" server {memory[-1] / 1e6:5.0f} MB, bots {workers_of(process) / 1e6:4.0f} MB",
                flush=True,
            )
    players.stop()
    return players, memory


def growth(memory: list[int]) -> tuple[float, float]:
    """Memory in the second quarter of the time, and in the last."""
    quarter = max(1, len(memory) // 4)
    return statistics.median(memory[quarter : 2 * quarter]), statistics.median(memory[-quarter:])


def unforeseen(port: int, log: Path) -> list[str]:
    """What the server itself calls an error."""
    with urllib.request.urlopen(f"http://{HOST}:{port}/metrics", timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    found = [line for line in lines if line.startswith("tablee_failures_total ")]
    found = [line for line in found if float(line.split()[1])]
    for line in log.read_text(errors="replace").splitlines():
        if "Traceback" in line or '"level": "error"' in line:
            found.append(line[:300])
    return found


def run(given: argparse.Namespace, folder: Path) -> list[str]:
    """Run it all; what was not as it must be."""
    table = long_table(folder, given.lines)
    with serving(folder) as (port, process):
        opponent = Opponent(f"http://{HOST}:{port}")
        opponent.start()
        command = [sys.executable, "-m", "benchmarks.server.attackers", str(port), table]
        command += [str(given.minutes * 60), *given.attacks]
        attack = None
        if given.attacks:
            attack = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
        players, memory = asyncio.run(play(port, process, given))
        if attack is not None:
            print(f"attacks: {attack.communicate(timeout=120)[0].decode().strip()}")
        errors = unforeseen(port, folder / "log")
    latencies, bots = sorted(players.latencies), sorted(opponent.took)
    late, (before, after) = percentile(latencies, 99), growth(memory)
    report: dict[str, Any] = {
        "moves": len(latencies),
        "p50_ms": round(percentile(latencies, 50) * 1000, 1),
        "p99_ms": round(late * 1000, 1),
        "bot_p99_ms": round(percentile(bots, 99) * 1000),
        "memory_mb": [round(before / 1e6), round(after / 1e6)],
        "cut_off": players.problems[:5],
        "refused": players.refused,
        "errors": len(errors),
    }
    print(f"players: {msgspec.json.encode(report).decode()}")
    faults = [f"unforeseen: {line}" for line in errors[:5]]
    if not latencies or late > SLOWEST:
        faults.append(f"the players' p99 is {late * 1000:.0f} ms, of {SLOWEST * 1000:.0f}")
    if given.minutes * 60 >= FLAT_AFTER and after > GROWTH * before + GROWTH_BYTES:
        faults.append(f"memory grew from {before / 1e6:.0f} to {after / 1e6:.0f} MB")
    if players.problems or players.refused:
        faults.append(f"players were cut off {len(players.problems)} times, or refused")
    return faults


def main() -> int:
    """Run it, and say what came of it."""
    parser = argparse.ArgumentParser(description="Play while the server is attacked.")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pause", type=float, default=0.2, help="seconds before every move")
    parser.add_argument("--lines", type=int, default=12_000, help="in the log of the long table")
    parser.add_argument("--attacks", nargs="*", choices=ATTACKS, default=list(ATTACKS))
    parser.add_argument("--report", type=int, default=6, help=f"every so many {EVERY} seconds")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tablee-attacks-") as folder:
        faults = run(given, Path(folder))
    for fault in faults:
        print(f"FAILED: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
