"""F1.3: the kick-off is an advantage, and nothing but the first ball makes it one.

Many matches of computer players that know nothing, with fixed seeds.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.footclub.pitch import setup

from tablee.bots.playout import play_out
from tablee.bots.simple import UniformBot
from tablee.games.footclub.game import GAME
from tablee.games.footclub.state import FootClubState
from tablee.kernel.bot import Bot
from tablee.kernel.chance import FastChance

MATCHES = 3000
OPTIONS = GAME.options({})
Change = Callable[[FootClubState, int], None]


def finished(seed: int, change: Change) -> FootClubState:
    """A match by chance alone; `change` sees it before the first decision."""
    chance = FastChance(17, 2 * seed)
    state = setup(OPTIONS, chance)
    change(state, seed)
    bots: list[Bot] = [UniformBot(), UniformBot()]
    play_out(state, bots, chance, FastChance(17, 2 * seed + 1), GAME.longest_game)
    return state


def points(change: Change) -> tuple[float, float]:
    """The mean points of Blue, and of the side that won the toss."""
    blue, kick_off = 0.0, 0.0
    for seed in range(MATCHES):
        state = finished(seed, change)
        outcome = state.outcome()
        assert outcome is not None
        blue += outcome.scores[0]
        kick_off += outcome.scores[state.kick_off]
    return blue / MATCHES, kick_off / MATCHES


def nothing(state: FootClubState, seed: int) -> None:
    """Leave the match as it is."""


def other_ball(state: FootClubState, seed: int) -> None:  # noqa: ARG001
    """Give the first ball to the side that lost the toss."""
    state.ball = 1 - state.kick_off


def any_ball(state: FootClubState, seed: int) -> None:
    """Give the first ball to either side, whoever won the toss."""
    state.ball = seed % 2


def other_kick_off(state: FootClubState, seed: int) -> None:  # noqa: ARG001
    """Say that the other side won the toss, but leave the ball where it is."""
    state.kick_off = 1 - state.kick_off


@pytest.mark.rule("F1.3")
def test_blue_and_red_are_level_and_the_first_ball_is_worth_a_little() -> None:
    # The mean of so many matches is uncertain by 0.007; the first ball is worth 0.03.
    blue, kick_off = points(nothing)
    assert abs(blue - 0.5) < 0.02
    assert 0.51 < kick_off < 0.56


@pytest.mark.rule("F1.3")
def test_without_the_first_ball_winning_the_toss_is_worth_nothing() -> None:
    blue, kick_off = points(any_ball)
    assert abs(blue - 0.5) < 0.02
    assert abs(kick_off - 0.5) < 0.02


@pytest.mark.rule("F1.3")
def test_the_first_ball_is_as_good_for_the_side_that_lost_the_toss() -> None:
    _, kick_off = points(other_ball)
    assert 0.44 < kick_off < 0.49


@pytest.mark.rule("F1.3")
def test_who_won_the_toss_changes_nothing_if_the_ball_is_where_it_was() -> None:
    for seed in range(300):
        one, two = finished(seed, nothing), finished(seed, other_kick_off)
        assert (one.goals, one.discards, one.in_play) == (two.goals, two.discards, two.in_play)
