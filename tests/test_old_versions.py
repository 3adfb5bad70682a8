"""What version 0.1.0 wrote can still be read, and goes on: `tests/data/v1`, never made again."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.conftest import QUICK, Serve, Served, same_dice, serve

from tablee.client import Seat
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Refusal
from tablee.kernel.game import Game
from tablee.kernel.match import Match
from tablee.kernel.record import read_record, replay
from tablee.kernel.state import EVERYTHING, SPECTATOR
from tablee.lab.experiment import read_experiment
from tablee.lab.run import Results, run
from tablee.protocol import ws
from tablee.protocol.sentences import Sentences
from tablee.server.fairness import verify
from tablee.server.serve import make_rooms
from tablee.texts import LANGUAGES, Texts

__all__ = ["same_dice", "serve"]

OLD = Path(__file__).parent / "data" / "v1"
#: The rules version of everything in there.
RULES = 1
GAMES = ("les-poilus", "footclub", "trench-club")
NAMES = ["Ada", "Ben", "Émile", "Ottilie", "Zoé"]
FACTS: dict[str, Any] = msgspec.json.decode((OLD / "tables.json").read_bytes())
#: How far a position, and a table, must go on.
FURTHER = 20


def files(folder: str, pattern: str) -> list[Any]:
    """The files of a folder, each as a case of its own."""
    found = sorted((OLD / folder).glob(pattern))
    assert found, f"{OLD / folder} is empty"
    return [pytest.param(file, id=file.stem) for file in found]


def game_of(file: Path) -> Game:
    """The game that a file's name begins with."""
    return next(registry.game(key) for key in GAMES if file.name.startswith(key))


# ---- records ----------------------------------------------------------------------------------


@pytest.mark.parametrize("file", files("records", "*.json"))
def test_a_record_is_verified_and_leads_to_the_same_end(file: Path) -> None:
    data = msgspec.json.decode(file.read_bytes())
    record, game = read_record(data), game_of(file)
    assert record.rules == RULES
    assert verify(record).moves == len(data["entries"])
    match = replay(record, game)
    assert msgspec.to_builtins(match.outcome()) == data["result"]
    again = msgspec.structs.replace(match.record(), fairness=record.fairness)
    assert msgspec.json.decode(msgspec.json.encode(again)) == data
    for language in LANGUAGES:
        narrator = game.narrator(Texts(language).say, NAMES[: len(match.seats)])
        for observer in (SPECTATOR, 0, EVERYTHING):
            assert all(narrator.event(event) for event in match.log(observer))


def test_the_records_end_in_every_way_and_take_moves_back() -> None:
    ends: dict[str, set[str]] = {}
    undone: dict[str, set[bool]] = {}
    for file in (OLD / "records").glob("*.json"):
        data = msgspec.json.decode(file.read_bytes())
        ends.setdefault(data["game"], set()).add(data["result"]["reason"])
        taken_back = {e.get("consent", False) for e in data["entries"] if e.get("undo")}
        undone.setdefault(data["game"], set()).update(taken_back)
    for key in GAMES:
        # By number of forts after the last round: since the short battles (T14.22).
        assert ends[key] == set(registry.game(key).ends) - {"decision"}
        assert undone[key] == {True, False}


# ---- positions --------------------------------------------------------------------------------


@pytest.mark.parametrize("file", files("positions", "*.json"))
def test_a_position_is_laid_out_written_back_and_goes_on(file: Path) -> None:
    data, game = msgspec.json.decode(file.read_bytes()), game_of(file)
    match = Match(game, game.options(data["options"]), FastChance(1), position=data)
    assert msgspec.json.decode(msgspec.json.encode(match.position())) == data
    assert bool(match.to_act()) == (data["phase"] != "over")
    chance = FastChance(2)
    for _ in range(FURTHER):
        if not match.to_act():
            break
        seat = chance.choose(match.to_act())
        line = match.play(seat, chance.choose(match.legal(seat)))
        assert not isinstance(line, Refusal), line


# ---- experiments ------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_an_experiment_goes_on_from_its_journal(key: str, tmp_path: Path) -> None:
    folder = shutil.copytree(OLD / "lab" / key, tmp_path / key)
    experiment = read_experiment((folder / "experiment.toml").read_text("utf-8"), key)
    finished: list[int] = []
    results = run(experiment, folder, progress=lambda games, *_: finished.append(games))
    everything = len(results.arms) * experiment.games
    assert finished[-1] == everything
    assert len(finished) < everything // experiment.chunk, "what was played is played again"
    before = msgspec.json.decode((folder / "results.json").read_bytes(), type=Results)
    again = msgspec.structs.replace(results, seconds=before.seconds)
    assert still_told(msgspec.to_builtins(before), msgspec.to_builtins(again))


def still_told(then: Any, now: Any) -> bool:
    """Whether all that was told then is told in the same way now; there may be fields besides.

    Intervals of few games are wider now (Student's).
    """
    if isinstance(then, dict) and isinstance(now, dict):
        return all(
            field in now
            and (
                still_told(told, now[field])
                or (field == "interval" and now[field][0] <= told[0] <= told[1] <= now[field][1])
            )
            for field, told in then.items()
        )
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(still_told, then, now))
    return bool(then == now)


# ---- frames -----------------------------------------------------------------------------------


@pytest.mark.parametrize("file", files("frames", "*.jsonl"))
def test_frames_are_read_and_their_log_is_told(file: Path) -> None:
    game = game_of(file)
    decoder = msgspec.json.Decoder(ws.AnyFrame)
    lines = file.read_bytes().splitlines()
    frames = [decoder.decode(line) for line in lines]
    for line, frame in zip(lines, frames, strict=True):
        assert still_told(
            msgspec.json.decode(line), msgspec.json.decode(msgspec.json.encode(frame))
        )
    entries = [entry for frame in frames for entry in getattr(frame, "entries", [])]
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    for language in LANGUAGES:
        texts = Texts(language)
        teller = Sentences(game.narrator(texts.say, NAMES), texts, NAMES)
        told = [sentence for entry in entries for sentence in teller.sentences(entry)]
        assert len(told) >= len(entries) / 2
        assert all(told)
    for frame in frames:
        if isinstance(frame, ws.Welcome | ws.Update) and frame.view:
            msgspec.convert(frame.view, game.view_type)


# ---- tables -----------------------------------------------------------------------------------


@pytest.fixture
def old_server(tmp_path: Path, serve: Serve) -> Served:
    """A server of today on a copy of the old database, at the time when it was left.

    By the clock on the wall all the time of its tables would be up, and bots would sit in.
    """
    database = tmp_path / "tables.db"
    shutil.copy(OLD / "tables.sqlite", database)
    settings = msgspec.structs.replace(QUICK, database=str(database))
    rooms = make_rooms(settings)
    rooms.now = lambda: FACTS["made_at"] + 60_000
    return serve(rooms, database=str(database))


def tables(*kinds: str) -> list[Any]:
    """The old tables of some kinds, each as a case of its own."""
    return [
        pytest.param(table, id=f"{table['game']}-{table['kind']}")
        for table in FACTS["tables"]
        if table["kind"] in kinds
    ]


def seen(seat: Seat) -> str | None:
    """What a seat sees, as a short digest; None before the start."""
    if seat.view is None:
        return None
    return hashlib.sha256(json.dumps(seat.view, sort_keys=True).encode()).hexdigest()[:16]


def sit_down(server: Served, table: dict[str, Any]) -> list[Seat]:
    """Everybody of a table, with the keys of that time."""
    keys = [{"seat": int(seat), "token": token} for seat, token in table["tokens"].items()]
    return [server.seat({"table": table["table"], "seats": keys}, key["seat"]) for key in keys]


def go_on(seats: list[Seat], moves: int) -> int:
    """Let whoever is to act make moves by chance; how many were made."""
    chance = FastChance(3)
    for made in range(moves):
        newest = max(seat.seq for seat in seats)
        for seat in seats:
            while seat.seq < newest:
                assert seat.wait(20)
        if seats[0].over:
            return made
        mover = next(seat for seat in seats if seat.seat == seat.info["to_act"][0])
        legal = mover.moves or mover.moves_like("")
        mover.play(legal[chance.below(len(legal))])
    return moves


@pytest.mark.parametrize("table", tables("open", "clock", "proposal", "snapshot", "finished"))
def test_a_table_is_as_it_was_left(old_server: Served, table: dict[str, Any]) -> None:
    seats = sit_down(old_server, table)
    assert still_told(table["info"], old_server.call(f"/api/tables/{table['table']}"))
    for seat in seats:
        assert (seat.seq, seat.line) == (table["seq"], table["line"])
        assert seen(seat) == table["views"].get(str(seat.seat))
        assert [entry["seq"] for entry in seat.entries] == list(range(1, table["seq"] + 1))


@pytest.mark.parametrize("table", tables("clock", "proposal", "snapshot"))
def test_a_running_table_goes_on(old_server: Served, table: dict[str, Any]) -> None:
    seats = sit_down(old_server, table)
    made = go_on(seats, FURTHER)
    assert seats[0].over or made == FURTHER
    assert max(seat.line for seat in seats) == table["line"] + made
    fairness = old_server.call(f"/api/tables/{table['table']}/fairness")
    assert fairness["commitment"] == table["info"]["commitment"]


@pytest.mark.parametrize("table", tables("proposal"))
def test_a_proposal_of_then_is_answered_now(old_server: Served, table: dict[str, Any]) -> None:
    seats = sit_down(old_server, table)
    proposal = table["info"]["proposal"]
    assert proposal["what"] == "take-back"
    for seat in seats:
        if seat.seat in proposal["waiting"]:
            answer = {"type": "answer", "proposal": proposal["proposal"], "agree": True}
            seat.ask(answer)
    info = old_server.call(f"/api/tables/{table['table']}")
    assert info["proposal"] is None
    go_on(seats, FURTHER)
    assert max(seat.line for seat in seats) > table["line"]


@pytest.mark.parametrize("table", tables("clock"))
def test_a_clock_of_then_runs_out_now(old_server: Served, table: dict[str, Any]) -> None:
    seats = sit_down(old_server, table)
    mover = next(seat for seat in seats if seat.seat == seat.info["to_act"][0])
    old_server.let_pass(6 * 86_400, table["table"])
    while mover.line == table["line"]:
        assert mover.wait(30)
    assert mover.info["seats"][mover.seat]["sits_in"] or mover.entries[-1]["by_bot"]


@pytest.mark.parametrize("table", tables("guided"))
def test_a_guided_game_goes_on_to_its_end(old_server: Served, table: dict[str, Any]) -> None:
    (seat,) = sit_down(old_server, table)
    assert (seat.seq, seat.line) == (table["seq"], table["line"])
    assert seat.info["guided"] == table["info"]["guided"]
    assert seen(seat) == table["views"][str(seat.seat)]
    for number in range(seat.info["guided"]["at"], len(seat.info["guided"]["lines"])):
        assert seat.info["guided"]["at"] == number
        seat.ask({"type": "go-on", "line": seat.line})


@pytest.mark.parametrize("table", tables("open"))
def test_somebody_sits_down_at_an_open_table_and_it_starts(
    old_server: Served, table: dict[str, Any]
) -> None:
    address = f"/api/tables/{table['table']}"
    last = len(table["info"]["seats"]) - 1
    joined = old_server.call(f"{address}/seats/{last}/join", {"name": "Zoé"})
    old_server.call(f"{address}/start", {"fill": "recruit"}, table["host"])
    keys = [joined, *({"seat": int(s), "token": token} for s, token in table["tokens"].items())]
    seats = [old_server.seat({"table": table["table"], "seats": keys}, key["seat"]) for key in keys]
    for _ in range(FURTHER):
        mover = seats[0]
        while not mover.over and not any(seat.moves or seat.groups for seat in seats):
            mover.wait(0.05)
            seats[1].wait(0.05)
        for seat in seats:
            legal = seat.moves or (seat.moves_like("") if seat.groups else [])
            if legal and not seat.over and seat.seat in seat.info["to_act"]:
                seat.play(legal[seat.line * 7 % len(legal)])
                break
    assert max(seat.line for seat in seats) >= FURTHER or seats[0].over


@pytest.mark.parametrize("table", tables("finished"))
def test_a_finished_game_is_verified_and_replayed(
    old_server: Served, table: dict[str, Any]
) -> None:
    address = f"/api/tables/{table['table']}"
    data = old_server.call(f"{address}/record")
    assert data["result"] == table["record"] == table["info"]["outcome"]
    assert data["fairness"]["secret"] == table["info"]["secret"]
    record = read_record(data)
    assert verify(record).moves == table["line"]
    middle = old_server.call(f"{address}/replay?line={table['line'] // 2}")
    assert middle["last"] == table["line"]
    told = old_server.call(f"{address}/digest?lang=fr")
    assert told["seq"] == table["seq"]
    assert len(told["lines"]) > table["line"] / 2
