"""F4: the result, and the shoot-out as a house rule."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.footclub.pitch import BLUE, RED, Kickabout, pitch, setup

from tablee.bots.playout import play_out
from tablee.bots.simple import UniformBot
from tablee.games.footclub.game import GAME
from tablee.kernel.chance import FastChance

SCORED = ["placed_attack"] * 2


def last_turn(goals: tuple[int, int], **options: Any) -> Kickabout:
    """The last decision of a match."""
    return pitch(
        "offensive", turn=8, goals=goals, kick_off=RED, discards=(SCORED, SCORED), options=options
    )


@pytest.mark.rule("F4.1")
@pytest.mark.parametrize(("goals", "winner"), [((2, 1), BLUE), ((0, 1), RED)])
def test_most_goals_wins(goals: tuple[int, int], winner: int) -> None:
    match = last_turn(goals)
    match.does(BLUE, "keep")
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("win", [winner])
    assert outcome.scores == [float(winner == BLUE), float(winner == RED)]
    assert outcome.args == {"blue_goals": goals[0], "red_goals": goals[1], "seat": winner}


@pytest.mark.rule("F4.1")
def test_equal_goals_are_a_draw_without_the_house_rule() -> None:
    match = last_turn((1, 1))
    assert match.names(BLUE, "keep") == ["ball-kept", "full-time"]
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.scores) == ("draw", [0.5, 0.5])
    assert match.outcome.winners == []


@pytest.mark.rule("F4.1")
def test_in_a_shoot_out_the_side_that_kicked_off_takes_the_first_of_five_pairs() -> None:
    match = last_turn((1, 1), shoot_out=True)
    goal, save = [1, 6], [6, 1]
    script = [*goal, *save] * 5  # decided after three pairs, yet all are taken
    events = match.does(BLUE, "keep", *script)
    shots = [event for event in events if "defence" in event]
    assert [event["seat"] for event in shots] == [RED, BLUE] * 5
    assert (match.side(BLUE)["shoot_out"], match.side(RED)["shoot_out"]) == (0, 5)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("shoot-out", [RED])
    assert [match.side(seat)["goals"] for seat in (BLUE, RED)] == [1, 1]


@pytest.mark.rule("F4.1")
def test_a_level_shoot_out_goes_on_in_pairs_and_level_dice_are_rolled_again() -> None:
    match = last_turn((0, 0), shoot_out=True)
    goal, save = [1, 6], [6, 1]
    script = [*save * 10, *goal, *goal, *save, 3, 3, *goal]
    names = match.names(BLUE, "keep", *script)
    assert names.count("shoot-out-tied") == 1
    assert names[-1] == "shoot-out-won"
    assert (match.side(BLUE)["shoot_out"], match.side(RED)["shoot_out"]) == (2, 1)


@pytest.mark.rule("F4.1")
def test_a_decided_match_sees_no_shoot_out() -> None:
    match = last_turn((2, 1), shoot_out=True)
    assert match.names(BLUE, "keep") == ["ball-kept", "full-time"]
    assert match.side(BLUE)["shoot_out"] is None


@pytest.mark.rule("F4.2")
def test_a_hand_has_no_limit() -> None:
    hand = ["tackle"] * 5 + ["pressing"] * 3 + ["placed_attack"] * 4
    match = pitch("offensive", turn=4, blue=hand, red=["defensive_support"] * 3)
    match.does(BLUE, "keep", *match.next_draw())
    assert sum(match.side(BLUE)["hand"].values()) == 14


@pytest.mark.rule("F4.2")
@given(seed=st.integers(0, 2**32))
def test_a_match_never_sees_more_goals_than_turns_and_no_card_comes_back(seed: int) -> None:
    state = setup(GAME.options({}), FastChance(seed))
    chance, bot_chance = FastChance(seed, 1), FastChance(seed, 2)
    play_out(state, [UniformBot(), UniformBot()], chance, bot_chance, GAME.longest_game)
    assert sum(state.goals) <= 8
    assert state.piles == [[], []]
    assert sum(state.hands) + sum(state.discards) + sum(state.in_play) == 50
