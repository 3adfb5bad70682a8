"""Measure how soon a press is answered on the screen, by moves of each game in Chromium.

    python -m benchmarks.web_beats                  median and longest, by game
    python -m benchmarks.web_beats --moves 60 --json

A press is a click or a key that sends a move. It is answered when its beat begins: when the stage
shows the first one (`data-step` of the board is no longer "idle"), and the frame with it is drawn.
A move that has no beat, such as the end of the movement in Trench Club, is answered by the next
question; a split of eleven units by the first of them that stands in its company, no longer in
pencil. Everything is on the loopback, at the usual pace, with bots that take as long as at a real
table. Whatever else runs on the machine is measured too, so nothing should.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from scripts import build_web, chromium
from scripts.screenshots import serving
from tests.web.play import MINE, OVER, Commander, click_something

GAMES = ("footclub", "les-poilus", "trench-club")
#: The longest that a press may take to be answered, in milliseconds.
LIMIT = 100
#: Notes each press that sent a move, what was pressed, and the milliseconds until its answer.
WATCH = """
window.answered = [];
(() => {
  let pressed = null;
  const press = ({ timeStamp: at, target, key = "" }) => {
    const what = target.closest?.("button")?.innerText
      ?? (target.closest?.(".map") && "on the map");
    pressed = { at, what: `${key} ${what ?? ""}`.replaceAll("\\n", " ").trim(), moves: 0 };
  };
  addEventListener("click", press, true);
  addEventListener("keydown", press, true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (pressed && JSON.parse(text).type === "move") pressed.moves += 1;
    return send.call(this, text);
  };
  const question = () => document.querySelector(".bar .sentence")?.textContent ?? "";
  const drafted = () => document.querySelectorAll(".chip-btn.meant").length;
  let asked = "";
  let meant = 0;
  const look = () => {
    const step = document.querySelector("main.board")?.dataset.step ?? "idle";
    const now = question();
    const news = step !== "idle" || (now && now !== asked) || drafted() < meant;
    asked = now || asked;
    meant = drafted();
    if (!pressed?.moves || !news) return;
    const { at, what, moves } = pressed;
    pressed = null;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.answered.push({ what, moves, ms: performance.now() - at });
    // After the frame in which it is drawn.
    requestAnimationFrame(() => port2.postMessage(0));
  };
  new MutationObserver(look).observe(document, {
    childList: true, subtree: true, characterData: true, attributes: true });
})();
"""
IDLE = "document.querySelector('main.board').dataset.step === 'idle'"
#: A beat is left for the next question; a press waits until the machine has nothing else to do.
REST, MOST = 250, 240


def presses(page: Page, game: str, count: int) -> list[dict[str, Any]]:
    """Play a game by presses; each of them with its milliseconds."""
    turn = Commander() if game == "trench-club" else click_something
    end = time.monotonic() + MOST
    while time.monotonic() < end and not page.evaluate(OVER):
        found: list[dict[str, Any]] = page.evaluate("window.answered")
        if len(found) >= count:
            break
        if not page.evaluate(IDLE):
            page.keyboard.press("Escape")
        elif page.evaluate(MINE):
            page.wait_for_timeout(REST)
            turn(page)
        page.wait_for_timeout(REST)
    return list(page.evaluate("window.answered"))


def measure(count: int) -> dict[str, list[dict[str, Any]]]:
    """The presses of each game."""
    found: dict[str, list[dict[str, Any]]] = {}
    with tempfile.TemporaryDirectory(prefix="tablee-beats-") as folder:
        pages = Path(folder)
        build_web.install(build_web.WEB)
        build_web.build(build_web.WEB, pages)
        with serving(pages, beat=0.6) as address, sync_playwright() as playwright:
            browser = chromium.launched(playwright)
            for game in GAMES:
                page = browser.new_page(viewport={"width": 1280, "height": 800})
                page.add_init_script(WATCH)
                page.goto(f"{address}#/play/{game}")
                page.wait_for_selector("main.board[data-step]")
                found[game] = presses(page, game, count)
                page.close()
            browser.close()
    return found


def line(game: str, found: list[dict[str, Any]]) -> str:
    """What is told of a game."""
    if not found:
        return f"{game:12} nothing was pressed"
    times = [one["ms"] for one in found]
    longest = max(found, key=lambda one: one["ms"])
    late = sum(ms > LIMIT for ms in times)
    return (
        f"{game:12} {len(times):3} presses, median {statistics.median(times):4.0f} ms, "
        f"longest {longest['ms']:4.0f} ms ({longest['what']}), {late} above {LIMIT} ms"
    )


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web_beats", description=__doc__)
    parser.add_argument("--moves", type=int, default=25, help="presses of each game, at most (25)")
    parser.add_argument("--json", action="store_true", help="every press, as JSON")
    arguments = parser.parse_args()
    chromium.demand()
    found = measure(arguments.moves)
    lines = [line(game, of) for game, of in found.items()]
    print(json.dumps(found, indent=2) if arguments.json else "\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
