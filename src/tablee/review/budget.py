"""How much a judge may look where a review has to come to its end: in a browser, in pure Python.

A few decisions are tried out roughly, to see how long they take on this device.
"""

from __future__ import annotations

import time
from typing import Final

from tablee.kernel.bot import Clock
from tablee.kernel.chance import FastChance
from tablee.kernel.judge import Decision, Judge, Worth

#: The least that a judge is asked for: one part in so many.
ROUGHEST: Final = 64
#: So many decisions are tried out.
TRIED: Final = 4


def fit(judge: Judge, decisions: list[Decision], deep: int, seconds: float) -> None:
    """Have a judge look at so much that all decisions, and some deeply, take about so long."""
    judge.look_less(ROUGHEST)
    if judge.divisor == 1 or not decisions:
        return
    tried = decisions[:: max(1, len(decisions) // TRIED)][:TRIED]
    quick = sum(_seconds(judge, one, False) for one in tried) / len(tried)
    slow = max(_seconds(judge, one, True) for one in tried[-2:])
    roughly = quick * len(decisions) + slow * min(deep, len(decisions))
    divisor = ROUGHEST
    while divisor > 1 and roughly * ROUGHEST / (divisor // 2) <= seconds:
        divisor //= 2
    judge.look_less(divisor)


def _seconds(judge: Judge, decision: Decision, deep: bool) -> float:
    """How long a look takes."""
    chance, clock = FastChance(1), Clock()
    began = time.perf_counter()
    outcome = decision.after().outcome()
    before = judge.worth(decision.before(), chance)
    after = judge.worth(decision.after(), chance) if outcome is None else Worth(outcome.scores)
    step = decision.steps[0]
    if step.move in step.before.legal(step.seat):
        found = judge.appraise(decision, before, after, chance, clock, deep)
        if deep and not found.forced:
            judge.confirm(decision, found, chance, clock)
    return time.perf_counter() - began
