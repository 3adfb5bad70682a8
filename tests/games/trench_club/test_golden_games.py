"""Golden games: one scenario for each way to end, with two and with four nations."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.games.trench_club.game import GAME
from tablee.kernel.scenario import ScenarioRun, read_scenario

FILES = sorted(Path(__file__).parent.joinpath("scenarios").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_goes_as_it_is_written(file: Path) -> None:
    ScenarioRun(read_scenario(file.read_text("utf-8")), GAME).run()


def test_every_way_to_end_has_a_golden_game() -> None:
    ends = {line for file in FILES for line in file.read_text("utf-8").split("\n")}
    for reason in ("forts", "destruction", "surrender", "points"):
        assert f'= outcome "{reason}"' in ends
