"""Scenarios: readable scripts that fail with the line that did not go as written."""

from __future__ import annotations

import pytest

from tablee.games.les_poilus.game import GAME
from tablee.kernel.documents import Faults
from tablee.kernel.match import Match
from tablee.kernel.scenario import ScenarioFailure, ScenarioRun, read_scenario

HEAD = """
title = "Three friends set out"
game = "les-poilus"
shows = ["P2.2"]
setup = [0, 1, 2, 0, 0, 1, 0]

[options]
players = 3
"""


def run(script: str) -> Match:
    """Play a script for three players; seats 0 to 2 are Félix, Gustave and Charles."""
    head, options = HEAD.split("[options]")
    text = f"{head}script = '''\n{script}\n'''\n[options]{options}"
    return ScenarioRun(read_scenario(text), GAME).run()


DEAL = "0 intensity 3 < 1 11 21 2 12 22 3 14 24"


def test_a_scenario_plays_moves_with_their_draws_and_checks_what_came_of_them() -> None:
    match = run(
        f"""
        # The leader deals three cards each.
        {DEAL}
        = seats.0.hand [1, 2, 3]
        = trials_top 16
        = acting [0]
        = outcome null
        0 play 11 ! card-not-held
        0 withdraw left
        0 undo
        1 undo ! nothing-to-undo
        0 play 1
        = no_mans_land [1]
        """
    )
    assert match.line == 4


@pytest.mark.parametrize(
    ("script", "line", "message"),
    [
        ("= trials_top 25\n= trials_top 24", 2, "trials_top is 25, not 24"),
        ("= trials 25", 1, "the position has no field 'trials'"),
        ("= seats.9.hand []", 1, "no field 'seats.9.hand'"),
        ("= acting [1]", 1, "acting is [0], not [1]"),
        ('= outcome "victory"', 1, 'outcome is null, not "victory"'),
        ("= trials_top many", 1, "'many' is not a JSON value"),
        ("0 intensity 1", 1, "'intensity 1' was refused: intensity-too-low (P2.1)"),
        ("0 intensity 1 ! stale", 1, "intensity-too-low (P2.1), not stale"),
        (f"# a remark\n\n{DEAL}\n0 play 1 ! mute", 4, "was made, but should have been refused"),
        ("0 intensity 3 < 1 2", 1, "used up"),
        (f"{DEAL} 5", 1, "1 scripted draws were not used: [5]"),
        ("0 intensity 3 < 1 1", 1, "draw 2 is 1, which is not among"),
        ("0 dance", 1, "'dance' is not a move of Les Poilus"),
        ("zero play 1", 1, "must be a seat, a move, and '<' with draws"),
        ("1 undo", 1, "'undo' was refused: nothing-to-undo (K2.1)"),
    ],
)
def test_a_line_that_goes_otherwise_is_named(script: str, line: int, message: str) -> None:
    with pytest.raises(ScenarioFailure) as caught:
        run(script)
    assert caught.value.line == line
    assert message in str(caught.value)
    assert f"line {line} of the script" in str(caught.value)


def test_a_scenario_goes_step_by_step() -> None:
    text = HEAD.replace("[options]", f"script = '''\n# go\n{DEAL}\n'''\n[options]")
    steps = ScenarioRun(read_scenario(text), GAME)
    steps.step()
    assert (steps.match.line, steps.finished()) == (0, False)
    steps.step()
    assert (steps.match.line, steps.finished()) == (1, True)


@pytest.mark.rule("K3.4")
def test_a_malformed_scenario_lists_its_faults() -> None:
    with pytest.raises(Faults, match="is not TOML"):
        read_scenario("title = ")
    with pytest.raises(Faults) as caught:
        read_scenario('titel = "x"\ngame = 7\nscript = ""')
    assert {fault.field for fault in caught.value.faults} == {"titel", "title", "game"}


@pytest.mark.rule("K3.4")
def test_a_scenario_starts_from_options_or_a_position_and_not_from_both() -> None:
    start = 'title = "x"\ngame = "les-poilus"\nscript = ""\n'
    for more in ("", "[options]\n[position]\n"):
        with pytest.raises(Faults, match="either options or a position"):
            read_scenario(start + more)


@pytest.mark.rule("K4.4")
def test_the_set_up_must_use_exactly_its_draws() -> None:
    for setup in ("[0, 1]", "[0, 1, 2, 0, 0, 1, 0, 5]"):
        text = HEAD.replace("[0, 1, 2, 0, 0, 1, 0]", setup).replace(
            "[options]", "script=''\n[options]"
        )
        with pytest.raises(Faults, match="setup: "):
            ScenarioRun(read_scenario(text), GAME)
