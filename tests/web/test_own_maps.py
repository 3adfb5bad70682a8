"""A map that somebody drew, from a file into a game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.games.trench_club.drawings import map_file, own_map
from tests.web.axe import faults_in_both
from tests.web.play import table_options
from tests.web.static import ON_SITE


def test_a_map_is_chosen_from_a_file_and_its_faults_are_told(visit: Any) -> None:
    page = visit("new/trench-club", lang="de")
    page.get_by_label("Dein Name").fill("Ada")
    chosen = page.locator("input[type=file]")

    def choose(text: str) -> None:
        chosen.set_input_files([{"name": "marne.txt", "mimeType": "", "buffer": text.encode()}])

    choose(map_file() + "\n3 . .")
    fault = "Zeile 24: eine Reihe hat 13 Felder, nicht 2"
    expect(page.get_by_role("alert")).to_contain_text(fault)
    assert faults_in_both(page) == []
    own = page.get_by_role("radio", name="La Marne, été 1914")
    expect(own).to_have_count(0)
    choose(map_file())
    expect(own).to_be_checked()
    expect(page.get_by_role("alert")).to_have_count(0)
    # A broken file takes nothing away.
    choose(map_file() + "\n3 . .")
    expect(page.get_by_role("alert")).to_contain_text(fault)
    expect(own).to_be_checked()
    page.get_by_role("button", name="Tisch eröffnen").click()
    if not ON_SITE:  # at one device nobody waits
        expect(page.get_by_text("Eigene Karte: La Marne, été 1914")).to_be_visible()
        page.get_by_role("button", name="Anfangen").click()
    expect(page.get_by_role("application")).to_be_visible()
    assert table_options(page)["map"] == own_map()


def test_too_long_a_file_is_refused_in_words_and_how_to_draw_opens_beside(visit: Any) -> None:
    page = visit("new/trench-club", lang="de")
    visit.refusals = (413,)
    page.get_by_label("Dein Name").fill("Ada")
    file: Any = {"name": "marne.txt", "mimeType": "", "buffer": b"x" * 100_000}
    page.locator("input[type=file]").set_input_files([file])
    expect(page.get_by_role("alert")).to_contain_text("Das war zu lang")
    with page.expect_popup() as beside:
        page.get_by_role("link", name="Wie man eine Karte zeichnet").click()
    expect(beside.value.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_label("Dein Name")).to_have_value("Ada")
