"""The curve of a review: what its steps are called, and which of them are great."""

from __future__ import annotations

import msgspec
import pytest
from tests.quick_judges import accused_review, quick_review, sentences_of

from tablee.review.curve import MOST_JUMPS, CurveStep, cause_of, steps_of_curve
from tablee.review.documents import Review, ReviewLine


def changed(review: Review, **figures: float) -> tuple[Review, ReviewLine]:
    """A line without figures but these."""
    nothing = {"cost": 0.0, "luck": 0.0, "guess": 0.0, "thinking": 0.0}
    return review, msgspec.structs.replace(review.lines[0], **{**nothing, **figures})


@pytest.mark.parametrize(
    ("figures", "change", "cause"),
    [
        ({"cost": 0.1, "luck": -0.02}, -0.12, "decision"),
        ({"cost": 0.01, "luck": -0.2}, -0.21, "luck"),
        ({"guess": 0.2, "luck": -0.3}, 0.2, "rest"),
        ({"guess": 0.2, "luck": -0.1}, 0.1, "guess"),
        ({"thinking": 0.2, "cost": 0.05, "guess": 0.1}, 0.25, "decision"),
        ({}, -0.4, "rest"),
    ],
)
def test_a_step_is_called_after_its_greatest_part(
    figures: dict[str, float], change: float, cause: str
) -> None:
    review, line = changed(quick_review("les-poilus-monument"), **figures)
    assert cause_of(review, line, change) == cause


def test_the_other_sides_mistake_is_a_decision_too() -> None:
    review = quick_review("footclub-win")
    line = next(line for line in review.lines if line.seat == 1)
    told = msgspec.structs.replace(line, cost=0.3, luck=0.0, guess=0.0, thinking=0.0)
    assert cause_of(review, told, 0.3) == "decision"
    assert cause_of(review, told, -0.3) == "rest"


def test_the_curve_goes_from_the_start_to_the_end() -> None:
    review = accused_review("footclub-win", 1)
    steps = steps_of_curve(review)
    assert [step.line for step in steps] == review.lines
    assert steps[0].before == review.start
    assert steps[-1].line.value == review.end
    great = [step.size() for step in steps if step.jump]
    assert 0 < len(great) <= MOST_JUMPS
    others = [step.size() for step in steps if not step.jump and step.may_jump()]
    assert min(great) >= max([0.05, *others])


def test_a_step_has_a_name_beyond_the_noise_of_what_it_is_called() -> None:
    line = msgspec.structs.replace(
        quick_review("footclub-win").lines[0],
        value=0.6,
        value_error=0.04,
        luck_error=0.02,
        guess_error=0.06,
        cost_error=0.04,
        thinking_error=0.04,
    )
    assert not CurveStep(line, 0.5, 0.04, "rest").may_jump()
    assert CurveStep(line, 0.5, 0.01, "rest").may_jump()
    assert CurveStep(line, 0.5, 0.04, "luck").may_jump()
    assert not CurveStep(line, 0.5, 0.0, "guess").may_jump()
    assert not CurveStep(line, 0.5, 0.0, "decision").may_jump()


@pytest.mark.parametrize(
    ("maker", "after", "word"),
    [(0, 0.3, "costly"), (0, 0.7, "good"), (1, 0.3, "good"), (1, 0.7, "costly")],
)
def test_a_decision_is_called_good_or_costly_for_who_made_it(
    maker: int, after: float, word: str
) -> None:
    """What lowers my chances is a good decision of the other side."""
    line = next(line for line in quick_review("footclub-win").lines if line.seat == maker)
    step = CurveStep(msgspec.structs.replace(line, value=after), 0.5, 0.0, "decision")
    assert f"a {word} decision" in sentences_of("footclub-win", 0, "en").step(step)
