"""`tablee term`: play in the terminal, line by line."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

import msgspec

from tablee.cli.arguments import (
    add_command,
    add_game,
    add_language,
    add_options,
    seat_levels,
    table_options,
    texts_of,
)
from tablee.cli.files import Complaint, write_record
from tablee.games import registry
from tablee.texts import printable


def add(commands: Any) -> None:
    command = add_command(commands, "term", "play in the terminal, line by line", run)
    add_game(command)
    add_options(command)
    command.add_argument(
        "--seats",
        metavar="WHO,WHO…",
        help="who sits where: human, or a computer player's level (default: one human)",
    )
    command.add_argument("--names", metavar="NAME,NAME…", help="the humans' names, in seat order")
    command.add_argument("--seed", type=int, help="the same seed deals the same game")
    command.add_argument("--save", metavar="FILE", help="write the record at the end")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    from tablee.kernel.chance import Chance, FairChance, FastChance
    from tablee.kernel.match import Match
    from tablee.term import Terminal, seat_documents

    game = registry.game(arguments.game)
    texts = texts_of(arguments)
    options = game.options(table_options(game, arguments))
    levels = seat_levels(game, arguments.seats, game.seats(options))
    names = [printable(name) for name in arguments.names.split(",")] if arguments.names else []
    if len(names) > levels.count("human"):
        raise Complaint(f"--names: {len(names)} names for {levels.count('human')} humans")
    chance: Chance = FairChance(secrets.token_bytes(32), "table")
    bot_chance = FastChance(secrets.randbits(64))
    if arguments.seed is not None:
        chance, bot_chance = FastChance(arguments.seed), FastChance(arguments.seed, 1)
    match = Match(game, options, chance, seat_documents(levels, names, texts))
    bots = [None if level == "human" else game.bot(level) for level in levels]
    if arguments.save:
        write_record(arguments.save, msgspec.json.encode(match.record()))  # fails now, not later
    try:
        Terminal(game, match, bots, texts, bot_chance).run()
    finally:
        if arguments.save:
            write_record(arguments.save, msgspec.json.encode(match.record()))
