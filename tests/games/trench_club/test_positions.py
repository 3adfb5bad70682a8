"""Positions: exact both ways, and every fault of a broken one."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.trench_club.tables import war

from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.moves import is_move, notation, parse
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
            document = msgspec.to_builtins(GAME.position(state))
            loaded = GAME.load(document)
            assert msgspec.to_builtins(GAME.position(loaded)) == document
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


@pytest.mark.parametrize(
    "changes",
    [{"phase": "companies", "to_name": 1}, {"phase": "turn"}, {"phase": "place", "placing": 2}],
)
def test_a_position_in_which_nobody_could_do_anything_is_refused(changes: dict[str, Any]) -> None:
    assert broken(**changes) == ["phase"]


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
