"""P3: the mission, its actions and its end."""

from __future__ import annotations

import pytest
from tests.games.les_poilus.tables import table

OTHERS_OUT = {1: None, 2: None}


@pytest.mark.rule("P3.1")
def test_the_leader_acts_first_and_then_everybody_once_clockwise() -> None:
    seated = table(leader=1, hands={0: [8], 1: [11], 2: [24]})
    turns = []
    for card in (11, 24, 8):
        [seat] = seated.match.to_act()
        turns.append(seat)
        seated.does(seat, f"play {card}")
    assert turns == [1, 2, 0]
    assert seated.match.to_act() == [1]


@pytest.mark.rule("P3.1")
def test_there_is_no_pass_and_nobody_acts_out_of_turn() -> None:
    seated = table(hands={0: [1], 1: [2]})
    assert seated.kinds(0) == {"play", "withdraw"}
    assert seated.moves(1) == []
    assert seated.refused(1, "play 2") == ("not-your-turn", "P3.1")
    assert seated.refused(0, "intensity 1") == ("no-such-action", "P3.1")


@pytest.mark.rule("P3.2")
def test_a_threat_goes_to_no_mans_land() -> None:
    seated = table(hands={0: [1, 2]})
    seated.does(0, "play 1")
    assert seated.position["no_mans_land"] == [1]
    assert seated.hand(0) == [2]


@pytest.mark.rule("P3.2")
def test_a_hard_knock_goes_before_its_player_and_works_at_once() -> None:
    seated = table(hands={0: ["phobia_shell", 21]}, land=[1, 11])
    assert "mission-failed" in seated.names(0, "play phobia_shell")
    assert seated.knocks(0) == ["phobia_shell"]


@pytest.mark.rule("P3.2")
def test_nobody_plays_a_card_he_does_not_hold() -> None:
    seated = table(hands={0: [1], 1: [2]})
    assert seated.refused(0, "play 2") == ("card-not-held", "P3.2")


@pytest.mark.rule("P3.2")
def test_merry_christmas_discards_a_hard_knock_of_any_player_even_withdrawn() -> None:
    seated = table(
        hands={0: ["merry_christmas", 1]},
        knocks={0: ["mute"], 1: ["fragile"], 2: ["clumsy"]},
        withdrawn={2: "left"},
    )
    seated.does(0, "play merry_christmas")
    assert seated.moves(0) == ["christmas mute", "christmas fragile", "christmas clumsy"]
    seated.does(0, "christmas clumsy")
    assert [seated.knocks(seat) for seat in range(3)] == [["mute"], ["fragile"], []]
    assert seated.position["discard"] == [59, 57]
    assert seated.match.to_act() == [1]


@pytest.mark.rule("P3.2")
def test_the_one_who_played_merry_christmas_must_choose_before_anybody_goes_on() -> None:
    seated = table(hands={0: ["merry_christmas", 1]}, knocks={1: ["mute"]})
    seated.does(0, "play merry_christmas")
    assert seated.refused(0, "play 1") == ("christmas-first", "P3.2")
    assert seated.refused(1, "withdraw left") == ("christmas-first", "P3.2")
    assert seated.refused(0, "christmas fragile") == ("knock-not-lying", "P3.2")


@pytest.mark.rule("P3.2")
def test_merry_christmas_without_a_hard_knock_has_no_effect() -> None:
    seated = table(hands={0: ["merry_christmas", 1]})
    assert seated.names(0, "play merry_christmas") == ["card-played", "christmas-idle"]
    assert seated.position["discard"] == [59]
    assert seated.match.to_act() == [1]


@pytest.mark.rule("P3.3")
def test_a_charm_discards_one_card_of_its_threat_and_turns_the_soldier_over() -> None:
    seated = table(land=[1, 5, 11])
    assert [move for move in seated.moves(0) if move.startswith("charm")] == ["charm 1", "charm 5"]
    seated.does(0, "charm 1")
    assert seated.position["no_mans_land"] == [5, 11]
    assert seated.position["discard"] == [1]
    assert not seated.position["seats"][0]["charm_up"]


@pytest.mark.rule("P3.3")
def test_a_charm_needs_a_card_of_its_threat_and_works_once() -> None:
    seated = table(land=[11])
    assert "charm" not in seated.kinds(0)
    assert seated.refused(0, "charm 11") == ("charm-other-threat", "P3.3")
    assert seated.refused(0, "charm 1") == ("charm-not-lying", "P3.3")
    used = table(land=[1], charms_used=[0])
    assert used.refused(0, "charm 1") == ("charm-used", "P3.3")


@pytest.mark.rule("P3.3")
def test_a_charm_cannot_touch_a_trauma_before_a_player() -> None:
    seated = table(land=[1], knocks={1: ["trauma_night"]})
    assert seated.refused(0, "charm trauma_night") == ("charm-hard-knock", "P3.3")


@pytest.mark.rule("P3.4")
def test_a_speech_costs_a_token_which_leaves_the_game() -> None:
    seated = table(tokens={0: 1}, supply=2)
    assert [move for move in seated.moves(0) if move.startswith("speech")] == [
        f"speech {threat}" for threat in ("night", "snow", "rain", "shell", "mask", "whistle")
    ]
    seated.does(0, "speech snow")
    assert seated.position["seats"][0]["tokens"] == 0
    assert seated.position["supply"] == 2


@pytest.mark.rule("P3.4")
def test_no_speech_without_a_token_of_ones_own() -> None:
    seated = table(tokens={1: 1}, supply=2)
    assert seated.refused(0, "speech snow") == ("no-token", "P3.4")


@pytest.mark.rule("P3.4")
def test_every_other_seat_in_the_mission_may_discard_one_card_of_the_threat() -> None:
    seated = table(4, tokens={0: 1}, hands={1: [1, 5, 11], 2: [12, "trauma_night"], 3: [2]})
    seated.does(0, "speech night")
    assert seated.moves(1) == ["answer none", "answer 1", "answer 5"]
    assert seated.moves(2) == ["answer none", "answer trauma_night"]
    seated.does(1, "answer 5")
    seated.does(2, "answer trauma_night")
    seated.does(3, "answer none")
    assert [seated.hand(seat) for seat in range(1, 4)] == [[1, 11], [12], [2]]
    assert seated.position["discard"] == [5, 40]
    assert seated.match.to_act() == [1]


@pytest.mark.rule("P3.4")
def test_a_phobia_can_be_discarded_to_a_speech_and_other_hard_knocks_cannot() -> None:
    seated = table(tokens={0: 1}, hands={1: ["phobia_mask", "mute", "merry_christmas"]})
    seated.does(0, "speech mask")
    assert seated.moves(1) == ["answer none", "answer phobia_mask"]


@pytest.mark.rule("P3.4")
def test_the_speaker_and_the_withdrawn_are_not_asked() -> None:
    seated = table(4, tokens={0: 1}, hands={0: [1], 1: [2], 3: [3]}, withdrawn={3: "left"})
    seated.does(0, "speech night")
    assert seated.match.to_act() == [1, 2]
    assert seated.refused(0, "answer 1") == ("not-asked", "P3.4")
    assert seated.refused(3, "answer 3") == ("not-asked", "P3.4")


@pytest.mark.rule("P3.4")
def test_a_seat_without_such_a_card_is_asked_all_the_same() -> None:
    seated = table(tokens={0: 1}, hands={1: [11], 2: []})
    seated.does(0, "speech night")
    assert seated.match.to_act() == [1, 2]
    assert seated.moves(1) == seated.moves(2) == ["answer none"]


@pytest.mark.rule("P3.4", "P8.1")
def test_answers_stay_secret_until_all_are_in() -> None:
    seated = table(4, tokens={0: 1}, hands={1: [1, 2], 2: [3, 5], 3: [6, 8]})
    seated.does(0, "speech night")
    events = seated.does(3, "answer 8")
    assert events == [{"event": "answer-given", "seat": 3, "card": 8}]
    assert "card" not in seated.match.log(0)[-1]
    assert [seat["answer"] for seat in seated.view(0)["seats"]] == [
        "not asked",
        "asked",
        "asked",
        "answered",
    ]
    assert seated.view(3)["seats"][3]["answer"] == "8"
    assert seated.hand(3) == [6, 8]
    seated.does(1, "answer none")
    names = seated.names(2, "answer 3")
    assert names == ["answer-given", "answer-declined", "answer-shown", "answer-shown"]
    assert seated.position["discard"] == [3, 8]


@pytest.mark.rule("P3.4")
def test_answers_come_in_any_order_and_once_each() -> None:
    seated = table(tokens={0: 1}, hands={1: [1, 11], 2: [2]})
    seated.does(0, "speech night")
    seated.does(2, "answer 2")
    assert seated.refused(2, "answer none") == ("already-answered", "P3.4")
    assert seated.refused(1, "play 1") == ("answers-first", "P3.4")
    assert seated.refused(0, "withdraw left") == ("answers-first", "P3.4")
    assert seated.refused(1, "answer 11") == ("answer-other-threat", "P3.4")
    assert seated.refused(1, "answer 2") == ("card-not-held", "P3.2")


@pytest.mark.rule("P3.4")
def test_a_speech_that_nobody_can_hear_is_made_all_the_same() -> None:
    seated = table(tokens={0: 1}, withdrawn=OTHERS_OUT, hands={0: [1]})
    seated.does(0, "speech night")
    assert seated.match.to_act() == [0]
    assert seated.position["phase"] == "action"
    assert seated.refused(0, "answer 1") == ("no-speech", "P3.4")


@pytest.mark.rule("P3.5")
def test_who_withdraws_keeps_his_hand_and_lays_a_tile_face_down() -> None:
    seated = table(hands={0: [1, 2]})
    assert [move for move in seated.moves(0) if move.startswith("withdraw")] == [
        "withdraw left",
        "withdraw right",
    ]
    seated.does(0, "withdraw right")
    assert seated.hand(0) == [1, 2]
    assert seated.position["places"][0]["laid"] == "right"
    assert seated.tiles(0) == {"left": 2}
    assert not seated.position["seats"][0]["in_mission"]
    assert seated.refused(0, "play 1") == ("withdrawn", "P3.5")


@pytest.mark.rule("P3.5")
def test_who_has_tiles_must_lay_one_that_he_holds() -> None:
    seated = table(4, tiles={0: {"left": 1}})
    assert seated.refused(0, "withdraw") == ("tile-needed", "P3.5")
    assert seated.refused(0, "withdraw right") == ("tile-not-held", "P3.5")
    assert seated.refused(0, "withdraw random") == ("tile-chosen", "P3.5")


@pytest.mark.rule("P3.5")
def test_who_has_no_tile_withdraws_without() -> None:
    seated = table(tiles={0: {}}, hands={0: [1]})
    assert seated.names(0, "withdraw") == ["withdrew-without-tile"]


@pytest.mark.rule("P3.5")
def test_the_traumas_of_a_withdrawn_seat_no_longer_count() -> None:
    seated = table(hands={1: [1, 2]}, knocks={0: ["trauma_night"]}, land=[5])
    seated.does(0, "withdraw left")
    assert seated.names(1, "play 1") == ["card-played"]
    assert seated.view(0)["active"]["night"] == 2


@pytest.mark.rule("P3.6")
@pytest.mark.parametrize("knock", ["hard_headed", "prideful"])
def test_with_an_empty_hand_one_may_always_withdraw(knock: str) -> None:
    seated = table(knocks={0: [knock], 1: ["fragile"]}, hands={1: [1], 2: [2]})
    assert "withdraw" in seated.kinds(0)


@pytest.mark.rule("P3.6")
def test_panicked_clumsy_and_absent_minded_still_work_with_an_empty_hand() -> None:
    seated = table(knocks={0: ["panicked", "clumsy", "absent_minded"]}, hands={1: [1]})
    assert seated.moves(0) == ["withdraw drop left random", "withdraw drop right random"]
    names = seated.names(0, "withdraw drop left random", "right", 11)
    assert names == ["tile-dropped", "withdrew", "clumsy-drew"]


@pytest.mark.rule("P3.6")
def test_an_empty_hand_does_not_withdraw_by_itself() -> None:
    seated = table(hands={0: [11], 1: [1]}, tokens={0: 1})
    seated.does(0, "play 11")
    assert seated.position["seats"][0]["in_mission"]
    seated.does(1, "play 1")
    seated.does(2, "withdraw left")
    assert seated.match.to_act() == [0]
    assert seated.kinds(0) == {"charm", "speech", "withdraw"}


@pytest.mark.rule("P3.7")
def test_a_trap_draws_a_card_that_is_played_at_once() -> None:
    seated = table(hands={0: [4, 11]})
    assert seated.names(0, "play 4", 24) == ["card-played", "trap-sprung"]
    assert seated.position["no_mans_land"] == [4, 24]
    assert seated.hand(0) == [11]
    assert seated.trials == 9


@pytest.mark.rule("P3.7")
def test_a_trap_on_the_second_card_is_ignored() -> None:
    seated = table(hands={0: [4, 11]})
    assert seated.names(0, "play 4", 27) == ["card-played", "trap-sprung"]
    assert seated.match.to_act() == [1]


@pytest.mark.rule("P3.7")
def test_a_hard_knock_drawn_by_a_trap_is_laid_before_the_player() -> None:
    seated = table(hands={0: [4, 11]}, leader=1, turn=0)
    names = seated.names(0, "play 4", "tyrannical")
    assert names == ["card-played", "trap-sprung", "leadership-taken"]
    assert seated.knocks(0) == ["tyrannical"]
    assert seated.position["leader"] == 0


@pytest.mark.rule("P3.7")
def test_merry_christmas_drawn_by_a_trap_works_as_usual() -> None:
    seated = table(hands={0: [4, 11]}, knocks={2: ["mute"]})
    seated.does(0, "play 4", "merry_christmas")
    assert seated.moves(0) == ["christmas mute"]
    seated.does(0, "christmas mute")
    assert seated.match.to_act() == [1]


@pytest.mark.rule("P3.7")
def test_a_trap_only_springs_when_played_from_hand() -> None:
    # Discarded to a speech, it draws nothing.
    seated = table(2, tokens={0: 1}, hands={1: [4]})
    seated.does(0, "speech shell")
    seated.does(1, "answer 4")
    assert seated.position["discard"] == [4]


@pytest.mark.rule("P3.8")
def test_three_identical_threats_fail_the_mission() -> None:
    seated = table(hands={0: [1, 11], 1: [2]}, land=[5, 33])
    events = seated.does(0, "play 1")
    assert {"event": "mission-failed", "mission": 2, "threat": 0} in events


@pytest.mark.rule("P3.8")
def test_two_of_each_threat_do_not_fail() -> None:
    seated = table(hands={0: [39, 11]}, land=[37, 38])
    assert seated.names(0, "play 39") == ["card-played"]
    assert set(seated.view(0)["active"].values()) == {2}


@pytest.mark.rule("P3.8")
def test_traumas_and_phobias_of_seats_in_the_mission_are_active() -> None:
    seated = table(hands={0: [1, 11]}, knocks={2: ["phobia_shell"]}, land=[21])
    assert "mission-failed" in seated.names(0, "play 1")


@pytest.mark.rule("P3.8")
def test_a_trap_card_that_makes_three_draws_nothing() -> None:
    seated = table(hands={0: [4, 11]}, land=[1, 2])
    names = seated.names(0, "play 4")
    assert names[:2] == ["card-played", "mission-failed"]


@pytest.mark.rule("P3.8")
def test_the_card_drawn_by_a_trap_can_fail_the_mission() -> None:
    seated = table(hands={0: [4, 11]}, land=[1])
    names = seated.names(0, "play 4", "trauma_night")
    assert names[:3] == ["card-played", "trap-sprung", "mission-failed"]
    assert seated.knocks(0) == ["trauma_night"]


@pytest.mark.rule("P3.9")
def test_when_all_have_withdrawn_the_mission_succeeds() -> None:
    seated = table(hands={0: [1], 1: [2]}, land=[11, 21], withdrawn=OTHERS_OUT)
    assert "mission-succeeded" in seated.names(0, "withdraw left")
    assert seated.position["discard"] == [11, 21]
    assert (seated.hand(0), seated.hand(1)) == ([1], [2])


@pytest.mark.rule("P3.9")
def test_a_failure_shuffles_no_mans_land_back_into_trials() -> None:
    seated = table(hands={0: [1, 3], 1: [2]}, knocks={1: ["mute"]}, land=[5, 6], trials=4)
    seated.does(0, "play 1")
    position = seated.position
    assert position["returned"] == [1, 5, 6]
    # Four and three shuffled; three more from the reserve lie on top.
    assert (position["trials_shuffled"], position["trials_top"]) == (7, 3)
    assert position["no_mans_land"] == []
    assert (seated.hand(0), seated.hand(1), seated.knocks(1)) == ([3], [2], ["mute"])


@pytest.mark.rule("P3.9", "P6.13")
def test_clumsys_card_is_resolved_before_the_mission_succeeds() -> None:
    seated = table(knocks={0: ["clumsy"]}, withdrawn=OTHERS_OUT, land=[1, 2])
    names = seated.names(0, "withdraw left", 24)
    assert names.index("clumsy-drew") < names.index("mission-succeeded")
    assert 24 in seated.position["discard"]


@pytest.mark.rule("P3.10")
def test_a_trap_draws_nothing_from_an_empty_pile() -> None:
    seated = table(hands={0: [4, 11]}, trials=0)
    assert seated.names(0, "play 4") == ["card-played", "nothing-to-draw"]


@pytest.mark.rule("P3.10")
def test_clumsy_draws_nothing_from_an_empty_pile() -> None:
    seated = table(hands={1: [1]}, knocks={0: ["clumsy"]}, trials=0)
    assert seated.names(0, "withdraw left") == ["withdrew", "nothing-to-draw"]


@pytest.mark.rule("P3.11")
def test_discarded_cards_never_come_back() -> None:
    # Everything in the discard is out, so only the three cards left can be dealt.
    seated = table(2, phase="intensity", trials=2, reserve=1, unseen=[7, 9, 12])
    seated.does(0, "intensity 1", 7, 9, "left")
    position = seated.position
    assert len(position["discard"]) == 56
    assert position["unseen"] == [12]


@pytest.mark.rule("P3.12", "P6.7")
def test_fearful_yields_to_an_older_hard_headed_that_forbids_withdrawing() -> None:
    seated = table(hands={0: [11, 14]}, knocks={0: ["hard_headed", "fearful"]}, land=[1, 2])
    assert seated.kinds(0) == {"play", "charm"}
    assert seated.prompt(0).code == "act"
    assert seated.refused(0, "withdraw left") == ("hard-headed", "P6.11")


@pytest.mark.rule("P3.12", "P6.7")
def test_fearful_yields_to_an_older_prideful_that_forbids_withdrawing() -> None:
    seated = table(hands={0: [11]}, knocks={0: ["prideful", "fearful"]}, land=[1, 2])
    assert seated.kinds(0) == {"play", "charm"}
    assert seated.refused(0, "withdraw left") == ("prideful", "P6.12")


@pytest.mark.rule("P3.12", "P6.7")
@pytest.mark.parametrize("younger", ["hard_headed", "prideful"])
def test_fearful_wins_against_a_younger_hard_knock(younger: str) -> None:
    seated = table(hands={0: [11, 14]}, knocks={0: ["fearful", younger]}, land=[1, 2])
    assert seated.moves(0) == ["withdraw left", "withdraw right"]
    assert seated.prompt(0).code == "act-fearful"
    assert seated.refused(0, "play 11") == ("fearful", "P6.7")


@pytest.mark.rule("P3.12")
def test_an_older_hard_headed_that_forbids_nothing_now_does_not_void_fearful() -> None:
    one_card = table(hands={0: [11]}, knocks={0: ["hard_headed", "fearful"]}, land=[1, 2])
    assert one_card.kinds(0) == {"withdraw"}


@pytest.mark.rule("P3.12")
def test_an_older_prideful_that_forbids_nothing_now_does_not_void_fearful() -> None:
    last = table(
        hands={0: [11]}, knocks={0: ["prideful", "fearful"]}, land=[1, 2], withdrawn=OTHERS_OUT
    )
    assert last.kinds(0) == {"withdraw"}


@pytest.mark.rule("P3.12")
@pytest.mark.parametrize(
    ("knocks", "forced"),
    [
        (["prideful", "fearful", "hard_headed"], False),
        (["hard_headed", "fearful", "prideful"], False),
        (["fearful", "hard_headed", "prideful"], True),
    ],
)
def test_with_three_of_them_only_those_older_than_fearful_matter(
    knocks: list[str], forced: bool
) -> None:
    seated = table(hands={0: [11, 14]}, knocks={0: knocks}, land=[1, 2])
    assert (seated.kinds(0) == {"withdraw"}) == forced


@pytest.mark.rule("P3.12", "P6.6")
def test_another_seats_fragile_does_not_stop_a_fearful_withdrawal() -> None:
    seated = table(hands={0: [11]}, knocks={0: ["fearful"], 1: ["fragile"]}, land=[1, 2])
    assert seated.moves(0) == ["withdraw left", "withdraw right"]
    seated.does(0, "withdraw left")


@pytest.mark.rule("P3.12", "P6.6")
def test_another_seats_fragile_still_holds_when_fearful_demands_nothing() -> None:
    seated = table(hands={0: [11]}, knocks={0: ["fearful"], 1: ["fragile"]}, land=[1, 21])
    # One night, one rain, but two shells: Fearful demands. Without the pair, Fragile holds.
    assert seated.kinds(0) == {"withdraw"}
    calm = table(hands={0: [11]}, knocks={0: ["fearful"], 1: ["fragile"]}, land=[1])
    assert calm.refused(0, "withdraw left") == ("fragile", "P6.6")


@pytest.mark.rule("P3.13")
def test_the_turn_skips_seats_that_have_withdrawn() -> None:
    seated = table(5, hands={0: [1], 3: [2]}, withdrawn={1: None, 2: None, 4: None})
    seated.does(0, "play 1")
    assert seated.match.to_act() == [3]
    seated.does(3, "play 2")
    assert seated.match.to_act() == [0]


@pytest.mark.rule("P3.13")
def test_after_a_speech_the_turn_goes_on_from_the_speaker() -> None:
    seated = table(tokens={1: 1}, turn=1)
    seated.does(1, "speech night")
    seated.does(0, "answer none")
    seated.does(2, "answer none")
    assert seated.match.to_act() == [2]


@pytest.mark.rule("P3.13")
def test_the_last_seat_in_the_mission_goes_on_alone() -> None:
    seated = table(hands={0: [1, 11]}, withdrawn=OTHERS_OUT)
    seated.does(0, "play 1")
    assert seated.match.to_act() == [0]


@pytest.mark.rule("P3.13", "P6.7")
def test_a_hard_knock_binds_from_the_next_turn_of_its_owner_on() -> None:
    seated = table(2, hands={0: ["fearful", 11, 21], 1: [24, 25]}, land=[1, 2])
    seated.does(0, "play fearful")
    assert seated.position["seats"][0]["in_mission"]
    seated.does(1, "play 24")
    assert seated.kinds(0) == {"withdraw"}
