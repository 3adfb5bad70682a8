"""Whoever is asked stands before the first answer, and no key answers by mistake."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.web.played import Played, asks, seek
from tests.web.scripted import Theatre, theatre

GAMES = ("footclub", "les-poilus", "trench-club")
FIRST = """() => {
  const wanted = ".bar .buttons .btn:not(:disabled, [aria-disabled='true']), "
    + ".hand button.legal:not(:disabled)";
  const answers = [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility());
  return answers.indexOf(document.activeElement); }"""


@pytest.fixture(scope="module")
def stage(browser: Any, server_address: str) -> Iterator[Theatre]:
    """Scripted tables."""
    with theatre(browser, server_address) as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
def test_a_new_question_finds_the_player_at_its_first_answer(stage: Theatre, game: str) -> None:
    played, line = seek(game, lambda *line: asks(*line, "card-played", "withdrew", "turn-began"))
    table = stage(played, line - 1)
    page = table.page
    page.locator("main.board").focus()
    table.go_on()
    table.run(100)
    # A key that was meant for the last beat is no answer.
    page.keyboard.press("Escape")
    table.run(20)
    assert page.get_attribute("main.board", "data-step") == "idle"
    # Where the answer is given on the map, the map is the first.
    assert page.evaluate(FIRST) == 0 or page.evaluate("document.activeElement.matches('.map')")
    page.keyboard.press(" ")
    page.keyboard.press("Enter")
    table.run(50)
    assert table.moves() == []
    # Who is somewhere else stays there; the first answer is within three stops from the board.
    page.locator("aside [role=tab]").first.focus()
    table.run(1000)
    assert page.evaluate("document.activeElement.getAttribute('role')") == "tab"
    page.locator("main.board").focus()
    for _ in range(3):
        page.keyboard.press("Tab")
        if page.evaluate(FIRST) >= 0 or page.evaluate("document.activeElement.matches('.map')"):
            break
    else:
        raise AssertionError("no answer within three stops")


def test_a_number_is_its_own_key(stage: Theatre) -> None:
    def numbers(played: Played, line: int) -> bool:
        moves = played.state(line)["moves"].get("", [])
        return 0 in played.state(line)["to_act"] and "intensity 4" in moves

    played, line = seek("les-poilus", numbers)
    table = stage(played, line)
    badges = table.page.locator(".steps .btn").evaluate_all(
        "(found) => found.map((one) => [one.innerText, getComputedStyle(one, '::after').content])"
    )
    assert badges
    assert all((number in badge) == (int(number) < 10) for number, badge in badges)
    table.page.keyboard.press("4")
    table.run(50)
    assert table.moves() == ["intensity 4"]


@pytest.mark.parametrize("touch", [False, True])
def test_a_double_press_answers_nothing_that_came_with_the_first(
    stage: Theatre, touch: bool
) -> None:
    def speech(played: Played, line: int) -> bool:
        moves = played.state(line)["moves"].get("", [])
        return 0 in played.state(line)["to_act"] and "speech night" in moves

    played, line = seek("les-poilus", speech)
    table = stage(played, line, width=1280, height=800, has_touch=touch)
    page = table.page
    box = page.locator(".bar .buttons .btn").first.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press() -> None:
        if touch:
            page.touchscreen.tap(x, y)
        else:
            page.mouse.click(x, y)
        table.run(100)

    if not touch:
        page.mouse.move(x, y)
    table.run(100)
    press()
    under = f"document.elementFromPoint({x}, {y}).closest('.buttons .threat') !== null"
    assert page.evaluate(under)
    press()
    assert table.moves() == []
    assert page.locator(".bar .buttons .threat").count() > 1
    # Whoever wants it presses once more.
    table.run(400)
    press()
    if touch:
        assert page.locator(".bar .btn.main").is_visible()
    else:
        assert len(table.moves()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_says_what_it_does_and_that_it_thinks(stage: Theatre, game: str) -> None:
    kinds = {"footclub": "pressing-played", "les-poilus": "card-played"}
    kind = kinds.get(game, "unit-moved")
    played, line = seek(
        game,
        lambda played, line: kind in played.names(line) and played.lines[line - 1].seat == 1,
    )
    table = stage(played, line - 1)
    table.go_on()
    seen = table.rest()
    words = {"footclub": "presses", "les-poilus": "plays a card", "trench-club": "moves units"}
    assert any(words[game] in one["does"] for one in seen)
    assert not any("thinks" in one["does"] for one in seen)
    # While nothing comes, whoever is waited for thinks.
    played, line = seek(game, lambda played, line: played.state(line)["to_act"] == [1])
    table = stage(played, line - 1)
    table.go_on()
    table.rest()
    table.run(1500)
    assert "thinks" in table.seen()[-1]["does"]
