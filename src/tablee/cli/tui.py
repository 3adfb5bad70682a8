"""`tablee tui`: play on a screen of characters, local or at a server's table, or step a replay."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.cli.arguments import add_command, texts_of
from tablee.cli.files import Complaint, own_mistakes, read_file
from tablee.cli.term import add_table, local_table, remote_table, save
from tablee.client.links import is_link
from tablee.games import registry
from tablee.kernel.documents import Faults
from tablee.texts import Texts, printable

if TYPE_CHECKING:
    from tablee.tui.app import TableApp


def add(commands: Any) -> None:
    command = add_command(
        commands, "tui", "play full-screen in the terminal, or step through a replay", run
    )
    add_table(command, "or a record's file")
    command.add_argument("--save", metavar="FILE", help="write the record at the end")
    beat = "seconds a computer player takes at least (0.35)"
    command.add_argument("--beat", type=float, default=0.35, metavar="S", help=beat)


def run(arguments: argparse.Namespace) -> None:
    texts = texts_of(arguments)
    need_terminal(texts)
    if is_link(arguments.game):
        leave(remote_app(arguments, texts))
    elif is_file(arguments.game):
        leave(replay_app(arguments.game, texts))
    else:
        play_local(arguments, texts)


def need_terminal(texts: Texts) -> None:
    """Complain where there is no screen to draw on."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Complaint(texts.say("tui-needs-terminal"))


def is_file(name: str) -> bool:
    """Whether somebody means a file and no game: it is there, or it is called like one."""
    return name not in registry.names() and (
        Path(name).exists() or Path(name).name != Path(name).stem
    )


def leave(app: TableApp) -> None:
    """Run an app, and say its last word."""
    words = app.run()
    if app.source.failure is not None:
        raise app.source.failure
    if words:
        print(words)


def play_local(arguments: argparse.Namespace, texts: Texts) -> None:
    """A table on this machine."""
    from tablee.tui.app import TableApp
    from tablee.tui.local import LocalSource

    table = local_table(arguments, texts)
    table.mistakes = own_mistakes()
    if arguments.save:
        save(table, arguments.save)  # fails now, not later
    try:
        leave(TableApp(LocalSource(table, texts, arguments.beat), table.game, texts))
    finally:
        if arguments.save:
            save(table, arguments.save)


def remote_app(arguments: argparse.Namespace, texts: Texts) -> TableApp:
    """A server's table."""
    from tablee.tui.app import TableApp
    from tablee.tui.remote import RemoteSource

    source = RemoteSource(remote_table(arguments, texts), texts)
    return TableApp(source, source.game, texts)


def replay_app(name: str, texts: Texts) -> TableApp:
    """A recorded game."""
    from tablee.kernel.reading import read_json
    from tablee.kernel.record import read_record
    from tablee.tui.app import TableApp
    from tablee.tui.replay import ReplaySource

    try:
        record = read_record(read_json(read_file(name), name))
        names = [
            printable(seat.name) or texts.say("term-name-human", {"number": number + 1})
            for number, seat in enumerate(record.seats)
        ]
        source = ReplaySource(record, names, texts)
    except Faults as faults:
        raise faults.named(name) from None
    return TableApp(source, source.game, texts)
