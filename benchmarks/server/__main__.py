"""Measure the server, and boardgame.io beside it where npm can install it.

    python -m benchmarks.server                    all of it, some minutes
    python -m benchmarks.server --tables 10 100    only these
    python -m benchmarks.server --idle 10000       what an idle connection costs

All traffic stays on the loopback. Every move of ours is on disk before anybody is told; those of
boardgame.io are in memory only. The disk is measured too: with one move under way at each table, n
tables cannot do more than n moves in the time of one commit.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server import load
from tablee.kernel import COMPILED

HERE = Path(__file__).parent
PACKAGES = ("boardgame.io@0.50.2", "koa-compose@4.1.0", "socket.io-client@4")
#: More games than this do not come to their end in a second.
GAMES_A_SECOND = 160
UNLIMITED = ("--rate", "1e9", "--address-rate", "1e9", "--address-connections", "1000000")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not start")


def resident(process: int) -> int:
    """Memory of a process, in bytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def ours() -> Iterator[tuple[int, int]]:
    """Our server on a free port; the port and its process."""
    port = free_port()
    with tempfile.TemporaryDirectory(dir=os.environ.get("TABLEE_BENCH_FOLDER")) as folder:
        command = [sys.executable, "-m", "tablee", "serve", "--port", str(port), *UNLIMITED]
        command += ["--database", str(Path(folder) / "bench.db")]
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        try:
            wait_for(port)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(60)


def measure_ours(game: str, tables: int, warm_up: float, seconds: float) -> dict[str, Any]:
    """Closed-loop play at so many tables."""
    spare = round(min(GAMES_A_SECOND, 40 * tables) * (warm_up + seconds))
    with ours() as (port, process):
        numbers = (port, process, tables, spare, warm_up, seconds)
        command = [sys.executable, load.__file__, game, *map(str, numbers)]
        run = subprocess.run(command, capture_output=True, check=True, timeout=300)
        found: dict[str, Any] = msgspec.json.decode(run.stdout)
        return found


def install_peer() -> Path | None:
    """boardgame.io in a temporary folder; None where it cannot be had."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return None
    folder = Path(tempfile.gettempdir()) / "tablee-bench-boardgame-io"
    if not (folder / "node_modules" / "socket.io-client").is_dir():
        folder.mkdir(exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        command = ["npm", "install", "--no-audit", "--no-fund", "--silent", *PACKAGES]
        if subprocess.run(command, cwd=folder, capture_output=True).returncode != 0:
            return None
    for script in ("server.js", "load.js"):
        shutil.copy(HERE / "boardgame_io" / script, folder)
    return folder


def measure_peer(folder: Path, tables: int, warm_up: float, seconds: float) -> dict[str, Any]:
    """The same against boardgame.io."""
    port = free_port()
    server = subprocess.Popen(
        ["node", "server.js", str(port)],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_for(port)
        command = ["node", "load.js", str(port), str(tables), str(warm_up), str(seconds)]
        run = subprocess.run(command, cwd=folder, capture_output=True, check=True, timeout=300)
        found: dict[str, Any] = msgspec.json.decode(run.stdout)
        return found
    finally:
        server.terminate()
        server.wait(60)


def disk() -> float:
    """The median time of one fdatasync, in milliseconds."""
    with tempfile.TemporaryFile(dir=os.environ.get("TABLEE_BENCH_FOLDER")) as file:
        took = []
        for _ in range(100):
            file.write(b"x" * 4096)
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - began)
    return round(1000 * sorted(took)[50], 2)


async def _hold(port: int, count: int, process: int) -> tuple[int, int]:
    """Open many connections that watch one table and do nothing; memory before and with them."""
    opened = await load.open_table("127.0.0.1", port)
    before = resident(process)
    loop = asyncio.get_running_loop()
    idlers = [load.Idler(opened["table"]) for _ in range(count)]
    for first in range(0, count, 200):
        some = idlers[first : first + 200]
        for idler in some:
            await loop.create_connection(partial(load.same, idler), "127.0.0.1", port)
        await asyncio.wait_for(asyncio.gather(*(idler.welcomed for idler in some)), 120)
    await asyncio.sleep(1)
    return before, resident(process)


def measure_idle(count: int) -> dict[str, Any]:
    """What an idle connection costs the server."""
    try:
        import resource

        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        count = min(count, hard - 200)
    except ImportError:
        pass
    with ours() as (port, process):
        before, after = asyncio.run(_hold(port, count, process))
        return {
            "connections": count,
            "before_mb": round(before / 1e6, 1),
            "after_mb": round(after / 1e6, 1),
            "kb_each": round((after - before) / count / 1000, 2),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the server.")
    parser.add_argument("--game", choices=("footclub", "les-poilus"), default="footclub")
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 10, 100, 500])
    parser.add_argument("--warm-up", type=float, default=2)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--idle", type=int, default=0, metavar="N")
    parser.add_argument("--no-peer", action="store_true")
    given = parser.parse_args()
    if given.idle:
        print(msgspec.json.encode(measure_idle(given.idle)).decode())
        return
    peer = None if given.no_peer else install_peer()
    build = "compiled" if COMPILED else "pure Python"
    print(f"Tablée ({build}, {given.game}), every move durable; fdatasync {disk()} ms")
    for tables in given.tables:
        found = measure_ours(given.game, tables, given.warm_up, given.seconds)
        print(f"  tablee         {msgspec.json.encode(found).decode()}", flush=True)
        if peer is not None:
            found = measure_peer(peer, tables, given.warm_up, given.seconds)
            print(f"  boardgame.io   {msgspec.json.encode(found).decode()}", flush=True)
    if peer is None and not given.no_peer:
        print("  boardgame.io could not be installed: LEFT OUT")


if __name__ == "__main__":
    main()
