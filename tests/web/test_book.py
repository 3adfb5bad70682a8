"""My book: what is kept of games on the device, out as a file and in again; and home."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.axe import faults


def game(number: int, key: str, seats: list[tuple[str, str]], won: bool, **more: Any) -> Any:
    """A game of the book."""
    scores = [1 if won else 0, 0 if won else 1]
    return {
        "id": f"table-number-{number}",
        "game": key,
        "at": 1_700_000_000_000 + number * 86_400_000,
        "seat": 0,
        "seats": [{"name": name, "level": level} for name, level in seats],
        "options": {},
        "outcome": {
            "reason": "win",
            "rule": "F5.1",
            "winners": [0 if won else 1],
            "scores": scores,
            "args": {"winner": 0, "blue_goals": 2, "red_goals": 0},
        },
        **more,
    }


def review(luck: float, skill: float) -> Any:
    """What a review found."""
    return {
        "judge": "footclub 1",
        "luck": luck,
        "luckError": 4.0,
        "skill": skill,
        "skillError": 0.2,
        "decisions": 30,
        "level": "captain",
    }


SCORE = {"goals": [2, 0], "shootOut": [None, None]}
AGAINST_BOT = [("Ada", ""), ("Le Prof", "captain")]
DEAL = {
    "name": "2026-11-16.footclub",
    "first": True,
    "compared": {"better": 1, "level": 0, "worse": 0},
}
GAMES = [
    game(3, "footclub", AGAINST_BOT, True, end=SCORE, review=review(12.5, 0.8), deal=DEAL),
    game(2, "footclub", [("Ada", ""), ("Bea", "")], False, end=SCORE, review=review(-6, 1.1)),
    game(1, "footclub", AGAINST_BOT, True, end="nonsense of a file"),
]
TRIED = [{"id": "0" * 8, "game": "footclub", "grade": "easy", "right": True, "at": 1}]


def kept(**stored: Any) -> str:
    """A script that puts something into the storage, once."""
    lines = [
        f"localStorage['{key.replace('_', '-')}'] ??= {json.dumps(json.dumps(value))};"
        for key, value in stored.items()
    ]
    return f"if (location.protocol.startsWith('http')) {{ {' '.join(lines)} }}"


def save(page: Any, path: Path) -> Any:
    """The book as it is saved."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    download.value.save_as(path)
    return json.loads(path.read_text())


def test_the_book_tells_games_results_luck_and_skill(visit: Any) -> None:
    page = visit("book", script=kept(tablee_book=GAMES, tablee_puzzles=TRIED))
    games = page.locator("section[aria-labelledby=games] li")
    expect(games).to_have_count(3)
    expect(games.first).to_contain_text("won 2–0")
    expect(games.first).to_contain_text("Le Prof (captain)")
    expect(games.first).to_contain_text("+12.5 ± 7.8 points")
    doors = [link.get_attribute("href") for link in games.first.locator("a").all()]
    assert doors == [
        "#/replay/table-number-3/0/0",
        "#/deal/2026-11-16.footclub",
        "#/table/table-number-3/review",
    ]
    deals = page.locator("section[aria-labelledby=deals]")
    expect(deals).to_contain_text("One deal played for the record.")
    expect(deals).to_contain_text("The one other who finished it here did better.")
    expect(games.locator(".art svg")).to_have_count(3)  # also where a file has kept nonsense
    expect(page.locator("table", has_text="With whom")).to_contain_text("Bea")
    expect(page.locator("section[aria-labelledby=puzzles]")).to_contain_text("1 of 1 solved")
    page.get_by_role("navigation", name="Which game").get_by_text("FootClub").click()
    expect(page.locator("table", has_text="By level")).to_contain_text("captain")
    expect(page.locator("h3", has_text="Luck over time")).to_be_visible()
    expect(page.locator("p", has_text="On average over 2 games").first).to_be_visible()
    assert faults(page) == []
    games.nth(1).get_by_role("button", name="Strike out").click()
    expect(games).to_have_count(2)
    page.reload()
    expect(games).to_have_count(2)


FAULTS = (
    "games[0].at: must be a number",
    "games[0].deal.compared.worse",
    "games[1].seats",
    "puzzles[0].grade",
)


def test_the_book_goes_out_and_in_again_and_a_broken_file_is_refused(
    visit: Any, tmp_path: Path
) -> None:
    out = save(visit("book", script=kept(tablee_book=GAMES, tablee_puzzles=TRIED)), tmp_path / "a")
    assert (out["games"], out["puzzles"]) == (GAMES, TRIED)
    page = visit("book")
    chooser = page.locator("input[type=file]")
    spoilt = json.loads(json.dumps(out))
    spoilt["games"][0]["at"] = "yesterday"
    spoilt["games"][1]["seats"] = 7
    spoilt["games"][0]["deal"]["compared"]["worse"] = -1
    spoilt["puzzles"][0]["grade"] = "absurd"
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(spoilt))
    chooser.set_input_files(broken)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("nothing was added")
    for fault in FAULTS:
        expect(alert).to_contain_text(fault)
    expect(page.locator("section[aria-labelledby=games]")).to_have_count(0)
    assert faults(page) == []
    chooser.set_input_files(tmp_path / "a")
    expect(page.get_by_text("Added: 3 games, one puzzle.")).to_be_visible()
    assert save(page, tmp_path / "b") == out
    chooser.set_input_files(tmp_path / "a")
    expect(page.get_by_text("Added: no game, no puzzle.")).to_be_visible()


REFUSES = """Storage.prototype.setItem = function () {
  throw new DOMException('no', 'NAME');
};"""


@pytest.mark.parametrize(
    ("name", "told"),
    [("QuotaExceededError", "no room left"), ("SecurityError", "keeps nothing")],
)
def test_a_browser_that_keeps_nothing_is_told_of_and_nothing_breaks(
    visit: Any, tmp_path: Path, name: str, told: str
) -> None:
    page = visit("book", script=REFUSES.replace("NAME", name))
    file = tmp_path / "book.json"
    file.write_text(json.dumps({"format": "tablee-book/1", "games": GAMES, "puzzles": []}))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".trouble")).to_contain_text(told)
    expect(page.locator("section[aria-labelledby=games] li")).to_have_count(3)
    page.click(".brand")
    expect(page.locator("section[aria-labelledby=recent] li")).to_have_count(3)


def test_home_of_somebody_who_comes_back(visit: Any) -> None:
    today = datetime.now(UTC).date().isoformat()
    played = {**GAMES[0], "deal": {"name": f"{today}.footclub", "first": True}}
    page = visit(lang="de", width=390, height=844, script=kept(tablee_book=[played, *GAMES[1:]]))
    expect(page.locator(".game")).to_have_count(3)
    expect(page.locator("section[aria-labelledby=today-calendar]")).to_contain_text(
        "Heute gespielt: FootClub."
    )
    recent = page.locator("section[aria-labelledby=recent]")
    expect(recent.locator(".chip").first).to_contain_text("2:0")
    expect(recent.locator(".chip").first).to_contain_text("November 2023")
    expect(recent.get_by_role("link", name="Mein Buch: 3 Partien")).to_be_visible()
    # What is new today comes before the games, and nothing is wider than the phone.
    puzzle = page.locator("section[aria-labelledby=today-jigsaw-piece]")
    assert puzzle.bounding_box()["y"] < page.locator(".game").first.bounding_box()["y"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert faults(page) == []
