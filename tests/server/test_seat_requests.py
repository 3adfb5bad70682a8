"""K5.6 to K5.10: newcomers who ask for a seat, those who hold it, and what the host may do."""

from __future__ import annotations

import asyncio
import json
import threading
import time
import urllib.error
import urllib.request
from typing import Any

import msgspec
import pytest
from tests.server.conftest import Serve, Served
from tests.server.test_at_the_table import until
from tests.server.test_seats import code_of, wait_until_gone, wait_until_lost
from tests.server.test_table import DUEL

from tablee.client import Refused, Seat
from tablee.kernel.documents import Refusal
from tablee.kernel.state import SPECTATOR
from tablee.protocol import public_log, ws
from tablee.protocol.public_log import Terms
from tablee.protocol.sentences import Sentences
from tablee.server.api.seats import clean
from tablee.server.rooms.inbox import Refresh
from tablee.server.store.contract import Append, StoreError
from tablee.server.table import entries as log
from tablee.server.table.decide.actors import HOST, SERVER
from tablee.server.table.decide.decisions import decide
from tablee.server.table.decide.game import Start
from tablee.server.table.decide.requests import AskSeat
from tablee.server.table.decide.seats import Recover
from tablee.server.table.decide.upkeep import AnswerItself
from tablee.server.table.fold import apply
from tablee.server.table.state import Table
from tablee.server.tokens import hashed
from tablee.server.ws.session import Session
from tablee.texts import LANGUAGES, Texts

HOUR = 3600


def ask(served: Served, opened: dict[str, Any], seat: int, name: str = "Dee") -> dict[str, Any]:
    """A newcomer asks for a seat."""
    asked: dict[str, Any] = served.call(
        f"/api/tables/{opened['table']}/seats/{seat}/ask", {"name": name}
    )
    return asked


def answer(seat: Seat, asked: dict[str, Any], agree: bool) -> None:
    seat.ask({"type": "answer", "proposal": asked["proposal"], "agree": agree})


def away(served: Served, opened: dict[str, Any], seat: int) -> None:
    wait_until_gone(served, opened["table"], seat)


def opens_nothing(served: Served, opened: dict[str, Any], asked: dict[str, Any]) -> bool:
    token = asked["keys"]["token"]
    return code_of(Seat.open, served.address, opened["table"], token) == "not-allowed"


def handed_over(served: Served, **terms: Any) -> tuple[dict[str, Any], Seat, dict[str, Any]]:
    """A table where Ben stayed away and Dee got his seat."""
    opened = served.open(**DUEL, terms={"handover": HOUR, **terms})
    ada = served.seat(opened, 0)
    asked = ask(served, opened, 1)
    answer(ada, asked, agree=True)
    served.let_pass(HOUR, opened["table"])
    until(ada, lambda: ada.info["seats"][1]["name"] == "Dee")
    return opened, ada, asked


# ---- the holder's own answer ------------------------------------------------------------------


@pytest.mark.rule("K5.6")
def test_nobody_takes_the_seat_of_whoever_is_away_for_a_moment(served: Served) -> None:
    opened = served.open(**DUEL)
    ada, ben = served.seat(opened, 0), served.seat(opened, 1)
    ben.close()
    away(served, opened, 1)
    asked = ask(served, opened, 1, "Ada too")
    answer(ada, asked, agree=True)
    assert opens_nothing(served, opened, asked)
    served.let_pass(60 * 86_400, opened["table"])
    ada.wait(0.3)
    ben.reconnect()
    assert ben.seat == 1
    assert ben.info["proposal"]["waiting"] == [1]
    answer(ben, asked, agree=False)
    assert ben.info["proposal"] is None
    assert opens_nothing(served, opened, asked)


@pytest.mark.rule("K5.6", "K6.1", "K6.2")
def test_a_seat_changes_hands_once_all_agree_its_holder_among_them(served: Served) -> None:
    seats = [{"holder": "me", "name": n} for n in ("Ada", "Ben", "Cem")]
    opened = served.open(options={"players": 3}, seats=seats, start=True)
    ada, ben, cem = (served.seat(opened, number) for number in range(3))
    asked = ask(served, opened, 2)
    until(cem, lambda: cem.info["proposal"] is not None)
    assert cem.info["proposal"]["waiting"] == [0, 1, 2]
    for seat in (ada, cem):
        answer(seat, asked, agree=True)
        assert opens_nothing(served, opened, asked)
    assert code_of(ada.ask, {"type": "answer", "proposal": asked["proposal"], "agree": True}) == (
        "not-asked"
    )
    answer(ben, asked, agree=True)
    wait_until_lost(cem, "seat-lost")
    with Seat.open(served.address, opened["table"], asked["keys"]["token"]) as dee:
        assert dee.seat == 2
        assert dee.info["seats"][2]["name"] == "Dee"
    # Whoever gave the seat away has no claim on it any more.
    lost = {"phrase": opened["seats"][2]["phrase"]}
    assert code_of(served.call, f"/api/tables/{opened['table']}/recover", lost) == "wrong-phrase"


@pytest.mark.rule("K5.6")
def test_whoever_agreed_may_think_better_of_it(served: Served) -> None:
    opened = served.open(**DUEL)
    ada = served.seat(opened, 0)
    asked = ask(served, opened, 1)
    answer(ada, asked, agree=True)
    assert ada.info["proposal"]["agreed"] == [0]
    answer(ada, asked, agree=False)
    assert ada.info["proposal"] is None


@pytest.mark.rule("K5.6")
def test_a_bots_seat_is_not_taken_while_everybody_is_away(served: Served) -> None:
    seats = [{"holder": "me", "name": "Ada"}, {"holder": "bot", "level": "uniform"}]
    options = {"players": 2, "leader": 0}
    opened = served.open(options=options, seats=seats, start=True, terms={"absence": 60})
    with served.seat(opened) as watcher:
        served.let_pass(61, opened["table"])
        until(watcher, lambda: watcher.info["seats"][0]["sits_in"])
        asked = ask(served, opened, 1)
        assert opens_nothing(served, opened, asked)
    with served.seat(opened, 0) as ada:
        assert ada.info["proposal"]["waiting"] == [0]


@pytest.mark.rule("K5.6")
def test_a_seat_that_is_kept_for_somebody_is_nobody_elses(served: Served) -> None:
    opened = served.open(
        options={"players": 2}, seats=[{"holder": "me"}, {"holder": "invited"}], start=True
    )
    path = f"/api/tables/{opened['table']}/seats/1/ask"
    assert code_of(served.call, path, {"name": "Dee"}) == "seat-taken"


# ---- absence ----------------------------------------------------------------------------------


@pytest.mark.rule("K5.7")
def test_a_seat_passes_only_after_the_absence_that_the_terms_name(served: Served) -> None:
    opened = served.open(**DUEL, terms={"handover": HOUR})
    ada = served.seat(opened, 0)
    asked = ask(served, opened, 1)
    served.let_pass(2 * HOUR, opened["table"])
    ada.wait(0.3)
    # Nobody has agreed yet.
    assert opens_nothing(served, opened, asked)
    answer(ada, asked, agree=True)
    until(ada, lambda: ada.info["seats"][1]["name"] == "Dee")
    with Seat.open(served.address, opened["table"], asked["keys"]["token"]) as dee:
        assert dee.seat == 1
        passed = [entry for entry in dee.entries if entry["kind"] == "passed"]
        assert [(one["seat"], one["name"]) for one in passed] == [(1, "Dee")]


@pytest.mark.rule("K5.7")
def test_presence_is_looked_at_when_the_matter_is_settled(served: Served) -> None:
    opened = served.open(**DUEL, terms={"handover": HOUR})
    ada = served.seat(opened, 0)
    asked = ask(served, opened, 1)
    ben = served.seat(opened, 1)
    answer(ada, asked, agree=True)
    served.let_pass(HOUR, opened["table"])
    # Ben is there, and says nothing: the hour begins anew.
    until(ben, lambda: ben.entries[-1]["kind"] == "other")
    ben.close()
    away(served, opened, 1)
    served.let_pass(HOUR - 60, opened["table"])
    ada.wait(0.3)
    assert opens_nothing(served, opened, asked)
    served.let_pass(60, opened["table"])
    until(ada, lambda: ada.info["seats"][1]["name"] == "Dee")


@pytest.mark.rule("K5.7")
def test_whoever_comes_in_at_the_last_moment_keeps_the_seat(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = served.open(**DUEL, terms={"handover": HOUR})
    ada = served.seat(opened, 0)
    asked = ask(served, opened, 1)
    answer(ada, asked, agree=True)
    looked, came = threading.Event(), threading.Event()
    is_present = served.rooms.is_present

    async def slowly(table: str, seat: int) -> bool:
        found = await is_present(table, seat)
        looked.set()
        while not came.is_set():
            await asyncio.sleep(0.01)
        return found

    monkeypatch.setattr(served.rooms, "is_present", slowly)
    served.let_pass(HOUR, opened["table"])
    assert looked.wait(20)
    ben = served.seat(opened, 1)
    came.set()
    until(ben, lambda: ben.entries[-1]["kind"] == "other")
    assert ben.info["seats"][1]["name"] == "Ben"
    assert opens_nothing(served, opened, asked)


@pytest.mark.rule("K5.7")
def test_whoever_was_there_until_a_moment_ago_is_not_absent(served: Served) -> None:
    opened = served.open(**DUEL, terms={"handover": HOUR})
    ada, ben = served.seat(opened, 0), served.seat(opened, 1)
    asked = ask(served, opened, 1)
    served.let_pass(2 * HOUR, opened["table"])
    ben.close()
    until(ada, lambda: ada.entries[-1]["kind"] == "other")
    answer(ada, asked, agree=True)
    ada.wait(0.3)
    assert opens_nothing(served, opened, asked)


@pytest.mark.rule("K5.7")
def test_a_server_that_has_just_started_takes_nobody_for_absent(served: Served) -> None:
    opened = served.open(**DUEL)

    def is_present() -> bool:
        asked = served.rooms.is_present(opened["table"], 1)
        return asyncio.run_coroutine_threadsafe(asked, served.loop).result(20)

    assert is_present()
    served.let_pass(61, opened["table"])
    until_gone = time.monotonic() + 10
    while is_present():
        assert time.monotonic() < until_gone
        time.sleep(0.01)


@pytest.mark.rule("K5.7")
def test_a_request_falls_when_the_last_who_could_agree_goes_away(served: Served) -> None:
    options = {"players": 2, "leader": 0}
    opened = served.open(**{**DUEL, "options": options}, terms={"handover": HOUR, "absence": 60})
    with served.seat(opened) as watcher:
        ask(served, opened, 1)
        served.let_pass(2 * HOUR, opened["table"])
        until(watcher, lambda: watcher.info["seats"][0]["sits_in"])
        assert watcher.info["proposal"] is None
        assert watcher.info["seats"][1]["name"] == "Ben"


@pytest.mark.rule("K5.7")
@pytest.mark.parametrize(("game", "options"), [("les-poilus", {"players": 2}), ("footclub", {})])
def test_a_newcomer_sees_no_hand_before_the_seat_is_theirs(
    served: Served, game: str, options: dict[str, int]
) -> None:
    table = {"options": options, "seats": DUEL["seats"], "terms": {"handover": HOUR}}
    opened = served.open(game, **table, start=True)
    ada = served.seat(opened, 0)
    watcher = served.seat(opened)
    asked = ask(served, opened, 1)
    answer(ada, asked, agree=True)
    assert opens_nothing(served, opened, asked)
    digest = f"/api/tables/{opened['table']}/digest"
    assert code_of(served.call, digest, token=asked["keys"]["token"]) == "not-allowed"
    watcher.wait(0.5)
    assert watcher.view is not None
    assert watcher.view["seat"] == -1


@pytest.mark.rule("K5.7")
def test_no_seat_passes_after_the_end(served: Served) -> None:
    table = {"seats": DUEL["seats"], "terms": {"handover": HOUR}}
    opened = served.open("trench-club", **table, start=True)
    ada = served.seat(opened, 0)
    asked = ask(served, opened, 1)
    answer(ada, asked, agree=True)
    ada.play("surrender")
    assert ada.over
    served.let_pass(2 * HOUR, opened["table"])
    ada.wait(0.3)
    assert opens_nothing(served, opened, asked)
    assert served.rooms.running[opened["table"]].scheduler._timer is None


# ---- winning it back --------------------------------------------------------------------------


@pytest.mark.rule("K5.8")
@pytest.mark.parametrize("key", ["phrase", "token"])
def test_the_former_holder_wins_the_seat_back_and_the_table_is_told(
    served: Served, key: str
) -> None:
    opened, ada, asked = handed_over(served)
    dee = Seat.open(served.address, opened["table"], asked["keys"]["token"])
    ben_key = opened["seats"][1][key]
    keys = served.call(f"/api/tables/{opened['table']}/recover", {"phrase": ben_key})
    assert keys["seat"] == 1
    wait_until_lost(dee, "seat-lost")
    assert opens_nothing(served, opened, asked)
    until(ada, lambda: ada.info["seats"][1]["name"] == "Ben")
    told = [entry for entry in ada.entries if entry["kind"] in ("passed", "won-back")]
    assert [(one["kind"], one["name"], one["former"]) for one in told] == [
        ("passed", "Dee", "Ben"),
        ("won-back", "Ben", "Dee"),
    ]
    for lang in LANGUAGES:
        lines = served.call(f"/api/tables/{opened['table']}/digest?lang={lang}")["lines"]
        assert all("Ben" in line and "Dee" in line for line in lines[-2:])
    with Seat.open(served.address, opened["table"], keys["token"]) as ben:
        assert ben.seat == 1
        assert ben.view is not None
    # Dee's keys are void, and so are the old ones.
    for void in (asked["keys"]["phrase"], ben_key):
        path = f"/api/tables/{opened['table']}/recover"
        assert code_of(served.call, path, {"phrase": void}) == "wrong-phrase"


@pytest.mark.rule("K5.8")
def test_not_any_more_once_the_new_holder_has_moved(served: Served) -> None:
    opened, ada, asked = handed_over(served)
    phrase = {"phrase": opened["seats"][1]["phrase"]}
    with Seat.open(served.address, opened["table"], asked["keys"]["token"]) as dee:
        while not dee.moves:
            until(ada, lambda: bool(ada.moves))
            ada.play(ada.moves[0])
            dee.wait(1)
        dee.play(dee.moves[0])
        path = f"/api/tables/{opened['table']}/recover"
        assert code_of(served.call, path, phrase) == "wrong-phrase"


@pytest.mark.rule("K5.8")
def test_a_seat_that_is_given_on_at_once_is_won_back_all_the_same(served: Served) -> None:
    """Else a newcomer could pass it to a friend, and the old phrase would be void."""
    opened, ada, asked = handed_over(served)
    with Seat.open(served.address, opened["table"], asked["keys"]["token"]) as dee:
        again = ask(served, opened, 1, "Eve")
        answer(ada, again, agree=True)
        answer(dee, again, agree=True)
    with Seat.open(served.address, opened["table"], again["keys"]["token"]) as eve:
        assert eve.seat == 1
    phrase = {"phrase": opened["seats"][1]["phrase"]}
    assert served.call(f"/api/tables/{opened['table']}/recover", phrase)["seat"] == 1


@pytest.mark.rule("K5.6", "K5.8")
def test_what_the_newcomer_agreed_to_falls_when_the_seat_is_won_back(served: Served) -> None:
    opened, ada, asked = handed_over(served)
    with Seat.open(served.address, opened["table"], asked["keys"]["token"]) as dee:
        again = ask(served, opened, 1, "Eve")
        answer(dee, again, agree=True)
        phrase = {"phrase": opened["seats"][1]["phrase"]}
        assert served.call(f"/api/tables/{opened['table']}/recover", phrase)["seat"] == 1
    assert code_of(answer, ada, again, True) == "no-such-proposal"
    assert ada.info["seats"][1]["name"] == "Ben"
    assert opens_nothing(served, opened, again)


@pytest.mark.rule("K5.8", "K8.5")
def test_the_tables_own_answer_is_no_move_of_the_newcomer() -> None:
    """Where there was nothing to choose, the old phrase still wins the seat back."""
    for seed in range(40):
        table = footclub_that_answers(seed)
        for seat in table.to_answer():
            apply(table, log.Passed(seat, "Dee", "Ben", asked_for(table, seat)), 9)
            decided = decide(table, SERVER, AnswerItself(seat, table.line()), 9)
            assert not isinstance(decided, Refusal)
            apply(table, decided.entry, 9)
            wins_back = decide(table, SPECTATOR, Recover(f"phrase-{seat}", "", ("t", "p")), 9)
            assert not isinstance(wins_back, Refusal), wins_back
            return
    pytest.fail("everybody had a choice")


def footclub_that_answers(seed: int) -> Table:
    """A game of two people that has begun, at a table that answers what has one answer."""
    plans = [
        log.SeatPlan("human", name, token=f"t{seat}", phrase=hashed(f"phrase-{seat}"))
        for seat, name in enumerate(("Ada", "Ben"))
    ]
    opened = log.Opened(
        game="footclub",
        rules=1,
        options={},
        seats=plans,
        terms=Terms(auto_answer=True, handover=HOUR),
        secret=f"{seed:064x}",
        host="",
    )
    table = Table("new")
    apply(table, opened, 1)
    started = decide(table, HOST, Start(), 2)
    assert not isinstance(started, Refusal)
    apply(table, started.entry, 2)
    return table


def asked_for(table: Table, seat: int) -> int:
    """The number of a request for a seat to which everybody but its holder has agreed."""
    proposed = decide(table, SPECTATOR, AskSeat(seat, "Dee", ("x", "y"), 77), 3)
    assert not isinstance(proposed, Refusal)
    apply(table, proposed.entry, 3)
    apply(table, log.Answered(1 - seat, 77, True), 4)
    return 77


# ---- while it changes hands -------------------------------------------------------------------


def at_once(served: Served, opened: dict[str, Any], seat: int, *requests: dict[str, Any]) -> None:
    """What a seat sends in one go: all of it is read before the first is on disk."""
    connections = served.rooms.running[opened["table"]].subscribers.connections

    def read() -> None:
        session = next(one for one in connections if one.observer == seat)
        assert isinstance(session, Session)
        for number, request in enumerate(requests, start=900):
            session.receive(json.dumps({"id": number, **request}).encode(), time.monotonic())

    served.loop.call_soon_threadsafe(read)


@pytest.mark.rule("K5.6")
def test_whoever_gives_a_seat_away_says_nothing_more_in_its_name(served: Served) -> None:
    opened = served.open(**DUEL)
    ada, ben = served.seat(opened, 0), served.seat(opened, 1)
    asked = ask(served, opened, 1)
    answer(ada, asked, agree=True)
    agrees = {"type": "answer", "proposal": asked["proposal"], "agree": True}
    at_once(served, opened, 1, agrees, {"type": "say", "text": "I am Dee"})
    wait_until_lost(ben, "seat-lost")
    ada.say("welcome")
    assert [entry["text"] for entry in ada.entries if entry["kind"] == "said"] == ["welcome"]


@pytest.mark.rule("K5.6")
def test_a_hot_seat_does_not_sit_down_where_a_newcomer_sits(served: Served) -> None:
    opened = served.open(**DUEL, terms={"hot_seat": True})
    device = served.seat(opened, 1)
    asked = ask(served, opened, 1)
    answer(device, asked, agree=True)
    device._send({"type": "sit", "id": 800, "seat": 0})
    until(device, lambda: device.seat == 0)
    agrees = {"type": "answer", "proposal": asked["proposal"], "agree": True}
    at_once(served, opened, 0, agrees, {"type": "sit", "seat": 1})
    until(device, lambda: device.info["seats"][1]["name"] == "Dee")
    device.ask({"type": "ping"})
    assert device.seat == 0


@pytest.mark.rule("K5.6")
def test_news_of_a_newcomer_s_seat_are_not_told_to_whoever_had_it(served: Served) -> None:
    """Another process wrote it, and more since: this one hears of all of it together."""
    opened = served.open(**DUEL)
    ben, room = served.seat(opened, 1), served.rooms.running[opened["table"]]
    seq = room.table.seq
    entries: list[log.Entry] = [
        msgspec.structs.replace(OLD_REQUEST, needs_holder=True, asked=[0, 1], number=7),
        log.Answered(0, 7, True),
        log.Answered(1, 7, True),
        log.Said(1, "my cards are …"),
    ]

    def done(_: StoreError | None) -> None:
        if room.table.seq == seq:
            room.submit(Refresh())

    def write() -> None:
        for number, entry in enumerate(entries, start=1):
            body = log.encode(entry)
            served.rooms.store.append(Append(opened["table"], seq + number, 1, body, done))

    served.loop.call_soon_threadsafe(write)
    wait_until_lost(ben, "seat-lost")
    assert ben.seq == seq


# ---- tables of earlier releases ---------------------------------------------------------------


def old_table(*entries: log.Entry) -> Table:
    """A table folded from entries."""
    plans = [
        log.SeatPlan("human", name, token=hashed(name), phrase=hashed(name))
        for name in ("Ada", "Ben")
    ]
    opened = log.Opened(
        game="les-poilus",
        rules=1,
        options={"players": 2},
        seats=plans,
        terms=Terms(),
        secret="00" * 32,
        host="",
    )
    table = Table("old")
    for at, entry in enumerate((opened, *entries), start=1):
        apply(table, log.decode(log.encode(entry)), at)
    return table


OLD_REQUEST = log.Proposed(by=-1, what="seat", seat=1, name="Dee", token="x", phrase="y", asked=[0])


def test_what_an_earlier_release_wrote_is_folded_as_it_was() -> None:
    """Then the others could give away the seat of whoever was absent; that happened."""
    assert old_table(OLD_REQUEST, log.Answered(0, 2, True)).state.seats[1].name == "Dee"
    both = log.Proposed(by=-1, what="seat", seat=1, name="Dee", token="x", phrase="y", asked=[0, 1])
    sat_in = old_table(both, log.SatIn(1, "sensible", "absence"), log.Answered(0, 2, True))
    assert sat_in.state.seats[1].name == "Dee"


def test_a_snapshot_of_an_earlier_release_is_read() -> None:
    kept = json.loads(old_table(OLD_REQUEST).snapshot())
    for field in ("agreed", "needs_holder", "since"):
        del kept["state"]["proposal"][field]
    for field in ("seat_requests", "declined_at"):
        del kept["state"][field]
    del kept["state"]["terms"]["handover"]
    again = Table.from_snapshot("old", 2, json.dumps(kept).encode()).state
    assert again.proposal is not None
    assert (again.proposal.agreed, again.proposal.needs_holder) == ([], False)
    assert (again.seat_requests, again.terms.handover) == (True, 0)


@pytest.mark.rule("K5.6")
def test_a_request_that_an_earlier_release_let_in_takes_no_seat_any_more() -> None:
    table = old_table(OLD_REQUEST)
    decided = decide(table, 0, ws.Answer(id=1, proposal=2, agree=True), 10)
    assert getattr(decided, "entry", None) == log.Withdrawn(2)


# ---- asking in moderation ---------------------------------------------------------------------


@pytest.mark.rule("K5.9")
def test_who_may_not_watch_may_not_ask(served: Served) -> None:
    opened = served.open(**DUEL, terms={"watchers": False})
    path = f"/api/tables/{opened['table']}/seats/1/ask"
    assert code_of(served.call, path, {"name": "Dee"}) == "closed-to-watchers"


@pytest.mark.rule("K5.9")
def test_an_address_asks_once_at_a_time_and_may_withdraw(served: Served) -> None:
    first, second = served.open(**DUEL), served.open(**DUEL)
    asked = ask(served, first, 1)
    path = f"/api/tables/{second['table']}/seats/1/ask"
    assert code_of(served.call, path, {"name": "Dee"}) == "one-request"
    withdraw = f"/api/tables/{first['table']}/withdraw"
    assert code_of(served.call, withdraw, {"token": first["seats"][1]["token"]}) == "not-allowed"
    served.call(withdraw, {"token": asked["keys"]["token"]})
    assert served.call(f"/api/tables/{first['table']}")["proposal"] is None
    assert ask(served, second, 1)["name"] == "Dee"


@pytest.mark.rule("K5.9")
def test_nobody_asks_and_withdraws_without_end(served: Served) -> None:
    """The names of one request after the other would be a message to the players."""
    opened, other = served.open(**DUEL), served.open(**DUEL)
    table = f"/api/tables/{opened['table']}"
    for word in ("your", "next", "card"):
        asked = ask(served, opened, 1, word)
        served.call(f"{table}/withdraw", {"token": asked["keys"]["token"]})
    assert code_of(served.call, f"{table}/seats/1/ask", {"name": "is"}) == "too-fast"
    asked = ask(served, other, 1)
    served.call(f"/api/tables/{other['table']}/withdraw", {"token": asked["keys"]["token"]})
    served.let_pass(300, opened["table"])
    served.call(table)
    ask(served, opened, 1)


@pytest.mark.rule("K5.9")
def test_after_a_no_nobody_asks_for_a_while(served: Served) -> None:
    opened = served.open(**DUEL)
    ada = served.seat(opened, 0)
    answer(ada, ask(served, opened, 1), agree=False)
    path = f"/api/tables/{opened['table']}/seats/1/ask"
    assert code_of(served.call, path, {"name": "Dee"}) == "asked-lately"
    served.let_pass(300, opened["table"])
    ada.ask({"type": "ping"})
    ask(served, opened, 1)


@pytest.mark.rule("K5.9")
def test_the_host_takes_no_requests(served: Served) -> None:
    opened = served.open(**DUEL)
    table = f"/api/tables/{opened['table']}"
    ask(served, opened, 1)
    closing = (f"{table}/seat-requests", {"allowed": False})
    assert code_of(served.call, *closing, opened["seats"][0]["token"]) == "not-allowed"
    served.call(*closing, opened["host"])
    info = served.call(table)
    assert info["proposal"] is None
    assert not info["seat_requests"]
    assert code_of(served.call, f"{table}/seats/1/ask", {"name": "Dee"}) == "no-seat-requests"
    served.call(f"{table}/seat-requests", {"allowed": True}, opened["host"])
    ask(served, opened, 1)


@pytest.mark.rule("K5.9")
def test_the_host_sends_away_who_asks(served: Served) -> None:
    opened = served.open(**DUEL)
    table = f"/api/tables/{opened['table']}"
    ada, watcher = served.seat(opened, 0), served.seat(opened)
    asked = ask(served, opened, 1)
    number = {"proposal": asked["proposal"]}
    assert code_of(served.call, f"{table}/remove", number, opened["seats"][0]["token"]) == (
        "not-allowed"
    )
    served.call(f"{table}/remove", number, opened["host"])
    wait_until_lost(watcher, "removed")
    assert code_of(Seat.open, served.address, opened["table"]) == "removed"
    assert code_of(served.call, f"{table}/seats/1/ask", {"name": "Dee"}) == "removed"
    for reads in ("/digest", "/fairness"):
        assert code_of(served.call, table + reads) == "removed"
    assert code_of(served.call, f"{table}/fork", {}) == "removed"
    assert (served.call(table)["to_act"], served.call(table, token=opened["host"])["to_act"]) == (
        [],
        ada.info["to_act"],
    )
    assert code_of(served.call, f"{table}/remove", number, opened["host"]) == "no-such-proposal"
    # Whoever has a key is no stranger, though at the same address.
    until(ada, lambda: ada.info["proposal"] is None)
    with served.seat(opened, 1) as ben:
        assert ben.seat == 1


@pytest.mark.rule("K5.9", "K6.1")
def test_the_number_of_a_proposal_does_not_tell_how_much_has_happened(served: Served) -> None:
    opened = served.open(**DUEL)
    ada, ben = served.seat(opened, 0), served.seat(opened, 1)
    mover = ada if ada.moves else ben
    mover.play(mover.moves[0])
    mover.ask({"type": "propose", "what": "take-back", "line": 1})
    address = f"{served.address}/api/tables/{opened['table']}/seats/1/ask"
    request = urllib.request.Request(
        address, b'{"name": "Dee"}', {"Content-Type": "application/json"}
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    problem = json.loads(refused.value.read())
    assert problem["code"] == "proposal-open"
    assert problem["args"] == {}
    other = served.open(**DUEL)
    numbers = set()
    for _ in range(3):
        asked = ask(served, other, 1)
        numbers.add(asked["proposal"])
        path = f"/api/tables/{other['table']}/withdraw"
        served.call(path, {"token": asked["keys"]["token"]})
    assert len(numbers) == 3
    assert min(numbers) > 1000


# ---- the host ---------------------------------------------------------------------------------


@pytest.mark.rule("K7.4")
def test_the_host_closes_the_chat_to_a_seat(served: Served) -> None:
    opened = served.open(**DUEL)
    mute = f"/api/tables/{opened['table']}/seats/1/mute"
    ada, ben = served.seat(opened, 0), served.seat(opened, 1)
    assert code_of(served.call, mute, {"muted": True}, opened["seats"][0]["token"]) == "not-allowed"
    served.call(mute, {"muted": True}, opened["host"])
    for words in ({"text": "Ha!"}, {"phrase": "lucky"}):
        with pytest.raises(Refused) as refused:
            ben.say(**words)
        assert refused.value.code == "muted"
    ada.say("Quiet here.")
    assert ada.info["seats"][1]["muted"]
    served.call(mute, {"muted": False}, opened["host"])
    ben.say("Sorry.")
    muted = [entry for entry in ben.entries if entry["kind"] == "muted"]
    assert [entry["muted"] for entry in muted] == [True, False]
    wrong = f"/api/tables/{opened['table']}/seats/7/mute"
    assert code_of(served.call, wrong, {"muted": True}, opened["host"]) == "no-such-seat"


@pytest.mark.rule("K5.3")
def test_the_host_removes_a_player_before_the_start_only(serve: Serve) -> None:
    served = serve()
    opened = served.open(options={"players": 2}, seats=[{"holder": "me", "name": "Ada"}])
    table, host = f"/api/tables/{opened['table']}", opened["host"]
    join = f"{table}/seats/1/join"
    keys = served.call(join, {"name": "Eve"})
    eve = Seat.open(served.address, opened["table"], keys["token"])
    served.call(f"{table}/seats/1/change", {"holder": "invited"}, host)
    wait_until_lost(eve, "seat-lost")
    assert code_of(served.call, join, {"name": "Eve"}) == "not-allowed"
    served.call(f"{table}/seats/1/change", {"holder": "open"}, host)
    served.call(join, {"name": "Ben"})
    served.call(f"{table}/start", {}, host)
    change = (f"{table}/seats/1/change", {"holder": "open"}, host)
    assert code_of(served.call, *change) == "already-started"


# ---- names ------------------------------------------------------------------------------------


@pytest.mark.rule("K5.10")
@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Z̴̢̛̙a̷̡͝l̶̨̚g̸̢͘o̴̧͝", "Z̴̢a̷̡l̶̨g̸̢o̴̧"),
        ("\u0301\u0301Ada", "Ada"),
        ("A\u200bd\u200da\u2060\ufeff", "Ada"),
        ("\u202eadA\u202c \u2066x\u2069", "adA x"),
        ("Ada  \n  plays\ttomorrow", "Ada plays tomorrow"),
        ("Ben holds snow, mask and the third whistle", "Ben holds snow, mask and"),
        ("e\u0301mile", "émile"),
        ("Nguyễn Thị Ngọc Ánh", "Nguyễn Thị Ngọc Ánh"),
        ("कृष्णमूर्ति", "कृष्णमूर्ति"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("\u200b", ""),
        ("\u3164\u2800\u115f", ""),
        ("A\ufe00\U000e0141da", "Ada"),
        ("Ada \u2764\ufe0f", "Ada \u2764\ufe0f"),
    ],
)
def test_a_name_is_short_and_shows_what_it_holds(given: str, shown: str) -> None:
    assert clean(given) == shown


@pytest.mark.rule("K5.10")
def test_names_are_cleaned_wherever_somebody_gives_one(served: Served) -> None:
    opened = served.open(options={"players": 2}, seats=[{"holder": "me", "name": "A\u202eda"}])
    table = f"/api/tables/{opened['table']}"
    served.call(f"{table}/seats/1/join", {"name": "\u200b"})
    assert [seat["name"] for seat in served.call(table)["seats"]] == ["Ada", "Player 2"]
    served.call(f"{table}/start", {}, opened["host"])
    asked = ask(served, opened, 1, "your next card must be the whistle 7")
    assert asked["name"] == "your next card must be t"
    assert served.call(table)["proposal"]["name"] == asked["name"]


def test_the_host_s_measures_are_told_in_three_languages() -> None:
    entries: list[public_log.AnyPublic] = [
        public_log.PublicPassed(seq=1, at=1, seat=1, name="Dee", former="Ben"),
        public_log.PublicWonBack(seq=2, at=1, seat=1, name="Ben", former="Dee"),
        public_log.PublicMuted(seq=3, at=1, seat=1, muted=True),
        public_log.PublicMuted(seq=4, at=1, seat=1, muted=False),
    ]
    for lang in LANGUAGES:
        told = Sentences(None, Texts(lang), ["Ada", "Ben"])
        lines = [told.sentences(entry) for entry in entries]
        assert all(len(line) == 1 and "Ben" in line[0] for line in lines)
        assert len({line[0] for line in lines}) == 4
