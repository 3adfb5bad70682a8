"""Advice in the terminal (K12.1)."""

from __future__ import annotations

import pytest

from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import SeatDocument
from tablee.kernel.match import Match
from tablee.term.near import NearTable
from tablee.text_mode.advice import advice_lines
from tablee.text_mode.interpreter import Interpreter
from tablee.texts import Texts


def footclub() -> NearTable:
    game = registry.game("footclub")
    seats = [SeatDocument(name="Ada"), SeatDocument(name="Ben")]
    match = Match(game, game.options({}), FastChance(4), seats)
    return NearTable(game, match, [None, None], FastChance(1))


@pytest.mark.rule("K12.1")
@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("fr", "conseil"), ("de", "rat")])
def test_advice_is_asked_for_in_the_players_language_and_told_in_it(
    language: str, word: str
) -> None:
    table, texts = footclub(), Texts(language)
    seat = table.match.to_act()[0]
    answer = Interpreter(table.game, texts).answer(table.sight(seat), word)
    assert (answer.lines, answer.act) == ([], "hint")
    before = table.match.seq
    lines = table.advice(seat, texts)
    assert table.match.seq == before
    assert lines[0].startswith("1. ")
    assert "%" in lines[0]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_what_was_judged_without_playing_on_has_no_chances(language: str) -> None:
    texts = Texts(language)
    (line,) = advice_lines(texts, [("withdraw", None, "It looks best.")])
    assert "%" not in line
    (nothing,) = advice_lines(texts, [])
    assert nothing == texts.say("text-advice-none")
