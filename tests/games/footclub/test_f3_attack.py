"""F3: a Placed Attack, from its initial bonus to the goal or the save."""

from __future__ import annotations

import pytest
from tests.games.footclub.pitch import BLUE, RED, Kickabout, pitch


@pytest.mark.rule("F3.1")
def test_offensive_support_raises_the_bonus_by_two_for_the_attacker_only() -> None:
    match = pitch("bonus", blue=["offensive_support"], red=["offensive_support"])
    match.does(BLUE, "offensive support")
    assert match.position["bonus"] == 0
    assert match.refused(RED, "offensive support") == ("support-of-attacker", "F3.1")
    match.does(RED, "accept")
    assert match.refused(BLUE, "offensive support") == ("support-not-held", "F3.1")


@pytest.mark.rule("F3.1")
@pytest.mark.parametrize(("first", "second", "bonus"), [(6, 1, -4), (5, 1, -2)])
def test_defensive_support_lowers_the_bonus_by_two_with_seven_or_more(
    first: int, second: int, bonus: int
) -> None:
    match = pitch("bonus", mover=RED, blue=["defensive_support"], red=["defensive_support"])
    match.does(RED, "defensive support", first, second)
    assert match.position["bonus"] == bonus
    assert match.side(RED)["hand"]["defensive_support"] == 0
    assert match.refused(BLUE, "defensive support") == ("support-of-defender", "F3.1")


@pytest.mark.rule("F3.1")
def test_each_exhausted_supporter_is_a_star_for_its_own_side() -> None:
    match = pitch("bonus", in_play=(4, 3))
    assert match.moves(BLUE) == ["accept", "exhaust 1", "exhaust 2", "exhaust 3", "exhaust 4"]
    assert match.refused(BLUE, "exhaust 5") == ("too-few-to-exhaust", "F3.1")
    match.does(BLUE, "exhaust 3")
    assert (match.position["bonus"], match.side(BLUE)["in_play"]) == (1, 1)
    match.does(RED, "exhaust 2")
    assert (match.position["bonus"], match.side(RED)["in_play"]) == (-1, 1)


@pytest.mark.rule("F3.1")
def test_nothing_is_spent_while_no_attack_is_running() -> None:
    match = pitch("offensive", blue=["offensive_support"])
    for move in ("accept", "exhaust 1", "offensive support"):
        assert match.refused(BLUE, move) == ("no-attack", "F3.1")
    duel = pitch(red=["defensive_support"])
    assert duel.refused(RED, "defensive support") == ("no-attack", "F3.1")


@pytest.mark.rule("F3.2")
def test_the_attacker_has_the_first_go_and_then_they_alternate() -> None:
    match = pitch("offensive", ball=RED, red=["placed_attack"])
    match.does(RED, "attack")
    assert match.acting == [RED]
    assert match.refused(BLUE, "accept") == ("go-theirs", "F3.2")
    assert match.refused(RED, "pass") == ("attack-first", "F3.2")
    for seat, move in ((RED, "exhaust 1"), (BLUE, "exhaust 1"), (RED, "accept")):
        match.does(seat, move)
        assert match.acting == [1 - seat]


@pytest.mark.rule("F3.2")
def test_two_accepts_in_a_row_close_the_bonus_and_the_shot_follows_at_once() -> None:
    match = pitch("bonus")
    assert match.names(BLUE, "accept") == ["bonus-accepted"]
    assert match.position["phase"] == "bonus"
    assert match.names(RED, "accept", 5, 6) == ["bonus-accepted", "shot-saved"]


@pytest.mark.rule("F3.2")
def test_the_defender_may_accept_first_and_the_attacker_close() -> None:
    match = pitch("bonus", blue=["offensive_support"])
    match.does(BLUE, "offensive support")
    match.does(RED, "accept")
    assert "shot-saved" in match.names(BLUE, "accept", 5, 4)


@pytest.mark.rule("F3.2")
@pytest.mark.parametrize(
    ("move", "draws"), [("exhaust 1", ()), ("defensive support", (1, 1))], ids=["star", "failed"]
)
def test_any_other_go_cancels_the_accept_before_it(move: str, draws: tuple[int, ...]) -> None:
    match = pitch("bonus", red=["defensive_support"])
    match.does(BLUE, "accept")
    assert match.position["accepted"] is True
    match.does(RED, move, *draws)
    assert match.position["accepted"] is False
    match.does(BLUE, "accept")
    assert match.position["phase"] == "bonus"
    match.does(RED, "accept", 6, 1)
    assert match.position["phase"] == "possession"


@pytest.mark.rule("F3.3")
@pytest.mark.parametrize(
    ("bonus", "dice", "goal"),
    [(-2, (3, 6), True), (-2, (4, 5), False), (3, (5, 3), True), (3, (6, 2), False)],
)
def test_the_defence_rolls_first_and_the_attack_adds_the_bonus(
    bonus: int, dice: tuple[int, int], goal: bool
) -> None:
    gone = ["supporters"] * 5
    match = pitch("bonus", bonus=bonus, in_play=(2, 5), discards=(gone, []))
    match.does(BLUE, "accept")
    draws = match.next_draw() if goal else []
    match.does(RED, "accept", *dice, *draws)
    assert match.side(BLUE)["goals"] == int(goal)


@pytest.mark.rule("F3.3")
def test_level_dice_are_rolled_again_without_the_bonus_until_they_differ() -> None:
    match = pitch("bonus", bonus=-2)
    match.does(BLUE, "accept")
    script = [3, 5, 4, 4, 2, 3]  # level with the bonus, level without, then a goal
    events = match.does(RED, "accept", *script, *match.next_draw())
    assert [event["event"] for event in events[1:4]] == ["shot-tied", "shot-tied", "goal-scored"]
    assert [event["bonus"] for event in events[1:4]] == [-2, 0, 0]


@pytest.mark.rule("F3.4")
def test_a_goal_counts_one_gives_the_ball_away_and_ends_the_turn() -> None:
    match = pitch("bonus", ball=RED, turn=4)
    match.does(RED, "accept")
    match.does(BLUE, "accept", 1, 6, *match.next_draw())
    assert [match.side(seat)["goals"] for seat in (BLUE, RED)] == [0, 1]
    assert match.position["ball"] == BLUE
    assert (match.position["turn"], match.position["phase"]) == (5, "supporters")


@pytest.mark.rule("F3.4")
def test_after_a_save_the_duel_goes_on_even_if_a_tackle_failed_before() -> None:
    match = pitch(blue=["placed_attack", "pressing"], red=["tackle"])
    match.does(RED, "tackle", 1, 1)
    match.does(BLUE, "attack")
    match.does(BLUE, "accept")
    match.does(RED, "accept", 6, 1)
    assert (match.position["turn"], match.position["phase"]) == (4, "possession")
    assert (match.position["ball"], match.acting) == (RED, [BLUE])
    match.does(BLUE, "pressing")
    assert match.position["ball"] == BLUE


@pytest.mark.rule("F3.5")
def test_stars_added_count_for_that_attack_only() -> None:
    match = pitch(
        "bonus", bonus=1, blue=["pressing", "placed_attack"], discards=(["supporters"] * 3, [])
    )
    match.does(BLUE, "accept")
    match.does(RED, "accept", 6, 1)
    match.does(BLUE, "pressing")
    match.does(RED, "pass")
    match.does(BLUE, "attack")
    assert match.position["bonus"] == -2


def saved(match: Kickabout, attacker: int) -> None:
    """An attack without any spend that the keeper holds."""
    match.does(attacker, "attack")
    match.does(attacker, "accept")
    assert "shot-saved" in match.names(1 - attacker, "accept", 6, 1)


@pytest.mark.rule("F3.6")
def test_both_sides_may_attack_in_one_turn_and_more_than_once() -> None:
    match = pitch(blue=["placed_attack", "pressing", "placed_attack"], red=["placed_attack"])
    before = [match.state.shots(seat) for seat in (BLUE, RED)]
    match.does(RED, "pass")
    saved(match, BLUE)
    match.does(BLUE, "pass")
    saved(match, RED)
    match.does(RED, "pass")
    saved(match, BLUE)
    assert match.position["turn"] == 4
    after = [match.state.shots(seat) for seat in (BLUE, RED)]
    assert after == [before[BLUE] + 2, before[RED] + 1]
