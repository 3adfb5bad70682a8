"""Playing in the browser, as a person without a plan would."""

from __future__ import annotations

import time
from collections.abc import Callable
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
MINE = "() => document.title.startsWith('●')"
#: Whether what has the focus invites to be pressed.
PRESSABLE = """(wanted) => document.activeElement.matches(wanted)
  && document.activeElement.getAttribute('aria-disabled') !== 'true'"""
SURRENDER = ".matters .btn.danger"


def until(page: Any, script: str, seconds: float = 60) -> None:
    """Wait until an expression is true; asked from outside, as the page allows no eval."""
    end = time.monotonic() + seconds
    while not page.evaluate(script):
        assert time.monotonic() < end, f"never true: {script}"
        page.wait_for_timeout(30)


def until_line(page: Any, line: int) -> None:
    """Wait until the log tells of a line of the game."""
    lines = "[...document.querySelectorAll('aside li .n')].map((one) => Number(one.textContent))"
    until(page, f"Math.max(0, ...{lines}) >= {line}")


# ---- sitting down -----------------------------------------------------------------------------


def open_matters(page: Any) -> None:
    """Open the dialog with seats, link and notices."""
    page.locator("header [aria-haspopup=dialog]").click()
    page.wait_for_selector("dialog[open] .seats")


def hurry(page: Any) -> None:
    """Let tables be opened for two, against computer players that do not think."""

    def opened(route: Any) -> None:
        body = route.request.post_data_json
        for seat in body["seats"]:
            if seat["holder"] == "bot":
                seat["level"] = "uniform"
        if body["game"] == "les-poilus":
            body["options"]["players"] = 2
            body["seats"] = body["seats"][:2]
        route.continue_(post_data=body)

    page.route("**/api/tables", opened)


def ask_everything(page: Any) -> None:
    """Let tables be opened that ask also what has only one answer (K8.5)."""

    def opened(route: Any) -> None:
        body = route.request.post_data_json
        route.continue_(post_data={**body, "terms": {**body["terms"], "auto_answer": False}})

    page.route("**/api/tables", opened)


def start_against_bots(visit: Any, game: str, quick: bool = False, **more: Any) -> Any:
    """A table with one click."""
    page = visit(**more)
    if quick:
        hurry(page)
    page.click(f".game.{game} .btn.main")
    page.click(".level.usual")
    page.wait_for_selector(".sentence")
    return page


def seated_pair(visit: Any, game: str = "footclub", langs: tuple[str, str] = ("fr", "de")) -> Any:
    """A host and a guest at a table that has started, by a link."""
    host = visit(f"new/{game}", lang=langs[0])
    # Whoever plays by a plan is asked everything.
    ask_everything(host)
    host.fill("input[type=text]", "Marguerite")
    if game == "les-poilus":
        host.locator("input[name=players]").first.check()
    host.click("button[type=submit]")
    link = host.locator(".invite input").input_value()
    assert "token" not in link
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


# ---- playing by mouse -------------------------------------------------------------------------

Turn = Callable[[Any], None]


def click_something(page: Any) -> None:
    """Click whatever invites a click."""
    page.evaluate(CLICK)


#: In a turn of Trench Club movement, attacks and money are ended.
TURN = 3


class Commander:
    """Plays Trench Club: sets up, marches with a unit in the first turn, and surrenders."""

    def __init__(self) -> None:
        self._pressed: dict[Any, int] = {}
        self._marched: set[Any] = set()

    def __call__(self, page: Any) -> None:
        """Make the next move."""
        if page.locator(".companies .btn.main").count():
            self.press(page, ".companies .btn.main")
        elif page.locator(".companies").count():
            self.place(page)
        elif self._pressed.get(page, 0) < TURN:
            if page not in self._marched:
                self._marched.add(page)
                self.on_map(page, "n", "t", "Enter")
            elif page.locator(".buttons .btn.main").count():
                self._pressed[page] = self._pressed.get(page, 0) + 1
                self.press(page, ".buttons .btn.main")
            else:
                # It has boarded a truck, which has to go somewhere and set it down.
                self.press(page, ".buttons .btn")
                self.on_map(page, "t", "Enter")
        else:
            self.press(page, SURRENDER)
            self.press(page, SURRENDER)

    def place(self, page: Any) -> None:
        """Put the chosen unit on a hex where it may stand."""
        if page.locator("polygon.reach").count():
            self.on_map(page, "t", "Enter")

    def on_map(self, page: Any, *keys: str) -> None:
        """Press keys on the map."""
        page.evaluate("document.querySelector('.map').focus()")
        for key in keys:
            page.keyboard.press(key)

    def press(self, page: Any, wanted: str) -> None:
        """Press a button that may be gone by now."""
        page.evaluate(f"document.querySelector('{wanted}')?.click()")


def play_to_the_end(*pages: Any, turn: Turn = click_something, seconds: float = 600) -> None:
    """Play on each page in turn until the game is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if all(page.evaluate(OVER) for page in pages):
            return
        for page in pages:
            if page.evaluate(MINE):
                turn(page)
        pages[0].wait_for_timeout(25)
    raise AssertionError(f"the game did not end: {pages[0].locator('.sentence').inner_text()}")


# ---- playing by keyboard ----------------------------------------------------------------------


def tab_to(page: Any, wanted: str, most: int = 120) -> bool:
    """Press Tab until something has the focus."""
    for _ in range(most):
        if page.evaluate(PRESSABLE, wanted):
            return True
        page.keyboard.press("Tab")
    return False


def press_something(page: Any) -> None:
    """Reach a card or a button by Tab and press it."""
    wanted = ".buttons .btn.main, .hand .slot.legal, .knock.choosable, .buttons .btn"
    page.keyboard.press("Tab")
    if tab_to(page, wanted):
        page.keyboard.press("Enter")


class KeyboardCommander(Commander):
    """Plays Trench Club by keys alone."""

    def on_map(self, page: Any, *keys: str) -> None:
        """Reach the map and press keys there."""
        if tab_to(page, ".map"):
            for key in keys:
                page.keyboard.press(key)

    def press(self, page: Any, wanted: str) -> None:
        """Reach a button and press it."""
        if page.locator(wanted).count() and tab_to(page, wanted):
            page.keyboard.press("Enter")
