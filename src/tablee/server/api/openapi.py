"""OpenAPI and JSON Schema, generated from the structs and the list of routes."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, get_args, get_origin

import msgspec

from tablee import __version__
from tablee.games import registry
from tablee.kernel.documents import Record
from tablee.kernel.game import Game
from tablee.kernel.state import EVERYTHING
from tablee.protocol import http, public_log, ws
from tablee.server.api.routes import ROUTES, Route

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def structs_of_routes() -> list[Any]:
    """Every document of the REST interface, once."""
    found: list[Any] = [http.Problem, http.Health]
    for route in ROUTES:
        for kind in (route.body, route.answer):
            if kind is not None and kind not in found:
                found.append(kind)
    return found


@cache
def openapi_document() -> dict[str, Any]:
    """The REST interface in OpenAPI 3.1."""
    kinds = structs_of_routes()
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    schema_of = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of)
    paths["/health"] = {"get": _plain("health", "Whether the server can do its work.", schema_of)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _content(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _plain(name: str, summary: str, schema_of: dict[str, Any]) -> dict[str, Any]:
    schema = schema_of[str(http.Health)]
    answers = {
        "200": {"description": "Yes", "content": _content(schema)},
        "429": {"description": "Refused", "content": _content(schema_of[str(http.Problem)])},
        "503": {"description": "No", "content": _content(schema)},
    }
    return {"operationId": name, "summary": summary, "responses": answers}


def _operation(route: Route, schema_of: dict[str, Any]) -> dict[str, Any]:
    problem = _content(schema_of[str(http.Problem)])
    answers = {"200": {"description": "Done", "content": _content(schema_of[str(route.answer)])}}
    for status in (400, 403, 404, 409, 413, 429, 503):
        answers[str(status)] = {"description": "Refused", "content": problem}
    operation: dict[str, Any] = {
        "operationId": route.name,
        "summary": route.summary,
        "parameters": _parameters(route),
        "responses": answers,
    }
    if route.body is not None:
        content = _content(schema_of[str(route.body)])
        operation["requestBody"] = {"required": True, "content": content}
    if route.keyed:
        operation["security"] = [{"token": []}, {}]
    return operation


def _parameters(route: Route) -> list[dict[str, Any]]:
    found = []
    for name in re.findall(r"{(\w+)}", route.path):
        schema: dict[str, Any] = {"type": "string", "pattern": "^[A-Za-z0-9_-]{10,40}$"}
        if name == "seat":
            schema = {"type": "integer", "minimum": 0, "maximum": 63}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    query = {**route.query, "as": ws.SeatNumber} if route.keyed else route.query
    for name, kind in query.items():
        schema = msgspec.json.schema(kind)
        found.append({"name": name, "in": "query", "required": False, "schema": schema})
    return found


def struct_schemas() -> tuple[dict[str, Any], dict[str, Any]]:
    """The messages of the WebSocket, the documents of REST and of every game, by name."""
    named: dict[str, Any] = {
        "request": ws.AnyRequest,
        "frame": ws.AnyFrame,
        "public": public_log.AnyPublic,
        "record": Record,
    }
    for name in registry.names():
        game = registry.game(name)
        named[f"{name}/options"] = game.options_type
        named[f"{name}/view"] = game.view_type
        named[f"{name}/position"] = game.position_type
    for answer in structs_of_routes():
        # A list of documents is known by what is in it.
        kind = get_args(answer)[0] if get_origin(answer) is list else answer
        if isinstance(kind, type):
            named.setdefault(f"rest/{kind.__name__}", kind)
    schemas, components = msgspec.json.schema_components(
        list(named.values()), ref_template="#/$defs/{name}"
    )
    found = dict(zip(named, schemas, strict=True))
    for name in registry.names():
        found[f"{name}/event"] = event_schema(registry.game(name))
    return found, components


_EVENT_VALUES: Final = {
    int: {"type": "integer"},
    str: {"type": "string"},
    list: {"type": "array", "items": {"type": "integer"}},
}


def event_schema(game: Game) -> dict[str, Any]:
    """Every event of a game; private fields may be missing, and later ones in old tables.

    Events are made by the games and have no structs. Which types their values have is seen from
    one example of each, since it does not depend on what the values are.
    """
    choices = []
    for number, kind in enumerate(game.event_kinds):
        values = [0] * (len(kind.fields) + len(kind.later))
        example = game.event_document((number, *values), EVERYTHING)
        optional = {field.removesuffix("*") for field in kind.private} | set(kind.later)
        properties = {field: _EVENT_VALUES[type(value)] for field, value in example.items()}
        choices.append(
            {
                "type": "object",
                "properties": {**properties, "event": {"const": kind.name}},
                "required": [field for field in example if field not in optional],
            }
        )
    return {"anyOf": choices}


@cache
def wire_schema() -> dict[str, Any]:
    """Every document as JSON Schema."""
    properties, components = struct_schemas()
    return {
        "$schema": DIALECT,
        "title": f"Tablée, protocol {ws.PROTOCOL}",
        "type": "object",
        "properties": properties,
        "$defs": components,
    }
