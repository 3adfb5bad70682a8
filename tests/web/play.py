"""Playing in the browser, as a person without a plan would."""

from __future__ import annotations

import time
from typing import Any

# The first thing that invites a click: a choice to confirm, a button, a card, a Hard Knock.
CLICK = """() => {
  const wanted = ['.buttons .btn.main', '.hand .slot.legal', '.knock.choosable',
                  '.buttons .btn:not([aria-disabled=true])'];
  for (const one of wanted) {
    const found = document.querySelector(one);
    if (found) { found.click(); return true; }
  }
  return false;
}"""
OVER = "() => document.querySelector('section.end') !== null"


def until(page: Any, script: str, seconds: float = 20) -> None:
    """Wait until an expression is true; asked from outside, as the page allows no eval."""
    end = time.monotonic() + seconds
    while not page.evaluate(script):
        assert time.monotonic() < end, f"never true: {script}"
        page.wait_for_timeout(30)


def play_to_the_end(*pages: Any, seconds: float = 150) -> None:
    """Click whatever invites a click on each page in turn until the game is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if all(page.evaluate(OVER) for page in pages):
            return
        for page in pages:
            page.evaluate(CLICK)
        pages[0].wait_for_timeout(25)
    raise AssertionError(f"the game did not end: {pages[0].locator('.sentence').inner_text()}")


def play_by_keyboard(page: Any, seconds: float = 150) -> None:
    """Reach everything by Tab and do it by Enter."""
    until = time.monotonic() + seconds
    wanted = ".buttons .btn.main, .hand .slot.legal, .knock.choosable, .buttons .btn"
    while time.monotonic() < until:
        if page.evaluate(OVER):
            return
        if not page.evaluate("() => document.title.startsWith('●')"):
            page.wait_for_timeout(30)
            continue
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate(
                "one => document.activeElement.matches(one) &&"
                " document.activeElement.getAttribute('aria-disabled') !== 'true'",
                wanted,
            ):
                page.keyboard.press("Enter")
                break
        page.wait_for_timeout(40)
    raise AssertionError("the game did not end")
