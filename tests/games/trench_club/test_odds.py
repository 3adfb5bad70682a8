"""The exact odds: against worked numbers, and against simulated fights."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.trench_club.courses import every_course
from tests.games.trench_club.fights import (
    FIGHTS,
    LISTS,
    MOST_ERRORS,
    dealt_and_taken,
    errors,
    killed,
    laid_out,
)
from tests.games.trench_club.tables import War, war

from tablee.games.trench_club.documents import TrenchOdds
from tablee.games.trench_club.odds.exchange import Exchange
from tablee.games.trench_club.odds.lists import LONG_WORK, destruction
from tablee.games.trench_club.odds.throws import damage_ways
from tablee.games.trench_club.table.moves import FIRST
from tablee.kernel.chance import FastChance


@pytest.mark.rule("T5.2", "T5.5")
def test_the_ways_of_a_throw_add_up_to_twelve_to_the_dice() -> None:
    for dice in (0, 5, 12, 15):
        for face in (0, 2, 7, 12):
            for row in range(8):
                assert sum(damage_ways(dice, face, row)) == 12**dice
    # One die, hits on 2 or less: 2 ways in 12 do damage to somebody without armour.
    assert damage_ways(1, 2, 0)[:2] == [10, 2]


@pytest.mark.rule("T5.1", "T5.3")
@pytest.mark.parametrize("units", FIGHTS, ids=", ".join)
def test_odds_agree_with_simulated_fights(units: tuple[str, ...]) -> None:
    table = laid_out(units)
    exchange = Exchange(table, 0, 1)
    trials = 2000
    dealt, taken = dealt_and_taken(table, trials, FastChance(20))
    for found, expected in ((dealt, exchange.damage), (taken, exchange.answer)):
        assert sum(expected) == 1
        for count, share in zip(found, expected, strict=True):
            assert errors(count, float(share), trials) < MOST_ERRORS


@pytest.mark.rule("T4.4", "T14.11")
@pytest.mark.parametrize("name", LISTS)
def test_a_list_of_attacks_agrees_with_simulated_fights(name: str) -> None:
    table = LISTS[name]()
    exact = destruction(table, table.attacks, LONG_WORK)
    if exact is None:
        return  # left to playouts
    expected = float(exact)
    trials = 4000
    assert 0 < expected < 1
    assert errors(killed(table, trials, FastChance(3)), expected, trials) < MOST_ERRORS


@pytest.mark.parametrize("units", FIGHTS, ids=", ".join)
def test_a_list_of_one_attack_is_that_attack(units: tuple[str, ...]) -> None:
    table = laid_out(units)
    assert destruction(table, table.attacks, LONG_WORK) == Exchange(table, 0, 1).destroys()


def listed() -> War:
    """Three attacks on one target, two of them close."""
    table = war(
        "germany heavy-mortar G6", "germany infantry J6 damage=4", "germany armoured-car K5",
        "france tank K6 damage=3", "france tank A1",
    )  # fmt: skip
    table.does("end movement")
    for unit in (0, 1, 2):
        table.does(f"attack 3 with {unit}")
    return table


def test_a_seat_is_told_the_odds_of_its_attacks_and_nobody_else_is() -> None:
    match = listed().match
    odds = match.view(0).odds()
    assert isinstance(odds, TrenchOdds)
    assert len(odds.attacks) == 3
    assert Fraction(odds.destroyed["3"]) > 0
    assert match.view(1).odds() is None
    assert war("germany tank A1", "france tank A20").match.view(0).odds() is None


@pytest.mark.rule("T10.4", "T5.7")
def test_five_attacks_on_a_trench_follow_what_all_inside_learn() -> None:
    state = war(
        "france heavy-infantry H4", "france infantry I4", "france mounted-infantry J4",
        "germany infantry G4", "germany infantry H5", "germany infantry I5",
        "germany infantry J5", "germany tank K3", phase="designate", options={"trenches": True},
    ).state  # fmt: skip
    attacks = [attacker << FIRST for attacker in range(3, 8)]
    exact = destruction(state, attacks, LONG_WORK)
    assert exact is not None
    assert float(exact) == pytest.approx(0.005337, abs=1e-6)


@pytest.mark.rule("T4.4", "T5.8", "T8.2", "T14.11")
@pytest.mark.parametrize("name", [name for name in LISTS if "full trench" not in name])
def test_nothing_that_matters_is_forgotten(name: str) -> None:
    table = LISTS[name]()
    attacks = table.attacks[:4]
    assert destruction(table, attacks, LONG_WORK) == every_course(table, attacks)
