"""P5: morale drops, and the next leader."""

from __future__ import annotations

import pytest
from tests.games.les_poilus.tables import Seated, table


def about_to_end(**words: object) -> Seated:
    """Three seats; the mission ends when seat 0 withdraws, and nobody is supported."""
    return table(3, withdrawn={1: None, 2: None}, tiles={0: {}}, turn=0, **words)


@pytest.mark.rule("P5.1")
@pytest.mark.parametrize(
    ("hands", "drop"),
    [({}, 3), ({0: [1]}, 3), ({0: [1, 2], 1: [3], 2: [5]}, 4), ({2: [1, 2, 3, 5, 6]}, 5)],
)
def test_morale_drops_by_the_cards_left_in_all_hands_but_at_least_three(
    hands: dict[int, list[int]], drop: int
) -> None:
    seated = about_to_end(hands=hands, trials=4)
    reserve = seated.position["reserve"]
    seated.does(0, "withdraw")
    assert seated.position["reserve"] == reserve - drop
    assert seated.trials == 4 + drop


@pytest.mark.rule("P5.1", "P6.5")
@pytest.mark.parametrize(("hands", "drop"), [({0: [1]}, 4), ({0: [1, 2, 3, 5]}, 5)])
def test_demoralized_adds_one_after_the_minimum(hands: dict[int, list[int]], drop: int) -> None:
    seated = about_to_end(hands=hands, knocks={1: ["demoralized"]}, trials=4)
    events = seated.does(0, "withdraw")
    assert [event["count"] for event in events if event["event"] == "morale-dropped"] == [drop]


@pytest.mark.rule("P5.1")
def test_the_cards_of_the_reserve_come_to_lie_on_top_of_trials() -> None:
    # Cards 1, 5 and 33 are shuffled into Trials; the three that morale drops lie above them.
    seated = table(2, hands={0: [1]}, land=[5, 33], trials=0, tiles={0: {}, 1: {}})
    seated.does(0, "play 1")
    assert (seated.position["trials_top"], seated.position["trials_shuffled"]) == (3, 3)
    # Three draws from the top, then the layer below, which holds nothing but returned cards.
    seated.does(1, "intensity 3", 11, 12, 13, 1, 5, 33, "left")
    assert (seated.hand(1), seated.hand(0)) == ([5, 11, 13], [1, 12, 33])


@pytest.mark.rule("P5.2")
@pytest.mark.parametrize("reserve", [1, 2, 3])
def test_an_empty_reserve_shows_the_monument_also_when_emptied_exactly(reserve: int) -> None:
    seated = about_to_end(hands={0: [1]}, trials=2, reserve=reserve)
    assert "monument-seen" in seated.names(0, "withdraw")
    assert seated.outcome is not None
    assert (seated.outcome.reason, seated.outcome.rule) == ("monument", "P5.2")
    assert seated.outcome.winners == []
    assert seated.position["reserve"] == 0


@pytest.mark.rule("P5.2")
def test_one_card_left_in_the_reserve_is_enough_to_go_on() -> None:
    seated = about_to_end(hands={0: [1]}, trials=2, reserve=4)
    seated.does(0, "withdraw")
    assert seated.outcome is None
    assert seated.position["reserve"] == 1


@pytest.mark.rule("P5.3")
def test_the_former_leader_takes_a_token_and_the_seat_to_his_left_leads() -> None:
    seated = about_to_end(leader=2, supply=2, hands={0: [1]})
    names = seated.names(0, "withdraw")
    assert names[-2:] == ["token-taken", "leader-passed"]
    position = seated.position
    assert (position["leader"], position["turn"], position["mission"]) == (0, 0, 3)
    assert [seat["tokens"] for seat in position["seats"]] == [0, 0, 1]
    assert position["supply"] == 1


@pytest.mark.rule("P5.3")
def test_an_empty_supply_gives_no_token() -> None:
    seated = about_to_end(supply=0, hands={0: [1]})
    assert "token-taken" not in seated.names(0, "withdraw")
    assert seated.position["leader"] == 1


@pytest.mark.rule("P5.3", "P7.1")
def test_the_chaplain_never_leads() -> None:
    seated = table(2, withdrawn={0: None}, tiles={1: {}}, leader=1, turn=1, hands={0: [1]})
    seated.does(1, "withdraw")
    assert seated.position["leader"] == 0
