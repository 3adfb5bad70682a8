"""Hosting friends: what `tablee serve` and `tablee play` say, and where they listen."""

from __future__ import annotations

import json
import os
import pty
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee import cli
from tablee.cli import play as play_command
from tablee.cli import serve as serve_command
from tablee.server import serve as server
from tablee.server.settings import Settings

COMMAND = [sys.executable, "-m", "tablee", "serve", "--port", "0", "--lang", "en"]


@pytest.fixture
def pages(tmp_path: Path) -> str:
    (tmp_path / "index.html").write_text("<!doctype html><title>Tablée</title>", "utf-8")
    return str(tmp_path)


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[Settings]:
    """A computer in a home network, on which nothing is really served: what would have been."""
    # It has put other streams in the place of those that are told to be a terminal.
    del capsys
    asked: list[Settings] = []

    def serve(settings: Settings, ready: Callable[[str], None]) -> None:
        asked.append(settings)
        ready(f"http://{settings.host}:8000")

    monkeypatch.setattr(server, "serve", serve)
    monkeypatch.setattr(serve_command, "network_address", lambda: "192.168.1.57")
    return asked


def pretend_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The streams of a test that has begun are taken for a terminal."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)


def said_until(fd: int, last: str) -> str:
    """What appears on a terminal, up to a word."""
    said = ""
    while last not in said:
        more = os.read(fd, 65536)
        assert more, said
        said += more.decode()
    return said


def test_on_a_terminal_it_speaks_to_a_person(pages: str, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [*COMMAND, "--database", str(tmp_path / "t.db"), "--pages", pages]
    running = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    try:
        said = said_until(ours, "stops the server")
    finally:
        running.send_signal(signal.SIGINT)
        os.close(ours)
        running.wait(30)
    lines = [line.strip() for line in said.splitlines()]
    after = lines[lines.index("Tablée is ready. Open this address in a browser:") + 1 :]
    # Alone on its line, the address is a link in every terminal that makes links.
    assert after[0] == ""
    assert after[1].startswith("http://127.0.0.1:")
    assert "Only this computer can open it. To let your home network join: tablee serve --lan" in (
        after
    )
    assert '{"' not in said


def test_elsewhere_it_logs_json(pages: str, tmp_path: Path) -> None:
    command = [*COMMAND, "--database", str(tmp_path / "t.db"), "--pages", pages]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert running.stderr is not None
    first = json.loads(running.stderr.readline())
    host, _, port = first["address"].rpartition("//")[2].partition(":")
    for _ in range(3):
        with socket.create_connection((host, int(port)), timeout=20) as raw:
            raw.sendall(b"nonsense\r\n\r\n")
            assert raw.recv(100).startswith(b"HTTP/1.1 400 ")
    running.send_signal(signal.SIGTERM)
    out, err = running.communicate(timeout=30)
    assert (first["event"], first["level"]) == ("serving", "info")
    # Whoever sends nonsense does not fill the log.
    assert [json.loads(line)["event"] for line in err.splitlines()] == ["closed"]
    assert out == ""


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_taken_port_is_one_sentence(
    command: str,
    pages: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(play_command, "packaged_pages", lambda: pages)
    monkeypatch.setattr(play_command, "serves_tables", lambda _: False)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        database = str(tmp_path / "t.db")
        given = [command, "--port", str(port), "--lang", "en", "--database", database]
        assert cli.main(given) == 2
    said = f"Port {port} is used by another program. Choose another: tablee {command} --port"
    assert capsys.readouterr().err == f"tablee: {said} {port + 1}\n"
    assert not Path(database).exists()


def test_an_address_of_somebody_else_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--host", "198.51.100.1", "--port", "0"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("tablee: serve: cannot listen on 198.51.100.1, port 0: ")
    assert said.count("\n") == 1


def test_for_the_home_network_it_shows_the_address_and_a_code(
    at_home: list[Settings],
    pages: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pretend_terminal(monkeypatch)
    assert cli.main(["serve", "--lan", "--pages", pages, "--lang", "en"]) == 0
    assert at_home[0].host == "0.0.0.0"
    said = capsys.readouterr().out
    assert "\n    http://192.168.1.57:8000\n" in said
    drawn = [line for line in said.splitlines() if line.startswith("\033[97;40m")]
    assert drawn == serve_command.code_to_scan("http://192.168.1.57:8000").splitlines()
    assert len(drawn) > 14


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_to_play_with_the_home_network_one_opens_the_address_of_all(
    at_home: list[Settings],
    pages: str,
    lang: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(play_command, "packaged_pages", lambda: pages)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    pretend_terminal(monkeypatch)
    assert cli.main(["play", "footclub", "--lan", "--no-browser", "--lang", lang]) == 0
    assert at_home[0].host == "0.0.0.0"
    said = capsys.readouterr().out
    # The links that one copies from this page can be opened by the others.
    assert "http://192.168.1.57:8000/#/play/footclub" in said
    assert "127.0.0.1" not in said
    assert "\033[97;40m" in said


def test_a_game_that_runs_for_this_computer_alone_is_not_taken_for_one_for_all(
    pages: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def serve(settings: Settings, _: Any) -> None:
        raise server.CannotListen(settings.host, settings.port, OSError(98, "taken"))

    monkeypatch.setattr(server, "serve", serve)
    monkeypatch.setattr(serve_command, "network_address", lambda: "192.168.1.57")
    monkeypatch.setattr(play_command, "packaged_pages", lambda: pages)
    monkeypatch.setattr(play_command, "serves_tables", lambda address: "127.0.0.1" in address)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert cli.main(["play", "--lan", "--lang", "en"]) == 2
    assert "already running, but for this computer alone" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["serve", "play"])
def test_without_a_network_it_says_so(
    command: str,
    pages: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(serve_command, "network_address", lambda: None)
    monkeypatch.setattr(play_command, "packaged_pages", lambda: pages)
    assert cli.main([command, "--lan", "--lang", "en"]) == 2
    assert "not connected to a network" in capsys.readouterr().err
