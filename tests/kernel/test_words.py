"""What a person types, compared as words."""

from __future__ import annotations

import pytest

from tablee.kernel.words.typed import begins, chosen, left_over, words_of


def test_case_accents_and_punctuation_do_not_matter() -> None:
    assert words_of("Déplacer l’unité 3 en H12 !") == ["deplacer", "l", "unite", "3", "en", "h12"]
    assert words_of("Züge, Straße; ŒUVRE") == ["zuge", "strasse", "œuvre"]
    assert words_of(" \x00—… ") == []


@pytest.mark.parametrize(
    ("word", "whole", "fits"),
    [
        ("att", "attack", True),
        ("at", "attack", False),
        ("at", "at", True),
        ("1", "12", False),
        ("h1", "h12", False),
        ("12", "12", True),
    ],
)
def test_words_may_be_shortened_but_numbers_and_hexes_may_not(
    word: str, whole: str, fits: bool
) -> None:
    assert begins(word, whole) is fits


def test_words_fit_a_phrase_in_any_order_and_each_only_once() -> None:
    phrase = words_of("Attack unit 14 with unit 3")
    assert left_over(["3", "attack", "14"], phrase) == 3
    assert left_over(["unit", "3", "unit"], phrase) == 3
    assert left_over(["unit", "unit", "unit"], phrase) == -1
    assert left_over(["attack", "5"], phrase) == -1
    assert left_over([], phrase) == 6


def test_a_choice_is_meant_by_its_word_or_by_the_only_beginning() -> None:
    choices = {"unit": ["unite", "unit"], "units": ["unites", "units", "army"], "look": ["look"]}
    assert chosen(["unit"], choices) == "unit"
    assert chosen(["arm"], choices) == "units"
    assert chosen(["uni"], choices) == ""
    assert chosen(["lo"], choices) == "look"
    assert chosen(["l"], choices) == ""
    assert chosen(["look", "here"], choices) == ""
    assert chosen([], choices) == ""
