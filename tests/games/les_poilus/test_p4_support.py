"""P4: Support after a mission, and the two ends that are tested there."""

from __future__ import annotations

import pytest
from tests.games.les_poilus.tables import Seated, table


def supported(laid: dict[int, str | None], **words: object) -> Seated:
    """Three seats, two of them withdrawn with these tiles; seat 0 is about to withdraw."""
    return table(3, withdrawn=laid, **words)


def failed(laid: dict[int, str | None], **words: object) -> Seated:
    """Three seats; seat 0 is about to play a third night card, and some have withdrawn."""
    return table(3, withdrawn=laid, hands={0: [1, 11]}, land=[5, 33], **words)


@pytest.mark.rule("P4.1")
def test_tiles_are_shown_and_kept_by_the_seats_they_point_at() -> None:
    seated = supported({1: "right", 2: "left"})
    events = seated.does(0, "withdraw right")
    assert [event for event in events if event["event"] == "tile-shown"] == [
        {"event": "tile-shown", "place": 0, "tile": 1, "target": 2},
        {"event": "tile-shown", "place": 1, "tile": 1, "target": 0},
        {"event": "tile-shown", "place": 2, "tile": 0, "target": 0},
    ]
    assert seated.tiles(0) == {"left": 3, "right": 1}
    assert seated.tiles(1) == {"left": 2}
    assert seated.tiles(2) == {"left": 1, "right": 2}


@pytest.mark.rule("P4.1", "P6.10")
def test_a_seat_with_selfish_points_at_itself_although_it_has_withdrawn() -> None:
    seated = supported({1: "right", 2: "right"}, knocks={1: ["selfish"]}, hands={0: [1]})
    events = seated.does(0, "withdraw right")
    targets = [event["target"] for event in events if event["event"] == "tile-shown"]
    assert targets == [2, 1, 1]
    assert seated.match.to_act() == [1]


@pytest.mark.rule("P4.2")
def test_the_seat_with_strictly_the_most_support_may_remove_two_or_turn_its_charm() -> None:
    knocks = {0: ["mute", "clumsy", "fragile"]}
    seated = supported({1: "right", 2: "left"}, knocks=knocks, charms_used=[0], hands={1: [1]})
    seated.does(0, "withdraw right", 24)
    assert seated.prompt(0).code == "use-support"
    assert seated.moves(0) == [
        "support none",
        "support charm",
        "support remove mute",
        "support remove fragile",
        "support remove clumsy",
        "support remove mute fragile",
        "support remove mute clumsy",
        "support remove fragile clumsy",
    ]
    seated.does(0, "support remove mute clumsy")
    assert seated.knocks(0) == ["fragile"]
    assert seated.position["discard"][-2:] == [47, 57]
    assert not seated.position["seats"][0]["charm_up"]


@pytest.mark.rule("P4.2")
def test_the_charm_can_be_turned_back_up_instead() -> None:
    seated = supported({1: "right", 2: "left"}, knocks={0: ["mute"]}, charms_used=[0])
    seated.does(0, "withdraw right")
    seated.does(0, "support charm")
    assert seated.position["seats"][0]["charm_up"]
    assert seated.knocks(0) == ["mute"]


@pytest.mark.rule("P4.2")
def test_support_may_be_declined() -> None:
    seated = supported({1: "right", 2: "left"}, knocks={0: ["mute"]})
    seated.does(0, "withdraw right")
    assert "support-declined" in seated.names(0, "support none")
    assert seated.knocks(0) == ["mute"]


@pytest.mark.rule("P4.2")
def test_only_the_seat_that_can_do_something_is_asked() -> None:
    nothing_to_do = supported({1: "right", 2: "left"}, hands={1: [1]})
    names = nothing_to_do.names(0, "withdraw right")
    assert "support-gained" in names
    assert nothing_to_do.position["phase"] == "intensity"
    charm_only = supported({1: "right", 2: "left"}, hands={1: [1]}, charms_used=[0])
    charm_only.does(0, "withdraw right")
    assert charm_only.moves(0) == ["support none", "support charm"]


@pytest.mark.rule("P4.2")
def test_one_tile_is_enough_if_nobody_has_more() -> None:
    seated = supported({1: None, 2: None}, knocks={1: ["mute"]})
    seated.does(0, "withdraw left")
    assert seated.moves(1) == ["support none", "support remove mute"]


@pytest.mark.rule("P4.2")
@pytest.mark.parametrize("laid", [{1: "left", 2: "left"}, {1: None, 2: "right"}])
def test_a_tie_for_the_lead_helps_nobody(laid: dict[int, str | None]) -> None:
    # The first time everybody receives one, the second time seats 1 and 2 do.
    move = "withdraw left" if laid[1] else "withdraw right"
    knocks = {0: ["mute"], 1: ["clumsy"], 2: ["fragile"]}
    seated = supported(laid, knocks=knocks, hands={1: [1]})
    names = seated.names(0, move)
    assert "support-wasted" in names
    assert [len(seated.knocks(seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("P4.2")
def test_no_tile_at_all_helps_nobody() -> None:
    seated = supported({1: None, 2: None}, tiles={0: {}}, knocks={0: ["mute"]}, hands={1: [1]})
    assert "support-wasted" in seated.names(0, "withdraw")


@pytest.mark.rule("P4.2")
def test_what_support_cannot_do_is_refused() -> None:
    seated = supported({1: "right", 2: "left"}, knocks={0: ["mute"], 1: ["clumsy"]})
    assert seated.refused(0, "support none") == ("no-support", "P4.2")
    seated.does(0, "withdraw right")
    assert seated.refused(0, "support charm") == ("charm-still-up", "P4.2")
    assert seated.refused(0, "support remove clumsy") == ("knock-not-yours", "P4.2")
    assert seated.refused(1, "support remove clumsy") == ("support-first", "P4.2")
    assert seated.refused(0, "intensity 1") == ("support-first", "P4.2")


@pytest.mark.rule("P4.3")
def test_after_a_failure_only_tiles_of_withdrawn_seats_count() -> None:
    seated = failed({1: "right"}, knocks={0: ["mute"], 2: ["clumsy"]})
    events = seated.does(0, "play 1")
    assert [event["place"] for event in events if event["event"] == "tile-shown"] == [1]
    assert seated.match.to_act() == [0]


@pytest.mark.rule("P4.3")
def test_after_a_failure_one_hard_knock_may_go_and_never_the_charm() -> None:
    seated = failed({1: "right"}, knocks={0: ["mute", "clumsy"]}, charms_used=[0])
    seated.does(0, "play 1")
    assert seated.prompt(0).code == "use-support-failed"
    assert seated.moves(0) == ["support none", "support remove mute", "support remove clumsy"]
    assert seated.refused(0, "support charm") == ("no-charm-after-failure", "P4.3")
    both = "support remove mute clumsy"
    assert seated.refused(0, both) == ("one-knock-after-failure", "P4.3")
    seated.does(0, "support remove clumsy")
    assert seated.knocks(0) == ["mute"]


@pytest.mark.rule("P4.3")
def test_after_a_failure_a_used_charm_alone_is_not_asked_about() -> None:
    seated = failed({1: "right"}, charms_used=[0])
    seated.does(0, "play 1")
    assert seated.position["phase"] == "intensity"


@pytest.mark.rule("P4.4")
def test_four_hard_knocks_after_support_lose_the_game_for_all() -> None:
    knocks = {1: ["mute", "clumsy", "fragile", "selfish"]}
    seated = supported({1: None, 2: None}, knocks=knocks, tiles={0: {}})
    events = seated.does(0, "withdraw")
    assert {"event": "friend-lost", "seat": 1, "symbols": 4} in events
    assert seated.outcome is not None
    assert (seated.outcome.reason, seated.outcome.rule) == ("hard-knocks", "P4.4")
    assert (seated.outcome.winners, seated.outcome.scores) == ([], [0.0, 0.0, 0.0])


@pytest.mark.rule("P4.4")
def test_three_hard_knocks_can_be_borne() -> None:
    knocks = {1: ["mute", "clumsy", "fragile"]}
    seated = supported({1: None, 2: None}, knocks=knocks, hands={1: [1]}, tiles={0: {}})
    seated.does(0, "withdraw")
    assert seated.outcome is None


@pytest.mark.rule("P4.4", "P6.2")
def test_wounded_and_two_others_are_four_symbols() -> None:
    knocks = {2: ["wounded", "mute", "clumsy"]}
    seated = supported({1: None, 2: None}, knocks=knocks, tiles={0: {}})
    seated.does(0, "withdraw")
    assert seated.outcome is not None
    assert seated.outcome.reason == "hard-knocks"


@pytest.mark.rule("P4.4")
def test_during_the_mission_and_before_support_there_may_be_more() -> None:
    knocks = {0: ["mute", "fragile", "selfish"]}
    seated = table(knocks=knocks, hands={0: ["clumsy", 11], 1: [1]}, withdrawn={2: "left"})
    seated.does(0, "play clumsy")
    assert seated.outcome is None
    assert seated.match.to_act() == [1]
    # Support comes first: two of the four go, and the game goes on.
    rescued = supported(
        {1: "right", 2: "left"},
        knocks={0: ["mute", "fragile", "hard_headed", "clumsy"]},
        hands={1: [1]},
    )
    rescued.does(0, "withdraw right", 24)
    rescued.does(0, "support remove mute fragile")
    assert rescued.outcome is None


@pytest.mark.rule("P4.5")
def test_the_game_is_won_when_trials_and_all_hands_are_empty_after_support() -> None:
    seated = supported({1: None, 2: None}, trials=0)
    seated.does(0, "withdraw left")
    assert seated.outcome is not None
    assert (seated.outcome.reason, seated.outcome.rule) == ("victory", "P4.5")
    assert (seated.outcome.winners, seated.outcome.scores) == ([0, 1, 2], [1.0, 1.0, 1.0])


@pytest.mark.rule("P4.5")
@pytest.mark.parametrize("words", [{"trials": 1}, {"trials": 0, "hands": {1: [1]}}])
def test_a_card_left_anywhere_is_no_victory(words: dict[str, object]) -> None:
    seated = supported({1: None, 2: None}, **words)
    seated.does(0, "withdraw left")
    assert seated.outcome is None


@pytest.mark.rule("P4.5", "P4.4")
def test_four_hard_knocks_are_tested_before_the_victory() -> None:
    knocks = {1: ["mute", "clumsy", "fragile", "selfish"]}
    seated = supported({1: None, 2: None}, trials=0, knocks=knocks, tiles={0: {}})
    seated.does(0, "withdraw")
    assert seated.outcome is not None
    assert seated.outcome.reason == "hard-knocks"


@pytest.mark.rule("P4.5")
def test_with_victory_at_once_the_last_card_wins_whatever_lies_before_the_players() -> None:
    knocks = {1: ["mute", "hard_headed", "fragile", "selfish"]}
    for victory in ("at-once", "after-support"):
        seated = table(hands={0: [1]}, trials=0, knocks=knocks, options={"victory": victory})
        seated.does(0, "play 1")
        if victory == "after-support":
            assert seated.outcome is None
            continue
        assert seated.outcome is not None
        assert seated.outcome.reason == "victory"


@pytest.mark.rule("P4.5")
def test_victory_at_once_also_comes_by_an_answer_to_a_speech() -> None:
    seated = table(2, tokens={0: 1}, hands={1: [1]}, trials=0, options={"victory": "at-once"})
    seated.does(0, "speech night")
    assert seated.outcome is None
    seated.does(1, "answer 1")
    assert seated.outcome is not None
    assert seated.outcome.reason == "victory"


@pytest.mark.rule("P4.5")
def test_victory_at_once_waits_for_the_choice_of_merry_christmas() -> None:
    seated = table(
        hands={0: ["merry_christmas"]},
        knocks={1: ["mute"]},
        trials=0,
        options={"victory": "at-once"},
    )
    seated.does(0, "play merry_christmas")
    assert seated.outcome is None
    seated.does(0, "christmas mute")
    assert seated.outcome is not None


@pytest.mark.rule("P4.5", "P9.3")
def test_victory_at_once_does_not_come_by_a_card_that_fails_the_mission() -> None:
    seated = table(hands={0: [1]}, land=[2, 3], trials=0, options={"victory": "at-once"})
    seated.does(0, "play 1")
    assert seated.outcome is None
