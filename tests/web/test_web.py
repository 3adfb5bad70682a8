"""The browser client, seen through Chromium."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.play import hurry, start_against_bots, until, until_line

from tablee.client import call

PAGES = [
    "",
    "book",
    "rules/les-poilus",
    "rules/glossary",
    "how/les-poilus",
    "how/trench-club/example",
    "how/footclub/attack",
    "settings",
    "about",
    "privacy",
    "deals",
    "new/les-poilus",
    "new/footclub",
    "new/trench-club",
    "nowhere",
    "table/AAAAAAAAAAAAAAAA",
]
GAMES = ["les-poilus", "footclub", "trench-club"]


def test_german_fits_a_small_phone(visit: Any) -> None:
    page = visit("settings", lang="de", width=360, height=740, has_touch=True)
    for path in PAGES:
        page.evaluate(f"location.hash = '#/{path}'")
        page.wait_for_selector("h1")
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


#: How much of a board is not seen without scrolling.
HIDDEN = "(board) => board.scrollHeight - board.clientHeight"


SENTENCES = Path(__file__).parents[2] / "web" / "src" / "fixtures" / "sentences" / "footclub.json"
#: Those of some sentences that do not stand whole in the speaker's bubble.
CUT = """(bubble, sentences) => {
  const copy = bubble.cloneNode(true);
  bubble.replaceWith(copy);
  const span = copy.firstElementChild;
  const cut = sentences.filter((words) => {
    span.textContent = words;
    return span.scrollHeight > span.clientHeight + 1 || span.clientHeight > copy.clientHeight;
  });
  copy.replaceWith(bubble);
  return cut; }"""


def in_large_letters(page: Any) -> None:
    """Set the letters of a German page, and go back to its table."""
    page.evaluate("location.hash = '#/settings'")
    page.get_by_label("Schriftgröße").select_option("large")
    page.go_back()
    page.wait_for_selector(".sentence")


@pytest.mark.parametrize("game", GAMES)
def test_a_german_table_fits_a_small_phone(visit: Any, game: str) -> None:
    page = start_against_bots(visit, game, lang="de", width=360, height=740, has_touch=True)
    page.evaluate("document.fonts.ready")
    wide = "document.querySelector('.board').scrollWidth"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(wide) <= 360
    # Nothing of the board lies behind the prompt.
    assert page.locator(".board").evaluate(HIDDEN) <= 0
    # The numbers of the piles are not broken.
    lines = """[...document.querySelectorAll('.pile b')].map(
      (one) => one.offsetHeight / parseFloat(getComputedStyle(one).fontSize))"""
    heights = page.evaluate(lines)
    assert len(heights) == (2 if game == "les-poilus" else 0)
    assert max(heights, default=0) < 1.5
    page.set_viewport_size({"width": 390, "height": 844})
    until(page, "innerWidth === 390")
    assert page.locator(".board").evaluate(HIDDEN) <= 0
    if game == "footclub":
        told = json.loads(SENTENCES.read_text("utf-8"))["said"]
        events = [one[lang] for one in told if one["what"] == "event" for lang in ("de", "fr")]
        assert page.locator(".comment").evaluate(CUT, events) == []
    page.set_viewport_size({"width": 360, "height": 740})
    in_large_letters(page)
    assert page.evaluate(wide) <= 360
    # On a laptop the hand is seen beside question and log.
    page.set_viewport_size({"width": 1280, "height": 800})
    until(page, "innerWidth === 1280")
    page.keyboard.press("l")
    expect(page.get_by_role("complementary")).to_be_visible()
    bottom = "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
    assert max(page.locator(".hand").evaluate_all(bottom), default=0) <= 800


@pytest.mark.parametrize("game", GAMES)
def test_on_a_tablet_the_board_has_the_whole_width_and_the_log_lies_over_it(
    visit: Any, game: str
) -> None:
    page = start_against_bots(visit, game, lang="de", width=820, height=1180)
    page.evaluate("document.fonts.ready")
    board = "document.querySelector('.board').getBoundingClientRect().width"
    assert page.evaluate(board) == 820
    if game == "footclub":
        pitch = page.locator(".pitch").bounding_box()
        assert pitch["width"] > 700
        for side in page.locator(".flank").all():
            box = side.bounding_box()
            assert box["y"] + box["height"] <= pitch["y"] + 1
        assert page.locator(".board").evaluate(HIDDEN) <= 0
    panel = page.get_by_role("complementary")
    expect(panel).to_be_hidden()
    page.keyboard.press("l")
    expect(panel).to_be_visible()
    assert page.evaluate(board) == 820
    assert page.evaluate("document.documentElement.scrollWidth") <= 820
    in_large_letters(page)
    wide = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert page.locator(".board, header .line").evaluate_all(wide) == 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whom_the_computer_plays_is_written_in_full(
    visit: Any, server_address: str, players: int
) -> None:
    seats = [{"holder": "me", "name": "Marguerite"}, *({"holder": "bot"},) * (players - 1)]
    # Those with the longest names.
    soldiers = ["felix", "lazare", "charles", "anselme", "gustave"][:players]
    options = {"players": players, "soldiers": soldiers}
    body = {"game": "les-poilus", "options": options, "seats": seats, "start": True}
    table = call(server_address.rstrip("/"), "/api/tables", body)["table"]
    # Who only watches sees all of them.
    page = visit(f"table/{table}", lang="fr", width=820, height=1180)
    expect(page.locator(".seat .bot")).to_have_count(players - 1)
    page.evaluate("document.fonts.ready")
    whole = "(all) => all.every((one) => one.scrollWidth <= one.clientWidth)"
    for width in (820, 1280):
        page.set_viewport_size({"width": width, "height": 1180})
        until(page, f"innerWidth === {width}")
        assert page.locator(".seat .soldier").evaluate_all(whole)
        assert page.locator(".seat .facts").evaluate_all(whole)


def test_on_a_phone_the_way_back_to_ones_tables_comes_before_the_games(visit: Any) -> None:
    page = start_against_bots(visit, "footclub", width=390, height=844, has_touch=True)
    page.goto(page.url.split("#")[0] + "#/")
    mine = page.get_by_role("heading", name="My tables")
    expect(mine).to_have_count(1)
    until(page, "document.querySelectorAll('.game').length === 3")
    above, below = mine.bounding_box(), page.locator(".game").first.bounding_box()
    assert above["y"] < below["y"]


@pytest.mark.parametrize("width", [1280, 360])
def test_a_page_one_goes_to_is_seen_from_its_top(visit: Any, width: int) -> None:
    page = visit("settings", width=width, height=740)
    page.wait_for_selector("main .settings")
    page.click(".brand")
    expect(page.locator(".game")).to_have_count(3)
    until(page, "document.activeElement.tagName === 'MAIN'")
    assert page.evaluate("scrollY") == 0


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

    html = (pages / "index.html").read_text(encoding="utf-8")
    first = re.findall(r'(?:src|href)="\./(assets/[^"]+\.(?:js|css))"', html)
    size = sum(len(gzip.compress((pages / name).read_bytes())) for name in first)
    (texts,) = (pages / "assets").glob("*texts-de-*.js")
    assert size + len(gzip.compress(texts.read_bytes())) < 150_000


def test_no_stylesheet_asks_how_a_screen_is_held(pages: Path) -> None:
    # So none locks the page to one orientation: what axe looks for in stylesheets.
    sheets = [path.read_text("utf-8") for path in (pages / "assets").glob("*.css")]
    assert sheets
    assert not any("orientation" in sheet for sheet in sheets)


def test_home_asks_for_few_files_and_no_text_of_coach_or_terminal(visit: Any, pages: Path) -> None:
    page = visit()
    page.wait_for_selector(".game .btn.main")
    page.wait_for_load_state("networkidle")
    fetched = "performance.getEntriesByType('resource').map((one) => one.name.split('/').pop())"
    scripts = [name for name in page.evaluate(fetched) if name.endswith(".js")]
    assert len(scripts) <= 4
    said = "".join((pages / "assets" / name).read_text("utf-8") for name in scripts)
    assert '"id":"web-play-strength"' in said
    unwanted = (
        "term-welcome", "tui-key-help", "lab-title", "table-summary-row", "footclub-learn-topics",
        "banner-footclub-toss-tied", "footclub-guided-welcome", "les-poilus-topic-soldier",
    )  # fmt: skip
    assert [name for name in unwanted if f'"id":"{name}"' in said] == []


@pytest.mark.parametrize("game", GAMES)
def test_computer_players_can_be_watched_at_once(visit: Any, game: str) -> None:
    page = visit()
    # Nobody stops them: those who think would go on doing so through the tests that follow.
    hurry(page)
    page.locator(f".game.{game}").get_by_role("button", name="Watch").click()
    page.wait_for_selector(".sentence, section.end")
    expect(page.locator("header .chip")).to_have_text("watching")
    until_line(page, 1)
    assert page.locator(".hand").count() == 0


def test_a_page_that_comes_late_does_not_take_the_place_of_another(visit: Any) -> None:
    page = start_against_bots(visit, "footclub")
    held: list[Any] = []
    page.route("**/Settings-*.js", lambda route: held.append(route))
    page.get_by_role("link", name="Settings").click()
    page.locator("header.top").wait_for()
    while not held:
        page.wait_for_timeout(30)
    page.go_back()
    page.wait_for_selector(".sentence")
    with page.expect_response("**/Settings-*.js"):
        held[0].continue_()
    page.wait_for_timeout(300)
    assert page.locator(".sentence").is_visible()


def test_a_page_that_the_server_does_not_hand_out_says_so(visit: Any) -> None:
    page = visit()
    visit.refusals = (404,)
    page.route("**/assets/About-*", lambda route: route.fulfill(status=404))
    page.click("footer a")
    again = page.locator("main .trouble button")
    expect(again).to_be_visible()
    # One may go elsewhere meanwhile.
    page.goto(f"{page.url.split('#')[0]}#/settings")
    expect(page.locator("main .settings")).to_be_visible()
    page.go_back()
    page.unroute("**/assets/About-*")
    again.click()
    expect(page.locator("main .about")).to_be_visible()


@pytest.mark.parametrize("part", ["Table", "Board"])
def test_so_does_a_table(visit: Any, part: str) -> None:
    page = visit()
    visit.refusals = (404,)
    page.route(f"**/assets/{part}-*", lambda route: route.fulfill(status=404))
    page.click(".game.footclub .btn.main")
    page.click(".level.usual")
    again = page.locator("main .trouble button")
    expect(again).to_be_visible()
    page.unroute(f"**/assets/{part}-*")
    again.click()
    expect(page.locator(".sentence")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "lang", "words"),
    [
        (1280, "en", "The server does not answer. Trying again …"),
        (360, "de", "Der Server antwortet nicht. Neuer Versuch …"),
    ],
)
def test_home_waits_for_a_server_that_is_away_and_says_so(
    visit: Any, width: int, lang: str, words: str
) -> None:
    visit.refusals = (503,)
    page = visit("settings", lang=lang, width=width, height=740)
    page.wait_for_selector("h1")
    tries: list[Any] = []

    def away(route: Any) -> None:
        tries.append(route)
        route.fulfill(status=503)

    page.route("**/api/**", away)
    page.goto(f"{page.url.split('#')[0]}#/")
    said = page.locator("p.away")
    expect(said).to_have_text(words)
    expect(page.locator(".game")).to_have_count(3)
    # It is asked more than once, and heard when it is back.
    while len(tries) < 2:
        page.wait_for_timeout(50)
    page.unroute("**/api/**")
    expect(said).to_have_text("")
    page.click(".game.footclub .btn.main")
    page.click(".level.usual")
    page.wait_for_selector(".sentence")


def test_a_page_without_its_texts_comes_by_itself_when_the_server_is_back(visit: Any) -> None:
    visit.refusals = (503,)
    page = visit("settings", lang="fr")
    page.wait_for_selector("h1")
    # Everything but the program itself, which the browser has already.
    page.route("**/api/**", lambda route: route.fulfill(status=503))
    page.route("**/assets/*texts-*.js", lambda route: route.fulfill(status=503))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Nouvelle tentative")
    page.unroute("**/assets/*texts-*.js")
    page.unroute("**/api/**")
    expect(page.locator("main .settings")).to_be_visible()


def test_a_language_that_cannot_be_had_now_comes_later(visit: Any) -> None:
    visit.refusals = (503,)
    page = visit("settings")
    page.wait_for_selector("h1")
    for path in ("**/api/**", "**/assets/*texts-*.js"):
        page.route(path, lambda route: route.fulfill(status=503))
    page.locator("#language").select_option("fr")
    expect(page.locator("p.away")).to_contain_text("Trying again")
    for path in ("**/assets/*texts-*.js", "**/api/**"):
        page.unroute(path)
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
