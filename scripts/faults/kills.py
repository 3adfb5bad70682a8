"""Kill the server again and again under load, and see that nothing is lost.

    python -m scripts.faults.kills --kills 100
    python -m scripts.faults.kills --kills 100 --database postgresql://…
    python -m scripts.faults.kills --kills 100 --database postgres      (a private one is started)

Some tables are played by scripted clients as fast as the server answers. After a random number of
moves, at a random moment, the server gets SIGKILL and is started anew. Checked all the while: what
a client was told stays there word for word, entries arrive in order, none twice and none left out,
every table goes on, and the server's log knows of no failure. What the system still has in memory
survives a kill: whether it reached the disk is seen by `power_cuts`.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablee.client import Lost, Refused, Seat, call


class Campaign:
    """One server that is killed, and the tables that must survive it."""

    #: The program that serves; its arguments follow.
    program: tuple[str, ...] = (sys.executable, "-m", "tablee")
    #: In what the server's environment differs from ours.
    environment: Mapping[str, str] = {}

    def __init__(self, database: str, tables: int, seed: int) -> None:
        self.database = database
        self.random = random.Random(seed)
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.stopping = False
        folder = Path(tempfile.mkdtemp(prefix="tablee-faults-"))
        self.log = folder / "server.log"
        self.start()
        self.players = [Player(self, number) for number in range(tables)]

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [*self.program, "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--beat", "0", "--rate", "1e9"]
        command += ["--address-rate", "1e9", "--address-connections", "10000"]
        with self.log.open("ab") as log:
            environment = {**os.environ, **self.environment}
            self.process = subprocess.Popen(command, stderr=log, env=environment)
        # A machine with other work takes its time.
        end = time.monotonic() + 300
        while True:
            try:
                if call(self.address, "/health")["status"] == "ok":
                    return
            except (OSError, Refused):
                pass
            if self.process.poll() is not None or time.monotonic() > end:
                self.process.kill()
                raise AssertionError(f"the server does not start: {self.log.read_text()}")
            time.sleep(0.02)

    def kill(self) -> None:
        """No warning, no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def run(self, kills: int, moves: int) -> None:
        """The whole campaign, with at most so many moves between two kills."""
        for player in self.players:
            player.thread.start()
        try:
            for number in range(kills):
                self.wait_for_moves(self.random.randint(1, moves))
                time.sleep(self.random.uniform(0, 0.03))
                self.kill()
                self.start()
                self.check(number + 1)
        finally:
            self.stop()
        # The log is kept for those who must find out what went wrong.
        shutil.rmtree(self.log.parent)

    def stop(self) -> None:
        """Let the players come to an end and compare, then close the server in good order."""
        self.stopping = True
        for player in self.players:
            player.thread.join(60)
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)
        for player in self.players:
            if player.problem is not None:
                raise player.problem

    def acknowledged(self, player: Player, seq: int) -> None:
        """A player was told that an entry is there."""

    def moves(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(player.moves for player in self.players)

    def wait_for_moves(self, count: int) -> None:
        """Let the tables go on for a while."""
        wanted, end = self.moves() + count, time.monotonic() + 60
        while self.moves() < wanted:
            if any(player.problem is not None for player in self.players):
                return
            if time.monotonic() > end:
                raise AssertionError("no table goes on")
            time.sleep(0.001)

    def check(self, kills: int) -> None:
        """See that no player has found a fault, nor the server one of its own."""
        for player in self.players:
            if player.problem is not None:
                raise AssertionError(f"after {kills} kills: {player.problem}") from player.problem
        log = self.log.read_text(errors="replace")
        if "Traceback" in log or '"level": "error"' in log:
            raise AssertionError(f"after {kills} kills the log knows of a failure: {self.log}")


class Player:
    """Plays both seats of one table after another, and remembers every word."""

    def __init__(self, campaign: Campaign, number: int) -> None:
        self.campaign = campaign
        self.thread = threading.Thread(target=self._run, name=f"player-{number}", daemon=True)
        self.problem: BaseException | None = None
        self.moves = 0
        self.games = 0
        self.reconnects = 0
        self._open()

    def _open(self) -> None:
        seats = [{"holder": "me", "name": "A"}, {"holder": "me", "name": "B"}]
        body = {"game": "les-poilus", "options": {"players": 2}, "seats": seats, "start": True}
        self.opened: dict[str, Any] = call(self.campaign.address, "/api/tables", body)
        tokens = [keys["token"] for keys in self.opened["seats"]]
        address, table = self.campaign.address, self.opened["table"]
        self.seats = [Seat(address, table, token) for token in tokens]
        self.campaign.acknowledged(self, 1)

    def _run(self) -> None:
        try:
            while not self.campaign.stopping:
                try:
                    self._play()
                except (Lost, OSError, TimeoutError):
                    self._come_back()
                except Refused as refused:
                    # Whether it may be so at all is seen in the server's log.
                    if refused.code != "unavailable":
                        raise
                    time.sleep(0.05)
            self._come_back()
            self._compare()
        except BaseException as problem:
            self.problem = problem

    def _come_back(self) -> None:
        """Connect anew: what was told before must be there, and what follows must follow."""
        # A machine with other work takes its time.
        end = time.monotonic() + 300
        while True:
            try:
                for seat in self.seats:
                    seat.reconnect()
                self.reconnects += 1
                self._in_order()
                return
            except (Lost, OSError, TimeoutError):
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)
            except Refused as refused:
                if refused.code != "unavailable":
                    raise
                time.sleep(0.05)

    def _in_order(self) -> None:
        for seat in self.seats:
            numbers = [entry["seq"] for entry in seat.entries]
            if numbers != list(range(1, len(numbers) + 1)):
                raise AssertionError(f"entries are told twice or left out: {numbers[-9:]}")

    def _compare(self) -> None:
        """A newcomer with the same key is told exactly what we were told, bit by bit."""
        for seat in self.seats:
            again = Seat.open(seat.server, seat.table, seat._token)
            with again:
                if again.entries[: len(seat.entries)] != seat.entries:
                    raise AssertionError("something that was told is not there any more")

    def _play(self) -> None:
        if any(seat.seat < 0 for seat in self.seats):
            self._come_back()
        while not self.campaign.stopping:
            newest = max(self.seats, key=lambda seat: seat.seq)
            for seat in self.seats:
                while seat.seq < newest.seq:
                    seat.wait(10)
            self._in_order()
            if newest.over:
                self._compare()
                self._open()
                self.games += 1
                self._come_back()
                continue
            acting = self.seats[newest.info["to_act"][0]]
            line = acting.line
            acting.play(acting.moves[line * 5 % len(acting.moves)])
            self.campaign.acknowledged(self, acting.seq)
            if acting.line != line + 1:
                raise AssertionError("an acknowledged move is not a line")
            self.moves += 1


def free_port() -> int:
    """A port of the loopback that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def main() -> int:
    """Run a campaign and say what came of it."""
    parser = argparse.ArgumentParser(description="Kill the server under load.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--moves", type=int, default=200, help="at most, between two kills")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="default: an SQLite file that is removed")
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = arguments.database or str(Path(folder) / "faults.db")
        if database == "postgres":
            from tests.server.services import postgres

            database = stack.enter_context(postgres())
        began = time.monotonic()
        campaign = Campaign(database, arguments.tables, arguments.seed)
        campaign.run(arguments.kills, arguments.moves)
        back = sum(player.reconnects for player in campaign.players)
        print(
            f"{arguments.kills} kills, {campaign.moves()} acknowledged moves"
            f" at {arguments.tables} tables, {back} reconnections: nothing lost, nothing twice"
            f" ({time.monotonic() - began:.0f} s)"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
