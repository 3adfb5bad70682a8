"""Room: the board comes first at every size, and nothing is cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.web.play import start_against_bots, until

#: Parts that must be seen without scrolling: the board's middle, the question, the cards.
PARTS = {
    "les-poilus": (".no-mans-land, .field", ".sentence", ".hand"),
    "footclub": (".pitch", ".sentence", ".hand"),
    "trench-club": (".map", ".sentence"),
}


def box(page: Any, selector: str) -> dict[str, float]:
    """Where something is."""
    found: dict[str, float] = page.locator(selector).first.bounding_box()
    return found


SIZES = [(1600, 1000), (1280, 800), (844, 390)]


@pytest.mark.parametrize("game", PARTS)
def test_board_question_and_cards_are_seen_at_once(visit: Any, game: str) -> None:
    page = start_against_bots(visit, game, width=1600, height=1000)
    until(page, "document.querySelector('.bar .sentence') !== null")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        until(page, f"innerWidth === {width}")
        seen_at_once(page, PARTS[game], width, height)
        if width == 1280:
            question_takes_little_room(page)
            CHECKS[game](page)


def seen_at_once(page: Any, parts: tuple[str, ...], width: int, height: int) -> None:
    for selector in parts:
        part = box(page, selector)
        assert part["x"] >= 0, selector
        assert part["y"] >= 0, selector
        assert part["x"] + part["width"] <= width + 1, selector
        # Of what is larger than the window at least its upper half is there.
        assert part["y"] + part["height"] / 2 <= height, selector
        assert part["height"] >= 16, selector
    hand = page.locator(".hand")
    if hand.count():
        part = box(page, ".hand")
        assert part["y"] + part["height"] <= height + 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


def question_takes_little_room(page: Any) -> None:
    bar = page.evaluate(
        "[...document.querySelectorAll('section.bar')][0].getBoundingClientRect().toJSON()"
    )
    # Beside the cards or one's soldier it costs no height; else less than ninety pixels.
    assert bar["height"] <= 90 or bar["width"] < 700


def pitch_and_its_names_are_large_and_equal_cards_a_stack(page: Any) -> None:
    pitch = box(page, ".pitch")
    assert pitch["width"] >= 540
    assert pitch["height"] >= 330
    name = box(page, ".player text:not(.star)")
    assert name["height"] >= 11
    page.wait_for_selector(".hand .slot")
    kinds = page.evaluate(
        "[...document.querySelectorAll('.hand [data-card]')].map((one) => one.dataset.card)"
    )
    assert len(kinds) == len(set(kinds))
    counts = page.locator(".hand .count").all_inner_texts()
    held = len(kinds) - len(counts) + sum(int(count.lstrip("×")) for count in counts)
    assert held >= len(kinds)


def ten_cards_have_room(page: Any) -> None:
    # The width that ten cards would share.
    room = box(page, ".below .room")
    assert room["width"] / 10 >= 74


CHECKS: dict[str, Callable[[Any], None]] = {
    "les-poilus": ten_cards_have_room,
    "footclub": pitch_and_its_names_are_large_and_equal_cards_a_stack,
    "trench-club": lambda _: None,
}


def test_the_slider_of_a_replay_has_room(visit: Any, finished: Any) -> None:
    for width, least in ((1280, 200), (390, 110)):
        # Who looks from a seat is offered its review: one button more.
        page = visit(f"replay/{finished('footclub')}/3/0", width=width, height=844, lang="de")
        page.wait_for_selector(".steps input[type=range]")
        assert box(page, ".steps input[type=range]")["width"] >= least
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        last = box(page, ".steps > .btn:last-child")
        # Never at the very edge.
        assert last["x"] + last["width"] <= width - 8


def test_a_replay_whose_review_is_worked_out_fits_the_screen(
    visit: Any, finished: Any, server_address: str
) -> None:
    from playwright.sync_api import expect

    working = {"table": "", "done": 100, "total": 120, "review": None, "words": []}
    for lang in ("en", "fr", "de"):
        page = visit(lang=lang, width=1280, height=844)
        page.route("**/review?*", lambda route: route.fulfill(json=working))
        page.goto(f"{server_address}#/replay/{finished('footclub')}/3/0")
        expect(page.locator(".steps [role=status]", has_text="120")).to_be_visible()
        for width in (1280, 1561, 390):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width


def test_without_a_hand_the_pitch_of_a_replay_is_as_wide_as_a_phone(
    visit: Any, finished: Any
) -> None:
    page = visit(f"replay/{finished('footclub')}/3/-1", width=390, height=844)
    page.wait_for_selector(".pitch .camera")
    assert box(page, ".pitch .camera")["width"] >= 340
