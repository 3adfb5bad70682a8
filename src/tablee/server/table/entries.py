"""What is written down of a table: everything that ever changed it, in order.

An entry holds enough to do the same again without asking anybody: draws, hashes and times are in
it. Entries are for the store alone. What others may know of one is decided in `frames.py`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablee.kernel.documents import GuidedGame, Reason
from tablee.protocol.public_log import DealTerms, Holder, Terms, What

#: A line of the game as it is stored: the name of the event, then its values.
StoredEvent = list[str | int]
Draws = list[tuple[int, int]]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One entry of a table's log."""


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is meant to sit somewhere."""

    holder: Holder
    name: str = ""
    level: str = ""
    #: The hashes of the invitation, of the seat's token and of its recovery phrase.
    invite: str = ""
    token: str = ""
    phrase: str = ""


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """The table was opened; the server's secret is fixed from here on."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: list[SeatPlan]
    terms: Terms
    secret: str
    host: str
    #: A table that begins in the middle: its position, and where that came from.
    position: dict[str, Any] | None = None
    source: str = ""
    source_line: int = 0
    #: A guided game: what will be played and drawn.
    guided: GuidedGame | None = None
    #: Whether bots that nobody named are called after whom they play; earlier releases did not.
    characters: bool = False
    #: A table whose luck is fixed beforehand; the secret is the deal's.
    deal: DealTerms | None = None
    #: What fell in the game that the deal was made of, by situation.
    known_luck: dict[str, int] = {}


class SeatChanged(Entry, frozen=True, tag="seat-changed"):
    """The host gave a seat to somebody else before the start, or an empty one to a bot."""

    seat: int
    plan: SeatPlan


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody sat down."""

    seat: int
    name: str
    token: str
    phrase: str
    entropy: str = ""


class Contributed(Entry, frozen=True, tag="contributed"):
    """A seat added to the dice (K4.5)."""

    seat: int
    entropy: str


class Recovered(Entry, frozen=True, tag="recovered"):
    """Somebody got back in by the recovery phrase; the old link is void."""

    seat: int
    token: str
    phrase: str


class Started(Entry, frozen=True, tag="started"):
    """The game began: what was drawn for it, and how many words of the stream that took."""

    draws: Draws
    words: int
    events: list[StoredEvent]


class Moved(Entry, frozen=True, tag="moved"):
    """A move was made, by its seat or by the bot that sits in."""

    line: int
    seat: int
    move: str
    draws: Draws = []
    words: int = 0
    events: list[StoredEvent] = []
    by_bot: bool = False
    #: Why the bot made it: for after the game (K12.2).
    why: Reason | None = None


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took its own last move back (K2.1)."""

    line: int
    seat: int
    undo: int


class Said(Entry, frozen=True, tag="said"):
    """Somebody spoke: in their own words, or with a prepared phrase."""

    seat: int
    text: str = ""
    phrase: str = ""


class Proposed(Entry, frozen=True, tag="proposed", kw_only=True):
    """Somebody asks the others for their leave (K6). A newcomer is seat -1."""

    by: int
    what: What
    line: int = 0
    seat: int = -1
    name: str = ""
    token: str = ""
    phrase: str = ""
    asked: list[int]
    #: What it is called; 0 for the number of this entry, which tells how many there are.
    number: int = 0
    #: Whether the seat's holder must answer, however long they stay away (K5.6). Entries of earlier
    #: releases did without those who were away.
    needs_holder: bool = False


class Answered(Entry, frozen=True, tag="answered"):
    """Somebody agreed or declined; the last to agree makes it happen."""

    seat: int
    proposal: int
    agree: bool


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """A proposal was withdrawn."""

    proposal: int


class HolderSeen(Entry, frozen=True, tag="holder-seen"):
    """The holder of a seat that is asked for was there just now: their absence counts from here."""

    seat: int


class Passed(Entry, frozen=True, tag="passed"):
    """Its holder was away for as long as the terms say: a seat is the newcomer's (K5.7)."""

    seat: int
    name: str
    former: str
    proposal: int


class WonBack(Entry, frozen=True, tag="won-back"):
    """The former holder of such a seat is back with the old phrase or key (K5.8)."""

    seat: int
    name: str
    former: str
    token: str
    phrase: str


class SeatRequests(Entry, frozen=True, tag="seat-requests"):
    """The host lets newcomers ask for seats, or not."""

    allowed: bool


class Muted(Entry, frozen=True, tag="muted"):
    """The host closed the chat to a seat, or opened it again."""

    seat: int
    muted: bool


class SatIn(Entry, frozen=True, tag="sat-in"):
    """A bot plays for a seat whose player is away or out of time."""

    seat: int
    level: str
    reason: Literal["absence", "clock"]


class Returned(Entry, frozen=True, tag="returned"):
    """The player is back; the bot stops."""

    seat: int


class Faltered(Entry, frozen=True, tag="faltered"):
    """A bot that is to move fails again and again; it will be asked now and then."""

    seat: int


class Watched(Entry, frozen=True, tag="watched"):
    """The host let spectators in, or closed the door to them."""

    watchers: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same players go on at another table."""

    table: str


class Contacted(Entry, frozen=True, tag="contacted"):
    """A seat wants notices at an address, and was sent a code there (kept as a hash).

    The address is not here: what is in the log stays, and an address is to be forgotten.
    """

    seat: int
    code: str


class Confirmed(Entry, frozen=True, tag="confirmed"):
    """The address is the seat's own: it knew the code."""

    seat: int


AnyEntry = (
    Opened
    | SeatChanged
    | Joined
    | Contributed
    | Recovered
    | Started
    | Moved
    | Undone
    | Said
    | Proposed
    | Answered
    | Withdrawn
    | HolderSeen
    | Passed
    | WonBack
    | SeatRequests
    | Muted
    | SatIn
    | Returned
    | Faltered
    | Watched
    | Rematched
    | Contacted
    | Confirmed
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> bytes:
    """An entry as the store keeps it."""
    return _encoder.encode(entry)


def decode(body: bytes) -> AnyEntry:
    """An entry from the store."""
    return _decoder.decode(body)  # type: ignore[no-any-return]
