"""A server with the built client, and Chromium to look at it."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from scripts import chromium
from tests.left_out import leave_out
from tests.serving import serving
from tests.web.not_on_site import why_not_on_site
from tests.web.seeded import finished_table, finished_tables
from tests.web.static import ON_SITE, Host

from tablee.client import call

ROOT = Path(__file__).resolve().parents[2]

#: Milliseconds after which something that has not happened never will, on a slow machine too.
PATIENCE = 60_000
NAMES = ("Marguerite", "Jean-Baptiste", "Ottilie")
#: Pages are laid out and make frames, but get no memory to draw into: a sixth less processor time.
#: No test looks at pixels (scripts/screenshots.py does).
NO_PIXELS = "--force-gpu-mem-available-mb=0"
#: No page of a test lives long enough to win back what optimising its script costs.
NOT_OPTIMISED = "--js-flags=--no-maglev,--no-turbofan"


@pytest.fixture(scope="session")
def pages() -> Path:
    """The built client."""
    return built("build_web.py")


def built(script: str, *arguments: str) -> Path:
    """What a script has built, if it could."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / script), *arguments],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        leave_out(f"{script} could not build the pages: {done.stderr[-500:]}")
    return Path(done.stdout.strip().splitlines()[-1])


@pytest.fixture(scope="session")
def server_address(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with serving(tmp_path_factory.mktemp("server"), "--pages", str(pages)) as address:
        yield address


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out what the static site does not have, each with its reason."""
    for item in items if ON_SITE else ():
        reason = why_not_on_site(item)
        if reason:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def site() -> Path:
    """The built site."""
    return built("build_site.py", "--here")


@pytest.fixture(scope="session")
def pages_address(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the pages are that a test looks at."""
    if not ON_SITE:
        yield request.getfixturevalue("server_address")
        return
    host = Host(request.getfixturevalue("site"))
    yield host.address
    host.stop()


#: Tables that computer players bring to an end in a few seconds.
SHORT: dict[str, dict[str, Any]] = {
    "les-poilus": {"players": 3},
    "footclub": {},
    "trench-club": {"armistice": 1},
}


@pytest.fixture(scope="session")
def finished(request: pytest.FixtureRequest) -> Callable[[str], str]:
    """The name of a finished table of a game, played by computer players."""
    if ON_SITE:
        return finished_table
    server_address: str = request.getfixturevalue("server_address")
    tables: dict[str, str] = {}

    def find(game: str) -> str:
        if game not in tables:
            options = SHORT[game]
            seats = [{"holder": "bot", "level": "uniform", "name": name} for name in NAMES]
            body = {"game": game, "options": options, "seats": seats[: options.get("players", 2)]}
            tables[game] = call(server_address.rstrip("/"), "/api/tables", {**body, "start": True})[
                "table"
            ]
        until = time.monotonic() + 300
        while call(server_address.rstrip("/"), f"/api/tables/{tables[game]}")["outcome"] is None:
            assert time.monotonic() < until, f"{game} does not end"
            time.sleep(0.2)
        return tables[game]

    return find


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium."""
    if not chromium.found():
        leave_out("there is no Chromium")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = chromium.launched(playwright, NO_PIXELS, NOT_OPTIMISED)
        yield started
        started.close()


#: Sets the pace of a browser that has no settings yet.
PACE = """
// A page that could not be fetched has no storage.
if (location.protocol.startsWith('http')) localStorage.setItem('tablee-settings', JSON.stringify(
  {pace: 'PACE', ...JSON.parse(localStorage.getItem('tablee-settings') ?? '{}')}));
"""


class Visits:
    """Opens the client as one more person each time, and notes what goes wrong in the pages."""

    def __init__(self, browser: Any, server_address: str, script: str = "") -> None:
        self._browser = browser
        self._server_address = server_address
        #: Runs before anything else in every page.
        self._script = script
        self.contexts: list[Any] = []
        self.errors: list[str] = []
        #: HTTP statuses of refusals that the test is about; the browser logs them as errors.
        self.refusals: tuple[int, ...] = ()

    def __call__(
        self,
        path: str = "",
        lang: str = "en",
        width: int = 1280,
        height: int = 860,
        pace: str = "none",
        script: str = "",
        **more: Any,
    ) -> Any:
        """A page in a browser of its own; what happens is shown at a pace, or only its result.

        A script runs before anything else in the page.
        """
        more.setdefault("reduced_motion", "reduce")
        context = self._browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, **more
        )
        context.add_init_script(PACE.replace("PACE", pace) + self._script + script)
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._heard)
        page.goto(f"{self._server_address}#/{path}")
        return page

    def _heard(self, said: Any) -> None:
        expected = any(f"with a status of {status} " in said.text for status in self.refusals)
        if said.type == "error" and not expected:
            self.errors.append(said.text)


@pytest.fixture
def visit(browser: Any, pages_address: str, request: pytest.FixtureRequest) -> Iterator[Visits]:
    """Open the client; errors of a page fail the test."""
    seeded = ON_SITE and "finished" in request.fixturenames
    visits = Visits(browser, pages_address, finished_tables() if seeded else "")
    yield visits
    for context in visits.contexts:
        context.close()
    assert visits.errors == []
