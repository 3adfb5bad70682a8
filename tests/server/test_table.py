"""Tables as people use them, through REST and WebSocket."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Serve, Served

from tablee.client import Refused, Seat
from tablee.games import registry

TWO = [{"holder": "me", "name": "Ada"}, {"holder": "me", "name": "Ben"}]
DUEL: dict[str, Any] = {"options": {"players": 2}, "seats": TWO, "start": True}


def play_on(seats: list[Seat], limit: int = 10_000) -> None:
    """Let whoever is to act make his first move, until the end or a limit."""
    for _ in range(limit):
        newest = max(seats, key=lambda seat: seat.seq)
        for seat in seats:
            while seat.seq < newest.seq:
                seat.wait(20)
        if newest.over:
            return
        acting = seats[newest.info["to_act"][0]]
        moves = acting.moves or acting.moves_like("")
        acting.play(moves[acting.line * 7 % len(moves)])


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
    with served.seat(opened, 0) as ada:
        for _ in range(6):
            while not ada.moves and not ada.groups and not ada.over:
                assert ada.wait(30)
            if ada.over:
                break
            ada.play((ada.moves or ada.moves_like(""))[0])
    with pytest.raises(Refused) as refused:
        served.call(f"/api/tables/{opened['table']}/record")
    assert refused.value.code == "not-over"


def test_a_table_goes_on_after_a_restart(serve: Serve) -> None:
    first = serve()
    opened = first.open(**DUEL)
    ada, ben = first.seat(opened, 0), first.seat(opened, 1)
    play_on([ada, ben], 150)
    told = ada.entries
    first.stop()
    second = serve()
    again = second.seat(opened, 0)
    assert again.entries == told
    assert again.view == ada.view
    assert again.moves == ada.moves
    ben = second.seat(opened, 1)
    play_on([again, ben])
    assert again.over
    again.close()
    ben.close()
