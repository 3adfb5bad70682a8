"""Puzzles in the browser: by mouse, by keys, on the board, in words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.axe import faults

from tablee.puzzles.documents import Puzzle
from tablee.puzzles.files import shipped

GAMES = ("les-poilus", "trench-club", "footclub")


def place_of(puzzle: Puzzle, right: bool) -> int:
    """The number of a right or a wrong answer."""
    return next(n for n, answer in enumerate(puzzle.answers, 1) if answer.right == right)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_answered_by_a_key_and_explained(visit: Any, game: str) -> None:
    first, second = shipped(game).puzzles[:2]
    page = visit(
        f"puzzle/{game}/{first.id}", color_scheme="dark" if game == "footclub" else "light"
    )
    buttons = page.locator("section.panel ol button")
    expect(buttons).to_have_count(len(first.answers))
    expect(page.locator(".board svg").first).to_be_visible()
    assert faults(page) == []
    # Only these have numbers: the table's own answers would have others.
    badge = "(found) => found.map((one) => getComputedStyle(one, '::after').content)"
    badges = page.locator(".board .buttons .btn, .board .hand .legal").evaluate_all(badge)
    assert set(badges) <= {"none"}
    page.keyboard.press(str(place_of(first, True)))
    expect(page.locator(".verdict")).to_contain_text("Right")
    expect(page.locator(".verdict")).to_be_focused()
    expect(page.locator(".told li")).to_have_count(len(first.answers))
    expect(page.locator(".told .rule").first).to_be_visible()
    expect(page.locator(".streak")).to_have_text("One right")
    assert "[" not in page.inner_text("section.panel")
    assert faults(page) == []
    page.keyboard.press("n")
    expect(buttons.first).to_be_visible()
    # A wrong answer ends the streak, and only the first one counts.
    page.goto(page.url.split("#")[0] + f"#/puzzle/{game}/{second.id}")
    expect(buttons).to_have_count(len(second.answers))
    buttons.nth(place_of(second, False) - 1).click()
    expect(page.locator(".verdict")).to_contain_text("Not the best")
    expect(page.locator(".told .given")).to_contain_text(" (your answer)")
    answers = page.locator(".told b").all_inner_texts()
    assert all(text[2:3] == text[2:3].upper() for text in answers)  # after its mark
    if game == "trench-club":
        expect(page.get_by_text("the whole list deals")).to_have_count(len(second.answers))
    expect(page.locator(".streak")).to_have_text("No streak yet")
    page.reload()
    expect(page.locator(".note")).to_contain_text("before")


def test_a_move_on_the_board_is_an_answer(visit: Any) -> None:
    puzzle = next(one for one in shipped("footclub").puzzles if one.prompt.code == "take-ball")
    page = visit(f"puzzle/footclub/{puzzle.id}", lang="fr", width=390, height=844)
    # Its buttons are among the answers below it, which leave them no room.
    expect(page.locator(".bar .buttons")).to_be_hidden()
    page.locator(".hand .legal").first.click()
    expect(page.locator(".verdict")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_on_a_phone_question_and_board_are_seen_at_once(
    visit: Any, game: str, width: int, height: int
) -> None:
    # The most answers, and so the least room for the board.
    puzzle = max(shipped(game).puzzles, key=lambda one: len(one.answers))
    page = visit(f"puzzle/{game}/{puzzle.id}", lang="de", width=width, height=height)
    expect(page.locator("main.board svg").first).to_be_visible()
    panel = page.locator("section.panel").bounding_box()
    for part in (".question", "section.panel ol li:first-child"):
        found = page.locator(part).bounding_box()
        assert found["y"] >= panel["y"]
        # A list of attacks may be long: it begins in sight.
        assert found["y"] + min(found["height"], 44) <= height
    if game == "footclub":
        hand = page.locator(".hand").bounding_box()
        assert hand["y"] + hand["height"] <= (panel["y"] if width < height else height) + 1
    assert page.evaluate("document.documentElement.scrollHeight") <= height


@pytest.mark.parametrize("game", GAMES)
def test_in_text_mode_the_table_is_told_in_words(visit: Any, game: str) -> None:
    wanted = "{textMode: true, language: 'de'}"
    script = f"if (location.host) localStorage['tablee-settings'] = JSON.stringify({wanted});"
    page = visit(f"puzzle/{game}", script=script)
    expect(page.locator("main.board p:not([role])").first).to_be_visible()
    expect(page.locator("main.board svg")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".verdict")).to_be_visible()
    assert faults(page) == []


def test_without_a_name_the_next_puzzle_comes(visit: Any) -> None:
    page = visit("puzzle")
    expect(page.locator("section.panel ol button").first).to_be_visible()
    game, name = page.url.split("#/puzzle/")[1].split("/")
    assert name in {puzzle.id for puzzle in shipped(game).puzzles}
