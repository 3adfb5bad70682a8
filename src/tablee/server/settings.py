"""What the operator of a server decides."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    """How e-mail is sent."""

    host: str
    port: int = 587
    sender: str
    user: str = ""
    password: str = ""
    starttls: bool = True


DAY = 86_400


class Retention(msgspec.Struct, frozen=True, kw_only=True):
    """How many seconds tables are kept; 0 for as long as nobody deletes them (K13.1)."""

    #: A table at which no game was started, after the last thing that happened there.
    unstarted: int = 14 * DAY
    #: A game that nobody has played on with.
    abandoned: int = 90 * DAY
    #: A game, after its end.
    finished: int = 365 * DAY


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server process."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "tablee.db"
    bus: str = ""
    #: The address people use, such as https://games.example; for links in notices.
    public: str = ""
    #: Other origins whose pages may talk to this server; its own always may.
    origins: tuple[str, ...] = ()
    #: Addresses of reverse proxies whose X-Forwarded-For is believed.
    proxies: tuple[str, ...] = ()
    bot_processes: int = 1
    #: Bots answer on the beat: this many seconds after they are asked, or a multiple of it.
    beat: float = 0.6
    #: Requests per second and at once: of one connection, and of one address.
    seat_rate: float = 20
    seat_burst: float = 60
    address_rate: float = 100
    address_burst: float = 400
    #: Open connections of one address.
    address_connections: int = 200
    #: Tables of one address at which computer players alone may play at once.
    address_bot_tables: int = 10
    webhook: str = ""
    mail: Mail | None = None
    #: Seconds a seat must be to act and away before it is sent a notice.
    notice_after: float = 60
    log_format: str = "json"
    log_level: str = "info"
    retention: Retention = Retention()
    #: Seconds between two looks for tables that are to be deleted.
    prune_every: float = 3600
    #: Seconds between two looks for tables that are due, and for messages the bus lost.
    sweep: float = 2.0
    #: A folder of maps that people drew, offered beside the game's own; nothing offers none.
    maps: str = ""
    #: What the names of tables begin with.
    table_prefix: str = ""
    #: Whether a table that nobody looks at is left alone until somebody does.
    sleeps: bool = False
    #: The luck of a day's deal follows from its date: the same in all browsers, which cannot agree
    #: on a secret. Else it is promised.
    dated_deals: bool = False
    #: Where built pages of the browser client lie; nothing serves none.
    pages: str = ""
    #: The folder `offline` of a static site (make site), to play without the server; may be none.
    offline: str = ""


def offline_version(folder: str) -> str:
    """The version that lies in a folder `offline`; nothing if none does."""
    current = Path(folder) / "current.txt"
    return current.read_text("ascii").strip() if folder and current.is_file() else ""


def packaged_pages() -> str:
    """The browser client that was built into this package; nothing if it was left out."""
    pages = Path(__file__).parent / "pages"
    return str(pages) if (pages / "index.html").is_file() else ""
