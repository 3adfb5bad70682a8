"""What else dice and cards could have come to, for the review's luck."""

from __future__ import annotations

import pytest
from tests.games.footclub.pitch import BLUE, RED, Kickabout, pitch

from tablee.games.footclub.bots.judge import FootClubJudge
from tablee.games.footclub.bots.throws import draws_of, results_of
from tablee.games.footclub.data import KINDS
from tablee.games.footclub.game import GAME
from tablee.games.footclub.odds import goal_chance, two_dice_chance
from tablee.games.footclub.state import FootClubState
from tablee.kernel.chance import FastChance
from tablee.kernel.judge import Appraisal, Step, Worth


def chances(match: Kickabout, seat: int, move: str) -> dict[tuple[int, ...], float]:
    """Goals, ball and bonus after a move, and how likely they are."""
    state = match.state
    step = Step(1, seat, GAME.parse(move), True, state, state)
    found = {}
    for result in results_of(step, FastChance(1)):
        after = result.after(step, FastChance(2))
        found[(*after.goals, after.ball, after.bonus)] = result.chance
    assert sum(found.values()) == pytest.approx(1)
    return found


@pytest.mark.rule("F3.3", "F6.1")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_every_shot_is_counted_out_with_its_second_throws(count: int) -> None:
    match = pitch("bonus", in_play=(5, 5))
    if count:
        match.does(BLUE, f"exhaust {count}")
        match.does(RED, "accept")
    else:
        match.does(BLUE, "accept")
    bonus = match.position["bonus"]
    goal, saved = (1, 0, RED, 0), (0, 0, RED, 0)
    found = chances(match, BLUE if count else RED, "accept")
    assert found == {
        goal: pytest.approx(float(goal_chance(bonus))),
        saved: pytest.approx(float(1 - goal_chance(bonus))),
    }


@pytest.mark.rule("F2.3", "F6.1")
def test_a_tackle_succeeds_or_fails() -> None:
    match = pitch(red=["tackle"])
    won = float(two_dice_chance())
    found = chances(match, RED, "tackle")
    assert {key[2]: chance for key, chance in found.items()} == {
        RED: pytest.approx(won),
        BLUE: pytest.approx(1 - won),
    }


@pytest.mark.rule("F3.1", "F6.1")
def test_a_defensive_support_succeeds_or_fails() -> None:
    match = pitch("bonus", mover=RED, red=["defensive_support"])
    won = float(two_dice_chance())
    found = chances(match, RED, "defensive support")
    assert {key[3]: chance for key, chance in found.items()} == {
        -4: pytest.approx(won),
        -2: pytest.approx(1 - won),
    }


def test_what_throws_no_dice_has_one_result() -> None:
    match = pitch("offensive")
    assert list(chances(match, BLUE, "keep").values()) == [1.0]


def keeps_ball() -> Step:
    """A turn ends and the next one begins: both draw two cards."""
    match = pitch("offensive")
    before = match.state.copy()
    move = GAME.parse("keep")
    after = before.copy()
    after.apply(BLUE, move, FastChance(8), None)
    return Step(1, BLUE, move, True, before, after)


@pytest.mark.rule("F2.1")
def test_all_cards_that_can_be_drawn_are_counted_out() -> None:
    step = keeps_ball()
    begun = step.after
    assert isinstance(begun, FootClubState)
    for seat in (BLUE, RED):
        found = draws_of(step, begun, seat)
        assert sum(share for _, share in found) == pytest.approx(1)
        often = {tuple(state.hands): 0 for state, _ in found}
        assert tuple(begun.hands) in often
        for number in range(4000):
            other = step.before.copy()
            other.apply(BLUE, step.move, FastChance(number), None)
            assert isinstance(other, FootClubState)
            own = slice(seat * KINDS, (seat + 1) * KINDS)
            hands = list(begun.hands)
            hands[own] = other.hands[own]
            often[tuple(hands)] += 1
        for state, share in found:
            assert often[tuple(state.hands)] / 4000 == pytest.approx(share, abs=0.035)
            assert state.components() == begun.components()


@pytest.mark.rule("F2.1")
def test_the_luck_of_cards_is_exact() -> None:
    step, judge = keeps_ball(), FootClubJudge()
    found = Appraisal(step.move, 0.5)
    judge.book_luck(found, step, Worth([]), Worth([]), FastChance(1))
    others = []
    for number in range(2000):
        other = step.before.copy()
        other.apply(BLUE, step.move, FastChance(number), None)
        others.append(judge.glance(other, FastChance(1))[BLUE])
    real = judge.glance(step.after, FastChance(1))[BLUE]
    assert found.luck == pytest.approx(real - sum(others) / len(others), abs=0.01)
    assert found.luck_error == 0


@pytest.mark.rule("F4.1")
def test_a_shoot_out_is_as_good_for_either_side() -> None:
    match = pitch("offensive", turn=8, options={"shoot_out": True})
    before = match.state.copy()
    move = GAME.parse("keep")
    after = before.copy()
    after.apply(BLUE, move, FastChance(3), None)
    outcome = after.outcome()
    assert outcome is not None
    step, found = Step(1, BLUE, move, True, before, after), Appraisal(move, 0.5)
    FootClubJudge().book_luck(found, step, Worth([]), Worth([]), FastChance(1))
    assert found.luck == pytest.approx(outcome.scores[BLUE] - 0.5)
    assert found.luck_error == 0
