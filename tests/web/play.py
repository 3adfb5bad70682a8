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


def until_line(page: Any, line: int) -> None:
    """Wait until the log tells of a line of the game."""
    lines = "[...document.querySelectorAll('aside li .n')].map((one) => Number(one.textContent))"
    until(page, f"Math.max(0, ...{lines}) >= {line}")


def open_matters(page: Any) -> None:
    """Open the dialog with seats, link and notices."""
    page.locator("header [aria-haspopup=dialog]").click()
    page.wait_for_selector("dialog[open] .seats")


def start_against_bots(visit: Any, game: str, **more: Any) -> Any:
    """A table with one click."""
    page = visit(**more)
    page.click(f".game.{game} .btn.main")
    page.wait_for_selector(".sentence")
    return page


def seated_pair(visit: Any, game: str = "footclub", langs: tuple[str, str] = ("fr", "de")) -> Any:
    """A host and a guest at a table that has started, by a link."""
    host = visit(f"new/{game}", lang=langs[0])
    host.fill("input[type=text]", "Marguerite")
    host.click("button[type=submit]")
    link = host.locator(".invite input").input_value()
    guest = visit(lang=langs[1])
    guest.goto(link)
    guest.fill(".name input", "Friederike")
    guest.click(".seats .btn.main")
    guest.wait_for_selector(".seats .own")
    until(host, "document.querySelectorAll('.dot.human').length === 2")
    host.click(".doors .btn.main")
    for page in (host, guest):
        page.wait_for_selector(".sentence")
    return host, guest


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
