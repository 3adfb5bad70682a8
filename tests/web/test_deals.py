"""The deal of the day in four browsers, and a challenge's link."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.server.conftest import QUICK, Served
from tests.server.test_deals import bots_by_rule_of_thumb
from tests.web.axe import faults

from tablee.client import Seat, call


@pytest.fixture(scope="module")
def server_address(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots answer at once, whatever their level: here they are only company."""
    database = str(tmp_path_factory.mktemp("deals") / "tables.db")
    settings = msgspec.structs.replace(QUICK, pages=str(pages), database=database)
    with pytest.MonkeyPatch.context() as patch:
        bots_by_rule_of_thumb(patch)
        served = Served(settings)
        yield f"{served.address}/"
        served.stop()
        assert served.failures() == 0


@pytest.fixture(scope="module")
def pages_address(server_address: str) -> str:
    """Its pages."""
    return server_address


KEYS = "JSON.parse(localStorage.getItem('tablee-tables'))[0]"
ASK = """async ([deal, more]) => {
  const body = {player: localStorage.getItem('tablee-player'), name: 'Eve', ...more};
  const answer = await fetch(`api/deals/${deal}/play`, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
  return (await answer.json()).code;
}"""


def to_the_end(server: str, keys: dict[str, Any], pick: int) -> dict[str, Any]:
    """Play a table's game with a client of its own; how it ended."""
    with Seat.open(server, keys["id"], keys["token"], keys["seat"]) as seat:
        while not seat.over:
            # Where there is nothing to choose the table answers by itself.
            if seat.seat in seat.info["to_act"] and len(seat.moves) > 1:
                seat.play(seat.moves[pick % len(seat.moves)])
            else:
                seat.wait(60)
        assert seat.outcome is not None
        seat.command("deal")
        return seat.outcome


def rank(outcome: dict[str, Any], seat: int) -> tuple[float, int, int]:
    """By the result, then by goals."""
    goals = [outcome["args"]["blue_goals"], outcome["args"]["red_goals"]]
    return outcome["scores"][seat], goals[seat] - goals[1 - seat], goals[seat]


@pytest.mark.long
def test_a_day_in_four_browsers(visit: Any, server_address: str) -> None:
    server = server_address.rstrip("/")
    visit.refusals = (400, 409)
    deal = f"{call(server, '/api/deals')['today']}.footclub"
    pages = [visit("deals") for _ in range(4)]
    for page in pages:
        page.locator(f"a[href='#/deal/{deal}']").click()
        page.get_by_role("button", name="Play for the record").click()
        expect(page.get_by_role("link", name="Luck fixed beforehand")).to_be_visible()
    keys = [page.evaluate(KEYS) for page in pages]
    assert pages[0].evaluate(ASK, [deal, {}]) == "already-tried"
    assert pages[0].evaluate(ASK, [deal, {"again": True}]) == "try-first"
    assert pages[0].evaluate(ASK, [deal, {"result": {"won": 2}}]) == "malformed"
    # The same person at another device.
    player = pages[0].evaluate("localStorage.getItem('tablee-player')")
    elsewhere = visit("deals", script=f"localStorage['tablee-player'] = '{player}';")
    assert elsewhere.evaluate(ASK, [deal, {}]) == "already-tried"
    for page in pages:  # nobody looks on: what four matches look like is not what is asked here
        page.evaluate("location.hash = '#/about'")
    with ThreadPoolExecutor(4) as players:
        outcomes = list(players.map(to_the_end, [server] * 4, keys, range(4)))
    ranks = [rank(outcome, keys[0]["seat"]) for outcome in outcomes]
    for place, page in enumerate(pages):
        page.evaluate(f"location.hash = '#/table/{keys[place]['id']}'")
        page.get_by_role("link", name="Compare").click()
        others = ranks[:place] + ranks[place + 1 :]
        better = sum(other > ranks[place] for other in others)
        level = sum(other == ranks[place] for other in others)
        told = f"Of 3 others here {better} did better, {level} as well as you"
        expect(page.get_by_text(told)).to_be_visible()
        expect(page.locator("tr.mine")).to_have_count(1)
    assert faults(pages[0]) == []
    # The book keeps it, with the comparison.
    pages[0].goto(f"{server_address}#/book")
    written = pages[0].locator("section[aria-labelledby=deals] li")
    expect(written).to_contain_text("Of 3 others here")
    expect(written.get_by_role("link")).to_have_attribute("href", f"#/deal/{deal}")
    assert faults(pages[0]) == []
    # Nothing tells the secret before the day is over.
    shown = call(server, f"/api/deals/{deal}")
    record = call(server, f"/api/tables/{keys[0]['id']}/record")
    assert (shown["secret"], record["fairness"]["secret"]) == ("", "")
    assert record["fairness"]["commitment"] == shown["commitment"]


def test_a_challenge(visit: Any, server_address: str) -> None:
    page = visit("deals", lang="de", width=390, height=844)
    page.get_by_role("button", name="Neue Herausforderung: FootClub").click()
    link = page.get_by_label("Schick diesen Link").input_value()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Both sides can be played, by keys alone.
    first = page.get_by_role("button", name="Für die Wertung spielen").first
    first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Glück vorher festgelegt")).to_be_visible()
    to_the_end(server_address.rstrip("/"), page.evaluate(KEYS), 0)
    other = visit(link.partition("#/")[2], lang="fr")
    expect(other.get_by_role("button", name="Jouer pour de bon")).to_have_count(2)
    expect(other.get_by_text("Une personne l’a jouée ici.")).to_be_visible()
    other.get_by_role("button", name="Jouer pour de bon").first.click()
    expect(other.get_by_role("link", name="Chance fixée d’avance")).to_be_visible()
    to_the_end(server_address.rstrip("/"), other.evaluate(KEYS), 0)
    # Both see the comparison; who played alike did as well.
    for one, told in ((page, "war gleich gut."), (other, "a fait aussi bien que vous.")):
        one.goto(link)
        expect(one.locator(".told")).to_contain_text(told)
