"""P2: the leader names the intensity and the cards are dealt."""

from __future__ import annotations

import pytest
from tests.games.les_poilus.tables import table


@pytest.mark.rule("P2.1")
def test_the_first_mission_has_an_intensity_of_at_least_three() -> None:
    first = table(4, phase="intensity", mission=1, trials=25)
    assert first.moves(0) == [f"intensity {number}" for number in range(3, 8)]
    assert first.refused(0, "intensity 2") == ("intensity-too-low", "P2.1")


@pytest.mark.rule("P2.1")
def test_a_later_mission_has_an_intensity_of_at_least_one() -> None:
    assert "intensity 1" in table(phase="intensity", mission=2).moves(0)


@pytest.mark.rule("P2.1")
@pytest.mark.parametrize(
    ("players", "trials", "most"), [(2, 3, 2), (2, 4, 2), (3, 9, 3), (4, 25, 7), (5, 25, 5)]
)
def test_the_intensity_never_goes_beyond_what_empties_the_pile(
    players: int, trials: int, most: int
) -> None:
    seated = table(players, phase="intensity", trials=trials)
    assert seated.moves(0)[-1] == f"intensity {most}"
    assert seated.refused(0, f"intensity {most + 1}") == ("intensity-too-high", "P2.1")


@pytest.mark.rule("P2.1")
def test_only_the_leader_names_the_intensity_and_nobody_acts_before() -> None:
    seated = table(phase="intensity", leader=1)
    assert seated.refused(0, "intensity 1") == ("leader-names", "P2.1")
    assert seated.refused(1, "withdraw left") == ("intensity-first", "P2.1")


@pytest.mark.rule("P2.1")
def test_no_mission_starts_with_an_empty_pile() -> None:
    # The last card leaves Trials, but morale drops by at least three.
    seated = table(trials=0, hands={0: [1]}, withdrawn={1: None, 2: None})
    seated.does(0, "withdraw left")
    assert seated.position["phase"] == "intensity"
    assert seated.trials == 3


@pytest.mark.rule("P2.2")
def test_cards_are_dealt_one_at_a_time_from_the_leader_on() -> None:
    seated = table(phase="intensity", leader=1, trials=9)
    seated.does(1, "intensity 2", 11, 12, 13, 21, 22, 23)
    assert [seated.hand(seat) for seat in range(3)] == [[13, 23], [11, 21], [12, 22]]
    assert seated.trials == 3


@pytest.mark.rule("P2.2")
def test_dealing_stops_when_the_pile_is_empty() -> None:
    seated = table(phase="intensity", leader=2, trials=4)
    seated.does(2, "intensity 2", 11, 12, 13, 14)
    assert [seated.hand(seat) for seat in range(3)] == [[12], [13], [11, 14]]
    assert seated.trials == 0


@pytest.mark.rule("P2.2")
def test_cards_kept_from_the_last_mission_stay_in_hand() -> None:
    seated = table(phase="intensity", hands={0: [1], 2: [2, 3]}, trials=3)
    seated.does(0, "intensity 1", 11, 12, 13)
    assert [seated.hand(seat) for seat in range(3)] == [[1, 11], [12], [2, 3, 13]]


@pytest.mark.rule("P2.3", "P6.9")
def test_the_owner_of_frenzied_draws_two_more() -> None:
    seated = table(phase="intensity", knocks={1: ["frenzied"]}, trials=9)
    names = seated.names(0, "intensity 1", 11, 12, 13, 21, 22)
    assert "frenzy-drew" in names
    assert [seated.hand(seat) for seat in range(3)] == [[11], [12, 21, 22], [13]]


@pytest.mark.rule("P2.3", "P3.10")
@pytest.mark.parametrize(("trials", "extra"), [(3, []), (4, [21])])
def test_frenzied_draws_only_what_is_there(trials: int, extra: list[int]) -> None:
    seated = table(phase="intensity", knocks={1: ["frenzied"]}, trials=trials)
    seated.does(0, "intensity 1", 11, 12, 13, *extra)
    assert seated.hand(1) == [12, *extra]


@pytest.mark.rule("P2.4")
def test_the_chaplain_lays_a_tile_by_chance_after_all_cards_are_dealt() -> None:
    seated = table(2, phase="intensity", knocks={0: ["frenzied"]}, trials=9)
    names = seated.names(0, "intensity 1", 11, 12, 21, 22, "right")
    assert names == [
        "intensity-named",
        "cards-dealt",
        "cards-dealt",
        "frenzy-drew",
        "chaplain-laid",
    ]
    assert seated.position["places"][2] == {
        "tiles": {"left": 2},
        "laid": "right",
        "dropped": {},
        "public": {},
    }
    assert seated.match.to_act() == [0]
