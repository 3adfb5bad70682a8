"""T8: special forces, and T11.1."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trench_club.tables import HIT, MISS, War, war

from tablee.games.trench_club.data.hexes import hex_name
from tablee.games.trench_club.data.map_files import open_map
from tablee.games.trench_club.data.maps import BRIDGE, WATER
from tablee.games.trench_club.data.units import UNIT_KEYS

SPECIAL = {"special_forces": True}


def buying(*units: str, **words: Any) -> War:
    """Germany owns fort 2 and has the money for a special force."""
    return war(
        *units,
        "france infantry A1",
        phase="money",
        forts={2: "germany", **words.pop("forts", {})},
        nations={"germany": {"bonds": 18}},
        options=SPECIAL,
        **words,
    )


@pytest.mark.rule("T8.1")
def test_chance_decides_which_special_force_is_bought() -> None:
    table = buying("germany infantry A20")
    assert table.refused("buy airship in fort 2") == ("must-draw", "T8.1")
    table.does("draw special force", 20)
    unit = table.unit(2)
    assert unit is not None
    assert (unit["kind"], unit["at"]) == ("airship", "fort 2")


@pytest.mark.rule("T8.1")
def test_once_it_is_known_a_special_force_is_placed_in_any_own_fort() -> None:
    table = buying("germany infantry A20", forts={5: "germany"})
    table.does("draw special force", 20)
    assert table.position["phase"] == "garrison"
    assert table.nation("germany")["bonds"] == 0
    assert table.moves() == ["place 2 in fort 2", "place 2 in fort 5"]
    assert table.refused("place 0 in fort 2") == ("other-unit", "T8.1")
    assert table.refused("place 2 in fort 1") == ("not-own-fort", "T3.9")
    table.does("place 2 in fort 5")
    assert table.at(2) == "fort 5"
    assert table.position["turn"] == "france"


@pytest.mark.rule("T8.1", "T14.16")
def test_a_team_that_is_behind_in_units_and_forts_chooses() -> None:
    table = buying("germany infantry A20", "france tank B1", forts={3: "france", 4: "france"})
    assert table.refused("draw special force") == ("may-choose", "T8.1")
    assert len(table.moves("buy medics")) == 1
    ordered = table.event("buy gunboat in fort 2", "unit-ordered")
    assert ordered["kind"] == UNIT_KEYS.index("gunboat")
    assert ordered["bonds"] == 18
    assert table.position["phase"] == "launch"
    assert table.refused("place 3 on A1") == ("no-water-hex", "T8.1")
    table.does("place 3 on E8")
    assert table.at(3) == "E8"


@pytest.mark.rule("T8.1")
def test_without_the_option_there_are_no_special_forces() -> None:
    table = war(
        "germany infantry A20", "france infantry A1", phase="money",
        forts={2: "germany"}, nations={"germany": {"bonds": 40}},
    )  # fmt: skip
    assert table.refused("draw special force") == ("no-special-forces", "T8.1")
    homeless = war(
        "germany infantry A20", "france infantry A1", phase="money",
        nations={"germany": {"bonds": 40}}, options=SPECIAL,
    )  # fmt: skip
    assert homeless.refused("draw special force") == ("no-fort", "T6.4")


@pytest.mark.rule("T8.2", "T14.3")
def test_a_gunboat_stays_on_water_passes_under_bridges_and_attacks_aircraft() -> None:
    table = war("germany gunboat F8", "france fighter-plane F6", "france tank A1")
    assert table.refused("move 0 to F7") == ("land-closed", "T8.2")
    assert table.may("move 0 to H8")
    table.does("end movement")
    assert table.may("attack 1 with 0")


@pytest.mark.rule("T8.2", "T14.16")
def test_medics_repair_one_own_unit_next_to_them_each_turn() -> None:
    table = war(
        "germany medics J6", "germany tank K6 damage=3", "germany tank K5 damage=3",
        "germany medics K7 damage=1", "france infantry A1",
        phase="money", forts={2: "germany"}, nations={"germany": {"bonds": 30}},
    )  # fmt: skip
    assert table.refused("heal 0 with 0") == ("not-damaged", "T6.3")
    table.does("heal 1 with 0")
    assert table.refused("heal 2 with 0") == ("medics-done", "T8.2")
    assert table.refused("heal 2 with 3") == ("not-next-to-medics", "T8.2")


@pytest.mark.rule("T8.2")
@pytest.mark.parametrize(
    ("kind", "ground", "air"), [("ground-attack-plane", 6, 4), ("airship", 8, 2)]
)
def test_heavy_aircraft_hit_better_on_the_ground_than_in_the_air(
    kind: str, ground: int, air: int
) -> None:
    for target, face in (("howitzer", ground), ("fighter-plane", air)):
        table = war(f"germany {kind} J6", f"france {target} K6")
        table.does("end movement")
        table.does("attack 1 with 0")
        dice = 12 if target == "howitzer" else 24
        assert table.event("confirm attacks", "attacked", *[MISS] * dice)["hits_on"] == face


@pytest.mark.rule("T8.2")
def test_the_railway_gun_shoots_far_and_never_strays() -> None:
    table = war("germany railway-gun C5", "france infantry K5")
    table.does("end movement")
    table.does("attack 1 with 0")
    assert table.event("confirm attacks", "attacked", *[MISS] * 12)["target"] == 1


@pytest.mark.rule("T8.2", "T14.16")
def test_gas_hits_friend_and_foe_around_its_target_but_no_aircraft() -> None:
    table = war(
        "germany gas-launcher H6", "france infantry K6", "france tank K5",
        "germany infantry L6", "france fighter-plane J6", "france infantry M6",
    )  # fmt: skip
    table.does("end movement")
    assert table.refused("attack 4 with 0")[0] == "no-air-range"
    table.does("attack 1 with 0")
    events = table.does("confirm attacks", *[HIT] * 12, *[MISS] * 24)
    struck = [event["target"] for event in events if event["event"] == "attacked"]
    assert struck == [1, 2, 3]
    gun = table.unit(0)
    assert gun is not None
    assert gun["experience"] == 2


@pytest.mark.rule("T8.2")
def test_a_turret_fires_out_of_its_fort_gets_no_answer_and_is_lost_with_it() -> None:
    table = war(
        "germany gun-turret fort 2", "germany infantry A20", "france infantry G4",
        "france infantry G3", forts={2: "germany"},
    )  # fmt: skip
    assert not table.moves("move 0")
    table.does("end movement")
    table.does("attack 2 with 0")
    events = table.does("confirm attacks", *[MISS] * 12)
    assert "answered" not in [event["event"] for event in events]
    table.does("capture fort 2 with 3")
    assert table.unit(0) is None


@pytest.mark.rule("T8.2", "T5.3")
@pytest.mark.parametrize(
    ("helpers", "dice"),
    [
        ([], 0),
        # Opposite one of the two hexes of the fort that the target touches.
        (["F3"], 3),
        (["F4"], 3),
        # Beside the target, but opposite none of them.
        (["F2"], 2),
        (["G4"], 2),
        (["F2", "G4"], 3),
    ],
)
def test_a_turret_at_distance_1_is_in_close_combat_and_has_support(
    helpers: list[str], dice: int
) -> None:
    table = war(
        "germany gun-turret fort 2", "france tank G3",
        *[f"germany infantry {spot}" for spot in helpers], forts={2: "germany"},
    )  # fmt: skip
    table.does("end movement")
    table.does("attack 1 with 0")
    attacked = table.event("confirm attacks", "attacked", *[MISS] * (12 + dice))
    assert attacked["bonus"] == dice


@pytest.mark.rule("T8.2", "T14.16")
def test_a_minelayer_lays_one_mine_a_turn_and_enemies_on_the_ground_die_of_it() -> None:
    table = war("germany minelayer J6", "germany tank A20", "france infantry M6", "france tank A1")
    table.does("mine K6 with 0")
    assert table.refused("mine I6 with 0") == ("mine-laid", "T8.2")
    table.does("move 0 to H6")
    table.does("end movement")
    events = table.does("move 2 to K6")
    assert [event["event"] for event in events] == ["unit-moved", "mine-struck", "unit-destroyed"]
    assert table.unit(2) is None
    assert table.position["mines"] == []


@pytest.mark.rule("T8.2")
def test_mines_do_nothing_to_aircraft_or_friends_and_paths_avoid_them() -> None:
    mines = [{"hex": "L6", "nation": "france"}, {"hex": "K6", "nation": "germany"}]
    table = war("germany fighter-plane M6", "germany infantry J6", "france tank A1", mines=mines)
    table.does("move 0 to L6")
    table.does("move 1 to K6")
    assert table.at(0) == "L6"
    assert table.at(1) == "K6"
    walker = war("germany infantry M6", "france tank A1", mines=mines)
    way = walker.event("move 0 to K6", "unit-moved")["ways"]
    assert 11 + 5 * 26 not in way


@pytest.mark.rule("T11.1", "T14.16")
def test_everybody_may_start_with_a_special_force_but_no_turret_or_gunboat() -> None:
    table = war(
        "germany infantry waiting", "france infantry waiting", phase="choose", round=0,
        options={"special_start": True},
        nations={"germany": {"tokens": [0, 0, 0]}, "france": {"tokens": [0, 0, 0]}},
    )  # fmt: skip
    assert table.refused("choose gunboat") == ("not-at-start", "T14.16")
    assert table.refused("choose gun-turret") == ("not-at-start", "T14.16")
    table.does("choose airship")
    table.does("choose medics")
    assert table.position["phase"] == "split"
    assert [unit["kind"] for unit in table.position["units"]] == [
        "infantry", "airship", "infantry", "medics",
    ]  # fmt: skip


@pytest.mark.rule("T8.2", "T14.16")
def test_a_gunboat_at_the_door_of_an_own_fort_stays_on_the_water() -> None:
    table = war("germany gunboat B11", "france tank A1", forts={3: "germany"})
    assert table.refused("move 0 into fort 3") == ("land-closed", "T8.2")
    swimmer = war("germany infantry B11", "france tank A1", forts={3: "germany"})
    assert swimmer.may("move 0 into fort 3")


@pytest.mark.rule("T8.2", "T10.5")
def test_no_hex_of_a_trench_with_somebody_in_it_is_empty_enough_for_a_mine() -> None:
    units = ("germany minelayer H5", "germany tank A20", "france tank A1", "france infantry J4")
    held = war(*units, options={"trenches": True})
    assert held.refused("mine H4 with 0") == ("cannot-be-mined", "T8.2")
    assert held.may("mine G4 with 0")
    assert war(*units[:3], options={"trenches": True}).may("mine H4 with 0")
    assert war(*units).may("mine H4 with 0")  # open ground in the standard game


@pytest.mark.rule("T8.2")
def test_a_minelayer_in_a_fort_is_told_why_it_lays_nothing() -> None:
    table = war("germany minelayer fort 1", "france tank A1", forts={1: "germany"})
    assert table.refused("mine C1 with 0") == ("not-on-map", "T3.9")


@pytest.mark.rule("T8.2")
def test_a_gunboat_passes_under_a_mined_bridge() -> None:
    field = open_map("aisne", True)
    bridge = next(
        number
        for number in range(520)
        if field.terrain[number] == BRIDGE
        and any(other >= 0 and field.terrain[other] == WATER for other in field.near[number])
    )
    bank = next(
        number for number in field.near[bridge] if number >= 0 and field.terrain[number] == WATER
    )
    table = war(
        f"germany gunboat {hex_name(bank)}", "france minelayer A1",
        mines=[{"hex": hex_name(bridge), "nation": "france"}],
    )  # fmt: skip
    table.does(f"move 0 to {hex_name(bridge)}")
    assert table.at(0) == hex_name(bridge)
    assert len(table.position["mines"]) == 1
