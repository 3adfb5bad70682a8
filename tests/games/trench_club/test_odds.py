"""The exact odds: against worked numbers, and against simulated fights."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest
from tests.games.trench_club.tables import War, war

from tablee.games.trench_club.combat import fight_all
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.odds import Exchange, damage_ways, destruction
from tablee.kernel.chance import FastChance

#: Pairs, terrains, damage, experience and flanks of all sorts.
FIGHTS = [
    ("germany infantry J6", "france infantry K6"),
    ("germany tank J6 damage=2", "france infantry K6 experience=3"),
    ("germany armoured-car F4 experience=3 damage=3", "france infantry G4 damage=1"),
    ("germany heavy-infantry J6", "france fighter-plane K6 damage=3"),
    ("germany field-gun J6", "france renault-ft17 K6", "germany infantry L6"),
    ("germany heavy-mortar G6", "france tank I7 damage=4"),
    ("germany big-bertha G6 experience=3", "france infantry K6"),
    ("germany fighter-plane F7", "france infantry F8 damage=5"),
]


@pytest.mark.rule("T5.2", "T5.5")
def test_the_ways_of_a_throw_add_up_to_twelve_to_the_dice() -> None:
    for dice in (0, 5, 12, 15):
        for face in (0, 2, 7, 12):
            for row in range(8):
                assert sum(damage_ways(dice, face, row)) == 12**dice
    # One die, hits on 2 or less: 2 ways in 12 do damage to somebody without armour.
    assert damage_ways(1, 2, 0)[:2] == [10, 2]


@pytest.mark.parametrize("units", FIGHTS, ids=lambda units: units[0].split()[1])
def test_odds_agree_with_simulated_fights(units: tuple[str, ...]) -> None:
    table = war(*units, "france tank A1", "germany tank A20").state
    exchange = Exchange(table, 0, 1)
    trials = 3000
    chance = FastChance(20)
    dealt = [0] * len(exchange.damage)
    taken = [0] * len(exchange.answer)
    for _ in range(trials):
        fight = table.copy()
        before = fight.damage[1], fight.damage[0]
        fight.attacks = [0 << 10 | 1]
        fight_all(fight, chance, None)
        dealt[fight.damage[1] - before[0]] += 1
        taken[fight.damage[0] - before[1]] += 1
    for found, expected in ((dealt, exchange.damage), (taken, exchange.answer)):
        assert sum(expected) == 1
        for count, share in zip(found, expected, strict=True):
            error = sqrt(float(share) * (1 - float(share)) / trials)
            assert abs(count / trials - float(share)) <= 4.5 * error + 1e-9


def listed() -> War:
    """Three attacks on one target, two of them close."""
    table = war(
        "germany heavy-mortar G6",
        "germany infantry J6 damage=4",
        "germany armoured-car K5",
        "france tank K6 damage=3",
        "france tank A1",
    )
    table.does("end movement")
    for unit in (0, 1, 2):
        table.does(f"attack 3 with {unit}")
    return table


def test_a_list_of_attacks_agrees_with_simulated_fights() -> None:
    table = listed().state
    expected = float(destruction(table, table.attacks))
    chance = FastChance(3)
    trials = 4000
    killed = 0
    for _ in range(trials):
        fight = table.copy()
        fight_all(fight, chance, None)
        killed += fight.place[3] == -1
    error = sqrt(expected * (1 - expected) / trials)
    assert 0 < expected < 1
    assert abs(killed / trials - expected) <= 4.5 * error


def test_a_seat_is_told_the_odds_of_its_attacks_and_nobody_else_is() -> None:
    match = listed().match
    odds = GAME.odds(match.view(0))
    assert odds is not None
    assert len(odds.attacks) == 3
    assert Fraction(odds.destroyed["3"]) > 0
    assert GAME.odds(match.view(1)) is None
    assert GAME.odds(war("germany tank A1", "france tank A20").match.view(0)) is None
