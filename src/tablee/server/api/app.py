"""The application: routes, strict decoding, and refusals as documents."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import structlog
from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount
from starlette.routing import Route as StarletteRoute
from starlette.staticfiles import StaticFiles

from tablee import __version__
from tablee.kernel.documents import Refusal
from tablee.protocol import http, ws
from tablee.server import refusals
from tablee.server.api.guards import LONGEST_BODY, Guards
from tablee.server.api.openapi import openapi_document, wire_schema
from tablee.server.api.problems import language_read, problem
from tablee.server.api.routes import ROUTES, STATUS, Call, Route
from tablee.server.rooms.rooms import Rooms
from tablee.server.store.contract import Damaged, StoreError

logger = structlog.get_logger("tablee.web")

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{10,40}")


def json_response(value: Any, status: int = 200) -> Response:
    """A document as an answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def refuse(refusal: Refusal, lang: str = "en") -> Response:
    """A refusal as an answer."""
    return json_response(problem(refusal, lang), STATUS.get(refusal.code, 409))


def make_app(rooms: Rooms) -> Any:
    """The ASGI application over all rooms."""
    routes: list[BaseRoute] = [_starlette_route(rooms, route) for route in ROUTES]

    async def health(_: Request) -> Response:
        status = "closing" if rooms.closing else "ok"
        if not await rooms.is_healthy():
            status = "failing"
        found = http.Health(
            status=status,  # type: ignore[arg-type]
            version=__version__,
            protocol=ws.PROTOCOL,
            mail=rooms.settings.mail is not None,
            unreadable=len(rooms.unreadable),
        )
        return json_response(found, 200 if status == "ok" else 503)

    async def metrics(_: Request) -> Response:
        return Response(generate_latest(rooms.metrics.registry), media_type="text/plain")

    async def openapi(_: Request) -> Response:
        return json_response(openapi_document())

    async def schema(_: Request) -> Response:
        return json_response(wire_schema())

    for path, endpoint in (
        ("/health", health),
        ("/metrics", metrics),
        ("/api/openapi.json", openapi),
        ("/api/schema.json", schema),
    ):
        routes.append(StarletteRoute(path, endpoint, methods=["GET"]))
    if rooms.settings.pages:
        pages = Path(rooms.settings.pages)

        async def page(_: Request) -> Response:
            return FileResponse(pages / "index.html")

        # A table's address is the client's business: it finds its way from the same page.
        routes.append(StarletteRoute("/t/{table}", page, methods=["GET"]))
        routes.append(Mount("/", StaticFiles(directory=pages, html=True)))
    app = Starlette(routes=routes, exception_handlers={HTTPException: _http_problem})
    return Guards(app, rooms)


def _language(request: Request) -> str:
    """The language of refusals: as asked for, else the first that the browser's user reads."""
    usual = language_read(request.headers.get("accept-language", ""))
    return request.query_params.get("lang", usual)


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    kind = refusals.WRONG_METHOD if error.status_code == 405 else refusals.NOT_FOUND
    response = refuse(kind.refusal(), _language(request))
    response.headers.update(error.headers or {})
    return response


def _starlette_route(rooms: Rooms, route: Route) -> StarletteRoute:
    async def endpoint(request: Request) -> Response:
        lang = _language(request)
        try:
            answer = await _call(rooms, route, request)
        except Damaged as problem:
            rooms.unreadable.tell_once(request.path_params.get("table", ""), problem)
            answer = refusals.UNREADABLE.refusal()
        except StoreError:
            answer = refusals.UNAVAILABLE.refusal()
        except ClientDisconnect:
            answer = refusals.TOO_LARGE.refusal(most=LONGEST_BODY)
        except Exception:
            rooms.metrics.failures.inc()
            logger.exception("request failed", route=route.path)
            return Response(b'{"code":"failed"}', 500, media_type="application/json")
        return refuse(answer, lang) if isinstance(answer, Refusal) else json_response(answer)

    return StarletteRoute(route.path, endpoint, methods=[route.method], name=route.name)


async def _call(rooms: Rooms, route: Route, request: Request) -> Any:
    try:
        path, query = _arguments(route, request)
        body = await _body(route, request)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as error:
        return refusals.MALFORMED.refusal(problem=str(error)[:300])
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme and scheme.lower() != "bearer":
        return refusals.NOT_ALLOWED.refusal()
    address = request.scope["tablee.address"]
    call = Call(rooms, address, path, query, token.strip(), body)
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
    return await route.handler(call)


def _arguments(route: Route, request: Request) -> tuple[dict[str, Any], dict[str, Any]]:
    path: dict[str, Any] = dict(request.path_params)
    if "table" in path and not TABLE_ID.fullmatch(path["table"]):
        raise ValueError("this is not the name of a table")
    if "seat" in path:
        path["seat"] = msgspec.convert(path["seat"], ws.SeatNumber, strict=False)
    query: dict[str, Any] = {}
    for name, kind in _query_types(route).items():
        given = request.query_params.getlist(name)
        if len(given) > 1:
            raise ValueError(f"{name} is given more than once")
        if given:
            query[name] = msgspec.convert(given[0], kind, strict=False)
    return path, query


def _query_types(route: Route) -> dict[str, Any]:
    return {**route.query, "as": ws.SeatNumber} if route.keyed else route.query


async def _body(route: Route, request: Request) -> Any:
    if route.decoder is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise ValueError("the body must be application/json")
    return route.decoder.decode(await request.body())
