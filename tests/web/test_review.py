"""The review in the browser: cards, curve, bars, marks in the replay, and questions later on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.finished import SEATS, record_of
from tests.quick_judges import accused_review
from tests.serving import serving
from tests.web.axe import faults
from tests.web.conftest import Visits
from tests.web.ends import known, put, table_id, write_database
from tests.web.static import ON_SITE

from tablee.games import registry
from tablee.review.documents import MISTAKE
from tablee.review.ledger import stamp_of
from tablee.server.store.sqlite_file import connect

ENDS = ("les-poilus-monument", "footclub-win", "trench-club-destruction")


def kept_review(end: str) -> tuple[str, bytes]:
    """The stamp of a review and the review."""
    record = record_of(end)
    stamp = stamp_of(registry.game(record.game), record.rules)
    return stamp, msgspec.json.encode(accused_review(end, SEATS[end]))


def script_of(end: str) -> str:
    """What the browser knows before its first page."""
    if not ON_SITE:
        return known(end)
    stamp, body = kept_review(end)
    return known(end) + put([(["review", table_id(end)], [stamp, body.decode()])])


@pytest.fixture(scope="module")
def reviewed_address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A server with finished tables that were reviewed before, so that nobody waits here.

    On the site each browser has its own.
    """
    if ON_SITE:
        yield request.getfixturevalue("pages_address")
        return
    pages: Path = request.getfixturevalue("pages")
    folder = tmp_path_factory.mktemp("reviewed")
    file = folder / "tables.sqlite"
    write_database(file, {end: (record_of(end), SEATS[end]) for end in ENDS})
    connection = connect(file)
    for end in ENDS:
        row = (table_id(end), *kept_review(end))
        connection.execute("INSERT INTO reviews (table_id, stamp, body) VALUES (?,?,?)", row)
    connection.close()
    with serving(folder, "--pages", str(pages)) as address:
        yield address


@pytest.fixture
def visit_reviewed(browser: Any, reviewed_address: str) -> Iterator[Visits]:
    """Open the client of that server."""
    visits = Visits(browser, reviewed_address)
    yield visits
    for context in visits.contexts:
        context.close()
    assert visits.errors == []


def reviewed(visit: Visits, end: str, **more: Any) -> Any:
    """The result page of a game with its review open."""
    page = visit(f"table/{table_id(end)}", script=script_of(end), **more)
    page.locator("section.end footer .doors button[aria-expanded=false]").first.click()
    page.wait_for_selector("section.review[aria-busy=false]")
    return page


@pytest.mark.parametrize("end", ENDS)
def test_from_the_review_to_the_replay_and_to_another_try(visit_reviewed: Visits, end: str) -> None:
    review = accused_review(end, SEATS[end])
    mistake = next(line for line in review.lines if line.verdict == MISTAKE)
    page = reviewed(visit_reviewed, end)
    card = page.locator("li.card")
    expect(card.locator("h4")).to_contain_text(f"Line {mistake.line}")
    expect(card).to_contain_text("−20.0 points (±\u202f2.0)")
    expect(card).to_contain_text("Better")
    # The position as the seat saw it, drawn and in words; the drawing cannot be touched.
    expect(card.locator(".picture[inert] .whole > *").first).to_be_attached()
    card.locator("summary").click()
    expect(card.locator("details p").first).to_be_visible()
    expect(page.locator("div.bars")).to_contain_text("Luck gave")
    page.locator("figure summary").click()
    expect(page.locator("figure .all li")).to_have_count(len(review.lines))
    expect(page.locator("figure .all li").first).to_contain_text("% (±")
    assert faults(page) == []
    card.get_by_role("link", name="See it in the replay").click()
    expect(page.locator(".steps input[type=range]")).to_have_value(str(mistake.line - 1))
    mark = "Mistake: −20.0 points (±\u202f2.0)"
    expect(page.locator(".steps .tick").first).to_have_attribute("title", mark)
    expect(page.locator("aside li.mistake .why").first).to_contain_text(
        "Mistake. Better by 20.0 points"
    )
    page.go_back()
    page.locator("section.end footer .doors button[aria-expanded=false]").first.click()
    card.get_by_role("button", name="Try it from here").click()
    page.wait_for_url(lambda url: table_id(end) not in url)
    page.wait_for_selector("main.board")
    assert page.locator("section.end").count() == 0


def test_mistakes_come_back_as_questions_until_they_are_answered_well(
    visit_reviewed: Visits,
) -> None:
    page = reviewed(visit_reviewed, "les-poilus-monument", width=390, height=844)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sheet = page.locator("section.end > header").bounding_box()
    assert sheet["x"] + sheet["width"] <= 390
    made = page.locator("li.card dd").first.inner_text()
    page.get_by_role("link", name="Learn from my mistakes").click()
    expect(page.locator("h1 + p")).to_have_text("One question, 0 learned.")
    assert faults(page) == []
    page.get_by_role("button", name=made, exact=True).click()
    expect(page.locator(".verdict")).to_contain_text("The question comes back.")
    page.get_by_role("button", name="Next question").click()
    expect(page.locator(".choices .btn")).to_have_count(2)
    page.locator(".choices .btn").filter(has_not_text=made).click()
    expect(page.locator(".verdict.well")).to_have_text("Well answered.")
    assert faults(page) == []
    # It is kept on this device.
    page.reload()
    expect(page.locator("h1 + p")).to_have_text("Nothing to answer, 1 learned.")
