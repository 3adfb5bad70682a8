"""The numbers of a finished match that a simulation reports."""

from __future__ import annotations

import pytest
from tests.games.footclub.pitch import BLUE, RED, Kickabout, pitch

from tablee.bots.playout import play_out
from tablee.bots.simple import UniformBot
from tablee.games.footclub.game import GAME
from tablee.kernel.bot import Bot
from tablee.kernel.chance import FastChance

ATTACKS = (["placed_attack"] * 3, ["placed_attack"] * 2)
GOAL, SAVE = [1, 6], [6, 1]


def ended(
    goals: tuple[int, int], kick_off: int, script: list[int] | None = None
) -> dict[str, float]:
    """The statistics of a match with three shots of Blue and two of Red.

    The side with the ball keeps it in the last turn; with a script there is a shoot-out.
    """
    rest = ["placed_attack"], ["placed_attack"] * 2
    match: Kickabout = pitch(
        "offensive",
        turn=8,
        goals=goals,
        kick_off=kick_off,
        discards=ATTACKS,
        blue=rest[BLUE],
        red=rest[RED],
        options={"shoot_out": script is not None},
    )
    match.does(BLUE, "keep", *(script or []))
    return match.state.statistics()


def test_goals_shots_and_turns_are_counted_for_each_side() -> None:
    found = ended((2, 1), BLUE)
    assert (found["goals_blue"], found["goals_red"]) == (2.0, 1.0)
    assert (found["shots_blue"], found["shots_red"]) == (3.0, 2.0)
    assert found["turns"] == 8.0


@pytest.mark.parametrize(
    ("goals", "kick_off", "points"),
    [
        ((2, 1), BLUE, 1.0),
        ((2, 1), RED, 0.0),
        ((0, 2), BLUE, 0.0),
        ((0, 2), RED, 1.0),
        ((1, 1), BLUE, 0.5),
        ((1, 1), RED, 0.5),
    ],
)
def test_the_points_are_those_of_the_side_that_kicked_off(
    goals: tuple[int, int], kick_off: int, points: float
) -> None:
    found = ended(goals, kick_off)
    assert found["points_of_kick_off_side"] == points
    assert found["drawn"] == found["level_at_full_time"] == float(goals[0] == goals[1])


@pytest.mark.rule("F4.1")
@pytest.mark.parametrize(("kick_off", "points"), [(BLUE, 1.0), (RED, 1.0)])
def test_a_shoot_out_makes_a_win_of_a_match_that_was_level_at_full_time(
    kick_off: int, points: float
) -> None:
    won = ended((1, 1), kick_off, [*GOAL, *SAVE] * 5)
    assert (won["points_of_kick_off_side"], won["drawn"]) == (points, 0.0)
    assert won["level_at_full_time"] == 1.0
    lost = ended((1, 1), kick_off, [*SAVE, *GOAL] * 5)
    assert (lost["points_of_kick_off_side"], lost["drawn"]) == (0.0, 0.0)


@pytest.mark.rule("F2.1")
def test_there_is_no_other_statistic_and_every_match_has_eight_turns() -> None:
    for seed in range(20):
        state = GAME.setup(GAME.options({}), FastChance(seed))
        bots: list[Bot] = [UniformBot(), UniformBot()]
        play_out(state, bots, FastChance(seed, 1), FastChance(seed, 2), GAME.longest_game)
        found = state.statistics()
        assert set(found) == {
            *("turns", "goals_blue", "goals_red", "shots_blue", "shots_red"),
            *("level_at_full_time", "drawn", "points_of_kick_off_side"),
        }
        assert found["turns"] == 8.0
