"""The wire tells a seat nothing that it may not know.

Two servers hold tables that differ only in what seat A may not know. Everything else is made
equal: the clock, the names, the dice. Over a whole game both send seat A, and a spectator, the
same bytes, whatever it asks. (How long an answer takes is not looked at here; bots answer on an
even beat.)
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.conformance.games import CASES, TABLES, case_name
from tests.server.conftest import Serve, Served
from tests.server.twins import Step, Twins, plan
from websockets.sync.client import connect

from tablee.games import registry
from tablee.kernel.chance import FairChance, FastChance
from tablee.kernel.match import Match
from tablee.kernel.state import SPECTATOR
from tablee.protocol.public_log import Terms
from tablee.server.rooms import frames
from tablee.server.table import entries as log
from tablee.server.table import state
from tablee.server.table.decide.actors import SERVER, Decided
from tablee.server.table.decide.game import Start, play
from tablee.server.table.fold import apply
from tablee.server.table.redact import Redactor
from tablee.server.table.state import Table
from tablee.server.tokens import hashed


def twin_tables(case: tuple[str, int], seed: int, observer: int) -> tuple[Table, Table]:
    """Two tables in the middle of a game that look the same to an observer."""
    game = registry.game(case[0])
    options = game.options(TABLES.get(case[0], [{}])[case[1]])
    match, picks = Match(game, options, FastChance(seed)), FastChance(seed, 3)
    for _ in range(4 + seed * 5):
        if match.to_act():
            seat = picks.choose(match.to_act())
            match.play(seat, picks.choose(match.legal(seat)))
    real = match.copy_state()
    twin = real.view(observer).sample(FastChance(seed, 8))
    return tuple(_table(game, options, state) for state in (real, twin))  # type: ignore[return-value]


def _table(game: Any, options: Any, state: Any) -> Table:
    seats = [log.SeatPlan("human", f"N{n}") for n in range(game.seats(options))]
    table = Table("same-name-for-both")
    opened = log.Opened(
        game=game.key,
        rules=state.rules(),
        options=msgspec.to_builtins(options),
        seats=seats,
        terms=Terms(),
        secret="00" * 32,
        host="",
        position=msgspec.to_builtins(state.position()),
    )
    apply(table, opened, 1)
    apply(table, log.Started([], 0, []), 2)
    return table


@pytest.mark.parametrize("case", CASES, ids=case_name)
@pytest.mark.parametrize("seed", range(3))
def test_frames_are_the_same_bytes_whatever_the_observer_may_not_know(
    case: tuple[str, int], seed: int
) -> None:
    """As long as the same happens at both tables, the same is told."""
    compared = 0
    for observer in (SPECTATOR, 0, 1):
        left, right = twin_tables(case, seed, observer)
        picks = FastChance(seed, 21)
        redactors = [Redactor(table.game) for table in (left, right)]
        greetings = [
            frames.welcome(table, redactor, [], observer, 0)
            for table, redactor in zip((left, right), redactors, strict=True)
        ]
        assert greetings[0] == greetings[1]
        while left.acting() and compared < 400:
            assert left.match is not None
            assert right.match is not None
            seat = picks.choose(left.acting())
            both = [m for m in left.match.legal(seat) if m in right.match.legal(seat)]
            if not both:
                break
            notation = left.game.notation(picks.choose(both))
            made = [play(table, seat, notation, None, by_bot=False) for table in (left, right)]
            decided = [one for one in made if isinstance(one, Decided)]
            entries = [one.entry for one in decided if isinstance(one.entry, log.Moved)]
            if any(entry.draws or _reveals(left, entry) for entry in entries):
                # Here the observer learns what was different: no need to look alike any more.
                break
            told = []
            for table, redactor, entry in zip((left, right), redactors, entries, strict=True):
                apply(table, entry, 1000 + compared)
                fresh: list[Any] = [(entry, table.seq, 1000 + compared)]
                told.append(frames.News(table, redactor, fresh).frame(observer))
            assert told[0] == told[1]
            compared += 1


def _reveals(table: Table, entry: log.Moved) -> bool:
    kinds = {kind.name: kind for kind in table.game.event_kinds}
    return any(kinds[str(event[0])].reveals for event in entry.events)


class Ear:
    """A connection that keeps every byte it is sent."""

    def __init__(self, served: Served, table: str, token: str) -> None:
        address = "ws" + served.address.removeprefix("http")
        self._open = connect(f"{address}/api/tables/{table}/socket", compression=None)
        self._socket = self._open.__enter__()
        hello = {"type": "hello", "protocol": 1, "token": token, "since": 0}
        self._socket.send(msgspec.json.encode(hello), text=True)
        self.heard: list[bytes] = []

    def listen(self) -> bytes:
        self.heard.append(bytes(self._socket.recv(20, decode=False)))
        return self.heard[-1]

    def ask(self, request: dict[str, Any]) -> None:
        self._socket.send(msgspec.json.encode(request), text=True)

    def close(self) -> None:
        self._open.__exit__(None, None, None)


SECRET = "11" * 32
NAME = "the-same-table-for-both"


class PlannedChance(FairChance):
    """The draws of a plan, one after another; what a table draws from in place of its secret."""

    def __init__(self, draws: list[tuple[int, int]]) -> None:
        super().__init__(bytes(32), "")
        self._draws = draws

    def below(self, bound: int) -> int:
        value, planned = self._draws[self.words_used]
        assert bound == planned
        self.words_used += 1
        return value


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_two_servers_send_the_same_bytes_over_a_whole_game(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, case: tuple[str, int]
) -> None:
    """Through real sockets a seat and a spectator hear the same from both servers, to the end.

    The tables differ in what that seat may not know: the cards that another one holds, or in
    which order it made its secret moves. Whatever differs on the wire is a leak.
    """
    game = registry.game(case[0])
    options = game.options(TABLES[case[0]][case[1]])
    twins = plan(game, options, observer=case[1] % 2)
    assert twins.whole
    assert twins.differed > 8
    heard = []
    for side in (0, 1):
        draws = [draw for step in twins.steps for draw in step.draws[side]]
        monkeypatch.setattr(state, "fair_chance", lambda *_, draws=draws: PlannedChance(draws))
        served = serve(database=str(tmp_path / f"twin{side}.db"))
        served.rooms.now = lambda: 1_000_000
        heard.append(_listen(served, twins, options, side))
        served.stop()
    assert len(heard[0][0]) > len(twins.steps)
    for ours, theirs in zip(*heard, strict=True):
        assert ours == theirs


def _listen(served: Served, twins: Twins, options: Any, side: int) -> list[list[bytes]]:
    """Play one of the twins; what the observer and a spectator heard."""
    count = twins.game.seats(options)
    keys = [f"key-{seat:030}" for seat in range(count)]
    opened = log.Opened(
        game=twins.game.key,
        rules=twins.starts[side].get("rules", 1),
        options=msgspec.to_builtins(options),
        seats=[log.SeatPlan("human", f"N{n}", token=hashed(key)) for n, key in enumerate(keys)],
        terms=Terms(),
        secret=SECRET,
        host="",
        position=twins.starts[side],
    )

    async def open_it() -> None:
        room = await served.rooms.open_table(NAME, opened)
        await room.ask(SERVER, Start())

    asyncio.run_coroutine_threadsafe(open_it(), served.loop).result(20)
    seats = [Ear(served, NAME, key) for key in keys]
    watcher, observer = Ear(served, NAME, ""), seats[twins.observer]
    for ear in (*seats, watcher):
        ear.listen()
    for number, step in enumerate(twins.steps):
        move = {"type": "move", "id": number, "line": number, "move": step.moves[side]}
        seats[step.seat].ask(move)
        for ear in (*seats, watcher):
            assert json.loads(ear.listen())["type"] == "update"
        if number % 8 == 0:
            _ask_around(observer, step)
    for ear in (*seats, watcher):
        ear.close()
    assert json.loads(watcher.heard[-1])["table"]["outcome"]
    return [observer.heard, watcher.heard]


def _ask_around(ear: Ear, step: Step) -> None:
    """Whatever a seat can ask for is answered from what it may know."""
    for request in (
        {"type": "odds"},
        {"type": "moves", "prefix": ""},
        {"type": "why", "move": step.moves[0]},
        {"type": "undo", "line": 0},
        {"type": "ask", "text": "situation"},
        {"type": "review"},
        {"type": "ask", "text": "review"},
        {"type": "ask", "text": "worst"},
        {"type": "ask", "text": "why 1"},
    ):
        ear.ask({"id": 0, **request})
        ear.listen()
