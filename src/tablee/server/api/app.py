"""The application: what Starlette carries to `calling` and back, and the pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from prometheus_client import generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount
from starlette.routing import Route as StarletteRoute
from starlette.staticfiles import StaticFiles

from tablee.server import refusals
from tablee.server.api import calling
from tablee.server.api.guards import Guards, longest_body
from tablee.server.api.openapi import openapi_document, wire_schema
from tablee.server.api.routes import ROUTES, Route
from tablee.server.deals import results
from tablee.server.rooms.rooms import Rooms
from tablee.server.settings import offline_version


def make_app(rooms: Rooms) -> Any:
    """The ASGI application over all rooms."""
    results.listen(rooms)
    routes: list[BaseRoute] = [_starlette_route(rooms, route) for route in ROUTES]

    async def health(_: Request) -> Response:
        return _response(await calling.health(rooms))

    async def metrics(_: Request) -> Response:
        return Response(generate_latest(rooms.metrics.registry), media_type="text/plain")

    async def openapi(_: Request) -> Response:
        return _response(calling.said(openapi_document()))

    async def schema(_: Request) -> Response:
        return _response(calling.said(wire_schema()))

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

        if offline_version(rooms.settings.offline):
            offline = StaticFiles(directory=rooms.settings.offline)
            routes.append(Mount("/offline", offline))
        # A table's address is the client's business: it finds its way from the same page.
        routes.append(StarletteRoute("/t/{table}", page, methods=["GET"]))
        routes.append(Mount("/", StaticFiles(directory=pages, html=True)))
    app = Starlette(routes=routes, exception_handlers={HTTPException: _http_problem})
    return Guards(app, rooms)


def _response(answer: calling.Answer) -> Response:
    return Response(answer.body, answer.status, media_type="application/json")


def _incoming(request: Request, body: bytes = b"") -> calling.Incoming:
    asked = request.query_params
    return calling.Incoming(
        request.path_params,
        {name: asked.getlist(name) for name in asked},
        request.headers,
        request.scope["tablee.address"],
        body,
    )


async def _http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    kind = refusals.WRONG_METHOD if error.status_code == 405 else refusals.NOT_FOUND
    response = _response(calling.refused(kind.refusal(), _incoming(request).language))
    response.headers.update(error.headers or {})
    return response


def _starlette_route(rooms: Rooms, route: Route) -> StarletteRoute:
    async def endpoint(request: Request) -> Response:
        try:
            body = await request.body() if route.decoder is not None else b""
        except ClientDisconnect:
            refusal = refusals.TOO_LARGE.refusal(most=longest_body(request.url.path))
            return _response(calling.refused(refusal, _incoming(request).language))
        return _response(await calling.answer(rooms, route, _incoming(request, body)))

    return StarletteRoute(route.path, endpoint, methods=[route.method], name=route.name)
