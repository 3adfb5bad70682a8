"""The static site: no server, and after the first visit no network."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from scripts import build_site
from scripts.site.conformance import play, rule_names
from scripts.site_checks.no_network import DROP
from scripts.site_conformance import compare, in_browser
from tests.serving import serving
from tests.web.axe import faults
from tests.web.conftest import Visits
from tests.web.not_on_site import FILES, TESTS
from tests.web.play import CLICK, MINE, until
from tests.web.static import Host

from tablee.games import registry

#: The numbers of the lines in the log.
LINES = "[...document.querySelectorAll('aside li .n')].map((one) => Number(one.textContent))"
LAST = f"Math.max(0, ...{LINES})"
LOG = "[...document.querySelectorAll('aside li')].map((one) => one.innerText).join('|')"
FETCHED = """performance.getEntriesByType('resource').map((one) => one.name)
  .filter((name) => name.includes('/offline/') && !name.endsWith('.json'))"""
#: The service worker answers, and all that is needed to play is kept.
KEPT = """async () =>
  navigator.serviceWorker.controller !== null && (await caches.keys()).length >= 2"""
VERSION = "document.querySelector('meta[name=tablee-site]').content"
NEXT = "next00000000"
UPDATED = """async () => (await navigator.serviceWorker.getRegistration())?.waiting != null"""
#: In the worker: the disk takes everything, and then says that there is no room.
FILL = """() => {
  self.put = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = function (...given) {
    const made = self.put.apply(this, given);
    this.transaction.abort();
    return made;
  };
}"""
EMPTY = "() => { IDBObjectStore.prototype.add = self.put; }"
#: The browser closes the database, as some do while nobody looks at the page.
SHUT = """() => {
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...given) {
    IDBDatabase.prototype.transaction = begin;
    this.close();
    return begin.apply(this, given);
  };
}"""
#: Who asks the computer players of a table.
THINKERS = """async () => (await navigator.locks.query()).held
  .filter(({ name }) => name.startsWith('tablee-think-')).length"""
#: Whatever asks for storage is told that it may not, as by a browser that blocks what sites keep.
FORBIDDEN = """(() => {
  const denied = () => { throw new DOMException('denied', 'SecurityError'); };
  for (const name of ['indexedDB', 'caches', 'localStorage', 'sessionStorage', 'BroadcastChannel'])
    Object.defineProperty(self, name, { get: denied });
  Object.defineProperty(Object.getPrototypeOf(navigator), 'serviceWorker', { get: denied });
  StorageManager.prototype.persist = denied;
  LockManager.prototype.request = async () => denied();
})();
"""


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """A web host with the site on it."""
    served = Host(shutil.copytree(site, tmp_path / "site"))
    yield served
    served.stop()


@pytest.fixture
def visit_site(browser: Any, host: Host) -> Iterator[Visits]:
    """Open the site; errors of a page fail the test."""
    visits = Visits(browser, host.address)
    yield visits
    for context in visits.contexts:
        context.close()
    assert visits.errors == []


def lay_next_version(site: Path) -> None:
    """What `make site` does after a change: another version beside the first."""
    before = build_site.offline_folder(site)
    shutil.copytree(before, site / "offline" / NEXT)
    for name in ("offline/current.txt", *build_site.LAST):
        text = (site / name).read_text("utf-8").replace(before.name, NEXT)
        (site / name).write_text(text, encoding="utf-8")


def act(page: Any, line: int) -> None:
    """Click on whatever invites to it, until the log has come to a line."""
    until(page, f"() => {LAST} >= {line} || (({CLICK})(), false)", 120)


def sit_down(page: Any, address: str) -> None:
    """A table against the weakest level."""
    page.goto(f"{address}#/start/footclub")
    page.locator(".level").first.click()
    until(page, "() => location.hash.startsWith('#/table/here-')", 120)
    page.wait_for_selector("aside li")


OFFER_TO_INSTALL = """() => window.dispatchEvent(Object.assign(
  new Event('beforeinstallprompt', { cancelable: true }),
  { prompt: () => { window.prompted = true; return Promise.resolve(); } }))"""


def the_app_can_be_installed(page: Any) -> None:
    button = page.get_by_role("button", name="Install as an app")
    expect(button).to_have_count(0)
    page.evaluate(OFFER_TO_INSTALL)
    button.click()
    assert page.evaluate("window.prompted")
    expect(button).to_have_count(0)


def half_a_file_is_told_and_not_kept(page: Any, address: str, site: Path) -> None:
    """A table, at the second try: at the first half of a file comes."""
    archive = build_site.offline_folder(site) / "tablee.zip"
    whole = archive.read_bytes()
    archive.write_bytes(whole[: len(whole) // 2])
    page.goto(f"{address}#/play/footclub")
    told = page.locator(".fetching[role=alert]")
    expect(told).to_contain_text("could not be fetched", timeout=60_000)
    # There is none that could.
    expect(page.get_by_text("The server does not answer")).to_have_count(0)
    archive.write_bytes(whole)
    told.get_by_role("button", name="Try again").click()
    until(page, "() => location.hash.startsWith('#/table/here-')", 120)
    page.wait_for_selector("aside li")


@pytest.mark.long
def test_two_tabs_a_full_disk_and_an_update_with_no_server_and_no_network(
    visit_site: Visits, host: Host, tmp_path: Path
) -> None:
    page = visit_site()
    page.wait_for_selector(".games")
    # Nothing is fetched before somebody wants to play.
    assert page.evaluate(FETCHED) == []
    manifest = page.evaluate("fetch('manifest.webmanifest').then((found) => found.json())")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "./")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    the_app_can_be_installed(page)
    half_a_file_is_told_and_not_kept(page, host.address, tmp_path / "site")
    until(page, KEPT, 60)
    # Another Tablée of this host keeps its pages, too.
    page.evaluate("caches.open('tablee-pages-/elsewhere/#1')")
    first, table = page.evaluate(VERSION), page.url
    lay_next_version(tmp_path / "site")
    # Another tab notices the update, but plays with the version that is at this table.
    other = page.context.new_page()
    other.goto(table)
    other.wait_for_selector("aside li")
    until(other, UPDATED, 120)
    assert other.evaluate(VERSION) == first
    act(other, 4)
    # Both tell the same, and nothing twice; nobody moves while they are read.
    until(other, MINE)
    until(page, f"() => {LOG} === {json.dumps(other.evaluate(LOG))}")
    assert page.evaluate(THINKERS) == 1
    other.close()
    no_room(page)
    told = page.evaluate(LOG)
    assert faults(page) == []
    page.close()
    # The next start takes the new version, which has fetched all that it needs.
    host.stop()
    visit_site.contexts[0].set_offline(True)
    page = visit_site.contexts[0].new_page()
    page.on("pageerror", lambda error: visit_site.errors.append(str(error)))
    page.goto(table)
    page.wait_for_selector("aside li")
    assert page.evaluate(VERSION) == NEXT
    kept = page.evaluate("caches.keys()")
    assert "tablee-pages-/elsewhere/#1" in kept
    assert not [name for name in kept if first in name]
    until(page, f"() => {LOG}.startsWith({json.dumps(told)})")
    act(page, page.evaluate(LAST) + 2)
    page.goto(f"{host.address}#/")
    page.wait_for_selector(".games")
    assert faults(page) == []


def no_room(page: Any) -> None:
    """A move that cannot be kept is refused in words; when there is room, the game goes on."""
    house = next(worker for worker in page.workers if "house-worker" in worker.url)
    until(page, MINE)
    before = page.evaluate(LAST)
    house.evaluate(FILL)
    page.evaluate(CLICK)
    alert = page.locator(".fetching[role=alert]")
    expect(alert).to_contain_text("goes on as soon as there is room")
    expect(page.get_by_text("Nothing was done, and nothing was lost")).to_be_visible()
    # The same question is asked; the other side may just have answered it.
    assert page.evaluate(MINE)
    house.evaluate(EMPTY)
    house.evaluate(SHUT)
    act(page, before + 2)
    expect(alert).to_have_count(0)


def test_where_nothing_may_be_kept_a_table_lives_as_long_as_its_page(
    visit_site: Visits, host: Host
) -> None:
    def in_worker(route: Any) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=FORBIDDEN + found.text())

    page = visit_site(script=FORBIDDEN, service_workers="block")
    page.context.route("**/*-worker-*.js", in_worker)
    sit_down(page, host.address)
    # Nobody is there to chat with.
    expect(page.get_by_role("complementary", name="Log and odds")).to_be_visible()
    # The computer player answers as well.
    act(page, 6)
    expect(page.get_by_role("alert")).to_contain_text("does not let this page keep anything")


def test_a_servers_pages_open_records_and_play_without_it(
    browser: Any, pages: Path, site: Path, tmp_path: Path
) -> None:
    with serving(tmp_path, "--pages", str(pages), "--offline", str(site / "offline")) as address:
        visits = Visits(browser, address)
        page = visits("record")
        page.wait_for_selector("input[type=file]", state="attached")
        page.evaluate(DROP, "{}")
        expect(page.get_by_role("alert")).to_contain_text("no record of a game")
        # It was played here, and could have been in a browser: they are the same.
        page.evaluate(DROP, play("footclub", 1).decode())
        page.wait_for_selector("input[type=range]")
        page.goto(address)
        page.get_by_role("button", name="Play without the server").click()
        sit_down(page, address)
        act(page, 4)
        until(page, KEPT)
    # Nobody is there any more.
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("aside li")
    act(page, page.evaluate(LAST) + 2)
    page.goto(f"{address}#/")
    expect(page.locator(".chip", has_text="On this device")).to_be_visible()
    page.context.close()
    assert [error for error in visits.errors if "Failed to load" not in error] == []


def test_the_browsers_python_plays_the_same_games(site: Path) -> None:
    # scripts.site_conformance does so with hundreds.
    same = compare(build_site.offline_folder(site), registry.BUILT_IN, 2)
    assert same == dict.fromkeys(registry.BUILT_IN, 2)


def test_the_browsers_python_has_the_rules(site: Path) -> None:
    asked = [(key, language) for key in registry.BUILT_IN for language in build_site.LANGUAGES]
    questions: list[list[object]] = [["rule_names", *given] for given in asked]
    found = in_browser(build_site.offline_folder(site), questions)
    assert found == [rule_names(*given) for given in asked]
    assert all(found)


def test_what_is_left_out_on_the_site_is_there_elsewhere() -> None:
    found = {path.name: path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")}
    assert set(FILES) <= set(found)
    whole = "".join(found.values())
    assert [name for name in TESTS if f"def {name}(" not in whole] == []
