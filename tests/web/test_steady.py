"""While one plays nothing jumps: the browser counts layout shifts, and there are none.

Cards, counters and lines of the log move because they mean something. What must not move is the
furniture around them. And whatever happens, the board is never wider than the screen.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.play import Commander, click_something, play_to_the_end, start_against_bots
from tests.web.test_web import GAMES

FURNITURE = """header, aside, .dock, .board, .bar, .words, .sentence, .below, .top, .middle,
  .others, .seat, .mine, .hand, .field, .ground, .tally, .pile, .score, .comment, .rolls,
  .flank, .side, .pitch, .tug, .desk, .map, .matters, .tools"""
COUNT = """(furniture) => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries()) {
      for (const { node, previousRect: from, currentRect: to } of sources) {
        // What comes or goes has not moved.
        if (!node?.matches?.(furniture) || !from.width || !to.width) continue;
        const moved = [to.x - from.x, to.y - from.y].map(Math.round);
        if (moved.every((way) => Math.abs(way) <= 1)) continue;
        window.shifts.push(`${node.className} ${moved}`);
      }
    }
  }).observe({ type: "layout-shift" });
  new MutationObserver(() => {
    const { scrollWidth, clientWidth } = document.querySelector(".board");
    if (scrollWidth <= clientWidth) return;
    const wide = [...document.querySelectorAll(".board *")].filter(
      (one) => one.getBoundingClientRect().right > clientWidth && !one.closest("svg *"));
    window.shifts.push(`${scrollWidth} wide: ${wide.map((one) => one.className)}`);
  }).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("size", [(1280, 860), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_one_plays(visit: Any, game: str, size: tuple[int, int]) -> None:
    width, height = size
    page = start_against_bots(visit, game, quick=True, width=width, height=height)
    page.evaluate("document.fonts.ready")
    page.evaluate(COUNT, FURNITURE)
    play_to_the_end(page, turn=Commander() if game == "trench-club" else click_something)
    assert sorted(set(page.evaluate("window.shifts"))) == []


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

    before = styled()
    page.evaluate(CHANGE)
    # Once for each change; boards that were measured in the grid took five times as many.
    assert styled() - before < 40
