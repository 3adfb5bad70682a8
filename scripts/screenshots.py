"""Take pictures of every page of the browser client, at several sizes and in two themes.

    python scripts/screenshots.py                           everything, into screenshots/
    python scripts/screenshots.py --only act --lang de,fr   pages whose name has "act"

A server with the built client is started for it. Most boards show recorded moments of real games
(web/src/fixtures), the same in every picture; replays and results are of games that are played for
the occasion. It needs Chromium (`scripts/chromium.py`).
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import build_web, chromium
from scripts.scenes import Scene, Tables, guided_games, plain_pages, recorded_moments

ROOT = Path(__file__).resolve().parent.parent
SIZES = {
    "desktop": (1440, 900),
    "laptop": (1280, 800),
    "large": (1600, 1000),
    "phone": (390, 844),
    "small": (360, 740),
    "landscape": (844, 390),
}
#: Those that are touched.
TOUCHED = ("phone", "small", "landscape")


def build(folder: Path) -> None:
    """The client with the recorded moments in it."""
    build_web.install(build_web.WEB)
    os.environ["TABLEE_FIXTURES"] = "1"
    build_web.build(build_web.WEB, folder)


@contextmanager
def serving(pages: Path, beat: float = 0.01) -> Iterator[str]:
    """A server on a free port, whose bots take so many seconds for a move; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "tablee", "serve", "--port", str(port), "--beat", str(beat)]
    command += ["--database", str(pages / "tables.sqlite"), "--pages", str(pages)]
    command += ["--rate", "500", "--address-rate", "5000"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/"
    try:
        for _ in range(150):
            try:
                with urllib.request.urlopen(f"{address}health", timeout=2):
                    break
            except OSError:
                time.sleep(0.2)
        yield address
    finally:
        server.terminate()
        server.wait(20)


def scenes(address: str, only: str) -> dict[str, Scene]:
    """The scenes whose name contains some text."""
    still = {**plain_pages(), **recorded_moments(), **guided_games()}
    found = {name: scene for name, scene in still.items() if only in name}
    # Games are played only where they are wanted.
    if not only or not found or any(only in name for name in ("replay", "fairness", "result")):
        found |= {name: scene for name, scene in Tables(address).scenes().items() if only in name}
    return found


def shoot(
    browser: Browser, address: str, wanted: dict[str, Scene], arguments: argparse.Namespace
) -> list[str]:
    """Take the pictures; what was wrong with the pages."""
    faults: list[str] = []
    for lang in arguments.lang.split(","):
        for theme in arguments.theme.split(","):
            for size in arguments.size.split(","):
                for name, scene in wanted.items():
                    here = f"{name}-{size}-{theme}-{lang}"
                    context = open_context(browser, scene, size, theme, lang)
                    page = context.new_page()
                    page.on("pageerror", functools.partial(note, faults, here))
                    try:
                        page.goto(f"{address}#/{scene.path}")
                        settle(page)
                        if scene.act is not None:
                            scene.act(page)
                            page.wait_for_timeout(250)
                        page.screenshot(path=arguments.into / f"{here}.png")
                        if sideways(page):
                            faults.append(f"{here}: wider than the screen")
                    except Error as error:
                        faults.append(f"{here}: {error}")
                    context.close()
    return faults


def open_context(
    browser: Browser, scene: Scene, size: str, theme: str, lang: str
) -> BrowserContext:
    """A browser that knows what the scene says."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        has_touch=size in TOUCHED,
    )
    kept = {"tablee-tables": scene.tables, "tablee-settings": scene.settings}
    for key, value in kept.items():
        if value:
            stored = json.dumps(json.dumps(value))
            context.add_init_script(f"localStorage.setItem({json.dumps(key)}, {stored})")
    return context


def note(faults: list[str], here: str, error: Error) -> None:
    """Remember an error of a page."""
    faults.append(f"{here}: {error}")


def settle(page: Page) -> None:
    """Wait for texts, board and fonts."""
    page.wait_for_selector("h1:visible, h2:visible, .sentence:visible, p[role=status]:visible")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)


def sideways(page: Page) -> bool:
    """Whether the page scrolls sideways."""
    script = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    return bool(page.evaluate(script))


def main() -> None:
    """Build, serve, take pictures."""
    parser = argparse.ArgumentParser(description="Pictures of the browser client.")
    parser.add_argument("--into", type=Path, default=ROOT / "screenshots", metavar="DIRECTORY")
    parser.add_argument("--only", default="", metavar="TEXT", help="pages whose name has this")
    parser.add_argument(
        "--lang", default="de", help="(de, which has the longest words; en,de,fr for all)"
    )
    parser.add_argument("--theme", default="light,dark", help="(light,dark)")
    parser.add_argument(
        "--size",
        default="desktop,phone",
        help="(desktop,phone; also laptop, large, small, landscape)",
    )
    arguments = parser.parse_args()
    chromium.demand()
    arguments.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tablee-pictures-") as folder:
        build(Path(folder))
        with serving(Path(folder)) as address, sync_playwright() as playwright:
            browser = chromium.launched(playwright)
            faults = shoot(browser, address, scenes(address, arguments.only), arguments)
            browser.close()
    print(f"Pictures are in {arguments.into}")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
