"""A table against computer players at one click, and their advice."""

from __future__ import annotations

from typing import Any

import pytest

GAMES = ("les-poilus", "footclub", "trench-club")


@pytest.mark.rule("K12.1")
@pytest.mark.parametrize("game", GAMES)
def test_play_now_leads_to_a_table_where_advice_can_be_asked_for_and_followed(
    visit: Any, game: str
) -> None:
    page = visit(f"play/{game}")
    bulb = page.locator("header").get_by_role("button", name="Ask for advice")
    bulb.and_(page.locator(":enabled")).wait_for(timeout=60_000)
    page.locator("main").focus()
    page.keyboard.press("h")
    advice = page.locator(".advice li")
    advice.first.wait_for(timeout=60_000)
    assert 1 <= advice.count() <= 3
    log = page.get_by_role("tab", name="Log")
    advice.first.get_by_role("button").click()
    # What was advised is no longer to be decided: the advice is gone, and the log has a line more.
    advice.first.wait_for(state="detached")
    log.click()
    assert "#/table/" in page.url
    assert page.locator("#tabpanel li button").count() >= 1
