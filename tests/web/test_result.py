"""The result page: for each way to end, its title, its numbers, and every way on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.finished import ENDS, SEATS, record_of
from tests.serving import serving
from tests.web.axe import faults, faults_in_both
from tests.web.conftest import Visits
from tests.web.ends import NAMES, known, table_id, write_database
from tests.web.play import until
from tests.web.static import ON_SITE

from tablee.games import registry
from tablee.replay import Replay
from tablee.texts import Texts

TITLES = {
    "les-poilus-victory": "Peace",
    "les-poilus-monument": "The Monument",
    "les-poilus-hard-knocks": "cannot go on",
    "footclub-win": "You win 2–0",
    "footclub-lost": "You lose 0–2",
    "footclub-draw": "a draw",
    "footclub-shoot-out": "the shoot-out",
    "trench-club-destruction": "Victory for the Central Powers",
    "trench-club-forts": "Victory for",
    "trench-club-points": "",
    "trench-club-surrender": "Victory for the Entente",
    "trench-club-surrendered": "You surrendered in round",
    "trench-club-annihilation": "A draw",
    "trench-club-armistice": "A draw",
}


ROWS = """() => Object.fromEntries(
  [...document.querySelectorAll('section.end [data-row]')].map(
    (row) => [row.dataset.row, [...row.querySelectorAll('td, dd')].map((n) => n.textContent)]))"""


@pytest.fixture(scope="module")
def ended_address(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A server with a finished table for each way to end; on the site each browser has its own."""
    if ON_SITE:
        yield request.getfixturevalue("pages_address")
        return
    pages: Path = request.getfixturevalue("pages")
    folder = tmp_path_factory.mktemp("ended")
    games = {end: (record_of(end), seat) for end, seat in SEATS.items()}
    write_database(folder / "tables.sqlite", games)
    with serving(folder, "--pages", str(pages)) as address:
        yield address


@pytest.fixture
def visit_ended(browser: Any, ended_address: str) -> Iterator[Visits]:
    """Open the client of that server."""
    visits = Visits(browser, ended_address)
    yield visits
    for context in visits.contexts:
        context.close()
    assert visits.errors == []


def result_of(visit: Visits, end: str, **more: Any) -> Any:
    """The result page of an end, from the seat that it is told of."""
    page = visit(f"table/{table_id(end)}", script=known(end), **more)
    page.wait_for_selector("section.end .body[aria-busy=false]")
    return page


def results_of(visit: Visits, ends: list[str], **more: Any) -> Iterator[tuple[str, Any]]:
    """The result pages of several ends, in one browser that goes from table to table."""
    page = visit("about", script=known(*ends), **more)
    for end in ends:
        page.evaluate(f"location.hash = '#/table/{table_id(end)}'")
        page.wait_for_selector("section.end .body[aria-busy=false]")
        yield end, page
        page.evaluate("location.hash = '#/about'")
        page.wait_for_selector("section.end", state="detached")


def ends_of(game: str) -> list[str]:
    return [end for end in ENDS if end.startswith(game)]


def shown_rows(page: Any) -> dict[str, list[str]]:
    """The numbers on the page, by row."""
    rows: dict[str, list[str]] = page.evaluate(ROWS)
    return rows


#: Those that axe looks at, and those that are seen at every size.
LOOKED_THROUGH = ("les-poilus-victory", "footclub-win", "trench-club-points")
RESIZED = ("les-poilus-monument", "footclub-win", "trench-club-forts")


@pytest.mark.parametrize("game", registry.names())
def test_the_results_of_a_game(visit_ended: Visits, game: str) -> None:
    for end, page in results_of(visit_ended, ends_of(game)):
        title_and_numbers(page, end)
        if end in ends_of(game)[:3]:
            moments_in_the_words_of_text_mode(page, end, "en")
        if end == "footclub-win":
            names_of_those_who_played(page)
        if end in LOOKED_THROUGH:
            assert faults_in_both(page) == []
        look_at_the_table_and_back(page, end)
        if end in RESIZED:
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                in_reach(page, width, height)
            page.set_viewport_size({"width": 1280, "height": 860})


def title_and_numbers(page: Any, end: str) -> None:
    say = Texts("en").say
    title = page.locator("section.end h2")
    expect(title).to_have_count(1)
    expect(title).to_contain_text(TITLES[end])
    assert page.locator("section.end").inner_text().count(title.inner_text()) == 1
    summary = Replay(record_of(end), {}).summary()
    assert summary is not None

    def written(name: str, value: float) -> str:
        words = say("table-summary-number", {"value": value}).replace("-", "−")
        return f"+{words}" if name == "luck" and round(value, 1) > 0 else words

    wanted = {row.name: [written(row.name, value) for value in row.values] for row in summary.rows}
    assert shown_rows(page) == wanted
    if summary.turning_point is not None:
        heading = "The biggest moment" if "a draw" in TITLES[end].lower() else "What decided it"
        expect(page.locator("section.end .slot b")).to_have_text(heading)
        slot = page.locator("section.end .slot a")
        expect(slot).to_have_attribute(
            "href", f"#/replay/{table_id(end)}/{summary.turning_point.line}/{SEATS[end]}"
        )


def names_of_those_who_played(page: Any) -> None:
    heads = page.locator("section.end thead th").all_inner_texts()
    assert heads == list(NAMES[:2])
    expect(page.locator("section.end .how")).to_have_text(
        re.compile(rf"^You with .+ against {NAMES[1 - SEATS['footclub-win']]} with .+\.$")
    )


def look_at_the_table_and_back(page: Any, end: str) -> None:
    labels = page.locator("section.end footer .doors").first.locator(".btn").all_inner_texts()
    assert labels == [
        "Play again", "Review my game", "Look through the game", "Look at the table",
        "Other level …", "Save the record" if ON_SITE else "Copy the link", "More", "Home",
    ]  # fmt: skip
    page.get_by_role("button", name="Look at the table").last.click()
    expect(page.locator("section.end")).to_have_count(0)
    bar = page.locator("section.over")
    assert bar.locator(".btn").all_inner_texts() == [
        "The result", "Play again", "Look through the game", "Other level …", "Home",
    ]  # fmt: skip
    assert page.evaluate("document.activeElement.matches('.result-again')")
    # That it is over is said once, and nothing happened meanwhile.
    expect(page.locator(".sentence")).to_be_hidden()
    expect(page.locator(".digest")).to_have_count(0)
    if end in LOOKED_THROUGH:
        assert faults_in_both(page) == []
    bar.get_by_role("button", name="The result").click()
    expect(page.locator("section.end h2")).to_contain_text(TITLES[end])


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("game", registry.names())
def test_moments_are_told_in_the_words_of_text_mode(
    visit_ended: Visits, game: str, lang: str
) -> None:
    for number, (end, page) in enumerate(results_of(visit_ended, ends_of(game)[:3], lang=lang)):
        moments_in_the_words_of_text_mode(page, end, lang)
        if number == 0:
            assert faults(page) == []


def moments_in_the_words_of_text_mode(page: Any, end: str, lang: str) -> None:
    record = record_of(end)
    summary = Replay(record, {}).summary()
    assert summary is not None
    seats = list(NAMES[: len(Replay(record, {}).match.seats)])
    narrator = registry.game(record.game).narrator(Texts(lang).say, seats, SEATS[end])
    moments = page.locator("section.end .moments a").all_inner_texts()
    assert moments == [narrator.moment(moment) for moment in summary.moments]
    if summary.turning_point is not None:
        words = narrator.moment(summary.turning_point)
        expect(page.locator("section.end .slot p")).to_contain_text(words)
    text = page.locator("section.end").inner_text()
    assert "{" not in text
    assert "web-" not in text
    assert "summary" not in text


@pytest.mark.parametrize(
    ("end", "listed", "words"),
    [
        ("les-poilus-hard-knocks", "les-poilus-monument", "Monument in mission"),
        ("footclub-lost", "footclub-win", "won 2–0"),
        ("trench-club-forts", "trench-club-armistice", "drawn in round"),
    ],
)
def test_no_dead_end_and_a_list_that_carries_the_result(
    visit_ended: Visits, end: str, listed: str, words: str
) -> None:
    page = visit_ended(f"table/{table_id(end)}", script=known(end, listed))
    page.wait_for_selector("section.end .body[aria-busy=false]")
    page.keyboard.press("Escape")
    expect(page.locator("section.over")).to_be_visible()
    page.reload()
    expect(page.locator("section.end h2")).to_contain_text(TITLES[end])
    page.get_by_role("link", name="Look through the game").first.click()
    expect(page.locator(".steps select").last).to_have_value(str(SEATS[end]))
    page.go_back()
    page.get_by_role("button", name="More", exact=True).click()
    page.click(f"section.end a[href='#/fairness/{table_id(end)}']")
    page.wait_for_selector("h1")
    page.go_back()
    page.get_by_role("link", name="Other level").click()
    expect(page.locator(".levels .level")).to_have_count(4)
    page.goto(page.url.split("#")[0] + f"#/table/{table_id(listed)}")
    page.wait_for_selector("section.end .body[aria-busy=false]")
    page.goto(page.url.split("#")[0] + "#/")
    told = page.locator("section .chip", has_text=words)
    expect(told).to_have_count(1)
    # The day on which it was seen to be over.
    day = page.evaluate("new Intl.DateTimeFormat('en', {month: 'long'}).format(Date.now())")
    expect(told).to_contain_text(day)
    expect(page.get_by_role("heading", name="My tables")).to_have_count(0)


def test_play_again_opens_the_next_table(visit_ended: Visits) -> None:
    page = result_of(visit_ended, "footclub-win")
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: table_id("footclub-win") not in url)
    page.wait_for_selector("h1")


WHOLE = """
[...document.querySelectorAll('section.end :is(.slot, .list)')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth)
  .map((one) => one.className)
"""
SIZES = [(1280, 800), (1600, 1000), (390, 844), (844, 390)]


def in_reach(page: Any, width: int, height: int) -> None:
    """The doors of a result can be pressed in a window of this size."""
    until(page, f"innerWidth === {width}")
    box = page.locator("section.end").bounding_box()
    # The board can still be seen above it.
    assert box["y"] >= (height / 4 if height > 500 else 30)
    assert box["y"] + box["height"] <= height + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for one in page.locator("section.end footer .btn").all()[:3]:
        door = one.bounding_box()
        assert door["y"] + door["height"] <= height
        assert door["x"] >= 0
    # The slot keeps its height, whatever it says.
    slot = page.locator("section.end .slot").bounding_box()
    assert 95 <= slot["height"] <= 125
    # What it says is read whole, and no column of the list is out of sight.
    assert page.evaluate(WHOLE) == []


def test_a_spectator_has_three_ways_on(visit_ended: Visits) -> None:
    page = visit_ended(f"table/{table_id('footclub-win')}")
    page.wait_for_selector("section.end .body[aria-busy=false]")
    expect(page.locator("section.end h2")).to_have_text("0–2")
    labels = page.locator("section.end footer .btn").all_inner_texts()
    assert labels == ["Look through the game", "Look at the table", "Home"]
