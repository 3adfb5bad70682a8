"""The rooms of a browser's tab, in its worker: with the same routes and sessions as a server's."""

from __future__ import annotations

import asyncio
import time

import msgspec

from tablee.browser.host import Host, Speech
from tablee.browser.platform import BrowserBus, BrowserDisk, BrowserPlatform
from tablee.browser.speech import speak_with
from tablee.games import registry
from tablee.server import refusals
from tablee.server.api import calling
from tablee.server.deals import results
from tablee.server.metrics import Metrics
from tablee.server.rooms.rooms import Rooms
from tablee.server.settings import DAY, Retention, Settings
from tablee.server.store.key_value import KeyValueStore, MemoryDisk
from tablee.server.ws.session import Session

#: What the names of tables in a browser begin with: nobody is to look for them elsewhere.
PREFIX = "here-"
#: Nobody else knocks here: the limits only stop a page that has gone wrong.
SETTINGS = Settings(
    table_prefix=PREFIX,
    sleeps=True,
    dated_deals=True,
    sweep=10.0,
    seat_rate=200,
    seat_burst=1000,
    address_rate=1000,
    address_burst=10_000,
    retention=Retention(unstarted=14 * DAY, abandoned=365 * DAY, finished=365 * DAY),
    prune_every=120,
)
#: Whoever asks does so from this very device.
ADDRESS = "here"


class Request(msgspec.Struct, frozen=True):
    """What the page asks for."""

    method: str
    path: str
    query: dict[str, list[str]] = {}
    body: str = ""
    token: str = ""
    language: str = "en"


class Wire:
    """Carries the frames of a session to the page."""

    def __init__(self, host: Host, number: int) -> None:
        self._host = host
        self._number = number

    def send_text(self, frame: bytes) -> None:
        """Send a frame."""
        self._host.send(self._number, frame.decode())

    def end(self) -> None:
        """Close the connection."""
        self._host.end(self._number)


class Tab:
    """What the worker calls."""

    def __init__(self, host: Host, settings: Settings = SETTINGS, keeps: bool = True) -> None:
        self._host = host
        self._bus = BrowserBus(host)
        self._platform = BrowserPlatform(host)
        # Where the browser keeps nothing, tables live as long as their tab.
        store = KeyValueStore(BrowserDisk(host) if keeps else MemoryDisk(), shared=keeps)
        self.rooms = Rooms(settings, store, self._bus, Metrics(), self._platform)
        results.listen(self.rooms)
        self._sessions: dict[int, Session] = {}

    async def open(self) -> None:
        """Open the rooms; the bots' worker starts meanwhile."""
        await self.rooms.open()

    def warm_up(self) -> None:
        """Start the bots' worker, before anybody waits for it."""
        self._platform.players.warm_up()

    async def ask(self, text: str) -> str:
        """Answer a request of the page, with a status and a document."""
        request = msgspec.json.decode(text, type=Request)
        answer = await self.answer(request)
        return f"[{answer.status},{answer.body.decode()}]"

    async def answer(self, request: Request) -> calling.Answer:
        """Answer a request."""
        if request.path == "/health":
            return await calling.health(self.rooms)
        headers = {"accept-language": request.language, "content-type": "application/json"}
        if request.token:
            headers["authorization"] = f"Bearer {request.token}"
        found = calling.find_route(request.method, request.path)
        if found is None:
            incoming = calling.Incoming({}, request.query, headers, ADDRESS)
            return calling.refused(refusals.NOT_FOUND.refusal(), incoming.language)
        route, path = found
        body = request.body.encode()
        incoming = calling.Incoming(path, request.query, headers, ADDRESS, body)
        return await calling.answer(self.rooms, route, incoming)

    # ---- the page's connections -------------------------------------------------------------

    def connect(self, number: int, table: str) -> None:
        """The page has opened a connection to a table."""
        self._sessions[number] = Session(self.rooms, Wire(self._host, number), table, ADDRESS)

    def receive(self, number: int, message: str) -> None:
        """A message of the page."""
        session = self._sessions.get(number)
        if session is not None:
            session.receive(message.encode(), time.monotonic())

    def disconnect(self, number: int) -> None:
        """The page has closed a connection."""
        session = self._sessions.pop(number, None)
        if session is not None:
            session.gone()

    # ---- other tabs, and the bots -----------------------------------------------------------

    def heard(self, table: str, seq: int) -> None:
        """Another tab has written an entry."""
        self._bus.heard(table, seq)

    def granted(self, table: str) -> None:
        """This tab asks the bots of a table from now on."""
        self._platform.granted(table)

    def taken(self, table: str) -> None:
        """Another tab asks the bots of a table from now on."""
        self._platform.taken(table)
        room = self.rooms.running.get(table)
        if room is not None:
            # It asks again when the other tab is closed.
            room.scheduler.wake_up()

    def thought(self, number: int, answer: str, failed: bool) -> None:
        """A bots' worker has answered."""
        self._platform.workers[number].thought(answer, failed)

    def report(self, number: int, done: int, total: int) -> None:
        """A bots' worker says how far it is."""
        self._platform.workers[number].report(done, total)


async def open_tab(host: Host, speech: Speech, keeps: bool) -> Tab:
    """Open the rooms of this tab."""
    speak_with(speech)
    for name in registry.names():
        registry.game(name)
    tab = Tab(host, keeps=keeps)
    await tab.open()
    await asyncio.sleep(0)
    return tab


async def answers_at_rest(languages: tuple[str, ...]) -> dict[str, bytes]:
    """By file name: what a page asks for before anybody plays."""
    tab = Tab(Host())
    found = {}
    for about in ("games", "privacy"):
        for language in languages:
            request = Request("GET", f"/api/{about}", {"lang": [language]})
            found[f"{about}-{language}.json"] = (await tab.answer(request)).body
    return found
