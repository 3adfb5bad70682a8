"""The guided first games, gone through in Chromium as a person would: on the real board."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.axe import faults
from tests.web.play import until

from tablee.games import registry
from tablee.kernel.guided import guided_game

THREATS = ("night", "snow", "rain", "shell", "mask", "whistle")
MAIN = ".bar .buttons .btn.main"
#: A second press within this time is taken for a slip of the finger.
HASTE = 520
READY = "() => document.querySelector('.coach .say p') && !document.querySelector('.coach.waits')"


def centre_of(page: Any, part: str) -> tuple[float, float]:
    """The middle of what the coach points at on the map, once it stands still."""
    before = None
    for _ in range(40):
        box = page.locator(f"[data-part='{part}']").bounding_box()
        if box and box == before:
            return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        before = box
        page.wait_for_timeout(50)
    raise AssertionError(f"{part} never stands still")


def click_map(page: Any, *parts: str) -> None:
    for part in parts:
        page.mouse.click(*centre_of(page, part))


def play_les_poilus(page: Any, move: str) -> None:
    kind, _, rest = move.partition(" ")
    if kind == "intensity":
        page.click(f".bar .steps button:text-is('{rest}')")
    elif kind == "play":
        page.click(f".hand [data-card='{rest}']")
    elif kind == "speech":
        page.locator(".bar .buttons .btn").first.click()
        page.locator(".bar .buttons .icon-btn").nth(THREATS.index(rest)).click()
    elif kind == "charm":
        page.locator(".field .slot.legal").last.click()
        page.click(MAIN)
    else:
        page.locator(".bar .buttons .btn").last.click()
        page.locator(".bar .buttons .btn").first.click()


def play_footclub(page: Any, move: str) -> None:
    cards = {
        "attack": "placed_attack",
        "offensive support": "offensive_support",
        "defensive support": "defensive_support",
    }
    if move == "accept":
        page.click(MAIN)
    elif move.startswith("exhaust"):
        page.locator(".bar .buttons .spend").nth(int(move.split()[1]) - 1).click()
    else:
        page.locator(f".hand [data-card='{cards.get(move, move)}']").first.click()


def play_trench_club(page: Any, move: str) -> None:
    words = move.split()
    if words[0] == "move":
        chosen = page.locator(f"[data-part='chosen:{words[1]}']").count()
        click_map(page, *([] if chosen else [f"unit:{words[1]}"]), f"hex:{words[3]}")
    elif words[0] == "capture":
        click_map(page, f"unit:{words[4]}")
        # The middle of the fort is its body: a click there is a click on the fort.
        click_map(page, f"fort:{words[2]}")
    elif words[0] == "attack":
        click_map(page, f"unit:{words[3]}", f"unit:{words[1]}")
    elif words[0] == "repair":
        page.click(".repairs .btn")
    elif words[0] == "buy":
        page.click(".purchases .sales .btn")
    else:
        page.click(MAIN)


PLAY = {
    "les-poilus": play_les_poilus,
    "footclub": play_footclub,
    "trench-club": play_trench_club,
}


def settled(page: Any) -> None:
    """Wait until the coach has something to say."""
    until(page, READY)


def press_next(page: Any) -> None:
    """Read on, or let the coach make the move, wherever the mouse is."""
    if page.locator(".coach .chip").count():
        page.wait_for_timeout(HASTE)
    page.evaluate("document.querySelector('.coach .next').click()")


def walk(page: Any, game: str, look: Any = None) -> int:
    """Go through a guided game: read on, and make every move on the board; how many words."""
    script = guided_game(registry.guided_scenario(game))
    asked = {words.after for words in script.words}
    lines = enumerate(script.lines)
    own = [one.moves[0] for at, one in lines if one.seat == script.seat and at in asked]
    said: list[str] = []
    for _ in range(len(script.words)):
        until(page, READY)
        until(page, f"() => document.querySelector('.coach .say p').innerText !== {said[-1:]!r}[0]")
        said.append(page.inner_text(".coach .say p"))
        if look is not None:
            look(len(said))
        if page.locator(".coach .chip").count():
            PLAY[game](page, own.pop(0))
        elif page.locator(".coach .next").count():
            page.click(".coach .next")
    assert not own
    assert len(set(said)) == len(script.words)
    return len(said)


@pytest.mark.parametrize(
    ("game", "lang", "scheme"),
    [("les-poilus", "de", "light"), ("footclub", "fr", "dark"), ("trench-club", "en", "light")],
)
def test_a_guided_game_is_finished_on_the_board(
    visit: Any, game: str, lang: str, scheme: str
) -> None:
    page = visit(lang=lang, color_scheme=scheme)
    page.click(f".game.{game} .learn")

    def look(words: int) -> None:
        if words in (1, 4, 9, 15):
            page.wait_for_timeout(100)
            assert faults(page) == []
            assert page.locator(".ring").count() >= 1

    walk(page, game, look)
    assert faults(page) == []
    # And now a real game.
    page.click(".coach .foot .btn.main")
    until(page, "() => !document.querySelector('section.coach')")
    page.wait_for_selector(".sentence")


@pytest.mark.parametrize("game", registry.names())
def test_a_guided_game_fits_a_small_phone_in_german(visit: Any, game: str) -> None:
    page = visit(f"learn/{game}", lang="de", width=360, height=740, has_touch=True)
    words = len(guided_game(registry.guided_scenario(game)).words)
    for number in range(words):
        settled(page)
        share = 100 * (number + 1) / words
        wide = "parseFloat(document.querySelector('.track i').style.width)"
        until(page, f"() => Math.abs({wide} - {share}) < 0.01")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, number
        assert page.evaluate("document.documentElement.scrollHeight") <= 740, number
        coach = page.locator("section.coach")
        assert coach.evaluate("box => box.scrollHeight - box.clientHeight") <= 1, number
        assert coach.bounding_box()["height"] <= 300, number
        if number + 1 < words:
            press_next(page)


@pytest.mark.parametrize("game", ["les-poilus", "footclub"])
def test_on_a_phone_the_coach_leaves_room_for_the_board(visit: Any, game: str) -> None:
    page = visit(f"learn/{game}", lang="de", width=390, height=844, has_touch=True)
    for _ in range(4):
        settled(page)
        board = page.locator("main.board")
        assert board.evaluate("box => box.scrollHeight - box.clientHeight") <= 16
        press_next(page)


def test_the_coach_answers_other_moves_goes_back_and_lets_go(visit: Any) -> None:
    page = visit("learn/les-poilus")
    for _ in range(2):
        settled(page)
        page.click(".coach .next")
    settled(page)
    # Legal, but not what is played here: a friendly word, and nothing has happened.
    page.click(".bar .steps button:text-is('5')")
    page.wait_for_selector(".coach .note")
    assert "Brave" in page.inner_text(".coach .note")
    page.click(".bar .steps button:text-is('3')")
    page.wait_for_selector(".hand [data-card='5']")
    assert page.locator(".coach .note").count() == 0
    # What the rules forbid is refused by its rule.
    page.locator(".bar .buttons .btn").first.focus()
    page.wait_for_selector(".hint.no .rule")
    assert page.get_attribute(".hint.no .rule", "aria-label") == "Rule P3.4"
    # A computer player's advice may be asked for here as at any table.
    page.keyboard.press("h")
    page.wait_for_selector(".advice li")
    page.keyboard.press("l")
    # Back takes the move back: the hand is empty again.
    page.click(".coach .back")
    until(page, "() => !document.querySelector('.hand [data-card]')")
    assert "press 3" in page.inner_text(".coach .say")
    assert page.locator("aside li", has_text="Mission 1").count() == 0
    # A page that is loaded again goes on where it was.
    page.reload()
    settled(page)
    assert "press 3" in page.inner_text(".coach .say") or page.locator(".coach .next").count()
    page.click(".coach .skip")
    assert page.locator(".coach .foot .btn").count() == 3
    page.locator(".coach .foot .btn").nth(1).click()
    settled(page)
    page.click(".coach .skip")
    page.locator(".coach .foot .btn").nth(2).click()
    page.wait_for_selector(".game")
    assert page.locator("li .chip:text-is('Guided game')").count() == 1


def test_a_guided_game_is_gone_through_by_keyboard_alone(visit: Any) -> None:
    page = visit("rules/footclub", lang="fr")
    page.focus(".learn a[href*='/learn/']")
    page.keyboard.press("Enter")
    settled(page)
    assert page.evaluate("document.activeElement.className").startswith("coach")
    page.keyboard.press("ArrowRight")
    until(page, "() => document.querySelector('.count').innerText.startsWith('2')")
    page.keyboard.press("ArrowLeft")
    until(page, "() => document.querySelector('.count').innerText.startsWith('1')")
    live = page.locator(".coach .say")
    assert live.get_attribute("aria-live") == "polite"
    words = len(guided_game(registry.guided_scenario("footclub")).words)
    page.focus(".coach .next")
    for number in range(2, words + 1):
        before = page.inner_text(".coach .say p")
        settled(page)
        if page.locator(".coach .chip").count():
            page.wait_for_timeout(HASTE)
        page.keyboard.press("Enter")
        until(page, f"() => document.querySelector('.coach .say p').innerText !== {before!r}")
        settled(page)
        if number < words:
            assert page.evaluate("document.activeElement.className").startswith("btn next")
    assert page.locator(".coach .foot .btn.main").count() == 1


def test_a_table_leads_to_its_guided_game_and_back_to_it(visit: Any) -> None:
    page = visit()
    page.click(".game.footclub .btn.main")
    page.click(".level.usual")
    page.wait_for_selector(".sentence")
    table = page.evaluate("location.hash")
    page.click("header a[href='#/learn/footclub']")
    page.wait_for_selector(".coach .say p")
    page.go_back()
    page.wait_for_selector(".sentence")
    until(page, "() => !document.querySelector('section.coach')")
    assert page.evaluate("location.hash") == table
