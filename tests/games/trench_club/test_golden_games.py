"""Golden games: whole ones for each way to end, with two and with four nations, and their ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.games.trench_club.data.units import FIRST_SPECIAL, UNIT_KEYS
from tablee.games.trench_club.game import GAME
from tablee.kernel.scenario import ScenarioRun, read_scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))


def play(file: Path) -> list[dict[str, Any]]:
    """Run a scenario and say everything that happened."""
    match = ScenarioRun(read_scenario(file.read_text("utf-8")), GAME).run()
    return [GAME.event_document(event, -1) for line in match.lines for event in line.events]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_goes_as_it_is_written(file: Path) -> None:
    assert play(file)


@pytest.mark.rule("T7.1", "T9.1")
@pytest.mark.parametrize("reason", ["forts", "destruction", "surrender", "points"])
@pytest.mark.parametrize(("name", "nations"), [("whole-game", 2), ("four-nations", 4)])
def test_there_is_a_whole_game_for_every_way_to_end(name: str, nations: int, reason: str) -> None:
    text = (FOLDER / f"{name}-by-{reason}.toml").read_text("utf-8")
    scenario = read_scenario(text)
    assert scenario.position is None
    assert scenario.options is not None
    assert scenario.options["players"] == nations
    assert f'= outcome "{reason}"' in text.split("\n")


@pytest.mark.rule("T8.1", "T8.2")
def test_every_special_force_acts_in_one_whole_game() -> None:
    happened = play(FOLDER / "every-special-force-in-one-game.toml")
    kinds = [event["event"] for event in happened]
    assert "mine-laid" in kinds
    assert "unit-repaired" in kinds
    fought = {UNIT_KEYS[event["kind"]] for event in happened if event["event"] == "attacked"}
    assert fought >= set(UNIT_KEYS[FIRST_SPECIAL:]) - {"medics", "minelayer"}
