"""Whole games of each kind in Chromium: two people over a link, a spectator, keys alone."""

from __future__ import annotations

import time
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import PATIENCE
from tests.web.play import (
    MINE,
    Commander,
    KeyboardCommander,
    KeyboardPlayer,
    Turn,
    click_something,
    hurry,
    play_to_the_end,
    seated_pair,
    start_against_bots,
    until,
    until_line,
)
from tests.web.shifts import count_shifts, shifts

GAMES = ["les-poilus", "footclub", "trench-club"]
LANGS = {
    "les-poilus": ("fr", "de"),
    "footclub": ("de", "en"),
    "trench-club": ("en", "fr"),
}


def mover(*pages: Any) -> Any:
    """The page whose turn it is."""
    for _ in range(2000):
        for page in pages:
            if page.evaluate(MINE):
                return page
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody is to act")


def read_why(page: Any) -> None:
    """The line below the prompt says why not, and cites a rule."""
    expect(page.locator(".hint.no")).to_be_visible()
    expect(page.locator(".hint.no .rule")).to_have_text("?")
    assert len(page.locator(".hint.no").inner_text()) > 15


def try_les_poilus(host: Any, guest: Any) -> None:
    """A speech without a token is refused; a withdrawal is taken back before anything is shown."""
    leader = mover(host, guest)
    leader.locator(".bar .steps button").first.click()
    for page in (host, guest):
        until_line(page, 1)
    page = mover(host, guest)
    # A card played reveals something; then there is a first withdrawal to take back.
    page.locator(".bar .buttons .btn[aria-disabled=true]").first.focus()
    read_why(page)
    page.locator(".bar .buttons .btn").last.click()
    page.locator(".bar .buttons .btn").first.click()
    until(page, f"!({MINE})()")
    page.keyboard.press("u")
    until(page, MINE)
    expect(page.locator("aside li.undone").first).to_be_attached()


def try_footclub(host: Any, guest: Any) -> None:
    """A card out of its phase is refused; a secret choice is taken back before it is shown."""
    guest.locator(".hand .slot[aria-disabled=true]").first.focus()
    read_why(guest)
    host.click(".buttons .btn.main")
    until(host, f"!({MINE})()")
    host.keyboard.press("u")
    until(host, MINE)
    move_the_ball(host, guest)


def move_the_ball(host: Any, guest: Any) -> None:
    """F3.7: who has the ball puts it on another player, by keyboard and by mouse; all see it."""
    ball = ".ballmark[role=button]"
    page, other = (host, guest) if host.locator(ball).count() else (guest, host)
    expect(other.locator(ball)).to_have_count(0)
    place = "document.querySelector('.ballmark').style.transform"
    for act in ("Enter", "click"):
        before = other.evaluate(place)
        expect(page.locator(".player.takes")).to_have_count(0)
        if act == "click":
            page.locator(ball).click()
            page.locator(".player.takes").first.click()
        else:
            page.locator(ball).focus()
            page.keyboard.press(act)
            expect(page.locator(".player.takes")).to_have_count(10)
            page.locator(".player.takes").last.focus()
            page.keyboard.press(act)
        until(other, f"{place} !== {before!r}")
    page.keyboard.press("u")
    expect(page.locator("aside li.undone").first).to_be_attached()


def try_trench_club(host: Any, guest: Any) -> None:
    """A unit out of the ring is refused; where a unit was assigned is taken back."""
    host.locator(".draft .btn").click()
    host.locator(".buttons .btn.main").click()
    until_line(host, 11)
    host.keyboard.press("u")
    expect(host.locator("aside li.undone").first).to_be_attached()
    command = Commander()
    page = mover(host, guest)
    end = time.monotonic() + PATIENCE / 1000
    while not page.locator("polygon.reach").count():
        if page.locator(".draft, .companies .btn.main").count():
            command(page)
        assert time.monotonic() < end, page.locator(".sentence").inner_text()
        page.wait_for_timeout(20)
        page = mover(host, guest)
    page.evaluate("document.querySelector('.map').focus()")
    page.keyboard.press("t")
    for _ in range(5):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    read_why(page)


TRY = {"les-poilus": try_les_poilus, "footclub": try_footclub, "trench-club": try_trench_club}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_play_over_a_link_and_a_third_watches(visit: Any, game: str) -> None:
    host, guest = seated_pair(visit, game, LANGS[game])
    watcher = visit()
    watcher.goto(guest.url)
    watcher.wait_for_selector(".sentence")
    log = [page.locator("aside li").first.inner_text() for page in (host, guest)]
    assert log[0] != log[1], "each reads their own language"

    TRY[game](host, guest)
    # One reloads in the middle and is where they were.
    before = guest.locator("aside li").count()
    guest.reload()
    guest.wait_for_selector(".sentence")
    assert guest.locator("aside li").count() >= before
    assert guest.locator("header .chip").count() == 0

    # The spectator hears of every move and sees nobody's hand.
    until_line(watcher, 1)
    assert watcher.locator(".hand").count() == 0
    assert watcher.locator(".bar .btn:visible").count() == 0
    play_to_the_end(host, guest, turn=Commander() if game == "trench-club" else click_something)
    watcher.wait_for_selector("section.end")

    host.click("section.end a[href^='#/replay']")
    host.wait_for_selector(".steps input[type=range]")
    # It opens at the first move, from one's own seat.
    until(host, "location.hash.endsWith('/0/0')")
    host.keyboard.press("ArrowRight")
    until(host, "location.hash.endsWith('/1/0')")
    host.keyboard.press("Home")
    until(host, "location.hash.endsWith('/0/0')")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_keyboard_alone(visit: Any, game: str) -> None:
    page = visit()
    hurry(page)
    page.focus(f".game.{game} .btn.main")
    page.keyboard.press("Enter")
    # The usual strength has the focus.
    page.wait_for_selector(".level.usual:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".sentence")
    count_shifts(page)
    turn: Turn = KeyboardCommander() if game == "trench-club" else KeyboardPlayer()
    play_to_the_end(page, turn=turn)
    assert shifts(page) == []
    # The end has the focus; the next game is one Tab away.
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('section.end .btn.main')")
    review_and_try_again(page)


def review_and_try_again(page: Any) -> None:
    """A review is made of this very game; from its costliest decision, if any, one goes on."""
    played = page.url
    page.locator("section.end footer .doors button[aria-expanded=false]").first.click()
    page.wait_for_selector("section.review[aria-busy=false] figure", timeout=3 * PATIENCE)
    worst = page.locator("section.review li.card")
    if worst.count():
        worst.get_by_role("link", name="See it in the replay").first.click()
        expect(page.locator("aside li.mistake").first).to_be_attached()
        page.go_back()
        page.locator("section.end footer .doors button[aria-expanded=false]").first.click()
        worst.get_by_role("button", name="Try it from here").first.click()
        page.wait_for_url(lambda url: url.startswith(played.split("#")[0]) and url != played)
        until(page, MINE)


#: Chromium's headless shell denies notifications: the page meets one that notes what it is told.
NOTED = """
window.told = [];
window.Notification = class {
  static permission = 'granted';
  constructor(...args) { window.told.push(args); }
  close() {}
};
"""


def test_the_turn_is_told_in_title_icon_and_notification(visit: Any) -> None:
    page = start_against_bots(visit, "footclub", script=NOTED)
    until(page, MINE)
    icon = page.locator("link[rel=icon]")
    assert icon.get_attribute("href") == "./icon-turn.svg"
    assert page.evaluate("window.told.length") == 0
    # Out of sight, the next turn is notified.
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { get: () => true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    for _ in range(1500):
        click_something(page)
        if page.evaluate("window.told.length"):
            break
        page.wait_for_timeout(40)
    title, options = page.evaluate("window.told[0]")
    assert title == "FootClub"
    assert options["body"]


def test_what_happened_since_one_left_is_told(visit: Any, server_address: str) -> None:
    host, guest = seated_pair(visit)
    url = guest.url
    click_something(guest)
    until_line(host, 1)
    there = connections(server_address)
    guest.goto(url.split("#")[0] + "#/")
    while connections(server_address) == there:
        guest.wait_for_timeout(30)
    click_something(host)
    until_line(host, 2)
    guest.goto(url)
    news = guest.locator("details.digest")
    news.locator("summary").click()
    expect(news.locator("li").nth(1)).to_be_visible()
    news.locator(".btn").click()
    expect(news).to_have_count(0)


def connections(server_address: str) -> float:
    """How many tabs the server sees."""
    with urllib.request.urlopen(f"{server_address}metrics", timeout=10) as answer:
        for line in answer.read().decode().splitlines():
            if line.startswith("tablee_connections "):
                return float(line.split()[1])
    raise AssertionError("the server does not count connections")
