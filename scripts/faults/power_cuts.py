"""Cut the power at any moment of a game, and see that what the players were told is on the disk.

    python -m scripts.faults.power_cuts --cuts 1000
    python -m scripts.faults.power_cuts --cuts 100 --synchronous OFF    (must find lost moves)

Some tables are played as fast as the server answers, while every write and every sync of its
database is written down, and with every acknowledged move how much was written down by then. It is
cut at many moments: each time a disk is made that holds what was synced until then, and of the rest
what chance left there. A server is started on it. Checked: every acknowledged entry is there, with
no gap and word for word; every player who was at a table comes back with the same key, is told what
they had been told, and the game goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from scripts.faults.disk import Cache, WatchedDisk, read_journal, write_image
from scripts.faults.kills import Campaign, Player

from tablee.client import Lost, Refused, Seat
from tablee.server.serve import running, set_up_logs
from tablee.server.settings import Settings
from tablee.server.store.contract import Refused as NotOpened

DATABASE = "tables.db"
#: How many cuts are made while the log of writes is copied into the database itself: that is seldom
#: under way, and nowhere can more go wrong.
IN_CHECKPOINTS = 0.2
#: What is found after a cut need not be on a disk again.
IN_MEMORY = "/dev/shm" if os.path.isdir("/dev/shm") else None
#: By table: the bodies of its entries.
Entries = dict[str, list[bytes]]


class Game(msgspec.Struct):
    """A table of the recording: its keys, and what each seat was told until the end."""

    table: str
    tokens: list[str]
    entries: list[list[dict[str, Any]]] = []
    #: Entries that were acknowledged, each with the length of the journal at that time.
    told: list[tuple[int, int]] = []

    def told_by(self, position: int) -> int:
        """The last entry that was acknowledged before a position of the journal; 0 for none."""
        return max((seq for at, seq in self.told if at <= position), default=0)


class Recording(Campaign):
    """A campaign without kills, whose disk is watched."""

    def __init__(self, folder: Path, tables: int, synchronous: str = "") -> None:
        (folder / "disk").mkdir()
        self.disk = WatchedDisk(folder / "disk", folder)
        self.environment = self.disk.environment
        if synchronous:
            careless = str(Path(__file__).with_name("careless.py"))
            self.program = (sys.executable, careless, synchronous)
        self.folder = folder
        self.games: dict[str, tuple[Game, list[Seat]]] = {}
        self._noting = threading.Lock()
        super().__init__(str(folder / "disk" / DATABASE), tables, seed=1)

    def acknowledged(self, player: Player, seq: int) -> None:
        """Note how much had been done to the disk by then."""
        position = self.disk.position()
        table = player.opened["table"]
        with self._noting:
            if table not in self.games:
                tokens = [keys["token"] for keys in player.opened["seats"]]
                self.games[table] = (Game(table, tokens), player.seats)
            self.games[table][0].told.append((position, seq))

    def record(self, moves: int) -> None:
        """Play so many moves, and keep what is needed to cut it anywhere."""
        for player in self.players:
            player.thread.start()
        try:
            while self.moves() < moves:
                self.wait_for_moves(min(100, moves))
                self.check(0)
        finally:
            self.stop()
        shutil.rmtree(self.log.parent)
        games = [game for game, _ in self.games.values()]
        for game, seats in self.games.values():
            game.entries = [seat.entries for seat in seats]
        (self.folder / "games").write_bytes(msgspec.msgpack.encode(games))
        if not self.disk.position():
            raise SystemExit("nothing was written down: SQLite does not write as disk.c expects")


class Cutter:
    """Cuts a recording, and looks at what is left."""

    def __init__(self, folder: Path) -> None:
        self._journal = (folder / "journal").read_bytes()
        self._games = msgspec.msgpack.decode((folder / "games").read_bytes(), type=list[Game])
        self._entries = read_entries(folder / "disk" / DATABASE)

    def cut(self, cuts: list[int]) -> Iterator[str]:
        """Cut after so many changes, each time anew; what was wrong, nothing if all is well."""
        waiting, cache = sorted(cuts, reverse=True), Cache()
        for number, change in enumerate(read_journal(self._journal), 1):
            cache.take(change)
            while waiting and waiting[-1] == number:
                waiting.pop()
                chance = Random(f"{number} {len(waiting)}")
                with tempfile.TemporaryDirectory(prefix="tablee-cut-", dir=IN_MEMORY) as folder:
                    write_image(cache.image(chance), Path(folder))
                    problem = asyncio.run(self._problem(Path(folder), change.end))
                yield f"after {number} changes: {problem}" if problem else ""

    async def _problem(self, folder: Path, position: int) -> str:
        """What is wrong with a disk, of a cut at a position of the journal."""
        database = str(folder / DATABASE)
        settings = Settings(port=0, database=database, address_rate=1e9, address_burst=1e9)
        try:
            async with running(settings) as server:
                problem = await asyncio.to_thread(self._look, server.address(), folder, position)
                failures = server.rooms.metrics.registry.get_sample_value("tablee_failures_total")
            return problem or ("the server knows of a failure" if failures else "")
        except (NotOpened, sqlite3.Error) as error:
            return f"the database cannot be read: {error}"
        except (Refused, Lost) as error:
            return f"a player cannot come back: {error}"

    def _look(self, address: str, folder: Path, position: int) -> str:
        found = read_entries(folder / DATABASE)
        for game in self._games:
            told = game.told_by(position)
            there, written = found.get(game.table, []), self._entries[game.table]
            if len(there) < told:
                return f"{told - len(there)} acknowledged entries of a table are lost"
            if there != written[: len(there)]:
                return "an entry is not what was written"
            # Who was at a table then comes back to it; finished ones are only compared.
            if told and len(there) < len(written):
                problem = self._go_on(address, game, told)
                if problem:
                    return problem
        return ""

    def _go_on(self, address: str, game: Game, told: int) -> str:
        seats = [Seat.open(address, game.table, token) for token in game.tokens]
        problem = ""
        for seat, entries in zip(seats, game.entries, strict=True):
            least = min(len(entries), len(seat.entries))
            if len(seat.entries) < told or seat.entries[:least] != entries[:least]:
                problem = "a player is not told what they had been told"
        mover = next((seat for seat in seats if seat.moves), None)
        if mover is not None and not mover.over:
            line = mover.line
            mover.play(mover.moves[0])
            if mover.line != line + 1:
                problem = "the game does not go on"
        for seat in seats:
            seat.close()
        return problem


def read_entries(file: Path) -> Entries:
    """All entries of a database, by table; a gap is an error."""
    found: Entries = {}
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        statement = "SELECT table_id, seq, body FROM entries ORDER BY table_id, seq"
        for table, seq, body in connection.execute(statement):
            bodies = found.setdefault(table, [])
            bodies.append(body)
            if len(bodies) != seq:
                raise sqlite3.DatabaseError(f"an entry is missing before number {seq}")
    finally:
        connection.close()
    return found


def cut_some(folder: Path, cuts: list[int]) -> list[str]:
    """Cut a recording; what was wrong each time."""
    return list(Cutter(folder).cut(cuts))


def cut_many(folder: Path, cuts: int, seed: int, processes: int) -> list[str]:
    """Cut a recording at random moments; what was wrong each time."""
    names = [change.name for change in read_journal((folder / "journal").read_bytes())]
    moments = range(1, len(names) + 1)
    checkpoints = [moment for moment in moments if names[moment - 1] == DATABASE]
    chance = Random(seed)
    chosen = sorted(
        chance.choice(checkpoints if chance.random() < IN_CHECKPOINTS else moments)
        for _ in range(cuts)
    )
    size = -(-len(chosen) // (processes * 10))
    parts = [chosen[begin : begin + size] for begin in range(0, len(chosen), size)]
    context = get_context("spawn")
    with ProcessPoolExecutor(processes, context, set_up_logs, ("quiet",)) as pool:
        found: list[str] = []
        for part in pool.map(cut_some, [folder] * len(parts), parts):
            found += part
            print(f"  {len(found)} cuts", flush=True)
        return found


def main() -> int:
    """Record, cut, and say what came of it."""
    parser = argparse.ArgumentParser(description="Cut the power at random moments.")
    parser.add_argument("--cuts", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=8000, help="of the recording")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--synchronous", default="", help="of a careless server: OFF or NORMAL")
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tablee-power-") as temporary:
        folder = Path(temporary)
        recording = Recording(folder, given.tables, given.synchronous)
        recording.record(given.moves)
        size = recording.disk.position() / 1e6
        print(f"{recording.moves()} acknowledged moves, {size:.0f} MB written", flush=True)
        problems = cut_many(folder, given.cuts, given.seed, given.processes)
    found = [problem for problem in problems if problem]
    for problem in found[:10]:
        print(f"  {problem}")
    took = time.monotonic() - began
    print(f"{len(problems)} cuts, {len(found)} with a loss ({took:.0f} s)")
    # A careless server must be found out.
    return 0 if bool(found) == bool(given.synchronous) else 1


if __name__ == "__main__":
    sys.exit(main())
