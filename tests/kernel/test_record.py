"""Records: a game replays exactly without a random generator, and every fault is named."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.les_poilus.game import GAME
from tablee.kernel.chance import FairChance, FastChance
from tablee.kernel.documents import Fairness, Faults, Record, SeatDocument
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match
from tablee.kernel.reading import read_json
from tablee.kernel.record import read_record, replay

Plain = dict[str, Any]


def random_match(seed: int, players: int = 3, most: int = 10_000) -> Match:
    """A game by chance, with a move taken back now and then."""
    choices = FastChance(seed, 1)
    seats = [SeatDocument(f"Seat {seat}") for seat in range(players)]
    match = Match(GAME, GAME.options({"players": players}), FastChance(seed), seats)
    while match.to_act() and match.line < most:
        seat = choices.choose(match.to_act())
        line = match.play(seat, choices.choose(match.legal(seat)))
        assert isinstance(line, LogLine)
        if choices.below(4) == 0:
            match.undo(seat)
    return match


def plain(match: Match) -> Plain:
    """The record as it is read from a file."""
    data: Plain = read_json(msgspec.json.encode(match.record()), "game.json")
    return data


def faults_of(data: Any) -> list[tuple[str, str]]:
    """What is wrong with a record: fields and sentences."""
    with pytest.raises(Faults) as caught:
        replay(read_record(data), GAME)
    return [(fault.field, fault.message) for fault in caught.value.faults]


@pytest.fixture(scope="module")
def game() -> bytes:
    """A short record with draws, an undo and a result."""
    match = random_match(3)
    assert match.outcome() is not None
    assert any(line.undo for line in match.lines)
    return msgspec.json.encode(match.record())


@pytest.mark.rule("K3.1")
@given(st.integers(0, 10**6), st.integers(2, 5), st.integers(1, 200))
def test_a_record_replays_to_the_same_game(seed: int, players: int, most: int) -> None:
    match = random_match(seed, players, most)
    again = replay(read_record(plain(match)), GAME)
    assert again.position() == match.position()
    assert again.outcome() == match.outcome()
    assert again.record() == match.record()
    assert [again.log(seat) for seat in (-1, 0, 1)] == [match.log(seat) for seat in (-1, 0, 1)]


@pytest.mark.rule("K3.1")
def test_a_record_can_be_replayed_up_to_any_line(game: bytes) -> None:
    record = msgspec.json.decode(game, type=Record)
    for upto in (0, 1, len(record.entries) // 2):
        assert replay(record, GAME, upto).line == upto


@pytest.mark.rule("K3.1")
def test_a_record_that_begins_in_the_middle_holds_the_position() -> None:
    middle: Plain = msgspec.to_builtins(random_match(5, most=12).position())
    match = Match(GAME, GAME.options(middle["options"]), FastChance(8), position=middle)
    choices = FastChance(9)
    while match.to_act():
        seat = match.to_act()[0]
        match.play(seat, choices.choose(match.legal(seat)))
    data = plain(match)
    assert data["position"] == middle
    assert replay(read_record(data), GAME).record() == match.record()


@pytest.mark.rule("K3.1", "K4.1")
def test_the_draws_of_a_fair_match_are_those_of_its_stream() -> None:
    secret = bytes(20)
    match = Match(GAME, GAME.options({"players": 2}), FairChance(secret, "m"))
    match.play(match.to_act()[0], 3)
    record = match.record()
    stream = FairChance(secret, "m")
    for value, bound in [*record.setup, *record.entries[0].draws]:
        assert stream.below(bound) == value


@pytest.mark.rule("K3.4")
@pytest.mark.parametrize("data", [None, [], "record", 7])
def test_what_is_no_object_is_no_record(data: Any) -> None:
    assert faults_of(data) == [("document", "is not a record: it must be a JSON object")]


@pytest.mark.rule("K3.4")
def test_a_file_that_is_not_json_is_named() -> None:
    with pytest.raises(Faults, match=r"^game\.json: document: is not JSON"):
        read_json(b'{"format": ', "game.json")


@pytest.mark.rule("K3.4")
def test_faults_can_name_their_file() -> None:
    with pytest.raises(Faults) as caught:
        read_record({})
    assert str(caught.value.named("game.json")).startswith("game.json: format: must be")


@pytest.mark.rule("K3.1")
def test_another_layout_is_refused_with_the_one_that_is_read(game: bytes) -> None:
    data = msgspec.json.decode(game)
    [(field, message)] = faults_of({**data, "format": "tablee-record/2"})
    assert (field, message) == (
        "format",
        "is 'tablee-record/2'; this version reads 'tablee-record/1'",
    )
    [(field, message)] = faults_of({**data, "format": "chess"})
    assert "this is not a record" in message


@pytest.mark.rule("K3.4")
def test_every_malformed_field_is_listed(game: bytes) -> None:
    data = msgspec.json.decode(game)
    data["rules"] = "one"
    data["entrys"] = []
    data["seats"][1]["name"] = 7
    data["entries"][0]["seat"] = None
    data["entries"][2]["draws"] = [[1]]
    del data["options"]
    fields = {field for field, _ in faults_of(data)}
    assert fields >= {"rules", "entrys", "seats[1].name", "entries[0].seat", "options"}
    assert any(field.startswith("entries[2].draws") for field in fields)
    assert ("entrys", "is not known here; did you mean 'entries'?") in faults_of(data)


@pytest.mark.rule("K3.2")
def test_an_unknown_rules_version_is_refused(game: bytes) -> None:
    data = {**msgspec.json.decode(game), "rules": 99}
    assert faults_of(data) == [
        ("rules", "is 99, but this version of les-poilus knows only 1"),
    ]


@pytest.mark.rule("K3.4")
def test_another_game_is_refused(game: bytes) -> None:
    data = {**msgspec.json.decode(game), "game": "chess"}
    assert faults_of(data) == [("game", "is 'chess', not 'les-poilus'")]


def change_options(data: Plain) -> None:
    data["options"] = {"player": 3, "difficulty": "easy"}


def change_setup(data: Plain) -> None:
    data["setup"][0][1] += 1


def add_setup_draw(data: Plain) -> None:
    data["setup"].append([0, 2])


def change_seats(data: Plain) -> None:
    data["seats"].append({"name": "Ada"})


def change_seq(data: Plain) -> None:
    data["entries"][1]["seq"] = 7


def change_move(data: Plain) -> None:
    data["entries"][0]["move"] = "intensity 1"


def misspell_move(data: Plain) -> None:
    data["entries"][0]["move"] = "intensify 3"


def change_seat(data: Plain) -> None:
    data["entries"][0]["seat"] = 9


def drop_a_draw(data: Plain) -> None:
    data["entries"][0]["draws"].pop()


def add_a_draw(data: Plain) -> None:
    data["entries"][0]["draws"].append([0, 5])


def change_a_bound(data: Plain) -> None:
    data["entries"][0]["draws"][0][1] = 7


def undo_the_deal(data: Plain) -> None:
    data["entries"].insert(1, {"seq": 2, "seat": data["entries"][0]["seat"], "undo": 1})


def change_result(data: Plain) -> None:
    data["result"]["reason"] = "victory"


@pytest.mark.rule("K3.3", "K3.4")
@pytest.mark.parametrize(
    ("change", "field", "words"),
    [
        (change_options, "options.player", "did you mean 'players'?"),
        (change_options, "options.difficulty", "easy"),
        (change_setup, "setup", "where a number below 6 is needed"),
        (add_setup_draw, "setup", "1 recorded draws were not used"),
        (change_seats, "seats", "must be 3, one a player, not 4"),
        (change_seq, "entries[1].seq", "is 7 where 2 must follow"),
        (change_move, "entries[0].move", "is refused: intensity-too-low (rule P2.1)"),
        (misspell_move, "entries[0].move", "'intensify 3' is not a move of Les Poilus"),
        (change_seat, "entries[0].seat", "but the table has"),
        (drop_a_draw, "entries[0].draws", "the record has no draw for a number below"),
        (add_a_draw, "entries[0].draws", "1 recorded draws were not used"),
        (change_a_bound, "entries[0].draws", "where a number below 59 is needed"),
        (undo_the_deal, "entries[1].undo", "is refused: undo-drawn (rule K2.2)"),
        (change_result, "result", "is not what the moves lead to"),
    ],
)
def test_a_record_that_does_not_fit_the_rules_is_refused_at_its_line(
    game: bytes, change: Callable[[Plain], None], field: str, words: str
) -> None:
    data = msgspec.json.decode(game)
    change(data)
    faults = dict(faults_of(data))
    assert words in faults[field]


@pytest.mark.rule("K3.4")
def test_an_undo_of_another_line_than_the_last_is_refused() -> None:
    match = random_match(3)
    data = plain(match)
    place = next(number for number, entry in enumerate(data["entries"]) if "undo" in entry)
    wanted = data["entries"][place]["undo"]
    data["entries"][place]["undo"] = 1
    [(field, message)] = faults_of(data)
    assert field == f"entries[{place}].undo"
    assert message.endswith(f"can only undo {wanted}")


@pytest.mark.rule("K3.4")
def test_a_position_for_another_table_or_with_faults_is_refused(game: bytes) -> None:
    data = msgspec.json.decode(game)
    data["position"] = msgspec.to_builtins(random_match(1, players=2, most=3).position())
    data["setup"], data["entries"] = [], []
    assert faults_of(data) == [("position.options", "are not the options of this table")]
    data["position"]["supply"] = 6
    assert [field for field, _ in faults_of(data)] == ["position.supply"]


def key_of(fairness: Fairness) -> bytes:
    """The key of a served table's draws, computed from what its record shows (K4.5)."""
    lines = ["tablee-fair/1", fairness.label, *fairness.contributions]
    message = "".join(line + "\n" for line in lines).encode()
    return hmac.new(bytes.fromhex(fairness.secret), message, hashlib.sha256).digest()


@pytest.mark.rule("K4.5")
def test_with_the_secret_in_the_record_anybody_can_draw_everything_again() -> None:
    secret = bytes(range(100, 132))
    fairness = Fairness(
        commitment=hashlib.sha256(secret).hexdigest(),
        secret=secret.hex(),
        contributions=["00ff", "", b"Ada".hex()],
        label="table 12",
    )
    match = Match(GAME, GAME.options({"players": 3}), FairChance(key_of(fairness), "table 12"))
    match.play(match.to_act()[0], GAME.parse("intensity 4"))
    text = msgspec.json.encode(msgspec.structs.replace(match.record(), fairness=fairness))
    record = read_record(msgspec.json.decode(text))
    assert record.fairness == fairness
    stream = FairChance(key_of(record.fairness), record.fairness.label)
    draws = [*record.setup, *record.entries[0].draws]
    assert [stream.below(bound) for _, bound in draws] == [value for value, _ in draws]
    another = msgspec.structs.replace(fairness, contributions=["00ff", "00", b"Ada".hex()])
    assert key_of(another) != key_of(fairness)
