"""`tablee prune`: delete old tables of a database.

`tablee delete`: the host deletes a table at a server.

`tablee privacy`: what a server keeps, and for how long.
"""

from __future__ import annotations

import argparse
import asyncio
import time
import urllib.error
from typing import Any

import msgspec

from tablee.cli.arguments import add_command, add_language, span, texts_of
from tablee.cli.files import Complaint
from tablee.client.links import BadLink, Link, parse_link
from tablee.protocol.http import PrivacyInfo
from tablee.server.settings import Settings
from tablee.texts import Texts


def add_prune(commands: Any) -> None:
    usual = Settings()
    command = add_command(commands, "prune", "delete old tables of a database", run_prune)
    command.add_argument(
        "--database",
        default=usual.database,
        metavar="FILE|URL",
        help=f"an SQLite file, or postgresql://… ({usual.database})",
    )
    command.add_argument(
        "--older-than",
        type=span,
        required=True,
        metavar="TIME",
        help="tables on which nothing happened for so long: 12h, 90d, 8w …",
    )
    command.add_argument("--dry-run", action="store_true", help="only say how many there are")
    add_language(command)


def run_prune(arguments: argparse.Namespace) -> None:
    from tablee.server.store.contract import Refused, StoreError

    if not arguments.older_than:
        raise Complaint("--older-than: write 12h, 90d or 8w")
    now = time.time_ns() // 1_000_000
    before = now - arguments.older_than * 1000
    try:
        count = asyncio.run(_prune(arguments.database, before, now, arguments.dry_run))
    except (Refused, StoreError) as error:
        raise Complaint(f"prune: {error}") from None
    message = "prune-would" if arguments.dry_run else "prune-done"
    print(texts_of(arguments).say(message, {"count": count, "database": arguments.database}))


async def _prune(address: str, before: int, now: int, dry_run: bool) -> int:
    from tablee.server.rooms.retention import prune
    from tablee.server.store.choose import open_store
    from tablee.server.store.contract import Limits
    from tablee.server.store.sqlite import SqliteStore
    from tablee.server.store.sqlite_file import compact, count_expired

    store = open_store(address)
    limits = Limits(before, before, before)
    if isinstance(store, SqliteStore):
        found = count_expired(store.file, limits)
        if dry_run or not found:
            return found
    await store.open()
    try:
        if dry_run:
            return len(await store.expired(limits, 2**62))
        erased = await prune(store, limits, now)
    finally:
        await store.close()
    if isinstance(store, SqliteStore):
        compact(store.file)
    return erased


def add_delete(commands: Any) -> None:
    command = add_command(commands, "delete", "delete a table at a server, as its host", run_delete)
    command.add_argument("link", metavar="LINK", help="https://…/t/TABLE#KEY with the host's key")
    command.add_argument("--yes", action="store_true", help="do not ask again")
    add_language(command)


def run_delete(arguments: argparse.Namespace) -> None:
    from tablee.client import Lost, Refused, call

    texts = texts_of(arguments)
    try:
        link = parse_link(arguments.link)
        path = f"/api/tables/{link.table}?lang={texts.language}"
        if not arguments.yes and not _sure(link, call(link.server, path), texts):
            raise Complaint(texts.say("delete-not"))
        call(link.server, path, token=link.token, method="DELETE")
    except BadLink:
        raise Complaint(texts.say("term-no-link", {"link": arguments.link})) from None
    except Refused as refused:
        raise Complaint(str(refused)) from None
    except (urllib.error.URLError, OSError, Lost) as error:
        reason = str(getattr(error, "reason", error))
        raise Complaint(texts.say("term-unreachable", {"reason": reason})) from None
    print(texts.say("delete-done"))


def _sure(link: Link, info: dict[str, Any], texts: Texts) -> bool:
    names = ", ".join(seat["name"] or "–" for seat in info["seats"])
    game = texts.say(f"{info['game']}-name")
    print(texts.say("delete-sure", {"game": game, "names": names, "table": link.table}))
    try:
        answer = input(f"{texts.say('delete-question')} ")
    except EOFError:
        return False
    return answer.strip().lower() == texts.say("delete-yes").lower()


def add_privacy(commands: Any) -> None:
    command = add_command(
        commands, "privacy", "tell what a server keeps, and for how long", run_privacy
    )
    command.add_argument(
        "server", nargs="?", default="", metavar="URL", help="a server (default: the usual figures)"
    )
    add_language(command)


def run_privacy(arguments: argparse.Namespace) -> None:
    texts = texts_of(arguments)
    for section in _privacy(arguments.server.rstrip("/"), texts).sections:
        print(section.heading)
        for line in section.lines:
            print(f"- {line}")
        print()


def _privacy(server: str, texts: Texts) -> PrivacyInfo:
    from tablee.client import Lost, Refused, call
    from tablee.server.api.privacy import privacy_info

    if not server:
        return privacy_info(Settings(), texts)
    try:
        return msgspec.convert(call(server, f"/api/privacy?lang={texts.language}"), PrivacyInfo)
    except Refused as refused:
        raise Complaint(str(refused)) from None
    except (urllib.error.URLError, OSError, Lost, ValueError) as error:
        reason = str(getattr(error, "reason", error))
        raise Complaint(texts.say("privacy-unreachable", {"reason": reason})) from None
