"""Seats in the browser: who sits where, getting back in, asking, consent, one device for all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.server.conftest import QUICK, Served
from tests.web.play import open_matters, seated_pair, start_against_bots, until_line
from tests.web.static import ON_SITE

from tablee.client import call


@pytest.fixture
def in_thread(pages: Path, tmp_path: Path) -> Iterator[Served]:
    """A server whose clock can be put forward."""
    settings = msgspec.structs.replace(
        QUICK, pages=str(pages), database=str(tmp_path / "tables.db")
    )
    served = Served(settings)
    yield served
    served.stop()


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
    expect(host.get_by_role("alert")).to_contain_text("vous appelez")
    expect(host.locator("input[type=text]").first).to_be_focused()
    host.keyboard.type("Marguerite")
    expect(host.get_by_role("alert")).to_have_count(0)
    host.keyboard.press("Enter")
    link = host.locator(".invite input").input_value()

    guest = visit(lang="de")
    guest.goto(link)
    guest.click(".seats .btn.main")
    expect(guest.get_by_role("alert")).to_contain_text("Wie heißt du?")
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

    guest.wait_for_selector(".doors .btn.main")
    guest.locator(".doors button").last.click()
    expect(guest.locator("header .chip")).to_be_visible()
    assert guest.locator(".hand").count() == 0
    assert host.locator(".hand").count() == 1


def ask_for(newcomer: Page, name: str, seat: int) -> None:
    """Ask for a seat in the dialog of the table."""
    open_matters(newcomer)
    newcomer.fill("dialog .name input", name)
    newcomer.locator("dialog .seats li").nth(seat).locator(".btn").click()


def test_a_newcomer_gets_a_bots_seat_if_the_others_agree(visit: Any) -> None:
    visit.refusals = (429,)
    for agreed in (False, True):
        host = start_against_bots(visit, "les-poilus")
        newcomer = visit(lang="de")
        newcomer.goto(host.url)
        ask_for(newcomer, "Friederike", 1)
        host.wait_for_selector("[role=alertdialog]")
        expect(host.locator("[role=alertdialog]")).to_contain_text("Friederike")
        asked = host.locator("[role=alertdialog]").bounding_box()
        assert asked["y"] + asked["height"] <= host.locator(".board").bounding_box()["y"]
        host.locator("[role=alertdialog] .btn").nth(0 if agreed else 1).click()
        if agreed:
            newcomer.wait_for_selector(".hand", state="attached")
            open_matters(host)
            expect(host.locator("dialog .seats")).to_contain_text("Friederike")
        else:
            expect(newcomer.locator("dialog .note")).to_contain_text("nicht zugestimmt")
            newcomer.locator("dialog .seats li").nth(1).locator(".btn").click()
            expect(newcomer.locator("dialog [role=alert]")).to_contain_text("K5.9")


def test_whoever_is_away_is_asked_for_their_seat_when_they_are_back(visit: Any) -> None:
    host, guest = seated_pair(visit)
    address = guest.url
    guest.goto("about:blank")
    newcomer = visit()
    newcomer.goto(address)
    ask_for(newcomer, "Émile", 1)
    expect(newcomer.locator("dialog .note")).to_contain_text("Friederike must agree")
    host.locator("[role=alertdialog] .btn.main").click()
    open_matters(host)
    expect(host.locator("dialog .request")).to_contain_text("Friederike")
    expect(newcomer.locator(".hand")).to_have_count(0)
    guest.goto(address)
    expect(guest.locator("[role=alertdialog]")).to_contain_text("Émile")
    guest.locator("[role=alertdialog] .btn").nth(1).click()
    expect(newcomer.locator("dialog .note")).to_contain_text("did not agree")
    expect(host.locator("dialog .request")).to_have_count(0)
    expect(guest.locator(".hand")).to_be_visible()


def test_a_newcomer_withdraws_and_the_host_sends_them_away(visit: Any) -> None:
    visit.refusals = (403,)
    host, guest = seated_pair(visit, langs=("en", "de"))
    newcomer = visit(lang="fr")
    newcomer.goto(guest.url)
    ask_for(newcomer, "Émile", 1)
    host.wait_for_selector("[role=alertdialog]")
    newcomer.locator("dialog .note .btn").click()
    expect(host.locator("[role=alertdialog]")).to_have_count(0)
    newcomer.locator("dialog .seats li").nth(1).locator(".btn").click()
    host.wait_for_selector("[role=alertdialog]")
    open_matters(host)
    host.get_by_role("button", name="Send Émile away").click()
    expect(newcomer.locator("h1")).to_contain_text("vous a fermé cette table")
    expect(guest.locator("[role=alertdialog]")).to_have_count(0)


def test_the_host_takes_no_requests_for_seats(visit: Any) -> None:
    host = start_against_bots(visit, "footclub")
    newcomer = visit()
    newcomer.goto(host.url)
    open_matters(newcomer)
    expect(newcomer.locator("dialog .seats .btn")).to_have_count(2)
    open_matters(host)
    host.get_by_role("button", name="Close to seat requests").click()
    expect(newcomer.locator("dialog .seats .btn")).to_have_count(0)


def test_the_host_mutes_a_seat(visit: Any) -> None:
    host, guest = seated_pair(visit, langs=("en", "de"))
    open_matters(host)
    host.get_by_role("button", name="Mute Friederike").click()
    guest.keyboard.press("c")
    expect(guest.locator("aside .muted")).to_contain_text("Der Gastgeber hat den Chat")
    expect(guest.locator("aside form input")).to_be_disabled()
    host.get_by_role("button", name="Unmute Friederike").click()
    expect(guest.locator("aside form input")).to_be_enabled()


def test_the_host_removes_somebody_before_the_start(visit: Any) -> None:
    host = visit("new/footclub")
    host.fill("input[type=text]", "Marguerite")
    host.click("button[type=submit]")
    guest = visit()
    guest.goto(host.locator(".invite input").input_value())
    guest.fill(".name input", "Mallory")
    guest.click(".seats .btn.main")
    host.get_by_role("button", name="Remove Mallory").click()
    # Whoever was removed before they were connected hears of their key.
    expect(guest.locator("h1")).to_contain_text(re.compile("somebody else sits|Your key does not"))
    expect(host.locator(".seats")).not_to_contain_text("Mallory")
    # The seat is kept for somebody else: who was removed does not simply sit down again.
    expect(host.locator(".seats select")).to_have_value("invited")


def test_a_new_table_says_what_happens_when_somebody_stays_away(visit: Any) -> None:
    page = visit("new/footclub")
    page.fill("input[type=text]", "Ada")
    page.get_by_text("Clock, chat and spectators").click()
    absence = page.get_by_label("When somebody stays away")
    expect(absence).to_have_value("bot 86400")
    page.get_by_label("Clock", exact=True).select_option("turn 120")
    expect(absence).to_have_value("bot 0")
    absence.select_option("person 86400")
    page.click("button[type=submit]")
    expect(page.locator(".options").first).to_contain_text(
        "somebody else may take the seat of anybody who stays away for one day"
    )


def test_a_seat_that_passed_to_somebody_else_is_taken_back(visit: Any, in_thread: Served) -> None:
    opened = in_thread.open(
        "footclub",
        seats=[{"holder": "me", "name": name} for name in ("Ada", "Ben")],
        terms={"handover": 3600},
        start=True,
    )
    keys = {"id": opened["table"], "game": "footclub", "names": [], "invites": {}, "over": False}
    ben = visit()
    ben.goto(f"{in_thread.address}/")
    own = {**keys, "seat": 1, "host": "", "at": 0, **opened["seats"][1]}
    ben.evaluate("(one) => localStorage.setItem('tablee-tables', JSON.stringify([one]))", own)
    with in_thread.seat(opened, 0) as ada:
        path = f"/api/tables/{opened['table']}/seats/1/ask"
        asked = in_thread.call(path, {"name": "Dee"})
        ada.ask({"type": "answer", "proposal": asked["proposal"], "agree": True})
        in_thread.let_pass(3600, opened["table"])
        while ada.info["seats"][1]["name"] != "Dee":
            assert ada.wait(20)
        ben.goto(f"{in_thread.address}/#/table/{opened['table']}")
        ben.reload()
        ben.get_by_role("button", name="Take my seat back").click()
        expect(ben.locator(".hand")).to_be_visible()
        expect(ben.get_by_role("list", name="Log")).to_contain_text(
            "Ben is back and takes the seat back from Dee"
        )


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
    if not ON_SITE:  # where there is nowhere else
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
    """Both choose their Supporters at the same time: two clocks run."""
    names = ["Wilhelmine-Charlotte", "Jean-Baptiste"]
    body = {
        "game": "footclub",
        "seats": [{"holder": "me", "name": name} for name in names],
        "terms": {"clock": {"per": "turn", "seconds": 3 * 86_400}},
        "start": True,
    }
    table = call(server_address.rstrip("/"), "/api/tables", body)["table"]
    page = visit(f"table/{table}", lang="fr", width=width, height=height)
    clocks = page.get_by_role("group", name="Pendule").get_by_role("timer")
    expect(clocks).to_have_count(2)
    for place, name in enumerate(names):
        expect(clocks.nth(place)).to_have_accessible_name(re.compile(f"^{name}.*: il .* 2"))
        expect(clocks.nth(place).locator(".who")).to_have_text(name)
    # Names may be shortened, times never.
    inside = "(all) => all.every((one) => one.scrollWidth <= one.parentElement.clientWidth)"
    assert clocks.locator(".left").evaluate_all(inside)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
