"""Agents that speak: a seat by words, and a series against the levels. No model is needed."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import cast

import pytest
from tests.server.conftest import Served

from tablee.agents.arena import Arena, Schedule, play_arena
from tablee.agents.seats import LocalSeat, RemoteSeat
from tablee.cli import main
from tablee.client import Refused, Seat
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults
from tablee.term.remote import RemoteTable
from tablee.texts import Texts


def first_move(_: str) -> str:
    return "1"


def arena(game: str = "footclub", **more: object) -> Arena:
    return Arena(game=game, levels=["uniform", "recruit"], games=2, **more)  # type: ignore[arg-type]


def test_an_agent_meets_every_level_and_the_report_has_intervals() -> None:
    report = play_arena(Schedule(arena()), first_move)
    assert (report.done, report.total) == (4, 4)
    for level in report.levels:
        low, high = level.interval
        assert level.games == 2
        assert low <= level.share <= high
        assert level.said_per_game > 1


def test_two_agents_meet_the_same_deals_and_sit_at_every_seat() -> None:
    def dealt() -> list[tuple[int, str]]:
        schedule = Schedule(arena())
        seen = []
        while schedule.next() is not None:
            seat = schedule.open()
            seen.append((seat.number, seat.news()))
            while seat.outcome is None:
                seat.say("1")
            schedule.finish(seat, 1)
        return seen

    first = dealt()
    assert first == dealt()
    assert {seat for seat, _ in first} == {0, 1}


def test_a_stopped_arena_goes_on_and_another_ones_journal_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "arena.jsonl"
    stopped = Schedule(arena(), journal)
    seat = stopped.open()
    while seat.outcome is None:
        seat.say("1")
    stopped.finish(seat, 1)
    with journal.open("ab") as cut_off:
        cut_off.write(b'{"level":"un')
    again = Schedule(arena(), journal)
    assert len(again.played) == 1
    assert play_arena(again, first_move).done == 4
    assert main(["mcp", "--report", str(journal)]) == 0
    assert "4 of 4 games" in capsys.readouterr().out
    assert main(["mcp", "--report", str(journal), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["total"] == 4
    with pytest.raises(Faults, match="belongs to another arena"):
        Schedule(arena(seed=2), journal)
    journal.write_bytes(b"{}\n")
    assert main(["mcp", "--report", str(journal)]) == 2


def test_an_agent_that_never_moves_is_stopped() -> None:
    with pytest.raises(RuntimeError, match="without a move"):
        play_arena(Schedule(arena()), lambda _: "look")


def test_an_agent_writes_no_files_and_gets_advice_only_where_allowed(tmp_path: Path) -> None:
    seat = Schedule(arena()).open()
    seat.news()
    assert seat.say(f"save {tmp_path / 'x.json'}") == "That cannot be done from here."
    assert not list(tmp_path.iterdir())
    assert "That cannot be done" in seat.say("hint")
    allowed = Schedule(arena(advice=True)).open()
    allowed.news()
    assert "That cannot be done" not in allowed.say("hint")


@pytest.mark.parametrize("game", list(registry.BUILT_IN))
def test_what_is_told_is_what_the_seat_may_know(game: str) -> None:
    """A table whose hidden part is another one tells the same words."""
    seat = Schedule(arena(game)).open()
    told = (seat.news(), seat.say("look"), seat.say("hand"), seat.say("moves"))
    match = seat.table.match
    match._state = match.view(seat.number).sample(FastChance(7))
    other = LocalSeat(seat.table, Texts("en"))
    assert (other.say("look"), other.say("hand"), other.say("moves")) == told[1:]


def test_a_seat_at_a_servers_table(served: Served) -> None:
    with Seat.new(served.address, "footclub", level="recruit") as sat:
        seat = RemoteSeat(RemoteTable(sat), Texts("en"))
        told = seat.news(10)
        assert told
        assert "neither a move nor a command" in seat.say("save x")
        while seat.outcome is None:
            seat.say("1") if seat.table.is_asked else seat.news(5)
        assert seat.outcome.scores[seat.number] in (0, 0.5, 1)


def test_an_agent_that_is_too_fast_for_a_server_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    class Hasty:
        """A server's table that finds every other request too fast."""

        def __init__(self) -> None:
            self.seat, self.outcome, self.played = 0, None, list[str]()
            self.info = {"started": True, "to_act": [0], "seats": []}
            self.over = self.auto_answer = False
            self.seq = 0
            self.requests = 0

        def _said(self, act: str = "") -> dict[str, object]:
            self.requests += 1
            if self.requests % 2:
                raise Refused("too-fast", "K10.3", "That was too fast; wait a little.")
            return {"lines": ["Go on."], "more": False, "act": act, "argument": "pass", "seq": 1}

        def command(self, _: str) -> dict[str, object]:
            return self._said("move")

        def play(self, move: str) -> None:
            self._said()
            self.played.append(move)

        def news(self, _: int) -> dict[str, object]:
            return self._said()

    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    hasty = Hasty()
    seat = RemoteSeat(RemoteTable(cast("Seat", hasty)), Texts("en"))
    assert seat.say("1") == "Go on.\nGo on."
    assert hasty.played == ["pass"]
    assert len(waited) == 3
