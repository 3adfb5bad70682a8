"""The static site: no server, and after the first visit no network."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from scripts import build_site
from scripts.site_conformance import compare
from tests.web.axe import faults
from tests.web.conftest import Visits
from tests.web.play import CLICK, until
from tests.web.static import Host

from tablee.games import registry

#: The numbers of the lines in the log.
LINES = "[...document.querySelectorAll('aside li .n')].map((one) => Number(one.textContent))"
LAST = f"Math.max(0, ...{LINES})"
LOG = "[...document.querySelectorAll('aside li')].map((one) => one.innerText).join('|')"
FETCHED = """performance.getEntriesByType('resource').map((one) => one.name)
  .filter((name) => name.includes('/offline/') && !name.endsWith('.json'))"""
KEPT = "caches.keys().then((names) => names.length)"


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """A web host with the site on it."""
    served = Host(site)
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


def act(page: Any, line: int) -> None:
    """Click on whatever invites to it, until the log has come to a line."""
    until(page, f"() => {LAST} >= {line} || (({CLICK})(), false)", 120)


def test_no_server_and_no_network_a_reload_and_two_tabs(visit_site: Visits, host: Host) -> None:
    page = visit_site()
    page.wait_for_selector(".games")
    # Nothing is fetched before somebody wants to play.
    assert page.evaluate(FETCHED) == []
    manifest = page.evaluate("fetch('manifest.webmanifest').then((found) => found.json())")
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "./")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    page.goto(f"{host.address}#/start/footclub")
    page.locator(".level").first.click()
    until(page, "() => location.hash.startsWith('#/table/here-')", 120)
    page.wait_for_selector("aside li")
    until(page, f"async () => (await {KEPT}) >= 2", 60)
    host.stop()
    page.context.set_offline(True)
    act(page, 3)
    before = page.evaluate(LAST)
    page.reload()
    page.wait_for_selector("aside li")
    assert page.evaluate(LAST) >= before
    assert faults(page) == []
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector("aside li")
    act(other, before + 4)
    until(page, f"() => {LAST} >= {before + 4}")
    # Both tell the same, and nothing twice.
    until(page, f"() => {LOG} === {json.dumps(other.evaluate(LOG))}")
    page.goto(f"{host.address}#/")
    page.wait_for_selector(".games")
    assert faults(page) == []


OFFER_TO_INSTALL = """() => window.dispatchEvent(Object.assign(
  new Event('beforeinstallprompt', { cancelable: true }),
  { prompt: () => { window.prompted = true; return Promise.resolve(); } }))"""


def test_the_app_can_be_installed(visit_site: Visits) -> None:
    page = visit_site()
    page.wait_for_selector(".games")
    button = page.get_by_role("button", name="Install as an app")
    expect(button).to_have_count(0)
    page.evaluate(OFFER_TO_INSTALL)
    button.click()
    assert page.evaluate("window.prompted")
    expect(button).to_have_count(0)


def test_the_browsers_python_plays_the_same_games(site: Path) -> None:
    # scripts.site_conformance does so with hundreds.
    same = compare(build_site.offline_folder(site), registry.BUILT_IN, 2)
    assert same == dict.fromkeys(registry.BUILT_IN, 2)
