"""A table whose every line is known: the page speaks with a script instead of the server.

Its clock is the test's: an hour of beats takes a second, and their times are exact.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from tests.web.conftest import Visits
from tests.web.played import Played

from tablee.client import call
from tablee.kernel.documents import GuidedGame

NAMES = ("Marguerite", "Jean-Baptiste", "Ottilie", "Émile", "Friederike")

#: Notes what a person could see, whenever any of it changes, with the time in milliseconds.
WATCH = """
window.seen = [];
(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => document.querySelector(selector)?.innerText ?? '';
  const look = () => {
    const board = document.querySelector('main.board');
    if (!board) return;
    const now = {
      step: board.dataset.step, beat: board.dataset.beat ?? '', queue: Number(board.dataset.queue),
      banner: text('.banner'), strip: text('.strip .told'), prompt: text('.bar .sentence'),
      dice: all('.dice .die').map((one) => one.ariaLabel || one.innerText).filter((one) => one),
      score: all('[data-mark^="score "]').map((one) => one.innerText).join(':'),
      ball: document.querySelector('[data-mark="ball"]')?.style.transform ?? '',
      knot: text('.tug .now .mark'), live: all('.frame > [role=log]').at(-1)?.textContent ?? '',
      lines: all('aside li:not(.later)').length, log: all('aside li').at(-1)?.innerText ?? '',
      field: all('.field .cards [data-mark^="card "]').length, three: all('.tally .three').length,
      piles: all('.pile b').map((one) => Number(one.innerText)),
      notches: all('.field .notch').length, trails: all('[data-trail]').length,
      answers: all('.buttons button, .slot.legal').length, end: all('section.end').length,
      title: document.title, digest: all('.digest li').length,
      rope: text('.tug .now'), does: all('.doing').map((one) => one.innerText).join(),
      stopped: all('.coach:not(.waits) .say p').length, curtain: all('.curtain').length,
      marks: all('[data-mark]').length, cards: all('.hand [data-mark^="card "]').length,
    };
    const last = window.seen.at(-1);
    if (last && JSON.stringify({...last, at: 0}) === JSON.stringify({at: 0, ...now})) return;
    window.seen.push({at: performance.now(), ...now});
  };
  new MutationObserver(look).observe(document, {
    childList: true, subtree: true, characterData: true, attributes: true});
})();
"""

#: Notes only the banners: whole games go by.
WATCH_BANNERS = """
window.seen = [];
new MutationObserver(() => {
  const board = document.querySelector('main.board');
  if (!board) return;
  const { step, beat = '' } = board.dataset;
  const banner = document.querySelector('.banner')?.innerText ?? '';
  const last = window.seen.at(-1);
  if (last && last.step === step && last.beat === beat && last.banner === banner) return;
  window.seen.push({at: performance.now(), step, beat, banner});
}).observe(document, {childList: true, subtree: true, characterData: true, attributes: true});
"""

#: Comes back after what the page was told before, whatever its clock does.
HEARD = """() => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done();
  port2.postMessage(0); })"""
Sights = list[dict[str, Any]]
#: What the test's clock goes on by at a time, in milliseconds, and the most in all.
STEP, MOST = 500, 120_000


class Theatre:
    """Pages that show one scripted table after the other."""

    def __init__(self, visits: Visits, address: str) -> None:
        self.visits = visits
        self._address = address.rstrip("/")
        self._pages: dict[str, Any] = {}
        self._infos: dict[str, Any] = {}
        self.playing: dict[Any, ScriptedTable] = {}
        #: What runs in a page before anything else.
        self.script = ""
        self.watch = WATCH

    def info(self, played: Played) -> dict[str, Any]:
        """What the server says of a table with these options."""
        game = played.game.key
        body = {"game": game, "options": played.options}
        if str(body) not in self._infos:
            table = call(self._address, "/api/tables", body)["table"]
            self._infos[str(body)] = call(self._address, f"/api/tables/{table}")
        found: dict[str, Any] = self._infos[str(body)]
        return found

    def page(self, **more: Any) -> Any:
        """A page with these settings; its clock stands still."""
        if str(more) not in self._pages:
            page = self.visits("about", script=self.watch + self.script, **more)
            page.route_web_socket(
                lambda url: "/socket" in url, lambda socket: self.playing[page].open(socket)
            )
            page.clock.install()
            page.wait_for_selector("h1")
            page.clock.pause_at(page.evaluate("Date.now() + 1000"))
            self._pages[str(more)] = page
        return self._pages[str(more)]

    def __call__(self, played: Played, line: int, **more: Any) -> ScriptedTable:
        """A table as it is after a line."""
        page = self.page(**{"pace": "normal", **more})
        table = ScriptedTable(self, page, played, line)
        self.playing[page] = table
        table.enter()
        return table


@contextmanager
def theatre(browser: Any, address: str) -> Iterator[Theatre]:
    """Pages for scripted tables, in which nothing may go wrong."""
    visits = Visits(browser, address)
    yield Theatre(visits, address)
    for context in visits.contexts:
        context.close()
    assert visits.errors == []


class ScriptedTable:
    """What the page hears, and what it says."""

    def __init__(self, theatre: Theatre, page: Any, played: Played, line: int) -> None:
        self.page = page
        self.played = played
        self.line = line
        #: The number of the last entry, which is more than the line where something was undone.
        self.seq = line
        self.info = theatre.info(played)
        self.said: list[dict[str, Any]] = []
        self.deadline: float | None = None
        self.terms: dict[str, Any] = {}
        self.started = True
        #: Who the others are, and the last entry that this seat was told of when it last left.
        self.others = "bot"
        self.lesson: GuidedGame | None = None
        self.left = 0
        #: What was taken back, and that it was, for whoever comes in later.
        self._undone: list[dict[str, Any]] = []
        self._socket: Any = None

    def enter(self) -> None:
        """Come in, and wait until the table is seen."""
        self.page.evaluate("location.hash = '#/about'")
        self.page.wait_for_selector("main h1")
        self.page.evaluate(f"location.hash = '#/table/{self.info['table']}'")
        self.until("document.querySelector('main.board[data-step=idle] [data-mark]') !== null")
        self.run(1000)
        self.forget()

    # ---- the server's part --------------------------------------------------------------------

    def open(self, socket: Any) -> None:
        """The page connects."""
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.said.append(message)
        if message["type"] == "hello":
            entries = [self._entry(line) for line in range(message["since"] + 1, self.line + 1)]
            entries += [entry for entry in self._undone if entry["seq"] > message["since"]]
            seat = message.get("seat", self.played.seat)
            kind = {"type": "welcome", "protocol": 1, "seat": seat, "left": self.left}
            self._tell({**kind, **self._frame(entries)})
        elif message["type"] == "odds":
            self._tell({"type": "odds", "id": message["id"], "odds": None})

    def _tell(self, frame: dict[str, Any]) -> None:
        self._socket.send(json.dumps(frame))

    def _entry(self, line: int) -> dict[str, Any]:
        made = self.played.lines[line - 1]
        kind = {"kind": "moved", "seq": line, "line": line, "at": 0, "seat": made.seat}
        if made.undo:
            return {**kind, "kind": "undone", "undo": made.undo}
        return {**kind, "move": "", "events": self.played.events(line)}

    def _frame(self, entries: list[dict[str, Any]]) -> dict[str, Any]:
        state = self.played.state(self.line)
        seats = [
            {**seat, "name": name, "holder": "human" if place == self.played.seat else self.others}
            for place, (seat, name) in enumerate(zip(self.info["seats"], NAMES, strict=False))
        ]
        seats[self.played.seat]["deadline"] = self.deadline
        terms = {**self.info["terms"], **self.terms}
        about = {"started": self.started, "seats": seats, "terms": terms}
        table = {**self.info, **about, "outcome": state["outcome"]}
        if self.lesson is not None:
            table["guided"] = {**msgspec.to_builtins(self.lesson), "at": self.line}
        self.seq = max(self.seq, entries[-1]["seq"] if entries else self.seq)
        shown = {key: state[key] for key in ("to_act", "view", "moves", "prompt")}
        if not self.started:
            shown = {"to_act": []}
        numbers = {"seq": self.seq, "line": self.line}
        return {**shown, **numbers, "entries": entries, "table": table}

    def go_on(self, lines: int = 1) -> None:
        """So many lines are made, and told in one message."""
        before = self.line
        self.line += lines
        entries = [self._entry(line) for line in range(before + 1, self.line + 1)]
        self._tell({"type": "update", **self._frame(entries)})
        # The message is heard before the clock goes on.
        self.page.evaluate(HEARD)

    def start(self) -> None:
        """The game begins: what its set-up brought is told."""
        self.started = True
        events = self.played.events(0)
        entry = {"kind": "started", "seq": 1, "at": 0, "events": events}
        self._tell({"type": "update", **self._frame([entry])})

    def take_back(self) -> None:
        """The last line is undone."""
        made = self.played.lines[self.line - 1]
        entry = {"kind": "undone", "seq": self.seq + 1, "line": self.line + 1, "at": 0}
        entry |= {"seat": made.seat, "undo": self.line}
        self._undone += [self._entry(self.line), entry]
        self.line -= 1
        self._tell({"type": "update", **self._frame([entry])})

    def cut(self) -> None:
        """The connection breaks."""
        self._socket.close(code=3000)

    # ---- the test's clock ---------------------------------------------------------------------

    def run(self, ms: float) -> None:
        """Let so much time pass."""
        self.page.clock.run_for(ms)

    def until(self, script: str, step: int = 50) -> None:
        """Let time pass until an expression is true."""
        for _ in range(MOST // step):
            if self.page.evaluate(script):
                return
            self.run(step)
        raise AssertionError(f"never true: {script}")

    def rest(self) -> Sights:
        """Wait until nothing is shown any more; everything that was seen until then."""
        self.until("window.seen.some((one) => one.step !== 'idle')", 10)
        idle = "document.querySelector('main.board').dataset.step === 'idle'"
        self.until(idle, STEP)
        self.run(400)
        return self.seen()

    # ---- what was seen ------------------------------------------------------------------------

    def forget(self) -> None:
        """Note only what is seen from now on."""
        self.page.evaluate("window.seen.length = 0")

    def seen(self) -> Sights:
        """Everything that was seen so far."""
        found: Sights = self.page.evaluate("window.seen")
        return found

    def moves(self) -> list[str]:
        """The moves that the page has sent."""
        return [said["move"] for said in self.said if said["type"] == "move"]


def first(seen: list[dict[str, Any]], wanted: Callable[[dict[str, Any]], bool]) -> int:
    """The place of the first sight of something."""
    for place, one in enumerate(seen):
        if wanted(one):
            return place
    raise AssertionError(f"never seen among {len(seen)} sights")


def banners(seen: list[dict[str, Any]]) -> list[str]:
    """The banners in their order, each once for its beat."""
    found: list[tuple[str, str]] = []
    for one in seen:
        if one["banner"] and (not found or found[-1] != (one["beat"], one["banner"])):
            found.append((one["beat"], one["banner"]))
    return [words for _, words in found]
