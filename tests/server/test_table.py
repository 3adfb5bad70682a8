"""Tables as people use them, through REST and WebSocket."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Serve, Served

from tablee.client import Refused, Seat
from tablee.games import registry
from tablee.kernel.record import read_record, replay
from tablee.server.fairness import verify

TWO = [{"holder": "me", "name": "Ada"}, {"holder": "me", "name": "Ben"}]
DUEL: dict[str, Any] = {"options": {"players": 2}, "seats": TWO, "start": True}


def catch_up(seats: list[Seat]) -> Seat:
    """Wait until every seat has heard what one of them has; any of them."""
    newest = max(seats, key=lambda seat: seat.seq)
    for seat in seats:
        while seat.seq < newest.seq:
            seat.wait(20)
    return newest


def play_on(seats: list[Seat], limit: int = 10_000) -> None:
    """Let whoever is to act make their first move, until the end or a limit; all hear of it."""
    for _ in range(limit):
        newest = catch_up(seats)
        if newest.over:
            return
        acting = seats[newest.info["to_act"][0]]
        moves = acting.moves or acting.moves_like("")
        acting.play(moves[acting.line * 7 % len(moves)])
    catch_up(seats)


def test_two_people_play_a_game_to_its_end(served: Served) -> None:
    opened = served.open(**DUEL)
    ada, ben = served.seat(opened, 0), served.seat(opened, 1)
    play_on([ada, ben])
    assert ada.outcome == ben.outcome
    assert ada.outcome is not None
    assert ada.events != ben.events
    record = served.call(f"/api/tables/{opened['table']}/record")
    assert record["result"]["reason"] == ada.outcome["reason"]
    ada.close()
    ben.close()


@pytest.mark.parametrize("game", registry.names())
def test_one_person_and_bots_play(served: Served, game: str) -> None:
    seats = [{"holder": "me", "name": "Ada"}] + [{"holder": "bot"}] * 5
    found = registry.game(game)
    count = found.seats(found.options({}))
    opened = served.open(game, seats=seats[:count], start=True)
    with pytest.raises(Refused) as refused:
        served.call(f"/api/tables/{opened['table']}/record")
    assert refused.value.code == "not-over"
    with served.seat(opened, 0) as ada:
        for _ in range(6):
            while not ada.moves and not ada.groups and not ada.over:
                assert ada.wait(30)
            if ada.over:
                break
            ada.play((ada.moves or ada.moves_like(""))[0])


@pytest.mark.rule("K1.2")
def test_two_who_are_asked_together_may_answer_together(served: Served) -> None:
    opened = served.open("footclub", seats=TWO, start=True)
    ada, ben = served.seat(opened, 0), served.seat(opened, 1)
    while len(ada.info["to_act"]) < 2:
        play_on([ada, ben], 1)
        newest = max(ada.seq, ben.seq)
        for seat in (ada, ben):
            while seat.seq < newest:
                assert seat.wait(20)
    line = ben.line
    ada.play(ada.moves[0])
    # Ben has not heard of it when he answers.
    assert (ben.line, ada.line) == (line, line + 1)
    ben.play(ben.moves[0])
    assert ben.line == line + 2
    ada.close()
    ben.close()


@pytest.mark.parametrize("game", registry.names())
def test_a_spectator_may_ask_and_is_told_what_everybody_knows(served: Served, game: str) -> None:
    found = registry.game(game)
    seats = [{"holder": "me", "name": "A"}] * found.seats(found.options({}))
    watcher = served.seat(served.open(game, seats=seats, start=True))
    assert watcher.ask({"type": "moves", "prefix": ""})["moves"] == []
    for request in ({"type": "why", "move": "nonsense"}, {"type": "odds"}):
        with pytest.raises(Refused) as refused:
            watcher.ask(request)
        assert refused.value.code == "not-your-seat"


#: Tables that come to an end within reason when moves are picked blindly.
SHORT: dict[str, dict[str, Any]] = {"trench-club": {"armistice": 2}, "les-poilus": {"players": 2}}


@pytest.mark.rule("K9.3", "K9.4")
@pytest.mark.parametrize("game", registry.names())
def test_a_game_of_each_kind_is_played_to_its_end_through_a_restart(
    serve: Serve, game: str
) -> None:
    first = serve()
    opened = first.open(game, options=SHORT.get(game, {}), seats=TWO, start=True)
    ada, ben = first.seat(opened, 0), first.seat(opened, 1)
    # Fewer moves than the shortest game has.
    play_on([ada, ben], 5)
    newest = max(ada, ben, key=lambda seat: seat.seq)
    assert not newest.over
    first.stop()
    second = serve()
    seats = [second.seat(opened, 0), second.seat(opened, 1)]
    again = seats[newest.seat]
    assert again.entries == newest.entries
    assert (again.view, again.moves, again.groups) == (newest.view, newest.moves, newest.groups)
    play_on(seats)
    assert seats[0].outcome is not None
    assert seats[0].outcome == seats[1].outcome
    table = f"/api/tables/{opened['table']}"
    record = second.call(f"{table}/record")
    assert record["result"] == seats[0].outcome
    replayed = replay(read_record(record), registry.game(game))
    assert replayed.line == seats[0].line
    assert verify(read_record(record)).moves == seats[0].line
    half = seats[0].line // 2
    middle = second.call(f"{table}/replay?line={half}&seat=0")
    assert (middle["line"], middle["last"]) == (half, seats[0].line)
    _opened_replay(second, table, middle)
    with pytest.raises(Refused) as refused:
        second.call(f"{table}/replay?line={seats[0].line + 1}")
    assert refused.value.code == "no-such-line"
    with pytest.raises(Refused) as refused:
        second.call(f"{table}/replay?line={half}&seat=77")
    assert refused.value.code == "malformed"
    forked = second.call(f"{table}/fork", {"line": half, "seats": TWO})
    with second.seat(forked, 0) as fork:
        assert fork.view is not None
        assert fork.view | {"moves": []} == middle["view"] | {"moves": []}
        assert fork.info["source_line"] == half
    for seat in seats:
        seat.close()


def _opened_replay(served: Served, table: str, middle: dict[str, Any]) -> None:
    """Open, a replay holds what every seat saw, and the log without gaps."""
    line = middle["line"]
    opened = served.call(f"{table}/replay?line={line}&seat=-1&since=0&open=true")
    assert opened["views"][0] == middle["view"]
    assert len(opened["views"]) == 2
    assert opened["to_act"] == middle["to_act"]
    assert [event["seq"] for event in opened["events"]][-1] == line
    assert len(opened["events"]) > len(middle["events"])
    assert middle["views"] == []
    later = served.call(f"{table}/replay?line={line}&seat=0&since={line - 1}")
    assert later["events"] == middle["events"]


def test_a_long_game_loads_without_being_replayed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tablee.server.rooms import room

    monkeypatch.setattr(room, "SNAPSHOT_EVERY", 10)
    first = serve()
    opened = first.open("footclub", seats=TWO, start=True)
    seats = [first.seat(opened, 0), first.seat(opened, 1)]
    # A match has at least four decisions in each of its eight turns, so it is not over by then.
    play_on(seats, 30)
    told = max(seats, key=lambda seat: seat.seq)
    first.stop()
    second = serve()
    with second.seat(opened, told.seat) as again:
        assert again.entries == told.entries
        assert again.view == told.view
        match = second.rooms.running[opened["table"]].table.match
        assert match is not None
        assert match.first > 12
        assert len(match.lines) < 18


def test_a_running_game_is_forked_only_from_what_a_seat_may_know(served: Served) -> None:
    opened = served.open(**DUEL)
    with served.seat(opened, 0) as ada:
        token = opened["seats"][0]["token"]
        forked = served.call(f"/api/tables/{opened['table']}/fork", {"seats": TWO}, token)
        with served.seat(forked, 0) as fork:
            assert fork.view == ada.view
        with pytest.raises(Refused) as refused:
            served.call(f"/api/tables/{opened['table']}/replay?line=0")
        assert refused.value.code == "not-over"
