"""Positions as documents: what comes out goes in again, and every fault is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.footclub.pitch import BLUE, RED, document

from tablee.games.footclub.game import GAME
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults

Change = Callable[[dict[str, Any]], object]


#: What a hand may be in turn 1 if nothing was played, and an attack that has just begun.
FIRST = [*["tackle"] * 5, "pressing"]
UNSPENT: dict[str, Any] = {
    "phase": "bonus",
    "turn": 1,
    "blue": ["offensive_support"] * 2 + ["tackle"] * 3,
    "red": ["defensive_support"] * 3 + ["tackle"] * 3,
}


def faults_of(position: dict[str, Any]) -> list[str]:
    """The faults of a position, each with its field."""
    with pytest.raises(Faults) as caught:
        GAME.load(position)
    return [f"{fault.field}: {fault.message}" for fault in caught.value.faults]


def change(path: str, value: Any) -> Change:
    """Sets a field inside a document."""

    def changed(found: Any) -> None:
        *way, last = path.split(".")
        for name in way:
            found = found[int(name)] if isinstance(found, list) else found[name]
        found[last] = value

    return changed


@pytest.mark.parametrize(
    ("start", "changed", "fault"),
    [
        ({}, change("sides", []), "sides: must be 2"),
        ({}, change("sides.0.pile.tackle", 9), "sides[0]: has 14 tackle cards instead of 5"),
        ({"turn": 3}, change("turn", 4), "sides[0].pile: has 10 cards; in turn 4 there are 8"),
        ({}, change("turn", 9), "turn: is 9; it must be 1 to 8 (F2.1)"),
        ({}, change("phase", "over"), "turn: is 4; it must be 8 (F2.1)"),
        ({"turn": 8}, change("phase", "over"), "mover: is 1; it must be null (F2.3)"),
        ({}, change("mover", BLUE), "mover: is 0; it must be 1 (F2.3)"),
        ({"phase": "bonus"}, change("mover", None), "mover: is null; it must be 0 or 1 (F2.3)"),
        (
            {"phase": "bonus"},
            change("bonus", None),
            "bonus: is null; it must be -999 to 999 (F3.1)",
        ),
        ({"phase": "bonus"}, change("bonus", 9), "bonus: is 9; it must be -8 to 2 (F3.1)"),
        ({}, change("bonus", -2), "bonus: is -2; it must be null (F3.1)"),
        ({}, change("accepted", True), "accepted: is true; it must be false (F3.2)"),
        (
            {},
            change("sides.1.choice", "none"),
            'sides[1].choice: is "none"; it must be null (F2.2)',
        ),
        ({}, change("sides.0.shoot_out", 3), "sides[0].shoot_out: is 3; it must be null (F4.1)"),
        ({"goals": (4, 0)}, None, "sides: have 4 goals in 3 finished turns"),
        ({"goals": (0, 9)}, None, "sides[1].goals: is 9; it must be 0 to "),
        (
            {"phase": "supporters"},
            change("sides.1.choice", "place"),
            'sides[1].choice: is "place"; it must be null or "none" (F2.2)',
        ),
        ({"turn": 1, "in_play": (7, 5)}, None, "sides[0].in_play: is 7; it must be 5 to 6 (F2.2)"),
        (
            {"phase": "supporters", "turn": 1, "blue": FIRST, "red": FIRST, "ball": RED},
            None,
            "ball: is 1; it must be 0 (F1.3)",
        ),
        (
            {"phase": "supporters", "turn": 1, "discards": (["tackle"], [])},
            None,
            "sides[0].discard: is 6; it must be 0 (F2.5)",
        ),
        (
            {"turn": 1, "in_play": (4, 5), "blue": FIRST, "red": FIRST},
            None,
            "sides[0].discard.supporters: is 1; it must be 0 (F3.1)",
        ),
        (
            {
                "turn": 1,
                "blue": FIRST[1:],
                "red": FIRST[1:],
                "discards": (["offensive_support"], ["placed_attack"]),
            },
            None,
            "sides[0].discard.offensive_support: is 1; it must be 0 (F3.1)",
        ),
        (
            {
                "turn": 1,
                "blue": FIRST[2:],
                "red": FIRST,
                "discards": (["defensive_support", "placed_attack"], []),
            },
            None,
            "sides[0].discard.defensive_support: is 1; it must be 0 (F3.1)",
        ),
        (UNSPENT | {"accepted": True}, None, "accepted: is true; it must be false (F3.2)"),
        (UNSPENT | {"mover": RED}, None, "mover: is 1; it must be 0 (F3.2)"),
        (
            UNSPENT | {"in_play": (4, 5), "bonus": -1},
            None,
            "mover: is 0; it must be 1 (F3.2)",
        ),
    ],
)
def test_a_fault_of_a_position_is_named(
    start: dict[str, Any], changed: Change | None, fault: str
) -> None:
    position = document(**{"phase": "possession", "in_play": (5, 5), **start})
    if changed is not None:
        changed(position)
    assert any(found.startswith(fault) for found in faults_of(position)), faults_of(position)


def test_two_secret_choices_cannot_wait_together() -> None:
    position = document("supporters")
    for seat in (BLUE, RED):
        position["sides"][seat]["choice"] = "none"
    assert faults_of(position) == ['sides[1].choice: is "none"; it must be null (F2.2)']


def test_a_running_attack_needs_its_card_on_the_discard() -> None:
    position = document("bonus", blue=["placed_attack"] * 3)
    position["sides"][BLUE]["discard"]["placed_attack"] = 0
    position["sides"][BLUE]["hand"]["placed_attack"] = 4
    assert any(
        fault.startswith("sides[0].discard.placed_attack: is 0; it must be 1")
        for fault in faults_of(position)
    )


def test_a_drawn_match_with_the_house_rule_needs_its_shoot_out() -> None:
    position = document("over", turn=8, options={"shoot_out": True})
    assert len(faults_of(position)) == 2
    for seat in (BLUE, RED):
        position["sides"][seat]["shoot_out"] = 3
    assert faults_of(position) == [
        "sides[1].shoot_out: is 3; it must be 0 or 1 or 2 or 4 or 5 (F4.1)"
    ]
    for scores in ((6, 4), (2, 7), (9, 0)):
        for seat in (BLUE, RED):
            position["sides"][seat]["shoot_out"] = scores[seat]
        (fault,) = faults_of(position)
        assert fault.startswith(f"sides[1].shoot_out: is {scores[1]}; ")
    for scores in ((5, 0), (6, 5), (11, 12), (0, 1)):
        for seat in (BLUE, RED):
            position["sides"][seat]["shoot_out"] = scores[seat]
        GAME.load(position)
    position["sides"][BLUE]["shoot_out"] = 3
    position["sides"][RED]["shoot_out"] = 4
    outcome = GAME.load(position).outcome()
    assert outcome is not None
    assert outcome.winners == [RED]


def test_every_malformed_field_is_named_at_once() -> None:
    position = document()
    position["ball"] = 2
    position["phase"] = "half-time"
    position["sides"][0]["hand"]["tackel"] = 1
    fields = [fault.partition(":")[0] for fault in faults_of(position)]
    assert sorted(fields) == ["ball", "phase", "sides[0].hand.tackel"]


@given(seed=st.integers(0, 2**32), steps=st.integers(0, 80))
def test_any_position_of_a_match_loads_to_itself(seed: int, steps: int) -> None:
    chance = FastChance(seed)
    state = GAME.setup(GAME.options({"shoot_out": bool(seed % 2)}), chance)
    for _ in range(steps):
        if state.over():
            break
        seat = chance.choose(state.to_act())
        state.apply(seat, chance.choose(state.legal(seat)), chance)
    written = msgspec.json.encode(state.position())
    loaded = GAME.load(msgspec.json.decode(written))
    assert msgspec.json.encode(loaded.position()) == written
    assert [loaded.legal(seat) for seat in range(2)] == [state.legal(seat) for seat in range(2)]
    assert loaded.acting() == state.acting()
