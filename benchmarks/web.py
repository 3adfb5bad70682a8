"""Measure the browser client in Chromium: first load, home, a move, and the map of Trench Club.

    python -m benchmarks.web                 figures of this machine, and ratios
    python -m benchmarks.web --json

Everything is on the loopback. Times are also given as ratios to an empty page from the same server
in the same browser, which say more than milliseconds where machines differ. A move is measured from
the click to the line of the log it makes: through the WebSocket, the rules, the disk and back.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from scripts import build_web, chromium
from scripts.screenshots import serving

#: Notes when home can be used: its buttons are there.
READY = """
  new MutationObserver((_, watch) => {
    if (!document.querySelector(".game .btn.main")) return;
    window.ready = performance.now();
    watch.disconnect();
  }).observe(document, { childList: true, subtree: true });
"""
#: Clicks the first thing that can be done; the time until the log has a line more.
MOVE = """() => new Promise((resolve) => {
  const lines = () => document.querySelectorAll("aside li").length;
  const before = lines();
  const wanted = [".buttons .btn.main", ".hand .slot.legal", ".buttons .btn"];
  const button = wanted.map((one) => document.querySelector(one)).find(Boolean);
  if (!button || !document.title.startsWith("●")) return resolve(null);
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (lines() <= before) return;
    watch.disconnect();
    resolve(performance.now() - began);
  });
  watch.observe(document.querySelector("aside"), { childList: true, subtree: true });
  setTimeout(() => { watch.disconnect(); resolve(null); }, 3000);
  button.click();
})"""
#: Drags the map for a second; the milliseconds between frames.
DRAG = """() => new Promise((resolve) => {
  const map = document.querySelector(".map");
  const { x, y } = map.getBoundingClientRect();
  const send = (type, by) => map.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: "mouse", button: 0, bubbles: true,
    clientX: x + 300 + by, clientY: y + 300 + by / 2 }));
  const frames = [];
  let [began, last] = [0, 0];
  send("pointerdown", 0);
  const frame = (now) => {
    if (last) frames.push(now - last); else began = now;
    last = now;
    send("pointermove", 150 * Math.sin((now - began) / 150));
    if (now - began < 1000) return requestAnimationFrame(frame);
    send("pointerup", 0);
    resolve(frames);
  };
  requestAnimationFrame(frame);
})"""


#: What home has fetched, fonts and pictures apart.
FETCHED = """() => performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname)
  .filter((path) => /\\.(js|css|ftl|json)$/.test(path))"""


def first_load(browser: Browser, address: str, pages: Path) -> int:
    """Bytes of page, scripts, styles and one language, gzipped, that home fetches."""
    page = browser.new_page(locale="de")
    page.goto(address)
    page.wait_for_selector(".game .btn.main")
    page.wait_for_load_state("networkidle")
    names = {"index.html", *(path.lstrip("/") for path in page.evaluate(FETCHED))}
    page.close()
    return sum(len(gzip.compress((pages / name).read_bytes())) for name in names)


def loads(browser: Browser, address: str, rounds: int) -> tuple[list[float], list[float]]:
    """Milliseconds until home can be used in a fresh browser, and of an empty page."""
    home: list[float] = []
    empty: list[float] = []
    for _ in range(rounds):
        context = browser.new_context(locale="de")
        page = context.new_page()
        page.add_init_script(READY)
        page.goto(address)
        page.wait_for_selector(".game .btn.main")
        home.append(page.evaluate("window.ready"))
        page.goto(f"{address}health")
        empty.append(page.evaluate("performance.getEntriesByType('navigation')[0].duration"))
        context.close()
    return home, empty


def moves(page: Page, count: int) -> list[float]:
    """Milliseconds from click to log for some moves of FootClub."""
    found: list[float] = []
    for _ in range(20 * count):
        taken = page.evaluate(MOVE)
        if taken is not None:
            found.append(taken)
        if len(found) >= count or page.locator("section.end").count():
            break
        page.wait_for_timeout(30)
    return found


def measure(rounds: int) -> dict[str, Any]:
    """All figures."""
    with tempfile.TemporaryDirectory(prefix="tablee-web-") as folder:
        pages = Path(folder)
        build_web.install(build_web.WEB)
        build_web.build(build_web.WEB, pages)
        with serving(pages) as address, sync_playwright() as playwright:
            browser = chromium.launched(playwright)
            size = first_load(browser, address, pages)
            home, empty = loads(browser, address, rounds)
            page = browser.new_page(viewport={"width": 1280, "height": 860})
            taken: list[float] = []
            for _ in range(3):
                page.goto(f"{address}#/play/footclub")
                page.wait_for_selector(".sentence")
                taken += moves(page, 15)
                page.goto("about:blank")
            page.goto(f"{address}#/play/trench-club")
            page.wait_for_selector(".map svg")
            frames = page.evaluate(DRAG)
            browser.close()
    idle = statistics.median(empty)
    return {
        "first_load_kb_gzipped": round(size / 1000, 1),
        "home_ms": round(statistics.median(home)),
        "empty_page_ms": round(idle, 1),
        "home_to_empty_page": round(statistics.median(home) / idle, 1),
        "move_ms_median": round(statistics.median(taken), 1),
        "move_ms_p95": round(sorted(taken)[int(0.95 * (len(taken) - 1))], 1),
        "move_to_empty_page": round(statistics.median(taken) / idle, 2),
        "moves": len(taken),
        "map_frame_ms_median": round(statistics.median(frames), 1),
        "map_frame_ms_p95": round(sorted(frames)[int(0.95 * (len(frames) - 1))], 1),
    }


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="loads of home (7)")
    parser.add_argument("--json", action="store_true", help="as JSON")
    arguments = parser.parse_args()
    chromium.demand()
    found = measure(arguments.rounds)
    lines = [f"{name:24} {value}" for name, value in found.items()]
    print(json.dumps(found, indent=2) if arguments.json else "\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
