"""T13: the rulebook's worked examples come out as printed."""

from __future__ import annotations

import pytest
from tests.games.trench_club.tables import War, war

from tablee.games.trench_club.data.hexes import hex_number
from tablee.games.trench_club.rules.combat import bonus_dice, damage_of, target_row
from tablee.games.trench_club.rules.movement import walk_of


def points(table: War, unit: int, hex: str) -> float:
    """What the cheapest free way costs."""
    return walk_of(table.state, unit).free[hex_number(hex)] / 2


@pytest.mark.rule("T13.1")
def test_an_armoured_car_goes_four_open_hexes_or_eight_on_the_road_or_a_mixture() -> None:
    road = war("germany armoured-car A5", "france infantry L18")
    assert points(road, 0, "H5") == 4
    open_ground = war("germany armoured-car A20", "france infantry L6")
    assert points(open_ground, 0, "D20") == 3
    assert points(open_ground, 0, "D18") == 4
    # Two in the open (J3, J4), then four on the road.
    mixed = war("germany armoured-car K2", "france infantry L18")
    assert points(mixed, 0, "J4") == 2
    assert points(mixed, 0, "G5") == 4


@pytest.mark.rule("T13.1")
def test_infantry_walks_four_road_hexes_over_an_ally_or_road_then_forest() -> None:
    table = war("germany infantry G5", "germany tank I5", "france infantry L18")
    assert points(table, 0, "K5") == 2
    forest = war("germany infantry E4", "france infantry L18")
    assert points(forest, 0, "G4") == 2


@pytest.mark.rule("T13.2")
def test_the_veteran_car_throws_ten_dice_to_six_and_the_infantry_eleven_to_two() -> None:
    table = war(
        "germany armoured-car F4 damage=3 experience=3",
        "great-britain infantry G4 damage=1 experience=2",
        "germany fighter-plane G3",
        "germany heavy-mortar G5",
        "austria-hungary armoured-car H4",
        options={"players": 4},
    )
    table.does("end movement")
    table.does("attack 1 with 0")
    events = table.does("confirm attacks", *[7] * 10, *[3] * 11)
    attack, answer = events[1], events[2]
    assert (attack["dice"], attack["bonus"], attack["hits_on"]) == (10, 2, 6)
    assert (answer["dice"], answer["hits_on"]) == (11, 2)


@pytest.mark.rule("T13.3")
def test_two_hits_do_one_damage_to_the_car_and_five_do_two_to_infantry_in_forest() -> None:
    table = war(
        "germany armoured-car F4 damage=3 experience=3",
        "france infantry G4 damage=1 experience=2",
        "germany fighter-plane G3",
    )
    table.does("end movement")
    table.does("attack 1 with 0")
    table.does("confirm attacks", *[1] * 5, *[12] * 5, *[1] * 2, *[12] * 9)
    car, infantry = table.unit(0), table.unit(1)
    assert car is not None
    assert infantry is not None
    assert (car["damage"], car["experience"]) == (4, 4)
    assert (infantry["damage"], infantry["experience"]) == (3, 3)
    # In the open five hits would do three damage, and the car needs four hits for two.
    assert damage_of(0, 5) == 3
    assert (damage_of(2, 3), damage_of(2, 4)) == (1, 2)


@pytest.mark.rule("T13.4")
def test_the_planes_attack_gets_no_answer_but_the_flank_through_the_car() -> None:
    table = war(
        "germany armoured-car F4",
        "france infantry G4",
        "germany fighter-plane G3",
    )
    assert bonus_dice(table.state, 2, 1) == 2
    assert target_row(table.state, 1) == 1
    table.does("end movement")
    table.does("attack 1 with 2")
    events = table.does("confirm attacks", *[12] * 14)
    assert "answered" not in [event["event"] for event in events]
