"""The Fluent files as a whole: the same messages, with the same variables, in every language."""

from __future__ import annotations

import pytest
from tests.texts import variables_of

from tablee.texts import LANGUAGES, TextError, Texts, system_language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    english, other = variables_of("en"), variables_of(language)
    assert sorted(english) == sorted(other)
    assert {name: other[name] for name in english if other[name] != english[name]} == {}


def test_a_missing_message_or_argument_is_an_error_and_not_an_empty_text() -> None:
    texts = Texts("en")
    with pytest.raises(TextError, match="no-such-message"):
        texts.say("no-such-message")
    with pytest.raises(TextError, match="table-refusal-stale"):
        texts.say("table-refusal-stale", {"expected": 3})
    with pytest.raises(TextError, match="there is no language 'it'"):
        Texts("it")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "it_IT"}, "en"),
    ],
)
def test_the_terminals_language_is_used_if_we_speak_it(
    environment: dict[str, str], language: str
) -> None:
    assert system_language(environment) == language
