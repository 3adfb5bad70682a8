"""A game taught: in text mode and at the command line, with the words of the browser's pages."""

from __future__ import annotations

import pytest
from tests.text_mode.conversation import begin

from tablee.cli import main
from tablee.text_mode.lessons import lessons_of
from tablee.texts import LANGUAGES, Texts

#: What fits on the screen of a phone, with a picture above it.
MOST_LETTERS = 560
TAUGHT = ("les-poilus", "trench-club", "footclub")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_a_game_is_taught_in_topics_that_fit_a_phone(game: str, language: str) -> None:
    lessons = lessons_of(game, Texts(language))
    assert 5 <= len(lessons) <= 9
    for lesson in lessons:
        assert lesson.title
        assert lesson.paragraphs
        assert sum(map(len, lesson.paragraphs)) <= MOST_LETTERS, lesson.title
        assert all(paragraph.endswith((".", "!")) for paragraph in lesson.paragraphs)


@pytest.mark.parametrize("game", TAUGHT)
def test_the_topics_are_the_same_in_every_language(game: str) -> None:
    topics = {Texts(language).say(f"{game}-learn-topics") for language in LANGUAGES}
    assert len(topics) == 1


def test_text_mode_teaches_topic_by_topic() -> None:
    talk = begin("footclub")
    assert talk.lines("learn")[0] == "Score more in eight turns"
    assert talk.lines("more")[0] == "A turn"
    assert talk.lines("learn 6")[0] == "The shot"
    assert talk.lines("learn ball")[0] == "The ball"
    assert begin("footclub", "de").lines("lernen 6")[0] == "Der Schuss"


def test_the_command_line_prints_the_same_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "les-poilus", "--lang", "fr"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    for lesson in lessons_of("les-poilus", Texts("fr")):
        for paragraph in lesson.paragraphs:
            assert " ".join(paragraph.split()) in printed
