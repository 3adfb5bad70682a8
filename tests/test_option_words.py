"""The options of a table explained: everywhere, in every language, from one source."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest

from tablee.cli import main
from tablee.games import registry
from tablee.protocol.option_words import described_schema, explain_options
from tablee.texts import LANGUAGES, Texts

RULES = Path(__file__).parents[1] / "docs" / "rules"
RULE = re.compile(r"\(([A-Z]\d+(?:\.\d+)?)\)\.$")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(registry.BUILT_IN))
def test_every_option_says_what_it_does_and_by_which_rule(key: str, language: str) -> None:
    explained = explain_options(key, Texts(language))
    names = [field.name for field in msgspec.structs.fields(registry.game(key).options_type)]
    assert [option.name for option in explained] == names
    rules = (RULES / f"{key}.md").read_text("utf-8")
    for option in explained:
        number = RULE.search(option.about)
        assert number, option
        assert re.search(rf"^(#+ |- \*\*){re.escape(number[1])}\b", rules, re.M), option
        assert option.default in {value.value for value in option.values} or not option.values


@pytest.mark.parametrize("key", list(registry.BUILT_IN))
def test_every_listed_value_is_accepted(key: str) -> None:
    game = registry.game(key)
    for option in explain_options(key, Texts("en")):
        for value in option.values:
            given: Any = value.value
            if given in ("true", "false", "null") or given.isdecimal():
                given = json.loads(given)
            # A side is shared only among three people.
            more = {"players": 3} if option.name == "shared" else {}
            game.options({option.name: given} | more)
        if option.example:
            game.options({option.name: json.loads(option.example)})


def test_the_schema_carries_the_descriptions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "trench-club", "--lang", "fr"]) == 0
    schema = json.loads(capsys.readouterr().out)
    jsonschema.Draft202012Validator.check_schema(schema)
    options = schema["$defs"]["TrenchOptions"]["properties"]
    assert options["surrender"]["description"] == "Si un camp peut capituler (T7.1)."
    assert all("description" in option for option in options.values())
    assert described_schema("footclub", Texts("de"))["properties"]["cards"]["description"]


def test_a_game_lists_its_options_levels_and_yardsticks(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "les-poilus", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "recruit          Recruits: without traps" in told
    assert "normal           Normal: with traps (default)" in told
    assert "uniform          any legal move, by chance" in told
    assert "A difficulty says how hard the game itself is" in told
    assert """for example 'soldiers=["felix",null]'""" in told
    assert main(["games", "footclub", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "A difficulty" not in told
    assert "2 to 2" not in told
    assert main(["games", "footclub", "--json", "--lang", "en"]) == 0
    (game,) = json.loads(capsys.readouterr().out)
    assert game["yardsticks"] == ["uniform", "sensible"]
    assert game["explained"][1]["values"][0] == {"value": "true", "words": ""}
