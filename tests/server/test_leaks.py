"""The wire tells a seat nothing that it may not know.

Two servers hold tables that differ only in what seat A may not know. Everything else is made
equal: the clock, the names, the dice. Over a whole game both send seat A, and a spectator, the
same bytes.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.conformance.games import CASES, case_name
from tests.server.conftest import Serve, Served
from websockets.sync.client import connect

from tablee.client import long_moves
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.match import Match
from tablee.kernel.state import SPECTATOR
from tablee.server import entries as log
from tablee.server import frames
from tablee.server.table.deciding.game import play
from tablee.server.table.fold import apply
from tablee.server.table.state import Table
from tablee.server.table.terms import Terms
from tablee.server.telling import EntryTeller


def twin_tables(case: tuple[str, int], seed: int, observer: int) -> tuple[Table, Table]:
    """Two tables in the middle of a game that look the same to an observer."""
    from tests.conformance.games import TABLES

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
        rules=1,
        options=msgspec.to_builtins(options),
        seats=seats,
        terms=Terms(),
        secret="00" * 32,
        host="",
        position=msgspec.to_builtins(game.position(state)),
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
        tellers = [EntryTeller(table.game) for table in (left, right)]
        greetings = [
            frames.welcome(table, teller, [], observer, 0)
            for table, teller in zip((left, right), tellers, strict=True)
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
            entries = [entry for entry in made if isinstance(entry, log.Moved)]
            if any(entry.draws or _reveals(left, entry) for entry in entries):
                # Here the observer learns what was different: no need to look alike any more.
                break
            told = []
            for table, teller, entry in zip((left, right), tellers, entries, strict=True):
                apply(table, entry, 1000 + compared)
                fresh: list[Any] = [(entry, table.seq, 1000 + compared)]
                told.append(frames.News(table, teller, fresh).frame(observer))
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
#: What a side can always do, whatever it holds, and what shows nothing of its hand.
QUIET = ("supporters none", "pass", "keep", "accept", "attack")


def test_two_servers_send_the_same_bytes_over_a_whole_game(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """FootClub, through real sockets: seat 0 and a spectator hear the same from both servers.

    The tables differ in which cards seat 1 holds and which lie in its pile. Both sides play
    through all turns without showing any, so whatever differed on the wire would be a leak.
    """
    from tablee.server import fairness, house, tokens

    time_now = iter(range(1, 10**9))
    heard: list[tuple[list[bytes], list[bytes]]] = []
    game = registry.game("footclub")
    real: Any = game.setup(game.options({}), FastChance(5))
    twin = real.view(0).sample(FastChance(77))
    while game.position(twin) == game.position(real) or twin.legal(1) != real.legal(1):
        twin = real.view(0).sample(FastChance(next(time_now)))
    for number, state in enumerate((real, twin)):
        counter = iter(range(1, 10**9))
        monkeypatch.setattr(tokens, "new_table_id", lambda: "the-same-table-for-both")
        monkeypatch.setattr(tokens, "new_token", lambda c=counter: f"token-{next(c):030}")
        monkeypatch.setattr(fairness, "new_secret", lambda: SECRET)
        monkeypatch.setattr(house, "wall_clock", lambda: 1_000_000)
        served = serve(database=str(tmp_path / f"twin{number}.db"))
        served.house.now = lambda: 1_000_000
        heard.append(_listen_to_a_game(served, game, state))
        served.stop()
    (seat_a, watcher_a), (seat_b, watcher_b) = heard
    assert len(seat_a) > 20
    assert seat_a == seat_b
    assert watcher_a == watcher_b


def _listen_to_a_game(served: Served, game: Any, state: Any) -> tuple[list[bytes], list[bytes]]:
    import asyncio

    from tablee.server import tokens

    keys = ["key-" + "a" * 30, "key-" + "b" * 30]
    seats = [
        log.SeatPlan("human", name, token=tokens.hashed(key))
        for name, key in zip(("Ada", "Ben"), keys, strict=True)
    ]
    opened = log.Opened(
        game=game.key,
        rules=1,
        options=msgspec.to_builtins(game.options({})),
        seats=seats,
        terms=Terms(),
        secret=SECRET,
        host="",
        position=msgspec.to_builtins(game.position(state)),
    )

    async def open_it() -> None:
        from tablee.server.table.deciding.actors import SERVER
        from tablee.server.table.deciding.game import Start

        room = await served.house.open_table("the-same-table-for-both", opened)
        await room.ask(SERVER, Start())

    asyncio.run_coroutine_threadsafe(open_it(), served.loop).result(20)
    table = "the-same-table-for-both"
    ada, ben, watcher = (Ear(served, table, key) for key in (keys[0], keys[1], ""))
    for ear in (ada, ben, watcher):
        ear.listen()
    for number in range(1, 400):
        frames_now = [msgspec.json.decode(ear.heard[-1]) for ear in (ada, ben)]
        if not frames_now[0]["to_act"]:
            break
        seat = frames_now[0]["to_act"][0]
        begin = next(m for m in QUIET if m in long_moves(frames_now[seat]["moves"]))
        (ada, ben)[seat].ask(
            {"type": "move", "id": number, "line": frames_now[0]["line"], "move": begin}
        )
        for ear in (ada, ben, watcher):
            ear.listen()
    for ear in (ada, ben, watcher):
        ear.close()
    return ada.heard, watcher.heard
