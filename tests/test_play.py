"""`tablee play`: one command to a table in the browser."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from tablee import cli
from tablee.cli import play

PAGE = "<!doctype html><title>Tablée</title>"
#: Starts the command with a folder of pages of our own.
START = "import sys; from tablee.cli import main, play; play.packaged_pages = lambda: {pages!r}; "


@pytest.fixture
def pages(tmp_path: Path) -> str:
    folder = tmp_path / "pages"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, "utf-8")
    return str(folder)


def start(pages: str, home: Path, *arguments: str) -> subprocess.Popen[str]:
    code = START.format(pages=pages) + f"sys.exit(main({['play', '--lang', 'en', *arguments]!r}))"
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment | {"XDG_DATA_HOME": str(home), "PYTHONUNBUFFERED": "1"},
    )


def read_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def test_it_serves_the_client_keeps_the_tables_and_opens_once(pages: str, tmp_path: Path) -> None:
    first = start(pages, tmp_path, "footclub", "--port", "0")
    try:
        said = read_line(first)
        assert said.startswith("Tablée is ready at http://127.0.0.1:"), said
        address = said.split()[4].rstrip(".")
        assert read_line(first) == f"Open {address}/#/play/footclub in a browser.\n"
        with urllib.request.urlopen(address, timeout=10) as answer:
            assert PAGE in answer.read().decode()
        port = address.rpartition(":")[2]
        second = start(pages, tmp_path, "--port", port)
        out, err = second.communicate(timeout=60)
        assert (second.returncode, err) == (0, "")
        assert f"already running at {address}" in out
        assert f"{address}/#/play/les-poilus" in out
    finally:
        first.send_signal(signal.SIGINT)
        _, err = first.communicate(timeout=60)
    assert "Traceback" not in err
    assert (tmp_path / "tablee" / "tables.db").is_file()


def test_by_make_the_last_line_says_how_to_call_it(
    pages: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_MAKE", "1")
    first = start(pages, tmp_path, "--port", "0")
    try:
        said = [read_line(first) for _ in range(3)]
        assert said[2].startswith("To call it yourself: ")
        # At another port, but with the same tables.
        second = start(pages, tmp_path, "--port", "0")
        _, err = second.communicate(timeout=60)
        assert second.returncode == 2
        assert "are open in another Tablée" in err
        assert 'make play ARGS="--port 0 --database FILE"' in err
    finally:
        first.send_signal(signal.SIGINT)
        first.communicate(timeout=60)


def test_a_port_of_another_program_is_refused_in_plain_words(
    pages: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(play, "packaged_pages", lambda: pages)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(play, "serves_tables", lambda _: False)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert cli.main(["play", "--port", str(port), "--lang", "en"]) == 2
    assert f"Port {port} is used by another program" in capsys.readouterr().err


def test_a_build_without_the_client_says_how_to_play_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "packaged_pages", lambda: "")
    assert cli.main(["play", "footclub", "--lang", "en"]) == 2
    assert "tablee term footclub" in capsys.readouterr().err
    assert cli.main(["play", "chess"]) == 2
