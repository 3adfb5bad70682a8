"""Lists of attacks that are too long to be exact: within bounds, and against the exact method."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from tests.games.trench_club.fights import LISTS, SIX, gas_between_five, listed

from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.odds_battle import TooMuchWork, Work
from tablee.games.trench_club.odds_lists import destruction
from tablee.games.trench_club.odds_long import destruction_within
from tablee.games.trench_club.odds_memory import LONG_WORK, forget
from tablee.games.trench_club.state import TrenchClub
from tablee.kernel.state import View
from tablee.texts import Texts

LONGEST = "three gas launchers between five on a full trench"
#: As wide as bounds may be where no course was left out.
ROUNDING = Fraction(1, 10**9)
#: Little enough that courses are left out of most lists on a trench.
LITTLE_EFFORT = 100
#: What the exact method may do to compare a list with.
COMPARED_WORK = 3_000

CLOSE = ["infantry", "tank", "armoured-car", "heavy-infantry", "mounted-infantry", "field-gun"]
FAR = ["gas-launcher", "gas-launcher", "big-bertha", "howitzer", "heavy-mortar"]
ANY = [*CLOSE, *FAR, "fighter-plane"]
#: Around the trench from H4 to J4, and around K6.
BY_TRENCH = ["G4", "H5", "I5", "J5", "K3", "K4", "K5", "G5"]
BY_HEX = ["J6", "K5", "L5", "L6", "L7", "K7"]
AWAY = ["H7", "I7", "J7", "G7", "F6", "E7"]


def somebody(random: Random, nation: str, kind: str, at: str) -> str:
    """A unit with any damage and experience."""
    return f"{nation} {kind} {at} damage={random.randrange(6)} experience={random.randrange(6)}"


def any_list(random: Random) -> TrenchClub:
    """A list of attacks by anybody on a unit in a trench or outside."""
    trenches = random.random() < 0.6
    units = [somebody(random, "france", "heavy-infantry", "H4" if trenches else "K6")]
    if trenches:
        for at in ("I4", "J4"):
            if random.random() < 0.7:
                units.append(somebody(random, "france", random.choice(CLOSE[3:5]), at))
    attackers: list[int] = []
    for at in random.sample(BY_TRENCH if trenches else BY_HEX, random.randint(1, 4)):
        attackers.append(len(units))
        units.append(somebody(random, "germany", random.choice([*CLOSE, random.choice(ANY)]), at))
    for at in random.sample(AWAY, random.randint(0, 3)):
        attackers.append(len(units))
        units.append(somebody(random, "germany", random.choice(FAR), at))
    random.shuffle(attackers)
    # Whoever is left out of the list supports the others.
    return listed(*units, target=0, attackers=attackers[:6], trenches=trenches)


@pytest.mark.rule("T4.4", "T5.8", "T8.2", "T10.4", "T14.11")
@pytest.mark.parametrize("name", [name for name in LISTS if name != LONGEST])
def test_a_long_list_is_within_bounds_that_hold_the_exact_chance(name: str) -> None:
    table = LISTS[name]()
    exact = destruction(table, table.attacks)
    least, most = destruction_within(table, table.attacks)
    assert least <= exact <= most
    assert most - least < ROUNDING
    least, most = destruction_within(table, table.attacks, LITTLE_EFFORT)
    assert least <= exact <= most


@pytest.mark.parametrize("seed", range(150))
def test_the_bounds_of_any_list_hold_its_exact_chance(seed: int) -> None:
    table = any_list(Random(seed))
    try:
        exact = destruction(table, table.attacks, Work(COMPARED_WORK))
    except TooMuchWork:
        return  # a few lists take the exact method too long
    least, most = destruction_within(table, table.attacks)
    assert least <= exact <= most
    assert most - least < ROUNDING
    least, most = destruction_within(table, table.attacks, LITTLE_EFFORT)
    assert least <= exact <= most


def test_gas_between_close_attacks_on_a_full_trench_is_too_long_to_be_exact() -> None:
    table = LISTS[LONGEST]()
    with pytest.raises(TooMuchWork):
        destruction(table, table.attacks, Work(LONG_WORK))
    least, most = destruction_within(table, table.attacks)
    assert most - least < ROUNDING
    assert float(least) == pytest.approx(0.0383326159, abs=1e-9)
    # The less effort, the wider the bounds.
    wider = destruction_within(table, table.attacks, 10_000)
    assert wider[0] < least < most < wider[1]
    assert wider[1] - wider[0] < Fraction(1, 20)


@pytest.fixture(name="view")
def _view() -> View:
    """Of a seat that has listed gas between close attacks; nobody has asked for the odds yet."""
    table = gas_between_five()
    for unit in SIX:
        table.does(f"attack 0 with {unit}")
    forget()
    return table.match.view(0)


def test_a_seat_is_told_how_far_off_a_figure_may_be(view: View) -> None:
    odds = view.odds()
    assert odds is not None
    least = Fraction(odds.destroyed["0"])
    assert float(least) == pytest.approx(0.6526365823, abs=1e-9)
    assert 0 < Fraction(odds.within["0"]) < ROUNDING
    forget()
    assert GAME.has_long_odds(view)
    GAME.keep_odds(view, {"destroyed": odds.destroyed, "within": odds.within})
    assert GAME.quick_odds(view) == odds


@pytest.mark.parametrize(("within", "shown"), [("1/1000", " 25 %"), ("1/50", " 25\N{EN DASH}27 %")])
def test_only_what_is_sure_of_a_figure_is_told(view: View, within: str, shown: str) -> None:
    GAME.keep_odds(view, {"destroyed": {"0": "1/4"}, "within": {"0": within}})
    narrator = GAME.narrator(Texts("en").say, ["Ada", "Ben"])
    assert shown in narrator.odds(view)[-1]
