"""A small client: sit at a table of a Tablée server and play, from Python.

    with Seat.new("http://127.0.0.1:8000", "footclub", level="regular") as seat:
        while not seat.over:
            if seat.moves:
                seat.play(seat.moves[0])
            else:
                seat.wait()

`Seat.join(link)` sits down where a link leads. A seat keeps what the server last sent: `view`,
`prompt`, `moves`, `events`, `outcome`. It needs nothing but `msgspec` and `websockets`; only
`Seat.sample_view` and `play_bot`, for bots that think with the rules, open the games. See
`docs/server/bots-in-20-lines.md`.

It also keeps what the server cannot take back: the promise behind the dice as it was shown, and
what this side added to them. `vouch` compares them with what is shown at the end (K4.5).
"""

from __future__ import annotations

from tablee.client.bots import play_bot
from tablee.client.joining import free_seat, join, join_by_link
from tablee.client.links import BadLink, Link, is_link, parse_link
from tablee.client.receipts import NOTHING_KEPT, Receipt, Unfair, Vouched, vouch
from tablee.client.rest import Lost, NoServer, Refused, call
from tablee.client.seat import PROTOCOL, Seat, long_moves

__all__ = [
    "NOTHING_KEPT",
    "PROTOCOL",
    "BadLink",
    "Link",
    "Lost",
    "NoServer",
    "Receipt",
    "Refused",
    "Seat",
    "Unfair",
    "Vouched",
    "call",
    "free_seat",
    "is_link",
    "join",
    "join_by_link",
    "long_moves",
    "parse_link",
    "play_bot",
    "vouch",
]
