"""Play on while the disk is slow for a minute, and then read-only for a while.

    python -m scripts.faults.bad_disk --seconds 60

Some tables are played as fast as the server answers. Checked: nobody is told of a move that is not
written, whoever does not want to write is answered at once all the while, every table goes on when
the disk is well again, nothing that was told is lost, and what waits does not fill the memory.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import sys
import tempfile
import threading
import time
from pathlib import Path

from scripts.faults.disk import WatchedDisk
from scripts.faults.kills import Campaign

from tablee.client import Lost, Seat, call

#: Seconds that every sync takes on the slow disk.
SLOW = 2.0
#: Whoever only asks whether the server is there must be answered within so many seconds.
PROMPT = 0.25
#: By how much the server's memory may grow while next to nothing is written.
GROWTH = 1.25


class Pinger(threading.Thread):
    """Asks again and again whether the server is there."""

    def __init__(self, address: str, table: str) -> None:
        super().__init__(daemon=True)
        self._seat = Seat.open(address, table)
        self.took: list[float] = []

    def run(self) -> None:
        """Until the connection ends."""
        with contextlib.suppress(Lost, OSError):
            while True:
                began = time.monotonic()
                self._seat.ask({"type": "ping"})
                self.took.append(time.monotonic() - began)
                time.sleep(0.02)


class BadDisk(Campaign):
    """A server whose disk is made slow and read-only."""

    def __init__(self, folder: Path, tables: int) -> None:
        (folder / "disk").mkdir()
        self.disk = WatchedDisk(folder / "disk", folder)
        self.environment = self.disk.environment
        self.faults: list[str] = []
        super().__init__(str(folder / "disk" / "tables.db"), tables, seed=1)

    def run_through(self, seconds: float) -> None:
        """Well, slow, well, read-only, well."""
        seats = [{"holder": "me", "name": "A"}, {"holder": "me", "name": "B"}]
        body = {"game": "les-poilus", "options": {"players": 2}, "seats": seats}
        self._pinger = Pinger(self.address, call(self.address, "/api/tables", body)["table"])
        self._pinger.start()
        for player in self.players:
            player.thread.start()
        try:
            self._for("well", 5)
            self.disk.make_slow(SLOW)
            self._for("slow", seconds)
            self.disk.make_well()
            self._for("well again", 5)
            self.disk.make_read_only()
            if self._for("read-only", seconds / 3):
                self.faults.append("moves were acknowledged on a read-only disk")
            self.disk.make_well()
            self._for("well again", 5)
        finally:
            self.disk.make_well()
            self.stop()
        if "Traceback" in self.log.read_text(errors="replace"):
            self.faults.append(f"the log knows of a failure: {self.log}")
        else:
            shutil.rmtree(self.log.parent)

    def _for(self, disk: str, seconds: float) -> int:
        """Let some time pass; how many moves were acknowledged."""
        # What was under way may still be answered.
        time.sleep(0.5)
        moves, pings, memory = self.moves(), len(self._pinger.took), self._memory()
        time.sleep(seconds)
        moves, took = self.moves() - moves, sorted(self._pinger.took[pings:])
        late = took[len(took) * 99 // 100] if took else seconds
        print(
            f"{disk:12} {seconds:3.0f} s: {moves:5} moves, a ping in {late * 1000:.0f} ms (p99),"
            f" {self._memory() / 1e6:.0f} MB",
            flush=True,
        )
        if late > PROMPT:
            self.faults.append(f"{disk}: a ping took {late:.2f} s")
        if not moves and disk != "read-only":
            self.faults.append(f"{disk}: no table went on")
        if disk in ("slow", "read-only") and self._memory() > GROWTH * memory:
            self.faults.append(f"{disk}: the server's memory grows")
        for player in self.players:
            if player.problem is not None:
                raise player.problem
        return moves

    def _memory(self) -> int:
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def main() -> int:
    """Run it, and say what came of it."""
    parser = argparse.ArgumentParser(description="Play on a slow and on a read-only disk.")
    parser.add_argument("--seconds", type=float, default=60, help="for which the disk is slow")
    parser.add_argument("--tables", type=int, default=4)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tablee-disk-") as folder:
        campaign = BadDisk(Path(folder), given.tables)
        campaign.run_through(given.seconds)
    for fault in campaign.faults:
        print(f"FAILED: {fault}")
    if not campaign.faults:
        print(f"{campaign.moves()} acknowledged moves: nothing lost, nothing twice")
    return 1 if campaign.faults else 0


if __name__ == "__main__":
    sys.exit(main())
