"""What a client is told that has no board for a game: options, rules, the table in sentences."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.games import CASES, case_name
from tests.server.conftest import Served
from tests.server.test_leaks import twin_tables

from tablee.client import Refused, Seat, call
from tablee.games import registry
from tablee.kernel.state import SPECTATOR
from tablee.protocol import ws
from tablee.protocol.option_words import options_schema
from tablee.server.rooms import frames
from tablee.server.ws.text_mode import Conversation
from tablee.texts import LANGUAGES


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_a_description_is_the_same_bytes_whatever_the_observer_may_not_know(
    case: tuple[str, int],
) -> None:
    for observer in (SPECTATOR, 0, 1):
        tables = twin_tables(case, 1, observer)
        request = ws.Describe(id=1)
        one, other = (
            frames.encode(Conversation("de").describe(table, observer, request, []))
            for table in tables
        )
        assert one == other


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_from_its_description_alone(served: Served, lang: str) -> None:
    seats = [{"holder": "me", "name": "Ada"}, {"holder": "bot", "level": "uniform", "name": "Bob"}]
    opened = served.open("footclub", seats=seats, start=True)
    told, log = 0, []
    with Seat.open(served.address, opened["table"], opened["seats"][0]["token"], lang=lang) as seat:
        while True:
            found = seat.ask({"type": "describe", "since": told})
            assert found["type"] == "described"
            told = found["told"]
            log += [line for entry in found["entries"] for line in entry["lines"]]
            words = found["words"]
            if words["outcome"]:
                break
            assert words["prompt"]
            assert words["look"]
            assert words["hand"]
            if not words["moves"]:
                seat.wait(1)
                continue
            move = words["moves"][0]
            assert move["words"] != move["move"]
            try:
                seat.play(move["move"])
            except Refused as refused:
                # The other one moved after the table was described.
                if refused.code != "stale":
                    raise
    goals = {"en": "Full time:", "fr": "Fin du match\u202f:", "de": "Abpfiff:"}[lang]
    assert sum(line.startswith(goals) for line in log) == 1
    table = f"/api/tables/{opened['table']}"
    replay = call(served.address, f"{table}/replay?seat=0&since=0&words=true&lang={lang}")
    assert replay["sentences"] == log
    assert replay["words"]["outcome"] == words["outcome"]
    assert served.failures() == 0


def test_whoever_watches_late_is_told_nothing(served: Served) -> None:
    seats = [{"holder": "bot", "level": "uniform"}] * 2
    opened = served.open("footclub", seats=seats, start=True, terms={"delay": 60})
    with Seat.open(served.address, opened["table"], "") as seat, pytest.raises(Refused):
        seat.ask({"type": "describe"})


def test_the_games_tell_their_options_and_rules(served: Served) -> None:
    found: list[dict[str, Any]] = call(served.address, "/api/games?lang=fr")
    assert [game["game"] for game in found] == registry.names()
    letters = {game["game"]: game["rules_letter"] for game in found}
    assert letters == {"les-poilus": "P", "footclub": "F", "trench-club": "T"}
    for game in found:
        # An option that came later and is left out of old records has no value until it is chosen.
        told = game["options_schema"]["properties"]
        assert set(game["options"]) == {name for name in told if "default" in told[name]}
        page = call(served.address, f"/api/rules?game={game['game']}&lang=fr")
        assert page["language"] == "fr"
        assert f"## {game['rules_letter']}1 " in page["text"]
    with pytest.raises(Refused):
        call(served.address, "/api/rules?game=chess")


def test_a_schema_has_what_it_refers_to() -> None:
    schema = options_schema("footclub")
    assert schema["properties"]["shoot_out"]["type"] == "boolean"
    assert "CardCounts" in schema["$defs"]
