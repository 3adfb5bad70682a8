"""The documents keep up: every rule has a test, every number of a unit is in the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.games.trench_club.data.map_files import MAP_KEYS
from tablee.games.trench_club.data.units import UNITS
from tablee.games.trench_club.game import GAME

ROOT = Path(__file__).parents[3]
RULES = ROOT / "docs" / "rules" / "trench-club.md"
UNITS_PAGE = ROOT / "docs" / "trench-club-units.md"
MAPS_PAGE = ROOT / "docs" / "trench-club-maps.md"


def numbers() -> set[str]:
    """The rules of the page, by number."""
    text = RULES.read_text("utf-8")
    found = re.findall(r"^(?:### |- \*\*)(T\d+\.\d+)", text, re.MULTILINE)
    return set(found)


def test_every_rule_has_a_test() -> None:
    tested: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for group in re.findall(r"pytest\.mark\.rule\(([^)]*)\)", file.read_text("utf-8")):
            tested.update(re.findall(r"T[\d.]+", group))
    assert sorted(numbers() - tested) == []
    assert sorted(tested - numbers()) == []


def test_every_refusal_prompt_and_end_cites_a_rule_of_the_page() -> None:
    cited = {kind.rule for kind in GAME.refusal_kinds} | {kind.rule for kind in GAME.prompt_kinds}
    assert sorted((cited | set(GAME.ends.values())) - numbers()) == []


@pytest.mark.parametrize("key", sorted(UNITS.columns))
def test_every_number_of_a_unit_is_in_the_documents(key: str) -> None:
    row = "| " + " | ".join([key, *UNITS.columns[key][:8]]) + " |"
    assert row in UNITS_PAGE.read_text("utf-8")


def test_what_is_only_taken_over_from_another_unit_is_derived_and_not_stated() -> None:
    assert UNITS.columns["armoured-car"][5] == "6S@veteran"
    assert UNITS.columns["mark-i-female"][5] == "6D@veteran"  # the rulebook gives the car's only
    # "Apart from price and speed" mounted infantry is infantry.
    assert UNITS.columns["infantry"][1] == "3R"
    assert UNITS.columns["mounted-infantry"][1] == "3D"


def test_every_map_is_in_the_documents() -> None:
    text = MAPS_PAGE.read_text("utf-8")
    assert all(f"`{key}.txt`" in text for key in MAP_KEYS)
