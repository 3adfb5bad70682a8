"""Deals that many play (K14): the day's and challenges, who counts, and what is refused."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import waiting
from tests.server.conftest import Serve, Served

from tablee.cli import main
from tablee.client import Refused, Seat
from tablee.kernel.documents import Faults, Record
from tablee.kernel.record import read_record
from tablee.server.deals import compare, levels
from tablee.server.deals.deal import find
from tablee.server.fairness import verify
from tablee.server.workers import worker
from tablee.server.workers.worker import Asked, Choice

ADA, BEN, EVE = "a" * 24, "b" * 24, "e" * 24
DAY = 86_400


def quick(asked: Asked) -> Choice:
    """Whatever a bot's level, it plays by rule of thumb, and at once."""
    return worker.choose(msgspec.structs.replace(asked, level="sensible"), lambda: False)


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in the server's own process."""
    bots_by_rule_of_thumb(monkeypatch)


def bots_by_rule_of_thumb(patch: pytest.MonkeyPatch) -> None:
    """No bot thinks for long."""
    from tablee.server.workers.requests import BotRequests

    async def think(_: BotRequests, __: Any, ___: Any, work: Any, asked: Any, *____: Any) -> Any:
        assert work is worker.choose
        return quick(asked)

    patch.setattr(BotRequests, "_think", think)


def play(served: Served, deal: str, player: str, **more: Any) -> dict[str, Any]:
    """Begin a deal."""
    body = {"player": player, "name": "Ada", **more}
    opened: dict[str, Any] = served.call(f"/api/deals/{deal}/play", body)
    return opened


def see(served: Served, deal: str, player: str = "") -> dict[str, Any]:
    query = f"?player={player}" if player else ""
    found: dict[str, Any] = served.call(f"/api/deals/{deal}{query}")
    return found


def refusal(asked: Callable[[], object]) -> str:
    with pytest.raises(Refused) as no:
        asked()
    return no.value.code


def to_the_end(seat: Seat, pick: int) -> None:
    """Play a game, at each move the same place in the list."""
    while not seat.over:
        # Where there is nothing to choose the table answers by itself (K8.5).
        if seat.seat in seat.info["to_act"] and len(seat.moves) > 1:
            seat.play(seat.moves[pick % len(seat.moves)])
        else:
            assert seat.wait(30)


def finished(served: Served, deal: str, player: str, pick: int, **more: Any) -> dict[str, Any]:
    """Play a deal to its end."""
    opened: dict[str, Any] = play(served, deal, player, **more)["opened"]
    seat = served.seat(opened, opened["seats"][0]["seat"])
    to_the_end(seat, pick)
    return opened


def until(wanted: Callable[[], Any]) -> Any:
    end = time.monotonic() + 30
    while not (found := wanted()):
        assert time.monotonic() < end
        time.sleep(0.01)
    return found


def today(served: Served) -> str:
    found: str = served.call("/api/deals")["today"]
    return found


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.rule("K14.1", "K14.2", "K14.3")
def test_a_day_of_four_players(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    calendar = served.call("/api/deals")
    day = calendar["today"]
    tomorrow, now = calendar["days"][0], calendar["days"][1]
    assert (now["day"], now["secret"]) == (day, "")
    assert tomorrow["commitment"] != now["commitment"]
    assert set(now["games"]) == {"les-poilus", "footclub", "trench-club"}
    deal = f"{day}.footclub"
    players = [ADA, BEN, EVE, "d" * 24]
    tables = [finished(served, deal, who, pick) for pick, who in enumerate(players)]
    ranked = until(lambda: _all_ended(see(served, deal, ADA)))
    assert ranked["levels"] == ranked["all_levels"] == 4
    assert ranked["difficulty"] in ("easy", "fair", "hard", "very-hard")
    assert (ranked["begun"], ranked["ended"]) == (4, 4)
    assert ranked["better"] + ranked["level"] + ranked["worse"] == 3
    people = [result for result in ranked["results"] if not result["level"]]
    mine = next(result for result in people if result["mine"])
    assert ranked["better"] == sum(result["place"] < mine["place"] for result in people)
    assert ranked["results"][0]["place"] == 1
    # Nobody's games are shown to others, and nobody's names.
    assert [bool(result["table"]) for result in people].count(True) == 1
    # The same first hand for everybody, whatever they did.
    hands = {_opening(served, opened) for opened in tables}
    assert len(hands) == 1
    # Of very many only the best are told; oneself and the levels always.
    monkeypatch.setattr(compare, "MOST_RESULTS", 1)
    for_all = ranked["results"]
    told = see(served, deal, ADA)["sides"][0]["results"]
    assert told == [one for one in for_all if one in for_all[:1] or one["level"] or one["mine"]]


def _all_ended(info: dict[str, Any]) -> dict[str, Any] | None:
    side: dict[str, Any] = info["sides"][0]
    return side if side["ended"] == 4 and side["levels"] == side["all_levels"] else None


def _opening(served: Served, opened: dict[str, Any]) -> str:
    record = served.call(f"/api/tables/{opened['table']}/record")
    return str(record["setup"])


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.rule("K14.2")
def test_what_is_refused(served: Served) -> None:
    day = today(served)
    deal = f"{day}.footclub"
    assert refusal(lambda: see(served, f"{day}.chess")) == "no-such-deal"
    assert refusal(lambda: see(served, "2026-02-31.footclub")) == "no-such-deal"
    assert refusal(lambda: see(served, "c-nothing")) == "no-such-deal"
    assert refusal(lambda: play(served, deal, ADA, again=True)) == "try-first"
    assert refusal(lambda: play(served, deal, "short")) == "malformed"
    assert refusal(lambda: play(served, deal, ADA, seat=1 - see(served, deal)["seat"])) == (
        "not-your-seat"
    )
    first = play(served, deal, ADA)
    assert first["first"]
    # A second first try, here or at another device with the same key, and a look ahead.
    assert refusal(lambda: play(served, deal, ADA)) == "already-tried"
    assert refusal(lambda: play(served, deal, ADA, again=True)) == "try-first"
    # Before one has ended it, nothing of the others is told.
    assert see(served, deal, ADA)["sides"][0]["results"] == []
    seat = served.seat(first["opened"], first["opened"]["seats"][0]["seat"])
    assert seat.info["deal"]["first"]
    assert refusal(seat.contribute) == "luck-fixed"
    # Nor at a table that goes on from here, where there would be advice.
    path, keys = f"/api/tables/{first['opened']['table']}/fork", first["opened"]["seats"][0]
    assert refusal(lambda: served.call(path, {"seats": []}, keys["token"])) == "try-first"
    told = seat.command("deal")["lines"]
    assert told[0] == f"FootClub: Deal of {day}"
    assert "The results are shown once your own first try is over." in told
    to_the_end(seat, 0)
    until(lambda: see(served, deal, ADA)["sides"][0]["done"])
    told = seat.command("compare")["lines"]
    assert "Nobody else has finished it here yet." in told
    again = play(served, deal, ADA, again=True)
    assert not again["first"]
    assert see(served, deal, ADA)["sides"][0]["begun"] == 1
    # A result cannot be handed in: there is no door for it.
    forged = {"player": EVE, "name": "Eve", "result": {"won": 2}}
    assert refusal(lambda: served.call(f"/api/deals/{deal}/play", forged)) == "malformed"
    assert refusal(lambda: served.call(f"/api/deals/{deal}/results", forged)) == "not-found"


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.rule("K14.1")
def test_the_secret_is_shown_the_day_after(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    day = today(served)
    deal = f"{day}.les-poilus"
    promised = see(served, deal)["commitment"]
    late = play(served, deal, EVE)["opened"]
    opened = finished(served, deal, ADA, 0)
    path = f"/api/tables/{opened['table']}"
    record = read_record(served.call(f"{path}/record"))
    assert record.fairness is not None
    assert record.fairness.keyed
    assert record.fairness.secret == ""
    with pytest.raises(Faults, match="not shown yet"):
        verify(record)
    # Nothing that was told so far holds it.
    secret = served.rooms.running[opened["table"]].table.state.secret
    told = [served.call(at) for at in (path, f"{path}/fairness", f"/api/deals/{deal}")]
    assert secret not in str(told)
    # A guess does not pass.
    guess = msgspec.structs.replace(record.fairness, secret="00" * 32)
    with pytest.raises(Faults, match="did not keep its word"):
        verify(msgspec.structs.replace(record, fairness=guess))
    lying = msgspec.structs.replace(guess, commitment=hashlib.sha256(bytes(32)).hexdigest())
    with pytest.raises(Faults, match="but the secret gives"):
        verify(msgspec.structs.replace(record, fairness=lying))
    served.let_pass(DAY, opened["table"])
    until(lambda: today(served) != day)
    shown = see(served, deal)
    assert shown["commitment"] == promised
    assert shown["secret"] == secret
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == promised
    later = served.call(f"{path}/record")
    assert verify(read_record(later)).deal == deal
    file = tmp_path / "record.json"
    file.write_text(json.dumps(later))
    assert main(["verify", str(file), "--commitment", promised]) == 0
    assert f"The luck of deal {deal} was fixed beforehand" in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "ab" * 32]) == 2
    # Luck that the secret does not give cannot be called known at a day's deal.
    later["fairness"]["known_luck"] = {"soldier": 0}
    with pytest.raises(Faults, match="from its secret alone"):
        verify(read_record(later))
    # It can still be played, but no longer counts; nor does what was begun before and ends now.
    assert not play(served, deal, BEN)["first"]
    to_the_end(served.seat(late, 0), 0)
    assert not see(served, deal, EVE)["sides"][0]["done"]


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.rule("K14.2")
def test_a_forged_game_does_not_count(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who gets at the database changes a draw: the game is played again, and falls."""
    from tablee.server.deals import results

    checked = results.checked

    def forged(record: Record, *given: Any) -> Any:
        draws = [((value + 1) % bound, bound) for value, bound in record.setup]
        return checked(msgspec.structs.replace(record, setup=draws), *given)

    monkeypatch.setattr(results, "checked", forged)
    deal = f"{today(served)}.les-poilus"
    finished(served, deal, ADA, 0)
    side = see(served, deal, ADA)["sides"][0]
    assert (side["begun"], side["ended"], side["done"]) == (1, 0, False)


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.rule("K14.4")
def test_a_challenge_with_both_sides(served: Served) -> None:
    made = served.call("/api/deals", {"player": ADA, "game": "footclub"})
    deal = made["name"]
    assert made["seats"] == [0, 1]
    for seat in (0, 1):
        for who in (ADA, BEN):
            finished(served, deal, who, seat, seat=seat)
    sides = until(lambda: _two_sides(see(served, deal, BEN)))
    for side in sides:
        people = [result for result in side["results"] if not result["level"]]
        assert len(people) == 2
        # Whoever plays alike meets the same luck and the same bots.
        assert {result["text"] for result in people} == {people[0]["text"]}
        assert {result["place"] for result in people} == {people[0]["place"]}
        assert all(result["table"] and result["names"] == ["Ada"] for result in people)


def _two_sides(info: dict[str, Any]) -> list[dict[str, Any]] | None:
    sides: list[dict[str, Any]] = info["sides"]
    return sides if [side["ended"] for side in sides] == [2, 2] else None


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.rule("K14.2", "K14.4")
def test_whoever_sits_at_the_other_seats_is_no_help(served: Served) -> None:
    """With friends, seats are changed before the start: nobody gets a weaker opponent by it."""
    name = served.call("/api/deals", {"player": ADA, "game": "footclub"})["name"]

    def change(table: dict[str, Any], seat: int, **plan: Any) -> None:
        path = f"/api/tables/{table['table']}/seats/{seat}/change"
        served.call(path, {"holder": "bot", **plan}, table["host"])

    def start(table: dict[str, Any], fill: str = "") -> None:
        served.call(f"/api/tables/{table['table']}/start", {"fill": fill}, table["host"])

    first = play(served, name, ADA, friends=True)["opened"]
    assert refusal(lambda: change(first, 1, level="uniform")) == "deal-level"
    assert refusal(lambda: start(first, "uniform")) == "deal-level"
    # Against a friend it is told against whom.
    key = served.call(f"/api/tables/{first['table']}/seats/1/join", {"name": "Ben"})
    start(first)
    with Seat.open(served.address, first["table"], key["token"], 1) as other:
        _play_together([served.seat(first, 0), other])
    side = until(lambda: _done(see(served, name, ADA)))
    mine = next(result for result in side["results"] if result["mine"])
    assert (mine["names"], mine["against"]) == (["Ada"], ["Ben"])
    # A computer player at one's own seat makes no result of one's own.
    second = play(served, name, BEN, friends=True)["opened"]
    change(second, 0, level="captain")
    change(second, 1, level="captain")
    start(second)
    table = f"/api/tables/{second['table']}"
    until(lambda: served.call(table, token=second["host"])["outcome"])
    assert not see(served, name, BEN)["sides"][0]["done"]


def _done(info: dict[str, Any]) -> dict[str, Any] | None:
    side: dict[str, Any] = info["sides"][0]
    return side if side["done"] else None


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.rule("K14.4")
def test_a_challenge_of_a_finished_game(served: Served) -> None:
    """An ordinary table's luck was a stream; played alike, the challenge goes the same way."""
    opened = served.open(
        "les-poilus",
        options={"players": 2},
        seats=[{"holder": "me", "name": "Ada"}, {"holder": "me", "name": "Ben"}],
        start=True,
    )
    table, keys = opened["table"], opened["seats"]
    assert refusal(lambda: served.call("/api/deals", {"player": ADA, "table": table})) == "not-over"
    both = [served.seat(opened, 0), served.seat(opened, 1)]
    _play_together(both)
    made = served.call("/api/deals", {"player": ADA, "table": table}, keys[0]["token"])
    assert made["sides"][0]["done"]
    # Another team at the same deal: two friends, each at a device of their own.
    team = play(served, made["name"], BEN, friends=True)["opened"]
    key = served.call(f"/api/tables/{team['table']}/seats/1/join", {"name": "Eve"})
    served.call(f"/api/tables/{team['table']}/start", {}, team["host"])
    other = Seat.open(served.address, team["table"], key["token"], 1)
    _play_together([served.seat(team, 0), other])
    other.close()
    side = until(lambda: _both_teams(see(served, made["name"], BEN)))
    texts = [result["text"] for result in side["results"] if not result["level"]]
    assert len(texts) == 2
    assert texts[0] == texts[1]
    first, second = (served.call(f"/api/tables/{one}/record") for one in (table, team["table"]))
    moves = [[(line["seat"], line["move"]) for line in one["entries"]] for one in (first, second)]
    assert moves[0] == moves[1]


def _both_teams(info: dict[str, Any]) -> dict[str, Any] | None:
    side: dict[str, Any] = info["sides"][0]
    return side if side["ended"] == 2 else None


def _play_together(seats: list[Seat]) -> None:
    while not seats[0].over:
        for seat in seats:
            if seat.seat in seats[0].info["to_act"] and seat.moves and seat.line == seats[0].line:
                seat.play(seat.moves[0])
            while seat.wait(0.02):
                pass


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.rule("K4.6")
def test_no_luck_is_met_twice(served: Served) -> None:
    made = served.call(
        "/api/deals", {"player": ADA, "game": "les-poilus", "options": {"players": 2}}
    )
    opened = play(served, made["name"], ADA)["opened"]
    seat = served.seat(opened, 0)
    until(lambda: seat.seat in seat.info["to_act"] or not seat.wait(1))
    seat.play(seat.moves[0])
    asked = {"type": "propose", "what": "take-back", "line": 1}
    assert refusal(lambda: seat.ask(asked)) == "luck-fixed"


@pytest.mark.usefixtures("quick_bots")
@pytest.mark.rule("K14.3")
def test_levels_that_were_interrupted_are_played_when_somebody_asks(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "begin", lambda *_: None)
    served = serve()
    deal = f"{today(served)}.les-poilus"
    finished(served, deal, ADA, 0)
    assert until(lambda: see(served, deal, ADA)["sides"][0]["done"])
    assert see(served, deal, ADA)["sides"][0]["levels"] == 0
    monkeypatch.undo()
    bots_by_rule_of_thumb(monkeypatch)
    until(lambda: see(served, deal, ADA)["sides"][0]["levels"] == 4)


@pytest.mark.rule("K10.3")
def test_the_levels_play_only_so_many_deals_at_once(served: Served) -> None:
    begun: list[Any] = []
    rooms = served.rooms
    rooms.levels_at_work.update((f"c-{number}", 0) for number in range(levels.MOST_AT_WORK))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(levels, "_all_levels", lambda *given: begun.append(given))
        patch.setattr(rooms, "spawn", lambda _: None)
        play(served, f"{today(served)}.les-poilus", ADA)
        assert begun == []
        rooms.levels_at_work.clear()
        play(served, f"{today(served)}.les-poilus", BEN)
        assert len(begun) == 1


@pytest.mark.rule("K10.3")
def test_to_begin_a_deal_is_priced_like_any_table_and_comparing_like_a_log(serve: Serve) -> None:
    served = serve(address_rate=0.001, address_burst=8 + 20 + 8 + 7)
    deal = f"{today(served)}.les-poilus"
    play(served, deal, ADA)
    see(served, deal, ADA)
    assert refusal(lambda: see(served, deal, ADA)) == "too-fast"


def test_a_server_that_closes_while_the_levels_play_has_not_failed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The process thinks for ever, and is ended in the middle of it.
    monkeypatch.setattr(worker, "choose", waiting.patience)
    served = serve()
    name = f"{today(served)}.footclub"

    async def begin() -> None:
        deal = await find(served.rooms, name)
        assert deal is not None
        levels.begin(served.rooms, deal, deal.seat)

    asyncio.run_coroutine_threadsafe(begin(), served.loop).result(30)
    until(lambda: served.rooms.bots._players._busy)
    served.stop()
    assert served.failures() == 0


@pytest.mark.usefixtures("quick_bots")
def test_without_a_server_a_day_follows_from_its_date(serve: Serve) -> None:
    one = serve(dated_deals=True)
    day = today(one)
    secret = hashlib.sha256(f"tablee-day/1\n{day}\n".encode()).digest()
    assert see(one, f"{day}.footclub")["commitment"] == hashlib.sha256(secret).hexdigest()


def test_two_servers_and_a_restart_keep_the_promises(serve: Serve) -> None:
    one = serve()
    before = served_days(one)
    one.stop()
    assert served_days(serve()) == before


def served_days(served: Served) -> list[tuple[str, str, int]]:
    days = served.call("/api/deals")["days"]
    return [(day["day"], day["commitment"], day["promised"]) for day in days]


@pytest.mark.usefixtures("quick_bots")
def test_deals_by_the_command_line(
    served: Served,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def tablee(*words: str) -> str:
        code = main(["deals", "--server", served.address, "--lang", "en", *words])
        printed = capsys.readouterr()
        return printed.out if code == 0 else printed.err

    day = today(served)
    assert f"{day}.footclub: Not played yet" in tablee()
    monkeypatch.setattr("sys.stdin", io.StringIO("deal\nquit\n"))
    played = tablee(f"{day}.footclub", "--play")
    assert "#/table/" in played
    assert "The luck at this table is fixed beforehand." in played
    assert f"FootClub: Deal of {day}" in played
    assert f"{day}.footclub: Begun" in tablee()
    # Whoever left in the middle goes on where they were.
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert tablee(f"{day}.footclub", "--play").splitlines()[0] == played.splitlines()[0]
    assert f"Play one: tablee deals {day}.les-poilus --play" in tablee()
    (tmp_path / "tablee" / "seats.json").unlink()
    assert "already made your first try" in tablee(f"{day}.footclub", "--play")
    assert "No server answers at http://127.0.0.1:9 (" in tablee("--server", "http://127.0.0.1:9")
    link = tablee("--challenge", "les-poilus").splitlines()[-1]
    assert "Les Poilus: Challenge" in tablee(link)
    assert "no '#/deal/" in tablee("http://127.0.0.1:9/x")
    assert "no game" in tablee("--challenge", "chess")
