"""Take pictures of every page of the browser client, at two sizes and in two themes.

    python scripts/screenshots.py                           everything, into screenshots/
    python scripts/screenshots.py --only act --lang de,fr   pages whose name has "act"

The boards show recorded moments of real games (web/src/fixtures), so that each picture is the
same every time. It needs Chromium: CHROMIUM names it if it is not /usr/bin/chromium.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import sys
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import build_web

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "small": (360, 740)}
PAGES = {
    "home": "",
    "new-les-poilus": "new/les-poilus",
    "new-footclub": "new/footclub",
    "new-trench-club": "new/trench-club",
    "rules": "rules/les-poilus",
    "rule": "rules/footclub/F2.3",
    "settings": "settings",
    "about": "about",
    "no-such-table": "table/AAAAAAAAAAAAAAAA",
}


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the built pages without a word."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class QuietServer(http.server.ThreadingHTTPServer):
    """A browser that goes to another page hangs up on what it was loading."""

    def handle_error(self, *_: object) -> None:
        """Say nothing."""


def serve(folder: Path) -> str:
    """Serve a folder from a thread; its address."""
    handler = functools.partial(Quiet, directory=str(folder))
    server = QuietServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}/"


def build(folder: Path) -> None:
    """The client with the recorded moments in it."""
    build_web.install(build_web.WEB)
    os.environ["TABLEE_FIXTURES"] = "1"
    build_web.build(build_web.WEB, folder)


def pages(only: str) -> dict[str, str]:
    """The pages and the recorded moments whose name contains some text."""
    moments = sorted(path.stem for path in (ROOT / "web" / "src" / "fixtures").glob("*.json"))
    every = {**PAGES, **{f"table-{name}": f"recorded/{name}" for name in moments}}
    return {name: path for name, path in every.items() if only in name}


def shoot(browser: Browser, address: str, into: Path, arguments: argparse.Namespace) -> list[str]:
    """Take the pictures; what was wrong with the pages."""
    faults: list[str] = []
    for lang in arguments.lang.split(","):
        for theme in arguments.theme.split(","):
            for size in arguments.size.split(","):
                width, height = SIZES[size]
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    locale=lang,
                    color_scheme=theme,
                    reduced_motion="reduce",
                    has_touch=size != "desktop",
                )
                page = context.new_page()
                here = f"{size}-{theme}-{lang}"
                page.on("pageerror", functools.partial(note, faults, here))
                for name, path in pages(arguments.only).items():
                    page.goto("about:blank")
                    page.goto(f"{address}#/{path}")
                    settle(page)
                    page.screenshot(path=into / f"{name}-{here}.png")
                    if sideways(page):
                        faults.append(f"{name}-{here}: wider than the screen")
                context.close()
    return faults


def note(faults: list[str], here: str, error: Error) -> None:
    """Remember an error of a page."""
    faults.append(f"{here}: {error}")


def settle(page: Page) -> None:
    """Wait for texts, board and fonts."""
    page.wait_for_selector("h1:visible, .sentence:visible, p[role=status]:visible")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(250)


def sideways(page: Page) -> bool:
    """Whether the page scrolls sideways."""
    script = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    return bool(page.evaluate(script))


def main() -> None:
    """Build, serve, take pictures."""
    parser = argparse.ArgumentParser(description="Pictures of the browser client.")
    parser.add_argument("--into", type=Path, default=ROOT / "screenshots", metavar="DIRECTORY")
    parser.add_argument("--only", default="", metavar="TEXT", help="pages whose name has this")
    parser.add_argument("--lang", default="en,de", help="(en,de)")
    parser.add_argument("--theme", default="light,dark", help="(light,dark)")
    parser.add_argument("--size", default="desktop,phone", help="(desktop,phone; also small)")
    arguments = parser.parse_args()
    if not Path(CHROMIUM).exists():
        sys.exit(f"There is no Chromium at {CHROMIUM}; set CHROMIUM.")
    arguments.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="tablee-pictures-") as folder:
        build(Path(folder))
        address = serve(Path(folder))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            faults = shoot(browser, address, arguments.into, arguments)
            browser.close()
    print(f"Pictures are in {arguments.into}")
    if faults:
        sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
