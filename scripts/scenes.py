"""What the pictures show: every page, and every state of a table that a person may meet."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tablee.client import Seat, call
from tablee.games import registry

FIXTURES = Path(__file__).resolve().parent.parent / "web" / "src" / "fixtures"
NAMES = ("Marguerite", "Jean-Baptiste", "Ottilie", "Émile")
#: Games of computer players that end soon, and a line worth looking at.
FINISHED: dict[str, tuple[dict[str, Any], int]] = {
    "les-poilus": ({"players": 3, "difficulty": "recruit"}, 14),
    "footclub": ({}, 30),
    "trench-club": ({"armistice": 2}, 90),
}
Act = Callable[[Page], None]


class Scene:
    """A page, what this browser already knows and has chosen, and what is done before."""

    def __init__(
        self,
        path: str,
        tables: list[dict[str, Any]] | None = None,
        settings: dict[str, Any] | None = None,
        act: Act | None = None,
    ) -> None:
        self.path = path
        self.tables = tables or []
        self.settings = settings or {}
        self.act = act


def click(*selectors: str) -> Act:
    """Click one thing after the other."""

    def act(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()

    return act


def plain_pages() -> dict[str, Scene]:
    """Pages that need no table."""
    return {
        "home": Scene(""),
        "new-les-poilus": Scene("new/les-poilus"),
        "new-footclub-terms": Scene("new/footclub", act=click("details:last-of-type summary")),
        **{
            f"new-{game}-variants": Scene(f"new/{game}", act=click("details summary"))
            for game in registry.names()
        },
        "new-trench-club": Scene("new/trench-club"),
        "new-trench-club-battle": Scene("new/trench-club", act=click("input[value=relief]")),
        "rules": Scene("rules/les-poilus"),
        "rule": Scene("rules/footclub/F2.3"),
        "rules-trench-club": Scene("rules/trench-club/T5.3"),
        "glossary": Scene("rules/glossary"),
        "settings": Scene("settings"),
        "about": Scene("about"),
        "privacy": Scene("privacy"),
        "book": Scene("book"),
        "mistakes": Scene("mistakes"),
        "record": Scene("record"),
        "deals": Scene("deals"),
        "deal": Scene("deals", act=click("a.btn[href*='#/deal/']")),
        **{f"puzzle-{game}": Scene(f"puzzle/{game}") for game in registry.names()},
        **{f"how-{game}": Scene(f"how/{game}") for game in registry.names()},
        **{f"start-{game}": Scene(f"start/{game}") for game in registry.names()},
        "no-such-page": Scene("nowhere"),
        "no-such-table": Scene("table/AAAAAAAAAAAAAAAA"),
    }


def recorded_moments() -> dict[str, Scene]:
    """Boards at recorded moments of real games: the same in every picture."""
    # Ends are pictures of finished games (result-…): nobody has counted what a moment came from.
    moments = sorted(path.stem for path in FIXTURES.glob("*.json") if "-end-" not in path.stem)
    scenes = {f"table-{name}": Scene(f"recorded/{name}") for name in moments}
    distinct, large = {"palette": "distinct"}, {"size": "large"}
    for game, moment in (
        ("les-poilus", "les-poilus-act"),
        ("footclub", "footclub-raise-bonus"),
        ("trench-club", "trench-club-designate"),
    ):
        path = f"recorded/{moment}"
        scenes[f"odds-{game}"] = Scene(path, act=open_panel(1))
        scenes[f"palette-{game}"] = Scene(path, settings=distinct)
        scenes[f"large-{game}"] = Scene(path, settings=large)
        scenes[f"text-{game}"] = Scene(path, settings={"textMode": True})
    scenes["chat-muted"] = Scene("recorded/les-poilus-act", act=open_panel(2))
    scenes["log"] = Scene("recorded/footclub-raise-bonus", act=open_panel(0))
    return scenes


def guided_games() -> dict[str, Scene]:
    """The guided first games where the coach first points at the board."""

    def read_on(page: Page) -> None:
        for _ in range(2):
            page.wait_for_selector(".coach:not(.waits) .say p")
            page.locator(".coach .next").click()
        page.wait_for_timeout(400)

    games = ("les-poilus", "footclub", "trench-club")
    return {f"learn-{game}": Scene(f"learn/{game}", act=read_on) for game in games}


def open_panel(which: int) -> Act:
    """Open log, odds or chat: by its tab, or on a phone from the dock."""

    def act(page: Page) -> None:
        width = (page.viewport_size or {"width": 0})["width"]
        # A phone on its side, and a tablet: the panel is closed at first.
        if 760 < width <= 1060:
            page.locator("header button[aria-expanded]").last.click()
        page.locator(".dock button" if width <= 760 else ".tabs [role=tab]").nth(which).click()
        page.wait_for_timeout(350)

    return act


class Tables:
    """A running server, and the tables that are opened on it for the pictures."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        """One request."""
        return call(self.address, f"/api/{path}", body, token)

    def known(self, opened: dict[str, Any], game: str, **more: Any) -> dict[str, Any]:
        """A table as the browser keeps it."""
        own: dict[str, Any] = next((keys for keys in opened["seats"] if keys.get("token")), {})
        return {
            "id": opened["table"],
            "game": game,
            "seat": own.get("seat", -1),
            "token": own.get("token", ""),
            "phrase": own.get("phrase", ""),
            "host": opened["host"],
            "invites": {},
            "names": [seat["name"] for seat in opened["info"]["seats"]],
            "over": False,
            "at": 0,
            **more,
        }

    def finished(self, game: str, options: dict[str, Any]) -> str:
        """A game that computer players bring to its end."""
        count = options.get("players", 2)
        seats = [{"holder": "bot", "level": "uniform", "name": name} for name in NAMES[:count]]
        body = {"game": game, "options": options, "seats": seats, "start": True}
        table: str = self.ask("tables", body)["table"]
        for _ in range(600):
            if self.ask(f"tables/{table}")["outcome"] is not None:
                return table
            time.sleep(0.2)
        raise RuntimeError(f"{game} does not end")

    def opened(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """A table that waits or runs."""
        found: dict[str, Any] = self.ask("tables", {"game": game, "seats": seats, **more})
        return found

    def scenes(self) -> dict[str, Scene]:
        """Pages of tables that are not recorded: waiting, running, finished, closed."""
        return {**self._waiting(), **self._running(), **self._advised(), **self._finished()}

    def _waiting(self) -> dict[str, Scene]:
        me = {"holder": "me", "name": "Marguerite"}
        seats = [me, {"holder": "invited"}, {"holder": "bot", "name": "Émile"}]
        options = {"players": 4, "difficulty": "normal"}
        terms = {"clock": {"per": "turn", "seconds": 86_400}, "chat": "phrases"}
        opened = self.opened("les-poilus", seats, options=options, terms=terms)
        own = self.known(opened, "les-poilus", invites={"1": opened["seats"][1]["invite"]})
        path = f"table/{opened['table']}"
        return {"waiting-host": Scene(path, [own]), "waiting-guest": Scene(path)}

    def _running(self) -> dict[str, Scene]:
        me, bot = {"holder": "me", "name": "Marguerite"}, {"holder": "bot", "name": "Ottilie"}
        opened = self.opened("footclub", [me, bot], start=True)
        own, path = self.known(opened, "footclub"), f"table/{opened['table']}"
        asked = self.opened("les-poilus", [me, bot, bot], options={"players": 3}, start=True)
        self.ask(f"tables/{asked['table']}/seats/2/ask", {"name": "Friederike"})
        both = [me, {"holder": "me", "name": "Jean-Baptiste"}]
        passed = self.opened("footclub", both, terms={"hot_seat": True}, start=True)
        token = passed["seats"][0]["token"]
        with Seat.open(self.address, passed["table"], token, 0) as seat:
            seat.play(seat.moves[0])
        lost = {**own, "token": "a" * 32}
        matters = click("header [aria-haspopup=dialog]")
        home = [
            own,
            self.known(asked, "les-poilus"),
            {**own, "id": "B" * 16, "over": True, "game": "trench-club"},
        ]
        return {
            "home-tables": Scene("", home),
            "matters-seat": Scene(path, [own], act=matters),
            "matters-watching": Scene(path, act=matters),
            "what-if": Scene(path, [own], act=_what_if),
            "asks-seat": Scene(f"table/{asked['table']}", [self.known(asked, "les-poilus")]),
            "pass-on": Scene(f"table/{passed['table']}", [self.known(passed, "footclub")]),
            "seat-lost": Scene(path, [lost]),
            "fairness-running": Scene(f"fairness/{opened['table']}", [own]),
        }

    def _advised(self) -> dict[str, Scene]:
        """Advice as it is asked for, and text mode as it is talked with."""
        scenes: dict[str, Scene] = {}
        seats = [{"holder": "me", "name": "Marguerite"}]
        seats += [{"holder": "bot", "name": name} for name in NAMES[1:]]
        for game in FINISHED:
            players = 4 if game == "les-poilus" else 2
            options = {"players": players} if game == "les-poilus" else {}
            terms = {"hints": True}
            opened = self.opened(game, seats[:players], options=options, terms=terms, start=True)
            path, own = f"table/{opened['table']}", [self.known(opened, game)]
            scenes[f"advice-{game}"] = Scene(path, own, act=_ask_advice)
            text = {"textMode": True}
            scenes[f"text-talk-{game}"] = Scene(path, own, settings=text, act=_talk)
        return scenes

    def _finished(self) -> dict[str, Scene]:
        scenes: dict[str, Scene] = {}
        for game, (options, line) in FINISHED.items():
            table = self.finished(game, options)
            last = self.ask(f"tables/{table}/replay?seat=-1")["last"]
            at = min(line, last - 1)
            scenes[f"replay-{game}"] = Scene(f"replay/{table}/{at}/0")
            scenes[f"replay-open-{game}"] = Scene(f"replay/{table}/{at}/open")
            scenes[f"fairness-{game}"] = Scene(f"fairness/{table}")
            scenes[f"result-{game}"] = Scene(f"table/{table}")
        scenes["fork"] = Scene(scenes["replay-footclub"].path, act=click(".steps .btn.main"))
        return scenes


def _what_if(page: Page) -> None:
    click("header [aria-haspopup=dialog]")(page)
    page.locator("dialog .doors a:last-of-type + .btn").click()


def _ask_advice(page: Page) -> None:
    # The only button up there that needs a title: the light bulb, while it is one's turn.
    page.locator("header button[title]:enabled").click(timeout=60_000)
    page.wait_for_selector(".advice li", timeout=60_000)


def _talk(page: Page) -> None:
    page.wait_for_selector(".transcript p")
    page.locator(".commands .btn").nth(2).click()
    page.wait_for_selector(".transcript .own")
    page.wait_for_timeout(500)
