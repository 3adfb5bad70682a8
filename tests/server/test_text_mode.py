"""Commands in words at a server's table: answered from the seat's own view and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.games import CASES, case_name
from tests.server.conftest import Served
from tests.server.test_leaks import twin_tables

from tablee.client import Refused, Seat
from tablee.kernel.state import SPECTATOR
from tablee.protocol import ws
from tablee.server.rooms import frames
from tablee.server.ws.text_mode import Conversation
from tablee.term.remote import RemoteTable
from tablee.texts import LANGUAGES

QUESTIONS = [
    "look", "more", "more", "hand", "moves", "more", "odds", "more", "who", "help", "1", "why 1",
    "soldier", "card mute", "team", "map", "units france", "unit 3", "more", "map around fort 1",
    "play 14", "speech rain", "attack", "pressing", "3 h12", "nonsense", "",
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=case_name)
@pytest.mark.parametrize("seed", range(3))
def test_answers_are_the_same_bytes_whatever_the_observer_may_not_know(
    case: tuple[str, int], seed: int
) -> None:
    for observer in (SPECTATOR, 0, 1):
        tables = twin_tables(case, seed, observer)
        talks = [Conversation("fr") for _ in tables]
        for number, text in enumerate(QUESTIONS):
            request = ws.Ask(id=number, text=text)
            answers = [
                frames.encode(talk.answer(table, observer, request, []))
                for talk, table in zip(talks, tables, strict=True)
            ]
            assert answers[0] == answers[1], text


def open_match(served: Served, lang: str = "en", **terms: Any) -> tuple[dict[str, Any], Seat]:
    """A table of FootClub against a bot, with a seat that speaks a language."""
    seats = [{"holder": "me", "name": "Ada"}, {"holder": "bot", "level": "uniform", "name": "Bob"}]
    opened = served.open("footclub", seats=seats, start=True, terms=terms)
    token = opened["seats"][0]["token"]
    return opened, Seat.open(served.address, opened["table"], token, lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_played_by_words_over_the_wire(served: Served, lang: str) -> None:
    _, seat = open_match(served, lang)
    with seat:
        table = RemoteTable(seat)
        table.told = 0
        heard: list[str] = []
        while not seat.over:
            heard += table.news().lines
            if not table.is_asked:
                table.listen(1)
                continue
            answer = table.command("1")
            assert answer.act == "move" or answer.lines
            table.act(answer)
        heard += table.news().lines
    goals = {"en": "Full time:", "fr": "Fin du match\u202f:", "de": "Abpfiff:"}[lang]
    assert sum(line.startswith(goals) for line in heard) == 1
    assert served.failures() == 0


def test_asking_changes_nothing_and_acts_are_left_to_the_client(served: Served) -> None:
    _, seat = open_match(served)
    with seat:
        line = seat.line
        for text, act in (("undo", "undo"), ("say hello", "say"), ("quit", "quit"), ("", "")):
            answer = seat.command(text)
            assert (answer["act"], answer["line"]) == (act, line)
        log = seat.command("log")
        assert log["lines"]
        seat.say("hello")
        assert seat.news(log["seq"])["lines"][-1] == "Ada: hello"
        assert seat.news(seat.seq)["lines"] == []


def test_text_mode_needs_a_game_and_a_spectator_who_is_told_late_waits(served: Served) -> None:
    waiting = served.open("footclub")
    with Seat.open(served.address, waiting["table"]) as seat, pytest.raises(Refused) as refused:
        seat.command("look")
    assert refused.value.code == "not-started"
    opened, own = open_match(served, delay=60)
    own.close()
    with Seat.open(served.address, opened["table"]) as watcher, pytest.raises(Refused) as refused:
        watcher.command("look")
    assert refused.value.code == "closed-to-watchers"
    opened, own = open_match(served)
    own.close()
    with Seat.open(served.address, opened["table"]) as watcher:
        assert watcher.command("look")["lines"][0].startswith("Turn ")
        assert "watching" in watcher.command("moves")["lines"][0]


def test_a_line_that_is_too_long_is_malformed(served: Served) -> None:
    _, seat = open_match(served)
    with seat, pytest.raises(Refused) as refused:
        seat.command("x" * 201)
    assert refused.value.code == "malformed"
