"""`tablee play`: a server on this machine, and the browser at a table ready to play."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from typing import Any

from tablee.cli.arguments import add_command, add_language, as_called, texts_of
from tablee.cli.files import Complaint, own_folder
from tablee.cli.serve import EVERYWHERE, check_network, for_people, port_taken, tell_others
from tablee.games import registry
from tablee.option_files import VARIABLE, usual_folder
from tablee.server.settings import Retention, Settings, packaged_pages
from tablee.texts import Texts


def add(commands: Any) -> None:
    usual = Settings()
    command = add_command(
        commands, "play", "play in the browser at once: you against computer players", run
    )
    command.add_argument(
        "game",
        nargs="?",
        default="les-poilus",
        metavar="GAME",
        help=f"{', '.join(registry.names())} (les-poilus)",
    )
    command.add_argument("--port", type=int, default=usual.port, help=f"({usual.port}; 0: any)")
    command.add_argument(
        "--database",
        default="",
        metavar="FILE",
        help="database file (default: in your data folder)",
    )
    command.add_argument(
        "--maps", default=usual_folder(), metavar="FOLDER", help=f"maps of your own (${VARIABLE})"
    )
    command.add_argument("--lan", action="store_true", help="let the home network join")
    command.add_argument("--no-browser", action="store_true", help="only say the address")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    from tablee.server.serve import CannotListen, serve
    from tablee.server.store.contract import InUse, Refused

    game = registry.game(arguments.game)
    texts = texts_of(arguments)
    pages = packaged_pages()
    if not pages:
        raise Complaint(texts.say("play-no-pages", {"command": as_called("term", game.key)}))
    if not 0 <= arguments.port <= 65535:
        raise Complaint("--port: must be 0 to 65535")
    check_network(arguments, texts)
    settings = Settings(
        host=EVERYWHERE if arguments.lan else Settings().host,
        port=arguments.port,
        database=arguments.database or str(own_folder() / "tables.db"),
        pages=pages,
        maps=arguments.maps,
        log_format="quiet",
        # One's own tables on one's own machine: they stay until one deletes them.
        retention=Retention(unstarted=0, abandoned=0, finished=0),
    )

    def open_at(message: str, address: str) -> None:
        # With --lan also here by the address that others use: it stands in the links one sends.
        address = for_people(address)
        print(texts.say(message, {"address": address}), flush=True)
        if arguments.lan:
            tell_others(address, texts)
        show(f"{address}/#/play/{game.key}", texts, arguments.no_browser)
        if os.environ.get("TABLEE_MAKE"):
            print(texts.say("play-by-itself", {"command": f"{sys.argv[0]} --help"}), flush=True)

    try:
        serve(settings, lambda address: open_at("play-ready", address))
    except CannotListen as problem:
        if not problem.taken:
            raise Complaint(f"play: {problem}") from None
        address = for_people(f"http://{settings.host}:{settings.port}")
        if serves_tables(address):
            open_at("play-already", address)
        elif arguments.lan and serves_tables(f"http://127.0.0.1:{settings.port}"):
            raise Complaint(texts.say("play-already-alone")) from None
        else:
            raise port_taken("play", settings, texts) from None
    except InUse:
        other = as_called("play", f"--port {arguments.port} --database FILE")
        about = {"file": settings.database, "command": other}
        raise Complaint(texts.say("play-tables-in-use", about)) from None
    except Refused as refused:
        raise Complaint(f"play: {refused}") from None


def serves_tables(address: str) -> bool:
    """Whether it is a server of ours that listens there."""
    try:
        with urllib.request.urlopen(f"{address}/api/games", timeout=5) as answer:
            return b"les-poilus" in answer.read(65536)
    except (OSError, ValueError):
        return False


def show(address: str, texts: Texts, stay: bool) -> None:
    """Open the browser at a table; where there is none, say where to look."""
    screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if stay or not screen:
        print(texts.say("play-open", {"address": address}), flush=True)
        return
    # Some browsers keep the caller waiting until they are closed.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
