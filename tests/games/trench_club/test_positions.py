"""Positions: exact both ways, and every fault of a broken one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.trench_club.tables import war

from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.table.moves import is_move, notation, parse
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 4, "special_forces": True, "victory_points": True, "trenches": True},
        {"players": 3, "special_start": True, "map": "isonzo"},
    ],
)
def test_a_position_comes_back_exactly_as_it_was(options: dict[str, Any]) -> None:
    state = GAME.setup(GAME.options(options), FastChance(5))
    chance = FastChance(9)
    for step in range(260):
        if state.over():
            break
        seat = chance.choose(state.to_act())
        if step % 9 == 0:
            document = msgspec.to_builtins(state.position())
            loaded = GAME.load(document)
            assert msgspec.to_builtins(loaded.position()) == document
            assert loaded.legal(seat) == state.legal(seat)
        move = chance.choose(state.legal(seat))
        assert parse(notation(move)) == move and is_move(move)  # noqa: PT018
        state.apply(seat, move, chance)


def broken(**changes: Any) -> list[str]:
    """The fields that are wrong in a changed position."""
    document = war(
        "germany infantry J6", "germany troop-transport K6", "france tank K5", forts={2: "germany"}
    ).position
    document.update(changes)
    with pytest.raises(Faults) as caught:
        GAME.load(document)
    return [fault.field for fault in caught.value.faults]


def unit(**fields: Any) -> dict[str, Any]:
    """A unit of a position."""
    return {"unit": 0, "kind": "infantry", "nation": "germany", "at": "A1", **fields}


def test_every_fault_of_a_position_is_listed() -> None:
    units = [
        unit(kind="infantri"),
        unit(unit=1, at="Q40"),
        unit(unit=1, at="C9"),
        unit(unit=2, at="fort 3"),
        unit(unit=3, kind="tank", at="F8"),
        unit(unit=4, nation="great-britain"),
    ]
    assert broken(units=units, next_unit=4) == [
        "units[0].kind", "units[1].at", "units[2].unit", "units[2].at", "units[3].at",
        "units[4].at", "units[5].nation", "units[5].unit",
    ]  # fmt: skip
    assert broken(turn="great-britain", forts=["neutral"]) == ["turn", "forts"]
    assert broken(mines=[{"hex": "F8", "nation": "germany"}]) == ["mines[0].hex"]
    assert broken(phase="set-down") == ["unloading", "unloading"]
    assert broken(phase="over") == ["result"]
    assert broken(round=0) == ["round"]
    assert broken(phase="launch") == broken(phase="garrison") == ["units"]
    assert broken(surrendering="germany") == ["surrendering"]


def set_up(phase: str, **options: Any) -> dict[str, Any]:
    """The first position of a phase, with everybody split over the three companies."""
    state = GAME.setup(GAME.options(options), FastChance(3))
    chance = FastChance(4)
    while msgspec.to_builtins(state.position())["phase"] != phase:
        seat = state.to_act()[0]
        state.apply(seat, chance.choose(state.legal(seat)), chance)
    document: dict[str, Any] = msgspec.to_builtins(state.position())
    return document


def wrong_fields(document: dict[str, Any]) -> list[str]:
    """The fields that are wrong in a position."""
    with pytest.raises(Faults) as caught:
        GAME.load(document)
    return [fault.field for fault in caught.value.faults]


def test_a_set_up_is_as_far_as_its_phase_says() -> None:
    split = set_up("split")
    split["nations"][0]["tokens"] = [1, 0, 0]
    split["units"][3]["at"] = "A1"
    assert wrong_fields(split) == ["units[3].at", "nations"]
    turn = set_up("turn")
    turn["nations"][0]["tokens"] = [1, 2, 0]
    assert "nations" in wrong_fields(turn)
    turn = set_up("turn")
    turn["units"][0]["company"] = 0
    turn["units"][1]["at"] = "A1"
    assert wrong_fields(turn) == ["units[0].company", "units[1].at"]
    place = set_up("place")
    place["placing"] = 1 + place["placing"] % 3
    assert "placing" in wrong_fields(place)
    assert wrong_fields({**set_up("split"), "phase": "choose"}) == ["phase"]


@pytest.mark.rule("T14.16")
@pytest.mark.parametrize("kind", ["gunboat", "gun-turret"])
def test_nobody_sets_up_with_a_gunboat_or_a_turret(kind: str) -> None:
    for phase in ("split", "turn", "place"):
        document = set_up(phase, special_start=True)
        document["units"][-1]["kind"] = kind
        assert wrong_fields(document) == [f"units[{len(document['units']) - 1}].kind"]


def test_headquarters_are_marked_in_turn_once_all_tokens_are_turned() -> None:
    marking = set_up("headquarters", victory_points=True)
    assert wrong_fields({**marking, "options": {}}) == ["phase"]
    acting = next(one for one in marking["nations"] if one["nation"] == marking["turn"])
    acting["headquarters"] = "K2"
    assert wrong_fields(marking) == ["nations"]
    acting.update(headquarters=None, tokens=[0, *acting["tokens"][1:]])
    assert "nations" in wrong_fields(marking)


def test_companies_still_to_be_named_are_not_named_yet() -> None:
    assert broken(phase="companies", to_name=1) == ["to_name"]
    naming = set_up("companies")
    naming["to_name"] = 3
    for nation in naming["nations"]:
        nation["allowed"] = [2]
    assert wrong_fields(naming) == ["to_name"]


def test_a_company_that_is_given_twice_counts_once() -> None:
    document = war("germany infantry J6 company=3", "france tank K5").position
    document["nations"][0]["allowed"] = [3, 3]
    assert "move 0 to J7" in [GAME.notation(move) for move in GAME.load(document).legal(0)]


def test_only_a_victory_has_a_winner() -> None:
    assert broken(phase="over", result="forts") == ["winner"]
    assert broken(phase="over", result="armistice", winner="central") == ["winner"]
    assert broken(winner="entente") == ["winner"]


def test_special_forces_come_by_water_or_into_a_fort() -> None:
    def drawn(kind: str, phase: str) -> list[str]:
        units = [unit(), unit(unit=1, at="waiting"), unit(unit=2, kind=kind, at="waiting")]
        return broken(units=units, next_unit=3, phase=phase)

    assert drawn("medics", "launch") == drawn("gunboat", "garrison") == ["phase", "units[1].at"]
    assert drawn("gunboat", "launch") == drawn("medics", "garrison") == ["units[1].at"]


def test_only_attacks_that_could_be_made_are_listed() -> None:
    table = war("germany tank J6", "germany infantry A1", "france infantry J7")
    document = {**table.position, "phase": "designate"}

    def listing(*attacks: tuple[int, int]) -> list[str]:
        items = [{"attacker": attacker, "target": target} for attacker, target in attacks]
        return wrong_fields({**document, "attacks": items})

    assert listing((1, 2)) == listing((0, 1)) == ["attacks[0]"]
    assert listing((0, 2), (0, 2)) == ["attacks[1].attacker"]


def test_a_loaded_truck_has_its_move_before_it_and_its_passengers_have_made_theirs() -> None:
    truck = unit(unit=1, kind="troop-transport", at="A2")
    riding = unit(at="truck 1")
    assert broken(units=[riding, {**truck, "moved": True}]) == ["units[0].at"]
    assert broken(units=[riding, truck], turn="france") == ["units[0].at"]
    document = war("germany infantry truck 1", "germany troop-transport A2", "france tank K5")
    assert document.position["units"][0]["moved"]


def test_a_truck_is_loaded_only_with_its_own_units() -> None:
    units = [
        unit(kind="tank", at="truck 1"),
        unit(unit=1, kind="troop-transport", at="A2"),
        unit(unit=2, nation="france", at="truck 1"),
        unit(unit=3, at="truck 0"),
    ]
    fields = broken(units=units, next_unit=4)
    assert fields == ["units[0].at", "units[2].at", "units[3].at"]


def test_a_boat_in_a_fort_and_two_sides_in_one_trench_are_faults() -> None:
    units = [unit(kind="gunboat", at="fort 2"), unit(unit=1, nation="france", at="A1")]
    assert broken(units=units) == ["units[0].at"]
    units = [unit(at="H4"), unit(unit=1, nation="france", at="J4")]
    assert broken(units=units, options={"trenches": True}) == ["units[1].at"]
