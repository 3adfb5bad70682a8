"""F5: what each side may know, and that prompts tell nothing of a hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import msgspec
import pytest
from tests.games.footclub.pitch import BLUE, RED, Kickabout, document, pitch, setup

from tablee.games.footclub.game import GAME
from tablee.games.footclub.state import FootClubState
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Prompt
from tablee.kernel.state import SPECTATOR


@pytest.mark.rule("F5.1")
def test_a_side_sees_its_own_hand_and_only_the_size_of_the_other() -> None:
    match = pitch(blue=["pressing"], red=["tackle", "tackle"])
    blue, watcher = match.view(BLUE), match.view(SPECTATOR)
    assert blue["hand"]["pressing"] == 1
    assert [side["hand_size"] for side in blue["sides"]] == [1, 2]
    assert watcher["hand"] is None
    assert watcher["moves"] == blue["moves"] == []
    assert match.view(RED)["moves"] == ["pass", "tackle"]


@pytest.mark.rule("F5.1")
def test_hands_that_differ_look_the_same_from_outside() -> None:
    # Red's hand and pile hold the same cards together, so nobody else can tell them apart.
    one = document(red=["tackle", "placed_attack"])
    two = msgspec.json.decode(msgspec.json.encode(one))
    hand, pile = two["sides"][RED]["hand"], two["sides"][RED]["pile"]
    assert pile["pressing"] > 0
    hand["tackle"] -= 1
    pile["tackle"] = pile.get("tackle", 0) + 1
    hand["pressing"] = 1
    pile["pressing"] -= 1
    for observer in (BLUE, SPECTATOR):
        first, second = Kickabout(one), Kickabout(two)
        assert first.view(observer) == second.view(observer)
        assert first.odds(observer) == second.odds(observer)
        assert first.prompt(observer) == second.prompt(observer)
    assert Kickabout(one).view(RED) != Kickabout(two).view(RED)


@pytest.mark.rule("F5.1")
def test_a_choice_of_supporters_is_secret_until_both_are_made() -> None:
    seen = []
    for choice in ("supporters place", "supporters none"):
        match = pitch("supporters", blue=["supporters"])
        match.does(BLUE, choice)
        assert match.view(BLUE)["choice"] is not None
        seen.append((match.view(RED), match.match.log(RED), match.view(SPECTATOR)))
        assert seen[-1][0]["sides"][BLUE]["has_chosen"] is True
    assert seen[0] == seen[1]


@pytest.mark.rule("F5.1")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    match = pitch("offensive")
    match.does(BLUE, "keep", *match.next_draw())
    for observer in (BLUE, RED, SPECTATOR):
        for event in match.match.log(observer):
            if event["event"] == "cards-drawn":
                assert ("cards" in event) == (event["seat"] == observer)


@pytest.mark.rule("F5.1")
def test_a_pile_has_no_order_that_anybody_could_know() -> None:
    state = setup(GAME.options({}), FastChance(5))
    assert state.piles == [sorted(pile) for pile in state.piles]
    copy = state.copy()
    drawn = set()
    for seed in range(30):
        other = copy.copy()
        assert isinstance(other, FootClubState)
        drawn.add(FastChance(seed).take(other.piles[0]))
    assert len(drawn) > 1


def prompts_of(match: Kickabout, script: list[tuple[int, str, list[int]]]) -> list[list[Prompt]]:
    """What everybody is asked before and after each step of a script."""
    told = []
    for seat, move, draws in script:
        told.append([match.prompt(observer) for observer in (SPECTATOR, BLUE, RED)])
        assert match.acting
        match.does(seat, move, *draws)
    told.append([match.prompt(observer) for observer in (SPECTATOR, BLUE, RED)])
    return told


@pytest.mark.rule("F5.2")
def test_the_same_public_play_brings_the_same_prompts_whatever_the_hands() -> None:
    rich = ["supporters", "pressing", "tackle", "defensive_support", "placed_attack"]
    poor = ["offensive_support"] * 2 + ["tackle"] * 3
    script: list[tuple[int, str, list[int]]] = [
        (BLUE, "supporters none", []),
        (RED, "supporters none", []),
        (RED, "pass", []),
        (BLUE, "attack", []),
        (BLUE, "exhaust 1", []),
        (RED, "accept", []),
        (BLUE, "accept", [6, 1]),
        (BLUE, "pass", []),
        (RED, "keep", []),
    ]
    told = []
    for hand in (rich, poor):
        match = pitch("supporters", blue=["placed_attack"], red=hand, turn=8)
        told.append(prompts_of(match, script))
    assert told[0] == told[1]


def told_to(match: Kickabout, observer: int) -> tuple[object, ...]:
    """All that an observer other than Red is shown."""
    log = match.match.log(observer)
    return match.prompt(observer), match.view(observer), match.odds(observer), log, match.acting


MIDDLE = ["supporters", "pressing", "tackle", "offensive_support"]


@pytest.mark.rule("F5.1", "F5.2")
@pytest.mark.parametrize("turn", [3, 5, 6])
def test_in_the_middle_of_a_match_play_shows_nothing_of_the_cards_not_played(turn: int) -> None:
    # Hand and pile of Red hold the same cards together, but it holds others of them.
    one = document("supporters", turn=turn, blue=["placed_attack", "tackle"], red=MIDDLE)
    two = msgspec.json.decode(msgspec.json.encode(one))
    side = two["sides"][RED]
    swapped = [("pressing", "placed_attack"), ("tackle", "supporters")]
    for given, taken in swapped:
        assert side["pile"].get(taken, 0) > 0
        for place, kind in (("hand", given), ("pile", taken)):
            side[place][kind] -= 1
        for place, kind in (("hand", taken), ("pile", given)):
            side[place][kind] = side[place].get(kind, 0) + 1
    assert side["hand"] != one["sides"][RED]["hand"]
    first, second = Kickabout(one), Kickabout(two)
    draw = [first.state.piles[BLUE][0], first.state.piles[BLUE][1]]
    piles = [Counter(match.state.piles[RED]) for match in (first, second)]
    drawn = list((piles[0] & piles[1]).elements())[:2]
    script: list[tuple[int, str, list[int]]] = [
        (RED, "supporters place", []),
        (BLUE, "supporters none", []),
        (RED, "pass", []),
        (BLUE, "attack", []),
        (BLUE, "accept", []),
        (RED, "exhaust 1", []),
        (BLUE, "exhaust 2", []),
        (RED, "accept", []),
        (BLUE, "accept", [6, 1]),
        (BLUE, "tackle", [1, 1]),
        (RED, "keep", [*draw, *drawn]),
        (RED, "supporters none", []),
    ]
    for seat, move, draws in script:
        for observer in (BLUE, SPECTATOR):
            assert told_to(first, observer) == told_to(second, observer)
        shown = [match.does(seat, move, *draws) for match in (first, second)]
        if seat == BLUE:
            assert shown[0] == shown[1]
    for observer in (BLUE, SPECTATOR):
        assert told_to(first, observer) == told_to(second, observer)
    assert first.view(RED)["hand"] != second.view(RED)["hand"]


@pytest.mark.rule("F5.2")
def test_a_side_that_can_only_pass_is_asked_all_the_same() -> None:
    match = pitch("supporters", in_play=(3, 0), blue=["placed_attack"])
    assert match.acting == [BLUE, RED]
    assert match.moves(RED) == ["supporters none"]
    match.does(BLUE, "supporters none")
    match.does(RED, "supporters none")
    assert (match.acting, match.moves(RED)) == ([RED], ["pass"])
    match.does(RED, "pass")
    match.does(BLUE, "attack")
    match.does(BLUE, "accept")
    # Everybody can see that Red has neither Supporters in play nor another choice.
    assert (match.acting, match.moves(RED)) == ([RED], ["accept"])
    match.does(RED, "accept", 6, 1)
    match.does(BLUE, "pass")
    assert (match.acting, match.moves(RED)) == ([RED], ["keep"])


@pytest.mark.rule("F5.3")
def test_in_the_last_turn_the_other_hand_is_known() -> None:
    match = pitch(turn=8, red=["tackle", "placed_attack"], blue=["pressing"])
    seen = match.view(BLUE)["sides"][RED]
    assert (seen["pile_size"], seen["hand_size"]) == (0, 2)
    assert seen["unseen"] == match.side(RED)["hand"]
    for card in match.odds(BLUE)["hands"][0]["cards"]:
        assert card["at_least_one"] == str(int(card["card"] in ("tackle", "placed_attack")))


@pytest.mark.rule("F5.3")
def test_in_turn_seven_two_cards_of_the_other_side_are_uncertain() -> None:
    match = pitch(turn=7, red=["tackle"] * 2)
    seen = match.view(BLUE)["sides"][RED]
    assert seen["pile_size"] == 2
    assert sum(seen["unseen"].values()) == seen["hand_size"] + 2


@pytest.mark.rule("F5.1", "F5.3")
def test_sampled_hands_follow_the_hypergeometric_odds() -> None:
    match = pitch(turn=5, red=["tackle", "supporters"], blue=["pressing"])
    view, chance = match.match.view(BLUE), FastChance(2)
    count = 4000
    held: Counter[int] = Counter()
    for _ in range(count):
        state = view.sample(chance)
        assert isinstance(state, FootClubState)
        held[state.hands[6 + 3]] += 1
    tackles = next(c for c in match.odds(BLUE)["hands"][0]["cards"] if c["card"] == "tackle")
    for number, share in enumerate(tackles["counts"]):
        assert abs(held[number] / count - float(Fraction(share))) < 0.03
