"""While one plays nothing jumps, and what changes in one place lays out nothing else.

test_games.py looks at it in a wide window, where whole games are played by keys.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.play import Commander, click_something, play_to_the_end, start_against_bots
from tests.web.shifts import count_shifts, shifts
from tests.web.test_web import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_on_a_phone_while_one_plays(visit: Any, game: str) -> None:
    page = start_against_bots(visit, game, quick=True, width=390, height=844)
    count_shifts(page)
    play_to_the_end(page, turn=Commander() if game == "trench-club" else click_something)
    assert shifts(page) == []


#: Changes a word of the log twenty times, each laid out at once.
CHANGE = """() => {
  const word = document.createElement('i');
  const line = document.querySelector('aside [role=tabpanel]');
  for (let time = 0; time < 20; time++) {
    if (time % 2) word.remove();
    else line.append(word);
    document.body.offsetTop;
  }
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_word_elsewhere_lays_out_no_board(visit: Any, game: str) -> None:
    page = start_against_bots(visit, game)
    browser = page.context.new_cdp_session(page)
    browser.send("Performance.enable")

    def styled() -> float:
        """How often anything was given its style."""
        metrics = browser.send("Performance.getMetrics")["metrics"]
        return float(sum(one["value"] for one in metrics if one["name"] == "RecalcStyleCount"))

    found = []
    for _ in range(3):  # what happens at the table meanwhile counts as well
        before = styled()
        page.evaluate(CHANGE)
        found.append(styled() - before)
    # Once for each change; boards that were measured in the grid took five times as many.
    assert min(found) < 40
