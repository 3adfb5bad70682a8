"""Figures that depend on the machine: sizes, start, round trips, memory, and a phone's patience."""

from __future__ import annotations

import gzip
import json
import statistics
from pathlib import Path
from typing import Any

from scripts import build_site
from scripts.site_checks.memory import of_a_game, of_a_start
from scripts.site_checks.report import Report
from scripts.site_checks.visit import ASKED, DESKTOP, PATIENCE, PHONE, Visit
from tests.web.play import CLICK, OVER, until
from tests.web.static import Host

from tablee.browser.bots import MOST_SECONDS
from tablee.games import registry

#: As docs/offline.md promises them.
HOME_KB = 150
PLAY_MB = 8
START_S = 5
MEMORY_MB = 320
TRIP_MS = 20
DECISION_S = 15
#: By how much a phone is slower.
SLOWER = 4
#: Moves whose way there and back is measured.
MOVES = 30
#: Notes how long the worker takes to answer a move, which is on disk by then.
TRIPS = """
window.trips = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
  if (message?.type === 'message' && message.text.includes('"type":"move"')) {
    const sent = performance.now();
    const heard = ({ data }) => {
      if (data.type !== 'frame') return;
      window.trips.push(performance.now() - sent);
      this.removeEventListener('message', heard);
    };
    this.addEventListener('message', heard);
  }
  return post.call(this, message, ...rest);
};
"""
#: Fonts and pictures are not counted: they come when the page can be used.
LOADED = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => /\\.(js|css|json|ftl|html)$/.test(name)).map(({ name }) => name)"""
#: Python in the page itself, where the browser slows it down as it does a phone's.
START_PYTHON = """async ([base, mount, program]) => {
  const { loadPyodide } = await import(`${base}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: base, packageBaseUrl: base });
  const packed = await (await fetch(`${base}tablee.zip`)).arrayBuffer();
  python.FS.writeFile('/tablee.zip', new Uint8Array(packed));
  python.runPython(mount);
  python.FS.writeFile('/unpacked/conformance.py', program);
  window.conformance = python.pyimport('conformance');
}"""
DECIDE = "(given) => window.conformance.longest_decisions(...given).toJs()"


def sizes(site: Path, browser: Any, report: Report) -> None:
    """What is fetched: for the first page, and to play."""
    host = Host(site)
    visit = Visit(browser, host)
    visit.go("")
    visit.page.wait_for_selector(".games")
    visit.page.wait_for_load_state("networkidle")
    names = [address.removeprefix(host.address) for address in visit.page.evaluate(LOADED)]
    total = sum(len(gzip.compress((site / one).read_bytes(), 9)) for one in ("index.html", *names))
    report.figure("first load of the home page", total / 1000, HOME_KB, "kB gzipped")
    report.nothing(
        "of it to play with", [name for name in names if name.endswith((".wasm", ".zip"))]
    )
    listed = json.loads((build_site.offline_folder(site) / "files.json").read_bytes())
    play = sum(int(file["packed"]) for file in listed) / 1e6
    report.figure("download to play alone", play, PLAY_MB, "MB gzipped", 2)
    visit.context.close()
    host.stop()


def speed(site: Path, browser: Any, report: Report) -> None:
    """Start and round trips, in a desktop's window."""
    host = Host(site)
    visit = Visit(browser, host, DESKTOP, TRIPS)
    report.tell("first start until the first question", f"{visit.begin('play/footclub'):.1f} s")
    visit.go_offline()
    starts = []
    for _ in range(3):
        visit.afresh()
        starts.append(visit.begin("play/footclub"))
    told = ", ".join(f"{start:.1f}" for start in starts)
    report.tell("warm starts, without a network", f"{told} s")
    report.figure("warm start until the first question", min(starts), START_S, "s")
    page = visit.page
    page.wait_for_timeout(8000)  # the computer players' worker is there by then
    trips: list[float] = []
    while len(trips) < MOVES:
        until(page, f"({ASKED})() || ({OVER})()", PATIENCE)
        if page.evaluate(OVER):  # a match may ask less
            break
        page.evaluate(CLICK)
        page.wait_for_timeout(60)
        trips = page.evaluate("window.trips")
    report.tell("longest round trip of a move", f"{max(trips):.0f} ms of {len(trips)}")
    report.figure("round trip of a move, median", statistics.median(trips), TRIP_MS, "ms")
    report.nothing("errors in the console", visit.errors)
    visit.context.close()


def memory(site: Path, _browser: Any, report: Report) -> None:
    """Of the page with both workers: after a first start, and in a game."""
    host = Host(site)
    for window, size in (("desktop", DESKTOP), ("phone", PHONE)):
        found = of_a_start(host.address, size)
        report.figure(f"{window}'s window, memory after a first start", found, MEMORY_MB, "MB", 0)
        found = of_a_game(host.address, size, MOVES)
        report.figure(f"{window}'s window, after {MOVES} moves", found, MEMORY_MB, "MB", 0)
    host.stop()


def phone(site: Path, browser: Any, report: Report) -> None:
    """The longest decision of every level, four times as slow."""
    host = Host(site)
    visit = Visit(browser, host)
    report.tell("phone's viewport, first start", f"{visit.begin('play/les-poilus'):.1f} s")
    visit.afresh()
    visit.go("")
    page = visit.page
    folder = build_site.offline_folder(site)
    base = f"{host.address}offline/{folder.name}/"
    mount = (build_site.ROOT / "web" / "src" / "alone" / "mount.py").read_text("utf-8")
    program = (build_site.HERE / "conformance.py").read_text("utf-8")
    page.evaluate(START_PYTHON, [base, mount, program])
    throttle = visit.context.new_cdp_session(page)
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for key in registry.BUILT_IN:
        for level in registry.game(key).levels:
            given = [key, level, 40, MOST_SECONDS]
            longest, mean, pace = page.evaluate(DECIDE, given)
            told = f"{key} {level}, {SLOWER} times as slow: longest decision, mean {mean:.2f} s,"
            told = f"{told} a little work {1000 * pace:.0f} ms"
            report.figure(told, longest, DECISION_S, "s", 2)
    visit.context.close()
    host.stop()
