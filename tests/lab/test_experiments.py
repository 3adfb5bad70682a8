"""Experiments: from a file to results, whatever plays them and however often they are stopped."""

from __future__ import annotations

import csv
import importlib.util
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.left_out import leave_out

from tablee import __version__
from tablee.cli import main
from tablee.games import registry
from tablee.kernel.documents import Faults
from tablee.lab.engines import NoEngine, local_engine
from tablee.lab.experiment import Experiment, arms_of, read_experiment
from tablee.lab.files import arm_records
from tablee.lab.journal import Journal
from tablee.lab.play import Chunk
from tablee.lab.report.page import Page
from tablee.lab.report.plots import (
    COLOURS,
    OTHERS,
    estimates,
    legend_above,
    lengths,
    new_figure,
    stacked,
)
from tablee.lab.run import Engine, InOrder, Results, run
from tablee.lab.tally import Tally, mean_of
from tablee.texts import Texts

HARD = """
title = "How hard?"
game = "les-poilus"
games = 24
bots = "sensible"
rows = true
chunk = 5

[sweep]
players = [2, 3]
difficulty = ["recruit", "veteran"]
"""


@pytest.fixture
def experiment() -> Experiment:
    return read_experiment(HARD, "hard.toml")


def figures(results: Results) -> bytes:
    return msgspec.json.encode(results.arms)


def test_every_combination_of_the_sweep_is_an_arm_with_the_same_seeds(
    experiment: Experiment,
) -> None:
    arms = arms_of(experiment)
    assert [arm.name() for arm in arms] == [
        "players 2, difficulty recruit",
        "players 2, difficulty veteran",
        "players 3, difficulty recruit",
        "players 3, difficulty veteran",
    ]
    assert {arm.plan.seed for arm in arms} == {1}
    assert arms[3].plan.bots == ["sensible"] * 3


def test_long_values_have_names() -> None:
    text = """
    game = "footclub"
    [sweep.cards]
    usual = []
    [[sweep.cards."more tackles"]]
    supporters = 8
    placed_attack = 4
    pressing = 2
    tackle = 6
    offensive_support = 2
    defensive_support = 3
    """
    arms = arms_of(read_experiment(text, "cards.toml"))
    assert [arm.name() for arm in arms] == ["cards usual", "cards more tackles"]
    assert arms[0].plan.options["cards"] == []
    assert arms[1].plan.options["cards"][0]["tackle"] == 6


def test_a_number_inside_an_option_is_swept() -> None:
    text = """
    game = "trench-club"
    [options]
    prices = { infantry = 8 }
    [sweep]
    "prices.tank" = [16, 24]
    threshold_step = [1, 2]
    """
    arms = arms_of(read_experiment(text, "prices.toml"))
    assert [arm.name() for arm in arms][:2] == [
        "prices.tank 16, threshold_step 1",
        "prices.tank 16, threshold_step 2",
    ]
    assert arms[3].plan.options == {"prices": {"infantry": 8, "tank": 24}, "threshold_step": 2}


@pytest.mark.parametrize(
    ("text", "complaints"),
    [
        ("game = 'les-poilus'\ngmes = 3", ["gmes: is not known here; did you mean 'games'?"]),
        ("game = 'les-poilu'", ["game: ", "did you mean 'les-poilus'?"]),
        ("games = 3", ["game: is missing"]),
        ("game = 'les-poilus'\ngames = 0\nseed = -1", ["games: must be", "seed: must be"]),
        (
            "game = 'footclub'\nbots = 'sensibel'",
            ["bots: footclub has no ", "did you mean 'sensible'?"],
        ),
        ("game = 'footclub'\nbots = ['uniform']", ["names 1 seats, but the table has 2"]),
        (
            "game = 'les-poilus'\n[sweep]\nplayers = [2, 9]\ndifficulty = []",
            ["sweep.difficulty: is empty"],
        ),
        (
            "game = 'les-poilus'\n[sweep]\nplayers = [2, 9, 1]",
            ["(with players = 9)", "(with players = 1)"],
        ),
        (
            "game = 'les-poilus'\n[options]\nplayers = 3\n[sweep]\nplayers = [2]",
            ["sweep.players: is fixed by options as well"],
        ),
        (
            "game = 'trench-club'\n[options.prices]\ntank = 9\n[sweep]\n'prices.tank' = [8]",
            ["sweep.prices.tank: is fixed by options as well"],
        ),
        (
            "game = 'trench-club'\n[sweep]\nprices = [{}]\n'prices.tank' = [8]\n'prices.' = [8]",
            [
                "sweep.prices.tank: is a part of prices, which is swept as well",
                "sweep.prices.: is not the name of an option",
            ],
        ),
        (
            "game = 'trench-club'\n[sweep]\n'prices.tnak' = [8, 100]\n'players.x' = [2]",
            [
                "options.prices.tnak: must be at most 99 (with prices.tnak = 100",
                "options.players: must be a whole number, not an object",
            ],
        ),
        ("game = ", ["is not TOML"]),
    ],
)
def test_a_faulty_experiment_is_refused_with_every_fault(text: str, complaints: list[str]) -> None:
    with pytest.raises(Faults) as refused:
        read_experiment(text, "study.toml")
    for complaint in ["study.toml", *complaints]:
        assert complaint in str(refused.value)


def test_the_number_of_processes_changes_nothing(experiment: Experiment) -> None:
    assert figures(run(experiment, engine=Engine(jobs=2))) == figures(run(experiment))


@pytest.mark.long
def test_a_ray_cluster_gives_the_same_numbers(experiment: Experiment) -> None:
    if importlib.util.find_spec("ray") is None:
        leave_out("ray is not installed")
    on_ray = run(experiment, engine=Engine(name="ray"))
    assert figures(on_ray) == figures(run(experiment))


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(
    experiment: Experiment, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Absent:
        @staticmethod
        def init(**_: object) -> None:
            raise ConnectionError("nobody answers")

    monkeypatch.setitem(sys.modules, "ray", Absent)
    with pytest.raises(NoEngine, match="Ray cannot be used at ray://nowhere:1: nobody answers"):
        run(experiment, engine=Engine(name="ray", address="ray://nowhere:1"))


class Stopped(Exception):
    """As a kill would."""


def test_a_stopped_experiment_goes_on_where_it_was(
    experiment: Experiment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = run(experiment)

    def dies(tasks: Iterator[Chunk], jobs: int) -> Iterator[tuple[Chunk, Tally]]:
        for number, done in enumerate(local_engine(tasks, jobs)):
            if number == 7:
                raise Stopped
            yield done

    with monkeypatch.context() as patch:
        patch.setattr("tablee.lab.run.local_engine", dies)
        with pytest.raises(Stopped):
            run(experiment, tmp_path)
    journal = tmp_path / "journal.jsonl"
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 7
    journal.write_bytes(b"".join(lines[:-1]) + lines[-1][:40])  # killed while it wrote
    played: list[tuple[int, int]] = []

    def watched(tasks: Iterator[Chunk], jobs: int) -> Iterator[tuple[Chunk, Tally]]:
        for task, tally in local_engine(tasks, jobs):
            played.append((task.arm, task.first))
            yield task, tally

    monkeypatch.setattr("tablee.lab.run.local_engine", watched)
    assert figures(run(experiment, tmp_path)) == figures(whole)
    assert len(played) == 4 * 5 - 6
    played.clear()
    assert figures(run(experiment, tmp_path)) == figures(whole)
    assert played == []


def test_a_folder_of_another_experiment_is_left_alone(
    experiment: Experiment, tmp_path: Path
) -> None:
    run(experiment, tmp_path)
    before = (tmp_path / "journal.jsonl").read_bytes()
    other = msgspec.structs.replace(experiment, seed=2)
    with pytest.raises(Faults, match="belongs to another experiment"):
        run(other, tmp_path)
    assert (tmp_path / "journal.jsonl").read_bytes() == before


def test_a_damaged_journal_is_named_with_its_line(experiment: Experiment, tmp_path: Path) -> None:
    run(experiment, tmp_path)
    file = tmp_path / "journal.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], b'{"arm": "x"}\n', *lines[3:]]))
    with pytest.raises(Faults, match="line 3 is damaged"):
        Journal(file, experiment)


@pytest.mark.parametrize(
    ("old", "new"),
    [(b'"arm":0', b'"arm":99'), (b'"arm":0', b'"arm":-1'), (b'"first":0', b'"first":1')],
)
def test_a_chunk_of_no_arm_is_named_with_its_line(
    experiment: Experiment, tmp_path: Path, old: bytes, new: bytes
) -> None:
    run(experiment, tmp_path)
    file = tmp_path / "journal.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    assert old in lines[1]
    file.write_bytes(b"".join([lines[0], lines[1].replace(old, new, 1), *lines[2:]]))
    with pytest.raises(Faults, match="line 2 is not a chunk of this experiment"):
        run(experiment, tmp_path)


def test_only_a_heading_that_was_cut_off_is_written_again(
    experiment: Experiment, tmp_path: Path
) -> None:
    whole = run(experiment, tmp_path)
    file = tmp_path / "journal.jsonl"
    heading = file.read_bytes().splitlines()[0]
    file.write_bytes(heading[:20])
    assert figures(run(experiment, tmp_path)) == figures(whole)
    file.write_bytes(b"somebody's notes")
    with pytest.raises(Faults, match="is not the beginning"):
        run(experiment, tmp_path)
    assert file.read_bytes() == b"somebody's notes"


def test_chunks_are_added_up_in_their_order() -> None:
    tenths = [Tally(games=1, sums={"x": (value, 0.0)}) for value in (0.1, 0.2, 0.3, 0.7)]
    in_order, shuffled = InOrder(1), InOrder(1)
    for first, tally in enumerate(tenths):
        in_order.add(first, tally)
    for first in (2, 0, 3, 1):
        shuffled.add(first, tenths[first])
    assert shuffled.sum == in_order.sum


@pytest.mark.parametrize("form", ["csv", "parquet"])
def test_the_command_writes_tables_results_and_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    file = tmp_path / "hard.toml"
    file.write_text(HARD, "utf-8")
    folder = tmp_path / "out"
    command = ["lab", "run", str(file), "--out", str(folder), "--jobs", "1", "--lang", "en"]
    assert main([*command, "--format", form]) == 0
    assert "players 3, difficulty veteran" in capsys.readouterr().out
    results = json.loads((folder / "results.json").read_text())
    assert len(results["arms"]) == 4
    games = read_table(folder / f"games.{form}")
    assert len(games) == 4 * 24
    assert len(read_table(folder / f"arms.{form}")) == 4
    won = sum(bool(row["winners"]) for row in games)
    assert won == sum(arm["report"]["won"] for arm in results["arms"])
    counted = {row["table"] for row in read_table(folder / f"counts.{form}")}
    assert {"intensities", "hard_knocks"} <= counted
    page = (folder / "report.html").read_text("utf-8")
    assert "How hard?" in page
    assert "lost at the Monument" in page
    assert "http" not in page.replace("http://www.w3.org", "")
    pictures = {file.stem: file.read_text("utf-8") for file in (folder / "pictures").iterdir()}
    assert {"wins-lines", "wins", "change-players", "ends", "length", "intensities"} <= set(
        pictures
    )
    assert all(picture.startswith("<svg ") for picture in pictures.values())
    # A difference of shares is in percentage points, beside a line where there is none.
    assert "percentage points" in pictures["change-players"]
    assert "stroke-dasharray" in pictures["change-players"]
    assert f"with Tablée {__version__}, rules version" in page
    # Arms by their names, not by the options' codes.
    assert "<td>players: 3, difficulty: veteran</td>" in page
    assert "players: 3 instead of 2" in page


def read_table(file: Path) -> list[dict[str, object]]:
    if file.suffix == ".csv":
        with file.open(newline="", encoding="utf-8") as stream:
            return list(csv.DictReader(stream))
    import pyarrow.parquet

    rows: list[dict[str, object]] = pyarrow.parquet.read_table(file).to_pylist()
    return rows


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", ["les-poilus", "footclub", "trench-club"])
def test_a_report_is_made_of_every_game_in_every_language(
    game: str, language: str, tmp_path: Path
) -> None:
    file = tmp_path / "study.toml"
    file.write_text(f"game = '{game}'\ngames = 2\nbots = 'uniform'\n", "utf-8")
    command = ["lab", "run", str(file), "--out", str(tmp_path), "--jobs", "1", "--lang", language]
    assert main(command) == 0
    page = (tmp_path / "report.html").read_text("utf-8")
    assert page.count("<svg") >= 3
    assert f'<html lang="{language}">' in page
    texts, made = Texts(language), registry.game(game)
    named = Page(made, texts)
    results = json.loads((tmp_path / "results.json").read_text("utf-8"))
    for name in results["arms"][0]["report"]["statistics"]:
        assert texts.has(f"{game}-statistic-{name.replace('_', '-')}") or "ended" in name
        assert named.statistic(name) in page
    # Units by name, not by code.
    assert "mounted-infantry" not in page


@pytest.mark.parametrize("key", list(registry.BUILT_IN))
def test_options_and_values_have_names_in_reports(key: str) -> None:
    game, texts = registry.game(key), Texts("de")
    for field in msgspec.structs.fields(game.options_type):
        assert texts.has(f"lab-option-{field.name.replace('_', '-')}"), field.name
    for name, value, words in [
        ("bots", ["sensible", "mine.py:Bold"], "Faustregel (sensible) + mine.py:Bold"),
        ("shoot_out", True, "ja"),
        ("victory", "at-once", "sofort"),
        ("cards", "ours (4-3-5)", "ours (4-3-5)"),
    ]:
        assert Page(game, texts).value(name, value) == words
    trenches = Page(registry.game("trench-club"), texts)
    swept = {"prices.tank": 18, "central": "austria-hungary", "battle": "raid"}
    told = "Preis (Panzer): 18, Mittelmächte: Österreich-Ungarn, Gefecht: Überfall"
    assert trenches.arm(swept) == told


def test_what_never_differs_is_not_drawn_beside_itself(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("game = 'footclub'\ngames = 8\n[sweep]\nshoot_out = [true, false]\n", "utf-8")
    assert main(["lab", "run", str(file), "--out", str(tmp_path), "--jobs", "1"]) == 0
    drawn = {picture.stem for picture in (tmp_path / "pictures").glob("mean-*")}
    assert "mean-drawn" in drawn
    assert "mean-turns" not in drawn, "there are always eight"


def test_the_report_is_the_same_every_time(tmp_path: Path) -> None:
    file = tmp_path / "hard.toml"
    file.write_text(HARD, "utf-8")
    pages = []
    for name in ("one", "two"):
        assert main(["lab", "run", str(file), "--out", str(tmp_path / name), "--jobs", "1"]) == 0
        pages.append((tmp_path / name / "report.html").read_bytes())
    assert pages[0] == pages[1]


def test_an_end_keeps_its_colour_where_others_never_come_up() -> None:
    picture = stacked([("one", [0.0, 1.0])], ["draw", "win"], "ends")
    assert OTHERS[1].lower() in picture
    assert not set(OTHERS) & set(COLOURS)
    assert "draw" not in picture


@pytest.mark.parametrize("count", [2, 4, 12])
@pytest.mark.parametrize("size", [3, 30, 70])
def test_a_legend_has_room_in_its_plot(count: int, size: int) -> None:
    if importlib.util.find_spec("matplotlib") is None:
        leave_out("matplotlib is not installed")
    names = [f"{number:02} " + "n" * (size - 3) for number in range(count)]
    figure, axes = new_figure(7.2, 3.6)
    for name in names:
        axes.plot([0, 1], [0, 1], label=name)
    legend_above(figure, names)
    figure.draw_without_rendering()
    inside = figure.legends[0].get_window_extent()
    assert figure.bbox.x0 <= inside.x0
    assert inside.x1 <= figure.bbox.x1
    assert axes.get_window_extent().height > 72


def test_the_points_of_seats_have_intervals() -> None:
    study = Experiment(game="les-poilus", games=20, sweep={"players": [2, 3]})
    first, second = arm_records(run(study))
    assert first["points_2"] is first["points_2_low"] is first["points_2_high"] is None
    assert 0 <= second["points_2_low"] <= second["points_2"] <= second["points_2_high"] <= 1


def test_what_never_happened_is_not_sure_never_to_happen() -> None:
    never, always = mean_of(0.0, 0.0, 30), mean_of(30.0, 30.0, 30)
    assert never.interval[0] == 0
    assert 0.1 < never.interval[1] < 0.15
    assert 0.85 < always.interval[0] < 0.9
    assert mean_of(45.0, 75.0, 30).interval[0] < 1.5 < mean_of(45.0, 75.0, 30).interval[1]


@pytest.mark.parametrize(
    ("values", "least", "most"),
    [([0.0, 1.0], 0, 1), ([0.5, 0.5], 0, 1), ([0.5, 1.0], 0, 1), ([0, 3], 0, 99), ([1], 0, 1)],
)
def test_a_mean_of_two_games_stays_within_its_range(
    values: list[float], least: float, most: float
) -> None:
    found = mean_of(sum(values), sum(value**2 for value in values), len(values))
    low, high = found.interval
    assert least <= low < found.mean or low == least
    assert found.mean < high <= most or high == most
    # What may be anything, such as points without luck, has no range to keep to.
    assert mean_of(0.1, 0.5, 2, signed=True).interval[0] < 0


def test_an_arm_has_its_colour_in_every_plot() -> None:
    dot, none = (1.0, 0.5, 1.5), COLOURS[2].lower()
    dots = estimates([("one", dot), ("other", dot)], "", False, arms=[0, 1]).lower()
    lines = lengths([("one", {3: 1}), ("other", {4: 1})], "", "").lower()
    for picture in (dots, lines):
        assert all(colour.lower() in picture for colour in COLOURS[:2])
        assert none not in picture
    # A difference belongs to no single arm.
    apart = estimates([("two of them", dot)], "", False, difference=True).lower()
    assert not any(colour.lower() in apart for colour in COLOURS[:2])
