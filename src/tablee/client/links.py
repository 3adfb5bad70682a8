"""Links to tables, as browsers know them and people send them.

| link                                   | what for                              |
|----------------------------------------|---------------------------------------|
| https://host/#/table/TABLE             | sit down on a free seat, or watch     |
| https://host/#/table/TABLE/SEAT/INVITE | sit down on the seat one is invited to|
| https://host/t/TABLE                   | the same as the first                 |
| https://host/t/TABLE#TOKEN             | come back to one's own seat           |
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import unquote, urlsplit

TABLE = re.compile(r"[A-Za-z0-9_-]{10,40}")


class BadLink(ValueError):
    """This is no link to a table."""


@dataclass(frozen=True, slots=True)
class Link:
    """Where a table is, and what the link opens there."""

    server: str
    table: str
    seat: int | None = None
    invite: str = ""
    token: str = ""


def is_link(text: str) -> bool:
    """Whether a text looks like a link at all."""
    return text.startswith(("http://", "https://"))


def parse_link(text: str) -> Link:
    """The table a link leads to; raises `BadLink` if it leads to none."""
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise BadLink(f"{text!r} is not a link to a table") from None
    del port
    if not is_link(text) or not host:
        raise BadLink(f"{text!r} is not a link to a table")
    path, _, rest = parts.path.partition("/t/")
    server = f"{parts.scheme}://{parts.netloc}{path.rstrip('/')}"
    if rest:
        return Link(server, _table(rest.strip("/"), text), token=parts.fragment)
    words = [unquote(word) for word in parts.fragment.strip("/").split("/")]
    if len(words) < 2 or words[0] != "table":
        raise BadLink(f"{text!r} is not a link to a table")
    seat, invite = None, ""
    if len(words) >= 4 and words[2].isascii() and words[2].isdecimal():
        seat, invite = int(words[2]), words[3]
    return Link(server, _table(words[1], text), seat, invite)


def _table(name: str, text: str) -> str:
    if TABLE.fullmatch(name) is None:
        raise BadLink(f"{text!r} is not a link to a table")
    return name
