"""P6: the nineteen Hard Knocks, each by itself."""

from __future__ import annotations

import pytest
from tests.games.les_poilus.tables import table

OTHERS_OUT = {1: None, 2: None}


@pytest.mark.rule("P6.1")
@pytest.mark.parametrize(
    ("knock", "threat", "cards"),
    [
        ("trauma_night", "night", [1, 5, 8]),
        ("trauma_snow", "snow", [11, 14, 17]),
        ("trauma_rain", "rain", [21, 24, 28]),
        ("phobia_shell", "shell", [1, 11, 21]),
        ("phobia_mask", "mask", [5, 14, 24]),
        ("phobia_whistle", "whistle", [8, 17, 28]),
    ],
)
def test_a_trauma_or_phobia_is_one_more_threat_while_its_owner_is_in_the_mission(
    knock: str, threat: str, cards: list[int]
) -> None:
    first, second, third = cards
    seated = table(knocks={1: [knock]}, land=[first], hands={0: [second, third]})
    assert seated.view(0)["active"][threat] == 2
    assert "mission-failed" in seated.names(0, f"play {second}")
    without = table(
        knocks={1: [knock]}, land=[first], hands={0: [second, third]}, withdrawn={1: "left"}
    )
    assert without.view(0)["active"][threat] == 1
    assert without.names(0, f"play {second}") == ["card-played"]


@pytest.mark.rule("P6.1")
def test_it_counts_again_in_the_next_mission() -> None:
    seated = table(2, phase="intensity", knocks={1: ["trauma_night"]})
    seated.does(0, "intensity 1", 11, 12, "left")
    assert seated.view(0)["active"]["night"] == 1


@pytest.mark.rule("P6.2")
def test_wounded_is_one_card_when_it_is_removed() -> None:
    knocks = {0: ["wounded", "mute", "hard_headed"]}
    seated = table(knocks=knocks, withdrawn={1: "right", 2: "left"}, hands={1: [1]})
    seated.does(0, "withdraw right")
    seated.does(0, "support remove wounded mute")
    assert seated.knocks(0) == ["hard_headed"]
    assert seated.outcome is None


@pytest.mark.rule("P6.2", "P4.4")
def test_wounded_and_one_other_can_be_borne() -> None:
    seated = table(knocks={0: ["wounded", "mute"]}, withdrawn=OTHERS_OUT, tiles={0: {}})
    seated.does(0, "withdraw")
    assert seated.outcome is None


@pytest.mark.rule("P6.3")
def test_mute_makes_no_speech() -> None:
    seated = table(knocks={0: ["mute"]}, tokens={0: 1}, hands={0: [1]})
    assert seated.kinds(0) == {"play", "withdraw"}
    assert seated.refused(0, "speech night") == ("mute", "P6.3")


@pytest.mark.rule("P6.3")
def test_mute_may_lead_and_answer_a_speech() -> None:
    leading = table(knocks={0: ["mute"]}, phase="intensity")
    assert "intensity 1" in leading.moves(0)
    asked = table(knocks={1: ["mute"]}, tokens={0: 1}, hands={1: [1]})
    asked.does(0, "speech night")
    assert asked.moves(1) == ["answer none", "answer 1"]


@pytest.mark.rule("P6.4")
def test_tyrannical_takes_the_lead_at_once_but_not_the_turn_order() -> None:
    seated = table(leader=0, turn=1, hands={1: ["tyrannical", 1], 2: [2]})
    assert seated.names(1, "play tyrannical") == ["card-played", "leadership-taken"]
    assert seated.position["leader"] == 1
    assert seated.match.to_act() == [2]


@pytest.mark.rule("P6.4", "P5.3")
def test_tyrannical_keeps_the_lead_and_no_token_is_handed_out() -> None:
    seated = table(
        knocks={1: ["tyrannical"]}, leader=1, turn=0, withdrawn=OTHERS_OUT, tiles={0: {}}, supply=3
    )
    names = seated.names(0, "withdraw")
    assert "token-taken" not in names
    position = seated.position
    assert (position["leader"], position["supply"]) == (1, 3)
    assert position["seats"][1]["tokens"] == 0


@pytest.mark.rule("P6.4", "P5.3")
def test_once_tyrannical_is_removed_the_lead_passes_from_that_very_drop() -> None:
    # Seat 0 holds the marker because of Tyrannical, is supported by both, and gets rid of it.
    seated = table(
        knocks={0: ["tyrannical"]}, leader=0, withdrawn={1: "right", 2: "left"}, supply=3
    )
    seated.does(0, "withdraw right")
    seated.does(0, "support remove tyrannical")
    position = seated.position
    assert position["seats"][0]["tokens"] == 1
    assert (position["leader"], position["supply"]) == (1, 2)


@pytest.mark.rule("P6.4")
def test_tyrannical_freed_by_merry_christmas_leaves_the_marker_where_it_is() -> None:
    seated = table(knocks={1: ["tyrannical"]}, leader=1, turn=0, hands={0: [59, 1]})
    seated.does(0, "play merry_christmas")
    seated.does(0, "christmas tyrannical")
    assert seated.position["leader"] == 1


@pytest.mark.rule("P6.5")
def test_demoralized_works_although_its_owner_has_withdrawn() -> None:
    seated = table(knocks={1: ["demoralized"]}, withdrawn=OTHERS_OUT, tiles={0: {}}, trials=4)
    seated.does(0, "withdraw")
    assert seated.trials == 8


@pytest.mark.rule("P6.6")
def test_fragile_keeps_the_others_in_the_mission_while_they_hold_cards() -> None:
    seated = table(knocks={2: ["fragile"]}, hands={0: [1], 2: [2]})
    assert seated.kinds(0) == {"play"}
    assert seated.refused(0, "withdraw left") == ("fragile", "P6.6")
    assert "withdraw" in table(knocks={2: ["fragile"]}, hands={2: [2]}).kinds(0)


@pytest.mark.rule("P6.6")
def test_fragile_does_not_hold_its_owner_and_ends_when_he_withdraws() -> None:
    seated = table(knocks={0: ["fragile"]}, hands={0: [1], 1: [2]})
    seated.does(0, "withdraw left")
    assert "withdraw" in seated.kinds(1)


@pytest.mark.rule("P6.7")
def test_fearful_must_withdraw_when_a_pair_is_active() -> None:
    seated = table(knocks={0: ["fearful"]}, hands={0: [11]}, land=[1, 5], tokens={0: 1})
    assert seated.moves(0) == ["withdraw left", "withdraw right"]
    assert seated.prompt(0).code == "act-fearful"
    assert seated.refused(0, "play 11") == ("fearful", "P6.7")
    assert seated.refused(0, "charm 1") == ("fearful", "P6.7")
    assert seated.refused(0, "speech rain") == ("fearful", "P6.7")


@pytest.mark.rule("P6.7")
def test_without_a_pair_fearful_is_free() -> None:
    seated = table(knocks={0: ["fearful"]}, hands={0: [24]}, land=[1])
    assert seated.kinds(0) == {"play", "charm", "withdraw"}


@pytest.mark.rule("P6.7")
def test_a_trauma_and_a_card_are_a_pair_for_fearful() -> None:
    seated = table(knocks={0: ["fearful"], 2: ["trauma_night"]}, hands={0: [24]}, land=[1])
    assert seated.kinds(0) == {"withdraw"}
    own = table(knocks={0: ["trauma_night", "fearful"]}, hands={0: [24]}, land=[1])
    assert own.kinds(0) == {"withdraw"}


@pytest.mark.rule("P6.8")
def test_panicked_lays_a_tile_by_chance() -> None:
    seated = table(4, knocks={0: ["panicked"]}, hands={0: [1]})
    assert [move for move in seated.moves(0) if "withdraw" in move] == ["withdraw random"]
    assert seated.refused(0, "withdraw left") == ("tile-by-chance", "P6.8")
    seated.does(0, "withdraw random", "left2")
    assert seated.position["places"][0]["laid"] == "left2"


@pytest.mark.rule("P6.8")
def test_panicked_without_tiles_lays_none() -> None:
    seated = table(4, knocks={0: ["panicked"]}, tiles={0: {}})
    assert seated.moves(0) == ["withdraw"]


@pytest.mark.rule("P6.9")
def test_frenzied_draws_from_the_next_mission_on() -> None:
    seated = table(hands={0: ["frenzied", 1]}, trials=9)
    assert seated.names(0, "play frenzied") == ["card-played"]
    assert seated.trials == 9


@pytest.mark.rule("P6.10")
def test_selfish_keeps_even_the_tile_that_would_help_another() -> None:
    seated = table(knocks={0: ["selfish"]}, withdrawn=OTHERS_OUT)
    events = seated.does(0, "withdraw left")
    shown = [event for event in events if event["event"] == "tile-shown"]
    assert shown == [{"event": "tile-shown", "place": 0, "tile": 0, "target": 0}]
    assert seated.tiles(0) == {"left": 2, "right": 1}
    assert seated.moves(0) == ["support none", "support remove selfish"]


@pytest.mark.rule("P6.10", "P4.3")
def test_selfish_drawn_by_clumsy_turns_the_tile_just_laid() -> None:
    seated = table(knocks={0: ["clumsy"]}, withdrawn=OTHERS_OUT)
    events = seated.does(0, "withdraw left", "selfish")
    targets = [event["target"] for event in events if event["event"] == "tile-shown"]
    assert targets == [0]


@pytest.mark.rule("P6.11")
@pytest.mark.parametrize(("hand", "held"), [([1, 11], True), ([1], False), ([], False)])
def test_hard_headed_may_not_withdraw_with_two_cards(hand: list[int], held: bool) -> None:
    seated = table(knocks={0: ["hard_headed"]}, hands={0: hand})
    assert ("withdraw" not in seated.kinds(0)) == held
    if held:
        assert seated.refused(0, "withdraw left") == ("hard-headed", "P6.11")


@pytest.mark.rule("P6.12")
def test_prideful_withdraws_with_an_empty_hand_or_as_the_last() -> None:
    seated = table(knocks={0: ["prideful"]}, hands={0: [1]})
    assert seated.refused(0, "withdraw left") == ("prideful", "P6.12")
    last = table(knocks={0: ["prideful"]}, hands={0: [1]}, withdrawn=OTHERS_OUT)
    assert "withdraw" in last.kinds(0)
    assert "withdraw" in table(knocks={0: ["prideful"]}).kinds(0)


@pytest.mark.rule("P6.12")
def test_the_chaplain_counts_as_withdrawn_for_prideful() -> None:
    seated = table(2, knocks={0: ["prideful"]}, hands={0: [1]}, withdrawn={1: None})
    assert "withdraw" in seated.kinds(0)


@pytest.mark.rule("P6.12", "P6.11")
def test_hard_headed_still_holds_the_last_prideful_seat() -> None:
    knocks = {0: ["prideful", "hard_headed"]}
    seated = table(knocks=knocks, hands={0: [1, 11]}, withdrawn=OTHERS_OUT)
    assert seated.refused(0, "withdraw left") == ("hard-headed", "P6.11")


@pytest.mark.rule("P6.13")
def test_clumsy_draws_and_plays_a_card_after_withdrawing_without_its_trap() -> None:
    seated = table(knocks={0: ["clumsy"]}, hands={1: [1]})
    assert seated.names(0, "withdraw left", 27) == ["withdrew", "clumsy-drew"]
    assert seated.position["no_mans_land"] == [27]
    assert seated.match.to_act() == [1]


@pytest.mark.rule("P6.13")
def test_clumsy_can_fail_the_mission_even_as_the_last_and_his_tile_counts() -> None:
    seated = table(
        knocks={0: ["clumsy"], 1: ["mute"]}, land=[1, 2], withdrawn=OTHERS_OUT, hands={0: [11]}
    )
    names = seated.names(0, "withdraw left", 5)
    assert names[:3] == ["withdrew", "clumsy-drew", "mission-failed"]
    assert seated.moves(1) == ["support none", "support remove mute"]


@pytest.mark.rule("P6.13")
def test_clumsys_own_traumas_no_longer_count_for_his_card() -> None:
    seated = table(knocks={0: ["trauma_night", "clumsy"]}, land=[1], hands={1: [11]})
    assert "mission-failed" not in seated.names(0, "withdraw left", 5)


@pytest.mark.rule("P6.13")
def test_a_trauma_drawn_by_clumsy_does_not_count_for_the_mission() -> None:
    seated = table(knocks={0: ["clumsy"]}, land=[1, 2], hands={1: [11]})
    assert "mission-failed" not in seated.names(0, "withdraw left", "trauma_night")
    assert seated.knocks(0) == ["clumsy", "trauma_night"]
    assert seated.view(1)["active"]["night"] == 2


@pytest.mark.rule("P6.13", "P4.4")
def test_a_hard_knock_drawn_by_clumsy_counts_for_four_symbols() -> None:
    seated = table(knocks={0: ["clumsy", "mute", "frenzied"]}, withdrawn=OTHERS_OUT, tiles={0: {}})
    seated.does(0, "withdraw", "fragile")
    assert seated.outcome is not None
    assert seated.outcome.reason == "hard-knocks"


@pytest.mark.rule("P6.13", "P6.4", "P6.5")
def test_tyrannical_or_demoralized_drawn_by_clumsy_works_after_the_mission() -> None:
    knocks = {0: ["clumsy"]}
    tyrant = table(knocks=knocks, withdrawn=OTHERS_OUT, tiles={0: {}}, leader=1, turn=0)
    tyrant.does(0, "withdraw", "tyrannical")
    assert tyrant.position["leader"] == 0
    sad = table(knocks=knocks, withdrawn=OTHERS_OUT, tiles={0: {}}, trials=4)
    sad.does(0, "withdraw", "demoralized")
    assert sad.trials == 4 - 1 + 4


@pytest.mark.rule("P6.13", "P3.2")
def test_merry_christmas_drawn_by_clumsy_lets_the_drawer_choose() -> None:
    seated = table(knocks={0: ["clumsy"], 1: ["mute"]}, withdrawn=OTHERS_OUT, hands={0: [1]})
    seated.does(0, "withdraw left", "merry_christmas")
    assert seated.moves(0) == ["christmas mute", "christmas clumsy"]
    assert "mission-succeeded" in seated.names(0, "christmas clumsy")


@pytest.mark.rule("P6.14")
def test_absent_minded_removes_one_of_his_tiles_before_he_lays_one() -> None:
    seated = table(knocks={0: ["absent_minded"]}, hands={1: [1]})
    assert seated.moves(0) == [
        "withdraw drop left left",
        "withdraw drop left right",
        "withdraw drop right left",
    ]
    seated.does(0, "withdraw drop left right")
    place = seated.position["places"][0]
    assert (place["tiles"], place["laid"], place["dropped"]) == ({"left": 1}, "right", {"left": 1})


@pytest.mark.rule("P6.14")
def test_absent_minded_with_a_single_tile_supports_nobody() -> None:
    seated = table(4, knocks={0: ["absent_minded"]}, tiles={0: {"right2": 1}})
    assert seated.moves(0) == ["withdraw drop right2"]
    assert seated.names(0, "withdraw drop right2") == ["tile-dropped", "withdrew-without-tile"]


@pytest.mark.rule("P6.14")
def test_absent_minded_without_tiles_drops_nothing() -> None:
    seated = table(knocks={0: ["absent_minded"]}, tiles={0: {}})
    assert seated.moves(0) == ["withdraw"]


@pytest.mark.rule("P6.14")
def test_only_absent_minded_drops_a_tile_and_he_must() -> None:
    seated = table(4, knocks={0: ["absent_minded"]}, tiles={0: {"left": 2}})
    assert seated.refused(0, "withdraw left") == ("drop-needed", "P6.14")
    assert seated.refused(0, "withdraw drop right left") == ("tile-not-held", "P3.5")
    assert table().refused(0, "withdraw drop left right") == ("drop-not-asked", "P6.14")


@pytest.mark.rule("P6.14", "P6.8")
def test_with_panicked_the_removal_is_chosen_and_the_rest_is_chance() -> None:
    knocks = {0: ["panicked", "absent_minded"]}
    seated = table(4, knocks=knocks, tiles={0: {"left": 1, "right": 1, "left2": 1}})
    assert seated.moves(0) == [
        "withdraw drop left random",
        "withdraw drop right random",
        "withdraw drop left2 random",
    ]
    seated.does(0, "withdraw drop right random", "left2")
    place = seated.position["places"][0]
    assert (place["laid"], place["dropped"]) == ("left2", {"right": 1})
    single = table(4, knocks=knocks, tiles={0: {"left": 1}})
    assert single.moves(0) == ["withdraw drop left"]
