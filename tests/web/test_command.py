"""Commanding an army in the browser: few presses, by hand, keys and drags; plans and threats."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.play import SURRENDER, change_tables, until

#: A turn of eleven units takes at most so many presses.
MOST_PRESSES = 20
#: A visible hex that is lit for the chosen unit and that nothing covers; the last is far away.
LIT = """(wanted) => {
  const map = document.querySelector('.map');
  const found = [...document.querySelectorAll(wanted)].flatMap((one) => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const there = document.elementFromPoint(x, y);
    return there && map.contains(there) ? [[x, y]] : [];
  });
  return found.at(-1) ?? null;
}"""
READY = "document.querySelectorAll('.chip-btn.able').length"
PHASE = "document.querySelector('.bar .sentence')?.innerText ?? ''"
RESTS = "document.querySelector('main.board')?.dataset.step === 'idle'"
OPEN_WAR = """(body) => {
  body.options = { ...body.options, first_turn_limits: false, surrender: false };
  for (const seat of body.seats) if (seat.holder === 'bot') seat.level = 'uniform';
}"""
BATTLE = "(body) => { body.options = { battle: 'bridgehead' } }"
#: Buttons that are not wholly in the bar of the question.
CUT_OFF = """() => {
  const bar = document.querySelector('section.bar').getBoundingClientRect();
  return [...document.querySelectorAll('.buttons .btn')].filter((one) => {
    const {top, bottom, left, right} = one.getBoundingClientRect();
    return top < bar.top || bottom > bar.bottom || left < bar.left || right > bar.right;
  }).map((one) => one.innerText);
}"""
#: Buttons of the list of attacks beyond the edge of the panel.
OFF_THE_DESK = """() => {
  const edge = document.querySelector('.desk').getBoundingClientRect().right;
  return [...document.querySelectorAll('.attacks .btn')]
    .filter((one) => one.getBoundingClientRect().right > edge).map((one) => one.ariaLabel);
}"""
#: By how much the table is longer than its window, although its panels scroll by themselves.
SCROLLED = (
    "(([one]) => one.scrollHeight - one.clientHeight)(document.querySelectorAll('main.board'))"
)


def start(visit: Any, change: str = OPEN_WAR, **more: Any) -> Any:
    """A table against somebody without a plan, where all companies may be used at once."""
    page = visit(**more)
    change_tables(page, change)
    page.click(".game.trench-club .btn.main")
    page.click(".level.usual")
    page.wait_for_selector(".sentence")
    return page


class Presses:
    """Presses that are counted."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.count = 0

    def key(self, key: str) -> None:
        """Press a key."""
        self.count += 1
        self.page.keyboard.press(key)
        self.page.wait_for_timeout(40)

    def click(self, wanted: str) -> bool:
        """Click on something on the map, if there is any."""
        at = self.page.evaluate(LIT, wanted)
        if at is None:
            return False
        self.count += 1
        self.page.mouse.click(*at)
        self.page.wait_for_timeout(40)
        return True


def set_up(page: Any) -> None:
    """One press sets up an army in the rulebook's three groups."""
    page.get_by_role("button", name="Set up for me").click()
    until(page, f"({PHASE}).includes('move your units')", 60)
    assert page.evaluate(READY) == 11


def phase(page: Any) -> str:
    """What is asked."""
    until(page, RESTS)
    told: str = page.evaluate(PHASE)
    return told


def take_turn(page: Any) -> int:
    """Every unit moves, attacks are listed and confirmed; how many presses that took."""
    presses = Presses(page)
    presses.key("n")
    while page.evaluate(READY) and "move your units" in phase(page):
        before = page.evaluate(READY)
        if not presses.click("polygon.reach"):
            presses.key("s")
        until(page, f"{READY} < {before} || !({PHASE}).includes('move your units')")
    if "move your units" in phase(page):
        presses.key("e")
    page.wait_for_timeout(150)
    if "attack" in phase(page):
        presses.key("n")
        while presses.click(".sight") and presses.count < MOST_PRESSES - 3:
            # Two clicks on a target at once are one order.
            page.wait_for_timeout(300)
        presses.key("e")
        page.wait_for_timeout(150)
        if page.locator(".armed").count():
            presses.key("e")
    return presses.count


@pytest.mark.long
def test_a_turn_of_eleven_units_takes_few_presses(visit: Any) -> None:
    page = start(visit)
    set_up(page)
    for number in range(1, 5):
        until(page, f"({PHASE}).includes('move your units')", 90)
        assert take_turn(page) <= MOST_PRESSES
        for _ in range(4):
            until(page, f"{RESTS} && document.title.startsWith('●')", 90)
            if "move your units" in phase(page):
                break
            page.keyboard.press("e")
            page.wait_for_timeout(200)
        # What both did is summed up, the enemy's turn first; it may have begun the round.
        told = page.locator(".after h4").all_inner_texts()
        assert told[0].endswith("France")
        assert told[1] == f"Round {number} · Germany"
    assert not page.locator(".refused").count()


def test_a_unit_is_dragged_to_where_it_goes(visit: Any) -> None:
    page = start(visit)
    set_up(page)
    page.keyboard.press("n")
    page.wait_for_selector("polygon.reach")
    here = page.evaluate(LIT, ".unit .ring")
    goal = page.evaluate(LIT, "polygon.reach")
    page.mouse.move(*here)
    page.mouse.down()
    page.mouse.move((here[0] + goal[0]) / 2, (here[1] + goal[1]) / 2, steps=4)
    page.mouse.move(*goal, steps=4)
    expect(page.locator(".dragged")).to_be_attached()
    page.mouse.up()
    until(page, f"{READY} === 10")
    # The next one is chosen.
    expect(page.locator(".unit .ring")).to_have_count(1)


def test_a_plan_and_the_threats_are_shown(visit: Any) -> None:
    page = start(visit)
    set_up(page)
    page.keyboard.press("n")
    page.wait_for_selector(".plan")
    assert page.locator(".plan h3").inner_text()
    page.keyboard.press("d")
    page.wait_for_selector("polygon.struck")
    expect(page.locator(".danger-btn")).to_have_attribute("aria-pressed", "true")
    page.locator(".danger-btn").click()
    expect(page.locator("polygon.struck")).to_have_count(0)


def test_advice_finishes_a_move_and_all_of_it_can_be_taken_back(visit: Any) -> None:
    page = start(visit, BATTLE, width=1280, height=800)
    until(page, f"({PHASE}).includes('move your units')", 60)
    places = "[...document.querySelectorAll('g.unit')].map((one) => one.style.transform).join()"
    # What was done by hand stays.
    presses = Presses(page)
    presses.key("n")
    assert presses.click("polygon.reach")
    until(page, f"{READY} === 7 && {RESTS}")
    before = page.evaluate(places)
    page.keyboard.press("f")
    page.wait_for_selector(".buttons >> text=/Take these \\d+ moves back/", timeout=60_000)
    assert page.evaluate(places) != before
    # Of the most buttons that there ever are, none is cut off.
    page.keyboard.press("n")
    expect(page.locator(".buttons .btn")).to_have_count(5)
    assert page.evaluate(CUT_OFF) == []
    # The second half of a double click does not stop it half-way.
    page.get_by_role("button", name="moves back").dblclick()
    expect(page.get_by_role("button", name="Finish my move")).to_be_visible()
    assert page.evaluate(places) == before
    assert page.evaluate(READY) == 7
    # Nor does one surrender by a double click.
    page.click(SURRENDER[0])
    page.dblclick(SURRENDER[1])
    expect(page.locator(SURRENDER[2])).to_be_visible()
    assert not page.locator("section.end").count()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_split_is_a_draft_until_it_is_confirmed(visit: Any, lang: str) -> None:
    page = start(visit, lang=lang)
    page.locator(".draft .btn").click()
    chips = "(one) => one.querySelectorAll('.chip-btn').length"
    counts = f"[...document.querySelectorAll('.company')].map({chips})"
    assert page.evaluate(counts) == [3, 4, 4]
    first = page.locator(".company").nth(0).locator(".chip-btn").first
    first.drag_to(page.locator(".company").nth(2))
    until(page, f"JSON.stringify({counts}) === '[2,4,5]'")
    page.locator(".buttons .btn.main").click()
    page.wait_for_selector(".draft", state="detached", timeout=60_000)


def test_attacks_are_taken_off_the_list_on_a_phone_on_its_side(visit: Any) -> None:
    page = start(visit, BATTLE)
    until(page, f"({PHASE}).includes('move your units')", 60)
    page.keyboard.press("f")
    page.wait_for_selector(".buttons >> text=/back/", timeout=60_000)
    assert "attack" in phase(page)
    page.keyboard.press("f")
    page.wait_for_selector(".attacks li", timeout=60_000)
    expect(page.locator(".buttons .btn.main")).to_have_count(1, timeout=60_000)
    page.set_viewport_size({"width": 844, "height": 390})
    assert page.evaluate(OFF_THE_DESK) == []
    assert page.evaluate(SCROLLED) <= 0
    # All that advice listed is taken back, but not the end of the movement before it.
    page.set_viewport_size({"width": 1280, "height": 860})
    page.locator(".buttons >> text=/back/").click()
    expect(page.get_by_role("button", name="Finish my attacks")).to_be_visible()
    assert not page.locator(".attacks li").count()
    assert "attack" in phase(page)


def test_no_attack_at_all_is_asked_once(visit: Any) -> None:
    page = start(visit)
    set_up(page)
    for _ in range(12):
        until(page, f"{RESTS} && document.title.startsWith('●')", 90)
        if "attack" in phase(page) and page.locator(".sight, .chip-btn.able").count():
            page.keyboard.press("e")
            expect(page.locator(".armed")).to_have_count(1)
            page.keyboard.press("e")
            expect(page.locator(".armed")).to_have_count(0)
            return
        if "move your units" in phase(page):
            # Straight at the enemy, so that there is somebody to attack.
            page.keyboard.press("f")
            page.wait_for_selector(".buttons >> text=/back/", timeout=60_000)
        page.keyboard.press("e")
        page.wait_for_timeout(300)
    raise AssertionError("nobody could ever attack")
