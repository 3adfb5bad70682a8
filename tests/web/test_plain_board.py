"""A game that only the server knows, in the browser: Nim, from its own package."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.plug_in import NIM, install, seeing
from tests.serving import serving
from tests.web.axe import faults_in_both
from tests.web.conftest import Visits
from tests.web.play import OVER, play_to_the_end, start_against_bots, tab_to, until

SIZES = [(1280, 800), (390, 844)]
MOVES = ".moves .btn:not([aria-disabled=true])"


@pytest.fixture(scope="module")
def nim_address(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which Nim is installed."""
    folder = tmp_path_factory.mktemp("nim")
    environment = seeing(install(NIM, folder))
    with serving(folder, "--pages", str(pages), env=environment) as address:
        yield address


@pytest.fixture
def visit_nim(browser: Any, nim_address: str) -> Iterator[Visits]:
    """Open the client there; errors of a page fail the test."""
    visits = Visits(browser, nim_address)
    yield visits
    for context in visits.contexts:
        context.close()
    assert visits.errors == []


def click_a_move(page: Any) -> None:
    page.evaluate(f"document.querySelector('{MOVES}')?.click()")


def press_a_move(page: Any) -> None:
    if tab_to(page, ".moves .btn"):
        page.keyboard.press("Enter")


@pytest.mark.parametrize("size", SIZES)
def test_a_game_is_played_to_its_end_by_clicks(visit_nim: Visits, size: tuple[int, int]) -> None:
    page = start_against_bots(visit_nim, "nim", width=size[0], height=size[1])
    expect(page.locator(".sheet").first).to_contain_text("21 stones")
    expect(page.locator(".sheet.own")).to_contain_text("You hold")
    expect(page.locator(".moves .btn")).to_have_count(4)
    page.locator(".moves .btn", has_text="Take 2").click()
    expect(page.locator(".sheet.news")).to_contain_text("takes 2: 19 stones left")
    play_to_the_end(page, turn=click_a_move)
    expect(page.locator("section.end")).to_contain_text("wins.")


def test_a_game_is_played_to_its_end_by_keys_alone(visit_nim: Visits) -> None:
    page = start_against_bots(visit_nim, "nim", lang="fr")
    play_to_the_end(page, turn=press_a_move)
    expect(page.locator("section.end")).to_contain_text("Victoire")


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing(visit_nim: Visits, size: tuple[int, int]) -> None:
    page = visit_nim(width=size[0], height=size[1])
    for path in ("", "new/nim", "rules/nim"):
        page.goto(page.url.split("#")[0] + f"#/{path}")
        page.wait_for_selector("h1")
        assert faults_in_both(page) == [], path
    page = start_against_bots(visit_nim, "nim", width=size[0], height=size[1])
    page.wait_for_selector(".moves .btn")
    assert faults_in_both(page) == []


def test_a_table_is_opened_by_its_own_questions(visit_nim: Visits) -> None:
    page = visit_nim("new/nim", lang="de")
    page.get_by_label("Steine im Haufen").fill("7")
    page.get_by_label("Wer den letzten Stein nimmt, verliert").check()
    # It has no variants besides.
    assert page.locator("details.fold").count() == 1
    page.fill("input[type=text]", "Friederike")
    page.click("button[type=submit]")
    page.wait_for_selector(".invite input")
    expect(page.locator("main")).to_contain_text("Steine im Haufen: 7")


def test_its_rules_are_read(visit_nim: Visits) -> None:
    page = visit_nim("rules/nim", lang="fr")
    expect(page.locator("main")).to_contain_text("N2.3 Jouer sa carte")


def test_a_game_is_stepped_through_afterwards(visit_nim: Visits) -> None:
    page = start_against_bots(visit_nim, "nim")
    play_to_the_end(page, turn=click_a_move)
    assert page.evaluate(OVER)
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector(".sheet")
    page.keyboard.press("Home")
    until(page, "document.querySelector('.sheet').textContent.includes('21 stones')")
    page.keyboard.press("ArrowRight")
    until(page, "!document.querySelector('.sheet').textContent.includes('21 stones')")
