"""T3.10, T3.11, T14.9: trucks, one or several, against rides worked out the slow way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.trench_club.tables import war
from tests.games.trench_club.walks import Rides

from tablee.games.trench_club.data.hexes import distance, hex_name, hex_number
from tablee.games.trench_club.data.map_files import open_map
from tablee.games.trench_club.data.maps import WHOLE_MOVE
from tablee.games.trench_club.data.units import IS_CARRIED, IS_TRUCK, UNIT_KEYS
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.table.components import MOVE_PHASE, SET_DOWN_PHASE
from tablee.games.trench_club.table.moves import (
    BOARD,
    END_MOVES,
    MOVE,
    OPERATION,
    SET_DOWN,
    UNLOAD,
    move_of,
)
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults


@pytest.mark.rule("T3.10")
def test_several_trucks_are_loaded_at_once_and_drive_in_any_order() -> None:
    table = war(
        "germany troop-transport A15", "germany troop-transport C15", "germany infantry B15",
        "germany infantry D15", "germany heavy-mortar B14", "france infantry L6",
    )  # fmt: skip
    table.does("board 2 on 0")
    table.does("board 3 on 1")
    table.does("board 4 on 1")
    assert table.refused("end movement") == ("truck-loaded", "T3.10")
    table.does("move 1 to E16")
    table.does("set down 3 on F16")
    table.does("set down 4 on D16")
    assert table.refused("end movement") == ("truck-loaded", "T3.10")
    table.does("unload 0")
    table.does("set down 2 on A16")
    table.does("end movement")
    assert (table.at(2), table.at(3), table.at(4)) == ("A16", "F16", "D16")


@pytest.mark.rule("T14.9")
def test_a_loaded_truck_takes_no_room_that_another_needs() -> None:
    # In the corner only the hexes of the two infantry will be free, one for each truck.
    table = war(
        "germany troop-transport A20", "germany troop-transport B20", "germany infantry A19",
        "germany infantry B19", "france tank C20", "germany tank C19", "france tank A18",
        "france tank B18", "germany fighter-plane D19",
    )  # fmt: skip
    table.does("board 2 on 0")
    table.does("board 3 on 1")
    table.does("unload 0")
    # B19 is the only hex for the other truck's passenger.
    assert table.moves("set down") == ["set down 2 on A19"]
    assert table.refused("set down 2 on B19") == ("cannot-set-down", "T3.10")
    table.does("set down 2 on A19")
    assert table.refused("move 8 to B19") == ("truck-shut-in", "T14.9")
    table.does("unload 1")
    assert table.moves("set down") == ["set down 3 on B19"]


@pytest.mark.rule("T14.9")
def test_a_position_with_a_truck_that_cannot_end_is_a_fault() -> None:
    units = [
        "germany troop-transport A20", "germany infantry truck 0", "germany infantry truck 0",
        "germany tank B20", "germany tank B19", "france infantry A18", "france infantry B18",
        "france infantry C19", "france infantry C20",
    ]  # fmt: skip
    with pytest.raises(Faults, match="truck 0 cannot set its passengers down"):
        war(*units)


@pytest.mark.rule("T14.9")
def test_no_more_than_three_trucks_are_loaded_at_a_time() -> None:
    units = [f"germany troop-transport {place}" for place in ("A14", "C14", "E14", "H14")]
    units += [f"germany infantry {place}" for place in ("A15", "C15", "E15", "H15")]
    table = war(*units, "france tank A1")
    for truck in range(3):
        table.does(f"board {truck + 4} on {truck}")
    assert table.refused("board 7 on 3") == ("too-many-loaded", "T14.9")
    table.does("unload 0")
    table.does("set down 4 on A15")
    table.does("board 7 on 3")
    riding = [f"germany infantry truck {truck}" for truck in range(4)]
    with pytest.raises(Faults, match="on 3 trucks at most"):
        war(*units[:4], *riding, "france tank A1")


@pytest.mark.rule("T9.2", "T14.17")
def test_a_passenger_set_down_on_headquarters_takes_them() -> None:
    table = war(
        "germany troop-transport H4", "germany infantry G4", "germany anti-aircraft A20",
        "france infantry A1", options={"victory_points": True},
        nations={"france": {"headquarters": "K2"}},
    )  # fmt: skip
    table.does("board 1 on 0")
    table.does("move 0 to J2")
    events = table.does("set down 1 on K2")
    assert [event["event"] for event in events] == [
        "unit-set-down", "headquarters-taken", "points-scored",
    ]  # fmt: skip
    assert table.nation("germany")["points"] == 3
    assert table.nation("france")["headquarters_taken"]


@pytest.mark.rule("T8.2", "T14.16")
def test_a_passenger_set_down_on_a_mine_is_destroyed() -> None:
    table = war(
        "germany troop-transport A15", "germany infantry B15", "germany infantry A14",
        "france infantry L6", mines=[{"hex": "A16", "nation": "france"}],
    )  # fmt: skip
    table.does("board 1 on 0")
    table.does("board 2 on 0")
    table.does("unload 0")
    events = table.does("set down 1 on A16")
    assert [event["event"] for event in events] == [
        "unit-set-down",
        "mine-struck",
        "unit-destroyed",
    ]
    assert table.unit(1) is None
    table.does("set down 2 on A16")
    assert table.at(2) == "A16"


@pytest.mark.rule("T8.2", "T14.16")
def test_a_truck_that_strikes_a_mine_dies_with_its_passengers() -> None:
    table = war(
        "germany troop-transport A15", "germany infantry B15", "germany tank A20",
        "france infantry L6", mines=[{"hex": "C15", "nation": "france"}],
    )  # fmt: skip
    table.does("board 1 on 0")
    table.does("move 0 to C15")
    assert table.unit(0) is None
    assert table.unit(1) is None
    assert table.position["phase"] == "move"
    table.does("end movement")


@pytest.mark.rule("T8.2", "T14.9")
@pytest.mark.parametrize(("kind", "is_legal"), [("tank", True), ("fighter-plane", False)])
def test_who_clears_a_mine_takes_no_room_from_a_loaded_truck(kind: str, is_legal: bool) -> None:
    table = war(
        "germany troop-transport A1", "germany infantry truck 0", f"germany {kind} C1",
        "germany armoured-car B2 moved", "france howitzer A2", "france infantry M20",
        mines=[{"hex": "B1", "nation": "france"}],
    )  # fmt: skip
    # B1 is the only hex for the infantry, so nobody may stay there, nor a plane above the mine.
    assert table.may("move 2 to B1") == is_legal
    if is_legal:
        table.does("move 2 to B1")
        table.does("unload 0")
        table.does("set down 1 on B1")
        assert table.at(1) == "B1"


def crowd(seed: int) -> TrenchClub:
    """Two or three trucks among many friends, a few enemies and mines, on a bit of the map."""
    chance = FastChance(seed)
    field = open_map("aisne", True)
    trenches = chance.below(2) == 1
    middle = hex_number(["G6", "C14", "J8", "E3"][chance.below(4)])
    steps = field.steps[7 if trenches else 2]
    spots = [
        number
        for number in range(520)
        if field.terrain[number] >= 0
        and distance(middle, number) <= 3
        and steps[number] < WHOLE_MOVE
    ]
    chance.shuffle(spots)
    kinds = ["germany troop-transport"] * (2 + chance.below(2))
    carried = [UNIT_KEYS[kind] for kind in range(15) if IS_CARRIED[kind]]
    for _ in range(4 + chance.below(4)):
        kinds.append(f"germany {carried[chance.below(len(carried))]}")
    for _ in range(max(0, len(spots) - len(kinds) - 4 - chance.below(5))):
        kinds.append(["germany tank", "france armoured-car"][chance.below(4) == 0])
    units = [f"{kind} {hex_name(spot)}" for kind, spot in zip(kinds, spots, strict=False)]
    mined = spots[len(units) :][: chance.below(3)]
    return war(
        *units, "france infantry M20", "germany infantry A20",
        mines=[{"hex": hex_name(spot), "nation": "france"} for spot in mined],
        options={"trenches": trenches},
    ).state  # fmt: skip


def expected_moves(table: TrenchClub) -> set[int]:
    """Every walk, ride and unloading that the rules allow, found by trying everything."""
    found: set[int] = set()
    rides = Rides(table)
    load, taken = rides.load, rides.taken
    for unit, walk in rides.walks.items():
        place = table.place[unit]
        for number in walk:
            if number in taken:
                continue
            if unit in load:
                legal = rides.can_end(load, taken, unit, number)
            else:
                legal = rides.can_finish(load, rides.with_unit(taken - {place}, unit, number))
            if legal:
                found.add(move_of(MOVE, unit, number))
        if unit in load and rides.can_end(load, taken, unit, place):
            found.add(move_of(UNLOAD, unit))
        for truck in rides.walks:
            if IS_TRUCK[table.kind[truck]] and rides.can_board(unit, truck):
                found.add(move_of(BOARD, unit, truck))
    return found


def steps(table: TrenchClub, seed: int) -> Iterator[list[int]]:
    """The legal moves of Germany's move phase, and then one of them, boarding first."""
    chance = FastChance(seed, 1)
    while table.turn == 0 and table.phase in (MOVE_PHASE, SET_DOWN_PHASE):
        legal = table.legal(0)
        assert legal
        yield legal
        boards = [move for move in legal if move >> OPERATION == BOARD]
        table.apply(0, chance.choose(boards or legal), chance)


@pytest.mark.rule("T3.10", "T14.9")
@settings(max_examples=10)
@given(st.integers(0, 2**32))
def test_rides_agree_with_rides_worked_out_by_trying_everything(seed: int) -> None:
    table = crowd(seed)
    for legal in steps(table, seed):
        if table.phase == SET_DOWN_PHASE:
            unit = table.passengers(table.unloading)[0]
            rides = Rides(table)
            expected = {
                move_of(SET_DOWN, unit, spot)
                for spot in table.field.near[table.place[table.unloading]]
                if spot >= 0 and rides.can_set_down(unit, spot)
            }
            assert set(legal) == expected
        else:
            found = {move for move in legal if move >> OPERATION in (MOVE, UNLOAD, BOARD)}
            assert found == expected_moves(table)


@pytest.mark.rule("T14.9")
@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_a_turn_with_loaded_trucks_can_always_be_finished(seed: int) -> None:
    table = crowd(seed)
    for legal in steps(table, seed):
        assert (END_MOVES << OPERATION in legal) == (table.phase == MOVE_PHASE and not table.loaded)
