"""Layout shifts, which the browser counts while one plays: there are none.

Cards, counters and lines of the log move because they mean something. What must not move is the
furniture around them. And whatever happens, the board is never wider than the screen.
"""

from __future__ import annotations

from typing import Any

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
    const { scrollWidth, clientWidth } = document.querySelector(".board") ?? {};
    if (!(scrollWidth > clientWidth)) return;
    const wide = [...document.querySelectorAll(".board *")].filter(
      (one) => one.getBoundingClientRect().right > clientWidth && !one.closest("svg *"));
    window.shifts.push(`${scrollWidth} wide: ${wide.map((one) => one.className)}`);
  }).observe(document.body, { childList: true, subtree: true });
}"""


def count_shifts(page: Any) -> None:
    """Count from now on."""
    page.evaluate("document.fonts.ready")
    page.evaluate(COUNT, FURNITURE)


def shifts(page: Any) -> list[str]:
    """What has jumped since then."""
    return sorted(set(page.evaluate("window.shifts")))
