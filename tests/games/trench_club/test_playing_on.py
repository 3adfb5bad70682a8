"""What a plan gains one turn ahead, put on what captains come to who play on for four."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.games.trench_club.bots.played_turn import about
from tablee.games.trench_club.bots.playing_on import (
    both,
    carried_over,
    in_proportion,
    spread,
    unseen,
)
from tablee.games.trench_club.game import GAME
from tablee.kernel.judge import Worth

CHANCES = (0.0, 0.02, 0.3, 0.5, 0.8, 0.99, 1.0)


def test_odds_are_carried_over_not_points() -> None:
    assert carried_over(0.4, 0.6, 0.6) == 0.4
    # From even to three to one is three times the odds, wherever one stands.
    assert carried_over(0.5, 0.5, 0.75) == pytest.approx(0.75)
    assert carried_over(0.25, 0.5, 0.75) == pytest.approx(0.5)
    # Where the game is as good as won, little is left to gain or to lose.
    assert abs(carried_over(0.995, 0.5, 0.3) - 0.995) < 0.01


def test_a_chance_stays_one_and_the_other_side_sees_the_rest() -> None:
    for worth, one, other in product(CHANCES, repeat=3):
        found = carried_over(worth, one, other)
        assert 0.0 <= found <= 1.0
        assert carried_over(1.0 - worth, 1.0 - one, 1.0 - other) == pytest.approx(1.0 - found)
        assert (found - worth) * (other - one) >= 0.0


def test_a_difference_is_as_uncertain_as_what_it_is_put_on() -> None:
    assert spread(0.8, 0.0, 0.5, 0.5, 0.6) == 0.0
    assert 0.0 < spread(0.8, 0.05, 0.5, 0.5, 0.6) < spread(0.8, 0.15, 0.5, 0.5, 0.6)
    # Also where more and less are worth the same.
    assert spread(0.5, 0.2, 0.5, 0.4, 0.6) > 0.0
    assert in_proportion(0.02, 0.05, 0.1) == pytest.approx(0.01)
    assert in_proportion(0.02, 0.05, 0.0) == 0.0


def test_trials_that_agree_are_not_certain() -> None:
    assert unseen(1.0, 3.0) == pytest.approx(unseen(0.0, 3.0))
    assert unseen(1.0, 3.0) > unseen(1.0, 12.0) > 0.03
    assert unseen(0.7, 3.0) < unseen(1.0, 3.0)
    assert unseen(0.5, 3.0) == 0.0


def test_of_two_looks_the_surer_one_counts_more() -> None:
    rough, sure = Worth([0.2, 0.8], 0.3), Worth([0.6, 0.4], 0.1)
    found = both(rough, sure)
    assert found.scores == pytest.approx([0.56, 0.44])
    assert found.error == pytest.approx(0.3 * 0.1 / 0.1**0.5)
    assert both(sure, rough).scores == pytest.approx(found.scores)
    # Nothing is surer than what is certain.
    assert both(Worth([1.0, 0.0]), rough).scores == [1.0, 0.0]
    assert both(rough, Worth([1.0, 0.0])).error == 0.0


def test_two_moves_are_about_the_same_thing() -> None:
    def same(one: str, other: str) -> bool:
        return about(GAME.parse(one)) == about(GAME.parse(other))

    assert same("use company 1", "use company 3")
    assert same("move 3 to H12", "capture fort 5 with 3")
    assert same("attack 14 with 3", "attack 12 with 3")
    assert not same("move 3 to H12", "move 4 to H12")
    assert not same("move 3 to H12", "attack 14 with 3")
    assert not same("end movement", "confirm attacks")
