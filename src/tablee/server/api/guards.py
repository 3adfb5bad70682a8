"""What every request must pass: origins, addresses, sizes, rates and headers.

No cookie is ever set and none is read: a seat is opened by its token alone, which a page must
hold to send. So no other site can act in a player's name (CSRF). The check of the Origin header
comes on top.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tablee.kernel.documents import Refusal
from tablee.server import refusals
from tablee.server.api.problems import language_read, problem
from tablee.server.api.records import LONGEST_RECORD
from tablee.server.origins import client_address, origin_allowed
from tablee.server.rooms.rooms import Rooms

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]

LONGEST_BODY = 64 * 1024

#: Requests that read a table's log, and where those begin that read all tries of a deal.
LONG_READS, DEALS = ("/digest", "/record", "/fairness"), "/api/deals"

CONTENT_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self';"
    " img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    # With these two, workers of the page may share memory: a thought can be called off.
    (b"cross-origin-embedder-policy", b"require-corp"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


#: What opens a table ends like this.
TABLE_OPENERS = ("/api/tables", "/api/guided", "/fork", "/rematch", "/play")


class Guards:
    """Stands before the application."""

    def __init__(self, app: Any, rooms: Rooms) -> None:
        self._app = app
        self._rooms = rooms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        refusal = self._refusal(scope, headers)
        status = 0

        async def send_guarded(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        if refusal is not None:
            read = language_read(headers.get(b"accept-language", ""))
            await answer(send_guarded, *refusal, read)
        else:
            await self._app(scope, _limited(receive, longest_body(scope["path"])), send_guarded)
        self._rooms.metrics.requests.labels(scope["method"][:10], str(status)).inc()

    def _refusal(self, scope: Scope, headers: dict[bytes, str]) -> tuple[int, Refusal] | None:
        settings = self._rooms.settings
        client = scope.get("client")
        address = client_address(
            client[0] if client else "", headers.get(b"x-forwarded-for", ""), settings.proxies
        )
        scope["tablee.address"] = address
        # Guessing at a phrase, or reading a log, costs more than a look; opening a table even more,
        # for it stays.
        cost = 1.0 if scope["method"] in ("GET", "HEAD") else 4.0
        if scope["path"].endswith(LONG_READS) or scope["path"].startswith(DEALS):
            cost = 8.0
        if cost > 1 and scope["path"].endswith(TABLE_OPENERS):
            cost = 20.0
        if not self._rooms.addresses.take(address, time.monotonic(), cost):
            return 429, refusals.TOO_FAST.refusal()
        names = [name for name, _ in scope["headers"]]
        if names.count(b"host") > 1 or names.count(b"origin") > 1:
            return 400, refusals.MALFORMED.refusal(problem="two hosts or origins")
        length = headers.get(b"content-length", "0")
        most = longest_body(scope["path"])
        if not length.isdecimal() or int(length) > most:
            return 413, refusals.TOO_LARGE.refusal(most=most)
        if not origin_allowed(headers.get(b"origin"), headers.get(b"host", ""), settings):
            return 403, refusals.WRONG_ORIGIN.refusal()
        return None


async def answer(send: Send, status: int, refusal: Refusal, lang: str) -> None:
    """Refuse before the application has heard of it."""
    body = msgspec.json.encode(problem(refusal, lang))
    length = str(len(body)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", length)]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def longest_body(path: str) -> int:
    """How many bytes may be sent to an address."""
    return LONGEST_RECORD if path == "/api/records" else LONGEST_BODY


def _limited(receive: Receive, most: int) -> Receive:
    """The same body, cut off if it is longer than it said."""
    size = 0

    async def receive_limited() -> dict[str, Any]:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            return {"type": "http.disconnect"}
        return message

    return receive_limited
