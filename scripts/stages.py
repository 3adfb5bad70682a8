"""The stages of the set-up: a line for each, the end of what failed, and who waits for whom."""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextvars import ContextVar, copy_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts.build_wheel import ROOT, VENV

LOGS = VENV / "log"
LOUD = os.environ.get("V") == "1"
PROGRESS = re.compile(r"tablee: compiled (\d+) of (\d+)")
screen = threading.Lock()
#: What a track holds is held by the programs that it starts as well: they may outlive us.
inherited: ContextVar[frozenset[int]] = ContextVar("inherited", default=frozenset())
starting = threading.Lock()


class Failed(Exception):
    """A stage failed, and what there is to say about it has been said."""


def hold(path: Path, *, wait: str = "") -> int | None:
    """Hold a file for us and all that we start; None if others have it and we do not wait.

    What is said while we wait tells for whom.
    """
    descriptor = os.open(path, os.O_RDONLY | os.O_CREAT, 0o644)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        if not wait:
            os.close(descriptor)
            return None
        say_aside(f"Waiting for {wait} ...")
        fcntl.flock(descriptor, fcntl.LOCK_EX)
    inherited.set(inherited.get() | {descriptor})
    return descriptor


def let_go(descriptor: int) -> None:
    """Hold a file no longer; who was started meanwhile still does."""
    with starting:
        inherited.set(inherited.get() - {descriptor})
        os.close(descriptor)


def say_aside(what: str) -> None:
    """A line that is no stage."""
    with screen:
        clear = "\r\033[K" if sys.stdout.isatty() else ""
        print(f"{clear}           {what}", flush=True)


def say(seconds: float, what: str) -> None:
    """One line for a stage that is done."""
    with screen:
        clear = "\r\033[K" if sys.stdout.isatty() else ""
        print(f"{clear}{seconds:6.1f} s  {what}", flush=True)


def show_progress(what: str) -> None:
    """How far we are, on a line that is written over; nothing where there is no terminal."""
    if LOUD:
        print(f"         {what}", flush=True)
    elif sys.stdout.isatty():
        with screen:
            print(f"\r\033[K         {what}", end="", flush=True)


def run(
    name: str,
    what: str,
    hint: str,
    command: list[str],
    more: dict[str, str] | None = None,
    otherwise: list[str] | None = None,
) -> None:
    """A stage: what the command prints goes to a file, unless it and another one fail."""
    started = time.monotonic()
    log = LOGS / f"{name}.log"
    show_progress(f"{what} ...")
    lines: list[str] = []
    code = printed(what, command, more or {}, lines)
    if code and otherwise:
        code = printed(what, otherwise, {}, lines)
    with contextlib.suppress(OSError):  # a full disk is told of below
        log.write_text("".join(lines), encoding="utf-8")
    if code == 0:
        say(time.monotonic() - started, what)
        return
    with screen:
        if not LOUD:
            print("".join(["\n", *lines[-25:]]), file=sys.stderr)
        print(f"FAILED: {what} (all of its output: {log.relative_to(ROOT)})", file=sys.stderr)
        print(advice(hint), file=sys.stderr, flush=True)
    raise Failed


def advice(hint: str) -> str:
    """What to do about a stage that failed: whatever it was, a place to write to comes first."""
    if not os.access(ROOT, os.W_OK):
        return (
            "This folder cannot be written to: copy it to where you may write, and call make there."
        )
    if shutil.disk_usage(ROOT).free < 300_000_000:
        return "The disk is full: make room, then call make again; it goes on here."
    return hint


def printed(what: str, command: list[str], more: dict[str, str], lines: list[str]) -> int:
    """The exit code of a command; what it prints joins the lines."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with starting:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment | {"PYTHONUNBUFFERED": "1"} | more,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            pass_fds=tuple(inherited.get()),
        )
    assert process.stdout is not None
    for line in process.stdout:
        lines.append(line)
        if LOUD:
            print(line, end="", flush=True)
        elif found := PROGRESS.search(line):
            show_progress(f"{what}: {found[1]} of {found[2]} files ...")
    process.stdout.close()
    return process.wait()


def side_by_side(*tracks: Callable[[], None]) -> None:
    """Run tracks at the same time; fail when all have ended, if one failed."""
    failed: list[BaseException] = []

    def guarded(track: Callable[[], None]) -> None:
        try:
            track()
        except (Failed, OSError) as error:
            if isinstance(error, OSError):
                print(f"FAILED: {error}", file=sys.stderr)
            failed.append(error)

    threads = [
        # Each track holds what it takes by itself, besides what we hold now.
        threading.Thread(target=copy_context().run, args=(guarded, track), daemon=True)
        for track in tracks
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        while thread.is_alive():  # in short waits, so that Ctrl-C is heard
            thread.join(0.2)
    if failed:
        raise Failed


def note(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    half = path.with_name(f"{path.name}.{os.getpid()}.half")
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)
