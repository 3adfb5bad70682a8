"""How much memory the page takes with both workers, in a Chromium that nobody looks into.

Playwright has every page and worker keep a copy of whatever they fetch, to be asked for it: some
seventy megabytes of a start. So this Chromium is driven by hand, without that.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from scripts import chromium
from scripts.site_checks.visit import ASKED, HERE, PATIENCE
from tests.web.play import CLICK, OVER
from websockets.sync.client import ClientConnection, connect

#: Seconds in which the computer players' worker has come.
SETTLED = 8.0


class Unwatched:
    """A page of which nothing is noted."""

    def __init__(self, process: int, wire: ClientConnection) -> None:
        self._process = process
        self._wire = wire

    def send(self, method: str, **given: Any) -> Any:
        """Ask Chromium for something."""
        self._wire.send(json.dumps({"id": 1, "method": method, "params": given}))
        while (answer := json.loads(self._wire.recv())).get("id") != 1:
            pass
        return answer.get("result", {})

    def evaluate(self, script: str) -> Any:
        """What a function of the page gives back; nothing while there is no page."""
        found = self.send("Runtime.evaluate", expression=f"({script})()", returnByValue=True)
        return found.get("result", {}).get("value")

    def until(self, script: str) -> None:
        """Wait until something is so."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(script):
            assert time.monotonic() < end, f"never true: {script}"
            time.sleep(0.05)

    def memory(self) -> float:
        """Megabytes of the page, workers included (PSS)."""
        return max(_pss(process) for process in _below(self._process)) / 1000


@contextmanager
def unwatched(address: str, size: dict[str, int]) -> Iterator[Unwatched]:
    """A page in a Chromium of its own."""
    with tempfile.TemporaryDirectory(
        prefix="tablee-chromium-", ignore_cleanup_errors=True
    ) as folder:
        command = [chromium.found(), *chromium.FLAGS, "--headless", "--remote-debugging-port=0"]
        command += [f"--user-data-dir={folder}", "--force-prefers-reduced-motion", "--lang=en"]
        command += [f"--window-size={size['width']},{size['height']}", address]
        process = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            assert process.stderr is not None
            listens = next(line for line in process.stderr if line.startswith("DevTools listening"))
            port = listens.rpartition(":")[2].partition("/")[0]
            with urlopen(f"http://127.0.0.1:{port}/json/list") as listed:
                page = next(one for one in json.load(listed) if one["type"] == "page")
            with connect(page["webSocketDebuggerUrl"], max_size=None) as wire:
                yield Unwatched(process.pid, wire)
        finally:
            # With all that it has started, which may outlive it.
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def of_a_start(address: str, size: dict[str, int]) -> float:
    """Megabytes after a first start, which fetches all of it, with the computer players there."""
    with unwatched(f"{address}#/play/les-poilus", size) as page:
        page.until(HERE)
        page.until(ASKED)
        time.sleep(SETTLED)
        return page.memory()


def of_a_game(address: str, size: dict[str, int], moves: int) -> float:
    """Megabytes after so many moves of one's own."""
    with unwatched(f"{address}#/play/footclub", size) as page:
        page.until(HERE)
        for _ in range(moves):
            page.until(f"() => ({ASKED})() || ({OVER})()")
            page.evaluate(CLICK)
            time.sleep(0.06)
        return page.memory()


def _below(process: int) -> list[int]:
    """The processes of pages that a process has started, also by others."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            facts = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(facts[1])
    found = []
    for one in parents:
        above = one
        while above in parents and above != process:
            above = parents[above]
        with suppress(OSError):
            command = Path(f"/proc/{one}/cmdline").read_text()
            if above == process and "--type=renderer" in command:
                found.append(one)
    return found


def _pss(process: int) -> int:
    """Kilobytes, also what is swapped out; what several processes share is divided among them."""
    rolled = Path(f"/proc/{process}/smaps_rollup").read_text()
    return sum(int(rolled.partition(f"\n{kind}:")[2].split()[0]) for kind in ("Pss", "SwapPss"))
