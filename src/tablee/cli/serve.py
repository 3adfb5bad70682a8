"""`tablee serve`: tables for browsers and programs; what it says to whoever started it.

`tablee backup`: a copy of a database in use.
"""

from __future__ import annotations

import argparse
import io
import socket
import sys
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tablee.cli.arguments import (
    add_command,
    add_language,
    as_called,
    in_days,
    span,
    texts_of,
)
from tablee.cli.files import Complaint
from tablee.option_files import VARIABLE, usual_folder
from tablee.server.settings import Mail, Retention, Settings, packaged_pages
from tablee.texts import Texts

#: Listens in every network that this computer is in.
EVERYWHERE = "0.0.0.0"


def add_serve(commands: Any) -> None:
    usual = Settings()
    command = add_command(commands, "serve", "serve tables to browsers and programs", run_serve)
    where = command.add_mutually_exclusive_group()
    where.add_argument("--host", default=usual.host, help=f"address to listen on ({usual.host})")
    where.add_argument("--lan", action="store_true", help="listen for the home network")
    command.add_argument("--port", type=int, default=usual.port, help=f"({usual.port}; 0: any)")
    command.add_argument(
        "--database",
        default=usual.database,
        metavar="FILE|URL",
        help=f"an SQLite file, or postgresql://… ({usual.database})",
    )
    command.add_argument(
        "--bus", default="", metavar="URL", help="redis://…, where several processes serve"
    )
    command.add_argument("--public", default="", metavar="URL", help="the address people use")
    command.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another site whose pages may connect",
    )
    command.add_argument(
        "--proxy", action="append", default=[], metavar="ADDRESS", help="trusted reverse proxy"
    )
    command.add_argument(
        "--bot-processes", type=int, default=usual.bot_processes, metavar="N", help="(1)"
    )
    command.add_argument(
        "--beat",
        type=float,
        default=usual.beat,
        metavar="S",
        help="delay before a bot's move, in seconds (default 0.6)",
    )
    command.add_argument(
        "--rate", type=float, default=usual.seat_rate, metavar="R", help="requests a second (20)"
    )
    command.add_argument(
        "--address-rate",
        type=float,
        default=usual.address_rate,
        metavar="R",
        help="requests a second of one address (100)",
    )
    command.add_argument(
        "--address-connections",
        type=int,
        default=usual.address_connections,
        metavar="N",
        help="open connections of one address (200)",
    )
    command.add_argument(
        "--address-bot-tables",
        type=int,
        default=usual.address_bot_tables,
        metavar="N",
        help="tables of one address at which bots alone play at once (10)",
    )
    command.add_argument("--webhook", default="", metavar="URL", help="where turn notices go")
    command.add_argument(
        "--mail", default="", metavar="FILE", help="SMTP settings in JSON: host, sender, user, …"
    )
    command.add_argument(
        "--notice-after", type=float, default=usual.notice_after, metavar="S", help="(60)"
    )
    for name, kept in (
        ("--keep", "finished"),
        ("--keep-abandoned", "abandoned"),
        ("--keep-unstarted", "unstarted"),
    ):
        seconds = getattr(usual.retention, kept)
        command.add_argument(
            name,
            type=span,
            default=seconds,
            metavar="TIME",
            help=f"how long {kept} tables are kept: 12h, 8w, never … ({in_days(seconds)})",
        )
    command.add_argument("--pages", default="", metavar="FOLDER", help="the browser client")
    command.add_argument(
        "--offline",
        default="",
        metavar="FOLDER",
        help="offer to play without the server: the folder offline of a site (make site)",
    )
    command.add_argument(
        "--maps", default=usual_folder(), metavar="FOLDER", help=f"maps of one's own (${VARIABLE})"
    )
    command.add_argument(
        "--log", choices=("json", "text"), help="(text on a terminal, json otherwise)"
    )
    command.add_argument(
        "--log-level",
        choices=("debug", "info", "warning", "error"),
        default=usual.log_level,
        help="the least that is logged (info)",
    )
    add_language(command)


def run_serve(arguments: argparse.Namespace) -> None:
    from tablee.server.serve import CannotListen, serve
    from tablee.server.store.contract import Refused

    texts = texts_of(arguments)
    settings = settings_of(arguments)
    check_network(arguments, texts)

    def ready(address: str) -> None:
        if settings.log_format == "text":
            greet(settings, address, texts)

    try:
        serve(settings, ready)
    except CannotListen as problem:
        if problem.taken:
            raise port_taken("serve", settings, texts) from None
        raise Complaint(f"serve: {problem}") from None
    except Refused as refused:
        raise Complaint(f"serve: {refused}") from None


def greet(settings: Settings, address: str, texts: Texts) -> None:
    """Tell a person at a terminal what to do now."""
    if not settings.pages:
        print(texts.say("play-no-pages", {"command": "tablee term les-poilus"}), flush=True)
        return
    address = settings.public or for_people(address)
    # By itself on its line, so that terminals make a link of it.
    print(f"{texts.say('serve-ready')}\n\n    {address}\n")
    if is_loopback(address):
        print(texts.say("serve-only-here", {"command": as_called("serve", "--lan")}))
    elif not settings.public:
        tell_others(address, texts)
    print(texts.say("serve-stop"), flush=True)


def tell_others(address: str, texts: Texts) -> None:
    """How others come to an address: by typing it, or with a camera."""
    print(texts.say("serve-others"), flush=True)
    if sys.stdout.isatty() and "utf" in sys.stdout.encoding.lower():
        print(texts.say("serve-scan"))
        print(code_to_scan(address), flush=True)


def code_to_scan(address: str) -> str:
    """A QR code, white on black whatever the terminal's colours: cameras want it dark on light."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return "\n".join(f"\033[97;40m{line}\033[0m" for line in drawn.getvalue().splitlines())


def for_people(address: str) -> str:
    """An address that can be typed elsewhere, in place of one that stands for every network."""
    found = urlsplit(address)
    if found.hostname not in (EVERYWHERE, "::"):
        return address
    return f"http://{network_address() or '127.0.0.1'}:{found.port}"


def is_loopback(address: str) -> bool:
    """Whether only this computer can open it."""
    host = urlsplit(address).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def network_address() -> str | None:
    """This computer's address in the network by which it reaches others; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address for examples, which nobody has.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return found


def check_network(arguments: argparse.Namespace, texts: Texts) -> None:
    """Complain if others are to come by a network that is not there."""
    if arguments.lan and network_address() is None:
        raise Complaint(texts.say("serve-no-network"))


def port_taken(command: str, settings: Settings, texts: Texts) -> Complaint:
    """In one sentence; any other port will do."""
    other = settings.port + 1 if settings.port < 65535 else 8000
    arguments = {"port": str(settings.port), "command": as_called(command, f"--port {other}")}
    return Complaint(texts.say("play-port-taken", arguments))


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings that the command line asks for."""
    mail = None
    if arguments.mail:
        try:
            mail = msgspec.json.decode(Path(arguments.mail).read_bytes(), type=Mail)
        except (OSError, msgspec.DecodeError) as error:
            raise Complaint(f"--mail: {error}") from None
    return Settings(
        host=EVERYWHERE if arguments.lan else arguments.host,
        port=arguments.port,
        database=arguments.database,
        bus=arguments.bus,
        public=arguments.public.rstrip("/"),
        origins=tuple(arguments.origin),
        proxies=tuple(arguments.proxy),
        bot_processes=arguments.bot_processes,
        beat=arguments.beat,
        seat_rate=arguments.rate,
        seat_burst=3 * arguments.rate,
        address_rate=arguments.address_rate,
        address_burst=4 * arguments.address_rate,
        address_connections=arguments.address_connections,
        address_bot_tables=arguments.address_bot_tables,
        webhook=arguments.webhook,
        mail=mail,
        notice_after=arguments.notice_after,
        retention=Retention(
            unstarted=arguments.keep_unstarted,
            abandoned=arguments.keep_abandoned,
            finished=arguments.keep,
        ),
        pages=arguments.pages or packaged_pages(),
        offline=arguments.offline,
        maps=arguments.maps,
        log_format=arguments.log or ("text" if sys.stderr.isatty() else "json"),
        log_level=arguments.log_level,
    )


def add_backup(commands: Any) -> None:
    command = add_command(commands, "backup", "copy an SQLite database in use", run_backup)
    command.add_argument("database", metavar="FILE", help="the database")
    command.add_argument("target", metavar="COPY", help="the file to write")


def run_backup(arguments: argparse.Namespace) -> None:
    from tablee.server.store.contract import Refused
    from tablee.server.store.sqlite_file import back_up

    if "://" in arguments.database:
        raise Complaint("backup: is for SQLite files; PostgreSQL is copied by pg_dump")
    try:
        count = back_up(Path(arguments.database), Path(arguments.target))
    except Refused as refused:
        raise Complaint(f"backup: {refused}") from None
    print(f"{arguments.target}: {count} tables")
