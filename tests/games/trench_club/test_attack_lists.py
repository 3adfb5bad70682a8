"""Lists of attacks: every course followed, and playouts of the whole list in its order."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from tests.games.trench_club.courses import every_course
from tests.games.trench_club.fights import FIVE, LISTS, five_around_a_full_trench, listed
from tests.games.trench_club.tables import War, war

from tablee.games.trench_club.documents import Sampled, TrenchOdds
from tablee.games.trench_club.game import GAME
from tablee.games.trench_club.odds.lists import LONG_WORK, QUICK_WORK, destruction
from tablee.games.trench_club.odds.playouts import together
from tablee.games.trench_club.state import TrenchClub
from tablee.games.trench_club.view import TrenchView
from tablee.games.trench_club.words.narrator import TrenchNarrator
from tablee.kernel.state import View
from tablee.texts import Texts

LONGEST = "three gas launchers between five on a full trench"
PLAYOUTS = 1000
#: Courses without a shortcut take too long for more attacks than this.
MOST_COMPARED = 3

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


def agrees(sampled: Sampled, chance: float) -> bool:
    """Whether playouts agree with a chance: within three times half of the 95 % interval."""
    return abs(float(Fraction(sampled.chance)) - chance) <= 3 * sampled.margin


@pytest.mark.rule("T4.4", "T5.8", "T8.2", "T10.4", "T14.11")
@pytest.mark.parametrize("seed", range(60))
def test_nothing_that_matters_to_any_list_is_forgotten(seed: int) -> None:
    table = any_list(Random(seed))
    attacks = table.attacks[:MOST_COMPARED]
    assert destruction(table, attacks, LONG_WORK) == every_course(table, attacks)


@pytest.mark.rule("T4.4", "T5.8", "T8.2", "T10.4", "T14.11")
@pytest.mark.parametrize("seed", range(60))
def test_any_list_agrees_with_playouts(seed: int) -> None:
    table = any_list(Random(seed))
    exact = destruction(table, table.attacks, LONG_WORK)
    if exact is not None:  # a few lists are too long
        assert agrees(together(table, table.attacks, PLAYOUTS)[0], float(exact))


def test_gas_between_close_attacks_on_a_full_trench_is_left_to_playouts() -> None:
    table = LISTS[LONGEST]()
    assert destruction(table, table.attacks, LONG_WORK) is None
    # Once followed to the end, which took minutes.
    assert agrees(together(table, table.attacks, PLAYOUTS)[0], 0.0383326159)


def test_a_list_without_attacks_destroys_nobody() -> None:
    table = LISTS[LONGEST]()
    assert destruction(table, [], 0) == 0
    assert together(table, [], PLAYOUTS) == {}


def test_the_same_view_is_told_the_same_and_another_list_is_not() -> None:
    table = LISTS["a weak flank that may be lost"]()
    first = together(table, table.attacks, PLAYOUTS)
    assert together(table.copy(), table.attacks[:], PLAYOUTS) == first
    assert together(table, table.attacks[::-1], PLAYOUTS) != first


def test_playouts_give_these_numbers_in_every_build() -> None:
    table = LISTS["a shell that may hit those who come after it"]()
    sampled = together(table, table.attacks, PLAYOUTS)[3]
    assert sampled == Sampled(chance="99/200", margin=0.030929, playouts=PLAYOUTS)


def test_a_margin_is_half_of_the_interval_and_never_nothing() -> None:
    table = listed("germany infantry J6", "france tank K6", target=1, attackers=[0])
    sampled = together(table, table.attacks, 4000)[1]
    assert sampled.chance == "0"
    assert 0 < sampled.margin < 0.001
    weak = LISTS["a weak flank that may be lost"]()
    assert 0.015 < together(weak, weak.attacks, 4000)[3].margin < 0.016


def several() -> War:
    """An infantry that may fall in its own attack, and is then no longer on a flank of unit 2."""
    table = war(
        "germany armoured-car H15", "germany infantry G14 damage=4", "france infantry G15 damage=2",
        "france tank H14 experience=5", phase="designate",
    )  # fmt: skip
    table.does("attack 3 with 1")
    table.does("attack 2 with 0")
    return table


def odds_of(view: View, playouts: int) -> TrenchOdds:
    """A seat's odds where attacks are listed."""
    found = view.odds(playouts)
    assert isinstance(found, TrenchOdds)
    assert found.within == {}
    return found


@pytest.mark.rule("T4.4", "T14.11")
def test_attacks_on_several_targets_are_played_out_in_their_order() -> None:
    table = several()
    view = table.match.view(0)
    exact = odds_of(view, 0)
    assert (set(exact.destroyed), exact.missing, exact.together) == ({"2", "3"}, [], {})
    whole = odds_of(view, 4000)
    assert (whole.destroyed, whole.missing) == (exact.destroyed, [])
    assert set(whole.together) == {"2", "3"}
    # The first attack is as if it were alone; the second often lacks the flank that it lost.
    alone = float(Fraction(whole.destroyed["2"]))
    assert agrees(whole.together["3"], float(Fraction(whole.destroyed["3"])))
    assert float(Fraction(whole.together["2"].chance)) < alone - 3 * whole.together["2"].margin


def test_a_list_on_one_target_needs_no_playouts() -> None:
    table = several()
    table.does("withdraw 1")
    assert odds_of(table.match.view(0), PLAYOUTS) == odds_of(table.match.view(0), 0)


def test_what_takes_long_is_named_without_playouts() -> None:
    table = five_around_a_full_trench(damage=2)
    for unit in FIVE:
        table.does(f"attack 0 with {unit}")
    assert destruction(table.state, table.state.attacks, QUICK_WORK) is None
    quick = odds_of(table.match.view(0), 0)
    assert (quick.missing, quick.destroyed, quick.together) == ([0], {}, {})
    table.does("withdraw 7")
    table.does("withdraw 6")
    fewer = odds_of(table.match.view(0), 0)
    assert (fewer.missing, set(fewer.destroyed)) == ([], {"0"})


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "about {}% of the time (± {})."),
        ("fr", "dans environ {}\u00a0% des cas (±\u202f{})."),
        ("de", "zu etwa {}\u00a0% (±\u202f{})."),
    ],
)
def test_a_figure_from_playouts_is_told_with_its_margin(language: str, told: str) -> None:
    view = several().match.view(0)
    narrator = TrenchNarrator(GAME, Texts(language).say, ["Ada", "Ben"])
    sampled = {"2": Sampled(chance="63/100", margin=0.0149, playouts=4000)}
    odds = TrenchOdds(attacks=[], destroyed={}, together=sampled)
    assert isinstance(view, TrenchView)
    [line] = narrator.fights.whole_list(view, odds)
    assert line.endswith(told.format(63, 2)), line
