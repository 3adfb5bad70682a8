"""What must come out right, on a larger scale than the tests: odds against dice, every option."""

from __future__ import annotations

from tests.games.trench_club.fights import (
    FIGHTS,
    LISTS,
    MOST_ERRORS,
    dealt_and_taken,
    errors,
    killed,
    laid_out,
)
from tests.games.trench_club.options import every_table, play_for_a_while

from benchmarks.trench_club.asked import Asked
from tablee.games.trench_club.odds.exchange import Exchange
from tablee.games.trench_club.odds.lists import destruction
from tablee.kernel.chance import FastChance

#: Simulated fights for each case, whatever the number of games.
TRIALS = 200_000
#: What may be done for the exact chance of a list: more than anybody who plays would wait for.
LIST_WORK = 1_000_000


def fights(asked: Asked) -> None:
    """The exact odds against simulated fights: the largest difference in standard errors."""
    print(f"Exact odds against {TRIALS:,} simulated fights, largest difference in standard errors")
    worst = 0.0
    for units in FIGHTS:
        table = laid_out(units)
        exchange = Exchange(table, 0, 1)
        dealt, taken = dealt_and_taken(table, TRIALS, FastChance(asked.seed))
        off = max(
            errors(count, float(share), TRIALS)
            for found, expected in ((dealt, exchange.damage), (taken, exchange.answer))
            for count, share in zip(found, expected, strict=True)
        )
        worst = max(worst, off)
        print(f"  {', '.join(units):100} {off:4.1f}", flush=True)
    for name, build in LISTS.items():
        table = build()
        exact = destruction(table, table.attacks, LIST_WORK)
        if exact is None:
            print(f"  {'list: ' + name:100} too long to be exact", flush=True)
            continue
        off = errors(killed(table, TRIALS, FastChance(asked.seed)), float(exact), TRIALS)
        worst = max(worst, off)
        print(f"  {'list: ' + name:100} {off:4.1f}", flush=True)
    verdict = "all within sampling error" if worst <= MOST_ERRORS else "NOT ALL AGREE"
    print(f"  largest of all {worst:.1f}: {verdict}")


def options(asked: Asked) -> None:
    """Every combination of options: refused with a reason, or set up and played for a while."""
    played, refused, moves = 0, 0, 0
    for number, given in enumerate(every_table()):
        steps = play_for_a_while(given, asked.seed + number)
        if steps < 0:
            refused += 1
        else:
            played += 1
            moves += steps
    print("Every combination of options")
    print(f"  {'played from the set-up':44} {played:9,} with {moves:,} moves")
    print(f"  {'refused with a reason':44} {refused:9,}")
