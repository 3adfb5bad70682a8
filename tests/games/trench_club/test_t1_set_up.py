"""T1: armies, tokens, companies, placing and the first turns."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.trench_club.tables import War, war

from tablee.games.trench_club.data.hexes import distance, hex_name
from tablee.games.trench_club.data.map_files import open_map
from tablee.games.trench_club.game import GAME
from tablee.kernel.chance import FastChance, ScriptedChance
from tablee.kernel.documents import Faults
from tablee.kernel.state import State


def begun(**options: Any) -> State:
    """A table before the first decision."""
    return GAME.setup(GAME.options(options), ScriptedChance([]))


def plain(state: State) -> Any:
    """The position of a state."""
    return state.position()


@pytest.mark.rule("T1.1")
def test_two_nations_fight_on_the_half_map_and_four_on_the_whole_one() -> None:
    half = plain(begun(central="austria-hungary", entente="great-britain"))
    assert [nation.nation for nation in half.nations] == ["great-britain", "austria-hungary"]
    assert len(half.forts) == 7
    whole = plain(begun(players=4))
    order = ["germany", "great-britain", "austria-hungary", "france"]
    assert [nation.nation for nation in whole.nations] == order
    assert len(whole.forts) == 14


@pytest.mark.rule("T1.1")
def test_one_person_may_command_two_allies() -> None:
    view: Any = begun(players=3, shared="entente").view(0).document()
    assert view.commanders == [0, 1, 2, 1]
    view = begun(players=2, field="whole").view(0).document()
    assert view.commanders == [0, 1, 0, 1]


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"players": 3, "field": "half"}, "options.field"),
        ({"players": 4, "central": "austria-hungary"}, "options.central"),
        ({"players": 2, "shared": "entente"}, "options.shared"),
        ({"double_armies": True, "two_national_units": True}, "options.two_national_units"),
    ],
)
def test_options_that_make_no_sense_together_are_refused_with_a_reason(
    options: dict[str, Any], field: str
) -> None:
    with pytest.raises(Faults) as caught:
        GAME.options(options)
    assert [fault.field for fault in caught.value.faults] == [field]


@pytest.mark.rule("T1.2")
def test_each_nation_has_eleven_units_and_austria_hungary_three_bonds() -> None:
    whole = plain(begun(players=4))
    kinds: dict[str, list[str]] = {nation.nation: [] for nation in whole.nations}
    for unit in whole.units:
        kinds[unit.nation].append(unit.kind)
    assert {nation: len(units) for nation, units in kinds.items()} == dict.fromkeys(kinds, 11)
    assert [kinds[nation][-1] for nation in kinds] == [
        "big-bertha",
        "mark-i-female",
        "anti-tank-gunners",
        "renault-ft17",
    ]
    assert "field-gun" in kinds["germany"]
    assert "field-gun" in kinds["great-britain"]
    assert "howitzer" in kinds["austria-hungary"]
    assert "howitzer" in kinds["france"]
    assert [nation.bonds for nation in whole.nations] == [0, 0, 3, 0]


@pytest.mark.rule("T1.3")
def test_armies_are_split_at_the_same_time_and_any_way_one_likes() -> None:
    state = begun()
    assert state.to_act() == [0, 1]
    for _ in range(11):
        state.apply(0, state.legal(0)[0], ScriptedChance([]))
    assert state.to_act() == [1]
    assert all(unit.company == 1 for unit in plain(state).units[:11])


def split() -> War:
    """Germany has an infantry, a tank and a plane in company 1, France one in each."""
    return war(
        "germany infantry waiting company=1",
        "germany tank waiting company=1",
        "germany fighter-plane waiting company=1",
        "france infantry waiting company=1",
        "france infantry waiting company=2",
        "france infantry waiting",
        phase="split",
        round=0,
        nations={"germany": {"tokens": [0, 0, 0]}, "france": {"tokens": [0, 0, 0]}},
    )


@pytest.mark.rule("T1.4")
def test_the_highest_die_places_first_and_ties_roll_again() -> None:
    table = split()
    events = table.does("assign 5 to company 3", 7, 7, 4, 9)
    assert [event["event"] for event in events][-1] == "placing-began"
    assert table.position["turn"] == "france"
    assert table.moves() == ["turn token 1", "turn token 2", "turn token 3"]


@pytest.mark.rule("T1.4", "T14.1")
def test_a_company_is_placed_on_its_number_then_ring_by_ring() -> None:
    table = split()
    table.does("assign 5 to company 3", 9, 4)
    table.does("turn token 1", 3)
    assert table.moves() == ["place 0 on K7", "place 1 on K7", "place 2 on K7"]
    table.does("place 1 on K7")
    ring = {"J6", "K6", "L7", "K8", "J8", "J7"}
    assert {move.split()[-1] for move in table.moves("place 0")} == ring
    assert table.refused("place 0 on K4") == ("nearest-ring", "T1.4")
    table.does("place 0 on K6")
    table.does("place 2 on J8")
    assert table.position["turn"] == "france"


@pytest.mark.rule("T1.4", "T14.1")
def test_water_in_a_ring_is_for_foot_units_and_need_not_be_used() -> None:
    table = split()
    table.does("assign 5 to company 3", 9, 4)
    table.does("turn token 1", 2)
    table.does("place 2 on E7")
    assert "E8" in {move.split()[-1] for move in table.moves("place 0")}
    assert "E8" not in {move.split()[-1] for move in table.moves("place 1")}


@pytest.mark.rule("T14.1")
def test_a_token_without_units_is_turned_and_places_nothing() -> None:
    table = split()
    table.does("assign 5 to company 3", 9, 4)
    table.does("turn token 2", 5)
    assert table.position["turn"] == "france"
    assert table.nation("germany")["tokens"] == [0, 5, 0]


@pytest.mark.rule("T1.5")
def test_a_new_roll_decides_who_begins() -> None:
    table = war(
        "germany infantry A15 company=1",
        "france infantry waiting company=3",
        phase="turn",
        turn="france",
        round=0,
        nations={"germany": {"tokens": [1, 2, 3]}, "france": {"tokens": [4, 5, 0]}},
    )
    table.does("turn token 3", 6)
    events = table.does("place 1 on C19", 3, 11)
    assert {"event": "first-named", "nation": 3} in events
    assert table.position["starter"] == "france"
    assert table.position["round"] == 1


def limits(players: int) -> list[int]:
    """How many companies each nation may use in its first turn, in order."""
    state = begun(players=players)
    chance = FastChance(1)
    found: list[int] = []
    while len(found) < (4 if players == 4 else 2):
        seat = state.to_act()[0]
        moves = state.legal(seat)
        document = plain(state)
        if document.round == 1 and document.phase in ("companies", "move"):
            left = document.to_name or 3
            found.append(left)
            for _ in range(document.to_name):
                state.apply(seat, state.legal(seat)[0], chance)
            state.apply(seat, GAME.parse("end movement"), chance)
            while plain(state).turn == document.turn:
                state.apply(seat, state.legal(seat)[-1], chance)
            continue
        state.apply(seat, moves[0], chance)
    return found


@pytest.mark.rule("T1.6")
def test_the_first_turns_use_fewer_companies() -> None:
    assert limits(2) == [1, 2]
    assert limits(4) == [1, 1, 2, 3]


@pytest.mark.rule("T1.6", "T14.2")
def test_in_the_second_round_the_first_player_uses_what_he_has_not_used() -> None:
    table = war(
        "germany infantry A15 company=1",
        "germany infantry B15 company=2",
        "france infantry L6 company=1",
        turn="france",
        round=1,
        phase="move",
        nations={"germany": {"used": [2], "allowed": [2]}},
    )
    table.does("end movement")
    assert table.nation("germany")["allowed"] == [1, 3]
    assert table.moves("move 0")
    assert not table.moves("move 1")


@pytest.mark.rule("T14.2")
def test_units_held_back_do_not_move_or_attack_but_fire_back_and_support() -> None:
    table = war(
        "germany infantry J6 company=1",
        "germany armoured-car K5 company=2",
        "france infantry K6 company=1",
        nations={"germany": {"allowed": [1]}},
    )
    assert table.refused("move 1 to L5") == ("held-back", "T14.2")
    table.does("end movement")
    assert table.refused("attack 2 with 1") == ("held-back", "T14.2")
    table.does("attack 2 with 0")
    attack = table.event("confirm attacks", "attacked", *[12] * 26)
    assert attack["bonus"] == 2


@pytest.mark.rule("T1.4", "T10.5")
def test_no_company_is_placed_in_a_trench_that_the_enemy_holds() -> None:
    field = open_map("aisne", True)
    distances = [
        (distance(field.starts[number], spot), number, trench)
        for number in range(1, 7)
        for trench, spots in enumerate(field.trenches)
        for spot in spots
    ]
    _, number, trench = min(distances)
    first, *others = [hex_name(spot) for spot in field.trenches[trench]]
    tokens = [other for other in range(1, 7) if other != number]
    waiting = ["germany infantry waiting company=1" for _ in range(11)]
    table = war(
        *waiting, f"france infantry {first} company=1", phase="place", placing=1, round=0,
        options={"trenches": True},
        nations={
            "germany": {"tokens": [number, 0, 0]},
            "france": {"tokens": [tokens[0], 0, 0]},
        },
    )  # fmt: skip
    placed: list[str] = []
    for unit in range(10):
        spots = table.moves(f"place {unit} on ")
        placed += [spot.split()[-1] for spot in spots]
        table.does(spots[0])
    assert not set(placed) & set(others)
