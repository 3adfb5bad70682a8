"""`tablee term`: play in the terminal by words, locally or at a server's table."""

from __future__ import annotations

import argparse
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.cli.arguments import (
    HUMAN,
    add_command,
    add_language,
    add_options,
    seat_levels,
    table_options,
    texts_of,
)
from tablee.cli.files import Complaint, own_folder, own_mistakes, write_record
from tablee.client.links import BadLink, is_link, parse_link
from tablee.games import registry
from tablee.own_bots import make_bot
from tablee.texts import Texts, printable

if TYPE_CHECKING:
    from tablee.term.local import LocalTable
    from tablee.term.remote import RemoteTable


def add(commands: Any) -> None:
    command = add_command(commands, "term", "play in the terminal by words, line by line", run)
    add_table(command)
    command.add_argument("--save", metavar="FILE", help="write the record at the end")


def add_table(command: argparse.ArgumentParser, or_else: str = "") -> None:
    """The arguments that say which table, and who sits there."""
    words = f"{', '.join(registry.names())}; or a table's link" + (or_else and f"; {or_else}")
    metavar = "GAME|LINK|FILE" if or_else else "GAME|LINK"
    command.add_argument("game", metavar=metavar, help=words)
    add_options(command)
    command.add_argument(
        "--seats",
        metavar="WHO,WHO…",
        help="who sits where: human, a level, or bot.py:Class (default: one human)",
    )
    command.add_argument("--names", metavar="NAME,NAME…", help="the humans' names, in seat order")
    command.add_argument("--seed", type=int, help="the same seed deals the same game")
    command.add_argument("--guided", action="store_true", help="learn by the guided first game")
    command.add_argument("--watch", action="store_true", help="at a link: only watch")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    from tablee.term.screen import Screen

    screen = Screen(texts_of(arguments))
    if is_link(arguments.game):
        from tablee.term.remote_terminal import RemoteTerminal

        RemoteTerminal(remote_table(arguments, screen.texts), screen).run()
        return
    from tablee.term.local_terminal import Terminal

    table = local_table(arguments, screen.texts)
    table.mistakes = own_mistakes()
    if arguments.save:
        save(table, arguments.save)  # fails now, not later
    try:
        Terminal(table, screen).run()
    finally:
        if arguments.save:
            save(table, arguments.save)


def save(table: LocalTable, name: str) -> None:
    """Write a local table's record."""
    write_record(name, msgspec.json.encode(table.match.record()))


def names_of(arguments: argparse.Namespace) -> list[str]:
    """The names that were given."""
    return [printable(name) for name in arguments.names.split(",")] if arguments.names else []


def local_table(arguments: argparse.Namespace, texts: Texts) -> LocalTable:
    """The table on this machine that the arguments describe."""
    from tablee.kernel.chance import Chance, FairChance, FastChance
    from tablee.kernel.match import Match
    from tablee.term.local import LocalTable, seat_documents

    game = registry.game(arguments.game)
    if arguments.guided:
        from tablee.term.guided import GuidedTable

        return GuidedTable(game.key, texts, (names_of(arguments) or [texts.say("web-you")])[0])
    options = game.options(table_options(game, arguments))
    levels = seat_levels(game, arguments.seats, game.seats(options))
    names = names_of(arguments)
    if len(names) > levels.count(HUMAN):
        raise Complaint(f"--names: {len(names)} names for {levels.count('human')} humans")
    chance: Chance = FairChance(secrets.token_bytes(32), "table")
    bot_chance = FastChance(secrets.randbits(64))
    if arguments.seed is not None:
        chance, bot_chance = FastChance(arguments.seed), FastChance(arguments.seed, 1)
    match = Match(game, options, chance, seat_documents(levels, names, texts))
    bots = [None if level == HUMAN else make_bot(game, level) for level in levels]
    return LocalTable(game, match, bots, bot_chance)


def remote_table(arguments: argparse.Namespace, texts: Texts) -> RemoteTable:
    """The seat at a server's table that a link leads to."""
    from tablee.client import Refused
    from tablee.term.keys import Keys
    from tablee.term.remote import RemoteTable, Unreachable, take_seat

    try:
        link = parse_link(arguments.game)
    except BadLink:
        raise Complaint(texts.say("term-no-link", {"link": arguments.game})) from None
    name = (names_of(arguments) or [texts.say("web-you")])[0]
    keys = Keys(own_folder() / "seats.json")
    try:
        return RemoteTable(take_seat(link, name, keys, texts.language, arguments.watch))
    except Unreachable as error:
        raise Complaint(texts.say("term-unreachable", {"reason": str(error)})) from None
    except Refused as refused:
        raise Complaint(str(refused)) from None
