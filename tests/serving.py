"""`tablee serve` in a process of its own."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def serving(folder: Path, *more: str, env: dict[str, str] | None = None) -> Iterator[str]:
    """A server that keeps its tables and its log in a folder; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "tablee", "serve", "--port", str(port), "--beat", "0.02"]
    command += ["--database", str(folder / "tables.sqlite"), *more]
    command += ["--rate", "500", "--address-rate", "2000"]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, env=env)
        address = f"http://127.0.0.1:{port}/"
        try:
            for _ in range(600):
                try:
                    with urllib.request.urlopen(f"{address}health", timeout=2):
                        break
                except OSError:
                    time.sleep(0.2)
            else:
                pytest.fail((folder / "log").read_text()[-2000:])
            yield address
        finally:
            server.terminate()
            server.wait(20)
