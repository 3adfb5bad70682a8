"""The Fluent files as a whole: the same messages, with the same variables, in every language."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.texts import ones_without_a_number, variables_of

from tablee.fluent_bundles import PythonBundle
from tablee.texts import LANGUAGES, TextError, Texts, system_language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    english, other = variables_of("en"), variables_of(language)
    assert sorted(english) == sorted(other)
    assert {name: other[name] for name in english if other[name] != english[name]} == {}


#: What is counted here is never none.
NEVER_NONE = {
    "footclub-event-cards-drawn-hidden",
    "footclub-event-supporters-exhausted",
    "footclub-move-exhaust",
    "les-poilus-event-game-won",
    "les-poilus-event-support-gained",
    "les-poilus-prompt-act",
    "les-poilus-prompt-act-doomed",
    "les-poilus-prompt-wait-answers",
    "les-poilus-reason-deal-some",
    "text-news-many",
    "trench-club-goal-hexes",
    "trench-club-goals-hexes",
    "trench-club-moves-units",
    "web-draws",
    "web-draws-verified",
    "web-goal-tokens",
    "web-players",
    "web-span-days",
    "web-span-hours",
    "web-span-minutes",
    "web-tc-bearing",
}


def test_french_counts_zero_as_one_and_never_says_one_for_none() -> None:
    assert ones_without_a_number("fr") == NEVER_NONE


FTL = """
# A comment = of the file
plain = Plain
-term = a term
chosen =
    { $count ->
        [one] One { plain } = one
       *[other] { $count } of { -term }
    }
plain = Too late
broken = { $count ->
after = After {chosen}
"""


def test_a_message_is_read_when_it_is_said_with_what_it_names() -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(FTL))
    for name in ("after", "chosen", "plain", "broken", "term", "none"):
        alone = PythonBundle("en", [FTL])
        assert alone.has_message(name) == whole.has_message(name)
        if whole.has_message(name):
            pattern = whole.get_message(name).value
            assert pattern is not None
            told, _ = whole.format_pattern(pattern, {"count": 3})
            assert alone.say(name, {"count": 3}) == (told, [])


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
