"""Team files and other options: what is read, and what is said of one that cannot be used."""

from __future__ import annotations

from copy import deepcopy
from importlib import resources
from typing import Any

import msgspec
import pytest
from tests.games.footclub.pitch import setup

from tablee.games.footclub.data import TEAMS, read_team_file, teams_faults
from tablee.games.footclub.game import GAME
from tablee.games.footclub.loading import load
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults

USUAL: dict[str, Any] = msgspec.to_builtins(TEAMS)


def faults_of(given: dict[str, Any]) -> dict[str, str]:
    """The faults of table options, by field."""
    with pytest.raises(Faults) as caught:
        GAME.options(given)
    return {fault.field: fault.message for fault in caught.value.faults}


@pytest.mark.rule("F1.1")
def test_the_packages_own_team_file_reads_as_the_usual_teams() -> None:
    text = resources.files("tablee.games.footclub").joinpath("teams.toml").read_text("utf-8")
    assert read_team_file(text) == TEAMS


@pytest.mark.rule("F1.1")
def test_own_teams_change_the_initial_bonuses() -> None:
    teams = deepcopy(USUAL)
    teams["blue"]["cards"][0]["stars"] = 9
    options = GAME.options({"teams": teams})
    state = setup(options, FastChance(1))
    assert state.initial_bonuses == [3, -2]
    document = msgspec.to_builtins(state.position())
    assert load(document).initial_bonuses == [3, -2]


@pytest.mark.rule("F1.1")
def test_every_fault_of_a_team_file_is_listed() -> None:
    teams = deepcopy(USUAL)
    teams["blue"]["cards"][1]["pos"] = "forward"
    teams["blue"]["cards"][3]["name"] = teams["blue"]["cards"][2]["name"]
    del teams["red"]["cards"][0]
    found = [f"{fault.field}: {fault.message}" for fault in teams_faults(teams)]
    teams["red"]["cards"][0]["stars"] = 10
    with_stars = [f"{fault.field}: {fault.message}" for fault in teams_faults(teams)]
    assert with_stars == ["red.cards[0].stars: must be at most 9", *found]
    assert found == [
        "blue.cards: there must be one goalkeeper, not 0 (F1.1)",
        "blue.cards: the name 'Le Piston' stands 2 times",
        "red.cards: must be 12, not 11",
        "red.cards: there must be one coach, not 0 (F1.1)",
    ]


@pytest.mark.rule("F1.1")
def test_malformed_fields_of_a_team_file_are_named() -> None:
    teams = deepcopy(USUAL)
    teams["blue"]["cards"][0]["stars"] = 10
    teams["blue"]["cards"][1]["pos"] = "sweeper"
    teams["red"]["cards"][2] = {"name": "", "stars": "3", "position": "forward"}
    teams["green"] = {}
    fields = [fault.field for fault in teams_faults(teams)]
    assert fields == [
        "green",
        "blue.cards[0].stars",
        "blue.cards[1].pos",
        *["red.cards[2].position", "red.cards[2].pos", "red.cards[2].name"],
        "red.cards[2].stars",
    ]


@pytest.mark.rule("F1.1")
def test_a_team_fills_every_post() -> None:
    teams = deepcopy(USUAL)
    for card in teams["blue"]["cards"][2:]:
        card["pos"] = "forward"
    assert [fault.message for fault in teams_faults(teams)] == [
        "there must be at least one full-back (F1.1)",
        "there must be at least one centre-back (F1.1)",
        "there must be at least one defensive-midfielder (F1.1)",
        "there must be at least one attacking-midfielder (F1.1)",
    ]
    teams["blue"]["cards"][2]["pos"] = "sweeper"  # perhaps one of those that are missing
    assert [fault.field for fault in teams_faults(teams)] == ["blue.cards[2].pos"]


@pytest.mark.rule("F1.1")
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("   ", "must not be blank"),
        ("\u00a0\u2003", "must not be blank"),
        ("Le\nRoc", "U+000A"),
        ("\x1b[31mLe Roc", "U+001B"),
        ("Le Roc\u202e", "U+202E"),
        ("\u200b", "U+200B"),
        ("Le\u2028Roc", "U+2028"),
    ],
)
def test_a_name_can_be_read_and_leaves_the_text_around_it_alone(name: str, words: str) -> None:
    teams = deepcopy(USUAL)
    teams["blue"]["name"] = name
    teams["red"]["cards"][4]["name"] = name
    found = {fault.field: fault.message for fault in teams_faults(teams)}
    assert list(found) == ["blue.name", "red.cards[4].name"]
    assert all(words in message for message in found.values())


def test_the_faults_of_teams_stand_beside_those_of_other_options() -> None:
    teams = deepcopy(USUAL)
    teams["blue"]["name"] = " "
    found = faults_of({"teams": teams, "shoot_out": 1})
    assert list(found) == ["options.shoot_out", "options.teams.blue.name"]


@pytest.mark.parametrize("text", ["blue = ", "[blue]\nname = 1", ""])
def test_a_file_that_is_no_team_file_raises_faults(text: str) -> None:
    with pytest.raises(Faults):
        read_team_file(text)


@pytest.mark.rule("F1.1")
def test_the_options_name_the_faults_of_their_teams() -> None:
    teams = deepcopy(USUAL)
    teams["red"]["cards"].append({"pos": "coach", "name": "Le Double", "stars": 3})
    assert faults_of({"teams": teams}) == {
        "options.teams.red.cards": "there must be one coach, not 2 (F1.1)"
    }


@pytest.mark.rule("F1.2", "F2.1")
@pytest.mark.parametrize(
    ("cards", "field", "words"),
    [
        ([{"supporters": 4, "tackle": 20}], "options.cards[0].supporters", "at least 5"),
        ([{"supporters": 8, "tackle": 8}], "options.cards[0]", "even number"),
        ([{"supporters": 9}], "options.cards[0]", "too few for a single turn"),
        (
            [{"supporters": 9, "tackle": 10}, {"supporters": 9, "tackle": 12}],
            "options.cards",
            "draw piles of 14 and 16 cards, which must be equal",
        ),
        ([{"supporters": 9, "tackle": 10}] * 3, "options.cards", "3 sides"),
        ([{"supporters": 8}], "options.cards[0]", "too few for a single turn"),
        ([{"supporters": 21}], "options.cards[0].supporters", "at most 20"),
    ],
)
def test_other_cards_must_leave_equal_even_piles(
    cards: list[dict[str, int]], field: str, words: str
) -> None:
    found = faults_of({"cards": cards})
    assert words in found[field]
    assert len(found) == 1


def test_unknown_options_are_named_with_a_hint() -> None:
    assert "did you mean 'shoot_out'" in faults_of({"shootout": True})["options.shootout"]
    assert faults_of({"players": 3}) == {"options.players": "must be at most 2"}
    assert faults_of({"players": 1}) == {"options.players": "must be at least 2"}
