"""T4 and T5: the list of attacks, and what they do."""

from __future__ import annotations

import pytest
from tests.games.trench_club.tables import HIT, MISS, War, war

from tablee.games.trench_club.rules.combat import bonus_dice


def fought(table: War, *draws: int) -> list[dict[str, object]]:
    """Confirm the list; what happened in the fights."""
    events = table.does("confirm attacks", *draws)
    return [event for event in events if event["event"] in ("attacked", "answered")]


@pytest.mark.rule("T4.1")
def test_attacks_are_listed_in_order_and_can_be_changed_until_confirmed() -> None:
    table = war("germany infantry J6", "germany infantry K7", "france infantry K6")
    table.does("end movement")
    table.does("attack 2 with 0")
    table.does("attack 2 with 1")
    assert table.refused("attack 2 with 1") == ("already-listed", "T4.1")
    table.does("advance 1")
    assert [item["attacker"] for item in table.position["attacks"]] == [1, 0]
    assert table.refused("advance 1") == ("already-first", "T4.1")
    table.does("withdraw 0")
    assert table.refused("withdraw 0") == ("not-listed", "T4.1")
    fights = fought(table, *[MISS] * 26)
    assert [fight["unit"] for fight in fights] == [1, 2]


@pytest.mark.rule("T4.2")
def test_a_target_is_an_enemy_on_the_map_within_range() -> None:
    table = war(
        "germany heavy-mortar F16", "germany tank G16", "france infantry J16", "france tank A1"
    )
    table.does("end movement")
    assert table.moves("attack") == ["attack 2 with 0"]
    assert table.refused("attack 3 with 0")[0] == "out-of-range"
    assert table.refused("attack 1 with 0") == ("not-an-enemy", "T4.2")


@pytest.mark.rule("T4.3")
def test_aircraft_are_attacked_only_by_units_with_an_air_range() -> None:
    table = war(
        "germany infantry J6",
        "germany heavy-infantry K7",
        "germany anti-aircraft K4",
        "france fighter-plane K6",
    )
    table.does("end movement")
    assert table.refused("attack 3 with 0") == ("no-air-range", "T4.3")
    assert table.moves("attack") == ["attack 3 with 1", "attack 3 with 2"]


@pytest.mark.rule("T4.4", "T14.10")
def test_an_attack_on_or_by_a_destroyed_unit_does_not_take_place() -> None:
    table = war(
        "germany tank J6", "germany infantry K7 damage=5", "france infantry K6 damage=5",
        "france infantry A1",
    )  # fmt: skip
    table.does("end movement")
    table.does("attack 2 with 0")
    table.does("attack 2 with 1")
    events = table.does("confirm attacks", *[HIT] * 14, *[MISS] * 5)
    assert "attack-skipped" in [event["event"] for event in events]


@pytest.mark.rule("T5.1")
def test_the_target_fires_back_at_distance_one_if_it_could_attack() -> None:
    near = war("germany field-gun J6", "france infantry K6")
    near.does("end movement")
    near.does("attack 1 with 0")
    assert [fight["event"] for fight in fought(near, *[MISS] * 24)] == ["attacked", "answered"]
    far = war("germany field-gun I6", "france infantry K6")
    far.does("end movement")
    far.does("attack 1 with 0")
    assert [fight["event"] for fight in fought(far, *[MISS] * 12)] == ["attacked"]
    howitzer = war("germany tank J6", "france howitzer K6")
    howitzer.does("end movement")
    howitzer.does("attack 1 with 0")
    assert len(fought(howitzer, *[MISS] * 12)) == 1


@pytest.mark.rule("T5.2")
@pytest.mark.parametrize(("damage", "dice"), list(enumerate([12, 11, 9, 8, 6, 5])))
def test_the_more_damage_the_fewer_dice(damage: int, dice: int) -> None:
    table = war(f"germany heavy-mortar F16 damage={damage}", "france infantry J16")
    table.does("end movement")
    table.does("attack 1 with 0")
    assert fought(table, *[MISS] * dice)[0]["dice"] == dice


@pytest.mark.rule("T5.3")
def test_flank_gives_two_dice_and_encirclement_three() -> None:
    assert bonus_dice(war("germany tank J6", "france tank K6").state, 0, 1) == 0
    flank = war("germany tank J6", "france tank K6", "germany infantry K5").state
    assert bonus_dice(flank, 0, 1) == 2
    two = war(
        "germany tank J6", "france tank K6", "germany infantry K5", "germany infantry K7"
    ).state
    assert bonus_dice(two, 0, 1) == 3
    opposite = war("germany tank J6", "france tank K6", "germany infantry L6").state
    assert bonus_dice(opposite, 0, 1) == 3


@pytest.mark.rule("T5.3", "T14.11")
def test_allies_guns_and_units_in_water_do_not_support() -> None:
    ally = war(
        "germany tank J6", "france tank K6", "austria-hungary infantry K5", options={"players": 4}
    ).state
    assert bonus_dice(ally, 0, 1) == 0
    gun = war("germany tank J6", "france tank K6", "germany heavy-mortar K5").state
    assert bonus_dice(gun, 0, 1) == 0
    plane = war("germany heavy-infantry J6", "france fighter-plane K6", "germany infantry K5").state
    assert bonus_dice(plane, 0, 1) == 0


@pytest.mark.rule("T14.11")
def test_support_is_counted_when_the_attack_comes() -> None:
    table = war(
        "germany infantry K5 damage=5", "germany tank J6", "france tank K6", "france infantry A1"
    )
    table.does("end movement")
    table.does("attack 2 with 0")
    table.does("attack 2 with 1")
    # The infantry dies of the answer, so the tank has no flank any more.
    fights = fought(table, *[MISS] * 7, *[HIT] * 12, *[MISS] * 12, *[MISS] * 12)
    assert [fight.get("bonus") for fight in fights] == [2, None, 0, None]


@pytest.mark.rule("T5.4")
@pytest.mark.parametrize(("experience", "face"), [(0, 5), (2, 5), (3, 6), (4, 6), (5, 7)])
def test_experience_makes_hits_easier(experience: int, face: int) -> None:
    table = war(f"germany armoured-car J6 experience={experience}", "france howitzer K6")
    table.does("end movement")
    table.does("attack 1 with 0")
    assert fought(table, *[MISS] * 12)[0]["hits_on"] == face


@pytest.mark.rule("T5.4")
def test_the_step_of_experience_is_an_option() -> None:
    table = war(
        "germany armoured-car J6 experience=5", "france howitzer K6", options={"threshold_step": 2}
    )
    table.does("end movement")
    table.does("attack 1 with 0")
    assert fought(table, *[MISS] * 12)[0]["hits_on"] == 8


@pytest.mark.rule("T5.5")
def test_only_the_target_uses_the_forest_and_aircraft_never() -> None:
    forest = war("germany infantry F4", "france infantry G4")
    forest.does("end movement")
    forest.does("attack 1 with 0")
    # Five hits do two damage in forest; the answer's five do three to the attacker.
    fights = fought(forest, *[HIT] * 5, *[MISS] * 7, *[HIT] * 5, *[MISS] * 7)
    assert [fight["damage"] for fight in fights] == [2, 3]
    plane = war("germany heavy-infantry F4", "france fighter-plane G4")
    plane.does("end movement")
    plane.does("attack 1 with 0")
    fights = fought(plane, *[HIT] * 5, *[MISS] * 7, *[MISS] * 12)
    assert fights[0]["damage"] == 3


@pytest.mark.rule("T5.6", "T14.12")
def test_six_damage_destroys_and_both_may_die() -> None:
    table = war(
        "germany infantry J6 damage=5", "france infantry K6 damage=5",
        "germany tank A20", "france tank A1",
    )  # fmt: skip
    table.does("end movement")
    table.does("attack 1 with 0")
    table.does("confirm attacks", *[HIT] * 5, *[HIT] * 5)
    assert table.unit(0) is None
    assert table.unit(1) is None


@pytest.mark.rule("T5.7")
def test_damage_teaches_one_destruction_two_and_five_is_the_most() -> None:
    table = war("germany tank J6 experience=4", "france infantry K6 damage=5", "france infantry A1")
    table.does("end movement")
    table.does("attack 1 with 0")
    table.does("confirm attacks", *[HIT] * 12, *[MISS] * 5)
    unit = table.unit(0)
    assert unit is not None
    assert unit["experience"] == 5
    harmless = war("germany tank J6", "france tank K6")
    harmless.does("end movement")
    harmless.does("attack 1 with 0")
    harmless.does("confirm attacks", *[MISS] * 12, *[HIT] * 3, *[MISS] * 9)
    attacker, defender = harmless.unit(0), harmless.unit(1)
    assert attacker is not None
    assert "experience" not in attacker
    assert defender is not None
    assert defender["experience"] == 1


@pytest.mark.rule("T5.8", "T14.13")
def test_big_berthas_shell_may_stray_onto_a_neighbour_friend_or_foe() -> None:
    table = war("germany big-bertha G6", "france infantry K6", "germany infantry L6")
    table.does("end movement")
    table.does("attack 1 with 0")
    # A 2 means east: its own infantry is hit, and even that teaches.
    table.does("confirm attacks", 2, *[HIT] * 5, *[MISS] * 7)
    victim, gun = table.unit(2), table.unit(0)
    assert victim is not None
    assert victim["damage"] == 3
    assert gun is not None
    assert gun["experience"] == 1


@pytest.mark.rule("T5.8")
def test_a_stray_shell_on_nobody_is_wasted_and_a_hero_never_strays() -> None:
    table = war("germany big-bertha G6", "france infantry K6", "france fighter-plane L6")
    table.does("end movement")
    table.does("attack 1 with 0")
    assert "shell-wasted" in [event["event"] for event in table.does("confirm attacks", 2)]
    veteran = war("germany big-bertha G6 experience=3", "france infantry K6")
    veteran.does("end movement")
    veteran.does("attack 1 with 0")
    assert fought(veteran, 4, *[MISS] * 12)[0]["target"] == 1
    hero = war("germany big-bertha G6 experience=5", "france infantry K6")
    hero.does("end movement")
    hero.does("attack 1 with 0")
    assert fought(hero, *[MISS] * 12)[0]["target"] == 1


@pytest.mark.rule("T5.9")
def test_anti_tank_gunners_are_better_against_tanks_but_not_armoured_cars() -> None:
    options = {"central": "austria-hungary"}
    for kind, face in (("tank", 10), ("renault-ft17", 10), ("armoured-car", 5)):
        table = war(
            "austria-hungary anti-tank-gunners J6",
            f"france {kind} L6",
            turn="austria-hungary",
            options=options,
        )
        table.does("end movement")
        table.does("attack 1 with 0")
        assert fought(table, *[MISS] * 12)[0]["hits_on"] == face


@pytest.mark.rule("T14.10")
def test_units_in_water_are_attacked_on_the_open_row_and_do_not_answer() -> None:
    table = war("germany tank F7", "france infantry F8")
    table.does("end movement")
    table.does("attack 1 with 0")
    fights = fought(table, *[HIT] * 5, *[MISS] * 7)
    assert [(fight["event"], fight["damage"]) for fight in fights] == [("attacked", 3)]


@pytest.mark.rule("T14.20")
def test_the_list_can_be_changed_two_hundred_times_a_turn() -> None:
    table = war("germany infantry J6", "france infantry K6", phase="designate", changes=198)
    for _ in range(2):
        table.does("attack 1 with 0")
        table.does("withdraw 0")
    table.does("attack 1 with 0")
    assert table.refused("withdraw 0") == ("too-many-changes", "T14.20")
