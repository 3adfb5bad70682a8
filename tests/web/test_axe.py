"""axe finds nothing serious on any page, in light and in dark."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.axe import faults, faults_in_both
from tests.web.play import open_matters, start_against_bots
from tests.web.test_web import GAMES, PAGES


def test_on_pages_without_a_table(visit: Any) -> None:
    page = visit()
    for path in PAGES:
        page.goto(page.url.split("#")[0] + f"#/{path}")
        page.wait_for_selector("h1")
        assert faults_in_both(page) == [], path


@pytest.mark.parametrize("game", GAMES)
def test_at_a_table_and_in_its_panels(visit: Any, game: str) -> None:
    page = start_against_bots(visit, game)
    assert faults_in_both(page) == []
    for tab in page.locator(".tabs [role=tab]").all():
        tab.click()
        assert faults_in_both(page) == []
    open_matters(page)
    assert faults_in_both(page) == []


#: Where words are left out and the panels come from below.
PHONE: dict[str, Any] = {"width": 360, "height": 740, "has_touch": True}


def test_on_a_phone(visit: Any) -> None:
    page = visit(**PHONE)
    for path in PAGES:
        page.goto(page.url.split("#")[0] + f"#/{path}")
        page.wait_for_selector("h1")
        assert faults(page) == [], path


@pytest.mark.parametrize("game", GAMES)
def test_in_the_sheets_of_a_phone(visit: Any, game: str) -> None:
    page = start_against_bots(visit, game, **PHONE)
    assert faults(page) == []
    for button in page.locator(".dock button").all():
        button.click()
        page.wait_for_selector("aside.sheet [role=tab][aria-selected=true]")
        assert faults(page) == []
        page.locator("aside .shut").click()
        expect(page.locator("aside.sheet")).to_have_count(0)


def test_in_the_waiting_room(visit: Any) -> None:
    page = visit("new/les-poilus")
    for fold in page.locator("details summary").all():
        fold.click()
    assert faults_in_both(page) == []
    page.click("button[type=submit]")
    page.wait_for_selector("[role=alert]")
    assert faults_in_both(page) == []
    page.fill("input[type=text]", "Marguerite")
    page.click("button[type=submit]")
    page.wait_for_selector(".seats select")
    assert faults_in_both(page) == []
    guest = visit()
    guest.goto(page.url)
    guest.wait_for_selector(".seats .btn.main")
    guest.locator(".back summary").click()
    assert faults_in_both(guest) == []


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end(visit: Any, finished: Any, game: str) -> None:
    table = finished(game)
    page = visit(f"table/{table}")
    for path, shown in (
        (f"table/{table}", "section.end"),
        (f"fairness/{table}", ".verdict"),
        (f"replay/{table}/3/open", ".steps"),
    ):
        page.goto(page.url.split("#")[0] + f"#/{path}")
        page.wait_for_selector(shown)
        assert faults_in_both(page) == [], path
