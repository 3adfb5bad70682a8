"""`tablee play`: a server on this machine, and the browser at a table ready to play."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from typing import Any

from tablee.cli.arguments import add_command, add_language, texts_of
from tablee.cli.files import Complaint, own_folder
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
    command.add_argument("--no-browser", action="store_true", help="only say the address")
    add_language(command)


def run(arguments: argparse.Namespace) -> None:
    from tablee.server.serve import serve
    from tablee.server.store.contract import Refused

    game = registry.game(arguments.game)
    texts = texts_of(arguments)
    pages = packaged_pages()
    if not pages:
        raise Complaint(texts.say("play-no-pages", {"command": f"tablee term {game.key}"}))
    if not 0 <= arguments.port <= 65535:
        raise Complaint("--port: must be 0 to 65535")
    settings = Settings(
        port=arguments.port,
        database=arguments.database or str(own_folder() / "tables.db"),
        pages=pages,
        maps=arguments.maps,
        log_format="quiet",
        # One's own tables on one's own machine: they stay until one deletes them.
        retention=Retention(unstarted=0, abandoned=0, finished=0),
    )

    def ready(address: str) -> None:
        print(texts.say("play-ready", {"address": address}), flush=True)
        show(f"{address}/#/play/{game.key}", texts, arguments.no_browser)

    address = f"http://{settings.host}:{settings.port}"
    if settings.port and taken(settings):
        if serves_tables(address):
            print(texts.say("play-already", {"address": address}), flush=True)
            show(f"{address}/#/play/{game.key}", texts, arguments.no_browser)
            return
        raise Complaint(texts.say("play-port-taken", {"port": str(settings.port)}))
    try:
        serve(settings, ready)
    except Refused as refused:
        raise Complaint(f"play: {refused}") from None


def taken(settings: Settings) -> bool:
    """Whether somebody listens at the port already."""
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((settings.host, settings.port)) == 0


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
