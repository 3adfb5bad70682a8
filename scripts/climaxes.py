"""Take a picture of every banner that stands over a board, for a person to look at.

    python -m scripts.climaxes                                    into screenshots/
    python -m scripts.climaxes --only les-poilus --size phone --theme dark

The games are those of tests/web/test_beats.py: every big event comes at a line that is known.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import chromium, screenshots
from tests.web.played import BIG, climax
from tests.web.scripted import ScriptedTable, Theatre, theatre

#: What of a game's end the server of these pictures knows nothing about.
NOT_OVER = 409
BANNER = "document.querySelector('.banner')?.innerText ?? ''"
STEP, MOST = 100, 40_000


def banners(table: ScriptedTable, into: Path, name: str, known: set[str]) -> None:
    """Let a line go by; a picture of each banner that was not seen before."""
    table.go_on()
    for _ in range(0, MOST, STEP):
        table.run(STEP)
        words = table.page.evaluate(BANNER)
        if words and words not in known:
            known.add(words)
            # It has come by now.
            table.run(3 * STEP)
            table.page.screenshot(path=into / f"{name}-{len(known):02}.png")
        if table.page.get_attribute("main.board", "data-step") == "idle":
            break
    table.page.evaluate("location.hash = '#/about'")
    table.run(STEP)


def take(stage: Theatre, games: list[str], into: Path, size: str, theme: str, lang: str) -> None:
    """All banners of some games."""
    width, height = screenshots.SIZES[size]
    look = {"width": width, "height": height, "lang": lang, "color_scheme": theme}
    for game in games:
        known: set[str] = set()
        for kind in BIG[game]:
            played, line = climax(game, kind)
            table = stage(played, line - 1, has_touch=size in screenshots.TOUCHED, **look)
            banners(table, into, f"banner-{game}-{size}-{theme}-{lang}", known)


def main() -> None:
    """Build, serve, take pictures."""
    parser = argparse.ArgumentParser(description="Pictures of every banner.")
    parser.add_argument("--into", type=Path, default=screenshots.ROOT / "screenshots")
    parser.add_argument("--only", default="", metavar="TEXT", help="games whose name has this")
    parser.add_argument("--size", default="desktop,phone", help="(desktop,phone)")
    parser.add_argument("--theme", default="light,dark", help="(light,dark)")
    parser.add_argument("--lang", default="de", help="(de)")
    chosen = parser.parse_args()
    chosen.into.mkdir(parents=True, exist_ok=True)
    games = [game for game in BIG if chosen.only in game]
    with tempfile.TemporaryDirectory(prefix="tablee-banners-") as folder:
        screenshots.build(Path(folder))
        with screenshots.serving(Path(folder)) as address, sync_playwright() as playwright:
            browser = chromium.launched(playwright)
            with theatre(browser, address) as stage:
                stage.visits.refusals = (NOT_OVER,)
                for theme in chosen.theme.split(","):
                    for size in chosen.size.split(","):
                        take(stage, games, chosen.into, size, theme, chosen.lang)
            browser.close()
    print(f"Pictures are in {chosen.into}")


if __name__ == "__main__":
    main()
