"""Real games told in three languages: every line of a log, prompt, refusal and end is a sentence.

That each message exists and takes the right arguments is tested elsewhere; here the arguments are
in place, which is where a sentence loses its capital, its full stop or its spaces.
"""

from __future__ import annotations

import re

import pytest
from tests.conformance.games import CASES, RandomGame, case_name

from tablee.kernel.documents import Refusal
from tablee.kernel.kinds import TABLE_REFUSALS
from tablee.kernel.state import SPECTATOR
from tablee.kernel.words.narrator import Narrator
from tablee.texts import LANGUAGES, Texts

NAMES = ["Ada", "Bob", "Émile", "Ottilie", "Zoé"]
#: A capital, a figure or a quotation mark, and in the end a full stop or its like.
SENTENCE = re.compile(r"[\"“«„−+\d]|[^\W\d_]")
WRONG = r"[{}\[\]]|  | [,.)]|\( |\.\.|,,"
WRONG_IN = {"en": WRONG, "fr": WRONG + r"| [;:!?»]|« ", "de": WRONG}


def flaws(sentence: str, language: str) -> list[str]:
    """What is wrong with the form of a sentence."""
    found = [repr(match.group()) for match in re.finditer(WRONG_IN[language], sentence)]
    first = SENTENCE.match(sentence)
    if not first or (first.group().isalpha() and first.group().islower()):
        found.append("begins with a small letter")
    if not sentence.endswith((".", "!", "?", ".)", "!)", ")")):
        found.append("does not end")
    return [f"{flaw}: {sentence}" for flaw in found]


def told(played: RandomGame, narrator: Narrator) -> set[str]:
    """Whatever is said about the present moment: to those who act, wait and watch."""
    lines = {narrator.prompt(played.match.view(seat).prompt()) for seat in played.observers}
    for seat in played.seats:
        refusal = played.match.refuse(seat, played.chance.below(played.game.move_count))
        if refusal is not None:
            lines.add(narrator.refusal(refusal))
    return lines


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_whatever_a_game_says_is_a_sentence(case: tuple[str, int]) -> None:
    played = RandomGame(case, 3)
    narrators = {
        language: played.game.narrator(Texts(language).say, NAMES[: len(played.seats)])
        for language in LANGUAGES
    }
    lines: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for _ in played.steps():
        if played.look_closely():
            for language, narrator in narrators.items():
                lines[language] |= told(played, narrator)
    outcome = played.match.outcome()
    assert outcome is not None
    for language, narrator in narrators.items():
        lines[language].add(narrator.outcome(outcome))
        for observer in (SPECTATOR, 0):
            lines[language] |= {narrator.event(event) for event in played.match.log(observer)}
    for language, sentences in lines.items():
        assert [flaw for line in sorted(sentences) for flaw in flaws(line, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_table_refuses_is_a_sentence(language: str) -> None:
    played = RandomGame(CASES[0], 3)
    narrator = played.game.narrator(Texts(language).say, NAMES)
    for kind in TABLE_REFUSALS:
        for number in (0, 1, 5):
            refusal = Refusal(kind.code, kind.rule, dict.fromkeys(kind.args, number))
            assert flaws(narrator.refusal(refusal), language) == []
