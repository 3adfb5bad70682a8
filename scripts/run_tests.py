"""Run all tests: the compiled build, and beside it what can differ in pure Python.

    python scripts/run_tests.py make        (`make test` calls it so)

Tests in pure Python need no build: they begin while it is compiled, and go on where tests of the
compiled build wait for pages and servers. However this ends, they end with it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import build_wheel

LOG = build_wheel.VENV / "log" / "tests-pure.log"


def end(share: subprocess.Popen[Any]) -> None:
    """End the tests in pure Python with all that they have started."""
    if share.poll() is None:
        os.killpg(share.pid, signal.SIGKILL)
        share.wait()


def main() -> int:
    """Run and print."""
    make = sys.argv[1:]

    def run(*targets: str) -> int:
        return subprocess.run([*make, *targets], check=False).returncode

    if os.environ.get("TABLEE_PURE") == "1" or not build_wheel.has_compiler():
        return run("test-compiled", "test-pure")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    signal.signal(signal.SIGHUP, lambda *_: sys.exit(1))
    with LOG.open("wb") as log:
        share = subprocess.Popen(
            ["nice", "-n", "5", *make, "test-both"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            process_group=0,  # Ctrl-C is for us
        )
    try:
        if run("for-tests"):
            return 1  # it has said why
        failed = run("test-compiled")
        failed = share.wait() or failed
        print(LOG.read_text(encoding="utf-8", errors="replace"), end="", flush=True)
        return failed
    finally:
        end(share)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
