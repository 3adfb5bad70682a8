"""Things travel over the board: seen where motion is wanted, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

#: Counts whatever travels, at the moment it is put over the board.
COUNT = """() => {
  window.ghosts = 0;
  new MutationObserver((changes) => {
    for (const {addedNodes} of changes) for (const node of addedNodes)
      if (node.classList?.contains('ghost') && !node.hidden) window.ghosts += 1;
  }).observe(document.querySelector('.flights'), {childList: true});
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_fly_from_the_pile_when_they_are_dealt(
    visit: Any, finished: Any, motion: str
) -> None:
    page = visit(f"replay/{finished('les-poilus')}/0/0", pace="normal", reduced_motion=motion)
    page.wait_for_selector("main.board[data-step=idle] .flights", state="attached")
    page.evaluate(COUNT)
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("main.board:not([data-step=idle])")
    page.wait_for_selector("main.board[data-step=idle]")
    assert (page.evaluate("window.ghosts") > 2) is (motion != "reduce")
