"""Play now asks one thing; keys; and questions with one answer are not asked."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.axe import faults
from tests.web.play import CLICK, MINE, OVER, hurry, note_tables, start_against_bots, until

GAMES = ["les-poilus", "footclub", "trench-club"]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_it_asks_how_strong_and_keeps_the_answer(visit: Any, lang: str) -> None:
    page = visit(lang=lang)
    opened = note_tables(page)
    page.click(".game.footclub .btn.main")
    faces = page.locator(".level")
    expect(faces).to_have_count(4)
    # A newcomer begins with the weakest, and Enter is enough.
    page.wait_for_selector(".level.usual:focus")
    assert all(len(text) > 20 for text in faces.all_inner_texts())
    assert faults(page) == []
    faces.nth(2).click()
    page.wait_for_selector(".sentence")
    assert [seat.get("level") for seat in opened()[0]["seats"]] == [None, "captain"]
    assert opened()[0]["terms"]["auto_answer"] is True
    page.goto(page.url.split("#")[0] + "#/start/les-poilus")
    page.wait_for_selector(".level")
    assert page.locator(".level.usual b").inner_text().lower() == (
        page.locator(".level b").nth(2).inner_text().lower()
    )


def test_side_size_and_variants_lie_behind_more(visit: Any) -> None:
    page = visit("start/les-poilus")
    opened = note_tables(page)
    page.click("details.fold summary")
    # Rule numbers are behind a question mark.
    expect(page.locator("details.fold .rule").first).to_have_text("?")
    page.locator("input[name=players]").first.check()
    page.locator(".level").first.click()
    page.wait_for_selector(".sentence")
    assert opened()[0]["options"]["players"] == 2
    assert len(opened()[0]["seats"]) == 2
    page = visit("start/footclub")
    opened = note_tables(page)
    page.click("details.fold summary")
    page.locator("input[name=seat]").nth(1).check()
    page.locator(".level").first.click()
    page.wait_for_selector(".sentence")
    assert [seat["holder"] for seat in opened()[0]["seats"]] == ["bot", "me"]


@pytest.mark.parametrize("game", GAMES)
def test_the_first_question_has_a_choice_and_its_first_answer_is_near(
    visit: Any, game: str
) -> None:
    page = visit()
    page.click(f".game.{game} .btn.main")
    page.click(".level.usual")
    page.wait_for_selector(".sentence")
    until(page, MINE, 90)
    offered = page.locator(
        ".bar .buttons .btn:not([aria-disabled=true]), .hand .legal, .companies .btn, polygon.reach"
    )
    assert offered.count() > 1 or game == "trench-club"
    page.evaluate("document.querySelector('main.board').focus()")
    near = "document.activeElement.closest('.buttons, .hand, .companies, .map, .desk') !== null"
    # The board itself may have gone there when it asked.
    reached = page.evaluate(near)
    for _ in range(3):
        page.keyboard.press("Tab")
        reached = reached or page.evaluate(near)
    assert reached


def test_no_question_with_one_answer_in_a_whole_match(visit: Any) -> None:
    page = visit("start/footclub")
    hurry(page)
    page.locator(".level").first.click()
    page.wait_for_selector(".sentence")
    asked = 0
    for _ in range(400):
        if page.evaluate(OVER):
            break
        if page.evaluate(MINE):
            answers = page.evaluate(
                """() => document.title.startsWith('●')
                   ? document.querySelectorAll('.bar .buttons .btn, .hand .legal').length : 2"""
            )
            assert answers > 1
            asked += 1
            page.evaluate(CLICK)
        page.wait_for_timeout(60)
    assert asked > 5
    assert page.evaluate(OVER)


#: All that the log says; equal sentences become one line.
LOG = "document.querySelector('aside [role=tabpanel]').textContent"


def test_digits_answer_enter_confirms_and_the_question_mark_lists_the_keys(visit: Any) -> None:
    page = start_against_bots(visit, "footclub", quick=True)
    until(page, MINE, 60)
    page.keyboard.press("?")
    keys = page.locator("dialog[open] kbd").all_inner_texts()
    assert "1 … 9" in keys
    assert {"Enter", "Space", "Esc", "k"} <= set(keys)
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    # Nobody gave a name: a guest to others, but not on one's own screen.
    assert page.locator(".score .name").first.inner_text() == "You"
    assert "Guest" not in page.locator("body").inner_text()
    # The digits of the cards go on after those of the buttons.
    pressed = page.locator(".bar.mine .buttons .btn:enabled").count()
    assert page.evaluate("document.querySelector('.board').style.cssText") == (
        f"--buttons: {pressed};"
    )
    before = page.evaluate(LOG)
    page.evaluate("document.querySelector('main.board').focus()")
    page.keyboard.press("1")
    until(page, f"{LOG} !== {json.dumps(before)}")
    until(page, f"({MINE})() || ({OVER})()", 60)
    before = page.evaluate(LOG)
    page.evaluate("document.querySelector('main.board').focus()")
    if page.locator(".bar .buttons .btn.main").count():
        page.keyboard.press("Enter")
        until(page, f"{LOG} !== {json.dumps(before)}")


def test_the_invitation_says_who_invites_to_what(visit: Any) -> None:
    host = visit("new/footclub")
    host.fill("input[type=text]", "Marguerite")
    host.click("button[type=submit]")
    link = host.locator(".invite input").input_value()
    guest = visit(lang="de")
    guest.goto(link)
    title = guest.locator("h1")
    invitations = {
        "de": "Marguerite lädt dich zu FootClub ein",
        "fr": "Marguerite vous invite à FootClub",
        "en": "Marguerite invites you to FootClub",
    }
    for lang, invitation in invitations.items():
        guest.locator(".links select").select_option(lang)
        expect(guest.locator("html")).to_have_attribute("lang", lang)
        expect(title).to_have_text(invitation)
        assert guest.locator("a[href='#/rules/footclub']").count() == 1
        assert guest.locator("a[href='#/how/footclub']").count() == 1
        assert faults(guest) == []
    # Before anybody sits down it is told who plays which side.
    assert guest.locator(".seats .plays").count() == 2
