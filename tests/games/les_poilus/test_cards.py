"""The card list, counted against the rulebook's totals."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest
from tests.rule_pages import LANGUAGES, sections

from tablee.games.les_poilus import data
from tablee.games.les_poilus.game import GAME
from tablee.kernel.chance import FastChance

THREATS = ["night", "snow", "rain", "shell", "mask", "whistle"]


@pytest.fixture(scope="module")
def cards() -> dict[str, Any]:
    """`cards.toml`, read anew."""
    text = resources.files("tablee.games.les_poilus").joinpath("cards.toml").read_text("utf-8")
    return tomllib.loads(text)


@pytest.mark.rule("P1.3")
def test_there_are_39_threats_19_hard_knocks_and_one_merry_christmas(cards: dict[str, Any]) -> None:
    numbers = [card["number"] for card in cards["threat_cards"] + cards["hard_knocks"]]
    assert (len(cards["threat_cards"]), len(cards["hard_knocks"])) == (39, 19)
    assert [*numbers, cards["merry_christmas"]] == list(range(1, 60))


@pytest.mark.rule("P1.3")
def test_each_of_the_six_threats_appears_fourteen_times(cards: dict[str, Any]) -> None:
    counts = Counter(threat for card in cards["threat_cards"] for threat in card["shows"])
    assert cards["threats"] == THREATS
    assert counts == dict.fromkeys(THREATS, 14)
    assert all(len(set(card["shows"])) == len(card["shows"]) for card in cards["threat_cards"])


@pytest.mark.rule("P1.3", "P3.7")
def test_nine_threat_cards_carry_a_trap(cards: dict[str, Any]) -> None:
    assert sum(bool(card.get("trap")) for card in cards["threat_cards"]) == 9


@pytest.mark.rule("P6.1")
def test_three_traumas_and_three_phobias_have_a_threat_each(cards: dict[str, Any]) -> None:
    threats = {card["key"]: card["threat"] for card in cards["hard_knocks"] if "threat" in card}
    assert threats == {f"trauma_{threat}": threat for threat in THREATS[:3]} | {
        f"phobia_{threat}": threat for threat in THREATS[3:]
    }


@pytest.mark.rule("P6.2")
def test_only_wounded_shows_two_symbols(cards: dict[str, Any]) -> None:
    symbols = {card["key"]: card["symbols"] for card in cards["hard_knocks"]}
    assert symbols.pop("wounded") == 2
    assert set(symbols.values()) == {1}


def test_every_hard_knock_says_where_its_effect_comes_from(cards: dict[str, Any]) -> None:
    told = {card["key"]: card["effect"] for card in cards["hard_knocks"]}
    assert set(told.values()) == {"rulebook", "card", "rulebook, card"}
    traumas = {card["key"] for card in cards["hard_knocks"] if "threat" in card}
    partly = {"mute", "fragile", "clumsy"}
    assert {key for key in told if told[key] == "rulebook"} == traumas
    assert {key for key in told if told[key] == "rulebook, card"} == partly
    assert {tile["source"] for tile in cards["support_tiles"]} == {"card"}
    assert {soldier["source"] for soldier in cards["soldiers"]} == {"card"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_mark_what_is_from_the_rulebooks_and_what_from_the_cards(
    cards: dict[str, Any], language: str
) -> None:
    page = {
        section.key.split(" ")[1]: section.marks() for section in sections("les-poilus", language)
    }
    for card in cards["hard_knocks"]:
        marks = page[f"P6.{max(1, card['number'] - 44)}"]
        assert bool(marks["[B]"]) == ("rulebook" in card["effect"]), card["key"]
        assert bool(marks["[C]"]) == ("card" in card["effect"] or "threat" in card), card["key"]
    for number in ("P1.1", "P1.2"):
        assert page[number]["[C]"] == page[number]["[B]"] == 1
    assert page["P1.7"]["[R]"] == 2


@pytest.mark.rule("P1.2")
def test_there_are_sixteen_support_tiles(cards: dict[str, Any]) -> None:
    tiles = {tile["key"]: (tile["points"], tile["count"]) for tile in cards["support_tiles"]}
    assert tiles == {"left": (1, 6), "right": (-1, 6), "left2": (2, 2), "right2": (-2, 2)}


@pytest.mark.rule("P1.1")
def test_six_soldiers_have_a_charm_each_for_another_threat(cards: dict[str, Any]) -> None:
    assert [soldier["charm"] for soldier in cards["soldiers"]] == THREATS
    names = [soldier["name"].split()[0] for soldier in cards["soldiers"]]
    assert names == ["Félix", "Gustave", "Charles", "Gaston", "Anselme", "Lazare"]


def test_the_names_in_the_code_are_the_keys_of_the_file(cards: dict[str, Any]) -> None:
    for card in cards["hard_knocks"]:
        if "threat" not in card:
            assert getattr(data, card["key"].upper()) == card["number"]
        assert data.card_number(card["key"]) == card["number"]
        assert data.FIRST_KNOCK <= card["number"] <= data.LAST_KNOCK
    assert data.card_number("merry_christmas") == data.MERRY_CHRISTMAS == data.CARDS
    tiles = [tile["key"] for tile in cards["support_tiles"]]
    assert tiles == list(data.TILE_KEYS)
    kinds = [tiles.index(key) for key in ("left", "right", "left2", "right2")]
    assert kinds == [data.LEFT, data.RIGHT, data.LEFT_TWO, data.RIGHT_TWO]


def test_what_a_card_shows_is_what_the_file_says(cards: dict[str, Any]) -> None:
    for card in cards["threat_cards"]:
        shown = [key for threat, key in enumerate(THREATS) if data.shows(card["number"], threat)]
        assert shown == [key for key in THREATS if key in card["shows"]]
        assert data.TRAPPED[card["number"]] == bool(card.get("trap"))


def test_an_unknown_card_has_no_number() -> None:
    for key in ("0", "60", "40", "rage", ""):
        with pytest.raises(ValueError, match="there is no card"):
            data.card_number(key)


@pytest.mark.parametrize(("players", "tiles"), [(2, 12), (3, 12), (4, 16), (5, 16)])
def test_a_table_has_59_cards_and_its_tiles(players: int, tiles: int) -> None:
    state = GAME.setup(GAME.options({"players": players}), FastChance(0))
    assert state.components()["cards"] == 59
    assert state.components()["tiles"] == tiles
