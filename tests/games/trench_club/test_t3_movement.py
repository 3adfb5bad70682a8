"""T2 and T3: how units move, ride and take forts."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.trench_club.tables import war
from tests.games.trench_club.walks import brute_force

from tablee.games.trench_club.data.hexes import HEXES, distance, hex_name, hex_number
from tablee.games.trench_club.data.map_files import open_map
from tablee.games.trench_club.data.maps import BY_AIR, BY_BOAT, CLOSED, GAITS, WHOLE_MOVE
from tablee.games.trench_club.data.units import GAIT, IS_BOAT, IS_FOOT, KINDS, SPEED, UNIT_KEYS
from tablee.games.trench_club.rules.movement import UNREACHED, walk_of
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import IN_FORT
from tablee.games.trench_club.table.moves import (
    CAPTURE,
    ENTER,
    FIRST,
    MASK,
    MOVE,
    OPERATION,
    move_of,
)
from tablee.kernel.chance import FastChance


def costs(table: TrenchClub, unit: int) -> dict[str, tuple[float, float]]:
    """By hex: the points of the cheapest free and stopped arrival."""
    walk = walk_of(table, unit)
    return {
        hex_name(number): (walk.free[number] / 2, walk.stopped[number] / 2)
        for number in walk.touched
    }


@pytest.mark.rule("T2.1")
def test_a_turn_is_moves_then_targets_then_fights_then_money() -> None:
    table = war("germany infantry J6", "france infantry K6", forts={1: "germany"})
    assert table.refused("confirm attacks") == ("not-now", "T2.1")
    assert table.refused("end movement", seat=1) == ("not-your-turn", "T2.1")
    table.does("end movement")
    assert table.position["phase"] == "designate"
    table.does("confirm attacks")
    assert table.position["turn"] == "france"


@pytest.mark.rule("T3.1")
def test_a_unit_moves_once_with_all_or_part_of_its_speed() -> None:
    table = war("germany armoured-car A15", "france infantry L6")
    table.does("move 0 to B15")
    assert table.refused("move 0 to C15") == ("already-moved", "T3.1")
    assert table.refused("move 1 to L7") == ("not-your-unit", "T3.1")


@pytest.mark.rule("T3.2")
def test_the_hex_entered_is_paid_open_1_forest_one_and_a_half_road_a_half() -> None:
    table = war("germany infantry E4", "france infantry L18").state
    found = costs(table, 0)
    assert found["F5"][0] == 1
    assert found["F4"][0] == 0.5
    assert found["E5"][0] == 1.5
    off_road = costs(war("germany infantry H6", "france infantry L18").state, 0)
    assert off_road["H5"][0] == 0.5


@pytest.mark.rule("T3.3")
def test_only_foot_units_enter_water_and_with_their_whole_move() -> None:
    table = war("germany infantry F7", "germany tank H7", "france infantry L18")
    assert table.may("move 0 to F8")
    assert table.refused("move 1 to H8") == ("water-closed", "T3.3")
    far = war("germany mounted-infantry F6", "france infantry L18")
    assert far.refused("move 0 to F8") == ("water-takes-all", "T3.3")


@pytest.mark.rule("T3.3")
def test_a_unit_in_water_neither_attacks_nor_makes_contact() -> None:
    table = war("germany infantry F8", "france infantry F7", "france infantry E7")
    table.does("end movement")
    assert table.position["turn"] == "france"
    assert costs(table.state, 1)["G7"] == (1.0, UNREACHED / 2)


@pytest.mark.rule("T3.4", "T14.4")
def test_the_last_half_point_is_enough_for_open_ground_but_not_for_forest() -> None:
    found = costs(war("germany infantry G5", "france infantry L18").state, 0)
    assert found["K5"][0] == 2
    # Three road hexes, then the last half point into the open.
    assert found["J4"][0] == 2
    # From L5 half a point is left, which is not enough for the forest on L4.
    found = costs(war("germany infantry I5", "france infantry L18").state, 0)
    assert found["L5"][0] == 1.5
    assert "L4" not in found


@pytest.mark.rule("T3.5")
def test_aircraft_pay_one_for_any_hex() -> None:
    found = costs(war("germany fighter-plane E7", "france infantry L18").state, 0)
    assert found["E8"][0] == 1
    assert found["G5"][0] == 3
    assert max(cost for cost, _ in found.values()) == 6


@pytest.mark.rule("T3.6")
def test_units_pass_over_friends_never_over_enemies_or_forts() -> None:
    table = war("germany infantry G5", "germany tank H5", "france tank A1")
    assert table.may("move 0 to I5")
    assert table.refused("move 0 to H5") == ("hex-taken", "T3.6")
    blocked = war("germany infantry A5", "france troop-transport A6", "france anti-aircraft B6")
    assert not blocked.may("move 0 to A7")
    assert blocked.refused("move 0 to C9") == ("fort-closed", "T3.6")
    assert blocked.refused("move 0 to Z1") == ("off-map", "T3.6")


@pytest.mark.rule("T3.7")
def test_a_second_contact_in_a_row_stops_a_unit() -> None:
    found = costs(war("germany infantry J6", "france infantry K6").state, 0)
    # J6, K5 and L5 are next to the enemy, J5 is not: by J5 and K5 the unit ends on L5.
    assert found["L5"] == (UNREACHED / 2, 1.5)
    assert "M5" not in found
    # Away from the enemy it is free.
    assert found["I6"][0] == 1


@pytest.mark.rule("T3.7")
def test_where_contact_keeps_a_unit_away_the_refusal_says_so() -> None:
    table = war("germany infantry J6", "france infantry K6")
    assert table.refused("move 0 to M5") == ("contact-stops", "T3.7")
    assert table.refused("move 0 to A5") == ("too-far", "T3.2")


@pytest.mark.rule("T3.7")
def test_units_that_cannot_fight_close_make_no_contact() -> None:
    table = war("germany infantry J6", "france heavy-mortar K6", "france troop-transport J7").state
    assert costs(table, 0)["K5"][0] == 0.5


@pytest.mark.rule("T3.7")
def test_aircraft_are_in_contact_only_with_what_can_attack_them() -> None:
    by_infantry = war("germany fighter-plane J6", "france infantry K6").state
    assert costs(by_infantry, 0)["K5"][0] == 1
    by_heavy = war("germany fighter-plane J6", "france heavy-infantry K6").state
    assert costs(by_heavy, 0)["K5"][1] == 1


@pytest.mark.rule("T3.7")
def test_out_of_a_fort_the_first_hex_outside_is_the_first_contact() -> None:
    table = war("germany mounted-infantry fort 2", "france infantry H5", forts={2: "germany"}).state
    found = costs(table, 0)
    assert found["G4"] == (1.5, UNREACHED / 2)
    assert found["G5"][1] == 2


@pytest.mark.rule("T14.5")
def test_the_cheapest_way_may_stop_where_a_dearer_one_does_not() -> None:
    # From J6, in contact, one step into K5 stops; by J5 the unit comes there free.
    found = costs(war("germany infantry J6", "france infantry K6").state, 0)
    assert found["K5"] == (1.0, 0.5)


@pytest.mark.rule("T3.8")
def test_a_foot_unit_at_an_entrance_takes_a_fort_with_its_whole_move() -> None:
    table = war(
        "germany infantry G3",
        "germany tank H4",
        "france tank fort 2 damage=2",
        "france infantry A1",
        forts={2: "france"},
    )
    assert table.refused("capture fort 2 with 1") == ("not-on-foot", "T3.8")
    assert table.refused("capture fort 1 with 0") == ("not-at-entrance", "T3.8")
    events = table.does("capture fort 2 with 0")
    assert [event["event"] for event in events] == ["fort-captured", "unit-destroyed"]
    assert table.at(0) == "fort 2"
    assert table.unit(2) is None
    assert table.position["forts"][1] == "germany"


@pytest.mark.rule("T3.8")
def test_a_fort_keeps_its_flag_when_empty_and_allies_do_not_take_it() -> None:
    table = war(
        "germany infantry G3",
        "france infantry A20",
        options={"players": 4},
        forts={2: "austria-hungary"},
    )
    assert table.refused("capture fort 2 with 0") == ("friendly-fort", "T3.8")
    assert table.refused("move 0 into fort 2") == ("not-own-fort", "T3.9")


@pytest.mark.rule("T3.9", "T14.8")
def test_own_forts_are_entered_for_half_a_point_by_anybody() -> None:
    table = war(
        "germany tank F4", "germany fighter-plane E5", "france infantry A20", forts={2: "germany"}
    )
    table.does("move 0 into fort 2")
    table.does("move 1 into fort 2")
    assert table.at(0) == table.at(1) == "fort 2"
    assert table.refused("move 0 to G3") == ("already-moved", "T3.1")


@pytest.mark.rule("T3.9")
def test_units_in_a_fort_neither_attack_nor_are_attacked() -> None:
    table = war("germany tank fort 2", "france infantry G3", forts={2: "germany"})
    assert {move.split()[-1] for move in table.moves("move 0")} >= {"G1", "F2", "H4"}
    table.does("end movement")
    assert table.position["turn"] == "france"
    table.does("end movement")
    assert table.position["phase"] != "designate"


@pytest.mark.rule("T3.10")
def test_passengers_board_the_truck_drives_and_all_get_off() -> None:
    table = war(
        "germany troop-transport A15",
        "germany infantry B15",
        "germany heavy-mortar A14",
        "france infantry L6",
    )
    table.does("board 1 on 0")
    table.does("board 2 on 0")
    assert table.refused("end movement") == ("truck-loaded", "T3.10")
    table.does("move 0 to E16")
    assert table.refused("set down 2 on D16") == ("next-passenger", "T3.10")
    table.does("set down 1 on D16")
    table.does("set down 2 on F16")
    assert (table.at(1), table.at(2)) == ("D16", "F16")
    assert table.refused("move 1 to D15") == ("already-moved", "T3.1")


@pytest.mark.rule("T3.10")
def test_a_truck_carries_four_and_not_everything() -> None:
    table = war(
        "germany troop-transport C15",
        "germany infantry B15",
        "germany infantry C16",
        "germany infantry B16",
        "germany infantry D15",
        "germany infantry C14",
        "germany tank B14",
        "france infantry L6",
    )
    for unit in (1, 2, 3, 4):
        table.does(f"board {unit} on 0")
    assert table.refused("board 5 on 0") == ("truck-full", "T3.10")
    assert table.refused("board 6 on 0") == ("not-carried", "T3.10")


@pytest.mark.rule("T3.10")
def test_a_truck_that_has_moved_takes_nobody_on() -> None:
    table = war("germany troop-transport A15", "germany infantry C15", "france infantry L6")
    table.does("move 0 to B15")
    assert table.refused("board 1 on 0") == ("truck-gone", "T3.10")


@pytest.mark.rule("T3.11", "T14.9")
def test_a_loaded_truck_in_an_own_fort_is_empty_at_once() -> None:
    table = war(
        "germany troop-transport F4",
        "germany infantry E4",
        "france infantry L18",
        forts={2: "germany"},
    )
    table.does("board 1 on 0")
    table.does("move 0 into fort 2")
    assert table.at(0) == table.at(1) == "fort 2"
    assert table.position["phase"] == "move"


@pytest.mark.rule("T14.9")
def test_boarding_straight_out_of_a_fort_and_unloading_without_driving() -> None:
    table = war(
        "germany troop-transport G3",
        "germany infantry fort 2",
        "france infantry L18",
        forts={2: "germany"},
    )
    table.does("board 1 on 0")
    table.does("unload 0")
    assert {move.split()[-1] for move in table.moves("set down 1")} == {"F2", "F3", "F4", "G4"}


@pytest.mark.rule("T3.12")
def test_a_unit_of_speed_one_cannot_walk_into_forest() -> None:
    table = war("germany heavy-mortar E4", "france infantry L18")
    assert table.refused("move 0 to E5") == ("forest-too-dense", "T3.12")
    carried = war("germany troop-transport D5", "germany heavy-mortar D4", "france infantry L18")
    carried.does("board 1 on 0")
    carried.does("unload 0")
    assert carried.may("set down 1 on E5")


@pytest.mark.rule("T14.3")
def test_out_of_the_water_one_pays_the_land_and_may_take_a_fort() -> None:
    table = war("germany infantry B11", "france infantry L6")
    assert table.may("capture fort 3 with 0")
    assert table.may("move 0 to C11")
    assert costs(table.state, 0)["B12"][0] == 1


@pytest.mark.rule("T14.6")
def test_a_unit_stopped_by_contact_cannot_enter_a_fort() -> None:
    table = war("germany tank F5", "france infantry G5", forts={2: "germany"})
    assert table.refused("move 0 into fort 2") == ("contact-bars-fort", "T14.6")
    away = war("germany tank A18", "france infantry I5", forts={2: "germany"})
    assert away.refused("move 0 into fort 2") == ("fort-too-far", "T3.9")


@pytest.mark.rule("T14.6")
def test_a_unit_stopped_by_contact_cannot_board() -> None:
    units = ("germany infantry J6", "france infantry K6")
    table = war(*units, "germany troop-transport M6")
    assert table.refused("board 0 on 2") == ("contact-bars-truck", "T14.6")
    assert war(units[0], "france infantry A20", "germany troop-transport M6").may("board 0 on 2")
    away = war(*units, "germany troop-transport C15")
    assert away.refused("board 0 on 2") == ("truck-too-far", "T3.10")


@pytest.mark.rule("T14.7")
def test_a_fort_taken_this_turn_is_own_at_once() -> None:
    table = war("germany infantry G3", "germany tank H4", "france infantry A20")
    assert not table.may("move 1 into fort 2")
    table.does("capture fort 2 with 0")
    assert table.may("move 1 into fort 2")
    table.does("end movement")
    assert table.nation("germany")["bonds"] == 3


#: Kinds that walk, ride, fly and float.
WALKERS = [kind for kind in range(KINDS) if SPEED[kind]]


def scattered(seed: int, kind: int, **options: object) -> TrenchClub:
    """One unit among friends, enemies and mines; it is on a hex of its own or in a fort."""
    chance = FastChance(seed)
    field = open_map("aisne", True)
    units: list[str] = []
    taken: set[int] = set()

    def put(nation: str, kind: int) -> None:
        gait = GAIT[kind] + (GAITS if options.get("trenches") else 0)
        spots = [
            number
            for number in range(HEXES)
            if field.steps[gait][number] < CLOSED
            and number not in taken
            and distance(number, hex_number("G7")) <= 4
        ]
        spot = chance.choose(spots)
        trench = field.trench_of[spot]
        # T10.5: only one side is in a trench.
        if options.get("trenches") and trench >= 0 and nation == "france":
            return
        taken.add(spot)
        units.append(f"{nation} {UNIT_KEYS[kind]} {hex_name(spot)}")

    put("germany", kind)
    if chance.below(5) == 0 and not IS_BOAT[kind]:
        units[0] = f"germany {UNIT_KEYS[kind]} fort 4"
    for _ in range(9):
        put(("germany", "france")[chance.below(2)], chance.choose(WALKERS))
    dry = [n for n in range(HEXES) if field.steps[2][n] < CLOSED and n not in taken]
    chance.shuffle(dry)
    near = [n for n in dry if distance(n, hex_number("G7")) <= 4][:3]
    mines = [{"hex": hex_name(n), "nation": ("germany", "france")[n % 2]} for n in near]
    forts = {4: "germany"}
    return war(*units, "france infantry A20", options=options, mines=mines, forts=forts).state


@pytest.mark.rule("T3.6", "T3.8", "T3.9", "T14.5")
@settings(max_examples=120)
@given(st.integers(0, 2**32), st.sampled_from(WALKERS), st.booleans())
def test_walks_agree_with_a_brute_force_walk(seed: int, kind: int, trenches: bool) -> None:
    table = scattered(seed, kind, trenches=trenches)
    walk = walk_of(table, 0)
    expected = brute_force(table, 0)
    assert set(walk.touched) == set(expected)
    for number, (free, stopped) in expected.items():
        assert walk.free[number] == free
        if stopped < free:
            assert walk.stopped[number] == stopped
    # T3.6, T3.8, T3.9: where it may end, and which forts it may enter or take.
    place = table.place[0]
    moves = {move_of(MOVE, 0, number) for number in expected if table.at[number] < 0}
    for fort, doors in enumerate(table.field.doors):
        costs = [expected[door][0] for door in doors if door in expected]
        if table.flags[fort] == 0 and not IS_BOAT[kind] and place != IN_FORT - fort:
            if min(costs, default=UNREACHED) + 1 <= SPEED[kind]:
                moves.add(move_of(ENTER, 0, fort))
        elif IS_FOOT[kind] and table.flags[fort] < 0 and place >= 0:
            if set(table.stands_on(0)) & set(doors):
                moves.add(move_of(CAPTURE, 0, fort))
    found = {move for move in table.legal(0) if move >> FIRST & MASK == 0}
    assert {move for move in found if move >> OPERATION in (MOVE, ENTER, CAPTURE)} == moves


@pytest.mark.rule("T3.2", "T8.2")
@settings(max_examples=40)
@given(st.integers(0, 2**32), st.sampled_from(WALKERS), st.booleans())
def test_a_shown_path_is_a_walk_of_that_cost_and_enters_no_mine_but_its_goal(
    seed: int, kind: int, trenches: bool
) -> None:
    table = scattered(seed, kind, trenches=trenches)
    walk = walk_of(table, 0)
    steps = table.field.steps[GAIT[kind] + (GAITS if trenches else 0)]
    mined = [] if GAIT[kind] in (BY_AIR, BY_BOAT) else walk_mines(table)
    for goal in walk.touched[len(walk.sources) :]:
        path = walk.path(goal)
        assert path[-1] == goal
        out = path if table.place[0] < 0 else path[1:]
        paid = 0
        for before, number in zip(path if table.place[0] >= 0 else [-1, *path], out, strict=False):
            assert before < 0 or number in table.field.near[before]
            assert number not in mined or number == goal
            left = SPEED[kind] - paid
            paid += left if steps[number] == WHOLE_MOVE else min(steps[number], left)
        assert paid == (walk.free[goal] if walk.free[goal] < UNREACHED else walk.stopped[goal])


def walk_mines(table: TrenchClub) -> list[int]:
    """The enemy's mines."""
    laid = zip(table.mines, table.mine_nation, strict=True)
    return [number for number, nation in laid if nation % 2]


def test_a_shown_path_leads_step_by_step_to_its_goal() -> None:
    table = war("germany armoured-car A5", "france infantry L18").state
    walk = walk_of(table, 0)
    path = walk.path(hex_number("H5"))
    assert [hex_name(number) for number in path] == [
        "A5", "B5", "C5", "C4", "D4", "E4", "F4", "G5", "H5",
    ]  # fmt: skip
