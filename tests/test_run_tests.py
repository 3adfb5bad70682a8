"""`make test`: however it ends, the tests in pure Python end with it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from scripts import build_wheel
from tests.left_out import leave_out

ROOT = Path(__file__).resolve().parents[1]
#: Stands for make: the share in pure Python would take an hour, in a process of its own.
MAKE = """#!/bin/sh
case "$*" in
test-both) sleep 3600 & echo $! >"$FOLDER/share"; wait ;;
for-tests) while [ ! -s "$FOLDER/share" ]; do sleep 0.05; done; exit "$FAILS" ;;
test-compiled) : >"$FOLDER/begun"; sleep 3600 ;;
esac
"""


def begun(folder: Path, fails: int) -> subprocess.Popen[bytes]:
    """`make test` with a make that does nothing."""
    make = folder / "make"
    make.write_text(MAKE)
    make.chmod(0o755)
    env = os.environ | {"FOLDER": str(folder), "FAILS": str(fails), "TABLEE_PURE": ""}
    script = str(ROOT / "scripts" / "run_tests.py")
    command = [sys.executable, script, str(folder / "log"), str(make)]
    return subprocess.Popen(command, env=env, start_new_session=True)


def is_gone(folder: Path) -> bool:
    """Whether the share has ended with what it started, within a few seconds."""
    share = Path("/proc") / (folder / "share").read_text().strip() / "status"
    for _ in range(200):
        if not share.exists() or "State:\tZ" in share.read_text():
            return True
        time.sleep(0.05)
    return False


@pytest.fixture(autouse=True)
def _what_it_needs() -> None:
    if not build_wheel.has_compiler():
        leave_out("there is no C compiler")
    if not Path("/proc/self/status").exists():
        leave_out("there is no /proc")


class TestTheShareInPurePython:
    def test_it_ends_where_the_set_up_fails(self, tmp_path: Path) -> None:
        assert begun(tmp_path, fails=2).wait(60) == 1
        assert is_gone(tmp_path)

    @pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
    def test_it_ends_where_one_stops(self, tmp_path: Path, told: signal.Signals) -> None:
        tests = begun(tmp_path, fails=0)
        while not (tmp_path / "begun").exists():
            assert tests.poll() is None
            time.sleep(0.05)
        # A terminal tells the whole group.
        os.killpg(tests.pid, told)
        assert tests.wait(60) != 0
        assert is_gone(tmp_path)
