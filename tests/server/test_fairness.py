"""K4.5: nobody chooses the dice, and everybody can check them."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Served
from tests.server.test_seats import code_of
from tests.server.test_table import TWO, play_on

from tablee.cli import main
from tablee.client import Seat, Unfair, join


def finished(served: Served, game: str = "les-poilus") -> tuple[dict[str, Any], list[str]]:
    """The record of a finished game, and what the seats added to its dice."""
    opened = served.open(game, options={"players": 2} if game == "les-poilus" else {}, seats=TWO)
    table = f"/api/tables/{opened['table']}"
    promise = opened["info"]["commitment"]
    added = [secrets.token_hex(32), secrets.token_hex(16)]
    for keys, entropy in zip(opened["seats"], added, strict=True):
        served.call(f"{table}/contribute", {"entropy": entropy}, keys["token"])
        again = {"entropy": secrets.token_hex(16)}
        assert code_of(served.call, f"{table}/contribute", again, keys["token"]) == (
            "already-started"
        )
    served.call(f"{table}/start", {}, opened["host"])
    seats = [served.seat(opened, 0), served.seat(opened, 1)]
    assert seats[0].info["secret"] == ""
    assert seats[0].info["contributions"] == added
    assert served.call(f"{table}/fairness")["secret"] == ""
    play_on(seats)
    assert hashlib.sha256(bytes.fromhex(seats[0].info["secret"])).hexdigest() == promise
    for seat in seats:
        seat.close()
    told = served.call(f"{table}/fairness")
    assert told["secret"]
    record: dict[str, Any] = served.call(f"{table}/record")
    draws = sum(len(entry.get("draws", [])) for entry in record["entries"])
    if game == "footclub":
        # The toss belongs to those who rolled it; cards that were dealt belong to nobody.
        draws += sum(bound == 6 for _, bound in record["setup"])
    counted = sum(sum(tally["counts"]) for seat in told["seats"] for tally in seat["tallies"])
    assert counted == draws
    # A card drawn out of six or of twelve is no die.
    sides = {"les-poilus": set(), "footclub": {6}, "trench-club": {12}}[game]
    assert {tally["sides"] for seat in told["seats"] for tally in seat["dice"]} <= sides
    return record, added


def other_tools(record: dict[str, Any]) -> list[int]:
    """Every draw, made again from the documents alone: nothing of Tablée is used here."""
    fair = record["fairness"]
    lines = ["tablee-fair/1", fair["label"], *fair["contributions"]]
    message = "".join(line + "\n" for line in lines).encode()
    key = hmac.new(bytes.fromhex(fair["secret"]), message, hashlib.sha256).digest()

    def words() -> Any:
        block = 0
        while True:
            text = fair["label"].encode() + b"\0" + block.to_bytes(8, "big")
            digest = hmac.new(key, text, hashlib.sha256).digest()
            yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
            block += 1

    stream = words()
    bounds = [bound for _, bound in record["setup"]]
    bounds += [bound for entry in record["entries"] for _, bound in entry.get("draws", [])]
    return [
        next(word for word in stream if word < 2**32 - 2**32 % bound) % bound for bound in bounds
    ]


@pytest.mark.rule("K4.5", "K4.1")
def test_every_draw_can_be_made_again_with_other_tools(served: Served) -> None:
    record, added = finished(served)
    assert record["fairness"]["contributions"] == added
    drawn = [value for value, _ in record["setup"]]
    drawn += [value for entry in record["entries"] for value, _ in entry.get("draws", [])]
    assert other_tools(record) == drawn
    assert drawn


@pytest.mark.rule("K4.5")
def test_verify_accepts_the_record_and_names_what_was_changed(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, _ = finished(served, "footclub")
    file = tmp_path / "record.json"

    def verify(changed: dict[str, Any]) -> tuple[int, str]:
        file.write_text(json.dumps(changed))
        code = main(["verify", str(file)])
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    code, said = verify(record)
    assert code == 0, said
    assert "all as the secret gives them" in said
    fair = record["fairness"]
    code, said = verify({**record, "fairness": {**fair, "secret": "00" * 32}})
    assert (code, "did not keep its word" in said) == (2, True)
    code, said = verify({**record, "fairness": {**fair, "contributions": ["ab" * 16, ""]}})
    assert (code, "but the secret gives" in said) == (2, True)
    code, said = verify({**record, "fairness": None})
    assert (code, "fairness: is missing" in said) == (2, True)
    place = next(n for n, entry in enumerate(record["entries"]) if entry.get("draws"))
    other = json.loads(json.dumps(record))
    value, bound = other["entries"][place]["draws"][0]
    other["entries"][place]["draws"][0] = [(value + 1) % bound, bound]
    code, said = verify(other)
    assert (code, f"entries[{place}].draws[0]" in said) == (2, True)


@pytest.mark.rule("K4.5")
@pytest.mark.parametrize("game", ["footclub", "trench-club"])
def test_dice_that_everybody_saw_are_counted_while_the_game_runs(served: Served, game: str) -> None:
    opened = served.open(game, seats=TWO, start=True)
    seats = [served.seat(opened, 0), served.seat(opened, 1)]
    path = f"/api/tables/{opened['table']}/fairness"
    counted: list[dict[str, Any]] = []
    for _ in range(60):
        play_on(seats, 10)
        counted = [tally for seat in served.call(path)["seats"] for tally in seat["tallies"]]
        if counted or seats[0].over:
            break
    assert counted
    assert {tally["sides"] for tally in counted} == ({6} if game == "footclub" else {12})
    assert all(
        tally["expected"] == round(sum(tally["counts"]) / tally["sides"], 3) for tally in counted
    )


def test_cards_that_were_drawn_are_not_counted_before_the_end(served: Served) -> None:
    opened = served.open(options={"players": 2}, seats=TWO, start=True)
    seats = [served.seat(opened, 0), served.seat(opened, 1)]
    play_on(seats, 8)
    found = served.call(f"/api/tables/{opened['table']}/fairness")
    if not max(seats, key=lambda seat: seat.seq).over:
        assert all(seat["tallies"] == [] for seat in found["seats"])


@pytest.mark.rule("K4.5")
def test_verify_says_for_what_one_can_vouch(
    served: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, added = finished(served)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    promise = record["fairness"]["commitment"]

    def verify(*kept: str) -> tuple[int, str]:
        code = main(["verify", str(file), *kept])
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    assert "told by the server" in verify()[1]
    code, said = verify("--commitment", promise, "--contribution", added[1].upper())
    assert (code, "seen by you" in said) == (0, True)
    # Whoever added nothing cannot know when the others did.
    assert "told by the server" in verify("--commitment", promise)[1]
    assert json.loads(verify("--contribution", added[0], "--json")[1])["vouched"] == "told"
    code, said = verify("--commitment", "ab" * 32)
    assert (code, "NOT the one you were shown" in said) == (2, True)
    code, said = verify("--commitment", promise, "--contribution", "ab" * 16)
    assert (code, "fairness.contribution" in said) == (2, True)
    # The dice come from the table's name, too: it must be the one that was known all the time.
    label = record["fairness"]["label"]
    kept = ("--commitment", promise, "--contribution", added[1], "--table")
    assert label in verify(*kept[:-1])[1]
    assert verify(*kept, label)[0] == 0
    code, said = verify(*kept, "another-table")
    assert (code, "fairness.label" in said) == (2, True)


@pytest.mark.rule("K4.5")
def test_a_client_compares_what_it_kept_with_what_is_shown_at_the_end(served: Served) -> None:
    opened = served.open(options={"players": 2}, seats=[{"holder": "me"}, {"holder": "open"}])
    table = opened["table"]
    token, receipt = join(served.address, table, 1, "Ben")
    assert receipt.commitment == opened["info"]["commitment"]
    first = served.seat(opened, 0)
    first.contribute()
    served.call(f"/api/tables/{table}/start", {}, opened["host"])
    late = Seat.open(served.address, table)
    with Seat.open(served.address, table, token, receipt=receipt) as second, late:
        play_on([first, second])
        late.reconnect()
        assert (first.vouch(), second.vouch(), late.vouch()) == ("seen", "seen", "told")
        # A server that shows another promise at the end, or other bytes, is caught.
        second.info["commitment"] = "ab" * 32
        with pytest.raises(Unfair, match="commitment"):
            second.vouch()
        first.info["contributions"][0] = "cd" * 16
        with pytest.raises(Unfair, match="contribution"):
            first.vouch()
        assert late.info["secret"]
        late.info["secret"] = "00" * 32
        with pytest.raises(Unfair, match="secret"):
            late.vouch()


@pytest.mark.rule("K4.5")
def test_dice_to_which_nobody_added_are_the_servers_alone(served: Served) -> None:
    opened = served.open(options={"players": 2}, seats=TWO, start=True)
    seats = [served.seat(opened, 0), served.seat(opened, 1)]
    play_on(seats)
    assert seats[0].vouch() == "alone"
