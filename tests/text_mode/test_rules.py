"""The rules as they can be asked for, by number and by word."""

from __future__ import annotations

import pytest
from tests.text_mode.conversation import begin

from tablee.games import registry
from tablee.kernel.kinds import TABLE_REFUSALS
from tablee.rulebook import find_rules, rules_of
from tablee.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_every_rule_that_a_refusal_cites_can_be_read(game: str, language: str) -> None:
    kinds = (*registry.game(game).refusal_kinds, *TABLE_REFUSALS)
    for number in sorted({kind.rule for kind in kinds}):
        (rule,) = find_rules(game, language, number)
        assert rule.number == number
        assert all(len(text) > 2 for text in rule.paragraphs)
        assert rule.paragraphs
        assert not any(mark in text for text in rule.paragraphs for mark in ("**", "`", "]("))


@pytest.mark.parametrize("game", registry.names())
def test_the_rules_have_the_same_numbers_in_every_language(game: str) -> None:
    numbers = [[rule.number for rule in rules_of(game, language)] for language in LANGUAGES]
    assert numbers[0] == numbers[1] == numbers[2]
    assert len(set(numbers[0])) == len(numbers[0]) > 80


def test_a_rule_is_told_by_number_chapter_or_word() -> None:
    talk = begin("les-poilus", players=3)
    assert talk.lines("rule p3.7")[0] == "P3.7 Traps"
    assert talk.lines("rule 3.7")[0] == "P3.7 Traps"
    assert talk.lines("rule traps")[0] == "P3.7 Traps"
    assert "P3 The mission" in talk.text("rule")
    assert "P3.7 Traps" in talk.text("rule P3")
    assert "rules fit:" in talk.text("rule mission")
    assert talk.text("rule P99") == "There is no rule “P99”."
    assert talk.lines("rule K1.2")[0] == "K1.2 Nobody moves on old news"


def test_rules_are_asked_for_in_the_players_language() -> None:
    assert begin("trench-club", "de").lines("regel kontakt")[0] == "T3.7 Kontakt"
    assert begin("les-poilus", "fr", players=3).lines("regle P3.7")[0] == "P3.7 Les pièges"
