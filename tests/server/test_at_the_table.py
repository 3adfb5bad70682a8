"""K6 to K9: consent, chat, clocks, absence and watching."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import pytest
from tests.server.conftest import Serve, Served
from tests.server.test_nonsense import greeted, listen
from tests.server.test_seats import code_of, wait_until_lost
from tests.server.test_table import DUEL, play_on

from tablee.client import Refused, Seat
from tablee.games import registry
from tablee.kernel.documents import Refusal
from tablee.server.rooms.room import SNAPSHOT_EVERY
from tablee.server.table import entries as log
from tablee.server.table.decide.chat import PHRASES
from tablee.texts import LANGUAGES, Texts


def sit_down(served: Served, **terms: Any) -> tuple[dict[str, Any], Seat, Seat]:
    opened = served.open(**DUEL, terms=terms)
    return opened, served.seat(opened, 0), served.seat(opened, 1)


def until(seat: Seat, wanted: Any, seconds: float = 20) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "it did not happen in time"
        seat.wait(0.2)


def first_mover(seats: list[Seat]) -> Seat:
    acting: int = seats[0].info["to_act"][0]
    return seats[acting]


def test_whoever_also_looks_from_elsewhere_has_missed_nothing(served: Served) -> None:
    opened, ada, ben = sit_down(served)
    mover = first_mover([ada, ben])
    token = opened["seats"][mover.seat]["token"]
    mover.play(mover.moves[0])
    with listen(served, opened["table"]) as second:
        frame = greeted(second, token)
    assert frame["entries"]
    assert frame["left"] == frame["seq"]


@pytest.mark.rule("K2.5", "K6.3")
def test_a_move_is_taken_back_by_consent_and_the_record_shows_it(served: Served) -> None:
    opened, ada, ben = sit_down(served)
    seats = [ada, ben]
    mover = first_mover(seats)
    other = seats[1 - mover.seat]
    before = mover.view
    mover.play(mover.moves[0])
    assert code_of(mover.undo).startswith("undo-")
    until(other, lambda: other.line == 1)
    wrong = {"type": "propose", "what": "take-back", "line": 1}
    assert code_of(other.ask, wrong) == "not-your-move"
    assert code_of(mover.ask, {**wrong, "line": 9}) == "no-such-line"
    mover.ask(wrong)
    proposal = mover.info["proposal"]["proposal"]
    assert code_of(mover.ask, {"type": "withdraw", "proposal": 99}) == "no-such-proposal"
    until(other, lambda: other.info["proposal"] is not None)
    other.ask({"type": "answer", "proposal": proposal, "agree": True})
    until(mover, lambda: mover.line == 2)
    assert mover.view == before
    play_on(seats)
    record = served.call(f"/api/tables/{opened['table']}/record")
    assert record["entries"][1] == {
        "seq": 2, "seat": mover.seat, "undo": 1, "consent": True
    }  # fmt: skip
    ada.close()
    ben.close()


@pytest.mark.rule("K6.1")
def test_a_proposal_can_be_withdrawn_and_falls_with_the_next_move(served: Served) -> None:
    _, ada, ben = sit_down(served)
    mover = first_mover([ada, ben])
    mover.play(mover.moves[0])
    propose = {"type": "propose", "what": "take-back", "line": 1}
    mover.ask(propose)
    assert code_of(mover.ask, propose) == "proposal-open"
    mover.ask({"type": "withdraw", "proposal": mover.info["proposal"]["proposal"]})
    assert mover.info["proposal"] is None
    mover.ask(propose)
    seats = [ada, ben]
    play_on(seats, 1)
    until(mover, lambda: mover.line == 2)
    answer = {"type": "answer", "proposal": 4, "agree": True}
    assert code_of(seats[1 - mover.seat].ask, answer) == "no-such-proposal"
    ada.close()
    ben.close()


def test_taking_back_reaches_behind_a_snapshot(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tablee.server.rooms import room

    monkeypatch.setattr(room, "SNAPSHOT_EVERY", 8)
    first = serve()
    opened = first.open("footclub", seats=DUEL["seats"], start=True)
    # A match has at least four decisions in each of its eight turns, so it is not over by then.
    play_on([first.seat(opened, 0), first.seat(opened, 1)], 28)
    first.stop()
    second = serve()
    ada, ben = second.seat(opened, 0), second.seat(opened, 1)
    match = second.rooms.running[opened["table"]].table.match
    assert match is not None
    assert match.first > 10
    line = next(e["line"] for e in ada.entries if e["kind"] == "moved" and e["seat"] == 0)
    ada.ask({"type": "propose", "what": "take-back", "line": line})
    until(ben, lambda: ben.info["proposal"] is not None)
    ben.ask({"type": "answer", "proposal": ben.info["proposal"]["proposal"], "agree": True})
    until(ada, lambda: ada.info["proposal"] is None and bool(ada.moves))
    assert ada.line == ben.line
    play_on([ada, ben], 5)
    second.stop()
    third = serve()
    again = third.seat(opened, 0)
    assert again.line >= ada.line


@pytest.mark.rule("K7.1", "K7.2", "K7.3")
def test_chat_is_kept_and_prepared_phrases_exist_in_three_languages(served: Served) -> None:
    opened, ada, ben = sit_down(served)
    ada.say("Bonjour\u202e !")
    ben.say(phrase="good-luck")
    assert code_of(ada.say, phrase="nonsense") == "no-such-phrase"
    assert code_of(ada.say, "x" * 301) == "text-length"
    assert code_of(ada.say, " ") == "text-length"
    watcher = served.seat(opened)
    assert code_of(watcher.say, "psst") == "watchers-listen"
    late = served.seat(opened, 1)
    said = [entry for entry in late.entries if entry["kind"] == "said"]
    assert [(entry["text"], entry["phrase"]) for entry in said] == [
        ("Bonjour !", ""), ("", "good-luck")
    ]  # fmt: skip
    for phrase in PHRASES:
        assert len({Texts(lang).say(f"server-phrase-{phrase}") for lang in LANGUAGES}) >= 2
    for seat in (ada, ben, watcher, late):
        seat.close()


@pytest.mark.rule("K7.1")
@pytest.mark.parametrize(("chat", "code"), [("off", "chat-closed"), ("phrases", "only-phrases")])
def test_a_table_may_close_its_chat(served: Served, chat: str, code: str) -> None:
    _, ada, ben = sit_down(served, chat=chat)
    assert code_of(ada.say, "hello") == code
    ada.close()
    ben.close()


@pytest.mark.rule("P6.3")
def test_a_mute_seat_may_not_speak() -> None:
    from tablee.games.les_poilus.data import MUTE
    from tablee.kernel.chance import FastChance

    game = registry.game("les-poilus")
    state: Any = game.setup(game.options({"players": 3}), FastChance(1))
    assert state.may_speak(0) is None
    state.add_knock(0, MUTE)
    refusal = state.may_speak(0)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "P6.3"
    assert state.may_speak(1) is None


@pytest.mark.rule("K8.1", "K8.2", "K8.3")
def test_a_clock_runs_out_and_is_stopped_by_consent(served: Served) -> None:
    _, ada, ben = sit_down(served, clock={"per": "turn", "seconds": 5})
    seats = [ada, ben]
    mover = first_mover(seats)
    other = seats[1 - mover.seat]
    assert mover.info["seats"][mover.seat]["deadline"] > time.time() * 1000
    assert code_of(ada.ask, {"type": "propose", "what": "resume"}) == "clock-state"
    ada.ask({"type": "propose", "what": "pause"})
    until(ben, lambda: ben.info["proposal"] is not None)
    ben.ask({"type": "answer", "proposal": ben.info["proposal"]["proposal"], "agree": True})
    until(ada, lambda: ada.info["paused"])
    assert ada.info["seats"][mover.seat]["deadline"] is None
    ada.ask({"type": "propose", "what": "resume"})
    until(ben, lambda: ben.info["proposal"] is not None)
    ben.ask({"type": "answer", "proposal": ben.info["proposal"]["proposal"], "agree": True})
    until(mover, lambda: mover.line == 1, 15)
    kinds = [entry["kind"] for entry in mover.entries[-2:]]
    assert kinds == ["sat-in", "moved"]
    assert mover.entries[-1]["by_bot"]
    assert mover.info["seats"][mover.seat]["sits_in"] == ""
    assert other.info is not None
    ada.close()
    ben.close()


@pytest.mark.rule("K8.1")
def test_a_table_without_a_clock_has_none_to_stop(served: Served) -> None:
    _, ada, ben = sit_down(served)
    assert code_of(ada.ask, {"type": "propose", "what": "pause"}) == "no-clock"
    ada.close()
    ben.close()


@pytest.mark.rule("K8.4")
def test_a_bot_sits_in_for_an_absent_player_until_he_is_back(served: Served) -> None:
    opened = served.open(**DUEL, terms={"absence": 600})
    ada, ben = served.seat(opened, 0), served.seat(opened, 1)
    absent = first_mover([ada, ben])
    present = ben if absent is ada else ada
    served.let_pass(601, opened["table"])
    until(present, lambda: present.line >= 1, 30)
    assert present.info["seats"][absent.seat]["sits_in"] != ""
    absent.ask({"type": "return"})
    assert absent.info["seats"][absent.seat]["sits_in"] == ""
    assert code_of(absent.ask, {"type": "return"}) == "clock-state"
    ada.close()
    ben.close()


@pytest.mark.rule("K8.4")
def test_whoever_moves_is_back(served: Served) -> None:
    opened = served.open("footclub", seats=DUEL["seats"], start=True, terms={"absence": 600})
    ada, ben = served.seat(opened, 0), served.seat(opened, 1)
    # Both are to act, and neither does.
    served.let_pass(601, opened["table"])
    until(ada, lambda: all(seat["sits_in"] for seat in ada.info["seats"]), 30)
    back = next(seat for seat in (ada, ben) if not seat.over)
    while not back.moves and not back.over:
        back.wait(1)
    with contextlib.suppress(Refused):
        # A bot may be quicker with this very move; the player is back all the same.
        back.play(back.moves[0])
    until(back, lambda: back.info["seats"][back.seat]["sits_in"] == "" or back.over)
    assert "returned" in [entry["kind"] for entry in back.entries]


@pytest.mark.rule("K9.1")
def test_a_table_can_be_closed_to_spectators(served: Served) -> None:
    opened, ada, ben = sit_down(served)
    path = f"/api/tables/{opened['table']}/watchers"
    watcher = served.seat(opened)
    assert watcher.seat == -1
    assert watcher.moves == []
    assert code_of(served.call, path, {"watchers": False}, opened["seats"][0]["token"]) == (
        "not-allowed"
    )
    served.call(path, {"watchers": False}, opened["host"])
    wait_until_lost(watcher, "closed-to-watchers")
    assert code_of(served.seat, opened) == "closed-to-watchers"
    ada.close()
    ben.close()


@pytest.mark.rule("K9.1")
def test_who_has_the_link_comes_in_to_sit_down_until_the_game_begins(served: Served) -> None:
    opened = served.open("footclub", terms={"watchers": False})
    path = f"/api/tables/{opened['table']}"
    friend, onlooker = served.seat(opened), served.seat(opened)
    assert friend.seat == -1
    for seat, name in enumerate(("Ada", "Ben")):
        served.call(f"{path}/seats/{seat}/join", {"name": name})
    served.call(f"{path}/start", {}, opened["host"])
    for watcher in (friend, onlooker):
        wait_until_lost(watcher, "closed-to-watchers")
        assert "started" not in [entry["kind"] for entry in watcher.entries]
    assert code_of(served.seat, opened) == "closed-to-watchers"


@pytest.mark.rule("K9.2")
def test_spectators_are_told_late_where_the_table_wants_it(served: Served) -> None:
    delay = 2
    opened, ada, ben = sit_down(served, delay=delay)
    watcher = served.seat(opened)
    assert watcher.seat == -1

    def is_late() -> bool:
        return all(entry["at"] <= (time.time() - delay) * 1000 for entry in watcher.entries)

    assert is_late()
    play_on([ada, ben], 2)
    latest = max(ada.seq, ben.seq)
    while watcher.seq < latest:
        assert watcher.wait(20)
        assert is_late()
    assert watcher.view is not None
    assert watcher.line == 2
    late = served.seat(opened)
    assert late.seq == latest
    for seat in (ada, ben, watcher, late):
        seat.close()


@pytest.mark.rule("K9.2")
def test_a_spectator_sees_the_table_as_it_was(served: Served) -> None:
    opened, ada, ben = sit_down(served, delay=600)
    play_on([ada, ben], 2)
    watcher = served.seat(opened)
    assert watcher.seq == 0
    assert watcher.view is None
    assert watcher.info["to_act"] == []
    assert served.call(f"/api/tables/{opened['table']}")["to_act"] == []
    for path in ("digest", "fairness"):
        assert code_of(served.call, f"/api/tables/{opened['table']}/{path}") == (
            "closed-to-watchers"
        )
    for line in (1, 2, 3):
        body = {"line": line}
        assert code_of(served.call, f"/api/tables/{opened['table']}/fork", body) == "not-over"
    for request in ({"type": "sit", "seat": 0}, {"type": "moves", "prefix": ""}):
        assert code_of(watcher.ask, request) == "not-your-seat"
    assert watcher.view is None


@pytest.mark.rule("K9.2")
def test_a_clock_does_not_tell_late_spectators_whose_turn_it_is(served: Served) -> None:
    clock = {"per": "game", "seconds": 900}
    opened, ada, ben = sit_down(served, delay=600, clock=clock)
    play_on([ada, ben], 2)
    table = f"/api/tables/{opened['table']}"
    for seat in served.call(table)["seats"] + served.seat(opened).info["seats"]:
        assert (seat["used"], seat["deadline"]) == (0, None)
    own = served.call(table, token=opened["seats"][0]["token"])["seats"]
    assert any(seat["deadline"] for seat in own)


@pytest.mark.rule("K9.2")
def test_a_server_that_was_restarted_keeps_the_delay(serve: Serve) -> None:
    served = serve()
    opened, ada, _ = sit_down(served, delay=600)
    while ada.seq < SNAPSHOT_EVERY:
        ada.say("Well?")
    served.stop()
    again = serve()
    watcher = again.seat(opened)
    assert (watcher.seq, watcher.view) == (0, None)


def test_somebody_who_was_away_is_told_what_happened(served: Served) -> None:
    opened, ada, ben = sit_down(served)
    play_on([ada, ben], 3)
    left = ben.seq
    ben.close()
    until(ada, lambda: True)
    time.sleep(0.3)
    if ada.moves:
        ada.play(ada.moves[0])
    ada.say("Where are you?")
    path = f"/api/tables/{opened['table']}/digest?since={left}&lang=fr"
    told = served.call(path, token=opened["seats"][1]["token"])
    assert told["lines"][-1] == "Ada\u202f: Where are you?"
    back = Seat(served.address, opened["table"], opened["seats"][1]["token"])
    back.seq = left
    back.reconnect()
    assert [entry["seq"] for entry in back.entries] == list(range(left + 1, ada.seq + 1))
    back.close()
    ada.close()


@pytest.mark.rule("K3.1")
def test_a_move_is_written_down_in_notation_however_it_was_spelt(served: Served) -> None:
    opened, ada, ben = sit_down(served)
    mover = first_mover([ada, ben])
    move = mover.moves[0]
    mover.play("  " + move.replace(" ", "   "))
    stored = asyncio.run_coroutine_threadsafe(
        served.rooms.store.entries(opened["table"]), served.loop
    ).result(20)
    made = [log.decode(one.body) for one in stored]
    assert [entry.move for entry in made if isinstance(entry, log.Moved)] == [move]
