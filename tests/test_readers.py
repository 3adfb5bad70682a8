"""Whoever reads is told of themselves as "you", in every sentence and every language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from scripts.web_sentences import FOLDER, said
from tests.conformance.games import CASES, RandomGame, case_name

from tablee.games import registry
from tablee.kernel.kinds import TABLE_REFUSALS
from tablee.kernel.words.narrator import Narrator
from tablee.texts import LANGUAGES, Texts

NAMES = ["Ada", "Bob", "Émile", "Ottilie", "Zoé"]
YOU = {
    "en": r"\b[Yy]ou(r|rs)?\b",
    "fr": r"\b[Vv](ous|otre|os)\b",
    "de": r"\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(e[mnrs]?)?)\b",
}


def narrators(game: Any, reader: int, players: int) -> list[Narrator]:
    """One in each language."""
    return [game.narrator(Texts(lang).say, NAMES[:players], reader) for lang in LANGUAGES]


def told(played: RandomGame, narrator: Narrator) -> set[str]:
    """Whatever the reader is told about the present moment."""
    view = played.match.view(narrator.reader)
    lines = {narrator.prompt(view.prompt())}
    lines |= {line for heading, labels in narrator.listing(view) for line in (heading, *labels)}
    refusal = played.match.refuse(narrator.reader, played.chance.below(played.game.move_count))
    if refusal is not None and refusal.code not in {kind.code for kind in TABLE_REFUSALS}:
        lines.add(narrator.refusal(refusal))
    return lines


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_nobody_reads_their_own_name(case: tuple[str, int]) -> None:
    played = RandomGame(case, 5)
    reader = 1
    spoken = narrators(played.game, reader, len(played.seats))
    lines: set[str] = set()
    for _ in played.steps():
        if played.look_closely():
            for narrator in spoken:
                lines |= told(played, narrator)
    outcome = played.match.outcome()
    assert outcome is not None
    for narrator in spoken:
        lines.add(narrator.outcome(outcome))
        lines |= {narrator.event(event) for event in played.match.log(reader)}
    name = re.compile(rf"\b{NAMES[reader]}\b")
    assert sorted(line for line in lines if name.search(line)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["les-poilus", "footclub"])
def test_every_event_of_the_reader_says_you(key: str, language: str) -> None:
    game = registry.game(key)
    narrator = game.narrator(Texts(language).say, NAMES[:2], 0)
    for kind in game.event_kinds:
        if "seat" not in kind.fields:
            continue
        event: dict[str, Any] = {"event": kind.name}
        for field in kind.fields:
            plain = field.rstrip("*")
            event[plain] = [1] if plain in ("cards", "tiles") else 1
        event |= {"seat": 0} | {text: "Le Roc" for text in ("team", "name") if text in event}
        sentence = narrator.event(event)
        # "Merry Christmas!" greets everybody alike where no Hard Knock lies.
        greeted = kind.name == "christmas-idle"
        assert greeted or re.search(YOU[language], sentence), sentence
        assert NAMES[0] not in sentence


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_the_sentences_that_the_browser_is_compared_by_are_those_of_today(file: Path) -> None:
    found = json.loads(file.read_text("utf-8"))
    assert len(found["said"]) > 100
    for one in found["said"]:
        for language in LANGUAGES:
            args = (found["game"], one["what"], one["found"], language)
            assert said(*args, one["reader"], one["players"]) == one[language]
