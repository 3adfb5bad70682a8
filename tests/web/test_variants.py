"""The variants that a new table offers, in plain words, and what the server is told of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.axe import faults

from tablee.client import call


def opened(page: Page, house: str) -> dict[str, Any]:
    """Open the table that the page describes; its options."""
    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.get_by_text("Warten auf Freunde")).to_be_visible()
    table = call(house.rstrip("/"), f"/api/tables/{page.url.rpartition('/')[2]}")
    options: dict[str, Any] = table["options"]
    return options


def new_table(visit: Any, game: str) -> Page:
    page: Page = visit(f"new/{game}", lang="de")
    page.get_by_label("Dein Name").fill("Ada")
    page.get_by_text("Varianten der Regeln").click()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert faults(page) == []
    return page


def test_variants_of_trench_club(visit: Any, house: str) -> None:
    page = new_table(visit, "trench-club")
    page.get_by_label("Mittelmächte").select_option("Österreich-Ungarn")
    page.get_by_label("Wie viel hilft Erfahrung?").select_option(index=1)
    page.get_by_label("Alle beginnen mit zwei nationalen Einheiten").check()
    page.get_by_label("Alle Kompanien vom ersten Zug an").check()
    page.get_by_label("Fünf Schaden zerstören eine Einheit").check()
    options = opened(page, house)
    changed = ("central", "threshold_step", "two_national_units", "destroyed_at_five")
    assert [options[name] for name in changed] == ["austria-hungary", 2, True, True]
    assert (options["first_turn_limits"], options["surrender"]) == (False, True)
    expect(page.get_by_text("Fünf Schaden zerstören eine Einheit")).to_be_visible()
    page.get_by_role("button", name="Anfangen").click()
    expect(page.get_by_role("application")).to_be_visible()


def test_a_question_goes_where_it_makes_no_sense(visit: Any, house: str) -> None:
    page = new_table(visit, "trench-club")
    page.get_by_label("Mittelmächte").select_option("Österreich-Ungarn")
    page.get_by_label("Wie viel von der Karte?").select_option("die ganze Karte mit vier Nationen")
    expect(page.get_by_label("Mittelmächte")).to_have_count(0)
    options = opened(page, house)
    assert (options["field"], options["central"]) == ("whole", "germany")


def test_soldiers_and_a_challenge_in_les_poilus(visit: Any, house: str) -> None:
    page = new_table(visit, "les-poilus")
    page.get_by_label("Herausforderung").select_option("Herausforderung: nach 2 Siegen")
    page.get_by_label("Spieler 2").select_option("felix")
    # Each soldier is there once (P1.1).
    expect(page.get_by_label("Spieler 3").locator("option[value=felix]")).to_have_count(0)
    options = opened(page, house)
    assert (options["challenge"], options["soldiers"][:2]) == (2, [None, "felix"])
    expect(page.get_by_text("Spieler 2 ist Félix Moreau")).to_be_visible()


def test_teams_and_cards_of_ones_own_in_footclub(visit: Any, house: str, tmp_path: Path) -> None:
    page = new_table(visit, "footclub")
    visit.refusals = (400,)
    with page.expect_download() as download:
        page.get_by_text("Die üblichen Mannschaften als Datei").click()
    teams = json.loads(Path(download.value.path()).read_text("utf-8"))
    file = tmp_path / "teams.json"
    file.write_text("{")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("keine zwei Mannschaften")
    teams["blue"]["name"] = "SC Maulwurf"
    file.write_text(json.dumps(teams), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("SC Maulwurf gegen Garance FC")).to_be_visible()
    page.get_by_label("Pressing").fill("4")
    expect(page.get_by_text("Nachziehstapel: 21 Karten.")).to_be_visible()
    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.get_by_role("alert")).to_contain_text("must be an even number (F2.1)")
    page.get_by_label("Tackling").fill("4")
    options = opened(page, house)
    assert options["teams"]["blue"]["name"] == "SC Maulwurf"
    assert [cards["pressing"] for cards in options["cards"]] == [4]
