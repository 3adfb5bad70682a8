"""Fights of all sorts, and the same fought out with dice many times, to compare odds with."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from tests.games.trench_club.tables import War, war

from tablee.games.trench_club.rules.combat import fight_all
from tablee.games.trench_club.state import TrenchClub
from tablee.kernel.chance import Chance

#: A difference of more than so many standard errors is wrong.
MOST_ERRORS = 4.5
#: Unit 0 attacks unit 1: pairs, terrains, damage, experience, flanks, armour, water and air.
FIGHTS: list[tuple[str, ...]] = [
    ("germany infantry J6", "france infantry K6"),
    ("germany mounted-infantry J6 damage=5", "france heavy-infantry K6 damage=1"),
    ("germany tank J6 damage=2", "france infantry K6 experience=3"),
    ("germany armoured-car F4 experience=3 damage=3", "france infantry G4 damage=1"),
    ("germany heavy-infantry J6", "france fighter-plane K6 damage=3"),
    ("germany field-gun J6", "france renault-ft17 K6", "germany infantry L6"),
    ("germany field-gun I6 experience=5", "france renault-ft17 K6 damage=2"),
    ("germany heavy-mortar G6", "france tank I7 damage=4"),
    ("germany big-bertha G6 experience=3", "france infantry K6"),
    ("germany big-bertha G6", "france tank K6 damage=5", "germany infantry L6"),
    ("germany fighter-plane F7", "france infantry F8 damage=5"),
    ("germany fighter-plane J6 experience=5", "france fighter-plane K6", "germany tank K5"),
    ("germany infantry J6", "france tank K6", "germany infantry K5", "germany infantry K7"),
    ("germany tank F4 damage=4", "france tank G4 damage=3 experience=5"),
    ("germany anti-aircraft J6", "france airship L6 damage=2"),
    ("germany ground-attack-plane F4", "france howitzer G4"),
    ("germany airship J6 damage=1", "france renault-ft17 K6"),
    ("germany gunboat F8", "france armoured-car F7 damage=2", "germany tank G7"),
    ("germany railway-gun C5", "france tank K5"),
    ("germany gas-launcher H6 experience=3", "france infantry K6"),
    ("france anti-tank-gunners J6", "germany tank K6 damage=1"),
]


def errors(count: int, share: float, trials: int) -> float:
    """How many standard errors a count is off; a few rare fights more or less do not matter."""
    off = abs(count - share * trials)
    return max(0.0, off - 3) / sqrt(max(1.0, share * (1 - share) * trials))


def laid_out(units: tuple[str, ...]) -> TrenchClub:
    """A table on which unit 0 is about to attack unit 1."""
    turn = units[0].split()[0]
    state = war(*units, "france tank A1", "germany tank A20", turn=turn).state
    state.attacks = [0 << 10 | 1]
    return state


def dealt_and_taken(table: TrenchClub, trials: int, chance: Chance) -> tuple[list[int], list[int]]:
    """By damage: how often unit 0 did it to unit 1 and took it, in so many fights."""
    dealt, taken = [0] * 7, [0] * 7
    before = table.damage[1], table.damage[0]
    for _ in range(trials):
        fight = table.copy()
        fight_all(fight, chance, None)
        dealt[fight.damage[1] - before[0]] += 1
        taken[fight.damage[0] - before[1]] += 1
    return dealt[: 7 - before[0]], taken[: 7 - before[1]]


def killed(table: TrenchClub, trials: int, chance: Chance) -> int:
    """How often a list of attacks destroys its target."""
    target = table.attacks[0] & 1023
    count = 0
    for _ in range(trials):
        fight = table.copy()
        fight_all(fight, chance, None)
        count += fight.place[target] == -1
    return count


#: The units that attack the first one of `five_around_a_full_trench`.
FIVE = range(3, 8)


def five_around_a_full_trench(damage: int) -> War:
    """Before any attack is listed: long enough that a server does not work it out at once."""
    return war(
        f"france heavy-infantry H4 damage={damage}", "france infantry I4",
        "france mounted-infantry J4", "germany infantry G4", "germany infantry H5",
        "germany infantry I5", "germany infantry J5", "germany tank K3", "france tank A1",
        phase="designate", options={"trenches": True},
    )  # fmt: skip


#: The units that attack the first one of `gas_between_five`.
SIX = range(3, 9)


def gas_between_five() -> War:
    """Before any attack is listed: too long to be exact."""
    return war(
        "france heavy-infantry H4 damage=3", "france infantry I4", "france infantry J4",
        "germany infantry G4", "germany infantry H5", "germany gas-launcher H7",
        "germany infantry I5", "germany infantry J5", "germany tank K3", "france tank A1",
        phase="designate", options={"trenches": True, "special_forces": True},
    )  # fmt: skip


def listed(*units: str, target: int, attackers: list[int], trenches: bool = False) -> TrenchClub:
    """A table with a list of attacks on one target."""
    options = {"trenches": trenches}
    state = war(*units, "france tank A1", "germany tank A20", options=options).state
    state.attacks = [attacker << 10 | target for attacker in attackers]
    return state


#: Lists of attacks on one target, with everything that may come between them.
LISTS: dict[str, Callable[[], TrenchClub]] = {
    "a mortar, then two in close combat": lambda: listed(
        "germany heavy-mortar G6", "germany infantry J6 damage=4", "germany armoured-car K5",
        "france tank K6 damage=3", target=3, attackers=[0, 1, 2],
    ),
    "a weak flank that may be lost": lambda: listed(
        "germany infantry J6 damage=5", "germany infantry K5 damage=5", "germany tank K7",
        "france infantry K6 experience=2", target=3, attackers=[0, 1, 2],
    ),
    "a shell that may hit those who come after it": lambda: listed(
        "germany big-bertha G6", "germany infantry J6 damage=3", "germany infantry K5 damage=4",
        "france tank K6 damage=4", target=3, attackers=[0, 1, 2],
    ),
    "gas that hurts its own side": lambda: listed(
        "germany gas-launcher H6 experience=5", "germany infantry J6 damage=3",
        "germany infantry L6 damage=5", "france infantry K6 damage=2", target=3,
        attackers=[0, 1, 2],
    ),
    "a trench in which three learn": lambda: listed(
        "germany armoured-car K4", "germany tank G4", "france infantry H4 damage=4",
        "france infantry I4 experience=2", "france infantry J4", "germany tank K5", target=2,
        attackers=[0, 1, 5], trenches=True,
    ),
    "shells and gas on a trench": lambda: listed(
        "germany big-bertha E7", "germany gas-launcher L6", "germany tank G4 damage=3",
        "france infantry H4 damage=3", "france infantry J4 damage=5", target=3,
        attackers=[0, 1, 2], trenches=True,
    ),
    "gas that finds a flank hurt by an answer": lambda: listed(
        "germany infantry J6 damage=2", "germany gas-launcher H6", "germany infantry L6",
        "france tank K6 damage=4", target=3, attackers=[0, 1, 2],
    ),
    "five on a full trench": lambda: listed(
        "france heavy-infantry H4 damage=3", "france infantry I4 experience=2",
        "france mounted-infantry J4", "germany infantry G4 damage=4", "germany infantry H5",
        "germany infantry I5 damage=3", "germany infantry J5", "germany tank K3", target=0,
        attackers=[3, 4, 5, 6, 7], trenches=True,
    ),
    "eight on a full trench": lambda: listed(
        "france heavy-infantry H4 damage=1", "france infantry I4", "france infantry J4",
        "germany infantry G4 damage=4", "germany infantry H5", "germany infantry I5 damage=5",
        "germany infantry J5", "germany tank K3 damage=2", "germany heavy-infantry K4",
        "germany mounted-infantry K5", "germany howitzer F6", target=0,
        attackers=[3, 10, 4, 5, 6, 7, 8, 9], trenches=True,
    ),
    "three gas launchers, then four on a full trench": lambda: listed(
        "france infantry H4 damage=2", "france infantry I4", "france infantry J4 damage=5",
        "germany gas-launcher H7", "germany gas-launcher I7 damage=3", "germany gas-launcher J7",
        "germany infantry G4 damage=3", "germany infantry H5", "germany infantry I5 damage=2",
        "germany tank K3 damage=3", target=0, attackers=[3, 4, 5, 6, 7, 8, 9], trenches=True,
    ),
    "six around one, with gas and a shell between them": lambda: listed(
        "france infantry K6 experience=2", "germany infantry L5 damage=5",
        "germany infantry L6 damage=4", "germany infantry L7 damage=5",
        "germany infantry K7 damage=5", "germany infantry J6 damage=5", "germany gas-launcher K9",
        "germany big-bertha F6", target=0, attackers=[1, 6, 2, 7, 3, 4, 5],
    ),
    "a tank that keeps shells from those in a trench": lambda: listed(
        "france infantry I5 experience=5", "germany tank I4 damage=5",
        "germany infantry H4 damage=4", "germany infantry J4 damage=3",
        "germany big-bertha E7 experience=3", "germany infantry H6", "germany infantry I6",
        target=0, attackers=[1, 4, 2, 3], trenches=True,
    ),
    # Too long to be exact.
    "three gas launchers between five on a full trench": lambda: listed(
        "france heavy-infantry H4", "france infantry I4", "france infantry J4",
        "germany gas-launcher H7", "germany gas-launcher I7", "germany gas-launcher J7",
        "germany infantry G4", "germany infantry H5", "germany infantry I5", "germany infantry J5",
        "germany tank K3", target=0, attackers=[3, 6, 4, 7, 5, 8, 9, 10], trenches=True,
    ),
}  # fmt: skip
