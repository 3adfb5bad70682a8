"""The interface for programs: OpenAPI, JSON Schema, TypeScript, health and metrics."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode, checks
from tests.server.conftest import Serve, Served
from tests.server.test_leaks import Ear
from tests.server.test_table import DUEL, TWO
from tests.texts import variables_of

from tablee.games import registry
from tablee.kernel.kinds import TABLE_REFUSALS
from tablee.protocol import ws
from tablee.server.api.openapi import openapi_document, wire_schema
from tablee.server.api.problems import STATUS
from tablee.server.api.routes import ROUTES
from tablee.server.api.typescript import typescript
from tablee.server.refusals import SERVER_REFUSALS
from tablee.texts import LANGUAGES


def test_every_refusal_is_told_in_three_languages() -> None:
    for language in LANGUAGES:
        found = variables_of(language)
        for kind in SERVER_REFUSALS:
            assert found[f"server-refusal-{kind.code}"] <= set(kind.args), (language, kind.code)
    codes = [kind.code for kind in (*SERVER_REFUSALS, *TABLE_REFUSALS)]
    assert len(set(codes)) == len(codes)
    assert set(STATUS) <= set(codes)


def test_frames_keep_to_the_schema(served: Served) -> None:
    checker = jsonschema.Draft202012Validator(
        {**wire_schema(), "properties": {"it": wire_schema()["properties"]["frame"]}}
    )
    for game in registry.names():
        opened = served.open(game, seats=TWO, options=DUEL["options"] if "poilus" in game else {})
        served.call(f"/api/tables/{opened['table']}/start", {"fill": "uniform"}, opened["host"])
        ear = Ear(served, opened["table"], opened["seats"][0]["token"])
        ear.listen()
        for request in (
            {"type": "move", "id": 1, "line": 99, "move": "nonsense"},
            {"type": "moves", "id": 2, "prefix": ""},
            {"type": "why", "id": 3, "move": "nonsense"},
            {"type": "odds", "id": 4},
            {"type": "ping", "id": 5},
            {"type": "say", "id": 6, "phrase": "hello"},
        ):
            ear.ask(request)
            ear.listen()
        ear.close()
        events = jsonschema.Draft202012Validator(wire_schema()["properties"][f"{game}/event"])
        for frame in map(json.loads, ear.heard):
            checker.validate({"it": frame})
            for entry in frame.get("entries", []):
                for event in entry.get("events", []):
                    events.validate(event)


def test_typescript_types_cover_every_message() -> None:
    text = typescript()
    for kind in (*ws.AnyRequest.__args__, *ws.AnyFrame.__args__):
        assert f"export interface {kind.__name__} " in text
    assert "unknown;" not in text.split("export interface SeatInfo")[1].split("}")[0]


def test_the_documents_are_served_and_printed(served: Served) -> None:
    assert served.call("/api/openapi.json") == msgspec.to_builtins(openapi_document())
    assert served.call("/api/schema.json")["title"]
    printed = subprocess.run(
        [sys.executable, "-m", "tablee", "protocol", "openapi"], capture_output=True, check=True
    )
    assert json.loads(printed.stdout)["paths"].keys() == openapi_document()["paths"].keys()
    assert {route.path for route in ROUTES} <= openapi_document()["paths"].keys()


def test_pages_of_the_browser_client_are_served(serve: Serve, tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("<title>Tablée</title>")
    (pages / "app.js").write_text("1")
    offline = tmp_path / "site" / "offline"
    (offline / "v1").mkdir(parents=True)
    (offline / "current.txt").write_text("v1\n")
    (offline / "v1" / "files.json").write_text("[]")
    served = serve(pages=str(pages), offline=str(offline))
    # What it takes to play without the server.
    assert served.call("/health")["offline"] == "v1"
    for path in ("/", "/t/some-table-name", "/app.js", "/offline/v1/files.json"):
        with urllib.request.urlopen(served.address + path) as answer:
            assert answer.status == 200
            policy = answer.headers["Content-Security-Policy"]
            assert "frame-ancestors 'none'" in policy
            assert "connect-src 'self';" in policy
            assert "'unsafe-eval'" not in policy
            assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert served.call("/health")["status"] == "ok"


def test_health_and_metrics(serve: Serve) -> None:
    served = serve()
    served.open(**DUEL)
    assert served.call("/health")["status"] == "ok"
    with urllib.request.urlopen(served.address + "/metrics") as answer:
        metrics = answer.read().decode()
    assert "tablee_entries_total 2.0" in metrics
    assert "tablee_failures_total 0.0" in metrics


CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_the_rest_interface_stands_whatever_is_sent(served: Served, mode: GenerationMode) -> None:
    """schemathesis: every request that the document allows, and many that it does not."""
    opened = served.open(**DUEL)
    schema = schemathesis.openapi.from_dict(openapi_document())
    tried = 0

    def attempt(case: Any) -> None:
        nonlocal tried
        tried += 1
        if "table" in (case.path_parameters or {}) and tried % 3:
            case.path_parameters["table"] = opened["table"]
        if tried % 5 == 0:
            case.headers = {"Authorization": f"Bearer {opened['host']}"}
        answer = case.call(base_url=served.address, timeout=20)
        case.validate_response(answer, checks=CHECKS)

    for found in schema.get_all_operations():
        operation: Any = found
        strategy = operation.ok().as_strategy(generation_mode=mode)
        try:
            FEW(given(case=strategy)(attempt))()
        except Unsatisfiable:
            # There is no wrong request where nothing can be given.
            assert mode is GenerationMode.NEGATIVE
    assert tried > 50
    assert served.failures() == 0


FEW = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
