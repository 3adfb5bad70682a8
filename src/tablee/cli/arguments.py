"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec

from tablee.bots.levels import usual_level
from tablee.cli.files import Complaint, read_data, read_text
from tablee.games import registry
from tablee.kernel.documents import Fault, Faults
from tablee.kernel.game import Game
from tablee.lab.experiment import with_value
from tablee.lab.play import Plan
from tablee.option_files import OwnMaps, usual_folder
from tablee.own_bots import UnknownBot, check_bot, split_names
from tablee.texts import LANGUAGES, Texts, system_language

#: Who is no computer player, in `--seats`.
HUMAN = "human"


def add_command(commands: Any, name: str, summary: str, run: Any) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name, help=summary, description=summary[0].upper() + summary[1:] + "."
    )
    command.set_defaults(run=run)
    return command


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help=", ".join(registry.names()))


def add_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--players", type=int, metavar="N", help="how many players")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option, as `tablee games GAME` lists them, or NAME=@FILE; may be repeated",
    )


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, help="language (default: the system's)")


def as_called(command: str, arguments: str) -> str:
    """A command as it can be typed here: by make, or by its path where it is not on the PATH."""
    if os.environ.get("TABLEE_MAKE") and command in ("play", "serve"):
        return f'make {command} ARGS="{arguments}"'
    own = Path(sys.argv[0])
    by_path = own.name == "tablee" and not shutil.which("tablee")
    return f"{own if by_path else 'tablee'} {command} {arguments}"


def texts_of(arguments: argparse.Namespace) -> Texts:
    """The language asked for, or the system's."""
    return Texts(arguments.lang or system_language(dict(os.environ)))


def table_options(game: Game, arguments: argparse.Namespace) -> dict[str, Any]:
    """Option data from --players and --option that the game accepts; else a complaint.

    A value is JSON, or else plain text; @FILE stands for what a TOML or JSON file holds, or for the
    map that a text file draws. A dot leads into an option: `prices.tank=18`.
    """
    options: dict[str, Any] = {}
    files: dict[str, str] = {}
    for given in arguments.option:
        name, equals, text = given.partition("=")
        if not equals:
            raise Complaint(f"--option {given}: write NAME=VALUE")
        if text.startswith("@"):
            files[f"options.{name}"] = text[1:]
            options = with_value(options, name, _file_value(game, name, text[1:]))
            continue
        value: Any = text
        try:
            value = msgspec.json.decode(text.encode(errors="replace"))
        except msgspec.DecodeError:
            pass
        except RecursionError:
            raise Complaint(f"--option {name}: is nested too deeply") from None
        options = with_value(options, name, value)
    if arguments.players is not None:
        fields = {field.name for field in msgspec.structs.fields(game.options_type)}
        if "players" in fields:
            options["players"] = arguments.players
        elif not game.fewest_seats <= arguments.players <= game.most_seats:
            raise Complaint(f"--players: {game.key} is played by {game.fewest_seats}")
    try:
        options = OwnMaps(game, usual_folder()).fill_in(options)
        game.options(options)
    except Faults as faults:
        raise Faults([_in_file(fault, files) for fault in faults.faults]) from None
    return options


def _file_value(game: Game, option: str, file: str) -> Any:
    """What a file says for an option."""
    if option == game.file_option and not file.endswith((".json", ".toml")):
        return game.read_option(read_text(file), file)
    return read_data(file)


def _in_file(fault: Fault, files: dict[str, str]) -> Fault:
    """The fault of an option that came from a file, told with the file's name."""
    for option, file in files.items():
        if fault.field.startswith(option):
            field = fault.field[len(option) :].lstrip(".") or "document"
            return Fault(f"{file}: {field}", fault.message)
    return fault


def seat_levels(game: Game, given: str | None, seats: int) -> list[str]:
    """Who sits at each seat: 'human' or the name of a computer player."""
    if given is None:
        return [HUMAN] + [game.levels[-1]] * (seats - 1)
    levels = split_names(given)
    if len(levels) != seats:
        raise Complaint(f"--seats: names {len(levels)} seats, but the table has {seats}")
    return [
        level if level == HUMAN else check_player(game, level, "--seats", HUMAN) for level in levels
    ]


def check_player(game: Game, name: str, where: str, besides: str = "") -> str:
    """The name of a computer player that can play, or a complaint."""
    try:
        return check_bot(game, name)
    except UnknownBot as unknown:
        also = f" or {besides}" if besides else ""
        raise Complaint(f"{where}: {unknown}{also}") from None


def add_plan(command: argparse.ArgumentParser) -> None:
    """Which games computer players play, and how many."""
    command.add_argument("--games", type=int, default=1000, metavar="N", help="how many (1000)")
    command.add_argument(
        "--bots",
        metavar="BOT",
        help="who plays all seats, or each: BOT,BOT… A level, a yardstick, or bot.py:Class",
    )
    command.add_argument("--seed", type=int, default=1, metavar="S", help="the seed (1)")
    command.add_argument("--jobs", type=int, default=1, metavar="J", help="processes (1)")


def plan_of(arguments: argparse.Namespace) -> Plan:
    """The games asked for; complaints if they make no sense."""
    game = registry.game(arguments.game)
    check_positive(arguments, "games", "jobs")
    given = table_options(game, arguments)
    seats = game.seats(game.options(given))
    levels = split_names(arguments.bots or usual_level(game))
    levels = levels * seats if len(levels) == 1 else levels
    if len(levels) != seats:
        raise Complaint(f"--bots: names {len(levels)} seats, but the table has {seats}")
    for level in dict.fromkeys(levels):
        check_player(game, level, "--bots")
    return Plan(
        game=game.key, options=given, bots=levels, games=arguments.games, seed=arguments.seed
    )


#: Seconds of the units in which spans are given.
UNITS = {"h": 3600, "d": 86_400, "w": 7 * 86_400}


def span(text: str) -> int:
    """The seconds that somebody means by 12h, 90d or 8w; 0 for never."""
    number, unit = text[:-1], text[-1:]
    if text == "never":
        return 0
    if not number.isdecimal() or unit not in UNITS or not 0 < int(number) <= 99_999:
        raise argparse.ArgumentTypeError(f"write 12h, 90d, 8w or never, not {text[:20]!r}")
    return int(number) * UNITS[unit]


def in_days(seconds: int) -> str:
    """A span as `span` reads it."""
    return f"{seconds // UNITS['d']}d" if seconds else "never"


def check_positive(arguments: argparse.Namespace, *names: str) -> None:
    """Complain of numbers below 1."""
    for name in names:
        if getattr(arguments, name) < 1:
            raise Complaint(f"--{name}: must be at least 1")
