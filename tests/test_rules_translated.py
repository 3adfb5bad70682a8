"""The rules say the same in every language: number by number, mark by mark, figure by figure.

What a test cannot see, the sense, is read by people; this holds what a slip of the pen breaks.
"""

from __future__ import annotations

import re

import pytest
from tests.rule_pages import HOUSE, LANGUAGES, PAGES, Section, sections

from tablee.games.footclub.data import CARD_KEYS as FOOTCLUB_CARDS
from tablee.games.les_poilus.data import CARD_KEYS as POILUS_CARDS
from tablee.games.les_poilus.data import THREAT_KEYS
from tablee.games.trench_club.data.units import UNITS
from tablee.texts import Texts

TRANSLATED = [(page, language) for page in PAGES for language in LANGUAGES if language != "en"]
every_translation = pytest.mark.parametrize(("page", "language"), TRANSLATED)


def pairs(page: str, language: str) -> list[tuple[Section, Section]]:
    """Each English section with its translation."""
    return list(zip(sections(page, "en"), sections(page, language), strict=True))


@every_translation
def test_the_same_rules_are_told_in_the_same_order(page: str, language: str) -> None:
    english = [section.key for section in sections(page, "en")]
    assert [section.key for section in sections(page, language)] == english


@every_translation
def test_rulings_and_house_rules_are_marked_alike(page: str, language: str) -> None:
    for english, other in pairs(page, language):
        assert other.marks() == english.marks(), english.key
        house = english.text.count(HOUSE["en"])
        assert other.text.count(HOUSE[language]) == house, english.key


@every_translation
def test_every_rule_has_the_same_figures(page: str, language: str) -> None:
    for english, other in pairs(page, language):
        assert other.figures() == english.figures(), english.key


@every_translation
def test_code_listings_and_links_are_the_same(page: str, language: str) -> None:
    for english, other in pairs(page, language):
        assert other.code() == english.code(), english.key
        assert sorted(other.links()) == sorted(english.links()), english.key


@every_translation
def test_tables_have_the_same_rows(page: str, language: str) -> None:
    for english, other in pairs(page, language):
        assert len(other.rows()) == len(english.rows()), english.key
        for row, translated in zip(english.rows(), other.rows(), strict=True):
            figures = re.findall(r"\d+", " ".join(row))
            assert re.findall(r"\d+", " ".join(translated)) == figures, row


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_the_rules_speak_to_players(page: str, language: str) -> None:
    text = "\n".join(section.text for section in sections(page, language))
    found = re.findall(r"src/|\.py\b|\.txt\b|\b(?:JSON|TOML|engine|code|Code|test|Test)\b", text)
    assert found == []


def plain(cell: str) -> str:
    """A cell of the glossary without what it adds in brackets."""
    return re.sub(r" \(.*\)", "", cell).replace("’", "'").replace(" °", "")


@pytest.mark.parametrize(("language", "column"), [("fr", 2), ("de", 3)])
def test_the_glossaries_agree_word_by_word(language: str, column: int) -> None:
    for english, other in pairs("glossary", language):
        for row, translated in zip(english.rows(), other.rows(), strict=True):
            if len(row) == 4 and not row[0].startswith(("-", "word")):
                assert plain(translated[0]) == plain(row[column]), row
                assert plain(translated[2]) == plain(row[0]), row


def names(game: str, keys: list[str], texts: Texts) -> list[str]:
    """How the interface calls things of a game."""
    return [texts.say(f"{game}-{key.replace('_', '-')}") for key in keys]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_call_things_as_the_interface_does(language: str) -> None:
    texts = Texts(language)
    knocks = [f"card-{key}" for key in POILUS_CARDS[46:]]
    threats = [f"threat-{key}" for key in THREAT_KEYS]
    cards = [f"card-{key}" for key in FOOTCLUB_CARDS]
    units = [f"unit-{key}" for key in UNITS.columns] if language != "en" else []
    for page, called in {
        "les-poilus": names("les-poilus", knocks + threats, texts),
        "footclub": names("footclub", cards, texts),
        "trench-club-units": names("trench-club", units, texts),
    }.items():
        text = "\n".join(section.text for section in sections(page, language))
        assert [name for name in called if name not in text] == []
