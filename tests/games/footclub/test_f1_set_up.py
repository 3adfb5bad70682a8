"""F1: teams, match cards, the toss and the first hands."""

from __future__ import annotations

import pytest
from tests.games.footclub.pitch import setup

from tablee.games.footclub.data import (
    CARD_COUNTS,
    OPENING_HAND,
    SUPPORTERS_AT_START,
    TEAMS,
    attack,
    counts_list,
    defence,
    initial_bonuses,
)
from tablee.games.footclub.game import GAME
from tablee.games.footclub.state import FootClubState
from tablee.kernel.chance import FastChance, ScriptedChance
from tablee.kernel.state import SPECTATOR, Event

HANDS = [0, 0, 1, 2, 3, 3, 4, 5]
FIRST_TURN = [3, 5, 1, 1]


def started(script: list[int]) -> tuple[FootClubState, list[str]]:
    """A match set up by a script, and the names of what happened."""
    chance, events = ScriptedChance(script), list[Event]()
    state = setup(GAME.options({}), chance, events)
    chance.finish()
    return state, [GAME.event_kinds[event[0]].name for event in events]


@pytest.mark.rule("F1.1")
def test_attack_and_defence_add_up_the_stars_of_their_posts() -> None:
    assert (attack(TEAMS.blue), defence(TEAMS.blue)) == (23, 24)
    assert (attack(TEAMS.red), defence(TEAMS.red)) == (22, 25)


@pytest.mark.rule("F1.1")
def test_the_initial_bonus_is_attack_less_the_other_defence() -> None:
    assert initial_bonuses(TEAMS) == [23 - 25, 22 - 24] == [-2, -2]
    assert setup(GAME.options({}), FastChance(1)).initial_bonuses == [-2, -2]


@pytest.mark.rule("F1.2")
def test_each_side_has_25_cards_of_which_five_supporters_lie_in_play() -> None:
    assert sum(counts_list(CARD_COUNTS)) == 25
    assert counts_list(CARD_COUNTS) == [8, 4, 3, 5, 2, 3]
    assert (SUPPORTERS_AT_START, OPENING_HAND) == (5, 4)
    state, _ = started([6, 1, 1, 1, *HANDS, *FIRST_TURN])
    assert state.in_play == [5, 5]
    assert [len(pile) for pile in state.piles] == [20 - 4 - 2, 20 - 4 - 2]
    assert state.components() == {"blue": 25, "red": 25}


@pytest.mark.rule("F1.2")
def test_a_table_may_use_other_cards_for_one_or_both_sides() -> None:
    short = {"supporters": 7, "placed_attack": 4, "tackle": 4}
    state = setup(GAME.options({"cards": [short]}), FastChance(3))
    assert state.turns == (15 - 5 - 4) // 2
    other = {"supporters": 5, "placed_attack": 2, "pressing": 8}
    both = setup(GAME.options({"cards": [short, other]}), FastChance(3))
    assert both.components() == {"blue": 15, "red": 15}
    assert both.piles[1].count(3) == 0


@pytest.mark.rule("F1.3")
def test_the_higher_roll_has_the_ball_and_blue_rolls_first() -> None:
    blue, _ = started([3, 4, 3, 3, *HANDS, *FIRST_TURN])
    assert (blue.ball, blue.kick_off) == (0, 0)
    red, _ = started([3, 4, 6, 2, *HANDS, *FIRST_TURN])
    assert (red.ball, red.kick_off) == (1, 1)


@pytest.mark.rule("F1.3")
def test_a_level_toss_is_rolled_again() -> None:
    state, names = started([3, 4, 6, 1, 1, 1, 1, 2, *HANDS, *FIRST_TURN])
    assert state.kick_off == 1
    assert names[2:8] == [
        *["toss-rolled", "toss-rolled", "toss-tied"],
        *["toss-rolled", "toss-rolled", "toss-won"],
    ]


@pytest.mark.rule("F1.3")
@pytest.mark.parametrize("total", range(2, 13))
def test_every_level_sum_is_rolled_again_however_it_is_made(total: int) -> None:
    pairs = [(first, total - first) for first in range(1, 7) if 1 <= total - first <= 6]
    for blue in pairs:
        for red in pairs:
            state, names = started([*blue, *red, 6, 6, 6, 5, *HANDS, *FIRST_TURN])
            assert (state.kick_off, names.count("toss-tied")) == (0, 1)


@pytest.mark.rule("F1.1")
def test_both_teams_are_presented_with_their_colours_and_stars() -> None:
    chance, events = FastChance(4), list[Event]()
    setup(GAME.options({}), chance, events)
    told = [GAME.event_document(event, SPECTATOR) for event in events[:2]]
    sums = {"attack": 23, "defence": 24, "bonus": -2, "team": "Azur FC"}
    assert told[0] == {"event": "team-presented", "seat": 0, "colour": 0, **sums}
    sums = {"attack": 22, "defence": 25, "bonus": -2, "team": "Garance FC"}
    assert told[1] == {"event": "team-presented", "seat": 1, "colour": 1, **sums}
    sides = setup(GAME.options({}), chance).view(SPECTATOR).document().sides
    assert [(side.colour, side.team) for side in sides] == [
        *[("blue", "Azur FC"), ("red", "Garance FC")]
    ]
    assert [(side.attack, side.defence) for side in sides] == [(23, 24), (22, 25)]


@pytest.mark.rule("F1.4")
def test_each_side_draws_four_cards_before_the_first_turn() -> None:
    state, names = started([6, 1, 1, 1, *HANDS, *FIRST_TURN])
    assert names[5:] == ["cards-drawn", "cards-drawn", "turn-began", "cards-drawn", "cards-drawn"]
    assert state.hands == [*[2, 1, 1, 1, 0, 1], *[0, 2, 0, 2, 1, 1]]
    assert (state.turn, state.turns) == (1, 8)
