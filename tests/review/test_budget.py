"""A review that has to come to its end looks at less, and says so."""

from __future__ import annotations

import math

import msgspec
import pytest
from tests.finished import record_of
from tests.quick_judges import quick_review, sentences_of, steps_in

from tablee.bots.judge import LEAST_DEEP_WORLDS, GuideJudge
from tablee.games import registry
from tablee.kernel.bot import Clock
from tablee.kernel.chance import Chance
from tablee.kernel.judge import Appraisal, Decision, Judge, Worth
from tablee.kernel.state import State
from tablee.review.budget import ROUGHEST, fit
from tablee.review.ledger import judge_of


class Counting(Judge):
    """Knows nothing, and counts what it is asked."""

    version = "counting"

    def __init__(self) -> None:
        self.divisor = 1
        self.asked = 0

    def look_less(self, divisor: int) -> None:
        """It looks at nothing anyway."""
        self.divisor = divisor

    def worth(self, state: State, _chance: Chance) -> Worth:
        """Nobody knows."""
        return Worth([0.5] * state.seat_count())

    def appraise(
        self,
        decision: Decision,
        _before: Worth,
        _after: Worth,
        _chance: Chance,
        _clock: Clock,
        _deep: bool,
    ) -> Appraisal:
        """Good enough."""
        self.asked += 1
        return Appraisal(decision.steps[0].move, 0.5)


@pytest.mark.parametrize(("seconds", "divisor"), [(0.0, ROUGHEST), (math.inf, 1)])
def test_the_time_decides_how_much_is_looked_at(seconds: float, divisor: int) -> None:
    judge = Counting()
    fit(judge, judge.decisions(steps_in(record_of("footclub-win"))), 12, seconds)
    assert judge.divisor == divisor
    # A few decisions are tried out, not all of them.
    assert 0 < judge.asked <= 6


@pytest.mark.parametrize("game", registry.BUILT_IN)
def test_every_judge_can_look_less_and_its_version_says_so(game: str) -> None:
    judge = judge_of(registry.game(game))
    whole = judge.version
    judge.look_less(ROUGHEST)
    assert (judge.divisor, judge.version) == (ROUGHEST, f"{whole} 1/{ROUGHEST}")
    if isinstance(judge, GuideJudge):
        assert judge.effort.deep_worlds >= LEAST_DEEP_WORLDS
        assert judge.effort.trials < judge.full_effort.trials
    judge.look_less(1)
    assert (judge.divisor, judge.version) == (1, whole)


def test_a_rough_review_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any("one part in" in line for line in sentences_of("footclub-win", 0, "en").skill())
    rough = msgspec.structs.replace(quick_review("footclub-win"), divisor=8)
    told = sentences_of("footclub-win", 0, "en")
    monkeypatch.setattr(told, "_review", rough)
    assert "one part in 8" in told.skill()[-1]
