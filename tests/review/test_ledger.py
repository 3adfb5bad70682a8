"""The ledger of a finished game: it adds up, and it accuses nobody lightly."""

from __future__ import annotations

import itertools
import math

import msgspec
import pytest
from tests.finished import record_of
from tests.quick_judges import quick_judge, quick_review, steps_in

from tablee.games import registry
from tablee.games.footclub.state import FootClubState
from tablee.games.les_poilus.bots.guide import policy_move
from tablee.games.les_poilus.state import Poilus
from tablee.kernel.bot import Clock
from tablee.kernel.chance import Chance, FastChance
from tablee.kernel.judge import Appraisal, Decision, Judge, Step, Worth, mean_and_error
from tablee.kernel.match import Match
from tablee.kernel.state import State
from tablee.review import documents
from tablee.review.documents import Review, ReviewLine
from tablee.review.ledger import (
    DEEP,
    Ledger,
    NotOver,
    ReviewCalledOff,
    _verdict,
    review,
    verdict_by,
)
from tablee.review.seats import (
    WORST,
    level_of,
    levels_of,
    seat_reviews,
    seen_from,
    worst_of,
)

ENDS = ("les-poilus-monument", "footclub-win", "trench-club-surrender", "trench-club-destruction")


def explained(found: Review) -> float:
    gained = found.luck + found.guess + found.thinking
    return gained - found.cost + found.others_cost + found.rest


@pytest.mark.parametrize("end", ENDS)
def test_a_ledger_adds_up_for_every_seat(end: str) -> None:
    first = quick_review(end)
    for seat in range(len(first.sides)):
        found = seen_from(first, seat)
        assert math.isclose(explained(found), found.end - found.start, abs_tol=1e-9)
        assert math.isclose(found.luck, sum(line.luck for line in found.lines), abs_tol=1e-9)
        own = [line for line in found.lines if found.sides[line.seat] == found.sides[seat]]
        assert math.isclose(found.cost, sum(line.cost for line in own), abs_tol=1e-9)
        assert found.end == record_of(end).result.scores[seat]  # type: ignore[union-attr]


@pytest.mark.parametrize("end", ENDS)
def test_every_line_is_told_once_and_without_draws_there_is_no_luck(end: str) -> None:
    found = quick_review(end)
    steps = {step.line: step for step in steps_in(record_of(end))}
    told = [number for line in found.lines for number in steps if line.line <= number <= line.last]
    first = found.lines[0].line if end.startswith("trench-club") else 1  # after the set-up
    assert told == [number for number in steps if number >= first]
    for line in found.lines:
        drew = any(steps[number].drew for number in steps if line.line <= number <= line.last)
        if line.line == line.last and not drew:
            assert line.luck == 0.0


def test_the_same_seed_gives_the_same_review_and_another_one_other_figures() -> None:
    end = "footclub-win"
    record, game = record_of(end), registry.game("footclub")
    again = Ledger(game, quick_judge(game), steps_in(record), 1, Clock(), None).review(1)
    assert msgspec.json.encode(again) == msgspec.json.encode(quick_review(end))
    assert quick_review(end, 2).luck != again.luck


def test_a_decision_is_weighed_without_the_hidden_cards() -> None:
    """Other cards in the others' hands: the same cost, to the last digit."""
    game = registry.game("les-poilus")
    judge = quick_judge(game)
    steps = steps_in(record_of("les-poilus-monument"))
    weighed = 0
    for step in steps[2:40:3]:
        view = step.before.view(step.seat)
        if len(view.moves) < 2:
            continue
        other = view.sample(FastChance(99))
        after = other.copy()
        after.apply(step.seat, step.move, FastChance(5), None)
        twin = Step(step.line, step.seat, step.move, False, other, after)
        same = Step(step.line, step.seat, step.move, False, step.before, step.after)
        worth = Worth([0.5] * 4)
        found = [
            judge.appraise(Decision(step.seat, [one]), worth, worth, FastChance(7), Clock(), False)
            for one in (same, twin)
        ]
        figures = [(one.best_move, one.best, one.played, one.error) for one in found]
        assert figures[0] == figures[1]
        weighed += 1
    assert weighed > 5


def test_a_running_game_has_no_review() -> None:
    record = record_of("footclub-win")
    running = msgspec.structs.replace(record, entries=record.entries[:9], result=None)
    with pytest.raises(NotOver, match="not over"):
        review(running)


def test_a_review_that_nobody_waits_for_ends_and_tells_how_far_it_is() -> None:
    class Impatient(Clock):
        def __init__(self) -> None:
            self.done: list[tuple[int, int]] = []

        def is_up(self) -> bool:
            return len(self.done) >= 3

        def note(self, done: int, total: int) -> None:
            self.done.append((done, total))

    game, clock = registry.game("les-poilus"), Impatient()
    steps = steps_in(record_of("les-poilus-monument"))
    with pytest.raises(ReviewCalledOff):
        Ledger(game, quick_judge(game), steps, 1, clock, clock.note).review(1)
    assert [done for done, _ in clock.done] == [1, 2, 3]
    assert all(total >= len(steps) for _, total in clock.done)


def appraisal(best: float, played: float, error: float) -> Appraisal:
    found = Appraisal(0, played)
    found.best, found.error = best, error
    return found


@pytest.mark.parametrize(
    ("best", "played", "error", "verdict"),
    [
        (0.50, 0.40, 0.01, documents.MISTAKE),
        (0.50, 0.48, 0.001, documents.CLOSE),  # below three points
        (0.50, 0.45, 0.03, documents.CLOSE),  # within two standard errors
        (0.50, 0.50, 0.01, documents.RIGHT),
        (0.50, 0.60, 0.01, documents.RIGHT),
        (1.00, 0.97, 0.001, documents.DECIDED),
        (0.03, 0.00, 0.001, documents.DECIDED),
        (0.99, 0.90, 0.001, documents.MISTAKE),  # nearly won is not won
    ],
)
def test_what_is_called_a_mistake(best: float, played: float, error: float, verdict: str) -> None:
    step = steps_in(record_of("footclub-win"))[0]
    decision = Decision(step.seat, [step])
    found = appraisal(best, played, error)
    assert _verdict(decision, found) == verdict
    found.excused = True
    expected = documents.DECIDED if verdict == documents.DECIDED else documents.COMMON
    assert _verdict(decision, found) == expected
    assert found.cost() == 0.0
    found.forced = True
    assert _verdict(decision, found) == documents.FORCED


def test_a_surrender_costs_what_the_game_was_worth() -> None:
    found = quick_review("trench-club-surrender")
    last = found.lines[-1]
    assert last.move == "surrender"
    assert last.last > last.line  # with the ally's answer
    assert last.best == ""
    assert last.played_score == 0.0
    assert last.cost == last.best_score
    # What it cost is what there was at the start: nothing is left, and that is certain.
    assert found.start_error > 0.0
    assert found.rest == pytest.approx(0.0)
    assert found.rest_error == pytest.approx(0.0)
    assert last.move_reasons == {}


@pytest.mark.parametrize("end", ENDS)
def test_the_shares_of_all_seats_add_up_to_what_was_lost(end: str) -> None:
    found = quick_review(end)
    shares = sum(seat.cost for seat in found.seats)
    assert shares == pytest.approx(found.cost + found.others_cost)


def test_the_last_turn_of_footclub_is_exact() -> None:
    judge = registry.game("footclub").judge()
    assert judge is not None
    solved = 0
    for step in steps_in(record_of("footclub-win"))[-6:]:
        if len(step.before.legal(step.seat)) < 2:
            continue
        before = judge.worth(step.before, FastChance(1))
        after = judge.worth(step.after, FastChance(1))
        decision = Decision(step.seat, [step])
        found = judge.appraise(decision, before, after, FastChance(1), Clock(), False)
        assert (before.error, after.error, found.error) == (0.0, 0.0, 0.0)
        assert found.best == pytest.approx(before.scores[step.seat])
        assert found.luck == pytest.approx(after.scores[step.seat] - found.played)
        solved += 1
    assert solved


def test_a_decision_of_trench_club_is_a_turn() -> None:
    found = quick_review("trench-club-destruction")
    assert [(line.line, line.last) for line in found.lines] == [(1, 5)]
    assert set(found.lines[0].parts) == {"plan", "purchases"}
    # Whoever gives up in the set-up, which is not judged, loses what the game was worth.
    (surrender,) = quick_review("trench-club-surrender").lines
    assert surrender.cost > 0.0


def line_of(cost: float, seat: int = 0, verdict: str = documents.MISTAKE) -> ReviewLine:
    return ReviewLine(
        line=1, last=1, seat=seat, verdict=verdict, rule="", move="", best="", played_score=0.5,
        best_score=0.5, cost=cost, cost_error=0.01, luck=0.1, luck_error=0.0, guess=0.0,
        guess_error=0.0, value=0.5, value_error=0.0,
    )  # fmt: skip


def test_skill_needs_enough_real_decisions_and_names_the_nearest_level() -> None:
    judge = Judge()
    judge.costs = {"recruit": 0.02, "veteran": 0.001}
    real = [line_of(0.018, verdict=documents.CLOSE) for _ in range(12)]
    idle = [line_of(0.0, verdict=verdict) for verdict in ("forced", "decided", "unjudged")]
    first, second = seat_reviews([*real, *idle], [0, 1], 0.0, judge)
    assert (first.decisions, first.level) == (12, "recruit")
    assert first.skill == pytest.approx(0.018)
    assert (second.skill, second.level) == (None, "")
    assert first.luck == pytest.approx(1.5)
    assert second.luck == pytest.approx(-1.5)
    short = seat_reviews(real[:11], [0, 1], 0.0, judge)[0]
    assert short.skill is None
    judge.enough = 5  # whole turns tell more
    assert seat_reviews(real[:5], [0, 1], 0.0, judge)[0].skill is not None
    assert level_of(0.01, {}) == ""


def test_a_level_is_named_as_far_as_its_figures_can_tell() -> None:
    costs = {"recruit": 0.02, "captain": 0.004, "veteran": 0.0}
    assert levels_of(0.02, 0.001, costs) == ["recruit"]
    assert levels_of(0.003, 0.002, costs) == ["captain", "veteran"]
    assert levels_of(0.05, 0.001, costs) == ["recruit"]
    assert levels_of(0.01, 0.01, costs) == []
    assert levels_of(0.01, 0.01, {}) == []


def test_it_mattered_if_another_move_would_have_lost() -> None:
    assert verdict_by(1.0, 1.0, 0.0) == documents.DECIDED
    assert verdict_by(0.99, 0.99, 0.0, 0.98) == documents.DECIDED
    assert verdict_by(0.99, 0.99, 0.0, 0.4) == documents.RIGHT
    assert verdict_by(0.01, 0.01, 0.0, 0.02) == documents.DECIDED


def test_where_the_best_move_seems_to_win_another_one_is_looked_at() -> None:
    seen = [
        line for line in quick_review("les-poilus-monument").lines if line.other_score is not None
    ]
    assert seen
    for line in seen:
        assert line.cost == 0.0
        decided = verdict_by(line.played_score, line.best_score, 0.0, line.other_score or 0.0)
        assert line.verdict in (decided, documents.COMMON)


def test_where_nothing_was_chosen_or_drawn_a_match_is_worth_the_same() -> None:
    lines = quick_review("footclub-win").lines
    steps = {step.line: step for step in steps_in(record_of("footclub-win"))}
    values = {after.line: before.value for before, after in itertools.pairwise(lines)}
    forced = [
        line for line in lines[1:] if line.verdict == documents.FORCED and not steps[line.line].drew
    ]
    assert forced
    for line in forced:
        assert line.value == values[line.line]


def test_the_worst_three_are_mistakes_of_the_seat_only() -> None:
    lines = [line_of(0.05), line_of(0.2, seat=1), line_of(0.1), line_of(0.3, verdict="close")]
    assert [line.cost for line in worst_of(lines, 0)] == [0.1, 0.05]


def test_mean_and_error() -> None:
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)
    assert mean_and_error([0.25]) == (0.25, 0.5)


class Strict(Judge):
    """Calls every other decision a mistake, the first the worst, and asks others again."""

    def __init__(self) -> None:
        self.version = "strict"
        self.costs = {}
        self.looks = 1
        self.trust = 1.0
        self.asked: list[int] = []

    def worth(self, state: State, chance: Chance) -> Worth:  # noqa: ARG002
        return Worth([0.5] * state.seat_count())

    def appraise(
        self,
        decision: Decision,
        before: Worth,  # noqa: ARG002
        after: Worth,  # noqa: ARG002
        chance: Chance,  # noqa: ARG002
        clock: Clock,  # noqa: ARG002
        deep: bool,  # noqa: ARG002
    ) -> Appraisal:
        step = decision.steps[0]
        found = Appraisal(step.move, 0.5)
        found.best_move = step.before.legal(step.seat)[-1]
        found.best = 0.9 - step.line / 200 if step.line % 2 else 0.51
        found.error = 0.001
        return found

    def confirm(
        self,
        decision: Decision,
        found: Appraisal,
        chance: Chance,  # noqa: ARG002
        clock: Clock,  # noqa: ARG002
    ) -> None:
        self.asked.append(decision.steps[0].line)
        found.usual = decision.seat == 0
        found.options = {found.best_move: found.best, found.move: found.played}


def test_nobody_is_blamed_for_what_strong_players_do_again() -> None:
    record = record_of("footclub-win")
    judge, game = Strict(), registry.game(record.game)
    found = Ledger(game, judge, steps_in(record), 1, Clock(), None).review(record.rules)
    asked = [line for line in found.lines if line.line in judge.asked]
    # Once its worst three are settled, a seat's other decisions are left alone.
    assert [sum(line.seat == seat for line in asked) for seat in (0, 1)] == [DEEP, WORST]
    assert all(line.line % 2 for line in asked)
    assert {line.verdict for line in asked if line.seat == 0} == {documents.COMMON}
    assert {line.verdict for line in asked if line.seat == 1} == {documents.MISTAKE}
    # What it cost is told all the same, and it can be asked about.
    assert all(line.cost == pytest.approx(0.4 - line.line / 200) for line in asked)
    assert all(line.options[line.move] == line.played_score for line in asked)


def test_only_a_draw_or_another_move_changes_what_les_poilus_is_worth() -> None:
    """Friends play on by rule of thumb: their own move is no news."""
    end = "les-poilus-monument"  # played by rule of thumb throughout
    found = quick_review(end)
    before, usual, drawn = found.start, 0, 0
    for step, line in zip(steps_in(record_of(end)), found.lines, strict=True):
        assert isinstance(step.before, Poilus)
        assert policy_move(step.before, step.seat) == step.move
        assert step.drew or line.value == before
        assert line.luck == pytest.approx(line.value - before)
        usual += not step.drew
        drawn += step.drew
        before = line.value
    assert usual
    assert drawn
    assert found.rest == pytest.approx(0.0)
    # What one line takes a position for too much, the next one takes away again.
    assert found.luck_error < math.hypot(*(line.luck_error for line in found.lines))


def test_a_match_with_other_cards_is_worth_what_playing_on_comes_to() -> None:
    """Of them the networks know nothing; both sides play on by rule of thumb."""
    game = registry.game("footclub")
    cards = {"supporters": 8, "placed_attack": 4, "tackle": 3, "pressing": 2}
    match = Match(game, game.options({"cards": [cards]}), FastChance(1))
    bot = game.bot("sensible")
    while match.to_act():
        seat = match.to_act()[0]
        match.play(seat, bot.choose(match.view(seat), FastChance(2)))
    record = match.record()
    found = Ledger(game, quick_judge(game), steps_in(record), 1, Clock(), None).review(record.rules)
    before, usual = found.start, 0
    for step, line in zip(steps_in(record), found.lines, strict=True):
        state = step.before
        assert isinstance(state, FootClubState)
        if state.turn < state.turns:
            assert step.drew or line.value == before
            assert line.luck == pytest.approx(line.value - before)
            usual += not step.drew
        before = line.value
    assert usual


def test_in_trench_club_dice_are_all_that_plans_do_not_explain() -> None:
    found = quick_review("trench-club-destruction")
    (line,) = found.lines
    cost = line.cost if line.seat == 0 else -line.cost
    assert line.luck + line.thinking - cost == pytest.approx(line.value - found.start)
    assert found.rest == pytest.approx(0.0)
    assert found.rest_error == 0.0
    assert quick_review("footclub-win").rest_error > 0.0


def test_thinking_is_what_the_best_move_gains_over_the_rule_of_thumb() -> None:
    """Who makes the rule of thumb's move where another is better loses what thinking gains."""
    found = quick_review("les-poilus-monument")
    assert any(line.cost > 0.0 for line in found.lines)
    for line in found.lines:
        assert line.thinking == pytest.approx(line.cost)
        assert line.guess == 0.0
    assert not any(line.thinking for line in quick_review("footclub-win").lines)
