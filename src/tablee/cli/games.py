"""`tablee games`: the games and their options. `tablee learn`: how one is played.

`tablee deals`: the deals of the day at a server, challenges, and how others did.
"""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path
from shlex import quote as quoted
from textwrap import fill, indent
from typing import Any
from urllib.parse import quote, unquote

import msgspec

from tablee.cli.arguments import add_command, add_game, add_language, texts_of
from tablee.cli.files import Complaint, own_folder, print_json
from tablee.cli.term import names_of, remote_table
from tablee.cli.tui import leave, need_terminal, remote_app
from tablee.client.links import BadLink, parse_link
from tablee.games import registry
from tablee.kernel.game import Game
from tablee.own_bots.loading import plug_ins
from tablee.protocol.option_words import explain_options
from tablee.text_mode.lessons import lessons_of
from tablee.texts import Texts

#: Lines for reading are no longer than this.
WIDTH = 77
#: Where a server is that nobody named.
SERVER = "http://127.0.0.1:8000"


def add(commands: Any) -> None:
    command = add_command(commands, "games", "list the games, or one game's options", run)
    command.add_argument("game", nargs="?", metavar="GAME", help=", ".join(registry.names()))
    command.add_argument("--json", action="store_true", help="as JSON")
    add_language(command)


def add_learn(commands: Any) -> None:
    command = add_command(commands, "learn", "explain how a game is played", run_learn)
    add_game(command)
    add_language(command)


def run_learn(arguments: argparse.Namespace) -> None:
    texts, game = texts_of(arguments), registry.game(arguments.game)
    print(texts.say(f"{game.key}-name"))
    lessons = lessons_of(game.key, texts)
    if not lessons:
        print(texts.say("text-no-lessons"))
    for number, lesson in enumerate(lessons, 1):
        print(f"\n{number}. {lesson.title}\n")
        for paragraph in lesson.paragraphs:
            print(indent(fill(paragraph, WIDTH, break_on_hyphens=False), "   "))


def run(arguments: argparse.Namespace) -> None:
    texts = texts_of(arguments)
    found = (
        [registry.game(arguments.game)]
        if arguments.game
        else list(map(registry.game, registry.names()))
    )
    if arguments.json:
        print_json([game_document(game, texts) for game in found])
        return
    for game in found:
        seats = f"{game.fewest_seats}-{game.most_seats}"
        seats = seats if game.fewest_seats < game.most_seats else str(game.fewest_seats)
        print(f"{game.key:12} {seats:>4}  {texts.say(game.key + '-about')}")
        if arguments.game:
            print_options(game, texts)
            print_players(game, texts)


def print_options(game: Game, texts: Texts) -> None:
    """What each option does, and its values."""
    print(f"\n{texts.say('options-heading')}")
    for option in explain_options(game.key, texts):
        print(f"\n  --option {option.name}={option.default}")
        if option.about:
            print(indent(fill(option.about, WIDTH - 6, break_on_hyphens=False), " " * 6))
        if option.range:
            least, most = option.range
            print(f"      {texts.say('options-range', {'least': least, 'most': most})}")
        if option.example:
            # Quoted for a shell: lists and objects have quotes and brackets of their own.
            example = quoted(f"{option.name}={option.example}")
            print(f"      {texts.say('options-example')} {example}")
        for value in option.values:
            usual = texts.say("options-default") if value.value == option.default else ""
            print(f"      {value.value:16} {value.words} {usual}".rstrip())


def print_players(game: Game, texts: Texts) -> None:
    """Who can play: levels, yardsticks, plug-ins, bots of one's own."""
    print(f"\n{texts.say('options-levels')}\n  {', '.join(game.levels)}")
    if "difficulty" in {field.name for field in msgspec.structs.fields(game.options_type)}:
        print(indent(fill(texts.say("options-not-a-level"), WIDTH - 2), "  "))
    if game.yardsticks:
        print(texts.say("options-yardsticks"))
    for name in game.yardsticks:
        known = texts.has(f"options-yardstick-{name}")
        words = texts.say(f"options-yardstick-{name}") if known else ""
        print(f"  {name:16} {words}".rstrip())
    if plug_ins():
        print(texts.say("options-plug-ins"))
    for name, point in plug_ins().items():
        hidden = texts.say("options-plug-in-hidden") if game.has_bot(name) else ""
        print(f"  {name:16} {point.value} {hidden}".rstrip())
    print(texts.say("options-own-bot"))


def game_document(game: Game, texts: Texts) -> dict[str, Any]:
    """What a program may want to know of a game."""
    return {
        "game": game.key,
        "rules": game.rules_versions[-1],
        "fewest_seats": game.fewest_seats,
        "most_seats": game.most_seats,
        "levels": list(game.levels),
        "yardsticks": list(game.yardsticks),
        "options": msgspec.to_builtins(game.options({})),
        "explained": explain_options(game.key, texts),
    }


def add_deals(commands: Any) -> None:
    command = add_command(commands, "deals", "play the deal of the day and challenges", run_deals)
    command.add_argument(
        "deal",
        nargs="?",
        metavar="DEAL|LINK",
        help="a deal such as 2026-11-17.footclub, or a challenge's link (default: the calendar)",
    )
    command.add_argument("--server", default="", metavar="ADDRESS", help=f"(default: {SERVER})")
    what = command.add_mutually_exclusive_group()
    what.add_argument("--play", action="store_true", help="play it, the first time for the record")
    what.add_argument("--again", action="store_true", help="play it once more, without it counting")
    what.add_argument(
        "--challenge",
        metavar="GAME|LINK",
        help="make a challenge: a new deal of a game, or that of a finished table",
    )
    command.add_argument("--seat", type=int, metavar="N", help="from this seat, counted from 0")
    command.add_argument("--tui", action="store_true", help="with --play: full-screen")
    command.add_argument("--friends", action="store_true", help="other seats are for friends")
    command.add_argument("--names", metavar="NAME", help="what you are called")
    command.add_argument("--json", action="store_true", help="as JSON")
    add_language(command)


def player_key(file: Path) -> str:
    """What this person's first tries are known by; made the first time."""
    try:
        return file.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        made = secrets.token_urlsafe(24)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w") as kept:
            kept.write(made + "\n")
    except OSError as error:
        raise Complaint(f"{file}: {error.strerror}: your first try could not be kept") from None
    return made


def run_deals(arguments: argparse.Namespace) -> None:
    from tablee.client import Lost, Refused

    server, name = _where(arguments)
    try:
        if arguments.challenge:
            _challenge(arguments, server)
        elif not name:
            _calendar(arguments, server)
        elif arguments.play or arguments.again:
            _play(arguments, server, name)
        else:
            _show(arguments, server, name)
    except Refused as refused:
        raise Complaint(str(refused)) from None
    except (Lost, OSError) as error:
        where = {"server": server, "reason": str(getattr(error, "reason", error))}
        raise Complaint(texts_of(arguments).say("term-deals-unreachable", where)) from None


def _where(arguments: argparse.Namespace) -> tuple[str, str]:
    """The server, and the deal's name."""
    given: str = arguments.deal or ""
    server: str = arguments.server.rstrip("/") or SERVER
    if given.startswith(("http://", "https://")):
        address, found, name = given.partition("/#/deal/")
        if not found or not name:
            raise Complaint(f"{given}: is not the link of a deal: it has no '#/deal/…'")
        return address, unquote(name)
    return server, given


def _asked(arguments: argparse.Namespace) -> str:
    key = player_key(own_folder() / "player.key")
    return f"player={key}&lang={texts_of(arguments).language}"


def _calendar(arguments: argparse.Namespace, server: str) -> None:
    from tablee.client import call
    from tablee.protocol.deal_sentences import calendar_lines
    from tablee.protocol.deals import Calendar

    found = call(server, f"/api/deals?{_asked(arguments)}")
    if arguments.json:
        print_json(found)
        return
    texts, calendar = texts_of(arguments), msgspec.convert(found, Calendar)
    for line in calendar_lines(calendar, texts):
        print(line)
    today = next(day for day in calendar.days if day.day == calendar.today)
    fresh = next((game.deal for game in today.games.values() if not game.begun), "")
    if fresh:
        print(texts.say("term-deals-how", {"deal": fresh}))


def _show(arguments: argparse.Namespace, server: str, name: str) -> None:
    from tablee.client import call

    _print_deal(arguments, call(server, f"/api/deals/{quote(name)}?{_asked(arguments)}"))


def _print_deal(arguments: argparse.Namespace, found: dict[str, Any]) -> None:
    from tablee.protocol.deal_sentences import deal_lines
    from tablee.protocol.deals import DealInfo

    if arguments.json:
        print_json(found)
        return
    for line in deal_lines(msgspec.convert(found, DealInfo), texts_of(arguments)):
        print(line)


def _challenge(arguments: argparse.Namespace, server: str) -> None:
    from tablee.client import call
    from tablee.term.keys import Keys

    body: dict[str, Any] = {"player": player_key(own_folder() / "player.key")}
    token = ""
    if arguments.challenge.startswith(("http://", "https://")):
        try:
            link = parse_link(arguments.challenge)
        except BadLink:
            problem = texts_of(arguments).say("term-no-link", {"link": arguments.challenge})
            raise Complaint(problem) from None
        server, body["table"] = link.server, link.table
        kept = Keys(own_folder() / "seats.json")
        token = link.token or kept.token(link.server, link.table)
    else:
        body["game"] = arguments.challenge
    made = call(server, "/api/deals", body, token)
    _print_deal(arguments, made)
    if not arguments.json:
        print(f"{server}/#/deal/{made['name']}")


def _begun(arguments: argparse.Namespace, server: str, name: str) -> str:
    """The table of one's own first try, if it waits to be gone on with."""
    from tablee.client import call

    sides = call(server, f"/api/deals/{quote(name)}?{_asked(arguments)}")["sides"]
    waiting = (
        side["table"]
        for side in sides
        if side["table"] and not side["done"] and arguments.seat in (None, side["seat"])
    )
    return next(waiting, "")


def _play(arguments: argparse.Namespace, server: str, name: str) -> None:
    from tablee.client import NOTHING_KEPT, call
    from tablee.term.keys import Keys
    from tablee.term.remote_terminal import RemoteTerminal
    from tablee.term.screen import Screen

    texts = texts_of(arguments)
    if arguments.tui:
        need_terminal(texts)
    body = {
        "player": player_key(own_folder() / "player.key"),
        "name": (names_of(arguments) or [texts.say("web-you")])[0],
        "language": texts.language,
        "again": arguments.again,
        "friends": arguments.friends,
        "seat": arguments.seat,
    }
    keys = Keys(own_folder() / "seats.json")
    table = "" if arguments.again else _begun(arguments, server, name)
    token = keys.token(server, table)
    if not token:
        path = f"/api/deals/{quote(name)}/play?lang={texts.language}"
        opened = call(server, path, body)["opened"]
        table, token = opened["table"], opened["seats"][0]["token"]
        keys.keep(server, table, token, NOTHING_KEPT)
    print(f"{server}/#/table/{table}")
    if not call(server, f"/api/tables/{table}", token=token)["started"]:
        return
    arguments.game, arguments.watch = f"{server}/t/{table}#{token}", False
    if arguments.tui:
        leave(remote_app(arguments, texts))
        return
    RemoteTerminal(remote_table(arguments, texts), Screen(texts)).run()
