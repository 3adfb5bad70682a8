"""What the commands read and write, with complaints in plain words."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.kernel.reading import read_json

if TYPE_CHECKING:
    from tablee.puzzles.mistakes import Mistakes


class Complaint(Exception):
    """Bad input, told in one or more plain lines."""


def read_data(name: str) -> Any:
    """What a TOML or JSON file holds."""
    text = read_file(name)
    if name.endswith(".json"):
        return read_json(text, name)
    try:
        return tomllib.loads(text.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Complaint(f"{name}: is not TOML: {error}") from None
    except RecursionError:
        raise Complaint(f"{name}: is nested too deeply") from None


def read_file(name: str) -> bytes:
    """A file's contents; '-' is the standard input."""
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise Complaint(f"{name}: {getattr(error, 'strerror', None) or error}") from None


def read_text(name: str) -> str:
    """A text file's contents; '-' is the standard input."""
    try:
        return read_file(name).decode()
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise Complaint(f"{name}: line {line}: is not UTF-8 text: {error.reason}") from None


def write_record(name: str, document: bytes) -> None:
    """Write a record, indented."""
    try:
        Path(name).write_bytes(msgspec.json.format(document) + b"\n")
    except (OSError, ValueError) as error:
        raise Complaint(f"{name}: {getattr(error, 'strerror', None) or error}") from None


def own_folder() -> Path:
    """Where this person's tables and keys are kept, made if need be."""
    if sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(home) / "tablee"
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Complaint(f"{folder}: {error.strerror or error}") from None
    return folder


def own_mistakes() -> Mistakes:
    """What this person's reviews found, to learn from; in memory where no file can be kept."""
    from tablee.puzzles.mistakes import Mistakes

    try:
        return Mistakes(own_folder() / "mistakes.json")
    except Complaint:
        return Mistakes()


def print_json(value: Any) -> None:
    """Print a value as indented JSON."""
    print(msgspec.json.format(msgspec.json.encode(value)).decode())
