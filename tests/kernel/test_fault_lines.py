"""What is wrong with options is told in three languages, and in English everywhere alike."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.texts import variables_of

from tablee.games import registry
from tablee.games.footclub.data import TEAMS
from tablee.kernel.documents import Fault, Faults
from tablee.kernel.words.faults import fault_line
from tablee.texts import LANGUAGES, Texts

Change = Callable[[dict[str, Any]], object]


def teams(change: Change) -> dict[str, Any]:
    """Options with the usual teams, changed."""
    made = copy.deepcopy(msgspec.to_builtins(TEAMS))
    change(made)
    return {"teams": made}


def counts(**cards: int) -> dict[str, Any]:
    return {"supporters": 8, "tackle": 5, **cards}


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("footclub", {"shoot_uot": True, "xyzzy": 1, "players": 3, "cards": "x"}),
    ("footclub", {"players": 1, "teams": {}}),
    ("footclub", {"cards": [{}, {}, {}]}),
    ("footclub", {"cards": [counts(supporters=4)]}),
    ("footclub", {"cards": [counts(tackle=2)]}),
    ("footclub", {"cards": [counts(tackle=10)]}),
    ("footclub", {"cards": [counts(tackle=9), counts(tackle=11)]}),
    ("footclub", teams(lambda both: both["blue"]["cards"].pop())),
    ("footclub", teams(lambda both: both["blue"].update(name="  "))),
    ("footclub", teams(lambda both: both["blue"].update(name=""))),
    ("footclub", teams(lambda both: both["blue"].update(name="x" * 41))),
    ("footclub", teams(lambda both: both["blue"].update(name="\u202ex"))),
    ("footclub", teams(lambda both: both["blue"]["cards"][2].update(pos="goalkeeper"))),
    ("footclub", teams(lambda both: both["blue"]["cards"][0].update(pos="coahc"))),
    ("footclub", teams(lambda both: [card.update(pos="forward") for card in both["red"]["cards"]])),
    ("footclub", teams(lambda both: [card.update(name="X") for card in both["red"]["cards"]])),
    ("les-poilus", {"players": 2, "soldiers": ["felix", "felix", None], "leader": 2}),
    ("les-poilus", {"challenge": 1, "difficulty": "veteran"}),
    ("trench-club", {"players": 3, "field": "half"}),
    ("trench-club", {"field": "whole", "central": "austria-hungary", "shared": "entente"}),
    ("trench-club", {"double_armies": True, "two_national_units": True}),
    ("trench-club", {"prices": {"gunboat": 3, "tnak": 3, "zzz": 3}}),
    ("trench-club", {"threshold_step": 3, "map": 7, "armistice": 1.5, "trenches": None}),
    ("trench-club", {"map": {"name": "x", "rows": ["."] * 21}}),
    ("trench-club", {"battle": "raid", "armistice": 7}),
]


def faults_of(game: str, options: dict[str, Any]) -> list[Fault]:
    with pytest.raises(Faults) as caught:
        registry.game(game).options(options)
    return caught.value.faults


@pytest.mark.parametrize(("game", "options"), WRONG)
def test_a_fault_is_said_in_every_language(game: str, options: dict[str, Any]) -> None:
    for fault in faults_of(game, options):
        said = [fault_line(Texts(language).say, fault) for language in LANGUAGES]
        assert said[0] == f"{fault.field}: {fault.message}"
        assert len(set(said)) == len(LANGUAGES), said


def test_every_sentence_about_options_was_tried() -> None:
    tried = {fault.code for game, options in WRONG for fault in faults_of(game, options)}
    parts = ("fault-line", "fault-or", "fault-type-", "trench-club-map-", "web-book-")
    there = {name for name in variables_of("en") if "fault-" in name and not name.startswith(parts)}
    assert tried == there


def test_what_has_no_sentence_yet_is_told_in_english() -> None:
    fault = Fault("options.map.rows", "row 1 is missing", "row-missing", {"row": 1})
    assert fault_line(Texts("de").say, fault) == "options.map.rows: row 1 is missing"
