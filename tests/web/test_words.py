"""The words at a table are a player's: you, one name for one face, signs for cards."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.axe import faults
from tests.web.play import CLICK, MINE, start_against_bots, until

LINES = "aside li button > span:last-child"
YOU = {"en": r"\bYou\b", "fr": r"\bVous\b", "de": r"\bDu\b"}
GUEST = {"en": "Guest", "fr": "Invité", "de": "Gast"}


def played(page: Any, moves: int) -> list[str]:
    """What the log says after some moves of one's own."""
    for _ in range(moves):
        until(page, f"({MINE})() || document.querySelector('section.end')", 60)
        page.evaluate(CLICK)
        page.wait_for_timeout(150)
    lines: list[str] = page.locator(LINES).all_inner_texts()
    return lines


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_log_of_footclub_says_you_and_calls_the_bot_by_its_coach(
    visit: Any, language: str
) -> None:
    page = start_against_bots(visit, "footclub", quick=True, lang=language)
    lines = played(page, 3)
    assert any(re.search(YOU[language], line) for line in lines)
    assert not any(GUEST[language] in line for line in lines)
    coach = page.locator(".side .who").all_inner_texts()
    assert sum("Le Sorcier" in name or "Le Prof" in name for name in coach) == 1
    assert any("Le Sorcier" in line or "Le Prof" in line for line in lines)
    # Rule numbers are behind a question mark.
    rule = page.locator(".sentence .rule")
    expect(rule).to_have_text("?")
    assert re.search(r"F\d\.\d", rule.get_attribute("aria-label") or "")


def test_cards_are_signs_in_the_log_and_recruits_read_of_no_trap(visit: Any) -> None:
    page = start_against_bots(visit, "les-poilus")
    lines = played(page, 2)
    told = "\n".join(lines)
    assert re.search(r"card \d", told) is None
    assert "Guest" not in told
    # The words stay for those who listen.
    expect(page.locator("aside li .threats svg").first).to_be_visible()
    spoken = page.locator("aside li", has=page.locator(".threats")).first.text_content()
    assert re.search(r"(night|snow|rain|shell|mask|whistle) and ", spoken or "")
    hand = page.locator(".hand .slot").all_text_contents()
    assert not any("trap" in card for card in hand)
    # A computer player bears the name of its soldier, and no other.
    bot = page.locator(".seat", has=page.locator(".bot")).first
    name = bot.locator(".who").inner_text()
    assert re.fullmatch(r"\S+ \S+", name)
    assert bot.locator(".soldier").inner_text().strip() == "computer"


def test_the_rope_shows_no_chance_while_nobody_attacks(visit: Any) -> None:
    page = start_against_bots(visit, "footclub", quick=True)
    expect(page.locator(".tug .now")).to_have_count(0)
    assert not any(chance.is_visible() for chance in page.locator(".tug .chance").all())


def test_withdrawing_names_and_lights_whom_it_supports(visit: Any) -> None:
    page = start_against_bots(visit, "les-poilus", quick=True)
    button = page.get_by_role("button", name="Withdraw", exact=True)
    for _ in range(40):
        until(page, f"({MINE})()", 60)
        if button.count() and button.get_attribute("aria-disabled") != "true":
            break
        page.evaluate(CLICK)
        page.wait_for_timeout(150)
    button.click()
    choice = page.get_by_role("button", name=re.compile("^Withdraw and support ")).first
    choice.hover()
    name = choice.inner_text().removeprefix("Support ")
    lit = page.locator(".seat.spotlit, .chaplain.spotlit")
    expect(lit).to_have_count(1)
    assert name.strip() in (lit.get_attribute("aria-label") or "")
    # Every answer is seen, the way back too.
    assert page.locator(".bar").evaluate("(bar) => bar.scrollHeight <= bar.clientHeight")


@pytest.mark.parametrize("game", ["les-poilus", "trench-club", "footclub"])
def test_the_pages_that_teach_a_game_are_stepped_through(visit: Any, game: str) -> None:
    page = visit(f"how/{game}", width=390, height=844)
    heading = page.locator("article h1")
    seen = []
    for _ in range(9):
        heading.wait_for()
        seen.append(heading.inner_text())
        # A topic fits a phone's screen, but for the foot of the page.
        over = "document.querySelector('.turn').getBoundingClientRect().bottom <= innerHeight"
        assert page.evaluate(over), seen[-1]
        assert page.locator(".picture svg, .picture .tug").count(), seen[-1]
        # A match in its last turn has no shoot-out yet.
        assert page.locator(".picture .dots").count() == 0, seen[-1]
        assert faults(page) == [], seen[-1]
        if not page.get_by_role("button", name="Next").count():
            break
        page.keyboard.press("ArrowRight")
        expect(heading).not_to_have_text(seen[-1])
    assert len(seen) == len(set(seen)) >= 7
    assert page.get_by_role("link", name="Guided game").is_visible()
    page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text(seen[-2])


def test_the_rules_lead_to_the_pages_that_teach(visit: Any) -> None:
    page = visit("rules/footclub", lang="de")
    page.get_by_role("link", name="So wird FootClub gespielt").click()
    expect(page.locator("article h1")).to_have_text("In acht Runden mehr Tore")


def test_no_sound_is_made_until_it_is_asked_for(visit: Any) -> None:
    page = visit()
    page.add_init_script(
        """window.made = 0;
        const Loud = window.AudioContext;
        window.AudioContext = class extends Loud {
          constructor() { super(); window.made += 1; }
        };"""
    )
    page.reload()
    page.goto(page.url.split("#")[0] + "#/settings")
    sound = page.get_by_role("switch", name=re.compile("Sound"))
    assert not sound.is_checked()
    assert page.evaluate("window.made") == 0
    sound.check()
    until(page, "window.made === 1")
    page.get_by_role("slider", name="Volume").fill("30")
    assert page.evaluate("window.made") == 1
    page.reload()
    expect(sound).to_be_checked()
    assert page.evaluate("JSON.parse(localStorage['tablee-settings']).volume") == 30
