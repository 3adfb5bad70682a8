"""Comparing computer players, and bringing a number to its target."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.cli import main
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Faults
from tablee.lab.balance import find, read_balance
from tablee.lab.compare import Contest, climb, compare
from tablee.lab.elo import Score, Sprt, elo_of, inverted, ladder, share_of
from tablee.lab.tally import Mean

BALANCE = """
game = "les-poilus"
[options]
players = 3
[search]
option = "challenge"
low = 0
high = 5
games = 60
[target]
value = 0.5
"""


def contest(game: str, pairs: int, first: str = "sensible", second: str = "uniform") -> Contest:
    return Contest(game=game, options={}, first=first, second=second, pairs=pairs, seed=3)


def drawn(share: float, pairs: int, seed: int) -> Score:
    """Pairs of independent wins and losses."""
    chance = FastChance(seed)
    score = Score()
    for _ in range(pairs):
        score.count(float(chance.below(1_000_000) < round(share * 1_000_000)))
    return score


@given(st.floats(-800, 800))
def test_elo_and_shares_are_two_names_of_one_thing(elo: float) -> None:
    assert elo_of(share_of(elo)) == pytest.approx(elo, abs=1e-6)


def test_an_interval_holds_the_truth_about_95_times_in_100() -> None:
    held = 0
    for seed in range(400):
        low, high = drawn(0.55, 200, seed).interval()
        held += low <= 0.55 <= high
    assert 0.92 <= held / 400 <= 0.98


def test_few_pairs_all_alike_prove_little() -> None:
    score = Score()
    for _ in range(4):
        score.count(1.0)
    low, high = score.interval()
    assert low < 0.6
    assert high == 1.0
    assert Sprt(elo0=0, elo1=20).verdict(score) == ""


def test_a_sequential_test_errs_no_more_often_than_it_may() -> None:
    sprt = Sprt(elo0=0, elo1=60)
    wrong = {"yes": 0, "no": 0}
    for seed in range(120):
        for truth, mistake in ((0.0, "yes"), (60.0, "no")):
            score = Score()
            chance = FastChance(seed, int(truth))
            while not sprt.verdict(score):
                score.count(float(chance.below(10**6) < round(share_of(truth) * 10**6)))
            wrong[mistake] += sprt.verdict(score) == mistake
    assert max(wrong.values()) / 120 < 0.11


def test_a_ladder_finds_the_strengths_that_made_the_results() -> None:
    truth = [0.0, 80.0, 200.0]
    results = {
        (i, j): drawn(share_of(truth[i] - truth[j]), 20_000, 10 * i + j)
        for i in range(3)
        for j in range(i + 1, 3)
    }
    for (found, error), true in zip(ladder(["a", "b", "c"], results), truth, strict=True):
        assert abs(found - true) <= 4 * error + 1e-9
        assert error < 4


def test_one_pair_won_does_not_make_a_ladder_of_thousands() -> None:
    (_, _), (elo, error) = ladder(["a", "b"], {(0, 1): drawn(1.0, 1, 1)})
    assert -400 < elo < 0
    assert abs(elo) < error < 400


def test_players_who_never_met_cannot_be_ranked() -> None:
    results = {(0, 1): drawn(0.5, 50, 1), (2, 3): drawn(0.5, 50, 2)}
    with pytest.raises(ValueError, match="have not met"):
        ladder(["a", "b", "c", "d"], results)


def test_the_inverse_of_a_matrix() -> None:
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]]
    columns = list(zip(*inverted(matrix), strict=True))
    product = [
        [sum(a * b for a, b in zip(row, column, strict=True)) for column in columns]
        for row in matrix
    ]
    for i, row in enumerate(product):
        for j, value in enumerate(row):
            assert math.isclose(value, float(i == j), abs_tol=1e-12)


@pytest.mark.parametrize("game", ["footclub", "les-poilus"])
def test_the_better_player_wins_and_processes_change_nothing(game: str) -> None:
    alone = compare(contest(game, 60))
    assert alone.interval[0] > 0.5
    assert compare(contest(game, 60), jobs=2) == alone


def test_a_player_against_itself_is_even_when_seats_are_swapped() -> None:
    same = compare(contest("footclub", 30, "sensible", "sensible"))
    assert same.interval[0] <= 0.5 <= same.interval[1]
    together = compare(contest("les-poilus", 10, "sensible", "sensible"))
    assert together.share == 0.5
    assert together.score.even == 10


def test_a_test_stops_early() -> None:
    found = compare(contest("footclub", 2000), Sprt(elo0=0, elo1=30))
    assert found.verdict == "yes"
    assert found.score.pairs < 200


def test_a_ladder_lists_the_strongest_first() -> None:
    found = climb("footclub", {}, ["uniform", "sensible"], 40)
    assert [rung.level for rung in found.rungs] == ["sensible", "uniform"]
    assert found.rungs[0].elo > 0


def test_a_number_is_brought_to_its_target() -> None:
    found = find(read_balance(BALANCE, "balance.toml"))
    assert found.value in (0, 1, 2)
    gaps = [abs(tried.measured.mean - 0.5) for tried in found.tried]
    assert abs(found.measured.mean - 0.5) == min(gaps)


def test_values_that_games_do_not_tell_apart_or_that_reach_the_target_too_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    middles = {0: 0.80, 1: 0.54, 2: 0.45, 5: 0.44}

    def measured(_balance: object, value: float, _engine: object) -> Mean:
        middle = middles[int(value)]
        return Mean(mean=middle, interval=(middle - 0.06, middle + 0.06))

    monkeypatch.setattr("tablee.lab.balance.measured", measured)
    found = find(read_balance(BALANCE, "balance.toml"))
    assert (found.value, found.reached, found.alike, found.as_near) == (1, True, [], [2, 5])
    middles[2] = 0.47
    found = find(read_balance(BALANCE, "balance.toml"))
    assert (found.value, found.alike, found.as_near) == (2, [1, 5], [])


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("value = 0.5", "value = 0.5\nmeasure = 'wom'", "did you mean 'won'?"),
        ("low = 0", "low = 6", "search.high: must be more than search.low"),
        ("high = 5", "high = 9", "options.challenge: must be at most 5"),
        ('option = "challenge"', 'option = "challnge"', "did you mean 'challenge'?"),
        ("games = 60", "games = 0", "search.games: must be at least 1"),
        ("value = 0.5", "", "target.value: is missing"),
        ("value = 0.5", "value = nan", "target.value: must be a finite number"),
        ("low = 0", "low = 0\nstep = nan", "search.step: must be a finite number"),
        ("high = 5", "high = inf", "search.high: must be a finite number"),
        ("low = 0", "low = 0\nstep = 0.5", "options.challenge: must be a whole number"),
        ('"les-poilus"', '"chess"', "balance.toml: game: there is no game 'chess'"),
    ],
)
def test_a_balance_that_makes_no_sense_is_refused(old: str, new: str, complaint: str) -> None:
    with pytest.raises(Faults) as refused:
        read_balance(BALANCE.replace(old, new), "balance.toml")
    assert complaint in str(refused.value)


def test_the_commands_tell_people_and_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pairs = ["--pairs", "20", "--jobs", "1"]
    assert main(["lab", "compare", "footclub", "sensible", "uniform", *pairs]) == 0
    assert "pairs won" in capsys.readouterr().out
    assert main(["lab", "ladder", "footclub", "uniform", "sensible", *pairs, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rungs"][0]["level"] == "sensible"
    file = tmp_path / "balance.toml"
    file.write_text(BALANCE, "utf-8")
    assert main(["lab", "balance", str(file), "--jobs", "1"]) == 0
    answer = capsys.readouterr().out
    assert "challenge = " in answer
    assert "cannot be told apart from" in answer, "a few games tell no two neighbours apart"
    for wrong in (
        ["lab", "compare", "footclub", "sensible", "nobody", *pairs],
        ["lab", "compare", "footclub", "sensible", "uniform", *pairs, "--sprt", "5"],
        ["lab", "compare", "footclub", "sensible", "uniform", *pairs, "--sprt", "0,inf"],
        ["lab", "compare", "footclub", "sensible", "uniform", "--pairs", "0"],
        ["lab", "ladder", "footclub", "uniform", *pairs],
    ):
        assert main(wrong) == 2
        assert "Traceback" not in capsys.readouterr().err
