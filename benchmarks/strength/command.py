"""What the measurements of all games share: their arguments, and the report."""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks.strength import page

STORE = page.PAGE.parent.parent / "build" / "strength"


def parser_of(key: str, about: str) -> argparse.ArgumentParser:
    """The arguments that every measurement has; the caller adds its own."""
    parser = argparse.ArgumentParser(
        prog=f"python -m benchmarks.strength {key}",
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seed", type=int, default=2026, help="of all deals (2026)")
    parser.add_argument("--jobs", type=at_least_one, default=1, help="processes (1)")
    going_on = "stop after so long, to go on another time; 0: only report"
    parser.add_argument("--minutes", type=minutes, help=going_on)
    parser.add_argument("--store", type=folder, default=STORE, help="the folder of results")
    parser.add_argument("--write", action="store_true", help="write the report into docs/bots.md")
    return parser


def folder(given: str) -> Path:
    """A folder, there already or to be made."""
    if Path(given).is_file():
        raise argparse.ArgumentTypeError(f"{given} is a file; the folder that it is in is wanted")
    return Path(given)


def at_least_one(given: str) -> int:
    """A number of games or processes."""
    return _whole(given, 1)


def at_least_none(given: str) -> int:
    """A number that may be 0."""
    return _whole(given, 0)


def _whole(given: str, least: int) -> int:
    number = int(given) if given.isascii() and given.isdecimal() else -1
    if number < least:
        raise argparse.ArgumentTypeError(f"{given} is not a whole number of at least {least}")
    return number


def minutes(given: str) -> float:
    """How long to play."""
    try:
        number = float(given)
    except ValueError:
        number = -1.0
    if not number >= 0:
        raise argparse.ArgumentTypeError(f"{given} is not a number of minutes")
    return number


def chosen(given: str | None, option: str, choices: list[str]) -> list[str]:
    """What an option picks out of its choices, separated by commas; all if it was not given."""
    if not given:
        return choices
    picked = given.split(",")
    for name in picked:
        if name not in choices:
            end = f"{option}: there is no {name!r}; choose from {', '.join(choices)}"
            raise SystemExit(f"python -m benchmarks.strength: {end}")
    return picked


def tell(key: str, text: str, arguments: argparse.Namespace, more: str = "") -> None:
    """Print a report, and write it into the page if that was asked for."""
    print(text)
    if arguments.write:
        command = f".venv/bin/python -m benchmarks.strength {key} --seed {arguments.seed}"
        command += f" --write{more}"
        page.write(key, f"Made by `{command}`.\n\n{text}")
