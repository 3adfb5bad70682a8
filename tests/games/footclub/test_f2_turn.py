"""F2: a turn, from the draw to the moment when the side with the ball attacks or does not."""

from __future__ import annotations

import pytest
from tests.games.footclub.pitch import BLUE, RED, pitch, setup

from tablee.bots.playout import play_out
from tablee.bots.simple import UniformBot
from tablee.games.footclub.game import GAME
from tablee.kernel.chance import FastChance


@pytest.mark.rule("F2.1")
def test_both_sides_draw_two_cards_at_the_start_of_a_turn() -> None:
    match = pitch("offensive", turn=4)
    before = [sum(match.side(seat)["hand"].values()) for seat in (BLUE, RED)]
    events = match.does(BLUE, "keep", *match.next_draw())
    assert [event["event"] for event in events] == [
        *["ball-kept", "turn-began", "cards-drawn", "cards-drawn"]
    ]
    assert [sum(match.side(seat)["hand"].values()) for seat in (BLUE, RED)] == [
        size + 2 for size in before
    ]
    assert match.position["turn"] == 5
    assert match.acting == [BLUE, RED]


@pytest.mark.rule("F2.1")
def test_the_match_ends_when_nobody_can_draw_any_more() -> None:
    match = pitch("offensive", turn=8)
    assert match.names(BLUE, "keep") == ["ball-kept", "full-time"]
    assert match.outcome is not None
    assert match.acting == []


@pytest.mark.rule("F2.1")
@pytest.mark.parametrize("seed", range(40))
def test_a_match_has_exactly_eight_turns(seed: int) -> None:
    state = setup(GAME.options({}), FastChance(seed))
    play_out(state, [UniformBot(), UniformBot()], FastChance(seed, 1), FastChance(seed, 2), 1000)
    assert state.turn == 8
    assert state.piles == [[], []]


@pytest.mark.rule("F2.2")
def test_both_sides_choose_their_supporters_at_the_same_time() -> None:
    match = pitch("supporters", blue=["supporters"], red=["supporters", "supporters"])
    assert match.acting == [BLUE, RED]
    assert match.moves(BLUE) == match.moves(RED) == ["supporters none", "supporters place"]
    match.does(RED, "supporters place")
    assert match.acting == [BLUE]
    assert match.side(RED)["in_play"] == 5
    assert match.refused(RED, "supporters none") == ("already-chosen", "F2.2")
    shown = match.names(BLUE, "supporters none")
    assert shown == ["supporters-chosen", "supporters-held-back", "supporters-placed"]
    assert [match.side(seat)["in_play"] for seat in (BLUE, RED)] == [5, 6]
    assert match.side(RED)["hand"]["supporters"] == 1


@pytest.mark.rule("F2.2")
def test_blues_choice_is_shown_first_whoever_chose_first() -> None:
    for order in ((BLUE, RED), (RED, BLUE)):
        match = pitch("supporters", blue=["supporters"], red=["supporters"])
        match.does(order[0], "supporters place")
        events = match.does(order[1], "supporters place")
        assert [event["seat"] for event in events[1:]] == [BLUE, RED]


@pytest.mark.rule("F2.2")
def test_supporters_enter_play_once_a_turn_and_not_after_a_save() -> None:
    match = pitch("supporters", blue=["supporters"] * 2 + ["placed_attack"], ball=BLUE)
    assert match.refused(BLUE, "pass") == ("supporters-first", "F2.2")
    match.does(BLUE, "supporters place")
    match.does(RED, "supporters none")
    assert match.refused(BLUE, "supporters place") == ("supporters-over", "F2.2")
    match.does(RED, "pass")
    match.does(BLUE, "attack")
    match.does(BLUE, "accept")
    match.does(RED, "accept", 6, 1)
    assert match.position["phase"] == "possession"
    assert match.refused(BLUE, "supporters place") == ("supporters-over", "F2.2")


@pytest.mark.rule("F2.2")
def test_supporters_must_be_in_hand_to_be_placed() -> None:
    match = pitch("supporters", blue=["tackle"])
    assert match.moves(BLUE) == ["supporters none"]
    assert match.refused(BLUE, "supporters place") == ("supporters-not-held", "F2.2")


@pytest.mark.rule("F2.3")
def test_pressing_takes_the_ball_and_may_be_answered() -> None:
    match = pitch(blue=["pressing", "tackle"], red=["pressing"])
    assert match.refused(BLUE, "pressing") == ("possession-theirs", "F2.3")
    assert match.moves(RED) == ["pass", "pressing"]
    match.does(RED, "pressing")
    assert (match.position["ball"], match.acting) == (RED, [BLUE])
    assert match.moves(BLUE) == ["pass", "pressing", "tackle"]
    match.does(BLUE, "pressing")
    assert (match.position["ball"], match.acting) == (BLUE, [RED])


@pytest.mark.rule("F2.3")
@pytest.mark.parametrize(("first", "second", "takes"), [(3, 4, True), (1, 6, True), (3, 3, False)])
def test_a_tackle_takes_the_ball_with_seven_or_more(first: int, second: int, takes: bool) -> None:
    match = pitch(red=["tackle"])
    match.does(RED, "tackle", first, second)
    assert match.position["ball"] == (RED if takes else BLUE)


@pytest.mark.rule("F2.3")
def test_the_duel_ends_at_once_when_a_tackle_fails() -> None:
    match = pitch(red=["tackle", "pressing"], blue=["pressing"])
    match.does(RED, "tackle", 1, 2)
    assert match.position["phase"] == "offensive"
    assert match.acting == [BLUE]
    assert match.refused(BLUE, "pressing") == ("possession-over", "F2.3")
    assert match.refused(RED, "pressing") == ("offensive-theirs", "F2.4")


@pytest.mark.rule("F2.3")
def test_the_duel_ends_when_the_side_without_the_ball_passes() -> None:
    match = pitch(red=["tackle"])
    assert match.refused(RED, "attack") == ("possession-first", "F2.3")
    assert match.refused(RED, "pressing") == ("possession-card-not-held", "F2.3")
    assert match.names(RED, "pass") == ["possession-left"]
    assert match.position["phase"] == "offensive"


@pytest.mark.rule("F2.4")
@pytest.mark.parametrize(("in_play", "may"), [(3, True), (2, False), (0, False)])
def test_an_attack_needs_three_supporters_in_play(in_play: int, may: bool) -> None:
    match = pitch("offensive", blue=["placed_attack"], in_play=(in_play, 5))
    assert match.moves(BLUE) == (["keep", "attack"] if may else ["keep"])
    if not may:
        assert match.refused(BLUE, "attack") == ("too-few-supporters", "F2.4")


@pytest.mark.rule("F2.4")
def test_the_three_supporters_are_a_condition_and_not_a_cost() -> None:
    match = pitch("offensive", blue=["placed_attack"], in_play=(3, 5))
    match.does(BLUE, "attack")
    assert match.side(BLUE)["in_play"] == 3
    match.does(BLUE, "exhaust 3")
    assert match.position["phase"] == "bonus"
    assert match.side(BLUE)["in_play"] == 0


@pytest.mark.rule("F2.4")
def test_a_side_that_does_not_attack_keeps_the_ball_into_the_next_turn() -> None:
    match = pitch("offensive", ball=RED)
    assert match.refused(RED, "attack") == ("attack-not-held", "F2.4")
    assert match.refused(BLUE, "keep") == ("offensive-theirs", "F2.4")
    match.does(RED, "keep", *match.next_draw())
    assert (match.position["turn"], match.position["ball"]) == (5, RED)


@pytest.mark.rule("F2.5")
def test_a_card_played_goes_to_the_discard_even_if_it_fails() -> None:
    match = pitch(red=["tackle", "tackle"])
    before = match.side(RED)["discard"]["tackle"]
    match.does(RED, "tackle", 1, 1)
    assert match.side(RED)["discard"]["tackle"] == before + 1
    assert match.side(RED)["hand"]["tackle"] == 1


@pytest.mark.rule("F2.5")
def test_supporters_go_to_the_discard_only_when_exhausted() -> None:
    match = pitch("offensive", blue=["placed_attack", "supporters"])
    match.does(BLUE, "attack")
    assert match.side(BLUE)["discard"]["placed_attack"] >= 1
    assert match.side(BLUE)["discard"]["supporters"] == 0
    match.does(BLUE, "exhaust 2")
    assert match.side(BLUE)["discard"]["supporters"] == 2
