"""Replays in the browser: stepping, jumping, other eyes, links to a move, playing on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.play import until

GAMES = ["les-poilus", "footclub", "trench-club"]


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_stepped_and_jumped_through(
    visit: Any, finished: Any, game: str
) -> None:
    table = finished(game)
    page = visit(f"replay/{table}")
    page.wait_for_selector(".steps input[type=range]")
    last = int(page.locator(".steps input[type=range]").get_attribute("max"))
    assert last > 5
    page.keyboard.press("Home")
    until(page, "location.hash.endsWith('/0/-1')")
    page.keyboard.press("ArrowRight")
    until(page, "location.hash.endsWith('/1/-1')")
    page.keyboard.press("PageDown")
    until(page, "Number(location.hash.split('/')[3]) > 1")
    page.keyboard.press("End")
    until(page, f"location.hash.endsWith('/{last}/-1')")
    # A line of the log leads to its move, and what comes later is shown as such.
    line = page.locator("aside li:not(.nothing) button").nth(8)
    number = line.locator(".n").inner_text() or "0"
    line.click()
    until(page, f"location.hash.endsWith('/{number}/-1')")
    expect(page.locator("aside li.later").first).to_be_attached()
    assert page.locator("section.end").count() == 0


def test_other_eyes_see_other_cards_and_open_all_of_them(visit: Any, finished: Any) -> None:
    page = visit(f"replay/{finished('les-poilus')}/3/-1")
    page.wait_for_selector(".steps")
    assert page.locator(".hand").count() == 0
    eyes = page.locator(".steps label select")
    eyes.select_option("1")
    expect(page.locator(".hand")).to_be_visible()
    assert page.locator(".seat .open").count() == 0
    eyes.select_option("open")
    expect(page.locator(".seat .open").first).to_be_visible()
    assert page.locator(".hand").count() == 0
    # The address holds line and eyes: somebody else sees the same.
    other = visit()
    other.goto(page.url)
    expect(other.locator(".seat .open").first).to_be_visible()
    expect(other.locator(".at")).to_have_text(page.locator(".at").inner_text())


def test_in_a_replay_there_is_nobody_to_talk_to(visit: Any, finished: Any) -> None:
    page = visit(f"replay/{finished('footclub')}/3/-1")
    expect(page.get_by_role("tab")).to_have_count(2)
    page.keyboard.press("c")
    page.keyboard.press("o")
    expect(page.get_by_role("tab", name="Odds")).to_have_attribute("aria-selected", "true")


def test_a_mistyped_link_to_a_move_shows_the_game(visit: Any, finished: Any) -> None:
    page = visit(f"replay/{finished('footclub')}/abc/77")
    slider = page.locator(".steps input[type=range]")
    expect(slider).to_have_value("0")
    expect(page.locator(".steps label select")).to_have_value("-1")


def test_a_step_that_failed_can_be_tried_again(visit: Any, finished: Any) -> None:
    table = finished("footclub")
    page = visit()
    visit.refusals = (502,)
    refused: list[Any] = []
    held: list[Any] = []

    def answer(route: Any) -> None:
        if "line=4&" in route.request.url and not refused:
            refused.append(route)
            route.fulfill(status=502)
        elif "line=5&" in route.request.url:
            held.append(route)
        else:
            route.continue_()

    # Before anything is asked: a request that is on its way is not stopped any more.
    page.route("**/replay?*", answer)
    page.goto(f"{page.url.split('#')[0]}#/replay/{table}/3/-1")
    page.wait_for_selector(".steps")
    page.keyboard.press("ArrowRight")
    page.locator(".trouble button").click()
    expect(page.locator(".at")).to_contain_text("Move 4 of")
    # A step that was left before it failed is no trouble.
    with page.expect_request("**/replay?*line=5&*"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".at")).to_contain_text("Move 6 of")
    with page.expect_response("**/replay?*line=5&*"):
        held[0].fulfill(status=502)
    page.wait_for_timeout(100)
    expect(page.locator(".trouble")).to_have_count(0)


def test_both_hands_lie_open_in_footclub(visit: Any, finished: Any) -> None:
    page = visit(f"replay/{finished('footclub')}/4/open")
    page.wait_for_selector(".hand.small")
    assert page.locator(".hand.small").count() == 2


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_pace_and_moments_are_at_hand_on_a_phone(
    visit: Any, finished: Any, width: int, height: int
) -> None:
    page = visit(f"replay/{finished('footclub')}/2/0", lang="de", width=width, height=height)
    tops = []
    for part in (".pace", ".jump select", ".slider"):
        box = page.locator(f".steps {part}").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        tops.append(round(box["y"] + box["height"] / 2))
    # The slider has room for every move; on its side a phone has but one row for all.
    assert page.locator(".slider").bounding_box()["width"] >= 120
    assert width < height or max(tops) - min(tops) < 20, tops


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
@pytest.mark.parametrize(("game", "cards"), [("les-poilus", ".open"), ("footclub", ".hand.small")])
def test_open_hands_are_seen_at_every_step_on_a_phone(
    visit: Any, finished: Any, game: str, cards: str, width: int, height: int
) -> None:
    page = visit(f"replay/{finished(game)}/2/open", lang="de", width=width, height=height)
    hands = page.locator(f"{cards} li")
    inside = """(all) => {
      const board = document.querySelector('.board').getBoundingClientRect();
      const cards = all.map((one) => one.getBoundingClientRect());
      return cards.every(({ top, right, bottom }) =>
        top >= board.top && bottom <= board.bottom + 1 && right <= board.right);
    }"""
    slider, seen = page.locator(".steps input[type=range]"), 0
    expect(slider).to_have_value("2")
    for line in range(2, min(9, int(slider.get_attribute("max")))):
        expect(page.locator(".at")).to_contain_text(f"Zug {line} von")
        seen += hands.count()
        assert hands.evaluate_all(inside), line
        page.keyboard.press("ArrowRight")
    assert seen


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_goes_on_from_a_move(visit: Any, finished: Any, game: str) -> None:
    table = finished(game)
    page = visit(f"replay/{table}/2/0")
    page.wait_for_selector(".steps")
    page.locator(".steps .btn.main").click()
    page.locator("dialog button[type=submit]").click()
    until(page, "location.hash.startsWith('#/table/')")
    page.wait_for_selector(".sentence")
    assert table not in page.url


@pytest.mark.parametrize("game", GAMES)
def test_lines_of_the_log_light_up_the_board(visit: Any, finished: Any, game: str) -> None:
    page = visit(f"replay/{finished(game)}")
    page.wait_for_selector(".steps")
    lines = page.locator("aside li button")
    lines.first.focus()
    seen = 0
    for _ in range(min(25, lines.count())):
        seen += page.locator(".board .spotlit, .board .shown").count() > 0
        page.keyboard.press("ArrowDown")
    assert seen >= 12


@pytest.mark.parametrize("page", ["replay", "fairness", "table"])
def test_where_there_is_no_such_table_a_picture_and_a_way_home(visit: Any, page: str) -> None:
    visit.refusals = (404,)
    shown = visit(f"{page}/AAAAAAAAAAAAAAAA", lang="de")
    expect(shown.get_by_role("heading", level=1)).to_contain_text("Tisch")
    expect(shown.locator("main svg").first).to_be_visible()
    shown.locator("main a.btn", has_text="Startseite").last.click()
    expect(shown.locator(".game")).to_have_count(3)


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_can_be_read(visit: Any, finished: Any, game: str) -> None:
    page = visit("settings", lang="fr")
    page.get_by_role("switch", name="Mode texte").check()
    page.goto(page.url.split("#")[0] + f"#/replay/{finished(game)}/5/-1")
    lines = page.locator("section.text > p:not([role])")
    expect(lines.nth(2)).to_be_visible()
    assert all("[" not in line and "undefined" not in line for line in lines.all_inner_texts())
