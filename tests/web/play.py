"""Playing in the browser, as a person without a plan would."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error

from tablee.browser.tab import PREFIX
from tablee.client import call

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
#: The table's menu, the button in it, and the one in its dialog.
SURRENDER = ("header [aria-haspopup=dialog]", ".give-up", ".giving-up .danger")


#: Asks in the page itself, which takes a tenth of what asking it from here does.
WAIT = """async (seconds) => {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    const found = SCRIPT;
    if (await (typeof found === 'function' ? found() : found)) return true;
    if (performance.now() > end) return false;
    await new Promise((goOn) => setTimeout(goOn, 30));
  }
}"""


def until(page: Any, script: str, seconds: float = 60) -> None:
    """Wait until an expression is true, or a function of the page says so."""
    end = time.monotonic() + seconds
    while True:
        try:
            found = page.evaluate(WAIT.replace("SCRIPT", script), end - time.monotonic())
        except Error as error:
            # It went to another page meanwhile.
            if "navigat" not in str(error):
                raise
            continue
        assert found, f"never true: {script}"
        return


def until_line(page: Any, line: int) -> None:
    """Wait until the log tells of a line of the game."""
    lines = "[...document.querySelectorAll('aside li .n')].map((one) => Number(one.textContent))"
    until(page, f"Math.max(0, ...{lines}) >= {line}")


# ---- sitting down -----------------------------------------------------------------------------


def open_matters(page: Any) -> None:
    """Open the dialog with seats, link and notices."""
    page.locator("header [aria-haspopup=dialog]").click()
    page.wait_for_selector("dialog[open] .seats")


#: Changes a table as it is opened, whichever house is asked: over the network, or in the worker.
CHANGED = """(() => {
  const changed = (text) => {
    const body = JSON.parse(text);
    (CHANGE)(body);
    return JSON.stringify(body);
  };
  const ask = window.fetch;
  window.fetch = (address, given) => {
    const opens = address === 'api/tables' && given?.method === 'POST';
    return ask(address, opens ? { ...given, body: changed(given.body) } : given);
  };
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    const asked = message?.type === 'ask' ? JSON.parse(message.text) : {};
    const opens = asked.path === '/api/tables' && asked.method === 'POST';
    const text = opens ? JSON.stringify({ ...asked, body: changed(asked.body) }) : message?.text;
    return post.call(this, opens ? { ...message, text } : message, ...rest);
  };
})()"""
HURRY = """(body) => {
  for (const seat of body.seats) if (seat.holder === 'bot') seat.level = 'uniform';
  if (body.game === 'trench-club') body.options.armistice = 2;
  if (body.game !== 'les-poilus') return;
  body.options.players = 2;
  body.seats = body.seats.slice(0, 2);
}"""
ASK_EVERYTHING = "(body) => { body.terms = { ...body.terms, auto_answer: false }; }"
NOTE = "(body) => { window.openedTables = [...(window.openedTables ?? []), body]; }"


def change_tables(page: Any, change: str) -> None:
    """Have a function look at what the page asks for when it opens a table."""
    script = CHANGED.replace("CHANGE", change)
    page.context.add_init_script(script)
    page.evaluate(script)


def hurry(page: Any) -> None:
    """Let short tables be opened for two, against computer players that do not think."""
    change_tables(page, HURRY)


def ask_everything(page: Any) -> None:
    """Let tables be opened that ask also what has only one answer (K8.5)."""
    change_tables(page, ASK_EVERYTHING)


def note_tables(page: Any) -> Callable[[], list[Any]]:
    """Have it noted which tables are opened; what was asked for."""
    change_tables(page, NOTE)
    return lambda: list(page.evaluate("window.openedTables ?? []"))


#: The first entry of a table that this browser keeps.
FIRST_ENTRY = """(table) => new Promise((resolve) => {
  const asked = indexedDB.open('tablee-house');
  asked.onsuccess = () => {
    const found = asked.result.transaction('rows').objectStore('rows').get(['entry', table, 1]);
    found.onsuccess = () => { asked.result.close(); resolve(JSON.parse(found.result[1])); };
  };
})"""


def table_options(page: Any) -> dict[str, Any]:
    """The options of the table that a page shows, as its house keeps them."""
    address, _, table = page.url.partition("#/table/")
    if table.startswith(PREFIX):
        options: dict[str, Any] = page.evaluate(FIRST_ENTRY, table)["options"]
    else:
        options = call(address.rstrip("/"), f"/api/tables/{table}")["options"]
    return options


def start_against_bots(visit: Any, game: str, quick: bool = False, **more: Any) -> Any:
    """A table as `tablee play` opens it; tests/web/test_play_now.py goes there by clicks."""
    script = more.pop("script", "") + (CHANGED.replace("CHANGE", HURRY) if quick else "")
    page = visit(f"play/{game}", script=script, **more)
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
        if page.locator(".draft").count():
            # The split is a draft until it is confirmed.
            whole = page.locator(".buttons .btn.main").count()
            self.press(page, ".buttons .btn.main" if whole else ".companies .btn.main")
        elif page.locator(".companies .btn.main").count():
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
            for button in SURRENDER:
                self.press(page, button)
                page.wait_for_timeout(50)

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


def give_up(page: Any) -> None:
    """Surrender, as one may at any time in Trench Club, and see the end."""
    for button in SURRENDER:
        page.click(button)
    page.wait_for_selector("section.end")


#: Whether the game is over, or this page's player is asked.
STATE = f"() => ({OVER})() ? 'over' : ({MINE})() ? 'asked' : ''"


def play_to_the_end(*pages: Any, turn: Turn = click_something, seconds: float = 180) -> None:
    """Play on each page in turn until the game is over."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        states = [page.evaluate(STATE) for page in pages]
        if set(states) == {"over"}:
            return
        for page, state in zip(pages, states, strict=True):
            if state == "asked":
                turn(page)
        pages[0].wait_for_timeout(25)
        # Another page may be asked meanwhile.
        most = seconds if len(pages) == 1 else 0.1
        pages[0].evaluate(WAIT.replace("SCRIPT", STATE), most)
    raise AssertionError(f"the game did not end: {pages[0].locator('.sentence').inner_text()}")


# ---- playing by keyboard ----------------------------------------------------------------------


#: In so many turns one goes on by Tab first, which takes twice as long.
TABBED = 8


def tab_to(page: Any, wanted: str, most: int = 120) -> bool:
    """Press Tab until something has the focus."""
    for _ in range(most):
        if page.evaluate(PRESSABLE, wanted):
            return True
        page.keyboard.press("Tab")
    return False


class KeyboardPlayer:
    """Presses a card or a button: at first one that Tab leads to, then what has the focus."""

    def __init__(self) -> None:
        self._turns = 0

    def __call__(self, page: Any) -> None:
        """Make the next move."""
        wanted = ".buttons .btn.main, .hand .slot.legal, .knock.choosable, .buttons .btn"
        self._turns += 1
        if self._turns <= TABBED:
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
