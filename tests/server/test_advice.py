"""Advice from a computer player, and the reasons it had (K12)."""

from __future__ import annotations

import contextlib
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest
from tests.games.trench_club.tables import war
from tests.server.conftest import Served

from tablee.client import Refused, Seat
from tablee.games import registry
from tablee.games.trench_club.table.moves import OPERATION, SURRENDER
from tablee.kernel.documents import Advice
from tablee.kernel.kinds import RULE_OF_THUMB
from tablee.protocol import ws
from tablee.server.ws.advice import AdviceAnswers

if TYPE_CHECKING:
    from tablee.server.rooms.inbox import Connection
    from tablee.server.table.state import Table

GIVE_UP = SURRENDER << OPERATION
BOT = {"holder": "bot", "level": "uniform"}
HUMAN = {"holder": "me", "name": "Ada"}


def opened(served: Served, game: str, hints: bool) -> tuple[dict[str, Any], Seat]:
    """A table of one person against computer players."""
    others = 2 if game == "les-poilus" else 1
    options = {"players": 3} if game == "les-poilus" else {}
    found = served.open(
        game, options=options, seats=[HUMAN, *[BOT] * others], terms={"hints": hints}
    )
    served.call(f"/api/tables/{found['table']}/start", {}, found["host"])
    return found, served.seat(found, 0)


def wait(seat: Seat) -> None:
    assert seat.wait(30), "the computer player does not answer"


def advice(seat: Seat) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = seat.ask({"type": "hints"})["hints"]
    return found


@pytest.mark.rule("K12.1")
@pytest.mark.parametrize("game", registry.names())
def test_moves_worth_considering_are_legal_and_have_a_reason(served: Served, game: str) -> None:
    _, ada = opened(served, game, hints=True)
    while len(legal := ada.moves_like("")) < 2:
        if not legal:
            wait(ada)
            continue
        assert [one["move"] for one in advice(ada)] == legal
        with contextlib.suppress(Refused):
            ada.play(legal[0])
    found = advice(ada)
    assert 1 <= len(found) <= 3
    for one in found:
        assert one["move"] in legal
        assert one["text"]
        assert one["score"] is None or 0 <= one["score"] <= 1
    assert len({one["move"] for one in found}) == len(found)


@pytest.mark.rule("K12.1")
def test_a_seat_is_advised_once_at_a_time_in_however_many_tabs(served: Served) -> None:
    seats = [{"holder": "me", "name": name} for name in ("Ada", "Ben")]
    options = {"players": 2, "leader": 0}
    table = served.open(options=options, seats=seats, terms={"hints": True}, start=True)
    ada, tab = served.seat(table, 0), served.seat(table, 0)
    ada._send({"type": "hints", "id": 77})
    ada.ask({"type": "ping"})
    with pytest.raises(Refused) as refused:
        advice(tab)
    assert refused.value.code == "still-thinking"
    ada._until(lambda frame: frame["type"] == "hints")
    assert advice(tab)


@pytest.mark.rule("K12.1")
def test_advice_is_refused_where_the_table_was_opened_without_it(served: Served) -> None:
    table, ada = opened(served, "footclub", hints=False)
    with pytest.raises(Refused) as refused:
        ada.ask({"type": "hints"})
    assert (refused.value.code, refused.value.rule) == ("no-hints", "K12.1")
    watcher = served.seat(table)
    with pytest.raises(Refused) as refused:
        watcher.ask({"type": "hints"})
    assert refused.value.code == "not-your-seat"


@pytest.mark.rule("K12.2")
def test_reasons_are_told_once_the_game_is_over(served: Served) -> None:
    table, ada = opened(served, "footclub", hints=False)
    while not ada.over:
        if not ada.moves:
            wait(ada)
            continue
        with contextlib.suppress(Refused):  # the computer player chose at the same time
            ada.play(ada.moves[0])
    assert any(entry.get("by_bot") for entry in ada.entries)
    assert not any("why" in entry for entry in ada.entries)
    path = f"/api/tables/{table['table']}/replay?since=0&lang=de"
    reasons = served.call(path)["reasons"]
    assert {reason["seat"] for reason in reasons} == {1}
    assert all(reason["text"] for reason in reasons)
    one = reasons[3]
    at_its_line = served.call(f"/api/tables/{table['table']}/replay?line={one['line']}&lang=de")
    assert at_its_line["reasons"] == [one]


@pytest.mark.rule("K12.1")
def test_advice_to_surrender_may_be_followed_though_it_is_not_among_the_moves() -> None:
    match = war("germany infantry C5", "france infantry K6").match
    table = SimpleNamespace(
        match=match,
        game=match.game,
        state=SimpleNamespace(seats=[SimpleNamespace(name=name) for name in ("Ada", "Ben")]),
        line=lambda: 0,
    )
    sent: list[bytes] = []
    asking = AdviceAnswers(cast("Connection", SimpleNamespace(observer=0, send=sent.append)), "en")
    found = [
        Advice(match.game.notation(GIVE_UP), None, 0.0, RULE_OF_THUMB.reason()),
        Advice("buy tank", None, 0.0, RULE_OF_THUMB.reason()),
    ]
    asking._answer(cast("Table", table), ws.AskAdvice(id=1), found)
    (only,) = msgspec.json.decode(sent[0])["hints"]
    assert only["move"] == match.game.notation(GIVE_UP)


@pytest.mark.parametrize("game", registry.names())
def test_quick_advice_is_one_legal_move(served: Served, game: str) -> None:
    _, ada = opened(served, game, hints=True)
    while len(legal := ada.moves_like("")) < 2:
        if not legal:
            wait(ada)
            continue
        ada.play(legal[0])
    found = ada.ask({"type": "hints", "quick": True})["hints"]
    assert len(found) == 1
    assert found[0]["move"] in legal
    assert found[0]["score"] is None
