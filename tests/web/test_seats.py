"""Seats in the browser: who sits where, getting back in, asking, consent, one device for all."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.play import open_matters, seated_pair, start_against_bots, until_line

from tablee.client import call


def test_the_host_arranges_the_seats_before_the_start(visit: Any) -> None:
    host = visit("new/les-poilus")
    host.fill("input[type=text]", "Marguerite")
    host.locator(".choices").first.get_by_text("3").click()
    host.click("button[type=submit]")
    host.locator(".seats select").first.select_option("bot recruit")
    host.locator(".seats select").last.select_option("invited")
    link = host.locator(".seats li").nth(2).locator("input[readonly]").input_value()

    guest = visit(lang="fr")
    guest.goto(link)
    guest.fill(".name input", "Émile")
    guest.click(".seats .btn.main")
    expect(guest.locator(".seats .own")).to_contain_text("Émile")
    expect(host.locator(".seats li").nth(2)).to_contain_text("Émile")
    host.click(".doors .btn.main")
    for page in (host, guest):
        page.wait_for_selector(".sentence")
    open_matters(host)
    expect(host.locator("dialog .seats li").nth(1)).to_contain_text("computer")


def test_nobody_sits_down_among_others_without_a_name(visit: Any) -> None:
    host = visit("new/footclub", lang="fr")
    host.click("button[type=submit]")
    expect(host.get_by_role("alert")).to_contain_text("Comment vous appelez-vous")
    expect(host.locator("input[type=text]").first).to_be_focused()
    host.keyboard.type("Marguerite")
    expect(host.get_by_role("alert")).to_have_count(0)
    host.keyboard.press("Enter")
    link = host.locator(".invite input").input_value()

    guest = visit(lang="de")
    guest.goto(link)
    guest.click(".seats .btn.main")
    expect(guest.get_by_role("alert")).to_contain_text("wie du heißt")
    expect(guest.locator(".name input")).to_be_focused()
    guest.keyboard.type("Friederike")
    guest.click(".seats .btn.main")
    expect(guest.locator(".seats .own")).to_contain_text("Friederike")


def test_a_lost_seat_is_opened_by_its_phrase_and_the_old_key_is_void(visit: Any) -> None:
    visit.refusals = (403,)
    host, guest = seated_pair(visit)
    open_matters(guest)
    guest.click("dialog details:has(input[readonly]) summary")
    phrase = guest.locator("dialog details input[readonly]").input_value()

    elsewhere = visit()
    elsewhere.goto(guest.url)
    expect(elsewhere.locator("header .chip")).to_have_text("watching")
    open_matters(elsewhere)
    elsewhere.click("dialog .back summary")
    elsewhere.fill("dialog .back input", "not the phrase")
    elsewhere.click("dialog .back button")
    expect(elsewhere.locator("dialog [role=alert]")).to_contain_text("K5.5")
    elsewhere.fill("dialog .back input", phrase)
    elsewhere.click("dialog .back button")
    elsewhere.wait_for_selector(".hand")

    guest.wait_for_selector(".back[open]")
    guest.locator(".doors button").click()
    expect(guest.locator("header .chip")).to_be_visible()
    assert guest.locator(".hand").count() == 0
    assert host.locator(".hand").count() == 1


def test_a_newcomer_gets_a_bots_seat_if_the_others_agree(visit: Any) -> None:
    host = start_against_bots(visit, "les-poilus")
    newcomer = visit(lang="de")
    newcomer.goto(host.url)
    for agreed in (False, True):
        open_matters(newcomer)
        newcomer.fill("dialog .name input", "Friederike")
        newcomer.locator("dialog .seats .btn").nth(1).click()
        host.wait_for_selector("[role=alertdialog]")
        expect(host.locator("[role=alertdialog]")).to_contain_text("Friederike")
        host.locator("[role=alertdialog] .btn").nth(0 if agreed else 1).click()
        if agreed:
            newcomer.wait_for_selector(".hand", state="attached")
        else:
            expect(newcomer.locator("dialog .note")).to_contain_text("nicht zugestimmt")
            newcomer.keyboard.press("Escape")
    open_matters(host)
    expect(host.locator("dialog .seats")).to_contain_text("Friederike")


def test_the_host_closes_the_table_to_spectators(visit: Any) -> None:
    host = start_against_bots(visit, "footclub")
    watcher = visit()
    watcher.goto(host.url)
    watcher.wait_for_selector(".sentence")
    open_matters(host)
    host.get_by_role("button", name="Close to spectators").click()
    expect(watcher.locator("h1")).to_contain_text("closed to spectators")


def test_a_move_that_chance_has_settled_is_taken_back_by_consent(visit: Any) -> None:
    host, guest = seated_pair(visit)
    # Both choose their Supporters; then cards are drawn and nothing can be undone freely.
    host.click(".buttons .btn.main")
    guest.click(".buttons .btn.main")
    for page in (host, guest):
        until_line(page, 2)
    mover = host if "●" in host.title() else guest
    other = guest if mover is host else host
    mover.keyboard.press("u")
    mover.locator(".news .btn.main").click()
    other.locator("[role=alertdialog] .btn.main").click()
    expect(mover.locator("li.undone").first).to_be_attached()
    expect(other.locator("li.undone").first).to_be_attached()


def test_one_device_is_passed_from_hand_to_hand(visit: Any) -> None:
    page: Page = visit("new/footclub")
    page.fill("input[type=text]", "Ada")
    page.get_by_text("all at this device").click()
    page.locator("form input[type=text]").last.fill("Blaise")
    page.click("button[type=submit]")
    page.wait_for_selector(".hand")
    page.locator(".buttons .btn.main").click()
    page.get_by_role("button", name="I am Blaise").click()
    expect(page.locator(".hand")).to_be_visible()
    open_matters(page)
    expect(page.locator("dialog .seats .own")).to_contain_text("Blaise")


def test_what_somebody_says_is_noticed_on_a_phone_and_by_ear(visit: Any) -> None:
    host, guest = seated_pair(visit)
    guest.set_viewport_size({"width": 360, "height": 740})
    host.keyboard.press("c")
    for words in ("Bonjour !", "À vous."):
        host.locator("aside form input").fill(words)
        host.keyboard.press("Enter")
    chat = guest.locator(".dock button").last
    expect(chat).to_have_accessible_name("Chat 2 neue Nachrichten")
    expect(guest.get_by_role("log", name="Chat")).to_have_text("Marguerite: À vous.")
    chat.click()
    expect(guest.locator(".unread")).to_have_count(0)
    # Whoever reads along is told of nothing, nor is who speaks.
    host.locator("aside form input").fill("Alors ?")
    host.keyboard.press("Enter")
    expect(guest.locator("aside ol li")).to_have_count(3)
    for page in (host, guest):
        expect(page.locator(".unread")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (820, 1180), (360, 740)])
def test_each_clock_bears_the_name_of_its_player(
    visit: Any, server_address: str, width: int, height: int
) -> None:
    """All four distribute their units at the same time: four clocks run."""
    names = ["Marguerite", "Jean-Baptiste", "Wilhelmine-Charlotte", "Émile"]
    body = {
        "game": "trench-club",
        "options": {"players": 4},
        "seats": [{"holder": "me", "name": name} for name in names],
        "terms": {"clock": {"per": "turn", "seconds": 3 * 86_400}},
        "start": True,
    }
    table = call(server_address.rstrip("/"), "/api/tables", body)["table"]
    page = visit(f"table/{table}", lang="fr", width=width, height=height)
    clocks = page.get_by_role("group", name="Pendule").get_by_role("timer")
    expect(clocks).to_have_count(4)
    for place, name in enumerate(names):
        expect(clocks.nth(place)).to_have_accessible_name(re.compile(f"^{name}.*: il .* 2"))
        expect(clocks.nth(place).locator(".who")).to_have_text(name)
    # Names may be shortened, times never.
    inside = "(all) => all.every((one) => one.scrollWidth <= one.parentElement.clientWidth)"
    assert clocks.locator(".left").evaluate_all(inside)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
