"""Settings do what they say, and can be reached from a table and left again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.play import CLICK, MINE, start_against_bots, until

# Counts the tones that the page plays.
EARS = """window.tones = 0;
const Loud = window.AudioContext;
window.AudioContext = class extends Loud {
  createOscillator() { window.tones += 1; return super.createOscillator(); }
};"""


def change(page: Any, **switches: bool) -> None:
    """Go to the settings by the gear of a table, turn switches, and come back."""
    page.get_by_role("link", name="Settings").click()
    for name, on in switches.items():
        page.get_by_role("switch", name=name.replace("_", " ")).set_checked(on)
    page.go_back()
    page.wait_for_selector(".sentence")


@pytest.mark.parametrize("game", ["les-poilus", "footclub"])
def test_confirm_each_move(visit: Any, game: str) -> None:
    page = start_against_bots(visit, game, quick=True)
    change(page, Confirm_each_move=True)
    until(page, MINE, 60)
    page.evaluate(CLICK)
    cancel = page.get_by_role("button", name="Cancel")
    cancel.click()
    # Nothing was sent: it is to be decided still.
    expect(cancel).to_have_count(0)
    assert page.evaluate(MINE)


def test_motion_colours_and_size(visit: Any) -> None:
    # Without the system's wish for less motion the switch decides.
    page = start_against_bots(visit, "footclub", quick=True)
    page.emulate_media(reduced_motion="no-preference")
    lasts = "getComputedStyle(document.querySelector('header .btn')).transitionDuration"
    assert page.evaluate(lasts) != "0s"
    change(page, Motion=False, Colours_that_are_easier_to_tell_apart=True)
    until(page, f"{lasts} === '0s'")
    assert page.evaluate("document.documentElement.dataset.palette") == "distinct"
    letters = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    usual = page.evaluate(letters)
    page.get_by_role("link", name="Settings").click()
    page.get_by_label("Text size").select_option("large")
    until(page, f"{letters} > {usual}")


def test_a_tone_at_ones_turn_is_off_until_it_is_wanted(visit: Any) -> None:
    page = visit()
    page.add_init_script(EARS)
    page.reload()
    page.get_by_role("link", name="Play now").nth(2).click()
    page.click(".level.usual")
    page.wait_for_selector(".sentence")
    until(page, MINE, 60)
    assert page.evaluate("window.tones") == 0
    change(page, Sound=True)
    for _ in range(40):
        until(page, MINE, 60)
        page.evaluate(CLICK)
        page.wait_for_timeout(250)
        if page.evaluate("window.tones"):
            return
    raise AssertionError("no tone was heard")


@pytest.mark.parametrize("game", ["les-poilus", "footclub", "trench-club"])
def test_the_language_changes_in_the_middle_of_a_game(visit: Any, game: str) -> None:
    page = start_against_bots(visit, game, quick=True)
    page.get_by_role("link", name="Settings").click()
    page.locator(".top").get_by_label("Language").select_option("fr")
    page.go_back()
    page.wait_for_selector(".sentence")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("link", name="Réglages")).to_be_visible()
    expect(page.get_by_role("tab").first).to_have_text("Journal")
