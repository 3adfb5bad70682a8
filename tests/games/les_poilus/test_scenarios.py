"""Golden games and short scenarios: one readable file each, played line by line."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tablee.games.les_poilus.game import GAME
from tablee.kernel.record import read_record, replay
from tablee.kernel.scenario import ScenarioRun, read_scenario

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.rule("P4.4", "P4.5", "P5.2", "P7.1")
@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_scenario_goes_as_it_is_written(file: Path) -> None:
    scenario = read_scenario(file.read_text("utf-8"))
    assert scenario.game == GAME.key
    match = ScenarioRun(scenario, GAME).run()
    # And what was played can be replayed from its record.
    record = read_record(msgspec.json.decode(msgspec.json.encode(match.record())))
    assert replay(record, GAME).position() == match.position()


def test_there_is_a_whole_game_for_each_way_to_end_and_one_with_the_chaplain() -> None:
    ends = set()
    chaplain = False
    for file in FILES:
        match = ScenarioRun(read_scenario(file.read_text("utf-8")), GAME).run()
        outcome = match.outcome()
        if outcome is not None:
            ends.add(outcome.reason)
            chaplain = chaplain or len(match.seats) == 2
    assert ends == set(GAME.ends)
    assert chaplain
