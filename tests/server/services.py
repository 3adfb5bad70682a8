"""PostgreSQL and Redis for tests: private ones, on the loopback, in a temporary folder.

Where their programs are not installed the tests that need them are left out, and say so; with
TABLEE_REQUIRE_ALL=1 they fail.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.left_out import leave_out


class Missing(Exception):
    """A program is not installed."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        assert process.poll() is None, "the service has ended"
        time.sleep(0.05)
    raise AssertionError("the service does not listen")


def postgres_program(name: str) -> str:
    """A program of PostgreSQL's server, which Debian keeps out of the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    found = shutil.which(name, path=os.pathsep.join([*map(str, folders), os.environ["PATH"]]))
    if found is None:
        raise Missing("postgresql")
    return found


def plain_user() -> str | None:
    """PostgreSQL does not run as root; Debian makes a user for it."""
    return "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server of our own; its address."""
    init, server = postgres_program("initdb"), postgres_program("postgres")
    user, port = plain_user(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
    if user is not None:
        shutil.chown(folder, user)
    data = str(folder / "data")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    command = [init, "-D", data, "-U", "tablee", "-A", "trust", "--no-sync", "-E", "UTF8"]
    subprocess.run(command, check=True, user=user, **quiet)  # type: ignore[call-overload]
    command = [server, "-D", data, "-p", str(port), "-k", str(folder)]
    command += ["-c", "listen_addresses=127.0.0.1", "-c", "shared_buffers=16MB"]
    process = subprocess.Popen(command, user=user, **quiet)  # type: ignore[call-overload]
    try:
        wait_for(port, process)
        time.sleep(0.3)
        yield f"postgresql://tablee@127.0.0.1:{port}/postgres"
    finally:
        # Told to terminate, it would wait until everybody has left.
        process.send_signal(signal.SIGINT)
        process.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


class Redis:
    """A Redis server of our own, that can be stopped and started."""

    def __init__(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise Missing("redis-server")
        self._program = program
        self._port = free_port()
        self.address = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        command = [self._program, "--port", str(self._port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir()
        )
        wait_for(self._port, self._process)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait(30)


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """The address of a private PostgreSQL."""
    running = contextlib.ExitStack()
    try:
        address = running.enter_context(postgres())
    except Missing as missing:
        leave_out(f"{missing} is not installed")
    with running:
        yield address


@pytest.fixture
def redis_server() -> Iterator[Redis]:
    """A private Redis."""
    try:
        server = Redis()
    except Missing as missing:
        leave_out(f"{missing} is not installed")
    yield server
    server.stop()
