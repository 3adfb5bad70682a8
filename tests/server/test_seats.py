"""K5: who sits where, how one gets back in, and what the host may do."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Serve, Served
from tests.server.test_table import DUEL, play_on

from tablee.client import Lost, Refused, Seat
from tablee.games.les_poilus.data import SOLDIER_NAMES
from tablee.server.table.snapshot import BOT_NAMES

#: What computer players are called that play nobody yet.
NAMELESS = set(BOT_NAMES)


def code_of(call: Any, *args: Any, **more: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as refused:
        call(*args, **more)
    assert refused.value.rule
    assert str(refused.value)
    return refused.value.code


def wait_until_lost(seat: Seat, reason: str) -> None:
    """Wait until the server ends a connection, and why."""

    def listen() -> None:
        while seat.wait(10):
            pass

    with pytest.raises(Lost, match=reason):
        listen()


def wait_until_gone(served: Served, table: str, seat: int) -> None:
    """Wait until the server has noticed that nobody listens for a seat."""
    until = time.monotonic() + 10
    while served.rooms.running[table].subscribers.has(seat):
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.mark.rule("K5.1", "K5.2")
def test_an_invitation_is_used_once_and_gives_keys_of_its_own(served: Served) -> None:
    opened = served.open(options={"players": 2}, seats=[{"holder": "invited"}])
    table, invite = f"/api/tables/{opened['table']}", opened["seats"][0]["invite"]
    join = {"name": "Ada", "invite": invite}
    assert code_of(served.call, f"{table}/seats/0/join", {"name": "Eve"}) == "not-allowed"
    keys = served.call(f"{table}/seats/0/join", join)
    assert len(keys["token"]) >= 22
    assert keys["token"] != invite
    assert code_of(served.call, f"{table}/seats/0/join", join) == "seat-taken"
    assert code_of(Seat.open, served.address, opened["table"], invite) == "not-allowed"
    with Seat.open(served.address, opened["table"], keys["token"]) as ada:
        assert ada.seat == 0
    served.call(f"{table}/seats/1/join", {"name": "Whoever"})
    assert code_of(served.call, f"{table}/seats/7/join", join) == "no-such-seat"
    names = [seat["name"] for seat in served.call(table)["seats"]]
    assert names == ["Ada", "Whoever"]


@pytest.mark.rule("K5.1")
def test_tokens_are_kept_as_hashes_only(served: Served) -> None:
    opened = served.open(**DUEL)
    served.stop()
    stored = Path(served.settings.database).read_bytes()
    assert opened["table"].encode() in stored
    for keys in opened["seats"]:
        assert keys["token"].encode() not in stored
        assert keys["phrase"].encode() not in stored
    assert opened["host"].encode() not in stored


@pytest.mark.rule("K5.3", "K5.4")
def test_only_the_host_changes_seats_and_starts(served: Served) -> None:
    opened = served.open(options={"players": 3}, seats=[{"holder": "me", "name": "Ada"}])
    table, host = f"/api/tables/{opened['table']}", opened["host"]
    token = opened["seats"][0]["token"]
    bot = {"holder": "bot", "level": "uniform"}
    assert code_of(served.call, f"{table}/seats/1/change", bot, token) == "not-allowed"
    assert code_of(served.call, f"{table}/start", {}, token) == "not-allowed"
    served.call(f"{table}/seats/1/change", bot, host)
    wrong = {"holder": "bot", "level": "genius"}
    assert code_of(served.call, f"{table}/seats/1/change", wrong, host) == "no-such-level"
    with Seat.open(served.address, opened["table"], token) as ada:
        assert code_of(ada.play, "intensity 3") == "not-started"
        served.call(f"{table}/start", {}, host)
        assert code_of(served.call, f"{table}/start", {}, host) == "already-started"
        # The third seat is still empty: it is given to a bot, and the game goes on.
        assert code_of(served.call, f"{table}/seats/1/change", {"holder": "open"}, host) == (
            "already-started"
        )
        served.call(f"{table}/seats/2/change", bot, host)
        for _ in range(5):
            while not ada.moves and not ada.over:
                assert ada.wait(20)
            if ada.over:
                break
            ada.play(ada.moves[0])


def test_starting_can_fill_empty_seats_with_bots(served: Served) -> None:
    opened = served.open(options={"players": 4}, seats=[{"holder": "me", "name": "Ada"}])
    served.call(f"/api/tables/{opened['table']}/start", {"fill": "uniform"}, opened["host"])
    seats = served.call(f"/api/tables/{opened['table']}")["seats"]
    assert [seat["holder"] for seat in seats] == ["human", "bot", "bot", "bot"]


@pytest.mark.rule("K5.5")
def test_a_lost_link_is_replaced_by_the_recovery_phrase(served: Served) -> None:
    opened = served.open(**DUEL)
    path = f"/api/tables/{opened['table']}/recover"
    keys = opened["seats"][1]
    ben = served.seat(opened, 1)
    assert code_of(served.call, path, {"phrase": "no idea"}) == "wrong-phrase"
    typed = "  " + keys["phrase"].upper().replace("-", " ") + " "
    fresh = served.call(path, {"phrase": typed})
    assert fresh["seat"] == 1
    wait_until_lost(ben, "seat-lost")
    assert code_of(Seat.open, served.address, opened["table"], keys["token"]) == "not-allowed"
    assert code_of(served.call, path, {"phrase": keys["phrase"]}) == "wrong-phrase"
    with Seat.open(served.address, opened["table"], fresh["token"]) as again:
        assert again.seat == 1


@pytest.mark.rule("K6.1")
def test_a_request_for_a_seat_does_not_keep_the_players_from_taking_back(served: Served) -> None:
    opened = served.open(**DUEL)
    path = f"/api/tables/{opened['table']}/seats/0/ask"
    with served.seat(opened, 0) as ada, served.seat(opened, 1) as ben:
        mover, other = (ada, ben) if ada.moves else (ben, ada)
        mover.play(mover.moves[0])
        asked = served.call(path, {"name": "Eve"})
        mover.ask({"type": "propose", "what": "take-back", "line": 1})
        taking_back = mover.info["proposal"]
        assert taking_back["what"] == "take-back"
        other.ask({"type": "answer", "proposal": taking_back["proposal"], "agree": True})
        # Now the newcomer's turn has come again.
        assert other.info["proposal"]["proposal"] == asked["proposal"]
        assert sorted(other.info["proposal"]["waiting"]) == [0, 1]
        for seat in (ada, ben):
            seat.ask({"type": "answer", "proposal": asked["proposal"], "agree": True})
        with Seat.open(served.address, opened["table"], asked["keys"]["token"]) as eve:
            assert eve.seat == 0


def test_names_hold_nothing_that_cannot_be_printed(served: Served) -> None:
    seats = [
        {"holder": "me", "name": " A\nd\u202ea\x00 "},
        {"holder": "bot", "name": "\x07"},
    ]
    opened = served.open(options={"players": 2}, seats=seats)
    assert [seat["name"] for seat in opened["info"]["seats"]] == ["A da", "Ottilie"]


def test_computer_players_without_a_name_get_one_that_nobody_has(served: Served) -> None:
    seats = [{"holder": "me", "name": "ottilie"}, *[{"holder": "open"}] * 3, {"holder": "bot"}]
    opened = served.open(options={"players": 5}, seats=seats)
    served.call(f"/api/tables/{opened['table']}/start", {"fill": "recruit"}, opened["host"])
    names = [seat["name"] for seat in served.call(f"/api/tables/{opened['table']}")["seats"]]
    soldiers = {name.split()[0] for name in SOLDIER_NAMES}
    assert names[0] == "ottilie"
    assert set(names[1:]) < soldiers
    assert len(set(names)) == 5


def test_computer_players_are_called_after_whom_they_play_unless_somebody_named_them(
    served: Served,
) -> None:
    me, bot = {"holder": "me", "name": "Ada"}, {"holder": "bot", "level": "uniform"}
    for second, name in ((bot, "Le Sorcier"), (bot | {"name": "Bob"}, "Bob")):
        opened = served.open(game="footclub", options={}, seats=[me, second], start=True)
        table = f"/api/tables/{opened['table']}"
        assert [seat["name"] for seat in served.call(table)["seats"]] == ["Ada", name]


def test_computer_players_are_called_anew_in_the_next_game(served: Served) -> None:
    seats = [{"holder": "bot", "level": "uniform"}] * 2
    opened = served.open(options={"players": 2}, seats=seats, start=True)
    table = f"/api/tables/{opened['table']}"
    soldiers = {name.split()[0] for name in SOLDIER_NAMES}
    until = time.monotonic() + 60
    while (found := served.call(table))["outcome"] is None:
        assert time.monotonic() < until
        time.sleep(0.1)
    assert {seat["name"] for seat in found["seats"]} < soldiers
    again = served.call(f"{table}/rematch", {}, opened["host"])["table"]
    found = served.call(f"/api/tables/{again}")
    # Nobody is a soldier before soldiers are given out.
    assert {seat["name"] for seat in found["seats"]} <= (soldiers if found["started"] else NAMELESS)


def test_a_human_takes_a_bots_seat_with_the_tables_consent(served: Served) -> None:
    seats = [{"holder": "me", "name": "Ada"}, {"holder": "bot", "level": "uniform"}]
    opened = served.open(options={"players": 2}, seats=seats, start=True)
    with served.seat(opened, 0) as ada:
        asked = served.call(f"/api/tables/{opened['table']}/seats/1/ask", {"name": "Ben"})
        ada.ask({"type": "answer", "proposal": asked["proposal"], "agree": True})
        token = asked["keys"]["token"]
        with Seat.open(served.address, opened["table"], token) as ben:
            play_on([ada, ben], 12)
            assert ben.info["seats"][1] | {"holder": "human"} == ben.info["seats"][1]


def test_one_device_is_passed_on_at_a_hot_seat(served: Served) -> None:
    opened = served.open(**DUEL, terms={"hot_seat": True})
    tokens = {keys["token"] for keys in opened["seats"]}
    assert len(tokens) == 1
    with served.seat(opened, 0) as device:
        hands = []
        for seat in (0, 1):
            device._next += 1
            device._send({"type": "sit", "id": device._next, "seat": seat})
            device._until(lambda frame: frame["type"] == "welcome")
            assert device.seat == seat
            assert device.view is not None
            assert device.view["seat"] == seat
            hands.append(device.moves)
        assert sorted(map(bool, hands)) == [False, True]


@pytest.mark.rule("K5.3")
def test_a_hot_seat_is_started_by_the_one_key_it_has(served: Served) -> None:
    opened = served.open(**{**DUEL, "start": False}, terms={"hot_seat": True})
    table, key = f"/api/tables/{opened['table']}", opened["host"]
    for seat in (0, 1):
        served.call(f"{table}/contribute?as={seat}", {"entropy": "ab" * 16}, key)
    served.call(f"{table}/start", {}, key)
    assert served.call(table)["contributions"] == ["ab" * 16] * 2
    served.call(f"{table}/watchers", {"watchers": False}, key)
    assert not served.call(table, token=key)["watchers"]


def test_nobody_opens_another_seat_with_his_token(served: Served) -> None:
    opened = served.open(**DUEL)
    token = opened["seats"][0]["token"]
    assert code_of(Seat.open, served.address, opened["table"], token, 1) == "not-allowed"
    assert code_of(Seat.open, served.address, opened["table"], "x" * 32) == "not-allowed"
    assert code_of(Seat.open, served.address, secrets.token_urlsafe(16), token) == "no-such-table"


@pytest.mark.rule("K9.3")
def test_the_same_players_meet_again_with_the_same_keys(serve: Serve) -> None:
    served = serve()
    opened = served.open(**DUEL)
    path = f"/api/tables/{opened['table']}"
    ada, ben = served.seat(opened, 0), served.seat(opened, 1)
    assert code_of(served.call, f"{path}/rematch", {}, opened["host"]) == "not-over"
    play_on([ada, ben])
    token = opened["seats"][0]["token"]
    assert code_of(served.call, f"{path}/rematch", {}) == "not-your-seat"
    again = served.call(f"{path}/rematch", {}, token)["table"]
    assert served.call(f"{path}/rematch", {}, opened["host"])["table"] == again
    with Seat.open(served.address, again, token) as once_more:
        assert once_more.seat == 0
        assert once_more.info["commitment"] != ada.info["commitment"]
    ada.close()
    ben.close()


@pytest.mark.parametrize(
    ("read", "said"),
    [
        ("de-AT,en;q=0.5", "Diesen Tisch gibt es nicht."),
        ("nl, fr;q=0.8", "Cette table n’existe pas."),
        ("", "There is no such table."),
    ],
)
def test_a_refusal_is_in_the_browsers_language(served: Served, read: str, said: str) -> None:
    address = f"{served.address}/api/tables/{secrets.token_urlsafe(16)}"
    asked = urllib.request.Request(address, headers={"Accept-Language": read})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(asked)
    assert json.loads(refused.value.read())["text"].startswith(said)
