"""`tablee serve`: tables for browsers and programs.

`tablee backup`: a copy of a database in use.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from tablee.cli.arguments import add_command, in_days, span
from tablee.cli.files import Complaint
from tablee.option_files import VARIABLE, usual_folder
from tablee.server.settings import Mail, Retention, Settings, packaged_pages


def add_serve(commands: Any) -> None:
    usual = Settings()
    command = add_command(commands, "serve", "serve tables to browsers and programs", run_serve)
    command.add_argument("--host", default=usual.host, help=f"address to listen on ({usual.host})")
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
        "--maps", default=usual_folder(), metavar="FOLDER", help=f"maps of one's own (${VARIABLE})"
    )
    command.add_argument("--log", choices=("json", "text"), default="json", help="(json)")


def run_serve(arguments: argparse.Namespace) -> None:
    from tablee.server.serve import serve
    from tablee.server.store.contract import Refused

    try:
        serve(settings_of(arguments))
    except Refused as refused:
        raise Complaint(f"serve: {refused}") from None


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings that the command line asks for."""
    mail = None
    if arguments.mail:
        try:
            mail = msgspec.json.decode(Path(arguments.mail).read_bytes(), type=Mail)
        except (OSError, msgspec.DecodeError) as error:
            raise Complaint(f"--mail: {error}") from None
    return Settings(
        host=arguments.host,
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
        webhook=arguments.webhook,
        mail=mail,
        notice_after=arguments.notice_after,
        retention=Retention(
            unstarted=arguments.keep_unstarted,
            abandoned=arguments.keep_abandoned,
            finished=arguments.keep,
        ),
        pages=arguments.pages or packaged_pages(),
        maps=arguments.maps,
        log_format=arguments.log,
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
