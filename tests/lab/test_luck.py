"""Results without luck: the same mean whatever the judge thinks, and less spread if it is good."""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable
from functools import cache

import msgspec
import pytest
from tests.quick_judges import quick_judge

from tablee.cli import main
from tablee.games import registry
from tablee.kernel.bot import Bot
from tablee.kernel.chance import Chance, FastChance
from tablee.kernel.documents import Faults, Outcome
from tablee.kernel.game import Game
from tablee.kernel.judge import Judge
from tablee.kernel.state import State, View
from tablee.lab.balance import Balance, Search, Target, measured
from tablee.lab.compare import Contest, compare
from tablee.lab.elo import Score
from tablee.lab.experiment import Experiment, arms_of
from tablee.lab.luck import Adjusted, NoJudge, judge_for
from tablee.lab.play import Plan, play_range
from tablee.lab.tally import mean_of, student95

THROWS, ENOUGH = 4, 15


class Dice(State):
    """Four dice, one after the other: fifteen or more win. There is nothing to choose."""

    def __init__(self) -> None:
        self.total = 0
        self.thrown = 0

    def seat_count(self) -> int:
        return 1

    def acting(self) -> int:
        return 0 if self.thrown == THROWS else 1

    def legal(self, seat: int) -> list[int]:  # noqa: ARG002
        return [0] if self.thrown < THROWS else []

    def apply(self, seat: int, move: int, chance: Chance, events: object = None) -> None:  # noqa: ARG002
        self.total += chance.die(6)
        self.thrown += 1

    def copy(self) -> Dice:
        other = Dice()
        other.total, other.thrown = self.total, self.thrown
        return other

    def outcome(self) -> Outcome | None:
        if self.thrown < THROWS:
            return None
        won = self.total >= ENOUGH
        return Outcome("end", "", [0] if won else [], [float(won)])

    def view(self, seat: int) -> View:  # noqa: ARG002
        raise AssertionError("nobody looks")


class Thrower(Bot):
    def needs_view(self) -> bool:
        return False


class DiceGame:
    """As much of a game as is needed to play it."""

    longest_game = 99

    def setup(self, options: object, chance: Chance, events: object, rules: int) -> State:  # noqa: ARG002
        return Dice()


@cache
def chance_to_win(total: int, thrown: int) -> float:
    if thrown == THROWS:
        return float(total >= ENOUGH)
    return statistics.fmean(chance_to_win(total + face, thrown + 1) for face in range(1, 7))


TRUTH = chance_to_win(0, 0)
Opinion = Callable[[Dice, Chance], float]


class Opinionated(Judge):
    def __init__(self, opinion: Opinion) -> None:
        self.opinion = opinion
        self.looks = 2
        self.trust = 1.0

    def glance(self, state: State, chance: Chance) -> list[float]:
        assert isinstance(state, Dice)
        return [self.opinion(state, chance)]


GOOD: Opinion = lambda state, _: chance_to_win(state.total, state.thrown)  # noqa: E731
WRONG: Opinion = lambda state, _: 1.0 - 2.0 * state.total / 24  # noqa: E731
FICKLE: Opinion = lambda state, chance: chance.below(100) / 100 + state.total / 24  # noqa: E731


def results(opinion: Opinion, games: int, seed: int) -> list[float]:
    found = []
    for number in range(games):
        streams = [FastChance(seed, 3 * number + which) for which in range(3)]
        watched = Adjusted(Opinionated(opinion), streams[0], streams[2])
        state = watched.play(DiceGame(), None, [Thrower()], streams[1])  # type: ignore[arg-type]
        found.append(watched.scores(state)[0])
    return found


@pytest.mark.parametrize("opinion", [GOOD, WRONG, FICKLE], ids=["good", "wrong", "fickle"])
def test_the_mean_is_the_same_whatever_the_judge_thinks(opinion: Opinion) -> None:
    found = results(opinion, 2000, 1)
    error = statistics.stdev(found) / math.sqrt(len(found))
    assert abs(statistics.fmean(found) - TRUTH) < 3 * error


def test_a_good_judge_saves_games_and_a_bad_one_costs_some() -> None:
    with_luck = TRUTH * (1 - TRUTH)
    # All luck goes but for that of the two draws with which each is compared: half of it is left.
    assert statistics.variance(results(GOOD, 1000, 2)) < 0.65 * with_luck
    assert statistics.variance(results(WRONG, 1000, 2)) > with_luck


def test_the_intervals_hold_what_they_promise() -> None:
    """The truth is in the 95 % interval of 93 to 97 of 100 small experiments, of a thousand."""
    games, experiments = 25, 1000
    found = results(GOOD, games * experiments, 3)
    held = 0
    for first in range(0, len(found), games):
        part = found[first : first + games]
        low, high = mean_of(sum(part), sum(x * x for x in part), games, signed=True).interval
        held += low <= TRUTH <= high
    assert 0.93 * experiments <= held <= 0.97 * experiments


def test_few_results_have_the_wider_intervals_of_student() -> None:
    assert [round(student95(count), 2) for count in (11, 25, 1_000_000)] == [2.23, 2.06, 1.96]


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(game: Game) -> Judge:
        return quick_judge(game)

    for module in ("luck", "play", "compare"):
        monkeypatch.setattr(f"tablee.lab.{module}.judge_for", judge)


@pytest.mark.usefixtures("quickly")
def test_watching_changes_no_game() -> None:
    plan = Plan(game="footclub", options={}, bots=["sensible", "uniform"], games=3, seed=5)
    plain = play_range(plan, 0, 3)
    watched = play_range(msgspec.structs.replace(plan, luck_adjusted=True), 0, 3)
    names = {"adjusted_points_0", "adjusted_points_1"}
    assert watched.sums.keys() - plain.sums.keys() == names
    assert (watched.scores, watched.lengths) == (plain.scores, plain.lengths)
    total = watched.sums["adjusted_points_0"][0] + watched.sums["adjusted_points_1"][0]
    assert total == pytest.approx(3)  # what one gains the other loses


@pytest.mark.usefixtures("quickly")
def test_pairs_are_won_as_they_were_played_and_count_without_luck() -> None:
    contest = Contest(game="footclub", options={}, first="sensible", second="uniform", pairs=2)
    plain = compare(contest)
    found = compare(msgspec.structs.replace(contest, luck_adjusted=True))
    one, other = plain.score, found.score
    assert (one.won, one.even, one.lost) == (other.won, other.even, other.lost)
    assert plain.share != found.share


@pytest.mark.usefixtures("quickly")
def test_a_balance_is_measured_without_luck() -> None:
    search = Search(option="challenge", low=0, high=1, games=2)
    balance = Balance(
        game="les-poilus",
        options={"players": 3},
        search=search,
        target=Target(value=0.5),
        luck_adjusted=True,
    )
    found = measured(balance, 0, None)
    assert found.mean not in (0.0, 0.5, 1.0)


def test_a_share_without_luck_may_be_any_number_but_results_are_counted() -> None:
    score = Score()
    score.count(0.7, 0.5)
    assert (score.even, score.total) == (1, 0.7)


class Unjudged:
    """A game that declares no judge, as any plug-in may."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> object:
        return getattr(self._game, name)

    def judge(self) -> None:
        return None


def test_without_a_judge_it_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Unjudged(registry.game("footclub"))
    monkeypatch.setattr(registry, "game", lambda _: game)
    with pytest.raises(NoJudge, match="footclub has no judge"):
        judge_for(game)  # type: ignore[arg-type]
    with pytest.raises(Faults, match="luck_adjusted"):
        arms_of(Experiment(game="footclub", luck_adjusted=True))
    arguments = "lab compare footclub sensible uniform --pairs 1 --jobs 1 --luck-adjusted"
    assert main(arguments.split()) == 2
    assert "--luck-adjusted: footclub has no judge" in capsys.readouterr().err
