"""Opening tables and sitting down at them, over HTTP."""

from __future__ import annotations

import secrets
from typing import Any

from tablee.client.links import Link
from tablee.client.receipts import NOTHING_KEPT, Receipt
from tablee.client.rest import Refused, call


def join(
    server: str, table: str, seat: int, name: str, invite: str = "", lang: str = "en"
) -> tuple[str, Receipt]:
    """Sit down and add to the dice, having seen the promise; the seat's token and the receipt."""
    path = f"/api/tables/{table}"
    info = call(server, path)
    entropy = secrets.token_hex(32)
    body = {"name": name, "entropy": entropy} | ({"invite": invite} if invite else {})
    token: str = call(server, f"{path}/seats/{seat}/join?lang={lang}", body)["token"]
    if info["started"]:
        return token, Receipt()
    # After the start nothing is added any more: the others may have started at this very moment.
    now = call(server, path, token=token)
    taken = not now["started"] or entropy in now["contributions"]
    return token, Receipt(info["commitment"], entropy if taken else "")


def free_seat(server: str, table: str) -> int | None:
    """The first seat that nobody has; None if all are taken."""
    seats: list[dict[str, Any]] = call(server, f"/api/tables/{table}")["seats"]
    return next((n for n, held in enumerate(seats) if held["holder"] == "open"), None)


def join_by_link(link: Link, name: str, lang: str = "en") -> tuple[str, Receipt]:
    """Sit down where a link leads: one's own seat, the one invited to, or a free one.

    The seat's token and the receipt; raises `Refused` if no seat is free.
    """
    if link.token:
        return link.token, NOTHING_KEPT
    seat = free_seat(link.server, link.table) if link.seat is None else link.seat
    if seat is None:
        raise Refused("seat-taken", "K5.2", "every seat of this table is taken")
    return join(link.server, link.table, seat, name, link.invite, lang)


def open_table(
    server: str, game: str, options: dict[str, Any], name: str, seat: int
) -> tuple[str, str, str]:
    """Open a table and sit down there: the table, the seat's token, and the host's."""
    wanted = [{"holder": "open"}] * seat + [{"holder": "me", "name": name}]
    opened = call(server, "/api/tables", {"game": game, "options": options, "seats": wanted})
    return opened["table"], opened["seats"][0]["token"], opened["host"]
