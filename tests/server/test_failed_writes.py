"""An entry that the store does not take is dropped: the table is as it was, and is not loaded."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec
import pytest
from tests.server.conftest import Served

from tablee.client import Refused, Seat
from tablee.server.store.contract import Append, Conflict, StoreError
from tablee.server.table import entries as log

ADA, BEN = {"holder": "me", "name": "Ada"}, {"holder": "me", "name": "Ben"}
BOT = {"holder": "bot", "level": "recruit"}


class BrokenDisk:
    """A store that fails for a while, and counts what is loaded from it."""

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        rooms = served.rooms
        self._loop = served.loop
        self._append = rooms.store.append
        self.problems: list[StoreError] = []
        self.refused: list[Append] = []
        self.loads = 0
        #: Called before a write is refused, as another process would write then.
        self.meanwhile: Any = None
        load = rooms.load

        async def counted(*given: Any) -> Any:
            self.loads += 1
            return await load(*given)

        monkeypatch.setattr(rooms.store, "append", self.append)
        monkeypatch.setattr(rooms, "load", counted)

    def append(self, append: Append) -> None:
        if not self.problems:
            self._append(append)
            return
        self.refused.append(append)
        problem = self.problems.pop(0)
        if self.meanwhile is not None:
            self._append(self.meanwhile(append, lambda _: append.done(problem)))
        else:
            self._loop.call_soon(append.done, problem)


def kept(served: Served, table: str) -> tuple[bytes, int, Any]:
    """All there is of a table: its data, the number of its last entry, and who was to act."""
    found = served.rooms.running[table].table
    return found.snapshot(), found.seq, list(found.were_acting)


def started(served: Served, **terms: Any) -> tuple[str, list[Seat]]:
    options = {"players": 2, "leader": 0}
    opened = served.open(options=options, seats=[ADA, BEN], start=True, terms=terms)
    return opened["table"], [served.seat(opened, number) for number in (0, 1)]


@pytest.mark.parametrize("terms", [{}, {"clock": {"per": "turn", "seconds": 900}}])
def test_a_move_that_is_not_written_was_never_made(
    served: Served, monkeypatch: pytest.MonkeyPatch, terms: dict[str, Any]
) -> None:
    table, (ada, ben) = started(served, **terms)
    disk = BrokenDisk(served, monkeypatch)
    room = served.rooms.running[table]
    before, held, view = kept(served, table), room.table, ada.view
    match = held.match
    for _ in range(3):
        disk.problems.append(StoreError("the disk is full"))
        with pytest.raises(Refused) as refused:
            ada.play("intensity 3")
        assert refused.value.code == "unavailable"
        assert kept(served, table) == before
    assert served.rooms.running[table] is room
    assert room.table is held
    assert held.match is match
    ada.play("intensity 3")
    while ben.seq < ada.seq:
        ben.wait()
    assert (disk.loads, ada.line, ben.line) == (0, 1, 1)
    assert ada.view != view
    # The same move draws the same: nobody gets better cards by a write that fails.
    written = [msgspec.json.decode(append.body) for append in disk.refused]
    assert [entry["draws"] for entry in written] == [written[0]["draws"]] * 3
    assert held.match is not None
    assert [list(draw) for draw in held.match.lines[0].draws] == written[0]["draws"]


def test_nobody_hears_of_what_is_not_written(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (ada, ben) = started(served)
    disk = BrokenDisk(served, monkeypatch)
    seq = ben.seq
    for request in (
        {"type": "say", "text": "hello"},
        {"type": "move", "line": 0, "move": "intensity 4"},
    ):
        disk.problems.append(StoreError("the disk is full"))
        with pytest.raises(Refused, match=r".+"):
            ada.ask(request)
    ada.say("there again")
    while ben.seq == seq:
        ben.wait()
    assert [entry["text"] for entry in ben.entries if entry["kind"] == "said"] == ["there again"]
    assert (ben.seq, disk.loads) == (seq + 1, 0)


def test_a_start_that_is_not_written_can_be_tried_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = served.open(options={"players": 2, "leader": 0}, seats=[ADA, BEN])
    table, disk = opened["table"], BrokenDisk(served, monkeypatch)
    before = kept(served, table)
    disk.problems.append(StoreError("the disk is full"))
    with pytest.raises(Refused):
        served.call(f"/api/tables/{table}/start", {}, opened["host"])
    assert kept(served, table) == before
    assert served.rooms.running[table].table.match is None
    served.call(f"/api/tables/{table}/start", {}, opened["host"])
    found = served.rooms.running[table].table.match
    assert found is not None
    refused = msgspec.json.decode(disk.refused[0].body)
    assert [list(draw) for draw in found.setup_draws] == refused["draws"]
    assert disk.loads == 0


def test_a_bot_moves_once_the_store_takes_it(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = served.open("footclub", seats=[ADA, BOT], start=True)
    ada = served.seat(opened, 0)
    disk = BrokenDisk(served, monkeypatch)
    disk.problems += [StoreError("the disk is full")] * 2
    while disk.problems or ada.line < 6:
        if ada.moves:
            with contextlib.suppress(Refused):
                ada.play(ada.moves[0])
        else:
            ada.wait()
    assert len(disk.refused) == 2
    assert disk.loads == 0


def test_whoever_was_slower_than_another_process_catches_up(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It decides again after what the other wrote, without loading the whole table."""
    _, (ada, ben) = started(served)
    disk = BrokenDisk(served, monkeypatch)

    def other(append: Append, done: Any) -> Append:
        return Append(
            append.table, append.seq, append.at, log.encode(log.Said(1, "me first")), done
        )

    disk.meanwhile = other
    disk.problems.append(Conflict("somebody else has written it"))
    ada.play("intensity 3")
    while ben.seq < ada.seq:
        ben.wait()
    for seat in (ada, ben):
        kinds = [entry["kind"] for entry in seat.entries[-2:]]
        assert kinds == ["said", "moved"]
    assert (disk.loads, ada.line) == (0, 1)


def test_what_was_due_is_tried_again_later(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that is up while the disk is full does not keep the server busy."""
    terms = {"clock": {"per": "turn", "seconds": 60}}
    table, (ada, _) = started(served, **terms)
    disk = BrokenDisk(served, monkeypatch)
    disk.problems.append(StoreError("the disk is full"))
    monkeypatch.setattr("tablee.server.rooms.scheduler.ASK_AGAIN", 0.05)
    served.let_pass(61, table)
    while not any(entry["kind"] == "sat-in" for entry in ada.entries):
        ada.wait()
    assert [msgspec.json.decode(one.body)["kind"] for one in disk.refused] == ["sat-in"]
    assert disk.loads == 0
