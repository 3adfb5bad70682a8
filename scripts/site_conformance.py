"""Compare the browser's Python with this one: the same games, and their records byte for byte.

python -m scripts.site_conformance [--games 200]    of each kind
python -m scripts.site_conformance --pace           how long each level thinks

The site is built first, if it changed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts import build_site, build_web
from scripts.site import conformance

from tablee.games import registry
from tablee.kernel.record import read_record, replay

PROGRAM = build_site.HERE / "conformance.mjs"
#: Games that one answer holds.
AT_ONCE = 20


def in_browser(offline: Path, questions: list[list[object]]) -> list[Any]:
    """What the browser's Python answers."""
    asked = "".join(f"{json.dumps(question)}\n" for question in questions)
    command = [str(build_web.node()[0]), str(PROGRAM), str(offline)]
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-800:])
    return [json.loads(line) for line in done.stdout.splitlines()]


def compare(offline: Path, keys: Iterable[str], games: int) -> dict[str, int]:
    """How many games of each kind came out the same; raises where one did not."""
    questions: list[list[object]] = [
        ["records", key, first, min(AT_ONCE, games - first)]
        for key in keys
        for first in range(0, games, AT_ONCE)
    ]
    same: Counter[str] = Counter()
    for (_, key, first, _), records in zip(questions, in_browser(offline, questions), strict=True):
        for number, record in enumerate(records, start=int(str(first))):
            ours = conformance.play(str(key), number).decode()
            if record != ours:
                raise AssertionError(f"{key}, game {number}: the records differ")
            replay(read_record(msgspec.json.decode(ours)), registry.game(str(key)))
            same[str(key)] += 1
    return dict(same)


def show_pace(offline: Path, decisions: int) -> None:
    """How long levels think, beside a little work in the same Python at the same time."""
    for key in registry.BUILT_IN:
        for level in registry.game(key).levels:
            question: list[object] = ["longest_decisions", key, level, decisions]
            ((longest, mean, pace),) = in_browser(offline, [question])
            print(
                f"{key:12} {level:9} longest {longest:7.3f} s, mean {mean:7.4f} s,"
                f" {longest / pace:8.1f} times a little work ({pace * 1000:.1f} ms)"
            )


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description="Compare the browser's Python with this one.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--pace", action="store_true")
    parser.add_argument("--decisions", type=int, default=40)
    arguments = parser.parse_args()
    offline = build_site.offline_folder(build_site.build_here())
    if arguments.pace:
        show_pace(offline, arguments.decisions)
        return
    for key, same in compare(offline, registry.BUILT_IN, arguments.games).items():
        print(f"{key}: {same} records, byte for byte the same")


if __name__ == "__main__":
    main()
