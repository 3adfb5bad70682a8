"""What the browser keeps of the dice, and what the server keeps at all."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.axe import faults
from tests.web.play import give_up, open_matters, seated_pair, start_against_bots


def renamed(route: Any) -> None:
    """An answer about the dice of a table that has another name by now."""
    told = route.fetch()
    route.fulfill(response=told, json={**told.json(), "label": "another"})


KEPT = "JSON.parse(localStorage.getItem('tablee-tables'))[0]"


@pytest.mark.parametrize(("lang", "seen"), [("en", "seen by you"), ("de", "von dir gesehen")])
def test_the_end_tells_for_what_one_can_vouch(visit: Any, lang: str, seen: str) -> None:
    page = start_against_bots(visit, "trench-club", quick=True, lang=lang)
    kept = page.evaluate(KEPT)
    assert len(kept["promise"]) == len(kept["gave"]) == 64
    give_up(page)
    expect(page.locator("section.end .dice")).to_contain_text(seen)
    page.goto(f"{page.url.split('#')[0]}#/fairness/{kept['id']}")
    expect(page.locator(".verdict.seen")).to_contain_text(seen)
    command = page.locator("code", has_text="tablee verify")
    expect(command).to_contain_text(f"--table {kept['id']} --commitment {kept['promise']}")
    expect(command).to_contain_text(f"--contribution {kept['gave']}")
    assert faults(page) == []
    # Somebody who has the link and nothing else is told, whatever the server calls the table.
    other = visit(lang="en")
    other.route("**/fairness", renamed)
    other.goto(f"{page.url.split('#')[0]}#/fairness/{kept['id']}")
    expect(other.locator(".verdict.told")).to_contain_text("told by the server")
    assert faults(other) == []


def test_a_server_that_changes_its_promise_is_caught(visit: Any) -> None:
    page = start_against_bots(visit, "trench-club", quick=True)
    tables = page.evaluate("JSON.parse(localStorage.getItem('tablee-tables'))")
    tables[0]["promise"] = "ab" * 32
    page.evaluate(f"localStorage.setItem('tablee-tables', {json.dumps(json.dumps(tables))})")
    page.reload()
    page.wait_for_selector(".sentence")
    give_up(page)
    expect(page.locator("section.end .dice.bad")).to_contain_text("NOT the one you were shown")
    page.goto(f"{page.url.split('#')[0]}#/fairness/{tables[0]['id']}")
    expect(page.locator(".verdict.bad")).to_be_visible()
    assert faults(page) == []


def test_whoever_sits_down_by_a_link_keeps_the_promise_too(visit: Any) -> None:
    host, guest = seated_pair(visit)
    kept = [page.evaluate(KEPT) for page in (host, guest)]
    assert kept[0]["promise"] == kept[1]["promise"] != ""
    assert kept[0]["gave"] != kept[1]["gave"] != ""


def test_dice_to_which_nobody_added_are_the_servers_alone(visit: Any, finished: Any) -> None:
    page = visit(f"fairness/{finished('footclub')}")
    expect(page.locator(".verdict.alone")).to_contain_text("the server’s alone")


def test_the_host_deletes_a_table_after_being_asked(visit: Any) -> None:
    host, guest = seated_pair(visit, langs=("en", "de"))
    open_matters(guest)
    expect(guest.get_by_role("button", name="Diesen Tisch löschen")).to_have_count(0)
    guest.keyboard.press("Escape")
    open_matters(host)
    host.get_by_role("button", name="Delete this table").click()
    dialog = host.get_by_role("dialog", name="Delete this table?")
    expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
    assert faults(host) == []
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    host.get_by_role("button", name="Delete this table").click()
    dialog.get_by_role("button", name="Delete it").click()
    expect(host.locator(".game")).to_have_count(3)
    assert host.evaluate("localStorage.getItem('tablee-tables')") == "[]"
    expect(guest.get_by_role("heading")).to_contain_text("Dieser Tisch wurde gelöscht")
    visit.refusals = (404,)
    guest.goto(guest.url.split("#")[0])
    expect(guest.locator(".chip", has_text="gelöscht")).to_be_visible()


def test_a_new_table_tells_how_long_it_is_kept(visit: Any) -> None:
    page = visit("new/footclub", lang="fr")
    expect(page.locator(".kept")).to_contain_text("supprimée au bout de 14 jours")
    expect(page.locator(".kept")).to_contain_text("365 jours après sa fin")
    page.locator("details summary").last.click()
    page.get_by_label("Après la fin").select_option(str(30 * 86_400))
    page.fill("input[type=text]", "Marguerite")
    page.click("button[type=submit]")
    expect(page.locator(".options").first).to_contain_text("gardée 30 jours après la fin")
    expect(page.locator(".kept")).to_contain_text("supprimée au bout de 14 jours")


@pytest.mark.parametrize(
    ("lang", "link", "told"),
    [
        ("en", "Privacy", "is deleted after 90 days"),
        ("fr", "Confidentialité", "supprimée au bout de 90 jours"),
        ("de", "Datenschutz", "wird nach 90 Tagen gelöscht"),
    ],
)
def test_the_page_privacy_tells_the_servers_figures(
    visit: Any, lang: str, link: str, told: str
) -> None:
    page = visit(lang=lang)
    page.get_by_role("contentinfo").get_by_role("link", name=link).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(link)
    expect(page.locator(".privacy")).to_contain_text(told)
    assert faults(page) == []
