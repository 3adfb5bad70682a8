"""The browser client, seen through Chromium."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.web.play import play_by_keyboard, play_to_the_end, until

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["", "rules/les-poilus", "settings", "about", "new/les-poilus", "new/footclub"]


def faults(page: Any) -> list[str]:
    """What axe finds serious or worse."""
    # The page's own policy forbids foreign scripts; evaluating is not bound by it.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {one['nodes'][0]['target']} {one['nodes'][0]['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious_on_a_page(visit: Any, path: str, scheme: str) -> None:
    page = visit(path, color_scheme=scheme)
    page.wait_for_selector("h1")
    page.wait_for_timeout(200)
    assert faults(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["les-poilus", "footclub"])
def test_axe_finds_nothing_serious_on_a_table(visit: Any, game: str, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    page.click(f".game.{game} .btn.main")
    page.wait_for_selector(".sentence")
    page.wait_for_timeout(300)
    assert faults(page) == []


@pytest.mark.parametrize("path", PAGES)
def test_german_fits_a_small_phone(visit: Any, path: str) -> None:
    page = visit(path, lang="de", width=360, height=740, has_touch=True)
    page.wait_for_selector("h1")
    page.wait_for_timeout(200)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("game", ["les-poilus", "footclub"])
def test_a_german_table_fits_a_small_phone(visit: Any, game: str) -> None:
    page = visit(lang="de", width=360, height=740, has_touch=True)
    page.click(f".game.{game} .btn.main")
    page.wait_for_selector(".sentence")
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate("document.querySelector('.board').scrollWidth") <= 360


@pytest.mark.parametrize("game", ["les-poilus", "footclub"])
def test_a_whole_game_is_played_against_bots(visit: Any, game: str) -> None:
    page = visit()
    page.click(f".game.{game} .btn.main")
    page.wait_for_selector(".sentence")
    play_to_the_end(page)
    page.click("section.end a[href^='#/replay']")
    page.wait_for_selector(".steps input[type=range]")
    page.keyboard.press("Home")
    until(page, "location.hash.endsWith('/0/-1')")
    page.keyboard.press("ArrowRight")
    until(page, "location.hash.endsWith('/1/-1')")


def test_two_browsers_play_over_a_link_and_a_third_watches(visit: Any) -> None:
    host = visit("new/footclub", lang="fr")
    host.fill("input[type=text]", "Marguerite")
    host.click("button[type=submit]")
    link = host.locator(".invite input").input_value()
    assert "token" not in link

    guest = visit(lang="de")
    guest.goto(link)
    guest.fill(".name input", "Friederike")
    guest.click(".seats .btn.main")
    guest.wait_for_selector(".seats .own")
    watcher = visit()
    watcher.goto(link)

    until(host, "document.querySelectorAll('.dot.human').length === 2")
    host.click(".doors .btn.main")
    for page in (host, guest, watcher):
        page.wait_for_selector(".sentence")
    assert "Fan" in guest.inner_text(".sentence")
    assert "Supporters" in host.inner_text(".sentence")

    # Something illegal says why, by keyboard focus alone.
    card = guest.locator(".hand .slot[aria-disabled=true]").first
    card.focus()
    guest.wait_for_selector(".hint.no")
    # A secret choice can be taken back until the other has chosen.
    host.click(".buttons .btn.main")
    until(host, "!document.title.startsWith('●')")
    host.keyboard.press("u")
    until(host, "document.title.startsWith('●')")
    # One reloads in the middle and is where he was.
    guest.reload()
    guest.wait_for_selector(".sentence")
    assert guest.locator(".hand .slot").count() == 6

    assert watcher.locator(".hand").count() == 0
    play_to_the_end(host, guest)
    watcher.wait_for_selector("section.end")


def test_a_whole_game_is_played_by_keyboard_alone(visit: Any) -> None:
    page = visit()
    page.focus(".game.footclub .btn.main")
    page.keyboard.press("Enter")
    page.wait_for_selector(".sentence")
    play_by_keyboard(page)


def test_rules_are_searched_and_linked_by_number(visit: Any) -> None:
    page = visit("rules/les-poilus/P3.4")
    page.wait_for_selector("[id='P3.4'].hit")
    page.fill("#find", "chaplain tile")
    until(page, "!document.getElementById('P3.1')")
    assert page.locator("article section").count() > 0


@pytest.mark.parametrize(
    ("lang", "rule", "word", "found"),
    [
        ("fr", "Prononcer un discours", "Aumonier", "P7.1"),
        ("de", "Einen Aufruf machen", "Kriegerdenkmal", "P5.2"),
    ],
)
def test_rules_are_read_and_searched_in_the_readers_language(
    visit: Any, lang: str, rule: str, word: str, found: str
) -> None:
    page = visit("rules/les-poilus/P3.4", lang=lang)
    page.wait_for_selector("[id='P3.4'].hit")
    assert rule in page.locator("[id='P3.4'] h3").inner_text()
    assert page.locator("article").get_attribute("lang") == lang
    page.fill("#find", word)
    until(page, "!document.getElementById('P3.4')")
    assert page.locator(f"[id='{found}']").count() == 1


def test_a_rule_in_a_list_is_linked_and_a_page_beside_the_rules_opens(visit: Any) -> None:
    page = visit("rules/trench-club/T11.3", lang="de")
    page.wait_for_selector("[id='T11.3'].hit")
    page.click("[id='T14.18'] >> text=T11.3")
    page.click("text=Die Einheiten")
    page.wait_for_selector("text=Panzerabwehrtrupp")
    assert page.locator(".note").count() == 0


def test_each_page_of_rules_in_each_language_is_fetched_alone(pages: Path) -> None:
    built = {path.name: path.read_text("utf-8") for path in (pages / "assets").glob("*.js")}
    rules = ["P3.4 Making a speech", "P3.4 Prononcer un discours", "P3.4 Einen Aufruf machen"]
    rules += ["F3.3 The shot", "F3.3 Le tir", "F3.3 Der Schuss"]
    files = [name for rule in rules for name, text in built.items() if rule in text]
    assert len(files) == len(set(files)) == len(rules)


def test_the_first_load_is_small(pages: Path) -> None:
    import gzip
    import re

    html = (pages / "index.html").read_text(encoding="utf-8")
    first = re.findall(r'(?:src|href)="\./(assets/[^"]+\.(?:js|css))"', html)
    size = sum(len(gzip.compress((pages / name).read_bytes())) for name in first)
    texts = sum(
        len(gzip.compress(path.read_bytes()))
        for path in (Path(__file__).resolve().parents[2] / "src/tablee/locales/de").glob("*.ftl")
    )
    assert size + texts < 150_000
