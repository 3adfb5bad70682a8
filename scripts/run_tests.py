"""Run all tests: the compiled build, and beside it what can differ in pure Python.

    python scripts/run_tests.py LOG make        as `make test` calls it; LOG has the share's output

Tests in pure Python need packages and no build: they begin while it is compiled, and go on where
tests of the compiled build wait for pages and servers. However this ends, they end with it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import build_wheel, prepare

#: The requirements of tests in pure Python.
NEEDED = ("runtime", "dev", "study")


def begun(command: list[str], into: Path) -> subprocess.Popen[bytes]:
    """Tests beside others, which have the right of way; Ctrl-C is for us."""
    with into.open("wb") as log:
        return subprocess.Popen(
            ["nice", "-n", "5", *command],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            process_group=0,
        )


def end(share: subprocess.Popen[bytes]) -> None:
    """End the tests in pure Python with all that they have started."""
    if share.poll() is None:
        os.killpg(share.pid, signal.SIGKILL)
        share.wait()


def main() -> int:
    """Run and print."""
    log, make = Path(sys.argv[1]), sys.argv[2:]

    def run(*targets: str) -> int:
        return subprocess.run([*make, *targets], check=False).returncode

    if os.environ.get("TABLEE_PURE") == "1" or not build_wheel.has_compiler():
        return run("test-compiled", "test-pure")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    signal.signal(signal.SIGHUP, lambda *_: sys.exit(1))
    share = None
    try:
        setting_up = subprocess.Popen([*make, "for-tests"])
        while setting_up.poll() is None and not all(map(prepare.ready, NEEDED)):
            time.sleep(0.2)
        if setting_up.poll():
            return 1  # it has said why
        share = begun([*make, "test-both"], log)
        if setting_up.wait():
            return 1
        failed = run("test-compiled")
        failed = share.wait() or failed
        print(log.read_text(encoding="utf-8", errors="replace"), end="", flush=True)
        return failed
    finally:
        if share is not None:
            end(share)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
