"""A browser at the site, and what the checks ask of it."""

from __future__ import annotations

import time
from typing import Any

from tests.web.play import until
from tests.web.static import Host

GAMES = ("footclub", "les-poilus", "trench-club")
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
#: Seconds after which something that has not happened never will.
PATIENCE = 180
PACE = """if (location.protocol.startsWith('http') && !localStorage.getItem('tablee-settings'))
  localStorage.setItem('tablee-settings', JSON.stringify({pace: 'none', level: 'recruit'}));"""
HERE = "() => location.hash.startsWith('#/table/here-')"
#: The pages and what is needed to play.
KEPT = "async () => (await caches.keys()).length >= 2"
#: What a question of a table looks like, whatever the game.
ASKED = "() => document.title.startsWith('●')"


class Visit:
    """A browser of its own, and what went wrong in it."""

    def __init__(
        self, browser: Any, host: Host, size: dict[str, int] | None = None, script: str = ""
    ) -> None:
        self.host = host
        self.errors: list[str] = []
        self.context = browser.new_context(
            viewport=size or PHONE, has_touch=size is None, locale="en", reduced_motion="reduce"
        )
        self.context.add_init_script(PACE + script)
        self.page = self.tab()

    def tab(self) -> Any:
        """One more tab."""
        page = self.context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._heard)
        return page

    def _heard(self, said: Any) -> None:
        if said.type == "error":
            self.errors.append(said.text)

    def go(self, route: str) -> None:
        """Open a page of the site."""
        self.page.goto(f"{self.host.address}#/{route}")

    def begin(self, route: str) -> float:
        """Open a table; seconds from the wish to play to the first question."""
        began = time.monotonic()
        self.go(route)
        self.asked()
        return time.monotonic() - began

    def asked(self) -> None:
        """Wait for a question of a table of this browser."""
        until(self.page, HERE, PATIENCE)
        until(self.page, ASKED, PATIENCE)

    def afresh(self) -> None:
        """Leave the site: the workers end, and start anew with the next page."""
        self.page.goto("about:blank")

    def go_offline(self) -> None:
        """Once everything is kept: nobody answers any more, and there is no network."""
        until(self.page, KEPT, PATIENCE)
        self.page.reload()
        self.host.stop()
        self.context.set_offline(True)
