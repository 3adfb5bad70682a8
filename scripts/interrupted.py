"""Kill `make play` at random moments in a fresh clone, and see that the next call goes on.

    python scripts/interrupted.py FOLDER --kills 5 [--seed 1] [--longest 60]

FOLDER is a clone without .venv. After each kill the command in .venv must work or not be there. At
the end make play runs until a table is ready, then once more; both times are printed.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def start(folder: Path, home: str) -> subprocess.Popen[str]:
    """`make play` in a group of its own."""
    return subprocess.Popen(
        ["make", "play", "ARGS=--no-browser --port 0 --lang en"],
        cwd=folder,
        env={**os.environ, "XDG_DATA_HOME": home},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def state(folder: Path) -> str:
    """What a person would find who calls tablee now."""
    program = folder / ".venv" / "bin" / "tablee"
    if not program.exists():
        return "not installed yet"
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"HALF INSTALLED: {done.stderr}")
    return "works"


def until_ready(folder: Path, home: str) -> float:
    """Seconds until a table is ready."""
    started = time.monotonic()
    process = start(folder, home)
    assert process.stdout is not None
    for line in process.stdout:
        print("   ", line, end="", flush=True)
        if "is ready at" in line:
            break
    else:
        sys.exit("make play ended without a table")
    took = time.monotonic() - started
    os.killpg(process.pid, signal.SIGINT)
    process.communicate()
    return took


def main() -> None:
    """Kill it as often as asked for."""
    parser = argparse.ArgumentParser(description="Kill make play at random moments.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=float, default=30.0, help="seconds before a kill")
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    with tempfile.TemporaryDirectory() as home:
        for number in range(arguments.kills):
            wait = chance.uniform(0.5, arguments.longest)
            process = start(arguments.folder, home)
            time.sleep(wait)
            os.killpg(process.pid, signal.SIGKILL)
            said, _ = process.communicate()
            last = (said.strip().splitlines() or ["nothing"])[-1].strip()
            print(f"kill {number + 1} after {wait:4.1f} s, it had said: {last}")
            print(f"    tablee {state(arguments.folder)}", flush=True)
        print(f"then a table after {until_ready(arguments.folder, home):.1f} s")
        print(f"and once more after {until_ready(arguments.folder, home):.1f} s")


if __name__ == "__main__":
    main()
