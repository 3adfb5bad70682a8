"""P7: two players and the Chaplain."""

from __future__ import annotations

import pytest
from tests.games.les_poilus.tables import setup, table

from tablee.games.les_poilus.game import GAME
from tablee.kernel.chance import ScriptedChance


@pytest.mark.rule("P7.1")
def test_the_chaplain_has_a_place_with_three_tiles_and_nothing_else() -> None:
    options = GAME.options({"players": 2, "soldiers": ["felix", "lazare"], "leader": 0})
    state = setup(options, ScriptedChance([0, 1, 1]))
    position = state.position()
    assert state.seat_count() == len(position.seats) == 2
    assert len(position.places) == 3
    assert (position.places[2].tiles.left, position.places[2].tiles.right) == (1, 2)
    assert position.trials_top == 20


@pytest.mark.rule("P7.1")
def test_the_chaplain_is_dealt_no_cards() -> None:
    seated = table(2, phase="intensity", trials=4)
    seated.does(0, "intensity 2", 11, 12, 13, 14, "left")
    assert (seated.hand(0), seated.hand(1)) == ([11, 13], [12, 14])


@pytest.mark.rule("P7.1", "P3.4")
def test_a_used_speech_token_returns_to_the_supply() -> None:
    seated = table(2, tokens={0: 1})
    assert seated.position["supply"] == 4
    seated.does(0, "speech rain")
    assert seated.position["seats"][0]["tokens"] == 0
    assert seated.position["supply"] == 5


@pytest.mark.rule("P7.1", "P1.6")
def test_the_chaplain_sits_between_the_second_and_the_first() -> None:
    seated = table(2, withdrawn={1: "left"}, chaplain_laid="left", hands={0: [1]})
    events = seated.does(0, "withdraw right")
    targets = [event["target"] for event in events if event["event"] == "tile-shown"]
    assert targets == [2, 2, 0]


@pytest.mark.rule("P7.2")
def test_tiles_the_chaplain_receives_are_his_and_nothing_happens_if_he_leads() -> None:
    seated = table(
        2, withdrawn={1: "left"}, chaplain_laid="left", hands={0: [1]}, knocks={0: ["mute"]}
    )
    names = seated.names(0, "withdraw right")
    assert "support-wasted" in names
    assert seated.tiles(2) == {"left": 2, "right": 2}
    assert seated.knocks(0) == ["mute"]
    assert seated.position["phase"] == "intensity"


@pytest.mark.rule("P7.2")
def test_the_chaplains_tile_supports_a_player_after_a_failure_too() -> None:
    seated = table(
        2, chaplain_laid="left", hands={0: [1, 11], 1: [12]}, land=[2, 3], knocks={0: ["mute"]}
    )
    seated.does(0, "play 1")
    assert seated.moves(0) == ["support none", "support remove mute"]


@pytest.mark.rule("P7.2", "P2.4")
def test_without_tiles_the_chaplain_lays_none() -> None:
    seated = table(2, phase="intensity", tiles={2: {}}, trials=2)
    assert "chaplain-laid" not in seated.names(0, "intensity 1", 11, 12)
    assert seated.position["places"][2]["laid"] is None
