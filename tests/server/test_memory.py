"""Nothing of what is over stays in memory: no room, no connection, no replay too many.

The collector of cycles is off here, as it nearly is on a server: what holds itself would pile up.
"""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.conftest import Serve, Served
from tests.server.test_nonsense import answer_to, listen
from tests.server.test_records import RECORDS
from tests.server.test_slow_clients import GET, until
from tests.server.test_table import DUEL

from tablee import replay
from tablee.client import Refused
from tablee.kernel.documents import Refusal
from tablee.server.api.connection import HttpConnection
from tablee.server.history.replays import price_of
from tablee.server.rooms import rooms as rooms_module
from tablee.server.rooms.room import Room
from tablee.server.table.decide.actors import HOST
from tablee.server.table.decide.seats import SetWatchers
from tablee.server.table.state import Draft, Table


@pytest.fixture
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def is_in_memory(table: str) -> bool:
    """Whether anything of a table is there."""
    # By type: `isinstance` asks what a weak reference refers to, which may be gone.
    found = [one for one in gc.get_objects() if type(one) in (Room, Table, Draft)]
    return any((one.table if type(one) is Room else one).id == table for one in found)


@pytest.mark.usefixtures("no_collector")
@pytest.mark.parametrize("delay", [0, 1])
def test_a_room_that_nobody_uses_leaves_memory_at_once(
    served: Served, monkeypatch: pytest.MonkeyPatch, delay: int
) -> None:
    monkeypatch.setattr(rooms_module, "FORGET_AFTER", 0)
    opened = served.open(**{**DUEL, "terms": {"delay": delay}})
    seat = served.seat(opened, opened["info"]["to_act"][0])
    seat.play(seat.moves[0])
    seat.command("look")
    assert is_in_memory(opened["table"])
    seat.close()
    until(lambda: not is_in_memory(opened["table"]))
    assert served.rooms.running == {}
    # It is not gone for good.
    assert served.call(f"/api/tables/{opened['table']}")["started"]


@pytest.mark.usefixtures("no_collector")
def test_a_connection_leaves_memory_when_it_ends(served: Served) -> None:
    made: list[weakref.ref[HttpConnection]] = []
    begin = HttpConnection.__init__

    def note(connection: HttpConnection, *given: Any, **named: Any) -> None:
        begin(connection, *given, **named)
        made.append(weakref.ref(connection))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(HttpConnection, "__init__", note)
        opened = served.open(**DUEL)
        answer_to(served, GET.replace(b"host", b"connection: close\r\nhost"))
        with listen(served, opened["table"]):
            pass
    until(lambda: not served.server.server_state.connections)
    assert len(made) == 3
    until(lambda: not any(found() for found in made))


class Unwound:
    """A replay of which only the length counts."""

    def __init__(self, positions: int) -> None:
        self.states = [None] * positions


def test_replays_are_kept_as_long_as_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_POSITIONS", 100)
    cache: Any = replay.ReplayCache()
    for name, positions in (("a", 40), ("b", 40), ("c", 20), ("d", 30)):
        cache.keep(name, Unwound(positions))
    assert [cache.find(name) is not None for name in "abcd"] == [False, True, True, True]
    # The one that is looked at is kept, whatever its length.
    cache.keep("e", Unwound(500))
    assert [cache.find(name) is not None for name in "bcde"] == [False, False, False, True]


@pytest.mark.rule("K10.3")
def test_a_long_record_is_priced_by_its_lines_and_an_unfinished_one_not_kept(serve: Serve) -> None:
    data = json.loads(RECORDS[0].read_bytes())
    lines = len(data["entries"])
    once = 4 + price_of(lines)
    served = serve(address_rate=0.001, address_burst=2 * once + price_of(lines) + 2)
    cut = {**data, "entries": data["entries"][:-1], "result": None}
    with pytest.raises(Refused, match=r"K9\.3"):
        served.call("/api/records", {"record": cut})
    assert not served.rooms.replays._kept
    name = served.call("/api/records", {"record": data})["table"]
    path = f"/api/records/{name}/replay"
    assert len(served.call(f"{path}?since=0")["events"]) > 1
    with pytest.raises(Refused) as refused:
        served.call(f"{path}?since=0")
    assert refused.value.code == "too-fast"
    assert price_of(10_000) > 5 * price_of(100)


def test_a_room_asked_after_it_was_forgotten_says_so(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = served.open(**DUEL)
    room = served.rooms.running[opened["table"]]
    monkeypatch.setattr(rooms_module, "FORGET_AFTER", 0)
    until(lambda: opened["table"] not in served.rooms.running)
    asked = asyncio.run_coroutine_threadsafe(room.ask(HOST, SetWatchers(False)), served.loop)
    answer = asked.result(30)
    assert isinstance(answer, Refusal)
    assert answer.code == "unavailable"
    assert served.failures() == 0
