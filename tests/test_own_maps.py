"""A folder of maps that people drew: for the terminal, the lab and scenarios."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.trench_club.drawings import map_file, own_map

from tablee.cli import main
from tablee.games import registry
from tablee.kernel.documents import Faults
from tablee.lab.balance import read_balance
from tablee.lab.experiment import arms_of, read_experiment
from tablee.option_files import VARIABLE, OwnMaps

GAME = registry.game("trench-club")

EXPERIMENT = """
game = "trench-club"
games = 1
[sweep]
map = ["isonzo", "marne"]
"""

BALANCE = """
game = "trench-club"
options = { map = "marne" }
[search]
option = "prices.tank"
low = 16
high = 20
[target]
measure = "central_points"
value = 0.5
"""

SCENARIO = """
title = "On a map of one's own"
game = "trench-club"
script = '''
= options.map.name "La Marne, été 1914"
= acting [0, 1]
'''
[options]
map = "marne"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one map, named by the environment."""
    made = tmp_path / "maps"
    made.mkdir()
    (made / "marne.txt").write_text(map_file(), "utf-8")
    (made / "README.md").write_text("not a map", "utf-8")
    (made / ".hidden.txt").write_text("not a map", "utf-8")
    monkeypatch.setenv(VARIABLE, str(made))
    return made


def told(maps: OwnMaps, name: str) -> list[str]:
    """Why a name cannot be filled in."""
    with pytest.raises(Faults) as caught:
        maps.fill_in({"map": name})
    return str(caught.value).split("\n")


def test_a_name_stands_for_the_drawing_and_all_else_is_left_alone(folder: Path) -> None:
    maps = OwnMaps(GAME, str(folder))
    filled = maps.fill_in({"map": "marne", "players": 3})
    assert filled == {"map": own_map(), "players": 3}
    GAME.options(filled)
    given: list[dict[str, Any]] = [{}, {"map": "aisne"}, {"map": own_map()}, {"map": 7}]
    for options in given:
        assert maps.fill_in(options) == options
    for name in ("les-poilus", "footclub"):
        assert OwnMaps(registry.game(name), "/nowhere").fill_in({"map": "x"}) == {"map": "x"}


def test_a_name_that_nothing_has_is_told_with_those_there_are(folder: Path) -> None:
    maps = OwnMaps(GAME, str(folder))
    assert told(maps, "marn") == [
        "options.map: 'marn' must be one of aisne, isonzo, marne; did you mean 'marne'?"
    ]
    assert told(maps, "../maps/marne") == [
        "options.map: '../maps/marne' must be one of aisne, isonzo, marne"
    ]
    assert VARIABLE in told(OwnMaps(GAME), "xyz")[0]
    gone = folder / "gone"
    assert told(OwnMaps(GAME, str(gone)), "marne")[0].startswith(f"maps: {gone}: cannot be read: ")


def test_every_fault_of_every_file_is_told(folder: Path) -> None:
    maps = OwnMaps(GAME, str(folder))
    maps.read_all()
    assert maps.titles() == {"marne": "La Marne, été 1914"}
    (folder / "aisne.txt").write_text(map_file(), "utf-8")
    (folder / "My map.txt").write_text(map_file(), "utf-8")
    (folder / "latin.txt").write_bytes(b"name: x\nf\xe9te\n")
    (folder / "short.txt").write_text("name: Short\n1 ? .", "utf-8")
    (folder / "folder.txt").mkdir()
    with pytest.raises(Faults) as caught:
        OwnMaps(GAME, str(folder)).read_all()
    lines = str(caught.value).split("\n")
    for name, words in {
        "aisne.txt": "comes with the game",
        "My map.txt": "small letters, digits and hyphens",
        "latin.txt": "line 2: is not UTF-8 text",
        "short.txt": "line 2: A1: '?' is not a sign of a map",
        "folder.txt": "cannot be read",
    }.items():
        assert any(line.startswith(f"{folder / name}: ") and words in line for line in lines), name


def test_the_terminal_plays_on_a_map_by_its_name_or_its_file(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    reports = []
    for given in ("marne", f"@{folder / 'marne.txt'}"):
        simulate = f"simulate trench-club --games 2 --jobs 2 --json --option map={given}"
        assert main([*simulate.split(), "--option", "armistice=1"]) == 0
        report = json.loads(capsys.readouterr().out)
        reports.append({k: v for k, v in report.items() if "second" not in k})
    assert reports[0] == reports[1]
    (folder / "marne.txt").write_text("name: Marne\n1 ?", "utf-8")
    assert main(["simulate", "trench-club", "--option", "map=marne"]) == 2
    assert f"{folder / 'marne.txt'}: line 2: A1: '?'" in capsys.readouterr().err
    # Whoever does not use it is not told of it.
    monkeypatch.setenv(VARIABLE, "/nowhere")
    quick = "--games 1 --bots uniform --option armistice=1"
    assert main(["simulate", "trench-club", *quick.split()]) == 0


def test_the_lab_takes_in_the_maps_that_it_names(folder: Path) -> None:
    experiment = read_experiment(EXPERIMENT, "exp.toml", str(folder))
    assert [arm.name() for arm in arms_of(experiment)] == ["map isonzo", "map marne"]
    assert arms_of(experiment)[1].plan.options == {"map": own_map()}
    assert read_balance(BALANCE, "b.toml", str(folder)).options == {"map": own_map()}
    plain = EXPERIMENT.replace("marne", "aisne")
    assert read_experiment(plain, "exp.toml", "/nowhere").sweep == {"map": ["isonzo", "aisne"]}
    with pytest.raises(Faults, match=r"exp.toml: sweep.map: 'marne' must be one of aisne, isonzo"):
        read_experiment(EXPERIMENT, "exp.toml")
    (folder / "marne.txt").write_text("name: Marne\n1 ?", "utf-8")
    with pytest.raises(Faults, match=r"exp.toml: .*marne.txt: line 2: A1: '\?'"):
        read_experiment(EXPERIMENT, "exp.toml", str(folder))


def test_a_scenario_may_name_a_map(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = folder.parent / "own.toml"
    file.write_text(SCENARIO, "utf-8")
    assert main(["scenario", str(file)]) == 0, capsys.readouterr().err
    file.write_text(SCENARIO.replace('map = "marne"', 'map = "vosges"'), "utf-8")
    assert main(["scenario", str(file)]) == 2
    assert f"{file}: options.map: 'vosges' must be one of" in capsys.readouterr().err
