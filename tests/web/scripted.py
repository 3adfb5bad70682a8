"""A table whose every line is known: the page speaks with a script instead of the server."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec

from tablee.client import call
from tablee.games import registry
from tablee.kernel.chance import FastChance
from tablee.kernel.documents import Outcome, SeatDocument
from tablee.kernel.lines import LogLine
from tablee.kernel.match import Match

NAMES = ("Marguerite", "Jean-Baptiste", "Ottilie")
OPTIONS: dict[str, dict[str, Any]] = {
    "footclub": {"shoot_out": True},
    "les-poilus": {"players": 3},
    "trench-club": {"armistice": 2},
}

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
      lines: all('aside li:not(.later)').length,
      field: all('.field .cards [data-mark^="card "]').length, three: all('.tally .three').length,
      piles: all('.pile b').map((one) => Number(one.innerText)),
      notches: all('.field .notch').length, trails: all('[data-trail]').length,
      answers: all('.buttons button, .slot.legal').length, end: all('section.end').length,
      title: document.title, digest: all('.digest li').length,
    };
    const last = window.seen.at(-1);
    if (last && JSON.stringify({...last, at: 0}) === JSON.stringify({at: 0, ...now})) return;
    window.seen.push({at: performance.now(), ...now});
  };
  new MutationObserver(look).observe(document, {
    childList: true, subtree: true, characterData: true, attributes: true});
})();
"""

Wanted = Callable[[list[str]], bool]


class Played:
    """A game of chance moves, line by line, as one seat is told it."""

    def __init__(self, game: str, seed: int, seat: int, level: str = "uniform") -> None:
        self.game = registry.game(game)
        self.seat = seat
        count = OPTIONS[game].get("players", 2)
        seats = [SeatDocument(name) for name in NAMES[:count]]
        match = Match(self.game, self.game.options(OPTIONS[game]), FastChance(seed), seats)
        bot, chance, dice = self.game.bot(level), FastChance(seed + 1), random.Random(seed)
        self.lines: list[LogLine] = []
        self.states = [self._state(match)]
        while match.outcome() is None:
            mover = dice.choice(match.to_act())
            line = match.play(mover, bot.choose(match.view(mover), chance))
            assert isinstance(line, LogLine)
            self.lines.append(line)
            self.states.append(self._state(match))

    def _state(self, match: Match) -> dict[str, Any]:
        view = match.view(self.seat)
        outcome: Outcome | None = match.outcome()
        document = msgspec.to_builtins(view.document())
        return {
            "to_act": match.to_act(),
            "view": {**document, "moves": []},
            "moves": {"": document["moves"]},
            "prompt": msgspec.to_builtins(view.prompt()),
            "outcome": msgspec.to_builtins(outcome),
        }

    def events(self, line: int) -> list[dict[str, Any]]:
        """What this seat is told of a line, counted from 1."""
        told = self.lines[line - 1].events
        return [self.game.event_document(event, self.seat) for event in told]

    def names(self, line: int) -> list[str]:
        """The kinds of events of a line."""
        return [event["event"] for event in self.events(line)]


def find(game: str, wanted: Wanted, seat: int = 0, level: str = "uniform") -> tuple[Played, int]:
    """A game with a line whose events are wanted, and that line."""
    for seed in range(1, 400):
        played = Played(game, seed, seat, level)
        for line in range(2, len(played.lines) + 1):
            if wanted(played.names(line)):
                return played, line
    raise AssertionError("no such line in 400 games")


class ScriptedTable:
    """What the page hears, and what it says."""

    def __init__(self, visit: Any, address: str, played: Played, line: int, **more: Any) -> None:
        self.played = played
        self.line = line
        self.undone: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.deadline: float | None = None
        self._socket: Any = None
        game = played.game.key
        body = {"game": game, "options": OPTIONS[game]}
        self.table = call(address.rstrip("/"), "/api/tables", body)["table"]
        self.info = call(address.rstrip("/"), f"/api/tables/{self.table}")
        self.page = visit("about", script=WATCH, **{"pace": "normal", **more})
        self.page.route_web_socket(lambda url: "/socket" in url, self._open)
        self.page.evaluate(f"location.hash = '#/table/{self.table}'")
        self.page.wait_for_selector("main.board[data-step=idle]")
        self.page.wait_for_timeout(700)
        self.page.evaluate("window.seen.length = 0")

    # ---- the server's part --------------------------------------------------------------------

    def _open(self, socket: Any) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        self.said.append(message)
        if message["type"] == "hello":
            entries = [self._entry(line) for line in range(message["since"] + 1, self.line + 1)]
            kind = {"type": "welcome", "protocol": 1, "seat": self.played.seat, "left": 0}
            self._tell({**kind, **self._frame(entries)})
        elif message["type"] == "odds":
            self._tell({"type": "odds", "id": message["id"], "odds": None})

    def _tell(self, frame: dict[str, Any]) -> None:
        self._socket.send(json.dumps(frame))

    def _entry(self, line: int) -> dict[str, Any]:
        made = self.played.lines[line - 1]
        kind = {"kind": "moved", "seq": line, "line": line, "at": 0, "seat": made.seat}
        return {**kind, "move": "", "events": self.played.events(line)}

    def _frame(self, entries: list[dict[str, Any]]) -> dict[str, Any]:
        state = self.played.states[self.line]
        seats = [
            {**seat, "name": name, "holder": "human" if place == self.played.seat else "bot"}
            for place, (seat, name) in enumerate(zip(self.info["seats"], NAMES, strict=False))
        ]
        seats[self.played.seat]["deadline"] = self.deadline
        table = {**self.info, "started": True, "seats": seats, "outcome": state["outcome"]}
        last = entries[-1] if entries else {"seq": self.line, "line": self.line}
        shown = {key: state[key] for key in ("to_act", "view", "moves", "prompt")}
        return {
            **shown,
            "seq": last["seq"],
            "line": last["line"],
            "entries": entries,
            "table": table,
        }

    def go_on(self, lines: int = 1) -> None:
        """So many lines are made, and told in one message."""
        before = self.line
        self.line += lines
        entries = [self._entry(line) for line in range(before + 1, self.line + 1)]
        self._tell({"type": "update", **self._frame(entries)})

    def take_back(self) -> None:
        """The last line is undone."""
        made = self.played.lines[self.line - 1]
        entry = {"kind": "undone", "seq": self.line + 1, "line": self.line + 1, "at": 0}
        entry |= {"seat": made.seat, "undo": self.line}
        self.line -= 1
        self._tell({"type": "update", **self._frame([entry])})

    def cut(self) -> None:
        """The connection breaks."""
        self._socket.close(code=3000)

    # ---- what was seen ------------------------------------------------------------------------

    def rest(self, seconds: float = 60) -> list[dict[str, Any]]:
        """Wait until nothing is shown any more; everything that was seen until then."""
        for _ in range(30):
            if self.page.evaluate("window.seen.some((one) => one.step !== 'idle')"):
                break
            self.page.wait_for_timeout(50)
        self.page.wait_for_selector("main.board[data-step=idle]", timeout=1000 * seconds)
        self.page.wait_for_timeout(400)
        return self.seen()

    def seen(self) -> list[dict[str, Any]]:
        """Everything that was seen so far."""
        found: list[dict[str, Any]] = self.page.evaluate("window.seen")
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
