"""Programs at a table. `tablee bot`: one's own bot at a table of any server, or asked again what
it broke down on. `tablee mcp`: our tables for language models, over the Model Context Protocol.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.cli.arguments import (
    add_command,
    add_language,
    add_options,
    check_player,
    check_positive,
    table_options,
    texts_of,
)
from tablee.cli.files import Complaint, print_json, read_file
from tablee.client.links import is_link
from tablee.extras import to_install
from tablee.games import registry
from tablee.own_bots import make_bot, split_names
from tablee.own_bots.checked import read_fault
from tablee.own_bots.names import UnknownBot, read_name
from tablee.texts import printable

if TYPE_CHECKING:
    from tablee.agents.arena import Schedule
    from tablee.client import Seat


def add_bot(commands: Any) -> None:
    command = add_command(
        commands, "bot", "let your own bot play at a server's table, or ask it again", run_bot
    )
    command.add_argument(
        "bot", metavar="BOT", help="bot.py:Class, module:Class, a plug-in, a level"
    )
    command.add_argument(
        "where", metavar="LINK|FILE", help="the link to a table; or a saved bot-fault-….json"
    )
    command.add_argument("--name", default="", help="its name at the table (the class's)")
    command.add_argument("--seed", type=int, metavar="S", help="of the bot's own chance")
    command.add_argument("--quiet", action="store_true", help="say only how it ended")


def run_bot(arguments: argparse.Namespace) -> None:
    if is_link(arguments.where):
        play_bot_at(arguments)
    elif Path(arguments.where).exists():
        ask_again(arguments)
    else:
        raise Complaint(f"{arguments.where}: is neither a link to a table nor a file")


def play_bot_at(arguments: argparse.Namespace) -> None:
    """Sit the bot down, and let it play to the end."""
    from tablee.client import BadLink, Lost, NoServer, Refused, Seat, call, parse_link, play_bot

    try:
        name = printable(arguments.name) or read_name(arguments.bot).name
    except UnknownBot as unknown:
        raise Complaint(f"BOT: {unknown}") from None
    try:
        where = parse_link(arguments.where)
        game = registry.game(call(where.server, f"/api/tables/{where.table}")["game"])
        # Before it sits down: a seat that was taken for nobody stays taken.
        bot = make_bot(game, check_player(game, arguments.bot, "BOT"))
        with Seat.join(arguments.where, name[:40]) as seat:
            say = (lambda _: None) if arguments.quiet else said
            say(f"{name} sits at seat {seat.seat} of {game.key}: {seat.link}")
            if not seat.info["started"]:
                say("Waiting for the start. Ctrl-C leaves.")
            play_bot(seat, bot, arguments.seed, lambda move: say(f"{name}: {move}"))
            said(_ending(seat, name))
    except BadLink:
        raise Complaint(f"{arguments.where}: is not a link to a table") from None
    except (Refused, Lost, NoServer) as problem:
        raise Complaint(f"{arguments.where}: {problem}") from None


def said(text: str) -> None:
    """Print a line now: whoever watches a long game wants to see it."""
    print(text, flush=True)


def _ending(seat: Seat, name: str) -> str:
    outcome = seat.outcome
    assert outcome is not None
    points = outcome["scores"][seat.seat]
    return f"Over ({outcome['reason']}): {name} has {points:g} of 1 points."


def ask_again(arguments: argparse.Namespace) -> None:
    """Show the bot the view that it broke down on; a complaint if it does so again."""
    fault, view, chance = read_fault(read_file(arguments.where), arguments.where)
    game = registry.game(fault.game)
    bot = make_bot(game, check_player(game, arguments.bot, "BOT"))
    said(f"{fault.bot} {fault.problem}, at seat {fault.seat} of {fault.game}.")
    said(f"Its moves: {', '.join(fault.moves.values())}")
    move = bot.choose(view, chance)
    said(f"{arguments.bot} now chooses {game.notation(move)} ({move}).")


def add_mcp(commands: Any) -> None:
    command = add_command(
        commands, "mcp", "let a language model play, as an MCP server on standard input", run_mcp
    )
    command.add_argument("--arena", metavar="GAME", help="a series against the levels instead")
    add_options(command)
    command.add_argument("--games", type=int, default=10, metavar="N", help="with each (10)")
    command.add_argument(
        "--levels", metavar="BOT,BOT…", help="whom to meet (default: all levels of the game)"
    )
    command.add_argument("--seed", type=int, default=1, metavar="S", help="of the deals (1)")
    command.add_argument(
        "--journal", default="arena.jsonl", metavar="FILE", help="results (arena.jsonl)"
    )
    command.add_argument(
        "--advice", action="store_true", help="in an arena: allow asking for advice"
    )
    command.add_argument("--report", metavar="FILE", help="only print what a journal says")
    command.add_argument("--json", action="store_true", help="with --report: as JSON")
    add_language(command)


def run_mcp(arguments: argparse.Namespace) -> None:
    if arguments.report:
        report_arena(arguments)
        return
    schedule = _schedule(arguments) if arguments.arena else None
    try:
        from tablee.agents.mcp_server import make_server
    except ImportError as error:
        if not (error.name or "").startswith("mcp"):
            raise
        raise Complaint(f"mcp: needs the package mcp: {to_install('mcp')}") from None
    make_server(texts_of(arguments).language, schedule).run("stdio")


def _schedule(arguments: argparse.Namespace) -> Schedule:
    from tablee.agents.arena import Arena, Schedule

    game = registry.game(arguments.arena)
    check_positive(arguments, "games")
    levels = split_names(arguments.levels) if arguments.levels else list(game.levels)
    arena = Arena(
        game=game.key,
        levels=[check_player(game, level, "--levels") for level in levels],
        games=arguments.games,
        options=table_options(game, arguments),
        seed=arguments.seed,
        advice=arguments.advice,
        language=texts_of(arguments).language,
    )
    return Schedule(arena, Path(arguments.journal))


def report_arena(arguments: argparse.Namespace) -> None:
    """What a journal says."""
    import msgspec

    from tablee.agents.arena import Arena, Schedule, report_lines

    first = read_file(arguments.report).partition(b"\n")[0]
    try:
        arena = msgspec.json.decode(first, type=Arena)
    except msgspec.DecodeError as error:
        raise Complaint(f"{arguments.report}: is not an arena's journal: {error}") from None
    found = Schedule(arena, Path(arguments.report)).report()
    if arguments.json:
        print_json(found)
    else:
        print("\n".join(report_lines(found)))
