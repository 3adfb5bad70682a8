"""The variants that a new table offers, in plain words, and what the server is told of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, expect
from tests.web.axe import faults_in_both
from tests.web.play import table_options, until
from tests.web.static import ON_SITE

from tablee.games import registry

#: Where the games list their variants.
GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
#: What a new table asks first, or in a way of its own.
ASKED = {
    "players", "difficulty", "soldiers", "shoot_out", "teams", "cards", "map", "special_forces",
    "victory_points", "trenches", "battle",
}  # fmt: skip
#: Prices are for studies: by command line and programs only.
NOT_OFFERED = {"prices"}


def test_every_option_of_every_game_is_offered() -> None:
    written = "".join(path.read_text("utf-8") for path in GAMES.glob("*/options.ts"))
    listed = set(re.findall(r'(?:choice|box)\("(\w+)"', written))
    there = {
        field.name
        for key in registry.names()
        for field in msgspec.structs.fields(registry.game(key).options_type)
    }
    assert listed | ASKED == there - NOT_OFFERED


def opened(page: Page) -> dict[str, Any]:
    """Open the table that the page describes; its options."""
    page.get_by_role("button", name="Open the table").click()
    until(page, "location.hash.startsWith('#/table/')", 120)
    return table_options(page)


def start(page: Page, told: str = "") -> None:
    """Start from the waiting room, which tells the options; a table at one device has none."""
    if not ON_SITE:
        expect(page.get_by_text(told or "Waiting for friends")).to_be_visible()
        page.get_by_role("button", name="Start").click()


def new_table(visit: Any, game: str) -> Page:
    page: Page = visit(f"new/{game}")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_text("Variants of the rules").click()
    assert faults_in_both(page) == []
    return page


def test_variants_of_trench_club(visit: Any) -> None:
    page = new_table(visit, "trench-club")
    # What an option does, in the words of `tablee games`.
    told = "Whether five damage destroys a unit, instead of six."
    expect(page.get_by_label("Five damage destroys a unit")).to_have_accessible_description(told)
    page.get_by_label("Central Powers", exact=True).select_option("Austria-Hungary")
    page.get_by_label("How much does experience help?").select_option(index=1)
    page.get_by_label("Everybody starts with two national units").check()
    page.get_by_label("All companies from the first turn on").check()
    page.get_by_label("Five damage destroys a unit").check()
    options = opened(page)
    changed = ("central", "threshold_step", "two_national_units", "destroyed_at_five")
    assert [options[name] for name in changed] == ["austria-hungary", 2, True, True]
    assert (options["first_turn_limits"], options["surrender"]) == (False, True)
    start(page, "Five damage destroys a unit")
    expect(page.get_by_role("application")).to_be_visible()


def test_a_short_battle_settles_everything_else(visit: Any) -> None:
    page = new_table(visit, "trench-club")
    page.get_by_label("Central Powers", exact=True).select_option("Austria-Hungary")
    page.get_by_role("radio", name="Raid").check()
    expect(page.get_by_text("Variants of the rules")).to_have_count(0)
    expect(page.get_by_text("5 rounds: about 25 minutes for two people")).to_be_visible()
    # Whoever thinks better of it finds everything as it was.
    page.get_by_role("radio", name="The whole game").check()
    expect(page.get_by_role("radio", name="Aisne", exact=True)).to_be_checked()
    page.get_by_role("radio", name="Relief of a fort").check()
    assert faults_in_both(page) == []
    options = opened(page)
    assert (options["battle"], options["map"], options["armistice"]) == ("relief", "isonzo", 6)
    start(page)
    expect(page.get_by_text("Round 1 of 6", exact=True)).to_be_visible()


def test_a_question_goes_where_it_makes_no_sense(visit: Any) -> None:
    page = new_table(visit, "trench-club")
    page.get_by_label("Central Powers", exact=True).select_option("Austria-Hungary")
    page.get_by_label("How much of the map?").select_option("the whole map, with four nations")
    expect(page.get_by_label("Central Powers", exact=True)).to_have_count(0)
    options = opened(page)
    assert (options["field"], options["central"]) == ("whole", "germany")


def test_soldiers_and_a_challenge_in_les_poilus(visit: Any) -> None:
    page = new_table(visit, "les-poilus")
    page.get_by_label("Challenge").select_option("challenge: after 2 victories")
    soldiers = page.get_by_role("group", name="Who is which soldier?")
    soldiers.get_by_label("Player 2").select_option("felix")
    # Each soldier is there once (P1.1).
    expect(page.get_by_label("Player 3").locator("option[value=felix]")).to_have_count(0)
    options = opened(page)
    assert (options["challenge"], options["soldiers"][:2]) == (2, [None, "felix"])
    start(page, "player 2 is Félix Moreau")


def refused_at(page: Page) -> str:
    """What the browser tells about the field that has the focus."""
    return str(page.evaluate("document.activeElement.validationMessage"))


def test_names_of_teams_that_are_no_texts_are_refused(visit: Any) -> None:
    page = new_table(visit, "footclub")
    teams = {"blue": {"name": {"a": 1}}, "red": {"name": 1}}
    file: Any = {"name": "teams.json", "mimeType": "", "buffer": json.dumps(teams).encode()}
    page.locator("input[type=file]").set_input_files([file])
    expect(page.get_by_role("alert")).to_contain_text("does not hold two teams")


def test_a_refusal_leaves_everything_where_it_was(visit: Any) -> None:
    page = new_table(visit, "footclub")
    visit.refusals = (400,)
    teams = {"blue": {"name": "SC Maulwurf"}, "red": {"name": "Garance FC"}}
    file: Any = {"name": "teams.json", "mimeType": "", "buffer": json.dumps(teams).encode()}
    page.locator("input[type=file]").set_input_files([file])
    open_it = page.get_by_role("button", name="Open the table")
    open_it.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("teams.red.cards")
    expect(open_it).to_be_focused()
    expect(page.get_by_label("Your name")).to_have_value("Ada")
    expect(page.get_by_text("SC Maulwurf against Garance FC")).to_be_visible()


def test_what_is_wrong_with_teams_is_told_in_the_pages_language(visit: Any) -> None:
    page = visit("new/footclub", lang="fr")
    visit.refusals = (400,)
    page.get_by_label("Votre nom").fill("Ada")
    page.locator("summary").first.click()
    teams = {"blue": {"name": "SC Maulwurf"}, "red": {"name": "Garance FC", "cards": []}}
    file: Any = {"name": "teams.json", "mimeType": "", "buffer": json.dumps(teams).encode()}
    page.locator("input[type=file]").set_input_files([file])
    page.get_by_role("button", name="Ouvrir la table").click()
    faults_told = page.get_by_role("alert").get_by_role("listitem")
    expect(faults_told.first).to_have_text("options.teams.blue.cards\u202f: manque")


def test_a_leader_whose_seat_went_is_left_to_chance(visit: Any) -> None:
    page = new_table(visit, "les-poilus")
    leader = page.get_by_label("Who leads the first mission?")
    leader.select_option("player 4 leads first")
    page.get_by_label("2", exact=True).check()
    expect(leader.locator("option:checked")).to_have_text("chance decides")


def test_teams_and_cards_of_ones_own_in_footclub(visit: Any, tmp_path: Path) -> None:
    page = new_table(visit, "footclub")
    visit.refusals = (400,)
    with page.expect_download() as download:
        page.get_by_text("The usual teams as a file").click()
    teams = json.loads(Path(download.value.path()).read_text("utf-8"))
    file = tmp_path / "teams.json"
    file.write_text("{")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("does not hold two teams")
    teams["blue"]["name"] = "SC Maulwurf"
    file.write_text(json.dumps(teams), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("SC Maulwurf against Garance FC")).to_be_visible()
    page.get_by_label("Pressing").fill("4")
    expect(page.get_by_text("Draw pile: 21 cards.")).to_be_visible()
    page.get_by_text("Variants of the rules").click()
    page.get_by_role("button", name="Open the table").click()
    # What is refused is shown, in the page's language, though the fold was shut.
    expect(page.get_by_label("Supporters")).to_be_focused()
    assert "an even number, at least 6" in refused_at(page)
    page.get_by_label("Tackle").fill("21")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_label("Tackle")).to_be_focused()
    assert refused_at(page) == "a whole number from 0 to 20"
    page.get_by_label("Tackle").fill("4")
    address = page.url.partition("#")[0]
    page.goto(f"{address}#/new/les-poilus")
    page.goto(f"{address}#/new/footclub")
    expect(page.get_by_label("Tackle")).to_have_value("4")
    options = opened(page)
    assert options["teams"]["blue"]["name"] == "SC Maulwurf"
    assert [cards["pressing"] for cards in options["cards"]] == [4]


def test_seats_say_their_nations_and_special_forces_what_they_do(visit: Any) -> None:
    page = new_table(visit, "trench-club")
    page.get_by_label("3", exact=True).check()
    page.get_by_label("Who commands two nations?").select_option(index=1)
    page.get_by_label("Everybody starts with a special force").check()
    opened(page)
    seats = page.locator(".seats li")
    expect(seats.nth(0)).to_contain_text("Germany")
    expect(seats.nth(1)).to_contain_text("Great Britain, France")
    expect(page.get_by_label("Who sits here? (Austria-Hungary)")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="medics").focus()
    expect(page.locator(".hint")).to_contain_text("once a turn repairs one of your units")
    expect(page.locator(".score")).to_contain_text("3 bonds")


def test_the_host_sits_where_they_want(visit: Any) -> None:
    page = new_table(visit, "trench-club")
    page.get_by_label("How much of the map?").select_option("the whole map, with four nations")
    page.get_by_role("radio", name="Great Britain, France").check()
    opened(page)
    own = page.locator(".seats .own")
    expect(own).to_contain_text("Ada")
    expect(own).to_contain_text("Great Britain, France")
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".score .nation", has_text="★")).to_have_count(2)
