"""T14, sentence by sentence where the tests of T1 to T13 do not say it already."""

from __future__ import annotations

import pytest
from tests.games.trench_club.tables import HIT, MISS, war


@pytest.mark.rule("T14.2")
def test_units_held_back_neither_board_nor_take_on_nor_mine_but_make_contact_and_heal() -> None:
    table = war(
        "germany troop-transport A15 company=1", "germany infantry B15 company=2",
        "germany troop-transport A17 company=2", "germany infantry B17 company=1",
        "germany minelayer A1 company=2", "germany medics L20 company=2",
        "germany infantry M20 company=1 damage=3", "france infantry M1",
        nations={"germany": {"allowed": [1], "bonds": 9}},
    )  # fmt: skip
    assert table.refused("board 1 on 0") == ("held-back", "T14.2")
    assert not table.may("board 3 on 2")
    assert table.refused("mine B1 with 4") == ("held-back", "T14.2")
    table.does("end movement")
    table.does("heal 6 with 5")
    healed = table.unit(6)
    assert healed is not None
    assert "damage" not in healed


@pytest.mark.rule("T14.2")
def test_a_unit_held_back_in_a_fort_is_repaired_and_one_bought_has_no_company() -> None:
    table = war(
        "germany tank fort 2 damage=4 company=2 began_in_fort=2", "germany infantry A20 company=1",
        "france infantry M1", forts={2: "germany"},
        nations={"germany": {"allowed": [1], "bonds": 20}},
    )  # fmt: skip
    table.does("end movement")
    table.does("repair 0")
    table.does("buy infantry in fort 2")
    bought = table.unit(3)
    assert bought is not None
    assert "company" not in bought


@pytest.mark.rule("T14.2", "T3.7")
def test_an_enemy_held_back_makes_contact_all_the_same() -> None:
    table = war(
        "germany infantry H7", "france infantry H6 company=2", "france infantry M20 company=1",
        nations={"france": {"allowed": [1]}},
    )  # fmt: skip
    # From one hex next to the enemy to another: it stops there.
    assert not table.may("move 0 to I5")
    assert table.may("move 0 to G7")


@pytest.mark.rule("T14.6")
def test_a_unit_stopped_by_contact_cannot_board() -> None:
    free = war("germany infantry J7", "germany troop-transport L7", "france infantry A20")
    assert free.may("board 0 on 1")
    table = war("germany infantry J7", "germany troop-transport L7", "france infantry J6")
    # K7 is next to the truck, but the way there goes from contact into contact.
    assert not table.may("board 0 on 1")


@pytest.mark.rule("T14.7")
def test_a_unit_set_down_this_turn_does_not_capture() -> None:
    table = war("germany troop-transport G5", "germany infantry F4", "france infantry A20")
    table.does("board 1 on 0")
    table.does("unload 0")
    table.does("set down 1 on G4")
    assert table.refused("capture fort 2 with 1") == ("already-moved", "T3.1")


@pytest.mark.rule("T14.7")
def test_units_removed_by_capture_teach_nothing() -> None:
    table = war(
        "germany infantry G3", "france tank fort 2", "france infantry A1", forts={2: "france"}
    )
    table.does("capture fort 2 with 0")
    taker = table.unit(0)
    assert taker is not None
    assert "experience" not in taker
    assert table.unit(1) is None


@pytest.mark.rule("T14.7")
def test_there_is_no_step_from_fort_to_fort() -> None:
    table = war(
        "germany fighter-plane fort 1", "germany infantry fort 1", "france infantry M20",
        forts={1: "germany", 2: "germany", 4: "france"},
    )  # fmt: skip
    # The plane flies out of one fort and into the other; nobody takes a fort out of a fort.
    assert table.may("move 0 into fort 2")
    assert not table.moves("capture")
    assert not table.may("move 1 into fort 2")


@pytest.mark.rule("T14.8")
def test_one_comes_out_next_to_an_entrance_and_nobody_stands_on_one() -> None:
    table = war("germany heavy-mortar fort 2", "france infantry A20", forts={2: "germany"})
    ends = {move.split()[-1] for move in table.moves("move 0 to")}
    # Of its doors only the forest of H1 and G4 is too dense for a mortar.
    assert ends == {"G1", "F2", "G3", "H4"}
    near = war("germany infantry G3", "france infantry A20", forts={2: "germany"})
    assert not near.may("move 0 to G2")
    assert not near.may("move 0 to H3")


@pytest.mark.rule("T14.9")
def test_a_truck_takes_on_units_of_its_own_nation_outside_forts() -> None:
    table = war(
        "germany troop-transport A15", "austria-hungary infantry B15", "france infantry M1",
        options={"players": 4}, turn="austria-hungary",
    )  # fmt: skip
    assert not table.moves("board")
    inside = war(
        "germany troop-transport fort 2", "germany infantry fort 2", "germany infantry G3",
        "france infantry A20", forts={2: "germany"},
    )  # fmt: skip
    assert not inside.moves("board")


@pytest.mark.rule("T14.10", "T4.1")
def test_a_confirmed_attack_is_fought_even_if_it_has_become_senseless() -> None:
    table = war(
        "germany infantry J6 damage=5", "germany infantry L6", "france tank K6",
        "germany tank A20", "france tank A1",
    )  # fmt: skip
    table.does("end movement")
    table.does("attack 2 with 0")
    table.does("attack 2 with 1")
    attacks = [
        event
        for event in table.does(
            "confirm attacks", *[MISS] * 8, *[HIT] * 12, *[MISS] * 12, *[MISS] * 12
        )
        if event["event"] == "attacked"
    ]
    # The first is lost in its attack; the other has no flank any more, and attacks all the same.
    assert [(attack["unit"], attack["bonus"]) for attack in attacks] == [(0, 3), (1, 0)]


@pytest.mark.rule("T14.16")
def test_a_gunboat_is_repaired_by_medics() -> None:
    table = war(
        "germany gunboat F8 damage=3", "germany medics F7", "france infantry A20",
        forts={2: "germany"}, nations={"germany": {"bonds": 10}},
    )  # fmt: skip
    assert not table.moves("move 0 into")
    table.does("end movement")
    table.does("heal 0 with 1")
    assert table.nation("germany")["bonds"] == 10 + 3 - 7


@pytest.mark.rule("T14.17")
def test_a_fort_taken_again_is_a_point_again() -> None:
    table = war(
        "germany infantry G3", "france infantry H1", "france tank M20",
        options={"victory_points": True},
    )  # fmt: skip
    table.does("capture fort 2 with 0")
    assert table.nation("germany")["points"] == 1
    table.does("end movement")
    table.does("capture fort 2 with 1")
    # The fort, and the infantry inside.
    assert table.nation("france")["points"] == 2


@pytest.mark.rule("T10.2", "T10.5")
def test_a_tank_ends_on_a_trench_that_no_enemy_holds_without_being_in_it() -> None:
    trenches = {"trenches": True}
    table = war("germany tank I5", "france infantry G6", "germany infantry A20", options=trenches)
    table.does("move 0 to I4")
    table.does("end movement")
    # The tank holds nothing: an enemy on foot may come into the trench beside it.
    assert table.may("move 1 to H4")
    held = war("germany tank I5", "france infantry H4", "germany infantry A20", options=trenches)
    assert not held.may("move 0 to I4")
