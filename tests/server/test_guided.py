"""Guided games at a served table: the script is followed, and the real rules judge."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Serve, Served

from tablee.client import Refused, Seat
from tablee.games import registry
from tablee.kernel.guided import guided_game


def opened(served: Served, game: str) -> tuple[dict[str, Any], Seat]:
    """A guided game and the person's seat at it."""
    found = served.call("/api/guided", {"game": game, "name": "Ada", "language": "de"})
    return found, served.seat(found, found["seats"][0]["seat"])


def at(seat: Seat) -> int:
    """How many lines of the script are played."""
    found: int = seat.info["guided"]["at"]
    return found


def go_on(seat: Seat) -> None:
    seat.ask({"type": "go-on", "line": seat.line})


def go_back(seat: Seat, to: int) -> None:
    seat.ask({"type": "go-back", "to": to})


def refusal(seat: Seat, request: dict[str, Any]) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        seat.ask(request)
    return refused.value.code, refused.value.rule


@pytest.mark.rule("K11.1")
@pytest.mark.parametrize("game", registry.names())
def test_a_guided_game_is_played_to_its_end_through_the_table(served: Served, game: str) -> None:
    script = guided_game(registry.guided_scenario(game))
    table, ada = opened(served, game)
    assert table["info"]["seats"][script.seat]["name"] == "Ada"
    assert table["info"]["terms"]["chat"] == "off"
    assert table["info"]["terms"]["hints"]
    for number, line in enumerate(script.lines):
        assert at(ada) == number
        if line.seat == script.seat:
            ada.play(line.moves[-1] if line.moves[-1] in ada.moves_like("") else line.moves[0])
        else:
            go_on(ada)
    assert at(ada) == len(script.lines)
    request = {"type": "go-on", "line": ada.line}
    assert refusal(ada, request) == ("script-ended", "K11.2")


@pytest.mark.rule("K11.1")
@pytest.mark.parametrize("game", registry.names())
def test_every_step_can_be_skipped(served: Served, game: str) -> None:
    _, ada = opened(served, game)
    lines = len(ada.info["guided"]["lines"])
    for number in range(lines):
        assert at(ada) == number
        go_on(ada)
    assert at(ada) == lines
    assert refusal(ada, {"type": "go-on", "line": 0})[0] == "stale"


@pytest.mark.rule("K11.2")
def test_another_legal_move_is_refused_kindly_and_an_illegal_one_by_its_rule(
    served: Served,
) -> None:
    _, ada = opened(served, "les-poilus")
    assert "intensity 4" in ada.moves
    assert refusal(ada, move(ada, "intensity 4")) == ("another-move", "K11.2")
    assert refusal(ada, move(ada, "intensity 1")) == ("intensity-too-low", "P2.1")
    ada.play("intensity 3")
    assert refusal(ada, move(ada, "play 6")) == ("card-not-held", "P3.2")
    ada.play("play 5")
    assert refusal(ada, move(ada, "play 17"))[0] == "not-your-turn"
    for _ in range(2):
        go_on(ada)
    ada.play("play 17")


def move(seat: Seat, text: str) -> dict[str, Any]:
    return {"type": "move", "line": seat.line, "move": text}


@pytest.mark.rule("K11.1")
def test_the_others_wait_and_their_moves_are_not_told_beforehand(served: Served) -> None:
    _, ada = opened(served, "footclub")
    assert not ada.wait(0.5)
    assert at(ada) == 0
    lines = ada.info["guided"]["lines"]
    assert {bool(line["moves"]) for line in lines if line["seat"] == 0} == {False}
    assert {bool(line["moves"]) for line in lines if line["seat"] == 1} == {True}
    assert all("draws" not in line for line in lines)


@pytest.mark.rule("K11.3")
@pytest.mark.parametrize("game", registry.names())
def test_going_back_to_any_line_and_on_again_ends_where_it_ended_before(
    serve: Serve, game: str
) -> None:
    first = serve()
    table, ada = opened(first, game)
    views = [ada.view]
    for _ in ada.info["guided"]["lines"]:
        go_on(ada)
        views.append(ada.view)
    for line in range(len(views) - 2, -1, -1):
        go_back(ada, line)
        assert at(ada) == line
        assert same(ada.view, views[line])
    for line in range(3):
        go_on(ada)
        assert same(ada.view, views[line + 1])
    first.stop()
    # Another process goes on where this one was.
    second = serve()
    ada = second.seat(table, table["seats"][0]["seat"])
    assert at(ada) == 3
    go_back(ada, 1)
    for _ in range(1, len(views) - 1):
        go_on(ada)
    assert same(ada.view, views[-1])
    assert refusal(ada, {"type": "go-back", "to": 99}) == ("no-such-line", "K9.4")


def same(one: Any, other: Any) -> bool:
    """The same view, but for the list of moves, which frames carry by themselves."""
    return {**one, "moves": []} == {**other, "moves": []}


@pytest.mark.rule("K11.3")
def test_undo_takes_a_move_back_only_while_nobody_has_moved_since(served: Served) -> None:
    _, ada = opened(served, "trench-club")
    assert refusal(ada, {"type": "undo", "line": ada.line})[0] == "nothing-to-undo"
    ada.play("move 0 to E16")
    ada.undo()
    assert at(ada) == 0
    ada.play("move 0 to E16")
    assert at(ada) == 1
    _, ben = opened(served, "les-poilus")
    ben.play("intensity 3")
    ben.play("play 5")
    go_on(ben)
    assert refusal(ben, {"type": "undo", "line": ben.line})[0] == "undo-others-moved"


@pytest.mark.rule("K11.1")
def test_an_ordinary_table_has_no_script_and_a_guided_one_proves_nothing(served: Served) -> None:
    found = served.open("footclub", seats=[{"holder": "me"}, {"holder": "me"}], start=True)
    ada = served.seat(found, 0)
    assert ada.info["guided"] is None
    assert refusal(ada, {"type": "go-on", "line": 0}) == ("not-guided", "K11.1")
    assert refusal(ada, {"type": "go-back", "to": 0}) == ("not-guided", "K11.1")
    with pytest.raises(Refused) as refused:
        served.call("/api/guided", {"game": "chess"})
    assert refused.value.code == "no-such-game"
