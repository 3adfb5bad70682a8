"""F6: exact odds, compared with counting every roll and every deal."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.footclub.pitch import BLUE, RED, pitch

from tablee.games.footclub.odds import goal_chance, goal_ways, hand_counts, two_dice_chance
from tablee.kernel.state import SPECTATOR

DICE = range(1, 7)


@pytest.mark.rule("F6.1")
def test_two_dice_reach_seven_in_seven_of_twelve_cases() -> None:
    assert two_dice_chance() == Fraction(7, 12)
    assert pitch().odds(RED)["tackle"] == "7/12"


@pytest.mark.rule("F6.1")
def test_the_table_of_goals_stands_as_written() -> None:
    assert [goal_ways(bonus) for bonus in range(-6, 7)] == [
        *[0, 1, 4, 9, 16, 25, 36, 47, 56, 63, 68, 71, 72]
    ]
    assert [goal_ways(bonus) for bonus in (-60, -7, 7, 60)] == [0, 0, 72, 72]


@pytest.mark.rule("F6.1")
@pytest.mark.parametrize("bonus", range(-9, 10))
def test_the_chance_of_a_goal_is_what_counting_all_rolls_gives(bonus: int) -> None:
    # Level rolls are repeated without a bonus, where both sides have the same chance.
    rolls = list(product(DICE, DICE))
    higher = sum(1 for defence, attack in rolls if attack + bonus > defence)
    level = sum(1 for defence, attack in rolls if attack + bonus == defence)
    assert goal_chance(bonus) == Fraction(2 * higher + level, 72)


@pytest.mark.rule("F6.1")
def test_odds_tell_the_goal_now_and_after_each_spend() -> None:
    match = pitch("bonus", blue=["offensive_support"], in_play=(2, 5), bonus=-2)
    odds = match.odds(BLUE)
    assert (odds["bonus"], odds["goal"]) == (-2, "2/9")
    assert odds["spends"] == [
        {"move": "offensive support", "bonus": 0, "goal": "1/2"},
        {"move": "exhaust 1", "bonus": -1, "goal": "25/72"},
        {"move": "exhaust 2", "bonus": 0, "goal": "1/2"},
    ]


@pytest.mark.rule("F6.1")
def test_a_defensive_support_counts_with_its_own_chance() -> None:
    match = pitch("bonus", red=["defensive_support"], in_play=(5, 1), mover=RED)
    after = Fraction(7, 12) * Fraction(4, 72) + Fraction(5, 12) * Fraction(16, 72)
    assert match.odds(RED)["spends"] == [
        {"move": "defensive support", "bonus": -4, "goal": str(after)},
        {"move": "exhaust 1", "bonus": -3, "goal": "1/8"},
    ]


def spends_of(odds: dict[str, Any], seat: int) -> dict[str, tuple[int, str, str]]:
    """What each spend of a side would lead to: bonus, P(goal), and whether it can."""
    return {
        spend["move"]: (spend["bonus"], spend["goal"], spend["held"])
        for spend in odds["open_spends"]
        if spend["seat"] == seat
    }


@pytest.mark.rule("F6.1")
@pytest.mark.parametrize("phase", ["possession", "offensive", "bonus"])
def test_odds_tell_what_either_side_could_make_of_the_attack(phase: str) -> None:
    match = pitch(phase, turn=8, in_play=(3, 2), blue=["offensive_support"], red=["tackle"])
    support = (0, "1/2", "1")
    stars = {"exhaust 1": (-1, "25/72", "1"), "exhaust 2": (0, "1/2", "1")}
    more = {"exhaust 3": (1, "47/72", "1")}
    fewer = {"exhaust 1": (-3, "1/8", "1"), "exhaust 2": (-4, "1/18", "1")}
    for observer in (BLUE, RED, SPECTATOR):  # in turn 8 everybody knows both hands
        odds = match.odds(observer)
        assert spends_of(odds, BLUE) == {"offensive support": support, **stars, **more}
        assert spends_of(odds, RED) == fewer
    assert [spend["seat"] for spend in match.odds(RED)["open_spends"]] == [BLUE] * 4 + [RED] * 2


@pytest.mark.rule("F6.1")
def test_a_support_card_of_a_hidden_hand_counts_with_its_chance() -> None:
    match = pitch("offensive", turn=5, red=["defensive_support", "tackle"])
    after = Fraction(7, 12) * Fraction(4, 72) + Fraction(5, 12) * Fraction(16, 72)
    mine = spends_of(match.odds(RED), RED)["defensive support"]
    assert mine == (-4, str(after), "1")
    (hand,) = match.odds(BLUE)["hands"]
    (support,) = [card for card in hand["cards"] if card["card"] == "defensive_support"]
    theirs = spends_of(match.odds(BLUE), RED)["defensive support"]
    assert theirs == (-4, str(after), support["at_least_one"])
    assert "offensive support" not in spends_of(match.odds(BLUE), BLUE)


@pytest.mark.rule("F2.4", "F6.1")
def test_there_are_no_odds_of_an_attack_that_cannot_begin() -> None:
    odds = pitch("offensive", in_play=(2, 5)).odds(BLUE)
    assert (odds["bonus"], odds["goal"], odds["open_spends"]) == (None, None, [])


@pytest.mark.rule("F5.3", "F6.1")
def test_a_side_without_unseen_cards_holds_nothing_for_certain() -> None:
    match = pitch(turn=8, red=[])
    (hand,) = match.odds(BLUE)["hands"]
    assert (hand["seat"], hand["size"]) == (RED, 0)
    for card in hand["cards"]:
        assert (card["unseen"], card["expected"], card["at_least_one"]) == (0, "0", "0")
        assert card["counts"] == ["1"]
    assert match.odds(BLUE)["next_card"] == {}


@pytest.mark.rule("F6.1")
def test_before_an_attack_the_odds_are_those_of_the_initial_bonus() -> None:
    assert pitch("offensive").odds(BLUE)["goal"] == "2/9"
    assert pitch("supporters").odds(BLUE)["goal"] is None


@pytest.mark.rule("F6.1")
@given(
    kinds=st.lists(st.integers(0, 2), min_size=1, max_size=9),
    size=st.integers(0, 9),
    kind=st.integers(0, 2),
)
def test_a_hidden_hand_is_what_counting_all_deals_gives(
    kinds: list[int], size: int, kind: int
) -> None:
    size = min(size, len(kinds))
    deals = list(combinations(range(len(kinds)), size))
    counted = [sum(kinds[place] == kind for place in deal) for deal in deals]
    chances = hand_counts(len(kinds), kinds.count(kind), size)
    assert sum(chances) == 1
    for number, chance in enumerate(chances):
        assert chance == Fraction(counted.count(number), len(deals))


@pytest.mark.rule("F6.1")
def test_odds_tell_what_the_opponent_may_hold() -> None:
    match = pitch(turn=4, red=["tackle", "pressing", "supporters"])
    (hand,) = match.odds(BLUE)["hands"]
    assert (hand["seat"], hand["size"]) == (RED, 3)
    unseen = match.view(BLUE)["sides"][RED]["unseen"]
    total = sum(unseen.values())
    assert total == 3 + 8
    for card in hand["cards"]:
        of_kind = unseen[card["card"]]
        assert card["unseen"] == of_kind
        assert Fraction(card["expected"]) == Fraction(3 * of_kind, total)
        none = Fraction(comb(total - of_kind, 3), comb(total, 3))
        assert Fraction(card["at_least_one"]) == 1 - none


@pytest.mark.rule("F6.1")
def test_a_spectator_is_told_of_both_hands_and_a_side_of_its_next_card() -> None:
    match = pitch(blue=["tackle"], red=["tackle"])
    watching = match.odds(SPECTATOR)
    assert [hand["seat"] for hand in watching["hands"]] == [BLUE, RED]
    assert watching["next_card"] == {}
    chances = match.odds(BLUE)["next_card"]
    pile = match.side(BLUE)["pile"]
    assert {key: Fraction(chance) for key, chance in chances.items()} == {
        key: Fraction(count, 8) for key, count in pile.items() if count
    }
