"""P1: setting the table up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.les_poilus.tables import table

from tablee.games.les_poilus.data import SOLDIER_KEYS
from tablee.games.les_poilus.game import GAME
from tablee.kernel.chance import FastChance, ScriptedChance
from tablee.kernel.documents import Faults


def new_game(script: list[int] | None = None, **options: Any) -> dict[str, Any]:
    """The position of a new game; without a script chance does what it likes."""
    chance = FastChance(1) if script is None else ScriptedChance(script)
    state = GAME.setup(GAME.options(options), chance)
    if isinstance(chance, ScriptedChance):
        chance.finish()
    document: dict[str, Any] = msgspec.to_builtins(state.position())
    return document


@pytest.mark.rule("P1.1")
def test_two_to_five_players_each_have_another_soldier_with_his_charm_up() -> None:
    for players in range(2, 6):
        seats = new_game(players=players)["seats"]
        assert len(seats) == players
        assert len({seat["soldier"] for seat in seats}) == players
        assert all(seat["charm_up"] for seat in seats)


@pytest.mark.rule("P1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_one_player_or_six_are_refused(players: int) -> None:
    with pytest.raises(Faults, match=r"options\.players"):
        GAME.options({"players": players})


@pytest.mark.rule("P1.1")
def test_a_soldier_who_was_chosen_stays_and_the_others_come_by_chance() -> None:
    lazare, felix = SOLDIER_KEYS.index("lazare"), SOLDIER_KEYS.index("felix")
    script = [lazare, felix, 0, 0, 0, 2]
    seats = new_game(script, players=3, soldiers=[None, "gaston"])["seats"]
    assert [seat["soldier"] for seat in seats] == ["lazare", "gaston", "felix"]


@pytest.mark.rule("P1.1")
def test_nobody_takes_a_soldier_who_is_taken() -> None:
    with pytest.raises(Faults, match="felix is taken twice"):
        GAME.options({"players": 3, "soldiers": ["felix", "felix"]})


@pytest.mark.rule("P1.1")
def test_each_charm_is_for_its_own_threat() -> None:
    # With card 39, which shows all six, everybody could use their charm; with snow and shell two.
    for seat in range(5):
        assert "charm 39" in table(5, land=[39], turn=seat).moves(seat)
    able = [seat for seat in range(5) if "charm" in table(5, land=[11], turn=seat).kinds(seat)]
    assert able == [1, 3]
    assert table(5, land=[11]).refused(0, "charm 11") == ("charm-other-threat", "P3.3")


@pytest.mark.rule("P1.2")
def test_every_seat_gets_a_left_a_right_and_one_more_tile() -> None:
    script = [2, 3, 0, 1]
    soldiers = ["felix", "gustave", "charles", "gaston"]
    places = new_game(script, players=4, soldiers=soldiers, leader=0)["places"]
    thirds = ["left2", "right2", "left", "right"]
    for place, third in zip(places, thirds, strict=True):
        expected = {"left": 1, "right": 1}
        expected[third] = expected.get(third, 0) + 1
        assert place["tiles"] == expected


@pytest.mark.rule("P1.2")
@pytest.mark.parametrize(("players", "tiles"), [(2, 12), (3, 12), (4, 16), (5, 16)])
def test_the_doubles_are_out_with_two_or_three_players(players: int, tiles: int) -> None:
    game = new_game(players=players)
    everywhere = [game["box"], *(place["tiles"] for place in game["places"])]
    assert sum(sum(counts.values()) for counts in everywhere) == tiles
    doubles = sum(counts.get("left2", 0) + counts.get("right2", 0) for counts in everywhere)
    assert doubles == (4 if players > 3 else 0)


@pytest.mark.rule("P1.3")
@pytest.mark.parametrize(
    ("players", "difficulty", "trials", "reserve"),
    [(2, "normal", 20, 39), (3, "normal", 25, 34), (4, "normal", 25, 34), (5, "recruit", 25, 34)]
    + [(players, "veteran", 30, 29) for players in range(2, 6)],
)
def test_the_cards_form_the_trials_and_the_reserve(
    players: int, difficulty: str, trials: int, reserve: int
) -> None:
    game = new_game(players=players, difficulty=difficulty)
    assert (game["trials_top"], game["reserve"]) == (trials, reserve)
    assert game["unseen"] == list(range(1, 60))


@pytest.mark.rule("P1.3")
def test_any_card_may_be_dealt_first() -> None:
    # A pile has no order before it is drawn from: every card, the reserve's too, can be the top.
    for card in (1, 39, 58, 59):
        seated = table(2, phase="intensity", trials=2)
        seated.does(0, "intensity 1", card, 3, "left")
        assert seated.hand(0) == [card]


@pytest.mark.rule("P1.4")
@pytest.mark.parametrize(("players", "tokens"), [(2, 5), (3, 5), (4, 4), (5, 3)])
def test_speech_tokens_wait_in_the_supply(players: int, tokens: int) -> None:
    game = new_game(players=players)
    assert game["supply"] == tokens
    assert all(seat["tokens"] == 0 for seat in game["seats"])


@pytest.mark.rule("P1.5")
def test_the_host_names_the_first_leader_or_chance_does() -> None:
    soldiers = list(SOLDIER_KEYS[:3])
    assert new_game([0, 0, 0], players=3, soldiers=soldiers, leader=2)["leader"] == 2
    by_chance = new_game([0, 0, 0, 1], players=3, soldiers=soldiers)
    assert (by_chance["leader"], by_chance["turn"]) == (1, 1)


@pytest.mark.rule("P1.5")
def test_a_leader_needs_a_seat() -> None:
    with pytest.raises(Faults, match="seat 3 does not exist with 3 players"):
        GAME.options({"players": 3, "leader": 3})


@pytest.mark.rule("P1.6")
@pytest.mark.parametrize(
    ("tile", "target"), [("left", 1), ("right", 4), ("left2", 2), ("right2", 3)]
)
def test_left_is_the_next_seat_and_right_the_one_before(tile: str, target: int) -> None:
    seated = table(5, withdrawn=dict.fromkeys(range(1, 5)), tiles={0: {tile: 1}})
    events = seated.does(0, f"withdraw {tile}")
    shown = [event["target"] for event in events if event["event"] == "tile-shown"]
    assert shown == [target]


@pytest.mark.rule("P1.7")
def test_recruits_meet_no_traps_but_others_do() -> None:
    for difficulty, sprung in (("recruit", False), ("normal", True), ("veteran", True)):
        seated = table(hands={0: [20, 21]}, options={"difficulty": difficulty})
        names = seated.names(0, "play 20", *([38] if sprung else []))
        assert ("trap-sprung" in names) == sprung


@pytest.mark.rule("P1.7")
@pytest.mark.parametrize(
    ("players", "piles"),
    [(2, [20, 22, 24, 26, 28, 30]), (3, [25, 27, 29, 30, 30, 30]), (5, [25, 27, 29, 30, 30, 30])],
)
def test_a_challenge_adds_two_trials_for_each_victory_up_to_thirty(
    players: int, piles: list[int]
) -> None:
    found = [new_game(players=players, challenge=won)["trials_top"] for won in range(6)]
    assert found == piles


@pytest.mark.rule("P1.7")
def test_a_challenge_is_played_with_traps() -> None:
    with pytest.raises(Faults, match=r"options\.challenge: is played at normal difficulty"):
        GAME.options({"difficulty": "recruit", "challenge": 1})


@pytest.mark.rule("P1.7")
@pytest.mark.parametrize(
    ("options", "title"),
    [
        ({}, ""),
        ({"challenge": 2}, ""),
        ({"challenge": 3}, "veteran"),
        ({"difficulty": "veteran"}, "veteran"),
    ],
)
def test_a_victory_from_thirty_trials_earns_the_title_veteran(
    options: dict[str, Any], title: str
) -> None:
    seated = table(trials=0, withdrawn={1: None, 2: None}, options=options)
    seated.does(0, "withdraw left")
    assert seated.outcome is not None
    assert (seated.outcome.reason, seated.outcome.args["title"]) == ("victory", title)
