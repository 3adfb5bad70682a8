"""Golden matches: readable scripts, each step of which must go as written."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from tablee.games.footclub.data import CARD_KEYS
from tablee.games.footclub.game import GAME
from tablee.kernel.match import Match
from tablee.kernel.scenario import ScenarioRun, read_scenario
from tablee.kernel.state import EVERYTHING

FOLDER = Path(__file__).parent / "scenarios"
#: The worked example comes with the package: it is also a lesson.
LESSONS = resources.files("tablee.games.footclub") / "scenarios"


def played(name: str) -> Match:
    """The match of a scenario after its last line."""
    file = LESSONS / f"{name}.toml"
    text = (file if file.is_file() else FOLDER / f"{name}.toml").read_text("utf-8")
    return ScenarioRun(read_scenario(text), GAME).run()


NAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))


@pytest.mark.parametrize("name", [*NAMES, "worked_example"])
def test_a_scenario_goes_as_written(name: str) -> None:
    played(name)


@pytest.mark.rule("F3.1", "F3.2", "F3.3", "F3.4")
def test_the_worked_example_shows_every_bonus_and_ends_one_nil_for_red() -> None:
    match = played("worked_example")
    log = match.log(EVERYTHING)
    bonuses = [
        event["bonus"]
        for event in log
        if "bonus" in event
        and event["event"] not in ("team-presented", "bonus-accepted", "shot-tied")
    ]
    assert bonuses == [-2, 0, -2, 0, -1, -1, -2, -3, -1, 1, 0]
    in_play = [(event["seat"], event["in_play"]) for event in log if "in_play" in event]
    assert in_play == [(0, 6), (0, 4), (1, 4), (0, 3), (1, 2)]
    position: Any = match.position()
    view = match.view(0)
    assert position.sides[1].goals == 1
    assert view.prompt().code == "choose-supporters"


@pytest.mark.rule("F2.1")
def test_before_the_draw_of_turn_two_blue_holds_one_supporters_card_and_red_nothing() -> None:
    match = played("worked_example")
    drawn: list[list[str]] = [[], []]
    for event in match.log(EVERYTHING, since=match.line - 1):
        if event["event"] == "cards-drawn":
            drawn[event["seat"]] += [CARD_KEYS[card] for card in event["cards"]]
    position: Any = match.position()
    held = [
        {key: getattr(side.hand, key) - drawn[seat].count(key) for key in CARD_KEYS}
        for seat, side in enumerate(position.sides)
    ]
    assert {key: count for key, count in held[0].items() if count} == {"supporters": 1}
    assert not any(held[1].values())
    assert (position.turn, position.ball) == (2, 0)
    assert [side.goals for side in position.sides] == [0, 1]
