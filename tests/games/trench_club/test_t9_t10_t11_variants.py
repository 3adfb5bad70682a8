"""T9, T10 and T11: victory points, trenches and the other variants."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trench_club.tables import HIT, MISS, War, war

from tablee.games.trench_club.data.hexes import hex_name, hex_number
from tablee.games.trench_club.data.units import NATION_KEYS
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.rules.combat import bonus_dice, gap
from tablee.kernel.chance import ScriptedChance

POINTS = {"victory_points": True}
TRENCHES = {"trenches": True}


@pytest.mark.rule("T9.1", "T14.17")
def test_points_come_from_units_and_forts_and_ten_win() -> None:
    table = war(
        "germany infantry G3", "france tank fort 2", "france infantry A1",
        forts={2: "france"}, options=POINTS, nations={"germany": {"points": 8}},
    )  # fmt: skip
    table.does("capture fort 2 with 0")
    assert table.nation("germany")["points"] == 10
    assert table.outcome is None
    table.does("end movement")
    assert table.outcome is not None
    assert table.outcome.reason == "points"


@pytest.mark.rule("T9.1")
def test_a_destroyed_enemy_is_a_point_and_sixty_bonds_buy_one() -> None:
    table = war(
        "germany tank J6", "france infantry K6 damage=5", "france infantry A1",
        options=POINTS, nations={"germany": {"bonds": 60}},
    )  # fmt: skip
    table.does("end movement")
    table.does("attack 1 with 0")
    table.does("confirm attacks", *[HIT] * 12, *[MISS] * 5)
    assert table.nation("germany")["points"] == 1
    table.does("pay for a point")
    assert table.nation("germany")["points"] == 2


@pytest.mark.rule("T9.1")
def test_fifteen_points_win_for_a_team() -> None:
    table = war(
        "germany infantry A20", "france infantry A1", options={"players": 4, **POINTS},
        nations={"germany": {"points": 7}, "austria-hungary": {"points": 8}},
    )  # fmt: skip
    table.does("end movement")
    assert table.outcome is not None
    assert table.outcome.winners == [0, 2]


@pytest.mark.rule("T9.2")
def test_headquarters_are_marked_on_a_start_and_taken_once_for_three_points() -> None:
    table = war(
        "germany infantry C14", "france infantry K1", phase="headquarters", round=0, options=POINTS
    )
    assert table.moves() == ["headquarters K2", "headquarters E7", "headquarters K7"]
    assert table.refused("headquarters A1") == ("not-a-start", "T9.2")
    table.does("headquarters K2")
    table.does("headquarters C14", 3, 9)
    table.does("use company 1")
    table.does("move 1 to K2")
    assert table.nation("france")["points"] == 3
    assert table.nation("germany")["headquarters_taken"]


@pytest.mark.rule("T9.2")
def test_trucks_aircraft_and_their_like_take_no_headquarters() -> None:
    table = war(
        "germany troop-transport J2", "germany fighter-plane J3", "france infantry A1",
        options=POINTS, nations={"france": {"headquarters": "K2"}},
    )  # fmt: skip
    table.does("move 1 to K2")
    assert table.nation("germany")["points"] == 0


def _passing(*units: str, headquarters: str = "E7", **words: Any) -> War:
    return war(
        *units, "france infantry A20", options=POINTS,
        nations={"france": {"headquarters": headquarters}}, **words,
    )  # fmt: skip


@pytest.mark.rule("T9.2", "T14.17")
def test_who_passes_over_headquarters_takes_them() -> None:
    table = _passing("germany armoured-car D7", "germany tank A1")
    events = table.does("move 0 to F7")
    assert [event["event"] for event in events] == [
        "unit-moved", "headquarters-taken", "points-scored",
    ]  # fmt: skip
    assert table.nation("germany")["points"] == 3
    # Once is enough.
    first = war(
        "germany armoured-car D7", "france infantry A20", options=POINTS,
        nations={"france": {"headquarters": "E7", "headquarters_taken": True}},
    )  # fmt: skip
    assert [event["event"] for event in first.does("move 0 to F7")] == ["unit-moved"]


@pytest.mark.rule("T9.2", "T14.17")
def test_a_move_leads_over_headquarters_if_one_of_its_ways_does() -> None:
    # Straight on it is two hexes; over the headquarters three.
    table = _passing("germany armoured-car D7")
    events = table.does("move 0 to D5")
    assert [hex_name(number) for number in events[0]["ways"]] == ["D7", "E7", "D6", "D5"]
    assert table.nation("germany")["points"] == 3
    # Infantry has no points left for the longer way.
    slow = _passing("germany infantry D7")
    slow.does("move 0 to D5")
    assert slow.nation("germany")["points"] == 0


@pytest.mark.rule("T9.2", "T3.7")
def test_whom_contact_stops_at_headquarters_passes_nothing() -> None:
    table = _passing("germany infantry D7", "france tank D6", "france tank E6")
    assert table.refused("move 0 to F7") == ("contact-stops", "T3.7")
    table.does("move 0 to E7")
    assert table.nation("germany")["points"] == 3


@pytest.mark.rule("T9.2")
def test_trucks_and_aircraft_pass_over_headquarters_and_take_nothing() -> None:
    table = _passing("germany troop-transport D7", "germany fighter-plane E6")
    table.does("move 0 to F7")
    table.does("move 1 to E8")
    assert table.nation("germany")["points"] == 0


@pytest.mark.rule("T9.2", "T3.9", "T3.10")
@pytest.mark.parametrize(
    ("unit", "spots", "move", "points"),
    [
        ("armoured-car A2", {"france": "B2"}, "move 0 into fort 1", 3),
        ("infantry A15", {"france": "B15"}, "board 0 on 15", 3),
        ("armoured-car A16", {"france": "B16", "great-britain": "D16"}, "move 0 to F16", 6),
    ],
)
def test_headquarters_are_passed_on_the_way_to_forts_trucks_and_other_headquarters(
    unit: str, spots: dict[str, str], move: str, points: int
) -> None:
    state = war(
        f"germany {unit}", *[f"france infantry {column}20" for column in "ABCDEFGHKLMNOP"],
        "germany troop-transport C15",
        forts={1: "germany"}, options={**POINTS, "players": 4},
    ).state  # fmt: skip
    for nation, spot in spots.items():
        state.headquarters[NATION_KEYS.index(nation)] = hex_number(spot)
    assert GAME.parse(move) in state.legal(0)
    state.apply(0, GAME.parse(move), ScriptedChance([]))
    assert state.points[0] == points


@pytest.mark.rule("T9.2")
def test_by_version_1_of_the_rules_headquarters_are_taken_by_stopping_there() -> None:
    table = _passing("germany armoured-car D7", rules=1)
    table.does("move 0 to F7")
    assert table.nation("germany")["points"] == 0


@pytest.mark.rule("T10.1")
def test_only_foot_units_tanks_and_aircraft_enter_trenches() -> None:
    table = war(
        "germany armoured-car K4", "germany tank J5", "germany infantry I5", "france infantry A20",
        options=TRENCHES,
    )  # fmt: skip
    assert table.refused("move 0 to J4") == ("trench-closed", "T10.1")
    assert table.may("move 1 to J4")
    assert table.may("move 2 to I4")
    options = GAME.options({"central": "austria-hungary", "trenches": True})
    start: Any = GAME.setup(options, ScriptedChance([])).position()
    assert [nation.bonds for nation in start.nations] == [0, 0]


@pytest.mark.rule("T10.1", "T3.4")
def test_a_trench_hex_costs_one_point_and_takes_a_last_step() -> None:
    # Three road hexes leave half a point, which is enough for the trench beside the fourth.
    table = war("germany infantry M5", "france infantry A20", options=TRENCHES)
    assert table.may("move 0 to J4")
    assert table.refused("move 0 to H4") == ("too-far", "T3.2")
    # Two hexes of it are two points.
    tank = war("germany tank E7", "france infantry A20", options=TRENCHES)
    assert tank.may("move 0 to C8")
    assert tank.refused("move 0 to B8") == ("too-far", "T3.2")


@pytest.mark.rule("T10.2", "T10.5")
def test_a_held_trench_is_closed_to_enemies_on_the_ground_and_open_to_allies() -> None:
    table = war(
        "germany infantry K4", "france infantry H4", "germany fighter-plane K3",
        options=TRENCHES,
    )  # fmt: skip
    assert table.refused("move 0 to J4") == ("trench-held", "T10.5")
    assert table.may("move 2 to J4")
    friend = war(
        "germany infantry K4", "austria-hungary infantry H4", "france tank A1",
        options={"players": 4, **TRENCHES},
    )  # fmt: skip
    assert friend.may("move 0 to J4")
    crossing = war("germany infantry K4", "france tank H4", options=TRENCHES)
    assert crossing.may("move 0 to J4")


@pytest.mark.rule("T10.3")
def test_a_unit_leaves_its_trench_from_any_of_its_hexes_even_into_a_fort() -> None:
    table = war("germany infantry J4", "france tank A1", options=TRENCHES)
    assert table.may("move 0 to G4")
    assert table.may("capture fort 2 with 0")
    standard = war("germany infantry J4", "france tank A1")
    assert not standard.may("capture fort 2 with 0")


@pytest.mark.rule("T10.4", "T10.5")
def test_all_in_a_trench_fire_back_and_the_chosen_one_is_hurt_like_a_tank_in_forest() -> None:
    table = war(
        "germany armoured-car K4", "france infantry H4", "france mounted-infantry J4",
        "germany tank G4", options=TRENCHES,
    )  # fmt: skip
    assert gap(table.state, 0, 1) == 1
    table.does("end movement")
    table.does("attack 1 with 0")
    dice = 12 + bonus_dice(table.state, 0, 1)
    events = table.does("confirm attacks", *[HIT] * dice, *[HIT] * 2, *[MISS] * 22)
    answers = [event["unit"] for event in events if event["event"] == "answered"]
    assert answers == [1, 2]
    hurt = table.unit(1)
    # Twelve hits are needed for three damage on that row.
    assert hurt is not None
    assert hurt["damage"] == 3


@pytest.mark.rule("T10.4")
def test_flank_and_encirclement_take_the_trench_for_one_hex() -> None:
    table = war(
        "germany armoured-car K4", "france infantry H4", "germany infantry G4", options=TRENCHES
    ).state
    assert bonus_dice(table, 0, 1) == 3


@pytest.mark.rule("T10.5")
def test_a_stray_shell_on_a_trench_hits_one_of_those_inside_by_chance() -> None:
    table = war(
        "germany big-bertha D4", "france tank K4", "france infantry H4", "france infantry I4",
        options=TRENCHES,
    )  # fmt: skip
    table.does("end movement")
    table.does("attack 1 with 0")
    # 5 means west of K4: the trench hex J4, where nobody stands in person.
    event = table.event("confirm attacks", "attacked", 5, 3, *[MISS] * 12)
    assert event["target"] == 3


@pytest.mark.rule("T11.2")
def test_everybody_may_have_two_national_units() -> None:
    start: Any = GAME.setup(
        GAME.options({"two_national_units": True}), ScriptedChance([])
    ).position()
    kinds = [unit.kind for unit in start.units]
    assert kinds.count("big-bertha") == kinds.count("renault-ft17") == 2
    assert len(kinds) == 24


@pytest.mark.rule("T11.3", "T14.18")
def test_five_damage_may_destroy() -> None:
    table = war(
        "germany tank J6", "france infantry K6 damage=4", "france infantry A1",
        options={"destroyed_at_five": True},
    )  # fmt: skip
    table.does("end movement")
    table.does("attack 1 with 0")
    table.does("confirm attacks", *[HIT] * 12, *[MISS] * 6)
    assert table.unit(1) is None


@pytest.mark.rule("T11.4")
def test_everybody_may_have_two_of_every_unit() -> None:
    start: Any = GAME.setup(GAME.options({"double_armies": True}), ScriptedChance([])).position()
    assert len(start.units) == 44


@pytest.mark.rule("T14.16")
def test_gas_on_one_hex_reaches_everybody_in_the_trench() -> None:
    table = war(
        "germany gas-launcher L6", "france infantry J4", "france infantry H4", options=TRENCHES
    )
    table.does("end movement")
    table.does("attack 1 with 0")
    events = table.does("confirm attacks", *[MISS] * 24)
    assert [event["target"] for event in events if event["event"] == "attacked"] == [1, 2]


@pytest.mark.rule("T14.17")
def test_own_victims_are_no_points() -> None:
    table = war(
        "germany big-bertha G6", "france infantry K6", "germany infantry L6 damage=5",
        options=POINTS,
    )  # fmt: skip
    table.does("end movement")
    table.does("attack 1 with 0")
    table.does("confirm attacks", 2, *[HIT] * 12)
    assert table.unit(2) is None
    assert table.nation("germany")["points"] == 0


@pytest.mark.rule("T10.5")
def test_a_unit_may_change_to_another_hex_of_its_trench() -> None:
    table = war("germany infantry J4", "germany infantry I4", "france tank A1", options=TRENCHES)
    assert table.refused("move 0 to I4") == ("hex-taken", "T3.6")
    assert table.event("move 0 to H4", "unit-moved")["ways"] == [hex_number("J4"), hex_number("H4")]
    assert table.refused("move 0 to J4") == ("already-moved", "T3.1")


@pytest.mark.rule("T5.8", "T10.5")
def test_a_stray_shell_passes_a_plane_above_a_trench_and_hits_those_inside() -> None:
    table = war(
        "germany big-bertha D4", "france tank K4", "france infantry H4", "germany fighter-plane J4",
        options=TRENCHES,
    )  # fmt: skip
    table.does("end movement")
    table.does("attack 1 with 0")
    event = table.event("confirm attacks", "attacked", 5, *[MISS] * 12)
    assert event["target"] == 2
