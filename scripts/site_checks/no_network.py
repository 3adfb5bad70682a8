"""Everything that one person or one device can do, with the host stopped and the network off."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import msgspec
from scripts.site.conformance import play
from scripts.site_checks.report import Report
from scripts.site_checks.visit import DESKTOP, GAMES, PATIENCE, Visit
from tests.web.axe import faults
from tests.web.play import CLICK, MINE, OVER, until
from tests.web.static import Host
from tests.web.test_learning import walk

from tablee.kernel.record import read_record
from tablee.server.fairness import verify

#: Seconds for a whole game by clicks.
LONGEST_GAME = 900
#: Seconds in which a review comes to its end on a desktop computer.
LONGEST_REVIEW = 180
#: The line at which the page is loaded again, and a second tab looks at the table.
MIDDLE = 8
LINES = "[...document.querySelectorAll('aside li .n')].map((one) => Number(one.textContent))"
LAST = f"Math.max(0, ...{LINES})"
LOG = "() => [...document.querySelectorAll('aside li')].map((one) => one.innerText).join('|')"
REVIEWED = "() => document.querySelector('section.review[aria-busy=false] .bars') !== null"
DROP = """(text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], 'game.json', { type: 'application/json' }));
  const given = { dataTransfer: files, bubbles: true, cancelable: true };
  window.dispatchEvent(new DragEvent('drop', given));
}"""
#: Routes of pages that axe looks at, besides those on the way.
PAGES = ("", "start/les-poilus", "new/trench-club", "rules/footclub", "record", "settings", "deals")


def no_network(site: Path, browser: Any, report: Report) -> None:
    """All of it, in a desktop's window."""
    host = Host(site)
    visit = Visit(browser, host, DESKTOP)
    visit.go("")
    visit.page.wait_for_selector(".games")
    installable(visit, report)
    visit.begin("play/footclub")
    visit.go_offline()
    visit.afresh()
    for route in PAGES:
        visit.go(route)
        visit.page.wait_for_selector("h1")
        visit.page.wait_for_timeout(300)
        report.nothing(f"axe without a network, #/{route}", faults(visit.page))
    for game in GAMES:
        whole_game(visit, game, report)
        review(visit, game, report)
    guided_game(visit, report)
    puzzle_and_book(visit, report)
    record_from_file(visit, report)
    report.nothing("errors in the console", visit.errors)
    visit.context.close()


def installable(visit: Visit, report: Report) -> None:
    """What a browser wants to know before it installs a page."""
    asking = visit.context.new_cdp_session(visit.page)
    found = asking.send("Page.getAppManifest")
    report.nothing("manifest", [one["message"] for one in found["errors"]])
    manifest = json.loads(found["data"])
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    report.holds(
        "manifest: name, start, icons", {"192x192", "512x512"} <= sizes and bool(manifest["name"])
    )
    report.holds("manifest: an app of its own", manifest["display"] == "standalone")
    errors = asking.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window that nobody sees is as private as one can be.
    wrong = [one["errorId"] for one in errors if one["errorId"] != "in-incognito"]
    report.nothing("against installing", wrong)


def sit_down(visit: Visit, game: str) -> None:
    """A table against the weakest level; of Trench Club the shortest battle."""
    visit.afresh()
    visit.go(f"start/{game}")
    page = visit.page
    page.wait_for_selector(".level")
    if game == "trench-club":
        page.click("details.fold summary")
        page.locator("input[name=battle][value=raid]").check()
    page.locator(".level").first.click()
    visit.asked()


def whole_game(visit: Visit, game: str, report: Report) -> None:
    """To its end by clicks, with a reload and a second tab in the middle."""
    began = time.monotonic()
    sit_down(visit, game)
    click_on(visit.page, f"() => {LAST} >= {MIDDLE}")
    before = visit.page.evaluate(LAST)
    visit.page.reload()
    visit.page.wait_for_selector("aside li", state="attached")
    until(visit.page, f"() => {LAST} >= {before}", PATIENCE)
    two_tabs(visit, game, report)
    click_on(visit.page, OVER)
    table = visit.page.evaluate("location.hash.split('/')[2]")
    report.nothing(f"axe without a network, result of {game}", faults(visit.page))
    visit.page.locator(".end .doors button[aria-expanded=false]").last.click()
    with visit.page.expect_download() as saved:
        visit.page.locator("button", has_text="Save the record").click()
    record = Path(saved.value.path()).read_text("utf-8")
    proof = verify(read_record(msgspec.json.decode(record)))
    took = time.monotonic() - began
    told = f"{game}: {proof.moves} lines by clicks in {took:.0f} s"
    report.holds(f"{told}; the saved record of {table} is a true one", proof.moves > MIDDLE)


def two_tabs(visit: Visit, game: str, report: Report) -> None:
    """What is done in one is seen in the other, once."""
    other = visit.tab()
    other.goto(visit.page.url)
    other.wait_for_selector("aside li", state="attached")
    wanted = visit.page.evaluate(LAST) + 4
    click_on(other, f"() => {LAST} >= {wanted} || ({OVER})()")
    # Nobody moves while both are read.
    until(other, f"() => ({MINE})() || ({OVER})()", PATIENCE)
    until(visit.page, f"() => ({LOG})() === {json.dumps(other.evaluate(LOG))}", PATIENCE)
    told = visit.page.evaluate(LOG)
    other.close()
    # A page that is loaded anew tells every move once.
    visit.page.reload()
    until(visit.page, f"() => ({LOG})().startsWith({json.dumps(told)})", PATIENCE)
    report.holds(f"{game}: two tabs tell the same, every move once", True)


def click_on(page: Any, condition: str) -> None:
    """Click on whatever invites to it until something is so."""
    end = time.monotonic() + LONGEST_GAME
    while not page.evaluate(condition):
        assert time.monotonic() < end, f"never true: {condition}"
        if page.evaluate(MINE):
            page.evaluate(CLICK)
        page.wait_for_timeout(40)


def review(visit: Visit, game: str, report: Report) -> None:
    """The review of the game that has just ended, in the browser."""
    began = time.monotonic()
    page = visit.page
    page.get_by_role("button", name="Review my game").click()
    seen: set[float] = set()
    while not page.evaluate(REVIEWED):
        assert time.monotonic() < began + 5 * LONGEST_REVIEW, f"{game}: no review"
        seen.add(page.evaluate("document.querySelector('.review progress')?.position ?? 1"))
        page.wait_for_timeout(500)
    took = time.monotonic() - began
    rough = page.locator(".bars p", has_text="one part in")
    told = rough.inner_text() if rough.count() else "a whole review"
    report.figure(
        f"{game}: review, {len(seen)} steps of progress, {told}", took, LONGEST_REVIEW, "s", 0
    )
    report.nothing(f"axe without a network, review of {game}", faults(page))


def guided_game(visit: Visit, report: Report) -> None:
    """One is enough: the tests go through all of them, with a mouse as here."""
    visit.afresh()
    visit.go("learn/footclub")
    words = walk(visit.page, "footclub")
    report.holds(f"guided game finished on the board, {words} words of the coach", words > 9)


def puzzle_and_book(visit: Visit, report: Report) -> None:
    """A puzzle is answered, and the book knows of it and of the games."""
    page = visit.page
    for game in GAMES:
        visit.go(f"puzzle/{game}")
        page.locator("section.panel ol button").first.click()
        page.wait_for_selector(".verdict")
    report.nothing("axe without a network, puzzle", faults(page))
    visit.go("book")
    page.wait_for_selector("h1")
    page.wait_for_timeout(500)
    played = page.locator("section[aria-labelledby=games] li").count()
    report.holds(f"the book tells of {played} games", played >= len(GAMES))
    report.nothing("axe without a network, book", faults(page))


def record_from_file(visit: Visit, report: Report) -> None:
    """A game that was played natively is dropped onto the page and replayed."""
    page = visit.page
    for game in GAMES:
        visit.go("record")
        page.wait_for_selector("input[type=file]", state="attached")
        page.evaluate(DROP, play(game, 1).decode())
        until(page, "() => location.hash.startsWith('#/replay/record-')", PATIENCE)
        page.wait_for_selector("input[type=range]")
        last = int(page.get_attribute("input[type=range]", "max") or 0)
        report.holds(f"{game}: a native record is replayed, {last} lines", last > 0)
    report.nothing("axe without a network, replay", faults(page))
