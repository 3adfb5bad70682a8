"""The server's commands: `tablee serve`, `verify`, `backup` and `protocol`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from tablee.kernel.documents import Fault, Faults
from tablee.server.settings import Mail, Settings


def add_commands(commands: Any) -> None:
    """Add the server's commands to those of `tablee`."""
    _add_serve(commands)
    _add_verify(commands)
    _add_backup(commands)
    _add_protocol(commands)


def _command(commands: Any, name: str, summary: str, run: Any) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name, help=summary, description=summary[0].upper() + summary[1:] + "."
    )
    command.set_defaults(run=run)
    return command


# ---- serve ------------------------------------------------------------------------------------


def _add_serve(commands: Any) -> None:
    usual = Settings()
    command = _command(commands, "serve", "serve tables to browsers and programs", _run_serve)
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
        "--proxy", action="append", default=[], metavar="ADDRESS", help="a reverse proxy to believe"
    )
    command.add_argument(
        "--bot-processes", type=int, default=usual.bot_processes, metavar="N", help="(1)"
    )
    command.add_argument(
        "--beat", type=float, default=usual.beat, metavar="S", help="seconds a bot takes (0.6)"
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
    command.add_argument("--pages", default="", metavar="FOLDER", help="the browser client")
    command.add_argument("--log", choices=("json", "text"), default="json", help="(json)")


def _run_serve(arguments: argparse.Namespace) -> None:
    from tablee.server.serve import serve
    from tablee.server.store.contract import Refused

    try:
        serve(settings_of(arguments))
    except Refused as refused:
        raise Faults([Fault("serve", str(refused))]) from None


def packaged_pages() -> str:
    """The browser client that was built into this package; nothing if it was left out."""
    pages = Path(__file__).parent / "pages"
    return str(pages) if (pages / "index.html").is_file() else ""


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings that the command line asks for."""
    mail = None
    if arguments.mail:
        try:
            mail = msgspec.json.decode(Path(arguments.mail).read_bytes(), type=Mail)
        except (OSError, msgspec.DecodeError) as error:
            raise Faults([Fault("--mail", str(error))]) from None
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
        pages=arguments.pages or packaged_pages(),
        log_format=arguments.log,
    )


# ---- verify -----------------------------------------------------------------------------------


def _add_verify(commands: Any) -> None:
    command = _command(
        commands, "verify", "check that every draw of a record was fair", _run_verify
    )
    command.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    command.add_argument("--json", action="store_true", help="as JSON")


def _run_verify(arguments: argparse.Namespace) -> None:
    from tablee.games import registry
    from tablee.kernel.reading import read_json
    from tablee.kernel.record import read_record
    from tablee.server.fairness import verify

    source = arguments.file
    try:
        data = sys.stdin.buffer.read() if source == "-" else Path(source).read_bytes()
        proof = verify(read_record(read_json(data, source)))
    except OSError as error:
        raise Faults([Fault(source, error.strerror or str(error))]) from None
    except registry.UnknownGame as error:
        raise Faults([Fault("game", str(error))], source) from None
    except Faults as faults:
        raise faults.named(source) from None
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(proof)).decode())
        return
    print(f"{proof.game}: {proof.moves} lines, {proof.draws} draws: all as the secret gives them")
    for tally in proof.tallies:
        counts = " ".join(map(str, tally.counts))
        print(f"  below {tally.sides:3}: {counts}  (expected {tally.expected:g} each)")


# ---- backup, protocol -------------------------------------------------------------------------


def _add_backup(commands: Any) -> None:
    command = _command(commands, "backup", "copy an SQLite database in use", _run_backup)
    command.add_argument("database", metavar="FILE", help="the database")
    command.add_argument("target", metavar="COPY", help="the file to write")


def _run_backup(arguments: argparse.Namespace) -> None:
    from tablee.server.store.contract import Refused
    from tablee.server.store.sqlite import back_up

    if "://" in arguments.database:
        message = "is for SQLite files; PostgreSQL is copied by pg_dump"
        raise Faults([Fault("backup", message)])
    try:
        count = back_up(Path(arguments.database), Path(arguments.target))
    except Refused as refused:
        raise Faults([Fault("backup", str(refused))]) from None
    print(f"{arguments.target}: {count} tables")


def _add_protocol(commands: Any) -> None:
    command = _command(
        commands, "protocol", "print the server's interface for programs", _run_protocol
    )
    command.add_argument(
        "form", choices=("openapi", "schema", "typescript"), help="REST, all documents, or types"
    )


def _run_protocol(arguments: argparse.Namespace) -> None:
    from tablee.server.web.openapi import openapi_document, wire_schema
    from tablee.server.web.typescript import typescript

    if arguments.form == "typescript":
        print(typescript(), end="")
        return
    document = openapi_document() if arguments.form == "openapi" else wire_schema()
    print(msgspec.json.format(msgspec.json.encode(document)).decode())
