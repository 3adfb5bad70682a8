"""The server's pages say what is so."""

from __future__ import annotations

import argparse
import io
import re
import shlex
import sys
from pathlib import Path

import pytest
from tests.server.conftest import Served

from tablee.cli import main, serve
from tablee.games import registry
from tablee.protocol import public_log, ws
from tablee.server import refusals
from tablee.server.api.connection import BODY_WITHIN, HEAD_WITHIN
from tablee.server.api.guards import LONGEST_BODY
from tablee.server.api.records import LONGEST_RECORD
from tablee.server.api.routes import ROUTES
from tablee.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


def test_every_option_of_the_server_is_documented() -> None:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    serve.add_serve(commands)
    text = page("server/deployment.md")
    for action in commands.choices["serve"]._actions:
        for option in action.option_strings:
            if option not in ("-h", "--help"):
                assert f"`{option}`" in text, option


def test_every_route_request_and_entry_is_documented() -> None:
    text = page("server/protocol.md")
    for route in ROUTES:
        path = route.path.replace("/notices/confirm", "/notices`, `…/notices/confirm")
        assert path.partition("?")[0] in text, route.path
    for kind in ws.AnyRequest.__args__:
        assert (
            f"`{kind.__struct_config__.tag}`" in text or f'"{kind.__struct_config__.tag}"' in text
        )
    for entry in public_log.AnyPublic.__args__:
        assert f"`{entry.__struct_config__.tag}`" in text


def test_every_refusal_is_a_code_of_the_protocol_and_has_a_rule() -> None:
    rules, codes = page("rules/table.md"), page("server/protocol.md")
    for kind in refusals.SERVER_REFUSALS:
        assert f"### {kind.rule} " in rules, kind.code
        row = codes.split(f"| {kind.rule} |")[1].split("\n")[0]
        assert f"`{kind.code}`" in row, kind.code


#: Words of those who write the program, in each language.
PROGRAM = r"\b(tests?|code|[Qq]uelltext|JSON|Python|\w+\.(toml|json|py))\b|`tablee\b(?!-fair|-deal)"


@pytest.mark.parametrize("language", ["", "fr/", "de/"])
@pytest.mark.parametrize("name", ["les-poilus", "footclub", "trench-club", "table"])
def test_the_rules_speak_to_players_and_not_of_the_program(name: str, language: str) -> None:
    text = page(f"rules/{language}{name}.md")
    assert re.findall(PROGRAM, re.sub(r"\]\([^)]*\)", "]", text)) == []


def test_every_line_of_the_bots_page_runs(
    served: Served,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = page("server/bots-in-20-lines.md")
    first, *others = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len([line for line in first.splitlines() if line.strip()]) <= 20
    monkeypatch.chdir(tmp_path)
    # Few games and few playouts: the page's bot is slow in pure Python.
    Path("bot.py").write_text(first.replace("dreams=4", "dreams=1"))
    blocks = re.findall(r"```sh\n(.*?)```", text, re.S)
    commands = [line for block in blocks for line in block.splitlines()]
    tried = 0
    for command in commands:
        words = shlex.split(re.sub(r"(--pairs|--games) 20", r"\1 1", command))
        if words[1] not in ("simulate", "term", "lab"):
            continue  # a server and a link: tests/server/test_own_bots.py
        monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
        assert main(words[1:]) == 0, command
        tried += 1
    assert tried == 5
    names: dict[str, object] = {}
    exec(Path("bot.py").read_text(), names)
    for example in others:
        exec(example.replace("http://127.0.0.1:8000", served.address), names)
    printed = capsys.readouterr().out
    assert "Watch it at http://" in printed
    assert printed.split()[-1] in registry.game("les-poilus").ends


@pytest.mark.parametrize("name", ["tablee.service", "Containerfile", "nginx.conf", "Caddyfile"])
def test_deployment_files_are_there_and_named_in_the_page(name: str) -> None:
    assert (DOCS.parent / "deploy" / name).is_file()
    assert f"deploy/{name}" in page("server/hosting.md")


def test_the_examples_of_proxies_fit_the_servers_limits() -> None:
    """What is said there of headers and limits is what the server holds to."""
    nginx = (DOCS.parent / "deploy" / "nginx.conf").read_text("utf-8")
    caddy = (DOCS.parent / "deploy" / "Caddyfile").read_text("utf-8")
    unit = (DOCS.parent / "deploy" / "tablee.service").read_text("utf-8")
    usual = Settings()
    assert f"limit_conn tablee_connections {usual.address_connections};" in nginx
    assert f"rate={usual.address_rate:g}r/s" in nginx
    assert f"burst={usual.address_burst:g} " in nginx
    assert f"client_header_timeout {HEAD_WITHIN}s" in nginx
    assert f"client_body_timeout {BODY_WITHIN}s" in nginx
    for most in (LONGEST_BODY, LONGEST_RECORD):
        assert f"client_max_body_size {most // 1024}k;" in nginx
    assert f"read_header {HEAD_WITHIN}s" in caddy
    assert f"read_body {BODY_WITHIN}s" in caddy
    for said in ("Strict-Transport-Security", "/metrics", str(usual.port)):
        assert said in nginx
        assert said in caddy
    # With its port: without it a page at another port than 443 could not connect.
    assert "proxy_set_header Host $http_host;" in nginx
    assert nginx.count("listen [::]:") == 2
    assert "return 301 https://" in nginx
    assert "MemoryMax=" in unit
    assert "TasksMax=" in unit


def test_the_container_is_built_from_one_digest_and_tells_its_health() -> None:
    text = (DOCS.parent / "deploy" / "Containerfile").read_text("utf-8")
    assert len(re.findall(r"@sha256:[0-9a-f]{64}$", text, re.M)) == 1
    assert re.findall(r"^FROM (\S+)", text, re.M) == ["${BASE}", "${BASE}"]
    assert "/health" in text.split("HEALTHCHECK")[2]
