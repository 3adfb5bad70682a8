"""The public log: one struct for each sort of entry, with the fields that others may know.

`server.table.redact` fills them. The store's own entries hold more, and never leave the server.

What those who play agree on when a table is opened.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

#: An event of the game by field name; private fields are left out for those who may not know.
#: Which events a game has, and their fields, stands in the schema under its name.
GameEvent = Annotated[
    dict[str, str | int | list[int]],
    msgspec.Meta(
        extra_json_schema={"properties": {"event": {"type": "string"}}, "required": ["event"]}
    ),
]


class PublicEntry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that happened at the table: its number, and when, in milliseconds since 1970."""

    seq: int
    at: int


class PublicOpened(PublicEntry, frozen=True, kw_only=True, tag="opened"):
    """The table was opened."""

    game: str
    #: Where luck is fixed beforehand.
    deal: DealTerms | None = None


class PublicSeatChanged(PublicEntry, frozen=True, kw_only=True, tag="seat-changed"):
    """The host gave a seat to somebody else."""

    seat: int
    holder: Holder
    name: str
    level: str


class PublicJoined(PublicEntry, frozen=True, kw_only=True, tag="joined"):
    """Somebody sat down."""

    seat: int
    name: str


class PublicContributed(PublicEntry, frozen=True, kw_only=True, tag="contributed"):
    """A seat added to the dice."""

    seat: int


class PublicRecovered(PublicEntry, frozen=True, kw_only=True, tag="recovered"):
    """Somebody got back in by the recovery phrase."""

    seat: int


class PublicStarted(PublicEntry, frozen=True, kw_only=True, tag="started"):
    """The game began."""

    events: list[GameEvent]


class PublicMoved(PublicEntry, frozen=True, kw_only=True, tag="moved"):
    """A move was made, and this came of it."""

    line: int
    seat: int
    by_bot: bool
    events: list[GameEvent]


class PublicUndone(PublicEntry, frozen=True, kw_only=True, tag="undone"):
    """A seat took line `undo` back."""

    line: int
    seat: int
    undo: int


class PublicSaid(PublicEntry, frozen=True, kw_only=True, tag="said"):
    """Somebody spoke: in their own words, or with a prepared phrase."""

    seat: int
    text: str
    phrase: str


class PublicProposed(PublicEntry, frozen=True, kw_only=True, tag="proposed"):
    """Somebody asks the others for their leave. A newcomer is seat -1."""

    by: int
    what: What
    line: int
    seat: int
    name: str
    asked: list[int]


class PublicAnswered(PublicEntry, frozen=True, kw_only=True, tag="answered"):
    """Somebody agreed or declined."""

    seat: int
    proposal: int
    agree: bool


class PublicWithdrawn(PublicEntry, frozen=True, kw_only=True, tag="withdrawn"):
    """A proposal was withdrawn."""

    proposal: int


class PublicPassed(PublicEntry, frozen=True, kw_only=True, tag="passed"):
    """A seat passed to a newcomer: its holder was away for as long as the terms say (K5.7)."""

    seat: int
    name: str
    former: str


class PublicWonBack(PublicEntry, frozen=True, kw_only=True, tag="won-back"):
    """A seat that had passed to a newcomer is its former holder's again (K5.8)."""

    seat: int
    name: str
    #: The newcomer, who had not moved yet.
    former: str


class PublicSeatRequests(PublicEntry, frozen=True, kw_only=True, tag="seat-requests"):
    """The host lets newcomers ask for seats, or not."""

    allowed: bool


class PublicMuted(PublicEntry, frozen=True, kw_only=True, tag="muted"):
    """The host closed the chat to a seat, or opened it again."""

    seat: int
    muted: bool


class PublicSatIn(PublicEntry, frozen=True, kw_only=True, tag="sat-in"):
    """A bot plays for a seat whose player is away or out of time."""

    seat: int
    level: str
    reason: Literal["absence", "clock"]


class PublicReturned(PublicEntry, frozen=True, kw_only=True, tag="returned"):
    """The player is back."""

    seat: int


class PublicFaltered(PublicEntry, frozen=True, kw_only=True, tag="faltered"):
    """A bot that is to move fails again and again; it will be asked now and then."""

    seat: int


class PublicWatched(PublicEntry, frozen=True, kw_only=True, tag="watched"):
    """The host let spectators in, or closed the door to them."""

    watchers: bool


class PublicRematched(PublicEntry, frozen=True, kw_only=True, tag="rematched"):
    """The same players go on at another table."""

    table: str


class PublicOther(PublicEntry, frozen=True, kw_only=True, tag="other"):
    """Somebody else's private business."""


AnyPublic = (
    PublicOpened
    | PublicSeatChanged
    | PublicJoined
    | PublicContributed
    | PublicRecovered
    | PublicStarted
    | PublicMoved
    | PublicUndone
    | PublicSaid
    | PublicProposed
    | PublicAnswered
    | PublicWithdrawn
    | PublicPassed
    | PublicWonBack
    | PublicSeatRequests
    | PublicMuted
    | PublicSatIn
    | PublicReturned
    | PublicFaltered
    | PublicWatched
    | PublicRematched
    | PublicOther
)

Holder = Literal["open", "invited", "human", "bot"]

What = Literal["take-back", "pause", "resume", "seat"]

DAY = 86_400


class DealTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What is played at a table whose luck is fixed beforehand (K4.6)."""

    #: The deal, as its address names it, and what its luck is made of besides the secret.
    name: str
    label: str
    #: Whether this is somebody's first try, which counts (K14.2).
    first: bool
    #: When the secret behind the luck is shown, in milliseconds since 1970.
    reveal: int
    #: The level of its computer players; earlier releases did not say it here.
    level: str = ""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A limit in seconds: for each turn, or for a seat's whole game (K8)."""

    per: Literal["turn", "game"]
    seconds: Annotated[int, msgspec.Meta(ge=5, le=60 * DAY)]


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The terms of a table."""

    language: Literal["en", "fr", "de"] = "en"
    #: Free text and phrases, phrases only, or nothing (K7.1).
    chat: Literal["free", "phrases", "off"] = "free"
    clock: Clock | None = None
    #: After this many seconds without a move a bot sits in; 0 for never (K8.4).
    absence: Annotated[int, msgspec.Meta(ge=0, le=60 * DAY)] = 0
    #: After this many seconds away a seat may pass to a person without its holder's answer, if the
    #: others agree; 0 for never (K5.7).
    handover: Annotated[int, msgspec.Meta(ge=0, le=60 * DAY)] = 0
    #: Whether spectators may watch, and how many seconds later (K9).
    watchers: bool = True
    delay: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0
    #: So many seconds after the end the table is deleted; 0: when the server deletes all (K13.1).
    keep: Annotated[int, msgspec.Meta(ge=0, le=3650 * DAY)] = 0
    #: Whether a seat may ask a computer player for advice (K12.1).
    hints: bool = False
    #: Whether the table answers for a seat that has only one answer (K8.5).
    auto_answer: bool = False
    #: One device for all humans: the host's token opens every human seat.
    hot_seat: bool = False
