"""From a request's parts to an answer's bytes, whatever carried the request.

Starlette calls this on a server; in a browser the page's worker does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tablee import __version__
from tablee.kernel.documents import Refusal
from tablee.protocol import http, ws
from tablee.server import refusals
from tablee.server.api.problems import STATUS, language_read, problem
from tablee.server.api.routes import ROUTES, Call, Route, see_table
from tablee.server.logs import get_logger
from tablee.server.rooms.rooms import Rooms
from tablee.server.settings import offline_version
from tablee.server.store.contract import Damaged, StoreError

logger = get_logger("tablee.web")

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{10,40}")


class Incoming:
    """A request: what stands in its address and its head, and its body."""

    def __init__(
        self,
        path: Mapping[str, str],
        query: Mapping[str, Sequence[str]],
        headers: Mapping[str, str],
        address: str,
        body: bytes = b"",
    ) -> None:
        self.path = path
        self.query = query
        #: By name in small letters.
        self.headers = headers
        self.address = address
        self.body = body

    @property
    def language(self) -> str:
        """The language of refusals: as asked for, else the first that the browser's user reads."""
        usual = language_read(self.headers.get("accept-language", ""))
        return next(iter(self.query.get("lang", ())), usual)


class Answer:
    """What is said to a request: a status, and a document as bytes."""

    def __init__(self, body: bytes, status: int = 200) -> None:
        self.body = body
        self.status = status


def said(value: Any, status: int = 200) -> Answer:
    """A document as an answer."""
    return Answer(msgspec.json.encode(value), status)


def refused(refusal: Refusal, lang: str = "en") -> Answer:
    """A refusal as an answer."""
    return said(problem(refusal, lang), STATUS.get(refusal.code, 409))


async def answer(rooms: Rooms, route: Route, incoming: Incoming) -> Answer:
    """Answer a request for a route; whatever goes wrong becomes a document."""
    try:
        found = await _call(rooms, route, incoming)
    except Damaged as problem:
        rooms.unreadable.tell_once(incoming.path.get("table", ""), problem)
        found = refusals.UNREADABLE.refusal()
    except StoreError:
        found = refusals.UNAVAILABLE.refusal()
    except Exception:
        rooms.metrics.failures.inc()
        logger.exception("request failed", route=route.path)
        return Answer(b'{"code":"failed"}', 500)
    return refused(found, incoming.language) if isinstance(found, Refusal) else said(found)


async def health(rooms: Rooms) -> Answer:
    """How the server is."""
    status = "closing" if rooms.closing else "ok"
    if not await rooms.is_healthy():
        status = "failing"
    found = http.Health(
        status=status,  # type: ignore[arg-type]
        version=__version__,
        protocol=ws.PROTOCOL,
        mail=rooms.settings.mail is not None,
        unreadable=len(rooms.unreadable),
        offline=offline_version(rooms.settings.offline),
    )
    return said(found, 200 if status == "ok" else 503)


def find_route(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The route of an address, and the arguments in its path."""
    for route, pattern in _PATTERNS:
        matched = pattern.fullmatch(path) if route.method == method else None
        if matched is not None:
            return route, matched.groupdict()
    return None


_PATTERNS = [
    (route, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", route.path))) for route in ROUTES
]


async def _call(rooms: Rooms, route: Route, incoming: Incoming) -> Any:
    try:
        path, query = _arguments(route, incoming)
        body = _body(route, incoming)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        return refusals.MALFORMED.refusal(problem=str(error)[:300])
    scheme, _, token = incoming.headers.get("authorization", "").partition(" ")
    if scheme and scheme.lower() != "bearer":
        return refusals.NOT_ALLOWED.refusal()
    call = Call(rooms, incoming.address, path, query, token.strip(), body)
    if route.of_table:
        room = await rooms.room(path["table"])
        if room is None:
            return refusals.NO_SUCH_TABLE.refusal()
        call.room = room
        room.looked_at(call.address)
        if route.keyed:
            actor = rooms.actor(room.table, call.token, query.get("as"))
            if isinstance(actor, Refusal):
                return actor
            call.actor = actor
            # Only what the table's page needs to say so.
            if call.is_removed and route.handler is not see_table:
                return refusals.REMOVED.refusal()
    return await route.handler(call)


def _arguments(route: Route, incoming: Incoming) -> tuple[dict[str, Any], dict[str, Any]]:
    path: dict[str, Any] = dict(incoming.path)
    if "table" in path and not TABLE_ID.fullmatch(path["table"]):
        raise ValueError("this is not the name of a table")
    if "seat" in path:
        path["seat"] = msgspec.convert(path["seat"], ws.SeatNumber, strict=False)
    query: dict[str, Any] = {}
    for name, kind in _query_types(route).items():
        given = incoming.query.get(name, ())
        if len(given) > 1:
            raise ValueError(f"{name} is given more than once")
        if given:
            query[name] = msgspec.convert(given[0], kind, strict=False)
    return path, query


def _query_types(route: Route) -> dict[str, Any]:
    return {**route.query, "as": ws.SeatNumber} if route.keyed else route.query


def _body(route: Route, incoming: Incoming) -> Any:
    if route.decoder is None:
        return None
    kind = incoming.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise ValueError("the body must be application/json")
    return route.decoder.decode(incoming.body)
