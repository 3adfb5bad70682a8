"""Text mode in the browser: whole games by typing; terminals at the same table as a browser."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.term.person import NAME, Person
from tests.term.player import Officer, Player
from tests.tui.screens import moved, my_turn, remote_app_of, run, said, types
from tests.web.axe import faults_in_both
from tests.web.play import MINE, OVER, ask_everything, hurry, play_to_the_end, until
from textual.pilot import Pilot

LINES = "() => [...document.querySelectorAll('.transcript p')].map(one => one.innerText)"
#: Something was added after the lines that were read, but nothing since it was last asked.
SETTLED = f"""() => {{
  const [before, count] = [window.counted, document.querySelectorAll('.transcript p').length];
  window.counted = count;
  return count === before && count > READ && (({OVER})() || ({MINE})());
}}"""


class Typist(Player):
    """Types in the page and reads the transcript, as a screen reader would read it out."""

    def __init__(self, page: Any, language: str) -> None:
        super().__init__(language)
        self.page = page
        self._read = 0

    def listen(self) -> list[str]:
        """What is said until it is this player's turn and nothing is added any more."""
        self.page.evaluate("window.counted = -1")
        until(self.page, SETTLED.replace("READ", str(self._read)), 120)
        self.over = self.page.evaluate(OVER)
        lines: list[str] = self.page.evaluate(LINES)[self._read :]
        self._read += len(lines)
        self.heard += lines
        return lines

    def types(self, line: str) -> list[str]:
        """Type a line and press Enter."""
        # The transcript keeps its last lines only: begin to count anew.
        self._read = self.page.evaluate(f"({LINES})().length")
        if self._read > 300:
            self.page.reload()
            self.page.wait_for_selector(".transcript p")
            self._read = 0
            self.listen()
        self.page.fill("#typed", line)
        self.page.keyboard.press("Enter")
        self._wait_for_echo(f"›\N{NO-BREAK SPACE}{line}")
        return self.listen()

    def _wait_for_echo(self, echo: str) -> None:
        """Read up to what was typed; others may have moved before it was."""
        until(self.page, f"({LINES})().slice({self._read}).includes({json.dumps(echo)})")
        lines: list[str] = self.page.evaluate(LINES)
        self._read = lines.index(echo, self._read) + 1


class TrenchClubTypist(Officer, Typist):
    """Plays Trench Club in the page."""


def text_mode(visit: Any, lang: str, **more: Any) -> Any:
    """A page in text mode."""
    page = visit("settings", lang=lang, **more)
    page.wait_for_selector("h1")
    page.locator("[role=switch]").last.check()
    page.goto(page.url.split("#")[0] + "#/")
    return page


@pytest.mark.parametrize(
    ("game", "lang", "kind"),
    [
        ("footclub", "en", Typist),
        ("les-poilus", "fr", Typist),
        ("trench-club", "de", TrenchClubTypist),
    ],
)
def test_a_whole_game_is_played_by_typing(
    visit: Any, game: str, lang: str, kind: type[Typist]
) -> None:
    page = text_mode(visit, lang)
    hurry(page)
    page.click(f".game.{game} .btn.main")
    page.click(".level.usual")
    page.wait_for_selector(".transcript p")
    player = kind(page, lang)
    player.play()
    ends = {"footclub": "Full time", "les-poilus": "mission", "trench-club": "Waffenstillstand"}
    # The end is told last, which may be after the page knows of it.
    until(page, f"() => ({LINES})().slice(-8).some((line) => line.includes('{ends[game]}'))")


def test_axe_finds_nothing_serious_in_text_mode(visit: Any) -> None:
    page = text_mode(visit, "en")
    page.click(".game.les-poilus .btn.main")
    page.click(".level.usual")
    page.wait_for_selector(".transcript p")
    for line in ("look", "more", "nonsense"):
        page.fill("#typed", line)
        page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert faults_in_both(page) == []


def test_text_mode_fits_a_small_phone(visit: Any) -> None:
    page = text_mode(visit, "de", width=360, height=740, has_touch=True)
    page.click(".game.trench-club .btn.main")
    page.click(".level.usual")
    page.wait_for_selector(".transcript p")
    page.click(".commands .btn >> text=züge")
    until(page, "document.querySelectorAll('.transcript p').length > 5")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_refusals_history_and_undo_work_in_the_page(visit: Any) -> None:
    page = text_mode(visit, "en")
    ask_everything(page)
    page.click(".game.footclub .btn.main")
    page.click(".level.usual")
    page.wait_for_selector(".transcript p")
    player = Typist(page, "en")
    player.listen()
    assert "(rule F2.2)" in player.types("attack")[-1]
    assert player.types("why tackle")[-1].endswith("(rule F2.2)")
    page.keyboard.press("ArrowUp")
    assert page.input_value("#typed") == "why tackle"
    page.keyboard.press("ArrowUp")
    assert page.input_value("#typed") == "attack"
    assert "take back" in player.types("undo")[-1]
    player.types("say hello there")
    until(
        page,
        "[...document.querySelectorAll('.transcript p')].some(p => /: hello/.test(p.innerText))",
    )


def test_a_terminal_and_a_browser_play_at_the_same_table(visit: Any, tmp_path: Path) -> None:
    host = visit("new/footclub", lang="fr")
    host.fill("input[type=text]", "Marguerite")
    host.click("button[type=submit]")
    link = host.locator(".invite input").input_value()
    person = Person(f"term {link}", "de", tmp_path)
    until(host, "document.querySelectorAll('.dot.human').length === 2")
    assert NAME in host.inner_text(".seats")
    host.click(".doors .btn.main")
    host.wait_for_selector(".sentence")
    playing = threading.Thread(target=person.play)
    playing.start()
    play_to_the_end(host)
    playing.join(60)
    assert person.close() == 0
    assert any("Marguerite" in line for line in person.heard)
    assert any(line.startswith("Abpfiff") for line in person.heard)


def test_a_screen_and_a_browser_play_at_the_same_table(visit: Any, tmp_path: Path) -> None:
    host = visit("new/footclub", lang="fr")
    host.fill("input[type=text]", "Marguerite")
    host.click("button[type=submit]")
    app = remote_app_of(host.locator(".invite input").input_value(), tmp_path, "de")
    heard: list[str] = []

    async def play(pilot: Pilot[str]) -> None:
        while await my_turn(pilot):
            assert app.snapshot is not None
            line = app.snapshot.line
            await types(pilot, "1")
            await moved(pilot, line)
        heard.extend(said(pilot))

    # The browser is driven from here; the screen has a loop, and so a thread, of its own.
    with ThreadPoolExecutor(1) as others:
        playing = others.submit(run, app, play)
        until(host, "document.querySelectorAll('.dot.human').length === 2")
        assert "Ada" in host.inner_text(".seats")
        host.click(".doors .btn.main")
        host.wait_for_selector(".sentence")
        play_to_the_end(host)
        playing.result(60)
    assert any("Marguerite" in line for line in heard)
    assert any(line.startswith("Du ") for line in heard)
    assert any(line.startswith("Abpfiff") for line in heard)
