"""Advice in the terminal (K12.1)."""

from __future__ import annotations

import pytest
from tests.games.trench_club.tables import war

from tablee.games import registry
from tablee.games.trench_club.table.moves import OPERATION, SURRENDER
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import SeatDocument
from tablee.kernel.match import Match
from tablee.term.local import LocalTable
from tablee.text_mode.advice import advice_lines
from tablee.text_mode.interpreter import Interpreter
from tablee.texts import Texts

GIVE_UP = SURRENDER << OPERATION


def footclub() -> LocalTable:
    game = registry.game("footclub")
    seats = [SeatDocument(name="Ada"), SeatDocument(name="Ben")]
    match = Match(game, game.options({}), FastChance(4), seats)
    return LocalTable(game, match, [None, None], FastChance(1))


@pytest.mark.rule("K12.1")
@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("fr", "conseil"), ("de", "rat")])
def test_advice_is_asked_for_in_the_players_language_and_told_in_it(
    language: str, word: str
) -> None:
    table, texts = footclub(), Texts(language)
    seat = table.match.to_act()[0]
    answer = Interpreter(table.game, texts).answer(table.observed(seat), word)
    assert (answer.lines, answer.act) == ([], "hint")
    before = table.match.line
    lines = table.advice(seat, texts)
    assert table.match.line == before
    assert "%" in lines[0]
    assert sorted(line.split(".")[0] for line in lines) == ["1", "2"]


def test_again_after_advice_asks_for_it_again() -> None:
    table = footclub()
    seat = table.match.to_act()[0]
    talk = Interpreter(table.game, Texts("en"))
    for line in ("hint", "again", "again"):
        assert talk.answer(table.observed(seat), line).act == "hint"
    who = talk.answer(table.observed(seat), "who")
    assert talk.answer(table.observed(seat), "again") == who


def test_advice_names_moves_by_the_numbers_they_are_chosen_by(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Best first, but each with its own number: what is read there is played by it."""
    monkeypatch.setattr("tablee.term.local.ADVICE_SECONDS", 0.1)
    game = registry.game("les-poilus")
    seats = [SeatDocument(name=name) for name in ("Ada", "Ben", "Cleo")]
    texts = Texts("en")
    for seed in range(3):
        match = Match(game, game.options({"players": 3}), FastChance(seed), seats)
        table = LocalTable(game, match, [None] * 3, FastChance(seed))
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
        seat = match.to_act()[0]
        talk = Interpreter(game, texts)
        talk.answer(table.observed(seat), "hint")
        narrator = game.narrator(texts.say, table.names, seat)
        document = match.view(seat).document()
        for line in table.advice(seat, texts):
            number, _, words = line.partition(". ")
            answer = talk.answer(table.observed(seat), number)
            assert words.startswith(narrator.offered(document, game.parse(answer.argument)))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_advice_to_surrender_is_told_without_a_number(language: str) -> None:
    """It is no move of the list: whoever wants it names it in full (T14.15)."""
    enemies = [f"france infantry {place}" for place in ("K6", "K7", "K8", "K9", "K10")]
    match = war("germany infantry C5", *enemies).match
    table = LocalTable(match.game, match, [None, None], FastChance(1))
    texts = Texts(language)
    (line,) = table.advice(0, texts)
    assert line.startswith(match.game.narrator(texts.say, ["", ""]).move(GIVE_UP))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_was_judged_without_playing_on_has_no_chances(language: str) -> None:
    texts = Texts(language)
    (line,) = advice_lines(texts, [(4, "withdraw", None, "It looks best.")])
    assert "%" not in line
    assert line.startswith("4. ")
    (nothing,) = advice_lines(texts, [])
    assert nothing == texts.say("text-advice-none")
